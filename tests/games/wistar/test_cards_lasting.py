"""Projects with an income, a permanent effect or a modifier."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wistar.scene import (
    SPACE_AT,
    Side,
    at,
    change,
    do,
    finish_round,
    kind,
    last_turn,
    me,
    played,
    ready,
    refusal,
    table,
    tally,
)

mark = pytest.mark


# --- income -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "side", "gained"),
    [
        pytest.param("gravity_harness", {}, {"movement": 1}, marks=mark.component("gravity_harness")),
        pytest.param("robo_beaver", {}, {"wood": 2}, marks=mark.component("robo_beaver")),
        pytest.param("robo_ants", {}, {"metal": 1, "vp": 1}, marks=mark.component("robo_ants")),
        pytest.param("clockwork_squirrel", {}, {"basic": 1}, marks=mark.component("clockwork_squirrel")),
        pytest.param(
            "hydroelectric_dam", {"electricity": "weak"}, {"vp": 2}, marks=mark.component("hydroelectric_dam")
        ),
        pytest.param("hydroelectric_dam", {}, {}),
        pytest.param(
            "underground_station", {}, {"movement": 1, "wood": 1}, marks=mark.component("underground_station")
        ),
        pytest.param(
            "wind_turbine", {"electricity": "strong"}, {"wood": 1, "metal": 1}, marks=mark.component("wind_turbine")
        ),
        pytest.param("wind_turbine", {}, {}),
        pytest.param("university", {}, {"versatility": 1}, marks=mark.component("university")),
        pytest.param("smithy", {}, {"metal": 1}, marks=mark.component("smithy")),
        pytest.param("mushroom_farm", {}, {"wood": 1}, marks=mark.component("mushroom_farm")),
        pytest.param("bakery", {}, {"vp": 1}, marks=mark.component("bakery")),
    ],
)
@pytest.mark.rule("RW-10.2", "RW-3.7")
def test_income_when_played_and_in_every_preparation(card: str, side: Side, gained: dict[str, int]) -> None:
    s, before = played(card, side)
    assert change(before, s) == gained
    s = last_turn({"area": [card], **side})
    before = tally(s)
    finish_round(s)
    assert change(before, s) == gained


@pytest.mark.component("solar_glider")
@pytest.mark.rule("RW-3.11", "RW-10.2")
def test_solar_glider_explores_in_the_preparation() -> None:
    s, _ = played("solar_glider")
    do(s, "open:d01")
    assert me(s)["doors"]
    s = last_turn({"area": ["solar_glider"]})
    finish_round(s)
    assert s.to_act == (0,)
    assert kind(s) == "explore"
    assert refusal(s, "deploy:forest") == ("RW-3.11", "inside_action"), "no quick actions now"
    do(s, "explore:none")
    assert kind(s) == "turn"


@pytest.mark.component("watermill")
def test_an_income_that_may_be_declined() -> None:
    s, before = played("watermill", {"wood": 1})
    do(s, "exchange:wood")
    assert change(before, s) == {"wood": -1, "vp": 2}
    s = last_turn({"area": ["watermill"], "wood": 1})
    before = tally(s)
    finish_round(s)
    do(s, "exchange:none")
    assert change(before, s) == {}
    s = last_turn({"area": ["watermill"], "wood": 0})
    finish_round(s)
    assert kind(s) == "turn", "nothing to pay with"


# --- whenever -----------------------------------------------------------------------------------------------
PLAYING = {
    "mechanical_arm": "mushroom_farm",
    "whetstone": "bottle_cap_shield",
    "clockwork_rabbit": "wooden_tortoise",
    "stable": "wooden_tortoise",
}


@pytest.mark.parametrize(
    ("card", "extra"),
    [
        pytest.param("mechanical_arm", {"metal": 1}, marks=mark.component("mechanical_arm")),
        pytest.param("whetstone", {"vp": 1}, marks=mark.component("whetstone")),
        pytest.param("clockwork_rabbit", {"movement": 1, "vp": 1}, marks=mark.component("clockwork_rabbit")),
        pytest.param("stable", {"wood": 1}, marks=mark.component("stable")),
    ],
)
@pytest.mark.rule("RW-10.4", "RW-9.9")
def test_whenever_you_play_a_kind(card: str, extra: dict[str, int]) -> None:
    wanted = PLAYING[card]
    plain, before = played(wanted)
    without = change(before, plain)
    s, before = played(wanted, {"area": [card]})
    both = change(before, s)
    assert {k: both.get(k, 0) - without.get(k, 0) for k in extra} == extra
    other = "thimble_helmet" if card != "whetstone" else "wind_up_duck"
    plain, before = played(other)
    without = change(before, plain)
    s, before = played(other, {"area": [card]})
    assert change(before, s) == without, "another kind"
    s, before = played(card)
    assert change(before, s) == {}, "never for itself (RW-9.9)"


@pytest.mark.component("battery_backpack")
@pytest.mark.rule("RW-22.12")
def test_energy_symbols_one_by_one() -> None:
    s, before = played("pocket_generator", {"area": ["battery_backpack"]})
    assert change(before, s) == {"electricity": 1, "metal": 1 + 2, "vp": 4}
    s, before = played("thimble_helmet", {"area": ["battery_backpack"]})
    assert change(before, s) == {"wood": 1, "metal": 1}


@pytest.mark.component("magnetic_compass")
@pytest.mark.rule("RW-22.12", "RW-13.4")
def test_intelligence_symbols_give_exploration_points() -> None:
    s, _ = played("library", {"area": ["magnetic_compass"]})  # two symbols
    do(s, "explore:none")
    assert kind(s) == "explore", "one point per symbol"
    do(s, "explore:none")
    assert kind(s) == "turn"
    s, _ = played("academy_of_heroes", {"area": ["magnetic_compass"]})
    do(s, "hero:hero_intelligence")
    assert kind(s) == "explore", "the hero's symbols"
    do(s, "explore:none", "explore:none")
    assert kind(s) == "explore", "and the card's own"


@pytest.mark.component("robotiger")
@pytest.mark.rule("RW-22.12", "RW-9.6")
def test_strength_symbols_let_you_play_a_card() -> None:
    side: Side = {"area": ["robotiger"], "hand": ["thimble_helmet", "clockwork_beetle", "wooden_tortoise"], "wood": 2}
    s, _ = played("matchstick_spear", side)
    assert s.codes() == ["play:thimble_helmet", "play:wooden_tortoise", "play:none"], (
        "clockwork_beetle shows strength; 3 wood less 1 can be paid"
    )
    do(s, "play:wooden_tortoise")
    assert me(s)["wood"] == 0
    assert kind(s) == "turn"


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        pytest.param("button_wheelbarrow", {"wood": 2}, marks=mark.component("button_wheelbarrow")),
        pytest.param("seismic_station", {"metal": 2, "vp": 2}, marks=mark.component("seismic_station")),
    ],
)
@pytest.mark.rule("RW-5.5")
def test_whenever_you_dig(card: str, gained: dict[str, int]) -> None:
    s = at("s2b", {"area": [card], "metal": 4, "rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main", "dig:2")
    expected = {"rooms_dug": 2, "metal": -4}
    for what, n in gained.items():
        expected[what] = expected.get(what, 0) + n
    assert change(before, s) == expected


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        pytest.param("mechanical_goat", {"wood": 2}, marks=mark.component("mechanical_goat")),
        pytest.param("hospital", {"vp": 4}, marks=mark.component("hospital")),
        pytest.param("kindergarten", {"basic": 2}, marks=mark.component("kindergarten")),
    ],
)
def test_whenever_you_build_a_bed(card: str, gained: dict[str, int]) -> None:
    s = at("s4a", {"area": [card], "wood": 4, "rats": {"burrow": 2}}, main=True)
    before = tally(s)
    do(s, "main", "beds:2")
    expected = {"beds": 2, "beds_built": 2, "wood": -4}
    for what, n in gained.items():
        expected[what] = expected.get(what, 0) + n
    assert change(before, s) == expected


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        pytest.param("needle_sword", {"vp": 2}, marks=mark.component("needle_sword")),
        pytest.param("fire_station", {"movement": 1, "wood": 1}, marks=mark.component("fire_station")),
    ],
)
def test_whenever_you_complete_a_task(card: str, gained: dict[str, int]) -> None:
    mission = {"g2": {"card": "mh2", "open": True, "cubes": [1, None, None]}}
    other = {"fields": ["ab_annex"]}
    s = at("s2a", {"area": [card], "metal": 2, "explorer": "g2"}, other, bonus=True, missions=mission)
    before = tally(s)
    do(s, "bonus", "task:mh2.2", "cube:ab_vp3")
    assert change(before, s) == {"metal": -2, "electricity": 1, "cubes_on_missions": 1, **gained}


@pytest.mark.component("ultrasonic_whistle")
@pytest.mark.rule("RW-17.6")
def test_whenever_you_gain_a_mouse() -> None:
    s = at("s4a", {"area": ["ultrasonic_whistle"]}, bonus=True, round_mouse="h08")
    before = tally(s)
    do(s, "bonus", "round_mouse:h08")
    assert change(before, s) == {"mice": 1, "versatility": 2}


@pytest.mark.component("biomechanical_glove")
@pytest.mark.rule("RW-7.7")
def test_whenever_you_reveal_a_mission() -> None:
    s = at(
        "s6a",
        {"area": ["biomechanical_glove"], "explorer": "g2", "rats": {"farm": 1}},
        main=True,
        missions={"g2": "mh2"},
    )
    before = tally(s)
    do(s, "main", "reveal:g2")
    assert change(before, s) == {"wood": 2, "metal": 1, "vp": 1}


@pytest.mark.component("rope_bridge")
def test_whenever_you_open_a_door() -> None:
    s = at("s6a", {"area": ["rope_bridge"], "rats": {"farm": 1}}, main=True, doors={"d01": "door_wood"})
    before = tally(s)
    do(s, "main", "open:d01")
    assert change(before, s) == {"wood": 1, "vp": 1, "doors": 1}


@pytest.mark.component("hover_slipper")
@pytest.mark.rule("RW-19.3", "RW-5.3")
def test_whenever_you_explore() -> None:
    s = at("s6a", {"area": ["hover_slipper"], "rats": {"farm": 1}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {}, "it reacts when the action is over"
    do(s, "explore:none")
    assert change(before, s) == {"movement": 1}
    s = at("s6a", {"area": ["hover_slipper"]}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {}, "power 0: not performed"
    s = table({"area": ["hover_slipper", "spring_boots"]})
    before = tally(s)
    do(s, "use:spring_boots", "explore:none")
    assert change(before, s) == {}, "points of a card are no main action"


@pytest.mark.component("encyclopedia")
@pytest.mark.rule("RW-22.11", "RW-10.9")
def test_advanced_cards_one_by_one() -> None:
    s = at("s5a", {"area": ["encyclopedia"], "rats": {"farm": 2}, "beds": 0}, main=True)
    before = tally(s)
    do(s, "main", "develop:advanced")
    assert change(before, s) == {"advanced": 1, "movement": 1}
    s, before = played("wooden_armor", {"area": ["encyclopedia", "bottle_cap_shield"]})
    assert change(before, s) == {"advanced": 3, "movement": 3}


@pytest.mark.component("electric_sawmill", "mine_shaft", "games_room")
@pytest.mark.rule("RW-22.30", "RW-10.9", "RW-10.10")
def test_any_gain_brings_one_more() -> None:
    s = at("s1b", {"area": ["electric_sawmill"], "rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {"wood": 3, "vp": 1}, "two at once are one gain"
    s = at("s3b", {"area": ["mine_shaft"], "rats": {"burrow": 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {"metal": 3, "vp": 1}
    s = at("s1b", {"area": ["electric_sawmill", "games_room"], "rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {"wood": 3, "vp": 2}, (
        "the point of electric_sawmill is a gain for games_room, its own is none"
    )
    s, before = played("bottle_cap_shield", {"area": ["games_room"]})
    assert change(before, s) == {"vp": 3}


@pytest.mark.component("training_ground")
@pytest.mark.rule("RW-22.30", "RW-10.9")
def test_versatility_tokens_one_by_one() -> None:
    mission = {"c1": {"card": "mc3", "open": True}}
    side: Side = {"area": ["training_ground", "well", "games_room"], "explorer": "c1", "wood": 2}
    s = at("s2a", side, bonus=True, missions=mission)
    before = tally(s)
    do(s, "bonus", "task:mc3.2", "cube:ab_vp3", "items:wood=2")
    got = change(before, s)
    assert got["versatility"] == 2
    assert got["vp"] == 2 + 2 + 1 + 1, (
        "two gains of 1 by training_ground, each with games_room's; the reward's point with games_room's"
    )


@pytest.mark.component("control_room")
@pytest.mark.rule("RW-22.22", "RW-16.1")
def test_a_free_card_with_each_goal() -> None:
    side: Side = {"area": ["control_room"], "rooms_dug": 3, "hand": ["supersonic_jet"]}
    s = table(side, goals=["g01"])
    do(s, "goal:g01")
    assert kind(s) == "play"
    do(s, "play:supersonic_jet")
    assert "supersonic_jet" in [c["id"] for c in me(s)["cards"]]


# --- always -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "cheap", "dear"),
    [
        pytest.param(
            "positronic_screwdriver",
            ["thimble_helmet", "wooden_tortoise", "mushroom_farm"],
            [],
            marks=mark.component("positronic_screwdriver"),
        ),
        pytest.param(
            "assembly_hall",
            ["wooden_tortoise"],
            ["thimble_helmet", "mushroom_farm"],
            marks=mark.component("assembly_hall"),
        ),
        pytest.param(
            "toolshed", ["thimble_helmet"], ["wooden_tortoise", "mushroom_farm"], marks=mark.component("toolshed")
        ),
        pytest.param(
            "construction_crane",
            ["mushroom_farm"],
            ["thimble_helmet", "wooden_tortoise"],
            marks=mark.component("construction_crane"),
        ),
    ],
)
@pytest.mark.rule("RW-22.6", "RW-9.6")
def test_discounts(card: str, cheap: list[str], dear: list[str]) -> None:
    for wanted in cheap + dear:
        s = ready(wanted, {"area": [card]})
        full = me(s)["wood"] + me(s)["metal"]
        do(s, f"play:{wanted}")
        gained = {"thimble_helmet": 2, "mushroom_farm": 1}.get(wanted, 0)
        left = me(s)["wood"] + me(s)["metal"] - gained
        assert left == (1 if wanted in cheap else 0), f"{wanted} costs {full}"


@pytest.mark.rule("RW-9.6")
def test_discounts_add_up_and_stop_at_nothing() -> None:
    s = ready("mushroom_farm", {"area": ["positronic_screwdriver", "construction_crane", "h05"]})
    do(s, "play:mushroom_farm")
    assert me(s)["wood"] == 2, "nothing paid of 1 wood, and 1 as income"
    s = ready("thimble_helmet", {"area": ["positronic_screwdriver"], "hand": ["roller_skate_cart"], "wood": 1})
    do(s, "play:roller_skate_cart")
    assert s.codes() == ["discount:wood=1", "discount:metal=1"]


@pytest.mark.component("pulley")
def test_pulley_takes_one_metal_off_the_whole_action() -> None:
    s = at("s2b", {"area": ["pulley"], "metal": 3, "rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main", "dig:2")
    assert change(before, s) == {"metal": -3, "rooms_dug": 2}
    s, before = played("dormitory", {"area": ["pulley"], "metal": 1})
    assert kind(s) == "turn", "other digging is not touched"


@pytest.mark.component("robosnail")
@pytest.mark.rule("RW-22.16", "RW-9.4")
def test_one_more_chamber() -> None:
    s = table({"area": ["robosnail"], "beds": 3})
    assert me(s)["free_chambers"] == 1
    assert me(s)["rooms_dug"] == 0
    s = at("s4a", {"area": ["robosnail"], "beds": 3, "wood": 2, "rats": {"burrow": 2}}, main=True)
    do(s, "main")
    assert s.codes() == ["beds:1", "beds:done"]


@pytest.mark.component("robodog")
@pytest.mark.rule("RW-18.5")
def test_protection_from_aggressive_effects() -> None:
    victims: list[Side] = [{"area": ["robodog"], "beds": 2}, {"beds": 2}]
    s, _ = played("stink_bomb", {}, *victims)
    assert me(s, 1)["vp"] == 10
    assert me(s, 2)["vp"] == 8


@pytest.mark.parametrize(
    ("card", "space", "what"),
    [
        pytest.param("foundry", "gather_metal", "metal", marks=mark.component("foundry")),
        pytest.param("woodcutters_lodge", "gather_wood", "wood", marks=mark.component("woodcutters_lodge")),
    ],
)
@pytest.mark.rule("RW-10.11")
def test_gathering_one_more(card: str, space: str, what: str) -> None:
    area = "forest" if what == "wood" else "burrow"
    react = "electric_sawmill" if what == "wood" else "mine_shaft"
    s = at(SPACE_AT[space], {"area": [card], "rats": {area: 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {what: 3}
    s = at(SPACE_AT[space], {"area": [card, react], "rats": {area: 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {what: 4, "vp": 1}, "the extra one belongs to the same gain"
    s = at(SPACE_AT[space], {"area": [card]}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {}, "power 0"


@pytest.mark.component("observatory")
@pytest.mark.rule("RW-22.21", "RW-9.5")
def test_ignoring_a_skill_symbol() -> None:
    hand: dict[str, Any] = {
        "hand": ["holographic_projector", "battery_backpack"],
        "versatility": 1,
        "wood": 2,
        "metal": 5,
    }
    s = at("s1a", {"area": ["observatory"], **hand}, bonus=True)
    do(s, "bonus")
    assert s.codes() == ["play:holographic_projector", "play:none"], (
        "one of two intelligence symbols is there, one ignored; energy never"
    )
    do(s, "play:holographic_projector")
    assert me(s)["versatility"] == 1, "ignored before tokens are paid"
