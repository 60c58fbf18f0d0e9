"""SU-7 and SU-8: which bases score, the windows, places, ties, clean-up and replacement."""

from __future__ import annotations

import pytest

from herna.games.smashup.state import SmashUp
from herna.games.smashup.table.words import BEFORE

from .scene import (
    asked,
    at,
    bases,
    codes,
    do,
    end,
    hand,
    happened,
    on,
    pass_all,
    pile,
    ready_to_act,
    scene,
    view,
    vps,
    why,
)

OASIS = ["p1.king_rex", "p1.laseratops", "p2.war_raptor"]  # 14 of 12
BIG: dict[str, list[str]] = {"jungle_oasis": OASIS, "tortuga": []}


# --- SU-7 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-7.1")
@pytest.mark.example("SU-X19")
def test_exactly_the_breakpoint_is_enough_and_scoring_is_compulsory() -> None:
    four = ["p1.warbot", "p1.warbot", "p2.warbot", "p2.warbot"]
    s = scene({"tar_pits": four, "tortuga": []})
    end(s)
    assert vps(s) == [4, 4]
    s = scene({"tar_pits": [*four[:3], "p2.hoverbot"], "tortuga": []})
    end(s)
    assert vps(s) == [0, 0], "15 is not enough"


@pytest.mark.rule("SU-7.2", "SU-7.9")
def test_the_active_player_chooses_and_bases_are_checked_anew() -> None:
    s = scene(
        {"jungle_oasis": OASIS, "tar_pits": ["p2.king_rex", "p2.nukebot", "p1.warbot"], "tortuga": []},
        factions=[["dinosaurs", "robots"], ["dinosaurs", "robots"]],
    )  # fmt: skip
    do(s, "end")
    assert asked(s) == (0, "score")
    assert codes(s) == ["score:jungle_oasis", "score:tar_pits"]
    do(s, "score:tar_pits")
    assert [e["base"] for e in happened(s, "scores")] == ["tar_pits", "jungle_oasis"]
    assert vps(s) == [3 + 2, 4 + 0]


@pytest.mark.rule("SU-7.9")
def test_a_base_that_is_no_longer_ready_is_not_scored() -> None:
    # First Mate is scored away from the Oasis to nowhere near: the Tar Pits lose the minion that made them ready.
    s = scene(
        {"ninja_dojo": ["p1.king_rex", "p1.laseratops", "p1.pirate_king", "p2.warbot"],
         "jungle_oasis": ["p2.nukebot", "p2.hoverbot", "p2.hoverbot", "p1.first_mate"], "tortuga": []},
    )  # fmt: skip
    do(s, "end")
    do(s, "score:ninja_dojo")
    pass_all(s)
    assert asked(s) == (0, "target"), "the winner of the Dojo may destroy a minion anywhere"
    do(s, "target:p2.nukebot@jungle_oasis")
    pass_all(s)
    assert [e["base"] for e in happened(s, "scores")] == ["ninja_dojo"], "8 of 12: not ready any more"
    assert asked(s) == (1, "play")


@pytest.mark.rule("SU-7.9")
def test_a_base_that_becomes_ready_is_scored_too() -> None:
    s = scene(
        {"jungle_oasis": ["p1.king_rex", "p1.laseratops", "p1.first_mate"],
         "tar_pits": ["p2.king_rex", "p2.laseratops", "p2.war_raptor"]},
        base_deck=["tortuga"],
    )  # fmt: skip
    do(s, "end")
    while asked(s)[1] == "special":
        do(s, codes(s)[0])
    assert [e["base"] for e in happened(s, "scores")] == ["jungle_oasis", "tar_pits"], "16 only with First Mate's 2"
    assert happened(s, "moves")[0]["card"] == "first_mate"


@pytest.mark.rule("SU-7.3", "SU-7.10", "SU-15.2")
@pytest.mark.example("SU-X7")
def test_the_window_ends_when_all_pass_in_a_row() -> None:
    s = scene(
        {"jungle_oasis": ["p1.king_rex", "p3.nukebot"], "tortuga": []},
        hands=[["shinobi", "ninja_acolyte"], ["full_sail", "dinghy"], ["hidden_ninja"]], players=3,
    )  # fmt: skip
    do(s, "end")
    assert asked(s) == (0, "special")
    do(s, "pass")
    assert asked(s) == (1, "special")
    do(s, "special:full_sail")
    assert asked(s) == (2, "special")
    do(s, "pass")
    assert asked(s) == (0, "special"), "who has passed may use one after all"
    assert "special:shinobi" in codes(s)
    do(s, "special:shinobi", "pass", "pass")
    assert asked(s) == (0, "special"), "only two have passed since"
    do(s, "pass")
    assert vps(s) == [2, 0, 0]


