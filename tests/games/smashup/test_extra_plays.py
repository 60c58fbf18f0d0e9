"""SU-5: regular and extra plays, and what gives or takes them."""

from __future__ import annotations

import pytest

from .scene import CALM, asked, at, codes, deck, do, hand, pile, power, ready_to_act, scene, view, why


@pytest.mark.rule("SU-5.1")
def test_one_minion_and_one_action_a_turn() -> None:
    s = scene(CALM, hands=[["war_raptor", "king_rex", "howl", "rampage"]])
    do(s, "play:king_rex@tortuga")
    assert why(s, "play:war_raptor@tortuga") == ("SU-5.1", "no_minion_play")
    do(s, "play:howl")
    assert why(s, "play:rampage") == ("SU-5.1", "no_action_play")
    assert codes(s) == ["end"]
    do(s, "end", "end")
    assert "play:rampage" in codes(s), "a new turn, a new play"


@pytest.mark.rule("SU-5.2", "SU-5.3")
@pytest.mark.component("summon")
def test_an_extra_play_may_wait_or_be_left() -> None:
    s = scene(CALM, hands=[["summon", "king_rex", "archmage", "chronomage"]])
    do(s, "play:summon", "play:king_rex@tortuga")
    assert "play:archmage@tortuga" in codes(s)
    do(s, "play:archmage@tortuga")
    assert "play:chronomage@tortuga" not in codes(s)
    s = scene(CALM, hands=[["summon", "king_rex", "archmage"]])
    do(s, "play:summon", "play:king_rex@tortuga", "end", "end", "play:archmage@tortuga")
    assert codes(s)[0] != "play:king_rex@tortuga"
    assert s.plays[0].minion is False, "the unused extra play was lost with its step"


@pytest.mark.rule("SU-5.3", "SU-5.6")
@pytest.mark.component("zapbot")
def test_zapbot_lets_a_weak_minion_follow() -> None:
    s = scene(CALM, hands=[["zapbot", "zapbot", "war_raptor", "warbot", "howl"]])
    do(s, "play:zapbot@tortuga", "play:howl")
    assert [c for c in codes(s) if c.endswith("@tortuga")] == ["play:zapbot@tortuga", "play:war_raptor@tortuga"]
    assert why(s, "play:warbot@tortuga") == ("SU-5.6", "too_strong")
    do(s, "play:war_raptor@tortuga")
    assert codes(s) == ["end"], "War Raptor is 2 in the hand, whatever it is in play"


@pytest.mark.rule("SU-5.4", "SU-7.12", "SU-10.4")
@pytest.mark.example("SU-X16")
@pytest.mark.component("hidden_ninja")
def test_an_extra_play_before_scoring_is_made_now_or_never() -> None:
    s = scene(
        {"jungle_oasis": ["p1.warbot", "p1.warbot", "p2.king_rex"], "tortuga": []},
        hands=[["hidden_ninja", "zapbot", "microbot_guard", "tiger_assassin"]],
    )  # fmt: skip
    do(s, "end")
    assert asked(s) == (0, "special")
    assert codes(s) == ["special:hidden_ninja", "pass"]
    do(s, "special:hidden_ninja")
    assert asked(s) == (0, "now")
    assert codes(s) == [
        "play:zapbot@jungle_oasis",
        "play:microbot_guard@jungle_oasis",
        "play:tiger_assassin@jungle_oasis",
    ]
    do(s, "play:zapbot@jungle_oasis")
    assert codes(s) == [
        "play:microbot_guard@jungle_oasis", "play:microbot_guard@tortuga", "play:none",
    ]  # fmt: skip
    do(s, "play:none")
    assert asked(s) == (0, "special"), "the window goes on"
    assert s.urgent == ()


@pytest.mark.rule("SU-5.5", "SU-14.4")
@pytest.mark.component("hoverbot")
def test_hoverbot_may_play_what_it_reveals() -> None:
    s = scene(CALM, hands=[["hoverbot"]], decks=[["king_rex"]])
    do(s, "play:hoverbot@tortuga")
    assert codes(s) == [
        "play:king_rex@tortuga", "play:king_rex@the_central_brain", "play:king_rex@ninja_dojo", "play:none",
    ]  # fmt: skip
    do(s, "play:king_rex@ninja_dojo")
    assert at(s, "ninja_dojo") == ["p1.king_rex"]
    s = scene(CALM, hands=[["hoverbot"]], decks=[["king_rex"]])
    do(s, "play:hoverbot@tortuga", "play:none")
    assert (deck(s, 0)[0], hand(s, 0)) == ("king_rex", [])
    assert view(s, 1)["sides"][0]["deck_known"] == [{"from_top": 0, "card": "king_rex"}], "everybody has seen it"
    s = scene(CALM, hands=[["hoverbot"]], decks=[["howl"]])
    do(s, "play:hoverbot@tortuga")
    assert ready_to_act(s, 0), "an action goes back without a question"
    assert deck(s, 0)[0] == "howl"


