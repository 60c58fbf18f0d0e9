"""SU-10: conflicts, the order of things, and what happens at the same moment."""

from __future__ import annotations

import pytest

from .scene import (
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
    vps,
    why,
)


@pytest.mark.rule("SU-10.1")
def test_a_card_beats_the_rules() -> None:
    # The rules give one minion a turn; cards give more.
    s = scene({"tortuga": []}, hands=[["microbot_fixer", "zapbot", "microbot_guard"]])
    do(
        s,
        "play:microbot_fixer@tortuga",
        "play:zapbot@tortuga",
        "play:microbot_guard@tortuga",
        "target:own.microbot_fixer@tortuga",
    )
    assert len(happened(s, "plays")) == 3


@pytest.mark.rule("SU-10.2", "SU-11.9", "SU-14.12")
@pytest.mark.component("block_the_path")
def test_a_card_that_forbids_beats_one_that_allows() -> None:
    s = scene({"tortuga": ["!p2.block_the_path=robots"], "ninja_dojo": []}, hands=[["zapbot", "war_raptor", "zapbot"]])
    assert why(s, "play:zapbot@tortuga") == ("SU-14.12", "faction_barred")
    do(s, "play:zapbot@ninja_dojo")
    assert "play:zapbot@ninja_dojo" in codes(s)
    assert "play:zapbot@tortuga" not in codes(s), "Zapbot's extra play does not help either"
    assert "play:war_raptor@tortuga" in codes(s)


@pytest.mark.rule("SU-14.12", "SU-11.9")
@pytest.mark.component("block_the_path")
def test_block_the_path_names_any_faction_and_binds_its_player() -> None:
    s = scene(
        {"tortuga": [], "ninja_dojo": ["p1.gnome"]}, hands=[["block_the_path", "gremlin", "way_of_deception"]],
        plays=[{"kind": "action"}, {"kind": "action"}, {"kind": "minion"}],
    )  # fmt: skip
    do(s, "play:block_the_path", "on_base:tortuga")
    assert asked(s) == (0, "faction")
    assert len(codes(s)) == 8
    do(s, "faction:tricksters")
    assert "play:gremlin@tortuga" not in codes(s)
    do(s, "play:way_of_deception")
    assert at(s, "tortuga") == ["p1.gnome"], "moving there is still possible"


@pytest.mark.rule("SU-10.3", "SU-10.4", "SU-14.20")
@pytest.mark.component("flame_trap", "leprechaun", "the_homeworld")
def test_reactions_to_a_play_are_one_batch_ordered_by_the_active_player() -> None:
    s = scene(
        {"the_homeworld": ["p2.leprechaun", "!p2.flame_trap"], "tortuga": []},
        hands=[["collector", "scout", "invader"], ["gnome"]],
    )  # fmt: skip
    do(s, "play:scout@the_homeworld")
    assert asked(s) == (0, "order")
    assert codes(s) == ["resolve:own.the_homeworld", "resolve:p2.leprechaun", "resolve:p2.flame_trap"]
    do(s, "resolve:p2.flame_trap")
    assert (at(s, "the_homeworld"), on(s, "the_homeworld")) == (["p2.leprechaun"], [])
    do(s, "resolve:p2.leprechaun")
    assert ready_to_act(s, 0)
    assert "play:collector@tortuga" in codes(s), "the Homeworld's extra minion can wait in the own play step"
    assert "play:invader@tortuga" not in codes(s)


