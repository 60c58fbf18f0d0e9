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
        pytest.param("p008", {}, {"movement": 1}, marks=mark.component("p008")),
        pytest.param("p080", {}, {"wood": 2}, marks=mark.component("p080")),
        pytest.param("p082", {}, {"metal": 1, "vp": 1}, marks=mark.component("p082")),
        pytest.param("p096", {}, {"basic": 1}, marks=mark.component("p096")),
        pytest.param("p102", {"electricity": "weak"}, {"vp": 2}, marks=mark.component("p102")),
        pytest.param("p102", {}, {}),
        pytest.param("p109", {}, {"movement": 1, "wood": 1}, marks=mark.component("p109")),
        pytest.param("p111", {"electricity": "strong"}, {"wood": 1, "metal": 1}, marks=mark.component("p111")),
        pytest.param("p111", {}, {}),
        pytest.param("p128", {}, {"versatility": 1}, marks=mark.component("p128")),
        pytest.param("p139", {}, {"metal": 1}, marks=mark.component("p139")),
        pytest.param("p151", {}, {"wood": 1}, marks=mark.component("p151")),
        pytest.param("p170", {}, {"vp": 1}, marks=mark.component("p170")),
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


@pytest.mark.component("p029")
@pytest.mark.rule("RW-3.11", "RW-10.2")
def test_solar_glider_explores_in_the_preparation() -> None:
    s, _ = played("p029")
    do(s, "open:d01")
    assert me(s)["doors"]
    s = last_turn({"area": ["p029"]})
    finish_round(s)
    assert s.to_act == (0,)
    assert kind(s) == "explore"
    assert refusal(s, "deploy:forest") == ("RW-3.11", "inside_action"), "no quick actions now"
    do(s, "explore:done")
    assert kind(s) == "turn"


@pytest.mark.component("p152")
def test_an_income_that_may_be_declined() -> None:
    s, before = played("p152", {"wood": 1})
    do(s, "exchange:wood")
    assert change(before, s) == {"wood": -1, "vp": 2}
    s = last_turn({"area": ["p152"], "wood": 1})
    before = tally(s)
    finish_round(s)
    do(s, "exchange:none")
    assert change(before, s) == {}
    s = last_turn({"area": ["p152"], "wood": 0})
    finish_round(s)
    assert kind(s) == "turn", "nothing to pay with"


# --- whenever -----------------------------------------------------------------------------------------------
PLAYING = {"p004": "p151", "p045": "p035", "p100": "p089", "p157": "p089"}


@pytest.mark.parametrize(
    ("card", "extra"),
    [
        pytest.param("p004", {"metal": 1}, marks=mark.component("p004")),
        pytest.param("p045", {"vp": 1}, marks=mark.component("p045")),
        pytest.param("p100", {"movement": 1, "vp": 1}, marks=mark.component("p100")),
        pytest.param("p157", {"wood": 1}, marks=mark.component("p157")),
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
    other = "p034" if card != "p045" else "p088"
    plain, before = played(other)
    without = change(before, plain)
    s, before = played(other, {"area": [card]})
    assert change(before, s) == without, "another kind"
    s, before = played(card)
    assert change(before, s) == {}, "never for itself (RW-9.9)"


@pytest.mark.component("p017")
@pytest.mark.rule("RW-22.12")
def test_energy_symbols_one_by_one() -> None:
    s, before = played("p010", {"area": ["p017"]})
    assert change(before, s) == {"electricity": 1, "metal": 1 + 2, "vp": 4}
    s, before = played("p034", {"area": ["p017"]})
    assert change(before, s) == {"wood": 1, "metal": 1}


@pytest.mark.component("p053")
@pytest.mark.rule("RW-22.12", "RW-13.4")
def test_intelligence_symbols_give_exploration_points() -> None:
    s, _ = played("p149", {"area": ["p053"]})  # two symbols
    do(s, "explore:done")
    assert kind(s) == "explore", "one point per symbol"
    do(s, "explore:done")
    assert kind(s) == "turn"
    s, _ = played("p119", {"area": ["p053"]})
    do(s, "hero:hero_intelligence")
    assert kind(s) == "explore", "the hero's symbols"
    do(s, "explore:done", "explore:done")
    assert kind(s) == "explore", "and the card's own"


@pytest.mark.component("p078")
@pytest.mark.rule("RW-22.12", "RW-9.6")
def test_strength_symbols_let_you_play_a_card() -> None:
    side: Side = {"area": ["p078"], "hand": ["p034", "p086", "p089"], "wood": 2}
    s, _ = played("p033", side)
    assert s.codes() == ["play:p034", "play:p089", "play:none"], "p086 shows strength; 3 wood less 1 can be paid"
    do(s, "play:p089")
    assert me(s)["wood"] == 0
    assert kind(s) == "turn"


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        pytest.param("p043", {"wood": 2}, marks=mark.component("p043")),
        pytest.param("p129", {"metal": 2, "vp": 2}, marks=mark.component("p129")),
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
        pytest.param("p092", {"wood": 2}, marks=mark.component("p092")),
        pytest.param("p113", {"vp": 4}, marks=mark.component("p113")),
        pytest.param("p146", {"basic": 2}, marks=mark.component("p146")),
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
        pytest.param("p039", {"vp": 2}, marks=mark.component("p039")),
        pytest.param("p168", {"movement": 1, "wood": 1}, marks=mark.component("p168")),
    ],
)
def test_whenever_you_complete_a_task(card: str, gained: dict[str, int]) -> None:
    mission = {"g2": {"card": "mh2", "open": True, "cubes": [1, None, None]}}
    other = {"fields": ["ab_annex"]}
    s = at("s2a", {"area": [card], "metal": 2, "explorer": "g2"}, other, bonus=True, missions=mission)
    before = tally(s)
    do(s, "bonus", "task:mh2.2", "cube:ab_vp3")
    assert change(before, s) == {"metal": -2, "electricity": 1, "cubes_on_missions": 1, **gained}


