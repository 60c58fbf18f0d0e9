"""Attacks (SW-7), damage and destruction (SW-8), forces and spaces (SW-14, SW-15), dice (SW-19)."""

from __future__ import annotations

import pytest

from herna.games.summoner.table.board import DISTANCE, NEAR, SPACES, line, named_space, own_row
from tests.games.summoner.scene import (
    at,
    attack,
    card_at,
    codes,
    damage,
    dice,
    discard,
    empty,
    go,
    kind,
    left,
    magic,
    rule_against,
    scene,
    settle,
    unit,
    walk,
)


# --- attacks --------------------------------------------------------------------------------------------------
@pytest.mark.rule("SW-7.2", "SW-7.4")
@pytest.mark.example("SW-X4")
def test_a_ranged_attack_over_two_spaces() -> None:
    s = scene("cave_goblins", "fallen_kingdom", mine={"c3": "cg_horde_slinger"}, theirs={"c5": "fk_undead_warrior"})
    attack(s, "c3", "c5", "mr", "rs")
    assert (damage(s, "c5"), left(s, "c5")) == (2, 2)


@pytest.mark.rule("SW-7.2")
@pytest.mark.example("SW-X5")
def test_strength_is_the_number_of_dice_and_the_kind_decides_what_counts() -> None:
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": "to_shonk"})
    attack(s, "c3", "c4", "m", "mr", "rs")
    assert damage(s, "c4") == 2
    s = scene(mine={"e3": "pe_ember_mage"}, theirs={"e5": "to_shonk"})
    attack(s, "e3", "e5", "m", "rs")
    assert damage(s, "e5") == 1


@pytest.mark.rule("SW-7.2", "SW-15.4")
@pytest.mark.example("SW-X19")
def test_reach_and_line_of_sight() -> None:
    s = scene(
        mine={"c4": "pe_ember_mage", "c3": "pe_royal_guardian", "a4": "pe_ember_mage"},
        theirs={"c1": "to_smasher", "e4": "gate", "f4": "to_smasher", "d5": "to_smasher", "c8": "to_smasher"},
    )
    go(s, "attack:pe_ember_mage@c4")
    assert sorted(codes(s)) == sorted([
        "target:enemy.gate@e4", "target:own.pe_royal_guardian@c3", "target:own.pe_ember_mage@a4", "target:cancel",
    ])  # fmt: skip
    assert rule_against(s, "target:enemy.to_smasher@f4") == "SW-7.2"  # behind the gate
    assert rule_against(s, "target:enemy.to_smasher@d5") == "SW-7.2"  # diagonal
    assert rule_against(s, "target:enemy.to_smasher@c8") == "SW-7.2"  # four spaces
    go(s, "target:cancel", "attack:pe_royal_guardian@c3")
    assert codes(s) == ["target:own.pe_ember_mage@c4", "target:cancel"]  # melee: adjacent only, never itself


@pytest.mark.rule("SW-7.1")
def test_three_different_units_attack_once_each() -> None:
    s = scene(
        mine={"a3": "pe_ember_mage", "b3": "pe_ember_mage", "c3": "pe_ember_mage", "d3": "pe_ember_mage"},
        theirs={"a5": "starting_gate", "b5": "gate", "c5": "gate", "d5": "to_smasher"},
    )
    attack(s, "a3", "a5", "m", "m")
    assert rule_against(s, "attack:pe_ember_mage@a3") == "SW-7.1"
    attack(s, "b3", "b5", "m", "m")
    attack(s, "c3", "c5", "m", "m")
    assert rule_against(s, "attack:pe_ember_mage@d3") == "SW-7.1"
    assert codes(s) == ["attack:done"]


@pytest.mark.rule("SW-7.5")
def test_structures_do_not_attack() -> None:
    s = scene(mine={"c3": "gate"}, theirs={"c4": "to_smasher"})
    assert rule_against(s, "attack:gate@c3") == "SW-7.5"


