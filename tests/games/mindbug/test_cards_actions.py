"""Beyond Evolution, cards with an Action: the ones that do not evolve."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    discard,
    exhausted,
    hand,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    table,
    won,
)


# --- Cake Trickster -------------------------------------------------------------------------------------------------
@pytest.mark.component("cake_trickster")
@pytest.mark.rule("MB-7.5", "MB-6.2")
def test_cake_trickster_makes_an_enemy_attack_that_is_able_to() -> None:
    s = scene(["cake_trickster", "gorillion"], ["turbo_bug", "cave_lizard", "killer_bee"], life=5)
    play(s, "act:cake_trickster")
    assert set(asked(s, 0, "target")) == {"target:enemy.turbo_bug", "target:enemy.killer_bee"}  # the Lizard never
    s.choose("target:enemy.turbo_bug")
    assert life(s, 0) == 1  # his Attack effect strikes you
    assert set(asked(s, 0, "block")) == {"block:cake_trickster", "block:gorillion", "block:none"}
    assert table(s)["active"] == 0
    s.choose("block:gorillion")
    assert (area(s, 1), life(s, 0), life(s, 1)) == (["cave_lizard", "killer_bee"], 1, 3)
    ready(s, 1)  # the turn was yours; now it is the opponent's, and it may attack again
    assert "attack:killer_bee" in s.codes()


@pytest.mark.component("cake_trickster")
@pytest.mark.rule("MB-7.2")
def test_cake_trickster_is_not_usable_without_an_enemy_able_to_attack() -> None:
    s = scene(["cake_trickster"], ["cave_lizard"])
    assert set(s.codes()) == {"play:robopup", "attack:cake_trickster"}
    assert refused(s, "act:cake_trickster") == ("MB-7.2", "action_changes_nothing")
    assert refused(scene(["cake_trickster", "turbo_bug"], []), "act:cake_trickster")[0] == "MB-7.2"


@pytest.mark.component("cake_trickster")
@pytest.mark.rule("MB-7.5")
def test_cake_tricksters_victim_hunts_as_its_own_controller_likes() -> None:
    s = scene(["cake_trickster", "turbo_bug"], ["killer_bee"])
    play(s, "act:cake_trickster")
    assert set(asked(s, 1, "hunt")) == {"hunt:cake_trickster", "hunt:turbo_bug", "hunt:none"}
    s.choose("hunt:turbo_bug")
    assert discard(s, 0) == ["turbo_bug"]
    ready(s, 1)


@pytest.mark.component("cake_trickster", "captain_hippo")
@pytest.mark.rule("MB-7.5", "MB-6.12")
def test_cake_tricksters_victim_is_not_obliged_to_hunt_captain_hippo() -> None:
    s = scene(["cake_trickster", "captain_hippo"], ["killer_bee", "gorillion"])
    play(s, "act:cake_trickster")
    assert set(asked(s, 0, "target")) == {"target:enemy.killer_bee", "target:enemy.gorillion"}
    s.choose("target:enemy.killer_bee")
    assert set(asked(s, 1, "hunt")) == {"hunt:cake_trickster", "hunt:captain_hippo", "hunt:none"}
    play(s, "hunt:none", "block:none")
    assert life(s, 0) == 2
    assert asked(s, 1, "action") == ["attack:killer_bee"]  # in his own turn he is


@pytest.mark.component("cake_trickster")
@pytest.mark.rule("MB-7.5", "MB-9.5")
def test_cake_tricksters_frenzied_victim_may_attack_a_second_time() -> None:
    s = play(scene(["cake_trickster", "gorillion"], ["luchataur"]), "act:cake_trickster", "block:none")
    assert life(s, 0) == 2
    assert set(asked(s, 1, "again")) == {"again", "again:none"}
    play(s, "again", "block:gorillion")
    assert (life(s, 0), discard(s, 1)) == (2, ["luchataur"])
    ready(s, 1)


@pytest.mark.component("cake_trickster", "goblin_werewolf", "urchin_hurler")
@pytest.mark.rule("MB-4.6", "MB-7.5")
def test_cake_tricksters_victim_has_no_bonus_of_its_own_turn() -> None:
    s = scene(["cake_trickster", "turbo_bug"], ["goblin_werewolf", "urchin_hurler"])
    play(s, "act:cake_trickster", "target:enemy.goblin_werewolf")
    assert power(s, 1, "goblin_werewolf") == 2
    play(s, "hunt:turbo_bug")
    assert (area(s, 0), discard(s, 1)) == (["cake_trickster", "turbo_bug"], ["goblin_werewolf"])
    ready(s, 1)


@pytest.mark.component("cake_trickster")
@pytest.mark.rule("MB-8.8", "MB-7.5")
def test_cake_trickster_stays_the_turn_of_the_one_who_used_it() -> None:
    s = scene(["cake_trickster", "harpy_mother"], ["explosive_toad", "turbo_bug"])
    play(s, "act:cake_trickster", "target:enemy.explosive_toad", "block:harpy_mother")
    assert set(asked(s, 0, "order")) == {"order:own.harpy_mother", "order:enemy.explosive_toad"}
    play(s, "order:enemy.explosive_toad", "target:enemy.cake_trickster")
    assert set(asked(s, 0, "target")) == {"target:enemy.turbo_bug", "target:done"}
    s.choose("target:enemy.turbo_bug")
    assert (area(s, 0), area(s, 1)) == (["turbo_bug"], [])
    ready(s, 1)


@pytest.mark.component("cake_trickster")
def test_cake_trickster_can_cost_its_controller_the_game() -> None:
    won(play(scene(["cake_trickster"], ["tiger_squirrel"], life=1), "act:cake_trickster"), 1, "life")


@pytest.mark.component("cake_trickster", "blastfish")
def test_cake_tricksters_blastfish_is_safe_for_the_rest_of_that_turn() -> None:
    s = play(scene(["cake_trickster"], ["blastfish"]), "act:cake_trickster", "block:cake_trickster")
    assert (discard(s, 0), area(s, 1)) == (["cake_trickster"], ["blastfish"])
    ready(s, 1)


@pytest.mark.component("cake_trickster")
def test_cake_trickster_is_poisonous_and_its_action_is_a_whole_turn() -> None:
    s = play(scene(["cake_trickster"], ["gorillion"]), "attack:cake_trickster", "block:gorillion")
    assert (discard(s, 0), discard(s, 1)) == (["cake_trickster"], ["gorillion"])
    ready(s, 1)


# --- Dragon Inn, Infernostrich, Octocopter ----------------------------------------------------------------------------
@pytest.mark.component("dragon_inn")
@pytest.mark.rule("MB-7.2")
def test_dragon_inn_takes_a_life_while_you_have_fewer_creatures() -> None:
    s = scene(["dragon_inn"], ["turbo_bug", "killer_bee"])
    assert "act:dragon_inn" in s.codes()
    s.choose("act:dragon_inn")
    assert (life(s, 0), life(s, 1), area(s, 1)) == (3, 2, ["turbo_bug", "killer_bee"])
    ready(s, 1)


@pytest.mark.component("dragon_inn")
@pytest.mark.rule("MB-7.2")
def test_dragon_inn_is_closed_to_those_with_as_many_creatures_or_more() -> None:
    for enemy in (["turbo_bug", "killer_bee"], ["turbo_bug"]):
        s = scene(["dragon_inn", "sawn"], enemy)
        assert set(s.codes()) == {"play:robopup", "attack:dragon_inn", "attack:sawn"}
        assert refused(s, "act:dragon_inn") == ("MB-7.2", "action_changes_nothing")


@pytest.mark.component("dragon_inn")
@pytest.mark.rule("MB-7.4")
def test_dragon_inn_works_exhausted_and_wins_with_the_last_life() -> None:
    s = scene([on("dragon_inn", exhausted=True)], ["turbo_bug", "killer_bee"], enemy_life=1)
    won(play(s, "act:dragon_inn"), 0, "life")


@pytest.mark.component("infernostrich")
def test_infernostrich_must_defeat_an_enemy_of_power_7_or_more() -> None:
    s = scene(["infernostrich", "gorillion"], ["giraffodile", "luchataur", "strange_barrel"])
    play(s, "act:infernostrich")
    assert set(asked(s, 0, "target")) == {"target:enemy.giraffodile", "target:enemy.luchataur"}
    s.choose("target:enemy.luchataur")
    assert (area(s, 0), area(s, 1)) == (["infernostrich", "gorillion"], ["giraffodile", "strange_barrel"])
    ready(s, 1)


@pytest.mark.component("infernostrich")
def test_infernostrich_finds_power_7_enough_and_exhausts_the_tough() -> None:
    s = scene(["infernostrich", "gorillion"], ["elephantopus", "strange_barrel"])
    assert "act:infernostrich" in s.codes()
    s.choose("act:infernostrich")
    assert (exhausted(s, 1, "elephantopus"), area(s, 1)) == (True, ["elephantopus", "strange_barrel"])
    ready(s, 1)


@pytest.mark.component("infernostrich")
@pytest.mark.rule("MB-7.2")
def test_infernostrich_is_not_usable_without_a_strong_enemy() -> None:
    s = scene(["infernostrich", "gorillion"], ["strange_barrel"])
    assert set(s.codes()) == {"play:robopup", "attack:infernostrich", "attack:gorillion"}
    assert refused(s, "act:infernostrich") == ("MB-7.2", "action_changes_nothing")
    assert refused(s, "act:gorillion") == ("MB-7.1", "no_action_ability")


@pytest.mark.component("octocopter")
def test_octocopter_gives_itself_for_an_enemy_of_choice() -> None:
    s = scene(["octocopter", "turbo_bug"], [on("gorillion", boost=["koibra"]), "killer_bee"])
    play(s, "act:octocopter")
    assert set(asked(s, 0, "target")) == {"target:enemy.gorillion", "target:enemy.killer_bee"}
    s.choose("target:enemy.gorillion")
    assert (area(s, 0), area(s, 1), discard(s, 0)) == (["turbo_bug", "gorillion"], ["killer_bee"], ["octocopter"])
    assert power(s, 0, "gorillion") == 11
    ready(s, 1)


@pytest.mark.component("octocopter")
@pytest.mark.rule("MB-7.2")
def test_octocopter_may_be_wasted() -> None:
    s = play(scene(["octocopter", "turbo_bug"], []), "act:octocopter")
    assert (area(s, 0), discard(s, 0)) == (["turbo_bug"], ["octocopter"])
    ready(s, 1)


@pytest.mark.component("octocopter")
@pytest.mark.rule("MB-8.17")
def test_octocopter_takes_the_creature_as_it_is_and_without_its_play_effect() -> None:
    s = play(scene(["octocopter"], [on("rhino_turtle", exhausted=True)]), "act:octocopter")
    assert (area(s, 0), exhausted(s, 0, "rhino_turtle")) == (["rhino_turtle"], True)
    ready(s, 1)
    s = play(scene(["octocopter"], ["axolotl_healer"]), "act:octocopter")
    assert (area(s, 0), life(s, 0), hand(s, 0)) == (["axolotl_healer"], 3, ["robopup"])
    ready(s, 1)
