"""Projects whose text happens once, right after playing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wistar.scene import Side, change, do, kind, me, played, ready, refusal, seen, tally

mark = pytest.mark


@pytest.mark.parametrize(
    ("card", "side", "gained"),
    [
        pytest.param("pocket_generator", {}, {"electricity": 1, "metal": 1}, marks=mark.component("pocket_generator")),
        pytest.param("pocket_generator", {"electricity": "weak"}, {"electricity": 1, "metal": 1}),
        pytest.param("pocket_generator", {"electricity": "strong"}, {"metal": 1}),
        pytest.param("matchstick_spear", {}, {"versatility": 1}, marks=mark.component("matchstick_spear")),
        pytest.param("thimble_helmet", {}, {"wood": 1, "metal": 1}, marks=mark.component("thimble_helmet")),
        pytest.param("bottle_cap_shield", {}, {"vp": 2}, marks=mark.component("bottle_cap_shield")),
        pytest.param("cork_life_vest", {}, {"movement": 2}, marks=mark.component("cork_life_vest")),
        pytest.param("hand_saw", {}, {"wood": 4}, marks=mark.component("hand_saw")),
        pytest.param("sardine_tin_sled", {}, {"metal": 2, "movement": 1}, marks=mark.component("sardine_tin_sled")),
        pytest.param("paper_kite", {}, {"basic": 3}, marks=mark.component("paper_kite")),
        pytest.param("clockwork_beetle", {}, {"metal": 3}, marks=mark.component("clockwork_beetle")),
        pytest.param("wind_up_duck", {}, {"movement": 1, "vp": 1}, marks=mark.component("wind_up_duck")),
        pytest.param("wooden_tortoise", {}, {"vp": 1}, marks=mark.component("wooden_tortoise")),
        pytest.param("power_plant", {"electricity": "weak"}, {"electricity": 1}, marks=mark.component("power_plant")),
        pytest.param(
            "transformer_station", {}, {"electricity": 1, "vp": 1}, marks=mark.component("transformer_station")
        ),
        # "For each" counts the card itself (RW-10.6) and what was there: two of it, three of something else.
        pytest.param(
            "toothpick_stilts", {"area": ["spring_boots"]}, {"vp": 3}, marks=mark.component("toothpick_stilts")
        ),
        pytest.param("toothpick_stilts", {"area": ["matchstick_spear"]}, {"vp": 1}),
        pytest.param(
            "magnifying_glass", {"area": ["telescopic_goggles"]}, {"vp": 3}, marks=mark.component("magnifying_glass")
        ),
        pytest.param("magnifying_glass", {"area": ["bottle_cap_shield"]}, {"vp": 1}),
        pytest.param(
            "wooden_armor", {"area": ["bottle_cap_shield"]}, {"advanced": 3}, marks=mark.component("wooden_armor")
        ),
        pytest.param("wooden_armor", {"area": ["matchstick_spear"]}, {"advanced": 1}),
        pytest.param(
            "first_aid_kit",
            {"area": ["bottle_cap_shield", "hero_endurance"]},
            {"vp": 5},
            marks=mark.component("first_aid_kit"),
        ),
        pytest.param("wooden_porcupine", {"rooms_dug": 4}, {"vp": 4}, marks=mark.component("wooden_porcupine")),
        pytest.param("wooden_porcupine", {}, {}),
        pytest.param("gymnasium", {"area": ["token_strength"]}, {"vp": 2}, marks=mark.component("gymnasium")),
    ],
)
@pytest.mark.rule("RW-10.1", "RW-10.6", "RW-22.14")
def test_plain_gains(card: str, side: Side, gained: dict[str, int]) -> None:
    s, before = played(card, side)
    assert change(before, s) == gained
    assert kind(s) == "turn", "nothing is left to decide"


@pytest.mark.component("robohorse")
@pytest.mark.rule("RW-22.18")
def test_robohorse_gives_one_token_and_a_point_per_cube() -> None:
    fields = ["ab_annex", "ab_vp3", "ab_movement"]
    mission = {"g2": {"card": "mh6", "open": True, "cubes": [0, 0, 1]}}
    s, before = played("robohorse", {"fields": fields}, {"fields": ["ab_annex"]}, missions=mission)
    assert change(before, s) == {"movement": 1, "vp": 2}


@pytest.mark.parametrize(
    ("card", "asked", "n"),
    [
        pytest.param("magnetic_crowbar", "explore", 3, marks=mark.component("magnetic_crowbar")),
        pytest.param("robo_eagle", "explore", 5, marks=mark.component("robo_eagle")),
        pytest.param("experimental_spyglass", "develop", 4, marks=mark.component("experimental_spyglass")),
        pytest.param("measuring_tape", "develop", 2, marks=mark.component("measuring_tape")),
    ],
)
@pytest.mark.rule("RW-7.10")
def test_points_are_used_at_once(card: str, asked: str, n: int) -> None:
    s, before = played(card)
    assert kind(s) == asked
    assert (s.decision().most, s.decision().chosen) == (n, 0)
    if asked == "explore":
        do(s, "open:d01", "walk:g1")
        assert me(s)["explorer"] == "g1"
    else:
        do(s, "develop:basic")
        assert change(before, s) == {"basic": 1}
    do(s, f"{asked}:done")
    assert kind(s) == "turn"
    assert refusal(s, f"{asked}:done")[1] == "another_question"


@pytest.mark.component("telescopic_goggles")
def test_goggles_reveal_a_mission_then_give_two_points() -> None:
    mission = {"g2": "mh1", "f1": "mh4"}
    s, before = played("telescopic_goggles", {"explorer": "g2", "tents": ["f1"]}, missions=mission)
    assert s.codes() == ["reveal:g2", "reveal:f1", "reveal:none"]
    do(s, "reveal:g2")
    assert change(before, s) == {"metal": 2}
    assert kind(s) == "develop"
    do(s, "develop:advanced")
    assert kind(s) == "turn", "an advanced card costs both points"
    s, _ = played("telescopic_goggles", {"explorer": "g1"}, missions=mission)
    assert kind(s) == "develop", "nothing to reveal here"


@pytest.mark.parametrize(
    ("card", "most", "vp"),
    [
        pytest.param("plasma_torch", 2, 0, marks=mark.component("plasma_torch")),
        pytest.param("tunnel_boring_car", 1, 3, marks=mark.component("tunnel_boring_car")),
        pytest.param("cordless_drill", 3, 0, marks=mark.component("cordless_drill")),
    ],
)
@pytest.mark.rule("RW-22.2")
def test_free_digging(card: str, most: int, vp: int) -> None:
    area = ["pocket_generator"] if card == "cordless_drill" else []  # two energy symbols, and the drill's own
    s, before = played(card, {"area": area})
    assert s.codes() == [f"dig:{n}" for n in range(most, 0, -1)] + ["dig:none"]
    do(s, f"dig:{most}")
    assert change(before, s) == {"rooms_dug": most, **({"vp": vp} if vp else {})}
    assert kind(s) == "turn"
    s, before = played(card, {"area": area})
    do(s, "dig:none")
    assert change(before, s) == ({"vp": vp} if vp else {})
    s, before = played(card, {"area": area, "rooms_dug": 6})
    assert kind(s) == "turn", "all six are dug"


@pytest.mark.component("lockpick", "time_bomb")
@pytest.mark.rule("RW-22.1", "RW-5.2")
@pytest.mark.parametrize("card", ["lockpick", "time_bomb"])
def test_any_door_of_the_farmstead(card: str) -> None:
    doors = {"d10": "door_metal", "d03": "open"}
    s, before = played(card, doors=doors)
    assert "door:d03" not in s.codes()
    assert s.codes()[-1] == "door:none"
    do(s, "door:d10")
    assert change(before, s) == {"metal": 1, "doors": 1}
    assert [p["open"] for p in seen(s)["passages"] if p["id"] == "d10"] == [True]
    s, before = played(card, {"area": ["rope_bridge"]}, doors=doors)
    do(s, "door:d10")
    assert change(before, s)["vp"] == 1, "it counts as opening a door"
    s, before = played(card, doors=doors)
    do(s, "door:none")
    assert change(before, s) == {}


@pytest.mark.component("paper_clip_hook")
def test_key_opens_a_door_beside_you() -> None:
    s, before = played("paper_clip_hook", {"explorer": "g2", "tents": ["c2"]}, doors={"d10": "door_vp"})
    assert s.codes() == ["door:d03", "door:d04", "door:d08", "door:d10", "door:none"]
    do(s, "door:d10")
    assert change(before, s) == {"vp": 2, "doors": 1}
    s, _ = played("paper_clip_hook", {"tents": ["c2"]})
    assert s.codes() == ["door:d01", "door:d02", "door:d10", "door:none"], "from the yard only the entrances"


@pytest.mark.parametrize(
    ("card", "pile", "mouse"),
    [
        pytest.param("teapot_submarine", "cellar", "k08", marks=mark.component("teapot_submarine")),
        pytest.param("genetics_laboratory", "cellar", "k08", marks=mark.component("genetics_laboratory")),
        pytest.param("robomouse", "house", "h06", marks=mark.component("robomouse")),
        pytest.param("inn", "house", "h06", marks=mark.component("inn")),
    ],
)
@pytest.mark.rule("RW-17.3")
def test_mice_of_the_supply(card: str, pile: str, mouse: str) -> None:
    s, before = played(card, supply={pile: [mouse]})
    assert s.codes() == ["supply:take", "supply:none"]
    assert mouse not in str(s.view(0)), "decided before it is turned up"
    do(s, "supply:take")
    assert change(before, s) == {"mice": 1, **({"vp": 3} if mouse == "k08" else {"wood": 3})}
    s, before = played(card, supply={pile: [mouse]})
    do(s, "supply:none")
    assert change(before, s) == {}
    full = {"beds": 3, "rooms_dug": 0} if card != "inn" else {"beds": 3}
    s, before = played(card, full, supply={pile: [mouse]})
    assert kind(s) == "turn", "no free chamber, no mouse"


@pytest.mark.component("magnetic_railcar", "sand_timer")
@pytest.mark.rule("RW-5.12")
@pytest.mark.parametrize("card", ["magnetic_railcar", "sand_timer"])
def test_any_main_action(card: str) -> None:
    s, before = played(card, {"rats": {"forest": 2}})
    assert s.codes() == ["action:gather_wood", "action:dig", "action:none"], "only where you have rats"
    do(s, "action:gather_wood")
    assert change(before, s) == {"wood": 2}
    assert kind(s) == "turn"
    s, _ = played(card)
    assert kind(s) == "turn", "no rats, no action"


@pytest.mark.component("armoured_roller_skate", "trap_disarmer", "radar")
@pytest.mark.rule("RW-22.21")
def test_completing_a_task() -> None:
    mission = {"g2": {"card": "mh3", "open": True}, "f1": {"card": "mh4", "open": True}}
    for card in ("armoured_roller_skate", "trap_disarmer"):
        s, before = played(card, {"explorer": "f1", "wood": 2}, missions=mission)
        assert s.codes() == ["task:mh4.1", "task:none"]
        do(s, "task:mh4.1", "cube:ab_vp3")
        assert change(before, s) == {"wood": -2, "vp": 2, "cubes_on_missions": 1}
        do(s, "explore:none")
        s, before = played(card, {"explorer": "g2"}, missions=mission)
        assert kind(s) == "turn", "the bookcase needs two wits symbols"
    s, before = played("radar", {"explorer": "g2", "area": ["biomechanical_glove"]}, missions=mission)
    assert s.codes() == ["task:mh3.1", "task:none"], "one of two wits symbols is ignored, the card shows the other"
    s, before = played("trap_disarmer", {"explorer": "g2", "area": ["biomechanical_glove"]}, missions=mission)
    assert kind(s) == "turn"


@pytest.mark.component("hot_air_balloon")
@pytest.mark.rule("RW-22.7", "RW-16.6")
def test_private_goal() -> None:
    goals = {"goals": ["g10", "g11", "g12"], "goal_deck": ["g01", "g02", "g03"]}
    s, _ = played("hot_air_balloon", {"rooms_dug": 3}, **goals)
    assert s.codes() == ["private_goal:g02", "private_goal:g01"]
    assert [o.at for o in s.decision().options] == ["goals_shown.g02", "goals_shown.g01"]
    assert seen(s, 1)["goals_shown"] == {"count": 2, "cards": None}
    assert set(seen(s, 0)["goals_shown"]["cards"]) == {"g01", "g02"}
    do(s, "private_goal:g01")
    assert me(s)["private_goals"] == ["g01"]
    assert me(s)["goals_put_aside"] == ["g02"]
    assert seen(s, 1)["sides"][0]["goals_put_aside"] == 1, "the other goal is not shown"
    before = tally(s)
    do(s, "goal:g01")
    assert change(before, s) == {"advanced": 1, "vp": 4}
    assert refusal(s, "goal:g01") == ("RW-16.2", "goal_twice")


@pytest.mark.component("hammer", "mechanical_cow")
@pytest.mark.rule("RW-22.8")
@pytest.mark.parametrize("card", ["hammer", "mechanical_cow"])
def test_a_card_with_a_discount(card: str) -> None:
    s, before = played(card, {"hand": ["biomechanical_glove", "wooden_tortoise"], "wood": 1, "metal": 2})
    assert s.codes() == ["play:biomechanical_glove", "play:none"], "3 wood less 1 is still too much"
    do(s, "play:biomechanical_glove")
    assert s.codes() == ["discount:wood=1,metal=1", "discount:metal=2"]
    do(s, "discount:metal=2")
    assert change(before, s) == {"metal": -2, "basic": -1}


@pytest.mark.component("thread_rope", "wind_up_frog")
def test_steps_of_the_explorer() -> None:
    doors = {"d01": "open", "d03": "open"}
    s, _ = played("thread_rope", doors=doors)
    assert s.codes() == ["walk:g1", "walk:done"]
    do(s, "walk:g1")
    assert s.codes() == ["walk:yard", "walk:g2", "walk:f1", "walk:done"], "with two players d06 is open"
    do(s, "walk:g2")
    assert me(s)["explorer"] == "g2"
    assert kind(s) == "turn", "two steps"
    s, _ = played("wind_up_frog", doors=doors)
    do(s, "walk:g1")
    assert kind(s) == "explore"
    do(s, "walk:g2")
    assert kind(s) == "turn"
    s, _ = played("wind_up_frog", doors=doors)
    do(s, "walk:none")
    assert kind(s) == "explore"


@pytest.mark.component("camp_tent")
@pytest.mark.rule("RW-22.10", "RW-7.11")
def test_a_tent_in_a_reachable_room() -> None:
    doors = {"d01": "open", "d03": "open"}
    s, _ = played("camp_tent", {"tents": ["g1"]}, doors=doors)
    assert s.codes() == ["tent:g2", "tent:f1", "tent:none"], "not where one stands, not in the yard"
    do(s, "tent:g2")
    assert me(s)["tents"] == ["g1", "g2"]
    s, _ = played("camp_tent", {"tents": ["g1", "c1"]}, doors=doors)
    assert s.codes() == ["tent:g1>g2", "tent:g1>f1", "tent:c1>g2", "tent:c1>f1", "tent:none"]
    do(s, "tent:c1>f1")
    assert me(s)["tents"] == ["g1", "f1"]


@pytest.mark.component("land_yacht")
@pytest.mark.rule("RW-22.13", "RW-13.6")
def test_a_brown_cube_leaves_the_game() -> None:
    s, before = played("land_yacht", {"area": ["needle_sword"], "fields": ["ab_annex"]})
    assert "brown:ab_bed_discount" not in s.codes(), "its extra item cannot be paid"
    assert "brown:ab_annex" not in s.codes()
    assert "brown:ab_vp6" not in s.codes(), "grey"
    do(s, "brown:ab_movement")
    assert change(before, s) == {}, "no task was completed"
    assert [f["empty"] for f in me(s)["fields"] if f["id"] == "ab_movement"] == [True]
    s, before = played("land_yacht", {"metal": 1})
    do(s, "brown:ab_room_discount")
    assert change(before, s) == {"metal": -1}
    s, before = played("land_yacht")
    do(s, "brown:none")
    assert change(before, s) == {}


@pytest.mark.component("walnut_canoe")
def test_a_mouse_of_the_farmstead() -> None:
    mice = {"g1": ["h07"], "c2": ["k08"]}
    s, before = played("walnut_canoe", {"explorer": "g1", "tents": ["c2"]}, mice=mice)
    assert s.codes() == ["farm_mouse:g1", "farm_mouse:c2", "farm_mouse:cheese", "farm_mouse:none"]
    do(s, "farm_mouse:g1")
    assert change(before, s) == {"mice": 1, "metal": 3}
    s, before = played("walnut_canoe", {"tents": ["c2"]}, mice=mice)
    do(s, "farm_mouse:cheese")
    assert me(s)["mice"] == ["cheese6"]
    s, _ = played("walnut_canoe", {"explorer": "g1", "beds": 3}, mice=mice)
    assert kind(s) == "turn", "no free chamber"


@pytest.mark.component("roller_skate_cart")
def test_roller_skate_cart() -> None:
    s, before = played("roller_skate_cart", {"rats": {"forest": 1, "farm": 1}})
    do(s, "rats:forest>burrow", "rats:farm>burrow")
    assert change(before, s) == {"basic": 1}
    assert me(s)["rats"]["burrow"] == 2
    assert kind(s) == "turn"


@pytest.mark.parametrize(
    ("card", "good", "bad"),
    [
        pytest.param(
            "mechanical_calculator",
            ["time_machine", "clockwork_beetle"],
            ["thimble_helmet", "well"],
            marks=mark.component("mechanical_calculator"),
        ),
        pytest.param(
            "launch_pad",
            ["time_machine", "parliament_under_the_oak"],
            ["thimble_helmet", "clockwork_beetle"],
            marks=mark.component("launch_pad"),
        ),
        pytest.param(
            "parliament_under_the_oak",
            ["well", "launch_pad"],
            ["thimble_helmet", "clockwork_beetle"],
            marks=mark.component("parliament_under_the_oak"),
        ),
        pytest.param(
            "school",
            ["well", "thimble_helmet"],
            ["time_machine", "parliament_under_the_oak"],
            marks=mark.component("school"),
        ),
        pytest.param(
            "tinkers_guild",
            ["cork_life_vest", "lockpick"],
            ["well", "clockwork_beetle"],
            marks=mark.component("tinkers_guild"),
        ),
    ],
)
@pytest.mark.rule("RW-9.7", "RW-22.15", "RW-9.1")
def test_playing_one_for_nothing(card: str, good: list[str], bad: list[str]) -> None:
    hand = [
        c
        for c in good + bad
        if c not in ("thimble_helmet", "well") or card not in ("tinkers_guild", "parliament_under_the_oak")
    ]
    s, _ = played(card, {"hand": hand, "movement": 0})
    assert kind(s) == "play"
    for wanted in good:
        if wanted in hand:
            assert f"play:{wanted}" in s.codes()
    for wanted in bad:
        if wanted in hand:
            assert refusal(s, f"play:{wanted}") == ("RW-9.1", "other_cards_only")
    do(s, "play:none")
    assert kind(s) == "turn"


@pytest.mark.component("robo_elephant")
@pytest.mark.rule("RW-22.23")
def test_robo_elephant_draws_three_advanced_cards() -> None:
    decks = {"advanced": ["robo_eagle", "supersonic_jet", "secret_service"]}
    side: Side = {"area": ["encyclopedia"]}
    s, before = played(
        "robo_elephant",
        side,
        rows={"advanced": ["laser_cutter", "spring_boots", "telescopic_goggles", "mechanical_arm"]},
        decks=decks,
    )
    assert s.codes() == ["drawn:robo_eagle", "drawn:supersonic_jet", "drawn:secret_service", "drawn:none"]
    assert [o.at for o in s.decision().options] == [
        "drawn.robo_eagle",
        "drawn.supersonic_jet",
        "drawn.secret_service",
        "",
    ]
    assert seen(s, 1)["drawn"] == {"count": 3, "cards": None}
    do(s, "drawn:supersonic_jet")
    assert change(before, s) == {}, "free, never in hand, so encyclopedia gives nothing"
    assert seen(s)["discards"]["advanced"] == ["robo_eagle", "secret_service"]
    assert "supersonic_jet" in [c["id"] for c in me(s)["cards"]]


@pytest.mark.component("academy_of_heroes")
@pytest.mark.rule("RW-13.5")
def test_heroes_academy() -> None:
    s, before = played("academy_of_heroes", {}, {"area": ["hero_wits"]})
    assert "hero:hero_wits" not in s.codes(), "each hero exists once"
    do(s, "hero:hero_intelligence")
    assert change(before, s) == {"vp": 3}, "two of the hero and one of the card"


@pytest.mark.component("automatic_laboratory")
@pytest.mark.rule("RW-22.25", "RW-22.11")
def test_a_tool_of_each_deck() -> None:
    rows: dict[str, Any] = {
        "basic": ["thimble_helmet", "clockwork_beetle", "cork_life_vest", "well"],
        "advanced": ["power_plant", "hydroelectric_dam", "time_machine", "magnetic_railcar"],
    }
    decks = {"advanced": ["foundry", "surface_to_cat_missile", "lockpick", "stun_pistol"]}
    s, before = played("automatic_laboratory", {"area": ["encyclopedia"]}, rows=rows, decks=decks)
    assert s.codes() == ["tool:thimble_helmet", "tool:cork_life_vest"], "the row shows tools: one of them"
    do(s, "tool:cork_life_vest")
    assert set(me(s)["hand"]) == {"cork_life_vest", "surface_to_cat_missile"}, "the first advanced tool turned up"
    assert seen(s)["discards"]["advanced"] == ["foundry"]
    assert change(before, s) == {"basic": 1, "advanced": 1, "movement": 1}, "encyclopedia reacts to the advanced one"


@pytest.mark.component("carpenters_hut")
def test_a_free_bed() -> None:
    s, before = played("carpenters_hut")
    do(s, "beds:1")
    assert change(before, s) == {"beds": 1, "beds_built": 1}
    assert me(s)["rats"]["entrance"] == 3
    s, before = played("carpenters_hut", {"beds": 3})
    assert kind(s) == "turn", "no chamber"


@pytest.mark.component("well")
def test_a_potion_from_a_card() -> None:
    s, before = played("well")
    assert s.codes() == ["potion:metal", "potion:wood"]
    do(s, "potion:metal")
    assert change(before, s) == {"metal": 1}


@pytest.mark.component("tree_house_lookout")
def test_watch_post_pitches_a_tent_and_reveals() -> None:
    s, before = played("tree_house_lookout", {"explorer": "g2"}, missions={"g2": "mh2"})
    assert s.codes() == ["tent:g2", "tent:none"]
    do(s, "tent:g2", "reveal:g2")
    assert change(before, s) == {"wood": 2}
    assert me(s)["tents"] == ["g2"]
    s, _ = played("tree_house_lookout", missions={"g2": "mh2"})
    assert kind(s) == "turn", "no tent in the yard, nothing to reveal"


@pytest.mark.component("dormitory")
def test_dig_and_build_at_your_price() -> None:
    s, before = played("dormitory", {"metal": 2, "wood": 2})
    do(s, "dig:1", "beds:1")
    assert change(before, s) == {"metal": -2, "wood": -2, "rooms_dug": 1, "beds": 1, "beds_built": 1}
    s, before = played("dormitory")
    assert kind(s) == "turn", "nothing to pay with"


def test_a_declined_permission_is_gone() -> None:
    s = ready("thimble_helmet")
    do(s, "play:none")
    assert refusal(s, "play:thimble_helmet") == ("RW-9.1", "no_permission")
