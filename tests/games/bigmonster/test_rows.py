"""BM-12 and BM-13: the games with rows, for two and for three."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.bigmonster.state import BigMonster
from tests.games.bigmonster.scene import after_explorers, finish, kind, new, rows, seat, shown, tokens, told

ROW_A = ["desert", "lava_green_dragon", "ice_unstable_red", "ice_unstable_blue"]
ROW_B = ["swamp", "water_left", "water_right", "stone_green"]


def row(s: BigMonster, label: int) -> list[str]:
    shown_rows: Any = s.view()["rows"]
    found: list[str] = shown_rows[label - 1]
    return found


def part(s: BigMonster, take: str = "", remove: str = "") -> None:
    """One player's part: take, place anywhere, remove."""
    s.choose(f"take:{take}" if take else 0)
    s.choose(0)
    if kind(s) == "remove":
        s.choose(f"remove:{remove}" if remove else 0)


def whole_turn(s: BigMonster) -> None:
    turn = s.turn
    while not s.over and s.turn == turn:
        s.choose(0)


@pytest.mark.rule("BM-12.1", "BM-13.1")
@pytest.mark.parametrize(("players", "mode", "piles"), [(2, "duel", 4), (3, "trio", 6)])
def test_piles(players: int, mode: str, piles: int) -> None:
    s = new(players, mode=mode)
    assert [len(pile) for pile in s.piles] == [20] * piles
    assert s.view()["piles"] == [20] * piles
    sets: Any = s.view()["sets"]
    assert len(sets) == piles
    assert sets[0] == "base"
    if mode == "trio":
        assert sets == ["base", "set_b", "set_c", "set_d", "set_e", "set_f"]


@pytest.mark.rule("BM-12.2", "BM-13.1")
@pytest.mark.parametrize(("players", "mode"), [(2, "duel"), (3, "trio")])
def test_the_black_and_white_explorers_stay_in_the_box(players: int, mode: str) -> None:
    seen: set[str] = set()
    for seed in range(30):
        s = new(players, seed=seed, mode=mode)
        for i in range(players):
            dealt = shown(s, i, i)["dealt"]
            assert len(dealt) == 2
            seen |= set(dealt)
        assert s.view()["undealt"] == 10 - 2 * players
    assert len(seen) == 10
    assert not seen & {"explorer_own_ship", "explorer_discard_pick"}


@pytest.mark.rule("BM-12.2")
def test_each_keeps_one_and_there_are_no_ships() -> None:
    s = after_explorers(2)
    for i in range(2):
        assert shown(s, i)["explorer"]
        assert shown(s, i, i)["spare"]
        assert shown(s, i, 1 - i)["spare"] is None
    assert kind(s) == "take"


@pytest.mark.rule("BM-12.3")
@pytest.mark.component("start_player_token")
def test_the_start_player_is_drawn() -> None:
    starters = {new(2, seed=seed).view()["starter"] for seed in range(20)}
    assert starters == {0, 1}
    assert {new(3, seed=seed, mode="trio").view()["starter"] for seed in range(30)} == {0, 1, 2}
    assert len(told(new(2), "starts")) == 1


