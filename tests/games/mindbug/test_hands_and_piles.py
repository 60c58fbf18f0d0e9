"""MB-2: life, the draw rule, discard piles, and what becomes of cards that leave play."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    GAME,
    area,
    asked,
    boosts,
    creature,
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
    scene,
    side,
    table,
    won,
)

FIVE = ["gorillion", "luchataur", "luchataur", "rhino_turtle", "rhino_turtle"]
OTHER_FIVE = ["bee_bear", "tusked_extorter", "tusked_extorter", "westside_monster", "westside_monster"]


# --- life ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-2.1", "MB-14.1")
def test_the_game_is_won_the_moment_the_opponents_life_is_0() -> None:
    s = scene(["gorillion"], enemy_life=1)
    play(s, "attack:gorillion")
    won(s, 0, "life")
    assert s.result is not None
    assert s.result.scores == (3, 0)


@pytest.mark.rule("MB-2.1", "MB-14.1")
def test_after_the_last_life_nothing_further_resolves() -> None:
    """Fire Antler takes the last life and would then boost; Sweet Fighter's 2 life, waiting, come too late."""
    s = scene(["fire_antler"], ["sweet_fighter", "kitsunsei"], enemy_life=1, discard=["gorillion"])
    play(s, "attack:fire_antler", "block:sweet_fighter")  # 8 against 9: only Fire Antler falls
    won(s, 0, "life")
    assert life(s, 1) == 0
    assert boosts(s, 1, "sweet_fighter") == []
    assert discard(s, 0) == ["fire_antler", "gorillion"]


@pytest.mark.rule("MB-2.1", "MB-14.1")
def test_a_player_whose_life_is_0_is_not_saved_by_a_waiting_effect() -> None:
    """Both fall; Fire Antler is resolved first, so the 2 life of the waiting Sweet Fighter never come."""
    s = scene([on("fire_antler", boost=["sawn"])], ["sweet_fighter"], enemy_life=1)
    play(s, "attack:fire_antler", "block:sweet_fighter")
    assert asked(s, 0, "order") == ["order:own.fire_antler", "order:enemy.sweet_fighter"]
    later = s.clone()
    play(s, "order:own.fire_antler")
    won(s, 0, "life")
    play(later, "order:enemy.sweet_fighter")  # the other way round they have 3 - 1
    assert life(later, 1) == 2
    ready(later, 1)


@pytest.mark.rule("MB-2.2")
def test_life_has_no_upper_limit() -> None:
    s = scene(hand=["axolotl_healer", "robopup"], life=500)
    play(s, "play:axolotl_healer")
    assert life(s, 0) == 502
    ready(s, 1)


@pytest.mark.rule("MB-2.2")
def test_a_bigger_loss_stops_at_0() -> None:
    s = scene(hand=["chuckling_chimpborg"], enemy_mindbugs=2, enemy_life=1)
    play(s, "play:chuckling_chimpborg", "mindbug:none")
    assert life(s, 1) == 0
    won(s, 0, "life")


# --- the draw rule ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-2.3", "MB-5.2")
def test_whoever_plays_a_card_draws_before_the_opponent_decides_about_a_mindbug() -> None:
    s = scene(hand=FIVE, draw=["killer_bee", "turbo_bug"], enemy_mindbugs=1)
    play(s, "play:gorillion")
    asked(s, 1, "mindbug")
    assert len(hand(s, 0)) == 5
    assert draw(s, 0) == 1
    play(s, "mindbug:none")
    ready(s, 1)


@pytest.mark.rule("MB-2.3", "MB-2.6")
def test_whoever_is_stolen_from_draws_at_once() -> None:
    s = scene(["strange_barrel"], ["gorillion"], enemy_hand=OTHER_FIVE, enemy_draw=["killer_bee", "turbo_bug", "sawn"])
    play(s, "attack:strange_barrel", "block:gorillion")
    assert len(hand(s, 0)) == 3  # a Robopup and two stolen cards
    assert len(hand(s, 1)) == 5
    assert draw(s, 1) == 1
    ready(s, 1)


