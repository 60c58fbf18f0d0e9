"""Positions: written by hand, refused where they are impossible, and the same on the way out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from herna.kernel.errors import NotNow, PositionError
from tests.games.bigmonster.scene import GAME, after_explorers, claim, draft, new, pick, place, rows, seat, shown

SETS3 = ["base", "set_b", "set_c"]
HANDS: list[list[str]] = [["swamp", "swamp"], ["water_left", "water_right"], ["water_left", "water_right"]]


def written(**more: Any) -> dict[str, Any]:
    """The last turn of three players, with something changed."""
    sides = [
        {"explorer": e, "hand": HANDS[i]} for i, e in enumerate(("explorer_lava", "explorer_stone", "explorer_grass"))
    ]
    position: dict[str, Any] = {"players": 3, "options": {"sets": SETS3}, "round": 2, "turn": 9, "seats": sides}
    for path, value in more.items():
        if path.startswith("seat0_"):
            position["seats"][0][path.removeprefix("seat0_")] = value
        else:
            position[path] = value
    return position


def refused(position: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(PositionError) as caught:
        GAME.position(position)
    return caught.value.where, caught.value.why


def test_a_position_says_as_little_as_it_likes() -> None:
    s = GAME.position(
        {"players": 3, "round": 2, "turn": 9, "options": {"sets": SETS3}, "seats": [{"hand": h} for h in HANDS]}
    )
    assert s.to_act == (0, 1, 2)
    assert all(shown(s, i)["explorer"] for i in range(3))
    duel = GAME.position({"players": 2, "seats": [{}, {}]})
    assert duel.view()["turn"] == 1
    assert len(duel.view()["rows"][0]) == 4


OVERLAP = ["desert@2,0", "swamp@2,1"]
WRONG = [
    pytest.param({"seat0_tiles": OVERLAP}, "seats[0].tiles[1]", "overlaps", id="overlapping tiles"),
    pytest.param({"seat0_tiles": ["desert@2,2"]}, "seats[0].tiles[0]", "corner_only", id="a corner only"),
    pytest.param({"seat0_tiles": ["desert@5,5"]}, "seats[0].tiles[0]", "apart", id="apart"),
    pytest.param({"seat0_tiles": ["desert@2"]}, "seats[0].tiles[0]", "not a place", id="no place"),
    pytest.param({"seat0_tiles": ["dessert@2,0"]}, "seats[0].tiles[0]", "not a tile", id="no tile"),
    pytest.param({"seat0_tiles": [7]}, "seats[0].tiles[0]", "not a tile", id="a number"),
    pytest.param({"seat0_hand": ["desert"]}, "seats[0].hand", "2 tiles", id="too short a hand"),
    pytest.param({"seat0_hand": ["desert", "x"]}, "seats[0].hand[1]", "no tile 'x'", id="no tile in hand"),
    pytest.param({"seat0_hand": ["grass_stone", "desert"]}, "seats[0].hand", "chosen sets have 0", id="not in sets"),
    pytest.param({"seat0_explorer": "explorer_stone"}, "seats[1]", "there twice", id="an explorer twice"),
    pytest.param({"seat0_explorer": "nobody"}, "seats[0].explorer", "no explorer", id="no explorer"),
    pytest.param({"seat0_spare": "explorer_grass"}, "seats[2]", "there twice", id="a spare explorer twice"),
    pytest.param({"seat0_tokens": ["token_crystals"]}, "seats[0].tokens[0]", "no token", id="a token not in play"),
    pytest.param({"seat0_tokens": ["token_lava.team"]}, "seats[0].tokens[0]", "mode 'team'", id="a team token"),
    pytest.param({"seat0_slow": 3}, "seats[0].slow", "from 0 to 2", id="three slow monsters"),
    pytest.param({"seat0_hand_known": [3]}, "seats[0].hand_known", "no seat", id="known to nobody"),
    pytest.param({"seat0_purse": 3}, "seats[0].purse", "unknown field", id="an unknown field"),
    pytest.param({"tokens": ["token_penalty"]}, "tokens[0]", "BM-9.9", id="the penalty on the board"),
    pytest.param({"slow_owner": 0}, "slow_owner", "not used", id="a slow monster not in play"),
    pytest.param({"turn": 10}, "turn", "from 1 to 9", id="a tenth turn"),
    pytest.param({"round": 3}, "round", "from 1 to 2", id="a third round"),
    pytest.param({"turn": 8}, "seats[0].hand", "3 tiles", id="turn and hand"),
    pytest.param({"kept": [["desert"]]}, "kept", "0 piles", id="piles in round 2"),
    pytest.param({"discard": ["nothing"]}, "discard[0].tile", "no tile", id="a discarded nothing"),
    pytest.param({"rows": []}, "rows", "unknown field", id="rows in a draft"),
    pytest.param({"seats": [{}]}, "seats", "3 items", id="too few seats"),
    pytest.param({"options": {"sets": ["set_b", "set_c", "set_d"]}}, "options", "'base' is always", id="no base set"),
    pytest.param({"options": {"mode": "duel"}}, "options", "BM-1.1", id="a duel of three"),
    pytest.param({"undealt": ["explorer_lava"]}, "undealt", "nobody has", id="undealt explorers"),
    pytest.param({"undealt": [[]]}, "undealt[0]", "no explorer []", id="a list for an explorer"),
    pytest.param({"kept": ["x", "x", "x"]}, "kept[0]", "must be a list", id="names for piles"),
    pytest.param({"seat0_tiles": ["desert@02,0"]}, "seats[0].tiles[0]", "not a place", id="another spelling"),
]


@pytest.mark.parametrize(("change", "where", "why"), WRONG)
def test_impossible_positions_say_where_and_why(change: dict[str, Any], where: str, why: str) -> None:
    found = refused(written(**change))
    assert found[0] == where
    assert why in found[1]


ROW4 = ["swamp", "desert", "water_left", "water_right"]
WRONG_ROWS = [
    pytest.param({"turn": 5, "rows": [ROW4, ROW4[:3]]}, "rows[1]", "must have 4", id="a short row"),
    pytest.param({"turn": 1, "rows": [ROW4, ROW4]}, "rows[1]", "only one row", id="two rows in turn 1"),
    pytest.param({"turn": 5, "row": 1, "rows": [ROW4, ROW4]}, "row", "exactly when", id="a row without actors"),
    pytest.param({"turn": 5, "acted": 1, "rows": [ROW4[:2], ROW4]}, "row", "exactly when", id="actors without a row"),
    pytest.param({"turn": 5, "acted": 1, "row": 1, "rows": [ROW4[:2], []]}, "rows", "two rows", id="one row"),
    pytest.param({"turn": 5, "rows": [ROW4]}, "rows", "two rows", id="a single list"),
    pytest.param({"turn": 5, "piles": [[]]}, "piles", "4 piles", id="piles"),
    pytest.param({"turn": 5, "piles": [3, 3, 3, 3]}, "piles[0]", "must be a list", id="numbers for piles"),
    pytest.param({"turn": 5, "rows": [None, []]}, "rows[0]", "must be a list", id="nothing for a row"),
    pytest.param({"turn": 5, "rows": ["desert", []]}, "rows[0]", "must be a list", id="a name for a row"),
    pytest.param({"turn": 21}, "turn", "from 1 to 20", id="turn 21"),
    pytest.param({"starter": 2}, "starter", "from 0 to 1", id="no such starter"),
    pytest.param({"turn": 2, "seats": [{"hand": []}, {}]}, "seats[0].hand", "unknown field", id="a hand"),
    pytest.param({"seats": [{"explorer": "explorer_own_ship"}, {}]}, "seats[0].explorer", "no explorer", id="a ship"),
]


@pytest.mark.parametrize(("change", "where", "why"), WRONG_ROWS)
def test_impossible_rows_say_where_and_why(change: dict[str, Any], where: str, why: str) -> None:
    found = refused({"players": 2, "seats": [{}, {}], **change})
    assert found[0] == where
    assert why in found[1]


def test_positions_come_out_as_they_went_in() -> None:
    states = [
        after_explorers(3),
        draft(seat("desert@2,0", hand_known=[1]), seat(), seat(), turn=6, discard=[{"tile": "swamp", "known": [0, 2]}]),
        draft(seat(slow=1), seat(), seat(), seat(), turn=4, round=1, options={"slow_monster": True}, slow_owner=2),
        draft(seat(tokens=["token_desert.team"]), seat(), seat(), seat(), mode="team", turn=3),
        rows(seat("desert@2,0"), seat(), turn=7),
        rows(seat(), seat(), seat(), turn=2, starter=1),
    ]
    for s in states:
        position = json.loads(json.dumps(s.position()))
        again = GAME.position(position, seed=5)
        assert again.position() == position
        for i in s.to_act:
            assert again.codes(i) == s.codes(i)


def test_in_the_middle_of_a_turn_there_is_no_position() -> None:
    s = draft(seat(), seat(), seat(), turn=5)
    s.choose(0, 0)
    with pytest.raises(NotNow):  # answers lie face down
        s.position()
    for i in (1, 2):
        s.choose(0, i)
    with pytest.raises(NotNow):  # ships are being claimed
        s.position()
    claim(s)
    with pytest.raises(NotNow):  # tiles are being placed
        s.position()
    place(s)
    assert s.position()["turn"] == 6
    with pytest.raises(NotNow):  # explorers are being chosen
        new(3).position()


def test_a_position_in_the_middle_of_a_row_turn() -> None:
    s = rows(seat(), seat(), seat(), turn=6)
    s.choose("row:2")
    with pytest.raises(NotNow):
        s.position()
    s.choose(0)
    s.choose(0)
    s.choose(0)
    position: Any = s.position()
    assert position["acted"] == 1
    assert position["row"] == 2
    assert len(position["rows"][1]) == 4
    again = GAME.position(position)
    assert again.to_act == s.to_act
    assert again.codes() == s.codes()


def test_tiles_left_out_lie_aside_unseen() -> None:
    s = draft(seat(), seat(), seat(), turn=9, round=2)
    assert s.view()["aside"] == 60 - 6
    pick(s)
    assert len(s.aside) == 54
