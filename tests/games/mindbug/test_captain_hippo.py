"""MB-6.12: an enemy Captain Hippo must always be hunted, if one is able to (ruling A17)."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    discard,
    events,
    keywords,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
)

pytestmark = pytest.mark.rule("MB-6.12")


def test_only_attacks_with_hunters_are_legal_and_they_must_name_hippo() -> None:
    """A17. MB-D1 and MB-D3 are narrowed: no cards, no Actions, no other attackers; the prey is forced."""
    s = scene(
        ["killer_bee", "gorillion", "wildsprout", "sea_rex"],
        ["captain_hippo", "kitsunsei"],
        hand=["luchataur"],
        enemy_discard=["sawn"],
    )
    assert asked(s, 0, "action") == ["attack:killer_bee", "attack:sea_rex"]
    for code in ("play:luchataur", "attack:gorillion", "act:wildsprout"):
        assert refused(s, code) == ("MB-6.12", "must_hunt")
    play(s, "attack:killer_bee")
    assert [e.data["card"] for e in events(s, "hunts")] == ["captain_hippo"]
    assert discard(s, 0) == ["killer_bee"], "5 against 7"
    assert area(s, 1) == ["captain_hippo", "kitsunsei"]
    ready(s, 1)


def test_without_a_hunter_able_to_attack_everything_is_allowed() -> None:
    s = scene(["gorillion"], ["captain_hippo"])
    assert asked(s, 0, "action") == ["play:robopup", "attack:gorillion"]
    s = scene(["killer_bee", "urchin_hurler"], ["captain_hippo", "hypnotic_mouse", "steelhorn"])
    assert power(s, 0, "killer_bee") == 7
    assert asked(s, 0, "action") == ["attack:urchin_hurler"], "5, and no other 5; the 7 may not attack"
    s = scene(["killer_bee"], ["captain_hippo", "hypnotic_mouse", "mole_machine"])
    assert asked(s, 0, "action") == ["play:robopup"], "its only Hunter is not able to attack"


def test_ones_own_hippo_obliges_nobody() -> None:
    s = scene(["killer_bee", "captain_hippo"], ["bee_bear"])
    assert asked(s, 0, "action") == ["play:robopup", "attack:killer_bee", "attack:captain_hippo"]
    play(s, "play:robopup")
    assert asked(s, 1, "action") == ["play:robopup", "attack:bee_bear"]


def test_a_granted_hunter_is_obliged_too() -> None:
    s = scene(["snail_thrower", "turbo_bug"], ["captain_hippo"])
    assert keywords(s, 0, "turbo_bug") == ["poisonous", "hunter"]
    assert asked(s, 0, "action") == ["attack:turbo_bug"]


def test_attack_effects_still_come_first_and_may_end_the_obligation() -> None:
    """Shark Dog's own effect fells Hippo: the normal rules apply, Hunter is optional again."""
    s = scene(["shark_dog"], ["captain_hippo", "kitsunsei", "bee_bear"])
    assert asked(s, 0, "action") == ["attack:shark_dog"]
    play(s, "attack:shark_dog", "target:enemy.captain_hippo")
    assert asked(s, 0, "hunt") == ["hunt:kitsunsei", "hunt:bee_bear", "hunt:none"]
    play(s, "hunt:none", "block:none")
    assert life(s, 1) == 2
    ready(s, 1)


def test_an_attacker_that_has_lost_hunter_need_not_name_hippo() -> None:
    """Soul Manipulator boosts itself out of the Snail Thrower's reach, so the defender decides."""
    s = scene(["soul_manipulator", "snail_thrower"], ["captain_hippo", "bee_bear"], discard=["cursed_gorillion"])
    assert asked(s, 0, "action") == ["attack:soul_manipulator"]
    play(s, "attack:soul_manipulator", "boost:own.cursed_gorillion", "target:own.soul_manipulator")
    assert asked(s, 1, "block") == ["block:captain_hippo", "block:bee_bear", "block:none"]
    play(s, "block:none")
    assert life(s, 1) == 2
    ready(s, 1)


def test_the_second_attack_is_compulsory_while_the_obligation_holds() -> None:
    """Utility Bug is Tough and has Frenzy beside Coach Panda: it loses to a boosted Hippo, lives, and must go again."""
    s = scene(["utility_bug", "coach_panda"], [on("captain_hippo", boost=["sawn"]), "kitsunsei"])
    assert (power(s, 0, "utility_bug"), keywords(s, 0, "utility_bug")) == (7, ["hunter", "tough", "frenzy"])
    play(s, "attack:utility_bug")
    assert [e.data["card"] for e in events(s, "attacks")] == ["utility_bug", "utility_bug"], "nobody was asked"
    assert [e.data["card"] for e in events(s, "hunts")] == ["captain_hippo", "captain_hippo"]
    assert discard(s, 0) == ["utility_bug"], "exhausted the first time, defeated the second"
    ready(s, 1)


