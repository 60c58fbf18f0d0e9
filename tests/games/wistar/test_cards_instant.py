"""Projects whose text happens once, right after playing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wistar.scene import Side, change, do, kind, me, played, ready, refusal, seen, tally

mark = pytest.mark


@pytest.mark.parametrize(
    ("card", "side", "gained"),
    [
        pytest.param("p010", {}, {"electricity": 1, "metal": 1}, marks=mark.component("p010")),
        pytest.param("p010", {"electricity": "weak"}, {"electricity": 1, "metal": 1}),
        pytest.param("p010", {"electricity": "strong"}, {"metal": 1}),
        pytest.param("p033", {}, {"versatility": 1}, marks=mark.component("p033")),
        pytest.param("p034", {}, {"wood": 1, "metal": 1}, marks=mark.component("p034")),
        pytest.param("p035", {}, {"vp": 2}, marks=mark.component("p035")),
        pytest.param("p037", {}, {"movement": 2}, marks=mark.component("p037")),
        pytest.param("p041", {}, {"wood": 4}, marks=mark.component("p041")),
        pytest.param("p054", {}, {"metal": 2, "movement": 1}, marks=mark.component("p054")),
        pytest.param("p072", {}, {"basic": 3}, marks=mark.component("p072")),
        pytest.param("p086", {}, {"metal": 3}, marks=mark.component("p086")),
        pytest.param("p088", {}, {"movement": 1, "vp": 1}, marks=mark.component("p088")),
        pytest.param("p089", {}, {"vp": 1}, marks=mark.component("p089")),
        pytest.param("p101", {"electricity": "weak"}, {"electricity": 1}, marks=mark.component("p101")),
        pytest.param("p135", {}, {"electricity": 1, "vp": 1}, marks=mark.component("p135")),
        # "For each" counts the card itself (RW-10.6) and what was there: two of it, three of something else.
        pytest.param("p048", {"area": ["p002"]}, {"vp": 3}, marks=mark.component("p048")),
        pytest.param("p048", {"area": ["p033"]}, {"vp": 1}),
        pytest.param("p052", {"area": ["p003"]}, {"vp": 3}, marks=mark.component("p052")),
        pytest.param("p052", {"area": ["p035"]}, {"vp": 1}),
        pytest.param("p056", {"area": ["p035"]}, {"advanced": 3}, marks=mark.component("p056")),
        pytest.param("p056", {"area": ["p033"]}, {"advanced": 1}),
        pytest.param("p066", {"area": ["p035", "hero_endurance"]}, {"vp": 5}, marks=mark.component("p066")),
        pytest.param("p091", {"rooms_dug": 4}, {"vp": 4}, marks=mark.component("p091")),
        pytest.param("p091", {}, {}),
        pytest.param("p153", {"area": ["token_strength"]}, {"vp": 2}, marks=mark.component("p153")),
    ],
)
@pytest.mark.rule("RW-10.1", "RW-10.6", "RW-22.14")
def test_plain_gains(card: str, side: Side, gained: dict[str, int]) -> None:
    s, before = played(card, side)
    assert change(before, s) == gained
    assert kind(s) == "turn", "nothing is left to decide"


@pytest.mark.component("p083")
@pytest.mark.rule("RW-22.18")
def test_robohorse_gives_one_token_and_a_point_per_cube() -> None:
    fields = ["ab_annex", "ab_vp3", "ab_movement"]
    mission = {"g2": {"card": "mh6", "open": True, "cubes": [0, 0, 1]}}
    s, before = played("p083", {"fields": fields}, {"fields": ["ab_annex"]}, missions=mission)
    assert change(before, s) == {"movement": 1, "vp": 2}


@pytest.mark.parametrize(
    ("card", "asked", "n"),
    [
        pytest.param("p005", "explore", 3, marks=mark.component("p005")),
        pytest.param("p085", "explore", 5, marks=mark.component("p085")),
        pytest.param("p016", "develop", 4, marks=mark.component("p016")),
        pytest.param("p057", "develop", 2, marks=mark.component("p057")),
    ],
)
@pytest.mark.rule("RW-7.10")
def test_points_are_used_at_once(card: str, asked: str, n: int) -> None:
    s, before = played(card)
    assert kind(s) == asked
    assert str(n) in s.decision().prompt("en")
    if asked == "explore":
        do(s, "open:d01", "walk:g1")
        assert me(s)["explorer"] == "g1"
    else:
        do(s, "develop:basic")
        assert change(before, s) == {"basic": 1}
    do(s, f"{asked}:done")
    assert kind(s) == "turn"
    assert refusal(s, f"{asked}:done")[1] == "not_in_menu"


@pytest.mark.component("p003")
def test_goggles_reveal_a_mission_then_give_two_points() -> None:
    mission = {"g2": "mh1", "f1": "mh4"}
    s, before = played("p003", {"explorer": "g2", "tents": ["f1"]}, missions=mission)
    assert s.codes() == ["reveal:g2", "reveal:f1", "reveal:none"]
    do(s, "reveal:g2")
    assert change(before, s) == {"metal": 2}
    assert kind(s) == "develop"
    do(s, "develop:advanced")
    assert kind(s) == "turn", "an advanced card costs both points"
    s, _ = played("p003", {"explorer": "g1"}, missions=mission)
    assert kind(s) == "develop", "nothing to reveal here"


@pytest.mark.parametrize(
    ("card", "most", "vp"),
    [
        pytest.param("p007", 2, 0, marks=mark.component("p007")),
        pytest.param("p023", 1, 3, marks=mark.component("p023")),
        pytest.param("p015", 3, 0, marks=mark.component("p015")),
    ],
)
@pytest.mark.rule("RW-22.2")
def test_free_digging(card: str, most: int, vp: int) -> None:
    area = ["p010"] if card == "p015" else []  # two energy symbols, and the drill's own
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


@pytest.mark.component("p012", "p065")
@pytest.mark.rule("RW-22.1", "RW-5.2")
@pytest.mark.parametrize("card", ["p012", "p065"])
def test_any_door_of_the_farmstead(card: str) -> None:
    doors = {"d10": "door_metal", "d03": "open"}
    s, before = played(card, doors=doors)
    assert "door:d03" not in s.codes()
    assert s.codes()[-1] == "door:none"
    do(s, "door:d10")
    assert change(before, s) == {"metal": 1, "doors": 1}
    assert [p["open"] for p in seen(s)["passages"] if p["id"] == "d10"] == [True]
    s, before = played(card, {"area": ["p145"]}, doors=doors)
    do(s, "door:d10")
    assert change(before, s)["vp"] == 1, "it counts as opening a door"
    s, before = played(card, doors=doors)
    do(s, "door:none")
    assert change(before, s) == {}


@pytest.mark.component("p036")
def test_key_opens_a_door_beside_you() -> None:
    s, before = played("p036", {"explorer": "g2", "tents": ["c2"]}, doors={"d10": "door_vp"})
    assert s.codes() == ["door:d03", "door:d04", "door:d08", "door:d10", "door:none"]
    do(s, "door:d10")
    assert change(before, s) == {"vp": 2, "doors": 1}
    s, _ = played("p036", {"tents": ["c2"]})
    assert s.codes() == ["door:d01", "door:d02", "door:d10", "door:none"], "from the yard only the entrances"


@pytest.mark.parametrize(
    ("card", "pile", "mouse"),
    [
        pytest.param("p024", "cellar", "k08", marks=mark.component("p024")),
        pytest.param("p114", "cellar", "k08", marks=mark.component("p114")),
        pytest.param("p075", "house", "h06", marks=mark.component("p075")),
        pytest.param("p165", "house", "h06", marks=mark.component("p165")),
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
    full = {"beds": 3, "rooms_dug": 0} if card != "p165" else {"beds": 3}
    s, before = played(card, full, supply={pile: [mouse]})
    assert kind(s) == "turn", "no free chamber, no mouse"


@pytest.mark.component("p020", "p067")
@pytest.mark.rule("RW-5.12")
@pytest.mark.parametrize("card", ["p020", "p067"])
def test_any_main_action(card: str) -> None:
    s, before = played(card, {"rats": {"forest": 2}})
    assert s.codes() == ["action:gather_wood", "action:dig", "action:none"], "only where you have rats"
    do(s, "action:gather_wood")
    assert change(before, s) == {"wood": 2}
    assert kind(s) == "turn"
    s, _ = played(card)
    assert kind(s) == "turn", "no rats, no action"


@pytest.mark.component("p028", "p063", "p124")
@pytest.mark.rule("RW-22.21")
def test_completing_a_task() -> None:
    mission = {"g2": {"card": "mh3", "open": True}, "f1": {"card": "mh4", "open": True}}
    for card in ("p028", "p063"):
        s, before = played(card, {"explorer": "f1", "wood": 2}, missions=mission)
        assert s.codes() == ["task:mh4.1", "task:none"]
        do(s, "task:mh4.1", "cube:ab_vp3")
        assert change(before, s) == {"wood": -2, "vp": 2, "cubes_on_missions": 1}
        do(s, "explore:done")
        s, before = played(card, {"explorer": "g2"}, missions=mission)
        assert kind(s) == "turn", "the bookcase needs two wits symbols"
    s, before = played("p124", {"explorer": "g2", "area": ["p031"]}, missions=mission)
    assert s.codes() == ["task:mh3.1", "task:none"], "one of two wits symbols is ignored, the card shows the other"
    s, before = played("p063", {"explorer": "g2", "area": ["p031"]}, missions=mission)
    assert kind(s) == "turn"


@pytest.mark.component("p038")
@pytest.mark.rule("RW-22.7", "RW-16.6")
def test_private_goal() -> None:
    goals = {"goals": ["g10", "g11", "g12"], "goal_deck": ["g01", "g02", "g03"]}
    s, _ = played("p038", {"rooms_dug": 3}, **goals)
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


@pytest.mark.component("p040", "p094")
@pytest.mark.rule("RW-22.8")
@pytest.mark.parametrize("card", ["p040", "p094"])
def test_a_card_with_a_discount(card: str) -> None:
    s, before = played(card, {"hand": ["p031", "p089"], "wood": 1, "metal": 2})
    assert s.codes() == ["play:p031", "play:none"], "3 wood less 1 is still too much"
    do(s, "play:p031")
    assert s.codes() == ["discount:wood=1,metal=1", "discount:metal=2"]
    do(s, "discount:metal=2")
    assert change(before, s) == {"metal": -2, "basic": -1}


@pytest.mark.component("p042", "p093")
def test_steps_of_the_explorer() -> None:
    doors = {"d01": "open", "d03": "open"}
    s, _ = played("p042", doors=doors)
    assert s.codes() == ["walk:g1", "walk:none"]
    do(s, "walk:g1")
    assert s.codes() == ["walk:yard", "walk:g2", "walk:f1", "walk:none"], "with two players d06 is open"
    do(s, "walk:g2")
    assert me(s)["explorer"] == "g2"
    assert kind(s) == "turn", "two steps"
    s, _ = played("p093", doors=doors)
    do(s, "walk:g1")
    assert kind(s) == "explore"
    do(s, "walk:g2")
    assert kind(s) == "turn"
    s, _ = played("p093", doors=doors)
    do(s, "walk:none")
    assert kind(s) == "explore"


@pytest.mark.component("p050")
@pytest.mark.rule("RW-22.10", "RW-7.11")
def test_a_tent_in_a_reachable_room() -> None:
    doors = {"d01": "open", "d03": "open"}
    s, _ = played("p050", {"tents": ["g1"]}, doors=doors)
    assert s.codes() == ["tent:g2", "tent:f1", "tent:none"], "not where one stands, not in the yard"
    do(s, "tent:g2")
    assert me(s)["tents"] == ["g1", "g2"]
    s, _ = played("p050", {"tents": ["g1", "c1"]}, doors=doors)
    assert s.codes() == ["tent:g1>g2", "tent:g1>f1", "tent:c1>g2", "tent:c1>f1", "tent:none"]
    do(s, "tent:c1>f1")
    assert me(s)["tents"] == ["g1", "f1"]


@pytest.mark.component("p055")
@pytest.mark.rule("RW-22.13", "RW-13.6")
def test_a_brown_cube_leaves_the_game() -> None:
    s, before = played("p055", {"area": ["p039"], "fields": ["ab_annex"]})
    assert "brown:ab_bed_discount" not in s.codes(), "its extra item cannot be paid"
    assert "brown:ab_annex" not in s.codes()
    assert "brown:ab_vp6" not in s.codes(), "grey"
    do(s, "brown:ab_movement")
    assert change(before, s) == {}, "no task was completed"
    assert [f["empty"] for f in me(s)["fields"] if f["id"] == "ab_movement"] == [True]
    s, before = played("p055", {"metal": 1})
    do(s, "brown:ab_room_discount")
    assert change(before, s) == {"metal": -1}
    s, before = played("p055")
    do(s, "brown:none")
    assert change(before, s) == {}


@pytest.mark.component("p060")
def test_a_mouse_of_the_farmstead() -> None:
    mice = {"g1": ["h07"], "c2": ["k08"]}
    s, before = played("p060", {"explorer": "g1", "tents": ["c2"]}, mice=mice)
    assert s.codes() == ["farm_mouse:g1", "farm_mouse:c2", "farm_mouse:cheese", "farm_mouse:none"]
    do(s, "farm_mouse:g1")
    assert change(before, s) == {"mice": 1, "metal": 3}
    s, before = played("p060", {"tents": ["c2"]}, mice=mice)
    do(s, "farm_mouse:cheese")
    assert me(s)["mice"] == ["cheese6"]
    s, _ = played("p060", {"explorer": "g1", "beds": 3}, mice=mice)
    assert kind(s) == "turn", "no free chamber"


@pytest.mark.component("p068")
def test_roller_skate_cart() -> None:
    s, before = played("p068", {"rats": {"forest": 1, "farm": 1}})
    do(s, "rats:forest>burrow", "rats:farm>burrow")
    assert change(before, s) == {"basic": 1}
    assert me(s)["rats"]["burrow"] == 2
    assert kind(s) == "turn"


@pytest.mark.parametrize(
    ("card", "good", "bad"),
    [
        pytest.param("p069", ["p025", "p086"], ["p034", "p155"], marks=mark.component("p069")),
        pytest.param("p121", ["p025", "p127"], ["p034", "p086"], marks=mark.component("p121")),
        pytest.param("p127", ["p155", "p121"], ["p034", "p086"], marks=mark.component("p127")),
        pytest.param("p161", ["p155", "p034"], ["p025", "p127"], marks=mark.component("p161")),
        pytest.param("p178", ["p037", "p012"], ["p155", "p086"], marks=mark.component("p178")),
    ],
)
@pytest.mark.rule("RW-9.7", "RW-22.15", "RW-9.1")
def test_playing_one_for_nothing(card: str, good: list[str], bad: list[str]) -> None:
    hand = [c for c in good + bad if c not in ("p034", "p155") or card not in ("p178", "p127")]
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


@pytest.mark.component("p079")
@pytest.mark.rule("RW-22.23")
def test_robo_elephant_draws_three_advanced_cards() -> None:
    decks = {"advanced": ["p085", "p027", "p133"]}
    side: Side = {"area": ["p051"]}
    s, before = played("p079", side, rows={"advanced": ["p001", "p002", "p003", "p004"]}, decks=decks)
    assert s.codes() == ["drawn:p085", "drawn:p027", "drawn:p133", "drawn:none"]
    assert [o.at for o in s.decision().options] == ["drawn.p085", "drawn.p027", "drawn.p133", ""]
    assert seen(s, 1)["drawn"] == {"count": 3, "cards": None}
    do(s, "drawn:p027")
    assert change(before, s) == {}, "free, never in hand, so p051 gives nothing"
    assert seen(s)["discards"]["advanced"] == ["p085", "p133"]
    assert "p027" in [c["id"] for c in me(s)["cards"]]


@pytest.mark.component("p119")
@pytest.mark.rule("RW-13.5")
def test_heroes_academy() -> None:
    s, before = played("p119", {}, {"area": ["hero_wits"]})
    assert "hero:hero_wits" not in s.codes(), "each hero exists once"
    do(s, "hero:hero_intelligence")
    assert change(before, s) == {"vp": 3}, "two of the hero and one of the card"


@pytest.mark.component("p137")
@pytest.mark.rule("RW-22.25", "RW-22.11")
def test_a_tool_of_each_deck() -> None:
    rows: dict[str, Any] = {"basic": ["p034", "p086", "p037", "p155"], "advanced": ["p101", "p102", "p025", "p020"]}
    decks = {"advanced": ["p103", "p021", "p012", "p013"]}
    s, before = played("p137", {"area": ["p051"]}, rows=rows, decks=decks)
    assert s.codes() == ["tool:p034", "tool:p037"], "the row shows tools: one of them"
    do(s, "tool:p037")
    assert set(me(s)["hand"]) == {"p037", "p021"}, "the first advanced tool turned up"
    assert seen(s)["discards"]["advanced"] == ["p103"]
    assert change(before, s) == {"basic": 1, "advanced": 1, "movement": 1}, "p051 reacts to the advanced one"


@pytest.mark.component("p138")
def test_a_free_bed() -> None:
    s, before = played("p138")
    do(s, "beds:1")
    assert change(before, s) == {"beds": 1, "beds_built": 1}
    assert me(s)["rats"]["entrance"] == 3
    s, before = played("p138", {"beds": 3})
    assert kind(s) == "turn", "no chamber"


@pytest.mark.component("p155")
def test_a_potion_from_a_card() -> None:
    s, before = played("p155")
    assert s.codes() == ["potion:metal", "potion:wood"]
    do(s, "potion:metal")
    assert change(before, s) == {"metal": 1}


@pytest.mark.component("p167")
def test_watch_post_pitches_a_tent_and_reveals() -> None:
    s, before = played("p167", {"explorer": "g2"}, missions={"g2": "mh2"})
    assert s.codes() == ["tent:g2", "tent:none"]
    do(s, "tent:g2", "reveal:g2")
    assert change(before, s) == {"wood": 2}
    assert me(s)["tents"] == ["g2"]
    s, _ = played("p167", missions={"g2": "mh2"})
    assert kind(s) == "turn", "no tent in the yard, nothing to reveal"


@pytest.mark.component("p171")
def test_dig_and_build_at_your_price() -> None:
    s, before = played("p171", {"metal": 2, "wood": 2})
    do(s, "dig:1", "beds:1")
    assert change(before, s) == {"metal": -2, "wood": -2, "rooms_dug": 1, "beds": 1, "beds_built": 1}
    s, before = played("p171")
    assert kind(s) == "turn", "nothing to pay with"


def test_a_declined_permission_is_gone() -> None:
    s = ready("p034")
    do(s, "play:none")
    assert refusal(s, "play:p034") == ("RW-9.1", "no_permission")
