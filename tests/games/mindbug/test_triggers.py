"""MB-8.11 to MB-8.14: when Play, Attack and Defeated effects trigger, Deathweaver, and copies."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    discard,
    events,
    exhausted,
    hand,
    life,
    play,
    ready,
    scene,
)

FIVE = ["gorillion", "luchataur", "luchataur", "rhino_turtle", "rhino_turtle"]


# --- when they trigger --------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.11")
def test_a_defeated_effect_triggers_in_a_fight_and_by_an_effect() -> None:
    s = scene(["gorillion"], ["sweet_fighter"])
    assert life(play(s, "attack:gorillion", "block:sweet_fighter"), 1) == 5
    s = scene(enemy=["sweet_fighter"], hand=["tiger_squirrel", "robopup"])
    assert life(play(s, "play:tiger_squirrel"), 1) == 5
    ready(s, 1)


@pytest.mark.rule("MB-8.11")
def test_no_defeated_effect_when_discarded_or_returned_to_hand() -> None:
    s = scene(["tusked_extorter"], enemy_hand=["sweet_fighter"], enemy=["kitsunsei"])
    play(s, "attack:tusked_extorter", "block:none")
    assert discard(s, 1) == ["sweet_fighter"]
    assert life(s, 1) == 2, "only the attack's life"
    ready(s, 1)
    s = scene(enemy=["sweet_fighter"], hand=["dr_orange_u_tan", "robopup"])
    play(s, "play:dr_orange_u_tan", "pay")
    assert life(s, 1) == 3
    ready(s, 1)


@pytest.mark.rule("MB-8.11", "MB-9.4.2")
def test_no_defeated_effect_when_only_exhausted() -> None:
    """A Tough creature that would fall only becomes exhausted: Rockyphant's card is not put anywhere."""
    s = scene(["gorillion"], ["rockyphant"], hand=["killer_bee"])
    play(s, "attack:gorillion", "block:rockyphant")
    assert exhausted(s, 1, "rockyphant")
    assert events(s, "defeated") == []
    assert hand(s, 0) == ["killer_bee"]
    ready(s, 1)


@pytest.mark.rule("MB-8.12")
def test_an_attack_effect_triggers_on_each_of_two_attacks() -> None:
    s = scene(["chameleon_sniper", "coach_panda"], enemy_life=9)
    play(s, "attack:chameleon_sniper")
    assert life(s, 1) == 7
    play(s, "again")
    assert life(s, 1) == 5
    ready(s, 1)


# --- Deathweaver --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.13")
def test_deathweaver_stops_the_opponents_play_effects_only() -> None:
    s = scene(enemy=["deathweaver"], hand=["killer_bee", "robopup"], enemy_hand=["axolotl_healer", "gorillion"])
    play(s, "play:killer_bee")
    assert area(s, 0) == ["killer_bee"]
    assert life(s, 1) == 3
    assert [e.data for e in events(s, "silenced")] == [{"seat": 0, "card": "killer_bee"}]
    play(s, "play:axolotl_healer")
    assert life(s, 1) == 5, "her owner's own Play effects work"
    ready(s, 0)


@pytest.mark.rule("MB-8.13")
def test_deathweaver_does_not_stop_attack_defeated_and_action_effects() -> None:
    s = scene(["chameleon_sniper", "curious_tadpole", "sweet_fighter"], ["deathweaver", "gorillion"])
    attack = play(s.clone(), "attack:chameleon_sniper")
    assert life(attack, 1) == 1
    assert life(play(s.clone(), "act:curious_tadpole"), 0) == 4
    assert life(play(s.clone(), "attack:sweet_fighter", "block:gorillion"), 0) == 5


@pytest.mark.rule("MB-8.13")
def test_a_creature_taken_with_a_mindbug_works_for_deathweavers_controller() -> None:
    s = scene(enemy=["deathweaver"], hand=["killer_bee", "robopup"], enemy_mindbugs=1)
    play(s, "play:killer_bee", "mindbug")
    assert (life(s, 0), life(s, 1)) == (2, 3)
    ready(s, 0)


