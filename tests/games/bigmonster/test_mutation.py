"""BM-7: beams, and what they do to unstable monsters."""

from __future__ import annotations

import pytest

from herna.games.bigmonster.outside.facts import facts
from tests.games.bigmonster.scene import area, claim, draft, lines, pick, place, points, seat, shown, told

DOUBLE = "ice_mutagen_double_down"
UP = "ice_mutagen_single_up"


def level(*tiles: str, at: str = "2,0", explorer: str = "explorer_unstable") -> int:
    s = area(*tiles, explorer=explorer)
    found = [t["level"] for t in shown(s, 0)["tiles"] if f"{t['x']},{t['y']}" == at]
    result: int = found[0]
    return result


@pytest.mark.example("BM-X5")
@pytest.mark.rule("BM-7.5", "BM-7.4", "BM-8.1")
@pytest.mark.component("ice_mutagen_double_down", "ice_unstable_blue", "ice_unstable_orange")
def test_one_tile_mutates_two_monsters_at_once() -> None:
    # Given
    s = draft(seat("ice_unstable_blue@2,0", "ice_unstable_orange@3,0", hand=(DOUBLE,)), seat(), seat(), turn=8)
    assert points(s)["ice"] == 1 + 2
    # When
    pick(s, DOUBLE)
    claim(s)
    place(s, "2,-1")
    # Then
    assert points(s)["ice"] == 10 + 7
    assert [(e["tile"], e["level"], e["points"]) for e in told(s, "mutates") if e["seat"] == 0] == [
        ("ice_unstable_blue", 1, 10),
        ("ice_unstable_orange", 1, 7),
    ]
    # the blue one is at its maximum, the orange one may mutate once more from below
    s = area("ice_unstable_blue@2,0", "ice_unstable_orange@3,0", f"{DOUBLE}@2,-1", f"{UP}@1,2")
    assert points(s)["ice"] == 10 + 7
    s = area("ice_unstable_blue@2,0", "ice_unstable_orange@3,0", f"{DOUBLE}@2,-1", f"{UP}@2,2")
    assert points(s)["ice"] == 10 + 20


@pytest.mark.rule("BM-7.1", "BM-7.2")
def test_the_double_tile_shines_down_from_each_half() -> None:
    assert level("ice_unstable_orange@2,0", f"{DOUBLE}@2,-1") == 1  # left half above the monster
    assert level("ice_unstable_orange@2,0", f"{DOUBLE}@1,-1") == 1  # right half above it
    assert level("ice_unstable_orange@2,0", "swamp@3,0", f"{DOUBLE}@3,-1") == 0  # beside it
    assert level("ice_unstable_orange@2,0", f"{DOUBLE}@2,2") == 0  # below: it does not shine up
    assert level("ice_unstable_orange@2,0", f"{DOUBLE}@3,0") == 0  # sideways
    assert level("ice_unstable_orange@2,0", f"{DOUBLE}@3,1") == 0


@pytest.mark.rule("BM-7.1", "BM-7.2")
@pytest.mark.component("ice_mutagen_single_up")
def test_the_single_tile_shines_up_from_its_right_half_only() -> None:
    assert level("ice_unstable_orange@2,0", f"{UP}@1,2") == 1  # right half under the monster
    assert level("ice_unstable_orange@2,0", f"{UP}@2,2") == 0  # left half under it
    assert level("ice_unstable_orange@2,0", f"{UP}@1,-1") == 0  # above: it does not shine down


@pytest.mark.rule("BM-7.2")
def test_beams_cross_neither_gaps_nor_tiles_and_leave_others_alone() -> None:
    assert level("swamp@2,-1", "ice_unstable_orange@2,1", f"{DOUBLE}@2,-2", at="2,1") == 0  # a tile between
    assert level("ice_unstable_orange@2,0", "swamp@0,-2", f"{DOUBLE}@1,-2") == 0  # a gap of one cell
    s = area("swamp@2,0", "water_left@3,0", f"{DOUBLE}@2,-1")
    assert [t["level"] for t in shown(s, 0)["tiles"]] == [0, 0, 0]
    assert points(s)["swamp"] == 2
    assert points(s)["water"] == 1


