"""Projects that score at the end, and projects that harm others."""

from __future__ import annotations

import pytest

from tests.games.wistar.scene import Side, do, kind, me, played, refusal, table, tally

mark = pytest.mark
MISSION = {"c1": {"card": "mc1", "open": True, "cubes": [0, 0, 1]}}
CUBES: Side = {"fields": ["ab_annex", "ab_vp3", "ab_vp6"]}


# --- final scoring ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "side", "points"),
    [
        pytest.param("nano_weave_vest", {"area": ["bottle_cap_shield"]}, 4, marks=mark.component("nano_weave_vest")),
        pytest.param("robo_spider", {"doors": ["door_vp", "door_wood"]}, 4, marks=mark.component("robo_spider")),
        pytest.param(
            "wooden_crab", {"area": ["wooden_tortoise", "thimble_helmet"]}, 2, marks=mark.component("wooden_crab")
        ),
        pytest.param(
            "mechanical_magpie",
            {"area": ["thimble_helmet", "bottle_cap_shield", "lockpick", "cork_life_vest"]},
            2,
            marks=mark.component("mechanical_magpie"),
        ),
        pytest.param(
            "robotics_institute",
            {"area": ["wooden_tortoise", "thimble_helmet"]},
            2,
            marks=mark.component("robotics_institute"),
        ),
        pytest.param("excavation_headquarters", {"rooms_dug": 4}, 4, marks=mark.component("excavation_headquarters")),
        pytest.param(
            "patent_office", {"area": ["lockpick", "thimble_helmet"]}, 2, marks=mark.component("patent_office")
        ),
        pytest.param("cheese_vault", {"area": ["k03", "cheese6", "h02"]}, 6, marks=mark.component("cheese_vault")),
        pytest.param("heroes_monument", {}, 2, marks=mark.component("heroes_monument")),
        pytest.param(
            "weather_station", {"area": ["mushroom_farm", "bakery", "h02"]}, 4, marks=mark.component("weather_station")
        ),
        pytest.param(
            "warehouse_district",
            {"area": ["thimble_helmet", "bottle_cap_shield", "stink_bomb", "post_office"]},
            2,
            marks=mark.component("warehouse_district"),
        ),
        pytest.param(
            "switchboard", {"fields": ["ab_vp6", "ab_hero", "ab_annex"]}, 4, marks=mark.component("switchboard")
        ),
        pytest.param(
            "cartography_institute",
            {"fields": ["ab_vp6", "ab_vp3", "ab_annex"]},
            4,
            marks=mark.component("cartography_institute"),
        ),
        pytest.param("library", {"area": ["notebook"]}, 3, marks=mark.component("library")),
        pytest.param("town_square", {"area": ["well", "thimble_helmet"]}, 2, marks=mark.component("town_square")),
        pytest.param("bathhouse", {"beds": 3, "beds_gone": 1}, 2, marks=mark.component("bathhouse")),
        pytest.param("wood_store", {"wood": 7}, 7, marks=mark.component("wood_store")),
        pytest.param("museum", {"area": ["town_square", "thimble_helmet"]}, 4 + 2, marks=mark.component("museum")),
        pytest.param("mouse_embassy", {"area": ["k03", "cheese6"]}, 2, marks=mark.component("mouse_embassy")),
        pytest.param(
            "gallery_of_doors", {"doors": ["door_vp", "door_wood"]}, 2, marks=mark.component("gallery_of_doors")
        ),
        pytest.param("metal_store", {"metal": 6}, 6, marks=mark.component("metal_store")),
        pytest.param(
            "puppet_workshop",
            {"area": ["post_office", "wooden_bicycle", "thimble_helmet"]},
            2,
            marks=mark.component("puppet_workshop"),
        ),
        pytest.param("town_hall", CUBES, 2, marks=mark.component("town_hall")),
    ],
)
@pytest.mark.rule("RW-10.5", "RW-20.3", "RW-20.7", "RW-22.24")
def test_final_scoring(card: str, side: Side, points: int) -> None:
    area = side.get("area", [])
    other: Side = {"fields": ["ab_annex"], "doors": ["door_metal"], "rooms_dug": 2, "beds": 1}
    goals = [{"id": "g01", "discs": [0, 1]}]
    s = table({"wood": 0, "metal": 0, **side, "area": [*area, card]}, other, missions=MISSION if side is CUBES else {},
              goals=goals)  # fmt: skip
    assert me(s)["score"]["final"] == points
    s, before = played(card)
    assert tally(s)["vp"] == before["vp"], "nothing happens during the game"


# --- aggressive (RW-18) -------------------------------------------------------------------------------------
def more(what: str, n: int) -> Side:
    """A player who has n of what is compared."""
    cards = {
        "samohyb": ["wooden_tortoise", "wind_up_duck", "sardine_tin_sled"],
        "advanced": ["lockpick", "cordless_drill", "experimental_spyglass"],
        "building": ["well", "carpenters_hut", "smithy"],
        "mice": ["h02", "h10", "h11"],
    }
    if what in cards:
        return {"area": cards[what][:n]}
    if what == "hand":
        return {"hand": ["thimble_helmet", "cork_life_vest"][:n], "wood": 0, "metal": 0}
    if what == "doors":
        return {"doors": ["door_vp", "door_wood", "door_metal"][:n]}
    if what == "cubes":
        return {"fields": ["ab_annex", "ab_vp3"][:n]}
    return {what: n}


