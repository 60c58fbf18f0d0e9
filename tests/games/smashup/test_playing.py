"""SU-4: playing cards, and what their texts then do."""

from __future__ import annotations

import pytest

from .scene import (
    CALM,
    asked,
    at,
    codes,
    deck,
    do,
    end,
    hand,
    happened,
    on,
    pass_all,
    pile,
    power,
    ready_to_act,
    scene,
    view,
    why,
)


@pytest.mark.rule("SU-4.1", "SU-4.14")
def test_a_minion_is_played_at_any_base_and_its_text_follows() -> None:
    s = scene(CALM, hands=[["invader"]])
    assert [c for c in codes(s) if c.startswith("play:")] == [
        "play:invader@tortuga", "play:invader@the_central_brain", "play:invader@ninja_dojo",
    ]  # fmt: skip
    do(s, "play:invader@ninja_dojo")
    assert at(s, "ninja_dojo") == ["p1.invader"], "it is seen whose it is"
    assert view(s, 1)["bases"][2]["minions"][0]["seat"] == 0
    assert s.sides[0].vp == 1
    assert why(s, "play:invader@ninja_dojo") == ("SU-4.12", "not_in_hand")
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-4.1")
def test_what_is_no_base_in_play_is_refused() -> None:
    s = scene(CALM, hands=[["invader"]])
    assert why(s, "play:invader@tar_pits") == ("SU-4.1", "base_not_in_play")
    assert why(s, "play:invader") == ("SU-3.3", "spelling"), "with the bases it can be played at"
    assert why(s, "play:dragon@tortuga") == ("SU-1.9", "no_such_card")
    assert why(s, "hello") == ("SU-3.3", "unknown_code")


@pytest.mark.rule("SU-4.1")
def test_an_ongoing_text_works_at_once() -> None:
    s = scene(CALM, hands=[["armor_stego", "war_raptor"]])
    do(s, "play:war_raptor@tortuga")
    assert power(s, "tortuga", "p1.war_raptor") == 3


@pytest.mark.rule("SU-4.2")
def test_an_action_is_done_and_discarded_or_stays_attached() -> None:
    s = scene(CALM, hands=[["mystic_studies", "wildlife_preserve", "summon"]])
    do(s, "play:mystic_studies")
    assert pile(s, 0) == ["mystic_studies"]
    s = scene(CALM, hands=[["wildlife_preserve"]])
    do(s, "play:wildlife_preserve")
    assert asked(s) == (0, "on_base")
    do(s, "on_base:tortuga")
    assert (on(s, "tortuga"), pile(s, 0)) == (["p1.wildlife_preserve"], [])
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-4.3")
@pytest.mark.component("grave_robbing")
def test_a_card_being_played_is_in_no_pile() -> None:
    s = scene(CALM, hands=[["grave_robbing"]], piles=[["walker", "outbreak"]])
    do(s, "play:grave_robbing")
    assert codes(s) == ["pile:walker", "pile:outbreak"], "forced, and not itself"
    do(s, "pile:outbreak")
    assert (hand(s, 0), pile(s, 0)) == (["outbreak"], ["grave_robbing", "walker"])
    s = scene(CALM, hands=[["grave_robbing"]])
    do(s, "play:grave_robbing")
    assert ready_to_act(s, 0), "with an empty pile nothing happens"
    assert pile(s, 0) == ["grave_robbing"]


@pytest.mark.rule("SU-4.3")
@pytest.mark.component("winds_of_change")
def test_winds_of_change_leaves_itself_out() -> None:
    s = scene(CALM, hands=[["winds_of_change", "king_rex", "howl"]], decks=[["scry"] * 1], rest="out")
    do(s, "play:winds_of_change")
    assert hand(s, 0) == ["howl", "king_rex", "scry"], "hand and deck together are three cards"
    assert (deck(s, 0), pile(s, 0)) == ([], ["winds_of_change"])
    do(s, "play:scry")
    assert "play:howl" not in codes(s), "the regular and one extra action are used up"


@pytest.mark.rule("SU-4.4")
def test_any_number_of_minions_and_actions_have_room() -> None:
    crowd = [f"p{1 + i % 2}.war_raptor" for i in range(8)]
    s = scene(
        {"tar_pits": ["!p1.wildlife_preserve", "!p2.hideout", *crowd], "tortuga": []}, hands=[["king_rex", "upgrade"]]
    )
    do(s, "play:king_rex@tar_pits", "play:upgrade", "on_minion:own.war_raptor#2@tar_pits")
    assert len(at(s, "tar_pits")) == 9
    assert at(s, "tar_pits")[2] == "p1.war_raptor+p1.upgrade"


@pytest.mark.rule("SU-4.5")
@pytest.mark.example("SU-X9")
@pytest.mark.component("invasion")
def test_a_moved_minion_is_not_played() -> None:
    s = scene({"tortuga": ["p1.tiger_assassin", "p2.zapbot"], "ninja_dojo": ["p2.zapbot"]}, hands=[["invasion"]])
    do(s, "play:invasion")
    assert codes(s) == ["target:own.tiger_assassin@tortuga", "target:p2.zapbot@tortuga", "target:p2.zapbot@ninja_dojo"]
    do(s, "target:own.tiger_assassin@tortuga")
    assert ready_to_act(s, 0), "with one other base there is no choice, and her text does not happen"
    assert at(s, "ninja_dojo") == ["p2.zapbot", "p1.tiger_assassin"]


