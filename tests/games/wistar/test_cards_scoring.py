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
        pytest.param("p011", {"area": ["p035"]}, 4, marks=mark.component("p011")),
        pytest.param("p076", {"doors": ["door_vp", "door_wood"]}, 4, marks=mark.component("p076")),
        pytest.param("p098", {"area": ["p089", "p034"]}, 2, marks=mark.component("p098")),
        pytest.param("p099", {"area": ["p034", "p035", "p012", "p037"]}, 2, marks=mark.component("p099")),
        pytest.param("p105", {"area": ["p089", "p034"]}, 2, marks=mark.component("p105")),
        pytest.param("p108", {"rooms_dug": 4}, 4, marks=mark.component("p108")),
        pytest.param("p115", {"area": ["p012", "p034"]}, 2, marks=mark.component("p115")),
        pytest.param("p117", {"area": ["k03", "cheese6", "h02"]}, 6, marks=mark.component("p117")),
        pytest.param("p120", {}, 2, marks=mark.component("p120")),
        pytest.param("p122", {"area": ["p151", "p170", "h02"]}, 4, marks=mark.component("p122")),
        pytest.param("p123", {"area": ["p034", "p035", "p064", "p158"]}, 2, marks=mark.component("p123")),
        pytest.param("p136", {"fields": ["ab_vp6", "ab_hero", "ab_annex"]}, 4, marks=mark.component("p136")),
        pytest.param("p143", {"fields": ["ab_vp6", "ab_vp3", "ab_annex"]}, 4, marks=mark.component("p143")),
        pytest.param("p149", {"area": ["p047"]}, 3, marks=mark.component("p149")),
        pytest.param("p154", {"area": ["p155", "p034"]}, 2, marks=mark.component("p154")),
        pytest.param("p159", {"beds": 3, "beds_gone": 1}, 2, marks=mark.component("p159")),
        pytest.param("p166", {"wood": 7}, 7, marks=mark.component("p166")),
        pytest.param("p169", {"area": ["p154", "p034"]}, 4 + 2, marks=mark.component("p169")),
        pytest.param("p172", {"area": ["k03", "cheese6"]}, 2, marks=mark.component("p172")),
        pytest.param("p173", {"doors": ["door_vp", "door_wood"]}, 2, marks=mark.component("p173")),
        pytest.param("p176", {"metal": 6}, 6, marks=mark.component("p176")),
        pytest.param("p179", {"area": ["p158", "p062", "p034"]}, 2, marks=mark.component("p179")),
        pytest.param("p180", CUBES, 2, marks=mark.component("p180")),
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
        "samohyb": ["p089", "p088", "p054"],
        "advanced": ["p012", "p015", "p016"],
        "building": ["p155", "p138", "p139"],
        "mice": ["h02", "h10", "h11"],
    }
    if what in cards:
        return {"area": cards[what][:n]}
    if what == "hand":
        return {"hand": ["p034", "p037"][:n], "wood": 0, "metal": 0}
    if what == "doors":
        return {"doors": ["door_vp", "door_wood", "door_metal"][:n]}
    if what == "cubes":
        return {"fields": ["ab_annex", "ab_vp3"][:n]}
    return {what: n}


@pytest.mark.parametrize(
    ("card", "what", "lost"),
    [
        pytest.param("p013", "cubes", {"vp": 3}, marks=mark.component("p013")),
        pytest.param("p140", "cubes", {"vp": 2}, marks=mark.component("p140")),
        pytest.param("p021", "samohyb", {"vp": 2}, marks=mark.component("p021")),
        pytest.param("p032", "movement", {"movement": 1}, marks=mark.component("p032")),
        pytest.param("p046", "versatility", {"versatility": 1}, marks=mark.component("p046")),
        pytest.param("p064", "beds", {"vp": 2}, marks=mark.component("p064")),
        pytest.param("p070", "wood", {"wood": 1}, marks=mark.component("p070")),
        pytest.param("p133", "doors", {"vp": 2}, marks=mark.component("p133")),
        pytest.param("p084", "goals", {"vp": 3}, marks=mark.component("p084")),
        pytest.param("p174", "goals", {"vp": 2}, marks=mark.component("p174")),
        pytest.param("p126", "advanced", {"vp": 3}, marks=mark.component("p126")),
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
        same["area"] = ["p013"]
    s, _ = played(card, {}, more_side, same, missions=mission, goals=goals)
    victim, spared = me(s, 1), me(s, 2)
    for key, n in lost.items():
        have = 10 if key == "vp" else mine + 1
        assert victim[key] == have - n
    assert spared["vp"] == 10
    assert me(s, 0)["vp"] == 10, "never the one who played it"
    assert kind(s) == "turn"


@pytest.mark.component("p044")
@pytest.mark.rule("RW-22.9", "RW-18.3")
def test_the_victim_picks_the_card() -> None:
    s, _ = played("p044", {"hand": ["p035"]}, more("hand", 2), {"hand": ["p031"]})
    assert s.to_act == (1,)
    assert s.codes() == ["card:p034", "card:p037"]
    do(s, "card:p037")
    assert me(s, 1)["hand"] == ["p034"]
    assert me(s, 2)["hand"] == ["p031"], "as many as the one who played it has left"
    assert s.to_act == (0,)


@pytest.mark.component("p175")
@pytest.mark.rule("RW-18.2", "RW-18.4")
def test_one_item_of_the_victims_choice() -> None:
    rich = {**more("building", 2), "wood": 1, "metal": 1, "hand": ["p034"]}
    poor = {"area": ["p139", "p151"], "wood": 0, "metal": 0}
    s, _ = played("p175", {}, rich, poor)
    assert s.to_act == (1,)
    assert s.codes() == ["items:wood=1", "items:metal=1", "items:card=1"]
    do(s, "items:card=1")
    assert me(s, 1)["hand"] == []
    assert s.to_act == (0,), "who has nothing suffers nothing"
    s, _ = played("p175", {}, more("building", 1))
    assert s.to_act == (0,), "the card itself is a building: equal"


@pytest.mark.component("p025")
@pytest.mark.rule("RW-22.5", "RW-18.3", "RW-18.4")
def test_a_mouse_or_three_points() -> None:
    s, _ = played("p025", {}, more("mice", 2), {"area": ["cheese6"]}, {})
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


@pytest.mark.component("p087")
@pytest.mark.rule("RW-22.19", "RW-18.4", "RW-5.11")
def test_two_metal_or_three_points() -> None:
    s, _ = played("p087", {}, {"rooms_dug": 1, "metal": 2}, {"rooms_dug": 1, "metal": 1, "vp": 1})
    assert s.codes() == ["penalty:metal", "penalty:vp"]
    assert refusal(s, "penalty:mouse")[1] == "not_among"
    do(s, "penalty:metal")
    assert me(s, 1)["metal"] == 0
    assert me(s, 2)["vp"] == 0, "one metal is not enough, and the track stops at 0"
    assert me(s, 2)["metal"] == 1
