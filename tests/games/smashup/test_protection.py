"""SU-11: what cannot be affected, what is destroyed instead, and what cannot be played."""

from __future__ import annotations

import pytest

from .scene import asked, at, codes, do, end, hand, happened, on, pass_all, pile, power, ready_to_act, scene, vps, why


@pytest.mark.rule("SU-11.1")
@pytest.mark.component("warbot")
def test_warbot_cannot_be_destroyed_but_everything_else() -> None:
    s = scene({"tortuga": ["p2.warbot", "p2.zapbot"], "ninja_dojo": []}, hands=[["beam_up"]])
    do(s, "play:beam_up", "target:p2.warbot@tortuga")
    assert hand(s, 1) == ["warbot"]
    s = scene({"tortuga": ["p2.warbot"], "ninja_dojo": []}, hands=[["invasion"]])
    do(s, "play:invasion")
    assert at(s, "ninja_dojo") == ["p2.warbot"]
    s = scene({"tortuga": ["p2.warbot+p3.poison"]}, hands=[["disintegrator"]], players=3)
    do(s, "play:disintegrator")
    assert at(s, "tortuga") == []
    s = scene({"jungle_oasis": ["p2.warbot", "p1.king_rex", "p1.laseratops"], "tortuga": []})
    end(s)
    assert pile(s, 1) == ["warbot"], "discarded at scoring"


@pytest.mark.rule("SU-11.2")
@pytest.mark.component("wildlife_preserve", "smoke_bomb")
@pytest.mark.parametrize("guard", ["preserve", "smoke"])
def test_guarded_minions_are_not_affected_by_others_actions(guard: str) -> None:
    things = ["!p2.wildlife_preserve", "p2.war_raptor"] if guard == "preserve" else ["p2.shinobi+p2.smoke_bomb"]
    minion = "war_raptor" if guard == "preserve" else "shinobi"
    for card in ("seeing_stars", "assassination"):
        s = scene({"tortuga": things, "ninja_dojo": []}, hands=[[card]])
        do(s, f"play:{card}")
        assert at(s, "tortuga")[0].startswith(f"p2.{minion}"), "chosen in vain"
        assert card in pile(s, 0)
        assert happened(s, "unharmed") == [{"seat": 1, "card": minion}]
    s = scene({"tortuga": things, "ninja_dojo": []}, hands=[["tiger_assassin"]])
    do(s, "play:tiger_assassin@tortuga", f"target:p2.{minion}@tortuga")
    assert f"p2.{minion}" not in at(s, "tortuga"), "a minion's text works normally"


@pytest.mark.rule("SU-11.2")
@pytest.mark.component("wildlife_preserve")
def test_own_actions_bases_and_other_players_minions_are_not_kept_off() -> None:
    s = scene(
        {"tortuga": ["!p1.wildlife_preserve", "p1.war_raptor", "p2.zapbot"], "ninja_dojo": []},
        hands=[["way_of_deception"]],
    )
    do(s, "play:way_of_deception")
    assert at(s, "ninja_dojo") == ["p1.war_raptor"], "own actions"
    s = scene(
        {"tortuga": ["!p2.wildlife_preserve", "p3.zapbot"], "ninja_dojo": []}, hands=[["seeing_stars"]], players=3
    )
    do(s, "play:seeing_stars")
    assert at(s, "tortuga") == [], "minions of somebody else"
    s = scene({"mushroom_kingdom": [], "tortuga": ["!p1.wildlife_preserve", "p1.war_raptor"]})
    do(s, "end", "target:p1.war_raptor@tortuga")
    assert at(s, "mushroom_kingdom") == ["p1.war_raptor"], "bases"