@pytest.mark.rule("SU-10.4", "SU-14.8", "SU-14.20")
@pytest.mark.component("leprechaun")
def test_leprechaun_waits_for_the_minions_own_text() -> None:
    s = scene({"tortuga": ["p2.leprechaun", "p1.first_mate"]}, hands=[["collector"]])
    do(s, "play:collector@tortuga")
    assert asked(s) == (0, "target"), "its text comes first"
    do(s, "target:own.collector@tortuga")
    assert hand(s, 0) == ["collector"], "gone again, so Leprechaun cannot destroy it"
    s = scene({"tortuga": ["p2.leprechaun"]}, hands=[["invader"]])
    do(s, "play:invader@tortuga")
    assert (pile(s, 0), vps(s)) == (["invader"], [1, 0])
    s = scene({"tortuga": ["p2.leprechaun"]}, hands=[["supreme_overlord"]])
    do(s, "play:supreme_overlord@tortuga", "target:none")
    assert at(s, "tortuga") == ["p2.leprechaun", "p1.supreme_overlord"], "5 is not weaker than 5"
    s = scene({"tortuga": ["p1.leprechaun"]}, hands=[["gremlin"]])
    do(s, "play:gremlin@tortuga")
    assert len(at(s, "tortuga")) == 2, "not for its own player"


@pytest.mark.rule("SU-10.4")
def test_an_urgent_play_is_offered_inside_the_text_that_gives_it() -> None:
    s = scene(
        {
            "the_homeworld": ["p2.king_rex", "p2.laseratops", "p2.laseratops", "p2.nukebot", "p2.armor_stego"],
            "tortuga": [],
        },
        hands=[["hidden_ninja", "zapbot", "zapbot", "ninja_acolyte"]],
        factions=[["ninjas", "robots"], ["dinosaurs", "robots"]],
    )
    do(s, "end", "special:hidden_ninja", "play:zapbot@the_homeworld")
    assert asked(s) == (0, "now")
    assert s.decision().source == "zapbot", "first Zapbot's own text"
    do(s, "play:none")
    assert s.decision().source == "the_homeworld", "then the Homeworld's reaction"
    do(s, "play:zapbot@tortuga", "play:none")
    assert asked(s)[1] == "special"


@pytest.mark.rule("SU-10.5", "SU-11.7")
def test_the_order_of_an_action_play() -> None:
    s = scene(
        {"tortuga": ["p2.brownie+p2.upgrade"]},
        hands=[["poison", "shinobi", "shinobi"]],
        factions=[["ninjas", "robots"], ["tricksters", "dinosaurs"]],
    )
    do(s, "play:poison")
    assert asked(s) == (0, "action"), "it is attached, and its text follows"
    assert at(s, "tortuga") == ["p2.brownie+p2.upgrade+p1.poison"]
    assert len(hand(s, 0)) == 2, "Brownie reacts last"
    do(s, "action:p2.upgrade@tortuga")
    assert hand(s, 0) == []


@pytest.mark.rule("SU-10.6", "SU-10.8")
@pytest.mark.component("microbot_archive", "powderkeg")
def test_an_archive_destroyed_in_the_same_event_still_reacts() -> None:
    s = scene(
        {"tortuga": ["p1.microbot_archive", "p1.microbot_guard", "p1.zapbot", "p2.microbot_guard", "p1.warbot"]},
        hands=[["powderkeg"]], decks=[["nukebot", "warbot", "hoverbot"]],
    )  # fmt: skip
    do(s, "play:powderkeg", "target:own.zapbot@tortuga")
    assert at(s, "tortuga") == ["p1.warbot"]
    assert len(happened(s, "draws")) == 2, "for itself and the own Guard, not for Zapbot or the other player's Guard"
    assert hand(s, 0) == ["nukebot", "warbot"]


@pytest.mark.rule("SU-10.6", "SU-10.8", "SU-6.14")
@pytest.mark.component("microbot_archive", "microbot_alpha")
def test_what_was_a_microbot_just_before_counts() -> None:
    s = scene(
        {"tortuga": ["p1.microbot_alpha", "p1.zapbot", "p2.buccaneer"], "ninja_dojo": ["p1.microbot_archive"]},
        hands=[[], ["broadside"]], active=1, decks=[["nukebot", "warbot", "hoverbot"]],
    )  # fmt: skip
    assert power(s, "tortuga", "p1.microbot_alpha") == 3
    do(s, "play:broadside", "player:p1")
    assert at(s, "tortuga") == ["p1.microbot_alpha", "p2.buccaneer"]
    assert len(happened(s, "draws")) == 1, "Zapbot was a Microbot as long as Alpha was there"


