"""What a bot sees in a position: the score, what is begun, what is held, and what a placed chief may still do."""

from __future__ import annotations

import pytest

from tests.games.wistar.scene import Side, at, do, table


def chance(side: Side, **fields: object) -> float:
    return table(side, **fields).evaluate(0)


@pytest.mark.parametrize(
    "better",
    [
        {"vp": 11},
        {"wood": 3},
        {"metal": 3},
        {"movement": 2},
        {"versatility": 1},
        {"electricity": "weak"},
        {"hand": ["thimble_helmet"]},
        {"area": ["h01"]},
        {"fields": ["ab_vp3"]},
    ],
)
def test_everything_of_value_raises_the_chance(better: Side) -> None:
    base: Side = {"vp": 10, "wood": 2, "metal": 2, "movement": 1}
    assert chance({**base, **better}) > chance(base)


def test_a_lead_counts_more_towards_the_end() -> None:
    ahead: Side = {"vp": 16}
    assert chance(ahead, round=5) > chance(ahead, round=3) > chance(ahead, round=1) > 0.5


def test_the_first_room_is_worth_something_though_it_gives_no_points_yet() -> None:
    assert chance({"rooms_dug": 1}, round=2) > chance({}, round=2)
    assert chance({"rooms_dug": 2}, round=2) > chance({"rooms_dug": 1}, round=2)


def test_what_gives_again_every_round_is_worth_more_early() -> None:
    """solar_glider has an income; measured against points that are the same in every round."""
    early = chance({"area": ["solar_glider"]}, round=1) - chance({}, round=1)
    late = chance({"area": ["solar_glider"]}, round=5) - chance({}, round=5)
    assert early > 0
    point_early = chance({"vp": 11}, round=1) - chance({"vp": 10}, round=1)
    point_late = chance({"vp": 11}, round=5) - chance({"vp": 10}, round=5)
    assert early / point_early > late / point_late


def test_a_goal_nearly_reached_counts() -> None:
    """Diggers ask the first for three rooms; Hosts for mice, of which there are none."""
    near = chance({"rooms_dug": 2}, goals=["g01", "g03", "g04"])
    far = chance({"rooms_dug": 2}, goals=["g02", "g03", "g04"])
    assert near > far


def test_what_a_chief_may_still_do_counts_until_the_turn_is_ended() -> None:
    s = at("s1b", {"rats": {"forest": 2}}, main=True)
    before = s.evaluate(0)
    gathered = s.clone()
    do(gathered, "main")
    wasted = s.clone()
    do(wasted, "end")
    assert gathered.evaluate(0) > wasted.evaluate(0)
    assert before > wasted.evaluate(0)
