"""MB-3 and MB-10: what a card is, current power, and continuous abilities that start and stop without delay."""

from __future__ import annotations

import pytest

from herna import State
from tests.games.mindbug.scene import (
    GAME,
    area,
    asked,
    boosts,
    creature,
    discard,
    keywords,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
)


# --- MB-3 cards ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-3.1")
def test_a_card_has_a_name_a_power_keywords_and_abilities() -> None:
    s = scene(["rhino_turtle", "gorillion", "cave_lizard"], hand=["killer_bee"])
    told = {c: (power(s, 0, c), keywords(s, 0, c)) for c in area(s, 0)}
    assert told == {
        "rhino_turtle": (8, ["tough", "frenzy"]),
        "gorillion": (10, []),
        "cave_lizard": (10, ["sneaky", "tough"]),
    }
    assert refused(s, "play:unicorn") == ("MB-3.1", "no_such_card")
    for slug in GAME.component_ids():
        facts = GAME.facts(slug)
        assert 1 <= facts["power"] <= 10
        assert set(facts["keywords"]) <= {"poisonous", "hunter", "sneaky", "tough", "frenzy"}


@pytest.mark.rule("MB-3.2")
def test_current_power_is_printed_power_boost_cards_and_modifiers() -> None:
    s = scene(
        [on("killer_bee", boost=["sawn", "koibra"]), "shield_bugs", "urchin_hurler"],
        discard=["blessed_shield_bugs"],
        enemy=["shield_bugs"],
    )
    assert power(s, 0, "killer_bee") == 5 + 2 + 1 + 2 + 1
    assert power(s, 0, "shield_bugs") == 4 + 2 + 1
    assert power(s, 0, "urchin_hurler") == 5 + 1 + 1
    assert power(s, 1, "shield_bugs") == 4, "the other side has none of it"


@pytest.mark.rule("MB-3.2")
def test_the_power_of_an_evolved_creature_is_printed_on_the_face_in_play() -> None:
    s = scene([on("world_eater", boost=["sawn"])])
    shown = creature(s, 0, "world_eater")
    assert (shown["power"], shown["printed_power"], shown["first_stage"]) == (9, 8, "curious_tadpole")


@pytest.mark.rule("MB-3.2")
def test_the_floor_of_1_is_applied_once_at_the_end_of_the_sum() -> None:
    """1 - 2 + 1 is 0, so 1; were the -2 stopped at 1 on the way, it would be 2."""
    s = scene(["robopup", "shield_bugs"], discard=["cursed_gorillion"], hand=["killer_bee"])
    assert power(s, 0, "robopup") == 1
    assert power(s, 0, "shield_bugs") == 2


@pytest.mark.rule("MB-3.3")
def test_power_conditions_look_at_current_power() -> None:
    """Kangasaurus Rex (4 or less): a weakened 5 is caught, a strengthened 4 is not."""
    s = scene(
        enemy=["mole_machine", on("cloud_lady", boost=["sawn", "sawn", "koibra"]), "kitsunsei"],
        hand=["kangasaurus_rex", "robopup"],
        enemy_discard=["cursed_gorillion"],
        enemy_hand=["gorillion"],
    )
    assert [power(s, 1, c) for c in area(s, 1)] == [3, 5, 2]
    play(s, "play:kangasaurus_rex")
    assert area(s, 1) == ["mole_machine", "cloud_lady"]
    assert creature(s, 1, "mole_machine")["exhausted"], "caught, but Tough"
    ready(s, 1)


@pytest.mark.rule("MB-3.3")
def test_a_power_of_7_or_more_may_come_from_a_modifier() -> None:
    """Shark Dog's Attack effect (6 or more) sees 5 + 1."""
    s = scene(["shark_dog"], ["octocopter", "shield_bugs", "kitsunsei"])
    play(s, "attack:shark_dog")
    assert discard(s, 1) == ["octocopter"]
    asked(s, 0, "hunt")
    play(s, "hunt:none", "block:none")
    ready(s, 1)


@pytest.mark.rule("MB-3.4", "MB-3.5")
def test_a_continuous_ability_ends_with_its_creature() -> None:
    s = scene(["gorillion"], ["shield_bugs", "shield_bugs", "kitsunsei"])
    assert [power(s, 1, f"shield_bugs#{n}") for n in (1, 2)] == [5, 5]
    assert power(s, 1, "kitsunsei") == 6
    play(s, "attack:gorillion", "block:kitsunsei")
    assert [keywords(s, 1, f"shield_bugs#{n}") for n in (1, 2)] == [["tough"], ["tough"]], "no Sneaky any more"
    ready(s, 1)


@pytest.mark.rule("MB-3.4", "MB-5.1")
def test_a_continuous_ability_begins_when_its_creature_enters_and_not_before() -> None:
    s = scene(["gorillion"], hand=["shield_bugs", "robopup"], enemy_mindbugs=1)
    play(s, "play:shield_bugs")
    asked(s, 1, "mindbug")
    assert power(s, 0, "gorillion") == 10, "still being played"
    play(s, "mindbug:none")
    assert power(s, 0, "gorillion") == 11
    ready(s, 1)


