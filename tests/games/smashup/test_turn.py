"""SU-3 and SU-9: the five steps of a turn, and the end of the game."""

from __future__ import annotations

import pytest

from herna.games.smashup.table.words import TURN_LIMIT

from .scene import (
    asked,
    at,
    breakpoint_of,
    codes,
    deck,
    do,
    end,
    hand,
    happened,
    on,
    pile,
    power,
    ready_to_act,
    scene,
    view,
    vps,
)

CALM: dict[str, list[str]] = {"tortuga": [], "the_homeworld": [], "ninja_dojo": []}


@pytest.mark.rule("SU-3.1", "SU-15.1")
def test_a_turn_has_five_steps() -> None:
    s = scene(
        {"jungle_oasis": ["p1.king_rex", "p2.warbot+p1.assassination"], "tortuga": []},
        hands=[["ninja_acolyte"]], base_deck=["mushroom_kingdom"],
    )  # fmt: skip
    assert asked(s) == (0, "play")
    do(s, "play:ninja_acolyte@jungle_oasis", "end")
    kinds = [e.kind for e in s.events(0) if e.kind in ("plays", "scores", "draws", "turn")]
    assert kinds == ["plays", "scores", "draws", "turn"]
    assert view(s, None)["step"] == "play"
    assert asked(s)[0] == 1


@pytest.mark.rule("SU-3.2")
def test_what_lasts_until_your_turn_ends_before_start_effects() -> None:
    # The Infiltrate of player 1 is over when Mushroom Kingdom acts at the start of player 1's turn.
    s = scene({"mushroom_kingdom": ["!p1.infiltrate"], "tortuga": ["p2.warbot", "p1.ninja_master"]}, active=1, turn=5)
    end(s)
    assert asked(s) == (0, "target"), "the active player may move another player's minion"
    do(s, "target:p2.warbot@tortuga")
    assert at(s, "mushroom_kingdom") == ["p2.warbot"]
    assert view(s, 0)["bases"][0]["actions"][0]["ignores"] is False


@pytest.mark.rule("SU-3.2")
def test_start_effects_are_ordered_by_the_active_player() -> None:
    s = scene(
        {"mushroom_kingdom": ["!p1.overrun"], "tortuga": ["p1.tiger_assassin+p1.smoke_bomb", "p2.warbot"]}, active=1
    )
    end(s)
    assert asked(s) == (0, "order")
    assert codes(s) == ["resolve:own.mushroom_kingdom", "resolve:own.overrun", "resolve:own.smoke_bomb"]
    do(s, "resolve:own.overrun")
    assert on(s, "mushroom_kingdom") == []
    do(s, "resolve:own.smoke_bomb")
    assert at(s, "tortuga")[0] == "p1.tiger_assassin"
    do(s, "target:none")
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-3.3")
def test_the_play_step_is_free_in_order_and_ends_when_declared() -> None:
    s = scene(CALM, hands=[["war_raptor", "howl", "summon", "enchantress"]])
    do(s, "play:summon", "play:enchantress@tortuga")
    assert asked(s) == (0, "play")
    do(s, "play:war_raptor@ninja_dojo", "end")
    assert asked(s) == (1, "play")
    s = scene(CALM, hands=[["war_raptor", "howl"]])
    do(s, "end")
    assert asked(s) == (1, "play"), "doing nothing is allowed"


@pytest.mark.rule("SU-3.4", "SU-3.7")
def test_bases_score_in_the_third_step_only() -> None:
    s = scene({"jungle_oasis": ["p1.king_rex", "p1.war_raptor"], "tortuga": []}, hands=[["laseratops", "howl"]])
    do(s, "play:laseratops@jungle_oasis")
    assert sum([s.power_at(s.bases[0], m) for m in s.bases[0].minions]) >= 12
    assert vps(s) == [0, 0], "reaching the breakpoint does nothing by itself"
    do(s, "play:howl")
    assert happened(s, "scores") == []
    end(s)
    assert vps(s) == [2, 0]


