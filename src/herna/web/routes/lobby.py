"""The addresses of the lobby: who waits for somebody, taking an open seat, and listing one's own table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.pages.lobby import lobby_page
from herna.web.routes.answers import Page, html
from herna.web.routes.forms import BadForm, Form, read_form
from herna.web.routes.requests import Asked, address_of, find, look_of, room_of, visitor_of
from herna.web.routes.tables import take_seat
from herna.web.store.lobby import PACES, OpenTable
from herna.web.tables.places import NoSuchPlace, NotAllowed
from herna.web.tables.room import fits

SHOWN: Final = 50  # tables on one page
LONGEST_TOKEN: Final = 32
PER_MAKER: Final = 5  # of these, so that nobody fills the page


async def waiting(request: Asked, most: int = SHOWN) -> list[OpenTable]:
    """Tables that wait for somebody."""
    return await room_of(request).store.lobby.waiting(most)


async def shown(request: Asked, message: str = "", status: int = 200) -> Page:
    visitor = visitor_of(request)
    known = (await room_of(request).store.people.read(visitor)).name
    return html(lobby_page(look_of(request), await waiting(request), visitor, known, message), status)


@get("/lobby", include_in_schema=False)
async def lobby_list(request: Asked) -> Page:
    return await shown(request)


@post("/lobby/{token:str}/sit", include_in_schema=False)
async def join(request: Asked, token: FromPath[str]) -> Response[Any]:
    """Take a free seat. Whoever comes second hears so, and finds what else is free."""
    room = room_of(request)
    room.counts.joins.take(address_of(request))
    id = await room.store.lobby.find(token) if fits(token, LONGEST_TOKEN) else None
    live = None if id is None else await room.table(id)
    if live is not None and live.stopped is None and not live.stored.over:
        own = live.seat_of(visitor_of(request))
        if own is not None:
            return Redirect(f"/t/{live.stored.id}/{own.key}", status_code=303)
        for seat in live.links.inviting():
            place = live.place(live.stored.seats[seat].key or "")
            with suppress(NoSuchPlace, NotAllowed):  # somebody was quicker: perhaps another seat is free
                if place is not None:
                    return await take_seat(request, live, place)
    return await shown(request, look_of(request).say("lobby.taken"), 409)


@post("/t/{table:str}/{key:str}/listing", include_in_schema=False)
async def listing(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """Whoever made the table lists it in the lobby, or takes it off."""
    await find(request, table, key, invited=True, undealt=True)
    pace = wanted_pace(await read_form(request))
    lobby = room_of(request).store.lobby
    known = await lobby.listing(table)
    if known is None or known.maker != visitor_of(request):
        raise NotAllowed
    if pace and not known.pace:
        await check_listing(request, known.maker)
    await lobby.show(table, pace)
    return Redirect(f"/t/{table}/{key}/links", status_code=303)


async def check_listing(request: Asked, maker: str) -> None:
    """Whoever puts many tables into the lobby is counted."""
    room = room_of(request)
    room.counts.listings.take(address_of(request))
    await room.store.lobby.check(maker, PER_MAKER)


def wanted_pace(form: Form) -> str:
    """How a maker would like to play with whoever comes; empty: with nobody but those who have a link."""
    pace = form.one("open") if "open" in form.fields else ""
    if pace and pace not in PACES:
        raise BadForm(f"the field 'open' is empty or one of: {', '.join(PACES)}")
    return pace


LOBBY_ROUTES: Final = [lobby_list, join, listing]
