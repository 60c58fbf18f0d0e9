"""Toll, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

import herna

GAME = herna.game("toll")


def scene(**fields: Any) -> herna.State:
    s: herna.State = GAME.position({"hands": [["four", "two", "two"], ["three", "five", "one"]], **fields}, seed=1)
    return s


@pytest.mark.rule("TO-1.1", "TO-2.1", "TO-4.1")
@pytest.mark.component("one", "two", "three", "four", "five", "six")
def test_a_new_game_has_three_of_each_card_and_hidden_hands_of_three() -> None:
    s = GAME.new(seed=1)
    table: dict[str, Any] = s.position()
    cards = [*table["hands"][0], *table["hands"][1], *table["draw"]]
    assert sorted(cards) == sorted(GAME.component_ids() * 3)
    assert s.view(0)["hand_sizes"] == [3, 3]
    assert s.view(None)["hand"] is None
    drawn = [e.data for e in s.events(0, 0) if e.kind == "draws"]
    assert [("cards" in data) for data in drawn] == [data["seat"] == 0 for data in drawn]


@pytest.mark.rule("TO-2.2", "TO-2.3")
def test_a_card_is_stopped_by_one_that_is_at_least_as_high() -> None:
    s = scene()
    assert s.codes() == ["lay:four", "lay:two"]  # two equal cards are one option
    s.choose("lay:four")
    assert s.codes() == ["stop:five", "stop:none"]
    refusal = s.why_not("stop:three")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TO-2.3", "too_low")
    s.choose("stop:five")
    assert s.view()["gone"] == ["four", "five"]
    assert s.view()["rows"] == [[], []]


@pytest.mark.rule("TO-2.3", "TO-2.4")
def test_who_cannot_stop_is_asked_all_the_same_and_the_card_is_kept() -> None:
    s = scene(hands=[["six"], ["one"]], draw=[], gone=rest("six", "one"))
    s.choose("lay:six")
    assert (s.to_act, s.codes()) == ((1,), ["stop:none"])
    s.choose("stop:none")
    assert s.view()["rows"] == [["six"], []]


@pytest.mark.rule("TO-2.5", "TO-3.1")
def test_who_has_no_card_is_passed_over_and_the_higher_sum_wins() -> None:
    s = scene(hands=[[], ["two", "one"]], draw=[], rows=[["two"], []], gone=rest("two", "one", "two"))
    assert s.to_act == (1,)
    s.choose("lay:two")
    assert s.to_act == (1,)  # nobody can stop it: a hand without cards is public
    s.choose("lay:one")
    assert s.result is not None
    assert (s.result.winners, s.result.scores) == ((1,), (2, 3))


def rest(*used: str) -> list[str]:
    cards = GAME.component_ids() * 3
    for name in used:
        cards.remove(name)
    return cards
