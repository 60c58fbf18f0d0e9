"""Playing projects, effect types, electricity and the order of effects (RW-9, RW-10, RW-11, RW-19)."""

from __future__ import annotations

import pytest

from tests.games.wistar.scene import GAME, Side, at, change, do, kind, me, played, ready, refusal, seen, table, tally


@pytest.mark.rule("RW-9.1")
def test_one_permission_one_card() -> None:
    s = at("s1a", {"hand": ["p034", "p037"]}, bonus=True)
    assert refusal(s, "play:p034") == ("RW-9.1", "no_permission")
    do(s, "bonus", "play:p034")
    assert refusal(s, "play:p037") == ("RW-9.1", "no_permission")
    assert refusal(s, "play:p034") == ("RW-9.12", "in_area")
    assert refusal(s, "play:p089") == ("RW-9.2", "not_in_hand")


@pytest.mark.rule("RW-9.2", "RW-9.3")
@pytest.mark.parametrize(
    ("card", "side", "missing"),
    [
        ("p031", {"wood": 0, "metal": 0}, {"wood": 1, "metal": 2}),
        ("p022", {"metal": 2, "movement": 0, "electricity": "weak"}, {"movement": 1}),
        ("p104", {"wood": 3, "metal": 1}, {"samohyb": 1}),
        ("p127", {"wood": 3, "metal": 1, "area": ["p155"]}, {"building": 1}),
        ("p178", {"wood": 3, "area": ["p089"]}, {"tool": 1}),
        ("p002", {"wood": 1, "metal": 2}, {"skill": 1}),
        ("p017", {"metal": 2, "versatility": 9}, {"energy": 1}),
        ("p007", {"metal": 3}, {"weak": 1}),
        ("p027", {"metal": 3, "electricity": "weak"}, {"strong": 1}),
        ("p132", {"wood": 3}, {"mice": 1}),
        ("p109", {"wood": 2, "metal": 2, "rooms_dug": 1}, {"rooms": 2}),
    ],
)
def test_what_is_missing(card: str, side: Side, missing: dict[str, int]) -> None:
    s = at("s1a", {**side, "hand": [card]}, bonus=True)
    do(s, "bonus")
    assert s.codes() == ["play:none"], "asked all the same: nobody learns what is in the hand"
    against = s.why_not(f"play:{card}")
    assert against is not None
    assert against.reason == f"missing{len(missing)}"
    told = {str(against.args[f"what{i}"])[5:]: against.args[f"n{i}"] for i in range(1, len(missing) + 1)}
    assert told == missing
    assert str(next(iter(missing.values()))) in against.text("cs")
    s = ready(card)
    assert f"play:{card}" in s.codes()


@pytest.mark.rule("RW-9.2")
def test_a_cards_own_symbols_do_not_help_it() -> None:
    s = at("s1a", {"hand": ["p002"], "wood": 1, "metal": 2}, bonus=True)
    do(s, "bonus")
    assert refusal(s, "play:p002") == ("RW-9.3", "missing1"), "it shows two agility symbols itself"


@pytest.mark.rule("RW-9.3", "RW-9.10")
def test_only_wood_metal_and_movement_are_spent() -> None:
    side: Side = {"area": ["p010", "p042", "h06"], "electricity": "strong", "rooms_dug": 3}
    s, before = played("p022", side)
    assert change(before, s) == {}
    assert me(s)["electricity"] == "strong"
    assert me(s)["symbols"]["energy"] == 2
    assert me(s)["mice"] == ["h06"]


@pytest.mark.rule("RW-9.4")
def test_rooms_are_dug_rooms() -> None:
    side: Side = {"wood": 3, "metal": 1, "fields": ["ab_annex"], "area": ["p073"], "hand": ["p112"], "rooms_dug": 1}
    s = at("s1a", side, bonus=True)
    do(s, "bonus")
    assert refusal(s, "play:p112") == ("RW-9.3", "missing1")


@pytest.mark.rule("RW-9.5")
def test_versatility_tokens_replace_missing_symbols() -> None:
    side: Side = {"hand": ["p028"], "metal": 3, "versatility": 3, "area": ["p033"]}
    s = at("s1a", side, bonus=True)
    do(s, "bonus", "play:p028")
    assert me(s)["versatility"] == 2, "strength is there, agility is not: one token, no more"


@pytest.mark.rule("RW-9.6")
def test_discounts_leave_movement_alone() -> None:
    s = at("s1a", {"area": ["p030"], "hand": ["p022"], "metal": 1, "movement": 0, "electricity": "weak"}, bonus=True)
    do(s, "bonus")
    assert refusal(s, "play:p022") == ("RW-9.3", "missing1")


