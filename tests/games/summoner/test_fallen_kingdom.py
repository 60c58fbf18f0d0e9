"""The Fallen Kingdom: every unit, ability and event."""

from __future__ import annotations

import pytest

from tests.games.summoner.scene import (
    at,
    attack,
    boost,
    card_at,
    codes,
    damage,
    dice,
    discard,
    empty,
    go,
    hand,
    has,
    kind,
    left,
    magic,
    rule_against,
    scene,
    settle,
    strength,
    unit,
    walk,
)

FALLEN = ("fallen_kingdom", "tundra_orcs")


@pytest.mark.component("fk_dragos", "life_drain")
@pytest.mark.rule("SW-7.2", "SW-7.3")
def test_life_drain_turns_specials_into_melee_hits() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_dragos", "c2": "fk_undead_warrior", "c1": "fk_ret_talus", "f3": "fk_undead_warrior"},
        theirs={"c4": "to_shonk"},
    )
    go(s, "attack:fk_dragos@c3", "target:enemy.to_shonk@c4")
    assert codes(s) == [
        "use:own.fk_undead_warrior@c2",
        "use:own.fk_ret_talus@c1",
        "use:none",
    ]  # not itself, not too far
    dice(s, "ms", "rs", "m", "mr")
    go(s, "use:own.fk_undead_warrior@c2")
    assert damage(s, "c4") == 3 + 2  # a face with melee and special counts twice
    assert magic(s) == 5
    s = scene(*FALLEN, mine={"c3": "fk_dragos", "c2": "fk_undead_warrior"}, theirs={"c4": "to_shonk"})
    attack(s, "c3", "c4", "ms", "rs", "m", "mr")
    go(s, "use:none")
    assert damage(s, "c4") == 3


@pytest.mark.component("life_drain", "fk_hellfire_cultist", "immolate")
@pytest.mark.rule("SW-25.26", "SW-7.2", "SW-18.2")
def test_a_drained_cultist_may_kill_the_target_before_the_roll() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_dragos", "d4": "fk_hellfire_cultist"},
        theirs={"c4": unit("to_tundra_charger", damage=1), "b3": "gate"},
    )
    go(s, "attack:fk_dragos@c3", "target:enemy.to_tundra_charger@c4", "use:own.fk_hellfire_cultist@d4")
    assert empty(s, "c4", "d4")
    assert magic(s) == 6  # Immolate destroyed it for its controller
    assert codes(s) == ["retarget:enemy.gate@b3", "retarget:none"]
    go(s, "retarget:none")
    assert s.rolls == ()
    assert not s.fought
    assert kind(s) == "0 attack"
    assert rule_against(s, "attack:fk_dragos@c3") == "SW-7.1"  # the attack is used up


@pytest.mark.component("life_drain")
@pytest.mark.rule("SW-7.2")
def test_another_target_may_be_attacked_instead() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_dragos", "d4": "fk_hellfire_cultist"},
        theirs={"c4": unit("to_tundra_charger", damage=1), "b3": "starting_gate"},
    )
    go(s, "attack:fk_dragos@c3", "target:enemy.to_tundra_charger@c4", "use:own.fk_hellfire_cultist@d4")
    dice(s, "m", "m", "m", "rs")
    go(s, "retarget:enemy.starting_gate@b3")
    assert damage(s, "b3") == 4
    assert s.fought


@pytest.mark.component("fk_elut_bal", "summoned_by_fire")
@pytest.mark.rule("SW-4.7", "SW-25.27", "SW-18.3")
def test_elut_bal_takes_the_place_of_a_sacrificed_unit_before_anything_follows() -> None:
    s = scene(
        *FALLEN,
        mine={"c4": "fk_hellfire_cultist", "b4": "fk_undead_archer", "d1": "gate"},
        theirs={"c5": "to_smasher"},
        phase="summon",
        hand=("fk_elut_bal", "gate"),
        magic=6,
    )
    assert [c for c in codes(s) if "elut" in c] == [
        "summon:fk_elut_bal@f1",
        "summon:fk_elut_bal@b4",
        "summon:fk_elut_bal@c4",
    ]
    go(s, "summon:fk_elut_bal@c4")
    assert card_at(s, "c4") == "fk_elut_bal"
    assert magic(s) == 0
    assert damage(s, "c5") == 0  # Immolate still waits
    assert kind(s) == "0 order"
    go(s, "order:soul_shift@b4>c4")  # finds the space taken: nothing to ask
    assert damage(s, "c5") == 1
    assert kind(s) == "0 summon"
    assert discard(s) == ["fk_hellfire_cultist"]


