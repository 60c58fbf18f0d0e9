"""What bots and searches rely on in every game: evaluations are winning chances, and tell how a game has ended."""

from __future__ import annotations

import random
from typing import Any

import pytest

import herna
from herna import State
from herna.games.summoner.outside.evaluate import PATIENCE

TABLES = [
    ("mindbug", 2, {}),
    ("mindbug", 2, {"sets": ["beyond_evolution", "beyond_eternity"]}),
    ("smashup", 2, {}),
    ("smashup", 4, {}),
    ("bigmonster", 2, {}),
    ("bigmonster", 3, {"mode": "trio"}),
    ("bigmonster", 4, {"mode": "ffa"}),
    ("bigmonster", 4, {"mode": "team"}),
    ("bigmonster", 6, {"mode": "team", "claim_mode": "arrival"}),
    ("summoner", 2, {"south": "cave_goblins", "north": "vanguards"}),
    ("wistar", 2, {"aggressive": False}),
    ("wistar", 4, {}),
]


def sides(s: State) -> list[list[int]]:
    """Who wins and loses together."""
    if s.setup.options.get("mode") == "team":
        half = s.players // 2
        return [[seat, seat + half] for seat in range(half)]
    return [[seat] for seat in range(s.players)]


def stalls(s: State) -> bool:
    """In Summoner Wars one may begin and call off for ever: who does so is rated worse than lost."""
    return getattr(s, "dithered", 0) > PATIENCE


def play_on(s: State, rng: random.Random) -> None:
    seat = rng.choice(s.to_act)
    s.choose(rng.randrange(s.options_of(seat)), seat)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_evaluations_are_chances(game: str, players: int, options: dict[str, Any]) -> None:
    """Of two sides they add up to 1; of more to a little above, since none is below the least chance there is."""
    s = herna.game(game).new(players=players, seed=11, events=False, **options)
    rng = random.Random(11)
    for _ in range(400):
        if s.over:
            break
        chances = [s.evaluate(seat) for seat in range(players)]
        assert stalls(s) or all(0.0 < chance < 1.0 for chance in chances)
        for side in sides(s):
            assert len({chances[seat] for seat in side}) == 1
        together = sum(chances[side[0]] for side in sides(s))
        assert together == pytest.approx(1.0 + 0.02 * (len(sides(s)) - 2))
        play_on(s, rng)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_at_the_end_the_winners_share_the_victory(game: str, players: int, options: dict[str, Any]) -> None:
    s = herna.game(game).new(players=players, seed=12, events=False, **options)
    rng = random.Random(12)
    for _ in range(5000):
        if s.over:
            break
        play_on(s, rng)
    assert s.result is not None
    winners = [side for side in sides(s) if side[0] in s.result.winners]
    for side in sides(s):
        for seat in side:
            expected = 1.0 / len(winners) if side in winners else 0.0
            assert s.evaluate(seat) == (expected if winners else 0.5)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_looking_changes_nothing(game: str, players: int, options: dict[str, Any]) -> None:
    s = herna.game(game).new(players=players, seed=13, events=False, **options)
    rng = random.Random(13)
    for _ in range(60):
        if s.over:
            break
        before = s.clone()
        values = [s.evaluate(seat) for seat in range(players)]
        assert s == before
        assert [before.evaluate(seat) for seat in range(players)] == values
        play_on(s, rng)