@pytest.mark.rule("SU-11.2", "SU-14.20")
@pytest.mark.component("flame_trap")
def test_a_trap_in_play_is_an_action_too() -> None:
    s = scene({"tortuga": ["!p1.wildlife_preserve", "!p2.flame_trap"]}, hands=[["king_rex"]])
    do(s, "play:king_rex@tortuga")
    assert (at(s, "tortuga"), on(s, "tortuga")) == (["p1.king_rex"], ["p1.wildlife_preserve"]), (
        "the trap is gone all the same"
    )
    s = scene({"tortuga": ["!p2.flame_trap"]}, hands=[["warbot"]])
    do(s, "play:warbot@tortuga")
    assert (at(s, "tortuga"), on(s, "tortuga")) == (["p1.warbot"], [])
    s = scene({"tortuga": ["!p2.flame_trap"], "ninja_dojo": []}, hands=[["buccaneer"]])
    do(s, "play:buccaneer@tortuga")
    assert (at(s, "ninja_dojo"), on(s, "tortuga")) == (["p1.buccaneer"], [])
    s = scene({"tortuga": ["!p2.flame_trap"]}, hands=[["collector"]])
    do(s, "play:collector@tortuga", "target:own.collector@tortuga")
    assert (hand(s, 0), on(s, "tortuga")) == (["collector"], []), "the minion had already left"
    s = scene({"tortuga": ["!p1.flame_trap"]}, hands=[["gnome"]])
    do(s, "play:gnome@tortuga")
    assert on(s, "tortuga") == ["p1.flame_trap"], "not for its own player"


@pytest.mark.rule("SU-11.3")
@pytest.mark.component("wildlife_preserve", "smoke_bomb")
def test_guarded_minions_shed_others_actions() -> None:
    s = scene({"tortuga": ["p1.king_rex+p2.poison+p1.upgrade"]},
              hands=[["wildlife_preserve"]])  # fmt: skip
    do(s, "play:wildlife_preserve")
    assert (at(s, "tortuga"), pile(s, 1)) == (["p1.king_rex+p1.upgrade"], ["poison"])
    s = scene({"tortuga": ["p1.shinobi+p2.upgrade"]}, hands=[["smoke_bomb"]])
    do(s, "play:smoke_bomb")
    assert (at(s, "tortuga"), pile(s, 1)) == (["p1.shinobi+p1.smoke_bomb"], ["upgrade"])
    s = scene(
        {"tortuga": ["p1.war_raptor+p2.poison"], "ninja_dojo": ["!p1.wildlife_preserve"]}, hands=[["way_of_deception"]]
    )
    do(s, "play:way_of_deception")
    assert (at(s, "ninja_dojo"), pile(s, 1)) == (["p1.war_raptor"], ["poison"]), "as soon as it gets there"


@pytest.mark.rule("SU-11.2", "SU-3.2")
@pytest.mark.component("smoke_bomb", "overrun")
def test_smoke_bomb_and_overrun_end_at_the_start_of_the_own_turn() -> None:
    s = scene({"tortuga": ["p1.shinobi"]}, hands=[["smoke_bomb"]])
    do(s, "play:smoke_bomb", "end")
    assert at(s, "tortuga") == ["p1.shinobi+p1.smoke_bomb"]
    do(s, "end")
    assert (at(s, "tortuga"), pile(s, 0)) == (["p1.shinobi"], ["smoke_bomb"])
    s = scene({"tortuga": [], "ninja_dojo": []}, hands=[["overrun", "walker"], ["king_rex"]])
    do(s, "play:overrun", "on_base:tortuga")
    assert "play:walker@tortuga" in codes(s), "its own player may"
    do(s, "end")
    assert why(s, "play:king_rex@tortuga") == ("SU-11.9", "others_barred")
    assert "play:king_rex@ninja_dojo" in codes(s)
    do(s, "end")
    assert (on(s, "tortuga"), pile(s, 0)) == ([], ["overrun"])


