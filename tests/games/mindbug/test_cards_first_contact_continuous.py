"""First Contact, cards with a continuous ability or nothing but keywords."""

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
)


@pytest.mark.component("bee_bear")
def test_bee_bear_cannot_be_blocked_by_power_6_or_less() -> None:
    s = scene(["bee_bear", "turbo_bug"], ["strange_barrel", "giraffodile", on("killer_bee", boost=["sawn", "sawn"])])
    play(s, "attack:bee_bear")
    assert set(asked(s, 1, "block")) == {"block:giraffodile", "block:killer_bee", "block:none"}
    assert refused(s, "block:strange_barrel") == ("MB-6.7", "too_weak")
    s.choose("block:giraffodile")
    assert (area(s, 0), discard(s, 1)) == (["bee_bear", "turbo_bug"], ["giraffodile"])
    ready(s, 1)


@pytest.mark.component("bee_bear")
def test_bee_bear_does_not_help_other_attackers_nor_its_own_block() -> None:
    s = play(scene(["bee_bear", "turbo_bug"], ["strange_barrel"]), "attack:turbo_bug")
    assert set(asked(s, 1, "block")) == {"block:strange_barrel", "block:none"}
    s = play(scene(["killer_bee"], ["bee_bear"]), "attack:killer_bee", "hunt:none")
    assert set(asked(s, 1, "block")) == {"block:bee_bear", "block:none"}
    s.choose("block:bee_bear")
    assert discard(s, 0) == ["killer_bee"]
    ready(s, 1)


@pytest.mark.component("bee_bear")
@pytest.mark.rule("MB-6.8")
def test_bee_bear_asks_nobody_where_all_are_too_weak() -> None:
    s = play(scene(["bee_bear"], ["strange_barrel", "turbo_bug"]), "attack:bee_bear")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.component("elephantopus")
def test_elephantopus_forbids_power_4_or_less_to_block_any_attack_of_its_side() -> None:
    s = play(scene(["elephantopus", "chameleon_sniper"], ["turbo_bug", "killer_bee"]), "attack:elephantopus")
    assert set(asked(s, 1, "block")) == {"block:killer_bee", "block:none"}
    assert refused(s, "block:turbo_bug") == ("MB-6.7", "too_weak")
    s = scene(["elephantopus", "strange_barrel"], ["turbo_bug", "killer_bee", on("shark_dog", boost=["sawn"])])
    play(s, "attack:strange_barrel")
    assert set(asked(s, 1, "block")) == {"block:killer_bee", "block:shark_dog", "block:none"}
    s.choose("block:none")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.component("elephantopus")
@pytest.mark.rule("MB-6.5")
def test_elephantopus_lets_a_hunter_name_the_weak_and_its_own_side_block() -> None:
    s = play(scene(["elephantopus", "killer_bee"], ["turbo_bug"]), "attack:killer_bee")
    assert set(asked(s, 0, "hunt")) == {"hunt:turbo_bug", "hunt:none"}
    s.choose("hunt:turbo_bug")
    assert discard(s, 1) == ["turbo_bug"]
    ready(s, 1)
    s = scene(["strange_barrel", "turbo_bug"], ["elephantopus", "shark_dog"])
    assert "attack:turbo_bug" in s.codes()  # the weak may still attack
    play(s, "attack:strange_barrel")
    assert set(asked(s, 1, "block")) == {"block:elephantopus", "block:shark_dog", "block:none"}


@pytest.mark.component("elephantopus")
@pytest.mark.example("MB-X9")
def test_elephantopus_is_tough_once() -> None:
    s = scene(["kangasaurus_rex"], ["elephantopus"])
    play(s, "attack:kangasaurus_rex", "block:elephantopus")
    assert (discard(s, 0), area(s, 1), exhausted(s, 1, "elephantopus")) == (["kangasaurus_rex"], ["elephantopus"], True)
    ready(s, 1)
    s = scene(["kangasaurus_rex"], [on("elephantopus", exhausted=True)])
    play(s, "attack:kangasaurus_rex", "block:elephantopus")
    assert (discard(s, 0), discard(s, 1)) == (["kangasaurus_rex"], ["elephantopus"])
    ready(s, 1)


