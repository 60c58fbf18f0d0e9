"""The server: addresses, and what is answered there."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from herna._version import __version__
from herna.kernel.errors import HernaError, RecordError, UnknownGame
from herna.web.pages.shell import error_page
from herna.web.pages.table import frame
from herna.web.routes.api import API_ROUTES
from herna.web.routes.beside import BESIDE_ROUTES
from herna.web.routes.decks import DECK_ROUTES
from herna.web.routes.entrance import PAGE_ROUTES
from herna.web.routes.requests import check_origin, look_of
from herna.web.routes.tables import TABLE_ROUTES
from herna.web.settings import RoomSettings
from herna.web.store import Store
from herna.web.tables.places import NoSuchPlace, NotAllowed, NotYours, NoWatching, Stale
from herna.web.tables.room import Room
from herna.web.words import say

LARGEST_BODY: Final = 1_000_000
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
HEADERS: Final = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"x-frame-options": b"DENY",
}


def create_app(settings: RoomSettings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        store = await Store.open(settings.database)
        room = Room(settings, store, frame)
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
            *DECK_ROUTES,
            Router("/api", route_handlers=API_ROUTES),
        ],
        lifespan=[lifespan],
        state=AppState({"room": None}),
        before_request=check_origin,
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
        ),
        debug=False,
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the same guards."""
    if message["type"] == "http.response.start":
        headers = list(message.get("headers", []))
        present = {name.lower() for name, _ in headers}
        headers += [(name, value) for name, value in HEADERS.items() if name not in present]
        message["headers"] = headers


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Whatever goes wrong is told in one clear sentence, as a page or as JSON; never a traceback."""
    look = look_of(request)
    status, key = classify(error)
    if status == 500:
        request.logger.error("unexpected error at %s", request.url.path, exc_info=error)
    message = say(look.lang, key)
    detail = str(error) if isinstance(error, HernaError) else ""
    if request.url.path.startswith("/api"):
        told = {"error": detail or message, "status": status}
        return Response(told, status_code=status, media_type="application/json")
    return Response(error_page(look, status, message, detail), status_code=status, media_type="text/html")


def classify(error: Exception) -> tuple[int, str]:
    if isinstance(error, Stale):
        return 409, "error.stale"
    if isinstance(error, NotYours):
        return 403, "error.not_yours"
    if isinstance(error, NotAllowed):
        return 403, "error.not_allowed"
    if isinstance(error, NoWatching):
        return 403, "error.no_watching"
    if isinstance(error, UnknownGame | NoSuchPlace):
        return 404, "error.not_found"
    if isinstance(error, RecordError):
        return 400, "error.record"
    if isinstance(error, HernaError):
        return 400, "error.bad"
    if isinstance(error, HTTPException):
        known = {403: "error.forged", 404: "error.not_found", 405: "error.bad", 413: "error.too_large"}
        return error.status_code, known.get(error.status_code, "error.bad" if error.status_code < 500 else "error.ours")
    return 500, "error.ours"
