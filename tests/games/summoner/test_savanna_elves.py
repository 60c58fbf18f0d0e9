"""The Savanna Elves: every unit, ability and event."""

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

ELVES = ("savanna_elves", "tundra_orcs")


@pytest.mark.component("se_abua_shi", "spirit_bond")
@pytest.mark.rule("SW-25.35")
def test_spirit_bond_boosts_a_friend_and_hands_everything_over() -> None:
    s = scene(
        *ELVES,
        mine={"c2": unit("se_abua_shi", boost=2), "c5": "se_lioness", "e6": "se_lioness", "b3": "gate"},
        theirs={"d3": "to_smasher"},
        phase="move",
    )
    walk(s, "c2", "c3")
    assert codes(s) == ["use:own.se_lioness@c5", "use:none"]  # no gate, no enemy, nobody farther away, not himself
    go(s, "use:own.se_lioness@c5")
    assert (boost(s, "c3"), boost(s, "c5")) == (0, 3)


@pytest.mark.component("se_border_archer", "prepare", "se_makeinda_ru")
@pytest.mark.rule("SW-25.36", "SW-18.7", "SW-5.7", "SW-5.6")
@pytest.mark.example("SW-X13")
def test_prepare_replaces_a_move() -> None:
    s = scene(
        *ELVES,
        mine={"c2": "se_border_archer", "e2": "se_makeinda_ru", "b2": "se_spirit_mage"},
        phase="move",
    )
    go(s, "move:se_border_archer@c2", "instead:prepare")
    assert (boost(s, "c2"), s.movers) == (1, 1)
    assert rule_against(s, "move:se_border_archer@c2") == "SW-5.1"
    go(s, "move:se_makeinda_ru@e2", "instead:prepare")
    assert (boost(s, "e2"), s.movers) == (1, 2)


@pytest.mark.component("prepare", "br_perplexing_tempest")
@pytest.mark.rule("SW-5.6", "SW-18.7")
def test_prepare_needs_no_space() -> None:
    s = scene(
        *ELVES,
        mine={"a1": "se_border_archer", "a2": "gate", "b1": "gate"},
        phase="move",
    )
    go(s, "move:se_border_archer@a1")
    assert codes(s) == ["instead:prepare", "path:cancel"]
    go(s, "instead:prepare")
    assert boost(s, "a1") == 1


@pytest.mark.component("swift_shot")
@pytest.mark.rule("SW-25.37", "SW-7.8", "SW-3.7")
@pytest.mark.example("SW-X14")
def test_swift_shot_spends_boost_for_an_extra_attack_once_a_turn() -> None:
    s = scene(
        *ELVES,
        mine={
            "c2": unit("se_border_archer", boost=2),
            "d2": "se_spirit_mage",
            "e2": "se_spirit_mage",
            "b2": "se_spirit_mage",
        },
        theirs={"c4": "starting_gate", "d4": "gate", "e4": "gate", "b4": "to_smasher"},
    )
    attack(s, "c2", "c4", "m", "m")
    assert "extra:enemy.starting_gate@c4" in codes(s)
    dice(s, "mr", "mr")
    go(s, "extra:enemy.starting_gate@c4")
    assert (damage(s, "c4"), boost(s, "c2"), s.attackers) == (2, 1, 1)
    assert kind(s) == "0 attack"  # not a second time, although there is boost
    attack(s, "d2", "d4")
    attack(s, "e2", "e4")
    assert rule_against(s, "attack:se_spirit_mage@b2") == "SW-7.1"  # four attacks by three units
    s = scene(*ELVES, mine={"c2": "se_border_archer"}, theirs={"c4": "gate"})
    attack(s, "c2", "c4", "m", "m")
    assert kind(s) == "0 attack"  # no boost


@pytest.mark.component("se_lioness", "imbued_life", "momentum")
@pytest.mark.rule("SW-8.9", "SW-13.3")
def test_imbued_life_is_worth_boost_and_dies_without_it() -> None:
    s = scene(*ELVES, mine={"c2": unit("se_lioness", boost=7, damage=6)}, theirs={"c3": "to_smasher"})
    assert left(s, "c2") == 1  # at most five more
    s = scene(*ELVES, mine={"c2": unit("se_lioness", boost=1, damage=2)}, theirs={"c3": "to_smasher"})
    assert left(s, "c2") == 1
    base = len(s.waiting)
    s.unboost(at(s, "c2").uid, 1)
    assert empty(s, "c2")
    assert (magic(s, 0), magic(s, 1), len(s.waiting)) == (5, 5, base)  # nobody destroyed it


@pytest.mark.component("se_miti_kyru", "inspire")
@pytest.mark.rule("SW-17.2")
def test_inspire_boosts_every_adjacent_friend() -> None:
    s = scene(
        *ELVES,
        mine={"c2": "se_miti_kyru", "c4": "se_lioness", "d3": "se_spirit_mage", "b3": "gate", "f3": "se_lioness"},
        phase="move",
    )
    walk(s, "c2", "c3")
    assert (boost(s, "c4"), boost(s, "d3"), boost(s, "f3"), boost(s, "c3"), boost(s, "b3")) == (1, 1, 0, 0, 0)
    assert kind(s) == "0 move"