@pytest.mark.rule("MB-8.13")
def test_deathweaver_is_looked_for_when_the_play_effect_would_start() -> None:
    """A13: Deathweaver arrives, or leaves, between the trigger and the start."""
    s = scene(["gorillion"], ["radioactive_rabbit", "trash_flier", "spirit_cheetah"], discard=["killer_bee"])
    flier = s.clone()
    play(flier, "attack:gorillion", "block:radioactive_rabbit", "order:enemy.trash_flier")
    assert life(flier, 0) == 3
    play(flier, "order:enemy.killer_bee")
    assert life(flier, 0) == 2
    s = scene(
        ["gorillion", "deathweaver"], ["radioactive_rabbit", "trash_flier", "spirit_cheetah"], discard=["killer_bee"]
    )
    play(s, "attack:gorillion", "block:radioactive_rabbit", "order:enemy.trash_flier")
    silenced = play(s.clone(), "order:enemy.killer_bee")
    assert life(silenced, 0) == 3, "she was there when the effect would start"
    assert len(events(silenced, "silenced")) == 1
    play(s, "order:enemy.spirit_cheetah")
    assert area(s, 1) == ["killer_bee", "deathweaver"]
    assert life(s, 0) == 2, "she had changed sides before it started"
    ready(s, 1)


@pytest.mark.rule("MB-8.14")
def test_play_or_attack_triggers_on_both_occasions() -> None:
    s = scene(hand=["koibra", "robopup"], enemy_hand=["gorillion", "bee_bear"])
    play(s, "play:koibra", "pile:enemy")
    assert len(discard(s, 1)) == 1
    ready(s, 1)
    s = scene(["koibra"], enemy_hand=["gorillion", "bee_bear"])
    play(s, "attack:koibra")
    assert asked(s, 0, "pile") == ["pile:own", "pile:enemy"]
    play(s, "pile:own")
    assert len(discard(s, 0)) == 1
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-8.14", "MB-8.13")
def test_deathweaver_stops_only_the_play_half() -> None:
    s = scene(["koibra"], ["deathweaver"], hand=["koibra", "robopup"], enemy_hand=["gorillion", "bee_bear"])
    quiet = play(s.clone(), "play:koibra")
    assert hand(quiet, 1) == ["bee_bear", "gorillion"]
    ready(quiet, 1)
    play(s, "attack:koibra")
    asked(s, 0, "pile")


@pytest.mark.rule("MB-8.14")
def test_utility_bug_copies_the_play_half_of_a_play_or_attack_effect() -> None:
    """A14: any other creature with a Play effect, on either side, but not another Utility Bug."""
    s = scene(
        ["koibra", "utility_bug", "tusked_extorter"],
        ["goat_dragon", "gorillion", "sweet_fighter", "the_experiment"],
        hand=["utility_bug", "robopup"],
        enemy_hand=["bee_bear"],
    )
    play(s, "play:utility_bug")
    assert asked(s, 0, "copy") == [
        "copy:own.koibra",
        "copy:enemy.goat_dragon",
        "copy:enemy.the_experiment",
        "copy:none",
    ]
    play(s, "copy:own.koibra", "pile:own")
    assert discard(s, 0) == ["bee_bear"]
    ready(s, 1)


@pytest.mark.rule("MB-8.14")
def test_the_copied_effect_speaks_of_utility_bug_and_its_controller() -> None:
    """A14: copying The Experiment, Utility Bug itself goes to the opponent."""
    s = scene(enemy=["the_experiment", "gorillion"], hand=["utility_bug", "robopup"])
    play(s, "play:utility_bug", "copy:enemy.the_experiment", "target:enemy.gorillion")
    assert area(s, 0) == ["gorillion"]
    assert area(s, 1) == ["the_experiment", "utility_bug"]
    ready(s, 1)


@pytest.mark.rule("MB-8.14", "MB-8.9")
def test_a_utility_bug_that_has_left_play_copies_no_other_utility_bug() -> None:
    """A14: another Utility Bug is never a model, also when this one fell before its effect started."""
    s = scene(
        ["utility_bug", "gorillion", "axolotl_healer"],
        ["radioactive_rabbit", "trash_flier", "explosive_toad", "explosive_toad"],
        discard=["utility_bug"],
    )
    play(s, "attack:gorillion", "block:radioactive_rabbit", "order:enemy.trash_flier")
    play(s, "order:enemy.explosive_toad", "target:own.utility_bug")
    assert exhausted(s, 1, "utility_bug")
    play(s, "order:enemy.explosive_toad", "target:own.utility_bug")
    assert area(s, 1) == []
    assert asked(s, 1, "copy") == ["copy:enemy.axolotl_healer", "copy:none"]
    play(s, "copy:enemy.axolotl_healer")
    assert life(s, 1) == 5
    ready(s, 1)