@pytest.mark.rule("BM-7.3", "BM-7.4", "BM-7.5")
def test_one_placement_may_mutate_a_monster_twice() -> None:
    around = ("swamp@2,0", "swamp@2,-2", f"{DOUBLE}@3,-1", f"{UP}@2,2")
    s = draft(seat(*around, hand=("ice_unstable_green",)), seat(), seat(), turn=8)
    assert points(s)["ice"] == 0
    pick(s, "ice_unstable_green")
    claim(s)
    place(s, "3,0")  # its upper cell under a beam, its lower cell above another
    assert points(s)["ice"] == 18
    assert [e["level"] for e in told(s, "mutates") if e["seat"] == 0] == [2]
    turned = ("swamp@2,0", "swamp@2,-2", f"{DOUBLE}@3,-1", "ice_unstable_green@3,0", f"{UP}@2,2")
    assert points(area(*turned))["ice"] == 18  # the order of placing does not matter


@pytest.mark.rule("BM-7.3")
def test_from_each_side_a_monster_is_hit_once_at_most() -> None:
    """Only one half can lie directly above a monster's upper cell, and only one directly below its lower cell."""
    s = area("ice_unstable_red@2,0", f"{DOUBLE}@2,-1", f"{UP}@1,2", "ice_unstable_red@3,0")
    assert [t["level"] for t in shown(s, 0)["tiles"]] == [2, 0, 0, 1]


@pytest.mark.rule("BM-7.4")
def test_the_hen_monster_mutates_once_only() -> None:
    assert level("ice_unstable_blue@2,0", f"{DOUBLE}@2,-1", f"{UP}@1,2") == 1
    assert level("ice_unstable_red@2,0", f"{DOUBLE}@2,-1", f"{UP}@1,2") == 2


VALUES = [
    pytest.param("blue", (1, 10, 10), marks=pytest.mark.component("ice_unstable_blue", "mutation_blue")),
    pytest.param("orange", (2, 7, 20), marks=pytest.mark.component("ice_unstable_orange", "mutation_orange")),
    pytest.param("green", (3, 8, 18), marks=pytest.mark.component("ice_unstable_green", "mutation_green")),
    pytest.param("red", (4, 9, 15), marks=pytest.mark.component("ice_unstable_red", "mutation_red")),
]


@pytest.mark.rule("BM-7.6", "BM-8.1", "BM-1.4")
@pytest.mark.parametrize(("colour", "values"), VALUES)
def test_values_by_level(colour: str, values: tuple[int, int, int]) -> None:
    monster = f"ice_unstable_{colour}@2,0"
    assert points(area(monster))["ice"] == values[0]
    assert points(area(monster, f"{DOUBLE}@2,-1"))["ice"] == values[1]
    twice = area(monster, f"{DOUBLE}@2,-1", f"{UP}@1,2")
    assert points(twice)["ice"] == values[2]
    assert lines(twice, "ice")[0]["what"] == f"ice_unstable_{colour}"
    # the mutation tiles show exactly these values, and there is one for every such monster in the game
    mutation = facts(f"mutation_{colour}")
    assert mutation["of"] == f"ice_unstable_{colour}"
    assert mutation["points"] == sorted({values[1], values[2]})
    assert mutation["copies"] == facts(f"ice_unstable_{colour}")["copies"] == 6


@pytest.mark.rule("BM-7.6")
def test_mutagenic_monsters_are_worth_nothing() -> None:
    s = area(f"{DOUBLE}@2,0", f"{UP}@2,1")
    assert sum(points(s).values()) == 0


@pytest.mark.rule("BM-7.1")
@pytest.mark.component("explorer_mutagen_start")
def test_the_purple_explorer_woman_shines_up_from_her_right_column() -> None:
    woman = "explorer_mutagen_start"
    assert level("ice_unstable_orange@1,-2", at="1,-2", explorer=woman) == 1
    assert level("ice_unstable_orange@0,-2", at="0,-2", explorer=woman) == 0  # above the left column
    assert level("ice_unstable_orange@1,2", at="1,2", explorer=woman) == 0  # below
    assert level("ice_unstable_orange@1,-2", at="1,-2", explorer="explorer_mutagenic") == 0  # another explorer
    assert level("ice_unstable_orange@1,-2", f"{DOUBLE}@1,-3", at="1,-2", explorer=woman) == 2
