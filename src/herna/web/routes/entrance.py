"""The addresses of the entrance, of setting a table, and of books and pictures."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final

from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

import herna
from herna.kernel.errors import BadOption
from herna.kernel.texts.catalogue import LANGUAGES
from herna.web import assets
from herna.web.art.components import component_portrait
from herna.web.boards import texts
from herna.web.opponents import BOTS, USUAL
from herna.web.pages import books, home
from herna.web.pages.cards import cards_page
from herna.web.pages.shelf import read_filter
from herna.web.routes.answers import Page, html, to_table
from herna.web.routes.company import terms_from
from herna.web.routes.deckbox import playable
from herna.web.routes.forms import BadForm, read_form, read_upload
from herna.web.routes.lobby import check_listing, wanted_pace
from herna.web.routes.mine import own_lines
from herna.web.routes.options import asked_options, in_words, options_from
from herna.web.routes.requests import Asked, count_table, inside, look_of, remember, room_of, visitor_of
from herna.web.store.agreements import Ending
from herna.web.store.lobby import PACES
from herna.web.tables.names import clean_name
from herna.web.tables.room import fresh_game, quick_seats, seats_from, state_from

FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


# --- entrance --------------------------------------------------------------------------------------------------
@get("/", include_in_schema=False)
async def home_page(request: Asked) -> Page:
    room, visitor, asked = room_of(request), visitor_of(request), request.query_params
    known = (await room.store.people.read(visitor)).name
    wanted = read_filter([herna.game(id) for id in herna.games()], asked.get("players", ""), asked.get("time", ""))
    waiting = await room.store.lobby.waiting(home.MOST_WAITING)
    lines, key = await own_lines(request), room.reminders.key
    shown = home.Entrance(lines, waiting, visitor, known, last_level(request), wanted, key)
    return html(home.home(look_of(request), shown))


@get("/look", include_in_schema=False)
async def switch(request: Asked) -> Redirect:
    """Language and theme, remembered."""
    target = inside(request.query_params.get("back", "/"))
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
    level = form.one("level") if "level" in form.fields else last_level(request)
    if level not in BOTS:
        raise BadForm("the field 'level' names no bot")
    known = (await room_of(request).store.people.read(visitor)).name
    seats = quick_seats(state.players, known or look.say("player", number=1), visitor, level)
    count_table(request)
    live = await room_of(request).open_table(state, seats)
    answer = to_table(live.stored.id, seats[0].key, visitor)
    answer.cookies.append(remember("level", level))
    return answer


def last_level(request: Asked) -> str:
    """The bots that this browser has played against last."""
    level = request.cookies.get("level", "")
    return level if level in BOTS else USUAL


@get("/set/{game:str}", include_in_schema=False)
async def set_page(request: Asked, game: FromPath[str]) -> Page:
    found = herna.game(game)
    known = (await room_of(request).store.people.read(visitor_of(request))).name
    given = asked_options(request, found)
    pace = request.query_params.get("open", "")
    if pace in PACES:
        given["open"] = [pace]
    if known:
        given.setdefault("name", [known])
    return html(home.set_table(look_of(request), found, given, playable(request, found)))


@post("/set/{game:str}", include_in_schema=False)
async def set_table(request: Asked, game: FromPath[str]) -> Response[Any]:
    look = look_of(request)
    form = await read_form(request)
    chosen = herna.game(game)
    visitor = visitor_of(request)
    taken = [place for place in zip_longest(form.all("seat"), form.all("name"), fillvalue="") if place[0] != "nobody"]
    kinds, names = [kind for kind, _ in taken], [name for _, name in taken]
    known, pace = room_of(request).store.people, wanted_pace(form)
    told = clean_name(names[0], "") if kinds[:1] == ["me"] else ""
    if kinds[:1] == ["me"] and not told:
        names[0] = (await known.read(visitor)).name
    try:
        seats = seats_from(kinds, names, visitor, look.lang)
        state = fresh_game(chosen, len(kinds), options_from(form, chosen))
        terms = terms_from(form)
    except BadOption as e:
        return html(
            home.set_table(look, chosen, form.fields, playable(request, chosen), in_words(look, chosen, e)), 400
        )
    count_table(request)
    if pace and any([s.invited for s in seats]):
        await check_listing(request, visitor)
    people = [s for s in seats if s.bot is None]
    shared = "chance" in form.fields and len({s.key for s in people}) > 1  # alone, there is nobody to prove it to
    watched = form.all("watch") != ["nobody"]
    live = await room_of(request).open_table(state, seats, watched, shared_chance=shared, terms=terms)
    mine = [s for s in people if s.visitor == visitor]
    if told:
        await known.remember(visitor, name=told)
    friends = len(mine) < len(people)
    if friends:
        await room_of(request).store.lobby.note(live.stored.id, visitor)
        if pace:
            await room_of(request).store.lobby.show(live.stored.id, pace)
    return to_table(live.stored.id, (mine or people)[0].key, visitor, "/links" if friends else "")


@post("/upload", include_in_schema=False)
async def upload(request: Asked) -> Redirect:
    """A record from outside: proved, kept as a finished table, and shown."""
    text = await read_upload(request, "record")
    count_table(request)
    record = bare_record(text)
    state = await asyncio.to_thread(state_from, record)
    told = ended_in(record)
    ending = None if told is None or state.over else Ending.told(told, state.players)
    visitor = visitor_of(request)
    seats = seats_from(["me"] + ["here"] * (state.players - 1), [], visitor, look_of(request).lang)
    live = await room_of(request).open_table(state, seats, open_seed=True, ending=ending)
    return to_table(live.stored.id, seats[0].key, visitor, "/replay")


def ended_in(record: dict[str, Any] | str) -> object:
    """How people have ended the game of a record that can be read, where its rules would go on; None: they have not."""
    data = json.loads(record) if isinstance(record, str) else record
    return data.get("ended")


def bare_record(text: str) -> dict[str, Any] | str:
    """The record in a file; one saved in the terminal lies inside another object."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return text  # reading it as a record will say what is wrong
    inside = data.get("record") if isinstance(data, dict) else None
    return inside if isinstance(inside, dict) else text


