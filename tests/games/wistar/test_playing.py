"""Playing projects, effect types, electricity and the order of effects (RW-9, RW-10, RW-11, RW-19)."""

from __future__ import annotations

import pytest

from tests.games.wistar.scene import GAME, Side, at, change, do, kind, me, played, ready, refusal, seen, table, tally


@pytest.mark.rule("RW-9.1")
def test_one_permission_one_card() -> None:
    s = at("s1a", {"hand": ["thimble_helmet", "cork_life_vest"]}, bonus=True)
    assert refusal(s, "play:thimble_helmet") == ("RW-9.1", "no_permission")
    do(s, "bonus", "play:thimble_helmet")
    assert refusal(s, "play:cork_life_vest") == ("RW-9.1", "no_permission")
    assert refusal(s, "play:thimble_helmet") == ("RW-9.12", "in_area")
    assert refusal(s, "play:wooden_tortoise") == ("RW-9.2", "not_in_hand")


@pytest.mark.rule("RW-9.2", "RW-9.3")
@pytest.mark.parametrize(
    ("card", "side", "missing"),
    [
        ("biomechanical_glove", {"wood": 0, "metal": 0}, {"wood": 1, "metal": 2}),
        ("jet_pack", {"metal": 2, "movement": 0, "electricity": "weak"}, {"movement": 1}),
        ("assembly_hall", {"wood": 3, "metal": 1}, {"samohyb": 1}),
        ("parliament_under_the_oak", {"wood": 3, "metal": 1, "area": ["well"]}, {"building": 1}),
        ("tinkers_guild", {"wood": 3, "area": ["wooden_tortoise"]}, {"tool": 1}),
        ("spring_boots", {"wood": 1, "metal": 2}, {"skill": 1}),
        ("battery_backpack", {"metal": 2, "versatility": 9}, {"energy": 1}),
        ("plasma_torch", {"metal": 3}, {"weak": 1}),
        ("supersonic_jet", {"metal": 3, "electricity": "weak"}, {"strong": 1}),
        ("mouse_travel_agency", {"wood": 3}, {"mice": 1}),
        ("underground_station", {"wood": 2, "metal": 2, "rooms_dug": 1}, {"rooms": 2}),
    ],
)
def test_what_is_missing(card: str, side: Side, missing: dict[str, int]) -> None:
    s = at("s1a", {**side, "hand": [card]}, bonus=True)
    do(s, "bonus")
    assert s.codes() == ["play:none"], "asked all the same: nobody learns what is in the hand"
    against = s.why_not(f"play:{card}")
    assert against is not None
    assert against.reason == f"missing{len(missing)}"
    told = {str(against.data[f"what{i}"])[5:]: against.data[f"n{i}"] for i in range(1, len(missing) + 1)}
    assert told == missing
    assert str(next(iter(missing.values()))) in against.text("cs")
    s = ready(card)
    assert f"play:{card}" in s.codes()


@pytest.mark.rule("RW-9.2")
def test_a_cards_own_symbols_do_not_help_it() -> None:
    s = at("s1a", {"hand": ["spring_boots"], "wood": 1, "metal": 2}, bonus=True)
    do(s, "bonus")
    assert refusal(s, "play:spring_boots") == ("RW-9.3", "missing1"), "it shows two agility symbols itself"


@pytest.mark.rule("RW-9.3", "RW-9.10")
def test_only_wood_metal_and_movement_are_spent() -> None:
    side: Side = {"area": ["pocket_generator", "thread_rope", "h06"], "electricity": "strong", "rooms_dug": 3}
    s, before = played("jet_pack", side)
    assert change(before, s) == {}
    assert me(s)["electricity"] == "strong"
    assert me(s)["symbols"]["energy"] == 2
    assert me(s)["mice"] == ["h06"]


@pytest.mark.rule("RW-9.4")
def test_rooms_are_dug_rooms() -> None:
    side: Side = {
        "wood": 3,
        "metal": 1,
        "fields": ["ab_annex"],
        "area": ["robosnail"],
        "hand": ["mine_shaft"],
        "rooms_dug": 1,
    }
    s = at("s1a", side, bonus=True)
    do(s, "bonus")
    assert refusal(s, "play:mine_shaft") == ("RW-9.3", "missing1")


@pytest.mark.rule("RW-9.5")
def test_versatility_tokens_replace_missing_symbols() -> None:
    side: Side = {"hand": ["armoured_roller_skate"], "metal": 3, "versatility": 3, "area": ["matchstick_spear"]}
    s = at("s1a", side, bonus=True)
    do(s, "bonus", "play:armoured_roller_skate")
    assert me(s)["versatility"] == 2, "strength is there, agility is not: one token, no more"


