"""How strong somebody is, by openskill's Plackett-Luce model: against people, and apart from that against bots.

A newcomer is worth 25. Bots do not learn, so they stand still: five points lie between two levels, and the stronger one
wins about four games out of five (docs/bots.md has what was measured).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from openskill.models import PlackettLuce

NEWCOMER: Final = (25.0, 25.0 / 3)
STEADY: Final = 1.0  # how unsure we are about a bot
SURE: Final = 1.959964  # half the width of a 95 % interval, in standard deviations
BOTS: Final = {f"level{number}": 10.0 + 5.0 * number for number in range(1, 6)} | {"greedy": 25.0, "random": 5.0}

Strength = tuple[float, float]  # the estimate, and its standard deviation


@cache
def model() -> Any:
    return PlackettLuce()


def after_game(players: list[Strength], won: list[bool]) -> list[Strength]:
    """Everybody's strength after a game; where nobody has won, it was a draw."""
    teams = [[model().create_rating(list(strength))] for strength in players]
    ranks = [1.0 if is_winner or not any(won) else 2.0 for is_winner in won]
    return [(team[0].mu, team[0].sigma) for team in model().rate(teams, ranks=ranks)]


def of_bot(bot: str) -> Strength | None:
    """A bot of the room; None for others."""
    return (BOTS[bot], STEADY) if bot in BOTS else None
