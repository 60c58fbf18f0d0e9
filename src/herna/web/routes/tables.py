"""The addresses of a table. A link's key is its whole authority: it opens one seat, one screen, or a look."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage

from herna.kernel.errors import IllegalChoice
from herna.web.pages.table import table_page
from herna.web.routes.answers import Page, done, table_html
from herna.web.routes.forms import read_form
from herna.web.routes.requests import Asked, find, look_of, remember, room_of, visitor_of
from herna.web.tables.live import LiveTable
from herna.web.tables.places import NoSuchPlace, NotAllowed, NoWatching, PageFrame, Place
from herna.web.tables.room import Room

RELOAD: Final = ServerSentEventMessage(data="", event="reload", retry=700)


@get("/t/{table:str}/{key:str}", include_in_schema=False)
async def table(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page | Redirect:
    try:
        live, place = await find(request, table, key)
    except NoSuchPlace:
        return await to_own_seat(request, table)
    look, visitor = look_of(request), visitor_of(request)
    await live.sit_down(place, visitor)
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    shown = table_page(look, scene, room_of(request).settings.build)
    answer = table_html(live, place, shown)
    if not place.watching:
        answer.cookies.append(remember("visitor", visitor))
    return answer


async def to_own_seat(request: Asked, table: str) -> Redirect:
    """The link was renewed in another tab of this very browser: its seat is where it was."""
    live = await room_of(request).table(table)
    seat = None if live is None else live.seat_of(visitor_of(request))
    if seat is None:
        raise NoSuchPlace
    return Redirect(f"/t/{table}/{seat.key}", status_code=303)


@get("/t/{table:str}/{key:str}/live", include_in_schema=False)
async def stream(
    request: Asked, table: FromPath[str], key: FromPath[str], since: FromQuery[int] = -1
) -> ServerSentEvent:
    live, place = await find(request, table, key)
    last = request.headers.get("last-event-id", "")
    lang = look_of(request).lang
    start = int(last) if last.isascii() and last.isdigit() and len(last) < 16 else since
    room = room_of(request)
    return ServerSentEvent(
        frames(room, live, place, lang, start, request.query_params.get("build", "")),
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def frames(
    room: Room, live: LiveTable, place: Place, lang: str, last: int, build: str
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """Whatever is newer than the page has; a page of another build is told to load itself anew."""
    if build and build != room.settings.build:
        yield RELOAD
        return
    ring = live.ring(place, lang)
    ring.open += 1

    def news() -> bool:
        return bool(ring.newer(last)) or not live.opens(place) or room.closing.is_set()

    try:
        lost = last != live.seq and (not ring.newer(last) or last > live.seq)  # too old, or from another life
        while not room.closing.is_set():
            if not live.opens(place):
                yield RELOAD  # the link was renewed, or spectators are not wanted any more: the page will say so
                return
            if lost:
                lost, last = False, live.seq
                yield message(live.frame(place, lang))
            for frame in ring.newer(last):
                last = frame.seq
                yield message(frame)
            if not await live.heard(news, room.settings.heartbeat):
                yield ServerSentEventMessage(comment="alive")
    finally:
        ring.open -= 1


def message(frame: PageFrame) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=frame.html, event="frame", id=str(frame.seq), retry=700)


@get("/t/{table:str}/{key:str}/turn", include_in_schema=False)
async def turn(request: Asked, table: FromPath[str], key: FromPath[str]) -> dict[str, bool]:
    """For a hidden page: is it my turn?"""
    live, place = await find(request, table, key)
    return {"turn": live.acting(place, live.state) is not None}


@post("/t/{table:str}/{key:str}/choose", include_in_schema=False)
async def choose(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    form = await read_form(request)
    try:
        await live.choose(place, form.number("at"), form.one("choice"))
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
    await live.bots.advise(place)
    return done(request, f"/t/{table}/{key}")


@post("/t/{table:str}/{key:str}/rematch", include_in_schema=False)
async def rematch(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    live, place = await find(request, table, key)
    if place.watching or not live.state.over:
        raise NotAllowed
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


TABLE_ROUTES: Final = [table, stream, turn, choose, here, undo, agree, hint, rematch, next_table]
