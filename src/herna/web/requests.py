"""What comes in with a request: who is looking, in which language, and whether it comes from our own pages."""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from herna.kernel.texts import LANGUAGES
from herna.web.pages.shell import Look
from herna.web.words import preferred

Asked = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600


def look_of(request: Asked) -> Look:
    """Language: as asked, as remembered, as the browser prefers."""
    lang = request.query_params.get("lang", "") or request.cookies.get("lang", "")
    if lang not in LANGUAGES:
        lang = preferred(request.headers.get("accept-language", ""))
    theme = request.cookies.get("theme", "")
    return Look(lang, theme if theme in ("light", "dark") else "", request.url.path)


def visitor_of(request: Asked) -> str:
    """Who this browser is: a random number in a cookie, no account."""
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
