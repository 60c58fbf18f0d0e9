"""Utility Bug, which does what other cards do."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import area, asked, boosts, discard, exhausted, hand, life, on, play, ready, scene


@pytest.mark.component("utility_bug")
def test_utility_bug_may_copy_a_play_effect_of_either_side_but_no_other_ability() -> None:
    s = scene(
        ["axolotl_healer", "shark_dog", "utility_bug"],
        ["killer_bee", "explosive_toad", "koibra", "gorillion"],
        hand=["utility_bug"],
    )
    play(s, "play:utility_bug")
    assert set(asked(s, 0, "copy")) == {
        "copy:own.axolotl_healer",
        "copy:enemy.killer_bee",
        "copy:enemy.koibra",  # Play and Attack: the Play half counts
        "copy:none",
    }
    s.choose("copy:enemy.killer_bee")
    assert (life(s, 0), life(s, 1)) == (3, 2)
    ready(s, 1)


@pytest.mark.component("utility_bug")
def test_utility_bug_need_not_copy() -> None:
    s = play(scene(["axolotl_healer"], hand=["utility_bug"]), "play:utility_bug", "copy:none")
    assert life(s, 0) == 3
    ready(s, 1)


@pytest.mark.component("utility_bug")
def test_utility_bug_without_a_model_is_not_asked() -> None:
    s = scene(["utility_bug", "shark_dog"], ["explosive_toad"], hand=["utility_bug"])
    play(s, "play:utility_bug")
    assert area(s, 0) == ["utility_bug", "shark_dog", "utility_bug"]
    ready(s, 1)


@pytest.mark.component("utility_bug")
@pytest.mark.rule("MB-8.2")
def test_utility_bug_speaks_to_its_own_controller_whoever_controls_the_model() -> None:
    s = scene(["gorillion", "turbo_bug"], ["kangasaurus_rex", "spider_owl"], hand=["utility_bug"])
    play(s, "play:utility_bug", "copy:enemy.kangasaurus_rex")
    assert area(s, 0) == ["gorillion", "turbo_bug", "utility_bug"]
    assert (area(s, 1), discard(s, 1)) == (["kangasaurus_rex"], ["spider_owl"])
    ready(s, 1)


@pytest.mark.component("utility_bug", "radioactive_rabbit")
def test_utility_bug_as_radioactive_rabbit_goes_over_itself() -> None:
    s = scene(["turbo_bug"], ["radioactive_rabbit"], hand=["utility_bug"])
    play(s, "play:utility_bug", "copy:enemy.radioactive_rabbit")
    assert (area(s, 0), area(s, 1)) == (["turbo_bug"], ["radioactive_rabbit", "utility_bug"])
    ready(s, 1)


@pytest.mark.component("utility_bug", "the_experiment")
def test_utility_bug_as_the_experiment_is_exchanged_itself() -> None:
    s = scene(["the_experiment"], ["gorillion"], hand=["utility_bug"])
    play(s, "play:utility_bug", "copy:own.the_experiment")
    assert set(asked(s, 0, "target")) == {"target:enemy.gorillion", "target:enemy.utility_bug"}
    s.choose("target:enemy.gorillion")
    assert (area(s, 0), area(s, 1)) == (["the_experiment", "gorillion"], ["utility_bug"])
    ready(s, 1)


@pytest.mark.component("utility_bug", "compost_dragon")
def test_utility_bug_as_compost_dragon_brings_back_the_other_utility_bug_which_copies_again() -> None:
    s = scene(["compost_dragon"], [], hand=["utility_bug"], discard=["utility_bug", "axolotl_healer"])
    play(s, "play:utility_bug", "copy:own.compost_dragon", "enter:own.utility_bug")
    assert set(asked(s, 0, "copy")) == {"copy:own.compost_dragon", "copy:none"}
    s.choose("copy:own.compost_dragon")
    assert area(s, 0) == ["compost_dragon", "utility_bug", "utility_bug", "axolotl_healer"]
    assert life(s, 0) == 5
    ready(s, 1)


@pytest.mark.component("utility_bug", "goat_dragon")
@pytest.mark.rule("MB-8.14")
def test_utility_bug_copies_the_play_half_of_goat_dragon() -> None:
    s = scene(["goat_dragon"], [on("sawn", boost=["koibra"])], hand=["utility_bug"], discard=["gorillion"])
    play(s, "play:utility_bug", "copy:own.goat_dragon")
    assert set(asked(s, 0, "mode")) == {"mode:boost", "mode:defeat"}
    play(s, "mode:boost", "boost:own.gorillion", "target:own.utility_bug")
    assert boosts(s, 0, "utility_bug") == ["gorillion"]
    ready(s, 1)


@pytest.mark.component("utility_bug", "deathweaver")
@pytest.mark.rule("MB-8.13")
def test_utility_bug_is_silenced_like_any_other_play_effect() -> None:
    s = play(scene(["axolotl_healer"], ["deathweaver"], hand=["utility_bug"]), "play:utility_bug")
    assert life(s, 0) == 3
    ready(s, 1)


@pytest.mark.component("utility_bug")
def test_utility_bug_taken_with_a_mindbug_copies_for_its_new_controller() -> None:
    s = scene(["tiger_squirrel", "gorillion"], ["luchataur"], hand=["utility_bug"], enemy_mindbugs=1)
    play(s, "play:utility_bug", "mindbug")
    assert set(asked(s, 1, "copy")) == {"copy:enemy.tiger_squirrel", "copy:none"}
    s.choose("copy:enemy.tiger_squirrel")
    assert (discard(s, 0), area(s, 1)) == (["gorillion"], ["luchataur", "utility_bug"])
    ready(s, 0)


@pytest.mark.component("utility_bug")
@pytest.mark.rule("MB-8.19")
def test_utility_bug_that_is_gone_before_its_effect_still_copies_but_never_another_utility_bug() -> None:
    s = scene(
        ["radioactive_rabbit", "trash_flier", "explosive_toad", "explosive_toad"],
        ["gorillion", "utility_bug", "axolotl_healer"],
        enemy_discard=["utility_bug"],
    )
    play(s, "attack:radioactive_rabbit", "block:gorillion", "order:own.trash_flier")
    for _ in range(2):  # the first Toad exhausts it, the second defeats it
        play(s, "order:own.explosive_toad", "target:own.utility_bug")
    assert "utility_bug" in discard(s, 0)
    assert set(asked(s, 0, "copy")) == {"copy:enemy.axolotl_healer", "copy:none"}
    s.choose("copy:enemy.axolotl_healer")
    assert (life(s, 0), life(s, 1)) == (5, 3)
    ready(s, 1)


@pytest.mark.component("utility_bug")
def test_utility_bug_hunts_and_is_tough() -> None:
    s = play(scene(["utility_bug"], ["gorillion", "turbo_bug"]), "attack:utility_bug", "hunt:gorillion")
    assert exhausted(s, 0, "utility_bug")
    assert hand(s, 0) == ["robopup"]
    ready(s, 1)
