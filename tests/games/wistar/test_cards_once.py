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
        pytest.param("p001", {"metal": 1}, ["exchange:metal=1"], {"metal": 2}, {}, marks=mark.component("p001")),
        pytest.param("p009", {"wood": 1}, ["exchange:wood=1"], {"wood": -1, "versatility": 1}, {},
                     marks=mark.component("p009")),
        pytest.param("p162", {"metal": 1}, ["exchange:metal=1"], {"metal": -1, "basic": 2}, {},
                     marks=mark.component("p162")),
        pytest.param("p047", {"hand": ["p034"]}, ["exchange:p034"], {"basic": -1, "advanced": 1}, {"hand": ["p012"]},
                     marks=mark.component("p047")),
        pytest.param("p142", {"hand": ["p034"]}, ["exchange:p034"], {"basic": -1, "metal": 2}, {"hand": ["p012"]},
                     marks=mark.component("p142")),
        pytest.param("p071", {"wood": 1}, ["exchange:wood"], {"wood": -1, "vp": 2}, {"metal": 2},
                     marks=mark.component("p071")),
        pytest.param("p090", {"movement": 1}, ["exchange:movement"], {"movement": -1, "advanced": 1}, {"wood": 2},
                     marks=mark.component("p090")),
        pytest.param("p160", {"versatility": 1}, ["exchange:versatility"], {"versatility": -1, "vp": 4}, {},
                     marks=mark.component("p160")),
        pytest.param("p132", {"area": ["h06", "h07"]}, ["exchange:h07"], {"mice": -1, "vp": 4}, {"wood": 3},
                     marks=mark.component("p132")),
        pytest.param("p141", {"beds": 1}, ["exchange:bed"], {"beds_built": -1, "wood": 2}, {},
                     marks=mark.component("p141")),
        pytest.param("p018", {"electricity": "weak"}, [], {"versatility": 1}, {}, marks=mark.component("p018")),
        pytest.param("p061", {"electricity": "strong"}, [], {"movement": 1}, {}, marks=mark.component("p061")),
        pytest.param("p014", {"electricity": "strong"}, [], {"advanced": 1}, {"electricity": "weak"},
                     marks=mark.component("p014")),
        pytest.param("p107", {}, [], {"advanced": 1}, None, marks=mark.component("p107")),
        pytest.param("p158", {}, [], {"movement": 1}, None, marks=mark.component("p158")),
        pytest.param("p097", {"electricity": "weak"}, ["potion:wood"], {"wood": 1}, {}, marks=mark.component("p097")),
        pytest.param("p106", {}, ["potion:metal"], {"metal": 1}, None, marks=mark.component("p106")),
    ],
)  # fmt: skip
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
    s = last_turn({"area": ["p158"], "used": ["p158"]})
    assert [c["used"] for c in me(s)["cards"]] == [True]
    finish_round(s)
    assert [c["used"] for c in me(s)["cards"]] == [False]
    assert "use:p158" in s.codes()


@pytest.mark.component("p141")
@pytest.mark.rule("RW-17.5", "RW-22.26")
def test_a_removed_bed_keeps_rat_and_points() -> None:
    s = table({"area": ["p141"], "beds": 3, "rooms_dug": 1})
    rats, points, free = me(s)["rats"], me(s)["score"]["beds"], me(s)["free_chambers"]
    do(s, "use:p141", "exchange:bed")
    assert me(s)["rats"] == rats
    assert me(s)["score"]["beds"] == points == 4
    assert me(s)["beds_built"] == 2
    assert me(s)["free_chambers"] == free + 1


@pytest.mark.component("p132")
@pytest.mark.rule("RW-17.4")
def test_a_mouse_given_up_leaves_the_game() -> None:
    s = table({"area": ["p132", "h02", "h15"]})
    do(s, "use:p132", "exchange:h15")
    assert seen(s)["gone"] == ["h15"]
    assert me(s)["score"]["mice"] == 0


@pytest.mark.component("p002", "p081")
@pytest.mark.parametrize("card", ["p002", "p081"])
def test_an_exploration_point(card: str) -> None:
    s = table({"area": [card]})
    do(s, f"use:{card}")
    assert kind(s) == "explore"
    do(s, "open:d02")
    assert me(s)["doors"]


@pytest.mark.component("p058", "p059")
def test_lantern_and_headlamp() -> None:
    s = table({"area": ["p058"], "wood": 1, "metal": 0})
    do(s, "use:p058", "exchange:wood=1")
    assert kind(s) == "explore"
    assert me(s)["wood"] == 0
    do(s, "explore:done")
    s = table({"area": ["p059"], "electricity": "weak"})
    do(s, "use:p059")
    assert kind(s) == "explore"
    s = table({"area": ["p059"]})
    assert refusal(s, "use:p059") == ("RW-15.8", "no_use_now")


