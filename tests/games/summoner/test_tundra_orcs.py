"""The Tundra Orcs: every unit, ability and event."""

from __future__ import annotations

import pytest

from tests.games.summoner.scene import (
    attack,
    boost,
    codes,
    damage,
    dice,
    empty,
    go,
    has,
    kind,
    left,
    magic,
    rule_against,
    scene,
    strength,
    unit,
    walk,
)

ORCS = ("tundra_orcs", "phoenix_elves")


@pytest.mark.component("to_frost_shaman", "unwieldy_magic")
@pytest.mark.rule("SW-7.3")
def test_unwieldy_magic_needs_a_special() -> None:
    s = scene(*ORCS, mine={"c3": "to_frost_shaman"}, theirs={"c5": "pe_holleas"})
    attack(s, "c3", "c5", "mr", "mr", "mr")
    assert damage(s, "c5") == 0
    s = scene(*ORCS, mine={"c3": "to_frost_shaman"}, theirs={"c5": "pe_holleas"})
    attack(s, "c3", "c5", "mr", "mr", "ms")
    assert damage(s, "c5") == 2


@pytest.mark.component("unwieldy_magic", "sluggish")
@pytest.mark.rule("SW-7.3")
def test_without_a_special_nothing_is_added_either() -> None:
    s = scene("tundra_orcs", "tundra_orcs", mine={"c3": "to_frost_shaman"}, theirs={"c5": "to_smasher"})
    attack(s, "c3", "c5", "mr", "mr", "mr")
    assert damage(s, "c5") == 0


@pytest.mark.component("to_grognack", "restore")
@pytest.mark.rule("SW-25.8", "SW-5.8")
def test_restore_boosts_grognack_after_a_move_if_he_has_none() -> None:
    s = scene(*ORCS, mine={"c3": "to_grognack"}, phase="move")
    walk(s, "c3", "c4", "c3")  # out and back is a move
    assert boost(s, "c3") == 1
    s = scene(*ORCS, mine={"c3": unit("to_grognack", boost=1)}, phase="move")
    walk(s, "c3", "c4")
    assert boost(s, "c4") == 1


@pytest.mark.component("influence")
@pytest.mark.rule("SW-19.1", "SW-19.2", "SW-25.7")
def test_influence_rolls_a_friends_dice_again_as_often_as_it_is_paid_for() -> None:
    s = scene(
        *ORCS, mine={"c1": unit("to_grognack", boost=2), "c3": "to_smasher"}, theirs={"c4": "pe_holleas", "d1": "gate"}
    )
    attack(s, "c3", "c4", "rs", "rs", "rs", "rs")
    assert kind(s) == "0 reroll"
    dice(s, "rs", "rs", "rs", "m")
    go(s, "reroll")
    assert boost(s, "c1") == 1
    dice(s, "m", "m", "m", "rs")
    go(s, "reroll")
    assert boost(s, "c1") == 0
    assert damage(s, "c4") == 3  # only the last roll counts; no further boost, no further question


@pytest.mark.component("influence")
def test_influence_is_for_others_near_enough_in_the_own_turn() -> None:
    s = scene(*ORCS, mine={"c1": unit("to_grognack", boost=2)}, theirs={"c2": "pe_holleas"})
    attack(s, "c1", "c2", "m", "m", "m", "m")
    assert (damage(s, "c2"), boost(s, "c1")) == (4, 2)  # never his own dice
    s = scene(*ORCS, mine={"c1": unit("to_grognack", boost=2), "c5": "to_smasher"}, theirs={"c6": "pe_holleas"})
    attack(s, "c5", "c6", "m", "m", "m", "m")
    assert boost(s, "c1") == 2  # four spaces away
    s = scene(*ORCS, mine={"c1": unit("to_grognack", boost=1), "c3": "to_smasher"}, theirs={"c4": "pe_holleas"})
    attack(s, "c3", "c4", "m", "m", "m", "m")
    go(s, "reroll:none")
    assert (damage(s, "c4"), boost(s, "c1")) == (4, 1)