@pytest.mark.rule("SU-7.10")
def test_a_pass_out_of_need_looks_like_any_other() -> None:
    s = scene(
        BIG, hands=[["zapbot"], ["shinobi", "shinobi"]], factions=[["dinosaurs", "robots"], ["dinosaurs", "ninjas"]]
    )
    do(s, "end")
    assert asked(s) == (1, "special"), "the factions of player 1 hold no such cards: nothing to hide"
    other = scene(
        BIG, hands=[["zapbot"], ["ninja_acolyte"] * 2], factions=[["dinosaurs", "robots"], ["dinosaurs", "ninjas"]]
    )
    do(other, "end")
    assert asked(other) == (1, "special"), "asked although there is nothing to use"
    assert codes(other) == ["pass"]
    assert view(other, 0)["asked"] == view(s, 0)["asked"]


@pytest.mark.rule("SU-7.4", "SU-7.5")
@pytest.mark.example("SU-X3")
@pytest.mark.component("full_sail", "jungle_oasis")
def test_a_chosen_base_is_scored_even_below_its_breakpoint() -> None:
    s = scene(
        {"jungle_oasis": ["p1.supreme_overlord", "p1.invader", "p2.saucy_wench", "p2.first_mate"], "tortuga": []},
        hands=[[], ["full_sail"]], active=0, base_deck=["tar_pits"],
    )  # fmt: skip
    do(s, "end", "special:full_sail", "target:own.saucy_wench@jungle_oasis", "target:own.first_mate@jungle_oasis")
    assert at(s, "tortuga") == ["p2.saucy_wench", "p2.first_mate"]
    pass_all(s)
    assert vps(s) == [2, 0]
    assert pile(s, 0) == ["invader", "supreme_overlord"]
    assert bases(s) == ["tar_pits", "tortuga"]


@pytest.mark.rule("SU-7.5")
def test_a_minion_of_power_zero_takes_part() -> None:
    s = scene(
        {
            "tar_pits": ["p1.king_rex", "p1.laseratops", "p1.laseratops", "p1.armor_stego", "p2.zapbot+p3.poison"],
            "tortuga": [],
        },
        players=3,
    )
    end(s)
    assert vps(s) == [4, 3, 0], "second with power 0; the absent player gets nothing"


@pytest.mark.rule("SU-7.6", "SU-7.11", "SU-14.17")
@pytest.mark.component("scout")
def test_after_scoring_scouts_may_go_home() -> None:
    s = scene({"jungle_oasis": ["p1.king_rex", "p1.scout+p2.upgrade", "p2.scout"], "tortuga": ["p1.scout"]})
    do(s, "end")
    assert asked(s) == (0, "special")
    assert codes(s) == ["special:scout@jungle_oasis", "pass"], "only the own one here"
    do(s, "special:scout@jungle_oasis")
    assert (hand(s, 0), pile(s, 1)) == (["scout"], ["upgrade"])
    assert asked(s) == (1, "special")
    do(s, "pass")
    assert pile(s, 1) == ["scout", "upgrade"], "unused, it is discarded"
    assert at(s, "tortuga") == ["p1.scout"]
    assert vps(s) == [2, 0], "the places were settled before"


@pytest.mark.rule("SU-7.6", "SU-8.3")
@pytest.mark.component("first_mate", "the_great_library")
def test_base_text_or_specials_first_is_up_to_the_active_player() -> None:
    crew = ["p2.king_rex", "p2.laseratops", "p2.laseratops", "p2.buccaneer", "p2.first_mate", "p1.first_mate"]
    for first in ("base", "specials"):
        s = scene({"the_great_library": crew, "tortuga": []}, hands=[["dinghy"], ["dinghy"]])
        do(s, "end")
        pass_before(s)
        assert asked(s) == (0, "first")
        do(s, f"first:{first}")
        if first == "base":
            assert asked(s) == (0, "library")
            do(s, "library:draw", "library:none")
            assert len(hand(s, 0)) == 2
            do(s, "special:first_mate@the_great_library", "pass")
        else:
            do(s, "special:first_mate@the_great_library", "pass")
            assert asked(s) == (1, "library"), "player 1 has no minion left here (SU-13.6)"
            do(s, "library:draw")
        assert at(s, "tortuga") == ["p1.first_mate"]
        assert ready_to_act(s, 1)


