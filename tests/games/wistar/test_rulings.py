"""Rules that are read anew (RW-4.7, RW-19.2), and tables from before, which go on as they began."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from herna.games.wistar.outside.codes import mouse_name
from herna.games.wistar.state import Wistar
from herna.games.wistar.table.board import SPACES_IN
from herna.games.wistar.table.words import RULINGS
from tests.contract.wistar import CONTRACT, crowded
from tests.games.wistar.scene import GAME, Side, at, before_rulings, do, kind, me, seen, table

RECORDS = sorted((Path(__file__).parent / "old_records").glob("*.json"))
GOAT: Side = {"area": ["mechanical_goat"], "wood": 3, "metal": 0, "rats": {"burrow": 2}}
STATION: Side = {
    "area": ["seismic_station"],
    "metal": 3,
    "fields": ["ab_room_discount"],
    "rats": {"forest": 4},
    "beds": 2,
}


# --- records from before ----------------------------------------------------------------------------------------
def test_there_is_a_record_of_every_table_size() -> None:
    assert {json.loads(path.read_text(encoding="utf-8"))["players"] for path in RECORDS} == {2, 3, 4}


def test_mice_are_numbered_among_those_that_are_there() -> None:
    room = next(spaces for spaces in SPACES_IN if len(spaces) > 2)
    new = GAME.new(players=4, seed=1)
    for s, numbers in ((new, ("#1", "#2")), (before_rulings(new), ("#2", "#3"))):
        for space in range(len(s.mice)):
            s.mice = (*s.mice[:space], 0 if space == room[0] else 1, *s.mice[space + 1 :])
        assert tuple(["#" + mouse_name(s, space).partition("#")[2] for space in room[1:3]]) == numbers


@pytest.mark.parametrize("seed", range(2))
def test_tables_from_before_go_on_and_keep_the_contract(seed: int) -> None:
    """All of it but positions: those are put on new tables."""
    rng = Random(seed)
    began = crowded(rng)
    assert isinstance(began, Wistar)
    s = before_rulings(began)
    assert not s.holds(1)
    while not s.over:
        seat, codes = s.to_act[0], s.codes()
        CONTRACT.invariants(s)
        CONTRACT.check_decision(s, seat, codes)
        if rng.random() < 0.1:
            views = {viewer: s.view(viewer) for viewer in (None, *range(s.players))}
            CONTRACT.check_copies(s, rng, views)
            CONTRACT.check_worlds(s, rng, views)
        s.choose(rng.choice(codes), seat)
    CONTRACT.check_end(s)


def test_new_tables_know_all_rulings() -> None:
    assert table().record()["rulings"] == len(RULINGS) == 2
    assert [(ruling.name, ruling.rule) for ruling in GAME.rulings] == [
        ("fewer_questions", "RW-4.7"),
        ("one_by_one", "RW-19.2"),
    ]


# --- beds and rooms one by one ------------------------------------------------------------------------------------
@pytest.mark.rule("RW-19.2", "RW-5.7")
@pytest.mark.component("mechanical_goat")
def test_what_the_first_bed_brings_back_pays_for_the_next() -> None:
    s = do(at("s4a", GOAT, main=True), "main")
    assert s.codes() == ["beds:1", "beds:done"], "3 wood pay for one bed"
    assert (s.decision().most, s.decision().chosen) == (2, 0)
    do(s, "beds:1")
    assert me(s)["wood"] == 2, "1 left, 1 back"
    assert s.codes() == ["beds:1", "beds:done"]
    assert (s.decision().most, s.decision().chosen) == (2, 1)
    do(s, "beds:1")
    assert (me(s)["beds"], me(s)["wood"]) == (2, 1)
    assert kind(s) == "turn", "no strength is left"


@pytest.mark.rule("RW-19.2", "RW-5.2")
def test_another_bed_may_be_declined() -> None:
    s = do(at("s4a", GOAT, main=True), "main", "beds:1", "beds:done")
    assert (me(s)["beds"], me(s)["wood"]) == (1, 2)
    assert kind(s) == "turn"


@pytest.mark.rule("RW-19.2", "RW-5.5")
@pytest.mark.component("seismic_station")
def test_rooms_pay_for_each_other() -> None:
    s = do(at("s2b", STATION, main=True), "main")
    assert s.codes() == ["dig:3", "dig:2", "dig:1", "dig:done"]
    do(s, "dig:3")
    assert (me(s)["rooms_dug"], me(s)["metal"]) == (3, 3), "each room costs 1 metal and brings 1 back"
    assert s.codes() == ["dig:1", "dig:done"], "power 4"
    digs = [e.data for e in s.events() if e.kind in ("pays", "digs", "gains")]
    assert [sorted(d) for d in digs[:2]] == [["n", "seat", "total", "what"], ["rooms", "seat", "total"]]
    assert [d["rooms"] for d in digs if "rooms" in d] == [1, 1, 1], "each is an event of its own"
    do(s, "dig:1")
    assert kind(s) == "turn"


@pytest.mark.rule("RW-19.2", "RW-5.5")
def test_the_discount_on_all_rooms_is_used_once() -> None:
    side: Side = {"area": ["pulley"], "metal": 5, "rats": {"forest": 4}, "beds": 2}
    s = do(at("s2b", side, main=True), "main", "dig:2")
    assert me(s)["metal"] == 2, "2 rooms for 3"
    do(s, "dig:1")
    assert (me(s)["rooms_dug"], me(s)["metal"]) == (3, 0), "6 metal less the discount, however it is cut"
    assert kind(s) == "turn"


@pytest.mark.rule("RW-19.2", "RW-5.7")
def test_a_bed_needs_a_chamber_each_time() -> None:
    side = {**GOAT, "wood": 9, "area": ["mechanical_goat", "h06", "h07"]}
    s = do(at("s4a", side, main=True), "main")
    assert s.codes() == ["beds:1", "beds:done"]
    do(s, "beds:1")
    assert kind(s) == "turn", "the last chamber is taken"


@pytest.mark.rule("RW-19.2", "RW-5.5", "RW-5.7")
def test_tables_from_before_pay_for_all_at_once() -> None:
    s = do(before_rulings(at("s4a", GOAT, main=True)), "main")
    assert s.codes() == ["beds:1", "beds:none"]
    do(s, "beds:1")
    assert (me(s)["beds"], me(s)["wood"]) == (1, 2)
    assert kind(s) == "turn", "what came back is of no use any more"
    s = do(before_rulings(at("s2b", STATION, main=True)), "main", "dig:3")
    assert (me(s)["rooms_dug"], me(s)["metal"]) == (3, 3)
    assert [e.data["rooms"] for e in s.events() if e.kind == "digs"] == [3]
    assert kind(s) == "turn"


# --- fewer questions ------------------------------------------------------------------------------------------------
IDLE: Side = {"rats": {"forest": 0}, "wood": 0, "metal": 0, "movement": 0, "hand": []}


def alone(space: str, side: Side, **fields: Any) -> Wistar:
    """Seat 0 has nothing to do besides what its chief allows: no rat at the entrance, nothing to pay with."""
    return at(space, {**IDLE, "rats": {"farm": 2}, **side}, **fields)


@pytest.mark.rule("RW-4.7")
def test_the_turn_ends_by_itself_when_only_the_end_is_left() -> None:
    s = do(alone("s2b", {}, bonus=True), "bonus")
    assert seen(s)["active"] == 1
    s = do(before_rulings(alone("s2b", {}, bonus=True)), "bonus")
    assert s.codes() == ["end"]
    assert seen(s)["active"] == 0


@pytest.mark.rule("RW-4.7", "RW-5.3")
def test_actions_that_could_do_nothing_do_not_hold_a_turn_up() -> None:
    assert seen(alone("s1b", {}, main=True))["active"] == 1, "no rat is in the forest"
    assert seen(alone("s2b", {"rats": {"forest": 2}}, main=True))["active"] == 1, "there is no metal to dig with"
    assert seen(alone("s4a", {"rats": {"burrow": 2}}, main=True))["active"] == 1, "there is no wood for a bed"
    assert seen(alone("s2a", {}, bonus=True))["active"] == 1, "there is no task within reach"
    assert alone("s1b", {"rats": {"forest": 2}}, main=True).codes() == ["main", "end"]
    assert alone("s1a", {"hand": ["laser_cutter"]}, bonus=True).codes() == ["bonus", "end"], "who knows the hand?"


@pytest.mark.rule("RW-4.7", "RW-15.8")
def test_what_may_depend_on_the_hand_is_asked() -> None:
    garage: Side = {"area": ["garage"], "hand": ["laser_cutter"]}
    s = do(alone("s2b", garage, bonus=True), "bonus")
    assert s.codes() == ["end"], "nobody may learn from a missing question that the card cannot be played"


@pytest.mark.rule("RW-9.2")
def test_a_hand_that_everybody_knows_is_not_asked_for() -> None:
    hand = ["laser_cutter"]
    s = do(alone("s1a", {"hand": hand}, bonus=True), "bonus")
    assert s.codes() == ["play:none"]
    s = do(alone("s1a", {"hand": hand, "known": hand}, bonus=True), "bonus")
    assert seen(s)["active"] == 1


@pytest.mark.rule("RW-4.6")
@pytest.mark.parametrize(
    ("space", "side", "fields"),
    [
        ("s1c", {}, {}),
        ("s3a", {"rats": {"farm": 1}}, {}),
        ("s3a", {"hand": ["thimble_helmet"]}, {}),
        ("s4a", {"rats": {"farm": 1}}, {"round_mouse": None}),
        ("s4a", {}, {"round_mouse": "h06"}),
        ("s6a", {"rats": {"farm": 1}}, {}),
    ],
)
def test_parts_of_a_bonus_that_do_not_touch_each_other_have_no_order(
    space: str, side: Side, fields: dict[str, Any]
) -> None:
    began = at(space, {"wood": 4, "metal": 4, **side}, bonus=True, **fields)
    codes = do(before_rulings(began), "bonus").codes()
    assert len(codes) == 2
    ends = [do(before_rulings(began), "bonus", code) for code in codes] + [do(began, "bonus")]
    for s in ends:
        while kind(s) != "turn":
            s.choose(0)
    assert seen(ends[0]) == seen(ends[1]) == seen(ends[2])


@pytest.mark.rule("RW-4.6")
@pytest.mark.parametrize(
    ("space", "side", "codes"),
    [
        ("s1c", {"area": ["mine_shaft"]}, ["bonus:metal", "bonus:card"]),
        ("s3a", {"rats": {"farm": 1}, "hand": ["thimble_helmet"]}, ["bonus:play", "bonus:rats"]),
        ("s3b", {}, ["bonus:explore", "bonus:wood"]),
        ("s5a", {"hand": ["thimble_helmet"]}, ["bonus:play", "bonus:wood"]),
    ],
)
def test_parts_that_may_touch_each_other_are_ordered(space: str, side: Side, codes: list[str]) -> None:
    assert do(at(space, side, bonus=True), "bonus").codes() == codes
