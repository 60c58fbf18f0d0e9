"""Every game as a PettingZoo environment: the library's own checks, whole games, rewards, and that nothing leaks."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from herna.kernel.errors import BadArgument, BadOption, IllegalChoice, NotNow, UnknownGame
from herna.rl import TableEnv, option_features
from tests.rl.tables import GAMES, TABLES


def play(env: TableEnv, rng: Random) -> dict[str, float]:
    """A whole game of random choices; what each seat was rewarded."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(20_000):
        seen, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        if termination or truncation:
            assert len(legal) == 0
            env.step(None)
        else:
            assert list(legal) == sorted([action for action, _ in env.options(agent)])
            env.step(int(rng.choice(legal)))
    assert env.agents == []
    return total


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")  # the library's advice on spaces that are dictionaries
def test_the_library_finds_nothing_wrong(game: str) -> None:
    api_test(TableEnv(game), num_cycles=60)
    seed_test(lambda: TableEnv(game), num_cycles=30)


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_whole_games_end_with_rewards_that_add_up_to_nothing(game: str, wishes: dict[str, Any]) -> None:
    env = TableEnv(game, **wishes)
    env.reset(seed=5)
    assert env.observation_space("seat_0").contains(env.observe("seat_0"))
    rewards = play(env, Random(5))
    result = env.table.state.result
    assert result is not None
    assert sum(rewards.values()) == pytest.approx(0.0)
    most = max(rewards.values())
    assert result.winners == tuple([seat for seat, agent in enumerate(rewards) if rewards[agent] == most])
    if len(result.winners) == 1:
        assert most == 1.0


def test_the_same_seed_gives_the_same_games_and_another_one_does_not() -> None:
    env = TableEnv("mindbug")
    games = []
    for seed in (1, None, 1, None, 2):
        env.reset(seed=seed)
        play(env, Random(0))
        games.append(env.table.state.view())
    assert games[0] == games[2] != games[4]
    assert games[1] == games[3] != games[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_observes_hangs_on_nothing_that_it_may_not_know(game: str) -> None:
    env = TableEnv(game)
    env.reset(seed=4)
    rng = Random(4)
    for turn in range(40):
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        real = env.table.state
        before, options = env.observe(agent), env.options(agent)
        env.table.stepper.state = real.determinize(seat, turn)
        if env.agent_selection == env.possible_agents[env.table.seat]:  # in a race it may be somebody else's turn
            after = env.observe(agent)
            assert env.options(agent) == options
            for part, values in before.items():
                assert np.array_equal(values, after[part]), part
        env.table.stepper.state = real
        env.agent_selection = env.possible_agents[env.table.seat]
        env.step(rng.choice(env.options(env.agent_selection))[0])


def test_what_is_counted_is_what_the_features_say() -> None:
    env = TableEnv("bigmonster", players=4, mode="team")
    env.reset(seed=1)
    rng = Random(1)
    for _ in range(30):
        for seat, agent in enumerate(env.possible_agents):
            expected = np.zeros(env.table.wide)
            for number in env.table.state.features(seat):
                expected[number] += 1
            assert np.array_equal(env.observe(agent)["observation"], expected)
        env.step(rng.choice(env.options(env.agent_selection))[0])


@pytest.mark.parametrize("game", GAMES)
def test_options_that_differ_have_rows_that_differ(game: str) -> None:
    rows = option_features(game)
    assert len(np.unique(rows, axis=0)) == len(rows)
    env = TableEnv(game)
    env.reset(seed=1)
    agent = env.agent_selection
    assert np.array_equal(env.option_rows(agent), rows[[action for action, _ in env.options(agent)]])


def test_what_cannot_be_done_is_said_and_changes_nothing() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        TableEnv("chess")
    with pytest.raises(BadOption, match="played by 2 players"):
        TableEnv("mindbug", players=3)
    with pytest.raises(BadOption, match="has no option 'colour'"):
        TableEnv("mindbug", colour="red")
    with pytest.raises(BadOption, match="rendered as one of"):
        TableEnv("mindbug", render_mode="rgb_array")
    with pytest.raises(BadOption, match="toll has no features or no list of actions"):
        TableEnv("toll")  # the game of another package, which brings neither
    env = TableEnv("mindbug")
    with pytest.raises(NotNow, match="reset first"):
        env.step(0)
    with pytest.raises(NotNow, match="reset first"):
        env.observe("seat_0")
    for seed in ("1", 1.5, -1, True):
        with pytest.raises(BadArgument, match="seed of an environment"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    env.reset(seed=1)
    before = env.table.state.clone()
    masked = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (masked, -1, 10**6, None, "0", 1.0, True):
        with pytest.raises(IllegalChoice):
            env.step(action)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="seed of an environment"):
        env.reset(seed="2")  # type: ignore[arg-type]
    assert env.table.state == before
    play(env, Random(1))
    with pytest.raises(NotNow, match="reset first"):
        env.step(None)


def test_the_table_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = TableEnv("mindbug", render_mode="ansi")
    env.reset(seed=1)
    assert "seat_0: 3 life" in (env.render() or "")
    assert TableEnv("mindbug").render() is None
    assert capsys.readouterr().out == ""


def test_for_people_the_table_is_shown_at_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = TableEnv("mindbug", render_mode="human")
    env.reset(seed=1)
    assert "seat_0: 3 life" in capsys.readouterr().out
    env.step(env.options(env.agent_selection)[0][0])
    assert "seat_0: 3 life" in capsys.readouterr().out
    assert env.render() is None
    assert "seat_0: 3 life" in capsys.readouterr().out


def test_without_its_packages_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['numpy'] = None; import herna.rl"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert "herna.rl needs more packages (numpy is missing): pip install '.[rl]' in a checkout" in ended.stderr
