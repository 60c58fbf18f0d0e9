"""MB-11 and MB-12: cards that work from a discard pile, and boost cards."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    boosts,
    creature,
    discard,
    draw,
    events,
    hand,
    keywords,
    known,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    side,
)


# --- MB-11 in the discard pile ------------------------------------------------------------------------------------
@pytest.mark.rule("MB-11.1")
def test_an_in_discard_ability_works_for_the_owner_of_the_pile() -> None:
    s = scene(["gorillion"], ["bee_bear"], discard=["blessed_shield_bugs"], enemy_discard=["cursed_gorillion"])
    assert power(s, 0, "gorillion") == 11
    assert power(s, 1, "bee_bear") == 6


@pytest.mark.rule("MB-11.1", "MB-11.3")
def test_it_works_neither_in_play_nor_in_hand_nor_in_a_draw_pile_nor_as_a_boost_card() -> None:
    s = scene(["gorillion", "blessed_shield_bugs"])
    assert [power(s, 0, c) for c in area(s, 0)] == [10, 6]
    s = scene(
        ["gorillion"], hand=["blessed_shield_bugs", "bee_bear", "sawn", "koibra", "robopup"], draw=["cursed_gorillion"]
    )
    assert power(s, 0, "gorillion") == 10
    s = scene(
        ["gorillion", on("bee_bear", boost=["cursed_gorillion"])], [on("kitsunsei", boost=["blessed_shield_bugs"])]
    )
    assert [power(s, 0, c) for c in area(s, 0)] == [10, 9]
    assert power(s, 1, "kitsunsei") == 5, "a boost card like any other"
    s = scene(["gorillion"], ["blessed_tiger_squirrel", "bee_bear"], hand=["killer_bee"])
    assert s.why_not("attack:gorillion") is None
    s = scene(["gorillion", "blessed_killer_bee"])
    assert life(play(s, "attack:gorillion"), 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-11.2")
def test_it_works_from_the_moment_it_arrives_by_whatever_route_until_it_leaves() -> None:
    """Discarded or defeated; taken as a boost card."""
    s = scene(["tusked_extorter"], ["gorillion"], enemy_hand=["blessed_shield_bugs"])
    play(s, "attack:tusked_extorter")
    assert power(s, 1, "gorillion") == 11, "before the block already"
    play(s, "block:none")
    s = scene(["gorillion"], [on("cursed_gorillion", exhausted=True), "bee_bear"])
    play(s, "attack:gorillion", "block:cursed_gorillion")
    assert power(s, 1, "bee_bear") == 6
    s = scene(["sea_rex", "gorillion"], discard=["blessed_shield_bugs"])
    assert power(s, 0, "gorillion") == 11
    play(s, "attack:sea_rex", "boost:own.blessed_shield_bugs")
    assert (power(s, 0, "sea_rex"), power(s, 0, "gorillion")) == (6, 10)
    ready(s, 1)


@pytest.mark.rule("MB-11.2")
def test_koibra_may_put_a_card_where_it_works_for_you() -> None:
    """A27: the card goes to either pile; it is no discard by the opponent, and they draw."""
    s = scene(["koibra", "gorillion"], enemy_hand=["blessed_shield_bugs"], enemy=["kitsunsei"])
    play(s, "attack:koibra", "pile:own")
    assert discard(s, 0) == ["blessed_shield_bugs"]
    assert power(s, 0, "gorillion") == 11
    assert events(s, "discards") == []
    play(s, "block:none")
    ready(s, 1)


@pytest.mark.rule("MB-11.3")
def test_in_play_such_cards_are_a_power_and_keywords() -> None:
    names = ["blessed_killer_bee", "blessed_shield_bugs", "blessed_tiger_squirrel", "cursed_gorillion"]
    s = scene(names, ["gorillion"])
    assert [(power(s, 0, c), keywords(s, 0, c)) for c in names] == [
        (5, ["hunter"]),
        (6, ["tough"]),
        (3, ["sneaky"]),
        (10, ["tough", "frenzy"]),
    ]
    assert power(s, 1, "gorillion") == 10
    play(s, "play:robopup")
    assert s.why_not("attack:gorillion") is None
    ready(s, 1)


@pytest.mark.rule("MB-11.4")
def test_peacasus_triggers_whenever_it_is_put_into_a_pile_from_play() -> None:
    s = scene(["gorillion"], ["peacasus"])
    play(s, "attack:gorillion", "block:peacasus")
    assert (life(s, 0), life(s, 1)) == (3, 4)
    ready(s, 1)


@pytest.mark.rule("MB-11.4")
def test_peacasus_triggers_from_hand_and_from_the_draw_pile() -> None:
    s = scene(["tusked_extorter"], enemy_hand=["peacasus"])
    play(s, "attack:tusked_extorter")
    assert life(s, 1) == 3, "one gained, one lost to the attack"
    s = scene(
        ["catalisk"], enemy_hand=["gorillion", "bee_bear", "sawn", "sawn", "robopup"], enemy_draw=["peacasus", "koibra"]
    )
    play(s, "attack:catalisk")
    assert discard(s, 1) == ["koibra", "peacasus"]
    assert draw(s, 1) == 0
    assert life(s, 1) == 3
    assert [e.data["amount"] for e in events(s, "gains_life")] == [1]
    ready(s, 1)


@pytest.mark.rule("MB-11.4")
def test_peacasus_triggers_from_under_a_creature_and_by_koibra_for_the_piles_owner() -> None:
    s = scene(["gorillion"], [on("kitsunsei", boost=["peacasus"])])
    play(s, "attack:gorillion", "block:kitsunsei")
    assert life(s, 1) == 4
    s = scene(hand=["koibra", "robopup"], enemy_hand=["peacasus"], enemy=["gorillion"])
    mine = play(s.clone(), "play:koibra", "pile:own")
    assert (life(mine, 0), life(mine, 1)) == (4, 3)
    play(s, "play:koibra", "pile:enemy")
    assert (life(s, 0), life(s, 1)) == (3, 4)
    ready(s, 1)


@pytest.mark.rule("MB-11.4")
def test_rockyphant_makes_the_opponent_of_the_piles_owner_discard() -> None:
    s = scene(["gorillion"], [on("rockyphant", exhausted=True)], hand=["killer_bee", "robopup"])
    play(s, "attack:gorillion", "block:rockyphant")
    assert asked(s, 0, "discard") == ["discard:killer_bee", "discard:robopup"]
    play(s, "discard:robopup")
    assert discard(s, 0) == ["robopup"]
    ready(s, 1)


@pytest.mark.rule("MB-11.4")
def test_several_such_cards_moved_together_trigger_each() -> None:
    """A31: both Peacasus and Rockyphant, and the active player orders them."""
    s = scene(
        ["frosty_fortress"],
        ["kitsunsei"],
        hand=["killer_bee", "robopup"],
        enemy_hand=["peacasus", "rockyphant", "gorillion", "sawn", "koibra"],
        enemy_draw=["peacasus", "bee_bear"],
    )
    play(s, "attack:frosty_fortress")
    assert asked(s, 0, "order") == ["order:enemy.peacasus", "order:enemy.rockyphant"], "equal ones are one option"
    play(s, "order:enemy.rockyphant")
    assert asked(s, 0, "discard") == ["discard:killer_bee", "discard:robopup"]
    play(s, "discard:robopup")
    assert life(s, 1) == 5
    play(s, "block:none")
    ready(s, 1)


@pytest.mark.rule("MB-11.4", "MB-8.11")
def test_put_into_a_pile_is_not_a_defeated_effect() -> None:
    """It triggers for a discarded card too, and never for one that only becomes exhausted."""
    s = scene(["gorillion"], ["rockyphant"], hand=["killer_bee"])
    play(s, "attack:gorillion", "block:rockyphant")
    assert hand(s, 0) == ["killer_bee"]
    ready(s, 1)


# --- MB-12 boost --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-12.1")
def test_up_to_x_cards_from_any_mixture_of_both_piles() -> None:
    """MB-D11: Ant Zombie Horde, up to 2."""
    s = scene(["ant_zombie_horde"], ["gorillion"], discard=["koibra", "sawn"], enemy_discard=["bee_bear", "koibra"])
    play(s, "attack:ant_zombie_horde")
    options = ["boost:own.koibra", "boost:own.sawn", "boost:enemy.bee_bear", "boost:enemy.koibra", "boost:done"]
    assert asked(s, 0, "boost") == options
    play(s, "boost:own.koibra")
    assert asked(s, 0, "boost") == ["boost:own.sawn", "boost:enemy.bee_bear", "boost:enemy.koibra", "boost:done"]
    play(s, "boost:enemy.koibra")
    assert boosts(s, 0, "ant_zombie_horde") == ["koibra", "koibra"]
    assert power(s, 0, "ant_zombie_horde") == 9
    assert (discard(s, 0), discard(s, 1)) == (["sawn"], ["bee_bear"])
    play(s, "block:none")
    ready(s, 1)


@pytest.mark.rule("MB-12.1")
def test_a_boost_may_be_of_no_card_and_is_not_asked_with_empty_piles() -> None:
    s = scene(["ant_zombie_horde"], discard=["koibra"])
    play(s, "attack:ant_zombie_horde", "boost:done")
    assert power(s, 0, "ant_zombie_horde") == 7
    assert discard(s, 0) == ["koibra"]
    ready(s, 1)
    s = scene(["ant_zombie_horde"])
    play(s, "attack:ant_zombie_horde")
    ready(s, 1)


@pytest.mark.rule("MB-12.2")
def test_a_boost_to_a_creature_may_go_under_any_one_creature_of_either_side() -> None:
    """A33: first the card, then the creature; with no card no target is asked."""
    s = scene(["bee_bear"], ["gorillion"], hand=["water_antler", "robopup"], discard=["koibra"])
    none = play(s.clone(), "play:water_antler", "boost:none")
    ready(none, 1)
    play(s, "play:water_antler", "boost:own.koibra")
    assert asked(s, 0, "target") == ["target:own.bee_bear", "target:own.water_antler", "target:enemy.gorillion"]
    play(s, "target:enemy.gorillion")
    assert power(s, 1, "gorillion") == 11
    ready(s, 1)


@pytest.mark.rule("MB-12.2")
def test_a_boost_to_several_creatures_may_be_divided() -> None:
    s = scene(
        ["bee_bear"], ["gorillion"], hand=["hiss_holiness", "robopup"], discard=["koibra", "sawn", "sawn", "catalisk"],
        enemy_discard=["shark_dog"],
    )  # fmt: skip
    play(s, "play:hiss_holiness", "boost:own.sawn", "boost:own.sawn", "boost:enemy.shark_dog", "boost:own.koibra")
    play(s, "target:own.bee_bear", "target:own.bee_bear", "target:enemy.gorillion", "target:own.hiss_holiness")
    assert boosts(s, 0, "bee_bear") == ["sawn", "sawn"]
    assert boosts(s, 1, "gorillion") == ["shark_dog"]
    assert boosts(s, 0, "hiss_holiness") == ["koibra"]
    assert discard(s, 0) == ["catalisk"], "four at most"
    ready(s, 1)


@pytest.mark.rule("MB-12.3")
def test_boost_cards_have_no_abilities_and_are_public() -> None:
    s = scene(
        [on("gorillion", boost=["deathweaver", "kitsunsei"])], ["bee_bear"], enemy_hand=["axolotl_healer", "robopup"]
    )
    assert (power(s, 0, "gorillion"), keywords(s, 0, "gorillion")) == (12, [])
    for viewer in (0, 1, None):
        assert side(s, 0, viewer)["area"][0]["boost"] == ["deathweaver", "kitsunsei"]
    play(s, "play:robopup", "play:axolotl_healer")
    assert life(s, 1) == 5
    assert keywords(s, 0, "robopup") == ["sneaky", "tough"]
    ready(s, 0)


@pytest.mark.rule("MB-12.4")
@pytest.mark.parametrize("way", ["defeated", "returned"])
def test_when_the_creature_leaves_its_boost_cards_go_to_its_last_controllers_pile(way: str) -> None:
    s = scene(["gorillion"], [on("mysterious_mermaid", boost=["koibra", "sawn"])], hand=["dr_orange_u_tan", "robopup"])
    if way == "defeated":
        play(s, "attack:gorillion", "block:mysterious_mermaid")
        assert discard(s, 1) == ["koibra", "mysterious_mermaid", "sawn"]
    else:
        play(s, "play:dr_orange_u_tan", "pay")
        assert discard(s, 1) == ["koibra", "sawn"]
        assert hand(s, 1) == ["mysterious_mermaid", "robopup"]
    assert discard(s, 0) == []
    ready(s, 1)


@pytest.mark.rule("MB-12.4", "MB-12.5", "MB-2.9")
def test_boost_cards_stay_on_a_change_of_control_and_then_belong_to_the_new_side() -> None:
    s = scene(enemy=[on("luchataur", boost=["koibra"]), "cursed_gorillion"], hand=["brain_fly", "robopup"])
    play(s, "play:brain_fly", "target:enemy.luchataur")
    assert boosts(s, 0, "luchataur") == ["koibra"]
    play(s, "attack:cursed_gorillion", "block:luchataur", "again:none")
    assert discard(s, 0) == ["koibra", "luchataur"]
    assert discard(s, 1) == []
    ready(s, 0)


@pytest.mark.rule("MB-12.6")
def test_a_creature_with_a_boost_card_is_boosted() -> None:
    """Goat Dragon: a boosted creature of either side, and none without; MB-D12."""
    s = scene(
        [on("bee_bear", boost=["koibra"]), "kitsunsei"],
        [on("gorillion", boost=["sawn"]), "luchataur"],
        hand=["goat_dragon", "robopup"],
    )
    play(s, "play:goat_dragon")
    assert asked(s, 0, "mode") == ["mode:boost", "mode:defeat"]
    play(s, "mode:defeat")
    assert asked(s, 0, "target") == ["target:own.bee_bear", "target:enemy.gorillion"]
    play(s, "target:enemy.gorillion")
    assert discard(s, 1) == ["gorillion", "sawn"]
    ready(s, 1)


@pytest.mark.rule("MB-12.6", "MB-12.1")
def test_goat_dragon_without_a_boosted_creature_may_only_boost_also_with_nothing() -> None:
    """A37: choosing to boost with 0 cards is legal."""
    s = scene(["bee_bear"], ["gorillion"], hand=["goat_dragon", "robopup"], discard=["koibra"])
    play(s, "play:goat_dragon")
    assert asked(s, 0, "boost") == ["boost:own.koibra", "boost:none"]
    play(s, "boost:none")
    ready(s, 1)
    s = scene([on("bee_bear", boost=["koibra"])], hand=["goat_dragon", "robopup"])
    play(s, "play:goat_dragon", "mode:boost")
    assert boosts(s, 0, "bee_bear") == ["koibra"], "no card in any pile: nothing happened"
    ready(s, 1)


@pytest.mark.rule("MB-12.7")
def test_a_creature_just_defeated_may_be_its_own_boost_card() -> None:
    s = scene(["fire_antler", "bee_bear"], ["gorillion"])
    play(s, "attack:fire_antler", "block:gorillion")
    assert asked(s, 0, "boost") == ["boost:own.fire_antler", "boost:none"]
    play(s, "boost:own.fire_antler", "target:own.bee_bear")
    assert boosts(s, 0, "bee_bear") == ["fire_antler"]
    assert discard(s, 0) == []
    ready(s, 1)


@pytest.mark.rule("MB-12.8")
def test_without_a_creature_to_put_them_under_no_card_is_taken() -> None:
    """Two Fire Antlers fell each other and nobody is left."""
    s = scene(["fire_antler"], ["fire_antler"], discard=["koibra"])
    play(s, "attack:fire_antler", "block:fire_antler", "order:own.fire_antler")
    assert (discard(s, 0), discard(s, 1)) == (["fire_antler", "koibra"], ["fire_antler"])
    assert (life(s, 0), life(s, 1)) == (2, 2)
    ready(s, 1)


@pytest.mark.rule("MB-12.3", "MB-16.2")
def test_soul_manipulator_takes_any_boost_card_of_either_side() -> None:
    """A24; MB-D17: forced in that mode, the card comes to your hand and both know it."""
    s = scene(
        [on("bee_bear", boost=["koibra"])],
        [on("gorillion", boost=["sawn", "sawn", "catalisk"])],
        hand=["soul_manipulator", "robopup"],
    )
    play(s, "play:soul_manipulator")
    assert asked(s, 0, "mode") == ["mode:boost", "mode:take"]
    play(s, "mode:take")
    options = ["unboost:koibra@own.bee_bear", "unboost:sawn@enemy.gorillion", "unboost:catalisk@enemy.gorillion"]
    assert asked(s, 0, "unboost") == options
    assert refused(s, "unboost:none") == ("MB-8.3", "no_way_out")
    play(s, "unboost:sawn@enemy.gorillion")
    assert boosts(s, 1, "gorillion") == ["catalisk", "sawn"]
    assert hand(s, 0) == ["robopup", "sawn"]
    assert known(s, 0) == ["sawn"]
    assert creature(s, 1, "gorillion")["power"] == 12
    ready(s, 1)
