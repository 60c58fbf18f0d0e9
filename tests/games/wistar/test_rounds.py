"""Rounds, preparation and turns (RW-3, RW-4)."""

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
    refusal,
    seen,
    table,
    tally,
)


# --- preparation --------------------------------------------------------------------------------------------
@pytest.mark.rule("RW-3.1", "RW-3.2", "RW-4.1")
def test_a_round_ends_when_everybody_has_placed_three_chiefs() -> None:
    s = table({"area": ["bakery"]})
    assert seen(s)["round"] == 1
    assert me(s)["vp"] == 10, "no preparation in round 1"
    for turn in range(6):
        assert s.to_act == (turn % 2,)
        assert seen(s)["round"] == 1
        do(s, "place:hut", "potion:wood", "end")
    assert seen(s)["round"] == 2
    assert me(s)["vp"] == 11
    kinds = [e.kind for e in s.events(0)]
    start = kinds.index("prepares")
    told = [k for k in kinds[start:] if k in ("prepares", "order", "new_mouse", "rotates", "gains", "round")]
    assert told == ["prepares", "order", "order", "new_mouse", "rotates", "gains", "round"]


@pytest.mark.rule("RW-3.3")
@pytest.mark.parametrize(
    ("order", "hut", "new"),
    [
        ([0, 1, 2], [2, 0, 2], [2, 0, 1]),
        ([2, 1, 0], [], [2, 1, 0]),
        ([0, 1, 2], [1], [1, 0, 2]),
        ([1, 2, 0], [0, 0, 0], [0, 1, 2]),
    ],
)
def test_who_is_on_the_hut_comes_first(order: list[int], hut: list[int], new: list[int]) -> None:
    """Played through from the hut's side: the last turn of the round is seat order[2]'s on the disc."""
    from herna.games.wistar.rules.rounds import adjust_order

    s = table({}, {}, {}, order=order)
    s.hut = tuple(hut)
    adjust_order(s)
    assert list(s.order) == new


@pytest.mark.rule("RW-3.4", "RW-3.6")
def test_chiefs_go_home_and_the_disc_turns() -> None:
    s = last_turn()
    before = [p["section"] for p in seen(s)["disc"]]
    finish_round(s)
    assert seen(s)["hut"] == []
    assert all(space["chief"] is None for p in seen(s)["disc"] for space in p["spaces"])
    assert [p["section"] for p in seen(s)["disc"]] == [before[-1], *before[:-1]]


@pytest.mark.rule("RW-3.5")
def test_the_mouse_of_the_round() -> None:
    s = last_turn(round_mouse="h06", round_stack=["h02", "h07", "k01", "k02"])
    finish_round(s)
    assert seen(s)["gone"] == ["h06"], "it leaves the game"
    assert seen(s)["round_mouse"] == "h02"
    assert seen(s)["round_stack"] == 3
    s = last_turn(round_mouse=None, round_stack=["h02", "h07", "k01", "k02"])
    finish_round(s)
    assert seen(s)["gone"] == []
    assert seen(s)["round_mouse"] == "h02", "also when the old one was taken"


@pytest.mark.rule("RW-3.7")
def test_incomes_come_in_the_new_order_and_oldest_first() -> None:
    s = table({"area": ["solar_glider"]}, {"area": ["bakery", "mushroom_farm"]}, order=[1, 0], hut=[1, 0, 1, 0, 1])
    do(s, "place:hut", "potion:wood", "end")
    told = [(e.data["seat"], e.data["what"]) for e in s.events(0) if e.kind == "gains"][-2:]
    assert told == [(1, "vp"), (1, "wood")], "area order"
    assert s.to_act == (0,), "seat 1 first, then seat 0's exploration point"
    assert kind(s) == "explore"


@pytest.mark.rule("RW-3.9", "RW-2.6")
def test_rows_lose_their_two_rightmost_cards() -> None:
    rows = {
        "basic": ["biomechanical_glove", "matchstick_spear", "thimble_helmet", "bottle_cap_shield"],
        "advanced": ["laser_cutter", "spring_boots", "telescopic_goggles", "mechanical_arm"],
    }
    decks = {"basic": ["cork_life_vest", "hand_saw"], "advanced": ["magnetic_crowbar", "ultrasonic_whistle"]}
    s = last_turn(rows=rows, decks=decks)
    finish_round(s)
    assert seen(s)["rows"]["basic"] == ["hand_saw", "cork_life_vest", "biomechanical_glove", "matchstick_spear"], (
        "the first drawn takes the rightmost gap"
    )
    assert seen(s)["rows"]["advanced"] == ["ultrasonic_whistle", "magnetic_crowbar", "laser_cutter", "spring_boots"]
    assert seen(s)["discards"] == {
        "basic": ["thimble_helmet", "bottle_cap_shield"],
        "advanced": ["telescopic_goggles", "mechanical_arm"],
    }


def nearly_all(deck: str, keep: int) -> list[str]:
    """All cards of a deck but the last ones."""
    from herna.games.wistar.printed.components import DECKS_WITH
    from herna.games.wistar.table.designs import SLUGS

    cards = [SLUGS[c] for c in DECKS_WITH[("basic", "advanced").index(deck)]]
    return cards[: len(cards) - keep]


