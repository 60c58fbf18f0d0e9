"""Whose something is, is written in one way in the positions of all games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from herna import NotNow
from herna.api import own_games
from tests.contract import contract_of

WHOSE = ("seat", "owner", "slow_owner")


@pytest.mark.parametrize("id", own_games())
def test_players_are_numbers_in_positions(id: str) -> None:
    rng = Random(f"{id} whose")
    crowded = contract_of(id).crowded
    assert crowded is not None
    s = crowded(rng)
    told = 0
    for _ in range(40):
        if s.over:
            break
        try:
            found = list(fields(s.position()))
        except NotNow:  # in the middle of an effect
            found = []
        for name, value in found:
            if name in WHOSE and value is not None:
                assert isinstance(value, int), f"{name} is {value!r}"
                assert 0 <= value < s.players
                told += 1
            assert not (isinstance(value, str) and value.startswith(("p1.", "p2.", "own.", "enemy."))), value
        seat = s.to_act[0]
        s.choose(rng.randrange(s.options_of(seat)), seat)
    assert told or id not in ("smashup", "summoner"), "things of several players lie side by side there"


def fields(told: object) -> Iterator[tuple[str, object]]:
    """Everything that is written in a position, with the name of its field."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield name, value
            yield from fields(value)
    elif isinstance(told, list):
        for value in told:
            yield "", value
            yield from fields(value)
