"""The addresses for whoever runs the room, and the door: is it alive, what does it count, who may come in."""

from __future__ import annotations

import hmac
from hashlib import sha256
from ipaddress import ip_address
from typing import Final

from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.response import Redirect

from herna.web import meters
from herna.web.pages.door import door_page
from herna.web.routes.answers import Page, html
from herna.web.routes.forms import read_form
from herna.web.routes.requests import Asked, address_of, inside, look_of, path_of, remember, room_of
from herna.web.store import Unavailable

OPEN_TO_ALL: Final = (
    "/static/",
    "/manifest.webmanifest",
    "/worker.js",
    "/health",
    "/ready",
    "/metrics",
    "/enter",
    "/look",
)
COOKIE: Final = "room"


class NeedsPassword(Exception):
    """The room has a password, and whoever asks has not told it."""


@get("/health", include_in_schema=False)
async def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready", include_in_schema=False)
async def ready(request: Asked) -> str:
    """The room can be played in: it is not closing, and the database answers."""
    room = room_of(request)
    if room.closing.is_set():
        raise Unavailable("the room is closing")
    await room.store.version("")
    return "ready"


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus: for this machine, and for those who have the token."""
    room = room_of(request)
    if not (from_this_machine(request) or told_token(request, room.settings.metrics_token)):
        raise HTTPException(status_code=404, detail="not for everybody")
    meters.TABLES.set(len(room.tables))
    meters.STREAMS.set(sum([ring.open for table in room.tables.values() for ring in table.rings.values()]))
    return Response(meters.written(), media_type="text/plain; version=0.0.4")


def from_this_machine(request: Asked) -> bool:
    """Not through a proxy, which may be on this machine, too."""
    if {"x-forwarded-for", "forwarded", "x-real-ip"} & set(request.headers.keys()) or request.client is None:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def told_token(request: Asked, token: str) -> bool:
    return bool(token) and same(request.headers.get("authorization", ""), f"Bearer {token}")


def same(one: str, other: str) -> bool:
    """Compared in a time that does not tell how much of it was right."""
    return hmac.compare_digest(one.encode(), other.encode())


# --- the password of a room ------------------------------------------------------------------------------------
def check_password(request: Asked) -> None:
    """Only those who have told the password come in: in a form, or as a header (`Authorization: Bearer ...`)."""
    room = room_of(request)
    password = room.settings.password
    if not password or path_of(request).startswith(OPEN_TO_ALL):
        return
    if same(request.cookies.get(COOKIE, ""), proof_of(password)):
        return
    told = request.headers.get("authorization", "")
    if told:
        room.counts.guesses.take(address_of(request))
        if same(told, f"Bearer {password}"):
            room.counts.guesses.give_back(address_of(request))
            return
    raise NeedsPassword


def proof_of(password: str) -> str:
    """What the cookie holds: it shows that somebody knew the password, and is dead when the password changes."""
    return sha256(f"herna room {password}".encode()).hexdigest()


@post("/enter", include_in_schema=False)
async def enter(request: Asked) -> Page | Redirect:
    room = room_of(request)
    room.counts.guesses.take(address_of(request))
    form = await read_form(request)
    back = inside(form.one("back"))
    if not room.settings.password or not same(form.one("password"), room.settings.password):
        return html(door_page(look_of(request), back, wrong=True), 401)
    room.counts.guesses.give_back(address_of(request))
    return Redirect(back, status_code=303, cookies=[remember(COOKIE, proof_of(room.settings.password))])


HOUSE_ROUTES: Final = [health, ready, metrics, enter]
