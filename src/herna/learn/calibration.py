"""From what a search says to how many games are won: the values of each game, mended by what games have shown.

A review speaks of winning chances, so its values must be true. Bots do not need that: for them it is enough that a
better table has a higher value, and they use none of this. `benchmarks/calibration.py` measures and fits the constants;
docs/bots.md has the figures.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from herna.players.judges import BEST, HAND_WRITTEN

KNOTS: Final = 3  # the beginning of a game, its middle, and its end
SURE: Final = 0.99  # no value counts as more, or its logarithm would be all that counts


def weights(progress: float) -> list[float]:
    """How much each knot counts at this point of a game (0 its beginning, 1 where most games are over)."""
    at = min(1.0, max(0.0, progress)) * (KNOTS - 1)
    return [max(0.0, 1.0 - abs(at - knot)) for knot in range(KNOTS)]


class Mapping:
    """Winning chances of one game, between two players.

    `length` is the number of choices of a usual game. At each knot stand a shift and a factor for the logit of a value:
    a factor below 1 takes a value nearer to even. Factors are never negative, so a higher value is a higher chance.
    """

    def __init__(self, length: int, knots: list[tuple[float, float]]) -> None:
        self.length = length
        self.knots = knots

    def chance(self, value: float, made: int) -> float:
        """The chance to win, where a search says `value` after so many choices."""
        value = min(SURE, max(1.0 - SURE, value))
        shift = factor = 0.0
        for weight, (own_shift, own_factor) in zip(weights(made / self.length), self.knots, strict=True):
            shift += weight * own_shift
            factor += weight * own_factor
        return 1.0 / (1.0 + exp(-(shift + factor * log(value / (1.0 - value)))))


AS_IT_IS: Final = [(0.0, 1.0)] * KNOTS  # within what can be measured, the search of these games says the truth

# Only games whose values were measured between two players are here: others get no winning chances.
MAPPINGS: Final[dict[str, Mapping]] = {
    "mindbug": Mapping(40, AS_IT_IS),
    "smashup": Mapping(132, AS_IT_IS),
    "bigmonster": Mapping(118, AS_IT_IS),
    "summoner": Mapping(410, [(-0.26, 0.31), (-0.18, 0.54), (-0.28, 0.85)]),
    "wistar": Mapping(235, AS_IT_IS),
}


# Reviews judge by the evaluation whose values were measured, where that is not the one that bots use. The network of
# Summoner Wars helps bots to choose and not to foresee.
MEASURED: Final[dict[str, str]] = {"summoner": HAND_WRITTEN}


def judge_for(game: str) -> str:
    """By which evaluation reviews of this game judge, as bots name it."""
    return MEASURED.get(game, BEST)


def mapping_for(game: str, players: int) -> Mapping | None:
    """How values of this game become chances; None where nobody has measured it."""
    return MAPPINGS.get(game) if players == 2 else None
