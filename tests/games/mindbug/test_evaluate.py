"""What a bot sees in a position: the last lives, Mindbugs, cards to come, creatures that nobody can stop."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.mindbug.scene import on, play, scene


def test_both_sides_alike_leave_the_one_on_turn_a_little_ahead() -> None:
    s = scene(["luchataur"], ["luchataur"])
    assert 0.5 < s.evaluate(0) < 0.6


def test_the_last_lives_count_most() -> None:
    chances = [scene(life=life).evaluate(0) for life in (1, 2, 3, 4, 5)]
    gains = [more - less for less, more in pairwise(chances)]
    assert all(gain > 0 for gain in gains)
    assert gains[0] > gains[1] > gains[2]


@pytest.mark.parametrize(
    "better",
    [
        {"mindbugs": 1},
        {"hand": ["robopup", "bee_bear"]},
        {"area": ["bee_bear"]},
        {"enemy_life": 2},
    ],
)
def test_everything_of_value_raises_the_chance(better: dict[str, object]) -> None:
    assert scene(**better).evaluate(0) > scene().evaluate(0)  # type: ignore[arg-type]


def test_a_sneaky_creature_is_worth_most_where_nobody_can_block_it() -> None:
    free = scene(["tiger_squirrel"], ["brain_fly"]).evaluate(0)
    watched = scene(["tiger_squirrel"], ["spider_owl"]).evaluate(0)
    assert free > scene(["turbo_bug"], ["brain_fly"]).evaluate(0)
    assert free > watched


def test_the_strongest_creature_counts_more_than_its_power() -> None:
    """Bee Bear is as much stronger than Giraffodile in both, but only once does it become the strongest of all."""
    becomes = scene(["bee_bear"], ["kangasaurus_rex"]).evaluate(0) - scene(
        ["giraffodile"], ["kangasaurus_rex"]
    ).evaluate(0)
    stays = scene(["bee_bear"], ["gorillion"]).evaluate(0) - scene(["giraffodile"], ["gorillion"]).evaluate(0)
    assert becomes > stays > 0


def test_an_exhausted_tough_creature_is_worth_less() -> None:
    assert scene(["rhino_turtle"]).evaluate(0) > scene([on("rhino_turtle", exhausted=True)]).evaluate(0)


def test_a_card_being_played_already_counts() -> None:
    """Else playing would look like throwing a card away until the opponent has decided about a Mindbug."""
    s = scene(hand=["gorillion", "robopup"], enemy_mindbugs=1)
    without = scene(hand=["robopup"], enemy_mindbugs=1).evaluate(0)
    play(s, "play:gorillion")
    assert s.to_act == (1,)
    assert s.evaluate(0) > without


def test_a_card_in_the_draw_pile_is_worth_less_than_one_in_hand() -> None:
    five = ["robopup", "bee_bear", "luchataur", "brain_fly", "turbo_bug"]
    nothing = scene(hand=five).evaluate(0)
    to_come = scene(hand=five, draw=["giraffodile"]).evaluate(0)
    in_hand = scene(hand=[*five, "giraffodile"]).evaluate(0)
    assert in_hand > to_come > nothing
