"""Information states: equal exactly when a seat has seen the same. Redrawn worlds are its twins."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import herna
from herna.kernel.errors import NotNow
from herna.kernel.state import State

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("mindbug", {}),
    ("smashup", {"players": 3}),
    ("bigmonster", {"players": 4, "mode": "team"}),
    ("summoner", {}),
    ("wistar", {"players": 2}),
]


def seen_by(state: State, seat: int, own: list[str]) -> str:
    """The same knowledge gathered in another way: all events, own choices, the view."""
    events = [[event.kind, event.data] for event in state.events(0, seat)]
    return json.dumps([events, own, state.view(seat)], sort_keys=True)


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_have_equal_information(game: str, wishes: dict[str, Any]) -> None:
    state = herna.game(game).new(seed=3, **wishes)
    memory = herna.Memory(state)
    rng = Random(3)
    others = 0
    for turn in range(40):
        if state.over:
            break
        seat = rng.choice(state.to_act)
        if turn % 4 == 0:
            for viewer in range(state.players):
                world = state.determinize(viewer, turn)
                remembers = memory.copy_for(state, world)
                assert remembers.string(world, viewer) == memory.string(state, viewer)
                assert remembers.key(world, viewer) == memory.key(state, viewer)
                for other in range(state.players):
                    others += remembers.key(world, other) != memory.key(state, other)
        memory.choose(state, rng.randrange(state.options_of(seat)), seat)
    assert others > 0 or game == "wistar", "what others hold was never redrawn"


@pytest.mark.parametrize(("game", "wishes"), TABLES[:3])
def test_keys_are_equal_exactly_when_the_same_was_seen(game: str, wishes: dict[str, Any]) -> None:
    """Many short games from the same deals: their keys fall into the same groups as what the seats saw."""
    keys: dict[str, str] = {}
    told: dict[str, str] = {}
    met = 0
    for run in range(24):
        state = herna.game(game).new(seed=run % 2, **wishes)
        memory, rng = herna.Memory(state), Random(run // 4)
        own: list[list[str]] = [[] for _ in range(state.players)]
        for _ in range(8):
            seat = rng.choice(state.to_act)
            code = rng.choice(state.codes(seat))
            memory.choose(state, code, seat)
            own[seat].append(code)
            for viewer in range(state.players):
                seen, key = seen_by(state, viewer, own[viewer]), memory.key(state, viewer)
                met += key in keys
                assert keys.setdefault(key, seen) == seen
                assert told.setdefault(seen, key) == key
    assert met > 0


def test_what_others_answer_face_down_is_in_nobodys_information_but_theirs() -> None:
    state = herna.game("bigmonster").new(players=3, seed=1)
    memory = herna.Memory(state)
    while len(state.to_act) < 3 or state.options_of(0) < 2:
        memory.choose(state, 0, state.to_act[0])
    one, other = state.clone(), state.clone()
    first, second = memory.copy(), memory.copy()
    first.choose(one, 0, 0)
    second.choose(other, 1, 0)
    assert first.key(one, 0) != second.key(other, 0)
    assert first.key(one, 1) == second.key(other, 1)


def test_a_table_that_was_played_at_is_remembered_by_its_record() -> None:
    state = herna.game("smashup").new(players=3, seed=5)
    memory, rng = herna.Memory(state), Random(5)
    for _ in range(30):
        memory.choose(state, rng.choice(state.codes()))
    again, table = herna.remembered(state)
    assert table == state
    for seat in range(3):
        assert again.string(table, seat) == memory.string(state, seat)
    with pytest.raises(NotNow, match="made already"):
        herna.Memory(state)
    with pytest.raises(NotNow, match="keeps none"):
        herna.Memory(herna.game("mindbug").new(events=False))
