"""SU-12 and the cards that draw, discard, search, reveal and come back: Wizards, Zombies and others."""

from __future__ import annotations

import pytest

from .scene import asked, at, codes, deck, do, hand, happened, pile, ready_to_act, scene, view, vps, why, world

CALM: dict[str, list[str]] = {"tortuga": [], "ninja_dojo": []}


@pytest.mark.component("enchantress", "mystic_studies", "tech_center", "invader", "king_rex")
def test_simple_cards() -> None:
    s = scene(CALM, hands=[["enchantress", "mystic_studies"]], decks=[["scry", "portal", "summon", "howl"]])
    do(s, "play:enchantress@tortuga")
    assert hand(s, 0) == ["mystic_studies", "scry"]
    do(s, "play:mystic_studies")
    assert hand(s, 0) == ["portal", "scry", "summon"]
    s = scene(
        {"tortuga": ["p1.zapbot", "p1.warbot", "p2.zapbot"], "ninja_dojo": ["p1.zapbot"]}, hands=[["tech_center"]]
    )
    do(s, "play:tech_center")
    assert codes(s) == ["base:tortuga", "base:ninja_dojo"]
    do(s, "base:tortuga")
    assert len(hand(s, 0)) == 2, "one for each own minion there"
    s = scene(CALM, hands=[["invader"]])
    do(s, "play:invader@tortuga")
    assert vps(s) == [1, 0]
    s = scene(CALM, hands=[["king_rex"]])
    do(s, "play:king_rex@tortuga")
    assert s.totals(s.bases[0]) == [7, 0]
    assert ready_to_act(s, 0)


@pytest.mark.component("time_loop")
@pytest.mark.rule("SU-5.2")
def test_time_loop_gives_two_actions() -> None:
    s = scene(CALM, hands=[["time_loop", "mystic_studies", "howl", "rampage"]], decks=[["king_rex", "war_raptor"]])
    do(s, "play:time_loop", "play:howl", "play:rampage")
    assert "play:mystic_studies" not in codes(s)


@pytest.mark.component("time_loop")
@pytest.mark.rule("SU-5.4")
def test_two_urgent_actions_come_one_after_the_other() -> None:
    s = scene(
        {"jungle_oasis": ["p2.king_rex", "p2.nukebot"], "tortuga": []},
        hands=[["hidden_ninja", "chronomage", "time_loop", "mystic_studies", "summon"]],
        decks=[["enchantress", "scry", "portal"]],
    )  # fmt: skip
    do(s, "end", "special:hidden_ninja", "play:chronomage@jungle_oasis", "play:time_loop")
    assert codes(s) == ["play:mystic_studies", "play:summon", "play:done"]
    do(s, "play:mystic_studies")
    assert codes(s) == ["play:summon", "play:scry", "play:done"], "drawn in between"
    do(s, "play:summon")
    assert "play:enchantress@tortuga" in codes(s), "Summon's minion at once, too"
    do(s, "play:none")
    assert (asked(s)[1], s.urgent) == ("special", ())


@pytest.mark.rule("SU-14.7", "SU-4.7")
@pytest.mark.example("SU-X20")
@pytest.mark.component("sacrifice")
def test_sacrifice_draws_power_and_destroys() -> None:
    s = scene({"tortuga": ["p1.warbot", "p2.king_rex"], "ninja_dojo": ["p1.zapbot"]}, hands=[["sacrifice"]])
    do(s, "play:sacrifice")
    assert codes(s) == ["target:own.warbot@tortuga", "target:own.zapbot@ninja_dojo"], "one must be chosen"
    other = s.clone()
    do(s, "target:own.warbot@tortuga")
    assert (len(hand(s, 0)), at(s, "tortuga")) == (4, ["p1.warbot", "p2.king_rex"])
    other.choose("target:own.zapbot@ninja_dojo")
    assert len(other.sides[0].hand) == 2
    assert pile(s, 0) == ["sacrifice"]
    s = scene({"tortuga": ["p1.zapbot+p2.upgrade"]}, hands=[["sacrifice"]])
    do(s, "play:sacrifice")
    assert (len(hand(s, 0)), at(s, "tortuga")) == (4, []), "its current power, read before it falls"


