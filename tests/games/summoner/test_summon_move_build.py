"""Summoning (SW-4), moving (SW-5), building (SW-6), magic and drawing (SW-10, SW-11)."""

from __future__ import annotations

import pytest

from tests.games.summoner.scene import (
    at,
    attack,
    card_at,
    codes,
    damage,
    discard,
    empty,
    go,
    hand,
    kind,
    magic,
    rule_against,
    scene,
    unit,
    walk,
)


# --- summoning ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SW-4.1", "SW-15.1", "SW-10.3")
@pytest.mark.component("gate")
@pytest.mark.example("SW-X1")
def test_a_unit_is_summoned_on_an_edge_of_a_gate() -> None:
    s = scene(
        "fallen_kingdom",
        "tundra_orcs",
        mine={"c3": "gate", "d3": "fk_hellfire_cultist"},
        theirs={"a5": "gate"},
        phase="summon",
        hand=("fk_undead_archer", "fk_dragos"),
        magic=2,
    )
    assert codes(s) == [*[f"summon:fk_undead_archer@{p}" for p in ("c2", "b3", "c4")], "summon:done"]
    assert rule_against(s, "summon:fk_undead_archer@b2") == "SW-4.1"  # a corner is not enough
    assert rule_against(s, "summon:fk_undead_archer@a4") == "SW-4.1"  # the enemy's gate
    assert rule_against(s, "summon:fk_dragos@c2") == "SW-10.3"
    go(s, "summon:fk_undead_archer@c2")
    assert (card_at(s, "c2"), magic(s)) == ("fk_undead_archer", 0)
    go(s, "summon:done", "move:fk_undead_archer@c2")


@pytest.mark.rule("SW-4.2")
def test_without_a_free_space_nothing_is_summoned() -> None:
    s = scene(
        mine={"a1": "gate", "a2": "pe_ember_mage", "b1": "pe_ember_mage"}, phase="summon", hand=("pe_ember_archer",)
    )
    assert codes(s) == ["summon:done"]


@pytest.mark.rule("SW-4.5")
def test_summoners_are_not_in_the_deck_and_have_no_cost() -> None:
    from tests.games.summoner.scene import GAME

    assert GAME.facts("cg_sneeks")["cost"] is None
    assert GAME.facts("cg_smeg")["cost"] == 0
    s = scene("cave_goblins", "tundra_orcs", mine={"c3": "cg_sneeks", "e3": "cg_smeg"})
    go(s, "act:sly@c3")
    assert codes(s) == ["use:own.cg_smeg@e3", "use:cancel"]


# --- moving ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SW-5.1", "SW-5.7")
def test_three_different_units_move_once_each() -> None:
    s = scene(
        mine={"a1": "pe_ember_mage", "b1": "pe_ember_mage", "c1": "pe_ember_mage", "d1": "pe_ember_mage"},
        phase="move",
        draw=(),
    )
    walk(s, "a1", "a2")
    assert rule_against(s, "move:pe_ember_mage@a2") == "SW-5.1"
    walk(s, "b1", "b2", "b3")
    walk(s, "c1", "c2")
    assert rule_against(s, "move:pe_ember_mage@d1") == "SW-5.7"
    assert codes(s) == ["move:done"]


@pytest.mark.rule("SW-5.2", "SW-5.3", "SW-5.4")
@pytest.mark.example("SW-X2")
def test_paths_are_straight_bent_or_out_and_back() -> None:
    board = {"c3": "pe_ember_mage", "c5": "pe_royal_guardian", "b3": "gate"}
    s = scene(mine=board, phase="move")
    assert rule_against(s, "move:gate@b3") == "SW-7.5"
    go(s, "move:pe_ember_mage@c3")
    assert codes(s) == [
        "move:pe_ember_mage@c3>c4", "move:pe_ember_mage@c3>d3", "move:pe_ember_mage@c3>c2", "path:cancel",
    ]  # fmt: skip
    assert rule_against(s, "move:pe_ember_mage@c3>d4") == "SW-5.2"  # diagonal
    assert rule_against(s, "path:done") == "SW-5.2"  # zero spaces
    go(s, "move:pe_ember_mage@c3>c4")
    assert codes(s) == [
        "move:pe_ember_mage@c3>c4>d4", "move:pe_ember_mage@c3>c4>c3", "move:pe_ember_mage@c3>c4>b4",
        "path:done", "path:cancel",
    ]  # fmt: skip
    assert rule_against(s, "move:pe_ember_mage@c3>c4>c5") == "SW-5.2"  # occupied
    go(s, "move:pe_ember_mage@c3>c4>c3")
    assert card_at(s, "c3") == "pe_ember_mage"
    assert s.movers == 1
    for path in (("c3", "c4"), ("c3", "d3", "e3"), ("c3", "d3", "d4"), ("c3", "c4", "d4")):
        t = walk(scene(mine=board, phase="move"), *path)
        assert card_at(t, path[-1]) == "pe_ember_mage"


@pytest.mark.rule("SW-5.3", "SW-5.8")
@pytest.mark.example("SW-X15")
def test_out_and_back_is_a_move_and_after_moving_waits_for_its_end() -> None:
    s = scene(mine={"c3": "pe_ember_archer"}, theirs={"c5": "to_smasher", "d4": "to_smasher"}, phase="move")
    walk(s, "c3", "c4", "c3")
    assert kind(s) == "0 use"
    assert codes(s) == ["use:enemy.to_smasher@c5", "use:none"]  # seen from where the move ended


