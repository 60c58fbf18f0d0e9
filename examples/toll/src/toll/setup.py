"""From the box to the first decision."""

from __future__ import annotations

from toll.rules import TURN
from toll.table import DECK, Table


def start(s: Table) -> None:
    """TO-1.1"""
    deck = DECK[:]
    s.shuffle(deck)
    s.draw = tuple(deck)
    s.active = s.below(2)
    s.push(TURN, 0)
    s.advance()
