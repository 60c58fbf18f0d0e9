"""BM-6: the lattice, the shapes, and where a tile may lie."""

from __future__ import annotations

import pytest

from tests.games.bigmonster.scene import draft, kind, pick, place, seat, shown


def placing(tile: str, *tiles: str) -> list[str]:
    """The places offered to a player with these tiles who has picked this one."""
    s = draft(seat(*tiles, hand=(tile,)), seat(), seat(), turn=9)
    pick(s, tile)
    return [code.partition("@")[2] for code in s.codes(0)]


def why(tile: str, place: str, *tiles: str) -> tuple[str, str]:
    s = draft(seat(*tiles, hand=(tile,)), seat(), seat(), turn=9)
    pick(s, tile)
    refusal = s.why_not(f"place:{tile}@{place}", 0)
    assert refusal is not None
    return refusal.rule, refusal.reason


@pytest.mark.example("BM-X2")
@pytest.mark.rule("BM-6.1", "BM-6.4")
def test_a_lone_explorer_and_a_portrait_tile() -> None:
    offered = placing("desert")
    for legal in ("2,0", "2,1", "2,-1", "0,2", "-1,-1", "0,-2"):
        assert legal in offered
    for corner in ("2,2", "-1,2", "2,-2", "-1,-2"):
        assert corner not in offered
        assert why("desert", corner) == ("BM-6.4", "corner_only")
    assert why("desert", "1,1") == ("BM-6.4", "overlaps")
    assert why("desert", "5,5") == ("BM-6.4", "apart")
    assert len(offered) == 10


@pytest.mark.example("BM-X2")
@pytest.mark.rule("BM-6.2", "BM-6.4")
def test_a_lone_explorer_and_a_mutagenic_tile() -> None:
    offered = placing("ice_mutagen_single_up")
    for legal in ("-2,0", "1,-1", "-1,2", "2,1"):
        assert legal in offered
    for illegal in ("2,2", "-2,-1"):
        assert illegal not in offered
    assert len(offered) == 10
    assert why("ice_mutagen_single_up", "1,1") == ("BM-6.4", "overlaps")


@pytest.mark.rule("BM-6.2")
def test_a_portrait_tile_covers_two_cells_downwards_a_mutagenic_one_two_to_the_right() -> None:
    """A tile below a portrait one starts two rows further down; beside a landscape one two columns further right."""
    below = placing("swamp", "desert@2,0")
    assert "2,2" in below
    assert "2,1" not in below
    assert why("swamp", "2,1", "desert@2,0") == ("BM-6.4", "overlaps")
    beside = placing("swamp", "ice_mutagen_single_up@2,0")
    assert "4,0" in beside
    assert "3,0" not in beside
    assert "3,1" in beside  # directly under the right half
    assert why("swamp", "3,0", "ice_mutagen_single_up@2,0") == ("BM-6.4", "overlaps")


@pytest.mark.rule("BM-6.2")
def test_the_explorer_covers_two_by_two_cells() -> None:
    for inside in ("0,0", "1,0", "0,1", "1,1", "0,-1", "1,-1"):
        assert why("desert", inside) == ("BM-6.4", "overlaps")


@pytest.mark.rule("BM-6.3")
def test_tiles_are_never_turned() -> None:
    """A place is all that can be said of a tile: there is one option per place, and none that names a turn."""
    s = draft(seat(hand=("desert",)), seat(), seat())
    pick(s, "desert")
    assert len(set(s.codes(0))) == len(s.codes(0)) == 10
    assert all(code.startswith("place:desert@") for code in s.codes(0))
    place(s, "2,0")
    tile = shown(s, 0)["tiles"][0]
    assert tile == {"id": "t0.1", "tile": "desert", "x": 2, "y": 0, "wide": False, "level": 0, "value": 0}


@pytest.mark.rule("BM-6.5")
def test_portrait_tiles_may_be_shifted_by_half_their_height() -> None:
    offered = placing("swamp", "desert@2,0")
    for y in (-1, 0, 1):
        assert f"3,{y}" in offered
    for y in (-2, 2):  # a corner of the desert tile only
        assert f"3,{y}" not in offered


@pytest.mark.rule("BM-6.6")
def test_terrains_and_crystals_do_not_restrict() -> None:
    """A tile without crystals may lie at a side with some, on any terrain, and the other way round."""
    around = {"3,-1", "3,0", "3,1", "2,2", "2,-2"}
    for tile in ("desert", "stone_red_top", "lava_green_dragon", "water_right"):
        assert around <= set(placing(tile, "lava_purple_dragon_red_top@2,0"))


@pytest.mark.rule("BM-6.7")
def test_placed_tiles_stay_and_there_is_always_a_place() -> None:
    ring = [
        "desert@-1,-1", "swamp@-1,1", "swamp@2,-1", "swamp@2,1", "swamp@0,-2", "swamp@1,-2",
        "ice_mutagen_single_up@0,2",
    ]  # fmt: skip
    s = draft(seat(*ring, hand=("desert",)), seat(), seat())
    before = shown(s, 0)["tiles"]
    pick(s, "desert")
    assert len(s.codes(0)) > 10
    place(s)
    after = shown(s, 0)["tiles"]
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1


@pytest.mark.rule("BM-6.8")
def test_everybody_places_only_his_own_tile_in_his_own_area() -> None:
    s = draft(seat(hand=("desert",)), seat(hand=("swamp",)), seat())
    pick(s, "desert", "swamp")
    assert kind(s) == "place"
    assert s.to_act == (0, 1, 2)
    refusal = s.why_not("place:swamp@2,0", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-6.8", "another_tile")
    others = s.codes(2)
    s.choose("place:swamp@2,0", 1)
    assert s.codes(0)  # not changed by what seat 1 has placed
    assert s.codes(2) == others
    s.choose("place:desert@2,0", 0)
    s.choose(0, 2)
    assert [t["tile"] for t in shown(s, 0)["tiles"]] == ["desert"]
    assert [t["tile"] for t in shown(s, 1)["tiles"]] == ["swamp"]


def test_what_is_no_place_is_refused() -> None:
    s = draft(seat(hand=("desert",)), seat(), seat())
    pick(s, "desert")
    for nonsense in ("desert@a,b", "desert@999,0", "desert@--2,0"):
        refusal = s.why_not("place:" + nonsense, 0)
        assert refusal is not None
        assert refusal.reason == "no_such_place"
    for incomplete in ("desert", "desert@", "desert@2", "desert@2,0,0", "desert@02,0"):
        refusal = s.why_not("place:" + incomplete, 0)
        assert refusal is not None
        assert refusal.reason == "spelling"
    refusal = s.why_not("place:dessert@2,0", 0)
    assert refusal is not None
    meant = [code for code in s.codes(0) if code.startswith("place:desert@")]
    assert (refusal.reason, refusal.data) == ("slip", {"codes": meant[:6]})


def test_a_narrow_gap_is_legal_where_both_cells_are_free() -> None:
    """A free column between two tiles is a place like any other, as long as it is two cells high."""
    walls = ("desert@2,0", "swamp@2,-2", "swamp@3,-2", "swamp@4,-2", "swamp@4,0")
    offered = placing("desert", *walls)
    assert "3,0" in offered
    assert "3,1" in offered
    narrow = placing("desert", *walls, "swamp@3,1")
    assert "3,0" not in narrow
    assert "3,-1" not in narrow
    assert why("desert", "3,0", *walls, "swamp@3,1") == ("BM-6.4", "overlaps")
