"""Puzzles: the format and its mistakes, attempts, proofs, and the sets that come with Herna."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest

import herna
from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn import shelf
from herna.learn.attempt import LATER, WORLDS, Attempt, Onward, Wrong, resume_attempt, solution
from herna.learn.daily import Streak, all_puzzles, puzzle_of_the_day, read_streak
from herna.learn.puzzle import Puzzle, read_kinds, read_lines, read_puzzle
from herna.learn.puzzle_proof import puzzle_faults, solution_of
from herna.learn.reading import LearnError, Table

SETS = [game for game in herna.games() if shelf.puzzle_lines(game)]
LONG = ("smashup", "bigmonster", "wistar", "summoner")  # where a proof takes long: fewer puzzles and worlds
SAMPLE = [
    id for game in SETS for id in list(shelf.puzzle_lines(game))[:: 30 if game in LONG else 17]
]  # `make proofs` proves all, in 60 worlds
# Only the tiger squirrel wins: it is Sneaky, and nobody who is could block it.
GOOD: dict[str, Any] = {
    "id": "mindbug-1",
    "kind": "win",
    "seat": 0,
    "level": 1,
    "themes": ["attack", "sneaky"],
    "first": ["attack:tiger_squirrel"],
    "line": ["attack:tiger_squirrel"],
    "position": {
        "sides": [
            {"life": 2, "mindbugs": 0, "hand": ["gorillion"], "area": ["tiger_squirrel", "plated_scorpion"]},
            {"life": 1, "mindbugs": 0, "hand": ["shield_bugs"], "area": ["bee_bear"]},
        ]
    },
}


def made(**changes: Any) -> Puzzle:
    return read_puzzle(Table({**GOOD, **changes}, "set.json"), shelf.puzzle_kinds("mindbug"))


# --- reading -----------------------------------------------------------------------------------------------------
def test_a_sound_puzzle_is_read() -> None:
    puzzle = made()
    assert puzzle.asks("en").startswith("Win this turn")
    assert puzzle_faults(puzzle) == []
    assert solution_of(puzzle) == puzzle.line


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"kind": "draw"}, "there is no kind 'draw'; there are: win"),
        ({"level": 6}, "'level' is from 1 to 5"),
        ({"themes": ["luck"]}, "there is no theme 'luck'"),
        ({"seat": "0"}, "'seat' must be a number"),
        ({"first": ["attack:gorillion"]}, "'attack:gorillion' is not legal"),
        ({"first": []}, "0 first choices are called right"),
        ({"first": ["attack:tiger_squirrel", "attack:plated_scorpion"]}, "2 first choices"),
        ({"line": ["attack:nobody"]}, "'attack:nobody' is not legal now"),
        ({"line": ["attack:plated_scorpion", "block:bee_bear"]}, "the goal is not reached by the line"),
        ({"line": []}, "the goal is not reached by the line"),
        ({"position": {"sides": [{"area": ["unicorn"]}, {}]}}, "unicorn"),
        ({"position": {"active": 1, **GOOD["position"]}}, "is not asked"),
        ({"numbers": {"points": 3}}, "there is no field 'points'"),
        ({"hint": "Think."}, "there is no field 'hint' here"),
    ],
)
def test_every_slip_is_told(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(LearnError) as e:
        made(**changes)
    assert why in str(e.value)
    assert "set.json" in str(e.value)
    assert "mindbug-1" in str(e.value)


def test_lines_that_cannot_be_read_are_told() -> None:
    with pytest.raises(LearnError, match="line 2: not JSON"):
        read_lines('{"id": "a-1"}\n{', "set.json")
    with pytest.raises(LearnError, match="line 2: there are two puzzles 'a-1'"):
        read_lines('{"id": "a-1"}\n{"id": "a-1"}', "set.json")
    with pytest.raises(LearnError, match="'id' is missing"):
        read_lines("{}", "set.json")


KINDS = """
herna_puzzles = 1
game = "mindbug"
[kinds.win]
rule = "MB-2.1"
turns = 1
goal = { over = "won" }
title = { en = "Win", cs = "Vyhraj" }
task = { en = "Win.", cs = "Vyhraj." }
miss = { en = "Missed.", cs = "Nic." }
[themes]
attack = { en = "attack", cs = "útok" }
"""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("turns = 1", "turns = 1\nalike = [[1], [2, 3]]", "each face from 1 to 6"),
        ("turns = 1", 'turns = 1\nalike = ["x"]', "each face from 1 to 6"),
        ("herna_puzzles = 1", "herna_puzzles = 2", "the format of puzzles"),
        ('"mindbug"', '"chess"', "chess"),
        ("MB-2.1", "MB-99.1", "mindbug has no rule 'MB-99.1'"),
        ("turns = 1", "turns = 9", "'turns' is from 1 to 4"),
        ('cs = "útok"', 'de = "Angriff"', "'cs' is missing"),
    ],
)
def test_a_slip_in_the_kinds_is_told(old: str, new: str, why: str) -> None:
    read_kinds(KINDS, "kinds.toml")
    with pytest.raises(LearnError, match=why):
        read_kinds(KINDS.replace(old, new), "kinds.toml")


def test_a_goal_about_what_has_happened_is_no_goal_of_a_puzzle() -> None:
    kinds = read_kinds(KINDS.replace('{ over = "won" }', '{ happened = [{ kind = "defeated" }] }'), "kinds.toml")
    with pytest.raises(LearnError, match="not at what has happened"):
        read_puzzle(Table({**GOOD, "themes": []}, "set.json"), kinds)


# --- proving -----------------------------------------------------------------------------------------------------
def test_a_puzzle_that_promises_too_much_is_found_out() -> None:
    side = {"life": 2, "mindbugs": 0, "hand": ["gorillion"], "area": ["tiger_squirrel", "plated_scorpion"]}
    open_side = {"sides": [side, {"life": 1, "mindbugs": 0, "hand": ["shield_bugs"], "area": []}]}
    assert "the right choices are" in puzzle_faults(made(position=open_side), 3)[0]  # both attacks win
    plain = Puzzle(Table({**GOOD, "line": ["attack:nobody"]}, "set.json"), shelf.puzzle_kinds("mindbug"))
    assert "attack:nobody" in puzzle_faults(plain)[0]


def test_what_hangs_on_hidden_cards_is_found_out() -> None:
    """It works against this hand, not against every hand that the solver must reckon with."""
    survive = {"kind": "survive", "first": ["play:rhino_turtle"], "line": ["play:rhino_turtle", "1/play:shield_bugs"]}
    mine = {"life": 1, "mindbugs": 0, "hand": ["rhino_turtle", "lone_yeti"], "area": ["snail_hydra"]}
    other = {"life": 1, "mindbugs": 0, "hand": ["shield_bugs"], "area": []}
    puzzle = Puzzle(
        Table({**GOOD, **survive, "position": {"sides": [mine, other]}}, "set.json"), shelf.puzzle_kinds("mindbug")
    )
    assert puzzle_faults(puzzle) != []


@pytest.mark.parametrize("id", SAMPLE)
def test_a_sample_of_the_puzzles_is_proved(id: str) -> None:
    assert puzzle_faults(shelf.puzzle(id), 2 if id.partition("-")[0] in LONG else WORLDS) == []
    assert WORLDS >= 60


@pytest.mark.parametrize("game", SETS)
def test_every_puzzle_can_be_read_and_none_repeats_an_idea(game: str) -> None:
    puzzles = [shelf.puzzle(id) for id in shelf.puzzle_lines(game)]
    ideas = [puzzle.idea() for puzzle in puzzles]
    assert len(set(ideas)) == len(ideas)
    for number, puzzle in enumerate(puzzles, 1):
        assert puzzle.id == f"{game}-{number}"
        for lang in LANGUAGES:
            assert "{" not in puzzle.asks(lang)
    assert [puzzle.level for puzzle in puzzles] == sorted([puzzle.level for puzzle in puzzles])


def test_puzzles_that_do_not_exist_are_told() -> None:
    for id in ("mindbug-0", "chess-1", "", "mindbug"):
        with pytest.raises(shelf.NoLesson, match="there is no puzzle"):
            shelf.puzzle(id)
    with pytest.raises(shelf.NoLesson, match="no puzzles of 'chess'"):
        shelf.puzzle_kinds("chess")


# --- attempts ----------------------------------------------------------------------------------------------------
def test_a_right_choice_solves_it() -> None:
    attempt = Attempt(made())
    reply = attempt.choose("attack:tiger_squirrel")
    assert isinstance(reply, Onward)
    assert attempt.solved
    assert attempt.state.over
    with pytest.raises(LearnError, match="solved already"):
        attempt.choose("attack:plated_scorpion")


def test_a_wrong_choice_is_refuted_and_changes_nothing() -> None:
    attempt = Attempt(made())
    before = attempt.state
    reply = attempt.choose("attack:plated_scorpion")
    assert isinstance(reply, Wrong)
    assert attempt.state is before
    assert not attempt.solved
    assert [told.seat for told in reply.refutation[:2]] == [0, 1], "the opponent answers"
    assert "Block" in reply.refutation[1].labels["en"]
    assert "still alive" in reply.text("en")
    for lang in LANGUAGES:
        assert reply.text(lang)
    illegal = attempt.choose("attack:gorillion")
    assert illegal.kind == "illegal"
    assert illegal.rule.startswith("MB-")


@pytest.mark.parametrize("id", SAMPLE)
def test_whoever_follows_the_solution_solves_it(id: str) -> None:
    puzzle = shelf.puzzle(id)
    attempt = Attempt(puzzle)
    for choice in [choice for choice in puzzle.way if "/" not in choice]:
        assert attempt.choose(choice).kind == "right", choice
    assert attempt.solved
    assert resume_attempt(puzzle, attempt.made).solved
    told = solution(puzzle)
    wrong = next(code for code in puzzle.start.state.codes(puzzle.seat) if code not in puzzle.first)
    reply = Attempt(puzzle).choose(wrong)
    assert isinstance(reply, Wrong)
    if not puzzle.kind.odds:  # there, dice have the last word
        assert puzzle.task.reached(told[-1].place)
        assert not puzzle.task.reached(reply.refutation[-1].place)
    assert LATER >= 1


def test_an_attempt_that_was_tampered_with_goes_as_far_as_it_is_right() -> None:
    tampered: list[Any] = [None, "x", ["attack:plated_scorpion"], [3], ["attack:gorillion"], {}]
    for nonsense in tampered:
        assert resume_attempt(made(), nonsense).made == []


# --- the puzzle of the day ---------------------------------------------------------------------------------------
def test_every_puzzle_has_its_day() -> None:
    begin = date(2026, 1, 1)
    ids = all_puzzles()
    days = [puzzle_of_the_day(begin + timedelta(days=n)) for n in range(len(ids))]
    assert sorted(days) == sorted(ids)
    assert puzzle_of_the_day(begin) == puzzle_of_the_day(begin)
    with pytest.raises(shelf.NoLesson, match="no puzzles"):
        puzzle_of_the_day(begin, [])


def test_days_in_a_row_are_counted() -> None:
    monday = date(2026, 11, 16)
    tuesday, thursday = monday + timedelta(days=1), monday + timedelta(days=3)
    streak = Streak().solved(monday)
    assert streak.on(monday) == 1
    assert streak.solved(monday).on(monday) == 1, "once a day"
    streak = streak.solved(tuesday)
    assert streak.on(tuesday) == streak.on(tuesday + timedelta(days=1)) == 2
    assert streak.on(thursday) == 0
    assert streak.solved(thursday).run == 1
    kept = json.loads(json.dumps({"last": streak.last, "run": streak.run}))
    assert read_streak(kept).on(tuesday) == 2
    for nonsense in (None, 3, {}, {"last": "x", "run": 2}, {"last": 5, "run": 9}, {"last": True, "run": 1}):
        assert read_streak(nonsense).run == 0