@pytest.mark.parametrize(
    ("card", "what", "lost"),
    [
        pytest.param("stun_pistol", "cubes", {"vp": 3}, marks=mark.component("stun_pistol")),
        pytest.param("guard_tower", "cubes", {"vp": 2}, marks=mark.component("guard_tower")),
        pytest.param("surface_to_cat_missile", "samohyb", {"vp": 2}, marks=mark.component("surface_to_cat_missile")),
        pytest.param("slingshot", "movement", {"movement": 1}, marks=mark.component("slingshot")),
        pytest.param("camouflage_suit", "versatility", {"versatility": 1}, marks=mark.component("camouflage_suit")),
        pytest.param("stink_bomb", "beds", {"vp": 2}, marks=mark.component("stink_bomb")),
        pytest.param("bell_alarm", "wood", {"wood": 1}, marks=mark.component("bell_alarm")),
        pytest.param("secret_service", "doors", {"vp": 2}, marks=mark.component("secret_service")),
        pytest.param("robo_scorpion", "goals", {"vp": 3}, marks=mark.component("robo_scorpion")),
        pytest.param("court_house", "goals", {"vp": 2}, marks=mark.component("court_house")),
        pytest.param("spy_centre", "advanced", {"vp": 3}, marks=mark.component("spy_centre")),
    ],
)
@pytest.mark.rule("RW-18.1", "RW-18.2", "RW-18.6")
def test_who_has_strictly_more_loses(card: str, what: str, lost: dict[str, int]) -> None:
    mission = {"c1": {"card": "mc1", "open": True, "cubes": [1, None, None]}} if what == "cubes" else {}
    goals = [{"id": "g01", "discs": [1]}] if what == "goals" else []
    mine = {"advanced": 1}.get(what, 0)  # a card counts itself where it is compared
    equal = {} if what in ("cubes", "goals") else more(what, mine)
    more_side = {"movement": 0, "wood": 0, **more(what, mine + 1)} if what != "goals" else {}
    same = {"movement": 0, "wood": 0, **equal}
    if what == "advanced":
        same["area"] = ["stun_pistol"]
    s, _ = played(card, {}, more_side, same, missions=mission, goals=goals)
    victim, spared = me(s, 1), me(s, 2)
    for key, n in lost.items():
        have = 10 if key == "vp" else mine + 1
        assert victim[key] == have - n
    assert spared["vp"] == 10
    assert me(s, 0)["vp"] == 10, "never the one who played it"
    assert kind(s) == "turn"


@pytest.mark.component("throwing_star")
@pytest.mark.rule("RW-22.9", "RW-18.3")
def test_the_victim_picks_the_card() -> None:
    s, _ = played("throwing_star", {"hand": ["bottle_cap_shield"]}, more("hand", 2), {"hand": ["biomechanical_glove"]})
    assert s.to_act == (1,)
    assert s.codes() == ["card:thimble_helmet", "card:cork_life_vest"]
    do(s, "card:cork_life_vest")
    assert me(s, 1)["hand"] == ["thimble_helmet"]
    assert me(s, 2)["hand"] == ["biomechanical_glove"], "as many as the one who played it has left"
    assert s.to_act == (0,)


@pytest.mark.component("barricade")
@pytest.mark.rule("RW-18.2", "RW-18.4")
def test_one_item_of_the_victims_choice() -> None:
    rich = {**more("building", 2), "wood": 1, "metal": 1, "hand": ["thimble_helmet"]}
    poor = {"area": ["smithy", "mushroom_farm"], "wood": 0, "metal": 0}
    s, _ = played("barricade", {}, rich, poor)
    assert s.to_act == (1,)
    assert s.codes() == ["items:wood=1", "items:metal=1", "items:card=1"]
    do(s, "items:card=1")
    assert me(s, 1)["hand"] == []
    assert s.to_act == (0,), "who has nothing suffers nothing"
    s, _ = played("barricade", {}, more("building", 1))
    assert s.to_act == (0,), "the card itself is a building: equal"


@pytest.mark.component("time_machine")
@pytest.mark.rule("RW-22.5", "RW-18.3", "RW-18.4")
def test_a_mouse_or_three_points() -> None:
    s, _ = played("time_machine", {}, more("mice", 2), {"area": ["cheese6"]}, {})
    assert s.to_act == (1,), "in turn order"
    assert s.codes() == ["penalty:mouse", "penalty:vp"]
    do(s, "penalty:mouse")
    assert s.codes() == ["give_mouse:h02", "give_mouse:h10"]
    do(s, "give_mouse:h10")
    assert me(s, 1)["mice"] == ["h02"]
    assert s.to_act == (2,)
    do(s, "penalty:vp")
    assert me(s, 2)["vp"] == 7
    assert me(s, 2)["mice"] == ["cheese6"]
    assert s.to_act == (0,)


@pytest.mark.component("robomole")
@pytest.mark.rule("RW-22.19", "RW-18.4", "RW-5.11")
def test_two_metal_or_three_points() -> None:
    s, _ = played("robomole", {}, {"rooms_dug": 1, "metal": 2}, {"rooms_dug": 1, "metal": 1, "vp": 1})
    assert s.codes() == ["penalty:metal", "penalty:vp"]
    assert refusal(s, "penalty:mouse")[1] == "not_among"
    do(s, "penalty:metal")
    assert me(s, 1)["metal"] == 0
    assert me(s, 2)["vp"] == 0, "one metal is not enough, and the track stops at 0"
    assert me(s, 2)["metal"] == 1
