"""The addresses beside a table: links, names, the text view, a close look, fairness, the record and the replay."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

import herna
from herna.kernel.events import Event
from herna.kernel.state import State
from herna.learn.review.telling import tell_turn
from herna.web.boards import attempts, closer, openings
from herna.web.drawing.scene import Scene, open_view
from herna.web.opponents import USUAL
from herna.web.pages import beside, replay
from herna.web.routes.answers import Page, board_policy, rooted, table_html, to_table
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.requests import Asked, count_table, find, look_of, reach_of, remember, room_of, visitor_of
from herna.web.store.history import PROGRAM
from herna.web.tables.live import EVENTS_SHOWN, LiveTable
from herna.web.tables.names import clean_name
from herna.web.tables.places import NotAllowed
from herna.web.tables.retelling import retell
from herna.web.tables.room import seats_from

MOST_FRAMES: Final = 1000  # of one step in a replay


@get("/t/{table:str}/{key:str}/links", include_in_schema=False)
async def links(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    """Links of empty seats are shown to the people at the table, so that they can be handed on.

    Whoever sets a table for others is led here by an invitation.
    """
    live, place = await find(request, table, key, invited=True, undealt=True)
    look = look_of(request)
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    visitor = visitor_of(request)
    rows = []
    for seat in live.stored.seats:
        own = seat.seat in place.seats
        free = seat.invited and seat.visitor is None and not place.watching
        link = f"/t/{table}/{seat.key}" if own or free else ""
        yours = own and seat.visitor in (visitor, PROGRAM)
        renewed = live.links.renewable(place, seat.seat, visitor)
        rows.append(beside.SeatLine(seat.name, seat.bot, link, yours, seat.visitor is None, renewed))
    watch = f"/t/{table}/{live.stored.watch}"
    renews = not place.watching and live.links.may_renew(place.seats, visitor)
    known = await room_of(request).store.lobby.listing(table)
    listed = known.pace if known is not None and known.maker == visitor else None
    mine, commitment = list(place.seats), live.chance.commitment
    shown = beside.links_page(look, scene, reach_of(request), rows, watch, renews, mine, commitment, listed)
    return table_html(live, place, shown)


@post("/t/{table:str}/{key:str}/watching", include_in_schema=False)
async def watching(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """People at the table decide who may watch."""
    live, place = await find(request, table, key, undealt=True)
    form = await read_form(request)
    wanted = form.one("watch")
    if wanted not in ("link", "nobody"):
        raise BadForm("the field 'watch' is 'link' or 'nobody'")
    await live.allow_watching(place, wanted == "link")
    return Redirect(f"/t/{table}/{key}/links", status_code=303)


@post("/t/{table:str}/{key:str}/name", include_in_schema=False)
async def rename(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    live, place = await find(request, table, key, undealt=True)
    form = await read_form(request)
    seat = form.number("seat")
    if seat not in place.seats:
        raise NotAllowed
    name = clean_name(form.one("name"), live.stored.seats[seat].name)
    visitor = visitor_of(request)
    await live.rename(place, seat, name)
    await live.sit_down(place, visitor)
    if live.stored.seats[seat].visitor == visitor and len(place.seats) == 1:
        await room_of(request).store.people.remember(visitor, name=name)
    return Redirect(f"/t/{table}/{key}/links", status_code=303, cookies=[remember("visitor", visitor)])


@post("/t/{table:str}/{key:str}/renew", include_in_schema=False)
async def renew(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """A new link: one's own, that of an empty seat, or for watching."""
    live, place = await find(request, table, key, undealt=True)
    wanted = (await read_form(request)).one("link")
    new = await room_of(request).renew(live, place, wanted, visitor_of(request))
    return Redirect(f"/t/{table}/{new if wanted == 'own' else key}/links", status_code=303)


