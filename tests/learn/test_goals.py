"""The language of goals: what a seat sees, what has happened, and how the game ended."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.kernel.state import State
from herna.learn.goals import Moment, read_goal
from herna.learn.reading import Table

GAME = herna.game("mindbug")


def table() -> State:
    state: State = GAME.position(
        {
            "sides": [
                {"life": 3, "area": ["luchataur", "tiger_squirrel"], "hand": ["gorillion"]},
                {"life": 2, "mindbugs": 0, "area": ["shark_dog"], "hand": ["shield_bugs"]},
            ]
        },
        seed=1,
    )
    return state


def after(*codes: str) -> Moment:
    before = table()
    state = before.clone()
    for code in codes:
        state.choose(code)
    return Moment(before, state, 0)


def holds(moment: Moment, **goal: Any) -> bool:
    return read_goal(Table(goal, "goal"), GAME).holds(moment)


def seen(moment: Moment, path: str, wanted: object) -> bool:
    return read_goal(Table({path: wanted}, "goal"), GAME).holds(moment)


@pytest.mark.parametrize(
    ("path", "wanted", "expected"),
    [
        ("sides.1.life", 1, True),
        ("sides.1.life", 2, False),
        ("sides.1.life", {"max": 1}, True),
        ("sides.1.life", {"min": 2}, False),
        ("sides.1.life", {"isnt": 2, "min": 1}, True),
        ("turn", {"more": 1}, True),
        ("turn", {"more": 2}, False),
        ("sides.1.life", {"more": 0}, False),
        ("sides.0.area[card=luchataur].power", 9, True),
        ("sides.0.area[card=luchataur][power=8]", {"gone": True}, True),
        ("sides.0.area[card=luchataur].keywords", {"has": "frenzy", "lacks": "hunter", "count": 1}, True),
        ("sides.0.area", {"count": 2}, True),
        ("sides.0.area", {"count": 3}, False),
        ("sides.0.area.7", {"gone": True}, True),
        ("sides.0.area.0", {"gone": False}, True),
        ("sides.0.hand", ["gorillion"], True),
        ("sides.1.hand", None, True),  # the other hand is hidden
        ("sides.1.hand", {"has": "shield_bugs"}, False),
        ("no.such.path", 1, False),
        ("no.such.path", {"isnt": 1}, False),
        ("sides.0.hand", {"min": 1}, False),  # a list is no number
    ],
)
def test_what_the_seat_sees(path: str, wanted: object, expected: bool) -> None:
    assert seen(after("attack:tiger_squirrel"), path, wanted) is expected


def test_what_has_happened() -> None:
    moment = after("attack:tiger_squirrel")
    assert holds(moment, happened=[{"kind": "attacks", "card": "tiger_squirrel"}, {"kind": "loses_life", "seat": 1}])
    assert not holds(moment, happened=[{"kind": "loses_life", "seat": 0}])
    assert holds(moment, never=[{"kind": "loses_life", "seat": 0}])
    assert not holds(moment, never=[{"kind": "attacks"}])


def test_only_what_happened_since_then_counts() -> None:
    attack = after("attack:tiger_squirrel")
    later = attack.after.clone()
    later.choose("play:shield_bugs")
    moment = Moment(attack.after, later, 0)
    assert not holds(moment, happened=[{"kind": "attacks"}])
    assert holds(moment, happened=[{"kind": "plays", "card": "shield_bugs"}])


def test_questions() -> None:
    moment = after("attack:luchataur", "block:none")
    assert holds(moment, asked="again")
    assert not holds(moment, asked="block")
    assert not holds(after("attack:luchataur"), asked="block")  # that is asked of the other seat


def test_how_the_game_ends() -> None:
    won = after("attack:luchataur", "block:none", "again", "block:none")
    assert holds(won, over="won")
    assert holds(won, over="any")
    assert not holds(won, over="lost")
    assert not holds(won, over="drawn")
    assert not holds(won, asked="action")
    assert holds(Moment(won.before, won.after, 1), over="lost")
    assert not holds(after(), over="any")


def test_goals_are_joined() -> None:
    moment = after("attack:tiger_squirrel")
    assert holds(moment, any=[{"over": "won"}, {"sides.1.life": 1}])
    assert not holds(moment, any=[{"over": "won"}, {"sides.1.life": 0}])
    assert holds(moment, **{"not": {"over": "any"}})
    assert not holds(moment, **{"not": {"sides.1.life": 1}})
    assert not holds(moment, **{"sides.1.life": 1, "over": "won"})