@pytest.mark.rule("SU-10.7", "SU-15.3")
@pytest.mark.component("powderkeg", "nukebot", "gremlin")
def test_mass_destruction_is_one_event() -> None:
    s = scene(
        {"tortuga": ["p1.nukebot", "p2.war_raptor", "p2.war_raptor", "p2.gremlin", "p2.king_rex"], "ninja_dojo": []},
        hands=[["powderkeg"], ["gnome"]], decks=[[], ["brownie"]],
    )  # fmt: skip
    do(s, "play:powderkeg")
    order = [e.kind for e in s.events(0)]
    fallen = [e["card"] for e in happened(s, "destroyed")]
    assert fallen == ["nukebot", "war_raptor", "war_raptor", "gremlin"], "settled first: both Raptors had power 4"
    assert "resolves" not in order[: order.index("destroyed") + 4], "all leave before anything reacts"
    assert asked(s) == (0, "order")
    assert codes(s) == ["resolve:own.nukebot", "resolve:p2.gremlin"]
    do(s, "resolve:own.nukebot")
    assert at(s, "tortuga") == []
    assert hand(s, 1) == ["brownie", "gnome"]
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-10.7", "SU-14.8", "SU-11.1")
@pytest.mark.component("powderkeg")
def test_powderkeg_with_an_indestructible_minion_still_destroys_the_others() -> None:
    s = scene({"tortuga": ["p1.warbot", "p2.zapbot", "p2.king_rex", "p2.laseratops"]}, hands=[["powderkeg"]])
    do(s, "play:powderkeg")
    assert at(s, "tortuga") == ["p1.warbot", "p2.king_rex"]


@pytest.mark.rule("SU-10.7")
@pytest.mark.component("survival_of_the_fittest")
def test_survival_of_the_fittest_strikes_at_every_uneven_base() -> None:
    s = scene(
        {"tortuga": ["p1.king_rex", "p2.zapbot", "p2.zapbot"], "ninja_dojo": ["p2.warbot", "p1.laseratops"],
         "tar_pits": ["p1.war_raptor"], "jungle_oasis": ["p1.laseratops", "p2.hoverbot"], "the_homeworld": []},
        hands=[["survival_of_the_fittest"]],
    )  # fmt: skip
    do(s, "play:survival_of_the_fittest")
    assert codes(s) == ["target:p2.zapbot#1@tortuga", "target:p2.zapbot#2@tortuga"], "you choose among equals"
    do(s, "target:p2.zapbot#1@tortuga")
    assert at(s, "tortuga") == ["p1.king_rex", "p2.zapbot"]
    assert at(s, "ninja_dojo") == ["p2.warbot", "p1.laseratops"], "all equal: skipped"
    assert at(s, "tar_pits") == ["p1.war_raptor"], "alone: skipped"
    assert at(s, "jungle_oasis") == ["p1.laseratops"]


@pytest.mark.rule("SU-10.9")
def test_inner_plays_are_finished_first() -> None:
    # Disguise plays a Hoverbot, which plays a Gnome-like minion: all of that before the chosen one returns.
    s = scene(
        {"tortuga": ["p1.ninja_acolyte", "p2.zapbot"]}, hands=[["disguise", "hoverbot"]], decks=[["tiger_assassin"]]
    )
    do(s, "play:disguise", "play:hoverbot@tortuga")
    assert at(s, "tortuga") == ["p1.ninja_acolyte", "p2.zapbot", "p1.hoverbot"]
    do(s, "play:tiger_assassin@tortuga", "target:p2.zapbot@tortuga")
    assert at(s, "tortuga") == ["p1.hoverbot", "p1.tiger_assassin"]
    assert hand(s, 0) == ["ninja_acolyte"]


