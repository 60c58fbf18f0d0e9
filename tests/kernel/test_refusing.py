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


def test_the_answer_that_was_given_face_down_is_given() -> None:
    s = herna.game("bigmonster").new(players=3, seed=1)
    first = s.to_act[0]
    s.choose(0, first)
    assert why(s, s.codes(s.to_act[0])[0], first) == "answered"