@pytest.mark.rule("MB-3.5")
def test_continuous_abilities_follow_every_entering_and_leaving() -> None:
    s = scene(["lone_yeti"], ["gorillion"], hand=["kitsunsei", "robopup"], enemy_hand=["killer_bee", "bee_bear"])
    assert (power(s, 0, "lone_yeti"), keywords(s, 0, "lone_yeti")) == (10, ["tough", "frenzy"])
    play(s, "play:kitsunsei")
    assert (power(s, 0, "lone_yeti"), keywords(s, 0, "lone_yeti")) == (5, ["sneaky", "tough"])
    play(s, "attack:gorillion", "block:kitsunsei")
    assert (power(s, 0, "lone_yeti"), keywords(s, 0, "lone_yeti")) == (10, ["tough", "frenzy"])
    ready(s, 0)


@pytest.mark.rule("MB-3.5")
def test_continuous_abilities_follow_a_change_of_sides() -> None:
    s = scene(["gorillion"], ["luchataur", "shield_bugs"], hand=["brain_fly", "robopup"])
    assert power(s, 1, "luchataur") == 10
    play(s, "play:brain_fly", "target:enemy.luchataur")
    assert power(s, 0, "luchataur") == 9
    ready(s, 1)


@pytest.mark.rule("MB-3.5", "MB-4.6")
def test_continuous_abilities_follow_the_turn() -> None:
    s = scene(["goblin_werewolf"], ["goblin_werewolf"])
    assert (power(s, 0, "goblin_werewolf"), power(s, 1, "goblin_werewolf")) == (8, 2)
    play(s, "play:robopup")
    assert (power(s, 0, "goblin_werewolf"), power(s, 1, "goblin_werewolf")) == (2, 8)
    ready(s, 1)


@pytest.mark.rule("MB-3.5")
def test_continuous_abilities_follow_a_mindbug_being_used() -> None:
    """Spiky Shinobi is stronger from the moment the last Mindbug is spent."""
    s = scene(enemy=["spiky_shinobi"], hand=["gorillion", "robopup"], enemy_mindbugs=1)
    assert power(s, 1, "spiky_shinobi") == 3
    play(s, "play:gorillion", "mindbug")
    assert power(s, 1, "spiky_shinobi") == 8
    ready(s, 0)


@pytest.mark.rule("MB-3.5")
def test_continuous_abilities_follow_a_pile_that_is_empty_or_not() -> None:
    """Berserker Rabbit fights with its bonus, then its fallen ally ends it."""
    s = scene(["gorillion"], ["berserker_rabbit", "kitsunsei"], hand=["killer_bee"])
    assert power(s, 1, "berserker_rabbit") == 10
    play(s, "attack:gorillion", "block:kitsunsei")
    assert power(s, 1, "berserker_rabbit") == 6
    ready(s, 1)


# --- MB-10 evaluation ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-10.1")
def test_power_is_one_sum_whatever_the_order_of_the_creatures() -> None:
    names = ["shield_bugs", "killer_bee", "urchin_hurler", "oakenmaster"]
    first = scene(names, discard=["cursed_gorillion"])
    second = scene(list(reversed(names)), discard=["cursed_gorillion"])
    assert [power(first, 0, c) for c in names] == [power(second, 0, c) for c in names]
    assert power(first, 0, "killer_bee") == 5 + 1 + 2 + 5 - 2


@pytest.mark.rule("MB-10.1")
def test_a_power_modifier_does_not_look_at_power_or_keywords() -> None:
    """Coach Panda counts creatures only: the other one gets +3 whatever it is."""
    for other, printed in (("robopup", 1), ("cursed_gorillion", 10)):
        s = scene(["coach_panda", other], hand=["killer_bee"])
        assert power(s, 0, other) == printed + 3


@pytest.mark.rule("MB-10.2")
def test_keywords_are_granted_by_the_power_just_computed() -> None:
    """Snail Thrower: 4 or less after all modifiers."""
    s = scene(["snail_thrower", "shark_dog", "chameleon_sniper", "octocopter"])
    assert keywords(s, 0, "shark_dog") == ["poisonous", "hunter"]
    assert keywords(s, 0, "chameleon_sniper") == ["poisonous", "hunter", "sneaky"]
    assert keywords(s, 0, "octocopter") == []
    s = scene(["snail_thrower", "shark_dog", "octocopter", "shield_bugs"])
    assert keywords(s, 0, "shark_dog") == ["hunter"], "4 + 1 is too much; only the printed Hunter is left"
    s = scene(["snail_thrower", "octocopter"], discard=["cursed_gorillion"])
    assert keywords(s, 0, "octocopter") == ["poisonous", "hunter"], "5 - 2 is little enough"


@pytest.mark.rule("MB-10.2")
def test_a_granted_keyword_comes_and_goes_with_the_power() -> None:
    s = scene(["snail_thrower", "urchin_hurler", "turbo_bug"], enemy=["kitsunsei"])
    assert (power(s, 0, "turbo_bug"), keywords(s, 0, "turbo_bug")) == (6, [])
    play(s, "play:robopup")
    assert (power(s, 0, "turbo_bug"), keywords(s, 0, "turbo_bug")) == (4, ["poisonous", "hunter"])
    ready(s, 1)


