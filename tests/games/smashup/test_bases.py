"""SU-13: the sixteen bases, and the cards that switch them off or exchange them."""

from __future__ import annotations

import pytest

from herna.games.smashup.printed.cards import BASE_BY_SLUG

from .scene import (
    asked,
    at,
    bases,
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
    vps,
)


@pytest.mark.rule("SU-13.1", "SU-13.5")
def test_every_base_but_the_oasis_has_a_text() -> None:
    timed = {
        slug: [
            name
            for name in ("turn_start", "played_here", "destroyed_here", "after", "replaced", "power_vp", "minion_vp",
                         "holder_power", "traits")
            if getattr(b, name)
        ]
        for slug, b in BASE_BY_SLUG.items()
    }  # fmt: skip
    assert timed.pop("jungle_oasis") == []
    assert all([len(times) == 1 for times in timed.values()]), "each acts at one moment"
    assert timed["the_central_brain"] == ["holder_power"]
    assert timed["tortuga"] == ["replaced"]
    assert sorted([slug for slug, times in timed.items() if times == ["after"]]) == [
        "evans_city_cemetery",
        "ninja_dojo",
        "school_of_wizardry",
        "temple_of_goju",
        "the_great_library",
        "the_grey_opal",
        "the_mothership",
    ]


@pytest.mark.rule("SU-13.1", "SU-6.11")
@pytest.mark.component("the_central_brain")
def test_central_brain_adds_one_to_each_minion() -> None:
    s = scene({"the_central_brain": ["p1.king_rex", "p2.zapbot"], "tortuga": ["p1.laseratops"]})
    assert (power(s, "the_central_brain", "p1.king_rex"), power(s, "the_central_brain", "p2.zapbot")) == (8, 3)
    assert power(s, "tortuga", "p1.laseratops") == 4


@pytest.mark.rule("SU-13.2")
@pytest.mark.component("jammed_signal")
def test_jammed_signal_switches_a_base_off_for_all() -> None:
    s = scene({"the_central_brain": ["p1.invader", "p2.zapbot"], "tortuga": []}, hands=[["jammed_signal"]])
    do(s, "play:jammed_signal", "on_base:the_central_brain")
    assert (power(s, "the_central_brain", "p1.invader"), power(s, "the_central_brain", "p2.zapbot")) == (3, 2)
    s = scene({"mushroom_kingdom": ["!p1.jammed_signal"], "tortuga": ["p1.invader"]})
    do(s, "end")
    assert ready_to_act(s, 1), "nothing at the start of the turn"
    s = scene(
        {
            "rhodes_plaza_mall": ["!p1.jammed_signal", *["p1.warbot"] * 2, *["p1.hoverbot"] * 3, "p2.king_rex"],
            "tortuga": [],
        }
    )
    end(s)
    assert vps(s) == [0, 0], "no VP when it scores"
    s = scene(
        {
            "tortuga": ["!p1.jammed_signal", "p1.warbot", "p1.warbot", "p1.nukebot", "p2.king_rex", "p2.zapbot"],
            "tar_pits": ["p2.zapbot"],
        },
        base_deck=["the_homeworld"],
    )
    end(s)
    assert asked(s) == (1, "play"), "nor its replacement text"
    s = scene(
        {"tar_pits": ["!p1.jammed_signal", "p2.zapbot"], "tortuga": []},
        hands=[["seeing_stars"]],
        factions=[["ninjas", "aliens"], ["robots", "dinosaurs"]],
    )
    do(s, "play:seeing_stars")
    assert pile(s, 1) == ["zapbot"]


