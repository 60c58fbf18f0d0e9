"""Beyond Evolution, cards with a Play, an Attack or a Defeated effect."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    Creature,
    area,
    aside,
    asked,
    boosts,
    discard,
    draw,
    events,
    exhausted,
    hand,
    known,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    won,
)


# --- Play -------------------------------------------------------------------------------------------------------
@pytest.mark.component("cheeky_chimpborg")
@pytest.mark.rule("MB-2.7")
def test_cheeky_chimpborg_costs_the_opponent_a_card_for_each_of_his_creatures() -> None:
    cards = ["gorillion", "luchataur", "shark_dog", "bee_bear", "lone_yeti"]
    s = scene(
        ["turbo_bug", "sawn", "sawn"], ["killer_bee", "koibra"], hand=["cheeky_chimpborg"],
        enemy_hand=cards, enemy_draw=["giraffodile"],
    )  # fmt: skip
    play(s, "play:cheeky_chimpborg")
    assert set(asked(s, 1, "discard")) == {f"discard:{card}" for card in cards}
    s.choose("discard:lone_yeti")
    assert draw(s, 1) == 1  # not yet
    s.choose("discard:bee_bear")
    assert discard(s, 1) == ["bee_bear", "lone_yeti"]
    assert hand(s, 1) == ["giraffodile", "gorillion", "luchataur", "shark_dog"]
    ready(s, 1)


@pytest.mark.component("cheeky_chimpborg")
def test_cheeky_chimpborg_counts_the_enemies_of_whoever_controls_it() -> None:
    s = play(scene(["turbo_bug"], [], hand=["cheeky_chimpborg"]), "play:cheeky_chimpborg")
    assert (hand(s, 1), discard(s, 1)) == (["robopup"], [])
    ready(s, 1)
    s = scene(["turbo_bug"], ["sawn", "sawn"], hand=["cheeky_chimpborg", "gorillion", "koibra"], enemy_mindbugs=1)
    play(s, "play:cheeky_chimpborg", "mindbug")
    assert set(asked(s, 0, "discard")) == {"discard:gorillion", "discard:koibra"}
    s.choose("discard:koibra")
    assert hand(s, 0) == ["gorillion"]
    ready(s, 0)


@pytest.mark.component("cheeky_chimpborg")
def test_cheeky_chimpborg_takes_the_whole_hand_if_it_is_smaller() -> None:
    s = scene([], ["sawn", "sawn", "koibra"], hand=["cheeky_chimpborg"], enemy_hand=["gorillion", "bee_bear"])
    play(s, "play:cheeky_chimpborg")
    assert (hand(s, 1), discard(s, 1)) == ([], ["bee_bear", "gorillion"])
    ready(s, 1)


@pytest.mark.component("chuckling_chimpborg")
@pytest.mark.parametrize("unused", [0, 1, 2])
def test_chuckling_chimpborg_costs_a_life_per_unused_mindbug_in_one_event(unused: int) -> None:
    s = play(scene(hand=["chuckling_chimpborg"], mindbugs=2, enemy_mindbugs=unused), "play:chuckling_chimpborg")
    if unused:
        s.choose("mindbug:none")
    assert (life(s, 0), life(s, 1)) == (3, 3 - unused)
    assert [e.data["amount"] for e in events(s, "loses_life")] == ([unused] if unused else [])
    ready(s, 1)


@pytest.mark.component("chuckling_chimpborg")
def test_chuckling_chimpborg_taken_with_a_mindbug_counts_the_other_ones() -> None:
    s = scene(hand=["chuckling_chimpborg", "sawn"], life=4, mindbugs=2, enemy_mindbugs=1)
    play(s, "play:chuckling_chimpborg", "mindbug")
    assert (life(s, 0), life(s, 1)) == (2, 3)
    ready(s, 0)


@pytest.mark.component("dr_orange_u_tan")
def test_dr_orange_u_tan_may_pay_a_life_to_send_all_enemies_back_to_hand() -> None:
    enemy: list[Creature] = [
        "explosive_toad",
        on("gorillion", boost=["koibra"]),
        on("sawn", exhausted=True),
        "frog_prophet",
    ]
    s = play(scene(["turbo_bug"], enemy, hand=["dr_orange_u_tan"], enemy_hand=["bee_bear"]), "play:dr_orange_u_tan")
    assert set(asked(s, 0, "pay")) == {"pay", "pay:none"}
    s.choose("pay")
    assert (life(s, 0), life(s, 1)) == (2, 3)
    assert (area(s, 0), area(s, 1)) == (["turbo_bug", "dr_orange_u_tan"], [])
    assert hand(s, 1) == ["bee_bear", "curious_tadpole", "explosive_toad", "gorillion", "sawn"]
    assert known(s, 1) == ["curious_tadpole", "explosive_toad", "gorillion", "sawn"]
    assert discard(s, 1) == ["koibra"]  # and the Toad was not defeated
    assert "frog_prophet" in aside(s)
    ready(s, 1)


@pytest.mark.component("dr_orange_u_tan")
def test_dr_orange_u_tan_need_not_pay() -> None:
    s = play(scene([], ["gorillion"], hand=["dr_orange_u_tan"]), "play:dr_orange_u_tan", "pay:none")
    assert (life(s, 0), area(s, 1)) == (3, ["gorillion"])
    ready(s, 1)


@pytest.mark.component("dr_orange_u_tan")
def test_dr_orange_u_tan_may_pay_for_nothing_or_with_the_last_life() -> None:
    s = play(scene(["turbo_bug"], [], hand=["dr_orange_u_tan"]), "play:dr_orange_u_tan", "pay")
    assert (life(s, 0), area(s, 0)) == (2, ["turbo_bug", "dr_orange_u_tan"])
    ready(s, 1)
    s = play(scene([], ["gorillion"], hand=["dr_orange_u_tan"], life=1), "play:dr_orange_u_tan", "pay")
    won(s, 1, "life")


@pytest.mark.component("dr_orange_u_tan", "blessed_killer_bee")
def test_dr_orange_u_tan_pays_with_a_loss_of_life() -> None:
    s = scene([], ["gorillion"], hand=["dr_orange_u_tan"], life=5, enemy_discard=["blessed_killer_bee"])
    play(s, "play:dr_orange_u_tan", "pay")
    assert (life(s, 0), hand(s, 1)) == (2, ["gorillion", "robopup"])
    ready(s, 1)


@pytest.mark.component("dr_orange_u_tan")
def test_dr_orange_u_tan_taken_with_a_mindbug_asks_its_new_controller() -> None:
    s = scene(["gorillion"], ["turbo_bug"], hand=["dr_orange_u_tan"], enemy_mindbugs=1)
    play(s, "play:dr_orange_u_tan", "mindbug")
    assert set(asked(s, 1, "pay")) == {"pay", "pay:none"}
    s.choose("pay")
    assert (life(s, 1), area(s, 1), hand(s, 0)) == (2, ["turbo_bug", "dr_orange_u_tan"], ["gorillion"])
    ready(s, 0)


@pytest.mark.component("earwig_assassin")
def test_earwig_assassin_may_discard_a_card_of_choice_and_must_then_defeat_any_creature() -> None:
    cards = ["earwig_assassin", "koibra", "bee_bear", "lone_yeti", "shark_dog"]
    s = scene(["turbo_bug"], ["gorillion"], hand=cards, draw=["giraffodile", "killer_bee", "sawn"])
    play(s, "play:earwig_assassin")
    assert set(asked(s, 0, "pay")) == {"pay", "pay:none"}
    s.choose("pay")
    left = {"discard:koibra", "discard:bee_bear", "discard:lone_yeti", "discard:shark_dog", "discard:giraffodile"}
    assert set(asked(s, 0, "discard")) == left
    s.choose("discard:giraffodile")
    assert (draw(s, 0), "killer_bee" in hand(s, 0)) == (1, True)  # drawn before the creature is chosen
    assert set(asked(s, 0, "target")) == {
        "target:own.turbo_bug",
        "target:own.earwig_assassin",
        "target:enemy.gorillion",
    }
    s.choose("target:enemy.gorillion")
    assert (discard(s, 0), discard(s, 1)) == (["giraffodile"], ["gorillion"])
    ready(s, 1)


@pytest.mark.component("earwig_assassin")
@pytest.mark.rule("MB-8.3")
def test_earwig_assassin_alone_that_pays_must_defeat_itself() -> None:
    s = play(scene(hand=["earwig_assassin", "koibra"]), "play:earwig_assassin", "pay")
    assert (area(s, 0), discard(s, 0)) == ([], ["earwig_assassin", "koibra"])
    ready(s, 1)


@pytest.mark.component("earwig_assassin")
def test_earwig_assassin_need_not_pay_and_is_not_asked_with_an_empty_hand() -> None:
    s = play(scene([], ["gorillion"], hand=["earwig_assassin", "koibra"]), "play:earwig_assassin", "pay:none")
    assert (area(s, 1), hand(s, 0)) == (["gorillion"], ["koibra"])
    ready(s, 1)
    s = play(scene([], ["gorillion"], hand=["earwig_assassin"]), "play:earwig_assassin")
    assert area(s, 1) == ["gorillion"]
    ready(s, 1)


@pytest.mark.component("radioactive_rabbit")
def test_radioactive_rabbit_goes_over_to_the_opponent_and_stays_there() -> None:
    s = play(scene(["turbo_bug"], ["gorillion"], hand=["radioactive_rabbit"]), "play:radioactive_rabbit")
    assert (area(s, 0), area(s, 1)) == (["turbo_bug"], ["gorillion", "radioactive_rabbit"])
    ready(s, 1)


@pytest.mark.component("radioactive_rabbit")
def test_radioactive_rabbit_taken_with_a_mindbug_comes_back() -> None:
    s = scene(["turbo_bug"], ["gorillion"], hand=["radioactive_rabbit"], enemy_mindbugs=1)
    play(s, "play:radioactive_rabbit", "mindbug")
    assert (area(s, 0), area(s, 1)) == (["turbo_bug", "radioactive_rabbit"], ["gorillion"])
    ready(s, 0)


@pytest.mark.component("radioactive_rabbit")
def test_radioactive_rabbit_takes_all_allies_of_its_last_controller_with_it() -> None:
    s = scene(["turbo_bug", "koibra"], ["radioactive_rabbit", "gorillion", "sawn", on("shield_bugs", exhausted=True)])
    play(s, "attack:turbo_bug", "block:radioactive_rabbit")  # 4 against 3 + 1
    assert area(s, 0) == ["koibra"]
    assert (area(s, 1), exhausted(s, 1, "sawn")) == (["sawn"], True)
    assert discard(s, 1) == ["gorillion", "radioactive_rabbit", "shield_bugs"]
    ready(s, 1)


@pytest.mark.component("radioactive_rabbit")
def test_radioactive_rabbit_is_frenzied() -> None:
    s = play(scene(["radioactive_rabbit"], []), "attack:radioactive_rabbit", "again")
    assert life(s, 1) == 1
    ready(s, 1)


@pytest.mark.component("the_experiment")
def test_the_experiment_is_exchanged_for_an_enemy() -> None:
    s = scene(["turbo_bug"], ["gorillion", "killer_bee"], hand=["the_experiment"])
    play(s, "play:the_experiment")
    assert area(s, 1) == ["gorillion", "killer_bee", "the_experiment"]
    options = {"target:enemy.gorillion", "target:enemy.killer_bee", "target:enemy.the_experiment"}
    assert set(asked(s, 0, "target")) == options
    s.choose("target:enemy.gorillion")
    assert (area(s, 0), area(s, 1)) == (["turbo_bug", "gorillion"], ["killer_bee", "the_experiment"])
    ready(s, 1)


@pytest.mark.component("the_experiment")
def test_the_experiment_comes_back_when_nobody_else_is_there() -> None:
    s = play(scene(["turbo_bug"], [], hand=["the_experiment"]), "play:the_experiment")
    assert (area(s, 0), area(s, 1)) == (["turbo_bug", "the_experiment"], [])
    ready(s, 1)


@pytest.mark.component("the_experiment")
def test_the_experiment_taken_with_a_mindbug_is_exchanged_the_other_way() -> None:
    s = scene(["turbo_bug"], ["gorillion"], hand=["the_experiment"], enemy_mindbugs=1)
    play(s, "play:the_experiment", "mindbug")
    assert set(asked(s, 1, "target")) == {"target:enemy.turbo_bug", "target:enemy.the_experiment"}
    s.choose("target:enemy.turbo_bug")
    assert (area(s, 0), area(s, 1)) == (["the_experiment"], ["gorillion", "turbo_bug"])
    ready(s, 0)


@pytest.mark.component("turtle_toaster")
@pytest.mark.rule("MB-8.20")
def test_turtle_toaster_defeats_up_to_two_enemies_of_power_4_to_6_together() -> None:
    s = scene(
        ["killer_bee"],
        ["spider_owl", "turbo_bug", "explosive_toad", "strange_barrel", "giraffodile"],
        hand=["turtle_toaster"],
    )
    play(s, "play:turtle_toaster")
    fitting = {"target:enemy.turbo_bug", "target:enemy.explosive_toad", "target:enemy.strange_barrel", "target:done"}
    assert set(asked(s, 0, "target")) == fitting
    s.choose("target:enemy.explosive_toad")
    assert area(s, 1)[2] == "explosive_toad"  # nothing happens before both are named
    assert set(asked(s, 0, "target")) == fitting - {"target:enemy.explosive_toad"}
    s.choose("target:enemy.turbo_bug")
    assert asked(s, 1, "target")  # now the Toad
    s.choose("target:enemy.killer_bee")
    assert (area(s, 0), area(s, 1)) == (["turtle_toaster"], ["spider_owl", "strange_barrel", "giraffodile"])
    ready(s, 1)


@pytest.mark.component("turtle_toaster")
@pytest.mark.parametrize(
    ("picks", "fallen"), [(["target:done"], []), (["target:enemy.turbo_bug", "target:done"], ["turbo_bug"])]
)
def test_turtle_toaster_may_defeat_fewer(picks: list[str], fallen: list[str]) -> None:
    s = scene([], ["turbo_bug", "killer_bee"], hand=["turtle_toaster"])
    play(s, "play:turtle_toaster", *picks)
    assert discard(s, 1) == fallen
    ready(s, 1)


# --- Attack -----------------------------------------------------------------------------------------------------
@pytest.mark.component("blastfish")
def test_blastfish_cannot_be_defeated_in_the_turn_of_its_attack() -> None:
    s = play(scene(["blastfish"], ["gorillion", "explosive_toad"]), "attack:blastfish", "block:explosive_toad")
    assert set(asked(s, 1, "target")) == {"target:own.gorillion", "target:enemy.blastfish"}
    s.choose("target:enemy.blastfish")
    assert (area(s, 0), discard(s, 1)) == (["blastfish"], ["explosive_toad"])
    ready(s, 1)
    play(s, "attack:gorillion", "block:blastfish")  # the next turn: both fall
    assert (discard(s, 0), discard(s, 1)) == (["blastfish"], ["explosive_toad", "gorillion"])
    ready(s, 0)


@pytest.mark.component("blastfish")
def test_blastfish_is_not_protected_when_it_blocks() -> None:
    s = play(scene(["gorillion"], ["blastfish"]), "attack:gorillion", "block:blastfish")
    assert (discard(s, 0), discard(s, 1)) == (["gorillion"], ["blastfish"])
    ready(s, 1)


@pytest.mark.component("bullet_train")
def test_bullet_train_must_run_over_an_enemy_of_power_3_or_less() -> None:
    s = scene(
        ["bullet_train", "koibra"],
        ["spider_owl", "plated_scorpion", "turbo_bug", on("catalisk", boost=["sawn", "sawn"])],
    )
    play(s, "attack:bullet_train")
    assert set(asked(s, 0, "target")) == {"target:enemy.spider_owl", "target:enemy.plated_scorpion"}
    s.choose("target:enemy.plated_scorpion")
    assert exhausted(s, 1, "plated_scorpion")
    assert "block:plated_scorpion" in asked(s, 1, "block")
    s.choose("block:none")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.component("bullet_train")
def test_bullet_train_finds_nobody_weak() -> None:
    s = play(scene(["bullet_train", "koibra"], ["turbo_bug"]), "attack:bullet_train")
    assert set(asked(s, 1, "block")) == {"block:turbo_bug", "block:none"}
    assert refused(s, "target:enemy.turbo_bug")[1] == "another_question"


# --- Defeated ---------------------------------------------------------------------------------------------------
@pytest.mark.component("puffermech")
def test_puffermech_takes_all_enemies_of_power_8_or_more_along() -> None:
    s = scene(
        ["puffermech", "gorillion"], ["luchataur", "bee_bear", "giraffodile", on("killer_bee", boost=["sawn"] * 2)]
    )
    play(s, "attack:puffermech", "block:giraffodile")
    assert (area(s, 0), area(s, 1)) == (["gorillion"], ["killer_bee"])  # 7 stays, the blocker was poisoned
    assert discard(s, 1) == ["bee_bear", "giraffodile", "luchataur"]
    ready(s, 1)


@pytest.mark.component("puffermech")
def test_puffermech_of_the_blocker_strikes_the_attacking_player() -> None:
    s = scene(["turbo_bug", "gorillion", "cave_lizard"], ["puffermech", "luchataur"])
    play(s, "attack:turbo_bug", "block:puffermech")
    assert (area(s, 0), area(s, 1)) == (["cave_lizard"], ["luchataur"])
    assert exhausted(s, 0, "cave_lizard")
    ready(s, 1)


@pytest.mark.component("steelhorn")
def test_steelhorn_makes_the_opponent_discard_three_of_his_choice() -> None:
    cards = ["koibra", "bee_bear", "lone_yeti", "shark_dog", "killer_bee"]
    s = scene(["steelhorn"], ["gorillion"], enemy_hand=cards, enemy_draw=["giraffodile", "turbo_bug"])
    play(s, "attack:steelhorn", "block:gorillion")
    assert set(asked(s, 1, "discard")) == {f"discard:{card}" for card in cards}
    play(s, "discard:koibra", "discard:bee_bear")
    assert draw(s, 1) == 2
    s.choose("discard:shark_dog")
    assert discard(s, 1) == ["bee_bear", "koibra", "shark_dog"]
    assert hand(s, 1) == ["giraffodile", "killer_bee", "lone_yeti", "turbo_bug"]
    ready(s, 1)


@pytest.mark.component("steelhorn")
def test_steelhorn_takes_the_whole_hand_if_it_is_smaller() -> None:
    s = scene(["gorillion"], ["steelhorn"], hand=["koibra", "bee_bear", "sawn"])
    play(s, "attack:gorillion", "block:steelhorn")
    assert (hand(s, 0), hand(s, 1)) == ([], ["robopup"])
    ready(s, 1)


@pytest.mark.component("sweet_fighter")
def test_sweet_fighter_leaves_its_last_controller_two_lives() -> None:
    s = play(scene(["gorillion"], ["sweet_fighter"]), "attack:gorillion", "block:sweet_fighter")
    assert (life(s, 0), life(s, 1)) == (3, 5)
    ready(s, 1)
    s = scene(["gorillion"], hand=["sweet_fighter"], enemy_mindbugs=1)
    play(s, "play:sweet_fighter", "mindbug")
    assert (life(s, 0), life(s, 1)) == (3, 3)  # being taken is not being defeated
    play(s, "attack:gorillion", "block:sweet_fighter")
    assert (life(s, 0), life(s, 1), discard(s, 1)) == (3, 5, ["sweet_fighter"])
    ready(s, 1)


@pytest.mark.component("sweet_fighter")
@pytest.mark.rule("MB-12.4")
def test_sweet_fighter_in_a_fight_of_equals() -> None:
    s = scene(["sweet_fighter"], [on("bee_bear", boost=["koibra"])])
    assert (power(s, 1, "bee_bear"), boosts(s, 1, "bee_bear")) == (9, ["koibra"])
    play(s, "attack:sweet_fighter", "block:bee_bear")
    assert (discard(s, 0), discard(s, 1)) == (["sweet_fighter"], ["bee_bear", "koibra"])
    assert (life(s, 0), life(s, 1)) == (5, 3)
    ready(s, 1)