@pytest.mark.rule("MB-2.3")
def test_the_draw_comes_before_the_next_instruction_of_the_same_effect() -> None:
    """Earwig Assassin's price is a discard; the card is drawn before the creature is chosen."""
    s = scene(
        enemy=["gorillion"],
        hand=["earwig_assassin", "luchataur", "luchataur", "rhino_turtle", "rhino_turtle"],
        draw=["bee_bear", "killer_bee", "turbo_bug"],
    )
    play(s, "play:earwig_assassin")
    assert draw(s, 0) == 2
    play(s, "pay", "discard:luchataur")
    asked(s, 0, "target")
    assert draw(s, 0) == 1
    assert len(hand(s, 0)) == 5
    play(s, "target:enemy.gorillion")
    assert area(s, 1) == []
    ready(s, 1)


@pytest.mark.rule("MB-2.3")
def test_whoever_discards_draws_before_he_decides_about_blocking() -> None:
    s = scene(["tusked_extorter"], ["gorillion"], enemy_hand=["bee_bear", *FIVE[1:]], enemy_draw=["killer_bee"])
    play(s, "attack:tusked_extorter")
    asked(s, 1, "discard")
    play(s, "discard:bee_bear")
    asked(s, 1, "block")
    assert "killer_bee" in hand(s, 1)
    play(s, "block:none")
    ready(s, 1)


@pytest.mark.rule("MB-2.3")
def test_a_card_put_away_by_an_effect_is_replaced_at_once() -> None:
    s = scene(hand=["koibra", "robopup"], enemy_hand=FIVE, enemy_draw=["killer_bee", "turbo_bug"])
    play(s, "play:koibra")
    asked(s, 0, "pile")
    play(s, "pile:own")
    assert len(hand(s, 1)) == 5
    assert draw(s, 1) == 1
    ready(s, 1)


@pytest.mark.rule("MB-2.4")
def test_with_an_empty_draw_pile_nothing_is_drawn_and_nothing_is_reshuffled() -> None:
    s = scene(hand=FIVE, discard=["killer_bee", "turbo_bug"])
    play(s, "play:gorillion")
    assert hand(s, 0) == FIVE[1:]
    assert discard(s, 0) == ["killer_bee", "turbo_bug"]
    assert life(s, 0) == 3
    ready(s, 1)


@pytest.mark.rule("MB-2.4")
def test_if_fewer_cards_remain_than_needed_all_of_them_are_drawn() -> None:
    s = scene(hand=["ferret_bomber", "robopup"], enemy_hand=FIVE, enemy_draw=["killer_bee"])
    play(s, "play:ferret_bomber", "discard:gorillion", "discard:luchataur")
    assert hand(s, 1) == ["killer_bee", "luchataur", "rhino_turtle", "rhino_turtle"]
    assert draw(s, 1) == 0
    ready(s, 1)


@pytest.mark.rule("MB-2.5")
def test_nobody_discards_down_to_five_and_a_full_hand_draws_nothing() -> None:
    """A30: cards that come to a hand of five or more are simply more cards."""
    s = scene(hand=["giraffodile", *FIVE], discard=["killer_bee", "turbo_bug"], draw=["bee_bear"])
    play(s, "play:giraffodile")
    assert hand(s, 0) == sorted([*FIVE, "killer_bee", "turbo_bug"])
    assert draw(s, 0) == 1
    ready(s, 1)


@pytest.mark.rule("MB-2.6")
def test_a_player_with_a_draw_pile_always_holds_five_cards_between_moves() -> None:
    for seed in range(20):
        s = GAME.new(seed=seed)
        while not s.over:
            if s.decision().kind != "discard":
                for seat in (0, 1):
                    assert len(hand(s, seat)) >= 5 or draw(s, seat) == 0
            s.choose(seed % s.width)