@pytest.mark.rule("SU-13.3")
@pytest.mark.component("infiltrate")
def test_infiltrate_destroys_another_action_on_the_base() -> None:
    s = scene(
        {"tortuga": ["!p2.hideout", "!p2.pay_the_piper", "p2.gremlin+p1.assassination"], "ninja_dojo": []},
        hands=[["infiltrate"]],
    )
    do(s, "play:infiltrate", "on_base:tortuga")
    assert codes(s) == ["action:p2.hideout@tortuga", "action:p2.pay_the_piper@tortuga"], "forced; not those on minions"
    do(s, "action:p2.hideout@tortuga")
    assert on(s, "tortuga") == ["p2.pay_the_piper", "p1.infiltrate"]
    s = scene({"tortuga": [], "ninja_dojo": []}, hands=[["infiltrate"]])
    do(s, "play:infiltrate", "on_base:tortuga")
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-13.3")
@pytest.mark.component("infiltrate", "the_central_brain")
def test_infiltrate_at_the_central_brain_is_decided_when_played() -> None:
    for word, mine in (("ignore", 4), ("ignore:none", 5)):
        s = scene({"the_central_brain": ["p1.tiger_assassin", "p2.zapbot"], "tortuga": []}, hands=[["infiltrate"]])
        do(s, "play:infiltrate", "on_base:the_central_brain")
        assert asked(s) == (0, "ignore")
        do(s, word)
        assert power(s, "the_central_brain", "p1.tiger_assassin") == mine
        assert power(s, "the_central_brain", "p2.zapbot") == 3
        do(s, "end", "end")
        assert power(s, "the_central_brain", "p1.tiger_assassin") == 5, "over at the start of the next turn"
        assert on(s, "the_central_brain") == ["p1.infiltrate"], "it stays without effect"


@pytest.mark.rule("SU-13.3", "SU-13.7")
@pytest.mark.component("infiltrate", "tar_pits")
def test_infiltrate_at_the_tar_pits() -> None:
    for word, piled in (("ignore", ["shinobi"]), ("ignore:none", [])):
        s = scene({"tar_pits": ["!p2.infiltrate", "p2.shinobi"], "tortuga": []}, hands=[["seeing_stars"]])
        do(s, "play:seeing_stars")
        assert asked(s) == (1, "ignore")
        do(s, word)
        assert pile(s, 1) == piled
        assert (deck(s, 1)[-1] == "shinobi") is (piled == [])
    s = scene({"tar_pits": ["!p2.infiltrate=over", "p2.shinobi"], "tortuga": []}, hands=[["seeing_stars"]])
    do(s, "play:seeing_stars")
    assert deck(s, 1)[-1] == "shinobi", "no longer in force"


@pytest.mark.rule("SU-13.3")
@pytest.mark.component("infiltrate", "mushroom_kingdom", "ninja_dojo", "evans_city_cemetery")
def test_infiltrate_against_other_bases() -> None:
    s = scene({"mushroom_kingdom": ["!p1.infiltrate"], "tortuga": ["p1.shinobi"]})
    do(s, "end", "target:p1.shinobi@tortuga")
    assert asked(s) == (0, "ignore")
    do(s, "ignore")
    assert at(s, "tortuga") == ["p1.shinobi"]
    s = scene(
        {"ninja_dojo": ["!p1.infiltrate", "p2.king_rex", "p2.laseratops", "p2.laseratops", "p1.tiger_assassin"],
         "tortuga": ["p1.shinobi"]},
        active=1, factions=[["ninjas", "aliens"], ["dinosaurs", "robots"]],
    )  # fmt: skip
    end(s)
    do(s, "target:p1.shinobi@tortuga")
    assert asked(s) == (0, "ignore")
    do(s, "ignore")
    assert at(s, "tortuga") == ["p1.shinobi"]
    s = scene(
        {
            "evans_city_cemetery": [
                "!p1.infiltrate",
                "p1.ninja_master",
                "p1.tiger_assassin",
                "p1.tiger_assassin",
                "p2.king_rex",
            ],
            "tortuga": [],
        },
        hands=[["shinobi"]],
    )
    do(s, "end", "pass")
    assert asked(s) == (0, "ignore")
    do(s, "ignore")
    assert "shinobi" in hand(s, 0)
    assert vps(s) == [5, 3]