@pytest.mark.component("to_ragnor", "blood_bond")
@pytest.mark.rule("SW-25.8")
def test_blood_bond_boosts_the_summoner_for_each_special() -> None:
    s = scene(*ORCS, mine={"f1": "to_grognack", "c3": "to_ragnor"}, theirs={"c4": "pe_holleas", "b3": "gate"})
    attack(s, "c3", "c4", "ms", "rs", "m")
    assert damage(s, "c4") == 2
    assert boost(s, "f1") == 2
    s = scene(*ORCS, mine={"f1": "to_grognack", "c3": "to_ragnor"}, theirs={"b3": "gate"})
    attack(s, "c3", "b3", "ms", "rs", "m")
    assert boost(s, "f1") == 0  # a gate is no unit


@pytest.mark.component("to_shonk", "wild_strike")
@pytest.mark.rule("SW-25.12")
def test_wild_strike_counts_specials_only() -> None:
    s = scene(*ORCS, mine={"c3": "to_shonk"}, theirs={"c4": "pe_holleas"})
    assert strength(s, "c3") == 8
    attack(s, "c3", "c4", "ms", "ms", "rs", "m", "m", "mr", "mr", "mr")
    assert damage(s, "c4") == 3


@pytest.mark.component("to_smasher", "sluggish")
def test_sluggish_takes_one_more_for_each_special() -> None:
    s = scene(mine={"c3": "pe_holleas"}, theirs={"c4": "to_smasher"})
    attack(s, "c3", "c4", "ms", "rs", "m")
    assert damage(s, "c4") == 1 + 2


@pytest.mark.component("to_targan", "far_shot", "piercing_frost")
def test_targan_shoots_four_spaces_and_strengthens_frost_units() -> None:
    s = scene(
        *ORCS,
        mine={"c3": "to_targan", "c2": "to_frost_shaman", "d3": "to_smasher", "e2": "to_frost_shaman"},
        theirs={"c7": "pe_holleas", "a3": "gate"},
    )
    assert (strength(s, "c2"), strength(s, "d3"), strength(s, "e2"), strength(s, "c3")) == (4, 4, 3, 4)
    go(s, "attack:to_targan@c3")
    assert "target:enemy.pe_holleas@c7" in codes(s)
    s = scene(*ORCS, mine={"c3": "to_targan"}, theirs={"c8": "pe_holleas", "a3": "gate"})
    go(s, "attack:to_targan@c3")
    assert rule_against(s, "target:enemy.pe_holleas@c8") == "SW-7.2"


@pytest.mark.component("to_tundra_charger", "blood_rush")
@pytest.mark.rule("SW-4.6", "SW-4.3")
def test_blood_rush_pays_damage_for_a_push_after_summoning() -> None:
    s = scene(*ORCS, mine={"c3": "gate"}, phase="summon", hand=("to_tundra_charger", "gate"))
    go(s, "summon:to_tundra_charger@c4")
    assert codes(s) == ["force:c5", "force:d4", "force:b4", "force:none"]
    go(s, "force:c5")
    assert damage(s, "c5") == 1
    assert empty(s, "c4")
    go(s, "summon:done")
    assert "move:to_tundra_charger@c5" in codes(s)  # it may move in the same turn
    s = scene(*ORCS, mine={"c3": "gate"}, phase="summon", hand=("to_tundra_charger", "gate"))
    go(s, "summon:to_tundra_charger@c4", "force:none")
    assert damage(s, "c4") == 0


@pytest.mark.component("blood_rush")
def test_blood_rush_needs_room() -> None:
    s = scene(
        *ORCS,
        mine={"a1": "gate", "c1": "gate", "b2": "to_smasher"},
        phase="summon",
        hand=("to_tundra_charger",),
    )
    go(s, "summon:to_tundra_charger@b1")
    assert kind(s) == "0 move"  # nothing to decide: no space to be forced to


@pytest.mark.component("to_tundra_fighter", "frenzy")
@pytest.mark.rule("SW-25.9", "SW-7.8", "SW-19.3", "SW-7.11")
def test_frenzy_gives_a_push_and_an_extra_attack_again_and_again() -> None:
    s = scene(
        *ORCS,
        mine={"c3": "to_tundra_fighter"},
        theirs={"c4": "starting_gate", "e3": "pe_holleas", "d4": "pe_royal_guardian"},
    )
    attack(s, "c3", "c4", "m", "m", "ms")
    assert kind(s) == "0 force"
    assert codes(s) == ["force:d3", "force:c2", "force:b3", "force:none"]
    go(s, "force:d3")
    assert codes(s) == ["extra:enemy.pe_royal_guardian@d4", "extra:enemy.pe_holleas@e3", "extra:none"]
    dice(s, "m", "m", "m")
    go(s, "extra:enemy.pe_holleas@e3")
    assert damage(s, "e3") == 2
    assert s.attackers == 1  # the extra attack is not one of the three
    assert kind(s) == "0 attack"  # this time no special fell