@pytest.mark.component("goblin_werewolf")
@pytest.mark.rule("MB-4.6")
def test_goblin_werewolf_is_strong_in_its_controllers_turn_only() -> None:
    s = scene(["goblin_werewolf"], ["goblin_werewolf", "giraffodile"])
    assert (power(s, 0, "goblin_werewolf"), power(s, 1, "goblin_werewolf")) == (8, 2)
    play(s, "attack:goblin_werewolf", "hunt:giraffodile")
    assert discard(s, 1) == ["giraffodile"]
    assert (power(s, 0, "goblin_werewolf"), power(s, 1, "goblin_werewolf")) == (2, 8)
    ready(s, 1)


@pytest.mark.component("goblin_werewolf")
@pytest.mark.rule("MB-5.11")
def test_goblin_werewolf_played_and_taken_is_weak_in_the_extra_turn() -> None:
    s = scene(["goblin_werewolf"], hand=["goblin_werewolf", "sawn"], enemy_mindbugs=1)
    play(s, "play:goblin_werewolf", "mindbug")
    assert (power(s, 0, "goblin_werewolf"), power(s, 1, "goblin_werewolf")) == (8, 2)
    ready(s, 0)


@pytest.mark.component("gorillion")
@pytest.mark.example("MB-X5")
def test_gorillion_is_just_strong() -> None:
    s = play(scene(["gorillion"], ["bee_bear", "luchataur"]), "attack:gorillion")
    assert set(asked(s, 1, "block")) == {"block:bee_bear", "block:luchataur", "block:none"}
    s.choose("block:luchataur")
    assert (area(s, 0), discard(s, 1), life(s, 1)) == (["gorillion"], ["luchataur"], 3)
    ready(s, 1)  # no second attack


@pytest.mark.component("lone_yeti")
def test_lone_yeti_is_stronger_and_frenzied_while_it_is_alone() -> None:
    s = scene(["lone_yeti"], ["turbo_bug", "killer_bee"], hand=["sawn"])
    assert (power(s, 0, "lone_yeti"), keywords(s, 0, "lone_yeti")) == (10, ["tough", "frenzy"])
    play(s, "play:sawn")
    assert (power(s, 0, "lone_yeti"), keywords(s, 0, "lone_yeti")) == (5, ["tough"])
    ready(s, 1)


@pytest.mark.component("lone_yeti")
@pytest.mark.rule("MB-9.5.1")
def test_lone_yeti_that_gets_company_in_its_first_attack_has_no_second() -> None:
    s = scene(["lone_yeti"], ["trash_flier"], discard=["radioactive_rabbit"])
    play(s, "attack:lone_yeti", "block:trash_flier")  # the Flier brings the Rabbit, which goes over to the Yeti
    assert area(s, 0) == ["lone_yeti", "radioactive_rabbit"]
    ready(s, 1)


@pytest.mark.component("lone_yeti")
@pytest.mark.rule("MB-9.5.1")
def test_lone_yeti_left_alone_by_its_first_attack_may_attack_again() -> None:
    s = scene(["lone_yeti", "gorillion"], ["explosive_toad"])
    play(s, "attack:lone_yeti", "block:explosive_toad")  # 5 against 5: the Yeti is only exhausted
    play(s, "target:enemy.gorillion")
    assert power(s, 0, "lone_yeti") == 10
    assert set(asked(s, 0, "again")) == {"again", "again:none"}
    s.choose("again:none")
    assert life(s, 1) == 3
    ready(s, 1)


@pytest.mark.component("luchataur")
@pytest.mark.example("MB-X10")
@pytest.mark.rule("MB-9.5", "MB-9.5.2")
def test_luchataur_attacks_twice_and_never_three_times() -> None:
    s = play(scene(["luchataur", "gorillion"], ["tusked_extorter"]), "attack:luchataur", "block:tusked_extorter")
    assert asked(s, 0, "again") == ["again", "again:none"]  # Luchataur only, not Gorillion
    s.choose("again")
    assert (life(s, 1), discard(s, 1)) == (2, ["tusked_extorter"])
    ready(s, 1)