@pytest.mark.rule("SU-3.7")
def test_a_breakpoint_reached_in_another_step_waits() -> None:
    # Mushroom Kingdom becomes ready in step 1; it is scored only after the play step.
    s = scene(
        {"mushroom_kingdom": ["p2.king_rex", "p2.armor_stego", "p1.archmage"], "tortuga": ["p2.laseratops"]}, active=1
    )
    end(s)
    do(s, "target:p2.laseratops@tortuga")
    assert asked(s) == (0, "play")
    assert happened(s, "scores") == []
    end(s)
    assert [e["base"] for e in happened(s, "scores")] == ["mushroom_kingdom"]


@pytest.mark.rule("SU-3.5", "SU-6.2")
@pytest.mark.example("SU-X12")
def test_draw_two_and_discard_down_to_ten() -> None:
    nine = ["enchantress"] * 3 + ["neophyte"] * 4 + ["chronomage"] * 2
    s = scene(CALM, hands=[nine, ["zapbot"] * 4], decks=[["scry", "portal"]])
    do(s, "end")
    assert asked(s) == (0, "limit")
    assert len(s.sides[0].hand) == 11
    assert codes(s) == [
        "discard:enchantress",
        "discard:neophyte",
        "discard:chronomage",
        "discard:scry",
        "discard:portal",
    ]
    do(s, "discard:neophyte")
    assert (len(s.sides[0].hand), pile(s, 0)) == (10, ["neophyte"])
    assert ready_to_act(s, 1)


@pytest.mark.rule("SU-3.5", "SU-12.6")
def test_only_the_active_player_counts_cards() -> None:
    twelve = ["enchantress"] * 3 + ["neophyte"] * 4 + ["chronomage"] * 2 + ["war_raptor"] * 3
    s = scene(CALM, hands=[[], twelve])
    do(s, "end")
    assert (asked(s), len(s.sides[1].hand)) == ((1, "play"), 12)
    do(s, "end")
    for _ in range(4):
        assert asked(s) == (1, "limit")
        s.choose(0)
    assert len(s.sides[1].hand) == 10


@pytest.mark.rule("SU-3.6")
def test_end_effects_come_before_boosts_end() -> None:
    # The Leprechaun-sized boost still holds when Assassination strikes; both are gone afterwards.
    s = scene({"tortuga": ["p2.gremlin+p1.assassination", "p1.war_raptor"]}, hands=[["howl"], ["zapbot"]])
    do(s, "play:howl")
    assert power(s, "tortuga", "p1.war_raptor") == 4
    do(s, "end")
    order = [e.kind for e in s.events(0)]
    assert order.index("destroyed") > order.index("draws")
    assert at(s, "tortuga") == ["p1.war_raptor"]
    assert power(s, "tortuga", "p1.war_raptor") == 3
    assert asked(s) == (1, "play")


@pytest.mark.rule("SU-3.6", "SU-10.3")
def test_two_end_effects_are_ordered_by_the_active_player() -> None:
    s = scene({"tortuga": ["p1.gremlin+p2.assassination", "p3.hoverbot+p1.assassination"]}, players=3, active=2)
    do(s, "end")
    assert asked(s) == (2, "order")
    assert codes(s) == ["resolve:p2.assassination", "resolve:p1.assassination"]
    do(s, "resolve:p1.assassination")
    assert at(s, "tortuga") == []
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-9.1", "SU-9.4")
def test_a_sole_leader_with_fifteen_wins_at_the_end_of_the_turn() -> None:
    s = scene(CALM, hands=[["invader"]], vps=[14, 12])
    do(s, "play:invader@tortuga")
    assert not s.over, "not before the end of the turn"
    do(s, "end")
    assert s.result is not None
    assert (s.result.winners, s.result.scores, s.result.reason) == ((0,), (15, 12), "victory_points")
    assert s.result.ranking == (1, 2)


@pytest.mark.rule("SU-9.1")
def test_fourteen_is_not_enough() -> None:
    s = scene(CALM, vps=[14, 3])
    do(s, "end")
    assert not s.over


