"""The decision points MB-D1 to MB-D17: who is asked, when, with which options, and when nobody needs to be asked."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna import State
from tests.games.mindbug.scene import (
    area,
    asked,
    boosts,
    creature,
    discard,
    events,
    exhausted,
    hand,
    life,
    on,
    play,
    ready,
    refused,
    scene,
    table,
)


def decision_of(s: State) -> tuple[int, str, str, str]:
    """Seat, kind, rule and the card whose text asks."""
    d = s.decision()
    return d.seat, d.kind, d.rule, d.source


# --- MB-D1 and MB-D2 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-4.1")
def test_d1_the_action_is_asked_even_if_there_is_only_one() -> None:
    """What they hold is hidden, so a single option is not taken for them."""
    s = scene(hand=["gorillion"])
    assert asked(s, 0, "action") == ["play:gorillion"]
    assert decision_of(s) == (0, "action", "MB-4.1", "")
    assert [o.at for o in s.decision().options] == ["hand0.gorillion"]


@pytest.mark.rule("MB-4.1")
def test_d1_only_the_active_player_is_asked() -> None:
    s = scene(["gorillion"], ["bee_bear"])
    with pytest.raises(herna.BadSeat):
        s.codes(1)
    with pytest.raises(herna.BadSeat):
        s.choose("attack:bee_bear", 1)
    with pytest.raises(herna.BadSeat):
        s.choose("attack:gorillion", 2)
    with pytest.raises(herna.IllegalChoice):
        s.choose("attack:bee_bear")
    with pytest.raises(herna.IllegalChoice):
        s.choose(2)
    with pytest.raises(herna.IllegalChoice):
        s.choose(-1)
    assert refused(s, "attack:bee_bear", 1) == ("MB-4.1", "not_asked")
    ready(s, 0)


@pytest.mark.rule("MB-4.1")
def test_a_choice_may_be_an_index_a_code_or_an_option() -> None:
    for choice in (1, "attack:gorillion"):
        s = scene(["gorillion"])
        s.choose(choice)
        assert life(s, 1) == 2
    s = scene(["gorillion"])
    s.choose(s.decision().options[1])
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-5.3")
def test_d2_mindbug() -> None:
    s = scene(hand=["gorillion", "robopup"], enemy_mindbugs=1)
    play(s, "play:gorillion")
    assert decision_of(s) == (1, "mindbug", "MB-5.3", "gorillion")
    assert refused(s, "play:robopup") == ("MB-5.3", "another_question")
    assert refused(s, "hello") == ("MB-5.3", "unknown_code")


# --- MB-D3 to MB-D5 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-6.5")
def test_d3_hunter() -> None:
    s = scene(["killer_bee"], ["robopup"], hand=["gorillion"], enemy_hand=["bee_bear"])
    play(s, "attack:killer_bee")
    assert asked(s, 0, "hunt") == ["hunt:robopup", "hunt:none"], "optional, so offered with one creature too"
    assert decision_of(s) == (0, "hunt", "MB-6.5", "killer_bee")
    assert s.decision().options[0].at == creature(s, 1, "robopup")["id"]


@pytest.mark.rule("MB-6.6")
def test_d4_block() -> None:
    s = scene(["gorillion"], ["robopup"], hand=["bee_bear"])
    play(s, "attack:gorillion")
    assert asked(s, 1, "block") == ["block:robopup", "block:none"]
    assert decision_of(s) == (1, "block", "MB-6.6", "gorillion")


@pytest.mark.rule("MB-9.5")
def test_d5_second_attack() -> None:
    s = scene(["luchataur"])
    play(s, "attack:luchataur")
    assert decision_of(s) == (0, "again", "MB-9.5", "luchataur")
    assert s.codes() == ["again", "again:none"]


# --- MB-D6 --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.8")
def test_d6_order_is_asked_of_the_active_player_only_with_two_or_more() -> None:
    s = scene(["sweet_fighter"], ["puffermech"])
    play(s, "attack:sweet_fighter", "block:puffermech")
    assert decision_of(s) == (0, "order", "MB-8.8", "")
    assert s.codes() == ["order:own.sweet_fighter", "order:enemy.puffermech"]
    assert refused(s, "order:none") == ("MB-8.8", "no_way_out")
    play(s, "order:enemy.puffermech")
    assert (life(s, 0), life(s, 1)) == (5, 3), "the last one needs no question"
    ready(s, 1)


@pytest.mark.rule("MB-8.8")
def test_d6_effects_that_only_give_life_come_in_any_order_and_nobody_is_asked() -> None:
    s = scene(["sweet_fighter"], ["sweet_fighter"])
    play(s, "attack:sweet_fighter", "block:sweet_fighter")
    assert (life(s, 0), life(s, 1)) == (5, 5)
    ready(s, 1)


@pytest.mark.rule("MB-8.8")
def test_d6_is_the_active_players_also_when_both_effects_are_the_opponents() -> None:
    s = scene(["gorillion"], ["radioactive_rabbit", "sweet_fighter", "steelhorn"])
    play(s, "attack:gorillion", "block:radioactive_rabbit")
    assert asked(s, 0, "order") == ["order:enemy.sweet_fighter", "order:enemy.steelhorn"]


# --- MB-D7 --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.3")
def test_d7_a_single_compulsory_target_is_taken_at_once() -> None:
    s = scene(["gorillion"], ["bee_bear", "kitsunsei"], hand=["tiger_squirrel", "robopup"])
    play(s, "play:tiger_squirrel")
    assert discard(s, 1) == ["bee_bear"]
    assert area(s, 0) == ["gorillion", "tiger_squirrel"], "one's own 10 was no target"
    ready(s, 1)


@pytest.mark.rule("MB-8.3", "MB-8.1")
def test_d7_without_a_target_nothing_is_asked() -> None:
    s = scene(["gorillion"], ["dr_orange_u_tan", "kitsunsei"], hand=["tiger_squirrel", "robopup"])
    play(s, "play:tiger_squirrel")
    assert len(area(s, 1)) == 2
    ready(s, 1)
    s = scene(["harpy_mother", "gorillion"], ["bee_bear"])
    play(s, "attack:harpy_mother", "block:bee_bear")
    ready(s, 1)


@pytest.mark.rule("MB-8.3")
def test_d7_an_optional_target_is_offered_also_if_there_is_only_one() -> None:
    s = scene(enemy=["octocopter", "robopup"], hand=["turtle_toaster", "gorillion"], enemy_hand=["killer_bee"])
    play(s, "play:turtle_toaster")
    assert asked(s, 0, "target") == ["target:enemy.octocopter", "target:done"]
    assert decision_of(s) == (0, "target", "MB-8.3", "turtle_toaster")
    play(s, "target:enemy.octocopter")
    assert discard(s, 1) == ["octocopter"]
    ready(s, 1)


@pytest.mark.rule("MB-8.3", "MB-7.5")
def test_d7_whom_to_force_to_attack() -> None:
    s = scene(["cake_trickster"], ["bee_bear", "cave_lizard", "kitsunsei"])
    play(s, "act:cake_trickster")
    assert asked(s, 0, "target") == ["target:enemy.bee_bear", "target:enemy.kitsunsei"]
    assert decision_of(s) == (0, "target", "MB-8.3", "cake_trickster")


# --- MB-D8 --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.15")
def test_d8_discard_is_asked_even_if_all_cards_are_equal() -> None:
    """The options are hidden: taking one for them would tell that they hold two of a kind."""
    s = scene(["tusked_extorter"], enemy_hand=["luchataur", "luchataur"])
    play(s, "attack:tusked_extorter")
    assert asked(s, 1, "discard") == ["discard:luchataur"]
    assert decision_of(s) == (1, "discard", "MB-8.15", "tusked_extorter")
    play(s, "discard:luchataur")
    assert hand(s, 1) == ["luchataur"]
    ready(s, 1)


@pytest.mark.rule("MB-8.15")
def test_d8_with_no_more_cards_than_demanded_nothing_is_asked() -> None:
    """How many cards they hold is public, so nothing is told by that."""
    s = scene(["tusked_extorter"], enemy_hand=["luchataur"], enemy=["gorillion"])
    play(s, "attack:tusked_extorter")
    assert discard(s, 1) == ["luchataur"]
    asked(s, 1, "block")


@pytest.mark.rule("MB-8.3", "MB-8.15")
def test_d8_optional_discards() -> None:
    """Tornado Dragon: 0, 1 or 2; nothing with an empty hand."""
    s = scene(enemy=["gorillion"], hand=["tornado_dragon", "killer_bee", "bee_bear", "robopup"])
    play(s, "play:tornado_dragon")
    assert asked(s, 0, "discard") == ["discard:killer_bee", "discard:bee_bear", "discard:robopup", "discard:done"]
    none = play(s.clone(), "discard:done")
    assert area(none, 1) == ["gorillion"]
    ready(none, 1)
    play(s, "discard:bee_bear", "discard:done")
    assert asked(s, 0, "target") == ["target:own.tornado_dragon", "target:enemy.gorillion"]
    play(s, "target:enemy.gorillion")
    ready(s, 1)
    s = scene(enemy=["gorillion"], hand=["tornado_dragon"])
    play(s, "play:tornado_dragon")
    ready(s, 1)


# --- MB-D9 and MB-D10 ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.3", "MB-8.10")
@pytest.mark.parametrize(("name", "pile"), [("compost_dragon", "own"), ("grave_robber", "enemy")])
def test_d9_a_card_out_of_a_discard_pile_is_compulsory(name: str, pile: str) -> None:
    piles: dict[str, Any] = {
        "discard": ["bee_bear", "gorillion"],
        "enemy_discard": ["luchataur", "kitsunsei", "luchataur"],
    }
    s = scene(hand=[name, "robopup"], **piles)
    play(s, f"play:{name}")
    cards = ["bee_bear", "gorillion"] if pile == "own" else ["luchataur", "kitsunsei"]
    assert asked(s, 0, "enter") == [f"enter:{pile}.{card}" for card in cards], "equal cards are one option"
    assert decision_of(s) == (0, "enter", "MB-8.10", name)
    play(s, f"enter:{pile}.{cards[1]}")
    assert area(s, 0) == [name, cards[1]]
    ready(s, 1)


@pytest.mark.rule("MB-8.1")
@pytest.mark.parametrize(("name", "other"), [("compost_dragon", "enemy_discard"), ("grave_robber", "discard")])
def test_d9_an_empty_pile_gives_nothing(name: str, other: str) -> None:
    pile: dict[str, Any] = {other: ["gorillion"]}
    s = scene(hand=[name, "robopup"], **pile)
    play(s, f"play:{name}")
    assert area(s, 0) == [name]
    ready(s, 1)


@pytest.mark.rule("MB-8.3")
def test_d10_trash_diver_takes_two_of_the_opponents_pile() -> None:
    s = scene(["trash_diver"], enemy_discard=["bee_bear", "gorillion", "luchataur"], discard=["sawn"])
    play(s, "attack:trash_diver")
    assert asked(s, 0, "take") == ["take:enemy.bee_bear", "take:enemy.gorillion", "take:enemy.luchataur"]
    play(s, "take:enemy.luchataur")
    assert asked(s, 0, "take") == ["take:enemy.bee_bear", "take:enemy.gorillion"]
    play(s, "take:enemy.bee_bear")
    assert hand(s, 0) == ["bee_bear", "luchataur", "robopup"]
    assert discard(s, 1) == ["gorillion"]
    ready(s, 1)


@pytest.mark.rule("MB-8.1", "MB-8.3")
def test_d10_with_two_or_fewer_all_are_taken() -> None:
    for pile in (["bee_bear", "gorillion"], ["bee_bear"], []):
        s = scene(["trash_diver"], enemy_discard=pile)
        play(s, "attack:trash_diver")
        assert hand(s, 0) == sorted([*pile, "robopup"])
        ready(s, 1)


# --- MB-D11 to MB-D17 ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-12.1")
def test_d11_boost_cards() -> None:
    s = scene(["sea_rex"], discard=["koibra"])
    play(s, "attack:sea_rex")
    assert asked(s, 0, "boost") == ["boost:own.koibra", "boost:none"]
    assert decision_of(s) == (0, "boost", "MB-12.1", "sea_rex")
    assert s.decision().options[0].at == "discard0.koibra"


@pytest.mark.rule("MB-8.2")
def test_d12_mode_is_asked_only_if_the_other_half_has_a_target() -> None:
    s = scene([on("bee_bear", boost=["koibra"])], ["gorillion"], hand=["soul_manipulator", "robopup"])
    play(s, "play:soul_manipulator")
    assert decision_of(s) == (0, "mode", "MB-8.2", "soul_manipulator")
    assert s.codes() == ["mode:boost", "mode:take"]
    s = scene(["bee_bear"], ["gorillion"], hand=["soul_manipulator", "robopup"])
    play(s, "play:soul_manipulator")
    ready(s, 1)


@pytest.mark.rule("MB-8.2")
def test_d13_keyword_all_five_are_always_offered() -> None:
    s = scene(["madam_mystique"], ["gorillion", "kitsunsei"])
    play(s, "attack:madam_mystique", "block:gorillion")
    words = ["poisonous", "hunter", "sneaky", "tough", "frenzy"]
    assert asked(s, 0, "keyword") == [f"keyword:{word}" for word in words]
    assert decision_of(s) == (0, "keyword", "MB-8.2", "madam_mystique")
    play(s, "keyword:sneaky")
    assert area(s, 1) == ["kitsunsei"]
    assert events(s, "keyword")[0].data == {"seat": 0, "word": "sneaky"}
    ready(s, 1)


@pytest.mark.rule("MB-8.3")
def test_d14_a_price_may_be_declined() -> None:
    s = scene(enemy=["gorillion"], hand=["earwig_assassin", "bee_bear", "robopup"])
    play(s, "play:earwig_assassin")
    assert asked(s, 0, "pay") == ["pay", "pay:none"]
    assert decision_of(s) == (0, "pay", "MB-8.3", "earwig_assassin")
    declined = play(s.clone(), "pay:none")
    assert hand(declined, 0) == ["bee_bear", "robopup"]
    ready(declined, 1)
    play(s, "pay")
    assert asked(s, 0, "discard") == ["discard:bee_bear", "discard:robopup"]


@pytest.mark.rule("MB-8.3")
def test_d14_earwig_assassin_asks_nothing_with_an_empty_hand() -> None:
    s = scene(enemy=["gorillion"], hand=["earwig_assassin"])
    play(s, "play:earwig_assassin")
    assert area(s, 1) == ["gorillion"]
    ready(s, 1)


@pytest.mark.rule("MB-8.3", "MB-8.14")
def test_d15_an_optional_effect_is_offered_only_if_there_is_a_target() -> None:
    s = scene(["gorillion"], ["bee_bear"], hand=["utility_bug", "robopup"])
    play(s, "play:utility_bug")
    ready(s, 1)
    s = scene(["gorillion"], ["killer_bee"], hand=["utility_bug", "robopup"])
    play(s, "play:utility_bug")
    assert asked(s, 0, "copy") == ["copy:enemy.killer_bee", "copy:none"]
    assert decision_of(s) == (0, "copy", "MB-8.14", "utility_bug")
    kept = play(s.clone(), "copy:none")
    assert life(kept, 1) == 3
    play(s, "copy:enemy.killer_bee")
    assert life(s, 1) == 2
    ready(s, 1)
    s = scene(["duckdra"], ["bee_bear"])
    play(s, "attack:duckdra")
    asked(s, 0, "hunt")


@pytest.mark.rule("MB-8.2")
def test_d16_whose_discard_pile() -> None:
    s = scene(hand=["koibra", "robopup"], enemy_hand=["gorillion"], enemy=["kitsunsei"])
    play(s, "play:koibra")
    assert asked(s, 0, "pile") == ["pile:own", "pile:enemy"]
    assert decision_of(s) == (0, "pile", "MB-8.2", "koibra")
    assert [o.at for o in s.decision().options] == ["discard0", "discard1"]
    s = scene(hand=["koibra", "robopup"], enemy_hand=[], enemy=["kitsunsei"])
    play(s, "play:koibra")
    ready(s, 1)


@pytest.mark.rule("MB-8.3")
def test_d17_a_single_boost_card_to_take_back_is_taken_at_once() -> None:
    s = scene(["soul_manipulator"], [on("gorillion", boost=["sawn"])])
    play(s, "attack:soul_manipulator", "mode:take")
    assert hand(s, 0) == ["robopup", "sawn"]
    assert boosts(s, 1, "gorillion") == []
    play(s, "block:none")
    ready(s, 1)


# --- codes tell creatures apart -----------------------------------------------------------------------------------
@pytest.mark.rule("MB-8.3")
def test_creatures_of_one_name_are_numbered_from_the_left() -> None:
    s = scene(
        ["killer_bee"],
        [on("rhino_turtle", boost=["sawn"]), "kitsunsei", on("rhino_turtle", exhausted=True)],
        hand=["bee_bear"],
    )
    play(s, "attack:killer_bee")
    assert asked(s, 0, "hunt") == ["hunt:rhino_turtle#1", "hunt:kitsunsei", "hunt:rhino_turtle#2", "hunt:none"]
    play(s, "hunt:rhino_turtle#2")
    assert area(s, 1) == ["rhino_turtle", "kitsunsei", "rhino_turtle"]
    assert not exhausted(s, 1, "rhino_turtle#1")
    assert table(s)["active"] == 1
    ready(s, 1)


@pytest.mark.parametrize(("card", "promised"), [("killer_bee", True), ("gorillion", False), ("shark_dog", False)])
def test_only_what_has_a_play_effect_promises_one(card: str, promised: bool) -> None:
    s = herna.game("mindbug").position({"sides": [{"hand": [card]}, {"mindbugs": 1}]})
    s.choose(f"play:{card}")
    assert s.decision().kind == "mindbug"
    assert ("Play effect" in s.decision().help()) is promised
    assert ("Příchod" in s.decision().help("cs")) is promised