@pytest.mark.rule("SW-7.10", "SW-7.12", "SW-7.6")
def test_only_an_attack_on_the_enemy_averts_the_cost_of_inaction() -> None:
    s = scene(mine={"c3": "pe_fanessa", "c2": unit("pe_ember_mage", damage=1)}, theirs={"c4": "to_smasher"})
    attack(s, "c3", "c2", "m", "m", "m")
    assert empty(s, "c2")
    assert magic(s) == 5  # nothing for an own unit
    go(s, "attack:done")
    assert damage(s, "f1") == 1
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": "to_smasher"})
    attack(s, "c3", "c4", "rs", "rs", "rs")
    go(s, "attack:done")
    assert damage(s, "f1") == 0  # a miss will do


@pytest.mark.rule("SW-7.10", "SW-23.1")
def test_inaction_can_lose_the_game() -> None:
    s = scene(mine={"f1": unit("pe_queen_maldaria", damage=8)})
    go(s, "attack:done")
    assert s.result is not None
    assert s.result.winners == (1,)


@pytest.mark.rule("SW-18.6", "SW-7.10")
def test_the_cost_of_inaction_is_ordered_with_the_other_end_of_phase_effects() -> None:
    s = scene("cave_goblins", "tundra_orcs", mine={"c3": "cg_the_eater", "c4": "cg_horde_climber"})
    go(s, "attack:done")
    assert codes(s) == ["order:feed_the_eater@c3", "order:inaction"]
    go(s, "order:inaction")
    assert damage(s, "f1") == 1
    assert kind(s) == "0 use"


@pytest.mark.rule("SW-7.9")
def test_what_the_target_was_when_it_was_fixed_decides() -> None:
    """The captured unit was an enemy when it was attacked: that is what avoids inaction."""
    s = scene("breakers", "tundra_orcs", mine={"c2": "br_tacullu"}, theirs={"c3": unit("to_smasher", damage=5)})
    attack(s, "c2", "c3", "mr", "m", "m")
    go(s, "capture", "attack:done")
    assert damage(s, "c2") == 0


# --- damage and destruction -----------------------------------------------------------------------------------
@pytest.mark.rule("SW-8.1", "SW-8.3", "SW-8.7", "SW-21.3")
def test_a_destroyed_card_is_discarded_with_what_lies_under_it() -> None:
    s = scene(
        mine={"c3": "pe_fanessa"},
        north="fallen_kingdom",
        theirs={"c4": unit("fk_undead_carrier", damage=1, boost=3, under=[{"card": "fk_hellforged_weapon"}])},
    )
    attack(s, "c3", "c4", "m", "m", "rs")
    assert empty(s, "c4")
    assert discard(s, 1) == ["fk_hellforged_weapon", "fk_undead_carrier"]
    assert magic(s) == 6  # one for the unit, none for the card under it


@pytest.mark.rule("SW-8.4", "SW-8.5")
@pytest.mark.component("gate")
@pytest.mark.example("SW-X20")
def test_magic_for_enemy_cards_only_also_for_structures() -> None:
    s = scene(
        mine={"c3": "pe_fanessa", "d3": unit("pe_ember_mage", damage=1), "b3": "pe_ember_beast"},
        theirs={"c4": unit("gate", damage=4), "b4": unit("to_tundra_charger", damage=1)},
    )
    attack(s, "c3", "c4", "m", "m", "m")
    assert magic(s) == 6
    attack(s, "b3", "b4", "m", "m", "m")
    assert magic(s) == 7
    s = scene(
        mine={"c3": "pe_fanessa", "c5": unit("pe_ember_mage", damage=1)},
        north="fallen_kingdom",
        theirs={"c4": "fk_hellfire_cultist"},
    )
    attack(s, "c3", "c4", "m", "m", "m")
    assert empty(s, "c4", "c5")
    assert (magic(s, 0), magic(s, 1)) == (6, 6)  # what the cultist burnt is the cultist's


