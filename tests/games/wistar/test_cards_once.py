"""Projects used once per round as a quick action (RW-10.3, RW-15.4, RW-15.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wistar.scene import (
    GAME,
    Side,
    change,
    do,
    finish_round,
    kind,
    last_turn,
    me,
    refusal,
    seen,
    table,
    tally,
)

mark = pytest.mark
NOTHING: Side = {"wood": 0, "metal": 0, "movement": 0}


@pytest.mark.parametrize(
    ("card", "side", "codes", "changed", "idle"),
    [
        pytest.param(
            "laser_cutter", {"metal": 1}, ["exchange:metal=1"], {"metal": 2}, {}, marks=mark.component("laser_cutter")
        ),
        pytest.param(
            "holographic_projector",
            {"wood": 1},
            ["exchange:wood=1"],
            {"wood": -1, "versatility": 1},
            {},
            marks=mark.component("holographic_projector"),
        ),
        pytest.param(
            "market_hall",
            {"metal": 1},
            ["exchange:metal=1"],
            {"metal": -1, "basic": 2},
            {},
            marks=mark.component("market_hall"),
        ),
        pytest.param(
            "notebook",
            {"hand": ["thimble_helmet"]},
            ["exchange:thimble_helmet"],
            {"basic": -1, "advanced": 1},
            {"hand": ["lockpick"]},
            marks=mark.component("notebook"),
        ),
        pytest.param(
            "scrap_yard",
            {"hand": ["thimble_helmet"]},
            ["exchange:thimble_helmet"],
            {"basic": -1, "metal": 2},
            {"hand": ["lockpick"]},
            marks=mark.component("scrap_yard"),
        ),
        pytest.param(
            "spoon_catapult",
            {"wood": 1},
            ["exchange:wood"],
            {"wood": -1, "vp": 2},
            {"metal": 2},
            marks=mark.component("spoon_catapult"),
        ),
        pytest.param(
            "tin_rooster",
            {"movement": 1},
            ["exchange:movement"],
            {"movement": -1, "advanced": 1},
            {"wood": 2},
            marks=mark.component("tin_rooster"),
        ),
        pytest.param(
            "theatre",
            {"versatility": 1},
            ["exchange:versatility"],
            {"versatility": -1, "vp": 4},
            {},
            marks=mark.component("theatre"),
        ),
        pytest.param(
            "mouse_travel_agency",
            {"area": ["h06", "h07"]},
            ["exchange:h07"],
            {"mice": -1, "vp": 4},
            {"wood": 3},
            marks=mark.component("mouse_travel_agency"),
        ),
        pytest.param(
            "hostel", {"beds": 1}, ["exchange:bed"], {"beds_built": -1, "wood": 2}, {}, marks=mark.component("hostel")
        ),
        pytest.param(
            "energy_blade", {"electricity": "weak"}, [], {"versatility": 1}, {}, marks=mark.component("energy_blade")
        ),
        pytest.param(
            "electric_scooter",
            {"electricity": "strong"},
            [],
            {"movement": 1},
            {},
            marks=mark.component("electric_scooter"),
        ),
        pytest.param(
            "acoustic_amplifier",
            {"electricity": "strong"},
            [],
            {"advanced": 1},
            {"electricity": "weak"},
            marks=mark.component("acoustic_amplifier"),
        ),
        pytest.param("telegraph_tower", {}, [], {"advanced": 1}, None, marks=mark.component("telegraph_tower")),
        pytest.param("post_office", {}, [], {"movement": 1}, None, marks=mark.component("post_office")),
        pytest.param(
            "robocheetah",
            {"electricity": "weak"},
            ["potion:wood"],
            {"wood": 1},
            {},
            marks=mark.component("robocheetah"),
        ),
        pytest.param(
            "chemical_works", {}, ["potion:metal"], {"metal": 1}, None, marks=mark.component("chemical_works")
        ),
    ],
)
@pytest.mark.rule("RW-10.3", "RW-10.7", "RW-15.4", "RW-15.8", "RW-22.3")
def test_once_per_round(card: str, side: Side, codes: list[str], changed: dict[str, int], idle: Side | None) -> None:
    area = side.get("area", [])
    s = table({**NOTHING, **side, "area": [card, *area]})
    before = tally(s)
    do(s, f"use:{card}", *codes)
    assert change(before, s) == changed
    assert kind(s) == "turn"
    assert refusal(s, f"use:{card}") == ("RW-10.3", "used_already")
    if idle is not None:
        s = table({**NOTHING, **idle, "area": [card]})
        assert refusal(s, f"use:{card}") == ("RW-15.8", "no_use_now")


@pytest.mark.rule("RW-3.8", "RW-10.3")
def test_use_tokens_leave_in_the_preparation() -> None:
    s = last_turn({"area": ["post_office"], "used": ["post_office"]})
    assert [c["used"] for c in me(s)["cards"]] == [True]
    finish_round(s)
    assert [c["used"] for c in me(s)["cards"]] == [False]
    assert "use:post_office" in s.codes()


@pytest.mark.component("hostel")
@pytest.mark.rule("RW-17.5", "RW-22.26")
def test_a_removed_bed_keeps_rat_and_points() -> None:
    s = table({"area": ["hostel"], "beds": 3, "rooms_dug": 1})
    rats, points, free = me(s)["rats"], me(s)["score"]["beds"], me(s)["free_chambers"]
    do(s, "use:hostel", "exchange:bed")
    assert me(s)["rats"] == rats
    assert me(s)["score"]["beds"] == points == 4
    assert me(s)["beds_built"] == 2
    assert me(s)["free_chambers"] == free + 1


@pytest.mark.component("mouse_travel_agency")
@pytest.mark.rule("RW-17.4")
def test_a_mouse_given_up_leaves_the_game() -> None:
    s = table({"area": ["mouse_travel_agency", "h02", "h15"]})
    do(s, "use:mouse_travel_agency", "exchange:h15")
    assert seen(s)["gone"] == ["h15"]
    assert me(s)["score"]["mice"] == 0


@pytest.mark.component("spring_boots", "robo_bat")
@pytest.mark.parametrize("card", ["spring_boots", "robo_bat"])
def test_an_exploration_point(card: str) -> None:
    s = table({"area": [card]})
    do(s, f"use:{card}")
    assert kind(s) == "explore"
    do(s, "open:d02")
    assert me(s)["doors"]


@pytest.mark.component("lantern", "electric_torch")
def test_lantern_and_headlamp() -> None:
    s = table({"area": ["lantern"], "wood": 1, "metal": 0})
    do(s, "use:lantern", "exchange:wood=1")
    assert kind(s) == "explore"
    assert me(s)["wood"] == 0
    do(s, "explore:none")
    s = table({"area": ["electric_torch"], "electricity": "weak"})
    do(s, "use:electric_torch")
    assert kind(s) == "explore"
    s = table({"area": ["electric_torch"]})
    assert refusal(s, "use:electric_torch") == ("RW-15.8", "no_use_now")


@pytest.mark.component("robo_owl")
def test_robo_owl_gives_two_project_points() -> None:
    s = table({"area": ["robo_owl"]})
    do(s, "use:robo_owl", "develop:basic", "develop:basic")
    assert me(s)["hand_size"] == 2
    assert kind(s) == "turn"


@pytest.mark.component("steam_tricycle", "wooden_bicycle")
@pytest.mark.parametrize(("card", "n"), [("steam_tricycle", 2), ("wooden_bicycle", 1)])
def test_rats_by_a_card(card: str, n: int) -> None:
    s = table({"area": [card], "rats": {"forest": 2}})
    do(s, f"use:{card}")
    for _ in range(n):
        do(s, "rats:forest>farm")
    assert me(s)["rats"]["farm"] == n
    assert kind(s) == "turn"
    s = table({"area": [card]})
    assert refusal(s, f"use:{card}") == ("RW-15.8", "no_use_now")


@pytest.mark.component("jet_pack", "supersonic_jet")
@pytest.mark.rule("RW-22.4", "RW-7.11")
@pytest.mark.parametrize("card", ["jet_pack", "supersonic_jet"])
def test_to_any_reachable_room(card: str) -> None:
    doors = {"d01": "open", "d02": "open", "d03": "open", "d05": "door_vp"}
    s = table({"area": [card], "explorer": "g2"}, doors=doors)
    do(s, f"use:{card}")
    assert s.codes() == ["walk:g1", "walk:f1", "walk:none"], "across the yard too, not behind doors, not to the yard"
    do(s, "walk:f1")
    assert me(s)["explorer"] == "f1"
    s = table({"area": [card]}, doors={})
    assert refusal(s, f"use:{card}") == ("RW-15.8", "no_use_now")


@pytest.mark.component("garage")
@pytest.mark.rule("RW-15.8", "RW-22.8")
def test_playing_a_card_once_per_round() -> None:
    s = table({"area": ["garage"], "hand": ["thimble_helmet", "wooden_tortoise"], "metal": 0, "wood": 1})
    do(s, "use:garage")
    assert s.codes() == ["play:thimble_helmet", "play:none"]
    do(s, "play:thimble_helmet")
    assert me(s)["metal"] == 1, "the only metal was the discount; the card gives one"
    s = table({"area": ["garage"], "hand": ["wooden_tortoise"], "wood": 1})
    assert refusal(s, "use:garage") == ("RW-15.8", "no_use_now")


@pytest.mark.component("industrial_carpentry")
@pytest.mark.rule("RW-22.20")
def test_a_bed_for_an_item() -> None:
    s = table({"area": ["industrial_carpentry"], "wood": 0, "metal": 1})
    before = tally(s)
    do(s, "use:industrial_carpentry", "exchange:metal=1", "beds:1")
    assert change(before, s) == {"metal": -1, "beds": 1, "beds_built": 1}
    s = table({"area": ["industrial_carpentry"], "beds": 3})
    assert refusal(s, "use:industrial_carpentry") == ("RW-15.8", "no_use_now")
    s = table({"area": ["industrial_carpentry"], "beds": 6, "rooms_dug": 6})
    assert refusal(s, "use:industrial_carpentry") == ("RW-15.8", "no_use_now")


@pytest.mark.component("supercomputer")
@pytest.mark.rule("RW-22.23")
def test_draw_three_basic_cards() -> None:
    rows = {"basic": ["thimble_helmet", "clockwork_beetle", "cork_life_vest", "well"]}
    decks = {"basic": ["wooden_tortoise", "hand_saw", "sardine_tin_sled", "wind_up_duck"]}
    s = table({"area": ["supercomputer"], "wood": 1, "metal": 0, "hand": ["matchstick_spear"]}, rows=rows, decks=decks)
    do(s, "use:supercomputer", "exchange:wood=1,card=1")
    assert s.codes() == ["drawn:wooden_tortoise", "drawn:hand_saw", "drawn:sardine_tin_sled", "drawn:none"]
    assert seen(s)["discards"]["basic"] == ["matchstick_spear"], "given before drawing"
    do(s, "drawn:none")
    assert seen(s)["discards"]["basic"] == ["matchstick_spear", "hand_saw", "sardine_tin_sled", "wooden_tortoise"]
    assert me(s)["hand"] == []


@pytest.mark.component("supercomputer")
@pytest.mark.rule("RW-22.23", "RW-19.5")
def test_the_rest_is_discarded_when_the_played_card_is_finished() -> None:
    rows = {"basic": ["thimble_helmet", "clockwork_beetle", "cork_life_vest", "well"]}
    named = {
        "thimble_helmet",
        "clockwork_beetle",
        "cork_life_vest",
        "well",
        "paper_kite",
        "hand_saw",
        "sardine_tin_sled",
    }
    others = [i for i in GAME.component_ids() if GAME.facts(i).get("deck") == "basic" and i not in named]
    s = table(
        {"area": ["supercomputer"], "wood": 2, "metal": 0},
        {"hand": others},
        rows=rows,
        decks={"basic": ["hand_saw", "paper_kite"]},
    )
    do(s, "use:supercomputer", "exchange:wood=2", "drawn:paper_kite")
    assert me(s)["hand"] == [], "its three cards could not be drawn: the two others were not yet in the pile"
    assert seen(s)["discards"]["basic"] == ["hand_saw", "sardine_tin_sled"]
    assert seen(s)["drawn"] == {"count": 0, "cards": None}


@pytest.mark.component("robo_elephant", "supercomputer")
def test_drawing_within_drawing() -> None:
    """A card drawn by supercomputer leads to robo_elephant: each discards its rest, others learn nothing before."""
    rows = {
        "basic": ["thimble_helmet", "clockwork_beetle", "cork_life_vest", "well"],
        "advanced": ["laser_cutter", "spring_boots", "telescopic_goggles", "mechanical_arm"],
    }
    decks = {
        "basic": ["hammer", "hand_saw", "sardine_tin_sled"],
        "advanced": ["robo_eagle", "supersonic_jet", "secret_service"],
    }
    side: Side = {
        "area": ["supercomputer"],
        "wood": 2,
        "metal": 4,
        "hand": ["robo_elephant"],
        "electricity": "strong",
        "versatility": 2,
    }
    s = table(side, rows=rows, decks=decks)
    do(s, "use:supercomputer", "exchange:wood=2", "drawn:hammer", "play:robo_elephant")
    assert s.codes() == ["drawn:robo_eagle", "drawn:supersonic_jet", "drawn:secret_service", "drawn:none"]
    assert seen(s, 1)["drawn"] == {"count": 5, "cards": None}
    assert len({s.determinize(1, seed).pack().numbers.__str__() for seed in range(8)}) == 8
    do(s, "drawn:secret_service")
    assert seen(s)["discards"] == {
        "basic": ["hand_saw", "sardine_tin_sled"],
        "advanced": ["supersonic_jet", "robo_eagle"],
    }
    assert kind(s) == "turn"


@pytest.mark.parametrize(
    ("card", "deck", "hit", "miss"),
    [
        pytest.param("study", "advanced", "lockpick", "power_plant", marks=mark.component("study")),
        pytest.param("planning_room", "basic", "well", "thimble_helmet", marks=mark.component("planning_room")),
    ],
)
@pytest.mark.rule("RW-22.27")
def test_turning_up_a_card(card: str, deck: str, hit: str, miss: str) -> None:
    rows: dict[str, Any] = {
        "basic": ["clockwork_beetle", "cork_life_vest", "matchstick_spear", "hand_saw"],
        "advanced": ["laser_cutter", "spring_boots", "telescopic_goggles", "mechanical_arm"],
    }
    s = table({"area": [card, "encyclopedia"]}, rows=rows, decks={deck: [hit]})
    before = tally(s)
    do(s, f"use:{card}")
    gained = {deck: 1, "movement": 1} if deck == "advanced" else {deck: 1}
    assert change(before, s) == gained, "encyclopedia reacts to an advanced card"
    assert seen(s, 1)["sides"][0]["known"] == [hit], "everybody has seen it"
    s = table({"area": [card]}, rows=rows, decks={deck: [miss]})
    do(s, f"use:{card}")
    assert me(s)["hand"] == []
    assert seen(s)["discards"][deck] == [miss]


@pytest.mark.component("archive")
@pytest.mark.rule("RW-22.28", "RW-22.11")
def test_a_card_of_a_discard_pile() -> None:
    discards = {"basic": ["thimble_helmet"], "advanced": ["lockpick", "power_plant"]}
    s = table({"area": ["archive", "encyclopedia"]}, discards=discards)
    before = tally(s)
    do(s, "use:archive")
    assert s.codes() == ["pile:thimble_helmet", "pile:lockpick", "pile:power_plant", "pile:none"]
    do(s, "pile:power_plant")
    assert change(before, s) == {"advanced": 1}, "encyclopedia does not react to a card of the pile"
    s = table({"area": ["archive"]})
    assert refusal(s, "use:archive") == ("RW-15.8", "no_use_now")


@pytest.mark.component("shop")
@pytest.mark.rule("RW-22.29")
def test_swapping_an_item() -> None:
    s = table({"area": ["shop"], "wood": 1, "metal": 0, "hand": ["lockpick"]})
    do(s, "use:shop")
    assert s.codes() == ["swap:wood>metal", "swap:wood>card", "swap:card>wood", "swap:card>metal", "swap:none"]
    before = tally(s)
    do(s, "swap:card>metal")
    assert change(before, s) == {"advanced": -1, "metal": 1}
    s = table({"area": ["shop"], "wood": 1, "metal": 0})
    before = tally(s)
    do(s, "use:shop", "swap:wood>card")
    assert change(before, s) == {"wood": -1, "basic": 1}


@pytest.mark.component("mechanical_chameleon")
@pytest.mark.rule("RW-22.17")
def test_copying_a_card_of_anybody() -> None:
    other = {"area": ["post_office", "energy_blade", "bakery"], "used": ["post_office"]}
    s = table({"area": ["mechanical_chameleon", "planning_room"]}, other)
    do(s, "use:mechanical_chameleon")
    assert s.codes() == ["copy:planning_room", "copy:post_office", "copy:none"], (
        "not itself, not without its condition, no income"
    )
    before = tally(s)
    do(s, "copy:post_office")
    assert change(before, s) == {"movement": 1}
    assert [c["used"] for c in me(s, 1)["cards"]] == [True, False, False], "no use token is put there"
    assert [c["used"] for c in me(s, 0)["cards"]] == [True, False]
    s = table({"area": ["mechanical_chameleon"]}, {"area": ["energy_blade"]})
    assert refusal(s, "use:mechanical_chameleon") == ("RW-15.8", "no_use_now")
