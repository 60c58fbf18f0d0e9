"""The fixed list of actions: cards with the space they go to, units by their space, abilities by name.

Questions never mix, so one block serves all of them that ask for the same kind of thing. Spaces are named as the seat
that chooses sees them: for the second seat the battlefield is turned round, so both sit at row 1.
"""

from __future__ import annotations

from typing import Final

from herna.games.summoner.printed import cards  # noqa: F401  fills the registries
from herna.games.summoner.table.board import SPACES, space_name
from herna.games.summoner.table.designs import ABILITIES, ABILITY, DESIGNS
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.words import (
    ASK_CAPTURE,
    ASK_DRAW,
    ASK_EITHER,
    ASK_EXTRA,
    ASK_FORCE,
    ASK_KEEP,
    ASK_ORDER,
    ASK_PATH,
    ASK_PAY,
    ASK_PLACE,
    ASK_PUT,
    ASK_RAISE,
    ASK_REROLL,
    ASK_RETARGET,
    ASK_SHOW,
    ASK_TAKE,
    ASK_TARGET,
    ASK_USE,
    AT,
    BY,
    BY_MAGIC,
    CANCEL,
    DO_ACT,
    DO_ATTACK,
    DO_DISCARD,
    DO_DRAW,
    DO_MOVE,
    INSTEAD,
    KINDS,
    MODES,
    NO,
    VERB,
)
from herna.kernel.actions import ActionList
from herna.kernel.choice import Ask

EQUAL: Final = 3  # effects or actions of one name that have an action each
CARDS: Final = [d.slug for d in DESIGNS[1:]]
SKILLS: Final = [a.slug for a in ABILITIES]
PLACES: Final = [f"@{space_name(space)}" for space in range(1, SPACES + 1)]
HERE: Final = SPACES + 1  # a card goes to one of the spaces, or to none

LIST: Final = ActionList()
DONE: Final = LIST.block("done", [kind.name for kind in KINDS[: ASK_DRAW + 1]])
DRAW: Final = LIST.block("draw", [""])
MOVE: Final = LIST.block("move", PLACES)
ATTACK: Final = LIST.block("attack", PLACES)
PUT: Final = LIST.block("put", [card + place for card in CARDS for place in ("", *PLACES)])  # summon, build, play
DISCARD: Final = LIST.block("discard", CARDS)
ACT: Final = LIST.block("act", SKILLS, EQUAL)
DECLINE: Final = LIST.block("none", [kind.name for kind in KINDS])  # also where a series is done
ACCEPT: Final = LIST.block("yes", [kind.name for kind in KINDS])
BACK: Final = LIST.block("cancel", [""])
INSTEAD_OF: Final = LIST.block("instead", SKILLS)
STEP: Final = LIST.block("step", PLACES)
OBJECT: Final = LIST.block("object", PLACES)
CARD: Final = LIST.block("card", CARDS)
MODE: Final = LIST.block("mode", list(MODES[1:]))
ORDER: Final = LIST.block("order", ["inaction", *CARDS, *SKILLS], EQUAL)


def seen(space: int, seat: int) -> int:
    """A space as this seat sees it, counted from 0."""
    return space - 1 if seat == 0 else SPACES - space


def put(what: int, seat: int) -> int:
    """A card with its space, if any."""
    space = what & 63
    return PUT + ((what >> AT) - 1) * HERE + (1 + seen(space, seat) if space else 0)


def numbers(s: Table, ask: Ask) -> list[int]:
    return [number(s, ask, value) for value in ask.options]


def number(s: Table, ask: Ask, value: int) -> int:
    """The action of an option; equal ones are told apart afterwards."""
    kind, seat = ask.kind, ask.seat
    if kind <= ASK_DRAW:
        return deed_number(s, ask, value)
    if value == CANCEL:
        return BACK
    if kind == ASK_REROLL or kind == ASK_CAPTURE or kind == ASK_KEEP:
        return DECLINE + kind if value == NO else ACCEPT + kind
    if value & INSTEAD:
        return INSTEAD_OF + (value ^ INSTEAD) - ABILITY
    if value == NO:
        return DECLINE + kind
    if kind == ASK_PATH or kind == ASK_FORCE or kind == ASK_PLACE:
        return STEP + seen(value, seat)
    if kind == ASK_TARGET or kind == ASK_RETARGET or kind == ASK_EXTRA or kind == ASK_USE:
        return OBJECT + seen(s.pieces[value].space, seat)
    if kind == ASK_SHOW or kind == ASK_PAY or kind == ASK_TAKE:
        return CARD + value - 1
    if kind == ASK_RAISE or kind == ASK_PUT:
        return put(value, seat)
    if kind == ASK_EITHER:
        return OBJECT + seen(s.pieces[value].space, seat) if value < BY_MAGIC else MODE + (value >> 20) - 1
    assert kind == ASK_ORDER
    card = s.waiting[value - 1].card
    place = 0 if card == 0 else card if card < ABILITY else 1 + len(CARDS) + card - ABILITY
    return ORDER + place * EQUAL


def deed_number(s: Table, ask: Ask, value: int) -> int:
    """Something to do in a phase, or its end."""
    if value == NO:
        return DONE + ask.kind
    deed = value >> VERB << VERB
    what = value ^ deed
    if deed == DO_MOVE:
        return MOVE + seen(s.pieces[what].space, ask.seat)
    if deed == DO_ATTACK:
        return ATTACK + seen(s.pieces[what].space, ask.seat)
    if deed == DO_DISCARD:
        return DISCARD + what - 1
    if deed == DO_ACT:
        return ACT + ((what & ((1 << BY) - 1)) - ABILITY) * EQUAL
    return DRAW if deed == DO_DRAW else put(what, ask.seat)
