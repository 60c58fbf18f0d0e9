"""Many tables at once: the same games as alone, in the caller's arrays, and nothing moves if something is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import herna
from herna.kernel.errors import BadArgument, BadOption, IllegalChoice, NotNow, UnknownGame
from herna.kernel.features import BUNDLES, bundle
from herna.kernel.rows import Rows
from herna.kernel.stepping import rewards_of
from herna.rl import TableEnv, VectorEnv
from tests.rl.tables import GAMES, TABLES


def choices(env: VectorEnv, rng: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in env.masks])


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_the_same_games_as_alone(game: str, wishes: dict[str, Any]) -> None:
    env, alone = VectorEnv(game, 3, **wishes), TableEnv(game, **wishes)
    rng = np.random.default_rng(1)
    env.reset(seed=7)
    alone.reset(seed=7)
    beside = [herna.game(game).new(seed=f"7.{i}.0", **wishes) for i in range(3)]
    ended = [False] * 3
    for _ in range(3000):
        seen = alone.observe(alone.agent_selection)
        assert np.array_equal(env.observations[0], seen["observation"])
        assert np.array_equal(env.masks[0], seen["action_mask"])
        assert alone.agent_selection == f"seat_{env.seats[0]}"
        actions = choices(env, rng)
        for i in range(3):
            if not ended[i]:
                seat = int(env.seats[i])
                assert env.stepper(i).numbers == beside[i].actions(seat)
                beside[i].choose(beside[i].actions(seat).index(actions[i]), seat)
        env.step(actions)
        alone.step(int(actions[0]))
        for i in np.flatnonzero(env.dones).tolist():
            if not ended[i]:
                ended[i] = True
                result = beside[i].result
                assert result is not None
                assert env.rewards[i].tolist() == pytest.approx(rewards_of(result, env.players))
        assert not env.rewards[~env.dones].any()
        if env.dones[0]:
            assert [alone.rewards[name] for name in alone.possible_agents] == pytest.approx(env.rewards[0].tolist())
            alone.reset()
        if all(ended):
            break
    assert all(ended)


@pytest.mark.parametrize("game", GAMES)
def test_both_writers_write_the_same(game: str) -> None:
    room = herna.game(game)
    env = VectorEnv(game, 2)
    features = room.features
    assert features is not None
    for kind in (np.float32, np.uint8):
        seen = np.full((2, len(features.names())), 7, kind)
        masks = np.full_like(env.masks, 7)
        plain = Rows(seen, masks, len(features.of_table), len(features.of_seat), features.roles)
        rng = np.random.default_rng(2)
        env.reset(seed=2)
        for _ in range(25):
            for i in range(2):
                env.stepper(i).write(plain, i)
            assert np.array_equal(env.observations, seen)
            assert np.array_equal(env.masks, masks)
            env.step(choices(env, rng))
    writer = type(env.fleet.rows).__module__
    assert writer == ("herna.kernel._rows" if herna.build == "compiled" else "herna.kernel.rows")


def test_both_writers_refuse_arrays_that_do_not_fit() -> None:
    features = herna.game("mindbug").features
    assert features is not None
    sizes = len(features.of_table), len(features.of_seat), features.roles
    seen, masks, seats = (
        np.zeros((2, len(features.names())), np.float32),
        np.zeros((2, 5), np.int8),
        np.zeros(2, np.int32),
    )
    frozen = np.zeros(2, np.int32)
    frozen.flags.writeable = False
    for writer in (Rows, type(VectorEnv("mindbug", 2).fleet.rows)):
        writer(seen, masks, *sizes, seats)
        for wrong in (np.zeros(3, np.int32), np.zeros((2, 1), np.int32), np.zeros(2, np.int64), frozen):
            with pytest.raises(ValueError, match=r"read-only|shape or type"):
                writer(seen, masks, *sizes, wrong)
        with pytest.raises(ValueError, match="shape or type"):
            writer(seen[:1], masks, *sizes)


def test_arrays_of_the_caller_are_written_into() -> None:
    made = VectorEnv("mindbug", 4)
    mine = {
        "observations": np.full(made.observations.shape, 9, np.uint8),
        "masks": np.full(made.masks.shape, 9, np.int8),
        "seats": np.full(4, 9, np.int32),
        "rewards": np.full((4, 2), 9, np.float32),
        "dones": np.full(4, True),
    }
    env = VectorEnv("mindbug", 4, **mine)  # type: ignore[arg-type]
    for one in (made, env):
        one.reset(seed=3)
        rng = np.random.default_rng(3)
        for _ in range(60):
            one.step(choices(one, rng))
    for name, array in mine.items():
        assert getattr(env, name) is array
        assert np.array_equal(array, getattr(made, name))


def test_what_cannot_be_done_is_said_and_changes_nothing() -> None:
    with pytest.raises(UnknownGame):
        VectorEnv("chess", 2)
    with pytest.raises(BadOption, match="has no option 'colour'"):
        VectorEnv("mindbug", 2, colour="red")
    for tables in (0, -1, True, "2", 1.5):
        with pytest.raises(BadArgument, match="number of tables"):
            VectorEnv("mindbug", tables)
    shape = VectorEnv("mindbug", 2).observations.shape
    wrong: list[tuple[str, Any]] = [
        ("observations", np.zeros(shape, np.float64)),
        ("observations", np.zeros(shape, ">f4")),
        ("observations", np.zeros((3, shape[1]), np.float32)),
        ("observations", np.zeros((shape[1], shape[0]), np.float32).T),
        ("observations", [[0.0]]),
        ("masks", np.zeros((2, 5), np.int8)),
        ("seats", np.zeros(2, np.int64)),
        ("rewards", np.zeros(2, np.float32)),
        ("dones", np.zeros(2, np.int8)),
    ]
    for name, array in wrong:
        with pytest.raises(BadArgument, match=f"^{name} must be"):
            VectorEnv("mindbug", 2, **{name: array})
    frozen = np.zeros(shape, np.float32)
    frozen.flags.writeable = False
    with pytest.raises(BadArgument, match="writeable"):
        VectorEnv("mindbug", 2, observations=frozen)
    env = VectorEnv("mindbug", 2)
    with pytest.raises(NotNow, match="reset first"):
        env.step(np.zeros(2, np.int64))
    for seed in ("1", None, 1.5, -1):
        with pytest.raises(BadArgument, match="seed of an environment"):
            env.reset(seed=seed)
    env.reset(seed=1)
    before = [env.stepper(i).state.clone() for i in range(2)]
    arrays = env.observations.copy(), env.masks.copy()
    good = choices(env, np.random.default_rng(1))
    for actions in (good[:1], good.astype(np.float64), good.tolist(), None, np.array([good])):
        with pytest.raises(BadArgument, match="actions are an array"):
            env.step(actions)
    masked = good.copy()
    masked[1] = np.flatnonzero(env.masks[1] == 0)[0]
    with pytest.raises(IllegalChoice, match="table 1: action"):
        env.step(masked)
    for beyond in (-1, env.masks.shape[1], 10**12):
        with pytest.raises(IllegalChoice, match="table 0: action"):
            env.step(np.array([beyond, good[1]]))
    with pytest.raises(BadArgument, match="seed of an environment"):
        env.reset(seed="2")
    assert [env.stepper(i).state for i in range(2)] == before
    assert np.array_equal(env.observations, arrays[0])
    assert np.array_equal(env.masks, arrays[1])


def test_a_bundle_that_does_not_exist_is_refused() -> None:
    env = VectorEnv("mindbug", 2)
    known = bundle((0, 2))
    for unknown in (-1 - len(BUNDLES), -(1 << 40)):
        with pytest.raises(IndexError):
            env.fleet.rows.put(0, [known, unknown], [[], []], 0, (), [])
    env.fleet.rows.put(0, [known, known, 2], [[], []], 0, (), [])
    assert env.observations[0, :4].tolist() == [2, 0, 3, 0]