@pytest.mark.rule("SU-12.3")
@pytest.mark.component("scry")
def test_scry_finds_an_action_and_shows_it() -> None:
    s = scene(CALM, hands=[["scry"]], decks=[["king_rex", "howl", "portal"]], rest="out")
    do(s, "play:scry")
    assert asked(s) == (0, "search")
    assert sorted(codes(s)) == ["search:howl", "search:portal"]
    do(s, "search:portal")
    assert (hand(s, 0), sorted(deck(s, 0))) == (["portal"], ["howl", "king_rex"])
    assert happened(s, "found", 1)[0]["cards"] == ["portal"]
    assert view(s, 1)["sides"][0]["hand_known"] == ["portal"]
    s = scene(CALM, hands=[["scry"]], decks=[["king_rex"]], piles=[["howl"]], rest="out")
    do(s, "play:scry")
    assert hand(s, 0) == [], "the discard pile is not added to a deck that has cards"
    s = scene(CALM, hands=[["scry"]], piles=[["howl", "king_rex"]], rest="out")
    do(s, "play:scry", "search:howl")
    assert (hand(s, 0), deck(s, 0), pile(s, 0)) == (["howl"], ["king_rex"], ["scry"]), (
        "an empty deck is made anew first"
    )


@pytest.mark.rule("SU-12.3", "SU-4.8")
@pytest.mark.component("mall_crawl")
def test_mall_crawl_takes_any_number_of_one_name() -> None:
    s = scene(CALM, hands=[["mall_crawl"]], decks=[["walker", "walker", "outbreak"]], rest="out")
    do(s, "play:mall_crawl")
    assert codes(s) == ["copies:walker=1", "copies:walker=2", "copies:outbreak=1", "copies:none"]
    do(s, "copies:walker=2")
    assert (pile(s, 0), deck(s, 0)) == (["mall_crawl", "walker", "walker"], ["outbreak"])
    s = scene(CALM, hands=[["mall_crawl"]], decks=[["walker"]], rest="out")
    do(s, "play:mall_crawl", "copies:none")
    assert deck(s, 0) == ["walker"]


@pytest.mark.rule("SU-12.2")
@pytest.mark.component("portal")
def test_portal_takes_minions_and_orders_the_rest() -> None:
    s = scene(CALM, hands=[["portal"]], decks=[["king_rex", "howl", "scry", "chronomage", "summon", "rampage"]])
    do(s, "play:portal")
    assert codes(s) == ["take:chronomage", "take:king_rex", "take:done"]
    do(s, "take:king_rex", "take:done")
    assert hand(s, 0) == ["king_rex"], "any number of the minions"
    assert asked(s) == (0, "top")
    do(s, "top:summon", "top:chronomage", "top:howl")
    assert deck(s, 0)[:5] == ["summon", "chronomage", "howl", "scry", "rampage"]
    mine = view(s, 0)["sides"][0]["deck_known"]
    assert [k["card"] for k in mine] == ["summon", "chronomage", "howl", "scry"]
    theirs = view(s, 1)["sides"][0]
    assert theirs["deck_known"] == []
    assert theirs["deck_blocks"] == [["chronomage", "howl", "scry", "summon"]], "which ones, but not in which order"
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-12.2")
@pytest.mark.component("portal")
def test_portal_with_a_small_deck_shuffles_the_pile_under_it() -> None:
    s = scene(CALM, hands=[["portal"]], decks=[["howl", "scry"]], piles=[["rampage", "summon"]], rest="out")
    do(s, "play:portal")
    assert len(happened(s, "reveals")[0]["cards"]) == 4, "as many as there are"
    assert pile(s, 0) == []
    s2 = scene(CALM, hands=[["portal"]], rest="out")
    do(s2, "play:portal")
    assert ready_to_act(s2, 0)


