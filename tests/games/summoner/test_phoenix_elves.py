"""The Phoenix Elves: every unit, ability and event."""

from __future__ import annotations

import pytest

from tests.games.summoner.scene import (
    attack,
    boost,
    card_at,
    codes,
    damage,
    dice,
    discard,
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


@pytest.mark.component("pe_ember_archer", "quick_shot")
@pytest.mark.rule("SW-7.6", "SW-15.4")
def test_quick_shot_hits_a_unit_in_a_clear_line_after_a_move() -> None:
    s = scene(
        mine={"c3": "pe_ember_archer", "c1": "pe_ember_mage"},
        theirs={"c6": "to_smasher", "f4": "to_frost_shaman", "b3": "starting_gate", "d5": "to_tundra_fighter"},
        phase="move",
    )
    walk(s, "c3", "c4")
    # in line: own mage down the column and the smasher up; not the gate (no unit), nor what is off the line
    assert codes(s) == [
        "use:own.pe_ember_mage@c1",
        "use:enemy.to_smasher@c6",
        "use:enemy.to_frost_shaman@f4",
        "use:none",
    ]
    go(s, "use:enemy.to_smasher@c6")
    assert damage(s, "c6") == 1
    assert kind(s) == "0 move"
    assert not s.fought


@pytest.mark.component("quick_shot")
def test_quick_shot_may_be_declined_and_is_blocked_by_any_card() -> None:
    s = scene(
        mine={"c3": "pe_ember_archer", "c5": "gate"}, theirs={"c7": "to_smasher", "a4": "to_smasher"}, phase="move"
    )
    walk(s, "c3", "c4")
    assert codes(s) == ["use:enemy.to_smasher@a4", "use:none"]
    go(s, "use:none")
    assert damage(s, "a4") == 0
    assert kind(s) == "0 move"


@pytest.mark.component("pe_ember_beast", "born_of_fire")
@pytest.mark.rule("SW-4.4", "SW-25.6", "SW-1.7")
def test_born_of_fire_opens_spaces_next_to_any_ember_unit() -> None:
    s = scene(
        mine={"c5": "pe_ember_mage", "a4": "pe_royal_guardian", "e5": "pe_ember_beast"},
        phase="summon",
        hand=("pe_ember_beast", "pe_ember_archer"),
    )
    assert [c for c in codes(s) if "beast" in c] == [
        f"summon:pe_ember_beast@{place}" for place in ("c4", "e4", "b5", "d5", "f5", "c6", "e6")
    ]
    assert not [c for c in codes(s) if "archer" in c]
    go(s, "summon:pe_ember_beast@d5")
    assert magic(s) == 3


@pytest.mark.component("wildfire")
@pytest.mark.rule("SW-3.3", "SW-25.1", "SW-8.6")
def test_wildfire_burns_every_adjacent_enemy_unit_at_the_start_of_the_move_phase() -> None:
    s = scene(
        mine={"c4": "pe_ember_beast", "b4": "pe_ember_mage"},
        theirs={"c5": "to_tundra_charger", "d4": "to_smasher", "c3": "gate", "d5": "to_smasher"},
        phase="summon",
    )
    go(s, "summon:done")
    assert (damage(s, "c5"), damage(s, "d4"), damage(s, "c3"), damage(s, "b4"), damage(s, "d5")) == (1, 1, 0, 0, 0)
    assert kind(s) == "0 move"


@pytest.mark.component("pe_ember_mage", "guarded")
@pytest.mark.rule("SW-7.3")
def test_guarded_caps_only_the_first_attack_of_a_turn() -> None:
    s = scene(mine={"c4": "pe_ember_mage"}, theirs={"c5": "to_tundra_fighter", "d4": "to_tundra_charger"}, active=1)
    attack(s, "c5", "c4", "m", "m", "m")  # the third die is Frenzy's
    assert left(s, "c4") == 1
    attack(s, "d4", "c4", "m", "m")
    assert empty(s, "c4")


@pytest.mark.component("pe_fanessa", "riposte")
@pytest.mark.rule("SW-7.9")
def test_riposte_answers_an_adjacent_enemy_if_fanessa_survives() -> None:
    s = scene(mine={"c4": "pe_fanessa"}, theirs={"c5": "to_ragnor", "c7": "to_targan"}, active=1)
    attack(s, "c5", "c4", "m", "m", "m")
    assert (left(s, "c4"), damage(s, "c5")) == (6, 1)
    s = scene(mine={"c4": "pe_fanessa"}, theirs={"c7": "to_targan"}, active=1)
    attack(s, "c7", "c4", "mr", "mr", "mr", "mr")
    assert (left(s, "c4"), damage(s, "c7")) == (5, 0)  # not adjacent


@pytest.mark.component("riposte")
def test_riposte_is_silent_when_fanessa_falls_or_a_friend_strikes() -> None:
    s = scene(mine={"c4": unit("pe_fanessa", damage=8)}, theirs={"c5": "to_ragnor"}, active=1)
    attack(s, "c5", "c4", "m", "m", "m")
    assert empty(s, "c4")
    assert damage(s, "c5") == 0
    s = scene(mine={"c4": "pe_fanessa", "c5": "pe_royal_guardian"})
    attack(s, "c5", "c4", "m")
    assert damage(s, "c5") == 0


@pytest.mark.component("pe_fire_drake", "protector")
def test_protector_lets_the_drake_come_beside_the_summoner() -> None:
    s = scene(mine={"c4": "pe_queen_maldaria"}, phase="summon", hand=("pe_fire_drake", "pe_fanessa"), magic=8)
    assert codes(s) == [*[f"summon:pe_fire_drake@{p}" for p in ("c3", "b4", "d4", "c5")], "summon:done"]
    go(s, "summon:pe_fire_drake@c5")
    assert magic(s) == 0


@pytest.mark.component("fire_breath")
@pytest.mark.rule("SW-25.2", "SW-25.3", "SW-15.5", "SW-7.4")
def test_fire_breath_goes_through_units_and_burns_them_per_special() -> None:
    s = scene(
        mine={"c2": "pe_fire_drake", "c3": "pe_royal_guardian"},
        theirs={"c4": "to_smasher", "c5": "to_smasher", "e2": "gate", "f2": "to_smasher"},
    )
    go(s, "attack:pe_fire_drake@c2")
    # the gate blocks what is behind it; units do not block
    assert "target:enemy.to_smasher@f2" not in codes(s)
    dice(s, "rs", "rs", "mr", "m")
    go(s, "target:enemy.to_smasher@c5")
    # three ranged hits, and Sluggish adds one for each special
    assert (damage(s, "c3"), damage(s, "c4"), damage(s, "c5")) == (2, 2, 5)


@pytest.mark.component("fire_breath")
def test_fire_breath_with_nothing_between_or_no_special_burns_nobody_else() -> None:
    s = scene(mine={"c2": "pe_fire_drake", "d2": "pe_ember_mage"}, theirs={"c3": "to_smasher"})
    attack(s, "c2", "c3", "rs", "mr", "m", "m")
    assert (damage(s, "c3"), damage(s, "d2")) == (3, 0)
    s = scene(mine={"c2": "pe_fire_drake", "c3": "pe_royal_guardian"}, theirs={"c4": "to_smasher"})
    attack(s, "c2", "c4", "mr", "mr", "m", "m")
    assert (damage(s, "c3"), damage(s, "c4")) == (0, 2)


@pytest.mark.component("pe_holleas", "fiery_summon", "ignite")
@pytest.mark.rule("SW-17.7")
def test_holleas_welcomes_ember_units_and_strengthens_them() -> None:
    s = scene(
        mine={"c5": "pe_holleas", "c6": "pe_ember_mage", "b5": "pe_royal_guardian", "e5": "pe_ember_archer"},
        phase="summon",
        hand=("pe_ember_archer", "pe_royal_guardian"),
    )
    assert [c for c in codes(s) if c.startswith("summon:pe")] == [f"summon:pe_ember_archer@{p}" for p in ("c4", "d5")]
    assert (strength(s, "c6"), strength(s, "b5"), strength(s, "e5"), strength(s, "c5")) == (3, 1, 2, 3)
    go(s, "summon:pe_ember_archer@d5")
    assert strength(s, "d5") == 3


@pytest.mark.component("pe_queen_maldaria", "momentum")
@pytest.mark.rule("SW-3.7", "SW-13.1")
def test_momentum_boosts_once_a_turn_after_attacking_an_enemy_unit() -> None:
    s = scene(mine={"c2": "pe_queen_maldaria"}, theirs={"c4": "gate", "e2": "to_smasher"})
    attack(s, "c2", "c4", "m", "m", "m", "m")
    assert boost(s, "c2") == 0  # a gate is no unit
    s = scene(mine={"c2": "pe_queen_maldaria"}, theirs={"e2": "to_smasher"})
    attack(s, "c2", "e2", "m", "m", "m", "m")  # a miss will do
    assert boost(s, "c2") == 1
    assert damage(s, "e2") == 0


@pytest.mark.component("momentum")
def test_momentum_does_not_count_twice_in_a_turn() -> None:
    s = scene(
        "polar_dwarves",
        "tundra_orcs",
        mine={"c2": unit("pd_jarmund", used=["momentum"])},
        theirs={"e2": "to_smasher"},
    )
    attack(s, "c2", "e2", "m", "m", "m")
    assert boost(s, "c2") == 0


@pytest.mark.component("call_protection")
@pytest.mark.rule("SW-25.4", "SW-3.4", "SW-14.5", "SW-18.9", "SW-13.2")
def test_call_protection_places_a_common_beside_the_queen_for_a_boost() -> None:
    s = scene(
        mine={
            "c2": unit("pe_queen_maldaria", boost=1),
            "c3": unit("pe_ember_mage", damage=1, boost=2),
            "f6": "pe_royal_guardian",
            "e6": "pe_fanessa",
        },
        theirs={"e2": "to_smasher"},
        fought=True,
    )
    go(s, "attack:done")
    assert codes(s) == ["use:own.pe_ember_mage@c3", "use:own.pe_royal_guardian@f6", "use:none"]
    go(s, "use:own.pe_ember_mage@c3")
    assert codes(s) == ["place:d2", "place:c1", "place:b2"]
    go(s, "place:b2")
    assert (card_at(s, "b2"), damage(s, "b2"), boost(s, "b2"), boost(s, "c2")) == ("pe_ember_mage", 1, 2, 0)
    assert kind(s) == "0 magic"


@pytest.mark.component("call_protection")
def test_call_protection_needs_boost() -> None:
    s = scene(mine={"c2": "pe_queen_maldaria", "c3": "pe_ember_mage"}, fought=True)
    go(s, "attack:done")
    assert kind(s) == "0 magic"


@pytest.mark.component("pe_royal_guardian", "engage")
@pytest.mark.rule("SW-14.6", "SW-5.9", "SW-18.5", "SW-25.55")
def test_engage_strikes_at_every_step_away_and_may_kill_on_the_way() -> None:
    s = scene(
        mine={"c4": "pe_royal_guardian"},
        theirs={"c5": "to_tundra_charger", "d4": unit("to_tundra_charger", damage=1), "b5": "to_smasher"},
        phase="move",
        active=1,
    )
    walk(s, "c5", "d5", "d6")  # one step away, the second step is no longer from beside the guardian
    assert damage(s, "d6") == 1
    walk(s, "d4", "e4", "e5")
    assert empty(s, "d4", "e4", "e5")
    assert s.movers == 2  # it was one of the three moves
    assert magic(s, 0) == 6  # the guardian's player destroyed it
    walk(s, "b5", "b4", "b3")  # coming beside the guardian costs nothing, going on does
    assert damage(s, "b3") == 1


@pytest.mark.component("engage")
def test_two_engaging_units_both_strike() -> None:
    s = scene(
        mine={"c4": "pe_royal_guardian", "c6": "pe_royal_guardian"}, theirs={"c5": "to_smasher"}, phase="move", active=1
    )
    walk(s, "c5", "d5")
    assert damage(s, "d5") == 2


@pytest.mark.component("shove")
@pytest.mark.rule("SW-25.5", "SW-14.1", "SW-17.6")
def test_shove_forces_the_attacked_enemy_any_way_and_engage_follows() -> None:
    s = scene(mine={"c4": "pe_royal_guardian"}, theirs={"c5": "to_smasher", "d5": "to_smasher"})
    attack(s, "c4", "c5", "rs")
    assert kind(s) == "0 force"
    assert codes(s) == ["force:c6", "force:b5", "force:none"]
    go(s, "force:c6")
    assert damage(s, "c6") == 1 + 1  # Sluggish, and Engage for being pushed away
    s = scene(mine={"c4": "pe_royal_guardian"}, theirs={"c5": "gate"})
    attack(s, "c4", "c5", "m")
    assert kind(s) == "0 attack"  # a gate is not shoved


@pytest.mark.component("shove")
def test_shove_spares_summoners() -> None:
    s = scene(mine={"c4": "pe_royal_guardian"}, theirs={"c5": "to_grognack"})
    attack(s, "c4", "c5", "m")
    assert kind(s) == "0 attack"


@pytest.mark.component("pe_blinding_flare")
@pytest.mark.rule("SW-12.3", "SW-12.1")
def test_blinding_flare_leaves_only_specials_against_the_summoner_and_its_neighbours() -> None:
    s = scene(
        mine={"c3": "pe_queen_maldaria", "c4": "pe_royal_guardian", "e4": "pe_royal_guardian"},
        phase="magic",
        hand=("pe_blinding_flare", "gate"),
        magic=1,
        theirs={"c5": "to_tundra_charger", "e5": "to_tundra_charger", "d3": "to_frost_shaman"},
    )
    go(s, "play:pe_blinding_flare", "magic:done", "summon:done", "move:done", "build:done")
    assert magic(s) == 0
    attack(s, "c5", "c4", "mr", "ms")
    assert damage(s, "c4") == 1
    attack(s, "e5", "e4", "mr", "ms")
    assert damage(s, "e4") == 2  # not beside the queen
    attack(s, "d3", "c3", "rs", "mr", "m")
    assert damage(s, "c3") == 1
    go(s, "attack:done", "magic:done")
    assert s.zone == ()  # discarded at the start of the owner's next turn
    assert "pe_blinding_flare" in discard(s)


@pytest.mark.component("pe_burn")
@pytest.mark.rule("SW-25.1", "SW-12.5")
def test_burn_deals_two_damage_near_the_summoner_and_is_not_raised() -> None:
    s = scene(
        mine={"c3": "pe_queen_maldaria", "c4": "pe_royal_guardian"},
        theirs={"c5": "to_smasher", "d5": "to_smasher", "c6": "to_grognack", "b3": "gate"},
        phase="move",
        hand=("pe_burn",),
        events=("pe_spirit_of_the_phoenix",),
    )
    assert [c for c in codes(s) if "burn" in c] == ["play:pe_burn@c4", "play:pe_burn@c5"]
    go(s, "play:pe_burn@c5")
    assert damage(s, "c5") == 2
    assert discard(s) == ["pe_burn"]
    s = scene(mine={"c3": "pe_queen_maldaria"}, phase="move", hand=("pe_burn",))
    assert rule_against(s, "play:pe_burn@c3") == "SW-12.5"


@pytest.mark.component("pe_divine_retribution", "aura_of_the_phoenix")
@pytest.mark.rule("SW-12.7", "SW-17.4")
def test_aura_of_the_phoenix_answers_attacks_on_friends_within_three() -> None:
    s = scene(
        mine={"c1": "pe_queen_maldaria", "c4": unit("pe_ember_mage", damage=1), "c5": "pe_ember_mage"},
        theirs={"d4": "to_tundra_fighter", "d5": "to_tundra_fighter"},
        active=1,
        events=("pe_divine_retribution", "pe_divine_retribution"),
    )
    assert has(s, "c1", "aura_of_the_phoenix")
    attack(s, "d4", "c4", "m", "m", "m")
    go(s, *[c for c in codes(s) if c.startswith("order:aura")])
    assert empty(s, "c4")  # destroyed, and answered all the same
    assert damage(s, "d4") == 1  # two copies give one ability
    attack(s, "d5", "c5", "rs", "rs", "m")
    assert damage(s, "d5") == 0  # four spaces away


@pytest.mark.component("pe_spirit_of_the_phoenix")
@pytest.mark.rule("SW-25.1", "SW-12.7")
def test_spirit_of_the_phoenix_raises_ability_damage_to_enemy_units_only() -> None:
    s = scene(
        mine={"c4": "pe_ember_beast", "c6": "pe_ember_archer", "a6": "pe_ember_mage"},
        theirs={"c5": "to_smasher", "f6": "to_smasher"},
        phase="summon",
        hand=("pe_spirit_of_the_phoenix", "gate"),
        events=("pe_spirit_of_the_phoenix",),
    )
    go(s, "play:pe_spirit_of_the_phoenix", "summon:done")
    assert damage(s, "c5") == 3  # Wildfire 1, two copies of the Spirit
    walk(s, "c6", "d6")
    go(s, "use:own.pe_ember_mage@a6")
    assert damage(s, "a6") == 1  # a friend is not hit harder


@pytest.mark.component("pe_spirit_of_the_phoenix")
@pytest.mark.rule("SW-25.2")
def test_spirit_raises_fire_breath_on_enemies_in_between() -> None:
    s = scene(
        mine={"c2": "pe_fire_drake", "c3": "pe_royal_guardian"},
        theirs={"c4": "to_smasher", "c5": "to_frost_shaman"},
        events=("pe_spirit_of_the_phoenix",),
    )
    attack(s, "c2", "c5", "rs", "m", "m", "m")
    assert (damage(s, "c3"), damage(s, "c4"), damage(s, "c5")) == (1, 2, 1)
