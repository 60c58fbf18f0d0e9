"""The server: addresses, and what is answered there."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.types import Message, Scope

from herna._version import __version__
from herna.kernel.errors import HernaError, RecordError, UnknownGame
from herna.learn.shelf import NoLesson
from herna.web.limits import TooMany
from herna.web.pages.door import door_page
from herna.web.pages.shell import error_page
from herna.web.pages.table import frame
from herna.web.policy import content_policy
from herna.web.routes.answers import ROOT, rooted
from herna.web.routes.api import API_ROUTES
from herna.web.routes.beside import BESIDE_ROUTES
from herna.web.routes.company import COMPANY_ROUTES
from herna.web.routes.decks import DECK_ROUTES
from herna.web.routes.entrance import PAGE_ROUTES
from herna.web.routes.house import HOUSE_ROUTES, NeedsPassword, check_password
from herna.web.routes.installed import INSTALLED_ROUTES
from herna.web.routes.learn import LEARN_ROUTES
from herna.web.routes.lobby import LOBBY_ROUTES
from herna.web.routes.me import ME_ROUTES
from herna.web.routes.mine import MINE_ROUTES
from herna.web.routes.office import OFFICE_ROUTES, Banned, check_ban
from herna.web.routes.passkeys import PASSKEY_ROUTES
from herna.web.routes.puzzles import PUZZLE_ROUTES
from herna.web.routes.reminders import REMINDER_ROUTES
from herna.web.routes.requests import Asked, RoomRequest, UnknownHost, check_request, look_of, path_of
from herna.web.routes.reviews import REVIEW_ROUTES
from herna.web.routes.statistics import STATISTICS_ROUTES
from herna.web.routes.tables import TABLE_ROUTES
from herna.web.routes.talk import TALK_ROUTES
from herna.web.settings import RoomSettings
from herna.web.store import Store, Unavailable
from herna.web.store.lobby import Crowded
from herna.web.tables.chance import NotDealt
from herna.web.tables.places import NoSuchPlace, NotAllowed, NotYours, NoWatching, SitFirst, Stale
from herna.web.tables.room import Room
from herna.web.tables.transcripts import Stopped
from herna.web.words import say

LOG: Final = logging.getLogger("herna.web")
TRY_AGAIN: Final = 3  # seconds after which a database may answer again
LARGEST_BODY: Final = 1_000_000
HEADERS: Final = {
    b"content-security-policy": content_policy().encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"x-frame-options": b"DENY",
}


def create_app(settings: RoomSettings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        store = await Store.open(settings.database)
        room = Room(settings, store, frame)
        await room.reminders.open()
        app.state.room = room
        try:
            yield
        finally:
            await room.close()

    return Litestar(
        [
            *PAGE_ROUTES,
            *TABLE_ROUTES,
            *BESIDE_ROUTES,
            *COMPANY_ROUTES,
            *TALK_ROUTES,
            *DECK_ROUTES,
            *LEARN_ROUTES,
            *PUZZLE_ROUTES,
            *HOUSE_ROUTES,
            *LOBBY_ROUTES,
            *MINE_ROUTES,
            *ME_ROUTES,
            *STATISTICS_ROUTES,
            *INSTALLED_ROUTES,
            *OFFICE_ROUTES,
            *REMINDER_ROUTES,
            *PASSKEY_ROUTES,
            *REVIEW_ROUTES,
            Router("/api", route_handlers=API_ROUTES),
        ],
        lifespan=[lifespan],
        state=AppState({"room": None}),
        request_class=RoomRequest,
        before_request=come_in,
        after_request=under_path,
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=700, exclude=["/live$"]),
        exception_handlers={Exception: answer_error},
        openapi_config=OpenAPIConfig(
            title="Herna",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            servers=[Server(url=settings.path or "/")],
        ),
        debug=False,
    )


async def come_in(request: Asked) -> None:
    """What holds for all addresses."""
    await check_request(request)
    check_ban(request)
    check_password(request)


async def under_path(answer: Response[Any]) -> Response[Any]:
    """A page leads to other pages of the same room."""
    if isinstance(answer.content, str) and answer.media_type == MediaType.HTML:
        answer.content = rooted(answer.content)
    return answer


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the same guards."""
    if message["type"] == "http.response.start":
        headers = list(message.get("headers", []))
        present = {name.lower() for name, _ in headers}
        headers += [(name, value) for name, value in HEADERS.items() if name not in present]
        if scope["scheme"] == "https":
            headers = [(name, over_tls_only(value) if name == b"set-cookie" else value) for name, value in headers]
        if path := ROOT.get().encode():
            headers = [(name, moved(name, value, path)) for name, value in headers]
        message["headers"] = headers


