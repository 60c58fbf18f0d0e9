"""BM-10: the slow monster."""

from __future__ import annotations

import pytest

from herna.games.bigmonster.state import BigMonster
from tests.games.bigmonster.scene import draft, kind, lines, pick, place, points, seat, shown, told

ROTATING = {"claim_mode": "rotating", "slow_monster": True}


def forced_last(s: BigMonster) -> int:
    """Play one turn so that the last of the order is left with their own ship; who it is."""
    pick(s)
    *others, last = s.order
    for i in range(len(others)):
        s.choose(f"claim:p{others[(i + 1) % len(others)] + 1}", others[i])
    place(s)
    return last


def forced_nobody(s: BigMonster) -> None:
    """Play one turn so that everybody passes to somebody else."""
    pick(s)
    for i in range(len(s.order) - 1):
        if kind(s) == "claim":
            s.choose(f"claim:p{s.order[i + 1] + 1}")
    place(s)


@pytest.mark.example("BM-X14")
@pytest.mark.rule("BM-10.1", "BM-10.2", "BM-10.3")
@pytest.mark.component("slow_monster")
def test_the_last_one_forced_in_a_round_keeps_it() -> None:
    # Given: Eva is forced in turn 2 of round 1
    s = draft(seat(), seat(), seat(), turn=2, round=1, options=ROTATING)
    assert s.view()["slow_owner"] is None
    eva = forced_last(s)
    assert s.view()["slow_owner"] == eva
    for _ in range(4):
        forced_nobody(s)
    assert s.view()["slow_owner"] == eva
    # When: Dan is forced in turn 7
    assert s.turn == 7
    dan = forced_last(s)
    assert dan != eva
    assert s.view()["slow_owner"] == dan
    forced_nobody(s)
    forced_nobody(s)
    # Then: at the end of the round Dan keeps it, Eva has nothing
    assert (s.round, s.turn) == (2, 1)
    assert shown(s, dan)["slow"] == 1
    assert shown(s, eva)["slow"] == 0
    assert s.view()["slow_owner"] is None
    assert points(s, dan)["tokens"] == -5 + sum(t["points"] for t in shown(s, dan)["tokens"])
    # and in round 2 nobody is forced, so nobody gets the second token
    while s.asks and not s.over and (s.round, s.turn) != (2, 9):
        forced_nobody(s)
    pick(s)
    place(s)
    assert [shown(s, i)["slow"] for i in range(3)] == [1 if i == dan else 0 for i in range(3)]
    assert told(s, "slow_stays") == [{"seat": dan}]


@pytest.mark.rule("BM-10.1")
def test_without_the_rule_nobody_takes_anything() -> None:
    s = draft(seat(), seat(), seat(), turn=7, options={"claim_mode": "rotating"})
    forced_last(s)
    assert told(s, "forced_home") != []
    assert s.view()["slow_owner"] is None
    assert told(s, "slow_moves") == []


@pytest.mark.rule("BM-10.2")
def test_it_moves_from_its_present_owner_and_stays_with_one_forced_again() -> None:
    s = draft(seat(), seat(), seat(), turn=4, options=ROTATING, slow_owner=0)
    new = forced_last(s)
    assert new != 0
    assert s.view()["slow_owner"] == new
    again = draft(seat(), seat(), seat(), turn=4, options=ROTATING, slow_owner=new)
    assert forced_last(again) == new
    assert again.view()["slow_owner"] == new


@pytest.mark.rule("BM-10.3")
def test_if_nobody_is_forced_nobody_gets_it() -> None:
    s = draft(seat(), seat(), seat(), turn=8, round=1, options=ROTATING)
    forced_nobody(s)
    pick(s)
    place(s)
    assert s.round == 2
    assert [shown(s, i)["slow"] for i in range(3)] == [0, 0, 0]


@pytest.mark.rule("BM-10.4")
def test_one_player_may_keep_both() -> None:
    s = draft(seat(slow=1), seat(), seat(), turn=9, round=2, options=ROTATING, slow_owner=0)
    pick(s)
    place(s)
    assert shown(s, 0)["slow"] == 2
    assert [line["points"] for line in lines(s, "tokens") if line["what"] == "slow_monster"] == [-5, -5]


@pytest.mark.rule("BM-10.5")
@pytest.mark.component("explorer_own_ship")
def test_a_free_choice_of_the_own_ship_is_not_forced_but_the_only_ship_is() -> None:
    def table(turn: int) -> BigMonster:
        return draft(seat(explorer="explorer_own_ship"), seat(), seat(), turn=turn, options=ROTATING)

    s = table(turn=1)  # round 2, turn 1: index 9, the first player begins
    pick(s)
    assert s.to_act == (0,)
    s.choose("claim:p1")
    assert s.view()["slow_owner"] is None
    assert told(s, "keeps_stack") == [{"seat": 0, "size": 9}]
    s = table(turn=2)  # the second player begins, the woman is last
    pick(s)
    s.choose("claim:p3")
    s.choose("claim:p2")
    assert kind(s) == "place"
    assert s.view()["slow_owner"] == 0
    assert told(s, "forced_home") == [{"seat": 0, "size": 8}]


@pytest.mark.rule("BM-10.6", "BM-5.8")
def test_it_does_not_move_in_turn_9() -> None:
    s = draft(seat(), seat(), seat(), turn=9, round=1, options=ROTATING, slow_owner=1)
    pick(s)
    assert s.view()["slow_owner"] == 1
    place(s)
    assert [shown(s, i)["slow"] for i in range(3)] == [0, 1, 0]


@pytest.mark.rule("BM-10.7")
@pytest.mark.component("grass_tokens", "explorer_tokens", "slow_monster")
def test_slow_monsters_are_no_tokens_for_what_counts_tokens() -> None:
    s = draft(
        seat("grass_tokens@2,0", explorer="explorer_tokens", slow=2, tokens=["token_lava"]),
        seat(),
        seat(),
        options=ROTATING,
    )
    assert points(s)["grass"] == 2
    assert points(s)["explorer"] == 2
    assert points(s)["tokens"] == 5 - 10


@pytest.mark.rule("BM-10.1")
@pytest.mark.parametrize("mode", ["ffa", "team"])
def test_it_is_for_the_draft_modes(mode: str) -> None:
    s = draft(seat(), seat(), seat(), seat(), turn=5, mode=mode, options=ROTATING)
    owner = forced_last(s)
    assert s.view()["slow_owner"] == owner
    assert told(s, "slow_moves") == [{"seat": owner}]