@pytest.mark.rule("SU-13.6")
@pytest.mark.component("the_mothership")
def test_mothership_lets_the_winner_take_one_home() -> None:
    s = scene(
        {
            "the_mothership": ["p1.king_rex", "p1.war_raptor", "p1.warbot", "p1.hoverbot", "p2.warbot"],
            "tortuga": ["p1.zapbot"],
        }
    )
    end(s)
    assert asked(s) == (0, "target")
    assert codes(s) == ["target:own.war_raptor@the_mothership", "target:own.hoverbot@the_mothership", "target:none"]
    do(s, "target:own.hoverbot@the_mothership")
    assert "hoverbot" in hand(s, 0)
    assert vps(s) == [4, 2]


@pytest.mark.rule("SU-13.7", "SU-10.6")
@pytest.mark.component("tar_pits", "gremlin")
def test_tar_pits_bury_what_is_destroyed_there() -> None:
    s = scene({"tar_pits": ["p2.gremlin+p1.poison"], "tortuga": []}, hands=[["seeing_stars", "shinobi"], ["gnome"]])
    do(s, "play:seeing_stars")
    assert (deck(s, 1)[-1], pile(s, 1)) == ("gremlin", [])
    assert pile(s, 0) == ["poison", "seeing_stars", "shinobi"], "its action is discarded, and Gremlin reacts: destroyed"
    assert len(hand(s, 1)) == 2


@pytest.mark.rule("SU-13.8", "SU-10.3")
@pytest.mark.component("cave_of_shinies")
def test_cave_of_shinies_pays_the_owner_of_each_fallen() -> None:
    s = scene(
        {"cave_of_shinies": ["p2.zapbot", "p2.zapbot", "p3.zapbot", "p1.warbot", "p3.warbot"], "tortuga": []},
        hands=[["powderkeg"]],
        players=3,
    )
    do(s, "play:powderkeg")
    while asked(s)[1] == "order":
        assert codes(s) == ["resolve:p2.cave_of_shinies", "resolve:p3.cave_of_shinies"], "equal ones are one option"
        do(s, codes(s)[0])
    assert vps(s) == [0, 2, 1], "Warbots do not fall"
    s = scene(
        {
            "cave_of_shinies": ["p1.king_rex", "p1.laseratops", "p1.laseratops", "p2.king_rex", "p2.zapbot"],
            "tortuga": [],
        }
    )
    end(s)
    assert vps(s) == [4, 2], "clean-up is no destruction"


@pytest.mark.rule("SU-13.9", "SU-7.8")
@pytest.mark.component("school_of_wizardry")
def test_school_of_wizardry_lets_the_winner_choose_the_next_base() -> None:
    s = scene(
        {"school_of_wizardry": ["p1.king_rex", "p1.laseratops", "p2.king_rex", "p2.warbot"], "tortuga": []},
        base_deck=["tar_pits", "ninja_dojo", "jungle_oasis", "the_homeworld"], active=1,
    )  # fmt: skip
    end(s)
    assert asked(s) == (1, "replace"), "of two winners only the first from the active player on"
    assert sorted(codes(s)) == ["replace:jungle_oasis", "replace:ninja_dojo", "replace:tar_pits"]
    do(s, "replace:jungle_oasis")
    assert sorted(codes(s)) == ["under:ninja_dojo", "under:tar_pits"]
    do(s, "under:ninja_dojo")
    assert bases(s) == ["jungle_oasis", "tortuga"]
    assert [s.slug(slot & 255) for slot in reversed(s.base_deck)][:3] == ["ninja_dojo", "tar_pits", "the_homeworld"]
    assert [k["base"] for k in view(s, 1)["base_deck_known"]] == ["ninja_dojo", "tar_pits"]
    assert view(s, 0)["base_deck_known"] == []
    assert happened(s, "looks_at_bases", 0) == [{"seat": 1, "count": 3}]


