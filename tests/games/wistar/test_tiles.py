"""Mice, cheese, heroes and skill tokens (RW-13, RW-17)."""

from __future__ import annotations

import pytest

from tests.games.wistar.scene import (
    GAME,
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

mark = pytest.mark


@pytest.mark.parametrize(
    ("mouse", "gained", "vp"),
    [
        pytest.param("h01", {"advanced": 1}, 3, marks=mark.component("h01")),
        pytest.param("h06", {"wood": 3}, 1, marks=mark.component("h06")),
        pytest.param("h07", {"metal": 3}, 1, marks=mark.component("h07")),
        pytest.param("h08", {"versatility": 1}, 2, marks=mark.component("h08")),
        pytest.param("h09", {"basic": 2}, 2, marks=mark.component("h09")),
        pytest.param("h13", {"movement": 2}, 2, marks=mark.component("h13")),
        pytest.param("k01", {"electricity": 1}, 2, marks=mark.component("k01")),
        pytest.param("k07", {"versatility": 2}, 2, marks=mark.component("k07")),
        pytest.param("k08", {"vp": 3}, 3, marks=mark.component("k08")),
    ],
)
@pytest.mark.rule("RW-17.1", "RW-8.5")
def test_instant_mice(mouse: str, gained: dict[str, int], vp: int) -> None:
    s = at("s4a", {}, bonus=True, round_mouse=mouse)
    before = tally(s)
    do(s, "bonus", f"round_mouse:{mouse}")
    assert change(before, s) == {"mice": 1, **gained}
    assert me(s)["score"]["mice"] == vp
    assert GAME.facts(mouse)["vp"] == vp
    s = last_turn({"area": [mouse]})
    before = tally(s)
    finish_round(s)
    assert change(before, s) == {}, "once only"


@pytest.mark.parametrize(
    ("mouse", "gained", "vp"),
    [
        pytest.param("h02", {"vp": 1}, 0, marks=mark.component("h02")),
        pytest.param("h10", {"wood": 1}, 0, marks=mark.component("h10")),
        pytest.param("h11", {"metal": 1}, 0, marks=mark.component("h11")),
        pytest.param("h12", {"movement": 1}, 1, marks=mark.component("h12")),
        pytest.param("k03", {"basic": 1}, 1, marks=mark.component("k03")),
    ],
)
@pytest.mark.rule("RW-10.2", "RW-3.7", "RW-17.1")
def test_mice_with_an_income(mouse: str, gained: dict[str, int], vp: int) -> None:
    s = at("s4a", {}, bonus=True, round_mouse=mouse)
    before = tally(s)
    do(s, "bonus", f"round_mouse:{mouse}")
    assert change(before, s) == {"mice": 1, **gained}
    assert me(s)["score"]["mice"] == vp
    s = last_turn({"area": [mouse]})
    before = tally(s)
    finish_round(s)
    assert change(before, s) == gained


@pytest.mark.component("k04")
def test_scout_mouse() -> None:
    s = at("s4a", {}, bonus=True, round_mouse="k04")
    do(s, "bonus", "round_mouse:k04")
    assert kind(s) == "explore"
    do(s, "open:d01")
    s = last_turn({"area": ["k04"]})
    finish_round(s)
    assert kind(s) == "explore"


@pytest.mark.component("k02")
def test_apprentice_alchemist() -> None:
    s = at("s4a", {}, bonus=True, round_mouse="k02")
    before = tally(s)
    do(s, "bonus", "round_mouse:k02", "potion:wood")
    assert change(before, s) == {"mice": 1, "wood": 1}


@pytest.mark.component("k10")
@pytest.mark.rule("RW-5.12")
def test_foreman_mouse() -> None:
    s = at("s4a", {"rats": {"burrow": 2}}, bonus=True, round_mouse="k10")
    before = tally(s)
    do(s, "bonus", "bonus:mouse", "round_mouse:k10", "action:gather_metal")
    assert change(before, s) == {"mice": 1, "metal": 2}


@pytest.mark.component("h03", "h04", "h05")
@pytest.mark.rule("RW-22.6")
@pytest.mark.parametrize(
    ("mouse", "cheap", "dear"),
    [
        ("h03", "wooden_tortoise", "bottle_cap_shield"),
        ("h04", "bottle_cap_shield", "mushroom_farm"),
        ("h05", "mushroom_farm", "wooden_tortoise"),
    ],
)
def test_mice_that_make_cards_cheaper(mouse: str, cheap: str, dear: str) -> None:
    s, before = played(cheap, {"area": [mouse]})
    plain, plain_before = played(cheap)
    assert change(before, s).get("wood", 0) + change(before, s).get("metal", 0) == 1 + sum(
        [change(plain_before, plain).get(what, 0) for what in ("wood", "metal")]
    )
    s, before = played(dear, {"area": [mouse]})
    plain, plain_before = played(dear)
    assert change(before, s) == change(plain_before, plain)


@pytest.mark.component("h14")
def test_doorkeeper_mouse() -> None:
    s = at("s6a", {"area": ["h14"], "rats": {"farm": 1}}, main=True, doors={"d01": "door_wood"})
    before = tally(s)
    do(s, "main", "open:d01")
    assert change(before, s) == {"doors": 1, "wood": 1, "vp": 1}


@pytest.mark.component("h15")
def test_adventurer_mouse() -> None:
    mission = {"f1": {"card": "mh4", "open": True}}
    s = at("s2a", {"area": ["h15"], "explorer": "f1", "wood": 2}, bonus=True, missions=mission)
    before = tally(s)
    do(s, "bonus", "task:mh4.1", "cube:ab_vp3")
    assert change(before, s)["vp"] == 2, "the reward comes first"
    do(s, "explore:none")
    assert change(before, s)["vp"] == 3


@pytest.mark.component("k05", "k06", "k09")
def test_digger_upholsterer_champion() -> None:
    s = at("s2b", {"area": ["k05"], "metal": 4, "rats": {"forest": 2}}, main=True)
    before = tally(s)
    do(s, "main", "dig:2")
    assert change(before, s) == {"metal": -4, "rooms_dug": 2, "vp": 2}
    s = at("s4a", {"area": ["k06"], "wood": 4, "rats": {"burrow": 2}}, main=True)
    before = tally(s)
    do(s, "main", "beds:2")
    assert change(before, s)["vp"] == 2
    s = table({"area": ["k09"], "rooms_dug": 3}, goals=["g01"])
    before = tally(s)
    do(s, "goal:g01")
    assert change(before, s) == {"advanced": 1, "vp": 4 + 2}


@pytest.mark.component("cheese6", "cheese3")
@pytest.mark.rule("RW-7.9", "RW-1.6")
def test_cheese() -> None:
    side: Side = {"explorer": "c2", "rats": {"farm": 2}}
    s = at("s6a", side, {}, {}, main=True, mice={"c2": [None]})
    assert seen(s)["rooms"][7]["cheese"] == ["cheese6", "cheese3"]
    before = tally(s)
    do(s, "main", "mouse:cheese")
    assert change(before, s) == {"mice": 1}
    assert me(s)["score"]["mice"] == 6
    assert "mouse:cheese" not in s.codes(), "nobody has two"
    s = at("s6a", side, {"area": ["cheese6"]}, {}, main=True, mice={"c2": [None]})
    do(s, "main", "mouse:cheese")
    assert me(s)["mice"] == ["cheese3"]
    assert me(s)["score"]["mice"] == 3
    s = at("s6a", side, {"area": ["cheese6"]}, main=True, mice={"c2": [None]})
    do(s, "main")
    assert "mouse:cheese" not in s.codes(), "with two players there is one"


@pytest.mark.rule("RW-17.2", "RW-5.6")
def test_chambers() -> None:
    assert me(table())["free_chambers"] == 3
    side: Side = {"rooms_dug": 2, "fields": ["ab_annex"], "area": ["robosnail", "h06", "k08"], "beds": 1}
    assert me(table(side))["free_chambers"] == 3 + 2 + 1 + 1 - 3
    s = at("s4a", {"beds": 3}, bonus=True, round_mouse="h06")
    do(s, "bonus")
    assert kind(s) == "turn", "no chamber, no mouse"
    assert seen(s)["round_mouse"] == "h06"


@pytest.mark.rule("RW-17.7")
def test_chambers_are_alike() -> None:
    """No question asks for a chamber: the tile is simply put away."""
    s = at("s4a", {}, bonus=True, round_mouse="h06")
    do(s, "bonus", "round_mouse:h06")
    assert kind(s) == "turn"
    assert me(s)["free_chambers"] == 2


# --- heroes and skill tokens --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("skill", "card"),
    [
        pytest.param("strength", "energy_blade", marks=mark.component("hero_strength", "token_strength")),
        pytest.param("wits", "telescopic_goggles", marks=mark.component("hero_wits", "token_wits")),
        pytest.param("endurance", "bottle_cap_shield", marks=mark.component("hero_endurance", "token_endurance")),
        pytest.param("agility", "spring_boots", marks=mark.component("hero_agility", "token_agility")),
        pytest.param("intelligence", "study", marks=mark.component("hero_intelligence", "token_intelligence")),
    ],
)
@pytest.mark.rule("RW-13.2", "RW-13.5", "RW-13.1", "RW-13.6")
def test_heroes_and_tokens(skill: str, card: str) -> None:
    mission = {"c1": {"card": "mc2", "open": True}}
    side: Side = {"area": [card], "explorer": "c1", "wood": 1, "versatility": 2}
    s = at("s2a", side, bonus=True, missions=mission)
    do(s, "bonus", "task:mc2.1", "cube:ab_hero")
    assert len(s.codes()) == 5
    before = tally(s)
    do(s, f"hero:hero_{skill}")
    assert change(before, s)["vp"] == 2 + 2 + 4, "two of the card, two of the hero, then the reward"
    assert me(s)["symbols"][skill] == 4
    assert f"hero_{skill}" not in seen(s)["heroes"]
    s = at("s2a", side, bonus=True, missions=mission)
    do(s, "bonus", "task:mc2.1", "cube:ab_skill_token", f"token:token_{skill}")
    assert me(s)["symbols"][skill] == 3
    assert f"token_{skill}" not in seen(s)["tokens"]


@pytest.mark.rule("RW-13.5")
def test_no_hero_left() -> None:
    everyone = [f"hero_{skill}" for skill in ("strength", "wits", "endurance", "agility", "intelligence")]
    s, before = played("academy_of_heroes", {}, {"area": everyone})
    assert change(before, s) == {}
    assert kind(s) == "turn"


@pytest.mark.rule("RW-13.4")
def test_a_hero_is_no_project() -> None:
    s, _ = played(
        "academy_of_heroes", {"area": ["whetstone", "clockwork_rabbit", "mechanical_arm", "battery_backpack"]}
    )
    before = tally(s)
    do(s, "hero:hero_strength")
    assert change(before, s) == {"vp": 4, "metal": 1}, (
        "mechanical_arm reacts to the building academy_of_heroes, nothing to the hero"
    )
    assert refusal(s, "use:hero_strength") == ("RW-10.3", "not_once")
