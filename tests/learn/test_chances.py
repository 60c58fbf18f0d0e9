"""Chance is counted exactly: every way in which dice can fall, and the best odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import herna
from herna.learn import shelf
from herna.learn.attempt import Attempt, Onward, Wrong
from herna.learn.chances import MOST_DICE, Odds, outcomes, per_cent, throws
from herna.learn.puzzle import Puzzle, read_puzzle
from herna.learn.puzzle_proof import puzzle_faults
from herna.learn.reading import Table
from herna.learn.solving import Place, Task, TooLarge, world_of

# Grognack has two lives. The archer shoots with two dice, the queen with four; four faces of six hit.
POSITION: dict[str, Any] = {
    "options": {"south": "phoenix_elves", "north": "tundra_orcs"},
    "turn": 15,
    "phase": "attack",
    "board": [
        {"card": "pe_queen_maldaria", "at": "b6", "owner": 0},
        {"card": "pe_ember_archer", "at": "d3", "owner": 0},
        {"card": "to_grognack", "at": "d6", "owner": 1, "damage": 12},
    ],
    "sides": [{"magic": 0, "hand": []}, {"magic": 0, "hand": []}],
}


def puzzle() -> Puzzle:
    data = {
        "id": "summoner-1", "kind": "slay", "seat": 0, "level": 1, "themes": ["ranged"],
        "first": ["attack:pe_queen_maldaria@b6"], "position": POSITION,
    }  # fmt: skip
    return Puzzle(Table(data, "set.json"), shelf.puzzle_kinds("summoner"))


def place() -> Place:
    return world_of(puzzle().start, 0, 1)


def aimed(attacker: str) -> Place:
    """The attack of one unit, up to the choice of its target."""
    begun = place()
    codes = begun.state.codes(0)
    return begun.after(codes.index(attacker))


def test_all_ways_in_which_dice_fall_have_a_start() -> None:
    state = herna.game("summoner").new(seed=1).determinize(0, 1)
    found = throws(3)
    assert len(found) == 56, "three of six faces, in whatever order"
    assert sum([throw.share for throw in found.values()]) == 1
    for faces, throw in found.items():
        state.small = throw.start
        assert tuple(sorted([state.below(6) for _ in range(3)])) == faces
    with pytest.raises(TooLarge, match="dice"):
        throws(MOST_DICE + 1)


def test_faces_that_are_alike_are_counted_together() -> None:
    alike = shelf.puzzle_kinds("summoner").kinds["slay"].alike
    assert alike == ((0,), (1, 2, 3), (4,), (5,))
    assert len(throws(6, alike)) == 84
    assert throws(2, alike)[(1, 1)].share == Fraction(1, 4)
    assert throws(2, alike)[(0, 1)].share == Fraction(1, 6)
    assert sum([throw.share for throw in throws(4, alike).values()]) == 1


def test_what_the_kind_calls_alike_is_alike() -> None:
    """Whether faces are counted one by one or together, the odds are the same."""
    task = puzzle().task
    one_by_one = Task(task.seat, task.goal, task.turns, task.until)
    for index in range(place().width):
        assert Odds(task).after(place(), index) == Odds(one_by_one).after(place(), index)


def test_outcomes_are_complete_and_their_probabilities_add_up() -> None:
    shot = aimed("attack:pe_ember_archer@d3")
    if shot.state.settled:  # with a single target there is no question
        found = outcomes(place(), place().state.codes(0).index("attack:pe_ember_archer@d3"))
    else:
        found = outcomes(shot, 0)
    assert len(found) == 21
    assert sum([share for _, share in found], Fraction(0)) == 1
    slain = sum([share for after, share in found if after.state.over], Fraction(0))
    assert slain == Fraction(4, 9), "both of two dice hit, each on four faces of six"


def test_the_best_odds_reckon_with_what_can_still_follow() -> None:
    """Whoever attacks first, the other one can still attack if that was not enough."""
    odds = Odds(puzzle().task)
    codes = place().state.codes(0)
    both = odds.best(place())
    assert both == max([odds.after(place(), index) for index in range(len(codes))])
    assert Fraction(8, 9) < both < 1
    assert odds.after(place(), codes.index("attack:done")) == 0
    assert per_cent(Fraction(8, 9)) == 89


def test_where_two_choices_are_about_as_good_there_is_no_puzzle() -> None:
    assert "the odds are" in puzzle_faults(puzzle(), 1)[0]


def test_a_choice_by_odds_is_answered_with_both_of_them() -> None:
    board = [piece for piece in POSITION["board"] if piece["card"] != "pe_queen_maldaria"]
    board += [{"card": "pe_queen_maldaria", "at": "a1", "owner": 0}]
    data = {
        "id": "summoner-2", "kind": "slay", "seat": 0, "level": 1, "themes": ["ranged"],
        "first": ["attack:pe_ember_archer@d3"], "position": {**POSITION, "board": board},
    }  # fmt: skip
    found = read_puzzle(Table(data, "set.json"), shelf.puzzle_kinds("summoner"))
    assert puzzle_faults(found, 2) == []
    wrong = Attempt(found).choose("attack:done")
    assert isinstance(wrong, Wrong)
    assert "0 %" in wrong.text("en")
    assert "44 %" in wrong.text("en")
    attempt = Attempt(found)
    right = attempt.choose("attack:pe_ember_archer@d3")
    assert isinstance(right, Onward)
    assert attempt.solved
    assert "44 %" in right.text("cs")