@pytest.mark.rule("SU-11.4")
@pytest.mark.component("hideout")
def test_hideout_saves_all_own_minions_here_once() -> None:
    s = scene(
        {
            "tortuga": ["!p2.hideout", "p2.gremlin", "p2.gnome", "p1.saucy_wench", "p3.zapbot"],
            "ninja_dojo": ["p2.gremlin"],
        },
        hands=[["cannon"]],
        players=3,
    )
    do(s, "play:cannon", "target:p2.gremlin@tortuga", "target:p3.zapbot@tortuga")
    assert at(s, "tortuga") == ["p2.gremlin", "p2.gnome", "p1.saucy_wench"], "the others are affected normally"
    assert (on(s, "tortuga"), pile(s, 1)) == ([], ["hideout"])
    s = scene({"tortuga": ["!p2.hideout"], "ninja_dojo": ["p2.gremlin"]}, hands=[["seeing_stars"]])
    do(s, "play:seeing_stars")
    assert (at(s, "ninja_dojo"), on(s, "tortuga")) == ([], ["p2.hideout"]), "only at its own base"
    s = scene({"tortuga": ["!p2.hideout", "p2.gremlin"]}, hands=[["tiger_assassin"], ["gnome"]])
    do(s, "play:tiger_assassin@tortuga", "target:p2.gremlin@tortuga")
    assert (at(s, "tortuga"), on(s, "tortuga")) == (["p1.tiger_assassin"], ["p2.hideout"]), "actions only"
    s = scene({"tortuga": ["!p1.hideout", "p1.gnome"], "ninja_dojo": []}, hands=[["way_of_deception"]])
    do(s, "play:way_of_deception")
    assert (at(s, "ninja_dojo"), on(s, "tortuga")) == (["p1.gnome"], ["p1.hideout"]), "not against own actions"


@pytest.mark.rule("SU-11.4")
@pytest.mark.component("hideout", "assassination")
def test_hideout_works_against_actions_in_play() -> None:
    s = scene({"tortuga": ["!p2.hideout", "p2.gremlin+p1.assassination"]})
    do(s, "end")
    assert (at(s, "tortuga"), on(s, "tortuga")) == (["p2.gremlin+p1.assassination"], [])
    do(s, "end")
    assert at(s, "tortuga") == [], "it tries again at the end of every turn (SU-14.13)"


@pytest.mark.rule("SU-14.13")
@pytest.mark.component("assassination")
def test_assassination_strikes_at_the_end_of_the_turn() -> None:
    s = scene({"tortuga": ["p2.king_rex", "p2.warbot"]}, hands=[["assassination"]])
    do(s, "play:assassination", "on_minion:p2.king_rex@tortuga")
    assert "p2.king_rex+p1.assassination" in at(s, "tortuga")
    do(s, "end")
    assert at(s, "tortuga") == ["p2.warbot"]
    assert pile(s, 0) == ["assassination"]
    s = scene({"tortuga": ["p2.warbot"]}, hands=[["assassination"]])
    do(s, "play:assassination", "end")
    assert at(s, "tortuga") == ["p2.warbot+p1.assassination"], "a survivor keeps it"


@pytest.mark.rule("SU-11.5")
@pytest.mark.component("tooth_and_claw_and_guns")
@pytest.mark.parametrize("card", ["seeing_stars", "tiger_assassin", "upgrade", "way_of_deception"])
def test_tooth_and_claw_stops_any_ability(card: str) -> None:
    whose = "p1" if card == "way_of_deception" else "p2"
    things = {"tortuga": [f"{whose}.war_raptor+{whose}.tooth_and_claw_and_guns"], "ninja_dojo": []}
    s = scene(things, hands=[[card]])
    if card == "tiger_assassin":
        do(s, "play:tiger_assassin@tortuga", "target:p2.war_raptor@tortuga")
    else:
        do(s, f"play:{card}")
    assert at(s, "tortuga")[0] == f"{whose}.war_raptor", "untouched, also by the own action"
    assert "tooth_and_claw_and_guns" in pile(s, 0 if whose == "p1" else 1)
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-11.5")
@pytest.mark.component("tooth_and_claw_and_guns")
def test_tooth_and_claw_does_not_stop_scoring_but_base_texts() -> None:
    s = scene(
        {"jungle_oasis": ["p1.king_rex+p1.tooth_and_claw_and_guns", "p1.laseratops", "p1.war_raptor"], "tortuga": []}
    )
    end(s)
    assert "king_rex" in pile(s, 0)
    s = scene({"mushroom_kingdom": [], "tortuga": ["p1.king_rex+p1.tooth_and_claw_and_guns"]})
    do(s, "end", "target:p1.king_rex@tortuga")
    assert at(s, "tortuga") == ["p1.king_rex"]