@pytest.mark.rule("SU-5.5", "SU-14.4")
@pytest.mark.component("neophyte")
def test_neophyte_may_take_or_play_an_action() -> None:
    for choice, in_hand, on_top in (("hand", ["mystic_studies"], "scry"), ("back", [], "mystic_studies")):
        s = scene(CALM, hands=[["neophyte"]], decks=[["mystic_studies", "scry"]])
        do(s, "play:neophyte@tortuga")
        assert codes(s) == ["apprentice:hand", "apprentice:play", "apprentice:back"]
        do(s, f"apprentice:{choice}")
        assert (hand(s, 0), deck(s, 0)[0]) == (in_hand, on_top)
    s = scene(CALM, hands=[["neophyte", "summon"]], decks=[["mystic_studies", "scry"]])
    do(s, "play:neophyte@tortuga", "apprentice:play")
    assert pile(s, 0) == ["mystic_studies"]
    assert "play:summon" in codes(s), "it did not use up the regular action"
    s = scene(CALM, hands=[["neophyte"]], decks=[["enchantress"]])
    do(s, "play:neophyte@tortuga")
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-5.5", "SU-6.10", "SU-12.4", "SU-14.5")
@pytest.mark.example("SU-X11")
@pytest.mark.component("mass_enchantment")
def test_mass_enchantment_plays_a_foreign_action() -> None:
    s = scene(
        CALM, hands=[["mass_enchantment"]], decks=[[], ["howl"], ["upgrade"], ["king_rex"]], players=4, rest="out"
    )
    do(s, "play:mass_enchantment")
    assert codes(s) == ["enchant:p2.howl", "enchant:p3.upgrade"], "forced, and only actions"
    do(s, "enchant:p2.howl")
    assert (pile(s, 0), pile(s, 1), deck(s, 1)) == (["mass_enchantment"], ["howl"], [])
    assert deck(s, 2) == ["upgrade"]
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-6.10", "SU-6.2", "SU-12.4")
@pytest.mark.component("mass_enchantment")
def test_a_foreign_action_that_stays_is_controlled_by_its_player() -> None:
    s = scene(
        {"tortuga": ["p1.chronomage", "p2.zapbot"]}, hands=[["mass_enchantment"]], piles=[[], ["upgrade"]], rest="out"
    )
    do(s, "play:mass_enchantment")
    assert asked(s) == (0, "on_minion"), "the empty deck was made from the pile, and one action leaves no choice"
    do(s, "on_minion:own.chronomage@tortuga")
    assert at(s, "tortuga")[0] == "p1.chronomage+p1.upgrade"
    a = s.bases[0].minions[0].actions[0]
    assert (a.seat, a.owner) == (0, 1)
    s.take_out(s.bases[0].minions[0])
    assert pile(s, 1) == ["upgrade"], "to its owner's pile, whoever controlled it"


@pytest.mark.rule("SU-5.6")
@pytest.mark.component("outbreak")
def test_outbreak_wants_a_base_without_own_minions() -> None:
    s = scene(
        {"tortuga": ["p1.walker"], "ninja_dojo": ["p2.zapbot"]}, hands=[["outbreak", "tenacious_z", "grave_digger"]]
    )
    do(s, "play:outbreak", "play:tenacious_z@tortuga")
    assert codes(s) == ["play:grave_digger@ninja_dojo", "end"]
    assert why(s, "play:grave_digger@tortuga") == ("SU-5.6", "no_play_there")


@pytest.mark.rule("SU-5.7")
def test_the_player_says_which_play_is_used_up() -> None:
    s = scene(CALM, hands=[["zapbot", "zapbot", "warbot"]])
    do(s, "play:zapbot@tortuga", "play:zapbot@ninja_dojo")
    assert ready_to_act(s, 0), "only Zapbot's extra play was left, so nothing is asked"
    s = scene(
        CALM, hands=[["zapbot", "war_raptor", "king_rex"]],
        plays=[{"kind": "minion"}, {"kind": "minion", "from": "zapbot", "power_at_most": 2}, {"kind": "action"}],
    )  # fmt: skip
    do(s, "play:war_raptor@tortuga")
    assert asked(s) == (0, "use")
    assert codes(s) == ["use:regular", "use:zapbot"]
    kept = s.clone()
    do(s, "use:zapbot")
    assert "play:king_rex@tortuga" in codes(s)
    kept.choose("use:regular")
    assert kept.why_not("play:king_rex@tortuga") is not None
    assert at(s, "tortuga") == ["p1.war_raptor"]