@pytest.mark.rule("SU-4.6")
@pytest.mark.example("SU-X8")
@pytest.mark.component("seeing_stars")
def test_a_useless_action_may_be_played() -> None:
    s = scene(CALM, hands=[["seeing_stars"]])
    do(s, "play:seeing_stars")
    assert (pile(s, 0), happened(s, "destroyed")) == (["seeing_stars"], [])
    assert ready_to_act(s, 0)
    s = scene({"tortuga": ["p1.warbot", "p2.invader", "p2.scout"]}, hands=[["seeing_stars"]])
    do(s, "play:seeing_stars")
    assert codes(s) == ["target:p2.invader@tortuga", "target:p2.scout@tortuga"], "power 3 or less, forced"
    do(s, "target:p2.scout@tortuga")
    assert (at(s, "tortuga"), pile(s, 1)) == (["p1.warbot", "p2.invader"], ["scout"])


@pytest.mark.rule("SU-4.6")
def test_an_action_without_a_fitting_minion_or_moment_is_discarded() -> None:
    s = scene({"tortuga": ["p2.zapbot"]}, hands=[["smoke_bomb"]])
    do(s, "play:smoke_bomb")
    assert (pile(s, 0), at(s, "tortuga")) == (["smoke_bomb"], ["p2.zapbot"]), "only own minions fit"
    s = scene({"tortuga": ["p2.zapbot"]}, hands=[["hidden_ninja", "shinobi"]])
    do(s, "play:hidden_ninja")
    assert (pile(s, 0), hand(s, 0)) == (["hidden_ninja"], ["shinobi"])
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-4.7", "SU-14.10")
@pytest.mark.component("laseratops")
def test_a_text_must_be_carried_out_even_to_own_harm() -> None:
    s = scene({"tortuga": ["p1.enchantress", "p2.warbot"], "ninja_dojo": ["p2.zapbot"]}, hands=[["laseratops"]])
    do(s, "play:laseratops@tortuga")
    assert at(s, "tortuga") == ["p2.warbot", "p1.laseratops"], "the only one here with power 2 or less"
    assert at(s, "ninja_dojo") == ["p2.zapbot"]
    s = scene({"tortuga": ["p1.enchantress", "p2.zapbot"]}, hands=[["laseratops"]])
    do(s, "play:laseratops@tortuga")
    assert codes(s) == ["target:own.enchantress@tortuga", "target:p2.zapbot@tortuga"], "no way to decline"


@pytest.mark.rule("SU-4.8")
@pytest.mark.component("cannon")
def test_up_to_two_may_be_none() -> None:
    s = scene({"tortuga": ["p2.zapbot", "p1.first_mate"], "ninja_dojo": ["p2.walker", "p2.grave_digger"]},
              hands=[["cannon"]])  # fmt: skip
    do(s, "play:cannon")
    assert codes(s)[-1] == "target:done"
    assert "target:p2.grave_digger@ninja_dojo" not in codes(s)
    do(s.clone(), "target:done")
    do(s, "target:p2.zapbot@tortuga")
    assert at(s, "tortuga") == ["p2.zapbot", "p1.first_mate"], "all are named before anything happens"
    do(s, "target:p2.walker@ninja_dojo")
    assert (at(s, "tortuga"), at(s, "ninja_dojo")) == (["p1.first_mate"], ["p2.grave_digger"])
    s = scene({"tortuga": ["p2.zapbot"]}, hands=[["cannon"]])
    do(s, "play:cannon", "target:done")
    assert at(s, "tortuga") == ["p2.zapbot"]


@pytest.mark.rule("SU-4.9")
@pytest.mark.component("natural_selection", "crop_circles")
def test_forced_choices_need_a_complete_combination() -> None:
    s = scene({"tortuga": ["p1.king_rex"], "ninja_dojo": ["p1.chronomage", "p2.zapbot"]}, hands=[["natural_selection"]])
    do(s, "play:natural_selection")
    assert at(s, "ninja_dojo") == ["p1.chronomage"], "King Rex has no weaker neighbour: only one pair exists"
    s = scene({"tortuga": ["p1.king_rex"]}, hands=[["natural_selection"]])
    do(s, "play:natural_selection")
    assert ready_to_act(s, 0)
    s = scene({"tortuga": ["p1.invader"], "ninja_dojo": []}, hands=[["crop_circles"]])
    do(s, "play:crop_circles")
    assert codes(s) == ["base:tortuga", "base:ninja_dojo"], "a base to choose is free, also an empty one"
    do(s, "base:ninja_dojo")
    assert at(s, "tortuga") == ["p1.invader"]