@pytest.mark.component("plated_scorpion")
@pytest.mark.rule("MB-9.1", "MB-9.4.1")
def test_plated_scorpion_kills_and_survives_once() -> None:
    s = play(scene(["plated_scorpion"], ["gorillion"]), "attack:plated_scorpion", "block:gorillion")
    assert (discard(s, 1), exhausted(s, 0, "plated_scorpion")) == (["gorillion"], True)
    ready(s, 1)
    s = play(scene(["gorillion"], [on("plated_scorpion", True)]), "attack:gorillion", "block:plated_scorpion")
    assert (discard(s, 0), discard(s, 1)) == (["gorillion"], ["plated_scorpion"])
    ready(s, 1)
    s = play(scene(["plated_scorpion"], ["spider_owl"]), "attack:plated_scorpion", "block:spider_owl")
    assert exhausted(s, 0, "plated_scorpion")  # weaker and poisoned: exhausted once
    assert discard(s, 1) == ["spider_owl"]
    ready(s, 1)


@pytest.mark.component("rhino_turtle")
def test_rhino_turtle_survives_the_first_fight_and_attacks_again_exhausted() -> None:
    s = play(scene(["rhino_turtle"], ["gorillion"]), "attack:rhino_turtle", "block:gorillion")
    assert exhausted(s, 0, "rhino_turtle")
    assert set(asked(s, 0, "again")) == {"again", "again:none"}
    play(s, "again", "block:gorillion")
    assert (discard(s, 0), area(s, 1)) == (["rhino_turtle"], ["gorillion"])
    ready(s, 1)


@pytest.mark.component("sharky_crab_dog_mummypus")
@pytest.mark.rule("MB-10.3")
@pytest.mark.parametrize(
    ("enemy", "words"),
    [
        ([], []),
        (["gorillion"], []),
        (["killer_bee"], ["hunter"]),
        (["tiger_squirrel"], ["sneaky"]),
        (["luchataur"], ["frenzy"]),
        (["axolotl_healer"], ["poisonous"]),
        (["sawn"], []),  # never Tough
        (["plated_scorpion", "rhino_turtle", "spider_owl"], ["poisonous", "sneaky", "frenzy"]),
        (["kitsunsei", "gorillion"], ["sneaky"]),  # granted is as good as printed
        (["lone_yeti"], ["frenzy"]),
    ],
)
def test_sharky_has_what_enemies_have(enemy: list[str], words: list[str]) -> None:
    s = scene(["sharky_crab_dog_mummypus", "hiss_holiness"], enemy)
    assert keywords(s, 0, "sharky_crab_dog_mummypus") == words
    assert power(s, 0, "sharky_crab_dog_mummypus") == 5


@pytest.mark.component("sharky_crab_dog_mummypus")
@pytest.mark.example("MB-X15")
def test_sharky_blocks_a_sneaky_attacker_and_poisons_the_poisonous() -> None:
    s = play(scene(["spider_owl"], ["sharky_crab_dog_mummypus", "gorillion"]), "attack:spider_owl")
    assert set(asked(s, 1, "block")) == {"block:sharky_crab_dog_mummypus", "block:none"}
    s.choose("block:sharky_crab_dog_mummypus")
    assert (discard(s, 0), discard(s, 1)) == (["spider_owl"], ["sharky_crab_dog_mummypus"])
    ready(s, 1)


@pytest.mark.component("sharky_crab_dog_mummypus")
@pytest.mark.rule("MB-9.5.1")
def test_sharky_loses_frenzy_with_the_enemy_it_had_it_from() -> None:
    s = scene(["sharky_crab_dog_mummypus", "gorillion"], ["radioactive_rabbit"])
    play(s, "attack:sharky_crab_dog_mummypus", "block:radioactive_rabbit")
    assert keywords(s, 0, "sharky_crab_dog_mummypus") == []
    ready(s, 1)


@pytest.mark.component("shield_bugs")
@pytest.mark.rule("MB-10.5")
def test_shield_bugs_strengthen_their_other_allies_and_each_other() -> None:
    s = scene(["shield_bugs", "gorillion"], ["turbo_bug"])
    assert (power(s, 0, "shield_bugs"), power(s, 0, "gorillion"), power(s, 1, "turbo_bug")) == (4, 11, 4)
    s = scene(["shield_bugs", "shield_bugs", "gorillion"], ["turbo_bug"])
    assert [power(s, 0, name) for name in ("shield_bugs#1", "shield_bugs#2", "gorillion")] == [5, 5, 12]
    assert power(s, 1, "turbo_bug") == 4