# --- books and pictures --------------------------------------------------------------------------------------------
@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: FromPath[str], q: FromQuery[str] = "") -> Page:
    return html(books.rules_page(look_of(request), herna.game(game), q.strip()))


@get("/cards/{game:str}", include_in_schema=False)
async def cards(request: Asked, game: FromPath[str], q: FromQuery[str] = "") -> Page:
    chosen = {name: value for name, value in request.query_params.items() if name != "q" and isinstance(value, str)}
    return html(cards_page(look_of(request), herna.game(game), q.strip(), chosen))


@get("/art/{build:str}/{game:str}/{name:str}", include_in_schema=False)
async def art(build: FromPath[str], game: FromPath[str], name: FromPath[str]) -> Response[str]:
    drawn = portrait(game, name.removesuffix(".svg"))
    return Response(drawn, media_type="image/svg+xml", headers=FOREVER)


@get("/static/{fingerprint:str}/{name:path}", include_in_schema=False)
async def static(fingerprint: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Only the present files: a page that was drawn by another version must not get them."""
    file = name.removeprefix("/")
    if fingerprint != assets.FINGERPRINT or file not in assets.FILES:
        raise HTTPException(status_code=404, detail="no such file")
    return Response(assets.FILES[file], media_type=assets.media_type(file), headers=FOREVER)


@get("/texts/{build:str}/{game:str}/{lang:str}", include_in_schema=False)
async def part_texts(
    build: FromPath[str], game: FromPath[str], lang: FromPath[str]
) -> Response[dict[str, tuple[str, str]]]:
    """What a table's page tells of the parts of its game; it asks once and keeps the answer."""
    if lang not in LANGUAGES:
        raise HTTPException(status_code=404, detail="no such language")
    return Response(texts(herna.game(game), lang), headers=FOREVER)


@lru_cache(2048)
def portrait(game: str, component: str) -> str:
    if game not in herna.games() or component not in herna.game(game).texts.components:
        raise HTTPException(status_code=404, detail="no such picture")
    return component_portrait(game, component)


PAGE_ROUTES: Final = [home_page, switch, play_now, set_page, set_table, upload, rules, cards, art, static, part_texts]
