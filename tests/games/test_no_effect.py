"""An effect that did nothing is told as such, and only then: the table before and after it is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import herna
from herna.kernel.machine import Machine
from herna.kernel.state import State

ANNOUNCING = ("resolves", "plays", "acts")
PASSING = ("to_act", "asked", "resolving", "limbo", "step")  # of a view: what is going on, not what lies there


def table(state: State) -> list[dict[str, Any]]:
    views = [state.view(seat) for seat in range(state.players)]
    return [{name: part for name, part in view.items() if name not in PASSING} for view in views]


def kinds_told(game: str) -> Iterator[list[str]]:
    """The kinds of all events of some random games."""
    for seed in range(6):
        rng = random.Random(seed)
        state = herna.game(game).new(seed=seed)
        while not state.over:
            seat = state.to_act[0]
            state.choose(rng.randrange(state.options_of(seat)), seat)
        yield [event.kind for event in state.events()]


class Witness:
    """Looks at the table whenever an effect is announced, and again when it is said to have done nothing."""

    def __init__(self) -> None:
        self.announced: list[dict[str, Any]] = []
        self.empty = 0

    def emit(self, machine: Machine, kind: int, *numbers: int) -> None:
        name = machine.book.events[kind].name
        if name in ANNOUNCING and isinstance(machine, State):
            self.announced = table(machine)
        elif name == "no_effect":
            self.compare(machine)

    def compare(self, machine: Machine) -> None:
        assert isinstance(machine, State)
        for before, after in zip(self.announced, table(machine), strict=True):
            plays, left = before.pop("plays", []), after.pop("plays", [])
            assert 0 <= len(plays) - len(left) <= 1  # what the card itself used up goes after it was announced
            assert all([play in plays for play in left])
            assert after == before
        self.empty += 1


@pytest.mark.skipif(herna.build != "pure", reason="compiled methods cannot be watched")
@pytest.mark.parametrize("game", ["mindbug", "smashup"])
def test_what_had_no_effect_changed_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness()
    emit, retell = Machine.emit, Machine.retell

    def watched_emit(self: Machine, kind: int, *numbers: int) -> None:
        witness.emit(self, kind, *numbers)
        emit(self, kind, *numbers)

    def watched_retell(self: Machine, kind: int, instead: int) -> None:
        if self.came_to_nothing(kind):
            witness.compare(self)
        retell(self, kind, instead)

    monkeypatch.setattr(Machine, "emit", watched_emit)
    monkeypatch.setattr(Machine, "retell", watched_retell)
    for told in kinds_told(game):
        assert ("resolves", "no_effect") not in pairwise(told)
    assert witness.empty > 5


@pytest.mark.parametrize("game", ["mindbug", "smashup"])
def test_the_next_event_after_an_announced_effect_is_its_own(game: str) -> None:
    """Nobody reads “takes effect” and then of the next turn, with nothing between that came of it or was declined."""
    games = list(kinds_told(game))
    assert any(["resolves" in told for told in games])
    assert not any([("resolves", "turn") in pairwise(told) for told in games])