@pytest.mark.component("shield_bugs")
def test_shield_bugs_taken_with_a_mindbug_strengthen_the_other_side() -> None:
    s = scene(["gorillion"], ["turbo_bug"], hand=["shield_bugs"], enemy_mindbugs=1)
    play(s, "play:shield_bugs", "mindbug")
    assert (power(s, 0, "gorillion"), power(s, 1, "turbo_bug")) == (10, 5)
    ready(s, 0)
    play(s, "attack:gorillion", "block:shield_bugs")
    assert exhausted(s, 1, "shield_bugs")
    assert power(s, 1, "turbo_bug") == 5
    ready(s, 1)


@pytest.mark.component("snail_thrower")
@pytest.mark.rule("MB-10.2")
def test_snail_thrower_makes_its_weak_allies_hunt_and_poison() -> None:
    weak = on("turbo_bug")
    s = scene(["snail_thrower", weak, "killer_bee", on("shark_dog", boost=["sawn"]), "tiger_squirrel"], ["brain_fly"])
    assert keywords(s, 0, "turbo_bug") == ["poisonous", "hunter"]
    assert keywords(s, 0, "tiger_squirrel") == ["poisonous", "hunter", "sneaky"]
    assert keywords(s, 0, "killer_bee") == ["hunter"]  # power 5
    assert keywords(s, 0, "shark_dog") == ["hunter"]  # 4 and a boost card
    assert keywords(s, 0, "snail_thrower") == ["poisonous"]  # not itself
    assert keywords(s, 1, "brain_fly") == []


@pytest.mark.component("snail_thrower")
def test_snail_thrower_looks_at_the_power_of_the_moment() -> None:
    s = scene(["snail_thrower", "goblin_werewolf"], ["gorillion"])
    assert keywords(s, 0, "goblin_werewolf") == ["hunter"]  # 8 in its turn
    play(s, "play:robopup", "attack:gorillion", "block:goblin_werewolf")  # 2 in the other's
    assert (discard(s, 0), discard(s, 1)) == (["goblin_werewolf"], ["gorillion"])
    ready(s, 0)


@pytest.mark.component("spider_owl")
@pytest.mark.rule("MB-9.3")
@pytest.mark.example("MB-X8")
def test_spider_owl_is_sneaky_and_poisonous() -> None:
    s = play(scene(["spider_owl"], ["giraffodile", "tiger_squirrel"]), "attack:spider_owl")
    assert set(asked(s, 1, "block")) == {"block:tiger_squirrel", "block:none"}
    assert refused(s, "block:giraffodile") == ("MB-9.3", "not_sneaky")
    s.choose("block:tiger_squirrel")
    assert (discard(s, 0), discard(s, 1)) == (["spider_owl"], ["tiger_squirrel"])
    ready(s, 1)
    s = play(scene(["gorillion"], ["spider_owl"]), "attack:gorillion", "block:spider_owl")  # blocks anything
    assert (discard(s, 0), discard(s, 1)) == (["gorillion"], ["spider_owl"])
    ready(s, 1)


@pytest.mark.component("urchin_hurler")
@pytest.mark.rule("MB-4.6")
def test_urchin_hurler_strengthens_its_other_allies_in_its_own_turn() -> None:
    s = scene(["urchin_hurler", "turbo_bug"], ["killer_bee"], hand=["shark_dog"])
    assert (power(s, 0, "urchin_hurler"), power(s, 0, "turbo_bug"), power(s, 1, "killer_bee")) == (5, 6, 5)
    play(s, "play:shark_dog")
    assert (power(s, 0, "turbo_bug"), power(s, 0, "shark_dog"), power(s, 0, "urchin_hurler")) == (4, 4, 5)
    ready(s, 1)


@pytest.mark.component("urchin_hurler")
def test_urchin_hurler_taken_with_a_mindbug_waits_for_the_turn_of_its_new_controller() -> None:
    s = scene(["turbo_bug"], ["killer_bee"], hand=["urchin_hurler", "sawn"], enemy_mindbugs=1)
    play(s, "play:urchin_hurler", "mindbug")
    assert (power(s, 0, "turbo_bug"), power(s, 1, "killer_bee")) == (4, 5)
    ready(s, 0)
    play(s, "play:sawn")
    assert (power(s, 0, "turbo_bug"), power(s, 1, "killer_bee")) == (4, 7)
    ready(s, 1)