@pytest.mark.rule("SU-12.1")
@pytest.mark.component("walker")
def test_walker_looks_at_the_top_card_alone() -> None:
    for code, top, piled in (("keep:top", "outbreak", []), ("keep:discard", "tenacious_z", ["outbreak"])):
        s = scene(CALM, hands=[["walker"]], decks=[["outbreak", "tenacious_z"]])
        do(s, "play:walker@tortuga")
        assert asked(s) == (0, "keep")
        assert "outbreak" not in str(view(s, 1)["sides"][0]["deck_known"])
        assert "Outbreak" in s.decision().prompt()
        do(s, code)
        assert (deck(s, 0)[0], pile(s, 0)) == (top, piled)
    s = scene(CALM, hands=[["walker"]], decks=[["outbreak"]])
    do(s, "play:walker@tortuga", "keep:top")
    assert view(s, 0)["sides"][0]["deck_known"] == [{"from_top": 0, "card": "outbreak"}]
    assert view(s, 1)["sides"][0]["deck_known"] == []
    assert all(world(s, 0, seed).sides[0].deck[-1] == s.sides[0].deck[-1] for seed in range(5))


@pytest.mark.rule("SU-12.5")
@pytest.mark.component("grave_digger", "not_enough_bullets", "they_keep_coming")
def test_cards_from_the_pile_are_known_to_all() -> None:
    s = scene(CALM, hands=[["grave_digger"]], piles=[["walker", "outbreak"]])
    assert view(s, 1)["sides"][0]["discard"] == ["walker", "outbreak"]
    do(s, "play:grave_digger@tortuga")
    assert codes(s) == ["pile:walker", "pile:none"], "a minion, and you may decline"
    do(s.clone(), "pile:none")
    do(s, "pile:walker")
    assert view(s, 1)["sides"][0]["hand_known"] == ["walker"]
    s = scene(CALM, hands=[["not_enough_bullets"]], piles=[["walker", "tenacious_z", "walker", "outbreak"]])
    do(s, "play:not_enough_bullets")
    assert codes(s) == ["copies:walker=1", "copies:walker=2", "copies:tenacious_z=1", "copies:none"]
    do(s, "copies:walker=2")
    assert hand(s, 0) == ["walker", "walker"]
    s = scene(CALM, hands=[["they_keep_coming"]], piles=[["grave_digger", "outbreak"]], plays=[{"kind": "action"}])
    do(s, "play:they_keep_coming")
    assert codes(s) == ["raise:grave_digger@tortuga", "raise:grave_digger@ninja_dojo", "end"], "any power, any base"
    do(s, "raise:grave_digger@tortuga")
    assert at(s, "tortuga") == ["p1.grave_digger"]
    assert ready_to_act(s, 0), "no other minion is in the pile"


@pytest.mark.rule("SU-12.7")
@pytest.mark.component("take_the_shinies")
def test_random_discards_take_what_there_is() -> None:
    s = scene(CALM, hands=[["take_the_shinies", "gnome", "gnome"], ["zapbot", "warbot", "howl"], ["walker"]], players=3)
    do(s, "play:take_the_shinies")
    assert (len(hand(s, 0)), len(hand(s, 1)), hand(s, 2)) == (2, 1, [])
    seen = set()
    for seed in range(30):
        t = scene(CALM, hands=[["take_the_shinies"], ["zapbot", "warbot", "howl"]], seed=seed)
        do(t, "play:take_the_shinies")
        seen.add(tuple(hand(t, 1)))
    assert len(seen) == 3, "each card may be the one that is left"


@pytest.mark.rule("SU-12.8")
@pytest.mark.component("lend_a_hand", "microbot_reclaimer")
def test_shuffling_in_nothing_does_not_shuffle() -> None:
    order = ["tenacious_z", "outbreak", "grave_digger", "overrun"]
    s = scene(CALM, hands=[["lend_a_hand"]], decks=[order], piles=[["walker", "walker"]], rest="out")
    do(s, "play:lend_a_hand")
    assert codes(s) == ["pile:walker", "pile:done"]
    other = s.clone()
    do(s, "pile:done")
    assert deck(s, 0) == order
    other.choose("pile:walker")
    other.choose("pile:walker")
    assert sorted(deck(other, 0)) == sorted([*order, "walker", "walker"])
    assert pile(other, 0) == ["lend_a_hand"]