@pytest.mark.rule("RW-9.6")
def test_discounts_leave_movement_alone() -> None:
    s = at(
        "s1a",
        {"area": ["positronic_screwdriver"], "hand": ["jet_pack"], "metal": 1, "movement": 0, "electricity": "weak"},
        bonus=True,
    )
    do(s, "bonus")
    assert refusal(s, "play:jet_pack") == ("RW-9.3", "missing1")


@pytest.mark.rule("RW-9.6")
def test_discounts_can_take_the_whole_price() -> None:
    """A tool for 2 metal, made cheaper by positronic_screwdriver and h04, is played for nothing from an empty hand."""
    s = at(
        "s1a",
        {"area": ["positronic_screwdriver", "h04"], "hand": ["bottle_cap_shield"], "wood": 0, "metal": 0},
        bonus=True,
    )
    do(s, "bonus")
    assert s.codes() == ["play:bottle_cap_shield", "play:none"]
    before = tally(s)
    do(s, "play:bottle_cap_shield")
    assert change(before, s) == {"basic": -1, "vp": 2}
    s = at(
        "s1a", {"area": ["positronic_screwdriver"], "hand": ["bottle_cap_shield"], "wood": 0, "metal": 0}, bonus=True
    )
    assert "play:bottle_cap_shield" not in do(s, "bonus").codes(), "one discount is not enough"


@pytest.mark.rule("RW-9.7")
def test_free_means_free() -> None:
    side: Side = {
        "private_goals": ["g01"],
        "rooms_dug": 3,
        "area": ["control_room"],
        "hand": ["supersonic_jet"],
        "metal": 0,
    }
    s = table(side)
    before = tally(s)
    do(s, "goal:g01")
    assert "play:supersonic_jet" in s.codes()
    do(s, "play:supersonic_jet")
    assert me(s)["metal"] == 0
    assert change(before, s)["vp"] == 4


@pytest.mark.rule("RW-9.8", "RW-19.2", "RW-19.9")
def test_own_effect_first_then_the_others_in_order() -> None:
    s, _ = played("bottle_cap_shield", {"area": ["whetstone", "battery_backpack"], "hand": []})
    told = [(e.kind, e.data.get("what"), e.data.get("n")) for e in s.events(0) if e.kind in ("plays", "gains")]
    assert told[-3:] == [("plays", None, None), ("gains", "vp", 2), ("gains", "vp", 1)]
    s, _ = played("electric_scooter", {"area": ["battery_backpack", "clockwork_rabbit"]})
    gains = [(e.data["what"], e.data["n"]) for e in s.events(0) if e.kind == "gains"]
    assert gains == [("metal", 1), ("vp", 2), ("movement", 1), ("vp", 1)], (
        "area order: battery_backpack, then clockwork_rabbit"
    )


@pytest.mark.rule("RW-9.11", "RW-9.12")
def test_printed_points() -> None:
    s = table({"area": ["hand_saw", "lockpick", "power_plant"]})
    assert me(s)["score"]["cards"] == -1 + 4 + 5
    assert [c["id"] for c in me(s)["cards"]] == ["hand_saw", "lockpick", "power_plant"]


@pytest.mark.rule("RW-10.4", "RW-19.8")
def test_a_source_that_arrives_in_the_middle_does_not_react() -> None:
    side: Side = {"hand": ["whetstone"], "wood": 1}
    s, _ = played("hammer", side)  # a tool; its effect plays whetstone, which waits for tools
    do(s, "play:whetstone")
    assert me(s)["vp"] == 10, "hammer was played before whetstone was there"
    s = at(
        "s6a", {"rats": {"farm": 2}, "explorer": "g1"}, main=True, mice={"g1": ["h14"]}, doors={"d03": "door_explore"}
    )
    before = tally(s)
    do(s, "main", "open:d03", "mouse:g1")
    assert change(before, s) == {"doors": 1, "mice": 1}, "the doorkeeper came during the door's bonus"
    do(s, "open:d01")
    assert change(before, s)["vp"] == 1, "from now on it reacts"


@pytest.mark.rule("RW-10.7")
def test_paying_is_optional() -> None:
    s = table({"area": ["theatre"], "versatility": 2})
    do(s, "use:theatre")
    assert s.codes() == ["exchange:versatility", "exchange:none"]
    do(s, "exchange:none")
    assert me(s)["versatility"] == 2


