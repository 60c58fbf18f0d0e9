"""The addresses of the pages. A link's key is its whole authority: it opens one seat, one screen, or a look."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage

import herna
from herna.kernel.errors import BadOption, IllegalChoice
from herna.kernel.texts import LANGUAGES
from herna.web.art.components import component_portrait
from herna.web.boards import attempts
from herna.web.forms import Form, read_form, read_upload
from herna.web.live import LiveTable, NotAllowed, Place
from herna.web.pages import beside, books, home, replay
from herna.web.pages.table import table_page
from herna.web.pictures import SIGNATURES
from herna.web.requests import look_of, remember, visitor_of
from herna.web.room import Room, clean_name, quick_seats, seats_from, state_from
from herna.web.scene import Chair, Scene, open_view
from herna.web.words import say

Asked = Request[Any, Any, Any]
Page = Response[str]
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
HINT_BOT: Final = "greedy"


def html(text: str, status: int = 200) -> Page:
    return Response(text, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


def room_of(request: Asked) -> Room:
    room: Room = request.app.state.room
    return room


async def find(request: Asked, table: str, key: str) -> tuple[LiveTable, Place]:
    """The table and what this link opens of it; a wrong link is as unknown as a wrong table."""
    live = await room_of(request).table(table)
    place = None if live is None else live.place(key)
    if live is None or place is None:
        raise HTTPException(status_code=404, detail="unknown table")
    return live, place


# --- entrance --------------------------------------------------------------------------------------------------
@get("/", include_in_schema=False)
async def home_page(request: Asked) -> Page:
    look = look_of(request)
    tables = await room_of(request).store.of_visitor(visitor_of(request))
    return html(home.home(look, tables, SIGNATURES))


@get("/look", include_in_schema=False)
async def switch(request: Asked) -> Redirect:
    """Language and theme, remembered."""
    back = request.query_params.get("back", "/")
    target = back if back.startswith("/") and not back.startswith("//") and "\\" not in back else "/"
    lang, theme = request.query_params.get("lang", ""), request.query_params.get("theme", "")
    cookies = [remember("lang", lang)] if lang in LANGUAGES else []
    cookies += [remember("theme", theme)] if theme in ("light", "dark") else []
    return Redirect(target, status_code=303, cookies=cookies)


@post("/play", include_in_schema=False)
async def play_now(request: Asked) -> Redirect:
    look = look_of(request)
    form = await read_form(request)
    game = herna.game(form.one("game"))
    visitor = visitor_of(request)
    state = game.new()
    seats = quick_seats(state.players, look.say("player", number=1), visitor, look.say("bot"))
    live = await room_of(request).open_table(state, seats)
    return Redirect(f"/t/{live.stored.id}/{seats[0].key}", status_code=303, cookies=[remember("visitor", visitor)])


@get("/set/{game:str}", include_in_schema=False)
async def set_page(request: Asked, game: FromPath[str]) -> Page:
    return html(home.set_table(look_of(request), herna.game(game)))


@post("/set/{game:str}", include_in_schema=False)
async def set_table(request: Asked, game: FromPath[str]) -> Response[Any]:
    look = look_of(request)
    form = await read_form(request)
    chosen = herna.game(game)
    visitor = visitor_of(request)
    kinds = [kind for kind in form.all("seat") if kind != "nobody"]
    try:
        defaults = [look.say("player", number=i + 1) for i in range(len(kinds))]
        seats = seats_from(kinds, form.all("name"), visitor, defaults)
        state = chosen.new(players=len(kinds), **options_from(form, chosen))
    except BadOption as e:
        return html(home.set_table(look, chosen, str(e), form.fields), 400)
    live = await room_of(request).open_table(state, seats)
    mine = [s.key for s in seats if s.visitor == visitor]
    friends = any([s.bot is None and s.visitor is None for s in seats])
    key = mine[0] if mine else live.stored.watch
    page = "/links" if friends else ""
    return Redirect(f"/t/{live.stored.id}/{key}{page}", status_code=303, cookies=[remember("visitor", visitor)])


def options_from(form: Form, game: Any) -> dict[str, Any]:
    """Options as a form spells them."""
    options: dict[str, Any] = {}
    for name, spec in game.options.items():
        given = form.all("option." + name)
        by_text = {str(c): c for c in spec.choices}
        values = [by_text.get(v, v) for v in given]
        if spec.several:
            options[name] = values
        elif values:
            options[name] = values[0]
    return options


@post("/upload", include_in_schema=False)
async def upload(request: Asked) -> Redirect:
    """A record from outside: proved, kept as a finished table, and shown."""
    text = await read_upload(request, "record")
    state = await asyncio.to_thread(state_from, bare_record(text))
    visitor = visitor_of(request)
    look = look_of(request)
    names = [look.say("player", number=i + 1) for i in range(state.players)]
    seats = seats_from(["me"] + ["here"] * (state.players - 1), names, visitor, names)
    live = await room_of(request).open_table(state, seats)
    return Redirect(
        f"/t/{live.stored.id}/{seats[0].key}/replay", status_code=303, cookies=[remember("visitor", visitor)]
    )


def bare_record(text: str) -> dict[str, Any] | str:
    """The record in a file; one saved in the terminal lies inside another object."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return text  # reading it as a record will say what is wrong
    inside = data.get("record") if isinstance(data, dict) else None
    return inside if isinstance(inside, dict) else text


