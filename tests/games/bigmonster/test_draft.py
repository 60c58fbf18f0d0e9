"""BM-5 and BM-14: taking, picking, passing on, showing and placing, in all three ways of claiming a ship."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from herna.games.bigmonster.state import BigMonster
from herna.kernel.errors import IllegalChoice
from tests.games.bigmonster.scene import (
    after_explorers,
    claim,
    draft,
    finish,
    kind,
    pick,
    place,
    play_turn,
    seat,
    shown,
    told,
)


def claiming(first: int, *sides: dict[str, Any], **options: Any) -> BigMonster:
    """Four players in round 2 who have picked and claim ships clockwise, beginning with this one."""
    turn = {0: 4, 1: 5, 2: 6, 3: 3}[first]
    s = draft(*sides, turn=turn, options={"claim_mode": "rotating", **options})
    pick(s)
    assert s.order[0] == first
    return s


def ships(s: BigMonster) -> list[int | None]:
    """By ship, who put a stack there."""
    return [shown(s, i)["ship"]["from"] for i in range(s.players)]


# --- BM-5 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-5.1")
def test_a_turn_begins_with_the_stack_from_the_own_ship() -> None:
    s = after_explorers(4)
    passed = [shown(s, i, i)["hand"] for i in range(4)]
    assert all(len(hand) == 10 for hand in passed)
    assert ships(s) == [None] * 4  # all ships are free
    pick(s)
    claim(s)
    stacks = [(shown(s, i)["ship"]["from"], i) for i in range(4)]
    place(s)
    for giver, owner in stacks:
        taken = Counter(shown(s, owner, owner)["hand"])
        picked = shown(s, giver)["tiles"][0]["tile"]
        assert taken == Counter(passed[giver]) - Counter([picked])


@pytest.mark.rule("BM-5.2", "BM-14.1")
def test_exactly_one_tile_is_picked_secretly_and_finally() -> None:
    s = draft(seat(hand=("desert", "swamp")), seat(), seat(), turn=9)
    assert kind(s) == "pick"
    assert list(s.to_act) == [0, 1, 2]
    assert s.codes(0) == ["pick:swamp", "pick:desert"]
    s.choose("pick:desert", 0)
    assert s.to_act == (1, 2)
    assert s.view(0)["answered"] == "pick:desert"
    for other in (1, 2, None):
        assert "answered" not in s.view(other)
        assert shown(s, 0, other)["pick"] is None
    refusal = s.why_not("pick:swamp", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-5.2", "answered")
    refusal = s.why_not("pick:grass_grass", 1)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-5.2", "not_in_hand")


@pytest.mark.rule("BM-5.2")
def test_a_single_kind_of_tile_is_still_asked_for() -> None:
    """Two equal tiles are one option; taking it silently would tell the others so."""
    s = draft(seat(hand=("desert", "desert")), seat(), seat(), turn=9)
    assert s.codes(0) == ["pick:desert"]
    assert s.to_act == (0, 1, 2)


@pytest.mark.rule("BM-5.3")
def test_the_rest_goes_as_one_stack_to_a_free_ship() -> None:
    s = claiming(0, seat(), seat(), seat(), seat())
    assert s.to_act == (0,)
    assert s.codes() == ["claim:p2", "claim:p3", "claim:p4"]
    assert shown(s, 0)["hand_size"] == 6
    s.choose("claim:p3")
    assert shown(s, 0)["hand_size"] == 0
    assert shown(s, 2)["ship"] == {"size": 6, "from": 0, "known": None}
    assert s.codes() == ["claim:p1", "claim:p4"]  # the third ship is closed, the own one not yet allowed
    refusal = s.why_not("claim:p3", 1)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-5.3", "ship_taken")
    with pytest.raises(IllegalChoice, match=r"BM-5\.3"):
        s.choose("claim:p3")
    refusal = s.why_not("claim:p9", 1)
    assert refusal is not None
    assert refusal.reason == "no_such_ship"


@pytest.mark.example("BM-X13")
@pytest.mark.rule("BM-5.4", "BM-14.2", "BM-14.8")
def test_the_own_ship_is_the_last_resort() -> None:
    # Given: A gives to B, B gives to C
    s = claiming(0, seat(), seat(), seat(), seat(), slow_monster=True)
    refusal = s.why_not("claim:p1", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-5.4", "own_ship")
    s.choose("claim:p2")
    s.choose("claim:p3")
    # Then: C may choose A or D
    assert s.to_act == (2,)
    assert s.codes() == ["claim:p1", "claim:p4"]
    # If C chooses A, only D's own ship is left: it is claimed by itself, and D takes the slow monster
    t = s.clone()
    t.choose("claim:p1")
    assert kind(t) == "place"
    assert ships(t) == [2, 0, 1, 3]
    assert t.view()["slow_owner"] == 3
    # If C chooses D, D gives to A
    s.choose("claim:p4")
    assert kind(s) == "place"
    assert ships(s) == [3, 0, 1, 2]
    assert s.view()["slow_owner"] is None


@pytest.mark.rule("BM-5.5")
@pytest.mark.component("explorer_own_ship")
def test_the_black_and_white_explorer_woman_may_use_her_own_ship() -> None:
    woman = seat(explorer="explorer_own_ship")
    s = claiming(0, woman, seat(), seat(), seat(), slow_monster=True)
    assert s.codes() == ["claim:p1", "claim:p2", "claim:p3", "claim:p4"]
    s.choose("claim:p1")
    assert ships(s)[0] == 0
    assert s.view()["slow_owner"] is None  # a free choice (BM-10.5)
    s = claiming(3, woman, seat(), seat(), seat())
    s.choose("claim:p1")
    assert s.to_act == (0,)
    assert s.codes() == ["claim:p2", "claim:p3", "claim:p4"]  # not when it is taken


@pytest.mark.rule("BM-5.6", "BM-14.6")
def test_after_passing_every_ship_holds_one_unseen_stack_of_equal_size() -> None:
    s = draft(seat(), seat(), seat(), seat(), turn=4)
    pick(s)
    claim(s)
    assert sorted(ships(s), key=str) == [0, 1, 2, 3]
    for i in range(4):
        giver = shown(s, i)["ship"]["from"]
        assert shown(s, i)["ship"]["size"] == 6
        assert shown(s, i, None)["ship"]["known"] is None
        for viewer in range(4):  # only its giver knows what lies there, not its next owner
            known = shown(s, i, viewer)["ship"]["known"]
            assert (known is not None) == (viewer == giver)


@pytest.mark.rule("BM-5.7", "BM-14.7")
def test_picks_are_shown_together_and_placements_only_when_all_have_placed() -> None:
    s = draft(seat(hand=("desert",)), seat(hand=("swamp",)), seat(), turn=9)
    s.choose("pick:desert", 0)
    s.choose("pick:swamp", 1)
    assert shown(s, 1, 0)["pick"] is None
    s.choose(0, 2)
    for viewer in (None, 0, 1, 2):
        assert shown(s, 0, viewer)["pick"] == "desert"
        assert shown(s, 1, viewer)["pick"] == "swamp"
    s.choose("place:desert@2,0", 0)
    assert shown(s, 0, 1)["tiles"] == []
    assert shown(s, 0, 0)["tiles"] == []
    assert s.view(0)["answered"] == "place:desert@2,0"
    s.choose(0, 2)
    s.choose(0, 1)
    assert [t["tile"] for t in shown(s, 0, 1)["tiles"]] == ["desert"]


@pytest.mark.rule("BM-5.8")
def test_in_turn_9_the_other_tile_is_discarded_and_nothing_is_passed() -> None:
    s = draft(seat(hand=("desert", "swamp")), seat(), seat(), turn=9, round=1)
    refusal = s.why_not("claim:p2", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-5.8", "nothing_is_passed")
    pick(s, "desert")
    assert kind(s) == "place"  # no claims in between
    discard: Any = s.view(0)["discard"]
    assert discard == {"size": 3, "known": ["swamp"]}
    assert s.view()["discard"] == {"size": 3, "known": []}
    assert told(s, "passes") == []


@pytest.mark.rule("BM-5.9", "BM-1.3")
def test_the_second_round_is_dealt_from_the_kept_piles() -> None:
    s = draft(seat(hand=("desert", "swamp")), seat(), seat(), turn=9, round=1)
    before = [p.area for p in s.sides]
    kept: Any = s.view()["kept"]
    assert kept == [10, 10, 10]
    piles = s.kept
    play_turn(s, ("desert",))
    assert (s.round, s.turn) == (2, 1)
    assert s.view()["kept"] == []
    assert [p.hand for p in s.sides] == list(piles)
    assert all(len(s.sides[i].area.tiles) == len(before[i].tiles) + 1 for i in range(3))
    assert s.view()["discard"]["size"] == 3  # type: ignore[index]


@pytest.mark.rule("BM-5.9")
def test_a_whole_game_gives_everybody_18_tiles() -> None:
    s = finish(after_explorers(3))
    for i in range(3):
        tiles = 18 + (1 if shown(s, i)["explorer"] == "explorer_discard_pick" else 0)
        assert len(shown(s, i)["tiles"]) == tiles
    assert [e["round"] for e in told(s, "round")] == [1, 2]
    assert [(e["round"], e["turn"]) for e in told(s, "turn")] == [(r, t) for r in (1, 2) for t in range(1, 10)]


# --- BM-14 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-14.2")
def test_a_single_legal_ship_is_claimed_by_itself() -> None:
    """Whatever the others choose, the last in the order is never asked."""
    for seed in range(6):
        s = after_explorers(3, seed=seed)
        pick(s)
        asked = []
        while kind(s) == "claim":
            asked.append(s.to_act[0])
            s.choose(len(s.codes()) - 1)
        if not any("own_ship" in str(shown(s, i)["explorer"]) for i in range(3)):
            assert s.order[2] not in asked
        assert None not in ships(s)


@pytest.mark.rule("BM-14.3")
def test_the_order_is_drawn_anew_each_turn_and_announced() -> None:
    orders: set[tuple[int, ...]] = set()
    s = after_explorers(4, seed=5)
    for _ in range(8):
        assert s.view()["order"] == []  # nothing is drawn before all picks are locked
        pick(s)
        orders.add(tuple(s.view()["order"]))  # type: ignore[arg-type]
        assert sorted(s.order) == [0, 1, 2, 3]
        assert s.order[0] == s.to_act[0]
        claim(s)
        place(s)
    assert len(orders) > 3
    announced = told(s, "claim_order")
    assert len(announced) == 8
    assert sorted(announced[0]["order"]) == [0, 1, 2, 3]


@pytest.mark.rule("BM-14.3")
def test_every_order_is_equally_likely() -> None:
    s = draft(seat(), seat(), seat(), turn=2)
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        world = s.determinize(0, seed)
        for i in range(3):
            world.choose(0, i)
        found[tuple(world.view()["order"])] += 1  # type: ignore[arg-type]
    assert len(found) == 6
    assert min(found.values()) > 140  # 200 expected, 13 is one deviation


@pytest.mark.rule("BM-14.4")
def test_the_order_rotates_over_both_rounds() -> None:
    s = after_explorers(4, claim_mode="rotating")
    for index in range(18):
        pick(s)
        if index % 9 == 8:
            assert s.view()["order"] == []
        else:
            assert list(s.order) == [(index + i) % 4 for i in range(4)]
        claim(s)
        place(s)


@pytest.mark.rule("BM-14.5")
def test_by_arrival_tile_and_ship_are_sent_together() -> None:
    s = draft(
        seat(hand=("desert", "swamp", "grass_grass")), seat(), seat(), seat(), turn=8, options={"claim_mode": "arrival"}
    )
    assert kind(s) == "send"
    assert list(s.to_act) == [0, 1, 2, 3]
    assert set(s.codes(0)) == {f"send:{t}@p{n}" for t in ("desert", "swamp", "grass_grass") for n in (2, 3, 4)}
    s.choose("send:desert@p4", 0)  # first come, first served
    assert s.to_act == (1, 2, 3)
    assert shown(s, 3)["ship"]["from"] == 0  # the claim is public at once
    assert shown(s, 0, 1)["pick"] is None  # the tile is not
    assert shown(s, 0, 0)["pick"] == "desert"
    tile = s.view(1)["seats"][1]["hand"][0]  # type: ignore[index]
    refusal = s.why_not(f"send:{tile}@p4", 1)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-5.3", "ship_taken")
    before = s.dump()
    with pytest.raises(IllegalChoice):  # rejected without effect; they send again
        s.choose(f"send:{tile}@p4", 1)
    assert s.dump() == before
    s.choose(f"send:{tile}@p1", 1)
    refusal = s.why_not("send:swamp@p2", 0)
    assert refusal is not None
    assert (refusal.reason, refusal.data) == ("not_asked", {"seat": 2})


@pytest.mark.rule("BM-14.5", "BM-14.8")
def test_by_arrival_the_last_one_still_sends_his_tile() -> None:
    s = draft(seat(), seat(), seat(hand=("desert", "swamp", "swamp")), turn=8, options={"claim_mode": "arrival"})
    one, two = s.codes(0), s.codes(1)
    s.choose(next(c for c in one if c.endswith("@p2")), 0)
    s.choose(next(c for c in two if c.endswith("@p1")), 1)
    assert s.to_act == (2,)
    assert s.codes() == ["send:swamp@p3", "send:desert@p3"]  # their own ship, with both tiles to choose from
    s.choose("send:desert@p3")
    assert kind(s) == "place"
    assert told(s, "forced_home") == [{"seat": 2, "size": 2}]


@pytest.mark.rule("BM-14.5", "BM-14.9")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_by_arrival_any_order_of_seats_is_possible(order: tuple[int, ...]) -> None:
    """All are active at once, and whoever is first has the widest choice."""
    s = draft(seat(), seat(), seat(), turn=8, options={"claim_mode": "arrival"})
    assert s.to_act == (0, 1, 2)
    widths = []
    for i in order:
        widths.append(len({code.partition("@")[2] for code in s.codes(i)}))
        s.choose(0, i)
    assert kind(s) == "place"
    assert widths[0] == 2  # both other ships
    assert widths[2] == 1


@pytest.mark.rule("BM-14.5", "BM-5.8")
def test_by_arrival_turn_9_is_a_plain_pick() -> None:
    s = draft(seat(), seat(), seat(), turn=9, options={"claim_mode": "arrival"})
    assert kind(s) == "pick"
    pick(s)
    assert kind(s) == "place"


@pytest.mark.rule("BM-14.1")
def test_simultaneous_answers_may_come_in_any_order() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1)):
        s = draft(seat(hand=("desert",)), seat(hand=("swamp",)), seat(), turn=9, round=1)
        for i in order:
            s.choose(("pick:desert", "pick:swamp", s.codes(2)[0] if i == 2 else "")[i], i)
        for i in reversed(order):
            s.choose(0, i)
        ends.append(s)
    assert ends[0] == ends[1]
