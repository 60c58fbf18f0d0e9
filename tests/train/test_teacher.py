"""The search that judges positions: what it keeps, how it speaks for all seats, and that it sees what is certain."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import herna
from herna.api import own_games
from herna.players.judges import HAND
from herna.train.selfplay import Batch, play_batch
from herna.train.settings import Settings
from herna.train.shards import Shard, read_shard
from herna.train.teacher import Teacher


def teacher(game: str, sight: int = 0) -> Teacher:
    return Teacher(Settings(game, teacher=4, sight=sight), HAND, Random(1))


@pytest.mark.parametrize("game", own_games())
def test_what_it_says_are_parts_of_one_victory_and_follow_from_the_seed(game: str, tmp_path: Path) -> None:
    settings = Settings(game, batch=1, positions=6, teacher=4)
    for name in ("a", "b"):
        play_batch(Batch(settings, 0, 2, ("none",), str(tmp_path / name)))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    columns = read_shard(tmp_path / "a").columns
    assert 0 < len(columns["players"]) <= 6
    at = 0
    for players in columns["players"]:
        target = columns["target"][at : at + players]
        assert sum(target) == pytest.approx(1.0)
        assert min(target) >= 0.0
        assert target == columns["result"][at : at + players]  # what a network is tested with is what it learns
        at += players
    assert at == len(columns["target"])


def test_it_sees_a_victory_that_the_evaluation_does_not() -> None:
    """One life is left, and nobody can block: to attack wins."""
    sides = [{"area": ["bee_bear"], "mindbugs": 0}, {"life": 1, "mindbugs": 0, "hand": ["killer_bee"]}]
    s = herna.game("mindbug").position({"sides": sides})
    assert HAND.value(s, 0) < 0.95
    found = teacher("mindbug").worth(s)
    assert found[0] > 0.98
    assert sum(found) == pytest.approx(1.0)


def test_partners_have_equal_parts() -> None:
    s = herna.game("bigmonster").new(players=4, seed=3, events=False, mode="team")
    partners = s.sheet().partners
    found = teacher("bigmonster").worth(s)
    assert all(found[seat] == pytest.approx(found[partners[seat]]) for seat in range(4))
    assert sum(found) == pytest.approx(1.0)


def test_a_finished_game_is_worth_its_result_and_teaches_nothing_more() -> None:
    s = herna.game("mindbug").new(seed=5, events=False)
    s.playout()
    one = teacher("mindbug")
    assert sorted(one.worth(s)) == [0.0, 1.0]
    shard = Shard()
    before = herna.game("mindbug").new(seed=6, events=False)
    one.teach([before] * 12, 7, [1.0, 0.0], shard)
    assert before == herna.game("mindbug").new(seed=6, events=False)  # who strays takes a copy
    assert 0 < len(shard) <= 12
    assert set(shard.columns["game"]) == {7}


def test_it_looks_as_far_as_it_is_told() -> None:
    usual, far = teacher("summoner"), teacher("summoner", sight=3)
    assert far.tuning.turns == 3 > usual.tuning.turns
    assert far.tuning.decisions == 3 * usual.tuning.decisions
    assert far.tuning.playing == usual.tuning.playing
