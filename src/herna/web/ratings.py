"""How strong somebody is, by openskill's Plackett-Luce model: against people, and apart from that against bots.

A newcomer is worth 25, as much as level 3. Bots do not learn, so they stand still, each where the arena has seen it:
two neighbouring levels are as many points apart as the model asks for, given how often the stronger one has won.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from openskill.models import PlackettLuce

from herna.players import LEVELS

NEWCOMER: Final = (25.0, 25.0 / 3)
STEADY: Final = 1.0  # how unsure we are about a bot
SURE: Final = 1.959964  # half the width of a 95 % interval, in standard deviations
BETA: Final = 25.0 / 6  # how much luck there is in one game, as the model has it
MIDDLE: Final = 3  # the level that is worth as much as a newcomer
# (percent of wins, games) of levels 2 to 6 against the level below; docs/bots.md has the commands
MEASURED: Final = {
    "mindbug": ((79, 150), (79, 150), (67, 150), (71, 150), (77, 106)),
    "smashup": ((83, 150), (72, 80), (66, 80), (67, 150), (70, 50)),
    "bigmonster": ((85, 150), (85, 150), (86, 150), (73, 100), (76, 58)),
    "summoner": ((90, 80), (80, 80), (85, 80), (78, 80), (83, 30)),
    "wistar": ((84, 150), (87, 150), (89, 150), (75, 100), (75, 20)),
}
USUAL: Final = (80, 60)  # a step that nobody has measured: other games, and from `random` to level 1

Strength = tuple[float, float]  # the estimate, and its standard deviation


@cache
def model() -> Any:
    return PlackettLuce()


def after_game(players: list[Strength], won: list[bool]) -> list[Strength]:
    """Everybody's strength after a game; where nobody has won, it was a draw."""
    teams = [[model().create_rating(list(strength))] for strength in players]
    ranks = [1.0 if is_winner or not any(won) else 2.0 for is_winner in won]
    return [(team[0].mu, team[0].sigma) for team in model().rate(teams, ranks=ranks)]


def points(percent: float, games: int) -> float:
    """How far two bots are apart of which one has won so many games; one drawn game is added, for those who won all."""
    share = (percent / 100 * games + 0.5) / (games + 1)
    return NormalDist().inv_cdf(share) * sqrt(2 * BETA**2 + 2 * STEADY**2)


@cache
def bots_in(game: str) -> dict[str, float]:
    """What the bots of the room are worth in this game."""
    steps = [points(*measured) for measured in MEASURED.get(game, 5 * (USUAL,))]
    below = NEWCOMER[0] - sum(steps[: MIDDLE - 1])
    levels = {f"level{number + 1}": below + sum(steps[:number]) for number in range(len(steps) + 1)}
    careful = [level.id for level in LEVELS if not level.playouts_in(game, 2)][-1]  # one step ahead, as `greedy`
    return {**levels, "greedy": levels[careful], "random": below - points(*USUAL)}


def of_bot(bot: str, game: str) -> Strength | None:
    """A bot of the room; None for others."""
    known = bots_in(game)
    return (known[bot], STEADY) if bot in known else None
