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
from herna.kernel.texts import LANGUAGES
from herna.web import assets
from herna.web.art.components import component_portrait
from herna.web.boards import texts
from herna.web.pages import books, home
from herna.web.pages.cards import cards_page
from herna.web.routes.answers import Page, html, to_table
from herna.web.routes.deckbox import playable
from herna.web.routes.forms import read_form, read_upload
from herna.web.routes.options import asked_options, in_words, options_from
from herna.web.routes.requests import Asked, look_of, remember, room_of, visitor_of
from herna.web.tables.room import quick_seats, seats_from, state_from

FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


# --- entrance --------------------------------------------------------------------------------------------------
@get("/", include_in_schema=False)
async def home_page(request: Asked) -> Page:
    look = look_of(request)
    tables = await room_of(request).store.of_visitor(visitor_of(request))
    return html(home.home(look, tables))


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
    seats = quick_seats(state.players, look.say("player", number=1), visitor, look.lang)
    live = await room_of(request).open_table(state, seats)
    return to_table(live.stored.id, seats[0].key, visitor)


@get("/set/{game:str}", include_in_schema=False)
async def set_page(request: Asked, game: FromPath[str]) -> Page:
    found = herna.game(game)
    return html(home.set_table(look_of(request), found, asked_options(request, found), playable(request, found)))


@post("/set/{game:str}", include_in_schema=False)
async def set_table(request: Asked, game: FromPath[str]) -> Response[Any]:
    look = look_of(request)
    form = await read_form(request)
    chosen = herna.game(game)
    visitor = visitor_of(request)
    taken = [place for place in zip_longest(form.all("seat"), form.all("name"), fillvalue="") if place[0] != "nobody"]
    kinds = [kind for kind, _ in taken]
    try:
        seats = seats_from(kinds, [name for _, name in taken], visitor, look.lang)
        state = chosen.new(players=len(kinds), **options_from(form, chosen))
    except BadOption as e:
        told = in_words(look, chosen, e)
        return html(home.set_table(look, chosen, form.fields, playable(request, chosen), told), 400)
    live = await room_of(request).open_table(state, seats, form.all("watch") != ["nobody"])
    people = [s for s in seats if s.bot is None]
    mine = [s for s in people if s.visitor == visitor]
    friends = len(mine) < len(people)
    return to_table(live.stored.id, (mine or people)[0].key, visitor, "/links" if friends else "")


@post("/upload", include_in_schema=False)
async def upload(request: Asked) -> Redirect:
    """A record from outside: proved, kept as a finished table, and shown."""
    text = await read_upload(request, "record")
    state = await asyncio.to_thread(state_from, bare_record(text))
    visitor = visitor_of(request)
    seats = seats_from(["me"] + ["here"] * (state.players - 1), [], visitor, look_of(request).lang)
    live = await room_of(request).open_table(state, seats)
    return to_table(live.stored.id, seats[0].key, visitor, "/replay")


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