def moved(name: bytes, value: bytes, path: bytes) -> bytes:
    """A header of a room that lies under a path: where it sends people, and where cookies hold."""
    if name == b"location" and value.startswith(b"/"):
        return path + value
    if name == b"set-cookie":
        return value.replace(b"Path=/;", b"Path=" + path + b"/;")
    return value


def over_tls_only(cookie: bytes) -> bytes:
    """The cookie, as one that browsers never send in the clear."""
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"


def answer_error(request: Asked, error: Exception) -> Response[Any]:
    """Whatever goes wrong is told in one clear sentence, as a page or as JSON; never a traceback."""
    look = look_of(request)
    status, key = classify(error)
    if status == 500:
        # the address itself has a seat's key in it, so the log gets its pattern
        LOG.error("unexpected error at %s", request.scope.get("path_template", "?"), exc_info=error)
    if isinstance(error, Unavailable):
        LOG.error("the database failed at %s: %s", request.scope.get("path_template", "?"), error)
    wait = error.seconds if isinstance(error, TooMany) else TRY_AGAIN if isinstance(error, Unavailable) else 0
    headers = {"Retry-After": str(wait)} if wait else {}
    if isinstance(error, NeedsPassword):
        headers["WWW-Authenticate"] = "Bearer"
    message = say(look.lang, key, seconds=wait)
    detail = str(error) if isinstance(error, HernaError) else ""
    if path_of(request).startswith("/api"):
        told = {"error": detail or message, "status": status}
        return Response(told, status_code=status, media_type="application/json", headers=headers)
    closed = isinstance(error, NeedsPassword)
    page = door_page(look, look.path) if closed else error_page(look, status, message, detail)
    return Response(rooted(page), status_code=status, media_type="text/html", headers=headers)


def classify(error: Exception) -> tuple[int, str]:
    if isinstance(error, Stale):
        return 409, "error.stale"
    if isinstance(error, NeedsPassword):
        return 401, "error.password"
    if isinstance(error, Stopped):
        return 410, "error.stopped"
    if isinstance(error, NotDealt):
        return 409, "error.not_dealt"
    if isinstance(error, Banned):
        return 403, "error.banned"
    if isinstance(error, NotYours):
        return 403, "error.not_yours"
    if isinstance(error, NotAllowed):
        return 403, "error.not_allowed"
    if isinstance(error, SitFirst):
        return 403, "error.sit_first"
    if isinstance(error, NoWatching):
        return 403, "error.no_watching"
    if isinstance(error, UnknownGame | NoSuchPlace | NoLesson):
        return 404, "error.not_found"
    if isinstance(error, Unavailable):
        return 503, "error.unavailable"
    if isinstance(error, TooMany):
        return 429, "error.too_many"
    if isinstance(error, Crowded):
        return 429, "error.crowded"
    if isinstance(error, UnknownHost):
        return 421, "error.host"
    if isinstance(error, RecordError):
        return 400, "error.record"
    if isinstance(error, HernaError):
        return 400, "error.bad"
    if isinstance(error, HTTPException):
        known = {403: "error.forged", 404: "error.not_found", 405: "error.bad", 413: "error.too_large"}
        return error.status_code, known.get(error.status_code, "error.bad" if error.status_code < 500 else "error.ours")
    return 500, "error.ours"