@pytest.mark.rule("SU-14.6", "SU-5.13")
@pytest.mark.component("zombie_lord")
def test_zombie_lord_raises_one_at_each_empty_base() -> None:
    s = scene(
        {"tortuga": [], "ninja_dojo": ["p2.zapbot"], "tar_pits": ["p1.walker"], "jungle_oasis": []},
        hands=[["zombie_lord"]], piles=[["tenacious_z", "walker", "grave_digger"]], sides={},
        plays=[{"kind": "minion"}], tenacious_z_used=True,
    )  # fmt: skip
    do(s, "play:zombie_lord@tortuga")
    assert codes(s) == [
        "raise:tenacious_z@ninja_dojo", "raise:walker@ninja_dojo", "raise:tenacious_z@jungle_oasis",
        "raise:walker@jungle_oasis", "end",
    ]  # fmt: skip
    do(s, "raise:tenacious_z@ninja_dojo")
    assert codes(s) == ["raise:walker@jungle_oasis", "end"], "one for each base"


@pytest.mark.rule("SU-5.4", "SU-14.6")
@pytest.mark.component("zombie_lord")
def test_zombie_lord_in_a_window_acts_at_once() -> None:
    s = scene(
        {"jungle_oasis": ["p2.king_rex", "p2.nukebot"], "tortuga": [], "tar_pits": []},
        hands=[["hidden_ninja", "zombie_lord"]], piles=[["walker", "tenacious_z"]],
    )  # fmt: skip
    do(s, "end", "special:hidden_ninja", "play:zombie_lord@jungle_oasis")
    assert asked(s) == (0, "now")
    do(s, "raise:walker@tar_pits", "keep:top")
    assert codes(s) == ["raise:tenacious_z@tortuga", "play:done"]
    do(s, "play:done")
    assert at(s, "tar_pits") == ["p1.walker"]


@pytest.mark.rule("SU-14.2")
@pytest.mark.component("tenacious_z")
def test_tenacious_z_rises_once_a_turn() -> None:
    s = scene(CALM, hands=[["walker"], []], piles=[["tenacious_z", "tenacious_z"], ["tenacious_z"]])
    do(s, "special:tenacious_z@tortuga")
    assert (at(s, "tortuga"), pile(s, 0)) == (["p1.tenacious_z"], ["tenacious_z"])
    assert why(s, "special:tenacious_z@tortuga") == ("SU-14.2", "already_risen")
    assert "play:walker@tortuga" in codes(s), "the regular minion is still there"
    do(s, "end")
    assert "special:tenacious_z@ninja_dojo" in codes(s), "each player in the own turn"


@pytest.mark.rule("SU-14.1", "SU-5.4", "SU-5.9")
@pytest.mark.component("ninja_acolyte")
def test_ninja_acolyte_makes_room_for_another() -> None:
    s = scene(
        {"tortuga": ["p1.ninja_acolyte+p2.upgrade"], "ninja_dojo": ["p1.ninja_acolyte"]},
        hands=[["ninja_master", "shinobi"]],
    )
    assert [c for c in codes(s) if c.startswith("special")] == [
        "special:ninja_acolyte@tortuga",
        "special:ninja_acolyte@ninja_dojo",
    ]
    do(s, "special:ninja_acolyte@tortuga")
    assert pile(s, 1) == ["upgrade"]
    assert codes(s) == ["play:ninja_master@tortuga", "play:shinobi@tortuga", "play:ninja_acolyte@tortuga", "play:none"]
    do(s, "play:ninja_acolyte@tortuga")
    assert at(s, "tortuga") == ["p1.ninja_acolyte"], "the same card"
    assert why(s, "special:ninja_acolyte@ninja_dojo") == ("SU-14.1", "minion_already_played")
    assert "play:shinobi@tortuga" in codes(s), "the regular play is not used up"
    s = scene({"tortuga": ["p1.ninja_acolyte"]}, hands=[["ninja_master"]])
    do(s, "special:ninja_acolyte@tortuga", "play:none")
    assert hand(s, 0) == ["ninja_acolyte", "ninja_master"]
    do(s, "play:ninja_master@tortuga")
    assert asked(s)[1] == "target", "declined is lost, the regular minion is not"
    do(s, "target:none")
    assert codes(s) == ["end"]


