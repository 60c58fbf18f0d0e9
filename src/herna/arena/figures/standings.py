"""The figures of a tournament: what every bot scored, how long it thought, what it did wrong, and its ratings."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from herna.arena.figures import likelihood, skill
from herna.arena.figures.likelihood import SURE, Rating
from herna.arena.figures.skill import Skill
from herna.arena.games.played import Fault, Played

NO_RATING: Final = Rating(0.0, 0.0)
NO_SKILL: Final = Skill(0.0, 0.0)


@dataclass
class Tally:
    """Points out of comparisons: a win is a point, a draw half of one."""

    games: int = 0
    points: float = 0.0

    def add(self, points: float) -> None:
        self.games += 1
        self.points += points

    @property
    def rate(self) -> float:
        return self.points / self.games if self.games else 0.0


@dataclass
class Row:
    """A bot's figures. `won` counts games won (a shared win in part), `decisions` and `seconds` are sums."""

    bot: str
    games: int = 0
    won: float = 0.0
    drawn: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    forfeits: dict[str, int] = field(default_factory=dict)
    examples: list[tuple[str, Fault]] = field(default_factory=list)
    paces: list[float] = field(default_factory=list)  # seconds per decision, a game each
    elo: Rating = NO_RATING
    skill: Skill = NO_SKILL

    @property
    def pace(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass
class Standings:
    """Best first; `duels[a][b]` is what a scored against b; `seats` what each seat won."""

    rows: list[Row]
    duels: dict[str, dict[str, Tally]]
    seats: list[Tally]
    lengths: list[int]
    games: int
    lost: list[Played]
    bound: bool


def bots_of(games: list[Played]) -> list[str]:
    return list(dict.fromkeys([bot for game in games for bot in game.bots]))


def standings(games: list[Played], lost: list[Played]) -> Standings:
    """All figures of these games."""
    bots = bots_of(games + lost)
    rows = {bot: Row(bot) for bot in bots}
    duels = {bot: {other: Tally() for other in bots} for bot in bots}
    seats = [Tally() for _ in range(max([len(game.bots) for game in games], default=0))]
    for game in games:
        for seat in range(len(game.bots)):
            seats[seat].add(game.share(seat))
            count_seat(rows[game.bots[seat]], game, seat)
    for c in likelihood.comparisons(games, bots):
        duels[bots[c.a]][bots[c.b]].add(c.score)
        duels[bots[c.b]][bots[c.a]].add(1 - c.score)
    ratings = likelihood.rate(games, bots)
    skills = skill.rate(games, bots)
    for bot, row in rows.items():
        row.elo, row.skill = ratings.by_bot[bot], skills[bot]
    order = sorted(rows.values(), key=lambda row: (-row.elo.elo, row.bot))
    lengths = [sum(game.decisions) for game in games]
    return Standings(order, duels, seats, lengths, len(games), lost, ratings.bound)


def count_seat(row: Row, game: Played, seat: int) -> None:
    share = game.share(seat)
    row.games += 1
    row.won += share
    row.drawn += 0 < share < 1
    row.decisions += game.decisions[seat]
    row.seconds += game.seconds[seat]
    row.slowest = max(row.slowest, game.slowest[seat])
    if game.decisions[seat]:
        row.paces.append(game.seconds[seat] / game.decisions[seat])
    if game.forfeits:
        for kind, times in game.forfeits[seat].items():
            row.forfeits[kind] = row.forfeits.get(kind, 0) + times
    row.examples += [(game.key, fault) for fault in game.faults if fault.seat == seat and len(row.examples) < 5]


def wilson(rate: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """The interval in which the true rate lies, after Wilson; honest also near 0 and 1 and for few games."""
    if not games:
        return (0.0, 1.0)
    bend = sure * sure / games
    middle = (rate + bend / 2) / (1 + bend)
    margin = sure / (1 + bend) * sqrt(rate * (1 - rate) / games + bend / (4 * games))
    return (min(rate, max(0.0, middle - margin)), max(rate, min(1.0, middle + margin)))  # rounding must not cut it off
