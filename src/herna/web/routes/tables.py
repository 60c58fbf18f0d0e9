"""The addresses of a table. A link's key is its whole authority: it opens one seat, one screen, or a look."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream

from herna.kernel.errors import IllegalChoice
from herna.web.drawing.identity import NAMES
from herna.web.pages.chance import ChanceLine, chance_page
from herna.web.pages.invitation import invitation_page
from herna.web.pages.shell import Look
from herna.web.pages.stopped import Remains, stopped_page
from herna.web.pages.strip import company_strip
from herna.web.pages.table import table_page
from herna.web.routes.answers import ALIVE, Page, board_policy, done, rooted, stream_of, table_html, to_table, told
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.requests import (
    REQUEST,
    Asked,
    address_of,
    count_table,
    find,
    look_of,
    remember,
    room_of,
    visitor_of,
)
from herna.web.store import Unavailable
from herna.web.tables.live import LiveTable
from herna.web.tables.names import clean_name
from herna.web.tables.places import NoSuchPlace, NotAllowed, NoWatching, PageFrame, Place, Stale
from herna.web.tables.room import Room
from herna.web.tables.transcripts import Stopped

RETRY: Final = 700  # milliseconds
RELOAD: Final = told("reload", "", retry=RETRY)


@get("/t/{table:str}/{key:str}", include_in_schema=False)
async def table(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page | Redirect:
    try:
        live, place = await find(request, table, key, invited=True, undealt=True, stopped=True)
    except NoSuchPlace:
        return await to_own_seat(request, table)
    look, visitor = look_of(request), visitor_of(request)
    if live.stopped is not None:
        return table_html(live, place, await stopped_table(live, live.stopped, place, look))
    if live.links.invites(place):
        known = (await room_of(request).store.people.read(visitor)).name
        invited = invitation_page(look, live.game, place.seats, live.stored.players, live.terms, known)
        return table_html(live, place, invited)
    if live.chance.pending:
        answer = table_html(live, place, chance_page(look, live.game, chance_line(live, place)))
        if not live.chance.owed(place):
            answer.headers["Refresh"] = "3"  # seconds; there is nothing to do here but to wait
    else:
        scene = live.scene(place, look.lang, live.state, live.seq, final=True)
        answer = table_html(live, place, table_page(look, scene, room_of(request).settings.build))
        answer.headers.update(board_policy(live.stored.game, look.lang))
    if not place.watching:
        answer.cookies.append(remember("visitor", visitor))
    return answer


async def stopped_table(live: LiveTable, stopped: Stopped, place: Place, look: Look) -> str:
    """What is left of a table whose rules are not known any more."""
    viewer = place.seats[0] if len(place.seats) == 1 else None  # people at one screen see what all may see
    kept, lang, remains = await live.transcript(), look.lang, None
    if kept is not None:
        remains = Remains(kept.number, kept.picture(viewer, lang), kept.log(viewer, lang), kept.record is not None)
    return stopped_page(look, live.game, stopped.began, stopped.now, remains, live.stored.over)


@post("/t/{table:str}/{key:str}/sit", include_in_schema=False)
async def sit(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """Accept an invitation, under a name that is remembered."""
    try:
        live, place = await find(request, table, key, invited=True)
    except NoSuchPlace:
        return await to_own_seat(request, table)  # the button was pressed twice
    return await take_seat(request, live, place)


async def take_seat(request: Asked, live: LiveTable, place: Place) -> Redirect:
    """Somebody sits down where they are invited, and is called as they have said, now or before."""
    form, visitor, people = await read_form(request), visitor_of(request), room_of(request).store.people
    told = clean_name(form.one("name"), "") if "name" in form.fields else ""
    name = told or (await people.read(visitor)).name
    key = await live.accept(place, visitor)
    sitting = live.place(key)
    if name and sitting is not None:
        with suppress(Stale):  # another server has changed the table meanwhile; the name is kept
            await live.rename(sitting, sitting.seats[0], name)
    if told:
        await people.remember(visitor, name=told)
    return to_table(live.stored.id, key, visitor)


@post("/t/{table:str}/{key:str}/chance", include_in_schema=False)
async def add_chance(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """What somebody adds to the seed: first its fingerprint, then the thing itself."""
    live, place = await find(request, table, key, undealt=True)
    form = await read_form(request)
    if "share" in form.fields:
        await live.chance.tell(place, form.one("share").strip())
    else:
        await live.chance.hand_in(place, "" if "nothing" in form.fields else form.one("mark").strip().lower())
        await live.sit_down(place, visitor_of(request))
    return Redirect(f"/t/{table}/{key}", status_code=303)


def chance_line(live: LiveTable, place: Place) -> ChanceLine:
    """What a place sees of a game that is not dealt yet."""
    marks = [(NAMES[seat.seat], seat.mark) for seat in live.stored.seats if seat.bot is None]
    mine = "" if place.watching else live.stored.seats[place.seats[0]].mark or ""
    waiting = [NAMES[seat] for seat in live.chance.waiting()]
    return ChanceLine(live.chance.commitment, live.chance.owed(place), mine, marks, waiting)


async def to_own_seat(request: Asked, table: str) -> Redirect:
    """The link was renewed in another tab of this very browser: its seat is where it was."""
    live = await room_of(request).table(table)
    seat = None if live is None else live.seat_of(visitor_of(request))
    if seat is None:
        raise NoSuchPlace
    return Redirect(f"/t/{table}/{seat.key}", status_code=303)


@get("/t/{table:str}/{key:str}/live", include_in_schema=False)
async def stream(request: Asked, table: FromPath[str], key: FromPath[str], since: FromQuery[int] = -1) -> Stream:
    live, place = await find(request, table, key)
    last = request.headers.get("last-event-id", "")
    lang = look_of(request).lang
    start = int(last) if last.isascii() and last.isdigit() and len(last) < 16 else since
    room, address = room_of(request), address_of(request)
    room.counts.check_stream(address, place.key, place.watching)
    shown = frames(room, live, place, lang, start, request.query_params.get("build", ""))
    return stream_of(room.counts, address, place, shown)


async def frames(
    room: Room, live: LiveTable, place: Place, lang: str, last: int, build: str
) -> AsyncGenerator[bytes, None]:
    """Whatever is newer than the page has; a page of another build is told to load itself anew."""
    if build and build != room.settings.build:
        yield RELOAD
        return
    ring = live.ring(place, lang)
    ring.open += 1
    myself = object()
    people, said = -1, live.talk.mark(place)
    await live.tell_of_people()
    if live.talk.possible(place):
        with suppress(Unavailable):  # the table itself can be seen
            await asyncio.shield(live.talk.look())  # who leaves must not break off a connection to the database

    def news() -> bool:
        waits = bool(ring.newer(last)) or live.presence.number != people or live.talk.mark(place) != said
        return waits or not live.opens(place) or room.closing.is_set()

    try:
        lost = last != live.seq and (not ring.newer(last) or last > live.seq)  # too old, or from another life
        while not room.closing.is_set():
            if not live.opens(place):
                yield RELOAD  # the link was renewed, or spectators are not wanted any more: the page will say so
                return
            fresh = [live.frame(place, lang)] if lost else []
            lost, last = False, live.seq if lost else last
            fresh += ring.newer(last)
            if fresh:
                last = fresh[-1].seq
                yield b"".join([message(frame) for frame in fresh])  # all that one choice has brought, at once
            ring.took(myself, last)
            if people != live.presence.number:
                people, strip = live.presence.number, company_strip(lang, live.company(), live.now(), tells=True)
                yield told("people", live.identity(place).fill(str(strip)))
            if said != live.talk.mark(place):
                said = live.talk.mark(place)
                yield told("talk", str(max(said)[0]))
            if not await live.heard(news, room.settings.heartbeat):
                yield ALIVE
    finally:
        ring.open -= 1
        ring.taken.pop(myself, None)


def message(frame: PageFrame) -> bytes:
    return told("frame", rooted(frame.html), frame.seq, RETRY)


@get("/t/{table:str}/{key:str}/turn", include_in_schema=False)
async def turn(request: Asked, table: FromPath[str], key: FromPath[str]) -> dict[str, bool]:
    """For a hidden page: is it my turn?"""
    live, place = await find(request, table, key)
    return {"turn": live.acting(place, live.state) is not None}


@get("/t/{table:str}/{key:str}/then", include_in_schema=False)
async def then(
    request: Asked,
    table: FromPath[str],
    key: FromPath[str],
    at: FromQuery[int],
    choice: FromQuery[str] = "",
    goal: FromQuery[str] = "",
) -> Response[dict[str, list[str]]]:
    """What surely follows if the page chooses this; nothing once the table has moved on.

    No other picture of the table ever has this number (`at`), so a browser may keep the answer.
    """
    live, place = await find(request, table, key)
    try:
        told = live.then(place, at, look_of(request).lang, choice, goal)
    except IllegalChoice:
        told = []
    return Response({"then": told}, headers={"Cache-Control": "private, max-age=3600"})


@post("/t/{table:str}/{key:str}/choose", include_in_schema=False)
async def choose(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    form = await read_form(request)
    try:
        goal = form.one("goal") if "goal" in form.fields else ""
        named = form.one("request") if "request" in form.fields else ""
        if not REQUEST.fullmatch(named):
            raise BadForm("the field 'request' is a name of up to 64 letters, digits and . _ : -")
        code, visitor = "" if goal else form.one("choice"), visitor_of(request)
        await live.choose(place, form.number("at"), code, goal, named, visitor)
    except IllegalChoice as e:
        if request.headers.get("x-live"):
            return Response(str(e), status_code=409, media_type=MediaType.TEXT)
        raise
    back = "/text" if form.fields.get("back") == ["text"] else ""
    if not request.headers.get("x-live"):
        await asyncio.sleep(0.3)  # without the script a page shows one moment: give quick bots the time to answer
    return done(request, f"/t/{table}/{key}{back}")


@post("/t/{table:str}/{key:str}/here", include_in_schema=False)
async def here(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    form = await read_form(request)
    await live.take_screen(place, form.number("seat"))
    return done(request, f"/t/{table}/{key}")


@post("/t/{table:str}/{key:str}/undo", include_in_schema=False)
async def undo(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    await live.undo.ask(place)
    return done(request, f"/t/{table}/{key}")


@post("/t/{table:str}/{key:str}/agree", include_in_schema=False)
async def agree(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    form = await read_form(request)
    await live.undo.answer(place, form.one("agree") == "yes")
    return done(request, f"/t/{table}/{key}")


@post("/t/{table:str}/{key:str}/hint", include_in_schema=False)
async def hint(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    room_of(request).counts.hints.take(table)
    await live.bots.advise(place)
    return done(request, f"/t/{table}/{key}")


@post("/t/{table:str}/{key:str}/rematch", include_in_schema=False)
async def rematch(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    live, place = await find(request, table, key)
    if place.watching or not live.over:
        raise NotAllowed
    if live.stored.next_table is None:
        count_table(request)
    await room_of(request).rematch(live)
    return Redirect(f"/t/{table}/{key}/next", status_code=303)


@get("/t/{table:str}/{key:str}/next", include_in_schema=False)
async def next_table(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """The same seat at the next table."""
    live, place = await find(request, table, key)
    following = await room_of(request).table(live.stored.next_table or "")
    if following is None:
        raise HTTPException(status_code=404, detail="no next table")
    if place.watching and not following.stored.watched:
        raise NoWatching
    new_key = following.stored.watch if place.watching else following.stored.seats[place.seats[0]].key
    return Redirect(f"/t/{following.stored.id}/{new_key}", status_code=303)


TABLE_ROUTES: Final = [table, sit, add_chance, stream, turn, then, choose, here, undo, agree, hint, rematch, next_table]