@pytest.mark.component("frenzy")
def test_frenzy_without_a_push_gives_no_extra_attack() -> None:
    s = scene(*ORCS, mine={"c3": "to_tundra_fighter"}, theirs={"c4": "pe_holleas"})
    attack(s, "c3", "c4", "m", "m", "ms")
    go(s, "force:none")
    assert kind(s) == "0 attack"
    s = scene(
        *ORCS,
        mine={"a1": "to_tundra_fighter", "b1": "to_smasher"},
        theirs={"a2": "pe_holleas"},
    )
    attack(s, "a1", "a2", "m", "m", "ms")
    assert kind(s) == "0 attack"  # nowhere to be forced to


@pytest.mark.component("frenzy")
def test_frenzy_does_not_follow_an_attack_on_a_friend() -> None:
    s = scene(*ORCS, mine={"c3": "to_tundra_fighter", "c4": "to_smasher"})
    attack(s, "c3", "c4", "m", "m")
    assert kind(s) == "0 attack"
    assert len(s.rolls) == 1


@pytest.mark.component("to_brutal_force", "forceful_attack")
@pytest.mark.rule("SW-12.7", "SW-14.6")
def test_brutal_force_pushes_damaged_units_away() -> None:
    s = scene(
        *ORCS,
        mine={"c3": "to_smasher", "e3": "to_smasher"},
        theirs={"c4": "pe_holleas", "e4": "gate"},
        hand=("to_brutal_force", "gate"),
        events=("to_brutal_force",),
    )
    go(s, "play:to_brutal_force")
    assert has(s, "c3", "forceful_attack")
    attack(s, "c3", "c4", "m", "m", "m", "m")
    assert codes(s) == ["force:c5", "force:d4", "force:b4", "force:none"]
    go(s, "force:d4")
    assert kind(s) == "0 attack"  # two copies give the ability once
    attack(s, "e3", "e4", "m", "m", "m", "m")
    assert kind(s) == "0 attack"  # a gate is no unit
    s = scene(*ORCS, mine={"c3": "to_smasher"}, theirs={"c4": "pe_holleas"}, events=("to_brutal_force",))
    attack(s, "c3", "c4", "rs", "rs", "rs", "rs")
    assert kind(s) == "0 attack"  # nothing was damaged


@pytest.mark.component("to_freeze")
@pytest.mark.rule("SW-25.10", "SW-17.8", "SW-14.4", "SW-7.11", "SW-12.4")
def test_freeze_takes_abilities_moves_attacks_and_forces() -> None:
    s = scene(
        *ORCS,
        mine={"c1": "to_grognack", "c2": "to_tundra_fighter", "b1": unit("to_smasher", boost=1)},
        theirs={"c3": "pe_royal_guardian", "c6": "pe_holleas", "d1": "pe_ember_mage"},
        phase="summon",
        hand=("to_freeze", "gate"),
    )
    freezes = [c for c in codes(s) if "freeze" in c]
    assert freezes == ["play:to_freeze@c2", "play:to_freeze@c3", "play:to_freeze@d1"]  # unboosted and near enough
    go(s, "play:to_freeze@c3")
    assert not has(s, "c3", "engage")
    s.boost(s.board[15].uid, 1)  # type: ignore[union-attr]
    assert not has(s, "c3", "engage")  # boosting it does not free it
    go(s, "summon:done", "move:done", "build:done", "attack:to_tundra_fighter@c2")
    assert rule_against(s, "target:enemy.pe_royal_guardian@c3") == "SW-7.11"
    go(s, "target:cancel", "attack:done", "magic:done", "summon:done")
    assert rule_against(s, "move:pe_royal_guardian@c3") == "SW-17.8"
    go(s, "move:done", "build:done")
    assert rule_against(s, "attack:pe_royal_guardian@c3") == "SW-17.8"