@pytest.mark.rule("SU-9.2", "SU-9.4")
@pytest.mark.example("SU-X14")
def test_a_shared_lead_goes_on_until_it_is_broken() -> None:
    s = scene(CALM, hands=[[], [], ["zapbot"]], vps=[16, 16, 9], players=3, active=1)
    do(s, "end")
    assert asked(s) == (2, "play"), "everybody keeps playing, also who is behind"
    s.sides[1].vp = 17
    do(s, "end")
    assert s.result is not None
    assert s.result.winners == (1,)
    assert s.result.ranking == (2, 1, 3)


@pytest.mark.rule("SU-7.16")
@pytest.mark.example("SU-X15")
def test_fifteen_points_in_scoring_do_not_stop_the_turn() -> None:
    s = scene(
        {
            "jungle_oasis": ["p1.king_rex", "p1.laseratops", "p2.zapbot"],
            "tar_pits": ["p2.warbot"] * 2 + ["p1.warbot"] * 2,
        },
        hands=[[], ["gremlin"]],
        vps=[14, 3],
        active=1,
    )
    end_with_choice = do(s, "end")
    assert asked(end_with_choice) == (1, "score")
    do(s, "score:jungle_oasis")
    assert s.over, "nothing else is asked, so the turn runs to its end"
    assert [e["base"] for e in happened(s, "scores")] == ["jungle_oasis", "tar_pits"], "the second base scores too"
    assert happened(s, "draws")[-1] == {"seat": 1, "count": 2}
    assert s.result is not None
    assert s.result.winners == (0,)


@pytest.mark.rule("SU-9.3")
def test_points_count_whenever_they_come() -> None:
    s = scene({"cave_of_shinies": ["p2.gremlin"], "tortuga": []}, hands=[["tiger_assassin", "invader"]])
    do(s, "play:tiger_assassin@cave_of_shinies", "target:p2.gremlin@cave_of_shinies", "resolve:p2.gremlin")
    assert vps(s) == [0, 1], "in the play step of another player"


@pytest.mark.rule("SU-9.5")
def test_a_game_that_does_not_end_is_stopped_and_ranked() -> None:
    s = scene(CALM, vps=[3, 9], turn=TURN_LIMIT)
    do(s, "end")
    assert s.result is not None
    assert (s.result.reason, s.result.ranking, s.result.winners) == ("turn_limit", (2, 1), ())
    assert s.evaluate(1) == 0.5


@pytest.mark.rule("SU-12.1", "SU-12.2")
@pytest.mark.example("SU-X13")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    piles = [["scry", "portal", "summon", "howl", "rampage", "upgrade"]]
    s = scene(CALM, decks=[["king_rex"]], piles=piles, rest="out")
    do(s, "end")
    assert "king_rex" in hand(s, 0)
    assert (len(deck(s, 0)), pile(s, 0), len(hand(s, 0))) == (5, [], 2)


@pytest.mark.rule("SU-12.1")
def test_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    s = scene(CALM, decks=[["king_rex", "scry"]], piles=[["howl"]], rest="out")
    do(s, "end")
    assert (deck(s, 0), pile(s, 0)) == ([], ["howl"])


@pytest.mark.rule("SU-12.2")
def test_missing_cards_are_skipped() -> None:
    s = scene(CALM, decks=[["king_rex"]], rest="out")
    do(s, "end")
    assert hand(s, 0) == ["king_rex"]
    assert ready_to_act(s, 1)


@pytest.mark.rule("SU-6.13", "SU-14.19")
@pytest.mark.component("rampage")
def test_rampage_lowers_the_breakpoint_until_the_end_of_the_turn() -> None:
    s = scene({"tar_pits": ["p1.king_rex", "p2.war_raptor"], "tortuga": ["p1.laseratops"]}, hands=[["rampage"]])
    do(s, "play:rampage")
    assert codes(s) == ["target:own.king_rex@tar_pits", "target:own.laseratops@tortuga"], "own minions only"
    do(s, "target:own.king_rex@tar_pits")
    assert breakpoint_of(s, "tar_pits") == 9
    end(s)
    assert vps(s) == [4, 3], "9 of 9: ready"
    s = scene({"tar_pits": ["p1.king_rex"], "tortuga": []}, hands=[["rampage"]])
    do(s, "play:rampage")
    assert breakpoint_of(s, "tar_pits") == 9
    do(s, "end")
    assert breakpoint_of(s, "tar_pits") == 16
