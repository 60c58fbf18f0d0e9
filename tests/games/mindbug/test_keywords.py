"""MB-9: Poisonous, Hunter, Sneaky, Tough and Frenzy."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    discard,
    events,
    exhausted,
    keywords,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
)


# --- Poisonous ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-9.1")
@pytest.mark.parametrize(
    ("attacker", "blocker", "left"),
    [
        ("axolotl_healer", "gorillion", ([], [])),  # weaker: both
        ("gorillion", "axolotl_healer", ([], [])),
        ("axolotl_healer", "kitsunsei", ([], [])),  # equal: both
        ("axolotl_healer", "curious_tadpole", ([], [])),  # two Poisonous: both
        ("the_experiment", "octocopter", (["the_experiment"], [])),  # stronger: only the other
        ("octocopter", "the_experiment", ([], ["the_experiment"])),
    ],
)
def test_poison_always_fells_the_other_and_the_poisonous_is_judged_by_power(
    attacker: str, blocker: str, left: tuple[list[str], list[str]]
) -> None:
    s = scene([attacker], [blocker])
    play(s, f"attack:{attacker}", f"block:{blocker}")
    assert (area(s, 0), area(s, 1)) == left
    ready(s, 1)


@pytest.mark.rule("MB-9.1")
@pytest.mark.parametrize(
    ("poisonous", "left"),
    [("axolotl_healer", ["axolotl_healer"]), ("hiss_holiness", []), ("the_experiment", [])],
)
def test_in_a_fight_with_sawn_the_poisonous_falls_if_the_other_is_equal_or_lower(
    poisonous: str, left: list[str]
) -> None:
    s = scene([on("sawn", exhausted=True)], [poisonous])
    play(s, "attack:sawn", f"block:{poisonous}")
    assert (area(s, 0), area(s, 1)) == ([], left)
    ready(s, 1)


@pytest.mark.rule("MB-9.1")
def test_poison_means_nothing_outside_fights() -> None:
    """Kangasaurus Rex fells a Poisonous creature and is not harmed; an unblocked poisonous attack takes 1 life."""
    s = scene(enemy=["koibra", "axolotl_healer"], hand=["kangasaurus_rex", "robopup"])
    play(s, "play:kangasaurus_rex")
    assert area(s, 0) == ["kangasaurus_rex"]
    assert area(s, 1) == []
    ready(s, 1)
    s = scene(["axolotl_healer"], ["gorillion"])
    play(s, "attack:axolotl_healer", "block:none")
    assert life(s, 1) == 2
    assert area(s, 1) == ["gorillion"]
    ready(s, 1)


# --- Hunter and Sneaky --------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-9.2")
def test_hunter_is_for_attackers_only() -> None:
    s = scene(["gorillion"], ["killer_bee", "kitsunsei"])
    play(s, "attack:gorillion")
    assert asked(s, 1, "block") == ["block:killer_bee", "block:kitsunsei", "block:none"]
    play(s, "block:killer_bee")
    assert discard(s, 1) == ["killer_bee"]
    ready(s, 1)


@pytest.mark.rule("MB-9.3")
def test_a_sneaky_attacker_is_blocked_by_sneaky_creatures_only() -> None:
    s = scene(["tiger_squirrel"], ["gorillion", "cave_lizard", "spider_owl"])
    play(s, "attack:tiger_squirrel")
    assert asked(s, 1, "block") == ["block:cave_lizard", "block:spider_owl", "block:none"]
    assert refused(s, "block:gorillion") == ("MB-9.3", "not_sneaky")


@pytest.mark.rule("MB-9.3")
def test_a_sneaky_creature_blocks_anything() -> None:
    s = scene(["gorillion"], ["spider_owl"])
    play(s, "attack:gorillion")
    assert asked(s, 1, "block") == ["block:spider_owl", "block:none"]


@pytest.mark.rule("MB-9.3", "MB-9.6")
def test_granted_sneaky_hides_and_blocks_like_a_printed_one() -> None:
    s = scene(["bee_bear", "kitsunsei"], ["gorillion"])
    play(s, "attack:bee_bear")
    assert life(s, 1) == 2
    ready(s, 1)
    s = scene(["spider_owl"], ["gorillion", "kitsunsei"])
    play(s, "attack:spider_owl")
    assert asked(s, 1, "block") == ["block:gorillion", "block:none"], "Kitsunsei itself is not Sneaky"


# --- Tough --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-9.4")
def test_tough_exhausts_instead_of_defeat_in_a_fight_and_by_an_effect() -> None:
    s = scene(["gorillion"], ["rhino_turtle"])
    play(s, "attack:gorillion", "block:rhino_turtle")
    assert exhausted(s, 1, "rhino_turtle")
    ready(s, 1)
    s = scene(enemy=["rhino_turtle"], hand=["tiger_squirrel", "robopup"])
    play(s, "play:tiger_squirrel")
    assert exhausted(s, 1, "rhino_turtle")
    assert discard(s, 1) == []
    ready(s, 1)


@pytest.mark.rule("MB-9.4")
def test_tough_works_once() -> None:
    s = scene(["gorillion"], [on("rhino_turtle", exhausted=True)])
    play(s, "attack:gorillion", "block:rhino_turtle")
    assert discard(s, 1) == ["rhino_turtle"]
    ready(s, 1)


@pytest.mark.rule("MB-9.4")
def test_exhaustion_has_no_other_consequence_and_lasts() -> None:
    s = scene([on("rhino_turtle", exhausted=True)], ["gorillion"], life=5)
    assert (power(s, 0, "rhino_turtle"), keywords(s, 0, "rhino_turtle")) == (8, ["tough", "frenzy"])
    play(s, "attack:rhino_turtle", "block:none", "again:none")
    play(s, "attack:gorillion")
    assert "block:rhino_turtle" in asked(s, 0, "block")
    play(s, "block:none")
    assert exhausted(s, 0, "rhino_turtle"), "a new turn does not refresh it"
    ready(s, 0)


@pytest.mark.rule("MB-9.4", "MB-8.17")
def test_exhaustion_lasts_through_a_change_of_sides() -> None:
    s = scene(enemy=[on("rhino_turtle", exhausted=True)], hand=["brain_fly", "robopup"])
    play(s, "play:brain_fly")
    assert exhausted(s, 0, "rhino_turtle")
    ready(s, 1)


@pytest.mark.rule("MB-9.4", "MB-13.3")
def test_exhaustion_lasts_through_evolving() -> None:
    s = scene([on("veteran_penguin", exhausted=True)], ["gorillion"])
    play(s, "act:veteran_penguin")
    assert exhausted(s, 0, "frosty_fortress")
    ready(s, 1)


@pytest.mark.rule("MB-9.4.1")
def test_lower_power_and_poison_in_one_fight_are_one_exhaustion() -> None:
    s = scene(["the_experiment"], ["mole_machine"])
    play(s, "attack:the_experiment", "block:mole_machine")
    assert exhausted(s, 1, "mole_machine")
    assert len(events(s, "exhausted")) == 1
    assert discard(s, 1) == []
    ready(s, 1)


@pytest.mark.rule("MB-9.4.2")
def test_exhausting_is_no_defeat() -> None:
    """No card has both Tough and a Defeated effect: nothing is told but the exhaustion."""
    s = scene(["gorillion"], ["squirtoise_scout"])
    play(s, "attack:gorillion", "block:squirtoise_scout")
    assert [e.kind for e in s.events() if e.kind in ("exhausted", "defeated", "resolves")] == ["exhausted"]
    assert discard(s, 1) == []
    ready(s, 1)


# --- Frenzy -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-9.5")
def test_frenzy_allows_a_second_attack_and_never_a_third() -> None:
    """MB-D5."""
    s = scene(["luchataur"], enemy_life=9)
    play(s, "attack:luchataur")
    assert asked(s, 0, "again") == ["again", "again:none"]
    play(s, "again")
    assert life(s, 1) == 7
    assert len(events(s, "attacks")) == 2
    ready(s, 1)


@pytest.mark.rule("MB-9.5")
def test_the_second_attack_may_be_declined() -> None:
    s = scene(["luchataur"])
    play(s, "attack:luchataur", "again:none")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-9.5")
def test_a_defeated_creature_has_no_second_attack() -> None:
    s = scene(["luchataur"], ["gorillion"])
    play(s, "attack:luchataur", "block:gorillion")
    assert area(s, 0) == []
    ready(s, 1)


@pytest.mark.rule("MB-9.5")
def test_an_exhausted_attacker_has_its_second_attack() -> None:
    s = scene(["rhino_turtle"], ["gorillion"])
    play(s, "attack:rhino_turtle", "block:gorillion")
    assert exhausted(s, 0, "rhino_turtle")
    assert asked(s, 0, "again") == ["again", "again:none"]


@pytest.mark.rule("MB-9.5")
def test_a_creature_that_has_changed_sides_has_no_second_attack() -> None:
    """Hiss Holiness (5, Frenzy) is taken by the Harpy Mother it has felled."""
    s = scene(["hiss_holiness", "gorillion"], ["harpy_mother", "bee_bear"], enemy_discard=["cursed_gorillion"])
    assert (power(s, 0, "hiss_holiness"), power(s, 1, "harpy_mother")) == (5, 3)
    play(s, "attack:hiss_holiness", "block:harpy_mother", "target:enemy.hiss_holiness")
    assert area(s, 1) == ["bee_bear", "hiss_holiness"]
    ready(s, 1)


@pytest.mark.rule("MB-9.5")
def test_a_creature_that_is_not_able_to_attack_any_more_has_no_second_attack() -> None:
    """The Mouse: after the fight Luchataur shares its 9 with another creature."""
    s = scene(["luchataur", "hypnotic_mouse"], ["trash_flier", "gorillion"], discard=["sweet_fighter"])
    play(s, "attack:luchataur", "block:trash_flier")
    assert area(s, 1) == ["gorillion", "sweet_fighter"]
    ready(s, 1)


@pytest.mark.rule("MB-9.5.1")
def test_frenzy_gained_during_the_first_attack_counts() -> None:
    """A7: Lone Yeti is alone only after its ally has fallen to the Toad."""
    s = scene(["lone_yeti", "turbo_bug"], ["explosive_toad", "spider_owl"], hand=["killer_bee"])
    assert keywords(s, 0, "lone_yeti") == ["tough"]
    play(s, "attack:lone_yeti", "block:explosive_toad", "target:enemy.turbo_bug")
    assert area(s, 0) == ["lone_yeti"]
    assert asked(s, 0, "again") == ["again", "again:none"]
    play(s, "again:none")
    ready(s, 1)


@pytest.mark.rule("MB-9.5.1")
def test_frenzy_lost_during_the_first_attack_is_lost() -> None:
    """A7: beside Coach Panda Gorillion had Frenzy; the Toad takes the Panda."""
    s = scene(["gorillion", "coach_panda"], ["explosive_toad", "steelhorn"])
    assert keywords(s, 0, "gorillion") == ["frenzy"]
    play(s, "attack:gorillion", "block:explosive_toad")
    kept = play(s.clone(), "target:own.steelhorn")
    play(s, "target:enemy.coach_panda")
    assert area(s, 0) == ["gorillion"]
    ready(s, 1)
    assert asked(kept, 0, "again") == ["again", "again:none"]


@pytest.mark.rule("MB-9.5.2")
def test_the_second_attack_is_the_same_creatures() -> None:
    s = scene(["luchataur", "rhino_turtle"], enemy_life=9)
    play(s, "attack:luchataur")
    assert asked(s, 0, "again") == ["again", "again:none"]
    assert refused(s, "attack:rhino_turtle") == ("MB-9.5", "another_question")
    play(s, "again")
    assert [e.data["card"] for e in events(s, "attacks")] == ["luchataur", "luchataur"]
    ready(s, 1)


# --- granted keywords ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-9.6")
def test_a_keyword_counts_once_however_many_sources_give_it() -> None:
    """A printed and a granted Frenzy are still two attacks only."""
    s = scene(["luchataur", "coach_panda"], enemy_life=9)
    assert keywords(s, 0, "luchataur") == ["frenzy"]
    play(s, "attack:luchataur", "again")
    assert life(s, 1) == 7
    ready(s, 1)


@pytest.mark.rule("MB-9.6")
def test_granted_keywords_count_for_madam_mystique_duckdra_and_westside_monster() -> None:
    """A25."""
    s = scene(["madam_mystique"], ["gorillion", "porcupine_teacher", "bee_bear", "kitsunsei"])
    play(s, "attack:madam_mystique", "block:porcupine_teacher")
    play(s, "keyword:poisonous")
    assert area(s, 1) == ["porcupine_teacher"], "three had Poisonous from the Teacher, the Teacher itself has not"
    ready(s, 1)
    s = scene(["duckdra"], ["gorillion", "porcupine_teacher"])
    play(s, "attack:duckdra")
    assert asked(s, 0, "target") == ["target:enemy.gorillion", "target:none"]
    s = scene(["gorillion", "kitsunsei"], ["westside_monster"])
    assert refused(s, "attack:gorillion") == ("MB-6.2", "sneaky_barred")


@pytest.mark.rule("MB-9.6")
def test_choosing_tough_for_madam_mystique_only_exhausts_the_fresh_ones() -> None:
    s = scene(["madam_mystique"], ["gorillion", "rhino_turtle", on("sawn", exhausted=True)])
    play(s, "attack:madam_mystique", "block:gorillion", "keyword:tough")
    assert area(s, 1) == ["gorillion", "rhino_turtle"]
    assert exhausted(s, 1, "rhino_turtle")
    ready(s, 1)
