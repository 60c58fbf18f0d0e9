"""The JSON API: what the pages do, for programs. A seat's key is all a program needs to sit down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import Request, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage

import herna
from herna.kernel.errors import BadOption
from herna.players import PLAYERS
from herna.web.live import LiveTable, Place
from herna.web.room import Room, seats_from
from herna.web.words import say

Asked = Request[Any, Any, Any]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit here: `person` (gets a key), or the name of a bot."""

    kind: str = "person"
    name: str = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    seed: str | None = None


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """`seq` is the number of the state the choice was made in; `seat` only where the key opens several."""

    choice: str
    seq: int


class GameInfo(msgspec.Struct):
    id: str
    title: dict[str, str]
    players: list[int]
    options: dict[str, Any]
    rules: str


class NewTable(msgspec.Struct):
    id: str
    watch: str
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
    seq: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    names: list[str]


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
        titles = {lang: game.title(lang) for lang in ("en", "cs")}
        found.append(GameInfo(id, titles, list(game.players), options, game.rules))
    return found


@post("/tables")
async def create(request: Asked, data: JSONBody[TableWish]) -> NewTable:
    """Set a table; gives the keys of all seats that people or programs may take."""
    room: Room = request.app.state.room
    kinds = ["friend" if s.kind == "person" else s.kind for s in data.seats]
    if any([kind != "friend" and kind not in PLAYERS for kind in kinds]):
        raise BadOption(f"a seat is 'person' or one of: {', '.join(PLAYERS)}")
    names = [say("en", "player", number=i + 1) for i in range(len(kinds))]
    state = herna.game(data.game).new(players=len(kinds), seed=data.seed, **data.options)
    seats = seats_from(kinds, [s.name for s in data.seats], "", names)
    live = await room.open_table(state, seats)
    return NewTable(live.stored.id, live.stored.watch, [s.key for s in seats])


async def find(request: Asked, table: str, key: str) -> tuple[LiveTable, Place]:
    room: Room = request.app.state.room
    live = await room.table(table)
    place = None if live is None else live.place(key)
    if live is None or place is None:
        raise HTTPException(status_code=404, detail="unknown table")
    return live, place


def info(live: LiveTable, place: Place, lang: str) -> TableInfo:
    state = live.state
    acting = live.acting(place, state)
    viewer = acting if acting is not None else (place.seats[0] if place.seats else None)
    decision = None
    if acting is not None:
        asked = state.decision(acting)
        options = [OptionInfo(o.code, o.label(lang), o.at) for o in asked.options]
        decision = DecisionInfo(asked.seat, asked.kind, asked.rule, asked.prompt(lang), options)
    return TableInfo(live.seq, state.view(viewer), decision, [s.name for s in live.stored.seats])


@get("/tables/{table:str}/{key:str}")
async def look(request: Asked, table: FromPath[str], key: FromPath[str], lang: FromQuery[str] = "en") -> TableInfo:
    """What the key's seat (or a spectator) may know, and what it is asked."""
    live, place = await find(request, table, key)
    return info(live, place, lang if lang in ("en", "cs") else "en")


@post("/tables/{table:str}/{key:str}/choose", status_code=200)
async def choose(request: Asked, table: FromPath[str], key: FromPath[str], data: JSONBody[Choice]) -> TableInfo:
    """Make a choice; 409 if the state has moved on since `seq`, 400 with the reason if it is not legal."""
    live, place = await find(request, table, key)
    await live.choose(place, data.seq, data.choice)
    return info(live, place, "en")


@get("/tables/{table:str}/{key:str}/events")
async def events(
    request: Asked, table: FromPath[str], key: FromPath[str], since: FromQuery[int] = 0
) -> ServerSentEvent:
    """The table's events as they happen, as this key may know them; one JSON object per message."""
    live, place = await find(request, table, key)
    room: Room = request.app.state.room
    return ServerSentEvent(tell(room, live, place, since), headers={"Cache-Control": "no-store"})


async def tell(room: Room, live: LiveTable, place: Place, since: int) -> AsyncGenerator[ServerSentEventMessage, None]:
    viewer = place.seats[0] if place.seats else None
    told = since
    shown = -1
    while not room.closing.is_set():
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
        async with live.news:
            if live.seq == shown:
                with suppress(TimeoutError):
                    await asyncio.wait_for(live.news.wait(), room.settings.heartbeat)
        if live.seq == shown:
            yield ServerSentEventMessage(comment="alive")


API_ROUTES: Final = [games, create, look, choose, events]
