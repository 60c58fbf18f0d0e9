"""The fixed list of actions: a verb with a tile, an explorer or a ship; tiles are placed by where they go."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.printed import tiles  # noqa: F401  fills the registries
from herna.games.bigmonster.table.board import x_of, y_of
from herna.games.bigmonster.table.designs import EXPLORERS, TILES
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.words import (
    ASK_CLAIM,
    ASK_KEEP,
    ASK_PICK,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_ROW,
    ASK_SALVAGE,
    ASK_SEND,
    ASK_TAKE,
    SHIP,
)
from herna.kernel.actions import ActionList
from herna.kernel.choice import Ask

MOST_PLAYERS: Final = 6
MOST_ROWS: Final = 4
FAR: Final = 12  # coordinates from -FAR to FAR have an action each; what lies beyond takes the nearest, or a spare one
SIDE: Final = 2 * FAR + 1
SLUGS: Final = [d.slug for d in TILES[1:]]
SHIPS: Final = ["own", *[f"next{n}" for n in range(1, MOST_PLAYERS)]]  # counted from the seat that chooses

LIST: Final = ActionList()
KEEP: Final = LIST.block("keep", [d.slug for d in EXPLORERS[1:]])
PICK: Final = LIST.block("pick", SLUGS)
CLAIM: Final = LIST.block("claim", SHIPS)
SEND: Final = LIST.block("send", [f"{slug}@{ship}" for ship in SHIPS for slug in SLUGS])
PLACE: Final = LIST.block("place", [f"@{x},{y}" for y in range(-FAR, FAR + 1) for x in range(-FAR, FAR + 1)])
SALVAGE: Final = LIST.block("salvage", SLUGS)
ROW: Final = LIST.block("row", [str(n) for n in range(1, MOST_ROWS + 1)])
TAKE: Final = LIST.block("take", SLUGS)
REMOVE: Final = LIST.block("remove", SLUGS)


def within(coordinate: int) -> int:
    return min(max(coordinate, -FAR), FAR) + FAR


def numbers(s: Table, ask: Ask) -> list[int]:
    return [number(s, ask, value) for value in ask.options]


def number(s: Table, ask: Ask, value: int) -> int:
    """The action of an option; equal ones are told apart afterwards."""
    kind = ask.kind
    if kind == ASK_PLACE:
        return PLACE + within(y_of(value)) * SIDE + within(x_of(value))
    if kind == ASK_PICK:
        return PICK + value - 1
    if kind == ASK_CLAIM:
        return CLAIM + (value - ask.seat) % s.players
    if kind == ASK_SEND:
        return SEND + (value // SHIP - ask.seat) % s.players * len(SLUGS) + value % SHIP - 1
    if kind == ASK_KEEP:
        return KEEP + value - 1
    if kind == ASK_SALVAGE:
        return SALVAGE + value - 1
    if kind == ASK_ROW:
        return ROW + value - 1
    if kind == ASK_TAKE:
        return TAKE + value - 1
    assert kind == ASK_REMOVE
    return REMOVE + value - 1
