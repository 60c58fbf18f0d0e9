"""Winning chances: shares of a victory, and values turned into chances."""

from __future__ import annotations

import pytest

from herna.kernel.judging import CERTAIN, chance, final_share
from herna.kernel.outcome import Result, by_score, won_by


def test_the_only_winner_has_the_whole_victory() -> None:
    result = won_by(1, [0, 3], "life")
    assert [final_share(result, seat) for seat in range(2)] == [0.0, 1.0]


def test_a_shared_victory_is_divided_among_the_winners() -> None:
    result = by_score([7, 4, 7], "score")
    assert [final_share(result, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_a_draw_belongs_to_everybody() -> None:
    result = Result((), (1, 1), (0, 0), "limit")
    assert [final_share(result, seat) for seat in range(2)] == [0.5, 0.5]


def test_equal_values_are_equal_chances() -> None:
    assert chance([3.0, 3.0], 0, 2.0) == pytest.approx(0.5)


def test_the_chances_of_two_add_up_to_one() -> None:
    values = [4.0, -1.5]
    assert chance(values, 0, 2.0) + chance(values, 1, 2.0) == pytest.approx(1.0)


def test_a_greater_lead_is_a_greater_chance() -> None:
    chances = [chance([lead, 0.0, 0.0], 0, 2.0) for lead in (-1.0, 0.0, 1.0, 2.0)]
    assert chances == sorted(chances)
    assert len(set(chances)) == len(chances)


def test_the_same_lead_counts_less_where_more_is_still_to_come() -> None:
    assert chance([2.0, 0.0], 0, 1.0) > chance([2.0, 0.0], 0, 5.0) > 0.5


def test_no_estimate_is_as_sure_as_the_end_of_the_game() -> None:
    assert chance([1e6, 0.0], 0, 1.0) == pytest.approx(CERTAIN)
    assert chance([1e6, 0.0], 1, 1.0) == pytest.approx(1.0 - CERTAIN)
