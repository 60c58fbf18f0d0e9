"""MB-6.8 to MB-6.15: an unblocked attack, the fight, what follows, and what is read when."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    discard,
    events,
    hand,
    keywords,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
)


# --- life or fight ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-6.8")
def test_an_unblocked_attack_costs_one_life() -> None:
    s = scene(["gorillion"], ["bee_bear"])
    play(s, "attack:gorillion", "block:none")
    assert (life(s, 0), life(s, 1)) == (3, 2)
    assert [e.data for e in events(s, "loses_life")] == [{"seat": 1, "amount": 1, "life": 2}]
    assert area(s, 1) == ["bee_bear"]
    ready(s, 1)


@pytest.mark.rule("MB-6.9")
@pytest.mark.parametrize("blocker", ["gorillion", "bee_bear", "luchataur"])
def test_a_blocked_attack_costs_no_life_whatever_the_outcome(blocker: str) -> None:
    s = scene(["sweet_fighter"], [blocker], enemy_hand=["killer_bee"])
    play(s, "attack:sweet_fighter", f"block:{blocker}")
    assert life(s, 1) == 3
    ready(s, 1)


@pytest.mark.rule("MB-6.10")
@pytest.mark.parametrize(
    ("attacker", "blocker", "fallen"),
    [
        ("gorillion", "bee_bear", "b"),
        ("bee_bear", "gorillion", "a"),
        ("luchataur", "sweet_fighter", "ab"),
        ("gorillion", "axolotl_healer", "ab"),  # poison takes the stronger along
        ("axolotl_healer", "gorillion", "ab"),
        ("the_experiment", "kitsunsei", "b"),  # the poisonous one is stronger and stays
        ("kitsunsei", "the_experiment", "a"),
        ("octocopter", "hiss_holiness", "ab"),
        ("the_experiment", "axolotl_healer", "ab"),  # two Poisonous: both, though 6 beats 4
        ("axolotl_healer", "axolotl_healer", "ab"),
    ],
)
def test_the_weaker_falls_both_if_equal_and_whoever_meets_poison(attacker: str, blocker: str, fallen: str) -> None:
    s = scene([attacker], [blocker])
    play(s, f"attack:{attacker}", f"block:{blocker}")
    assert area(s, 0) == ([] if "a" in fallen else [attacker])
    assert area(s, 1) == ([] if "b" in fallen else [blocker])
    assert len(events(s, "defeated")) == len(fallen)
    ready(s, 1)


@pytest.mark.rule("MB-6.10")
@pytest.mark.parametrize(
    ("attacker", "blocker", "fallen"),
    [
        ("sawn", "gorillion", "b"),
        ("gorillion", "sawn", "a"),
        ("sawn", "turbo_bug", "a"),
        ("turbo_bug", "sawn", "b"),
        ("sawn", "octocopter", "ab"),
        ("sawn", "the_experiment", "ab"),  # the stronger falls, its poison works as usual
        ("sawn", "curious_tadpole", "a"),  # the weaker wins, though its poison would have been enough
        ("the_experiment", "sawn", "ab"),
    ],
)
def test_in_a_fight_with_sawn_the_stronger_falls(attacker: str, blocker: str, fallen: str) -> None:
    mine, theirs = on(attacker, exhausted=attacker == "sawn"), on(blocker, exhausted=blocker == "sawn")
    s = scene([mine], [theirs])
    play(s, f"attack:{attacker}", f"block:{blocker}")
    assert (area(s, 0) == []) == ("a" in fallen)
    assert (area(s, 1) == []) == ("b" in fallen)
    ready(s, 1)


@pytest.mark.rule("MB-6.10")
def test_two_sawns_invert_only_once() -> None:
    """A16: the higher power loses; equal powers fell both."""
    s = scene([on("sawn", exhausted=True, boost=["koibra"])], [on("sawn", exhausted=True)])
    play(s, "attack:sawn", "block:sawn")
    assert (area(s, 0), area(s, 1)) == ([], ["sawn"])
    s = scene([on("sawn", exhausted=True)], [on("sawn", exhausted=True)])
    play(s, "attack:sawn", "block:sawn")
    assert (area(s, 0), area(s, 1)) == ([], [])
    ready(s, 1)


@pytest.mark.rule("MB-6.10")
def test_a_fight_is_judged_by_current_powers() -> None:
    s = scene(["killer_bee", "urchin_hurler"], ["dr_orange_u_tan"])
    assert power(s, 0, "killer_bee") == 7
    play(s, "attack:killer_bee", "hunt:none", "block:dr_orange_u_tan")
    assert discard(s, 1) == ["dr_orange_u_tan"]
    assert discard(s, 0) == []
    ready(s, 1)


# --- after the fight ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-6.11")
def test_what_the_fight_triggers_is_resolved_before_frenzy_is_checked() -> None:
    """The fallen Toad takes the Luchataur along, so there is no second attack."""
    s = scene(["luchataur"], ["explosive_toad", "kitsunsei"])
    play(s, "attack:luchataur", "block:explosive_toad")
    assert asked(s, 1, "target") == ["target:own.kitsunsei", "target:enemy.luchataur"]
    other = s.clone()
    play(s, "target:enemy.luchataur")
    ready(s, 1)
    play(other, "target:own.kitsunsei")
    assert asked(other, 0, "again") == ["again", "again:none"]


@pytest.mark.rule("MB-6.13")
def test_blocking_triggers_no_attack_effect() -> None:
    s = scene(["gorillion"], ["tusked_extorter", "chameleon_sniper"], hand=["killer_bee", "robopup"])
    play(s, "attack:gorillion", "block:tusked_extorter")
    assert hand(s, 0) == ["killer_bee", "robopup"]
    assert life(s, 0) == 3
    ready(s, 1)


@pytest.mark.rule("MB-6.13", "MB-9.5")
def test_a_blocking_creature_gets_no_extra_attack_from_frenzy() -> None:
    s = scene(["bee_bear"], ["luchataur"])
    play(s, "attack:bee_bear", "block:luchataur")
    assert area(s, 1) == ["luchataur"]
    ready(s, 1)


# --- what is read when --------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-6.14")
def test_an_attacker_that_becomes_unable_to_attack_goes_on_with_this_attack() -> None:
    """A35: boosted to 7 against a Blessed Tiger Squirrel."""
    s = scene(
        [on("sea_rex", boost=["sawn"])], ["gorillion"], discard=["koibra"], enemy_discard=["blessed_tiger_squirrel"]
    )
    assert power(s, 0, "sea_rex") == 6
    play(s, "attack:sea_rex", "boost:own.koibra")
    assert power(s, 0, "sea_rex") == 7
    asked(s, 0, "hunt")
    play(s, "hunt:none", "block:none")
    assert life(s, 1) == 2
    play(s, "play:robopup")
    assert refused(s, "attack:sea_rex") == ("MB-6.2", "too_strong")
    ready(s, 0)


@pytest.mark.rule("MB-6.14")
def test_the_ability_to_attack_is_tested_again_for_the_second_attack() -> None:
    """Sea-Rex with Frenzy reaches the Mouse's equal power by its boost: this attack goes on, the second is off."""
    s = scene(["sea_rex", "coach_panda"], ["luchataur", "hypnotic_mouse"], discard=["koibra"], enemy_hand=["gorillion"])
    assert (power(s, 0, "sea_rex"), power(s, 0, "coach_panda")) == (8, 6)
    plain = s.clone()
    play(s, "attack:sea_rex", "boost:own.koibra", "hunt:none", "block:none")
    assert life(s, 1) == 2
    ready(s, 1)
    play(plain, "attack:sea_rex", "boost:none", "hunt:none", "block:none")
    assert asked(plain, 0, "again") == ["again", "again:none"]