# --- a table ---------------------------------------------------------------------------------------------------
@get("/t/{table:str}/{key:str}", include_in_schema=False)
async def table(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    live, place = await find(request, table, key)
    look = look_of(request)
    await welcome(request, live, place)
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    answer = html(table_page(look, scene, room_of(request).settings.build))
    if not place.watching:
        answer.cookies.append(remember("visitor", visitor_of(request)))
    return answer


async def welcome(request: Asked, live: LiveTable, place: Place) -> None:
    """Who opens a seat's link for the first time sits down there."""
    visitor = visitor_of(request)
    for seat in place.seats:
        stored = live.stored.seats[seat]
        if stored.visitor is None:
            await live.store.sit(live.stored, seat, stored.name, visitor)


@get("/t/{table:str}/{key:str}/live", include_in_schema=False)
async def stream(
    request: Asked, table: FromPath[str], key: FromPath[str], since: FromQuery[int] = -1
) -> ServerSentEvent:
    live, place = await find(request, table, key)
    last = request.headers.get("last-event-id", "")
    lang = look_of(request).lang
    start = int(last) if last.isdigit() else since
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
        yield ServerSentEventMessage(data="", event="reload", retry=700)
        return
    ring = live.ring(place, lang)
    ring.open += 1
    try:
        newer = [f for f in ring.frames if f[0] > last]
        if last != live.seq and (not newer or last > live.seq):  # too old, or from another life: one full frame
            last, picture = live.frame(place, lang)
            yield ServerSentEventMessage(data=picture, event="frame", id=str(last), retry=700)
        while not room.closing.is_set():
            for seq, picture in [f for f in ring.frames if f[0] > last]:
                last = seq
                yield ServerSentEventMessage(data=picture, event="frame", id=str(seq), retry=700)
            async with live.news:
                if not any([f[0] > last for f in ring.frames]) and not room.closing.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(live.news.wait(), room.settings.heartbeat)
            if not any([f[0] > last for f in ring.frames]):
                await live.refresh()
                yield ServerSentEventMessage(comment="alive")
    finally:
        ring.open -= 1


@get("/t/{table:str}/{key:str}/turn", include_in_schema=False)
async def turn(request: Asked, table: FromPath[str], key: FromPath[str]) -> dict[str, bool]:
    """For a hidden page: is it my turn?"""
    live, place = await find(request, table, key)
    return {"turn": live.acting(place, live.state) is not None}


def done(request: Asked, url: str) -> Response[Any]:
    """The script needs no answer, a plain form is sent back to the table."""
    if request.headers.get("x-live"):
        return Response(None, status_code=204)
    return Redirect(url, status_code=303)


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
    await live.undo(place)
    return done(request, f"/t/{table}/{key}")


@post("/t/{table:str}/{key:str}/agree", include_in_schema=False)
async def agree(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    form = await read_form(request)
    await live.answer_wish(place, form.one("agree") == "yes")
    return done(request, f"/t/{table}/{key}")


@post("/t/{table:str}/{key:str}/hint", include_in_schema=False)
async def hint(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    lang = look_of(request).lang

    def tell(code: str, rate: float) -> str:
        acting = live.acting(place, live.state)
        label = next(o.label(lang) for o in live.state.decision(acting).options if o.code == code)
        return say(lang, "hint", option=label, percent=round(100 * rate))

    await live.hint(place, HINT_BOT, tell)
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
    new_key = following.stored.watch if place.watching else following.stored.seats[place.seats[0]].key
    return Redirect(f"/t/{following.stored.id}/{new_key}", status_code=303)


# --- beside a table ----------------------------------------------------------------------------------------------
@get("/t/{table:str}/{key:str}/links", include_in_schema=False)
async def links(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    """Links of empty seats are shown to the people at the table, so that they can be handed on."""
    live, place = await find(request, table, key)
    look = look_of(request)
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    rows = []
    for seat in live.stored.seats:
        own = seat.seat in place.seats
        free = seat.bot is None and seat.visitor is None and not place.watching
        rows.append((seat.name, f"/t/{table}/{seat.key}" if own or free else "", own))
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return html(beside.links_page(look, scene, base, rows, f"/t/{table}/{live.stored.watch}", list(place.seats)))


@post("/t/{table:str}/{key:str}/name", include_in_schema=False)
async def name(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    live, place = await find(request, table, key)
    form = await read_form(request)
    seat = form.number("seat")
    if seat not in place.seats:
        raise NotAllowed
    async with live.lock:
        wanted = clean_name(form.one("name"), live.stored.seats[seat].name)
        await live.store.sit(live.stored, seat, wanted, visitor_of(request))
        await live.store.touch(live.stored)
        await live.publish()
    return Redirect(f"/t/{table}/{key}/links", status_code=303)


@get("/t/{table:str}/{key:str}/text", include_in_schema=False)
async def text(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    live, place = await find(request, table, key)
    look = look_of(request)
    return html(beside.text_page(look, live.scene(place, look.lang, live.state, live.seq, final=True)))


@get("/t/{table:str}/{key:str}/look", include_in_schema=False)
async def look_at(
    request: Asked, table: FromPath[str], key: FromPath[str], at: FromQuery[str], component: FromQuery[str] = ""
) -> Page:
    """What the zoom shows besides the card: rulings, and why the thing cannot be chosen now."""
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
    return html(beside.look_fragment(look, scene, known, refusals))


@get("/t/{table:str}/{key:str}/fair", include_in_schema=False)
async def fair(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    """After the end: the seed, and the proof."""
    live, place = await find(request, table, key)
    if not live.state.over:
        raise NotAllowed
    look = look_of(request)
    state = await asyncio.to_thread(herna.verify, live.record())
    scene = live.scene(place, look.lang, live.state, live.seq, final=True)
    return html(beside.fair_page(look, scene, state.setup.seed, state.commitment, state.made))


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
    chairs = [Chair(s.seat, s.name, s.bot) for s in live.stored.seats]
    url = f"/t/{table}/{key}"
    view = open_view(state) if through == "all" else state.view(viewer)
    scene = Scene(live.game, look.lang, number, url, view, viewer, None, state.events(0, viewer)[-60:], chairs)
    speed = play if play in replay.SPEEDS and number < last else 0
    answer = html(replay.replay_page(look, scene, number, last, through, offered, speed, over and not state.over))
    if speed:
        following = f"{url}/replay?at={number + 1}&eyes={through}&play={speed}"
        answer.headers["Refresh"] = f"{2 / speed:g}; url={following}"
    return answer


@post("/t/{table:str}/{key:str}/continue", include_in_schema=False)
async def continue_game(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """Go on from a moment of a finished game, against bots."""
    live, place = await find(request, table, key)
    if not live.state.over:
        raise NotAllowed
    form = await read_form(request)
    look = look_of(request)
    state = live.state_after(form.number("at"))
    visitor = visitor_of(request)
    me = place.seats[0] if place.seats else 0
    kinds = ["me" if seat == me else "greedy" for seat in range(state.players)]
    names = [look.say("player", number=seat + 1) if seat == me else look.say("bot") for seat in range(state.players)]
    seats = seats_from(kinds, names, visitor, names)
    fresh = await room_of(request).open_table(state, seats)
    return Redirect(f"/t/{fresh.stored.id}/{seats[me].key}", status_code=303, cookies=[remember("visitor", visitor)])


# --- books and pictures --------------------------------------------------------------------------------------------
@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: FromPath[str], q: FromQuery[str] = "") -> Page:
    return html(books.rules_page(look_of(request), herna.game(game), q.strip()))


@get("/cards/{game:str}", include_in_schema=False)
async def cards(request: Asked, game: FromPath[str], q: FromQuery[str] = "") -> Page:
    chosen = {name: value for name, value in request.query_params.items() if name != "q" and isinstance(value, str)}
    return html(books.cards_page(look_of(request), herna.game(game), q.strip(), chosen))


@get("/art/{build:str}/{game:str}/{name:str}", include_in_schema=False)
async def art(build: FromPath[str], game: FromPath[str], name: FromPath[str]) -> Response[str]:
    drawn = portrait(game, name.removesuffix(".svg"))
    return Response(drawn, media_type="image/svg+xml", headers=FOREVER)


@lru_cache(2048)
def portrait(game: str, component: str) -> str:
    if game not in herna.games() or component not in herna.game(game).texts.components:
        raise HTTPException(status_code=404, detail="no such picture")
    return component_portrait(game, component)


PAGE_ROUTES: Final = [
    home_page, switch, play_now, set_page, set_table, upload, table, stream, turn, choose, here, undo, agree, hint,
    rematch, next_table, links, name, text, look_at, fair, record, replay_game, continue_game, rules, cards, art,
]  # fmt: skip
