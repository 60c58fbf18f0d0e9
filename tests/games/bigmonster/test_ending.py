"""BM-11: the last things before scoring, the penalty, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.bigmonster.rules.ending import fewest
from herna.games.bigmonster.rules.outcome import ranked
from herna.games.bigmonster.state import BigMonster
from tests.games.bigmonster.scene import (
    GAME,
    draft,
    finish,
    kind,
    pick,
    place,
    play_turn,
    points,
    rows,
    seat,
    shown,
    tokens,
    told,
)

MAN = "explorer_discard_pick"


def with_salvage(*discard: str, tiles: tuple[str, ...] = (), known: tuple[int, ...] = ()) -> BigMonster:
    """The last turn of a game in which seat 0 may take a discarded tile, all others have placed already."""
    pile = [{"tile": t, "known": list(known)} for t in discard]
    s = draft(seat(*tiles, explorer=MAN), seat(), seat(), seat(), discard=pile)
    play_turn(s)
    return s


# --- BM-11.1 --------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-11.1")
@pytest.mark.component("explorer_discard_pick")
def test_he_looks_through_the_discards_and_must_take_one() -> None:
    s = with_salvage("swamp", "desert", "desert")
    assert kind(s) == "salvage"
    assert s.to_act == (0,)
    mine: Any = s.view(0)["discard"]
    assert mine["size"] == 7  # three from before, four from the last turn
    assert len(mine["known"]) == 7  # they see them all
    for other in (1, 2, 3):  # the others know their own only
        assert len(s.view(other)["discard"]["known"]) == 1  # type: ignore[index]
    assert s.view()["discard"] == {"size": 7, "known": []}
    assert {"salvage:swamp", "salvage:desert"} <= set(s.codes())
    assert len(s.codes()) == len(set(mine["known"]))
    assert not any(code in ("salvage:none", "none", "pass") for code in s.codes())  # not optional
    refusal = s.why_not("salvage:grass_grass", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-11.1", "not_discarded")


@pytest.mark.rule("BM-11.1")
@pytest.mark.component("explorer_discard_pick")
def test_the_tile_is_placed_by_the_usual_rules_and_may_mutate() -> None:
    s = with_salvage("ice_mutagen_double_down", tiles=("ice_unstable_orange@2,0",))
    before = points(s)["ice"]
    s.choose("salvage:ice_mutagen_double_down")
    assert kind(s) == "place"
    assert shown(s, 0, 1)["pick"] == "ice_mutagen_double_down"  # now everybody sees it
    assert "place:ice_mutagen_double_down@2,0" not in s.codes()
    s.choose("place:ice_mutagen_double_down@2,-1")
    assert s.over
    assert points(s)["ice"] == before + 5
    assert told(s, "mutates")[-1] == {"seat": 0, "tile": "ice_unstable_orange", "level": 1, "points": 7}


@pytest.mark.rule("BM-11.1")
def test_nobody_can_tell_which_of_several_equal_discards_he_took() -> None:
    """Seats 1 and 2 each knew of one desert tile; once one is gone, neither can be sure that theirs is still there."""
    pile = [{"tile": "desert", "known": [1]}, {"tile": "desert", "known": [2]}, {"tile": "swamp", "known": [1]}]
    s = draft(seat(explorer=MAN), seat(), seat(), seat(), discard=pile)
    play_turn(s)
    s.choose("salvage:desert")
    for viewer in (1, 2):
        known: Any = s.view(viewer)["discard"]
        assert "desert" not in known["known"]
    assert "swamp" in s.view(1)["discard"]["known"]  # type: ignore[index]
    assert "desert" in s.view(0)["discard"]["known"]  # type: ignore[index]


@pytest.mark.rule("BM-11.1")
def test_one_more_check_of_tokens_follows_for_everybody() -> None:
    s = with_salvage("desert", tiles=("desert@2,0", "desert@3,0"))
    assert "token_desert" not in tokens(s, 0)
    s.choose("salvage:desert")
    s.choose(0)
    assert s.over
    assert "token_desert" in tokens(s, 0)


@pytest.mark.rule("BM-11.1", "BM-11.2")
def test_it_happens_before_the_penalty() -> None:
    """The desert monster they take saves them from being the only one with the fewest."""
    others = [
        seat("desert@2,0", "stone_green@3,0"),
        seat("desert@2,0", "stone_double@3,0"),
        seat("desert@2,0", "desert@3,0"),
    ]
    s = draft(seat("desert@2,0", explorer=MAN), *others, discard=["desert"])
    pick(s)
    place(s)
    t = s.clone()
    s.choose("salvage:desert")
    s.choose(0)
    assert "token_penalty" in tokens(s, 0)
    assert "token_penalty" in tokens(s, 1)  # two tie for the fewest
    t.choose(next(c for c in t.codes() if "desert" not in c and "stone" not in c))
    t.choose(0)
    assert isinstance(t, BigMonster)
    assert "token_penalty" in tokens(t, 0)
    assert "token_penalty" not in tokens(t, 1)


@pytest.mark.rule("BM-11.1")
def test_without_him_the_game_simply_ends() -> None:
    s = draft(seat(), seat(), seat(), discard=["desert"])
    play_turn(s)
    assert s.over
    assert told(s, "salvages") == []


# --- BM-11.2 --------------------------------------------------------------------------------------------
def line_of(n: int) -> list[str]:
    """n desert and stone monsters on as few kinds of tile as possible."""
    return [f"{'desert' if i < 2 else 'stone_red_top'}@{2 + i},0" for i in range(n)]


@pytest.mark.example("BM-X12")
@pytest.mark.rule("BM-11.2", "BM-13.6")
@pytest.mark.component("token_penalty", "extra_minus10")
def test_the_penalty_by_mode() -> None:
    assert fewest([4, 4, 6, 7], only_one=False) == [0, 1]  # everybody alone: both with 4
    assert fewest([5, 5, 5], only_one=False) == []
    assert fewest([4, 4, 6], only_one=True) == []  # trio
    assert fewest([3, 4, 6], only_one=True) == [0]
    assert fewest([5, 5], only_one=True) == []  # duel
    assert fewest([5, 4], only_one=True) == [1]


@pytest.mark.rule("BM-11.2")
@pytest.mark.component("token_penalty", "extra_minus10", "stone_double")
def test_alone_all_with_the_fewest_take_it() -> None:
    s = draft(seat("desert@2,0"), seat("stone_red_top@2,0"), seat("stone_double@2,0"), seat("desert@2,0", "desert@3,0"))
    play_turn(s)
    assert s.over
    for i in (0, 1):
        assert tokens(s, i) == ["token_penalty"]
        assert points(s, i)["tokens"] == -10
    for i in (2, 3):  # two monsters each, one of them on a single tile
        assert tokens(s, i) == []


@pytest.mark.rule("BM-11.2")
@pytest.mark.component("explorer_desert_start")
def test_the_start_monster_counts_against_the_penalty() -> None:
    s = draft(seat(explorer="explorer_desert_start"), seat(), seat("desert@2,0"))
    play_turn(s)
    assert tokens(s, 0) == []
    assert tokens(s, 1) == ["token_penalty"]


@pytest.mark.rule("BM-11.2")
def test_alone_nobody_takes_it_if_all_are_equal() -> None:
    s = draft(seat("desert@2,0"), seat("desert@2,0"), seat("stone_green@2,0"))
    play_turn(s)
    assert s.over
    assert all(tokens(s, i) == [] for i in range(3))
    assert told(s, "no_penalty") == [{}]


@pytest.mark.rule("BM-11.2", "BM-2.2")
def test_in_teams_the_members_are_added() -> None:
    """3 + 0 against 1 + 1: the second team has fewer, although the first has the member with none."""
    s = draft(seat("stone_double@2,0", "desert@3,0"), seat("desert@2,0"), seat(), seat("desert@2,0"), mode="team")
    play_turn(s)
    assert [tokens(s, i) for i in range(4)] == [[], ["token_penalty.team"], [], ["token_penalty.team"]]
    sentences = [event.text() for event in s.events() if event.kind == "penalty"]
    because = "because their team has the fewest desert and stone monsters (2): -10 points."
    assert sentences == [f"Player {i} takes the penalty, {because}" for i in (2, 4)]
    even = draft(seat("desert@2,0", "desert@3,0"), seat("desert@2,0"), seat(), seat("desert@2,0"), mode="team")
    play_turn(even)
    assert all(tokens(even, i) == [] for i in range(4))


@pytest.mark.rule("BM-11.2")
def test_several_lowest_teams_all_take_it() -> None:
    s = draft(
        seat(), seat(), seat("desert@2,0"), seat("desert@2,0"), seat("desert@2,0"), seat("desert@2,0"), mode="team"
    )
    play_turn(s)
    assert [len(tokens(s, i)) for i in range(6)] == [1, 1, 0, 1, 1, 0]  # 0+3 and 1+4 have one each, 2+5 have two


@pytest.mark.rule("BM-11.2", "BM-13.6")
@pytest.mark.parametrize(("numbers", "loser"), [((1, 1, 2), None), ((0, 1, 2), 0), ((2, 2), None), ((2, 1), 1)])
def test_with_rows_only_a_single_lowest_player_takes_it(numbers: tuple[int, ...], loser: int | None) -> None:
    sides = [seat(*line_of(n)) for n in numbers]
    row = ["swamp"] * 4 if len(numbers) == 2 else ["water_left"] * 6
    s = finish(rows(*sides, turn=20, rows=[row, []]))
    taken = [i for i in range(len(numbers)) if "token_penalty" in tokens(s, i)]
    assert taken == ([] if loser is None else [loser])


# --- BM-11.3 to BM-11.6 ---------------------------------------------------------------------------------
@pytest.mark.rule("BM-11.3")
@pytest.mark.component("grass_tokens", "explorer_tokens")
def test_the_penalty_counts_where_tokens_are_counted() -> None:
    s = draft(seat("grass_tokens@2,0", explorer="explorer_tokens"), seat("desert@2,0"), seat("desert@2,0"))
    play_turn(s)
    assert tokens(s, 0) == ["token_penalty"]
    assert points(s)["grass"] == 2
    assert points(s)["explorer"] == 2
    result = s.result
    assert result is not None
    assert result.scores[0] == shown(s, 0)["score"]


@pytest.mark.rule("BM-11.4")
def test_most_points_win_then_water_then_shared() -> None:
    best = ranked([40, 51, 45], [0, 0, 0], ())
    assert (best.winners, best.ranking, best.reason) == ((1,), (3, 1, 2), "score")
    water = ranked([51, 51, 45], [11, 12, 22], ())
    assert (water.winners, water.ranking, water.reason) == ((1,), (2, 1, 3), "water")
    shared = ranked([51, 51, 45], [12, 12, 22], ())
    assert (shared.winners, shared.ranking, shared.reason) == ((0, 1), (1, 1, 3), "shared")


@pytest.mark.rule("BM-11.4")
def test_only_the_water_category_breaks_a_tie() -> None:
    """Eleven points each; those from the water monster decide."""
    s = rows(
        seat("water_left@2,0", "water_right@3,0", explorer="explorer_mutagenic"),
        seat(*[f"lava_green_dragon@{x},0" for x in (2, 3, 4)], "swamp@5,0", explorer="explorer_stone"),
        turn=20, rows=[["desert"] * 4, []],
    )  # fmt: skip
    finish(s)
    result = s.result
    assert result is not None
    assert result.scores == (11, 11)
    assert [points(s, i)["water"] for i in range(2)] == [11, 0]
    assert (result.winners, result.reason) == ((0,), "water")


@pytest.mark.example("BM-X4")
@pytest.mark.rule("BM-11.5", "BM-11.6")
def test_the_team_result_is_that_of_its_weaker_member() -> None:
    a, b, c = (76, 126), (93, 94), (83, 88)
    partners = (3, 4, 5, 0, 1, 2)
    result = ranked([a[0], b[0], c[0], a[1], b[1], c[1]], [0] * 6, partners)
    assert result.winners == (1, 4)
    assert result.ranking == (3, 1, 2, 3, 1, 2)
    assert result.reason == "team_score"
    assert result.scores == (76, 93, 83, 126, 94, 88)


@pytest.mark.rule("BM-11.5")
def test_ties_of_teams() -> None:
    partners = (2, 3, 0, 1)
    better = ranked([50, 50, 60, 61], [33, 0, 0, 0], partners)
    assert (better.winners, better.reason) == ((1, 3), "team_better")
    water = ranked([50, 50, 60, 60], [11, 12, 5, 5], partners)  # both members added: 16 against 17
    assert (water.winners, water.reason) == ((1, 3), "team_water")
    summed = ranked(
        [50, 50, 60, 60], [15, 12, 0, 5], partners
    )  # 15 against 17, though 15 is the most of a single player
    assert (summed.winners, summed.reason) == ((1, 3), "team_water")
    shared = ranked([50, 60, 60, 50], [11, 0, 0, 11], partners)
    assert (shared.winners, shared.ranking, shared.reason) == ((0, 1, 2, 3), (1, 1, 1, 1), "team_shared")


@pytest.mark.rule("BM-11.6")
def test_lower_places_use_the_same_comparisons() -> None:
    result = ranked([60, 40, 40, 40], [0, 5, 7, 5], ())
    assert result.ranking == (1, 3, 2, 3)
    teams = ranked([90, 50, 50, 95, 60, 61], [0] * 6, (3, 4, 5, 0, 1, 2))
    assert teams.ranking == (1, 3, 2, 1, 3, 2)


@pytest.mark.rule("BM-11.5")
def test_a_team_game_from_the_last_turn_to_the_result() -> None:
    s = draft(seat("swamp@2,0", "swamp@3,0"), seat(), seat("swamp@2,0", "swamp@3,0"), seat(), mode="team")
    play_turn(s)
    result = s.result
    assert result is not None
    assert result.winners == (0, 2)
    assert result.ranking == (1, 2, 1, 2)
    assert result.reason == "team_score"
    assert {e["seat"] for e in told(s, "wins")} == {0, 2}


@pytest.mark.rule("BM-11.4", "BM-11.5")
@pytest.mark.parametrize(
    ("scores", "water", "partners", "to_all", "to_winner"),
    [
        ([40, 51, 45], [0, 0, 0], (), "Bo wins with 51 points, ahead of Cy with 45.", "You win with 51 points"),
        (
            [51, 51, 45],
            [9, 12, 22],
            (),
            "Bo wins: the points are equal to those of Al (51), but",
            "You win: the points are equal (51)",
        ),
        ([40, 51, 51], [0, 3, 3], (), "Bo, Cy share the victory: all have 51", "You share the victory (Bo, Cy)"),
        ([40, 51, 30, 51], [0] * 4, (2, 3, 0, 1), "The team Bo, Di wins: its weaker", "Your team wins: its weaker"),
        (
            [40, 40, 50, 51],
            [0] * 4,
            (2, 3, 0, 1),
            "The team Bo, Di wins: the weaker members",
            "Your team wins: the weaker",
        ),
        (
            [40, 40, 50, 50],
            [0, 1, 0, 0],
            (2, 3, 0, 1),
            "The team Bo, Di wins: scores are",
            "Your team wins: scores are",
        ),
        ([40, 40, 50, 50], [0] * 4, (2, 3, 0, 1), "Al, Bo, Cy, Di share the victory", "Your team shares the victory"),
    ],
)
def test_the_result_is_a_whole_sentence(
    scores: list[int], water: list[int], partners: tuple[int, ...], to_all: str, to_winner: str
) -> None:
    names = ("Al", "Bo", "Cy", "Di")[: len(scores)]
    result = ranked(scores, water, partners).in_words_of(GAME.texts)
    assert result.text("en", names).startswith(to_all)
    assert result.text("en", names, 0 if 0 not in result.winners else None).startswith(to_all)
    assert result.text("en", names, result.winners[0]).startswith(to_winner)
    assert names[1] in result.text("cs", names)


@pytest.mark.rule("BM-11.4")
def test_winning_is_told_with_its_reason() -> None:
    s = finish(rows(seat(), seat(), turn=20))
    assert s.result is not None
    assert [(e["seat"], e["reason"]) for e in told(s, "wins")] == [(w, s.result.reason) for w in s.result.winners]
