"""MB-5: playing a card from hand, and what a Mindbug does to it."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    discard,
    draw,
    events,
    hand,
    life,
    mindbugs,
    play,
    power,
    ready,
    refused,
    scene,
    side,
    table,
    waiting,
    won,
)


@pytest.mark.rule("MB-5.1")
def test_a_played_card_lies_open_on_the_table_and_in_no_play_area_yet() -> None:
    s = scene(["gorillion"], hand=["elephantopus", "robopup"], enemy_mindbugs=1)
    play(s, "play:elephantopus")
    for viewer in (0, 1, None):
        assert table(s, viewer)["being_played"] == "elephantopus"
    assert hand(s, 0) == ["robopup"]
    assert area(s, 0) == ["gorillion"]
    assert area(s, 1) == []
    play(s, "mindbug:none")
    assert table(s)["being_played"] is None
    assert area(s, 0) == ["gorillion", "elephantopus"]
    ready(s, 1)


@pytest.mark.rule("MB-5.1")
def test_the_continuous_ability_of_a_card_being_played_does_not_work_yet() -> None:
    """A Yeti is still alone while another card is only being played."""
    s = scene(["lone_yeti"], hand=["shield_bugs", "robopup"], enemy_mindbugs=1)
    play(s, "play:shield_bugs")
    assert power(s, 0, "lone_yeti") == 10
    play(s, "mindbug:none")
    assert power(s, 0, "lone_yeti") == 6


@pytest.mark.rule("MB-5.2")
def test_the_player_draws_up_to_five_before_the_play_effect() -> None:
    """Giraffodile's pile comes to a hand that has been filled before."""
    hand_ = ["giraffodile", "luchataur", "luchataur", "rhino_turtle", "rhino_turtle"]
    s = scene(hand=hand_, draw=["bee_bear", "gorillion"], discard=["killer_bee"])
    play(s, "play:giraffodile")
    assert hand(s, 0) == ["bee_bear", "killer_bee", "luchataur", "luchataur", "rhino_turtle", "rhino_turtle"]
    assert draw(s, 0) == 1
    kinds = [e.kind for e in s.events() if e.kind in ("plays", "draws", "enters", "to_hand")]
    assert kinds == ["plays", "draws", "enters", "to_hand"]
    ready(s, 1)


@pytest.mark.rule("MB-5.3")
def test_the_opponent_decides_about_a_mindbug_having_seen_the_card() -> None:
    """MB-D2: use or decline."""
    s = scene(hand=["gorillion", "robopup"], mindbugs=2, enemy_mindbugs=2)
    play(s, "play:gorillion")
    assert asked(s, 1, "mindbug") == ["mindbug", "mindbug:none"]
    assert table(s, 1)["being_played"] == "gorillion"
    assert refused(s, "mindbug", 0) == ("MB-5.3", "not_asked")
    play(s, "mindbug:none")
    ready(s, 1)


@pytest.mark.rule("MB-5.3")
def test_without_an_unused_mindbug_there_is_no_decision() -> None:
    s = scene(hand=["gorillion", "robopup"], mindbugs=2, enemy_mindbugs=0)
    play(s, "play:gorillion")
    assert area(s, 0) == ["gorillion"]
    ready(s, 1)


@pytest.mark.rule("MB-5.4")
def test_without_a_mindbug_the_card_enters_for_its_player_who_resolves_its_play_effect() -> None:
    s = scene(enemy=["bee_bear", "gorillion", "kitsunsei"], hand=["tiger_squirrel", "robopup"], enemy_mindbugs=1)
    play(s, "play:tiger_squirrel", "mindbug:none")
    assert area(s, 0) == ["tiger_squirrel"]
    assert asked(s, 0, "target") == ["target:enemy.bee_bear", "target:enemy.gorillion"]
    play(s, "target:enemy.gorillion")
    assert area(s, 1) == ["bee_bear", "kitsunsei"]
    assert mindbugs(s, 1) == 1
    ready(s, 1)