@pytest.mark.component("withdraw")
@pytest.mark.rule("SW-25.41", "SW-18.9", "SW-10.3")
def test_withdraw_pays_and_goes_one_or_two_spaces() -> None:
    s = scene(*ELVES, mine={"c3": unit("se_miti_kyru", boost=1)}, theirs={"c4": "to_shonk"})
    attack(s, "c3", "c4", "m", "m", "m", "m")
    assert codes(s) == ["either:boost", "either:magic", "either:none"]
    go(s, "either:magic")
    assert codes(s) == ["force:d3", "force:e3", "force:c2", "force:c1", "force:b3", "force:a3"]
    go(s, "force:c1")
    assert (card_at(s, "c1"), magic(s), boost(s, "c1")) == ("se_miti_kyru", 4, 1)
    s = scene(*ELVES, mine={"c3": "se_miti_kyru"}, theirs={"c4": "to_shonk"}, magic=0)
    attack(s, "c3", "c4", "m", "m", "m", "m")
    assert kind(s) == "0 attack"  # nothing to pay with
    s = scene(*ELVES, mine={"a1": "se_miti_kyru", "b1": "gate"}, theirs={"a2": "to_shonk"})
    attack(s, "a1", "a2", "m", "m", "m", "m")
    assert kind(s) == "0 attack"  # nowhere to go


@pytest.mark.component("se_miti_mumway", "trample", "imbued_strength")
def test_miti_mumway_tramples_with_boosted_strength() -> None:
    s = scene(*ELVES, mine={"c3": unit("se_miti_mumway", boost=3)}, theirs={"c4": "to_tundra_charger"}, phase="move")
    assert strength(s, "c3") == 4
    walk(s, "c3", "c4", "c5")
    assert damage(s, "c4") == 1


@pytest.mark.component("se_rhinoceros", "imbued_speed", "trample")
@pytest.mark.rule("SW-25.39", "SW-5.2")
def test_imbued_speed_adds_up_to_five_spaces() -> None:
    s = scene(*ELVES, mine={"a1": unit("se_rhinoceros", boost=9)}, phase="move")
    walk(s, "a1", "a2", "a3", "a4", "a5", "a6", "b6", "b7")
    assert card_at(s, "b7") == "se_rhinoceros"
    s = scene(*ELVES, mine={"a1": unit("se_rhinoceros", boost=1), "a3": "se_lioness"}, phase="move")
    walk(s, "a1", "a2", "a3", "a4")
    assert damage(s, "a3") == 1


@pytest.mark.component("se_spirit_mage", "charged", "commune_with_spirits")
@pytest.mark.rule("SW-4.6", "SW-17.2", "SW-2.6")
def test_spirit_mages_are_charged_when_summoned_and_commune_when_they_move() -> None:
    s = scene(*ELVES, mine={"c3": "gate", "e4": "se_lioness"}, phase="summon", hand=("se_spirit_mage", "gate"))
    go(s, "summon:se_spirit_mage@c4")
    assert boost(s, "c4") == 1
    go(s, "summon:done")
    walk(s, "c4", "c5")
    assert codes(s) == ["either:boost", "either:own.se_lioness@e4"]  # one of the two must be done
    go(s, "either:own.se_lioness@e4")
    assert (boost(s, "c5"), boost(s, "e4")) == (0, 1)
    s = scene(*ELVES, mine={"c3": "se_spirit_mage", "e4": "se_lioness"}, phase="move")
    walk(s, "c3", "c4")
    assert boost(s, "c4") == 1  # without boost there is no choice


@pytest.mark.component("se_chant_of_entangling")
@pytest.mark.rule("SW-25.38", "SW-12.6", "SW-17.4", "SW-12.5")
@pytest.mark.example("SW-X18")
def test_entangled_commons_share_printed_abilities_until_one_leaves() -> None:
    s = scene(
        *ELVES,
        mine={"c1": "se_abua_shi", "c3": unit("se_lioness", boost=1), "d1": "se_rhinoceros", "f8": "se_lioness"},
        theirs={"c4": "to_smasher"},
        phase="summon",
        hand=("se_chant_of_entangling", "gate"),
    )
    assert [c for c in codes(s) if "entangling" in c] == [f"play:se_chant_of_entangling@{p}" for p in ("c3", "d1")]
    go(s, "play:se_chant_of_entangling@c3")
    assert kind(s) == "0 summon"  # only one other common is near enough: it is the second
    assert has(s, "c3", "trample")
    assert has(s, "d1", "imbued_life")
    assert not has(s, "f8", "trample")
    s.strike(0, 0, [(at(s, "c3").uid, 9)])
    assert s.zone == ()
    assert not has(s, "d1", "imbued_life")
    assert "se_chant_of_entangling" in discard(s)
    s = scene(
        *ELVES, mine={"c1": "se_abua_shi", "c3": "se_lioness"}, phase="summon", hand=("se_chant_of_entangling", "gate")
    )
    assert not [c for c in codes(s) if "entangling" in c]  # two are needed