def pass_before(s: SmashUp) -> None:
    """Pass while the window before scoring is open."""
    while s.window == BEFORE:
        do(s, "pass")


@pytest.mark.rule("SU-7.7")
def test_clean_up_is_no_destruction() -> None:
    s = scene(
        {"jungle_oasis": ["p1.king_rex+p2.upgrade", "p1.laseratops", "p2.gremlin", "!p2.pay_the_piper"], "tortuga": []},
        hands=[["war_raptor"], ["gnome"]], decks=[["howl", "rampage"]], rest="out", base_deck=["tar_pits"],
    )  # fmt: skip
    end(s)
    assert pile(s, 0) == ["king_rex", "laseratops"]
    assert pile(s, 1) == ["gremlin", "pay_the_piper", "upgrade"]
    assert (hand(s, 0), hand(s, 1)) == (["howl", "rampage", "war_raptor"], ["gnome"]), "Gremlin was not destroyed"
    assert on(s, "tar_pits") == []


@pytest.mark.rule("SU-7.8")
def test_the_next_base_takes_the_same_place() -> None:
    s = scene({"tortuga": [], "jungle_oasis": OASIS, "ninja_dojo": []}, base_deck=["tar_pits", "the_homeworld"])
    end(s)
    assert bases(s) == ["tortuga", "tar_pits", "ninja_dojo"]
    assert [s.slug(card) for card in s.base_discard] == ["jungle_oasis"]


ALL_BUT_TWO = [
    "the_homeworld", "the_mothership", "tar_pits", "temple_of_goju", "the_grey_opal", "ninja_dojo", "factory_436_1337",
    "the_central_brain", "cave_of_shinies", "mushroom_kingdom", "school_of_wizardry", "the_great_library",
    "evans_city_cemetery", "rhodes_plaza_mall",
]  # fmt: skip


@pytest.mark.rule("SU-7.8")
def test_with_an_empty_base_deck_nothing_replaces_it() -> None:
    s = scene({"jungle_oasis": OASIS, "tortuga": ["p1.laseratops"]}, base_discard=ALL_BUT_TWO)
    end(s)
    assert bases(s) == ["tortuga"]
    assert len(s.base_discard) == 15
    assert happened(s, "not_replaced") == [{"old": "jungle_oasis"}]


@pytest.mark.rule("SU-7.17")
def test_a_table_without_bases_is_laid_out_anew() -> None:
    s = scene({"jungle_oasis": OASIS}, base_discard=[*ALL_BUT_TWO, "tortuga"])
    end(s)
    assert len(s.bases) == 3
    assert (len(s.base_deck), s.base_discard) == (13, ())
    assert ready_to_act(s, 1)


@pytest.mark.rule("SU-7.11")
@pytest.mark.component("pirate_king")
def test_pirate_king_comes_from_another_base() -> None:
    s = scene({"jungle_oasis": [*OASIS, "p2.pirate_king"], "tortuga": ["p1.pirate_king+p2.upgrade"]})
    do(s, "end")
    assert asked(s) == (0, "special")
    assert codes(s) == ["special:pirate_king@tortuga", "pass"]
    do(s, "special:pirate_king@tortuga")
    assert [(e["card"], e["base"]) for e in happened(s, "moves")] == [("pirate_king", "jungle_oasis")]
    assert vps(s) == [2, 0], "the other Pirate King was already here and could not be used"


@pytest.mark.rule("SU-7.11", "SU-4.6")
def test_hidden_ninja_and_full_sail_may_be_wasted() -> None:
    s = scene(BIG, hands=[["hidden_ninja"]])
    do(s, "end", "special:hidden_ninja")
    assert "hidden_ninja" in pile(s, 0)
    assert happened(s, "plays") == []
    s = scene({"jungle_oasis": ["p2.king_rex", "p2.nukebot"], "tortuga": []}, hands=[["full_sail"]])
    do(s, "end", "special:full_sail")
    assert pile(s, 0) == ["full_sail"]


