"""The Polar Dwarves: every unit, ability, event and structure."""

from __future__ import annotations

import pytest

from tests.games.summoner.scene import (
    at,
    attack,
    boost,
    card_at,
    codes,
    damage,
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

DWARVES = ("polar_dwarves", "tundra_orcs")


@pytest.mark.component("pd_bear_cavalry", "trample")
@pytest.mark.rule("SW-25.40", "SW-5.5", "SW-5.2")
@pytest.mark.example("SW-X16")
def test_trample_runs_over_commons_of_both_sides() -> None:
    s = scene(
        *DWARVES,
        mine={"c3": "pd_bear_cavalry", "c4": "pd_frost_mage", "b3": "pd_ollag", "d3": "gate"},
        theirs={"c2": "to_tundra_charger"},
        phase="move",
    )
    go(s, "move:pd_bear_cavalry@c3")
    assert codes(s) == [
        "move:pd_bear_cavalry@c3>c4",
        "move:pd_bear_cavalry@c3>c2",
        "path:cancel",
    ]  # no champion, no gate
    go(s, "move:pd_bear_cavalry@c3>c4")
    assert "path:done" not in codes(s)
    go(s, "move:pd_bear_cavalry@c3>c4>c5")
    assert (card_at(s, "c5"), damage(s, "c4"), damage(s, "c2")) == ("pd_bear_cavalry", 1, 0)


@pytest.mark.component("trample")
@pytest.mark.rule("SW-5.9", "SW-5.8")
def test_a_trampler_that_falls_on_the_way_hurts_nobody() -> None:
    s = scene(
        "polar_dwarves",
        "phoenix_elves",
        mine={"c3": unit("pd_bear_cavalry", damage=4), "c4": "pd_frost_mage"},
        theirs={"b3": "pe_royal_guardian"},
        phase="move",
    )
    walk(s, "c3", "c4", "c5")
    assert empty(s, "c3", "c5")
    assert card_at(s, "c4") == "pd_frost_mage"
    assert damage(s, "c4") == 0


@pytest.mark.component("pd_frost_mage", "frost_bolt", "pd_nadiana", "greater_frost_bolt")
@pytest.mark.rule("SW-25.29", "SW-15.3", "SW-17.5")
@pytest.mark.example("SW-X10")
def test_frost_bolts_count_structures() -> None:
    s = scene(
        *DWARVES,
        mine={"c3": "pd_frost_mage", "c4": "pd_ice_golem", "b3": "gate", "d3": "pd_nadiana", "e4": "starting_gate"},
        theirs={"c2": "gate"},
    )
    assert strength(s, "c3") == 3  # the golem and the gate; the enemy's gate does not count
    assert strength(s, "d3") == 2 + 3
    assert strength(s, "c4") == 2


@pytest.mark.component("pd_ice_golem", "living_gate", "mobile_structure", "slow")
@pytest.mark.rule("SW-25.28", "SW-1.2", "SW-5.4", "SW-6.2", "SW-6.3", "SW-24.4", "SW-2.6")
def test_ice_golems_are_gate_structure_and_unit() -> None:
    s = scene(*DWARVES, mine={"c5": "pd_ice_golem"}, phase="summon", hand=("pd_ice_golem", "pd_ice_smith"), magic=4)
    assert "summon:pd_ice_smith@c6" in codes(s)
    go(s, "summon:pd_ice_golem@c6")
    assert magic(s) == 2
    go(s, "summon:done", "move:pd_ice_golem@c5", "move:pd_ice_golem@c5>c4")
    assert card_at(s, "c4") == "pd_ice_golem"  # one space, and that was all
    assert s.movers == 1
    s = scene(*DWARVES, mine={"c5": "pd_ice_golem"}, phase="build", hand=("pd_ice_golem", "gate"), magic=2)
    assert "build:pd_ice_golem@a3" in codes(s)
    assert "build:pd_ice_golem@c4" not in codes(s)  # built in the build zone, not beside a gate
    go(s, "build:pd_ice_golem@a3")
    assert magic(s) == 0


@pytest.mark.component("living_gate", "to_freeze")
@pytest.mark.rule("SW-17.8")
def test_a_frozen_golem_is_no_gate() -> None:
    s = scene(
        *DWARVES,
        mine={"c5": "pd_ice_golem"},
        phase="summon",
        hand=("pd_ice_smith", "gate"),
        enemy_events=({"card": "to_freeze", "on": ["c5"]},),
    )
    assert codes(s) == ["summon:done"]


@pytest.mark.component("pd_ice_smith", "frost_axe")
@pytest.mark.rule("SW-25.31", "SW-21.1", "SW-21.4", "SW-20.5")
def test_ice_smiths_become_an_axe_under_a_common() -> None:
    s = scene(
        *DWARVES,
        mine={
            "c3": unit("pd_ice_smith", boost=2, damage=1),
            "c5": "pd_bear_cavalry",
            "d3": "pd_ollag",
            "f5": "pd_bear_cavalry",
        },
        theirs={"c6": "to_shonk"},
        phase="move",
    )
    walk(s, "c3", "c4")
    assert codes(s) == ["either:boost", "either:own.pd_bear_cavalry@c5", "either:none"]
    seen = len(s.events())
    go(s, "either:own.pd_bear_cavalry@c5")
    spent = next(e.data for e in s.events(seen) if e.kind == "unboosted")
    assert (spent["amount"], spent["total"]) == (2, 0)  # all of it
    assert empty(s, "c4")
    assert discard(s) == []
    assert len(at(s, "c5").under) == 1
    go(s, "move:done", "build:done")
    attack(s, "c5", "c6", "ms", "rs", "m")
    assert damage(s, "c6") == 2 + 4


@pytest.mark.component("frost_axe")
@pytest.mark.rule("SW-25.31")
def test_two_axes_do_not_add_up_and_ranged_units_gain_nothing() -> None:
    axes = [{"card": "pd_ice_smith"}, {"card": "pd_ice_smith"}]
    s = scene(*DWARVES, mine={"c5": unit("pd_bear_cavalry", under=axes)}, theirs={"c6": "to_shonk"})
    attack(s, "c5", "c6", "rs", "rs", "rs")
    assert damage(s, "c6") == 6
    s = scene(*DWARVES, mine={"c5": unit("pd_frost_mage", under=axes)}, theirs={"c6": "to_shonk"})
    attack(s, "c5", "c6", "ms")
    assert damage(s, "c6") == 0


@pytest.mark.component("frost_axe")
@pytest.mark.rule("SW-17.2")
def test_an_ice_smith_may_just_be_boosted_or_left_alone() -> None:
    s = scene(*DWARVES, mine={"c3": "pd_ice_smith", "c5": "pd_bear_cavalry"}, phase="move")
    walk(s, "c3", "c4")
    assert codes(s) == ["either:boost", "either:none"]  # nothing to spend yet
    go(s, "either:boost")
    assert boost(s, "c4") == 1


@pytest.mark.component("pd_jarmund", "ice_shards", "momentum")
@pytest.mark.rule("SW-25.32", "SW-3.4")
def test_ice_shards_hit_each_enemy_unit_beside_a_structure_once() -> None:
    s = scene(
        *DWARVES,
        mine={"a1": unit("pd_jarmund", boost=1), "c3": "gate", "c5": "pd_ice_golem"},
        theirs={"c4": "to_smasher", "d5": "to_tundra_charger", "e1": "to_smasher", "d3": "gate"},
        phase="build",
    )
    go(s, "build:done")
    assert codes(s) == ["either:boost", "either:none"]
    go(s, "either:boost")
    assert (damage(s, "c4"), damage(s, "d5"), damage(s, "e1"), damage(s, "d3")) == (1, 1, 0, 0)
    assert boost(s, "a1") == 0
    assert kind(s) == "0 attack"


@pytest.mark.component("pd_ollag", "cold_snap")
@pytest.mark.rule("SW-25.34", "SW-8.9", "SW-8.1")
def test_cold_snap_gives_life_until_ollag_falls() -> None:
    s = scene(
        *DWARVES,
        mine={
            "a1": unit("pd_ollag", damage=6),
            "f8": unit("gate", damage=5),
            "e5": "pd_ice_golem",
            "d5": "pd_ice_smith",
        },
        theirs={"a2": "to_smasher", "b8": "gate"},
        active=1,
    )
    assert (left(s, "f8"), left(s, "e5"), left(s, "d5"), left(s, "b8")) == (1, 6, 2, 5)
    attack(s, "a2", "a1", "m", "m", "m", "m")
    assert empty(s, "a1", "f8")
    assert magic(s, 1) == 6  # for Ollag; nobody destroyed the gate


@pytest.mark.component("pd_svara", "structural_shift")
@pytest.mark.rule("SW-14.1", "SW-14.4", "SW-15.2")
def test_structural_shift_forces_a_structure_near_svara() -> None:
    s = scene(
        *DWARVES,
        mine={"c1": "pd_svara", "c4": "gate", "e4": "starting_gate", "d2": "pd_ice_golem"},
        theirs={"b2": "gate"},
        phase="move",
    )
    walk(s, "c1", "c2")
    assert codes(s) == ["use:own.gate@c4", "use:own.pd_ice_golem@d2", "use:none"]  # the other is too far or not yours
    go(s, "use:own.gate@c4")
    assert codes(s) == ["force:c5", "force:d4", "force:c3", "force:b4"]
    go(s, "force:c5")
    assert card_at(s, "c5") == "gate"
    assert s.movers == 1


@pytest.mark.component("pd_glacial_shift")
@pytest.mark.rule("SW-18.3", "SW-14.2")
def test_glacial_shift_forces_up_to_three_structures_one_or_two_spaces() -> None:
    s = scene(
        *DWARVES,
        mine={"c1": "pd_svara", "c3": "gate", "d1": "gate", "b1": "starting_gate", "c2": "pd_ice_golem", "f8": "gate"},
        phase="build",
        hand=("pd_glacial_shift", "pd_parapet"),
    )
    go(s, "play:pd_glacial_shift", "use:own.gate@c3", "use:own.gate@d1")
    assert "use:own.gate@f8" not in codes(s)
    go(s, "use:own.pd_ice_golem@c2")
    assert codes(s) == ["force:c4", "force:c5", "force:d3", "force:e3", "force:b3", "force:a3"]
    go(s, "force:c5", "force:e1", "force:c4")
    assert (card_at(s, "c5"), card_at(s, "e1"), card_at(s, "c4")) == ("gate", "gate", "pd_ice_golem")


@pytest.mark.component("pd_ice_repair")
@pytest.mark.rule("SW-8.2", "SW-12.5")
def test_ice_repair_mends_all_structures() -> None:
    s = scene(
        *DWARVES,
        mine={"c3": unit("gate", damage=3), "d3": unit("pd_ice_golem", damage=1), "e3": unit("pd_ollag", damage=2)},
        theirs={"c8": unit("gate", damage=3)},
        phase="move",
        hand=("pd_ice_repair", "gate"),
    )
    go(s, "play:pd_ice_repair")
    assert (damage(s, "c3"), damage(s, "d3"), damage(s, "e3"), damage(s, "c8")) == (1, 0, 2, 3)


@pytest.mark.component("pd_parapet")
@pytest.mark.rule("SW-25.33", "SW-12.8", "SW-6.2", "SW-24.4")
def test_friends_attack_through_a_parapet_which_is_built_not_played() -> None:
    s = scene(*DWARVES, phase="build", hand=("pd_parapet", "gate"))
    assert rule_against(s, "play:pd_parapet") == "SW-12.8"
    go(s, "build:pd_parapet@c3")
    assert left(s, "c3") == 5
    s = scene(
        *DWARVES,
        mine={"c2": "pd_frost_mage", "c3": "pd_parapet"},
        theirs={"c4": "to_frost_shaman", "c6": "to_smasher"},
    )
    go(s, "attack:pd_frost_mage@c2")
    assert codes(s)[:2] == ["target:enemy.to_frost_shaman@c4", "target:own.pd_parapet@c3"]
    go(s, "target:cancel", "attack:done", "magic:done", "summon:done", "move:done", "build:done")
    go(s, "attack:to_frost_shaman@c4")
    assert "target:enemy.pd_frost_mage@c2" not in codes(s)  # it blocks the enemy
    s = scene(*DWARVES, mine={"c2": "pd_frost_mage", "c3": "pd_parapet"}, theirs={"c6": "to_smasher"})
    go(s, "attack:pd_frost_mage@c2")
    assert "target:enemy.to_smasher@c6" not in codes(s)  # its space counts for the range


@pytest.mark.component("pd_ice_ram", "structural_shift")
@pytest.mark.rule("SW-25.30", "SW-14.2")
def test_ice_ram_follows_every_shifted_structure() -> None:
    s = scene(
        *DWARVES,
        mine={"c1": "pd_svara", "c4": "gate", "b5": "pd_ice_golem"},
        theirs={"c6": "to_tundra_charger"},
        phase="summon",
        hand=("pd_ice_ram", "gate"),
    )
    go(s, "play:pd_ice_ram", "summon:done")
    walk(s, "c1", "c2")
    go(s, "use:own.gate@c4", "force:c5")
    assert codes(s) == ["use:own.pd_ice_golem@b5", "use:enemy.to_tundra_charger@c6", "use:none"]
    go(s, "use:own.pd_ice_golem@b5")
    assert damage(s, "b5") == 1
    go(s, "force:b4")  # the golem is a structure: the Ram follows again
    assert kind(s) == "0 move"  # nobody stands beside the golem now
    walk(s, "b4", "b5")
    assert kind(s) == "0 move"


@pytest.mark.component("pd_ice_ram")
@pytest.mark.rule("SW-25.30")
def test_ice_ram_ignores_structures_that_the_opponent_moved() -> None:
    s = scene(
        "polar_dwarves",
        "polar_dwarves",
        mine={"c3": "pd_frost_mage"},
        theirs={"c5": "pd_ice_golem"},
        events=("pd_ice_ram",),
        active=1,
        phase="move",
    )
    walk(s, "c5", "c4")
    assert kind(s) == "1 move"


@pytest.mark.component("pd_ice_golem", "br_perplexing_tempest")
@pytest.mark.rule("SW-25.58", "SW-5.6")
def test_the_tempest_stops_golems() -> None:
    s = scene(
        "polar_dwarves",
        "breakers",
        mine={"c5": "pd_ice_golem", "e5": "pd_frost_mage"},
        phase="move",
        enemy_events=("br_perplexing_tempest",),
    )
    assert rule_against(s, "move:pd_ice_golem@c5") == "SW-5.6"
    walk(s, "e5", "e4")
    assert card_at(s, "e4") == "pd_frost_mage"
    assert has(s, "c5", "slow")
