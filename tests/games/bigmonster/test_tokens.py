"""BM-4 and BM-9: what tokens count, who earns them, and when."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.bigmonster.state import BigMonster
from herna.games.bigmonster.table.words import CRYSTAL_TRIOS, STONE_MONSTERS, SUM_PER_COLOUR
from tests.games.bigmonster.scene import draft, finish, play_turn, rows, seat, shown, tokens

LAVA = "lava_green_dragon"
FOUR = ["token_lava", "token_crystals", "token_ice", "token_mutagenic"]
OTHERS = ["token_water", "token_swamp_grass", "token_terrains", "token_lava"]


def line_of(*tiles: str) -> list[str]:
    """Upright tiles in a row to the right of the explorer."""
    return [f"{tile}@{2 + i},0" for i, tile in enumerate(tiles)]


def one_turn(
    tiles: list[str], last: str, place: str, kinds: list[str], explorer: str = "explorer_unstable"
) -> BigMonster:
    """Six players alone; the first places one more tile."""
    me = seat(*tiles, explorer=explorer, hand=(last,))
    rest = [seat(explorer=e) for e in ("explorer_lava", "explorer_stone", "explorer_water", "explorer_tokens")]
    s = draft(me, *rest, seat(explorer="explorer_crystals"), turn=8, options={"tokens": kinds})
    play_turn(s, (last,), (place,))
    return s


def state_of(s: BigMonster, token: str) -> list[str]:
    """The tiers of a token that can still be earned."""
    table: Any = s.view()["tokens"]
    found = [t["open"] for t in table if t["token"] == token]
    result: list[str] = found[0]
    return result


# --- BM-4: what each kind counts, and how many ----------------------------------------------------------
# token; tiles before; the tile that reaches the number; where it goes; a tile that does not
REACHED = [
    pytest.param(
        "token_desert", ["desert", "desert"], "desert", "swamp", 10, OTHERS,
        marks=[pytest.mark.component("token_desert", "desert")],
    ),
    pytest.param(
        "token_stone", ["stone_double", "stone_green"], "stone_red_top", "desert", 5, OTHERS,
        marks=[pytest.mark.component("token_stone", "stone_double")],
    ),
    pytest.param(
        "token_water", ["water_left", "water_right", "water_left"], "water_right", "water_left", 5, OTHERS,
        marks=[pytest.mark.component("token_water")],
    ),
    pytest.param(
        "token_swamp_grass", ["swamp", "grass_lava", "swamp"], "grass_water", "desert", 5, OTHERS,
        marks=[pytest.mark.component("token_swamp_grass")],
    ),
    pytest.param(
        "token_terrains", ["swamp", "grass_lava", "desert", "water_left"], "stone_green", "water_right", 5, OTHERS,
        marks=[pytest.mark.component("token_terrains")],
    ),
    pytest.param(
        "token_lava", [LAVA, LAVA, "lava_blue_dragon_red_top", LAVA], LAVA, "stone_green", 5, FOUR,
        marks=[pytest.mark.component("token_lava")],
    ),
    pytest.param(
        "token_ice", ["ice_unstable_red"] * 5, "ice_unstable_blue", "desert", 5, FOUR,
        marks=[pytest.mark.component("token_ice")],
    ),
]  # fmt: skip


@pytest.mark.rule("BM-9.2", "BM-4.1")
@pytest.mark.parametrize(("token", "before", "last", "other", "worth", "kinds"), REACHED)
def test_a_token_is_earned_when_the_number_is_reached(
    token: str, before: list[str], last: str, other: str, worth: int, kinds: list[str]
) -> None:
    place = f"{2 + len(before)},0"
    s = one_turn(line_of(*before), last, place, kinds)
    assert token in tokens(s, 0)
    assert all(token not in tokens(s, i) for i in range(1, 6))
    assert state_of(s, token) == []
    held = [t["points"] for t in shown(s, 0)["tokens"] if t["token"] == token]
    assert held == [worth]
    # one short of it, nobody earns it
    s = one_turn(line_of(*before), other, place, kinds)
    assert token not in tokens(s, 0)
    assert state_of(s, token) == ["individual"]


@pytest.mark.rule("BM-4.1")
@pytest.mark.component("token_mutagenic", "ice_mutagen_double_down", "ice_mutagen_single_up")
def test_mutagenic_monsters_are_counted_not_tiles() -> None:
    two = ["ice_mutagen_double_down@2,0", "ice_mutagen_single_up@2,1"]
    s = one_turn(two, "ice_mutagen_single_up", "2,2", FOUR)
    assert "token_mutagenic" in tokens(s, 0)
    s = one_turn(two, "ice_unstable_red", "2,2", FOUR)
    assert tokens(s, 0) == []


@pytest.mark.rule("BM-4.1")
@pytest.mark.component("token_ice")
def test_a_double_mutagenic_tile_is_one_ice_tile() -> None:
    five = [
        "ice_mutagen_double_down@2,0",
        "ice_mutagen_double_down@2,1",
        *[f"ice_unstable_red@{4 + i},0" for i in range(2)],
    ]
    s = one_turn(five, "ice_mutagen_double_down", "2,2", FOUR)
    assert "token_ice" not in tokens(s, 0)  # five tiles, although eight monsters
    assert "token_mutagenic" in tokens(s, 0)


@pytest.mark.rule("BM-4.4")
@pytest.mark.component("token_crystals", "crystal_green", "crystal_red", "crystal_blue")
def test_the_crystal_token_needs_one_of_each_colour() -> None:
    green, red = ["stone_green@2,0", "lava_purple_dragon_red_bottom@3,0"], ["lava_purple_dragon_red_top@3,2"]
    blue = ["lava_green_dragon@4,0"]
    s = one_turn([*green, *red, *blue], "lava_green_dragon", "4,2", FOUR)
    assert "token_crystals" in tokens(s, 0)
    s = one_turn([*green, *red, *blue], "lava_green_dragon", "4,3", FOUR)
    assert "token_crystals" not in tokens(s, 0)


@pytest.mark.rule("BM-4.2")
@pytest.mark.component("explorer_desert_start", "explorer_mutagen_start")
def test_start_monsters_count_for_tokens() -> None:
    s = one_turn(line_of("desert"), "desert", "3,0", OTHERS, explorer="explorer_desert_start")
    assert "token_desert" in tokens(s, 0)
    s = one_turn(line_of("swamp", "grass_lava", "water_left"), "stone_green", "5,0", OTHERS, "explorer_desert_start")
    assert "token_terrains" in tokens(s, 0)  # desert, though no desert tile lies there
    s = one_turn(line_of("swamp", "grass_lava", "water_left"), "stone_green", "5,0", OTHERS, "explorer_mutagen_start")
    assert "token_terrains" in tokens(s, 0)  # ice
    s = one_turn(line_of("swamp", "grass_lava", "water_left"), "stone_green", "5,0", OTHERS)
    assert "token_terrains" not in tokens(s, 0)
    ice = line_of(*["ice_unstable_red"] * 4)
    s = one_turn(ice, "ice_unstable_blue", "6,0", FOUR, explorer="explorer_mutagen_start")
    assert "token_ice" in tokens(s, 0)
    s = one_turn(["ice_mutagen_double_down@2,0"], "ice_mutagen_single_up", "2,1", FOUR, "explorer_mutagen_start")
    assert "token_mutagenic" in tokens(s, 0)


@pytest.mark.rule("BM-4.3")
def test_mutations_change_nothing_for_tokens() -> None:
    mutated = ["ice_unstable_red@2,0", "ice_unstable_orange@3,0", "ice_mutagen_double_down@2,-1"]
    s = one_turn([*mutated, *["ice_unstable_red@4,0", "ice_unstable_red@5,0"]], "ice_unstable_red", "6,0", FOUR)
    assert "token_ice" in tokens(s, 0)  # six ice tiles, two of them mutated


# --- BM-9: when and to whom -----------------------------------------------------------------------------
@pytest.mark.example("BM-X3")
@pytest.mark.rule("BM-9.1", "BM-9.2", "BM-5.7")
def test_nikol_earns_the_stone_token_in_turn_6() -> None:
    nikol = seat(*line_of("stone_green", "stone_red_top", "stone_red_bottom"), hand=("stone_double",))
    s = draft(nikol, seat(), seat(), turn=6, round=1)
    assert tokens(s, 0) == []
    play_turn(s, ("stone_double",))
    assert tokens(s, 0) == ["token_stone"]
    assert shown(s, 0)["tokens"] == [{"token": "token_stone", "tier": "individual", "points": 5}]


@pytest.mark.example("BM-X11")
@pytest.mark.rule("BM-9.2", "BM-9.3")
@pytest.mark.component("extra_plus5")
def test_everybody_who_qualifies_in_the_same_check_gets_a_full_token() -> None:
    anna = seat(*line_of("stone_double", "stone_green"), hand=("stone_red_top",))
    ben = seat(*line_of("stone_double", "stone_red_bottom"), hand=("stone_blue_top",))
    cyril = seat(*line_of("stone_red_top", "stone_red_top", "stone_blue_bottom"), hand=("stone_green",))
    s = draft(anna, ben, cyril, seat(), seat(), seat(), turn=7)
    play_turn(s, ("stone_red_top", "stone_blue_top"))
    assert tokens(s, 0) == ["token_stone"]
    assert tokens(s, 1) == ["token_stone"]
    assert shown(s, 1)["tokens"][0]["points"] == 5
    assert s.tally(2, STONE_MONSTERS) == 3
    assert state_of(s, "token_stone") == []
    # Cyril reaches four a turn later: too late
    late = draft(
        seat(*line_of("stone_double", "stone_double"), tokens=["token_stone"]), seat(),
        seat(*line_of("stone_red_top", "stone_red_top", "stone_blue_bottom"), hand=("stone_red_bottom",)),
        seat(), seat(), seat(), turn=8, tokens=["token_desert"],
    )  # fmt: skip
    play_turn(late, ("", "", "stone_red_bottom"))
    assert tokens(late, 2) == []


@pytest.mark.rule("BM-9.3")
@pytest.mark.component("extra_plus10")
def test_the_desert_token_too_goes_to_all_who_qualify_together() -> None:
    players = [seat(*line_of("desert", "desert"), hand=("desert",)) for _ in range(3)]
    s = draft(*players, seat(), seat(), turn=8)
    play_turn(s, ("desert", "desert", "desert"))
    for i in range(3):
        assert shown(s, i)["tokens"] == [{"token": "token_desert", "tier": "individual", "points": 10}]
    assert tokens(s, 3) == []


@pytest.mark.rule("BM-9.1", "BM-6.8")
def test_the_check_waits_until_everybody_has_placed() -> None:
    s = draft(seat(*line_of("desert", "desert"), hand=("desert",)), seat(), seat(), turn=9)
    s.choose("pick:desert", 0)
    s.choose(0, 1)
    s.choose(0, 2)
    s.choose("place:desert@4,0", 0)
    s.choose(0, 1)
    assert tokens(s, 0) == []
    s.choose(0, 2)
    assert "token_desert" in tokens(s, 0)


@pytest.mark.rule("BM-9.5", "BM-9.7")
def test_one_placement_may_earn_several_tokens_and_they_are_kept() -> None:
    """The last desert brings the third desert monster and the fifth terrain."""
    s = one_turn(
        line_of("desert", "desert", "swamp", "grass_lava", "water_left", "stone_green"), "desert", "8,0", OTHERS
    )
    assert tokens(s, 0) == ["token_desert", "token_terrains"]
    held = tokens(s, 0)
    finish(s)
    assert tokens(s, 0)[: len(held)] == held


@pytest.mark.rule("BM-9.8")
def test_unclaimed_tokens_do_nothing() -> None:
    s = draft(seat(), seat(), seat(), turn=9)
    before = {t["token"] for t in s.view()["tokens"]}  # type: ignore[attr-defined]
    finish(s)
    for i in range(3):
        assert set(tokens(s, i)) <= before
        earned = sum(t["points"] for t in shown(s, i)["tokens"])
        assert shown(s, i)["points"]["tokens"] == earned


@pytest.mark.rule("BM-9.9")
@pytest.mark.component("token_penalty")
def test_the_penalty_takes_no_part_in_checks() -> None:
    s = draft(seat(), seat("desert@2,0"), seat("desert@2,0"), turn=8, round=2)
    play_turn(s)
    assert all("token_penalty" not in tokens(s, i) for i in range(3))
    assert state_of(s, "token_penalty") == []


# --- teams ----------------------------------------------------------------------------------------------
def team(*sides: dict[str, Any], kinds: tuple[str, ...] = ("token_water", "token_lava"), **more: Any) -> BigMonster:
    options = {"tokens": list(kinds), **more.pop("options", {})}
    return draft(*sides, mode="team", options=options, turn=8, **more)


@pytest.mark.rule("BM-9.4", "BM-2.1")
@pytest.mark.component("token_desert")
def test_a_team_token_goes_to_both_members() -> None:
    s = team(
        seat(*line_of("desert", "desert", "desert", "desert"), hand=("desert",), tokens=["token_desert"]),
        seat(), seat(*line_of("desert")), seat(), tokens=["token_desert.team", "token_stone", "token_stone.team"],
    )  # fmt: skip
    assert state_of(s, "token_desert") == ["team"]
    play_turn(s, ("desert",))
    assert tokens(s, 0) == ["token_desert", "token_desert.team"]
    assert tokens(s, 2) == ["token_desert.team"]  # whatever they contributed
    assert tokens(s, 1) == []
    assert state_of(s, "token_desert") == []


@pytest.mark.rule("BM-9.5")
def test_one_check_may_award_both_tiers() -> None:
    s = team(
        seat(*line_of("desert", "desert"), hand=("desert",)), seat(),
        seat(*line_of("desert", "desert"), hand=("desert",)), seat(),
    )  # fmt: skip
    play_turn(s, ("desert", "", "desert"))
    for i in (0, 2):
        assert tokens(s, i) == ["token_desert", "token_desert.team"]


@pytest.mark.rule("BM-9.6", "BM-4.4")
@pytest.mark.component("token_ice")
@pytest.mark.parametrize("locked", [False, True])
def test_a_team_token_may_come_before_the_individual_one_unless_locked(locked: bool) -> None:
    """Four ice tiles each: enough for the team (8), too few for one player (6)."""
    ice = line_of("ice_unstable_red", "ice_unstable_green", "ice_unstable_orange")
    partner = ["ice_mutagen_double_down@2,0", "ice_mutagen_single_up@2,1", "ice_unstable_blue@2,2"]
    s = team(
        seat(*ice, hand=("ice_unstable_blue",)), seat(), seat(*partner, hand=("ice_unstable_blue",)), seat(),
        kinds=("token_water", "token_ice"), options={"team_tier_locked": locked},
    )  # fmt: skip
    play_turn(s, ("ice_unstable_blue", "", "ice_unstable_blue"))
    assert tokens(s, 0) == ([] if locked else ["token_ice.team"])
    assert state_of(s, "token_ice") == (["individual", "team"] if locked else ["individual"])


@pytest.mark.rule("BM-9.6")
def test_with_locked_team_tokens_the_individual_one_comes_first_in_the_same_check() -> None:
    ice = ["ice_unstable_red", "ice_unstable_green", "ice_unstable_orange", "ice_unstable_red", "ice_unstable_green"]
    s = team(
        seat(*line_of(*ice), hand=("ice_unstable_blue",)), seat(),
        seat(*line_of("ice_unstable_blue", "ice_unstable_orange")), seat(),
        kinds=("token_water", "token_ice"), options={"team_tier_locked": True},
    )  # fmt: skip
    play_turn(s, ("ice_unstable_blue",))
    assert tokens(s, 0) == ["token_ice", "token_ice.team"]
    assert tokens(s, 2) == ["token_ice.team"]


@pytest.mark.rule("BM-4.4")
@pytest.mark.component("token_terrains")
def test_terrains_of_a_team_are_united() -> None:
    mine = line_of("swamp", "grass_lava", "water_left", "stone_green")
    s = team(
        seat(*mine, hand=("desert",)), seat(), seat(*line_of("swamp", "lava_green_dragon"), hand=("ice_unstable_red",)),
        seat(), kinds=("token_terrains", "token_lava"),
    )  # fmt: skip
    play_turn(s, ("desert", "", "ice_unstable_red"))
    assert "token_terrains.team" in tokens(s, 2)  # all seven between them; the swamp both have counts once
    assert "token_terrains" in tokens(s, 0)
    assert "token_terrains" not in tokens(s, 2)
    s = team(
        seat(*mine, hand=("desert",)), seat(),
        seat(*line_of("swamp", "water_left", "desert"), hand=("ice_unstable_red",)), seat(),
        kinds=("token_terrains", "token_lava"),
    )  # fmt: skip
    play_turn(s, ("desert", "", "ice_unstable_red"))
    assert "token_terrains.team" not in tokens(s, 2)  # nine in sum, but only six different ones


@pytest.mark.rule("BM-4.4")
@pytest.mark.component("token_crystals")
def test_crystals_of_a_team_are_added_colour_by_colour() -> None:
    """One of each colour per member makes two trios, which is short of three."""
    trio = [
        "stone_green@2,0",
        "lava_purple_dragon_red_bottom@3,0",
        "lava_purple_dragon_red_top@3,2",
        "lava_green_dragon@4,0",
    ]
    s = draft(
        seat(*trio, hand=("lava_green_dragon",)), seat(), seat(),
        seat(*trio, hand=("lava_green_dragon",)), seat(), seat(),
        mode="team", turn=8, options={"tokens": ["token_water", "token_crystals"]},
    )  # fmt: skip
    play_turn(s, ("lava_green_dragon", "", "", "lava_green_dragon"), ("4,2", "", "", "4,2"))
    assert "token_crystals" in tokens(s, 0)
    assert "token_crystals" in tokens(s, 3)
    assert "token_crystals.team" not in tokens(s, 0)
    assert s.team_tally(0, CRYSTAL_TRIOS, SUM_PER_COLOUR) == 2
    # a colour may come from either member: green from one, red and blue from the other
    block = [f"lava_green_dragon@{x},{y}" for y in (0, 2) for x in (-1, -2)]
    s = draft(
        seat("stone_green@2,0", "lava_blue_dragon_red_top@3,0"), seat(), seat(),
        seat("stone_red_bottom@2,0", "stone_red_top@2,2", *block), seat(), seat(),
        mode="team", turn=8,
    )  # fmt: skip
    assert [s.tally(i, CRYSTAL_TRIOS) for i in (0, 3)] == [0, 0]
    assert s.team_tally(0, CRYSTAL_TRIOS, SUM_PER_COLOUR) == 1


TEAM_NEEDS = [
    pytest.param("token_stone", 8, marks=pytest.mark.component("token_stone")),
    pytest.param("token_lava", 10, marks=pytest.mark.component("token_lava")),
    pytest.param("token_water", 4, marks=pytest.mark.component("token_water")),
    pytest.param("token_swamp_grass", 8, marks=pytest.mark.component("token_swamp_grass")),
    pytest.param("token_mutagenic", 8, marks=pytest.mark.component("token_mutagenic")),
    pytest.param("token_terrains", 7, marks=pytest.mark.component("token_terrains")),
    pytest.param("token_crystals", 3, marks=pytest.mark.component("token_crystals")),
]


@pytest.mark.rule("BM-4.4")
@pytest.mark.parametrize(("token", "needs"), TEAM_NEEDS)
def test_what_a_team_needs(token: str, needs: int) -> None:
    kinds = {
        "token_swamp_grass": ("token_swamp_grass", "token_lava"),
        "token_mutagenic": ("token_water", "token_mutagenic"),
        "token_terrains": ("token_terrains", "token_lava"),
        "token_crystals": ("token_water", "token_crystals"),
    }.get(token, ("token_water", "token_lava"))
    s = team(seat(), seat(), seat(), seat(), kinds=kinds)
    table: Any = s.view()["tokens"]
    assert [t["team_needs"] for t in table if t["token"] == token] == [needs]


@pytest.mark.rule("BM-4.4")
def test_a_team_adds_its_lava_tiles() -> None:
    s = draft(
        seat(*line_of(*[LAVA] * 4), hand=(LAVA,)), seat(), seat(),
        seat(*line_of(*[LAVA] * 3, "lava_blue_dragon_red_top"), hand=("lava_blue_dragon_red_top",)), seat(), seat(),
        mode="team", turn=8,
    )  # fmt: skip
    play_turn(s, (LAVA, "", "", "lava_blue_dragon_red_top"))
    assert tokens(s, 0) == ["token_lava", "token_lava.team"]
    assert tokens(s, 3) == ["token_lava", "token_lava.team"]
    assert tokens(s, 1) == []


@pytest.mark.rule("BM-9.1")
def test_with_rows_too_there_is_one_check_at_the_end_of_the_turn() -> None:
    s = rows(
        seat("desert@2,0", "desert@3,0"), seat("desert@2,0", "desert@3,0"),
        turn=5, rows=[["desert", "desert", "swamp", "swamp"], ["swamp", "water_left", "water_right", "stone_green"]],
    )  # fmt: skip
    s.choose("row:1")
    s.choose("take:desert")
    s.choose("place:desert@4,0")
    s.choose("remove:swamp")
    assert tokens(s, 0) == []  # not before the second player has placed
    s.choose("take:desert")
    s.choose("place:desert@4,0")
    assert tokens(s, 0) == ["token_desert"]
    assert tokens(s, 1) == ["token_desert"]