@get("/t/{table:str}/{key:str}/text", include_in_schema=False)
async def text(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    live, place = await find(request, table, key)
    look = look_of(request)
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    scene.events = (live.whole or live.state).events(0, scene.viewer)  # all that the room still knows
    return table_html(live, place, beside.text_page(look, scene))


@get("/t/{table:str}/{key:str}/look", include_in_schema=False)
async def look_at(
    request: Asked,
    table: FromPath[str],
    key: FromPath[str],
    at: FromQuery[str],
    component: FromQuery[str] = "",
    choice: FromQuery[str] = "",
) -> Page:
    """What the zoom shows besides the card: rulings, why the thing cannot be chosen now, what the board adds.

    Whoever is about to make a `choice` with the thing does not want to hear what else cannot be done with it.
    """
    live, place = await find(request, table, key)
    look = look_of(request)
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    refusals = []
    if scene.decision is not None and not choice:
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
    if not live.over:
        raise NotAllowed
    look = look_of(request)
    state = await asyncio.to_thread(herna.verify, live.record())
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    shares = [seat.share or "" for seat in live.stored.seats] if live.chance.shared else []
    proof = beside.Proof(state.setup.seed, live.chance.commitment, state.made, live.stored.secret or "", shares)
    shown = beside.fair_page(look, scene, proof)
    return table_html(live, place, shown)


@get("/t/{table:str}/{key:str}/record.json", include_in_schema=False)
async def record(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    """The record holds the seed, so it is given away only after the end."""
    live, _ = await find(request, table, key, stopped=True)
    if live.stopped is None:
        told = live.record() if live.over else None
    else:
        transcript = await live.transcript()
        told = None if transcript is None else transcript.record
    if told is None:
        raise NotAllowed
    name = f'attachment; filename="{live.stored.game}-{table}.json"'
    return Response(told, media_type="application/json", headers={"Content-Disposition": name})


@get("/t/{table:str}/{key:str}/replay", include_in_schema=False)
async def replay_game(
    request: Asked,
    table: FromPath[str],
    key: FromPath[str],
    at: FromQuery[int] = 0,
    eyes: FromQuery[str] = "",
    play: FromQuery[bool] = False,
    steps: FromQuery[bool] = False,
) -> Response[Any]:
    """The page; for its script, frames: that of this place, or with `steps` all that lead to it from the one before."""
    live, place = await find(request, table, key)
    look = look_of(request)
    choices = list(live.stored.choices)
    number = min(max(at, 0), len(choices))
    over = live.over
    offered = [str(s) for s in (range(live.stored.players) if over else place.seats)] + ["watch"]
    if over:
        offered.append("all")
    through = eyes if eyes in offered else offered[0]
    viewer = int(through) if through.isdigit() else None
    scenes: list[Scene] = []

    def show(state: State) -> None:
        view = open_view(state) if through == "all" else state.view(viewer)
        seq = number * MOST_FRAMES + len(scenes)
        scenes.append(Scene(live.game, look.lang, seq, view, viewer, None, state.events(0, viewer)[-EVENTS_SHOWN:]))
        scenes[-1].moments = live.moments
        scenes[-1].ended = live.ending if number == len(choices) else None

    def play_again() -> list[tuple[int, Event]]:
        return retell(live.beginning(), choices, number, viewer, openings(live.game.id), show, steps)

    turns = await asyncio.to_thread(play_again)
    shelf = replay.Shelf(number, len(choices), turns, through, offered)
    shelf.running = play and number < len(choices)
    shelf.can_continue = over and not scenes[-1].over
    if over and viewer in place.seats:
        shelf.turning = await turning_points(request, live, viewer, look.lang)
    if "x-live" not in request.headers:
        page = table_html(live, place, replay.replay_page(look, scenes[-1], shelf))
        page.headers.update(board_policy(live.game.id, look.lang))
        return page
    identity = live.identity(place)
    drawn = [(scene.seq, str(replay.replay_frame(look, scene, shelf))) for scene in scenes]
    frames = [[seq, rooted(identity.fill(markup))] for seq, markup in drawn]
    return Response(frames, headers={"Cache-Control": "no-store"})


async def turning_points(request: Asked, live: LiveTable, seat: int, lang: str) -> list[tuple[int, str]]:
    """What the review of this seat, if there is one, has found: after how many choices, and what it says."""
    found = await room_of(request).reviewing.finished(live, seat)
    return [] if found is None else [(turn.number, tell_turn(turn, lang)) for turn in found.turns]


@post("/t/{table:str}/{key:str}/continue", include_in_schema=False)
async def continue_game(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """Go on from a moment of a finished game, against bots."""
    live, place = await find(request, table, key)
    if not live.over:
        raise NotAllowed
    form = await read_form(request)
    count_table(request)
    state = await asyncio.to_thread(live.state_after, form.number("at"))
    visitor = visitor_of(request)
    me = place.seats[0] if place.seats else 0
    kinds = ["me" if seat == me else USUAL for seat in range(state.players)]
    seats = seats_from(kinds, [], visitor, look_of(request).lang)
    fresh = await room_of(request).open_table(state, seats, open_seed=True)  # the record has told it
    return to_table(fresh.stored.id, seats[me].key, visitor)


BESIDE_ROUTES: Final = [
    links, watching, rename, renew, text, look_at, fair, record, replay_game, continue_game,
]  # fmt: skip