@pytest.mark.rule("SU-7.13")
@pytest.mark.component("shinobi")
def test_one_shinobi_ability_per_player_and_base() -> None:
    s = scene(BIG, hands=[["shinobi", "shinobi", "hidden_ninja", "shinobi"], ["shinobi"]])
    do(s, "end", "special:shinobi")
    assert asked(s) == (1, "special")
    do(s, "special:shinobi")
    assert codes(s) == ["special:hidden_ninja", "pass"]
    assert why(s, "special:shinobi") == ("SU-7.13", "already_lurked")
    do(s, "special:hidden_ninja", "play:shinobi@jungle_oasis")
    assert at(s, "jungle_oasis")[-3:] == ["p1.shinobi", "p2.shinobi", "p1.shinobi"], "played another way: no limit"
    pass_all(s)
    assert vps(s) == [2, 0]


@pytest.mark.rule("SU-7.13")
def test_the_shinobi_limit_is_per_scoring() -> None:
    s = scene(
        {"jungle_oasis": OASIS, "tar_pits": ["p1.laseratops", "p1.armor_stego", "p2.king_rex", "p2.laseratops"],
         "tortuga": []},
        hands=[["shinobi", "shinobi"]],
    )  # fmt: skip
    do(s, "end", "score:jungle_oasis", "special:shinobi")
    pass_all_here(s)
    assert "special:shinobi" in codes(s), "another base, another Shinobi"


def pass_all_here(s: SmashUp) -> None:
    """Pass until another base is scored."""
    scored = s.scored
    while s.scored == scored:
        do(s, "pass")


@pytest.mark.rule("SU-7.14")
def test_scoring_stops_when_the_base_leaves() -> None:
    s = scene(
        {"jungle_oasis": ["p2.king_rex", "p2.laseratops", "p1.shinobi"], "tortuga": []},
        hands=[["hidden_ninja", "chronomage", "mass_enchantment", "ninja_acolyte"]], decks=[[], ["terraforming"]],
        base_deck=["tar_pits"],
    )  # fmt: skip
    do(s, "end", "special:hidden_ninja", "play:chronomage@jungle_oasis", "play:mass_enchantment")
    do(s, "terraform:tar_pits", "base:jungle_oasis")
    assert asked(s) == (0, "now"), "its extra minion is due now"
    s.choose("play:none")
    while asked(s)[1] == "special":
        do(s, "pass")
    assert [e["base"] for e in happened(s, "scores")] == ["jungle_oasis", "tar_pits"], "checked anew: 17 of 16"
    assert happened(s, "aborts") == [{"seat": 0}]
    assert vps(s) == [3, 4], "nothing for the Oasis, all for the Tar Pits"


@pytest.mark.rule("SU-7.15", "SU-8.1")
def test_a_base_that_all_have_left_pays_nobody() -> None:
    s = scene(
        {"ninja_dojo": ["p1.buccaneer", "p1.buccaneer", "p1.pirate_king", "p1.king_rex"], "tortuga": []},
        hands=[["full_sail"]], base_deck=["tar_pits"],
    )  # fmt: skip
    do(s, "end", "special:full_sail")
    for card in ("buccaneer#1", "buccaneer#2", "pirate_king", "king_rex"):
        do(s, f"target:own.{card}@ninja_dojo")
    while asked(s)[1] == "special":
        do(s, "pass")
    assert vps(s) == [0, 0]
    assert happened(s, "place") == []
    assert bases(s) == ["tar_pits", "tortuga"], "replaced all the same; the winner's text had nobody to use it"
    assert asked(s) == (1, "play")


# --- SU-8 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-8.1", "SU-8.2")
@pytest.mark.example("SU-X4")
def test_ten_ten_five() -> None:
    s = scene(
        {"the_mothership": ["p1.king_rex", "p1.hoverbot", "p2.king_rex", "p2.hoverbot", "p3.nukebot"], "tortuga": []},
        players=3,
    )  # fmt: skip
    end(s)
    while asked(s)[1] == "target":
        do(s, "target:none")
    assert vps(s) == [4, 4, 1]
    assert [e["place"] for e in happened(s, "place")] == [1, 1, 3]