@pytest.mark.rule("SU-13.9")
@pytest.mark.component("school_of_wizardry")
def test_school_of_wizardry_with_one_or_no_base_left() -> None:
    gone = [slug for slug in BASE_BY_SLUG if slug not in ("school_of_wizardry", "tortuga", "tar_pits")]
    table = {"school_of_wizardry": ["p1.king_rex", "p1.laseratops", "p2.king_rex", "p2.zapbot"], "tortuga": []}
    s = scene(table, base_discard=gone)
    end(s)
    assert (bases(s), asked(s)) == (["tar_pits", "tortuga"], (1, "play"))
    s = scene(table, base_discard=[*gone, "tar_pits"])
    end(s)
    assert (bases(s), asked(s)) == (["tortuga"], (1, "play"))


@pytest.mark.rule("SU-13.11")
@pytest.mark.component("the_grey_opal")
def test_grey_opal_lets_all_but_the_winner_move_one_away() -> None:
    s = scene(
        {
            "the_grey_opal": ["p1.king_rex", "p1.laseratops", "p2.warbot", "p2.zapbot", "p3.zapbot"],
            "tortuga": ["p4.zapbot"],
            "tar_pits": [],
        },
        players=4,
        base_deck=["ninja_dojo"],
    )
    end(s)
    assert asked(s) == (1, "target")
    assert codes(s) == ["target:own.warbot@the_grey_opal", "target:own.zapbot@the_grey_opal", "target:none"]
    do(s, "target:own.warbot@the_grey_opal")
    assert codes(s) == ["to:tortuga", "to:tar_pits"], "the new base is not there yet"
    do(s, "to:tar_pits")
    assert asked(s) == (2, "target")
    do(s, "target:none")
    assert asked(s) == (1, "play"), "player 4 had no minion there"
    assert (at(s, "tar_pits"), pile(s, 1)) == (["p2.warbot"], ["zapbot"])


@pytest.mark.rule("SU-13.13", "SU-5.6")
@pytest.mark.component("the_homeworld")
def test_homeworld_gives_its_extra_minion_again_and_again() -> None:
    s = scene({"the_homeworld": [], "tortuga": []}, hands=[["warbot", "war_raptor", "war_raptor", "hoverbot"]])
    do(s, "play:warbot@the_homeworld", "play:war_raptor@the_homeworld", "play:war_raptor@the_homeworld")
    assert codes(s) == ["end"], "a Hoverbot is too strong, and another weak minion is not at hand"
    assert len(s.plays) == 2, "the last extra play and the regular action are left"
    assert len(at(s, "the_homeworld")) == 3


@pytest.mark.rule("SU-13.14", "SU-8.3")
@pytest.mark.component("factory_436_1337")
def test_factory_pays_the_winner_for_power() -> None:
    s = scene(
        {
            "factory_436_1337": ["p1.king_rex", "p1.laseratops", "p1.laseratops", "p2.king_rex", "p2.nukebot"],
            "tortuga": [],
        }
    )
    end(s)
    assert vps(s) == [2 + 3, 2], "15 power are three times 5"
    s = scene(
        {
            "factory_436_1337": ["p1.king_rex", "p1.warbot", "p1.zapbot", "p2.king_rex", "p2.warbot", "p2.zapbot"],
            "tortuga": [],
        }
    )
    end(s)
    assert vps(s) == [2 + 2, 2 + 2], "each of two winners for 13"