@pytest.mark.rule("BM-12.4", "BM-12.10")
def test_the_first_turn_of_a_duel() -> None:
    s = rows(seat(), seat(), turn=1, starter=1, rows=[ROW_A, []])
    assert s.to_act == (1,)
    assert s.codes() == [f"take:{t}" for t in ROW_A]  # one row, nothing to choose between
    s.choose("take:desert")
    assert kind(s) == "place"  # placed at once
    s.choose("place:desert@2,0")
    assert kind(s) == "remove"
    assert s.to_act == (1,)
    s.choose("remove:ice_unstable_red")
    assert s.to_act == (0,)
    assert s.codes() == ["take:lava_green_dragon", "take:ice_unstable_blue"]
    refusal = s.why_not("take:desert", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-12.4", "not_in_row")
    refusal = s.why_not("take:lava_green_dragon", 1)
    assert refusal is not None
    assert refusal.reason == "not_asked"
    s.choose("take:lava_green_dragon")
    s.choose("place:lava_green_dragon@2,0")
    assert s.view()["removed"] == ["ice_unstable_red", "ice_unstable_blue"]  # the last one goes by itself
    assert s.turn == 2
    assert s.view()["starter"] == 0


@pytest.mark.example("BM-X9")
@pytest.mark.rule("BM-12.5", "BM-12.6", "BM-12.11")
def test_samuel_and_tonda() -> None:
    # Given: Samuel (seat 0) starts turn 2 with two rows of four
    s = rows(seat(), seat(), turn=2, starter=0, rows=[ROW_A, ROW_B])
    assert kind(s) == "row"
    assert s.to_act == (0,)
    assert s.codes() == ["row:1", "row:2"]
    # When
    s.choose("row:1")
    refusal = s.why_not("take:swamp", 0)  # the other row
    assert refusal is not None
    assert refusal.reason == "not_in_row"
    part(s, "desert", "lava_green_dragon")
    # Then: Tonda must take one of the two ice tiles
    assert s.to_act == (1,)
    assert s.codes() == ["take:ice_unstable_red", "take:ice_unstable_blue"]
    part(s, "ice_unstable_blue")
    assert s.view()["removed"] == ["lava_green_dragon", "ice_unstable_red"]
    # Row 2 stays, a new row 1 appears, and Tonda chooses
    assert s.turn == 3
    assert s.to_act == (1,)
    assert kind(s) == "row"
    assert row(s, 2) == ROW_B
    assert len(row(s, 1)) == 4


@pytest.mark.rule("BM-12.6", "BM-12.11")
def test_a_new_row_takes_the_label_of_the_one_used_up() -> None:
    s = rows(seat(), seat(), turn=7, rows=[ROW_A, ROW_B])
    s.choose("row:2")
    part(s)
    part(s)
    assert row(s, 1) == ROW_A
    assert len(row(s, 2)) == 4
    assert told(s, "row_appears")[-1]["row"] == 2


@pytest.mark.rule("BM-12.11")
def test_two_rows_at_once_are_dealt_first_tile_first() -> None:
    s = after_explorers(2)
    tops = [pile[-1] for pile in s.piles], [pile[-2] for pile in s.piles]
    assert s.view()["rows"][1] == []  # type: ignore[index]
    whole_turn(s)
    assert s.turn == 2
    assert list(s.rows[0]) == tops[0]
    assert list(s.rows[1]) == tops[1]


@pytest.mark.rule("BM-12.6", "BM-12.7")
@pytest.mark.component("start_player_token")
def test_a_whole_duel() -> None:
    s = after_explorers(2)
    first = s.starter
    for turn in range(1, 21):
        assert s.turn == turn
        assert s.starter == (first + turn - 1) % 2  # taking turns
        assert len([r for r in s.rows if r]) == (1 if turn in (1, 20) else 2)
        assert (kind(s) == "row") == (1 < turn < 20)
        whole_turn(s)
    assert s.over
    assert [len(shown(s, i)["tiles"]) for i in range(2)] == [20, 20]
    assert len(s.view()["removed"]) == 40  # type: ignore[arg-type]
    assert s.piles == ((), (), (), ())


@pytest.mark.rule("BM-12.8")
def test_tokens_are_checked_when_both_have_placed() -> None:
    s = rows(seat("desert@2,0", "desert@3,0"), seat(), turn=5, rows=[["desert", "swamp", "swamp", "swamp"], ROW_B])
    s.choose("row:1")
    part(s, "desert")
    assert tokens(s, 0) == []
    part(s)
    assert tokens(s, 0) == ["token_desert"]


@pytest.mark.rule("BM-12.9")
def test_rows_and_removed_tiles_are_public() -> None:
    s = rows(seat(), seat(), turn=4, rows=[ROW_A, ROW_B], removed=["grass_lava"])
    for viewer in (None, 0, 1):
        assert s.view(viewer)["rows"] == [ROW_A, ROW_B]
        assert s.view(viewer)["removed"] == ["grass_lava"]
        assert s.view(viewer)["piles"] == [15, 15, 15, 15]


@pytest.mark.rule("BM-12.10")
def test_the_last_player_removes_nothing() -> None:
    s = rows(seat(), seat(), turn=20, rows=[ROW_A, []])
    s.choose("take:desert")
    s.choose(0)
    assert kind(s) == "remove"
    s.choose("remove:lava_green_dragon")
    s.choose("take:ice_unstable_red")
    assert kind(s) == "place"
    s.choose(0)
    assert s.over  # without another question
    assert [e["seat"] for e in told(s, "removes")] == [0]
    assert told(s, "left_over") == [{"tile": "ice_unstable_blue"}]
    assert s.view()["removed"] == ["lava_green_dragon", "ice_unstable_blue"]


@pytest.mark.rule("BM-12.10")
def test_mutations_happen_before_the_removal() -> None:
    s = rows(
        seat("ice_unstable_red@2,0"), seat(), turn=20,
        rows=[["ice_mutagen_double_down", "swamp", "swamp", "desert"], []],
    )  # fmt: skip
    s.choose("take:ice_mutagen_double_down")
    s.choose("place:ice_mutagen_double_down@2,-1")
    assert kind(s) == "remove"
    assert shown(s, 0)["tiles"][0]["level"] == 1


# --- three players --------------------------------------------------------------------------------------
SIX = ["desert", "lava_green_dragon", "water_left", "grass_lava", "swamp", "ice_unstable_red"]
OTHER_SIX = ["desert", "desert", "water_right", "stone_green", "swamp", "swamp"]


@pytest.mark.rule("BM-13.2")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_first_two_turns_of_a_trio(turn: int) -> None:
    s = rows(seat(), seat(), seat(), turn=turn, starter=2, rows=[SIX, []])
    assert s.to_act == (2,)
    assert len(s.codes()) == 6
    part(s, "desert", "lava_green_dragon")
    assert s.to_act == (0,)
    assert len(s.codes()) == 4
    part(s, "water_left", "grass_lava")
    assert s.to_act == (1,)
    assert s.codes() == ["take:swamp", "take:ice_unstable_red"]
    part(s, "swamp")
    assert s.view()["removed"] == ["lava_green_dragon", "grass_lava", "ice_unstable_red"]
    assert s.turn == turn + 1
    assert len([r for r in s.rows if r]) == (1 if turn == 1 else 2)


@pytest.mark.example("BM-X10")
@pytest.mark.rule("BM-13.3", "BM-13.5")
def test_nikol_krystof_and_ivana() -> None:
    # Given: Nikol (seat 0) starts turn 3 with two rows of six
    s = rows(seat(), seat(), seat(), turn=3, starter=0, rows=[SIX, OTHER_SIX])
    assert s.to_act == (0,)
    s.choose("row:1")
    # When
    part(s, "desert", "lava_green_dragon")
    assert s.to_act == (1,)
    part(s, "water_left", "grass_lava")
    # Then
    assert s.to_act == (2,)
    assert s.codes() == ["take:swamp", "take:ice_unstable_red"]
    part(s, "swamp")
    assert row(s, 2) == OTHER_SIX
    assert len(row(s, 1)) == 6
    assert s.to_act == (1,)  # Kryštof starts
    assert kind(s) == "row"


@pytest.mark.rule("BM-13.4", "BM-13.5")
def test_a_whole_trio() -> None:
    s = after_explorers(3, mode="trio")
    first = s.starter
    for turn in range(1, 21):
        assert s.starter == (first + turn - 1) % 3
        assert len([r for r in s.rows if r]) == (1 if turn in (1, 2, 20) else 2)
        assert (kind(s) == "row") == (2 < turn < 20)
        whole_turn(s)
    assert s.over
    assert [len(shown(s, i)["tiles"]) for i in range(3)] == [20, 20, 20]
    assert len(s.view()["removed"]) == 60  # type: ignore[arg-type]


@pytest.mark.rule("BM-13.6")
def test_a_trio_checks_tokens_when_all_three_have_placed() -> None:
    s = rows(
        seat("desert@2,0", "desert@3,0"), seat(), seat(), turn=5,
        rows=[["desert", "swamp", "swamp", "swamp", "water_left", "water_left"], OTHER_SIX],
    )  # fmt: skip
    s.choose("row:1")
    part(s, "desert")
    part(s)
    assert tokens(s, 0) == []
    part(s)
    assert tokens(s, 0) == ["token_desert"]


@pytest.mark.rule("BM-12.10")
def test_equal_tiles_left_need_no_question() -> None:
    """Everything lies open, so a choice between equal tiles is made by itself."""
    s = rows(seat(), seat(), turn=20, rows=[["desert", "swamp", "swamp", "swamp"], []])
    s.choose("take:desert")
    s.choose(0)
    assert kind(s) == "place"  # one swamp removed, another taken by the second player
    assert s.to_act == (1,)
    assert finish(s).over
