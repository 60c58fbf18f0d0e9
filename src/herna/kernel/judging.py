"""From values to winning chances: what evaluations of all games share."""

from __future__ import annotations

from math import exp
from typing import Final

from herna.kernel.outcome import Result

CERTAIN: Final = 0.98  # no estimate counts as much as a game that is really won, none as little as one that is lost


def final_share(result: Result, seat: int) -> float:
    """The part of the victory that is this seat's: 1 for the only winner; a draw without winners is everybody's."""
    if not result.winners:
        return 1.0 / len(result.ranking)
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


def chance(values: list[float], side: int, decisive: float) -> float:
    """The winning chance of one side among all; who is ahead by `decisive` wins nearly three times as often.

    The chances of all sides add up to 1 (a little more between three or more, since nobody's is nothing).
    """
    most = max(values)
    total = 0.0
    for value in values:
        total += exp((value - most) / decisive)
    share = exp((values[side] - most) / decisive) / total
    return (1.0 - CERTAIN) + (2.0 * CERTAIN - 1.0) * share
