"""Every game as a PettingZoo environment: the library's own checks, whole games, rewards, and that nothing leaks."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import herna
from herna.kernel.errors import BadOption, IllegalChoice
from herna.rl import Encoder, TableEnv

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("mindbug", {}),
    ("smashup", {"players": 4}),
    ("bigmonster", {"players": 2}),
    ("bigmonster", {"players": 4, "mode": "team"}),
    ("bigmonster", {"players": 3, "mode": "ffa", "claim_mode": "arrival"}),
    ("summoner", {}),
    ("wistar", {"players": 3}),
]


def play(env: TableEnv, rng: Random) -> dict[str, float]:
    """A whole game of random choices; what each seat was rewarded."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(20_000):
        seen, reward, termination, truncation, info = env.last()
        total[agent] += reward
        assert env.observation_space(agent).contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        if termination or truncation:
            assert len(legal) == 0
            env.step(None)
        else:
            assert len(legal) == len(info["codes"])
            env.step(int(rng.choice(legal)))
    assert env.agents == []
    return total


@pytest.mark.parametrize("game", herna.games())
@pytest.mark.filterwarnings("ignore::UserWarning")  # the library's advice on spaces that are not bounded
def test_the_library_finds_nothing_wrong(game: str) -> None:
    api_test(TableEnv(game), num_cycles=60)
    seed_test(lambda: TableEnv(game), num_cycles=30)


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_whole_games_end_with_rewards_that_add_up_to_nothing(game: str, wishes: dict[str, Any]) -> None:
    env = TableEnv(game, **wishes)
    env.reset(seed=5)
    rewards = play(env, Random(5))
    result = env.table.result
    assert result is not None
    assert sum(rewards.values()) == pytest.approx(0.0)
    most = max(rewards.values())
    assert result.winners == tuple([seat for seat, agent in enumerate(rewards) if rewards[agent] == most])
    if len(result.winners) == 1:
        assert most == 1.0


def test_the_same_seed_gives_the_same_game_and_another_one_does_not() -> None:
    env = TableEnv("mindbug")
    games = []
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        play(env, Random(0))
        games.append(env.table.view())
    assert games[0] == games[1] != games[2]


def test_what_a_seat_observes_hangs_on_nothing_that_it_may_not_know() -> None:
    env = TableEnv("smashup", players=3)
    env.reset(seed=4)
    rng = Random(4)
    for _ in range(60):
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        real = env.table
        before = env.observe(agent)
        env.table = real.determinize(seat, 9)
        after = env.observe(agent)
        env.table = real
        for part, values in before.items():
            assert np.array_equal(values, after[part]), part
        env.step(rng.randrange(len(env.infos[agent]["codes"])))


def test_seats_are_read_from_the_viewer_on() -> None:
    encoder = Encoder()
    one = {"game": "x", "seat": 0, "players": 2, "life": [3, 1], "rows": [["a"], ["b"]]}
    other = {"game": "x", "seat": 1, "players": 2, "life": [1, 3], "rows": [["b"], ["a"]]}
    assert np.array_equal(encoder.view(one), encoder.view(other))
    assert not np.array_equal(encoder.view(one), encoder.view({**one, "life": [1, 3]}))


def test_options_that_differ_have_rows_that_differ() -> None:
    state = herna.game("summoner").new(seed=1)
    codes = state.codes()
    rows = Encoder().codes(codes, 64)
    assert len({row.tobytes() for row in rows[: len(codes)]}) == len(codes)
    assert not rows[len(codes) :].any()


def test_what_cannot_be_done_is_said() -> None:
    with pytest.raises(BadOption, match="played by 2 players"):
        TableEnv("mindbug", players=3)
    env = TableEnv("mindbug")
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="no option number 200"):
        env.step(200)
    with pytest.raises(BadOption, match="must choose"):
        env.step(None)
    narrow = TableEnv("mindbug", most=2)
    with pytest.raises(BadOption, match=re.escape("more than most=2")):
        narrow.reset(seed=1)


def test_the_table_is_drawn_as_text() -> None:
    env = TableEnv("mindbug", render_mode="ansi")
    env.reset(seed=1)
    assert "seat_0: 3 life" in (env.render() or "")
    assert TableEnv("mindbug").render() is None


def test_without_its_packages_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['numpy'] = None; import herna.rl"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert "herna.rl needs more packages (numpy is missing): pip install '.[rl]' in a checkout" in ended.stderr