@pytest.mark.rule("MB-5.5")
def test_with_a_mindbug_the_opponent_gets_the_creature_and_resolves_its_play_effect() -> None:
    s = scene(
        ["bee_bear", "gorillion", "kitsunsei"],
        ["luchataur"],
        hand=["tiger_squirrel", "robopup"],
        enemy_mindbugs=2,
    )
    play(s, "play:tiger_squirrel", "mindbug")
    assert area(s, 1) == ["luchataur", "tiger_squirrel"]
    assert mindbugs(s, 1) == 1
    assert asked(s, 1, "target") == ["target:enemy.bee_bear", "target:enemy.gorillion"]
    play(s, "target:enemy.gorillion")
    assert area(s, 0) == ["bee_bear", "kitsunsei"]
    ready(s, 0)


@pytest.mark.rule("MB-5.5")
def test_a_used_mindbug_is_spent_for_the_rest_of_the_game() -> None:
    s = scene(hand=["gorillion", "bee_bear", "robopup"], enemy_mindbugs=1)
    play(s, "play:gorillion", "mindbug", "play:bee_bear")
    assert area(s, 0) == ["bee_bear"], "there was nothing left to ask"
    assert mindbugs(s, 1) == 0
    ready(s, 1)


@pytest.mark.rule("MB-5.6")
def test_after_a_mindbug_the_active_player_has_another_complete_turn() -> None:
    s = scene(["luchataur"], hand=["gorillion", "robopup"], enemy_mindbugs=1)
    play(s, "play:gorillion", "mindbug")
    ready(s, 0)
    assert table(s)["turn"] == 2
    assert asked(s, 0, "action") == ["play:robopup", "attack:luchataur"]
    play(s, "attack:luchataur", "block:none", "again:none")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-5.6")
def test_the_extra_turn_begins_when_the_stolen_creatures_play_effect_is_done() -> None:
    s = scene(hand=["ferret_bomber", "bee_bear", "killer_bee", "robopup"], enemy_mindbugs=1)
    play(s, "play:ferret_bomber", "mindbug")
    asked(s, 0, "discard")  # the Bomber is the opponent's now
    play(s, "discard:bee_bear", "discard:killer_bee")
    assert hand(s, 0) == ["robopup"]
    ready(s, 0)


@pytest.mark.rule("MB-5.7")
def test_the_second_mindbug_may_follow_in_the_extra_turn_and_gives_yet_another() -> None:
    s = scene(hand=["gorillion", "bee_bear", "luchataur"], enemy_mindbugs=2)
    play(s, "play:gorillion", "mindbug", "play:bee_bear")
    assert asked(s, 1, "mindbug") == ["mindbug", "mindbug:none"]
    play(s, "mindbug")
    ready(s, 0)
    assert area(s, 1) == ["gorillion", "bee_bear"]
    assert mindbugs(s, 1) == 0
    play(s, "play:luchataur")
    ready(s, 1)
    assert table(s)["turn"] == 4
    assert [e.data["seat"] for e in events(s, "turn")] == [0, 0, 0, 1]