@pytest.mark.component("to_freeze")
@pytest.mark.rule("SW-25.10")
def test_freeze_may_shelter_a_friend_and_events_still_reach_it() -> None:
    s = scene(
        mine={"c3": "pe_queen_maldaria"},
        theirs={"c4": "to_smasher"},
        enemy_events=({"card": "to_freeze", "on": ["c4"]},),
        phase="move",
        hand=("pe_burn", "gate"),
    )
    go(s, "play:pe_burn@c4")
    assert damage(s, "c4") == 2
    go(s, "move:done", "build:done")
    assert "attack:pe_queen_maldaria@c3" not in codes(s)


@pytest.mark.component("to_primal_fury")
@pytest.mark.rule("SW-7.8", "SW-12.7")
def test_primal_fury_pushes_grognack_and_gives_an_extra_attack_once_a_turn() -> None:
    s = scene(
        *ORCS,
        mine={"c3": "to_grognack"},
        theirs={"c4": "starting_gate", "d5": "pe_holleas"},
        hand=("to_primal_fury", "gate"),
    )
    go(s, "play:to_primal_fury")
    attack(s, "c3", "c4", "m", "m", "m", "m")
    assert codes(s) == ["force:d3", "force:e3", "force:c2", "force:c1", "force:b3", "force:a3", "force:none"]
    go(s, "force:d3")
    assert kind(s) == "0 attack"  # nothing adjacent to attack: no question
    assert s.zone[0].used
    s = scene(
        *ORCS,
        mine={"c3": "to_grognack"},
        theirs={"c4": "starting_gate", "d4": "pe_holleas"},
        events=("to_primal_fury",),
    )
    attack(s, "c3", "c4", "m", "m", "m", "m")
    dice(s, "m", "m", "m", "m")
    go(s, "force:d3", "extra:enemy.pe_holleas@d4")
    assert damage(s, "d4") == 4
    assert kind(s) == "0 attack"  # not twice


@pytest.mark.component("to_primal_fury")
@pytest.mark.rule("SW-12.7")
def test_two_copies_of_primal_fury_work_once_each() -> None:
    s = scene(
        *ORCS,
        mine={"c3": "to_grognack"},
        theirs={"c4": "starting_gate", "d4": "pe_holleas"},
        events=("to_primal_fury", "to_primal_fury"),
    )
    attack(s, "c3", "c4", "m", "m", "m", "m")
    assert kind(s) == "0 order"
    assert codes(s) == ["order:to_primal_fury#1", "order:to_primal_fury#2"]
    dice(s, "m", "m", "m", "m")
    go(s, "order:to_primal_fury#1", "force:d3", "extra:enemy.pe_holleas@d4")
    assert kind(s) == "0 force"  # the second copy, after the extra attack
    dice(s, "m", "m", "m", "m")
    go(s, "force:c3", "extra:enemy.starting_gate@c4")
    assert damage(s, "c4") == 8
    assert kind(s) == "0 attack"  # it had also answered the first attack, but it is used up now


@pytest.mark.component("to_for_glory", "reckless_strike")
@pytest.mark.rule("SW-25.11", "SW-12.7")
def test_for_glory_makes_commons_strong_and_reckless() -> None:
    s = scene(
        *ORCS,
        mine={"c3": "to_smasher", "e3": "to_ragnor"},
        theirs={"c4": "pe_holleas"},
        phase="build",
        hand=("to_for_glory", "gate"),
    )
    go(s, "play:to_for_glory", "build:done")
    assert (strength(s, "c3"), strength(s, "e3")) == (6, 3)
    attack(s, "c3", "c4", "ms", "m", "m", "rs", "rs", "rs")
    assert (damage(s, "c4"), damage(s, "c3")) == (3, 0)  # four specials
    s = scene(*ORCS, mine={"c3": "to_smasher"}, theirs={"c4": "pe_holleas"}, events=("to_for_glory",))
    attack(s, "c3", "c4", "ms", "m", "m", "m", "m", "m")
    assert damage(s, "c4") == 6
    assert empty(s, "c3")  # one special only: the same damage on itself, and it was simultaneous
    assert magic(s, 1) == 5  # nobody gains magic for their own unit


@pytest.mark.component("reckless_strike", "guarded")
@pytest.mark.rule("SW-25.11")
def test_guarded_limits_the_reckless_ones_own_damage_too() -> None:
    s = scene(*ORCS, mine={"c3": "to_smasher"}, theirs={"c4": "pe_ember_mage"}, events=("to_for_glory",))
    attack(s, "c3", "c4", "m", "m", "m", "m", "m", "m")
    assert (damage(s, "c3"), left(s, "c4")) == (1, 1)
