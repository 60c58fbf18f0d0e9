"""What comes in with a request: who is looking, at which table, in which language, and from our own pages or not."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncGenerator
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Cookie, FormMultiDict
from litestar.exceptions import HTTPException, InternalServerException
from litestar.routes import HTTPRoute

from herna.kernel.errors import HernaError
from herna.kernel.texts.catalogue import LANGUAGES
from herna.web.limits import network_of
from herna.web.pages.shell import Look
from herna.web.reach import Reach, reach
from herna.web.tables.chance import NotDealt
from herna.web.tables.live import LiveTable
from herna.web.tables.places import NoSuchPlace, Place, SitFirst
from herna.web.tables.room import Room
from herna.web.words import preferred

Asked = Request[Any, Any, Any]
YEAR: Final = 365 * 24 * 3600
HOST: Final = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?", re.ASCII)
REQUEST: Final = re.compile(r"[A-Za-z0-9._:-]{0,64}")  # what a client calls a choice, so that it is made only once
VISITOR: Final = re.compile(r"[\w-]{16,32}", re.ASCII)


class UnknownHost(Exception):
    """The request was meant for somebody else, by the name that it calls us."""


class BadBody(HernaError):
    """What came with a request cannot be read."""


class RoomRequest(Request[Any, Any, Any]):
    """A request whose body, whatever it is, can be read or is refused with a sentence."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        try:
            async for chunk in super().stream():
                yield chunk
        except InternalServerException:
            raise BadBody("the request ended too early") from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise BadBody("the JSON is nested too deeply") from None
        except UnicodeDecodeError:
            raise BadBody("JSON is text in UTF-8, and this is not") from None

    async def form(self) -> FormMultiDict:
        try:
            return await super().form()
        except UnicodeError:
            raise BadBody("a form is text in UTF-8, and this is not") from None
        except LookupError:
            raise BadBody("the form names a way of writing letters (charset) that we do not know") from None


def room_of(request: Asked) -> Room:
    room: Room = request.app.state.room
    return room


async def find(
    request: Asked, table: str, key: str, invited: bool = False, undealt: bool = False, stopped: bool = False
) -> tuple[LiveTable, Place]:
    """The table and what this link opens of it; a wrong link is as unknown as a wrong table.

    An invitation opens nothing of the table, except for those who say that it may be one, and a table that is not dealt
    yet only what has nothing to do with the game. One that is stopped has nothing but its transcript.
    """
    live = await room_of(request).table(table)
    place = None if live is None else live.place(key)
    if live is None or place is None:
        raise NoSuchPlace
    if request.method == "POST":
        room_of(request).counts.seats.take(place.key)
    live.presence.saw(place)
    if live.links.invites(place):
        if not invited:
            raise SitFirst
    elif live.stopped is not None and not stopped:
        raise live.stopped
    elif live.chance.pending and not undealt:
        raise NotDealt
    return live, place


def address_of(request: Asked) -> str:
    """Whose machine asks."""
    return network_of(request.client.host if request.client is not None else "")


def count_table(request: Asked) -> None:
    """Whoever wants a new table is counted, by their machine and by their browser if it tells us who it is."""
    counts = room_of(request).counts
    if VISITOR.fullmatch(request.cookies.get("visitor", "")):
        counts.visitors.take(request.cookies["visitor"])
    counts.tables.take(address_of(request))


def look_of(request: Asked) -> Look:
    """Language: as asked, as remembered, as the browser prefers."""
    lang = request.query_params.get("lang", "") or request.cookies.get("lang", "")
    if lang not in LANGUAGES:
        lang = preferred(request.headers.get("accept-language", ""))
    theme = request.cookies.get("theme", "")
    path, query = path_of(request), request.scope["query_string"].decode("ascii", "replace")
    here = sent_from(request) if request.method == "POST" else f"{path}?{query}" if query else path
    return Look(lang, theme if theme in ("light", "dark") else "", here, room_of(request).office.notice)


def sent_from(request: Asked) -> str:
    """What can be opened again after a form was sent: its own address, or the nearest one above it that has a page."""
    shown = {
        route.path_format for route in request.app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods
    }
    path, pattern = path_of(request), str(request.scope.get("path_template", ""))
    while pattern and pattern not in shown:
        path, pattern = [part.rpartition("/")[0] for part in (path, pattern)]
    return path if pattern else "/"


def path_of(request: Asked) -> str:
    """The path that is asked for. (`request.url` cannot be read where the Host header makes no sense.)"""
    return str(request.scope["path"])


def inside(path: str) -> str:
    """The path, if it leads nowhere but into this room; else the entrance."""
    return path if path.startswith("/") and not path.startswith("//") and "\\" not in path else "/"


def reach_of(request: Asked) -> Reach:
    """What addresses begin with that are given to a friend."""
    settings = room_of(request).settings
    return reach(settings, request.scope["scheme"], request.headers.get("host", ""))


def visitor_of(request: Asked) -> str:
    """Who this browser is: a random number in a cookie, no account. Without a cookie each call makes up a new one."""
    known = request.cookies.get("visitor", "")
    return known if VISITOR.fullmatch(known) else secrets.token_urlsafe(18)


def remember(name: str, value: str) -> Cookie:
    return Cookie(key=name, value=value, max_age=YEAR, path="/", httponly=True, samesite="lax")


async def check_request(request: Asked) -> None:
    """What holds for all addresses. (A plain function would be sent to a thread, for every request.)"""
    check_host(request)
    check_origin(request)
    counts, address = room_of(request).counts, address_of(request)
    counts.requests.take(address)
    if request.method == "POST":
        counts.choices.take(address)


def check_host(request: Asked) -> None:
    """A page of another site that gives its own name our address must not be able to talk to us."""
    name = HOST.fullmatch(request.headers.get("host", ""))
    known = room_of(request).settings.names
    if name is None or (known and name[1].casefold() not in known):
        raise UnknownHost


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
    if origin is not None and site_of(origin) != request.headers.get("host"):
        raise HTTPException(status_code=403, detail="forged")


def site_of(origin: str) -> str:
    """Host and port of an address; empty if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