@pytest.mark.component("p074")
def test_robo_owl_gives_two_project_points() -> None:
    s = table({"area": ["p074"]})
    do(s, "use:p074", "develop:basic", "develop:basic")
    assert me(s)["hand_size"] == 2
    assert kind(s) == "turn"


@pytest.mark.component("p019", "p062")
@pytest.mark.parametrize(("card", "n"), [("p019", 2), ("p062", 1)])
def test_rats_by_a_card(card: str, n: int) -> None:
    s = table({"area": [card], "rats": {"forest": 2}})
    do(s, f"use:{card}")
    for _ in range(n):
        do(s, "rats:forest>farm")
    assert me(s)["rats"]["farm"] == n
    assert kind(s) == "turn"
    s = table({"area": [card]})
    assert refusal(s, f"use:{card}") == ("RW-15.8", "no_use_now")


@pytest.mark.component("p022", "p027")
@pytest.mark.rule("RW-22.4", "RW-7.11")
@pytest.mark.parametrize("card", ["p022", "p027"])
def test_to_any_reachable_room(card: str) -> None:
    doors = {"d01": "open", "d02": "open", "d03": "open", "d05": "door_vp"}
    s = table({"area": [card], "explorer": "g2"}, doors=doors)
    do(s, f"use:{card}")
    assert s.codes() == ["walk:g1", "walk:f1", "walk:none"], "across the yard too, not behind doors, not to the yard"
    do(s, "walk:f1")
    assert me(s)["explorer"] == "f1"
    s = table({"area": [card]}, doors={})
    assert refusal(s, f"use:{card}") == ("RW-15.8", "no_use_now")


@pytest.mark.component("p116")
@pytest.mark.rule("RW-15.8", "RW-22.8")
def test_playing_a_card_once_per_round() -> None:
    s = table({"area": ["p116"], "hand": ["p034", "p089"], "metal": 0, "wood": 1})
    do(s, "use:p116")
    assert s.codes() == ["play:p034", "play:none"]
    do(s, "play:p034")
    assert me(s)["metal"] == 1, "the only metal was the discount; the card gives one"
    s = table({"area": ["p116"], "hand": ["p089"], "wood": 1})
    assert refusal(s, "use:p116") == ("RW-15.8", "no_use_now")


@pytest.mark.component("p118")
@pytest.mark.rule("RW-22.20")
def test_a_bed_for_an_item() -> None:
    s = table({"area": ["p118"], "wood": 0, "metal": 1})
    before = tally(s)
    do(s, "use:p118", "exchange:metal=1", "beds:1")
    assert change(before, s) == {"metal": -1, "beds": 1, "beds_built": 1}
    s = table({"area": ["p118"], "beds": 3})
    assert refusal(s, "use:p118") == ("RW-15.8", "no_use_now")
    s = table({"area": ["p118"], "beds": 6, "rooms_dug": 6})
    assert refusal(s, "use:p118") == ("RW-15.8", "no_use_now")


@pytest.mark.component("p134")
@pytest.mark.rule("RW-22.23")
def test_draw_three_basic_cards() -> None:
    rows = {"basic": ["p034", "p086", "p037", "p155"]}
    decks = {"basic": ["p089", "p041", "p054", "p088"]}
    s = table({"area": ["p134"], "wood": 1, "metal": 0, "hand": ["p033"]}, rows=rows, decks=decks)
    do(s, "use:p134", "exchange:wood=1,card=1")
    assert s.codes() == ["drawn:p089", "drawn:p041", "drawn:p054", "drawn:none"]
    assert seen(s)["discards"]["basic"] == ["p033"], "given before drawing"
    do(s, "drawn:none")
    assert seen(s)["discards"]["basic"] == ["p033", "p041", "p054", "p089"]
    assert me(s)["hand"] == []


@pytest.mark.component("p134")
@pytest.mark.rule("RW-22.23", "RW-19.5")
def test_the_rest_is_discarded_when_the_played_card_is_finished() -> None:
    rows = {"basic": ["p034", "p086", "p037", "p155"]}
    named = {"p034", "p086", "p037", "p155", "p072", "p041", "p054"}
    others = [i for i in GAME.component_ids() if i[0] == "p" and GAME.facts(i)["deck"] == "basic" and i not in named]
    s = table({"area": ["p134"], "wood": 2, "metal": 0}, {"hand": others}, rows=rows, decks={"basic": ["p041", "p072"]})
    do(s, "use:p134", "exchange:wood=2", "drawn:p072")
    assert me(s)["hand"] == [], "its three cards could not be drawn: the two others were not yet in the pile"
    assert seen(s)["discards"]["basic"] == ["p041", "p054"]
    assert seen(s)["drawn"] == {"count": 0, "cards": None}