@pytest.mark.rule("RW-9.6")
def test_discounts_can_take_the_whole_price() -> None:
    """A tool for 2 metal, made cheaper by p030 and by h04, is played from an otherwise empty hand for nothing."""
    s = at("s1a", {"area": ["p030", "h04"], "hand": ["p035"], "wood": 0, "metal": 0}, bonus=True)
    do(s, "bonus")
    assert s.codes() == ["play:p035", "play:none"]
    before = tally(s)
    do(s, "play:p035")
    assert change(before, s) == {"basic": -1, "vp": 2}
    s = at("s1a", {"area": ["p030"], "hand": ["p035"], "wood": 0, "metal": 0}, bonus=True)
    assert "play:p035" not in do(s, "bonus").codes(), "one discount is not enough"


@pytest.mark.rule("RW-9.7")
def test_free_means_free() -> None:
    side: Side = {"private_goals": ["g01"], "rooms_dug": 3, "area": ["p131"], "hand": ["p027"], "metal": 0}
    s = table(side)
    before = tally(s)
    do(s, "goal:g01")
    assert "play:p027" in s.codes()
    do(s, "play:p027")
    assert me(s)["metal"] == 0
    assert change(before, s)["vp"] == 4


@pytest.mark.rule("RW-9.8", "RW-19.2", "RW-19.9")
def test_own_effect_first_then_the_others_in_order() -> None:
    s, _ = played("p035", {"area": ["p045", "p017"], "hand": []})
    told = [(e.kind, e.data.get("what"), e.data.get("n")) for e in s.events(0) if e.kind in ("plays", "gains")]
    assert told[-3:] == [("plays", None, None), ("gains", "vp", 2), ("gains", "vp", 1)]
    s, _ = played("p061", {"area": ["p017", "p100"]})
    gains = [(e.data["what"], e.data["n"]) for e in s.events(0) if e.kind == "gains"]
    assert gains == [("metal", 1), ("vp", 2), ("movement", 1), ("vp", 1)], "area order: p017, then p100"


@pytest.mark.rule("RW-9.11", "RW-9.12")
def test_printed_points() -> None:
    s = table({"area": ["p041", "p012", "p101"]})
    assert me(s)["score"]["cards"] == -1 + 4 + 5
    assert [c["id"] for c in me(s)["cards"]] == ["p041", "p012", "p101"]


@pytest.mark.rule("RW-10.4", "RW-19.8")
def test_a_source_that_arrives_in_the_middle_does_not_react() -> None:
    side: Side = {"hand": ["p045"], "wood": 1}
    s, _ = played("p040", side)  # a tool; its effect plays p045, which waits for tools
    do(s, "play:p045")
    assert me(s)["vp"] == 10, "p040 was played before p045 was there"
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
    s = table({"area": ["p160"], "versatility": 2})
    do(s, "use:p160")
    assert s.codes() == ["exchange:versatility", "exchange:none"]
    do(s, "exchange:none")
    assert me(s)["versatility"] == 2


@pytest.mark.rule("RW-10.8")
def test_gained_cards_come_from_the_top() -> None:
    rows = {"basic": ["p031", "p033", "p034", "p035"]}
    s, _ = played("p072", rows=rows, decks={"basic": ["p037", "p041", "p042", "p043"]})
    assert me(s)["hand"] == ["p037", "p041", "p042"]
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
    s, before = played("p010", {"electricity": "strong"})
    assert "electricity" not in change(before, s), "more does nothing"
    assert "play:p007" in ready("p007", {"electricity": "strong"}).codes(), "strong is good for weak"


@pytest.mark.rule("RW-11.3")
def test_only_advanced_cards_require_electricity() -> None:
    for id in GAME.component_ids():
        facts = GAME.facts(id)
        if facts["sort"] == "project" and facts["needs"].get("electricity"):
            assert facts["deck"] == "advanced"


# --- order of effects ---------------------------------------------------------------------------------------
@pytest.mark.rule("RW-19.1", "RW-19.5")
def test_depth_first_and_left_to_right() -> None:
    """p082: metal, then a point; p112 and p150 answer each gain before the next part."""
    s, _ = played("p082", {"area": ["p112", "p150"]})
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
    s, before = played("p023")
    do(s, "dig:none")
    assert change(before, s) == {"vp": 3}
    s, before = played("p023", {"rooms_dug": 6})
    assert change(before, s) == {"vp": 3}, "nothing left to dig"


@pytest.mark.rule("RW-19.10")
def test_the_longest_chains_end() -> None:
    """Everything that reacts to everything at once: still the turn comes back."""
    area = ["p110", "p112", "p150", "p130", "p145", "p043", "p092", "p113", "p129", "p168", "p039", "p006", "p031"]
    s = at("s1b", {"area": area, "rats": {"forest": 2}}, main=True)
    do(s, "main")
    assert kind(s) == "turn"


@pytest.mark.rule("RW-10.9")
def test_nothing_gained_is_no_gain() -> None:
    s, before = played("p091", {"area": ["p150"]})
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
