"""The Gymnasium environment: the library's own check, its ids, whole games against bots."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from herna.kernel.errors import BadArgument, BadOption, BadSeat, HernaError, IllegalChoice, NotNow, UnknownGame
from herna.rl import DuelEnv
from herna.rl.single import environment_id
from tests.rl.tables import GAMES


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, list[int]]:
    """A whole game of random choices: the reward, and the actions."""
    seen, _ = env.reset(seed=seed)
    rng = Random(seed)
    actions, over, reward = [], False, 0.0
    while not over:
        assert reward == 0.0
        actions.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        seen, given, over, truncated, _ = env.step(actions[-1])
        reward = float(given)
        assert not truncated
    return reward, actions


@pytest.mark.parametrize("game", GAMES)
def test_the_library_finds_nothing_wrong(game: str) -> None:
    env = gymnasium.make(environment_id(game), illegal="lose", disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)


def test_games_against_bots_are_won_and_lost_and_come_again() -> None:
    env = gymnasium.make("herna/Mindbug-v0", opponent="random")
    first = [play(env, seed) for seed in range(6)]
    assert {reward for reward, _ in first} == {1.0, -1.0}
    assert [play(env, seed) for seed in range(6)] == first


def test_a_masked_action_may_end_the_game() -> None:
    env = DuelEnv("mindbug", illegal="lose")
    seen, _ = env.reset(seed=1)
    masked = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, _ = env.step(masked)
    assert (reward, over) == (-1.0, True)
    with pytest.raises(NotNow, match="reset first"):
        env.step(masked)
    with pytest.raises(BadOption, match="'refuse' or 'lose'"):
        DuelEnv("mindbug", illegal="ignore")


def test_any_seat_learns_at_tables_of_any_size() -> None:
    for seat in range(3):
        env = DuelEnv("smashup", players=3, seat=seat, opponent="random")
        reward, _ = play(env, seat)
        assert reward in (1.0, -0.5, 0.25, 0.0)


def test_what_cannot_be_done_is_said_and_changes_nothing() -> None:
    with pytest.raises(gymnasium.error.NameNotFound):
        gymnasium.make("herna/Chess-v0")
    with pytest.raises(HernaError):
        gymnasium.make("herna/Mindbug-v0", opponent="nobody")
    with pytest.raises(BadOption, match="has no option 'colour'"):
        gymnasium.make("herna/Mindbug-v0", colour="red")
    with pytest.raises(UnknownGame, match="chess"):
        DuelEnv("chess")
    with pytest.raises(BadOption, match="rendered as one of"):
        DuelEnv("mindbug", render_mode="rgb_array")
    with pytest.raises(BadSeat, match="no seat 2"):
        DuelEnv("mindbug", seat=2)
    with pytest.raises(BadArgument, match="named by text"):
        DuelEnv("mindbug", opponent=5)
    env = DuelEnv("mindbug")
    with pytest.raises(NotNow, match="reset first"):
        env.step(0)
    with pytest.raises(BadArgument, match="seed of an environment"):
        env.reset(seed="x")  # type: ignore[arg-type]
    seen, _ = env.reset(seed=1)
    before = env.table.state.clone()
    masked = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for action in (masked, -1, 10**6, None, "0", 1.0):
        with pytest.raises(IllegalChoice):
            env.step(action)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="seed of an environment"):
        env.reset(seed="x")  # type: ignore[arg-type]
    assert env.table.state == before
    play(env, 1)
    with pytest.raises(NotNow, match="reset first"):
        env.step(0)


def test_for_people_the_table_is_shown_at_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("herna/Mindbug-v0", render_mode="human")
    env.reset(seed=1)
    assert "seat_0: 3 life" in capsys.readouterr().out
    env.step(env.action_space.sample())
    assert "seat_0" in capsys.readouterr().out