@pytest.mark.rule("SU-5.8")
@pytest.mark.component("shinobi")
def test_a_card_played_by_its_own_special_costs_no_play() -> None:
    s = scene({"tortuga": []}, hands=[["king_rex"]], piles=[["tenacious_z"]])
    do(s, "special:tenacious_z@tortuga")
    assert len(s.plays) == 2
    assert "play:king_rex@tortuga" in codes(s)


@pytest.mark.rule("SU-5.9")
@pytest.mark.component("microbot_fixer")
def test_first_minion_counts_every_kind_of_play() -> None:
    s = scene(CALM, hands=[["microbot_fixer", "warbot"]])
    do(s, "play:microbot_fixer@tortuga")
    assert "play:warbot@tortuga" in codes(s)
    s = scene(CALM, hands=[["microbot_fixer", "warbot", "zapbot"]])
    do(s, "play:zapbot@tortuga", "play:microbot_fixer@tortuga")
    assert codes(s) == ["end"], "the second minion brings no extra play"
    assert power(s, "tortuga", "p1.microbot_fixer") == 2
    assert power(s, "tortuga", "p1.zapbot") == 2, "no Microbot, no bonus"
    s = scene(CALM, hands=[["microbot_fixer", "warbot"]], piles=[["tenacious_z"]])
    do(s, "special:tenacious_z@tortuga", "play:microbot_fixer@tortuga")
    assert codes(s) == ["end"], "a minion played by its Special counts too"


@pytest.mark.rule("SU-5.10")
@pytest.mark.component("archmage")
def test_archmage_gives_an_action_each_own_turn_while_in_play() -> None:
    s = scene(CALM, hands=[["archmage", "howl", "rampage", "upgrade"], ["howl"]])
    do(s, "play:archmage@tortuga", "play:howl")
    assert codes(s) == ["use:regular", "use:archmage"]
    do(s, "use:regular", "play:rampage")
    assert codes(s) == ["end"], "one regular and one extra action"
    do(s, "end")
    assert "play:howl" in codes(s)
    do(s, "end", "play:upgrade")
    assert codes(s) == ["use:regular", "use:archmage"], "again in the next turn"


@pytest.mark.rule("SU-5.10", "SU-5.11", "SU-6.5")
@pytest.mark.component("archmage", "chronomage")
def test_an_ongoing_grant_ends_with_its_card_and_a_given_one_stays() -> None:
    s = scene({"tortuga": ["p1.archmage"], "ninja_dojo": []}, hands=[["beam_up", "beam_up"]])
    do(s, "play:beam_up", "use:regular")
    assert asked(s)[1] == "play", "the only minion is Archmage himself: he returns"
    assert hand(s, 0) == ["archmage", "beam_up"]
    assert "play:beam_up" not in codes(s), "his extra action went with him"
    do(s, "play:archmage@ninja_dojo")
    assert "play:beam_up" in codes(s), "played again he is a new card with a grant of its own"
    s = scene({"tortuga": []}, hands=[["chronomage", "beam_up", "beam_up"]])
    do(s, "play:chronomage@tortuga", "play:beam_up")
    assert at(s, "tortuga") == []
    assert "play:beam_up" in codes(s), "what was given stays"


@pytest.mark.rule("SU-5.10", "SU-5.13")
@pytest.mark.component("enshrouding_mist")
def test_enshrouding_mist_gives_a_minion_at_its_base() -> None:
    s = scene({"tortuga": [], "ninja_dojo": []}, hands=[["enshrouding_mist", "gnome", "gremlin", "brownie"]])
    do(s, "play:enshrouding_mist", "on_base:tortuga", "play:gnome@ninja_dojo")
    assert codes(s) == ["play:gremlin@tortuga", "play:brownie@tortuga", "end"]
    do(s, "play:gremlin@tortuga")
    assert codes(s) == ["end"]
    do(s, "end", "end")
    assert "play:brownie@ninja_dojo" in codes(s)


@pytest.mark.rule("SU-5.12")
@pytest.mark.component("theyre_coming_to_get_you")
def test_the_dead_may_come_instead_of_the_living_at_one_base() -> None:
    s = scene(
        {"tortuga": ["!p1.theyre_coming_to_get_you"], "ninja_dojo": []},
        hands=[["grave_digger"], ["zapbot"]], piles=[["walker", "outbreak"], ["warbot"]],
    )  # fmt: skip
    assert codes(s) == ["play:grave_digger@tortuga", "raise:walker@tortuga", "play:grave_digger@ninja_dojo", "end"]
    do(s, "raise:walker@tortuga")
    assert at(s, "tortuga") == ["p1.walker"]
    assert asked(s) == (0, "keep"), "it is played, so its text happens"
    do(s, "keep:top")
    assert codes(s) == ["end"], "it gives no extra play"
    do(s, "end")
    assert "raise:warbot@tortuga" not in codes(s), "only for its controller"


