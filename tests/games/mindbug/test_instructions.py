"""MB-8.15 to MB-8.20: discards, steals, control, life loss, "this" and several targets."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    creature,
    discard,
    draw,
    events,
    exhausted,
    hand,
    known,
    life,
    on,
    play,
    ready,
    scene,
    waiting,
    won,
)


# --- discard and steal --------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.15")
def test_who_discards_chooses_the_cards_and_they_go_to_his_own_pile() -> None:
    """MB-D8."""
    s = scene(hand=["ferret_bomber", "robopup"], enemy_hand=["gorillion", "bee_bear", "killer_bee"])
    play(s, "play:ferret_bomber")
    assert asked(s, 1, "discard") == ["discard:gorillion", "discard:bee_bear", "discard:killer_bee"]
    play(s, "discard:bee_bear")
    assert asked(s, 1, "discard") == ["discard:gorillion", "discard:killer_bee"]
    play(s, "discard:killer_bee")
    assert discard(s, 1) == ["bee_bear", "killer_bee"]
    assert hand(s, 1) == ["gorillion"]
    ready(s, 1)


@pytest.mark.rule("MB-8.15")
def test_with_fewer_cards_than_demanded_all_are_discarded() -> None:
    s = scene(["gorillion"], ["steelhorn"], hand=["killer_bee", "bee_bear"])
    play(s, "attack:gorillion", "block:steelhorn")
    assert discard(s, 0) == ["bee_bear", "killer_bee"]
    assert hand(s, 0) == []
    ready(s, 1)


@pytest.mark.rule("MB-8.16")
@pytest.mark.parametrize("seed", range(6))
def test_a_stolen_card_is_random_and_goes_to_your_hand(seed: int) -> None:
    s = scene(["strange_barrel"], ["gorillion"], hand=[], enemy_hand=["bee_bear", "killer_bee", "turbo_bug"], seed=seed)
    play(s, "attack:strange_barrel", "block:gorillion")
    assert len(hand(s, 0)) == 2
    assert sorted(hand(s, 0) + hand(s, 1)) == ["bee_bear", "killer_bee", "turbo_bug"]
    assert known(s, 0) == hand(s, 0)
    ready(s, 1)


@pytest.mark.rule("MB-8.16")
def test_every_card_can_be_stolen_and_nobody_chooses() -> None:
    kept = set()
    for seed in range(30):
        s = scene(["strange_barrel"], ["gorillion"], enemy_hand=["bee_bear", "killer_bee", "turbo_bug"], seed=seed)
        play(s, "attack:strange_barrel", "block:gorillion")
        kept.add(hand(s, 1)[0])
    assert kept == {"bee_bear", "killer_bee", "turbo_bug"}


@pytest.mark.rule("MB-8.16")
def test_from_a_hand_of_one_card_one_is_stolen() -> None:
    s = scene(["strange_barrel"], ["gorillion"], enemy_hand=["bee_bear"])
    play(s, "attack:strange_barrel", "block:gorillion")
    assert hand(s, 0) == ["bee_bear", "robopup"]
    assert hand(s, 1) == []
    ready(s, 1)


# --- control and life ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.17", "MB-12.5", "MB-13.5")
def test_a_creature_changes_sides_with_everything_on_it() -> None:
    s = scene(enemy=[on("frosty_fortress", exhausted=True, boost=["sawn", "koibra"])], hand=["brain_fly", "robopup"])
    before = creature(s, 1, "frosty_fortress")
    play(s, "play:brain_fly")
    assert area(s, 1) == []
    assert creature(s, 0, "frosty_fortress") == before
    ready(s, 1)


@pytest.mark.rule("MB-8.18")
def test_a_loss_of_n_is_one_event_and_setting_life_is_none() -> None:
    """A20: Blessed Killer Bee makes each loss event 2 bigger, once; setting life is not an event."""
    s = scene(hand=["chuckling_chimpborg"], enemy_mindbugs=2, enemy_life=9, discard=["blessed_killer_bee"])
    play(s, "play:chuckling_chimpborg", "mindbug:none")
    assert life(s, 1) == 9 - 2 - 2
    assert len(events(s, "loses_life")) == 1
    s = scene(enemy_hand=["mysterious_mermaid", "gorillion"], enemy_life=9, discard=["blessed_killer_bee"])
    play(s, "play:robopup", "play:mysterious_mermaid")
    assert life(s, 1) == 3
    assert events(s, "loses_life") == []
    ready(s, 0)


@pytest.mark.rule("MB-8.18")
def test_a_loss_of_0_is_no_event() -> None:
    """A20: Turbo Bug against 1 life takes nothing, and nothing becomes bigger."""
    s = scene(["turbo_bug"], ["gorillion"], enemy_life=1, discard=["blessed_killer_bee"])
    play(s, "attack:turbo_bug")
    asked(s, 1, "block")
    assert life(s, 1) == 1
    s = scene(["turbo_bug"], ["gorillion"], enemy_life=9, discard=["blessed_killer_bee"])
    play(s, "attack:turbo_bug")
    won(s, 0, "life")  # a loss of 8 and 2 more
    s = scene(hand=["chuckling_chimpborg"], enemy_mindbugs=0, discard=["blessed_killer_bee"])
    play(s, "play:chuckling_chimpborg")
    assert life(s, 1) == 3
    ready(s, 1)


@pytest.mark.rule("MB-8.18")
def test_each_of_two_losses_becomes_bigger_and_ones_own_payment_too() -> None:
    """A20: Chameleon Sniper's effect and its unblocked attack are two events; a price is a loss event as well."""
    s = scene(["chameleon_sniper"], discard=["blessed_killer_bee"], enemy_life=9)
    play(s, "attack:chameleon_sniper")
    assert life(s, 1) == 9 - 3 - 3
    ready(s, 1)
    s = scene(hand=["dr_orange_u_tan", "robopup"], life=9, enemy_discard=["blessed_killer_bee"])
    play(s, "play:dr_orange_u_tan", "pay")
    assert life(s, 0) == 9 - 3
    s = scene(hand=["dr_orange_u_tan", "robopup"], life=9, discard=["blessed_killer_bee"])
    play(s, "play:dr_orange_u_tan", "pay")
    assert life(s, 0) == 9 - 1, "one's own Bee harms the opponent only"
    ready(s, 1)