@pytest.mark.rule("MB-5.8")
@pytest.mark.parametrize("bringer", ["compost_dragon", "grave_robber"])
def test_no_mindbug_on_a_card_that_comes_out_of_a_discard_pile(bringer: str) -> None:
    s = scene(hand=[bringer, "robopup"], discard=["gorillion"], enemy_discard=["bee_bear"], enemy_mindbugs=2)
    play(s, f"play:{bringer}")
    asked(s, 1, "mindbug")
    play(s, "mindbug:none")
    assert area(s, 0) == [bringer, "gorillion" if bringer == "compost_dragon" else "bee_bear"]
    assert mindbugs(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-5.8")
def test_no_mindbug_on_a_creature_the_opponent_has_just_taken_with_his_own() -> None:
    s = scene(hand=["gorillion", "robopup"], mindbugs=2, enemy_mindbugs=2)
    play(s, "play:gorillion", "mindbug")
    ready(s, 0)
    assert area(s, 1) == ["gorillion"]
    assert mindbugs(s, 0) == 2


@pytest.mark.rule("MB-5.8")
def test_no_mindbug_on_attacks_and_creatures_already_in_play() -> None:
    s = scene(["gorillion"], hand=["robopup"], mindbugs=2, enemy_mindbugs=2)
    play(s, "attack:gorillion")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-5.8")
def test_no_mindbug_on_a_creature_that_changes_sides_or_evolves() -> None:
    s = scene(enemy=["gorillion"], hand=["brain_fly", "robopup"], enemy_mindbugs=2)
    play(s, "play:brain_fly", "mindbug:none")
    assert area(s, 0) == ["brain_fly", "gorillion"]
    ready(s, 1)
    s = scene(["wildsprout"], discard=["gorillion"], enemy_mindbugs=2)
    play(s, "act:wildsprout")
    assert area(s, 0) == ["bigroot", "gorillion"]
    ready(s, 1)


@pytest.mark.rule("MB-5.9")
def test_a_stolen_creature_stays_and_its_defeated_effect_is_the_new_controllers() -> None:
    s = scene(["gorillion"], hand=["sweet_fighter", "robopup"], enemy_mindbugs=1)
    play(s, "play:sweet_fighter", "mindbug", "attack:gorillion", "block:sweet_fighter")
    assert discard(s, 1) == ["sweet_fighter"]
    assert (life(s, 0), life(s, 1)) == (3, 5)
    ready(s, 1)


@pytest.mark.rule("MB-5.10", "MB-8.11")
def test_being_taken_with_a_mindbug_is_no_defeat() -> None:
    s = scene(hand=["sweet_fighter", "robopup"], enemy_mindbugs=1)
    play(s, "play:sweet_fighter", "mindbug")
    assert (life(s, 0), life(s, 1)) == (3, 3)
    assert events(s, "defeated") == []
    assert discard(s, 0) == discard(s, 1) == []
    ready(s, 0)


@pytest.mark.rule("MB-5.11")
def test_while_a_stolen_creatures_play_effect_is_resolved_the_first_player_is_active() -> None:
    """Bob's stolen Kangasaurus Rex fells two creatures of Alice: she orders what waits, and has her turn's bonuses."""
    s = scene(
        ["goblin_werewolf", "madam_mystique", "harpy_mother"],
        [],
        hand=["kangasaurus_rex", "robopup"],
        discard=["cursed_gorillion"],
        enemy_mindbugs=1,
    )
    assert power(s, 0, "goblin_werewolf") == 6
    play(s, "play:kangasaurus_rex", "mindbug")
    assert area(s, 0) == ["goblin_werewolf"], "her Werewolf has its bonus: 2 + 6 - 2"
    assert waiting(s) == [(0, "madam_mystique"), (0, "harpy_mother")]
    assert asked(s, 0, "order") == ["order:own.madam_mystique", "order:own.harpy_mother"]
    assert table(s)["active"] == 0
    play(s, "order:own.madam_mystique")  # no enemy has a keyword, and for the Mother 6 and 7 are too much
    ready(s, 0)
    assert table(s)["turn"] == 2


@pytest.mark.rule("MB-5.11")
def test_the_mindbug_user_makes_the_choices_of_his_effects_though_the_other_orders_them() -> None:
    s = scene(
        ["sweet_fighter", "gorillion"],
        ["puffermech", "strange_barrel", "kitsunsei"],
        hand=["tornado_dragon", "robopup"],
        enemy_hand=["luchataur", "killer_bee"],
        enemy_mindbugs=1,
    )
    play(s, "play:tornado_dragon", "mindbug")
    assert asked(s, 1, "discard") == ["discard:luchataur", "discard:killer_bee", "discard:done"]
    play(s, "discard:luchataur", "discard:killer_bee")
    asked(s, 1, "target")
    play(s, "target:own.puffermech", "target:own.strange_barrel")
    assert asked(s, 0, "order") == ["order:enemy.puffermech", "order:enemy.strange_barrel"]
    play(s, "order:enemy.puffermech")
    assert area(s, 0) == []
    assert asked(s, 0, "order") == ["order:enemy.strange_barrel", "order:own.sweet_fighter"]
    play(s, "order:own.sweet_fighter")
    assert life(s, 0) == 5
    assert hand(s, 1) == ["robopup"]
    won(s, 1, "no_action")


@pytest.mark.rule("MB-5.4", "MB-5.5")
def test_the_log_tells_whether_a_mindbug_was_used_or_kept() -> None:
    s = scene(hand=["gorillion", "bee_bear", "robopup"], enemy_mindbugs=2)
    play(s, "play:gorillion", "mindbug", "play:bee_bear", "mindbug:none")
    told = [(e.kind, e.data["seat"], e.data["card"]) for e in s.events() if "mindbug" in e.kind]
    assert told == [("mindbug", 1, "gorillion"), ("no_mindbug", 1, "bee_bear")]
    assert side(s, 1)["mindbugs"] == 1
    ready(s, 1)