@pytest.mark.component("summoned_by_fire")
@pytest.mark.rule("SW-25.27", "SW-8.10", "SW-10.3")
def test_a_saved_victim_leaves_elut_bal_in_hand_and_unpaid() -> None:
    deck = {
        "summoner": "fk_ret_talus",
        "cards": {
            "fk_elut_bal": 1, "fk_dragos": 1, "fk_gul_dass": 1, "fk_blood_summon": 2, "fk_purge": 2, "pe_burn": 2,
            "fk_hellfire_cultist": 4, "fk_undead_archer": 4, "pe_ember_archer": 4, "pe_ember_beast": 4,
        },
    }  # fmt: skip
    s = scene(
        deck,
        "cave_goblins",
        mine={"c4": "fk_hellfire_cultist", "d1": "gate"},
        phase="summon",
        hand=("fk_elut_bal", "gate"),
        magic=6,
        enemy_events=("cg_unrelenting",),
    )
    go(s, "summon:fk_elut_bal@c4")
    assert card_at(s, "c4") == "fk_elut_bal"  # the enemy's Unrelenting saves only the enemy's commons
    s = scene(
        deck,
        "cave_goblins",
        mine={"c4": "pe_ember_archer"},
        theirs={"c6": unit("cg_horde_climber", seat=0)},
        phase="summon",
        hand=("fk_elut_bal", "gate"),
        magic=6,
    )
    go(s, "summon:fk_elut_bal@c6")  # a unit you control but do not own will do
    assert card_at(s, "c6") == "fk_elut_bal"
    assert discard(s, 1) == ["cg_horde_climber"]


@pytest.mark.component("fk_gul_dass", "wrath")
def test_wrath_grows_with_damage() -> None:
    s = scene(*FALLEN, mine={"c3": unit("fk_gul_dass", damage=6)})
    assert strength(s, "c3") == 8


@pytest.mark.component("immolate")
@pytest.mark.rule("SW-8.4", "SW-17.1", "SW-8.5")
def test_immolate_burns_the_enemies_that_stood_beside_it() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_hellfire_cultist", "c2": "fk_undead_warrior"},
        theirs={"c4": "to_smasher", "b3": unit("to_tundra_charger", damage=1), "d3": "gate"},
        active=1,
    )
    attack(s, "c4", "c3", "m", "m", "m", "m")
    assert (damage(s, "c4"), damage(s, "c2"), damage(s, "d3")) == (1, 0, 0)
    assert empty(s, "b3")
    assert (magic(s, 0), magic(s, 1)) == (6, 6)  # one each: the cultist's player gains for the charger


@pytest.mark.component("immolate")
@pytest.mark.rule("SW-8.3")
def test_immolate_does_not_follow_a_discard() -> None:
    deck = {
        "summoner": "pe_queen_maldaria",
        "cards": {
            "fk_elut_bal": 1, "fk_gul_dass": 1, "pe_fanessa": 1, "pe_burn": 2, "pe_blinding_flare": 2,
            "fk_hellforged_weapon": 2, "fk_hellfire_cultist": 4, "fk_undead_archer": 4, "pe_ember_archer": 4,
            "pe_ember_beast": 4,
        },
    }  # fmt: skip
    s = scene(deck, "tundra_orcs", mine={"c3": "fk_hellfire_cultist"}, theirs={"c4": "to_smasher"})
    s.discard_piece(at(s, "c3"))
    assert not s.waiting


