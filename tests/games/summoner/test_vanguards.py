"""The Vanguards: every unit, ability and event."""

from __future__ import annotations

import pytest

from tests.games.summoner.scene import (
    attack,
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
    strength,
    unit,
    walk,
)

VANGUARDS = ("vanguards", "tundra_orcs")


@pytest.mark.component("va_citadel_archer", "arrow_of_light")
@pytest.mark.rule("SW-25.42", "SW-1.8", "SW-8.7")
def test_arrow_of_light_trades_different_units_for_strength_and_magic() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c2": "va_citadel_archer"},
        theirs={"c4": "to_shonk"},
        hand=("va_temple_priest", "va_temple_priest", "va_citadel_knight", "va_mass_heal", "gate"),
        magic=0,
    )
    go(s, "attack:va_citadel_archer@c2", "target:enemy.to_shonk@c4")
    assert codes(s) == ["show:va_temple_priest", "show:va_citadel_knight", "show:done"]
    go(s, "show:va_temple_priest")
    assert codes(s) == ["show:va_citadel_knight", "show:done"]  # distinct names
    dice(s, "mr", "mr", "mr")
    go(s, "show:va_citadel_knight", "show:done")
    assert (damage(s, "c4"), magic(s)) == (3, 2)
    assert s.view(1)["sides"][0]["seen"] == ["va_citadel_knight", "va_temple_priest"]  # type: ignore[index]
    assert strength(s, "c2") == 1  # for that attack only


@pytest.mark.component("arrow_of_light", "pd_ice_golem")
@pytest.mark.rule("SW-25.42")
def test_structures_that_are_no_units_are_no_arrows() -> None:
    s = scene(*VANGUARDS, mine={"c2": "va_citadel_archer"}, theirs={"c4": "to_shonk"}, hand=("gate",))
    attack(s, "c2", "c4", "mr")
    assert codes(s) == ["show:done"]  # asked all the same: what is in the hand is hidden
    go(s, "show:done")
    assert damage(s, "c4") == 1


@pytest.mark.component("va_citadel_knight", "protect", "engage")
@pytest.mark.rule("SW-25.44", "SW-7.11")
def test_protect_draws_the_attacks_of_adjacent_enemies() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c4": "va_citadel_knight", "e5": "va_citadel_archer", "d4": "va_temple_priest"},
        theirs={"c5": "to_frost_shaman", "d5": "to_smasher"},
        active=1,
    )
    go(s, "attack:to_frost_shaman@c5")
    assert codes(s) == ["target:enemy.va_citadel_knight@c4", "target:cancel"]  # a ranged unit too, and no friends
    assert rule_against(s, "target:own.to_smasher@d5") == "SW-25.44"
    go(s, "target:cancel", "attack:to_smasher@d5")
    assert "target:enemy.va_citadel_archer@e5" in codes(s)  # not beside the knight
    s = scene(
        *VANGUARDS,
        mine={"c4": "va_citadel_knight", "c5": "va_citadel_archer"},
        theirs={"c3": "to_smasher"},
        phase="move",
        active=1,
    )
    walk(s, "c3", "b3")
    assert damage(s, "b3") == 1


@pytest.mark.component("protect", "push")
@pytest.mark.rule("SW-25.44", "SW-18.7")
def test_without_a_legal_target_something_instead_is_still_possible() -> None:
    s = scene(
        "vanguards",
        "breakers",
        mine={"c4": "va_citadel_knight"},
        theirs={"c5": "br_wind_mage", "d5": "br_deceiver"},
        enemy_events=(),
        active=1,
        events=(),
    )
    go(s, "attack:br_wind_mage@c5")
    assert codes(s) == ["target:enemy.va_citadel_knight@c4", "instead:push", "target:cancel"]


@pytest.mark.component("va_citadel_paladin", "intercession")
@pytest.mark.rule("SW-11.3", "SW-11.2")
def test_intercession_draws_a_card_for_each_special() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c3": "va_citadel_paladin"},
        theirs={"c4": "to_shonk"},
        draw=("va_mass_heal",),
    )
    attack(s, "c3", "c4", "ms", "rs", "m")
    assert hand(s) == ["gate", "va_mass_heal"]  # two specials, one card left
    assert s.sides[0].draw == ()


@pytest.mark.component("va_coleen_brighton", "divine_shield")
@pytest.mark.rule("SW-25.49", "SW-19.3", "SW-7.2")
def test_divine_shield_weakens_attacks_on_citadel_units() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c2": "va_coleen_brighton", "c4": "va_citadel_knight", "d2": "va_temple_priest"},
        theirs={"c5": "to_smasher", "d3": "to_tundra_charger"},
        active=1,
    )
    attack(s, "c5", "c4", "ms", "rs", "m", "m")
    assert damage(s, "c4") == 2  # four dice less two
    attack(s, "d3", "d2", "m", "m")
    assert empty(s, "d2")  # no Citadel unit, no shield
    s = scene(
        *VANGUARDS,
        mine={"c2": "va_coleen_brighton", "c4": "va_citadel_knight"},
        theirs={"c5": "to_tundra_charger"},
        active=1,
    )
    attack(s, "c5", "c4", "ms", "rs", "m")
    assert damage(s, "c4") == 1  # never below one die


