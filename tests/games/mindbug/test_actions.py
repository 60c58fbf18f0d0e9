"""MB-7: Action abilities and the attack a player is forced to make."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    creature,
    discard,
    events,
    exhausted,
    hand,
    keywords,
    life,
    mindbugs,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    table,
)


@pytest.mark.rule("MB-7.1")
def test_an_action_is_the_whole_turn_and_no_attack() -> None:
    s = scene(["cloud_lady", "gorillion"], ["kitsunsei", "bee_bear"])
    play(s, "act:cloud_lady")
    assert area(s, 0) == ["typhoon_princess", "gorillion"]
    assert area(s, 1) == ["bee_bear"]
    assert life(s, 1) == 3
    assert events(s, "attacks") == []
    ready(s, 1)


@pytest.mark.rule("MB-7.1")
def test_only_the_active_players_creatures_offer_their_actions() -> None:
    s = scene(["wildsprout"], ["curious_tadpole"])
    assert [c for c in asked(s, 0, "action") if c.startswith("act:")] == ["act:wildsprout"]
    assert refused(s, "act:curious_tadpole") == ("MB-6.1", "not_yours")


@pytest.mark.rule("MB-7.2")
def test_cake_trickster_needs_an_enemy_creature_able_to_attack() -> None:
    """A19: an Action is usable only if it would change something."""
    s = scene(["cake_trickster"], ["cave_lizard"])
    assert refused(s, "act:cake_trickster") == ("MB-7.2", "action_changes_nothing")
    s = scene(["cake_trickster"])
    assert refused(s, "act:cake_trickster") == ("MB-7.2", "action_changes_nothing")
    s = scene(["cake_trickster", "westside_monster"], ["cave_lizard", "spider_owl", "bee_bear", "kitsunsei"])
    assert s.why_not("act:cake_trickster") is None, "Kitsunsei itself is not Sneaky"
    play(s, "act:cake_trickster")
    assert events(s, "attacks")[0].data["card"] == "kitsunsei", "the only one that is able to attack"


@pytest.mark.rule("MB-7.2")
def test_dragon_inn_needs_fewer_creatures_than_the_opponent() -> None:
    """A19."""
    for enemies in (["bee_bear"], ["bee_bear", "kitsunsei"]):
        s = scene(["dragon_inn", "gorillion"], enemies)
        assert refused(s, "act:dragon_inn") == ("MB-7.2", "action_changes_nothing")
    s = scene(["dragon_inn", "gorillion"], ["bee_bear", "kitsunsei", "sawn"])
    play(s, "act:dragon_inn")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-7.2")
def test_infernostrich_needs_an_enemy_creature_of_7_or_more() -> None:
    """A19: one's own 10 does not help."""
    s = scene(["infernostrich", "gorillion"], ["dr_orange_u_tan"])
    assert refused(s, "act:infernostrich") == ("MB-7.2", "action_changes_nothing")
    s = scene(["infernostrich", "gorillion"], ["dr_orange_u_tan", "shield_bugs", "bee_bear"])
    assert power(s, 1, "dr_orange_u_tan") == 7
    play(s, "act:infernostrich")
    assert asked(s, 0, "target") == ["target:enemy.dr_orange_u_tan", "target:enemy.bee_bear"]
    play(s, "target:enemy.dr_orange_u_tan")
    assert discard(s, 1) == ["dr_orange_u_tan"]
    ready(s, 1)


@pytest.mark.rule("MB-7.2", "MB-8.1")
@pytest.mark.parametrize(
    "name",
    [
        "octocopter",
        "cloud_lady",
        "curious_tadpole",
        "waddling_recruit",
        "wildsprout",
        "bigroot",
        "frog_prophet",
        "typhoon_princess",
        "veteran_penguin",
    ],
)
def test_octocopter_and_all_that_evolve_are_always_usable(name: str) -> None:
    """A19: nothing to defeat, to discard, to play: evolving, or falling, is change enough."""
    s = scene([name], enemy_hand=[], enemy=["cave_lizard"])
    assert f"act:{name}" in asked(s, 0, "action")
    s = scene([name], ["bee_bear"], hand=[], enemy_hand=[])
    assert f"act:{name}" in asked(s, 0, "action")