@pytest.mark.rule("SW-5.2")
def test_a_move_may_be_called_off_before_it_is_made() -> None:
    s = scene(mine={"c3": "pe_ember_archer"}, phase="move")
    go(s, "move:pe_ember_archer@c3", "move:pe_ember_archer@c3>c4", "path:cancel")
    assert (card_at(s, "c3"), s.movers, kind(s)) == ("pe_ember_archer", 0, "0 move")


@pytest.mark.rule("SW-5.1", "SW-4.3")
def test_a_unit_that_came_this_turn_moves_and_attacks() -> None:
    s = scene(mine={"c3": "gate"}, theirs={"c6": "to_smasher"}, phase="summon", hand=("pe_ember_mage", "gate"), magic=1)
    go(s, "summon:pe_ember_mage@c4", "summon:done")
    walk(s, "c4", "d4", "c4")
    go(s, "move:done", "build:done")
    attack(s, "c4", "c6", "mr", "mr")
    assert damage(s, "c6") == 2


# --- building -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SW-6.1", "SW-15.7")
@pytest.mark.component("gate")
@pytest.mark.example("SW-X3")
def test_structures_go_into_the_back_rows_or_beside_the_summoner() -> None:
    s = scene(mine={"c6": "pe_queen_maldaria", "a1": "pe_ember_mage"}, phase="build")
    places = [c.split("@")[1] for c in codes(s) if c.startswith("build:gate")]
    rows = [f"{c}{r}" for r in (1, 2, 3) for c in "abcdef" if f"{c}{r}" != "a1"]
    assert sorted(places) == sorted([*rows, "c5", "c7", "b6", "d6"])
    assert rule_against(s, "build:gate@a4") == "SW-6.1"
    assert rule_against(s, "build:gate@a1") == "SW-1.1"
    go(s, "build:gate@c5")
    assert at(s, "c5").face.slug == "gate"
    assert magic(s) == 5


@pytest.mark.rule("SW-6.1")
def test_the_second_seat_builds_on_its_own_side() -> None:
    s = scene(phase="build", active=1, theirs={"a8": "to_grognack"})
    places = [c.split("@")[1] for c in codes(s) if c.startswith("build:gate")]
    assert {p[1] for p in places} == {"6", "7", "8"}


@pytest.mark.rule("SW-6.4", "SW-4.1")
def test_a_built_gate_serves_from_the_next_summon_phase() -> None:
    s = scene(
        mine={"c6": "pe_queen_maldaria"}, phase="build", hand=("gate", "pe_ember_archer", "pe_burn"), enemy_hand=()
    )
    go(s, "build:gate@c5", "build:done", "attack:done", "magic:done")
    while s.active != 0:
        s.choose(s.codes()[-1])
    assert "summon:pe_ember_archer@c4" in codes(s)


# --- magic and drawing ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SW-10.1", "SW-8.7")
@pytest.mark.example("SW-X6")
def test_discarded_cards_are_magic_and_lie_face_down() -> None:
    s = scene(phase="magic", hand=("gate", "pe_burn", "pe_burn", "pe_fanessa"), magic=3)
    assert codes(s) == ["discard:gate", "discard:pe_burn", "discard:pe_fanessa", "magic:done"]
    go(s, "discard:pe_burn", "discard:gate")
    assert magic(s) == 5
    assert sorted(discard(s)) == ["gate", "pe_burn"]
    shown = s.view(1)["sides"][0]  # type: ignore[index]
    assert (shown["discard"], shown["discard_size"], shown["seen"], shown["hand_size"]) == (None, 2, [], 2)


@pytest.mark.rule("SW-10.2")
def test_magic_stops_at_fifteen() -> None:
    s = scene(phase="magic", hand=("gate", "pe_burn"), magic=15)
    go(s, "discard:pe_burn")
    assert magic(s) == 15
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": unit("to_tundra_charger", damage=1)}, magic=15)
    attack(s, "c3", "c4", "m", "m", "m")
    assert empty(s, "c4")
    assert magic(s) == 15


@pytest.mark.rule("SW-11.1")
@pytest.mark.example("SW-X7")
def test_a_hand_is_filled_up_to_five() -> None:
    pile = ("pe_fanessa", "pe_holleas", "pe_fire_drake", "pe_ember_mage")
    s = scene(phase="magic", hand=("gate", "pe_burn"), draw=pile)
    go(s, "magic:done")
    assert sorted(hand(s)) == sorted(["gate", "pe_burn", *pile[:3]])  # the top cards
    s = scene(
        phase="magic", hand=("gate", "gate", "pe_burn", "pe_burn", "pe_holleas", "pe_fanessa"), draw=("pe_ember_mage",)
    )
    go(s, "magic:done")
    assert len(hand(s)) == 6  # no draw, and no limit to a hand


@pytest.mark.rule("SW-11.2")
def test_an_empty_pile_costs_nothing() -> None:
    s = scene(phase="magic", hand=("gate",), draw=("pe_burn",))
    go(s, "magic:done")
    assert sorted(hand(s)) == ["gate", "pe_burn"]
    assert damage(s, "f1") == 0
