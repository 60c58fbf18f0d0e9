"""The addresses beside a table: links, names, the text view, a close look, fairness, the record and the replay."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

import herna
from herna.web.boards import attempts, closer
from herna.web.drawing.scene import Scene, open_view
from herna.web.opponents import USUAL
from herna.web.pages import beside, replay
from herna.web.routes.answers import Page, table_html, to_table
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.requests import Asked, find, look_of, room_of, visitor_of
from herna.web.tables.links import PROGRAM
from herna.web.tables.places import NotAllowed
from herna.web.tables.room import clean_name, seats_from


@get("/t/{table:str}/{key:str}/links", include_in_schema=False)
async def links(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    """Links of empty seats are shown to the people at the table, so that they can be handed on."""
    live, place = await find(request, table, key)
    look = look_of(request)
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    visitor = visitor_of(request)
    rows = []
    for seat in live.stored.seats:
        own = seat.seat in place.seats
        free = seat.bot is None and seat.visitor is None and not place.watching
        link = f"/t/{table}/{seat.key}" if own or free else ""
        yours = own and seat.visitor in (visitor, PROGRAM)
        renewed = live.links.renewable(place, seat.seat, visitor)
        rows.append(beside.SeatLine(seat.name, seat.bot, link, yours, seat.visitor is None, renewed))
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    watch = f"/t/{table}/{live.stored.watch}"
    renews = not place.watching and live.links.may_renew(place.seats, visitor)
    shown = beside.links_page(look, scene, base, rows, watch, renews, list(place.seats), live.state.commitment)
    return table_html(live, place, shown)


@post("/t/{table:str}/{key:str}/watching", include_in_schema=False)
async def watching(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """People at the table decide who may watch."""
    live, place = await find(request, table, key)
    form = await read_form(request)
    wanted = form.one("watch")
    if wanted not in ("link", "nobody"):
        raise BadForm("the field 'watch' is 'link' or 'nobody'")
    await live.allow_watching(place, wanted == "link")
    return Redirect(f"/t/{table}/{key}/links", status_code=303)


@post("/t/{table:str}/{key:str}/name", include_in_schema=False)
async def name(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    live, place = await find(request, table, key)
    form = await read_form(request)
    seat = form.number("seat")
    if seat not in place.seats:
        raise NotAllowed
    await live.rename(place, seat, clean_name(form.one("name"), live.stored.seats[seat].name))
    return Redirect(f"/t/{table}/{key}/links", status_code=303)


@post("/t/{table:str}/{key:str}/renew", include_in_schema=False)
async def renew(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """A new link: one's own, that of an empty seat, or for watching."""
    live, place = await find(request, table, key)
    wanted = (await read_form(request)).one("link")
    new = await room_of(request).renew(live, place, wanted, visitor_of(request))
    return Redirect(f"/t/{table}/{new if wanted == 'own' else key}/links", status_code=303)


@get("/t/{table:str}/{key:str}/text", include_in_schema=False)
async def text(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    live, place = await find(request, table, key)
    look = look_of(request)
    shown = beside.text_page(look, live.scene(place, look.lang, live.state, live.seq, final=True))
    return table_html(live, place, shown)


@get("/t/{table:str}/{key:str}/look", include_in_schema=False)
async def look_at(
    request: Asked, table: FromPath[str], key: FromPath[str], at: FromQuery[str], component: FromQuery[str] = ""
) -> Page:
    """What the zoom shows besides the card: rulings, why the thing cannot be chosen now, what the board adds."""
    live, place = await find(request, table, key)
    look = look_of(request)
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    refusals = []
    if scene.decision is not None:
        for code in attempts(scene, at):
            refusal = live.state.why_not(code, scene.decision.seat)
            if refusal is not None:
                refusals.append((code, refusal))
    known = component if component in live.game.texts.components else ""
    fragment = beside.look_fragment(look, scene, known, refusals, closer(scene, at))
    shown = fragment if "x-live" in request.headers else beside.look_page(look, scene, fragment)
    return table_html(live, place, shown)


@get("/t/{table:str}/{key:str}/fair", include_in_schema=False)
async def fair(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    """After the end: the seed, and the proof."""
    live, place = await find(request, table, key)
    if not live.state.over:
        raise NotAllowed
    look = look_of(request)
    state = await asyncio.to_thread(herna.verify, live.record())
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    shown = beside.fair_page(look, scene, state.setup.seed, state.commitment, state.made)
    return table_html(live, place, shown)


@get("/t/{table:str}/{key:str}/record.json", include_in_schema=False)
async def record(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    """The record holds the seed, so it is given away only after the end."""
    live, _ = await find(request, table, key)
    if not live.state.over:
        raise NotAllowed
    name = f'attachment; filename="{live.stored.game}-{table}.json"'
    return Response(live.record(), media_type="application/json", headers={"Content-Disposition": name})


@get("/t/{table:str}/{key:str}/replay", include_in_schema=False)
async def replay_game(
    request: Asked,
    table: FromPath[str],
    key: FromPath[str],
    at: FromQuery[int] = -1,
    eyes: FromQuery[str] = "",
    play: FromQuery[int] = 0,
) -> Page:
    live, place = await find(request, table, key)
    look = look_of(request)
    last = len(live.stored.choices)
    number = last if at < 0 else min(at, last)
    over = live.state.over
    offered = [str(s) for s in (range(live.stored.players) if over else place.seats)] + ["watch"]
    if over:
        offered.append("all")
    through = eyes if eyes in offered else offered[0]
    viewer = int(through) if through.isdigit() else None
    state = await asyncio.to_thread(live.state_after, number)
    view = open_view(state) if through == "all" else state.view(viewer)
    scene = Scene(live.game, look.lang, number, view, viewer, None, state.events(0, viewer)[-60:])
    speed = play if play in replay.SPEEDS and number < last else 0
    shown = replay.replay_page(look, scene, number, last, through, offered, speed, over and not state.over)
    answer = table_html(live, place, shown)
    if speed:
        following = f"/t/{table}/{key}/replay?at={number + 1}&eyes={through}&play={speed}"
        answer.headers["Refresh"] = f"{2 / speed:g}; url={following}"
    return answer


@post("/t/{table:str}/{key:str}/continue", include_in_schema=False)
async def continue_game(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """Go on from a moment of a finished game, against bots."""
    live, place = await find(request, table, key)
    if not live.state.over:
        raise NotAllowed
    form = await read_form(request)
    state = await asyncio.to_thread(live.state_after, form.number("at"))
    visitor = visitor_of(request)
    me = place.seats[0] if place.seats else 0
    kinds = ["me" if seat == me else USUAL for seat in range(state.players)]
    seats = seats_from(kinds, [], visitor, look_of(request).lang)
    fresh = await room_of(request).open_table(state, seats)
    return to_table(fresh.stored.id, seats[me].key, visitor)


BESIDE_ROUTES: Final = [
    links, watching, name, renew, text, look_at, fair, record, replay_game, continue_game,
]  # fmt: skip