@pytest.mark.component("va_jacob_eldwyn", "radiant_shot")
@pytest.mark.rule("SW-25.45")
def test_radiant_shot_counts_pairs_of_magic() -> None:
    s = scene(*VANGUARDS, mine={"c3": "va_jacob_eldwyn"}, magic=7)
    assert strength(s, "c3") == 5


@pytest.mark.component("va_sera_eldwyn", "the_citadels_might")
@pytest.mark.rule("SW-22.2", "SW-25.49")
def test_the_citadels_might_takes_a_citadel_unit_back_to_hand() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c2": "va_sera_eldwyn", "f6": "va_citadel_archer"},
        theirs={"c4": "to_shonk"},
        discard=("va_citadel_knight", "va_temple_priest", "va_valna_stoutheart"),
    )
    attack(s, "c2", "c4", "m", "m")
    assert codes(s) == ["take:va_citadel_knight", "take:none"]
    go(s, "take:va_citadel_knight")
    assert hand(s) == ["gate", "va_citadel_knight"]
    assert s.view(1)["sides"][0]["known"] == ["va_citadel_knight"]  # type: ignore[index]
    s = scene(*VANGUARDS, mine={"c2": "va_sera_eldwyn"}, theirs={"c4": "to_shonk"}, discard=("va_citadel_knight",))
    attack(s, "c2", "c4", "m", "m")
    assert kind(s) == "0 attack"  # no Citadel unit on the battlefield


@pytest.mark.component("va_temple_priest", "heal")
@pytest.mark.rule("SW-25.43", "SW-7.12", "SW-7.10", "SW-8.2")
def test_heal_removes_damage_by_melee_and_special_symbols() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c3": "va_temple_priest", "c4": unit("va_valna_stoutheart", damage=6)},
        theirs={"d4": "to_smasher"},
        hand=("gate", "va_mass_heal"),
    )
    go(s, "attack:va_temple_priest@c3", "target:own.va_valna_stoutheart@c4")
    assert codes(s) == ["pay:gate", "pay:va_mass_heal", "pay:none"]
    dice(s, "ms", "ms")
    go(s, "pay:gate")
    assert damage(s, "c4") == 2  # symbols, not dice
    assert discard(s) == ["gate"]
    assert s.view(1)["sides"][0]["seen"] == []  # type: ignore[index]
    go(s, "attack:done")
    assert damage(s, "f1") == 1  # healing is no attack on the enemy


@pytest.mark.component("heal")
def test_heal_may_be_declined_and_does_not_serve_enemies() -> None:
    s = scene(*VANGUARDS, mine={"c3": "va_temple_priest", "c4": "va_valna_stoutheart"}, theirs={"b3": "to_smasher"})
    attack(s, "c3", "c4", "m", "m")
    go(s, "pay:none")
    assert damage(s, "c4") == 2
    s = scene(*VANGUARDS, mine={"c3": "va_temple_priest"}, theirs={"b3": "to_smasher"})
    attack(s, "c3", "b3", "m", "m")
    assert damage(s, "b3") == 2  # not asked


@pytest.mark.component("va_valna_stoutheart", "guidance", "citadel_champion")
@pytest.mark.rule("SW-11.3", "SW-3.3")
def test_valna_draws_and_is_strong_among_citadel_units() -> None:
    s = scene(
        *VANGUARDS,
        mine={
            "c3": "va_valna_stoutheart",
            "c4": "va_citadel_archer",
            "d4": "va_citadel_knight",
            "c6": "va_citadel_archer",
        },
        phase="start",
        draw=("va_mass_heal", "va_renewed_hope", "va_citadel_paladin"),
    )
    assert sorted(hand(s)) == ["gate", "va_mass_heal", "va_renewed_hope"]
    assert strength(s, "c3") == 4
    assert kind(s) == "0 summon"