@pytest.mark.rule("SU-4.9", "SU-14.8")
@pytest.mark.component("natural_selection")
def test_natural_selection_destroys_a_weaker_neighbour() -> None:
    s = scene(
        {"tortuga": ["p1.king_rex", "p2.warbot", "p1.war_raptor", "p2.zapbot", "p2.nukebot"]},
        hands=[["natural_selection"]],
    )
    do(s, "play:natural_selection")
    assert codes(s) == ["target:own.king_rex@tortuga", "target:own.war_raptor@tortuga"]
    do(s, "target:own.war_raptor@tortuga")
    assert at(s, "tortuga") == ["p1.king_rex", "p2.warbot", "p1.war_raptor", "p2.nukebot"], "3 is more than 2"


@pytest.mark.rule("SU-4.10", "SU-11.1")
def test_an_indestructible_minion_may_be_chosen_in_vain() -> None:
    s = scene({"tortuga": ["p2.warbot"]}, hands=[["ninja_master"]])
    do(s, "play:ninja_master@tortuga")
    assert codes(s) == ["target:p2.warbot@tortuga", "target:own.ninja_master@tortuga", "target:none"]
    do(s, "target:p2.warbot@tortuga")
    assert at(s, "tortuga") == ["p2.warbot", "p1.ninja_master"]
    assert happened(s, "unharmed") == [{"seat": 1, "card": "warbot"}]


@pytest.mark.rule("SU-4.11")
@pytest.mark.component("collector")
def test_a_minion_means_any_minion_here_itself_too() -> None:
    s = scene(
        {"tortuga": ["p1.collector", "p2.warbot", "p2.zapbot"], "ninja_dojo": ["p2.zapbot"]}, hands=[["collector"]]
    )
    do(s, "play:collector@tortuga")
    assert codes(s) == [
        "target:own.collector#1@tortuga", "target:p2.zapbot@tortuga", "target:own.collector#2@tortuga", "target:none",
    ]  # fmt: skip
    do(s, "target:own.collector#2@tortuga")
    assert hand(s, 0) == ["collector"]
    assert at(s, "tortuga") == ["p1.collector", "p2.warbot", "p2.zapbot"]


@pytest.mark.rule("SU-4.12")
def test_a_minion_comes_from_the_hand() -> None:
    s = scene(CALM, hands=[["summon"]], piles=[["king_rex"]], decks=[["archmage"]])
    do(s, "play:summon")
    assert codes(s) == ["end"]
    assert why(s, "raise:king_rex@tortuga") == ("SU-5.12", "pile_closed")


@pytest.mark.rule("SU-4.13")
@pytest.mark.component("gremlin")
def test_you_on_a_card_is_its_controller() -> None:
    s = scene({"tortuga": ["p2.gremlin"]}, hands=[["seeing_stars", "shinobi"], ["gnome"]], decks=[[], ["brownie"]])
    do(s, "play:seeing_stars")
    assert (hand(s, 0), hand(s, 1)) == ([], ["brownie", "gnome"]), "player 2 draws, the other one discards"
    assert pile(s, 0) == ["seeing_stars", "shinobi"]


@pytest.mark.rule("SU-14.11", "SU-7.4")
@pytest.mark.component("full_sail")
def test_full_sail_is_a_normal_action_too() -> None:
    s = scene({"tortuga": ["p1.first_mate", "p1.buccaneer"], "ninja_dojo": [], "tar_pits": []}, hands=[["full_sail"]])
    do(s, "play:full_sail", "target:own.first_mate@tortuga")
    assert codes(s) == ["to:ninja_dojo", "to:tar_pits"]
    do(s, "to:tar_pits")
    assert at(s, "tortuga") == ["p1.first_mate", "p1.buccaneer"], "all move together in the end"
    do(s, "target:own.buccaneer@tortuga", "to:ninja_dojo")
    assert (at(s, "tar_pits"), at(s, "ninja_dojo")) == (["p1.first_mate"], ["p1.buccaneer"])
    assert pile(s, 0) == ["full_sail"]
    s = scene({"tortuga": ["p1.first_mate"]}, hands=[["full_sail"]])
    do(s, "play:full_sail")
    assert ready_to_act(s, 0), "no other base: nothing is asked (SU-14.16)"


@pytest.mark.rule("SU-14.16")
def test_a_move_without_another_base_cannot_be_made() -> None:
    for card, owner in (("invasion", "p2"), ("way_of_deception", "p1"), ("shanghai", "p2"), ("sea_dogs", "p2")):
        s = scene({"tortuga": [f"{owner}.war_raptor"]}, hands=[[card]])
        do(s, f"play:{card}")
        assert ready_to_act(s, 0)
        assert at(s, "tortuga") == [f"{owner}.war_raptor"]
    s = scene({"jungle_oasis": ["p1.king_rex", "p1.laseratops", "p1.first_mate"]}, base_deck=["tortuga"])
    end(s)
    assert pile(s, 0) == ["first_mate", "king_rex", "laseratops"], "First Mate had nowhere to go"


def test_whole_turns_go_on() -> None:
    s = scene({"tortuga": []}, hands=[["king_rex"], ["zapbot"]])
    do(s, "play:king_rex@tortuga")
    pass_all(do(s, "end"))
    assert ready_to_act(s, 1)
