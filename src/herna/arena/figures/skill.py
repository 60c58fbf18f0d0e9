"""Ratings by openskill's Plackett-Luce model, which follows the games one after the other and knows teams."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from herna.arena.games.played import Played
from herna.kernel.errors import HernaError

SURE: Final = 1.959964


@dataclass(frozen=True)
class Skill:
    """openskill's estimate (25 for a newcomer) and half the width of its 95 % interval."""

    mu: float
    margin: float


def load_model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as e:
        raise HernaError(f"the arena needs more packages ({e.name} is missing): pip install 'herna[arena]'") from None
    return PlackettLuce()


def rate(games: list[Played], bots: list[str]) -> dict[str, Skill]:
    """The ratings after all games, taken in the given order."""
    model = load_model()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        sides = sorted(set(game.sides))
        teams = [[seat for seat in range(len(game.bots)) if game.sides[seat] == side] for side in sides]
        entered = [
            [model.create_rating([ratings[game.bots[seat]].mu, ratings[game.bots[seat]].sigma]) for seat in team]
            for team in teams
        ]
        ranks = [float(min(game.ranking[seat] for seat in team)) for team in teams]
        changed = model.rate(entered, ranks=ranks)
        news: dict[str, list[Any]] = {}
        for team, after in zip(teams, changed, strict=True):
            for seat, rating in zip(team, after, strict=True):
                news.setdefault(game.bots[seat], []).append(rating)
        for bot, copies in news.items():  # a bot on several seats learns the mean of what its copies did
            ratings[bot] = model.create_rating([fmean(c.mu for c in copies), fmean(c.sigma for c in copies)])
    return {bot: Skill(r.mu, SURE * r.sigma) for bot, r in ratings.items()}