@pytest.mark.rule("RW-3.10")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    cards = nearly_all("basic", 4)
    rows = {"basic": ["shop", "tinkers_guild", "puppet_workshop", "town_hall"]}
    s = at("s1c", {}, bonus=True, rows=rows, discards={"basic": cards})
    assert seen(s)["decks"]["basic"] == 0
    do(s, "bonus")
    assert me(s)["hand_size"] == 1
    assert seen(s)["decks"]["basic"] == len(cards) - 1
    assert seen(s)["discards"]["basic"] == []
    s = at("s1c", {}, {"hand": cards}, bonus=True, rows=rows)
    before = tally(s)
    do(s, "bonus")
    assert change(before, s) == {"metal": 1}, "no card anywhere: nothing is drawn"


@pytest.mark.rule("RW-3.11", "RW-15.8")
def test_no_quick_actions_in_the_preparation() -> None:
    s = last_turn({"area": ["k04", "post_office"]})
    finish_round(s)
    assert kind(s) == "explore"
    for code in ("use:post_office", "buy:versatility", "deploy:farm", "move"):
        assert refusal(s, code) == ("RW-3.11", "inside_action")


@pytest.mark.rule("RW-3.12", "RW-3.13")
def test_a_source_gained_in_the_preparation_pays_once() -> None:
    side: Side = {"area": ["k04", "bakery"], "explorer": "g1"}
    s = last_turn(side, mice={"g1": ["h02"]})
    finish_round(s)
    before = tally(s)
    do(s, "mouse:g1")
    assert change(before, s) == {"mice": 1, "vp": 2}, "1 by the new mouse at once, 1 by bakery afterwards"
    assert kind(s) == "turn"


@pytest.mark.rule("RW-3.13", "RW-6.5")
def test_rows_are_full_again_after_each_income() -> None:
    side: Side = {"area": ["k04"], "explorer": "g1", "rats": {"farm": 1}}
    s = last_turn(side, mice={"g1": ["h01"]})
    finish_round(s)
    do(s, "mouse:g1")
    assert all(seen(s)["rows"]["basic"])
    assert all(seen(s)["rows"]["advanced"])
    assert me(s)["hand_backs"]["advanced"] == 1


# --- turns --------------------------------------------------------------------------------------------------
@pytest.mark.rule("RW-4.2", "RW-4.3")
def test_placing_a_chief() -> None:
    s = table({}, {}, chiefs={"s1a": 0, "s2b": 1})
    assert "place:hut" in s.codes()
    assert refusal(s, "end") == ("RW-4.2", "no_way_out"), "no passing"
    assert refusal(s, "place:s2b") == ("RW-4.3", "space_taken")
    assert refusal(s, "place:s1b") == ("RW-4.3", "section_twice")
    assert refusal(s, "place:s6b") == ("RW-4.2", "no_such_space"), "not with two players"
    do(s, "place:s2a")
    assert refusal(s, "place:hut") == ("RW-4.2", "placed_already")
    assert {"main", "bonus", "end"} <= set(s.codes())


@pytest.mark.rule("RW-4.4", "RW-4.5")
def test_main_and_bonus_in_either_order_or_not_at_all() -> None:
    side: Side = {"rats": {"forest": 2}}
    s = at("s1c", side, main=True, bonus=True)
    do(s, "main")
    assert refusal(s, "main") == ("RW-4.4", "done_already")
    do(s, "bonus", "end")
    assert (me(s)["wood"], me(s)["metal"]) == (4, 3)
    s = at("s1c", side, main=True, bonus=True)
    do(s, "bonus", "main", "end")
    assert (me(s)["wood"], me(s)["metal"]) == (4, 3)
    s = at("s1c", side, main=True, bonus=True)
    do(s, "end")
    assert (me(s)["wood"], me(s)["metal"]) == (2, 2)
    assert s.to_act == (1,)


@pytest.mark.rule("RW-4.6")
def test_two_effects_of_a_space_without_anything_in_between() -> None:
    s = at("s3a", {"hand": ["thimble_helmet"], "rats": {"forest": 1}}, bonus=True)
    do(s, "bonus")
    assert s.codes() == ["bonus:play", "bonus:rats"]
    do(s, "bonus:rats", "rats:none")
    assert kind(s) == "play", "straight on"
    assert refusal(s, "deploy:farm") == ("RW-4.7", "inside_action")
    do(s, "play:none")
    assert refusal(s, "bonus") == ("RW-4.4", "done_already"), "each at most once"


@pytest.mark.rule("RW-4.7", "RW-14.2")
def test_quick_actions_around_actions() -> None:
    s = table({"rats": {"forest": 0}})
    do(s, "deploy:forest", "place:s1c", "deploy:forest", "main")
    assert me(s)["wood"] == 4, "deployed in time"
    do(s, "move", "rats:forest>farm", "bonus")
    assert "end" in s.codes(), "the turn ends when it is said"
    s = table()
    do(s, "place:hut")
    assert kind(s) == "potion", "nothing between the token and the potion"
    assert me(s)["movement"] == 2
    do(s, "potion:metal")
    assert "deploy:farm" in s.codes()
    do(s, "end")
    assert s.to_act == (1,)


@pytest.mark.rule("RW-4.8", "RW-6.4", "RW-6.5")
def test_rows_are_filled_at_the_end_of_the_turn() -> None:
    rows = {"basic": ["biomechanical_glove", "matchstick_spear", "thimble_helmet", "bottle_cap_shield"]}
    s = at("s5a", {"rats": {"farm": 2}}, main=True, rows=rows, decks={"basic": ["cork_life_vest", "hand_saw"]})
    do(s, "main", "develop:bottle_cap_shield", "develop:matchstick_spear")
    assert seen(s)["rows"]["basic"] == ["biomechanical_glove", None, "thimble_helmet", None]
    do(s, "end")
    assert seen(s)["rows"]["basic"] == ["hand_saw", "cork_life_vest", "biomechanical_glove", "thimble_helmet"]