@pytest.mark.rule("MB-7.3", "MB-5.8")
def test_no_mindbug_on_an_action_or_on_a_card_it_brings_into_play() -> None:
    s = scene(["wildsprout"], discard=["axolotl_healer"], enemy_mindbugs=2)
    play(s, "act:wildsprout")
    assert area(s, 0) == ["bigroot", "axolotl_healer"]
    assert life(s, 0) == 5
    assert mindbugs(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-7.4")
def test_an_exhausted_creature_may_use_its_action() -> None:
    s = scene([on("frog_prophet", exhausted=True)])
    play(s, "act:frog_prophet")
    assert life(s, 0) == 4
    assert exhausted(s, 0, "world_eater")
    ready(s, 1)


# --- the forced attack (A18) --------------------------------------------------------------------------------------
@pytest.mark.rule("MB-7.5")
def test_a_forced_attack_runs_by_the_normal_rules_with_the_sides_exchanged() -> None:
    """A18: you choose the creature; its controller has the Attack effect and the Hunter choice, you have the block."""
    s = scene(
        ["cake_trickster", "bee_bear"],
        ["shark_dog", "cave_lizard", "kitsunsei"],
        hand=["killer_bee"],
    )
    play(s, "act:cake_trickster")
    assert asked(s, 0, "target") == ["target:enemy.shark_dog", "target:enemy.kitsunsei"]
    play(s, "target:enemy.shark_dog")
    assert asked(s, 1, "target") == ["target:enemy.cake_trickster", "target:enemy.bee_bear"]
    play(s, "target:enemy.bee_bear")
    assert asked(s, 1, "hunt") == ["hunt:cake_trickster", "hunt:none"]
    play(s, "hunt:none")
    assert life(s, 0) == 2, "the Dog is Sneaky beside Kitsunsei, so nobody could block"
    ready(s, 1)


@pytest.mark.rule("MB-7.5", "MB-6.4")
def test_in_a_forced_attack_you_decide_about_the_block() -> None:
    s = scene(["cake_trickster", "gorillion"], ["bee_bear", "kitsunsei"])
    play(s, "act:cake_trickster", "target:enemy.kitsunsei")
    assert asked(s, 0, "block") == ["block:cake_trickster", "block:gorillion", "block:none"]
    play(s, "block:gorillion")
    assert discard(s, 1) == ["kitsunsei"]
    assert life(s, 0) == 3
    ready(s, 1)


@pytest.mark.rule("MB-7.5", "MB-9.5")
def test_the_second_attack_of_a_forced_attacker_is_its_controllers_choice() -> None:
    """A18, A32: Frenzy works in the other player's turn as well. MB-D5."""
    s = scene(["cake_trickster"], ["luchataur"])
    play(s, "act:cake_trickster", "block:none")
    assert asked(s, 1, "again") == ["again", "again:none"]
    play(s, "again", "block:none")
    assert life(s, 0) == 1
    ready(s, 1)
    assert "attack:luchataur" in s.codes(), "in his own turn it may attack again"


@pytest.mark.rule("MB-7.5", "MB-8.8")
def test_you_stay_the_active_player_and_order_what_waits() -> None:
    s = scene(["cake_trickster", "sweet_fighter"], ["puffermech", "luchataur"])
    play(s, "act:cake_trickster", "target:enemy.puffermech")
    assert table(s)["active"] == 0
    play(s, "block:sweet_fighter")
    assert asked(s, 0, "order") == ["order:enemy.puffermech", "order:own.sweet_fighter"]
    play(s, "order:own.sweet_fighter")
    assert (life(s, 0), life(s, 1)) == (5, 3)
    ready(s, 1)


@pytest.mark.rule("MB-7.5")
def test_your_turn_bonuses_are_yours_in_a_forced_attack() -> None:
    s = scene(["cake_trickster", "goblin_werewolf"], ["mysterious_mermaid"])
    play(s, "act:cake_trickster")
    assert power(s, 0, "goblin_werewolf") == 8
    play(s, "block:goblin_werewolf")
    assert discard(s, 1) == ["mysterious_mermaid"]
    ready(s, 1)


@pytest.mark.rule("MB-7.5")
def test_a_forced_attack_starts_when_the_action_is_finished() -> None:
    s = scene(["cake_trickster"], ["chameleon_sniper"], hand=["killer_bee"])
    before = creature(s, 1, "chameleon_sniper")["id"]
    play(s, "act:cake_trickster")
    kinds = [(e.kind, e.data.get("seat")) for e in s.events() if e.kind in ("acts", "attacks", "loses_life")]
    assert kinds == [("acts", 0), ("attacks", 1), ("loses_life", 0), ("loses_life", 0)]
    assert events(s, "attacks")[0].data["creature"] == before
    assert life(s, 0) == 1
    assert hand(s, 0) == ["killer_bee"]
    ready(s, 1)


@pytest.mark.rule("MB-7.5")
def test_a_forced_attack_of_a_creature_with_tough_and_poison_meets_the_trickster_itself() -> None:
    s = scene(["cake_trickster"], ["rhino_turtle"])
    assert keywords(s, 0, "cake_trickster") == ["poisonous"]
    play(s, "act:cake_trickster", "block:cake_trickster")
    assert discard(s, 0) == ["cake_trickster"], "6 against 8"
    assert exhausted(s, 1, "rhino_turtle"), "poison against Tough"
    play(s, "again:none")
    ready(s, 1)