@pytest.mark.rule("MB-10.3")
def test_sharky_has_the_keywords_of_enemies_but_never_tough() -> None:
    s = scene(["sharky_crab_dog_mummypus", "luchataur"], ["robopup"], hand=["killer_bee"], enemy_hand=["gorillion"])
    assert keywords(s, 0, "sharky_crab_dog_mummypus") == ["sneaky"], "not Tough, and nothing of its ally's"
    s = scene(["sharky_crab_dog_mummypus"], ["hiss_holiness", "killer_bee"])
    assert keywords(s, 0, "sharky_crab_dog_mummypus") == ["poisonous", "hunter", "frenzy"]
    s = scene(["sharky_crab_dog_mummypus"], ["kitsunsei"])
    assert keywords(s, 0, "sharky_crab_dog_mummypus") == []
    s = scene(["sharky_crab_dog_mummypus"], ["kitsunsei", "gorillion"])
    assert keywords(s, 0, "sharky_crab_dog_mummypus") == ["sneaky"], "granted keywords count"


@pytest.mark.rule("MB-10.3")
def test_what_sharky_mirrors_feeds_nobody_else() -> None:
    """A28: the smallest consistent result. There is one Sharky; a keyword it mirrors is not passed on to its side."""
    s = scene(["sharky_crab_dog_mummypus", "gorillion"], ["spider_owl"])
    assert keywords(s, 0, "sharky_crab_dog_mummypus") == ["poisonous", "sneaky"]
    assert keywords(s, 0, "gorillion") == []
    play(s, "attack:gorillion", "block:spider_owl")
    assert keywords(s, 0, "sharky_crab_dog_mummypus") == [], "it ends with the last enemy that has it"
    ready(s, 1)


def blockers(s: State, seat: int) -> list[str]:
    return [code.partition(":")[2] for code in asked(s, seat, "block")]


@pytest.mark.rule("MB-10.4")
def test_permissions_look_at_computed_powers() -> None:
    """Mole Machine bars 7 and more: Cheery Chimpborg has 5 or 10."""
    enemies = ["cheery_chimpborg", "kitsunsei"]
    s = scene(["mole_machine"], enemies)
    assert blockers(play(s, "attack:mole_machine"), 1) == ["cheery_chimpborg", "kitsunsei", "none"]
    s = scene(["mole_machine", "gorillion", "bee_bear"], enemies)
    assert power(s, 1, "cheery_chimpborg") == 10
    assert blockers(play(s, "attack:mole_machine"), 1) == ["kitsunsei", "none"]
    assert refused(s, "block:cheery_chimpborg") == ("MB-6.7", "too_strong")
    play(s, "block:none")
    ready(s, 1)


@pytest.mark.rule("MB-10.4")
def test_permissions_look_at_keywords_that_were_granted_and_mirrored() -> None:
    """Westside Monster bars Sneaky: Sharky mirrors it, Kitsunsei grants it."""
    s = scene(
        ["robopup", "gorillion"],
        ["westside_monster"],
        hand=["killer_bee"],
    )
    assert refused(s, "attack:robopup") == ("MB-6.2", "sneaky_barred")
    assert s.why_not("attack:gorillion") is None
    s = scene(["gorillion", "kitsunsei"], ["westside_monster"])
    assert refused(s, "attack:gorillion") == ("MB-6.2", "sneaky_barred")
    assert s.why_not("attack:kitsunsei") is None
    s = scene(["sharky_crab_dog_mummypus"], ["westside_monster", "spider_owl"])
    assert refused(s, "attack:sharky_crab_dog_mummypus") == ("MB-6.2", "sneaky_barred")


@pytest.mark.rule("MB-10.5")
def test_other_allied_creatures_never_include_the_source() -> None:
    s = scene(["shield_bugs", "gorillion"], ["kitsunsei", "bee_bear"])
    assert (power(s, 0, "shield_bugs"), power(s, 0, "gorillion")) == (4, 11)
    assert (keywords(s, 1, "kitsunsei"), keywords(s, 1, "bee_bear")) == ([], ["sneaky"])
    assert power(s, 1, "bee_bear") == 8


@pytest.mark.rule("MB-10.5", "MB-11.1")
def test_allied_creatures_of_a_card_in_a_pile_are_all_of_the_piles_owner() -> None:
    s = scene(["blessed_tiger_squirrel", "gorillion"], ["bee_bear"], discard=["blessed_shield_bugs"])
    assert [power(s, 0, c) for c in area(s, 0)] == [4, 11]
    assert power(s, 1, "bee_bear") == 8


@pytest.mark.rule("MB-3.4")
def test_a_boosted_creature_stays_boosted_through_turns() -> None:
    s = scene([on("gorillion", boost=["sawn"])], ["bee_bear"])
    play(s, "play:robopup", "play:robopup")
    assert power(s, 0, "gorillion") == 11
    assert boosts(s, 0, "gorillion") == ["sawn"]
    assert life(s, 0) == 3
    ready(s, 0)