@pytest.mark.component("fk_ret_talus", "raise_the_dead")
@pytest.mark.rule("SW-25.20", "SW-22.2", "SW-3.7", "SW-23.3", "SW-17.3")
def test_raise_the_dead_costs_two_damage_and_no_magic() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_ret_talus", "c4": "gate"},
        phase="summon",
        magic=0,
        discard=("fk_undead_warrior", "fk_hellfire_cultist", "fk_undead_warrior"),
    )
    go(s, "act:raise_the_dead@c3")
    assert codes(s) == [*[f"raise:fk_undead_warrior@{p}" for p in ("d3", "c2", "b3")], "raise:cancel"]
    go(s, "raise:cancel", "act:raise_the_dead@c3", "raise:fk_undead_warrior@d3")
    assert damage(s, "c3") == 2
    assert card_at(s, "d3") == "fk_undead_warrior"
    assert discard(s) == ["fk_hellfire_cultist", "fk_undead_warrior"]
    assert "act:raise_the_dead@c3" not in codes(s)  # once per turn


@pytest.mark.component("raise_the_dead")
@pytest.mark.rule("SW-23.3", "SW-23.1")
def test_raise_the_dead_can_be_suicide() -> None:
    s = scene(*FALLEN, mine={"c3": unit("fk_ret_talus", damage=10)}, phase="summon", discard=("fk_undead_warrior",))
    go(s, "act:raise_the_dead@c3", "raise:fk_undead_warrior@c4")
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ((1,), "summoner")


@pytest.mark.component("fk_undead_archer", "soul_shift")
@pytest.mark.rule("SW-8.6", "SW-21.2", "SW-14.5")
def test_soul_shift_takes_the_place_of_a_fallen_unit() -> None:
    s = scene(
        *FALLEN,
        mine={
            "c3": unit("fk_undead_archer", damage=1, boost=2, under=[{"card": "fk_hellforged_weapon"}]),
            "d5": "fk_undead_warrior",
        },
        theirs={"c5": unit("to_tundra_charger", damage=1), "c6": "gate"},
    )
    attack(s, "d5", "c5", "m", "m")
    assert codes(s) == ["place:c5", "place:none"]
    go(s, "place:c5")
    moved = at(s, "c5")
    assert (moved.face.slug, moved.damage, moved.boost, len(moved.under)) == ("fk_undead_archer", 1, 2, 1)


@pytest.mark.component("soul_shift")
def test_soul_shift_works_in_the_own_turn_within_three_spaces_for_units_only() -> None:
    s = scene(*FALLEN, mine={"c3": "fk_undead_archer"}, theirs={"c4": unit("gate", damage=4)})
    attack(s, "c3", "c4", "mr", "mr", "mr")
    assert kind(s) == "0 attack"  # a gate is no unit
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_archer", "d3": unit("fk_undead_warrior", damage=3)},
        theirs={"d4": "to_smasher"},
        active=1,
    )
    attack(s, "d4", "d3", "m", "m", "m", "m")
    assert kind(s) == "1 attack"  # not in the opponent's turn


@pytest.mark.component("fk_undead_carrier", "soulless", "infect")
@pytest.mark.rule("SW-25.23", "SW-25.20", "SW-8.5")
def test_a_carrier_infects_and_gains_no_magic_for_units() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_carrier"},
        theirs={"c4": unit("to_tundra_charger", damage=1), "b4": unit("gate", damage=4)},
        discard=("fk_undead_carrier", "fk_undead_warrior"),
    )
    attack(s, "c3", "c4", "m", "m")
    assert codes(s) == ["take:fk_undead_carrier", "take:none"]
    go(s, "take:fk_undead_carrier")
    assert card_at(s, "c4") == "fk_undead_carrier"
    assert magic(s) == 5
    assert discard(s) == ["fk_undead_warrior"]
    attack(s, "c4", "b4", "m", "m")
    assert magic(s) == 6  # a structure gives magic