@pytest.mark.rule("SU-8.2")
@pytest.mark.example("SU-X5")
def test_a_tie_for_second() -> None:
    s = scene(
        {
            "the_mothership": [
                "p1.king_rex",
                "p1.zapbot",
                "p2.warbot",
                "p2.zapbot",
                "p3.warbot",
                "p3.zapbot",
                "p4.zapbot",
            ],
            "tortuga": [],
        },
        players=4,
    )
    end(s)
    while asked(s)[1] == "target":
        do(s, "target:none")
    assert vps(s) == [4, 2, 2, 0]


@pytest.mark.rule("SU-8.1")
def test_the_fourth_gets_nothing() -> None:
    s = scene(
        {"the_mothership": ["p1.king_rex", "p1.nukebot", "p2.nukebot", "p3.warbot", "p4.hoverbot"], "tortuga": []},
        players=4,
    )
    end(s)
    while asked(s)[1] == "target":
        do(s, "target:none")
    assert vps(s) == [4, 2, 1, 0]


@pytest.mark.rule("SU-8.3", "SU-13.12")
@pytest.mark.example("SU-X6")
@pytest.mark.component("ninja_dojo")
def test_tied_winners_both_use_the_base_text_in_order() -> None:
    s = scene(
        {"ninja_dojo": ["p1.king_rex", "p1.warbot", "p2.king_rex", "p2.warbot"], "tortuga": ["p2.zapbot", "p1.zapbot"]},
        active=1,
    )  # fmt: skip
    end(s)
    assert asked(s) == (1, "target"), "from the active player on"
    assert "target:p1.zapbot@tortuga" in codes(s), "anywhere in play"
    do(s, "target:p1.zapbot@tortuga")
    assert asked(s) == (0, "target")
    do(s, "target:none")
    assert at(s, "tortuga") == ["p2.zapbot"]
    assert vps(s) == [2, 2]


@pytest.mark.rule("SU-8.3", "SU-13.10")
@pytest.mark.component("tortuga")
def test_tortuga_lets_the_runner_up_bring_a_minion_to_the_new_base() -> None:
    table = {
        "tortuga": ["p1.king_rex", "p1.nukebot", "p2.king_rex", "p2.hoverbot"],
        "tar_pits": ["p2.zapbot", "p1.zapbot"],
        "ninja_dojo": ["p2.warbot"],
    }
    s = scene(table, base_deck=["the_homeworld"])
    end(s)
    assert bases(s)[0] == "the_homeworld", "the replacement is there first"
    assert asked(s) == (1, "target")
    assert codes(s) == ["target:own.zapbot@tar_pits", "target:own.warbot@ninja_dojo", "target:none"]
    do(s, "target:own.warbot@ninja_dojo")
    assert at(s, "the_homeworld") == ["p2.warbot"]
    assert vps(s) == [4, 3]
    tied = {"tortuga": ["p1.king_rex", "p1.warbot", "p2.king_rex", "p2.warbot"], "tar_pits": ["p2.zapbot"]}
    s = scene(tied, base_deck=["the_homeworld"])
    end(s)
    assert asked(s) == (1, "play"), "with a tie for first there is no runner-up"


@pytest.mark.rule("SU-8.4")
def test_alone_at_a_base_you_win_and_nobody_is_second() -> None:
    s = scene(
        {
            "tortuga": ["p1.king_rex", "p1.laseratops", "p1.laseratops", "p1.nukebot", "p1.war_raptor"],
            "tar_pits": ["p1.armor_stego"],
        }
    )
    end(s)
    assert vps(s) == [4, 0]
    assert asked(s) == (1, "play")


@pytest.mark.rule("SU-14.18")
def test_a_special_gained_in_the_window_may_be_used_in_it() -> None:
    s = scene(
        {"jungle_oasis": ["p2.king_rex", "p2.nukebot"], "tortuga": []},
        hands=[["hidden_ninja", "enchantress"]], decks=[["shinobi"]],
    )  # fmt: skip
    do(s, "end", "special:hidden_ninja")
    assert asked(s) == (0, "now")
    do(s, "play:enchantress@jungle_oasis")
    assert asked(s) == (0, "special"), "player 2 has no such cards"
    assert codes(s) == ["special:shinobi", "pass"]
