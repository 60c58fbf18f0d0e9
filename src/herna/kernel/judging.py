"""From values to winning chances: what evaluations of all games share."""

from __future__ import annotations

from math import exp
from typing import Final

from herna.kernel.outcome import Result

CERTAIN: Final = 0.98  # no estimate counts as much as a game that is really won, none as little as one that is lost
HOPELESS: Final = 50.0  # who is so far behind has no chance; more would be too much for `exp`


def final_share(result: Result, seat: int) -> float:
    """This seat's part of the victory: 1 for the only winner, equal parts if several win, or for all if nobody does."""
    if not result.winners:
        return 1.0 / len(result.ranking)
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


def chance(values: list[float], side: int, decisive: float) -> float:
    """The winning chance of one side among all; a side that is ahead by `decisive` wins nearly three times as often.

    The chances of all sides add up to 1 (a little more between three or more, since nobody's is nothing).
    """
    own = values[side]
    rivals = 0.0  # how many like oneself they are worth, oneself among them
    for value in values:
        rivals += exp(min((value - own) / decisive, HOPELESS))
    return (1.0 - CERTAIN) + (2.0 * CERTAIN - 1.0) / rivals