@pytest.mark.component("infect", "soul_shift")
@pytest.mark.rule("SW-25.21", "SW-18.1")
def test_soul_shift_and_infect_race_for_the_same_space() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_carrier", "e4": "fk_undead_archer"},
        theirs={"c4": unit("to_tundra_charger", damage=1)},
        discard=("fk_undead_carrier",),
    )
    attack(s, "c3", "c4", "m", "m")
    assert codes(s) == ["order:infect@c3>c4", "order:soul_shift@e4>c4"]
    go(s, "order:soul_shift@e4>c4", "place:c4")
    assert card_at(s, "c4") == "fk_undead_archer"
    assert kind(s) == "0 attack"  # Infect finds the space occupied


@pytest.mark.component("infect")
@pytest.mark.rule("SW-22.2")
def test_whether_a_carrier_lies_in_the_pile_is_not_told() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_carrier"},
        theirs={"c4": unit("to_tundra_charger", damage=1)},
        discard=("gate",),
    )
    attack(s, "c3", "c4", "m", "m")
    assert codes(s) == ["take:none"]


@pytest.mark.component("fk_undead_warrior", "blood_fury", "imbued_strength")
@pytest.mark.rule("SW-18.5", "SW-13.2")
def test_blood_fury_gains_with_every_fall_and_cools_down() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_warrior", "e1": unit("fk_undead_carrier", damage=2)},
        theirs={"c4": unit("to_tundra_charger", damage=1), "e2": unit("gate", damage=4)},
    )
    attack(s, "c3", "c4", "m", "m")
    assert (boost(s, "c3"), strength(s, "c3")) == (1, 3)
    attack(s, "e1", "e2", "m", "m")
    assert boost(s, "c3") == 1  # a gate is no unit
    go(s, "attack:done", "magic:done")
    assert boost(s, "c3") == 0  # two are removed, or what is there
    assert kind(s) == "1 summon"


@pytest.mark.component("blood_fury")
def test_blood_fury_sleeps_in_the_opponents_turn() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_warrior", "c5": unit("fk_undead_carrier", damage=2)},
        theirs={"c6": "to_smasher"},
        active=1,
    )
    attack(s, "c6", "c5", "m", "m", "m", "m")
    assert boost(s, "c3") == 0


@pytest.mark.component("fk_blood_summon")
@pytest.mark.rule("SW-25.20", "SW-18.3", "SW-4.6")
def test_blood_summon_places_cheap_units_for_two_damage_each_as_often_as_wanted() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_warrior", "a2": "fk_undead_archer", "a1": "gate", "b2": "gate", "a3": "gate"},
        phase="summon",
        magic=0,
        hand=("fk_blood_summon", "fk_undead_warrior", "fk_dragos", "fk_hellfire_cultist"),
    )
    go(s, "play:fk_blood_summon")
    assert codes(s) == ["use:own.fk_undead_warrior@c3", "use:own.fk_ret_talus@f1", "use:done"]  # the archer has no room
    go(s, "use:own.fk_undead_warrior@c3")
    assert "put:fk_undead_warrior@c4" in codes(s)
    assert not [c for c in codes(s) if "dragos" in c]  # too dear
    go(s, "put:fk_undead_warrior@c4")
    assert (card_at(s, "c4"), damage(s, "c3")) == ("fk_undead_warrior", 2)
    go(s, "use:own.fk_undead_warrior@c3", "put:fk_hellfire_cultist@b3")
    assert kind(s) == "0 place"  # the payer fell: Soul Shift at once, before the next round
    go(s, "place:none")
    assert empty(s, "c3")
    assert kind(s) == "0 use"
    go(s, "use:done")
    assert hand(s) == ["fk_dragos"]


