"""What comes in with a request: who is looking, at which table, in which language, and from our own pages or not."""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from herna.kernel.texts import LANGUAGES
from herna.web.pages.shell import Look
from herna.web.tables.live import LiveTable
from herna.web.tables.places import NoSuchPlace, Place
from herna.web.tables.room import Room
from herna.web.words import preferred

Asked = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600


def room_of(request: Asked) -> Room:
    room: Room = request.app.state.room
    return room


async def find(request: Asked, table: str, key: str) -> tuple[LiveTable, Place]:
    """The table and what this link opens of it; a wrong link is as unknown as a wrong table."""
    live = await room_of(request).table(table)
    place = None if live is None else live.place(key)
    if live is None or place is None:
        raise NoSuchPlace
    return live, place


def look_of(request: Asked) -> Look:
    """Language: as asked, as remembered, as the browser prefers."""
    lang = request.query_params.get("lang", "") or request.cookies.get("lang", "")
    if lang not in LANGUAGES:
        lang = preferred(request.headers.get("accept-language", ""))
    theme = request.cookies.get("theme", "")
    query = request.url.query
    here = f"{request.url.path}?{query}" if query else request.url.path
    return Look(lang, theme if theme in ("light", "dark") else "", here)


def visitor_of(request: Asked) -> str:
    """Who this browser is: a random number in a cookie, no account. Without a cookie each call makes up a new one."""
    known = request.cookies.get("visitor", "")
    return known if 16 <= len(known) <= 32 and known.isascii() else secrets.token_urlsafe(18)


def remember(name: str, value: str) -> Cookie:
    return Cookie(key=name, value=value, max_age=YEAR, path="/", httponly=True, samesite="lax")


def check_origin(request: Asked) -> None:
    """Forms of other sites are refused: browsers say where a form comes from."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise HTTPException(status_code=403, detail="forged")
        return
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise HTTPException(status_code=403, detail="forged")
