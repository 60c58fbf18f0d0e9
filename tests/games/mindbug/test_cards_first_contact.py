"""First Contact, cards with a Play effect (and the one that silences them)."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    Creature,
    area,
    asked,
    discard,
    draw,
    events,
    exhausted,
    hand,
    known,
    life,
    mindbugs,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    won,
)


@pytest.mark.component("axolotl_healer")
def test_axolotl_healer_gives_its_controller_two_lives_without_limit() -> None:
    s = play(scene(hand=["axolotl_healer"], life=3, enemy_life=2), "play:axolotl_healer")
    assert (life(s, 0), life(s, 1)) == (5, 2)
    assert area(s, 0) == ["axolotl_healer"]
    ready(s, 1)


@pytest.mark.component("axolotl_healer")
def test_axolotl_healer_heals_the_player_who_took_it() -> None:
    s = play(scene(hand=["axolotl_healer", "gorillion"], enemy_mindbugs=1), "play:axolotl_healer", "mindbug")
    assert (life(s, 0), life(s, 1)) == (3, 5)
    assert area(s, 1) == ["axolotl_healer"]
    ready(s, 0)


@pytest.mark.component("axolotl_healer")
def test_axolotl_healer_does_not_heal_when_it_attacks_or_falls() -> None:
    s = play(scene(["axolotl_healer"], ["gorillion"]), "attack:axolotl_healer", "block:gorillion")
    assert (discard(s, 0), discard(s, 1)) == (["axolotl_healer"], ["gorillion"])  # Poisonous
    assert (life(s, 0), life(s, 1)) == (3, 3)
    ready(s, 1)


@pytest.mark.component("brain_fly")
def test_brain_fly_must_take_a_creature_of_power_6_or_more_of_either_side() -> None:
    s = scene(["bee_bear", "turbo_bug"], ["luchataur", "strange_barrel", "killer_bee"], hand=["brain_fly"])
    play(s, "play:brain_fly")
    assert set(asked(s, 0, "target")) == {
        "target:own.bee_bear",
        "target:enemy.luchataur",
        "target:enemy.strange_barrel",
    }
    s.choose("target:enemy.strange_barrel")
    assert area(s, 0) == ["bee_bear", "turbo_bug", "brain_fly", "strange_barrel"]
    assert area(s, 1) == ["luchataur", "killer_bee"]
    ready(s, 1)


@pytest.mark.component("brain_fly")
def test_brain_fly_may_take_its_own_side_which_changes_nothing() -> None:
    s = scene(["bee_bear"], ["luchataur"], hand=["brain_fly"])
    play(s, "play:brain_fly", "target:own.bee_bear")
    assert area(s, 0) == ["bee_bear", "brain_fly"]
    assert area(s, 1) == ["luchataur"]
    ready(s, 1)


@pytest.mark.component("brain_fly")
def test_brain_fly_looks_at_current_power_and_takes_the_creature_as_it_is() -> None:
    enemy: list[Creature] = [
        on("plated_scorpion", exhausted=True, boost=["sawn", "sawn", "koibra", "koibra"]),
        "killer_bee",
    ]
    s = play(scene(["killer_bee"], enemy, hand=["brain_fly"]), "play:brain_fly")
    assert area(s, 0) == ["killer_bee", "brain_fly", "plated_scorpion"]  # 2 + 4, the only one: taken without a question
    assert exhausted(s, 0, "plated_scorpion")
    assert power(s, 0, "plated_scorpion") == 6
    ready(s, 1)


@pytest.mark.component("brain_fly")
def test_brain_fly_does_nothing_without_a_strong_creature() -> None:
    s = play(scene(["turbo_bug"], ["killer_bee"], hand=["brain_fly"]), "play:brain_fly")
    assert (area(s, 0), area(s, 1)) == (["turbo_bug", "brain_fly"], ["killer_bee"])
    ready(s, 1)


@pytest.mark.component("brain_fly")
@pytest.mark.rule("MB-5.5", "MB-5.11")
def test_brain_fly_taken_with_a_mindbug_takes_a_creature_of_the_one_who_played_it() -> None:
    s = scene(["gorillion", "turbo_bug"], ["killer_bee", "bee_bear"], hand=["brain_fly"], enemy_mindbugs=2)
    play(s, "play:brain_fly", "mindbug")
    assert set(asked(s, 1, "target")) == {"target:own.bee_bear", "target:enemy.gorillion"}
    s.choose("target:enemy.gorillion")
    assert area(s, 0) == ["turbo_bug"]
    assert area(s, 1) == ["killer_bee", "bee_bear", "brain_fly", "gorillion"]
    assert mindbugs(s, 1) == 1
    ready(s, 0)


@pytest.mark.component("compost_dragon")
def test_compost_dragon_must_bring_back_a_card_of_its_own_pile_with_its_play_effect() -> None:
    s = scene(
        hand=["compost_dragon"], discard=["axolotl_healer", "gorillion"], enemy_discard=["luchataur"], enemy_mindbugs=2
    )
    play(s, "play:compost_dragon", "mindbug:none")
    assert set(asked(s, 0, "enter")) == {"enter:own.axolotl_healer", "enter:own.gorillion"}
    s.choose("enter:own.axolotl_healer")
    assert area(s, 0) == ["compost_dragon", "axolotl_healer"]  # no second question about a Mindbug
    assert discard(s, 0) == ["gorillion"]
    assert (life(s, 0), mindbugs(s, 1)) == (5, 2)
    ready(s, 1)


@pytest.mark.component("compost_dragon")
def test_compost_dragon_with_an_empty_pile_just_arrives() -> None:
    s = play(scene(hand=["compost_dragon"], enemy_discard=["luchataur"]), "play:compost_dragon")
    assert area(s, 0) == ["compost_dragon"]
    assert discard(s, 1) == ["luchataur"]
    ready(s, 1)


@pytest.mark.component("compost_dragon")
def test_compost_dragons_chain() -> None:
    s = scene([], ["axolotl_healer"], hand=["compost_dragon"], discard=["compost_dragon", "kangasaurus_rex"])
    play(s, "play:compost_dragon", "enter:own.compost_dragon")  # the second one has only the Rex left
    assert area(s, 0) == ["compost_dragon", "compost_dragon", "kangasaurus_rex"]
    assert discard(s, 0) == []
    assert (area(s, 1), discard(s, 1)) == ([], ["axolotl_healer"])
    ready(s, 1)


@pytest.mark.component("compost_dragon")
def test_compost_dragon_taken_with_a_mindbug_digs_in_the_pile_of_its_new_controller() -> None:
    s = scene(
        hand=["compost_dragon", "turbo_bug"], discard=["gorillion"], enemy_discard=["luchataur"], enemy_mindbugs=1
    )
    play(s, "play:compost_dragon", "mindbug")
    assert area(s, 1) == ["compost_dragon", "luchataur"]
    assert (discard(s, 0), discard(s, 1)) == (["gorillion"], [])
    ready(s, 0)


@pytest.mark.component("deathweaver")
@pytest.mark.rule("MB-8.13")
def test_deathweaver_silences_the_opponents_play_effects() -> None:
    s = play(scene([], ["deathweaver"], hand=["kangasaurus_rex"]), "play:kangasaurus_rex")
    assert area(s, 0) == ["kangasaurus_rex"]
    assert area(s, 1) == ["deathweaver"]
    assert [e.data["card"] for e in events(s, "silenced")] == ["kangasaurus_rex"]
    ready(s, 1)


@pytest.mark.component("deathweaver")
@pytest.mark.rule("MB-8.13")
def test_deathweaver_does_not_touch_its_controllers_play_effects() -> None:
    s = play(scene(["deathweaver"], hand=["axolotl_healer"]), "play:axolotl_healer")
    assert life(s, 0) == 5
    ready(s, 1)


@pytest.mark.component("deathweaver")
@pytest.mark.rule("MB-8.13")
def test_deathweaver_looks_at_who_controls_the_creature_taken_with_a_mindbug() -> None:
    theirs = scene([], ["deathweaver"], hand=["axolotl_healer", "gorillion"], enemy_mindbugs=1)
    play(theirs, "play:axolotl_healer", "mindbug")
    assert (life(theirs, 0), life(theirs, 1)) == (3, 5)
    ready(theirs, 0)
    mine = scene(["deathweaver"], hand=["axolotl_healer", "gorillion"], enemy_mindbugs=1)
    play(mine, "play:axolotl_healer", "mindbug")
    assert (life(mine, 0), life(mine, 1)) == (3, 3)
    ready(mine, 0)


@pytest.mark.component("deathweaver")
def test_deathweaver_stops_neither_attack_nor_defeated_effects() -> None:
    s = play(scene(["turbo_bug"], ["deathweaver"]), "attack:turbo_bug", "block:none")
    won(s, 0, "life")
    s = scene(["explosive_toad"], ["deathweaver", "gorillion"])
    play(s, "attack:explosive_toad", "block:gorillion", "target:enemy.deathweaver")
    assert discard(s, 1) == ["deathweaver"]
    ready(s, 1)


@pytest.mark.component("deathweaver")
def test_deathweaver_silences_what_the_opponent_plays_on_his_turn() -> None:
    s = play(scene(hand=["deathweaver"], enemy_hand=["axolotl_healer"]), "play:deathweaver", "play:axolotl_healer")
    assert life(s, 1) == 3
    ready(s, 0)


@pytest.mark.component("deathweaver")
@pytest.mark.parametrize(("first", "healed"), [("explosive_toad", 5), ("axolotl_healer", 3)])
def test_deathweaver_is_looked_at_when_the_waiting_play_effect_starts(first: str, healed: int) -> None:
    s = scene(
        ["radioactive_rabbit", "trash_flier", "explosive_toad"],
        ["deathweaver", "gorillion"],
        enemy_discard=["axolotl_healer"],
    )
    play(s, "attack:radioactive_rabbit", "block:gorillion")
    play(s, "order:own.trash_flier")
    assert set(asked(s, 0, "order")) == {"order:own.explosive_toad", "order:own.axolotl_healer"}
    play(s, f"order:own.{first}", "target:enemy.deathweaver")
    assert discard(s, 1) == ["deathweaver"]
    assert life(s, 0) == healed
    ready(s, 1)


@pytest.mark.component("ferret_bomber")
@pytest.mark.rule("MB-2.7", "MB-8.15")
def test_ferret_bomber_makes_the_opponent_choose_two_cards_and_draw_only_then() -> None:
    cards = ["gorillion", "luchataur", "luchataur", "turbo_bug", "killer_bee"]
    s = scene(hand=["ferret_bomber"], enemy_hand=cards, enemy_draw=["bee_bear", "shark_dog", "giraffodile"])
    play(s, "play:ferret_bomber")
    options = {"discard:gorillion", "discard:luchataur", "discard:turbo_bug", "discard:killer_bee"}
    assert set(asked(s, 1, "discard")) == options
    s.choose("discard:luchataur")
    assert set(asked(s, 1, "discard")) == options  # nothing was drawn in between
    s.choose("discard:gorillion")
    assert discard(s, 1) == ["gorillion", "luchataur"]
    assert hand(s, 1) == ["bee_bear", "killer_bee", "luchataur", "shark_dog", "turbo_bug"]
    assert draw(s, 1) == 1
    ready(s, 1)


@pytest.mark.component("ferret_bomber")
@pytest.mark.example("MB-X1")
def test_ferret_bomber_takes_what_there_is() -> None:
    s = scene(["gorillion"], ["killer_bee"], hand=["ferret_bomber"], enemy_hand=["luchataur"])
    play(s, "play:ferret_bomber")
    assert (hand(s, 1), discard(s, 1)) == ([], ["luchataur"])
    ready(s, 1)


@pytest.mark.component("ferret_bomber")
def test_ferret_bomber_taken_with_a_mindbug_hits_the_one_who_played_it() -> None:
    mine = ["ferret_bomber", "gorillion", "luchataur", "turbo_bug"]
    s = scene(hand=mine, enemy_hand=["bee_bear", "killer_bee"], enemy_mindbugs=1)
    play(s, "play:ferret_bomber", "mindbug")
    assert set(asked(s, 0, "discard")) == {"discard:gorillion", "discard:luchataur", "discard:turbo_bug"}
    play(s, "discard:turbo_bug", "discard:gorillion")
    assert (hand(s, 0), hand(s, 1)) == (["luchataur"], ["bee_bear", "killer_bee"])
    ready(s, 0)


@pytest.mark.component("giraffodile")
def test_giraffodile_takes_the_whole_own_pile_openly_and_beyond_five_cards() -> None:
    cards = ["giraffodile", "gorillion", "turbo_bug", "killer_bee", "bee_bear"]
    s = scene(hand=cards, draw=["shark_dog"], discard=["luchataur", "luchataur", "snail_hydra"], enemy_discard=["sawn"])
    play(s, "play:giraffodile")
    taken = ["luchataur", "luchataur", "snail_hydra"]
    assert hand(s, 0) == sorted(["gorillion", "turbo_bug", "killer_bee", "bee_bear", "shark_dog", *taken])
    assert known(s, 0) == taken
    assert (discard(s, 0), discard(s, 1)) == ([], ["sawn"])
    ready(s, 1)


@pytest.mark.component("grave_robber")
def test_grave_robber_must_play_a_card_of_the_opponents_pile_for_its_controller() -> None:
    s = scene(hand=["grave_robber"], discard=["luchataur"], enemy_discard=["killer_bee", "gorillion"], enemy_mindbugs=1)
    play(s, "play:grave_robber", "mindbug:none")
    assert set(asked(s, 0, "enter")) == {"enter:enemy.killer_bee", "enter:enemy.gorillion"}
    s.choose("enter:enemy.killer_bee")
    assert area(s, 0) == ["grave_robber", "killer_bee"]
    assert (life(s, 0), life(s, 1)) == (3, 2)
    assert (discard(s, 0), discard(s, 1)) == (["luchataur"], ["gorillion"])
    ready(s, 1)


@pytest.mark.component("grave_robber")
@pytest.mark.rule("MB-2.9")
def test_a_robbed_card_falls_into_the_pile_of_its_last_controller() -> None:
    s = scene([], ["gorillion"], hand=["grave_robber"], enemy_discard=["turbo_bug"])
    play(s, "play:grave_robber", "play:robopup", "attack:turbo_bug", "block:gorillion")
    assert (discard(s, 0), discard(s, 1)) == (["turbo_bug"], [])
    ready(s, 1)


@pytest.mark.component("grave_robber")
def test_grave_robber_leaves_an_empty_pile_and_its_own_alone() -> None:
    s = play(scene(hand=["grave_robber"], discard=["luchataur"]), "play:grave_robber")
    assert (area(s, 0), discard(s, 0)) == (["grave_robber"], ["luchataur"])
    ready(s, 1)


@pytest.mark.component("grave_robber")
def test_grave_robber_robs_the_other_way_when_taken() -> None:
    s = scene(hand=["grave_robber", "turbo_bug"], discard=["luchataur"], enemy_discard=["gorillion"], enemy_mindbugs=1)
    play(s, "play:grave_robber", "mindbug")
    assert area(s, 1) == ["grave_robber", "luchataur"]
    assert (discard(s, 0), discard(s, 1)) == ([], ["gorillion"])
    ready(s, 0)


@pytest.mark.component("kangasaurus_rex")
@pytest.mark.rule("MB-8.7")
def test_kangasaurus_rex_defeats_all_enemies_of_power_4_or_less_at_once() -> None:
    s = scene(
        ["compost_dragon"],
        ["shield_bugs", "spider_owl", "turbo_bug", "killer_bee", on("plated_scorpion", exhausted=True)],
        hand=["kangasaurus_rex"],
    )
    play(s, "play:kangasaurus_rex")
    assert area(s, 0) == ["compost_dragon", "kangasaurus_rex"]  # its own weak creatures are safe
    assert area(s, 1) == ["shield_bugs", "turbo_bug", "killer_bee"]  # the Bugs make the Turbo Bug 5
    assert exhausted(s, 1, "shield_bugs")
    assert discard(s, 1) == ["plated_scorpion", "spider_owl"]
    ready(s, 1)


@pytest.mark.component("killer_bee")
def test_killer_bee_takes_a_life_when_played_and_not_when_attacking() -> None:
    s = play(scene(hand=["killer_bee"]), "play:killer_bee")
    assert (life(s, 0), life(s, 1)) == (3, 2)
    ready(s, 1)
    s = play(scene(["killer_bee"], ["turbo_bug"]), "attack:killer_bee", "hunt:turbo_bug")
    assert (life(s, 1), discard(s, 1)) == (3, ["turbo_bug"])
    ready(s, 1)


@pytest.mark.component("killer_bee")
def test_killer_bee_taken_with_a_mindbug_stings_its_player_even_to_death() -> None:
    s = play(scene(hand=["killer_bee", "gorillion"], enemy_mindbugs=1), "play:killer_bee", "mindbug")
    assert (life(s, 0), life(s, 1)) == (2, 3)
    ready(s, 0)
    s = play(scene(hand=["killer_bee", "gorillion"], life=1, enemy_mindbugs=1), "play:killer_bee", "mindbug")
    won(s, 1, "life")


@pytest.mark.component("mysterious_mermaid")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 5), (7, 2), (3, 3)])
@pytest.mark.rule("MB-8.18")
def test_mysterious_mermaid_sets_life_up_or_down_and_nobody_loses_any(mine: int, theirs: int) -> None:
    s = scene(hand=["mysterious_mermaid"], life=mine, enemy_life=theirs, enemy_discard=["blessed_killer_bee"])
    play(s, "play:mysterious_mermaid")
    assert (life(s, 0), life(s, 1)) == (theirs, theirs)
    assert events(s, "loses_life") == []
    assert events(s, "gains_life") == []
    ready(s, 1)


@pytest.mark.component("mysterious_mermaid")
def test_mysterious_mermaid_sets_the_life_of_the_one_who_took_it() -> None:
    s = scene(hand=["mysterious_mermaid", "gorillion"], life=4, enemy_life=1, enemy_mindbugs=1)
    play(s, "play:mysterious_mermaid", "mindbug")
    assert (life(s, 0), life(s, 1)) == (4, 4)
    ready(s, 0)


@pytest.mark.component("tiger_squirrel")
def test_tiger_squirrel_must_defeat_an_enemy_of_power_7_or_more() -> None:
    s = scene(["gorillion"], ["luchataur", "giraffodile", "strange_barrel"], hand=["tiger_squirrel"])
    play(s, "play:tiger_squirrel")
    assert set(asked(s, 0, "target")) == {"target:enemy.luchataur", "target:enemy.giraffodile"}
    assert refused(s, "target:done") == ("MB-8.3", "no_way_out")
    s.choose("target:enemy.giraffodile")
    assert (area(s, 0), area(s, 1)) == (["gorillion", "tiger_squirrel"], ["luchataur", "strange_barrel"])
    ready(s, 1)


@pytest.mark.component("tiger_squirrel")
def test_tiger_squirrel_does_nothing_against_weaker_ones_and_only_exhausts_a_tough_one() -> None:
    s = play(scene(["gorillion"], ["strange_barrel"], hand=["tiger_squirrel"]), "play:tiger_squirrel")
    assert (area(s, 0), area(s, 1)) == (["gorillion", "tiger_squirrel"], ["strange_barrel"])
    ready(s, 1)
    s = play(scene([], ["elephantopus"], hand=["tiger_squirrel"]), "play:tiger_squirrel")
    assert exhausted(s, 1, "elephantopus")
    ready(s, 1)
