"""Positions: the table at the beginning of a turn, in and out."""

from __future__ import annotations

from typing import Any

from herna.kernel.errors import NotNow, PositionError
from herna.kernel.keeping.position import Fields
from toll.outside.view import names
from toll.rules import TURN
from toll.table import DECK, HAND_SIZE, NAMES, Table


def describe(s: Table) -> dict[str, object]:
    if len(s.stack) != 1:
        raise NotNow("a position is a table between effects; here a card has just been laid")
    return {
        "game": s.setup.game,
        "players": 2,
        "options": {},
        "active": s.active,
        "hands": [names(hand) for hand in s.hands],
        "rows": [names(row) for row in s.rows],
        "draw": names(s.draw[::-1]),  # people write the top card first
        "gone": names(s.gone),
    }


def place(s: Table, given: dict[str, Any]) -> None:
    """All cards that are not named are shuffled into the draw pile, unless the draw pile is given."""
    p = Fields(given, "", ("game", "players", "options", "active", "hands", "rows", "draw", "gone"))
    s.active = p.number("active", 0, 1, default=0)
    left = DECK[:]
    for field, zones in (("hands", s.hands), ("rows", s.rows)):
        for seat in range(2):
            zones[seat] = take(p.items(field, length=2)[seat] or [], f"{field}[{seat}]", left)
            if field == "hands" and len(zones[seat]) > HAND_SIZE:
                raise PositionError(f"hands[{seat}]", f"a hand has at most {HAND_SIZE} cards (TO-2.1)")
    s.gone = take(p.items("gone"), "gone", left)
    if p.has("draw"):
        s.draw = take(p.items("draw"), "draw", left)[::-1]
        if left:
            raise PositionError("draw", f"{len(left)} cards are missing from the table")
    else:
        s.shuffle(left)
        s.draw = tuple(left)
    s.push(TURN, 0)
    s.advance()


def take(items: Any, where: str, left: list[int]) -> tuple[int, ...]:
    """The cards with these names, taken from the ones that are left."""
    found: list[int] = []
    if not isinstance(items, list | tuple):
        raise PositionError(where, "must be a list")
    for i in range(len(items)):
        card = NAMES.index(items[i]) if items[i] in NAMES[1:] else 0
        if card not in left:
            raise PositionError(f"{where}[{i}]", f"there is no card {items[i]!r} (left)")
        left.remove(card)
        found.append(card)
    return tuple(found)