@pytest.mark.component("p079", "p134")
def test_drawing_within_drawing() -> None:
    """A card drawn by p134 leads to p079: each discards its own rest, and others learn nothing before."""
    rows = {"basic": ["p034", "p086", "p037", "p155"], "advanced": ["p001", "p002", "p003", "p004"]}
    decks = {"basic": ["p040", "p041", "p054"], "advanced": ["p085", "p027", "p133"]}
    side: Side = {"area": ["p134"], "wood": 2, "metal": 4, "hand": ["p079"], "electricity": "strong", "versatility": 2}
    s = table(side, rows=rows, decks=decks)
    do(s, "use:p134", "exchange:wood=2", "drawn:p040", "play:p079")
    assert s.codes() == ["drawn:p085", "drawn:p027", "drawn:p133", "drawn:none"]
    assert seen(s, 1)["drawn"] == {"count": 5, "cards": None}
    assert len({s.determinize(1, seed).pack().numbers.__str__() for seed in range(8)}) == 8
    do(s, "drawn:p133")
    assert seen(s)["discards"] == {"basic": ["p041", "p054"], "advanced": ["p027", "p085"]}
    assert kind(s) == "turn"


@pytest.mark.parametrize(
    ("card", "deck", "hit", "miss"),
    [
        pytest.param("p144", "advanced", "p012", "p101", marks=mark.component("p144")),
        pytest.param("p148", "basic", "p155", "p034", marks=mark.component("p148")),
    ],
)
@pytest.mark.rule("RW-22.27")
def test_turning_up_a_card(card: str, deck: str, hit: str, miss: str) -> None:
    rows: dict[str, Any] = {"basic": ["p086", "p037", "p033", "p041"], "advanced": ["p001", "p002", "p003", "p004"]}
    s = table({"area": [card, "p051"]}, rows=rows, decks={deck: [hit]})
    before = tally(s)
    do(s, f"use:{card}")
    gained = {deck: 1, "movement": 1} if deck == "advanced" else {deck: 1}
    assert change(before, s) == gained, "p051 reacts to an advanced card"
    assert seen(s, 1)["sides"][0]["known"] == [hit], "everybody has seen it"
    s = table({"area": [card]}, rows=rows, decks={deck: [miss]})
    do(s, f"use:{card}")
    assert me(s)["hand"] == []
    assert seen(s)["discards"][deck] == [miss]


@pytest.mark.component("p156")
@pytest.mark.rule("RW-22.28", "RW-22.11")
def test_a_card_of_a_discard_pile() -> None:
    discards = {"basic": ["p034"], "advanced": ["p012", "p101"]}
    s = table({"area": ["p156", "p051"]}, discards=discards)
    before = tally(s)
    do(s, "use:p156")
    assert s.codes() == ["pile:p034", "pile:p012", "pile:p101", "pile:none"]
    do(s, "pile:p101")
    assert change(before, s) == {"advanced": 1}, "p051 does not react to a card of the pile"
    s = table({"area": ["p156"]})
    assert refusal(s, "use:p156") == ("RW-15.8", "no_use_now")


@pytest.mark.component("p177")
@pytest.mark.rule("RW-22.29")
def test_swapping_an_item() -> None:
    s = table({"area": ["p177"], "wood": 1, "metal": 0, "hand": ["p012"]})
    do(s, "use:p177")
    assert s.codes() == ["swap:wood>metal", "swap:wood>card", "swap:card>wood", "swap:card>metal", "swap:none"]
    before = tally(s)
    do(s, "swap:card>metal")
    assert change(before, s) == {"advanced": -1, "metal": 1}
    s = table({"area": ["p177"], "wood": 1, "metal": 0})
    before = tally(s)
    do(s, "use:p177", "swap:wood>card")
    assert change(before, s) == {"wood": -1, "basic": 1}


@pytest.mark.component("p077")
@pytest.mark.rule("RW-22.17")
def test_copying_a_card_of_anybody() -> None:
    other = {"area": ["p158", "p018", "p170"], "used": ["p158"]}
    s = table({"area": ["p077", "p148"]}, other)
    do(s, "use:p077")
    assert s.codes() == ["copy:p148", "copy:p158", "copy:none"], "not itself, not without its condition, no income"
    before = tally(s)
    do(s, "copy:p158")
    assert change(before, s) == {"movement": 1}
    assert [c["used"] for c in me(s, 1)["cards"]] == [True, False, False], "no use token is put there"
    assert [c["used"] for c in me(s, 0)["cards"]] == [True, False]
    s = table({"area": ["p077"]}, {"area": ["p018"]})
    assert refusal(s, "use:p077") == ("RW-15.8", "no_use_now")