@pytest.mark.rule("MB-2.7")
def test_a_card_drawn_by_the_draw_rule_is_never_caught_by_the_same_discard() -> None:
    """A2: two cards are discarded together and only then two are drawn."""
    s = scene(hand=["ferret_bomber", "robopup"], enemy_hand=FIVE, enemy_draw=["killer_bee", "turbo_bug", "sawn"])
    play(s, "play:ferret_bomber", "discard:gorillion")
    assert "discard:killer_bee" not in asked(s, 1, "discard")
    assert draw(s, 1) == 3, "nothing is drawn between the two"
    play(s, "discard:rhino_turtle")
    assert hand(s, 1) == ["killer_bee", "luchataur", "luchataur", "rhino_turtle", "turbo_bug"]
    assert discard(s, 1) == ["gorillion", "rhino_turtle"]
    assert len(events(s, "discards")) == 1
    assert len(events(s, "draws", 1)) == 1
    ready(s, 1)


@pytest.mark.rule("MB-2.7", "MB-8.16")
@pytest.mark.parametrize("seed", range(8))
def test_both_stolen_cards_come_from_the_hand_as_it_was(seed: int) -> None:
    """A2: the cards drawn in their place cannot be stolen by the same effect."""
    s = scene(
        ["strange_barrel"], ["gorillion"], enemy_hand=OTHER_FIVE, enemy_draw=["killer_bee", "turbo_bug"], seed=seed
    )
    play(s, "attack:strange_barrel", "block:gorillion")
    assert {"killer_bee", "turbo_bug"} <= set(hand(s, 1))
    assert sorted([*hand(s, 0), *hand(s, 1)]) == sorted([*OTHER_FIVE, "robopup", "killer_bee", "turbo_bug"])
    assert len(events(s, "steals")) == 1
    ready(s, 1)


@pytest.mark.rule("MB-2.7")
def test_one_discard_per_creature_is_one_move() -> None:
    """Cheeky Chimpborg: three creatures, three cards, then three are drawn."""
    s = scene(
        hand=["cheeky_chimpborg", "robopup"],
        enemy=["kitsunsei", "sawn", "sweet_fighter"],
        enemy_hand=FIVE,
        enemy_draw=["killer_bee", "turbo_bug", "bee_bear", "shark_dog"],
    )
    play(s, "play:cheeky_chimpborg", "discard:luchataur", "discard:luchataur", "discard:gorillion")
    assert hand(s, 1) == ["bee_bear", "killer_bee", "rhino_turtle", "rhino_turtle", "turbo_bug"]
    assert draw(s, 1) == 1
    ready(s, 1)


@pytest.mark.rule("MB-2.7")
def test_hand_and_draw_pile_go_together_and_nothing_is_drawn() -> None:
    """A3: Frosty Fortress puts both into the discard pile at once."""
    s = scene(["frosty_fortress"], ["gorillion"], enemy_hand=OTHER_FIVE, enemy_draw=["killer_bee", "turbo_bug"])
    play(s, "attack:frosty_fortress")
    asked(s, 1, "block")
    assert hand(s, 1) == []
    assert draw(s, 1) == 0
    assert discard(s, 1) == sorted([*OTHER_FIVE, "killer_bee", "turbo_bug"])
    assert events(s, "draws", 1) == []
    assert hand(s, 0) == ["robopup"], "the attacker's own hand stays"
    play(s, "block:none")
    ready(s, 1)


# --- piles --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-2.8")
def test_anyone_sees_discard_piles_and_boost_cards() -> None:
    s = scene(
        [on("gorillion", boost=["sawn"])],
        [on("bee_bear", boost=["koibra"])],
        discard=["turbo_bug"],
        enemy_discard=["peacasus"],
    )
    for viewer in (0, 1, None):
        assert [side(s, seat, viewer)["discard"] for seat in (0, 1)] == [["turbo_bug"], ["peacasus"]]
        assert [side(s, seat, viewer)["area"][0]["boost"] for seat in (0, 1)] == [["sawn"], ["koibra"]]


@pytest.mark.rule("MB-2.9", "MB-5.9")
def test_a_creature_taken_with_a_mindbug_goes_to_its_new_controllers_pile() -> None:
    """A12: the last controller's discard pile."""
    s = scene(["gorillion"], hand=["bee_bear", "robopup"], enemy_mindbugs=1)
    play(s, "play:bee_bear", "mindbug", "attack:gorillion", "block:bee_bear")
    assert discard(s, 1) == ["bee_bear"]
    assert discard(s, 0) == []
    ready(s, 1)


