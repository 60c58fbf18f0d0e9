"""The JSON API: what the pages do, for programs. A seat's key is all a program needs to sit down."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage

import herna
from herna.kernel.errors import BadOption
from herna.kernel.texts import LANGUAGES
from herna.players import LEVELS
from herna.web.opponents import BOTS
from herna.web.routes.requests import Asked, find, room_of, visitor_of
from herna.web.tables.links import PROGRAM
from herna.web.tables.live import LiveTable
from herna.web.tables.places import Place
from herna.web.tables.room import Room, seats_from


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit here: `person` (gets a key), or the id of a bot (see `/api/bots`)."""

    kind: str = "person"
    name: str = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """`watch`: may whoever has the watch key look on? Without a `seed` one is drawn."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    seed: str | None = None
    watch: bool = True


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """`seq` is the number of the state the choice was made in."""

    choice: str
    seq: int


class RenewWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which link shall be renewed: one's `own`, `watch`, or the number of a seat that nobody has taken yet."""

    link: str = "own"


class NewKey(msgspec.Struct):
    """The new key; the old one opens nothing any more."""

    key: str


class GameInfo(msgspec.Struct):
    id: str
    title: dict[str, str]
    players: list[int]
    options: dict[str, Any]
    rules: str


class BotInfo(msgspec.Struct):
    id: str
    name: dict[str, str]
    description: dict[str, str]


class NewTable(msgspec.Struct):
    """The keys of the seats, null for a bot's; the key for watching, null if nobody may."""

    id: str
    watch: str | None
    seats: list[str | None]


class OptionInfo(msgspec.Struct):
    code: str
    label: str
    at: str


class DecisionInfo(msgspec.Struct):
    seat: int
    kind: str
    rule: str
    prompt: str
    options: list[OptionInfo]


class TableInfo(msgspec.Struct):
    """`bots` has the id of each seat's bot, null where a person or a program sits."""

    seq: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    names: list[str]
    bots: list[str | None]
    watched: bool


class Mistake(msgspec.Struct):
    """What went wrong, in a sentence."""

    error: str
    status: int


UNKNOWN: Final = {404: ResponseSpec(Mistake, description="no such table, key or game", generate_examples=False)}
REFUSED: Final = {
    400: ResponseSpec(
        Mistake, description="malformed, or not legal; the sentence names the rule", generate_examples=False
    ),
    403: ResponseSpec(Mistake, description="this key may not do that, or not now", generate_examples=False),
}
STALE: Final = {409: ResponseSpec(Mistake, description="the table has moved on", generate_examples=False)}


@get("/games")
async def games() -> list[GameInfo]:
    """The games, their numbers of players and their options."""
    found = []
    for id in herna.games():
        game = herna.game(id)
        options = {
            name: {"default": spec.default, "choices": list(spec.choices), "several": spec.several}
            for name, spec in game.options.items()
        }
        titles = {lang: game.title(lang) for lang in LANGUAGES}
        found.append(GameInfo(id, titles, list(game.players), options, game.rules_version))
    return found


@get("/bots")
async def bots() -> list[BotInfo]:
    """The room's own bots, weakest first; their ids are kinds of seats."""
    return [
        BotInfo(
            level.id,
            {lang: level.name(lang) for lang in LANGUAGES},
            {lang: level.description(lang) for lang in LANGUAGES},
        )
        for level in LEVELS
    ]


@post("/tables", responses={**UNKNOWN, 400: REFUSED[400]})
async def create(request: Asked, data: JSONBody[TableWish]) -> NewTable:
    """Set a table; gives the keys of all seats that people or programs may take."""
    kinds = ["friend" if s.kind == "person" else s.kind for s in data.seats]
    if any([kind != "friend" and kind not in BOTS for kind in kinds]):
        raise BadOption(f"a seat is 'person' or one of: {', '.join(BOTS)}")
    state = herna.game(data.game).new(players=len(kinds), seed=data.seed, **data.options)
    seats = seats_from(kinds, [s.name for s in data.seats], "", "en")
    live = await room_of(request).open_table(state, seats, data.watch)
    return NewTable(live.stored.id, live.stored.watch if data.watch else None, [s.key for s in seats])