@pytest.mark.rule("SU-10.10", "SU-10.8")
@pytest.mark.component("nukebot")
def test_a_text_finishes_although_its_card_has_left() -> None:
    s = scene({"tortuga": ["p1.nukebot", "p1.zapbot", "p2.warbot", "p2.war_raptor"], "ninja_dojo": ["p2.war_raptor"]},
              hands=[["sacrifice"]], factions=[["robots", "wizards"], ["robots", "dinosaurs"]])  # fmt: skip
    do(s, "play:sacrifice", "target:own.nukebot@tortuga")
    assert at(s, "tortuga") == ["p1.zapbot", "p2.warbot"], "at the base where it was, other players' only"
    assert at(s, "ninja_dojo") == ["p2.war_raptor"]


@pytest.mark.rule("SU-10.11", "SU-11.8")
@pytest.mark.component("buccaneer")
def test_a_replaced_destruction_has_not_happened() -> None:
    s = scene({"cave_of_shinies": ["p2.buccaneer"], "tortuga": [], "tar_pits": []}, hands=[["ninja_master"]])
    do(s, "play:ninja_master@cave_of_shinies", "target:p2.buccaneer@cave_of_shinies")
    assert asked(s) == (1, "to"), "its controller chooses"
    assert codes(s) == ["to:tortuga", "to:tar_pits"]
    do(s, "to:tar_pits")
    assert at(s, "tar_pits") == ["p2.buccaneer"]
    assert vps(s) == [0, 0], "nothing was destroyed in the Cave of Shinies"
    s = scene({"cave_of_shinies": ["p2.buccaneer"]}, hands=[["ninja_master"]])
    do(s, "play:ninja_master@cave_of_shinies", "target:p2.buccaneer@cave_of_shinies")
    assert (pile(s, 1), vps(s)) == (["buccaneer"], [0, 1]), "with no other base it is destroyed"


@pytest.mark.rule("SU-10.12")
def test_several_players_choose_clockwise_then_all_happens() -> None:
    s = scene(
        {
            "tortuga": ["p2.buccaneer", "p3.buccaneer", "p1.supreme_overlord", "p1.buccaneer"],
            "ninja_dojo": [],
            "tar_pits": [],
        },
        hands=[["powderkeg"]],
        players=3,
    )
    do(s, "play:powderkeg", "target:own.supreme_overlord@tortuga")
    assert asked(s) == (0, "to")
    do(s, "to:tar_pits")
    assert asked(s) == (1, "to")
    assert len(at(s, "tortuga")) == 4, "nothing has happened yet"
    do(s, "to:tar_pits")
    assert asked(s) == (2, "to")
    do(s, "to:ninja_dojo")
    assert (at(s, "tar_pits"), at(s, "ninja_dojo")) == (["p2.buccaneer", "p1.buccaneer"], ["p3.buccaneer"])


@pytest.mark.rule("SU-10.13", "SU-14.3")
@pytest.mark.component("disguise")
def test_disguise_with_too_few_minions_returns_all_chosen() -> None:
    s = scene(
        {"tortuga": ["p1.ninja_acolyte", "p1.shinobi", "p2.zapbot"], "ninja_dojo": ["p1.shinobi"]},
        hands=[["disguise", "tiger_assassin"]],
    )
    do(s, "play:disguise", "target:own.ninja_acolyte@tortuga")
    assert codes(s) == ["target:own.shinobi@tortuga", "target:done"], "at the same base"
    do(s, "target:own.shinobi@tortuga")
    assert codes(s) == ["play:tiger_assassin@tortuga"]
    do(s, "play:tiger_assassin@tortuga", "target:none")
    assert hand(s, 0) == ["ninja_acolyte", "shinobi"]
    assert at(s, "tortuga") == ["p2.zapbot", "p1.tiger_assassin"]
    s = scene({"tortuga": ["p2.zapbot"]}, hands=[["disguise", "tiger_assassin"]])
    do(s, "play:disguise")
    assert ready_to_act(s, 0), "without an own minion nothing happens"
    assert hand(s, 0) == ["tiger_assassin"]


