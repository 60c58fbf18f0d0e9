"""The fixed lists of actions: every legal option has one number, and two options of a decision never share one."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import herna
from herna.kernel.actions import SPARE, ActionList
from tests.rl.tables import GAMES, TABLES

SEEDS = 2


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_every_option_has_a_number_of_its_own_that_means_it(game: str, wishes: dict[str, Any]) -> None:
    room = herna.game(game)
    actions = room.actions
    assert actions is not None
    names, components = actions.names(), set(room.component_ids())
    spare = options = 0
    for seed in range(SEEDS):
        state, rng = room.new(seed=seed, events=False, **wishes), Random(seed)
        while not state.over:
            seat = rng.choice(state.to_act)
            numbers, codes = state.actions(seat), state.codes(seat)
            assert len(set(numbers)) == len(numbers) == len(codes)
            assert state.determinize(seat, seed).actions(seat) == numbers
            for number, code in zip(numbers, codes, strict=True):
                assert 0 <= number < len(names)
                written = set(re.split("[:@.#>,+=]", code))
                meant = re.split("[:@.>+]", names[number].partition("#")[0])
                assert all([word in written for word in meant[1:] if word in components]), (names[number], code)
                spare += number >= len(names) - SPARE
                options += 1
            state.choose(rng.randrange(len(codes)), seat)
    assert spare <= options // 200, "too many options have no action of their own"


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_and_fixed(game: str) -> None:
    actions = herna.game(game).actions
    assert actions is not None
    names = actions.names()
    assert len(set(names)) == len(names) == len(actions)
    assert len({tuple(sorted(row)) for row in actions.rows()}) == len(names)
    assert actions.fingerprint() == actions.fingerprint()


def test_equal_options_take_copies_and_then_spare_actions() -> None:
    actions = ActionList()
    one = actions.block("attack", ["lion", "tiger"], 2)
    other = actions.block("end", [""])
    assert actions.names()[:5] == ["attack:lion", "attack:lion#2", "attack:tiger", "attack:tiger#2", "end"]
    lion, tiger, spare = one, one + 2, other + 1
    assert actions.told_apart([lion, tiger, other]) == [lion, tiger, other]
    assert actions.told_apart([lion, lion, tiger]) == [lion, lion + 1, tiger]
    assert actions.told_apart([other, lion, lion, lion, other]) == [other, lion, lion + 1, spare, spare + 1]
    with pytest.raises(ValueError, match="repeats an action"):
        actions.block("end", [""])
    with pytest.raises(AssertionError, match="more than"):
        actions.told_apart([other] * (SPARE + 2))
