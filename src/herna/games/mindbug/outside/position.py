"""Positions: the table between effects as a person writes it down, in and out."""

from __future__ import annotations

from typing import Any, Final

from herna.games.mindbug.outside.view import slugs
from herna.games.mindbug.printed.cards import BY_SLUG
from herna.games.mindbug.rules.turn import TURN
from herna.games.mindbug.setup import deck_of
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Creature, Side
from herna.games.mindbug.table.words import ASK_ACTION, HAND_SIZE, STARTING_LIFE, STARTING_MINDBUGS, TURN_LIMIT
from herna.kernel.errors import NotNow, PositionError
from herna.kernel.keeping.position import Fields

TABLE_FIELDS: Final = ("game", "players", "options", "active", "turn", "sides", "unused", "shown")
SIDE_FIELDS: Final = ("life", "mindbugs", "hand", "known", "draw", "discard", "area")
CREATURE_FIELDS: Final = ("card", "exhausted", "boost")


# --- out ------------------------------------------------------------------------------------------------------
def describe(s: Table) -> dict[str, object]:
    if len(s.stack) != 1 or not s.asks or s.asks[0].kind != ASK_ACTION:
        raise NotNow("a position is a table between effects; here something is being resolved")
    return {
        "game": s.setup.game,
        "players": 2,
        "options": dict(s.setup.options),
        "active": s.active,
        "turn": s.turn,
        "sides": [describe_side(side) for side in s.sides],
        "unused": slugs(s.unused),
        "shown": slugs(s.shown),
    }


def describe_side(side: Side) -> dict[str, object]:
    return {
        "life": side.life,
        "mindbugs": side.mindbugs,
        "hand": slugs(side.hand),
        "known": slugs(side.known),
        "draw": slugs(side.draw[::-1]),  # people write the top card first
        "discard": slugs(side.discard),
        "area": [{"card": c.face.slug, "exhausted": c.exhausted, "boost": slugs(c.boost)} for c in side.area],
    }


# --- in -------------------------------------------------------------------------------------------------------
def place(s: Table, position: dict[str, Any]) -> None:
    """Fill an empty table; what is not said is as at the start of a game, and all cards not named are unused."""
    p = Fields(position, "", TABLE_FIELDS)
    sets = s.setup.options["sets"]
    s.active = p.number("active", 0, 1, default=0)
    s.turn = p.number("turn", 1, TURN_LIMIT, default=1) - 1  # the turn begins once the table stands
    sides = p.items("sides", length=2)
    s.sides = []
    for seat in range(2):
        s.sides.append(read_side(s, Fields(sides[seat], f"sides[{seat}]", SIDE_FIELDS), seat))
    s.shown = cards(p, "shown", sets)
    count_cards(s, p, sets)
    s.push(TURN, s.active)
    s.advance()


def read_side(s: Table, p: Fields, seat: int) -> Side:
    sets = s.setup.options["sets"]
    life = p.number("life", 1, 999, default=STARTING_LIFE)
    mindbugs = p.number("mindbugs", 0, STARTING_MINDBUGS, default=STARTING_MINDBUGS)
    hand, draw = cards(p, "hand", sets), cards(p, "draw", sets)[::-1]
    known = cards(p, "known", sets)
    for card in known:
        if known.count(card) > hand.count(card):
            raise PositionError(f"{p.where}.known", f"{DESIGNS[card].slug!r} is not in the hand (so often)")
    if draw and len(hand) < HAND_SIZE:
        raise PositionError(f"{p.where}.hand", f"with a draw pile a hand has at least {HAND_SIZE} cards (MB-2.6)")
    side = Side(life, mindbugs, hand, draw, cards(p, "discard", sets), known, ())
    area = p.items("area")
    for i in range(len(area)):
        side.area += (read_creature(s, area[i], f"{p.where}.area[{i}]", seat),)
    return side


def read_creature(s: Table, given: Any, where: str, seat: int) -> Creature:
    """`"lone_yeti"`, or an object with `card`, `exhausted` and `boost`."""
    p = Fields({"card": given} if isinstance(given, str) else given, where, CREATURE_FIELDS)
    sets = s.setup.options["sets"]
    slug = p.text("card")
    face = BY_SLUG.get(slug)
    if face is None or face.set not in sets:
        raise PositionError(f"{where}.card", f"there is no creature {slug!r} in the chosen sets")
    s.entered += 1
    return Creature(s.entered, face.first_stage, face, seat, p.flag("exhausted"), cards(p, "boost", sets), 0)


def cards(p: Fields, field: str, sets: list[str]) -> tuple[int, ...]:
    """A list of cards by slug."""
    found: list[int] = []
    items = p.items(field)
    for i in range(len(items)):
        design = BY_SLUG.get(items[i]) if isinstance(items[i], str) else None
        if design is None or design.set not in sets:
            raise PositionError(f"{p.path(field)}[{i}]", f"there is no card {items[i]!r} in the chosen sets")
        if not design.copies:
            raise PositionError(f"{p.path(field)}[{i}]", f"{design.slug!r} is a face of a double-sided card (MB-1.2)")
        found.append(design.index)
    return tuple(found)


def count_cards(s: Table, p: Fields, sets: list[str]) -> None:
    """Every card of the deck lies in exactly one place; the ones not named are the unused pile."""
    left = deck_of(sets)
    total = len(left)
    named = [("shown", s.shown)]
    for seat in range(2):
        side, where = s.sides[seat], f"sides[{seat}]"
        named += [(where + ".hand", side.hand), (where + ".draw", side.draw), (where + ".discard", side.discard)]
        named += [(f"{where}.area[{i}]", (side.area[i].card, *side.area[i].boost)) for i in range(len(side.area))]
    unused = cards(p, "unused", sets)
    for where, pile in [*named, ("unused", unused)]:
        for card in pile:
            if card not in left:
                copies = DESIGNS[card].copies
                often = "once" if copies == 1 else f"{copies} times"
                raise PositionError(where, f"{DESIGNS[card].slug!r} is on the table too often; it exists {often}")
            left.remove(card)
    if p.has("unused") and left:
        raise PositionError("unused", f"the table has {total - len(left)} cards, the chosen sets have {total}")
    s.unused = unused if p.has("unused") else tuple(left)
