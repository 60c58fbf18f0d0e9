"""What speaks against a code, as far as it is the same in all games."""

from __future__ import annotations

import pytest

import herna
from herna.kernel.refusing import spellings

GAME = herna.game("mindbug")


@pytest.mark.parametrize(
    ("typed", "codes", "meant"),
    [
        ("PLAY:gorillion ", ["play:gorillion"], ["play:gorillion"]),
        ("play:gorillion#1", ["play:gorillion"], ["play:gorillion"]),
        ("play:gorillion@c4", ["play:gorillion"], ["play:gorillion"]),
        ("attack:sawn", ["attack:sawn#1", "attack:sawn#2"], ["attack:sawn#1", "attack:sawn#2"]),
        ("attack:killer_bee#2", ["attack:killer_bee#1"], []),  # rightly written: something else is the matter
        ("target:sawn", ["target:own.sawn", "target:enemy.sawn"], ["target:own.sawn", "target:enemy.sawn"]),
        ("place:desert@02,0", ["place:desert@2,0"], ["place:desert@2,0"]),
        ("place:desert@-01,00", ["place:desert@-1,0"], ["place:desert@-1,0"]),
        ("target:none", ["target:own.sawn", "target:done"], ["target:done"]),
        ("target:none", ["target:own.sawn"], []),
        ("target", ["target:own.sawn"], ["target:own.sawn"]),
        ("target:", ["target:own.sawn"], ["target:own.sawn"]),
        ("", ["target:own.sawn"], []),
        ("attack:sawn", ["play:sawn"], []),
    ],
)  # fmt: skip
def test_another_spelling_of_something_legal(typed: str, codes: list[str], meant: list[str]) -> None:
    assert spellings(typed, codes) == meant


def why(s: herna.State, code: str, seat: int | None = None) -> str:
    refusal = s.why_not(code, seat)
    assert refusal is not None
    return refusal.reason


def test_reasons_that_all_games_share() -> None:
    s = GAME.position({"sides": [{"area": ["bee_bear"], "hand": []}, {"area": ["killer_bee"], "life": 1}]})
    assert why(s, "attack:bee_bear#1") == "spelling"
    assert why(s, "attack:bee_bear", 1) == "not_asked"
    assert why(s, "attack:none") == "no_way_out"
    assert why(s, "attack::") == "malformed"
    assert why(s, "fly:bee_bear") == "unknown_code"
    assert why(s, "block:bee_bear") == "another_question"
    s.choose("attack:bee_bear")
    assert s.over
    assert why(s, "attack:bee_bear") == "game_over"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Play Killer Bee", ["play:killer_bee"]),  # what the option is called
        ("Vyložit Bojový roj", ["play:killer_bee"]),
        ("killer bee", ["play:killer_bee"]),
        ("play:killerbee", ["play:killer_bee"]),
        ("play:kiler_bee", ["play:killer_bee"]),
        ("snail_hydro", ["attack:snail_hydra"]),
        ("attack:snial_hydra", ["attack:snail_hydra"]),
    ],
)
def test_a_slip_is_told_with_what_was_probably_meant(typed: str, meant: list[str]) -> None:
    s = GAME.position({"sides": [{"area": ["snail_hydra"], "hand": ["killer_bee"]}, {"area": ["bee_bear"]}]})
    refusal = s.why_not(typed)
    assert refusal is not None
    assert (refusal.reason, refusal.data) == ("slip", {"codes": meant})


def test_how_another_question_is_declined_is_no_other_spelling() -> None:
    """Who types `build:done` when the phase has ended by itself must not be told to end the attacks."""
    s = herna.game("summoner").new(seed=1)
    while "move:done" not in s.codes():
        s.choose(0)
    s.choose("move:done")
    assert "build:done" in s.codes() or "attack:done" in s.codes()
    assert why(s, "move:done") == "another_question"


def test_a_name_alone_is_taken_for_what_can_be_done_with_it() -> None:
    enemies = {"area": ["gorillion", "luchataur"], "mindbugs": 0}
    s = GAME.position({"sides": [{"hand": ["tiger_squirrel"]}, enemies]})
    s.choose("play:tiger_squirrel")
    assert s.codes() == ["target:enemy.gorillion", "target:enemy.luchataur"]
    refusal = s.why_not("luchataur")
    assert refusal is not None
    assert (refusal.reason, refusal.data) == ("slip", {"codes": ["target:enemy.luchataur"]})
    assert why(s, "tiger_squirrel") == "unknown_code"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("play:gorillion", "not_in_hand"),  # there is such a card, so something else is the matter
        ("attack:bee_bear", "not_yours"),
        ("play:unicorn", "no_such_card"),
    ],
)
def test_what_is_written_rightly_is_no_slip(typed: str, reason: str) -> None:
    s = GAME.position({"sides": [{"area": ["snail_hydra"], "hand": ["killer_bee"]}, {"area": ["bee_bear"]}]})
    assert why(s, typed) == reason


def test_the_answer_that_was_given_face_down_is_given() -> None:
    s = herna.game("bigmonster").new(players=3, seed=1)
    first = s.to_act[0]
    s.choose(0, first)
    assert why(s, s.codes(s.to_act[0])[0], first) == "answered"


def test_a_place_alone_is_taken_for_what_ends_there() -> None:
    s = herna.game("summoner").new(seed=1)
    while s.decision().kind != "move":
        s.choose(-1 + len(s.codes()))
    s.choose(next(code for code in s.codes() if code.startswith("move:") and "@" in code))
    step = s.codes()[0]
    refusal = s.why_not(step[-2:].upper())
    assert refusal is not None
    assert (refusal.reason, refusal.data) == ("slip", {"codes": [step]})
    far = next(f"{letter}8" for letter in "abcdef" if not any(code.endswith(f"{letter}8") for code in s.codes()))
    assert why(s, far) == "nothing_there"
    mindbug = GAME.new(seed=1)
    assert why(mindbug, "d4") == "unknown_code"  # nothing ends at a place there
