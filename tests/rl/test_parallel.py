"""The parallel environment: the library's own check, and the same games as seat by seat."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from herna.kernel.errors import BadArgument, BadOption, IllegalChoice, NotNow, UnknownGame
from herna.rl import ParallelTableEnv, TableEnv
from tests.rl.tables import GAMES, TABLES


@pytest.mark.parametrize("game", GAMES)
def test_the_library_finds_nothing_wrong(game: str) -> None:
    parallel_api_test(ParallelTableEnv(game), num_cycles=60)


@pytest.mark.parametrize(("game", "wishes"), [table for table in TABLES if table[1].get("claim_mode") != "arrival"])
def test_the_same_games_as_seat_by_seat(game: str, wishes: dict[str, Any]) -> None:
    together, alone = ParallelTableEnv(game, **wishes), TableEnv(game, **wishes)
    seen, _ = together.reset(seed=3)
    alone.reset(seed=3)
    rng = Random(3)
    at_once = 0
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {name: int(rng.choice(np.flatnonzero(seen[name]["action_mask"]))) for name in together.agents}
        asked = [name for name in together.agents if actions[name] != together.wait]
        at_once = max(at_once, len(asked))
        for _ in asked:
            agent = alone.agent_selection
            assert np.array_equal(seen[agent]["observation"], alone.observe(agent)["observation"])
            alone.step(actions[agent])
        seen, rewards, _, _, _ = together.step(actions)
        assert together.table.state == alone.table.state
    assert rewards == alone.rewards
    assert at_once > 1 or game != "bigmonster"


def test_a_race_goes_on_to_its_end() -> None:
    env = ParallelTableEnv("bigmonster", players=3, mode="ffa", claim_mode="arrival")
    for seed in (1, 1):
        seen, _ = env.reset(seed=seed)
        rng = Random(1)
        rewards: dict[str, float] = {}
        while env.agents:
            actions = {name: int(rng.choice(np.flatnonzero(seen[name]["action_mask"]))) for name in env.agents}
            seen, rewards, _, _, _ = env.step(actions)
        assert sum(rewards.values()) == pytest.approx(0.0)


def test_what_cannot_be_done_is_said_and_changes_nothing() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        ParallelTableEnv("chess")
    with pytest.raises(BadOption, match="has no option 'colour'"):
        ParallelTableEnv("bigmonster", colour="red")
    with pytest.raises(BadOption, match="rendered as one of"):
        ParallelTableEnv("bigmonster", render_mode="rgb_array")
    env = ParallelTableEnv("bigmonster", players=2)
    with pytest.raises(NotNow, match="reset first"):
        env.step({})
    seen, _ = env.reset(seed=1)
    before = env.table.state.clone()
    good = {name: int(np.flatnonzero(seen[name]["action_mask"])[0]) for name in env.agents}
    masked = int(np.flatnonzero(seen["seat_1"]["action_mask"] == 0)[0])
    for actions in ({"seat_0": good["seat_0"]}, {**good, "seat_9": 0}, [0, 0]):
        with pytest.raises(BadArgument, match="an action for each of"):
            env.step(actions)  # type: ignore[arg-type]
    for wrong in (masked, None, "x", 1.5):
        with pytest.raises(IllegalChoice):
            env.step({**good, "seat_1": wrong})  # type: ignore[dict-item]
    for seed in ("1", 1.5, -1, True):
        with pytest.raises(BadArgument, match="seed of an environment"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    assert env.table.state == before
    last = good
    while env.agents:
        last = {name: int(np.flatnonzero(seen[name]["action_mask"])[0]) for name in env.agents}
        seen, _, _, _, _ = env.step(last)
    for late in (last, {}):
        with pytest.raises(NotNow, match="reset first"):
            env.step(late)
