"""Ratings: known answers, honest intervals, draws, several players and teams."""

from __future__ import annotations

import random
from math import log10, sqrt

import pytest

from herna.arena.figures import likelihood, skill
from herna.arena.figures.likelihood import expected, invert, rate
from herna.arena.figures.standings import standings, wilson
from herna.arena.games.played import Played


def game(key: str, bots: list[str], ranking: list[int], sides: list[int] | None = None) -> Played:
    n = len(bots)
    winners = [seat for seat in range(n) if ranking[seat] == 1]
    if len(set(ranking)) == 1:
        winners = []
    zeros = [0.0] * n
    return Played(
        key, bots, {}, key, sides or list(range(n)), winners, ranking,
        decisions=[10] * n, seconds=zeros, slowest=zeros,
    )  # fmt: skip


def duels(won: int, lost: int, drawn: int = 0, names: tuple[str, str] = ("a", "b")) -> list[Played]:
    outcomes = [[1, 2]] * won + [[2, 1]] * lost + [[1, 1]] * drawn
    return [game(f"{names} / {i} / 0", list(names), ranking) for i, ranking in enumerate(outcomes)]


def test_three_of_four_points_are_191_elo() -> None:
    found = rate(duels(75, 25), ["a", "b"])
    a, b = found.by_bot["a"], found.by_bot["b"]
    assert a.elo - b.elo == pytest.approx(400 * log10(3))
    assert a.elo + b.elo == pytest.approx(0)
    # the difference has the variance 1 / (n p q), each bot a quarter of that
    assert a.margin == pytest.approx(likelihood.ELO * 1.959964 * sqrt(1 / (100 * 0.75 * 0.25)) / 2)
    assert not found.bound


def test_a_draw_is_half_a_win() -> None:
    drawn, even = rate(duels(50, 0, 50), ["a", "b"]), rate(duels(75, 25), ["a", "b"])
    assert drawn.by_bot["a"].elo == pytest.approx(even.by_bot["a"].elo)


def test_bots_that_never_met_are_compared_through_a_third() -> None:
    games = duels(75, 25) + duels(75, 25, names=("b", "c"))
    found = rate(games, ["a", "b", "c"]).by_bot
    assert found["a"].elo - found["c"].elo == pytest.approx(2 * 400 * log10(3))
    assert found["b"].margin < found["a"].margin


def test_who_won_everything_gets_a_rating_within_bounds_and_the_report_says_so() -> None:
    found = rate(duels(20, 0), ["a", "b"])
    assert found.bound
    assert found.by_bot["a"].elo - found.by_bot["b"].elo == pytest.approx(400 * log10(20.5 / 0.5))


def test_bots_without_games_do_not_break_anything() -> None:
    found = rate(duels(3, 1), ["a", "b", "c"])
    assert found.bound
    assert rate([], ["a", "b"]).by_bot["a"].elo == pytest.approx(0)


def simulated(strengths: dict[str, float], deals: int, rng: random.Random) -> list[Played]:
    """Every two bots, every deal from both seats."""
    games = []
    names = list(strengths)
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            for deal in range(deals):
                for turn, seated in enumerate(([a, b], [b, a])):
                    first = rng.random() < expected(strengths[seated[0]], strengths[seated[1]])
                    games.append(game(f"{a}{b} / {deal} / {turn}", seated, [1, 2] if first else [2, 1]))
    return games


def test_the_intervals_hold_the_truth_in_about_95_of_100_cases() -> None:
    rng = random.Random(5)
    strengths = {"a": 0.6, "b": 0.1, "c": -0.2, "d": -0.5}
    inside = 0
    for _ in range(100):
        found = rate(simulated(strengths, 15, rng), list(strengths)).by_bot
        for bot, strength in strengths.items():
            inside += abs(found[bot].elo - likelihood.ELO * strength) <= found[bot].margin
    assert 0.92 <= inside / 400 <= 0.99