@pytest.mark.rule("SW-8.6")
def test_one_effect_puts_all_damage_before_anything_falls() -> None:
    s = scene(
        mine={"c4": "pe_ember_beast"},
        north="fallen_kingdom",
        theirs={"c5": unit("fk_hellfire_cultist", damage=1), "d4": unit("fk_hellfire_cultist", damage=1)},
        phase="summon",
    )
    go(s, "summon:done")
    assert empty(s, "c5", "d4")
    assert kind(s) == "0 order"  # both Immolates follow together
    settle(s)
    assert damage(s, "c4") == 2


@pytest.mark.rule("SW-8.8")
def test_a_card_that_comes_back_is_new() -> None:
    s = scene(
        "cave_goblins",
        "tundra_orcs",
        mine={"c3": unit("cg_horde_climber", boost=2, damage=1, did=["attacked"]), "d3": "gate"},
        theirs={"c4": "to_smasher"},
        active=1,
        events=("cg_unrelenting",),
    )
    before = at(s, "c3").uid
    attack(s, "c4", "c3", "m", "m", "m", "m")
    go(s, "attack:done", "magic:done", "summon:cg_horde_climber@c3")
    p = at(s, "c3")
    assert (p.damage, p.boost, p.marks) == (0, 0, 0)
    assert p.uid != before


@pytest.mark.rule("SW-18.4")
def test_a_waiting_effect_is_lost_with_its_unit() -> None:
    s = scene(
        mine={"c2": "pe_queen_maldaria", "c3": "pe_royal_guardian"},
        theirs={"c4": "to_tundra_fighter"},
        active=1,
        events=("pe_divine_retribution",),
    )
    s.strike(0, 0, [(at(s, "c4").uid, 2)])
    attack(s, "c4", "c3", "m", "m", "ms")
    assert codes(s) == ["order:frenzy@c4", "order:aura_of_the_phoenix@c2"]
    go(s, "order:aura_of_the_phoenix@c2")
    assert empty(s, "c4")
    assert kind(s) == "1 attack"  # no Frenzy any more
    assert len(s.rolls) == 1


@pytest.mark.rule("SW-18.1", "SW-18.3", "SW-18.10")
def test_the_active_player_orders_and_what_comes_new_comes_first() -> None:
    s = scene(
        "fallen_kingdom",
        "tundra_orcs",
        mine={
            "c3": unit("fk_hellfire_cultist", damage=1),
            "c5": unit("fk_hellfire_cultist", damage=1),
            "e4": "fk_undead_archer",
        },
        theirs={"c4": unit("to_tundra_charger", damage=1), "b3": "to_smasher"},
        phase="move",
        hand=("fk_purge", "gate"),
    )
    go(s, "play:fk_purge", "use:own.fk_hellfire_cultist@c3", "use:done", "use:none")
    assert codes(s) == ["order:immolate@c3", "order:soul_shift@e4>c3"]
    go(s, "order:immolate@c3")  # kills the charger: a new Soul Shift, before the one that waits
    assert codes(s) == ["place:c4", "place:none"]
    go(s, "place:none")
    assert codes(s) == ["place:c3", "place:none"]
    go(s, "place:c3")
    assert card_at(s, "c3") == "fk_undead_archer"
    assert damage(s, "b3") == 1


@pytest.mark.rule("SW-18.2")
@pytest.mark.example("SW-X15")
def test_after_attacking_comes_after_everything_that_followed_the_destruction() -> None:
    s = scene(
        "tundra_orcs",
        "fallen_kingdom",
        mine={"c3": "to_tundra_fighter"},
        theirs={"c4": "fk_hellfire_cultist", "d3": "fk_undead_warrior"},
    )
    attack(s, "c3", "c4", "m", "m", "ms")
    assert damage(s, "c3") == 1  # Immolate first, then the roll for Frenzy
    assert kind(s) == "0 force"


@pytest.mark.rule("SW-23.2", "SW-8.6")
def test_when_both_summoners_fall_together_the_active_player_wins() -> None:
    for active in range(2):
        s = scene(
            "fallen_kingdom",
            "tundra_orcs",
            mine={"c3": unit("fk_ret_talus", damage=11)},
            theirs={"c4": unit("to_grognack", damage=13)},
            active=active,
        )
        s.strike(0, 0, [(at(s, "c3").uid, 1), (at(s, "c4").uid, 1)])
        assert s.result is not None
        assert (s.result.winners, s.result.reason) == ((active,), "both_summoners")