def test_the_second_attack_is_optional_when_hippo_has_fallen() -> None:
    s = scene(["killer_bee", "coach_panda"], ["captain_hippo", "kitsunsei"])
    play(s, "attack:killer_bee")
    assert discard(s, 1) == ["captain_hippo"]
    assert asked(s, 0, "again") == ["again", "again:none"]
    play(s, "again")
    assert asked(s, 0, "hunt") == ["hunt:kitsunsei", "hunt:none"]
    play(s, "hunt:none", "block:none")
    assert life(s, 1) == 2
    ready(s, 1)


def test_the_second_attack_needs_the_ability_to_attack() -> None:
    """Sea-Rex grows to 7 in its first attack, and the Squirrel in the enemy pile forbids it another one."""
    s = scene(
        ["sea_rex", "coach_panda"],
        [on("captain_hippo", boost=["sawn"])],
        discard=["cursed_gorillion", "koibra"],
        enemy_discard=["blessed_tiger_squirrel"],
    )
    assert (power(s, 0, "sea_rex"), power(s, 1, "captain_hippo")) == (6, 8)
    assert asked(s, 0, "action") == ["attack:sea_rex"]
    play(s, "attack:sea_rex", "boost:own.koibra")
    assert len(events(s, "attacks")) == 1
    ready(s, 1)


def test_the_obligation_holds_in_an_extra_turn() -> None:
    s = scene(["killer_bee"], hand=["captain_hippo", "luchataur"], enemy_mindbugs=1)
    assert "play:captain_hippo" in asked(s, 0, "action")
    play(s, "play:captain_hippo", "mindbug")
    assert asked(s, 0, "action") == ["attack:killer_bee"]


def test_an_obligation_that_arises_in_a_running_attack_does_not_touch_it() -> None:
    """Trash Flier falls to the Attack effect and brings Hippo: the Hunter choice stays free."""
    s = scene(["duckdra", "coach_panda"], ["trash_flier", "porcupine_teacher"], discard=["captain_hippo"])
    play(s, "attack:duckdra", "target:enemy.trash_flier")
    assert area(s, 1) == ["porcupine_teacher", "captain_hippo"]
    assert asked(s, 0, "hunt") == ["hunt:porcupine_teacher", "hunt:captain_hippo", "hunt:none"]
    play(s, "hunt:none", "block:none")
    assert asked(s, 0, "again") == ["again", "again:none"], "nor the optional second attack"
    play(s, "again:none")
    ready(s, 1)


def test_a_hippo_that_comes_back_in_the_second_attack_does_not_touch_it() -> None:
    """The obligation ended with the first attack; looked at for the second it did not hold, so that one stays free."""
    s = scene(
        ["duckdra", "coach_panda"],
        ["captain_hippo", "trash_flier", "snail_thrower"],
        discard=["compost_dragon"],
    )
    assert power(s, 0, "duckdra") == 8
    play(s, "attack:duckdra", "target:none")
    assert discard(s, 1) == ["captain_hippo"]
    assert asked(s, 0, "again") == ["again", "again:none"]
    play(s, "again", "target:enemy.trash_flier", "enter:own.captain_hippo")
    assert area(s, 1) == ["snail_thrower", "compost_dragon", "captain_hippo"]
    free = ["hunt:snail_thrower", "hunt:compost_dragon", "hunt:captain_hippo", "hunt:none"]
    assert asked(s, 0, "hunt") == free
    play(s, "hunt:none", "block:none")
    assert life(s, 1) == 2
    assert len(events(s, "attacks")) == 2
    ready(s, 1)


@pytest.mark.rule("MB-7.5")
def test_a_forced_attack_in_the_other_players_turn_knows_no_obligation() -> None:
    """A18: Cake Trickster's victim may leave Hippo alone."""
    s = scene(["cake_trickster", "captain_hippo"], ["killer_bee", "gorillion"])
    play(s, "act:cake_trickster", "target:enemy.killer_bee")
    assert asked(s, 1, "hunt") == ["hunt:cake_trickster", "hunt:captain_hippo", "hunt:none"]
    play(s, "hunt:none", "block:none")
    assert life(s, 0) == 2
    ready(s, 1)
    assert asked(s, 1, "action") == ["attack:killer_bee"], "in his own turn he is obliged"