def test_games_of_a_deal_that_go_together_make_the_interval_wider() -> None:
    """Ten deals of ten equal games each tell less than a hundred deals."""
    together = [game(f"{i // 10} / {i % 10}", ["a", "b"], [1, 2] if i // 10 < 6 else [2, 1]) for i in range(100)]
    apart = [game(f"{i} / 0", ["a", "b"], [1, 2] if i < 60 else [2, 1]) for i in range(100)]
    wide, narrow = rate(together, ["a", "b"]).by_bot["a"], rate(apart, ["a", "b"]).by_bot["a"]
    assert wide.elo == pytest.approx(narrow.elo)
    assert wide.margin > 2 * narrow.margin


def test_partners_are_not_compared_and_a_table_of_three_gives_three_comparisons() -> None:
    teams = game("k / 0", ["a", "b", "c", "d"], [1, 2, 1, 2], [0, 1, 0, 1])
    pairs = {(c.a, c.b, c.score) for c in likelihood.comparisons([teams], ["a", "b", "c", "d"])}
    assert pairs == {(0, 1, 1.0), (0, 3, 1.0), (1, 2, 0.0), (2, 3, 1.0)}
    three = game("k / 0", ["a", "b", "c"], [2, 1, 2])
    assert [(c.a, c.b, c.score) for c in likelihood.comparisons([three], ["a", "b", "c"])] == [
        (0, 1, 0.0), (0, 2, 0.5), (1, 2, 1.0),
    ]  # fmt: skip


def test_copies_of_a_bot_are_not_compared_with_each_other() -> None:
    copies = game("k / 0", ["a", "b", "a"], [1, 2, 3])
    assert [(c.a, c.b, c.score) for c in likelihood.comparisons([copies], ["a", "b"])] == [(0, 1, 1.0), (1, 0, 1.0)]


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, -1.0, 0.5], [3.0, 1.0, 4.0]]
    inverse = invert(matrix)
    for i in range(3):
        row = [sum(matrix[i][k] * inverse[k][j] for k in range(3)) for j in range(3)]
        assert row == pytest.approx([float(i == j) for j in range(3)])


def test_openskill_agrees_on_who_is_better_and_grows_surer() -> None:
    few, many = skill.rate(duels(6, 2), ["a", "b"]), skill.rate(duels(60, 20), ["a", "b"])
    assert few["a"].mu > 25 > few["b"].mu
    assert many["a"].margin < few["a"].margin < skill.SURE * 25 / 3


def test_openskill_takes_a_draw_between_equals_for_no_news() -> None:
    found = skill.rate([game("k / 0", ["a", "b"], [1, 1])], ["a", "b"])
    assert found["a"].mu == pytest.approx(found["b"].mu) == pytest.approx(25)


def test_openskill_knows_teams_and_several_players() -> None:
    found = skill.rate([game("k / 0", ["a", "b", "c", "d"], [1, 2, 1, 2], [0, 1, 0, 1])], ["a", "b", "c", "d"])
    assert found["a"].mu == pytest.approx(found["c"].mu)
    assert found["a"].mu > 25 > found["b"].mu == pytest.approx(found["d"].mu)
    three = skill.rate([game("k / 0", ["a", "b", "c"], [2, 1, 3])], ["a", "b", "c"])
    assert three["b"].mu > three["a"].mu > three["c"].mu


def test_a_bot_on_two_seats_learns_from_both() -> None:
    found = skill.rate([game("k / 0", ["a", "b", "a", "b"], [1, 3, 2, 4])], ["a", "b"])
    assert found["a"].mu > 25 > found["b"].mu


def test_standings_put_the_best_first_and_count_everything() -> None:
    games = duels(30, 8, 2)
    found = standings(games, [])
    assert [row.bot for row in found.rows] == ["a", "b"]
    assert (found.rows[0].games, found.rows[0].won, found.rows[0].drawn) == (40, 31.0, 2)
    assert (found.duels["a"]["b"].games, found.duels["a"]["b"].rate) == (40, 31 / 40)
    assert found.duels["b"]["a"].points == 9
    assert [tally.games for tally in found.seats] == [40, 40]
    assert found.lengths == [20] * 40


@pytest.mark.parametrize(("rate_", "games"), [(0.0, 5), (1.0, 5), (0.5, 10), (0.3, 1000)])
def test_wilson_holds_the_rate_within_0_and_1(rate_: float, games: int) -> None:
    low, high = wilson(rate_, games)
    assert 0 <= low <= rate_ <= high <= 1
    assert high - low < 2 * 1.96 * 0.5 / sqrt(games)


def test_wilson_knows_its_textbook_value_and_no_games() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)