@pytest.mark.rule("SW-23.1")
def test_the_game_ends_at_once() -> None:
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": unit("to_grognack", damage=13)})
    attack(s, "c3", "c4", "m", "m", "m")
    assert s.over
    assert s.result is not None
    assert (s.result.winners, s.result.reason, s.result.scores) == ((0,), "summoner", (9, 0))


@pytest.mark.rule("SW-23.4")
def test_the_turn_limit_is_a_draw() -> None:
    s = scene(phase="magic", turn=300)
    go(s, "magic:done")
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ((), "turn_limit")


# --- forces and spaces ----------------------------------------------------------------------------------------
@pytest.mark.rule("SW-14.2", "SW-14.1")
def test_a_force_needs_its_whole_way_and_stays_on_the_board() -> None:
    s = scene(
        "breakers",
        "tundra_orcs",
        mine={"b2": "br_wind_mage"},
        theirs={"a1": "to_smasher", "a2": "to_tundra_charger", "b1": "gate"},
    )
    go(s, "attack:br_wind_mage@b2", "instead:push")
    # the smasher in the corner has no way out; the charger has one, and nothing is left to choose
    assert (card_at(s, "a3"), card_at(s, "a1")) == ("to_tundra_charger", "to_smasher")


@pytest.mark.rule("SW-14.3")
def test_flyers_are_forced_like_anybody_else() -> None:
    s = scene(
        "breakers",
        "breakers",
        mine={"c2": "br_wind_mage"},
        theirs={"c4": "br_gwalark", "c5": "gate", "d4": "gate", "b4": "starting_gate"},
        enemy_hand=("br_blast",),
    )
    go(s, "attack:br_wind_mage@c2", "instead:push")
    assert card_at(s, "c3") == "br_gwalark"  # the only empty space; not past the gates


@pytest.mark.rule("SW-14.5", "SW-21.2")
def test_placing_is_neither_a_move_nor_a_force() -> None:
    s = scene(
        mine={"c2": unit("pe_queen_maldaria", boost=1), "d5": unit("pe_royal_guardian", damage=2)},
        north="vanguards",
        theirs={"d6": "va_citadel_knight"},
        fought=True,
    )
    go(s, "attack:done", "use:own.pe_royal_guardian@d5", "place:c3")
    assert damage(s, "c3") == 2  # Engage did not strike


@pytest.mark.rule("SW-15.1", "SW-15.2")
def test_distance_is_counted_in_steps() -> None:
    c3, d4 = named_space("c3"), named_space("d4")
    assert DISTANCE[c3][c3] == 0
    assert DISTANCE[c3][d4] == 2
    assert [DISTANCE[c3][n] for n in NEAR[c3]] == [1, 1, 1, 1]
    assert len(NEAR[named_space("a1")]) == 2
    assert sum(len(NEAR[n]) for n in range(1, SPACES + 1)) == 2 * (8 * 5 + 6 * 7)
    assert line(named_space("a1"), named_space("b2")) == ()


