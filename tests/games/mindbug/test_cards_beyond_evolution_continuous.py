"""Beyond Evolution, cards with a continuous ability or nothing but keywords."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    discard,
    exhausted,
    keywords,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    won,
)


# --- Captain Hippo ------------------------------------------------------------------------------------------------
@pytest.mark.component("captain_hippo")
@pytest.mark.rule("MB-6.12")
def test_captain_hippo_must_be_hunted_and_nothing_else_may_be_done() -> None:
    s = scene(["killer_bee", "gorillion", "curious_tadpole"], ["captain_hippo", "turbo_bug"], hand=["sawn"])
    assert s.codes() == ["attack:killer_bee"]
    for code in ("play:sawn", "attack:gorillion", "act:curious_tadpole"):
        assert refused(s, code) == ("MB-6.12", "must_hunt")
    s.choose("attack:killer_bee")  # and the blocker is the Hippo without a question
    assert (discard(s, 0), area(s, 1)) == (["killer_bee"], ["captain_hippo", "turbo_bug"])
    ready(s, 1)


@pytest.mark.component("captain_hippo")
@pytest.mark.rule("MB-6.12")
def test_captain_hippo_lets_the_hunters_choose_who_goes() -> None:
    s = scene(["killer_bee", "goblin_werewolf", "gorillion"], ["captain_hippo", "turbo_bug"])
    assert set(s.codes()) == {"attack:killer_bee", "attack:goblin_werewolf"}
    s.choose("attack:goblin_werewolf")
    assert discard(s, 1) == ["captain_hippo"]
    ready(s, 1)


@pytest.mark.component("captain_hippo")
@pytest.mark.rule("MB-6.12", "MB-9.6")
def test_captain_hippo_is_hunted_by_granted_hunters_too() -> None:
    s = scene(["snail_thrower", "turbo_bug", "gorillion"], ["captain_hippo"])
    assert s.codes() == ["attack:turbo_bug"]
    s.choose("attack:turbo_bug")
    assert (discard(s, 0), discard(s, 1), life(s, 1)) == (
        ["turbo_bug"],
        ["captain_hippo"],
        1,
    )  # its Attack effect first
    ready(s, 1)


@pytest.mark.component("captain_hippo")
@pytest.mark.rule("MB-6.12")
def test_captain_hippo_obliges_neither_its_own_side_nor_hunters_unable_to_attack() -> None:
    s = scene(["captain_hippo", "killer_bee"], ["turbo_bug"])
    assert set(s.codes()) == {"play:robopup", "attack:captain_hippo", "attack:killer_bee"}
    s = scene(["gorillion"], ["captain_hippo"])
    assert set(s.codes()) == {"play:robopup", "attack:gorillion"}
    s = scene(["goblin_werewolf", "koibra"], ["captain_hippo"], enemy_discard=["blessed_tiger_squirrel"])
    assert set(s.codes()) == {"play:robopup", "attack:koibra"}  # the Werewolf has power 8 and is stopped
    play(s, "attack:koibra", "pile:own", "block:none")
    ready(s, 1)


@pytest.mark.component("captain_hippo")
@pytest.mark.rule("MB-6.12")
def test_captain_hippo_gone_through_the_attack_effect_leaves_a_normal_hunt() -> None:
    s = scene(["shark_dog"], ["captain_hippo", "turbo_bug", "gorillion"])
    assert s.codes() == ["attack:shark_dog"]
    play(s, "attack:shark_dog", "target:enemy.captain_hippo")
    assert set(asked(s, 0, "hunt")) == {"hunt:turbo_bug", "hunt:gorillion", "hunt:none"}
    play(s, "hunt:none", "block:none")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.component("captain_hippo", "coach_panda")
@pytest.mark.rule("MB-6.12")
def test_captain_hippo_must_be_hunted_again_by_a_frenzied_hunter() -> None:
    s = scene(["coach_panda", "utility_bug"], [on("captain_hippo", boost=["koibra"]), "turbo_bug"])
    assert (power(s, 0, "utility_bug"), keywords(s, 0, "utility_bug")) == (7, ["hunter", "tough", "frenzy"])
    assert s.codes() == ["attack:utility_bug"]
    s.choose("attack:utility_bug")  # exhausted in the first fight, lost in the second, without any question
    assert (area(s, 0), discard(s, 0)) == (["coach_panda"], ["utility_bug"])
    assert area(s, 1) == ["captain_hippo", "turbo_bug"]
    ready(s, 1)


@pytest.mark.component("captain_hippo", "coach_panda")
@pytest.mark.rule("MB-6.12")
def test_captain_hippo_defeated_first_leaves_the_second_attack_optional() -> None:
    s = play(scene(["coach_panda", "killer_bee"], ["captain_hippo", "turbo_bug"]), "attack:killer_bee")
    assert discard(s, 1) == ["captain_hippo"]
    assert set(asked(s, 0, "again")) == {"again", "again:none"}
    s.choose("again")
    assert set(asked(s, 0, "hunt")) == {"hunt:turbo_bug", "hunt:none"}
    s.choose("hunt:turbo_bug")
    assert discard(s, 1) == ["captain_hippo", "turbo_bug"]
    ready(s, 1)


@pytest.mark.component("captain_hippo")
@pytest.mark.rule("MB-6.12")
def test_captain_hippo_taken_with_a_mindbug_obliges_in_the_extra_turn() -> None:
    s = scene(["killer_bee"], [], hand=["captain_hippo", "sawn"], enemy_mindbugs=1)
    assert set(s.codes()) == {"play:captain_hippo", "play:sawn", "attack:killer_bee"}
    play(s, "play:captain_hippo", "mindbug")
    assert asked(s, 0, "action") == ["attack:killer_bee"]


@pytest.mark.component("captain_hippo")
def test_captain_hippo_is_frenzied_itself() -> None:
    s = play(scene(["captain_hippo"], []), "attack:captain_hippo", "again")
    assert life(s, 1) == 1
    ready(s, 1)


# --- the others -----------------------------------------------------------------------------------------------------
@pytest.mark.component("cheery_chimpborg")
def test_cheery_chimpborg_is_stronger_against_three_or_more_creatures() -> None:
    s = scene(["cheery_chimpborg", "sawn", "sawn"], ["turbo_bug", "killer_bee"])
    assert power(s, 0, "cheery_chimpborg") == 5
    play(s, "play:robopup", "play:robopup")
    assert (len(area(s, 1)), power(s, 0, "cheery_chimpborg")) == (3, 10)
    ready(s, 0)
    play(s, "attack:cheery_chimpborg", "hunt:turbo_bug")
    assert power(s, 0, "cheery_chimpborg") == 5
    ready(s, 1)


@pytest.mark.component("coach_panda")
def test_coach_panda_trains_exactly_one_other_ally() -> None:
    s = scene(["coach_panda", "turbo_bug"], ["killer_bee"], hand=["sawn"])
    assert (power(s, 0, "turbo_bug"), keywords(s, 0, "turbo_bug")) == (7, ["frenzy"])
    assert (power(s, 0, "coach_panda"), keywords(s, 0, "coach_panda")) == (6, [])
    assert (power(s, 1, "killer_bee"), keywords(s, 1, "killer_bee")) == (5, ["hunter"])
    play(s, "play:sawn")
    assert (power(s, 0, "turbo_bug"), keywords(s, 0, "turbo_bug")) == (4, [])
    assert (power(s, 0, "sawn"), keywords(s, 0, "sawn")) == (5, ["tough"])
    ready(s, 1)


@pytest.mark.component("coach_panda")
def test_two_coach_pandas_train_each_other() -> None:
    s = scene(["coach_panda", "coach_panda"], [])
    for name in ("coach_panda#1", "coach_panda#2"):
        assert (power(s, 0, name), keywords(s, 0, name)) == (9, ["frenzy"])
    play(s, "attack:coach_panda#2", "again")
    assert life(s, 1) == 1
    ready(s, 1)


@pytest.mark.component("kitsunsei")
def test_kitsunsei_makes_its_other_allies_sneaky() -> None:
    s = scene(["kitsunsei", "gorillion"], ["turbo_bug", "spider_owl"])
    assert (keywords(s, 0, "gorillion"), keywords(s, 0, "kitsunsei"), keywords(s, 1, "turbo_bug")) == (
        ["sneaky"],
        [],
        [],
    )
    play(s, "attack:gorillion")
    assert set(asked(s, 1, "block")) == {"block:spider_owl", "block:none"}
    assert refused(s, "block:turbo_bug") == ("MB-9.3", "not_sneaky")
    s.choose("block:none")
    ready(s, 1)
    s = play(scene(["kitsunsei", "gorillion"], ["turbo_bug"]), "attack:kitsunsei")
    assert set(asked(s, 1, "block")) == {"block:turbo_bug", "block:none"}  # itself it is not


@pytest.mark.component("kitsunsei")
def test_kitsunsei_lets_its_side_block_the_sneaky() -> None:
    s = play(scene(["spider_owl"], ["kitsunsei", "gorillion"]), "attack:spider_owl")
    assert set(asked(s, 1, "block")) == {"block:gorillion", "block:none"}
    s.choose("block:gorillion")
    assert (discard(s, 0), discard(s, 1)) == (["spider_owl"], ["gorillion"])
    ready(s, 1)


@pytest.mark.component("mole_machine")
def test_mole_machine_forbids_power_7_or_more_to_block_any_attack_of_its_side() -> None:
    s = play(scene(["mole_machine", "turbo_bug"], ["giraffodile", "strange_barrel"]), "attack:turbo_bug")
    assert set(asked(s, 1, "block")) == {"block:strange_barrel", "block:none"}
    assert refused(s, "block:giraffodile") == ("MB-6.7", "too_strong")
    s = scene(["mole_machine", "turbo_bug"], ["gorillion", "strange_barrel", on("killer_bee", boost=["sawn", "sawn"])])
    play(s, "attack:mole_machine")
    assert set(asked(s, 1, "block")) == {"block:strange_barrel", "block:none"}
    s.choose("block:strange_barrel")
    assert exhausted(s, 0, "mole_machine")
    ready(s, 1)


@pytest.mark.component("mole_machine")
@pytest.mark.rule("MB-6.5")
def test_mole_machine_lets_a_hunter_name_the_strong_and_its_own_side_block() -> None:
    s = play(scene(["mole_machine", "killer_bee"], ["gorillion"]), "attack:killer_bee")
    assert set(asked(s, 0, "hunt")) == {"hunt:gorillion", "hunt:none"}
    s.choose("hunt:gorillion")
    assert discard(s, 0) == ["killer_bee"]
    ready(s, 1)
    s = scene(["turbo_bug", "luchataur"], ["mole_machine", "gorillion"])
    assert "attack:luchataur" in s.codes()  # the strong may still attack
    play(s, "attack:turbo_bug")
    assert set(asked(s, 1, "block")) == {"block:mole_machine", "block:gorillion", "block:none"}


@pytest.mark.component("robopup")
def test_robopup_sneaks_and_survives_once() -> None:
    s = scene(["robopup"], ["gorillion", "tiger_squirrel"], hand=["sawn"], enemy_hand=["sawn"])
    play(s, "attack:robopup")
    assert set(asked(s, 1, "block")) == {"block:tiger_squirrel", "block:none"}
    s.choose("block:tiger_squirrel")
    assert exhausted(s, 0, "robopup")
    ready(s, 1)
    s = scene(["gorillion"], [on("robopup", exhausted=True)], hand=["sawn"], enemy_hand=["sawn"])
    play(s, "attack:gorillion", "block:robopup")
    assert discard(s, 1) == ["robopup"]
    ready(s, 1)


@pytest.mark.component("sawn")
@pytest.mark.rule("MB-6.10")
def test_sawn_makes_the_stronger_lose_as_attacker_and_as_blocker() -> None:
    s = play(scene(["sawn"], ["gorillion"]), "attack:sawn", "block:gorillion")
    assert (exhausted(s, 0, "sawn"), discard(s, 1)) == (False, ["gorillion"])
    ready(s, 1)
    s = play(scene(["turbo_bug"], ["sawn"]), "attack:turbo_bug", "block:sawn")
    assert (area(s, 0), exhausted(s, 1, "sawn")) == (["turbo_bug"], True)
    ready(s, 1)


@pytest.mark.component("sawn")
@pytest.mark.rule("MB-6.10")
def test_sawn_and_an_equal_both_lose() -> None:
    s = play(scene([on("sawn", exhausted=True)], ["harpy_mother"]), "attack:sawn", "block:harpy_mother")
    assert (discard(s, 0), discard(s, 1)) == (["sawn"], ["harpy_mother"])
    ready(s, 1)


@pytest.mark.component("sawn")
@pytest.mark.rule("MB-6.10", "MB-9.1")
def test_poison_works_on_sawn_as_usual() -> None:
    s = play(scene([on("sawn", exhausted=True)], ["spider_owl"]), "attack:sawn", "block:spider_owl")
    assert (discard(s, 0), area(s, 1)) == (["sawn"], ["spider_owl"])  # the weaker is not defeated
    ready(s, 1)
    s = play(scene(["the_experiment"], ["sawn"]), "attack:the_experiment", "block:sawn")
    assert (discard(s, 0), exhausted(s, 1, "sawn")) == (["the_experiment"], True)
    ready(s, 1)


@pytest.mark.component("sawn")
@pytest.mark.rule("MB-6.10")
def test_two_sawns_invert_only_once() -> None:
    s = play(scene([on("sawn", boost=["koibra"])], ["sawn"]), "attack:sawn", "block:sawn")
    assert (exhausted(s, 0, "sawn"), exhausted(s, 1, "sawn")) == (True, False)
    ready(s, 1)


@pytest.mark.component("sawn")
def test_sawn_changes_only_its_own_fights() -> None:
    s = play(scene(["sawn", "killer_bee"], ["gorillion"]), "attack:killer_bee", "hunt:gorillion")
    assert (discard(s, 0), area(s, 1)) == (["killer_bee"], ["gorillion"])
    ready(s, 1)


@pytest.mark.component("spiky_shinobi")
def test_spiky_shinobi_is_stronger_once_its_controller_has_used_all_mindbugs() -> None:
    s = scene(["spiky_shinobi"], ["spiky_shinobi"], hand=["sawn", "koibra"], mindbugs=0, enemy_mindbugs=1)
    assert (power(s, 0, "spiky_shinobi"), power(s, 1, "spiky_shinobi")) == (8, 3)
    play(s, "play:sawn", "mindbug")
    assert (power(s, 0, "spiky_shinobi"), power(s, 1, "spiky_shinobi")) == (8, 8)
    ready(s, 0)
    assert power(scene(["spiky_shinobi"], mindbugs=2), 0, "spiky_shinobi") == 3


@pytest.mark.component("westside_monster")
@pytest.mark.rule("MB-6.2")
def test_westside_monster_stops_sneaky_enemies_from_attacking() -> None:
    s = scene(["tiger_squirrel", "kitsunsei", "turbo_bug"], ["westside_monster"])
    assert set(s.codes()) == {"play:robopup", "attack:kitsunsei"}
    assert refused(s, "attack:tiger_squirrel") == ("MB-6.2", "sneaky_barred")
    assert refused(s, "attack:turbo_bug") == ("MB-6.2", "sneaky_barred")  # Sneaky through Kitsunsei
    s = scene(["tiger_squirrel", "westside_monster"], ["turbo_bug"])
    assert "attack:tiger_squirrel" in s.codes()  # its own side is free


@pytest.mark.component("westside_monster")
@pytest.mark.rule("MB-6.7")
def test_westside_monster_stops_sneaky_enemies_from_blocking_any_attack_of_its_side() -> None:
    s = play(scene(["westside_monster", "turbo_bug"], ["tiger_squirrel", "gorillion"]), "attack:turbo_bug")
    assert set(asked(s, 1, "block")) == {"block:gorillion", "block:none"}
    assert refused(s, "block:tiger_squirrel") == ("MB-6.7", "sneaky_barred")
    s.choose("block:gorillion")
    ready(s, 1)
    s = play(scene(["spider_owl", "westside_monster"], ["tiger_squirrel"]), "attack:spider_owl")
    assert life(s, 1) == 2  # nobody at all can block a Sneaky attacker now
    ready(s, 1)


@pytest.mark.component("westside_monster")
@pytest.mark.rule("MB-6.5")
def test_westside_monster_lets_a_hunter_name_the_sneaky() -> None:
    s = play(scene(["westside_monster", "killer_bee"], ["tiger_squirrel"]), "attack:killer_bee", "hunt:tiger_squirrel")
    assert discard(s, 1) == ["tiger_squirrel"]
    ready(s, 1)
    won(play(scene(["westside_monster"], [], enemy_life=2), "attack:westside_monster", "again"), 0, "life")
