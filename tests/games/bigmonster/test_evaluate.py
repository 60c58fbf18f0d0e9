"""What a bot sees in a position: points, beginnings, tokens within reach, and the tiles on their way."""

from __future__ import annotations

from herna.games.bigmonster.outside.evaluate import best_spot
from herna.games.bigmonster.printed.tiles import TILE_BY_SLUG
from herna.games.bigmonster.table.board import x_of, y_of
from tests.games.bigmonster.scene import draft, pick, rows, seat


def duel(*tiles: str, turn: int = 12) -> float:
    return rows(seat(*tiles), seat(), turn=turn).evaluate(0)


def test_points_and_beginnings() -> None:
    blocked = duel("water_left@2,0", "desert@3,0")
    open_half = duel("water_left@2,0", "desert@2,2")
    whole = duel("water_left@2,0", "water_right@3,0")
    assert open_half > blocked, "the other half can still come"
    assert whole > open_half


def test_a_lead_counts_more_towards_the_end() -> None:
    tiles = ("water_left@2,0", "water_right@3,0")
    assert duel(*tiles, turn=19) > duel(*tiles, turn=5) > 0.5


def test_the_tile_in_hand_is_thought_of_where_it_does_most() -> None:
    area = rows(seat("water_left@2,0", "ice_unstable_orange@0,2"), seat()).sides[0].area
    right = best_spot(area, TILE_BY_SLUG["water_right"].index)
    assert (x_of(right), y_of(right)) == (3, 0)
    beam = best_spot(area, TILE_BY_SLUG["ice_mutagen_single_up"].index)
    assert (x_of(beam), y_of(beam)) == (-1, 4), "its right half below the monster that it mutates"
    anywhere = best_spot(area, TILE_BY_SLUG["desert"].index)
    assert anywhere in area.upright


def test_an_unstable_monster_is_thought_of_in_the_beam() -> None:
    area = rows(seat("ice_mutagen_double_down@2,0"), seat()).sides[0].area
    spot = best_spot(area, TILE_BY_SLUG["ice_unstable_red"].index)
    assert (x_of(spot), y_of(spot)) in ((2, 1), (3, 1))


def test_a_token_nearly_earned_counts() -> None:
    """Two of three deserts, while desert and stone of both together are as many in both tables."""
    near = rows(seat("desert@2,0", "desert@3,0"), seat("desert@2,0", "desert@3,0"), turn=12, tokens=["token_desert"])
    assert near.evaluate(0) == near.evaluate(1)
    earned = duel("desert@2,0", "desert@3,0", "desert@4,0")
    assert earned > duel("desert@2,0", "desert@3,0") > duel("desert@2,0")


def test_a_stack_is_better_passed_to_somebody_who_has_no_use_for_it() -> None:
    """Three swamps make 18 points out of 8: not onto the ship of the one who has two."""
    giver = seat(hand=("swamp", "swamp", "swamp"))
    s = draft(giver, seat("swamp@2,0", "swamp@3,0"), seat(), seat(), turn=7, options={"claim_mode": "rotating"})
    pick(s, "swamp")
    assert s.to_act == (3,)
    s.choose("claim:p1")
    chances = {}
    for code in s.codes():
        after = s.clone()
        after.choose(code)
        chances[code] = after.evaluate(0)
    assert chances["claim:p2"] == min(chances.values())
    assert len(set(chances.values())) > 1


def test_partners_look_at_a_table_alike_and_the_weaker_one_matters_most() -> None:
    def team(*areas: tuple[str, ...]) -> float:
        return draft(*[seat(*tiles) for tiles in areas], mode="team").evaluate(0)

    strong = ("swamp@2,0", "swamp@3,0", "swamp@4,0")
    pair = ("water_left@2,0", "water_right@3,0")
    alone = team(strong, (), (), ())
    both = team(pair, (), pair, ())
    assert both > alone > 0.4
