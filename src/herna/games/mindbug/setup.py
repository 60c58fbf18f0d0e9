"""Setting up (MB-1): from the box to the first decision."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.printed.cards import SETS
from herna.games.mindbug.rules.turn import TURN
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Side
from herna.games.mindbug.table.words import DEALT, HAND_SIZE, STARTING_LIFE, STARTING_MINDBUGS, TELL_STARTS

DECKS: Final[dict[str, list[int]]] = {}  # by the sets, as they have been asked for


def start(s: Table) -> None:
    """MB-1: shuffle, deal, find the first player, and begin."""
    deck = deck_of([name for name in SETS if name in s.setup.options["sets"]])  # MB-1.2, MB-1.3
    s.shuffle(deck)
    for seat in range(2):
        own = tuple(deck[DEALT * seat : DEALT * (seat + 1)])
        hand, draw = own[:HAND_SIZE], own[HAND_SIZE:]  # MB-1.4
        s.sides.append(Side(STARTING_LIFE, STARTING_MINDBUGS, hand, draw, (), (), ()))  # MB-1.1, MB-1.5, MB-1.6
    choose_first_player(s, deck[2 * DEALT :])
    s.push(TURN, s.active)
    s.advance()


def choose_first_player(s: Table, rest: list[int]) -> None:
    """MB-1.7: one unused card each, the higher printed power starts; equal ones are drawn again."""
    while len(rest) >= 2:
        a, b = rest.pop(), rest.pop()
        s.shown += (a, b)
        if DESIGNS[a].power != DESIGNS[b].power:
            s.active = 0 if DESIGNS[a].power > DESIGNS[b].power else 1
            s.unused = tuple(rest)
            s.emit(TELL_STARTS, s.active, a if s.active == 0 else b, b if s.active == 0 else a)
            return
    s.unused = tuple(rest)
    s.active = s.below(2)


def deck_of(sets: list[str]) -> list[int]:
    """All cards that are shuffled when these sets are played (MB-1.3, MB-15.1)."""
    key = " ".join(sets)
    if key not in DECKS:
        DECKS[key] = [d.index for d in DESIGNS if d.set in sets for _ in range(d.copies)]
    return DECKS[key][:]
