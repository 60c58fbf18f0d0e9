"""Positions in and out, and what is said about impossible ones."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from tests.games.wistar.scene import GAME, at, do, me, played, table


@pytest.mark.parametrize(
    ("position", "where", "why"),
    [
        ({"players": 5}, "players", "2 or 3 or 4"),
        ({"sides": [{}, {}, {}]}, "sides", "2 items"),
        ({"sides": [{"hand": ["p999"]}, {}]}, "sides[0].hand[0]", "no project card 'p999'"),
        ({"sides": [{"hand": ["thimble_helmet"], "area": ["thimble_helmet"]}, {}]}, "sides[0].area[0]", "too often"),
        ({"sides": [{"wood": -1}, {}]}, "sides[0].wood", "from 0"),
        ({"sides": [{"metal": "many"}, {}]}, "sides[0].metal", "whole number"),
        ({"sides": [{"electricity": "huge"}, {}]}, "sides[0].electricity", "none, weak, strong"),
        ({"sides": [{"rats": {"forest": 3}}, {}]}, "sides[0].rats.forest", "from 0 to 2"),
        ({"sides": [{"rats": {"forest": 2, "farm": 1}}, {}]}, "sides[0].rats", "there are 2 rats"),
        ({"sides": [{"beds": 4}, {}]}, "sides[0]", "more beds and mice than chambers"),
        ({"sides": [{"tents": ["g1", "g1"]}, {}]}, "sides[0].tents[1]", "RW-15.6"),
        ({"sides": [{"tents": ["yard"]}, {}]}, "sides[0].tents[0]", "RW-15.6"),
        ({"sides": [{"fields": ["ab_nothing"]}, {}]}, "sides[0].fields[0]", "no field"),
        ({"sides": [{"area": ["cheese6"], "cheese": 1}, {}]}, "sides[0].cheese", "unknown field"),
        ({"sides": [{"area": ["h01"]}, {"area": ["h01"]}]}, "sides[1].area[0]", "too often"),
        ({"sides": [{"known": ["thimble_helmet"]}, {}]}, "sides[0].known[0]", "in the hand"),
        ({"sides": [{"area": ["mushroom_farm"], "used": ["mushroom_farm"]}, {}]}, "sides[0].used[0]", "once-per-round"),
        ({"round": 6}, "round", "from 1 to 5"),
        ({"order": [0, 0]}, "order", "each seat"),
        ({"order": ["0", "1"]}, "order[0]", "a seat"),
        ({"disc": ["s1"]}, "disc", "s1 to s6"),
        ({"chiefs": {"s9": 0}}, "chiefs.s9", "no such space"),
        ({"chiefs": {"s6b": 0}}, "chiefs.s6b", "no such space"),
        ({"chiefs": {"s1a": 0, "s1b": 0, "s2a": 1}}, "chiefs", "RW-4.3"),
        ({"chiefs": {"s1a": 1}}, "chiefs", "RW-4.1"),
        ({"hut": [0, 1, 0, 1, 0, 1]}, "chiefs", "RW-4.1"),
        ({"hut": [7]}, "hut[0]", "seat"),
        ({"space": "s1a", "hut": [0]}, "space", "does not stand there"),
        ({"space": ["s1a"]}, "space", "there is no space"),
        ({"doors": {"d06": "open"}}, "doors.d06", "unknown field"),
        ({"doors": {"d01": "door_gold"}}, "doors.d01", "no door"),
        ({"missions": {"g2": "mc1"}}, "missions.g2.card", "house mission"),
        ({"missions": {"g2": {"card": "mh1", "cubes": [0, None, None]}}}, "missions.g2.cubes", "open mission"),
        ({"missions": {"g2": {"card": "mh1", "open": True, "cubes": [0, None, None]}}}, "sides[0].fields", "RW-12.5"),
        ({"mice": {"g1": ["k01"]}}, "mice.g1[0]", "house mouse"),
        ({"mice": {"g1": [None, "h01"]}}, "mice.g1[1]", "not used"),
        ({"goals": [{"id": "g01", "discs": [0, 0]}]}, "goals[0].discs", "RW-16.2"),
        ({"goals": ["g01", "g02", "g03", "g04"]}, "goals", "RW-1.3"),
        ({"rows": {"basic": ["thimble_helmet"]}}, "rows.basic", "4 cards"),
        ({"rows": {"basic": ["laser_cutter", None, None, None]}}, "rows.basic[0]", "basic project"),
        ({"round_stack": ["h01"]}, "round_stack", "RW-3.5"),
        ({"surprise": 1}, "surprise", "unknown field"),
        ({"main": True}, "main", "say where with 'space'"),
        ({"bonus": True, "hut": [0], "space": "hut"}, "bonus", "say where with 'space'"),
        ({"main": "yes"}, "main", "true or false"),
    ],
)
def test_impossible_positions(position: dict[str, Any], where: str, why: str) -> None:
    with pytest.raises(herna.PositionError) as caught:
        GAME.position(position)
    assert caught.value.where == where
    assert why in str(caught.value)


def test_in_and_out() -> None:
    s = GAME.new(players=4, seed=11)
    for _ in range(80):
        s.choose(s.width - 1 if s.width % 3 else 0)
    while s.decision().kind != "turn":
        s.choose(0)
    described = s.position()
    again = GAME.position(described, seed=5)
    assert again.position() == described
    assert again.codes() == s.codes()


def test_only_between_effects() -> None:
    s, _ = played("magnetic_crowbar")
    with pytest.raises(herna.NotNow):
        s.position()
    do(s, "explore:done")
    assert s.position()["space"] == "s1a"


def test_what_is_not_said_is_dealt() -> None:
    s = table({"hand": ["thimble_helmet"]}, decks={"basic": ["cork_life_vest"]})
    assert len(s.decks[0]) == 100 - 1 - 4
    assert s.decks[0][-1] == 37, "the named card is the top of the deck"
    assert 37 not in s.rows[0], "the row is dealt from cards that are named nowhere"
    s = at("s4a", {"rats": {"burrow": 1}}, bonus=True, main=True)
    assert me(s)["rats"]["entrance"] == 1


def test_a_row_that_is_not_said_needs_cards_to_be_dealt_from() -> None:
    position: Any = table().position()
    row = position.pop("rows")["basic"]
    assert GAME.position(position).rows[0].count(0) == 0
    with pytest.raises(herna.PositionError) as caught:
        GAME.position({**position, "discards": {"basic": row[:1]}})
    assert caught.value.where == "rows.basic"
    assert "only 3 cards are named nowhere" in caught.value.why


def test_unknown_codes_have_a_reason() -> None:
    s = table()
    for code, reason in (
        ("nonsense", "unknown_code"),
        ("place:s99", "no_such_space"),
        ("goal:g99", "no_such_goal"),
        ("use:post_office", "not_in_area"),
        ("use:", "malformed"),
        ("hero:hero_wits", "not_in_menu"),
        ("play:laser_cutter", "not_in_hand"),
    ):
        against = s.why_not(code)
        assert against is not None
        assert against.reason == reason