@pytest.mark.rule("SU-5.12")
def test_a_forced_play_from_an_open_pile_may_be_left_out() -> None:
    s = scene(
        {"tortuga": ["!p1.theyre_coming_to_get_you", "p1.ninja_acolyte"], "ninja_dojo": []},
        hands=[["disguise"]], piles=[["walker"]],
    )  # fmt: skip
    do(s, "play:disguise")
    assert codes(s) == ["raise:walker@tortuga", "play:none"]
    do(s, "play:none")
    assert hand(s, 0) == ["ninja_acolyte"]
    s = scene(
        {"tortuga": ["!p1.theyre_coming_to_get_you", "p1.ninja_acolyte"], "ninja_dojo": []},
        hands=[["disguise", "shinobi"]], piles=[["walker"]],
    )  # fmt: skip
    do(s, "play:disguise")
    assert codes(s) == ["play:shinobi@tortuga", "raise:walker@tortuga"], "with a minion in hand one must be played"


@pytest.mark.rule("SU-5.13", "SU-13.4", "SU-7.14")
@pytest.mark.component("terraforming")
def test_terraforming_swaps_a_base_and_ties_a_play_to_the_new_one() -> None:
    s = scene(
        {"tortuga": ["p1.invader+p2.upgrade", "p2.war_raptor", "!p2.wildlife_preserve"], "ninja_dojo": []},
        hands=[["terraforming", "scout", "collector"]], base_deck=["tar_pits", "the_homeworld"],
        plays=[{"kind": "action"}, {"kind": "minion", "from": "enshrouding_mist", "base": "tortuga"}],
    )  # fmt: skip
    do(s, "play:terraforming")
    assert asked(s) == (0, "terraform")
    assert len(codes(s)) == 14
    do(s, "terraform:tar_pits")
    assert codes(s) == ["base:tortuga", "base:ninja_dojo"]
    do(s, "base:tortuga")
    assert at(s, "tar_pits") == ["p1.invader+p2.upgrade", "p2.war_raptor"], "minions stay with their actions"
    assert pile(s, 1) == ["wildlife_preserve"]
    assert "tortuga" in [s.slug(slot & 255) for slot in s.base_deck]
    assert codes(s) == ["play:scout@tar_pits", "play:collector@tar_pits", "end"], "the old base's play is lost"


@pytest.mark.component("terraforming")
def test_terraforming_with_an_empty_base_deck_does_nothing() -> None:
    rest = [
        "the_homeworld", "the_mothership", "jungle_oasis", "tar_pits", "temple_of_goju", "the_grey_opal", "ninja_dojo",
        "factory_436_1337", "the_central_brain", "cave_of_shinies", "mushroom_kingdom", "school_of_wizardry",
        "the_great_library", "evans_city_cemetery", "rhodes_plaza_mall",
    ]  # fmt: skip
    s = scene({"tortuga": []}, hands=[["terraforming", "scout"]], base_discard=rest, plays=[{"kind": "action"}])
    do(s, "play:terraforming")
    assert codes(s) == ["end"], "not even the extra minion"


@pytest.mark.component("abduction", "beam_up", "supreme_overlord")
@pytest.mark.rule("SU-5.3", "SU-6.3")
def test_returning_minions() -> None:
    s = scene({"tortuga": ["p2.king_rex"]}, hands=[["abduction", "invader", "scout"]])
    do(s, "play:abduction")
    assert hand(s, 1) == ["king_rex"], "the only minion: forced"
    do(s, "play:invader@tortuga")
    assert "play:scout@tortuga" in codes(s), "the extra minion can wait"
    s = scene({"tortuga": ["p2.king_rex", "p1.invader"]}, hands=[["beam_up"]])
    do(s, "play:beam_up")
    assert codes(s) == ["target:p2.king_rex@tortuga", "target:own.invader@tortuga"]
    do(s, "target:own.invader@tortuga")
    assert hand(s, 0) == ["invader"]
    s = scene({"tortuga": ["p2.king_rex"], "ninja_dojo": []}, hands=[["supreme_overlord"]])
    do(s, "play:supreme_overlord@ninja_dojo")
    assert codes(s) == ["target:p2.king_rex@tortuga", "target:own.supreme_overlord@ninja_dojo", "target:none"]
    do(s, "target:none")
    assert at(s, "tortuga") == ["p2.king_rex"]
    assert ready_to_act(s, 0)