@pytest.mark.rule("MB-8.3", "MB-14.1")
def test_the_last_life_may_be_paid_and_a_price_may_be_paid_for_nothing() -> None:
    """A29: Dr. Orange U. Tan at 1 life pays and loses. A37: he may pay with no enemy creature there. MB-D14."""
    s = scene(hand=["dr_orange_u_tan", "robopup"], life=1)
    play(s, "play:dr_orange_u_tan")
    assert asked(s, 0, "pay") == ["pay", "pay:none"]
    other = s.clone()
    play(s, "pay")
    won(s, 1, "life")
    play(other, "pay:none")
    assert life(other, 0) == 1
    ready(other, 1)
    s = scene(hand=["dr_orange_u_tan", "robopup"])
    play(s, "play:dr_orange_u_tan", "pay")
    assert life(s, 0) == 2
    ready(s, 1)


# --- this, and several targets ------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.19")
def test_the_parts_that_need_this_in_play_do_nothing_when_it_has_left() -> None:
    """A36: The Experiment falls before its Play effect starts: nobody gets it, but you still take an enemy creature."""
    s = scene(
        ["gorillion"],
        ["radioactive_rabbit", "trash_flier", "explosive_toad"],
        discard=["the_experiment"],
        hand=["sawn"],
    )
    play(s, "attack:gorillion", "block:radioactive_rabbit", "order:enemy.trash_flier")
    assert asked(s, 0, "order") == ["order:enemy.explosive_toad", "order:enemy.the_experiment"]
    play(s, "order:enemy.explosive_toad", "target:own.the_experiment")
    assert area(s, 1) == ["gorillion"], "the second part was done"
    assert area(s, 0) == []
    assert discard(s, 1) == ["explosive_toad", "radioactive_rabbit", "the_experiment", "trash_flier"]
    ready(s, 1)


@pytest.mark.rule("MB-8.19", "MB-8.1")
def test_an_effect_goes_on_though_its_first_part_felled_its_source() -> None:
    """A36: Octocopter is gone when it takes an enemy creature."""
    s = scene(["octocopter"], ["bee_bear", "kitsunsei"])
    play(s, "act:octocopter", "target:enemy.bee_bear")
    assert area(s, 0) == ["bee_bear"]
    assert discard(s, 0) == ["octocopter"]
    ready(s, 1)