@pytest.mark.rule("SU-14.1")
@pytest.mark.component("ninja_acolyte")
def test_an_acolyte_that_does_not_return_gives_nothing() -> None:
    s = scene({"tortuga": ["p1.ninja_acolyte+p1.tooth_and_claw_and_guns"]}, hands=[["shinobi"]])
    do(s, "special:ninja_acolyte@tortuga")
    assert at(s, "tortuga") == ["p1.ninja_acolyte"]
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-6.2")
@pytest.mark.component("probe")
def test_probe_shows_a_hand_to_one_and_takes_a_minion() -> None:
    s = scene(CALM, hands=[["probe"], ["howl", "king_rex", "zapbot"], ["walker"]], players=3)
    do(s, "play:probe")
    assert codes(s) == ["player:p2", "player:p3"]
    do(s, "player:p2")
    assert asked(s) == (0, "probe")
    assert sorted(codes(s)) == ["probe:king_rex", "probe:zapbot"], "forced, minions only"
    do(s, "probe:king_rex")
    assert (hand(s, 1), pile(s, 1)) == (["howl", "zapbot"], ["king_rex"])
    assert view(s, 0)["sides"][1]["hand_known"] == ["howl", "zapbot"]
    assert view(s, 2)["sides"][1]["hand_known"] == []
    assert happened(s, "looks", 2) == [{"seat": 0, "whose": 1, "count": 3}]
    s = scene(CALM, hands=[["probe"], ["howl"]])
    do(s, "play:probe")
    assert ready_to_act(s, 0)
    assert hand(s, 1) == ["howl"], "without a minion nothing is discarded"


@pytest.mark.component("tiger_assassin", "saucy_wench", "gnome", "microbot_guard", "broadside")
@pytest.mark.rule("SU-14.8", "SU-14.10", "SU-14.14")
def test_destroyers_here() -> None:
    table = {"tortuga": ["p2.zapbot", "p2.hoverbot", "p2.warbot+p2.upgrade"], "ninja_dojo": ["p2.zapbot"]}
    s = scene(table, hands=[["tiger_assassin"]])
    do(s, "play:tiger_assassin@tortuga")
    assert codes(s) == ["target:p2.zapbot@tortuga", "target:p2.hoverbot@tortuga", "target:none"]
    s = scene(table, hands=[["saucy_wench"]])
    do(s, "play:saucy_wench@tortuga")
    assert codes(s) == ["target:p2.zapbot@tortuga", "target:none"]
    do(s, "target:none")
    assert len(at(s, "tortuga")) == 4
    s = scene({"tortuga": ["p1.gnome", "p1.gremlin", "p2.zapbot", "p2.hoverbot"]}, hands=[["gnome"]])
    do(s, "play:gnome@tortuga")
    assert codes(s) == ["target:own.gremlin@tortuga", "target:p2.zapbot@tortuga", "target:none"], "weaker than three"
    s = scene({"tortuga": ["p1.zapbot", "p2.hoverbot"]}, hands=[["microbot_guard"]])
    do(s, "play:microbot_guard@tortuga")
    assert at(s, "tortuga") == ["p1.zapbot", "p2.hoverbot"], "forced: only itself is weaker than two"
    s = scene(
        {"tortuga": ["p1.first_mate", "p2.zapbot", "p2.hoverbot", "p3.walker"], "ninja_dojo": ["p2.zapbot"]},
        hands=[["broadside"]],
        players=3,
    )
    do(s, "play:broadside")
    assert codes(s) == ["player:own", "player:p2", "player:p3"], "the only base with an own minion"
    other = s.clone()
    do(s, "player:p2")
    assert at(s, "tortuga") == ["p1.first_mate", "p2.hoverbot", "p3.walker"]
    other.choose("player:own")
    assert at(other, "tortuga") == ["p2.zapbot", "p2.hoverbot", "p3.walker"]
    s = scene({"tortuga": ["p2.zapbot"]}, hands=[["broadside"]])
    do(s, "play:broadside")
    assert ready_to_act(s, 0), "no base with an own minion: nothing is asked"