@pytest.mark.rule("SU-11.6")
def test_prohibitions_come_before_shields() -> None:
    s = scene(
        {"tortuga": ["!p2.wildlife_preserve", "!p2.hideout", "p2.gremlin+p2.tooth_and_claw_and_guns"]},
        hands=[["seeing_stars"]],
    )
    do(s, "play:seeing_stars")
    assert at(s, "tortuga") == ["p2.gremlin+p2.tooth_and_claw_and_guns"]
    assert on(s, "tortuga") == ["p2.wildlife_preserve", "p2.hideout"], "nothing is used up"


@pytest.mark.rule("SU-11.6")
@pytest.mark.component("hideout", "tooth_and_claw_and_guns")
def test_of_two_shields_the_active_player_picks_one() -> None:
    things = {"tortuga": ["!p2.hideout", "p2.gremlin+p2.tooth_and_claw_and_guns"]}
    for shield, left, kept in (
        ("p2.hideout@tortuga", "p2.gremlin+p2.tooth_and_claw_and_guns", []),
        ("p2.tooth_and_claw_and_guns@tortuga", "p2.gremlin", ["p2.hideout"]),
    ):
        s = scene(things, hands=[["seeing_stars"]])
        do(s, "play:seeing_stars")
        assert asked(s) == (0, "shield")
        do(s, f"shield:{shield}")
        assert (at(s, "tortuga"), on(s, "tortuga")) == ([left], kept)
        assert ready_to_act(s, 0)


@pytest.mark.rule("SU-11.6")
def test_a_hideout_needed_anyway_covers_all() -> None:
    s = scene(
        {"tortuga": ["!p2.hideout", "p2.gremlin+p2.tooth_and_claw_and_guns", "p2.gnome"]}, hands=[["crop_circles"]]
    )
    do(s, "play:crop_circles")
    assert at(s, "tortuga") == ["p2.gremlin+p2.tooth_and_claw_and_guns", "p2.gnome"]
    assert (on(s, "tortuga"), pile(s, 1)) == ([], ["hideout"]), "nothing was asked, Tooth and Claw stays"


@pytest.mark.rule("SU-11.7")
def test_an_action_that_cannot_be_attached_does_nothing() -> None:
    s = scene({"tortuga": ["!p2.wildlife_preserve", "p2.war_raptor+p2.upgrade"]}, hands=[["poison"]])
    do(s, "play:poison")
    assert (at(s, "tortuga"), pile(s, 0)) == (["p2.war_raptor+p2.upgrade"], ["poison"])
    assert ready_to_act(s, 0), "its text is not offered"


@pytest.mark.rule("SU-11.8")
@pytest.mark.component("buccaneer")
def test_a_buccaneer_with_tooth_and_claw_stays() -> None:
    s = scene({"tortuga": ["p2.buccaneer+p2.tooth_and_claw_and_guns"], "ninja_dojo": []}, hands=[["ninja_master"]])
    do(s, "play:ninja_master@tortuga", "target:p2.buccaneer@tortuga")
    assert at(s, "tortuga") == ["p2.buccaneer", "p1.ninja_master"]


@pytest.mark.rule("SU-11.9")
@pytest.mark.component("overrun")
def test_overrun_stops_specials_but_not_moves() -> None:
    s = scene(
        {
            "jungle_oasis": ["!p2.overrun", "p2.king_rex", "p2.laseratops", "p2.war_raptor"],
            "tortuga": ["p1.pirate_king"],
        },
        factions=[["ninjas", "pirates"], ["dinosaurs", "zombies"]],
        hands=[["shinobi"]],
    )
    do(s, "end")
    assert codes(s) == ["special:pirate_king@tortuga", "pass"]
    assert why(s, "special:shinobi") == ("SU-11.9", "others_barred")
    do(s, "special:pirate_king@tortuga")
    assert "p1.pirate_king" in at(s, "jungle_oasis")


