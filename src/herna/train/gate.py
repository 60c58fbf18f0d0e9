"""Matches between two bots at tables of all kinds: each deal is played twice, with the seats swapped."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, NamedTuple

import herna
from herna.kernel.judging import final_share
from herna.players import Observation, make_player
from herna.train.selfplay import MOST_DECISIONS
from herna.train.settings import derive
from herna.train.tables import random_table

EVEN: Final = 0.5
SURE: Final = 1.96  # standard deviations to each side: 95 %


class Deal(NamedTuple):
    """One deal, to be played from both sides by two bots, at a table of `seats` (0: of any number)."""

    game: str
    one: str
    other: str
    seed: int
    seats: int = 0


class Score(NamedTuple):
    """The part of the victories that one side got, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ({100 * self.low:.0f}–{100 * self.high:.0f} of {self.games})"


def play_deal(deal: Deal) -> float:
    """What the first bot gets of both games together: 0.5 if they are equal."""
    return 0.5 * (play_side(deal, 0) + play_side(deal, 1))


def play_side(deal: Deal, first: int) -> float:
    """One game in which the first bot has every other team, beginning with team number `first`."""
    room = herna.game(deal.game)
    rng = Random(derive(deal.game, deal.seed))
    table = random_table(room, rng.getrandbits(50), deal.seats)
    partners = table.sheet().partners
    teams = [(seat, partners[seat]) if partners else (seat,) for seat in range(table.players)]
    teams = [team for team in teams if team[0] == min(team)]
    mine = [seat for number, team in enumerate(teams) for seat in team if number % 2 == first]
    players = [
        make_player(deal.one if seat in mine else deal.other, rng.getrandbits(30)) for seat in range(table.players)
    ]
    for _ in range(MOST_DECISIONS):
        if table.over:
            break
        seat = table.to_act[0]
        table.choose(players[seat].choose(Observation(table, seat)), seat)
    if table.result is None:
        return EVEN
    return sum([final_share(table.result, seat) for seat in mine])


def score(points: list[float]) -> Score:
    """Of deals; each is one observation, since its two games belong together."""
    n = len(points)
    mean = sum(points) / n
    spread = sqrt(sum([(p - mean) ** 2 for p in points]) / max(1, n - 1) / n)
    spread = max(spread, 0.5 / n)  # few deals that all went alike prove little
    return Score(mean, max(0.0, mean - SURE * spread), min(1.0, mean + SURE * spread), 2 * n)
