"""For bots: how good the table looks."""

from __future__ import annotations

from typing import Final

from herna.kernel.judging import chance, final_share
from toll.table import Table

IN_HAND: Final = 0.5  # what a point in hand is worth, compared with one in the row
DECISIVE: Final = 6.0  # whoever is ahead by so many points wins nearly three times as often


def evaluate(s: Table, seat: int) -> float:
    """The chance that this seat wins."""
    if s.outcome is not None:
        return final_share(s.outcome, seat)
    worth = [sum(s.rows[i]) + IN_HAND * sum(s.hands[i]) for i in range(2)]
    return chance(worth, seat, DECISIVE)