@pytest.mark.rule("SU-11.10", "SU-14.14")
@pytest.mark.component("mark_of_sleep")
def test_mark_of_sleep_forbids_all_actions_in_the_next_turn() -> None:
    table = {"jungle_oasis": ["p2.pirate_king", "p2.buccaneer", "p2.buccaneer"], "tortuga": []}
    s = scene(table, hands=[["mark_of_sleep", "gremlin"], ["full_sail", "dinghy", "first_mate"]])
    do(s, "play:mark_of_sleep")
    assert codes(s) == ["player:own", "player:p2"]
    do(s, "player:p2", "end")
    assert "special:full_sail" in codes(s), "in another player's turn actions are allowed"
    pass_all(s)
    assert asked(s) == (1, "play")
    assert why(s, "play:dinghy") == ("SU-11.10", "asleep")
    assert "play:first_mate@tortuga" in codes(s)
    do(s, "end", "end")
    assert "play:dinghy" in codes(s), "for one turn only"


@pytest.mark.rule("SU-11.10")
@pytest.mark.component("mark_of_sleep")
def test_marking_yourself_spares_the_current_turn_and_marks_do_not_add_up() -> None:
    s = scene(
        {"tortuga": []}, hands=[["mark_of_sleep", "hideout", "disenchant", "disenchant"]],
        plays=[{"kind": "action"}, {"kind": "action"}],
    )  # fmt: skip
    do(s, "play:mark_of_sleep", "player:own")
    assert "play:hideout" in codes(s)
    do(s, "end", "end")
    assert why(s, "play:disenchant") == ("SU-11.10", "asleep")
    s.sides[0].asleep |= 1
    s.sides[0].asleep |= 1
    do(s, "end", "end")
    assert s.sides[0].asleep == 2
    do(s, "end", "end")
    assert "play:disenchant" in codes(s)


@pytest.mark.rule("SU-11.10")
def test_the_sleeper_uses_no_special_action_in_the_own_scoring() -> None:
    s = scene(
        {"jungle_oasis": ["p1.pirate_king", "p1.buccaneer", "p1.buccaneer"], "tortuga": []},
        hands=[["full_sail", "dinghy"]],
        sides={"asleep": [True, False]},
    )
    do(s, "end")
    assert codes(s) == ["pass"]
    assert why(s, "special:full_sail") == ("SU-11.10", "asleep")
    do(s, "pass")
    assert vps(s) == [2, 0]
    s = scene({"tortuga": []}, hands=[["neophyte"]], decks=[["scry"]], sides={"asleep": [True, False]})
    do(s, "play:neophyte@tortuga")
    assert codes(s) == ["apprentice:hand", "apprentice:back"]


@pytest.mark.component("disenchant")
@pytest.mark.rule("SU-4.7")
def test_disenchant_destroys_any_attached_action() -> None:
    s = scene(
        {"tortuga": ["!p1.hideout", "p2.war_raptor+p2.upgrade"], "ninja_dojo": ["!p2.wildlife_preserve"]},
        hands=[["disenchant"]],
    )
    do(s, "play:disenchant")
    assert codes(s) == [
        "action:own.hideout@tortuga",
        "action:p2.upgrade@tortuga",
        "action:p2.wildlife_preserve@ninja_dojo",
    ]
    do(s, "action:p2.upgrade@tortuga")
    assert (power(s, "tortuga", "p2.war_raptor"), pile(s, 1)) == (3, ["upgrade"])
    s = scene({"tortuga": []}, hands=[["disenchant"]])
    do(s, "play:disenchant")
    assert ready_to_act(s, 0)
