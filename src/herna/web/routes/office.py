"""The addresses of the office: for whoever has opened the link that the room printed when it started."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.pages.office import Desk, office_page, threshold_page
from herna.web.routes.answers import Page, html
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.requests import Asked, address_of, look_of, remember, room_of
from herna.web.store.talking import unsay
from herna.web.tables.room import Room

COOKIE: Final = "office"
TABLES: Final = 40
VISITORS: Final = 10


class Banned(Exception):
    """Whoever runs the room does not want this visitor."""


def check_ban(request: Asked) -> None:
    """Whoever is in the office comes in from everywhere: nobody locks themselves out."""
    office = room_of(request).office
    if address_of(request) in office.banned and not office.knows(request.cookies.get(COOKIE, "")):
        raise Banned


def in_office(request: Asked) -> Room:
    """For others there is nothing at this address."""
    room = room_of(request)
    if not room.office.knows(request.cookies.get(COOKIE, "")):
        raise HTTPException(status_code=404, detail="no office")
    return room


@get("/office/{token:str}", include_in_schema=False)
async def threshold(request: Asked, token: FromPath[str]) -> Page:
    """A look at the link changes nothing; whether it is good is told when it is used."""
    return html(threshold_page(look_of(request), token))


@post("/office/{token:str}", include_in_schema=False)
async def enter(request: Asked, token: FromPath[str]) -> Redirect:
    room = room_of(request)
    room.counts.guesses.take(address_of(request))
    cookie = await room.office.enter(token)
    if not cookie:
        raise HTTPException(status_code=404, detail="no such link, or it was used already")
    room.counts.guesses.give_back(address_of(request))
    return Redirect("/office", status_code=303, cookies=[remember(COOKIE, cookie)])


@get("/office", include_in_schema=False)
async def office(request: Asked) -> Page:
    room = in_office(request)
    await room.office.learn()
    tables = await room.store.latest(TABLES)
    lapses = await room.store.lapses([line.id for line, _ in tables])
    streams = sum([ring.open for table in room.tables.values() for ring in table.rings.values()])
    figures = [("in_memory", str(len(room.tables))), ("streams", str(streams))]
    desk = Desk(
        figures,
        tables,
        lapses,
        room.counts.requests.latest(VISITORS),
        sorted(room.office.banned),
        room.office.notice,
        room.office.keep_days,
    )
    return html(office_page(look_of(request), desk))


@post("/office", include_in_schema=False)
async def decide(request: Asked) -> Redirect:
    room = in_office(request)
    form = await read_form(request)
    deed = form.one("deed")
    if deed == "notice":
        await room.office.say(form.one("notice"))
    elif deed in ("ban", "unban"):
        await room.office.ban(form.one("address"), deed == "ban")
    elif deed == "keep":
        await room.office.keep(form.one("days"))
    elif deed == "close":
        await room.store.forget([form.one("table")])
    elif deed == "hush":
        await unsay(room.store, form.one("table"), None)
    else:
        raise BadForm("in the office one can do this: notice, keep, ban, unban, close, hush")
    return Redirect("/office", status_code=303)


OFFICE_ROUTES: Final = [threshold, enter, office, decide]