@pytest.mark.rule("SU-13.15", "SU-10.12")
@pytest.mark.component("temple_of_goju")
def test_temple_of_goju_takes_the_strongest_of_each() -> None:
    s = scene(
        {
            "temple_of_goju": [
                "p1.warbot",
                "p1.laseratops",
                "p2.king_rex+p2.tooth_and_claw_and_guns",
                "p2.zapbot",
                "p3.zapbot",
            ],
            "tortuga": [],
        },
        players=3,
    )
    end(s)
    assert asked(s) == (0, "target"), "only player 1 has two equally strong ones"
    assert codes(s) == ["target:own.warbot@temple_of_goju", "target:own.laseratops@temple_of_goju"]
    do(s, "target:own.warbot@temple_of_goju")
    assert deck(s, 0)[-1] == "warbot", "placing is no destruction"
    assert deck(s, 2)[-1] == "zapbot"
    assert "king_rex" in pile(s, 1), "Tooth and Claw saved it from the Temple, not from the clean-up"


@pytest.mark.rule("SU-13.3", "SU-13.15")
@pytest.mark.component("temple_of_goju", "infiltrate")
def test_temple_of_goju_can_be_ignored() -> None:
    s = scene(
        {
            "temple_of_goju": ["!p1.infiltrate", "p1.ninja_master", "p1.tiger_assassin", "p2.king_rex", "p2.zapbot"],
            "tortuga": [],
        },
        hands=[["ninja_acolyte"]],
    )
    do(s, "end", "pass")
    assert asked(s) == (0, "ignore")
    do(s, "ignore")
    assert "ninja_master" in pile(s, 0)
    assert deck(s, 1)[-1] == "king_rex"


@pytest.mark.rule("SU-4.7", "SU-12.1")
@pytest.mark.component("evans_city_cemetery")
def test_evans_city_cemetery_renews_the_winners_hand() -> None:
    s = scene(
        {"evans_city_cemetery": ["p1.king_rex", "p1.laseratops", "p2.king_rex", "p2.zapbot"], "tortuga": []},
        hands=[["howl", "rampage"], ["howl"]], active=1,
    )  # fmt: skip
    end(s)
    assert pile(s, 0) == ["howl", "king_rex", "laseratops", "rampage"]
    assert (len(hand(s, 0)), "howl" in hand(s, 1)) == (5, True), "forced, the winner only"


@pytest.mark.rule("SU-7.5")
@pytest.mark.component("rhodes_plaza_mall")
def test_rhodes_plaza_mall_pays_for_every_minion() -> None:
    s = scene(
        {
            "rhodes_plaza_mall": [
                "p1.king_rex",
                "p1.laseratops",
                "p2.zapbot",
                "p2.zapbot",
                "p2.zapbot",
                "p2.nukebot",
                "p3.hoverbot",
            ],
            "tortuga": [],
        },
        players=3,
    )
    end(s)
    assert vps(s) == [2, 4, 1]


@pytest.mark.rule("SU-3.2", "SU-6.4")
@pytest.mark.component("mushroom_kingdom")
def test_mushroom_kingdom_draws_another_players_minion() -> None:
    s = scene({"mushroom_kingdom": ["p1.warbot"], "tortuga": ["p1.king_rex", "p2.zapbot"]})
    do(s, "end")
    assert asked(s) == (1, "target")
    assert codes(s) == ["target:p1.king_rex@tortuga", "target:none"], "not the own one, not one that is here"
    do(s, "target:none")
    assert ready_to_act(s, 1)
    do(s, "end", "target:p2.zapbot@tortuga")
    assert at(s, "mushroom_kingdom") == ["p1.warbot", "p2.zapbot"], "in every player's turn"


@pytest.mark.rule("SU-13.10")
def test_tortuga_without_a_new_base_does_nothing() -> None:
    gone = [slug for slug in BASE_BY_SLUG if slug not in ("tortuga", "tar_pits")]
    s = scene(
        {"tortuga": ["p1.king_rex", "p1.nukebot", "p2.king_rex", "p2.hoverbot"], "tar_pits": ["p2.zapbot"]},
        base_discard=gone,
    )
    pass_all(do(s, "end"))
    assert (bases(s), asked(s)) == (["tar_pits"], (1, "play"))
