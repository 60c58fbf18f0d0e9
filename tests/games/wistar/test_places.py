"""Doors, goals, disc spaces and rooms (RW-7, RW-8, RW-16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wistar.scene import GAME, Side, at, change, do, kind, me, refusal, seen, table, tally

mark = pytest.mark


# --- doors --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("door", "gained"),
    [
        pytest.param("door_wood", {"wood": 1}, marks=mark.component("door_wood")),
        pytest.param("door_metal", {"metal": 1}, marks=mark.component("door_metal")),
        pytest.param("door_basic", {"basic": 1}, marks=mark.component("door_basic")),
        pytest.param("door_movement", {"movement": 1}, marks=mark.component("door_movement")),
        pytest.param("door_vp", {"vp": 2}, marks=mark.component("door_vp")),
        pytest.param("door_versatility", {"versatility": 1}, marks=mark.component("door_versatility")),
        pytest.param("door_advanced", {"advanced": 1}, marks=mark.component("door_advanced")),
    ],
)
@pytest.mark.rule("RW-7.5")
def test_door_bonuses(door: str, gained: dict[str, int]) -> None:
    s = at("s6a", {"rats": {"farm": 1}}, main=True, doors={"d01": door})
    before = tally(s)
    do(s, "main", "open:d01")
    assert change(before, s) == {"doors": 1, **gained}
    assert me(s)["doors"] == [door]


@pytest.mark.component("door_explore")
@pytest.mark.rule("RW-7.5")
def test_the_point_of_a_door_may_lead_through_it() -> None:
    s = at("s6a", {"rats": {"farm": 1}}, main=True, doors={"d01": "door_explore"})
    do(s, "main", "open:d01")
    assert kind(s) == "explore"
    do(s, "walk:g1")
    assert me(s)["explorer"] == "g1"
    assert kind(s) == "turn"


# --- goals --------------------------------------------------------------------------------------------------
MISSIONS = {"c1": {"card": "mc1", "open": True, "cubes": [0, 0, None]}}
REACHED: list[Any] = [
    pytest.param("g01", {"rooms_dug": 3}, {"rooms_dug": 2}, {"advanced": 1, "vp": 4}, marks=mark.component("g01")),
    pytest.param("g02", {"beds": 2}, {"beds": 3, "beds_gone": 2}, {"wood": 1, "vp": 4}, marks=mark.component("g02")),
    pytest.param(
        "g03", {"area": ["h02", "cheese6"]}, {"area": ["h02"]}, {"basic": 1, "vp": 4}, marks=mark.component("g03")
    ),
    pytest.param(
        "g04",
        {"doors": ["door_vp", "door_wood"]},
        {"doors": ["door_vp"]},
        {"movement": 1, "vp": 4},
        marks=mark.component("g04"),
    ),
    pytest.param("g05", {"fields": ["ab_vp6", "ab_vp3"]}, {}, {"vp": 5}, marks=mark.component("g05")),
    pytest.param(
        "g06",
        {"area": ["thimble_helmet", "bottle_cap_shield", "cork_life_vest"]},
        {"area": ["thimble_helmet", "bottle_cap_shield", "wooden_tortoise"]},
        {"metal": 1, "vp": 4},
        marks=mark.component("g06"),
    ),
    pytest.param(
        "g07",
        {"area": ["wooden_tortoise", "wind_up_duck"]},
        {"area": ["wooden_tortoise", "thimble_helmet"]},
        {"movement": 1, "vp": 4},
        marks=mark.component("g07"),
    ),
    pytest.param(
        "g08",
        {"area": ["well", "carpenters_hut", "town_square"]},
        {"area": ["well", "carpenters_hut"]},
        {"wood": 1, "vp": 4},
        marks=mark.component("g08"),
    ),
    pytest.param(
        "g09",
        {"area": ["lockpick", "cordless_drill", "experimental_spyglass"]},
        {"area": ["lockpick", "cordless_drill", "thimble_helmet"]},
        {"vp": 5},
        marks=mark.component("g09"),
    ),
    pytest.param(
        "g10",
        {"area": ["spring_boots", "hero_agility"]},
        {"area": ["spring_boots", "telescopic_goggles"], "versatility": 5},
        {"versatility": 1, "vp": 4},
        marks=mark.component("g10"),
    ),
    pytest.param(
        "g11",
        {"area": ["pocket_generator"]},
        {"area": ["scrap_yard"], "versatility": 5},
        {"metal": 2, "vp": 4},
        marks=mark.component("g11"),
    ),
    pytest.param(
        "g12",
        {"area": ["spring_boots", "telescopic_goggles", "bottle_cap_shield"]},
        {"area": ["spring_boots", "telescopic_goggles", "pocket_generator"]},
        {"advanced": 1, "vp": 4},
        marks=mark.component("g12"),
    ),
    pytest.param(
        "g13",
        {"area": ["post_office", "mushroom_farm", "rope_bridge"]},
        {"area": ["post_office", "mushroom_farm", "h02", "town_square"]},
        {"wood": 1, "vp": 4},
        marks=mark.component("g13"),
    ),
]


@pytest.mark.parametrize(("goal", "enough", "short", "gained"), REACHED)
@pytest.mark.rule("RW-16.1", "RW-16.3", "RW-15.7")
def test_goals(goal: str, enough: Side, short: Side, gained: dict[str, int]) -> None:
    missions = MISSIONS if goal == "g05" and enough else {}
    s = table(enough, goals=[goal], missions=missions)
    before = tally(s)
    do(s, f"goal:{goal}")
    if goal == "g13":
        do(s, "potion:wood")
    assert change(before, s) == gained
    assert seen(s)["goals"][0]["discs"] == [0]
    s = table(short, goals=[goal])
    assert refusal(s, f"goal:{goal}") == ("RW-16.1", "goal_short")


@pytest.mark.rule("RW-16.1", "RW-16.4", "RW-16.5", "RW-1.4")
def test_spaces_from_the_top_and_the_same_reward() -> None:
    s = table({"rooms_dug": 3}, goals=[{"id": "g01", "discs": [1]}])
    assert refusal(s, "goal:g01") == ("RW-16.1", "goal_short"), "the first space is taken, the second needs 4"
    s = table({"rooms_dug": 4}, goals=[{"id": "g01", "discs": [1]}])
    before = tally(s)
    do(s, "goal:g01")
    assert change(before, s) == {"advanced": 1, "vp": 4}
    for players in (2, 3, 4):
        sides: list[Side] = [{"rooms_dug": 6}, *[{} for _ in range(players - 1)]]
        others = list(range(1, players))
        s = table(*sides, goals=[{"id": "g01", "discs": others}])
        assert seen(s)["goals"][0]["needs"] == [3, 4, 5, 6][:players]
        do(s, "goal:g01")
        assert seen(s)["goals"][0]["discs"] == [*others, 0]


@pytest.mark.rule("RW-16.2", "RW-16.3")
def test_one_disc_per_goal_and_three_in_all() -> None:
    goals = [{"id": "g01", "discs": [0]}, {"id": "g02", "discs": [0]}, {"id": "g04", "discs": [0]}]
    side: Side = {"private_goals": ["g03"], "area": ["h02", "k03"]}
    s = table(side, goals=goals)
    assert refusal(s, "goal:g01") == ("RW-16.2", "goal_twice")
    assert refusal(s, "goal:g03") == ("RW-16.2", "no_discs"), "private goals need a disc too"
    assert me(s)["rooms_dug"] == 0, "later losses would not undo it"
    s = table(side, goals=goals[:2])
    do(s, "goal:g03")
    assert len(me(s)["goals"]) == 3


@pytest.mark.rule("RW-16.6")
def test_a_private_goal_is_only_yours() -> None:
    s = table({"private_goals": ["g03"]}, {"area": ["h02", "k03"]}, hut=[0])
    assert s.to_act == (1,)
    assert refusal(s, "goal:g03") == ("RW-16.1", "no_such_goal")


# --- spaces of the disc -------------------------------------------------------------------------------------
@pytest.mark.component("s1a", "s3a", "s5a")
@pytest.mark.rule("RW-8.6", "RW-4.6")
def test_spaces_that_let_you_play() -> None:
    for space, order in (("s1a", []), ("s3a", ["bonus:play"]), ("s5a", ["bonus:play"])):
        s = at(space, {"hand": ["thimble_helmet"], "rats": {"forest": 1}}, bonus=True)
        before = tally(s)
        do(s, "bonus", *order, "play:thimble_helmet")
        if space == "s3a":
            do(s, "rats:forest>farm")
            assert me(s)["rats"]["farm"] == 1
        wood = 2 if space == "s5a" else 1
        assert change(before, s) == {"basic": -1, "wood": wood}, "1 metal paid, 1 wood and 1 metal gained"
        assert kind(s) == "turn"


@pytest.mark.component("s1b", "s1c", "s2b")
@pytest.mark.rule("RW-8.1", "RW-8.2")
def test_rats_and_plain_gains() -> None:
    s = at("s1b", {"rats": {"forest": 1, "burrow": 1}}, bonus=True)
    do(s, "bonus", "rats:forest>burrow", "rats:burrow>farm")
    assert me(s)["rats"] == {"entrance": 0, "forest": 0, "burrow": 1, "farm": 1}
    s = at("s1b", {"rats": {"forest": 2}}, bonus=True)
    do(s, "bonus", "rats:forest>farm", "rats:done")
    assert me(s)["rats"]["forest"] == 1
    s = at("s1b", {}, bonus=True)
    do(s, "bonus")
    assert kind(s) == "turn", "rats at the entrance are not on the board"
    s = at("s1c", {}, bonus=True)
    before = tally(s)
    do(s, "bonus")
    assert change(before, s) == {"metal": 1, "basic": 1}
    s = at("s2b", {}, bonus=True)
    before = tally(s)
    do(s, "bonus")
    assert change(before, s) == {"versatility": 1}


@pytest.mark.component("s3b", "s6b")
@pytest.mark.rule("RW-8.3", "RW-4.6")
def test_an_exploration_point_and_something_more() -> None:
    s = at("s3b", {}, bonus=True, doors={"d01": "door_vp"})
    before = tally(s)
    do(s, "bonus", "bonus:wood", "open:d01")
    assert change(before, s) == {"wood": 1, "vp": 2, "doors": 1}
    s = at("s6b", {"rats": {"farm": 1}}, {}, {}, bonus=True)
    do(s, "bonus", "bonus:explore", "explore:none", "rats:farm>forest")
    assert kind(s) == "turn"
    assert me(s)["rats"]["forest"] == 1


@pytest.mark.component("s2a", "s5b", "s6a")
def test_spaces_that_let_you_complete_a_task() -> None:
    mission = {"f1": {"card": "mh4", "open": True}}
    side: Side = {"explorer": "f1", "wood": 2, "rats": {"forest": 1}}
    s = at("s2a", side, bonus=True, missions=mission)
    do(s, "bonus", "task:mh4.1", "cube:ab_vp3", "explore:none")
    s = at("s5b", side, {}, {}, {}, bonus=True, missions=mission)
    do(s, "bonus", "task:mh4.1", "cube:ab_vp3", "explore:none")
    assert me(s)["cubes_on_missions"] == 1
    s = at("s6a", side, bonus=True, missions=mission)
    do(s, "bonus", "bonus:rats", "rats:none", "task:mh4.1", "cube:ab_vp3", "explore:none")
    assert kind(s) == "turn"


@pytest.mark.component("s4a", "s4b")
@pytest.mark.rule("RW-8.4", "RW-8.5")
def test_the_mouse_of_the_round_and_a_potion() -> None:
    s = at("s4a", {}, bonus=True, round_mouse="h06")
    do(s, "bonus")
    assert s.codes() == ["round_mouse:h06", "round_mouse:none"]
    do(s, "round_mouse:none")
    assert seen(s)["round_mouse"] == "h06"
    s = at("s4a", {"rats": {"forest": 1}}, bonus=True, round_mouse=None)
    do(s, "bonus")
    assert kind(s) == "rats", "only what else the space shows"
    s = at("s4b", {}, {}, {}, bonus=True)
    before = tally(s)
    do(s, "bonus", "potion:metal")
    assert change(before, s) == {"metal": 1}, "no movement token with it"
    assert seen(s)["hut"] == []


# --- rooms --------------------------------------------------------------------------------------------------
@pytest.mark.component("yard", "g1", "g2", "g3", "f1", "f2", "c1", "c2")
@pytest.mark.rule("RW-7.1", "RW-7.2", "RW-7.6", "RW-1.10", "RW-1.12")
def test_the_map() -> None:
    ways = {
        "yard": {"g1", "f1"},
        "g1": {"yard", "g2", "f1"},
        "g2": {"g1", "g3", "c1"},
        "g3": {"g2", "f2", "c1"},
        "f1": {"yard", "g1", "f2"},
        "f2": {"f1", "g3"},
        "c1": {"g2", "g3", "c2"},
        "c2": {"c1"},
    }
    everything = {f"d{i:02}": "open" for i in range(1, 11)}
    for room, others in ways.items():
        s = at("s6a", {"explorer": room, "rats": {"farm": 1}}, {}, {}, {}, main=True, doors=everything)
        do(s, "main")
        assert {c.partition(":")[2] for c in s.codes() if c.startswith("walk:")} == others
        assert GAME.facts(room)["sort"] == "room"
    closed = {2: {"d06", "d09"}, 3: {"d09"}, 4: set()}
    for players, free in closed.items():
        s = table(*[{} for _ in range(players)])
        assert {p["id"] for p in seen(s)["passages"] if p["open"]} == free