@pytest.mark.rule("MB-2.9")
def test_a_creature_taken_over_by_an_effect_goes_to_its_last_controllers_pile() -> None:
    """A12, A34: "to whom it belongs" means the controller."""
    s = scene(enemy=["luchataur", "gorillion"], hand=["brain_fly", "robopup"])
    play(s, "play:brain_fly", "target:enemy.luchataur")
    assert area(s, 0) == ["brain_fly", "luchataur"]
    play(s, "attack:gorillion", "block:luchataur")
    assert discard(s, 0) == ["luchataur"]
    assert discard(s, 1) == []
    ready(s, 0)


@pytest.mark.rule("MB-2.9")
def test_a_creature_played_out_of_the_opponents_pile_goes_to_its_last_controllers_pile() -> None:
    """A12: Grave Robber keeps what it dug up."""
    s = scene(enemy=["gorillion"], hand=["grave_robber", "robopup"], enemy_discard=["luchataur"])
    play(s, "play:grave_robber", "attack:gorillion", "block:luchataur")
    assert discard(s, 0) == ["luchataur"]
    assert discard(s, 1) == []
    ready(s, 0)


@pytest.mark.rule("MB-2.9")
def test_a_taken_creature_returns_to_its_last_controllers_hand() -> None:
    s = scene(enemy=["gorillion"], hand=["brain_fly", "robopup"], enemy_hand=["dr_orange_u_tan", "robopup"])
    play(s, "play:brain_fly", "play:dr_orange_u_tan", "pay")
    assert hand(s, 0) == ["brain_fly", "gorillion", "robopup"]
    assert known(s, 0) == ["brain_fly", "gorillion"]
    assert hand(s, 1) == ["robopup"]
    ready(s, 0)


@pytest.mark.rule("MB-2.10", "MB-12.4", "MB-13.4")
def test_a_card_that_comes_back_is_a_fresh_object() -> None:
    s = scene(
        enemy=[on("frog_prophet", exhausted=True, boost=["sawn"])],
        hand=["dr_orange_u_tan", "robopup"],
        enemy_hand=["gorillion"],
    )
    before = creature(s, 1, "frog_prophet")["id"]
    play(s, "play:dr_orange_u_tan", "pay")
    assert hand(s, 1) == ["curious_tadpole", "gorillion"]
    assert discard(s, 1) == ["sawn"]
    play(s, "play:curious_tadpole")
    back = creature(s, 1, "curious_tadpole")
    assert back["id"] != before
    assert (back["stage"], back["exhausted"], back["boost"], back["power"]) == (1, False, [], 1)
    ready(s, 0)


@pytest.mark.rule("MB-2.10")
def test_a_tough_creature_that_comes_back_can_be_exhausted_again() -> None:
    s = scene(["gorillion"], [on("rhino_turtle", exhausted=True)], enemy_hand=["compost_dragon", "robopup"])
    play(s, "attack:gorillion", "block:rhino_turtle")
    assert discard(s, 1) == ["rhino_turtle"]
    play(s, "play:compost_dragon")
    assert not exhausted(s, 1, "rhino_turtle")
    play(s, "attack:gorillion", "block:rhino_turtle")
    assert exhausted(s, 1, "rhino_turtle")
    ready(s, 1)


@pytest.mark.rule("MB-2.9")
def test_a_taken_creature_fights_for_its_new_controller() -> None:
    s = scene(enemy=["luchataur"], hand=["brain_fly", "robopup"], enemy_hand=["gorillion", "robopup"], mindbugs=2)
    play(s, "play:brain_fly", "play:gorillion", "mindbug:none")
    play(s, "attack:luchataur")
    assert asked(s, 1, "block") == ["block:gorillion", "block:none"]
    play(s, "block:none", "again:none")
    assert mindbugs(s, 0) == 2
    assert power(s, 0, "luchataur") == 9
    assert table(s)["turn"] == 4
    ready(s, 1)