@pytest.mark.component("fk_hellforged_weapon", "cursed")
@pytest.mark.rule("SW-12.9", "SW-25.24", "SW-21.1", "SW-21.3", "SW-12.5")
def test_hellforged_weapons_add_strength_and_one_curse() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_warrior", "d3": "fk_dragos"},
        theirs={"c4": "to_shonk"},
        phase="build",
        hand=("fk_hellforged_weapon", "fk_hellforged_weapon", "gate"),
    )
    assert [c for c in codes(s) if "weapon" in c] == ["play:fk_hellforged_weapon@c3"]
    go(s, "play:fk_hellforged_weapon@c3", "play:fk_hellforged_weapon@c3", "build:done")
    assert strength(s, "c3") == 6
    assert has(s, "c3", "cursed")
    attack(s, "c3", "c4", "ms", "rs", "m", "m", "m", "m")
    assert (damage(s, "c4"), damage(s, "c3")) == (5, 2)
    assert discard(s) == []
    s.strike(0, 0, [(at(s, "c3").uid, 9)])
    assert discard(s) == ["fk_hellforged_weapon", "fk_hellforged_weapon", "fk_undead_warrior"]


@pytest.mark.component("fk_purge")
@pytest.mark.rule("SW-25.22", "SW-1.10", "SW-18.3")
def test_purge_hurts_beside_each_chosen_unit_and_destroys_them_all() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": "fk_undead_warrior", "e3": "fk_undead_carrier", "a3": "fk_undead_warrior"},
        theirs={"c4": "to_tundra_charger", "e4": "to_smasher", "f3": "gate"},
        phase="move",
        hand=("fk_purge", "gate"),
    )
    go(s, "play:fk_purge", "use:own.fk_undead_carrier@e3", "use:own.fk_undead_warrior@c3", "use:done")
    assert codes(s) == ["use:enemy.to_smasher@e4", "use:none"]
    go(s, "use:none", "use:enemy.to_tundra_charger@c4")
    assert empty(s, "c3", "c4", "e3")
    assert damage(s, "e4") == 0
    assert magic(s) == 6  # for the charger, not for the own units
    assert boost(s, "a3") == 3  # Blood Fury saw three units fall


@pytest.mark.component("fk_sacrificial_pyre")
@pytest.mark.rule("SW-25.25", "SW-3.2", "SW-12.3", "SW-8.2", "SW-18.5")
@pytest.mark.example("SW-X8")
def test_sacrificial_pyre_gathers_and_heals_when_it_is_discarded() -> None:
    s = scene(
        *FALLEN,
        mine={"c3": unit("fk_ret_talus", damage=5), "c4": "fk_undead_carrier"},
        theirs={"c5": unit("to_tundra_charger", damage=1), "d4": "to_smasher"},
        phase="summon",
        hand=("fk_sacrificial_pyre", "gate"),
        magic=1,
    )
    go(s, "play:fk_sacrificial_pyre")
    assert s.view(1)["sides"][0]["active"][0]["card"] == "fk_sacrificial_pyre"  # type: ignore[index]
    go(s, "summon:done", "move:done", "build:done")
    attack(s, "c4", "c5", "m", "m")
    settle(s)
    go(s, "attack:done", "magic:done", "summon:done", "move:done", "build:done")
    attack(s, "d4", "c4", "m", "m", "m", "m")
    assert s.zone[0].boost == 2  # both players' units, in both turns
    go(s, "attack:done", "magic:done")
    assert kind(s) == "0 use"  # the start of the next own turn
    assert codes(s) == ["use:own.fk_ret_talus@c3", "use:enemy.to_smasher@d4", "use:enemy.to_grognack@a8"]
    go(s, "use:own.fk_ret_talus@c3")
    assert (damage(s, "c3"), s.zone, kind(s)) == (3, (), "0 summon")


@pytest.mark.component("fk_undead_archer")
@pytest.mark.rule("SW-5.1")
def test_undead_archers_move_and_shoot() -> None:
    s = scene(*FALLEN, mine={"c3": "fk_undead_archer"}, theirs={"c7": "to_smasher"}, phase="move")
    walk(s, "c3", "c4")
    go(s, "move:done", "build:done")
    attack(s, "c4", "c7", "mr", "mr", "m")
    assert left(s, "c7") == 4
