"""Main actions, the hut and quick actions (RW-5, RW-6, RW-7, RW-14, RW-15)."""

from __future__ import annotations

import pytest

from tests.games.wistar.scene import (
    SPACE_AT,
    Side,
    at,
    change,
    do,
    kind,
    me,
    played,
    refusal,
    seen,
    table,
    tally,
)


# --- power --------------------------------------------------------------------------------------------------
@pytest.mark.rule("RW-5.1", "RW-5.4", "RW-5.10")
@pytest.mark.parametrize(
    ("action", "area", "what"), [("gather_wood", "forest", "wood"), ("gather_metal", "burrow", "metal")]
)
def test_gathering(action: str, area: str, what: str) -> None:
    other = "burrow" if area == "forest" else "forest"
    side: Side = {"beds": 4, "rooms_dug": 4, "rats": {area: 3, other: 1, "farm": 1}, what: 30}
    s = at(SPACE_AT[action], side, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {what: 3}, "only rats in that area, and the supply has no end"


@pytest.mark.rule("RW-5.3")
def test_power_zero() -> None:
    s = at("s1b", {"area": ["woodcutters_lodge", "electric_sawmill"]}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {}
    do(s, "deploy:forest")
    assert refusal(s, "main") == ("RW-4.4", "done_already"), "it cannot be made up for"


@pytest.mark.rule("RW-5.1", "RW-19.7")
def test_power_is_fixed_when_the_action_starts() -> None:
    """The only point takes a mouse, its potion plays a card that brings a rat to the farm: still no second point."""
    side: Side = {"explorer": "c1", "rats": {"farm": 1, "forest": 1}, "hand": ["roller_skate_cart"]}
    s = at("s6a", side, main=True, mice={"c1": ["k02"]})
    do(s, "main", "mouse:c1", "potion:play", "play:roller_skate_cart", "rats:forest>farm", "rats:done")
    assert me(s)["rats"]["farm"] == 2
    assert kind(s) == "turn"


# --- rooms and beds -----------------------------------------------------------------------------------------
@pytest.mark.rule("RW-5.2", "RW-5.5", "RW-5.9")
def test_digging() -> None:
    s = at("s2b", {"metal": 9, "rats": {"forest": 2}}, main=True)
    do(s, "main")
    assert s.codes() == ["dig:2", "dig:1", "dig:done"], "part of it is enough"
    do(s, "dig:2")
    assert me(s)["metal"] == 5
    assert me(s)["score"]["rooms"] == 1
    values = [me(table({"rooms_dug": n}))["score"]["rooms"] for n in range(7)]
    assert values == [0, 0, 1, 3, 6, 10, 15]


@pytest.mark.rule("RW-5.7", "RW-5.8", "RW-5.9", "RW-20.4")
def test_beds() -> None:
    s = at("s4a", {"wood": 9, "rats": {"burrow": 2}}, main=True)
    do(s, "main", "beds:2")
    assert me(s)["wood"] == 5
    assert me(s)["rats"] == {"entrance": 2, "forest": 0, "burrow": 2, "farm": 0}, "not straight onto the board"
    assert me(s)["free_chambers"] == 1
    values = [me(table({"beds": n, "rooms_dug": 6}))["score"]["beds"] for n in range(7)]
    assert values == [0, 0, 2, 4, 7, 11, 16]
    s = at("s4a", {"wood": 9, "beds": 3, "rats": {"burrow": 2}}, main=True)
    do(s, "main")
    assert kind(s) == "turn", "no free chamber"
    s = at("s4a", {"wood": 9, "beds": 6, "rooms_dug": 6, "rats": {"burrow": 2}}, main=True)
    do(s, "main")
    assert kind(s) == "turn", "all six stand"


# --- developing ---------------------------------------------------------------------------------------------
@pytest.mark.rule("RW-6.1", "RW-6.2", "RW-6.3")
def test_developing() -> None:
    rows = {
        "basic": ["biomechanical_glove", "matchstick_spear", "thimble_helmet", "bottle_cap_shield"],
        "advanced": ["laser_cutter", "spring_boots", "telescopic_goggles", "mechanical_arm"],
    }
    side: Side = {
        "beds": 1,
        "rats": {"farm": 3},
        "hand": [
            "hand_saw",
            "thread_rope",
            "button_wheelbarrow",
            "whetstone",
            "notebook",
            "toothpick_stilts",
            "pulley",
        ],
    }
    s = at("s5a", side, main=True, rows=rows, decks={"basic": ["cork_life_vest"]})
    do(s, "main", "develop:basic")
    assert me(s)["hand"][-1] == "cork_life_vest", "seen before the next decision"
    assert "cork_life_vest" not in str(s.view(1)), "and by nobody else"
    do(s, "develop:telescopic_goggles")
    assert kind(s) == "turn", "1 and 2 points; the hand has no limit"
    assert me(s)["hand_size"] == 9
    s = at("s5a", {"rats": {"farm": 1}}, main=True, rows=rows)
    do(s, "main")
    assert "develop:laser_cutter" not in s.codes()
    assert "develop:advanced" not in s.codes()
    do(s, "develop:none")
    assert kind(s) == "turn", "the rest is lost"


# --- exploring ----------------------------------------------------------------------------------------------
@pytest.mark.rule("RW-7.3", "RW-7.4", "RW-7.8")
def test_exploring_where_you_are_present() -> None:
    side: Side = {"explorer": "g1", "tents": ["f2"], "beds": 2, "rats": {"farm": 4}}
    mice = {"g1": ["h06", "h07"], "f2": [None, "h02"]}
    s = at("s6a", side, {}, {}, {}, main=True, doors={"d01": "open"}, mice=mice)
    do(s, "main")
    assert s.codes() == [
        "open:d03", "open:d06", "open:d05", "open:d07", "walk:yard", "reveal:f2", "mouse:g1#1", "mouse:g1#2",
        "mouse:f2", "explore:done",
    ]  # fmt: skip
    do(s, "mouse:g1#2")
    assert me(s)["mice"] == ["h07"]
    assert not [c for c in s.codes() if c.startswith("mouse:")], "the only free chamber is taken"


@pytest.mark.rule("RW-7.5", "RW-7.4")
def test_entrances_only_for_the_explorer() -> None:
    s = at("s6a", {"explorer": "c1", "tents": ["c2"], "rats": {"farm": 1}}, main=True)
    do(s, "main")
    assert [c for c in s.codes() if c.startswith("open:")] == ["open:d08", "open:d10"]


@pytest.mark.rule("RW-7.6")
def test_walking() -> None:
    s = at("s6a", {"explorer": "g1", "rats": {"farm": 2}}, {"explorer": "g2"}, main=True, doors={"d03": "open"})
    do(s, "main", "walk:g2")
    assert [r["explorers"] for r in seen(s)["rooms"] if r["id"] == "g2"] == [[0, 1]], "rooms are shared"
    assert "walk:g1" in s.codes()
    assert "walk:g3" not in s.codes(), "a door is in the way"


@pytest.mark.rule("RW-7.10")
def test_points_of_other_sources_are_no_main_action() -> None:
    s = table({"area": ["hover_slipper", "spring_boots"]}, doors={"d01": "door_vp"})
    do(s, "use:spring_boots", "open:d01")
    assert me(s)["movement"] == 1, "hover_slipper waits for the main action"
    assert kind(s) == "turn", "the point was used inside the effect that gave it"


# --- the hut ------------------------------------------------------------------------------------------------
@pytest.mark.rule("RW-14.1", "RW-14.2", "RW-14.4")
def test_the_hut() -> None:
    s = table({}, {}, hut=[0, 1])
    do(s, "place:hut")
    assert seen(s)["hut"] == [0, 1, 0], "to the right of all others"
    assert me(s)["movement"] == 2
    do(s, "potion:wood")
    assert refusal(s, "main") == ("RW-14.2", "on_the_hut")
    assert refusal(s, "bonus") == ("RW-14.2", "on_the_hut")


@pytest.mark.rule("RW-14.3")
def test_the_potion() -> None:
    mission = {"f1": {"card": "mh4", "open": True}}
    s = table({"hand": ["thimble_helmet"], "explorer": "f1"}, missions=mission)
    do(s, "place:hut")
    assert s.codes() == ["potion:play", "potion:task", "potion:metal", "potion:wood"]
    do(s, "potion:task", "task:mh4.1", "cube:ab_vp3", "explore:none")
    assert me(s)["cubes_on_missions"] == 1
    s = table({"hand": ["thimble_helmet"]})
    do(s, "place:hut", "potion:play", "play:thimble_helmet")
    assert me(s)["hand"] == []
    s = table({"hand": ["wooden_tortoise"], "wood": 0})
    do(s, "place:hut")
    assert s.codes() == ["potion:metal", "potion:wood"], "nothing to play or complete"


# --- quick actions ------------------------------------------------------------------------------------------
@pytest.mark.rule("RW-15.1", "RW-15.2")
def test_buying() -> None:
    s = table({"wood": 2, "metal": 1, "hand": ["thimble_helmet"]})
    before = tally(s)
    do(s, "buy:versatility", "items:wood=2,card=1")
    assert change(before, s) == {"wood": -2, "basic": -1, "versatility": 1}
    assert refusal(s, "buy:versatility") == ("RW-15.1", "too_few_items")
    s = table({"wood": 4, "metal": 4})
    before = tally(s)
    do(s, "buy:electricity", "items:wood=4")
    assert change(before, s) == {"wood": -4, "electricity": 1}
    do(s, "buy:electricity")
    assert me(s)["electricity"] == "strong", "four metal is the only way to pay: nothing is asked"
    s = table({"wood": 9, "electricity": "strong"})
    assert refusal(s, "buy:electricity") == ("RW-15.2", "strong_already")


@pytest.mark.rule("RW-15.3")
def test_movement_tokens() -> None:
    s = table({"movement": 1, "rats": {"forest": 2}})
    do(s, "move")
    assert "rats:done" not in s.codes(), "one rat must move"
    do(s, "rats:forest>burrow")
    assert kind(s) == "turn"
    assert refusal(s, "move") == ("RW-15.3", "no_movement")
    s = table({"movement": 1})
    assert refusal(s, "move") == ("RW-15.3", "no_rats"), "rats at the entrance do not count"
    s = table({"movement": 1, "rats": {"forest": 2}, "fields": ["ab_movement"]})
    do(s, "move", "rats:forest>burrow")
    assert "rats:done" in s.codes(), "the second is free to stay"


@pytest.mark.rule("RW-15.5")
def test_deploying() -> None:
    s = table()
    do(s, "deploy:forest", "deploy:farm")
    assert me(s)["rats"] == {"entrance": 0, "forest": 1, "burrow": 0, "farm": 1}
    assert refusal(s, "deploy:burrow") == ("RW-15.5", "nobody_at_entrance")


@pytest.mark.rule("RW-15.6")
def test_tents() -> None:
    s = table()
    assert refusal(s, "tent") == ("RW-15.6", "tent_in_yard")
    s = table({"explorer": "g2"}, {"tents": ["g2"]})
    do(s, "tent")
    assert [r["tents"] for r in seen(s)["rooms"] if r["id"] == "g2"] == [[0, 1]], "shared with others"
    assert refusal(s, "tent") == ("RW-15.6", "tent_twice")
    s = table({"explorer": "g2", "tents": ["g1", "f1"]})
    assert refusal(s, "tent") == ("RW-15.6", "no_tents")


@pytest.mark.rule("RW-15.4", "RW-10.3")
def test_a_card_may_be_used_in_the_turn_it_was_played() -> None:
    s, before = played("post_office")
    do(s, "use:post_office")
    assert change(before, s) == {"movement": 1}


@pytest.mark.rule("RW-5.11")
def test_the_track_stops_at_zero() -> None:
    s, _ = played("stun_pistol", {}, {"vp": 1, "fields": ["ab_annex"]}, missions={
        "c1": {"card": "mc1", "open": True, "cubes": [1, None, None]}})  # fmt: skip
    assert me(s, 1)["vp"] == 0