@pytest.mark.rule("MB-8.20")
def test_several_targets_are_different_and_named_before_anything_happens() -> None:
    """Turtle Toaster: Shield Bugs and their 5 are named together, though the 5 would be a 4 without them."""
    s = scene(
        enemy=[on("shield_bugs", exhausted=True), "ferret_bomber", "kitsunsei"],
        hand=["turtle_toaster", "robopup"],
        enemy_hand=["gorillion"],
    )
    play(s, "play:turtle_toaster")
    assert asked(s, 0, "target") == ["target:enemy.shield_bugs", "target:enemy.kitsunsei", "target:done"]
    play(s, "target:enemy.shield_bugs")
    assert area(s, 1) == ["shield_bugs", "ferret_bomber", "kitsunsei"], "nothing has happened yet"
    assert asked(s, 0, "target") == ["target:enemy.kitsunsei", "target:done"]
    play(s, "target:enemy.kitsunsei")
    assert area(s, 1) == ["ferret_bomber"]
    ready(s, 1)


@pytest.mark.rule("MB-8.20")
def test_for_each_is_done_one_after_the_other() -> None:
    """A23: Tornado Dragon may choose the same Tough creature twice; Defeated effects wait to the end."""
    s = scene(
        enemy=["rhino_turtle", "strange_barrel"],
        hand=["tornado_dragon", "killer_bee", "bee_bear", "turbo_bug", "sawn"],
        draw=["octocopter", "shark_dog", "kitsunsei", "robopup"],
        enemy_hand=["gorillion"],
    )
    play(s, "play:tornado_dragon", "discard:killer_bee")
    assert draw(s, 0) == 3, "nothing drawn between the two discards"
    play(s, "discard:sawn")
    assert draw(s, 0) == 1
    assert asked(s, 0, "target") == [
        "target:own.tornado_dragon",
        "target:enemy.rhino_turtle",
        "target:enemy.strange_barrel",
    ]
    again = s.clone()
    play(s, "target:enemy.rhino_turtle")
    assert exhausted(s, 1, "rhino_turtle")
    play(s, "target:enemy.rhino_turtle")
    assert area(s, 1) == ["strange_barrel"]
    ready(s, 1)
    play(again, "target:enemy.strange_barrel")
    assert waiting(again) == [(1, "strange_barrel")], "it waits until the Dragon is done"
    asked(again, 0, "target")
    play(again, "target:own.tornado_dragon")
    assert len(hand(again, 1)) == 3
    ready(again, 1)


@pytest.mark.rule("MB-8.20")
def test_a_pair_of_equal_power_is_compulsory_and_falls_together() -> None:
    """A22: Pyro Salamancer, itself included; MB-D7: pairs."""
    s = scene(["dr_orange_u_tan", "bee_bear"], ["infernostrich", "gorillion"], hand=["pyro_salamancer", "robopup"])
    play(s, "play:pyro_salamancer")
    first = ["target:own.dr_orange_u_tan", "target:own.pyro_salamancer", "target:enemy.infernostrich"]
    assert asked(s, 0, "target") == first
    play(s, "target:own.pyro_salamancer")
    assert asked(s, 0, "target") == ["target:own.dr_orange_u_tan", "target:enemy.infernostrich"]
    play(s, "target:enemy.infernostrich")
    assert (area(s, 0), area(s, 1)) == (["dr_orange_u_tan", "bee_bear"], ["gorillion"])
    ready(s, 1)


@pytest.mark.rule("MB-8.20", "MB-12.2")
def test_pyro_salamancers_boost_comes_before_the_pair() -> None:
    """A22: the boost may make or break a pair; without one nothing happens."""
    s = scene(["octocopter"], ["gorillion"], hand=["pyro_salamancer", "robopup"], discard=["koibra"])
    nothing = play(s.clone(), "play:pyro_salamancer", "boost:none")
    assert area(nothing, 0) == ["octocopter", "pyro_salamancer"]
    ready(nothing, 1)
    play(s, "play:pyro_salamancer", "boost:own.koibra", "target:own.octocopter")
    assert [e.data["card"] for e in events(s, "boosts")] == ["octocopter"]  # 6 and 6: the only pair, so nobody is asked
    assert area(s, 0) == []
    assert discard(s, 0) == ["koibra", "octocopter", "pyro_salamancer"]
    ready(s, 1)