@pytest.mark.component("p006")
@pytest.mark.rule("RW-17.6")
def test_whenever_you_gain_a_mouse() -> None:
    s = at("s4a", {"area": ["p006"]}, bonus=True, round_mouse="h08")
    before = tally(s)
    do(s, "bonus", "bonus:mouse", "round_mouse:h08")
    assert change(before, s) == {"mice": 1, "versatility": 2}


@pytest.mark.component("p031")
@pytest.mark.rule("RW-7.7")
def test_whenever_you_reveal_a_mission() -> None:
    s = at("s6a", {"area": ["p031"], "explorer": "g2", "rats": {"farm": 1}}, main=True, missions={"g2": "mh2"})
    before = tally(s)
    do(s, "main", "reveal:g2")
    assert change(before, s) == {"wood": 2, "metal": 1, "vp": 1}


@pytest.mark.component("p145")
def test_whenever_you_open_a_door() -> None:
    s = at("s6a", {"area": ["p145"], "rats": {"farm": 1}}, main=True, doors={"d01": "door_wood"})
    before = tally(s)
    do(s, "main", "open:d01")
    assert change(before, s) == {"wood": 1, "vp": 1, "doors": 1}


@pytest.mark.component("p026")
@pytest.mark.rule("RW-19.3", "RW-5.3")
def test_whenever_you_explore() -> None:
    s = at("s6a", {"area": ["p026"], "rats": {"farm": 1}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {}, "it reacts when the action is over"
    do(s, "explore:done")
    assert change(before, s) == {"movement": 1}
    s = at("s6a", {"area": ["p026"]}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {}, "power 0: not performed"
    s = table({"area": ["p026", "p002"]})
    before = tally(s)
    do(s, "use:p002", "explore:done")
    assert change(before, s) == {}, "points of a card are no main action"


@pytest.mark.component("p051")
@pytest.mark.rule("RW-22.11", "RW-10.9")
def test_advanced_cards_one_by_one() -> None:
    s = at("s5a", {"area": ["p051"], "rats": {"farm": 2}, "beds": 0}, main=True)
    before = tally(s)
    do(s, "main", "develop:advanced")
    assert change(before, s) == {"advanced": 1, "movement": 1}
    s, before = played("p056", {"area": ["p051", "p035"]})
    assert change(before, s) == {"advanced": 3, "movement": 3}


@pytest.mark.component("p110", "p112", "p150")
@pytest.mark.rule("RW-22.30", "RW-10.9", "RW-10.10")
def test_any_gain_brings_one_more() -> None:
    s = at("s1b", {"area": ["p110"], "rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {"wood": 3, "vp": 1}, "two at once are one gain"
    s = at("s3b", {"area": ["p112"], "rats": {"burrow": 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {"metal": 3, "vp": 1}
    s = at("s1b", {"area": ["p110", "p150"], "rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main")
    assert change(before, s) == {"wood": 3, "vp": 2}, "the point of p110 is a gain for p150, its own is none"
    s, before = played("p035", {"area": ["p150"]})
    assert change(before, s) == {"vp": 3}


@pytest.mark.component("p130")
@pytest.mark.rule("RW-22.30", "RW-10.9")
def test_versatility_tokens_one_by_one() -> None:
    mission = {"c1": {"card": "mc3", "open": True}}
    side: Side = {"area": ["p130", "p155", "p150"], "explorer": "c1", "wood": 2}
    s = at("s2a", side, bonus=True, missions=mission)
    before = tally(s)
    do(s, "bonus", "task:mc3.2", "cube:ab_vp3", "items:wood=2")
    got = change(before, s)
    assert got["versatility"] == 2
    assert got["vp"] == 2 + 2 + 1 + 1, "two gains of 1 by p130, each with p150's; the reward's point with p150's"


@pytest.mark.component("p131")
@pytest.mark.rule("RW-22.22", "RW-16.1")
def test_a_free_card_with_each_goal() -> None:
    side: Side = {"area": ["p131"], "rooms_dug": 3, "hand": ["p027"]}
    s = table(side, goals=["g01"])
    do(s, "goal:g01")
    assert kind(s) == "play"
    do(s, "play:p027")
    assert "p027" in [c["id"] for c in me(s)["cards"]]


# --- always -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "cheap", "dear"),
    [
        pytest.param("p030", ["p034", "p089", "p151"], [], marks=mark.component("p030")),
        pytest.param("p104", ["p089"], ["p034", "p151"], marks=mark.component("p104")),
        pytest.param("p147", ["p034"], ["p089", "p151"], marks=mark.component("p147")),
        pytest.param("p164", ["p151"], ["p034", "p089"], marks=mark.component("p164")),
    ],
)
@pytest.mark.rule("RW-22.6", "RW-9.6")
def test_discounts(card: str, cheap: list[str], dear: list[str]) -> None:
    for wanted in cheap + dear:
        s = ready(wanted, {"area": [card]})
        full = me(s)["wood"] + me(s)["metal"]
        do(s, f"play:{wanted}")
        gained = {"p034": 2, "p151": 1}.get(wanted, 0)
        left = me(s)["wood"] + me(s)["metal"] - gained
        assert left == (1 if wanted in cheap else 0), f"{wanted} costs {full}"


@pytest.mark.rule("RW-9.6")
def test_discounts_add_up_and_stop_at_nothing() -> None:
    s = ready("p151", {"area": ["p030", "p164", "h05"]})
    do(s, "play:p151")
    assert me(s)["wood"] == 2, "nothing paid of 1 wood, and 1 as income"
    s = ready("p034", {"area": ["p030"], "hand": ["p068"], "wood": 1})
    do(s, "play:p068")
    assert s.codes() == ["discount:wood=1", "discount:metal=1"]


@pytest.mark.component("p049")
def test_pulley_takes_one_metal_off_the_whole_action() -> None:
    s = at("s2b", {"area": ["p049"], "metal": 3, "rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main", "dig:2")
    assert change(before, s) == {"metal": -3, "rooms_dug": 2}
    s, before = played("p171", {"area": ["p049"], "metal": 1})
    assert kind(s) == "turn", "other digging is not touched"


@pytest.mark.component("p073")
@pytest.mark.rule("RW-22.16", "RW-9.4")
def test_one_more_chamber() -> None:
    s = table({"area": ["p073"], "beds": 3})
    assert me(s)["free_chambers"] == 1
    assert me(s)["rooms_dug"] == 0
    s = at("s4a", {"area": ["p073"], "beds": 3, "wood": 2, "rats": {"burrow": 2}}, main=True)
    do(s, "main")
    assert s.codes() == ["beds:1", "beds:none"]


@pytest.mark.component("p095")
@pytest.mark.rule("RW-18.5")
def test_protection_from_aggressive_effects() -> None:
    victims: list[Side] = [{"area": ["p095"], "beds": 2}, {"beds": 2}]
    s, _ = played("p064", {}, *victims)
    assert me(s, 1)["vp"] == 10
    assert me(s, 2)["vp"] == 8


@pytest.mark.parametrize(
    ("card", "space", "what"),
    [
        pytest.param("p103", "gather_metal", "metal", marks=mark.component("p103")),
        pytest.param("p163", "gather_wood", "wood", marks=mark.component("p163")),
    ],
)
@pytest.mark.rule("RW-10.11")
def test_gathering_one_more(card: str, space: str, what: str) -> None:
    area = "forest" if what == "wood" else "burrow"
    react = "p110" if what == "wood" else "p112"
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


@pytest.mark.component("p125")
@pytest.mark.rule("RW-22.21", "RW-9.5")
def test_ignoring_a_skill_symbol() -> None:
    hand: dict[str, Any] = {"hand": ["p009", "p017"], "versatility": 1, "wood": 2, "metal": 5}
    s = at("s1a", {"area": ["p125"], **hand}, bonus=True)
    do(s, "bonus")
    assert s.codes() == ["play:p009", "play:none"], (
        "one of two intelligence symbols is there, one ignored; energy never"
    )
    do(s, "play:p009")
    assert me(s)["versatility"] == 1, "ignored before tokens are paid"
