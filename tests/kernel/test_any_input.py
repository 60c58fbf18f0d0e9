"""Whatever a program hands to the library, an error is one of Herna's own, and its message can be read.

Real records, positions and snapshots are changed at random into things that no JSON has: endless lists, numbers of
thousands of digits, halves of letters, objects. (`herna.testkit.Damage` makes subtler faults.)
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

import herna
from herna.kernel.chance import commitment
from herna.kernel.errors import HernaError, NotNow, shown
from herna.kernel.keeping.record import check_of

HUGE = 10**5000


class Mute:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


def endless() -> list[Any]:
    loop: list[Any] = []
    loop.append(loop)
    return loop


ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1, 99, 10**30, HUGE, -HUGE, 1.5, float("nan"), "", "x", "\ud800", "\0", "a" * 10_000, "9" * 5000,
    [], {}, nested(5000), nested(900), endless(), [HUGE], ["\ud800"], {"\ud800": 1}, {1: 2}, {None: 1}, (1, 2), {1, 2},
    b"x", Mute(), [Mute()], Mute, "0/x:y", "99999/x", "play:\ud800", "1" * 5000 + "/x", [None], {"a": nested(5000)},
)  # fmt: skip
KEYS: tuple[Any, ...] = ("x", "\ud800", 1, None, ("a",), HUGE)


def changed(value: Any, rng: Random) -> Any:
    """The same data with one thing in it that does not belong there."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        copy, key = dict(value), rng.choice(list(value))
        if rng.random() < 0.1:
            del copy[key]
        elif rng.random() < 0.15:
            copy[rng.choice(KEYS)] = rng.choice(ODD)
        else:
            copy[key] = changed(copy[key], rng)
        return copy
    if isinstance(value, list) and value and rng.random() < 0.85:
        items, place = list(value), rng.randrange(len(value))
        items[place] = changed(items[place], rng)
        return items
    return rng.choice(ODD)


def tried(call: Callable[[], Any]) -> None:
    """Understood, or refused by an error of ours."""
    with suppress(HernaError):
        call()


def real_data(id: str, rng: Random) -> tuple[dict[str, Any], list[dict[str, Any]], bytes]:
    """A record, positions and a snapshot of one random game."""
    s = herna.game(id).new(seed=3)
    positions = []
    for _ in range(25):
        if s.over:
            break
        with suppress(NotNow):
            positions.append(s.position())
        s.choose(rng.choice(s.codes(s.to_act[0])), s.to_act[0])
    return dict(s.record()), positions, s.dump()


@pytest.mark.parametrize("id", herna.games())
def test_only_our_own_errors_come_out(id: str) -> None:
    rng, game = Random(f"any input {id}"), herna.game(id)
    record, positions, blob = real_data(id, rng)
    for _ in range(150):
        given = changed(record, rng)
        if isinstance(given, dict) and rng.random() < 0.6:
            with suppress(Exception):  # what cannot be sealed goes as it is
                given["commitment"] = commitment(given["seed"])
                given["check"] = check_of(given)
        tried(lambda given=given: herna.replay(given))  # type: ignore[misc]
        tried(lambda given=given: herna.verify(given, rng.choice(ODD)))  # type: ignore[misc]
        tried(lambda: herna.replay(record, rng.choice(ODD)))
        position = changed(rng.choice(positions), rng)
        tried(lambda position=position: game.position(position, seed=rng.choice((1, *ODD))))  # type: ignore[misc]
        damaged = bytearray(blob)
        damaged[rng.randrange(len(blob))] ^= 1 << rng.randrange(8)
        tried(lambda damaged=damaged: game.load(bytes(damaged)))  # type: ignore[misc]
        tried(lambda: game.load(rng.choice(ODD)))
        tried(lambda: herna.game(rng.choice(ODD)))
        tried(lambda: game.new(players=rng.choice(ODD), seed=rng.choice(ODD)))
        for option in game.options:
            tried(lambda option=option: game.new(**{option: changed(["x"], rng)}))  # type: ignore[misc]
        s = game.replay(record, 5)
        tried(lambda s=s: s.choose(rng.choice(ODD), rng.choice(ODD)))  # type: ignore[misc]
        tried(lambda s=s: s.why_not(rng.choice(ODD), rng.choice(ODD)))  # type: ignore[misc]
        tried(lambda s=s: s.view(rng.choice(ODD)))  # type: ignore[misc]
        tried(lambda s=s: s.events(rng.choice(ODD), rng.choice(ODD)))  # type: ignore[misc]
        tried(lambda s=s: s.decision(rng.choice(ODD)))  # type: ignore[misc]


@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_whatever_is_given_can_be_named_in_a_message(value: object) -> None:
    assert 0 < len(shown(value)) <= 200