@pytest.mark.rule("SU-14.3")
@pytest.mark.component("disguise")
def test_disguise_plays_first_and_returns_only_those_still_there() -> None:
    s = scene({"tortuga": ["p1.ninja_acolyte", "p1.shinobi"]}, hands=[["disguise", "ninja_master", "shinobi"]])
    do(s, "play:disguise", "target:own.ninja_acolyte@tortuga", "target:done")
    assert codes(s) == ["play:ninja_master@tortuga", "play:shinobi@tortuga"]
    do(s, "play:ninja_master@tortuga")
    assert "target:own.ninja_acolyte@tortuga" in codes(s), "still here while the new one is played"
    do(s, "target:own.ninja_acolyte@tortuga")
    assert pile(s, 0) == ["disguise", "ninja_acolyte"]
    assert hand(s, 0) == ["shinobi"]
    assert len(s.plays) == 1, "the regular minion is still there"


@pytest.mark.rule("SU-10.13")
def test_a_part_that_cannot_be_done_leaves_the_others() -> None:
    s = scene({"tortuga": []}, hands=[["abduction", "invader", "scout"]])
    do(s, "play:abduction", "play:invader@tortuga")
    assert "play:scout@tortuga" in codes(s), "no minion to return, but the extra minion is given"


@pytest.mark.rule("SU-10.7")
@pytest.mark.component("crop_circles", "dinghy", "sea_dogs", "shanghai")
def test_several_minions_go_at_the_same_time() -> None:
    s = scene({"tortuga": ["p1.invader", "p2.zapbot"], "tar_pits": ["p2.warbot"]}, hands=[["crop_circles"]])
    do(s, "play:crop_circles", "base:tortuga")
    assert (hand(s, 0), hand(s, 1), at(s, "tar_pits")) == (["invader"], ["zapbot"], ["p2.warbot"])
    s = scene(
        {"tortuga": ["p1.first_mate", "p1.buccaneer", "p1.saucy_wench"], "tar_pits": [], "ninja_dojo": []},
        hands=[["dinghy"]],
    )
    do(
        s,
        "play:dinghy",
        "target:own.first_mate@tortuga",
        "to:tar_pits",
        "target:own.buccaneer@tortuga",
        "to:ninja_dojo",
    )
    assert at(s, "tortuga") == ["p1.saucy_wench"], "up to two, each its own way"
    s = scene({"tortuga": ["p1.first_mate"], "tar_pits": []}, hands=[["dinghy"]])
    do(s, "play:dinghy", "target:done")
    assert at(s, "tortuga") == ["p1.first_mate"]
    s = scene(
        {
            "tortuga": ["p2.zapbot", "p2.war_raptor", "p3.warbot", "p1.hoverbot"],
            "tar_pits": [],
            "ninja_dojo": ["p2.zapbot"],
        },
        hands=[["sea_dogs"]],
        players=3,
    )
    do(s, "play:sea_dogs", "faction:robots", "base:tortuga")
    assert codes(s) == ["base:tar_pits", "base:ninja_dojo"]
    do(s, "base:tar_pits")
    assert at(s, "tar_pits") == ["p2.zapbot", "p3.warbot"], "others' Robots only"
    assert at(s, "tortuga") == ["p2.war_raptor", "p1.hoverbot"]
    s = scene({"tortuga": ["p2.zapbot", "p1.hoverbot"], "tar_pits": []}, hands=[["shanghai"]])
    do(s, "play:shanghai")
    assert at(s, "tar_pits") == ["p2.zapbot"], "another player's minion only"


def test_turns_go_on_after_all_this() -> None:
    s = scene(
        {"tortuga": ["p2.gremlin"]},
        hands=[["seeing_stars"]],
        decks=[["howl"]],
        factions=[["ninjas", "dinosaurs"], ["tricksters", "robots"]],
    )
    do(s, "play:seeing_stars")
    pass_all(end(s))
    assert ready_to_act(s, 1)
    assert deck(s, 0)
