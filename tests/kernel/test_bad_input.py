"""Whatever comes in from outside is either understood or refused with one of our own errors; never anything else."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.kernel.keeping.record import check_of

GAME = herna.game("mindbug")
SLUGS = GAME.component_ids()

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
some_cards = st.lists(st.sampled_from(SLUGS) | st.text(max_size=5) | st.integers(), max_size=7)
a_creature = st.sampled_from(SLUGS) | st.fixed_dictionaries(
    {"card": st.sampled_from(SLUGS)},
    optional={"exhausted": st.booleans() | st.integers(), "boost": some_cards, "power": st.integers()},
)
a_side = st.fixed_dictionaries(
    {},
    optional={
        "life": st.integers(-3, 9),
        "mindbugs": st.integers(-1, 3),
        "hand": some_cards,
        "known": some_cards,
        "draw": some_cards,
        "discard": some_cards,
        "area": st.lists(a_creature, max_size=4),
    },
)
a_position = st.fixed_dictionaries(
    {"sides": st.lists(a_side, min_size=1, max_size=3)},
    optional={
        "options": st.just({"sets": ["first_contact", "beyond_evolution", "beyond_eternity"]}) | anything,
        "active": st.integers(-1, 2),
        "turn": st.integers(-1, 1002),
        "unused": some_cards,
        "shown": some_cards,
        "wind": st.integers(),
    },
)


@given(a_position)
@settings(max_examples=150, deadline=None)
def test_a_position_is_either_set_up_or_refused_with_its_place(position: dict[str, Any]) -> None:
    try:
        s = GAME.position(position, seed=1)
    except herna.PositionError:
        return
    if not s.over:
        again = GAME.position(json.loads(json.dumps(s.position())), seed=1)
        assert again.position() == s.position()


@given(anything)
@settings(max_examples=80, deadline=None)
def test_no_position_at_all(position: Any) -> None:
    with suppress(herna.PositionError):
        GAME.position(position, seed=1)


@given(anything | st.dictionaries(st.sampled_from(["herna", "game", "rules", "choices", "seed", "check"]), anything))
@settings(max_examples=120, deadline=None)
def test_no_record_at_all(record: Any) -> None:
    with pytest.raises(herna.HernaError):
        herna.replay(record)


@given(
    st.sampled_from(["players", "options", "seed", "choices", "rules", "commitment", "position", "result"]), anything
)
@settings(max_examples=120, deadline=None)
def test_a_forged_field_of_a_record(field: str, value: Any) -> None:
    s = GAME.new(seed=3)
    s.choose(0)
    record: dict[str, Any] = dict(s.record())
    if record.get(field) == value:
        return
    record[field] = value
    record["check"] = check_of(record)
    try:
        herna.replay(record)
    except herna.HernaError:
        return
    # a shorter game, the usual options, and nothing in place of nothing are all told truly
    assert (field, value) in [("choices", []), ("options", {}), ("position", None), ("result", None)]


@given(st.binary(max_size=200), st.integers(0, 400), st.integers(0, 255))
@settings(max_examples=100, deadline=None)
def test_a_damaged_snapshot(noise: bytes, place: int, byte: int) -> None:
    blob = GAME.new(seed=1).dump()
    for broken in (noise, blob[:place], blob[:place] + bytes([byte]) + blob[place + 1 :], blob + noise):
        if broken == blob:
            continue
        with pytest.raises(herna.HernaError):
            GAME.load(broken)


@given(st.text(max_size=30) | st.sampled_from(["play:", "attack:", "block:", "act:"]).flatmap(
    lambda verb: st.text(max_size=12).map(lambda rest: verb + rest)))  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_any_code_is_legal_or_refused_with_a_rule(code: str) -> None:
    s = GAME.new(seed=1)
    before = s.clone()
    refusal = s.why_not(code)
    if refusal is None:
        assert code in s.codes()
        return
    assert GAME.texts.rulebook.get(refusal.rule) is not None
    assert refusal.text("en")
    assert refusal.text("cs")
    with pytest.raises(herna.IllegalChoice):
        s.choose(code)
    assert s == before