@pytest.mark.rule("RW-10.8")
def test_gained_cards_come_from_the_top() -> None:
    rows = {"basic": ["biomechanical_glove", "matchstick_spear", "thimble_helmet", "bottle_cap_shield"]}
    s, _ = played(
        "paper_kite", rows=rows, decks={"basic": ["cork_life_vest", "hand_saw", "thread_rope", "button_wheelbarrow"]}
    )
    assert me(s)["hand"] == ["cork_life_vest", "hand_saw", "thread_rope"]
    assert me(s, 0)["known"] == []


@pytest.mark.rule("RW-11.1", "RW-11.2")
def test_electricity() -> None:
    s = table({"wood": 20, "metal": 0})
    do(s, "buy:electricity")
    assert me(s)["electricity"] == "weak"
    assert me(s)["score"]["current"] == 0
    do(s, "buy:electricity")
    assert me(s)["electricity"] == "strong"
    assert me(s)["score"]["current"] == 2
    s, before = played("pocket_generator", {"electricity": "strong"})
    assert "electricity" not in change(before, s), "more does nothing"
    assert "play:plasma_torch" in ready("plasma_torch", {"electricity": "strong"}).codes(), "strong is good for weak"


@pytest.mark.rule("RW-11.3")
def test_only_advanced_cards_require_electricity() -> None:
    for id in GAME.component_ids():
        facts = GAME.facts(id)
        if facts["sort"] == "project" and facts["needs"].get("electricity"):
            assert facts["deck"] == "advanced"


# --- order of effects ---------------------------------------------------------------------------------------
@pytest.mark.rule("RW-19.1", "RW-19.5")
def test_depth_first_and_left_to_right() -> None:
    """robo_ants: metal, then a point; mine_shaft and games_room answer each gain before the next part."""
    s, _ = played("robo_ants", {"area": ["mine_shaft", "games_room"]})
    gains = [(e.data["what"], e.data["n"]) for e in s.events(0) if e.kind == "gains"]
    assert gains == [("metal", 1), ("metal", 1), ("vp", 1), ("vp", 1), ("vp", 1), ("vp", 1)]


@pytest.mark.rule("RW-19.4")
def test_each_point_is_finished_before_the_next() -> None:
    s = at("s6a", {"rats": {"farm": 2}, "area": ["h14"]}, main=True, doors={"d01": "door_explore"})
    do(s, "main", "open:d01")
    assert me(s)["vp"] == 10, "the door's bonus comes before the doorkeeper's point"
    do(s, "walk:g1")
    assert me(s)["vp"] == 11
    assert kind(s) == "explore", "the second point of the action"


@pytest.mark.rule("RW-19.6", "RW-5.2")
def test_declined_and_impossible_parts() -> None:
    s, before = played("tunnel_boring_car")
    do(s, "dig:none")
    assert change(before, s) == {"vp": 3}
    s, before = played("tunnel_boring_car", {"rooms_dug": 6})
    assert change(before, s) == {"vp": 3}, "nothing left to dig"


@pytest.mark.rule("RW-19.10")
def test_the_longest_chains_end() -> None:
    """Everything that reacts to everything at once: still the turn comes back."""
    area = [
        "electric_sawmill",
        "mine_shaft",
        "games_room",
        "training_ground",
        "rope_bridge",
        "button_wheelbarrow",
        "mechanical_goat",
        "hospital",
        "seismic_station",
        "fire_station",
        "needle_sword",
        "ultrasonic_whistle",
        "biomechanical_glove",
    ]
    s = at("s1b", {"area": area, "rats": {"forest": 2}}, main=True)
    do(s, "main")
    assert kind(s) == "turn"


@pytest.mark.rule("RW-10.9")
def test_nothing_gained_is_no_gain() -> None:
    s, before = played("wooden_porcupine", {"area": ["games_room"]})
    assert change(before, s) == {}, "0 points are no gain"
    assert seen(s)["sides"][0]["vp"] == 10


@pytest.mark.rule("RW-9.3", "RW-9.12")
def test_every_card_can_be_played_for_exactly_its_price() -> None:
    cards = [id for id in GAME.component_ids() if GAME.facts(id)["sort"] == "project"]
    assert len(cards) == 180
    for card in cards:
        s = ready(card)
        assert f"play:{card}" in s.codes(), card
        do(s, f"play:{card}")
        while kind(s) != "turn":
            s.choose(0)
        assert card in [c["id"] for c in me(s)["cards"]]
        assert refusal(s, f"play:{card}") == ("RW-9.12", "in_area")
        poor = at("s1a", {"hand": [card], "wood": 0, "metal": 0, "movement": 0}, bonus=True)
        do(poor, "bonus")
        assert refusal(poor, f"play:{card}")[1].startswith("missing"), card