@pytest.mark.rule("MB-6.15")
def test_keywords_and_restrictions_are_read_when_their_step_comes() -> None:
    """Beside Kitsunsei the attacker was Sneaky; its Attack effect fells Kitsunsei, so anybody may block."""
    s = scene(["duckdra", "kitsunsei", "porcupine_teacher"], ["gorillion"])
    assert keywords(s, 0, "duckdra") == ["poisonous", "hunter", "sneaky"]
    play(s, "attack:duckdra")
    assert asked(s, 0, "target") == ["target:own.duckdra", "target:own.kitsunsei", "target:none"]
    play(s, "target:own.kitsunsei", "hunt:none")
    assert asked(s, 1, "block") == ["block:gorillion", "block:none"]
    play(s, "block:gorillion")
    assert area(s, 1) == [], "poison is read at the fight"
    ready(s, 1)


@pytest.mark.rule("MB-6.15")
def test_hunter_is_read_after_the_attack_effects() -> None:
    """Soul Manipulator has Hunter while it is weak; with Cursed Gorillion as its boost card it is weak no more."""
    s = scene(["soul_manipulator", "snail_thrower"], ["bee_bear"], discard=["cursed_gorillion"])
    assert (power(s, 0, "soul_manipulator"), keywords(s, 0, "soul_manipulator")) == (
        3,
        ["poisonous", "hunter", "tough"],
    )
    weak = s.clone()
    play(s, "attack:soul_manipulator", "boost:own.cursed_gorillion", "target:own.soul_manipulator")
    assert (power(s, 0, "soul_manipulator"), keywords(s, 0, "soul_manipulator")) == (6, ["tough"])
    assert asked(s, 1, "block") == ["block:bee_bear", "block:none"]
    play(s, "block:bee_bear")
    assert area(s, 1) == ["bee_bear"], "no poison any more"
    ready(s, 1)
    play(weak, "attack:soul_manipulator", "boost:none")
    assert asked(weak, 0, "hunt") == ["hunt:bee_bear", "hunt:none"]