@pytest.mark.component("se_chant_of_entangling", "living_gate")
@pytest.mark.rule("SW-25.38", "SW-4.1", "SW-20.2")
def test_a_common_entangled_with_an_ice_golem_is_a_gate_too() -> None:
    s = scene(
        "savanna_elves",
        "polar_dwarves",
        mine={"c1": "se_abua_shi", "c3": unit("pd_ice_golem", owner=1, seat=0), "d1": "se_rhinoceros"},
        phase="summon",
        hand=("se_chant_of_entangling", "se_lioness"),
    )
    assert [c for c in codes(s) if "lioness" in c] == [f"summon:se_lioness@{p}" for p in ("c2", "b3", "d3", "c4")]
    go(s, "play:se_chant_of_entangling@c3")
    assert [c for c in codes(s) if "lioness" in c] == [
        f"summon:se_lioness@{p}" for p in ("e1", "c2", "d2", "b3", "d3", "c4")
    ]
    go(s, "summon:se_lioness@e1")
    assert card_at(s, "e1") == "se_lioness"


@pytest.mark.component("se_chant_of_entangling", "to_freeze")
@pytest.mark.rule("SW-25.38", "SW-8.9")
def test_a_frozen_partner_lends_nothing() -> None:
    s = scene(
        *ELVES,
        mine={"c1": "se_abua_shi", "c3": "se_lioness", "d1": "se_rhinoceros"},
        events=({"card": "se_chant_of_entangling", "on": ["c3", "d1"]},),
        enemy_events=({"card": "to_freeze", "on": ["c3"]},),
    )
    assert not has(s, "d1", "imbued_life")
    assert not has(s, "c3", "trample")


@pytest.mark.component("se_chant_of_entangling")
@pytest.mark.rule("SW-12.6")
def test_an_entangled_unit_may_die_with_the_chant() -> None:
    s = scene(
        *ELVES,
        mine={"c1": "se_abua_shi", "c3": "se_lioness", "d1": unit("se_rhinoceros", boost=1, damage=5)},
        events=({"card": "se_chant_of_entangling", "on": ["c3", "d1"]},),
        theirs={"c4": "to_smasher"},
        active=1,
    )
    assert left(s, "d1") == 1
    attack(s, "c4", "c3", "m", "m", "m", "m")
    assert empty(s, "c3", "d1")
    assert magic(s, 1) == 6


@pytest.mark.component("se_chant_of_growth")
def test_chant_of_growth_boosts_a_unit_and_its_friendly_neighbours() -> None:
    s = scene(
        *ELVES,
        mine={"c3": "se_lioness", "c4": "se_rhinoceros", "d3": "gate", "c1": "se_border_archer"},
        theirs={"b3": "to_smasher"},
        phase="move",
        hand=("se_chant_of_growth", "gate"),
    )
    assert "play:se_chant_of_growth@d3" not in codes(s)
    go(s, "play:se_chant_of_growth@c3")
    assert (boost(s, "c3"), boost(s, "c4"), boost(s, "b3"), boost(s, "c1")) == (1, 1, 0, 0)


@pytest.mark.component("se_chant_of_power", "imbued_strength")
@pytest.mark.rule("SW-3.5")
def test_chant_of_power_lends_imbued_strength_for_the_turn() -> None:
    s = scene(
        *ELVES,
        mine={"c1": "se_abua_shi", "c3": unit("se_lioness", boost=2)},
        theirs={"c4": "to_smasher", "c7": "to_smasher"},
        hand=("se_chant_of_power", "gate"),
        magic=1,
    )
    assert [c for c in codes(s) if "power" in c] == ["play:se_chant_of_power@c3", "play:se_chant_of_power@c4"]
    go(s, "play:se_chant_of_power@c3")
    assert (strength(s, "c3"), magic(s)) == (5, 0)
    go(s, "attack:done", "magic:done")
    assert strength(s, "c3") == 3


@pytest.mark.component("se_chant_of_weaving")
@pytest.mark.rule("SW-4.4", "SW-4.6", "SW-12.6", "SW-18.1")
def test_chant_of_weaving_opens_spaces_and_boosts() -> None:
    s = scene(
        *ELVES,
        mine={"c5": "se_lioness", "d6": "gate"},
        phase="summon",
        hand=("se_chant_of_weaving", "se_spirit_mage", "se_spirit_mage"),
        magic=2,
    )
    assert "summon:se_spirit_mage@c4" not in codes(s)
    go(s, "play:se_chant_of_weaving@c5")
    go(s, "summon:se_spirit_mage@d5")  # legal because of the gate, and beside the chosen unit
    assert kind(s) == "0 order"  # Charged and the chant
    settle(s)
    assert (boost(s, "c5"), boost(s, "d5")) == (1, 1)
    go(s, "summon:se_spirit_mage@c4")
    settle(s)
    assert (boost(s, "c5"), magic(s)) == (2, 0)