@pytest.mark.rule("SW-15.6", "SW-15.7")
@pytest.mark.example("SW-X17")
def test_rows_are_counted_from_each_players_edge() -> None:
    front, back = named_space("c4"), named_space("c2")
    assert own_row(back, 0) < own_row(front, 0)  # behind it for the first seat
    assert own_row(back, 1) > own_row(front, 1)  # before it for the second
    assert [own_row(named_space(f"a{r}"), 1) for r in range(1, 9)] == [7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.rule("SW-19.1", "SW-19.3")
def test_dice_have_five_melee_four_ranged_and_two_special_faces() -> None:
    from herna.games.summoner.table.words import FACES, MELEE, RANGED, SPECIAL

    faces = FACES[1:]
    assert [sum(1 for f in faces if f & symbol) for symbol in (MELEE, RANGED, SPECIAL)] == [5, 4, 2]
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": "to_shonk"})
    dice(s, "ms", "mr", "m")
    go(s, "attack:pe_fanessa@c3", "target:enemy.to_shonk@c4")
    assert s.view(None)["dice"] == [[["melee", "special"], ["melee", "ranged"], ["melee"]]]


@pytest.mark.rule("SW-20.1", "SW-20.2", "SW-20.5")
def test_a_controlled_golem_is_your_gate() -> None:
    s = scene(
        "breakers",
        "polar_dwarves",
        mine={"f1": "br_tacullu"},
        theirs={"c4": unit("pd_ice_golem", seat=0)},
        phase="summon",
        hand=("br_wind_mage", "gate"),
    )
    assert "summon:br_wind_mage@c5" in codes(s)
    go(s, "summon:done")
    walk(s, "c4", "c5")
    assert card_at(s, "c5") == "pd_ice_golem"


# --- the questions that are put ------------------------------------------------------------------------------------
def test_an_attack_may_be_called_off_before_anything_has_happened() -> None:
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": "to_smasher"})
    go(s, "attack:pe_fanessa@c3", "target:cancel")
    assert (s.attackers, s.fought, kind(s)) == (0, False, "0 attack")
    assert "attack:pe_fanessa@c3" in codes(s)


@pytest.mark.rule("SW-7.9", "SW-18.1")
def test_the_active_player_orders_the_opponents_effects_too() -> None:
    s = scene(mine={"c4": "pe_fanessa"}, theirs={"c5": "to_tundra_fighter"}, active=1)
    attack(s, "c5", "c4", "m", "m", "m")
    assert kind(s) == "1 order"
    assert codes(s) == ["order:frenzy@c5", "order:riposte@c4"]


@pytest.mark.rule("SW-8.9", "SW-8.4")
def test_what_falls_with_a_bonus_gives_no_magic_but_counts_as_destroyed() -> None:
    s = scene(
        "fallen_kingdom",
        "polar_dwarves",
        mine={"a2": "fk_undead_warrior", "b2": "fk_undead_warrior"},
        theirs={"a1": unit("pd_ollag", damage=6), "f6": unit("pd_ice_golem", damage=5)},
    )
    attack(s, "a2", "a1", "m", "m")
    assert empty(s, "a1", "f6")
    assert magic(s) == 6  # for Ollag only
    assert [at(s, p).boost for p in ("a2", "b2")] == [2, 2]  # but two units were destroyed


@pytest.mark.rule("SW-14.6", "SW-14.1")
def test_a_longer_force_is_looked_at_step_by_step() -> None:
    s = scene(
        "breakers",
        "vanguards",
        mine={"c2": "br_tacullu", "c4": unit("br_wind_archer", damage=1)},
        theirs={"d4": "va_citadel_knight"},
        phase="move",
        hand=("br_blast", "gate"),
    )
    go(s, "play:br_blast@c4", "force:c7")
    assert empty(s, "c4", "c5", "c6", "c7")  # fell at the first step away from the knight
    assert magic(s, 1) == 6


@pytest.mark.rule("SW-20.4", "SW-7.1")
def test_a_captured_unit_may_attack_under_the_usual_limits() -> None:
    s = scene(
        "breakers",
        "tundra_orcs",
        mine={"c2": "br_tacullu"},
        theirs={"c3": unit("to_smasher", damage=5), "c4": "to_shonk"},
    )
    attack(s, "c2", "c3", "mr", "mr", "m")
    go(s, "capture")
    attack(s, "c3", "c4", "m", "m", "m", "m")
    assert damage(s, "c4") == 4
    assert s.attackers == 2


@pytest.mark.rule("SW-25.56", "SW-18.7")
def test_an_instead_counts_as_one_of_the_three() -> None:
    s = scene("breakers", "tundra_orcs", mine={"c2": "br_wind_mage"}, theirs={"c4": "to_smasher"}, attacked=2)
    go(s, "attack:br_wind_mage@c2", "instead:push", "force:c5")
    assert s.attackers == 3
    assert kind(s) == "0 attack"  # and no Push "after attacking" follows it
