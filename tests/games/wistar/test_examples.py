"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.wistar.scene import (
    Side,
    at,
    change,
    do,
    finish_round,
    kind,
    last_turn,
    me,
    played,
    refusal,
    seen,
    table,
    tally,
)


@pytest.mark.example("RW-X1")
def test_two_rats_gather_two_wood() -> None:
    s = at("s1b", {"rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {"wood": 2}


@pytest.mark.example("RW-X2")
def test_five_metal_dig_two_rooms() -> None:
    s = at("s2b", {"beds": 1, "rats": {"forest": 3}, "metal": 5}, main=True)
    do(s, "main")
    assert s.codes() == ["dig:2", "dig:1", "dig:done"]
    before = tally(s)
    do(s, "dig:2")
    assert change(before, s) == {"metal": -4, "rooms_dug": 2}
    assert me(s)["score"]["rooms"] == 1, "tiles 0 and 1"


@pytest.mark.example("RW-X3")
def test_one_chamber_one_bed() -> None:
    side: Side = {"beds": 1, "area": ["h06"], "rats": {"burrow": 2}, "wood": 4}
    s = at("s4a", side, main=True)
    assert me(s)["free_chambers"] == 1
    do(s, "main")
    assert s.codes() == ["beds:1", "beds:done"]
    do(s, "beds:1")
    assert (me(s)["wood"], me(s)["rats"]["entrance"], me(s)["score"]["beds"]) == (2, 2, 2)


@pytest.mark.example("RW-X4")
def test_an_advanced_and_a_basic_card() -> None:
    rows = {
        "basic": ["biomechanical_glove", "wooden_bicycle", "thimble_helmet", "bottle_cap_shield"],
        "advanced": ["supersonic_jet", "spring_boots", "telescopic_goggles", "mechanical_arm"],
    }
    s = at("s5a", {"beds": 1, "rats": {"farm": 3}}, main=True, rows=rows)
    do(s, "main", "develop:supersonic_jet", "develop:wooden_bicycle")
    assert kind(s) == "turn"
    assert me(s)["hand"] == ["supersonic_jet", "wooden_bicycle"]
    assert seen(s)["rows"]["basic"] == ["biomechanical_glove", None, "thimble_helmet", "bottle_cap_shield"]
    do(s, "end")
    assert seen(s)["rows"]["basic"][1:] == ["biomechanical_glove", "thimble_helmet", "bottle_cap_shield"]
    assert all(seen(s)["rows"]["advanced"])


@pytest.mark.example("RW-X5")
def test_agnes_explores() -> None:
    side: Side = {"beds": 1, "rats": {"farm": 3}, "explorer": "g1"}
    s = at("s6a", side, main=True, doors={"d03": "door_metal"}, missions={"g2": "mh2"}, mice={"g2": ["h06"]})
    before = tally(s)
    do(s, "main", "open:d03", "walk:g2")
    assert "mouse:g2" in s.codes(), "instead of revealing"
    do(s, "reveal:g2")
    assert change(before, s) == {"metal": 1, "doors": 1, "wood": 2}


@pytest.mark.example("RW-X6")
def test_agnes_plays_the_doors_card() -> None:
    doors: list[Side] = [{"doors": ["door_wood"]}, {"doors": ["door_metal"]}, {"doors": ["door_vp", "door_basic"]}]
    s, before = played("secret_service", *doors, doors={f"d0{i}": "open" for i in range(1, 5)})
    assert [me(s, seat)["vp"] for seat in range(3)] == [10, 10, 8]
    assert change(before, s) == {}
    assert me(s)["symbols"]["wits"] == 1
    assert me(s)["score"]["cards"] == 4


@pytest.mark.example("RW-X7")
def test_dita_plays_robohorse() -> None:
    mission = {"c1": {"card": "mc1", "open": True, "cubes": [0, 0, 0]}}
    side: Side = {"area": ["surface_to_cat_missile"], "hand": ["robohorse"], "metal": 2, "electricity": "weak",
                  "fields": ["ab_annex", "ab_vp3", "ab_vp6"]}  # fmt: skip
    s = at("s1a", side, bonus=True, missions=mission)
    do(s, "bonus")
    before = tally(s)
    do(s, "play:robohorse")
    assert change(before, s) == {"advanced": -1, "metal": -2, "movement": 1, "vp": 3}


@pytest.mark.example("RW-X8")
def test_dita_opens_the_lock() -> None:
    mission = {"g2": {"card": "mh3", "open": True}}
    side: Side = {
        "area": ["spring_boots", "thread_rope"],
        "wood": 1,
        "metal": 0,
        "hand": ["thimble_helmet"],
        "explorer": "g2",
    }
    s = at("s2a", side, bonus=True, missions=mission)
    do(s, "bonus", "task:mh3.3", "cube:ab_annex")
    assert kind(s) == "turn", "one wood and one card is the only way to pay, then nothing is left to play"
    assert (me(s)["wood"], me(s)["hand"]) == (0, [])
    assert seen(s)["discards"]["basic"] == ["thimble_helmet"]


@pytest.mark.example("RW-X9")
def test_dita_plugs_in_the_cable() -> None:
    mission = {"g2": {"card": "mh4", "open": True, "cubes": [1, None, None]}}
    side: Side = {"metal": 2, "explorer": "g2", "area": ["energy_blade"]}
    s = at("s2a", side, {"fields": ["ab_annex"]}, bonus=True, missions=mission)
    do(s, "bonus")
    assert s.codes() == ["task:mh4.2", "task:mh4.3", "task:none"]
    before = tally(s)
    do(s, "task:mh4.3", "cube:ab_annex")
    assert change(before, s) == {"metal": -2, "cubes_on_missions": 1, "electricity": 1}


@pytest.mark.example("RW-X10")
def test_agnes_takes_gwir() -> None:
    s, before = played("academy_of_heroes", {"area": ["study"]})
    do(s, "hero:hero_intelligence")
    assert change(before, s) == {"vp": 5}
    assert me(s)["symbols"]["intelligence"] == 5


@pytest.mark.example("RW-X11")
def test_dita_reaches_the_diggers() -> None:
    s = table({"rooms_dug": 3}, {"rooms_dug": 3}, goals=["g01"])
    before = tally(s)
    do(s, "goal:g01")
    assert change(before, s) == {"advanced": 1, "vp": 4}
    do(s, "place:hut", "potion:wood", "end")
    assert refusal(s, "goal:g01") == ("RW-16.1", "goal_short"), "the next player needs 4"


@pytest.mark.example("RW-X12")
def test_agnes_scores_86() -> None:
    side: Side = {
        "vp": 22,
        "fields": ["ab_vp3", "ab_vp6", "ab_free_card", "ab_annex", "ab_hero"],
        "beds": 4,
        "rooms_dug": 5,
        "area": [
            "h01",
            "h12",
            "nano_weave_vest",
            "metal_store",
            "gallery_of_doors",
            "bottle_cap_shield",
            "study",
            "post_office",
            "pocket_generator",
            "wooden_tortoise",
        ],
        "electricity": "strong",
        "wood": 2,
        "metal": 1,
        "movement": 1,
        "hand": ["biomechanical_glove", "matchstick_spear", "thimble_helmet", "cork_life_vest"],
        "versatility": 1,
        "doors": ["door_wood", "door_wood", "door_metal", "door_vp", "door_basic"],
    }
    score = me(table(side, doors={f"d0{i}": "open" for i in range(1, 6)}))["score"]
    lines = {k: v for k, v in score.items() if k not in ("cards", "final", "total")}
    assert lines == {"track": 22, "fields": 14, "beds": 7, "rooms": 10, "mice": 4, "current": 2, "leftovers": 1,
                     "versatility": 0}  # fmt: skip
    assert score["cards"] == 14
    assert score["final"] == 12
    assert score["total"] == 86


@pytest.mark.example("RW-X13")
def test_three_mice() -> None:
    for mouse, gained, points in (("h01", {"advanced": 1}, 3), ("h02", {"vp": 1}, 0), ("h03", {}, 2)):
        s = at("s4a", {}, bonus=True, round_mouse=mouse)
        before = tally(s)
        do(s, "bonus", f"round_mouse:{mouse}")
        assert change(before, s) == {"mice": 1, **gained}
        assert me(s)["score"]["mice"] == points
    s = last_turn({"area": ["h02"]})
    finish_round(s)
    assert me(s)["vp"] == 11


@pytest.mark.example("RW-X14")
def test_four_cards() -> None:
    s = at(
        "s6a",
        {"area": ["biomechanical_glove"], "explorer": "g2", "rats": {"farm": 1}},
        main=True,
        missions={"g2": "mh4"},
    )
    before = tally(s)
    do(s, "main", "reveal:g2")
    assert change(before, s) == {"movement": 2, "metal": 1, "vp": 1}
    s = table({"area": ["lantern"], "wood": 0, "metal": 1})
    do(s, "use:lantern", "exchange:metal=1")
    assert kind(s) == "explore"
    s, _ = played("camouflage_suit", {}, {"versatility": 2})
    assert me(s, 1)["versatility"] == 1
    s, before = played("wooden_armor", {"area": ["bottle_cap_shield"]})
    assert change(before, s) == {"advanced": 3}


@pytest.mark.example("RW-X15")
def test_order_by_the_hut() -> None:
    chiefs = {"s1a": 0, "s2a": 0, "s1b": 1, "s2b": 1, "s3a": 1, "s4a": 2, "s1c": 3, "s3b": 3}
    s = table({}, {}, {}, {}, chiefs=chiefs, hut=[2, 0, 2])
    assert s.to_act == (3,)
    do(s, "place:s4b", "end")
    assert seen(s)["order"] == [2, 0, 1, 3]


@pytest.mark.example("RW-X16")
def test_a_section_goes_round() -> None:
    from herna.games.wistar.rules.rounds import Rotate

    s = table(disc=["s1", "s3", "s4", "s5", "s6", "s2"])
    places = []
    for _ in range(4):
        Rotate().run(s, s.stack[0])
        places.append(seen(s)["disc"][[p["section"] for p in seen(s)["disc"]].index("s2")]["action"])
    assert places[0] == "gather_wood", "round 2"
    assert places[3] == "beds", "round 5"