def info(live: LiveTable, place: Place, lang: str) -> TableInfo:
    state = live.state
    acting = live.acting(place, state)
    viewer = acting if acting is not None else (place.seats[0] if place.seats else None)
    decision = None
    if acting is not None:
        asked = state.decision(acting)
        options = [OptionInfo(o.code, o.label(lang), o.at) for o in asked.options]
        decision = DecisionInfo(asked.seat, asked.kind, asked.rule, asked.prompt(lang), options)
    stored = live.stored
    names, playing = [s.name for s in stored.seats], [s.bot for s in stored.seats]
    return TableInfo(live.seq, state.view(viewer), decision, names, playing, stored.watched)


async def enter(request: Asked, table: str, key: str) -> tuple[LiveTable, Place]:
    """The table and what this key opens of it; a program that uses a seat's key has taken that seat."""
    live, place = await find(request, table, key)
    await live.sit_down(place, PROGRAM)
    return live, place


@get("/tables/{table:str}/{key:str}", responses={**UNKNOWN, 403: REFUSED[403]})
async def look(request: Asked, table: FromPath[str], key: FromPath[str], lang: FromQuery[str] = "en") -> TableInfo:
    """What the key's seat (or a spectator) may know, and what it is asked."""
    live, place = await enter(request, table, key)
    return info(live, place, lang if lang in LANGUAGES else "en")


@post("/tables/{table:str}/{key:str}/choose", status_code=200, responses={**UNKNOWN, **REFUSED, **STALE})
async def choose(request: Asked, table: FromPath[str], key: FromPath[str], data: JSONBody[Choice]) -> TableInfo:
    """Make a choice; 409 if the state has moved on since `seq`, 400 with the reason if it is not legal."""
    live, place = await enter(request, table, key)
    await live.choose(place, data.seq, data.choice)
    return info(live, place, "en")


@post("/tables/{table:str}/{key:str}/renew", status_code=200, responses={**UNKNOWN, **REFUSED, **STALE})
async def renew(request: Asked, table: FromPath[str], key: FromPath[str], data: JSONBody[RenewWish]) -> NewKey:
    """A new key in the place of one that somebody else may have: the old one is dead at once, the game goes on.

    A seat that was taken in a browser gets a new key only from that browser (its cookie says so): whoever finds a link
    must not be able to take the seat away with it.
    """
    live, place = await find(request, table, key)
    return NewKey(await room_of(request).renew(live, place, data.link, visitor_of(request)))


@get("/tables/{table:str}/{key:str}/events", responses={**UNKNOWN, 403: REFUSED[403]})
async def events(
    request: Asked, table: FromPath[str], key: FromPath[str], since: FromQuery[int] = 0
) -> ServerSentEvent:
    """The table's events as they happen, as this key may know them; one JSON object per message."""
    live, place = await enter(request, table, key)
    return ServerSentEvent(tell(room_of(request), live, place, since), headers={"Cache-Control": "no-store"})


async def tell(room: Room, live: LiveTable, place: Place, since: int) -> AsyncGenerator[ServerSentEventMessage, None]:
    viewer = place.seats[0] if place.seats else None
    told = since
    shown = -1

    def news() -> bool:
        return live.seq != shown or room.closing.is_set()

    while not room.closing.is_set() and live.opens(place):
        for event in live.state.events(told, viewer):
            told = event.number + 1
            data = {"number": event.number, "kind": event.kind, "rule": event.rule, "data": event.data}
            yield ServerSentEventMessage(data=json.dumps(data), event="event", id=str(event.number))
        if live.seq != shown:
            shown = live.seq
            acting = live.acting(place, live.state)
            data = {
                "seq": live.seq,
                "to_act": list(live.state.to_act),
                "yours": acting is not None,
                "over": live.state.over,
            }
            yield ServerSentEventMessage(data=json.dumps(data), event="turn")
        if live.state.over:
            return
        if not await live.heard(news, room.settings.heartbeat):
            yield ServerSentEventMessage(comment="alive")


API_ROUTES: Final = [games, bots, create, look, choose, renew, events]
