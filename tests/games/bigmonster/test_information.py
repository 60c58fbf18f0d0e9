"""Who knows what: stacks that were held, picks that lie face down, explorers, piles and discards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from herna.games.bigmonster.state import BigMonster
from tests.games.bigmonster.scene import after_explorers, claim, draft, kind, new, pick, place, rows, seat, shown


def worlds(s: BigMonster, seat: int, n: int = 60) -> list[BigMonster]:
    found: list[BigMonster] = []
    for seed in range(n):
        world = s.determinize(seat, seed)
        assert isinstance(world, BigMonster)
        found.append(world)
    return found


def differ(things: list[Any]) -> bool:
    return len({str(thing) for thing in things}) > 1


@pytest.mark.rule("BM-5.6", "BM-14.6")
def test_a_giver_knows_the_stack_he_passed_on_and_nobody_else_does() -> None:
    hand = ("desert", "swamp", "grass_grass", "grass_lava")
    s = draft(seat(hand=hand), seat(), seat(), turn=7, round=1, options={"claim_mode": "rotating"})
    pick(s, "desert")
    s.choose("claim:p2", 0)
    claim(s)
    place(s)
    stack = ["swamp", "grass_lava", "grass_grass"]
    assert shown(s, 1, 1)["hand"] == stack
    assert shown(s, 1, 0)["hand_known"] == stack
    assert shown(s, 1, 2)["hand_known"] is None
    assert shown(s, 1, None)["hand_known"] is None
    assert not differ([w.sides[1].hand for w in worlds(s, 0)])
    assert differ([w.sides[1].hand for w in worlds(s, 2)])


@pytest.mark.rule("BM-5.6")
def test_knowledge_follows_a_stack_from_owner_to_owner() -> None:
    """A stack goes from the first to the second and on to the third player; both givers still know it."""
    s = after_explorers(4, claim_mode="arrival")
    for ships in (("p2", "p1", "p4", "p3"), ("p2", "p3", "p4", "p1")):
        for i in range(4):
            s.choose(next(code for code in s.codes(i) if code.endswith("@" + ships[i])), i)
        place(s)
    hand = shown(s, 2, 2)["hand"]
    assert len(hand) == 8
    assert shown(s, 2, 0)["hand_known"] == hand
    assert shown(s, 2, 1)["hand_known"] == hand
    assert shown(s, 2, 3)["hand_known"] is None
    assert not differ([w.sides[2].hand for w in worlds(s, 0, 20)])
    assert differ([w.sides[2].hand for w in worlds(s, 3, 20)])


@pytest.mark.rule("BM-14.1", "BM-14.6")
def test_between_pick_and_reveal_only_the_sum_is_known() -> None:
    """Seat 0 knows the hand of seat 1; while seat 1's pick lies face down, any of the tiles may be it."""
    s = draft(
        seat(), seat(hand=("desert", "swamp", "grass_grass", "stone_green"), hand_known=[0]), seat(),
        turn=7, round=1, options={"claim_mode": "rotating"},
    )  # fmt: skip
    assert shown(s, 1, 0)["hand_known"] == ["swamp", "grass_grass", "desert", "stone_green"]
    pick(s, "", "desert")
    assert kind(s) == "claim"
    together = ["swamp", "grass_grass", "desert", "stone_green"]
    places = [shown(s, 1, 0)["hand_known"], *[shown(s, i, 0)["ship"]["known"] for i in range(3)]]
    assert together in places
    assert shown(s, 1, 0)["pick"] is None
    picks = Counter(w.view(1)["seats"][1]["pick"] for w in worlds(s, 0, 200))  # type: ignore[index]
    assert set(picks) == set(together)
    assert min(picks.values()) > 25
    # seat 2 never held it: its pick may be anything, its stack too
    assert differ([w.sides[1].pick for w in worlds(s, 2)])
    claim(s)
    assert shown(s, 1, 0)["pick"] == "desert"  # shown to all
    rest = ["swamp", "grass_grass", "stone_green"]
    assert rest in [shown(s, i, 0)["ship"]["known"] for i in range(3)]


@pytest.mark.rule("BM-14.1")
def test_answers_that_lie_face_down_are_redrawn() -> None:
    s = draft(seat(), seat(hand=("desert", "swamp", "grass_grass"), hand_known=[0]), seat(), turn=8, round=1)
    s.choose("pick:desert", 1)
    assert s.to_act == (0, 2)
    picked = set()
    for world in worlds(s, 0):
        world.choose(0, 0)
        world.choose(0, 2)
        claim(world)
        picked.add(shown(world, 1, 0)["pick"])
    assert picked == {"desert", "swamp", "grass_grass"}
    mine = set()
    for world in worlds(s, 1, 10):
        world.choose(0, 0)
        world.choose(0, 2)
        mine.add(shown(world, 1, 1)["pick"])
    assert mine == {"desert"}


@pytest.mark.rule("BM-1.6")
def test_explorers_not_chosen_stay_unknown_to_the_others() -> None:
    s = after_explorers(3)
    mine = shown(s, 0, 0)["spare"]
    for world in worlds(s, 0, 20):
        assert shown(world, 0, 0)["spare"] == mine
    assert differ([w.sides[1].spare for w in worlds(s, 0)])
    assert differ([w.undealt for w in worlds(s, 0)])  # nobody has seen the ones in the box either
    for world in worlds(s, 0, 5):
        everybody = [*world.undealt, *[e for p in world.sides for e in (p.spare, p.area.explorer)]]
        assert sorted(everybody) == list(range(1, 13))
    before = new(3)
    assert differ([w.sides[1].dealt for w in worlds(before, 0)])
    assert not differ([w.sides[0].dealt for w in worlds(before, 0)])


@pytest.mark.rule("BM-5.8")
def test_a_discarded_tile_is_known_to_whoever_held_its_stack() -> None:
    s = draft(
        seat(hand=("desert", "swamp"), hand_known=[2]), seat(), seat(), turn=9, round=1,
        options={"claim_mode": "rotating"},
    )  # fmt: skip
    pick(s, "desert")
    place(s)
    known: dict[int | None, Any] = {i: s.view(i)["discard"]["known"] for i in (None, 0, 1, 2)}  # type: ignore[index]
    assert "swamp" in known[0]
    assert "swamp" in known[2]  # they saw the pair and then the desert tile
    assert len(known[2]) == 2
    assert len(known[1]) == 1
    assert known[None] == []
    assert differ([w.discard[0] for w in worlds(s, 1)])
    assert not differ([w.discard[0] for w in worlds(s, 2)])


def test_piles_to_come_are_redrawn_for_everybody() -> None:
    s = after_explorers(3)
    assert differ([w.kept for w in worlds(s, 0, 5)])
    duel = rows(seat(), seat(), turn=5)
    assert differ([w.piles for w in worlds(duel, 0, 5)])
    assert not differ([w.rows for w in worlds(duel, 0, 5)])


def test_a_redrawn_world_keeps_every_tile_of_the_sets() -> None:
    s = after_explorers(4, seed=9)
    for _ in range(3):
        pick(s)
        claim(s)
        place(s)
    for world in worlds(s, 2, 10):
        tiles: Counter[int] = Counter()
        for p in world.sides:
            tiles.update(p.hand)
            tiles.update(p.area.tiles.values())
        for pile in world.kept:
            tiles.update(pile)
        real: Counter[int] = Counter()
        for p in s.sides:
            real.update(p.hand)
            real.update(p.area.tiles.values())
        for pile in s.kept:
            real.update(pile)
        assert tiles == real