@pytest.mark.component("va_guarding_spirits", "guarded")
@pytest.mark.rule("SW-25.48")
def test_guarding_spirits_guard_commons_near_the_summoner() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c2": "va_sera_eldwyn", "c4": "va_citadel_paladin", "c7": "va_citadel_paladin", "b2": "va_jacob_eldwyn"},
        theirs={"c5": "to_smasher", "d4": "to_smasher"},
        phase="magic",
        hand=("va_guarding_spirits", "gate"),
    )
    go(s, "play:va_guarding_spirits")
    assert (has(s, "c4", "guarded"), has(s, "c7", "guarded"), has(s, "b2", "guarded")) == (True, False, False)
    go(s, "magic:done", "summon:done", "move:done", "build:done")
    attack(s, "c5", "c4", "m", "m", "m", "m")
    assert damage(s, "c4") == 1
    attack(s, "d4", "c4", "m", "m", "m", "m")
    assert empty(s, "c4")


@pytest.mark.component("va_mass_heal")
def test_mass_heal_mends_commons_and_champions_near_the_summoner() -> None:
    s = scene(
        *VANGUARDS,
        mine={
            "c2": unit("va_sera_eldwyn", damage=3),
            "c4": unit("va_citadel_paladin", damage=1),
            "c3": unit("va_jacob_eldwyn", damage=3),
            "c6": unit("va_citadel_knight", damage=2),
            "b2": unit("gate", damage=2),
        },
        phase="move",
        hand=("va_mass_heal", "gate"),
        magic=1,
    )
    go(s, "play:va_mass_heal")
    assert [damage(s, p) for p in ("c2", "c4", "c3", "c6", "b2")] == [3, 0, 1, 2, 2]
    assert magic(s) == 0


@pytest.mark.component("va_renewed_hope")
@pytest.mark.rule("SW-25.47", "SW-11.5", "SW-6.4", "SW-11.1", "SW-3.2")
def test_renewed_hope_lets_you_summon_in_every_phase() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c2": "va_sera_eldwyn"},
        theirs={"c8": "to_smasher"},
        phase="summon",
        hand=("va_renewed_hope", "va_temple_priest", "gate", "va_mass_heal"),
        draw=("va_citadel_knight", "va_temple_priest"),
        magic=5,
    )
    assert "summon:va_temple_priest@c3" not in codes(s)
    go(s, "play:va_renewed_hope", "summon:done", "move:done")
    assert "summon:va_temple_priest@c3" in codes(s)
    go(s, "build:gate@a3")
    assert "summon:va_temple_priest@a4" in codes(s)  # the new gate serves at once
    go(s, "build:done", "attack:done", "magic:done")
    assert kind(s) == "0 draw"
    assert "draw" in codes(s)
    go(s, "summon:va_temple_priest@c3", "draw")
    assert "summon:va_citadel_knight@a4" in codes(s)  # just drawn
    assert "draw" not in codes(s)
    go(s, "summon:va_citadel_knight@a4", "draw:done")
    assert kind(s) == "1 summon"
    go(s, "summon:done", "move:done", "build:done", "attack:done", "magic:done")
    assert s.zone == ()


@pytest.mark.component("va_holy_judgment")
@pytest.mark.rule("SW-25.46", "SW-12.7", "SW-3.2", "SW-18.5", "SW-17.8")
def test_holy_judgment_strengthens_commons_and_is_kept_by_boost() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c3": "va_citadel_paladin", "d3": unit("va_temple_priest", damage=1), "e3": "va_jacob_eldwyn"},
        theirs={"d4": "to_tundra_charger"},
        hand=("va_holy_judgment", "gate"),
        magic=0,
    )
    go(s, "play:va_holy_judgment")
    assert (strength(s, "c3"), strength(s, "e3"), strength(s, "d4"), s.zone[0].boost) == (4, 2, 2, 2)
    go(s, "attack:done", "magic:done", "summon:done", "move:done", "build:done")
    attack(s, "d4", "d3", "m", "m")
    assert s.zone[0].boost == 1
    go(s, "attack:done", "magic:done")
    assert kind(s) == "0 keep"
    go(s, "keep")
    assert (s.zone[0].boost, strength(s, "c3")) == (0, 4)  # it works without boost too
    go(s, "summon:done", "move:done", "build:done", "attack:done", "magic:done")
    go(s, "summon:done", "move:done", "build:done", "attack:done", "magic:done")
    assert s.zone == ()  # with no boost it cannot be kept
    assert "va_holy_judgment" in discard(s)


@pytest.mark.component("va_holy_judgment")
@pytest.mark.rule("SW-12.7")
def test_two_judgments_add_up_and_may_be_let_go() -> None:
    s = scene(
        *VANGUARDS,
        mine={"c3": "va_citadel_paladin"},
        phase="start",
        events=({"card": "va_holy_judgment", "boost": 1}, {"card": "va_holy_judgment", "boost": 1}),
    )
    assert strength(s, "c3") == 5
    go(s, "keep", "keep:none")
    assert (len(s.zone), strength(s, "c3")) == (1, 4)
    assert card_at(s, "c3") == "va_citadel_paladin"
    assert left(s, "c3") == 4
