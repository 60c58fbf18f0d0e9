"""BM-8: the eight categories of the score sheet, and how each point is explained."""

from __future__ import annotations

import pytest

from herna.games.bigmonster.outside.facts import facts
from herna.games.bigmonster.table.words import CATEGORIES, DESERT_PLUS_STONE
from tests.games.bigmonster.scene import area, draft, finish, lines, pick, play_turn, points, rows, seat, shown

BLUE_LOW, BLUE_TOP = "lava_blue_dragon_red_bottom", "lava_blue_dragon_red_top"
GREEN = "lava_green_dragon"
PURPLE_LOW, PURPLE_TOP = "lava_purple_dragon_red_bottom", "lava_purple_dragon_red_top"


def crystals(*tiles: str, explorer: str = "explorer_unstable") -> list[tuple[str, str]]:
    """The completed crystals: (which, where)."""
    s = area(*tiles, explorer=explorer)
    return [(line["what"], line["at"]) for line in lines(s, "crystals")]


def grass(tile: str, *tiles: str, **more: object) -> int:
    """What a grass tile far to the left scores beside these tiles."""
    s = area(*tiles, f"{tile}@-1,0", **more)  # type: ignore[arg-type]
    found = [line["points"] for line in lines(s, "grass") if line["what"] == tile]
    result: int = found[0]
    return result


def explorer(slug: str, *tiles: str, **more: object) -> int:
    return points(area(*tiles, explorer=slug, **more))["explorer"]  # type: ignore[arg-type]


# --- lava and crystals ----------------------------------------------------------------------------------
@pytest.mark.example("BM-X6")
@pytest.mark.rule("BM-8.3", "BM-8.6", "BM-8.10", "BM-8.11", "BM-8.12")
@pytest.mark.component(
    "lava_blue_dragon_red_bottom", "lava_purple_dragon_red_bottom", "lava_green_dragon", "lava_purple_dragon_red_top",
    "lava_blue_dragon_red_top",
)  # fmt: skip
def test_the_lava_example() -> None:
    s = area(
        f"{BLUE_LOW}@2,0", f"{PURPLE_LOW}@3,0", f"{GREEN}@4,0", f"{PURPLE_TOP}@3,2", f"{GREEN}@4,2", f"{BLUE_TOP}@2,-2"
    )
    assert [line["points"] for line in lines(s, "lava")] == [3, 1, 3, 1, 3, 3]
    assert points(s)["lava"] == 14
    assert sorted((line["what"], line["points"]) for line in lines(s, "crystals")) == [
        ("crystal_blue", 10),
        ("crystal_green", 2),
        ("crystal_red", 5),
    ]
    assert points(s)["crystals"] == 17
    assert shown(s, 0)["score"] == 31


LAVA = [
    pytest.param(BLUE_LOW, 3, marks=pytest.mark.component("lava_blue_dragon_red_bottom")),
    pytest.param(BLUE_TOP, 3, marks=pytest.mark.component("lava_blue_dragon_red_top")),
    pytest.param(GREEN, 3, marks=pytest.mark.component("lava_green_dragon")),
    pytest.param(PURPLE_LOW, 1, marks=pytest.mark.component("lava_purple_dragon_red_bottom")),
    pytest.param(PURPLE_TOP, 1, marks=pytest.mark.component("lava_purple_dragon_red_top")),
]


@pytest.mark.rule("BM-8.3")
@pytest.mark.parametrize(("tile", "worth"), LAVA)
def test_lava_tiles_have_printed_points(tile: str, worth: int) -> None:
    s = area(f"{tile}@2,0", "desert@3,0")
    assert points(s) == {c: worth if c == "lava" else 0 for c in CATEGORIES}


@pytest.mark.rule("BM-8.10", "BM-8.15")
@pytest.mark.component("crystal_green", "stone_green", "lava_blue_dragon_red_top", "lava_blue_dragon_red_bottom")
def test_green_crystals_need_tiles_in_the_same_rows() -> None:
    assert crystals("stone_green@2,0", f"{BLUE_TOP}@3,0") == [("crystal_green", "3,0")]
    assert crystals("stone_green@2,0", f"{BLUE_TOP}@3,1") == []  # shifted by half a tile
    assert crystals("stone_green@2,0", "desert@3,0", f"{BLUE_LOW}@4,0") == []  # a tile in between
    assert crystals("stone_green@2,0", f"{BLUE_LOW}@2,2") == []  # one above the other
    three = crystals("stone_green@2,0", "stone_green@3,0", f"{BLUE_LOW}@4,0")  # a tile has two green halves
    assert three == [("crystal_green", "3,0"), ("crystal_green", "4,0")]
    assert facts("crystal_green") == {"type": "crystal", "points": 2}


@pytest.mark.rule("BM-8.11")
@pytest.mark.component("crystal_red", "stone_red_top", "stone_red_bottom")
def test_red_crystals_need_tiles_exactly_one_above_the_other() -> None:
    assert crystals("stone_red_bottom@2,0", "stone_red_top@2,2") == [("crystal_red", "2,2")]
    assert crystals(f"{PURPLE_LOW}@2,0", f"{BLUE_TOP}@2,2") == [("crystal_red", "2,2")]
    assert crystals("stone_red_top@2,0", "stone_red_bottom@2,2") == []  # the wrong way round
    assert crystals("stone_red_bottom@2,0", "desert@3,0", "stone_red_top@3,2") == []  # a column further
    assert crystals("stone_red_bottom@2,0", "desert@2,2", "stone_red_top@2,4") == []
    s = area("stone_red_bottom@2,0", "stone_red_top@2,2")
    assert points(s)["crystals"] == 5


@pytest.mark.rule("BM-8.12", "BM-8.14")
@pytest.mark.component("crystal_blue", "stone_blue_top", "stone_blue_bottom", "lava_green_dragon")
def test_blue_crystals_need_four_corners() -> None:
    top = (f"{GREEN}@2,0", "stone_blue_bottom@3,0")
    assert crystals(*top, f"{GREEN}@2,2", "stone_blue_top@3,2") == [("crystal_blue", "3,2")]
    assert crystals(*top, f"{GREEN}@2,2") == []  # only three quarters
    assert crystals(*top, f"{GREEN}@2,2", "stone_blue_bottom@3,2") == []  # its quarters are at the other end
    assert crystals(*top, "swamp@3,2", f"{GREEN}@2,3") == []  # one tile half a tile too low
    shifted = crystals(f"{GREEN}@2,0", f"{GREEN}@3,1", f"{GREEN}@2,2", f"{GREEN}@3,3")  # half a tile lower on the right
    assert shifted == []
    s = area(*top, f"{GREEN}@2,2", "stone_blue_top@3,2")
    assert points(s)["crystals"] == 10


@pytest.mark.rule("BM-8.13")
@pytest.mark.component("explorer_water", "explorer_mutagenic", "explorer_crystals", "explorer_desert_start")
def test_pieces_on_the_explorer() -> None:
    assert crystals("stone_green@-1,0", explorer="explorer_water") == [("crystal_green", "0,0")]
    assert crystals("stone_green@2,0", explorer="explorer_water") == [("crystal_green", "2,0")]
    assert crystals("stone_green@2,1", explorer="explorer_water") == []
    assert crystals("stone_red_top@0,2", explorer="explorer_mutagenic") == [("crystal_red", "0,2")]
    assert crystals("stone_red_top@1,2", explorer="explorer_mutagenic") == [("crystal_red", "1,2")]
    assert crystals("stone_red_top@0,2", explorer="explorer_desert_start") == []  # only the right column
    assert crystals("stone_red_top@1,2", explorer="explorer_desert_start") == [("crystal_red", "1,2")]
    assert crystals("stone_red_top@1,2", explorer="explorer_crystals") == [("crystal_red", "1,2")]
    assert crystals("stone_red_top@1,2", explorer="explorer_lava") == []  # nothing is printed on her


@pytest.mark.rule("BM-8.12", "BM-8.13")
@pytest.mark.component("explorer_grass", "explorer_tokens", "explorer_own_ship")
def test_the_explorer_supplies_one_quarter_of_a_blue_crystal() -> None:
    corner = (f"{GREEN}@2,0", f"{GREEN}@2,2", f"{GREEN}@1,2")
    for slug in ("explorer_grass", "explorer_tokens", "explorer_crystals"):  # BBR is the upper left quarter at (2,2)
        assert crystals(*corner, explorer=slug) == [("crystal_blue", "2,2")]
    assert crystals(*corner, explorer="explorer_stone") == []
    top_right = (f"{GREEN}@2,0", f"{GREEN}@2,-2", f"{GREEN}@1,-2")  # BTR is the lower left quarter at (2,0)
    for slug in ("explorer_grass", "explorer_tokens"):
        assert crystals(*top_right, explorer=slug) == [("crystal_blue", "2,0")]
    assert crystals(*top_right, explorer="explorer_crystals") == []
    bottom_left = (f"{GREEN}@-1,0", f"{GREEN}@-1,2", f"{GREEN}@0,2")  # BBL is the upper right quarter at (0,2)
    for slug in ("explorer_grass", "explorer_own_ship"):
        assert crystals(*bottom_left, explorer=slug) == [("crystal_blue", "0,2")]
    assert crystals(*bottom_left, explorer="explorer_tokens") == []


@pytest.mark.rule("BM-8.13")
@pytest.mark.component(
    "explorer_own_ship", "explorer_discard_pick", "explorer_grass", "explorer_tokens", "explorer_stone"
)
def test_green_and_red_pieces_of_the_other_explorers() -> None:
    for slug in ("explorer_own_ship", "explorer_discard_pick", "explorer_grass", "explorer_tokens"):
        assert crystals("stone_green@2,0", explorer=slug) == [("crystal_green", "2,0")]
        assert crystals("stone_green@-1,0", explorer=slug) == []
    for slug in ("explorer_grass", "explorer_stone"):
        both = crystals("stone_red_top@0,2", "stone_red_top@1,2", explorer=slug)
        assert both == [("crystal_red", "0,2"), ("crystal_red", "1,2")]


@pytest.mark.rule("BM-8.15")
def test_completing_a_crystal_is_never_compulsory() -> None:
    """A place that completes nothing is offered beside the one that does."""
    s = draft(seat("stone_green@2,0", hand=("lava_purple_dragon_red_top",)), seat(), seat())
    pick(s, "lava_purple_dragon_red_top")
    assert {"place:lava_purple_dragon_red_top@3,0", "place:lava_purple_dragon_red_top@3,1"} <= set(s.codes(0))


@pytest.mark.rule("BM-8.6")
def test_unfinished_crystals_score_nothing() -> None:
    s = area(f"{PURPLE_LOW}@2,0", f"{GREEN}@3,1", "stone_red_bottom@-1,0", "stone_blue_top@-2,0")
    assert points(s)["crystals"] == 0


# --- water and swamp ------------------------------------------------------------------------------------
@pytest.mark.example("BM-X7")
@pytest.mark.rule("BM-8.2")
@pytest.mark.component("water_left", "water_right")
def test_water_monsters() -> None:
    assert points(area("water_left@2,0"))["water"] == 1
    assert points(area("water_right@2,0"))["water"] == 1
    assert points(area("water_left@2,0", "water_right@3,0"))["water"] == 11
    assert points(area("water_left@2,0", "water_right@3,1"))["water"] == 2  # shifted
    assert points(area("water_right@2,0", "water_left@3,0"))["water"] == 2  # the wrong order
    assert points(area("water_left@2,0", "desert@3,0", "water_right@4,0"))["water"] == 2  # a tile in between
    assert points(area("water_left@2,0", "water_right@2,2"))["water"] == 2  # one below the other
    assert points(area("water_left@2,0", "water_left@3,0"))["water"] == 2  # two left halves, in either order of placing
    assert points(area("water_left@-1,0", "water_left@-2,0"))["water"] == 2
    assert points(area("water_right@2,0", "water_right@3,0"))["water"] == 2
    assert points(area("water_right@-1,0", "water_left@-2,0"))["water"] == 11
    three = area("water_left@2,0", "water_right@3,0", "water_left@4,0")
    assert points(three)["water"] == 12  # each tile belongs to one pair at most
    assert [(line["why"], line["at"]) for line in lines(three, "water")] == [("pair", "2,0"), ("half", "4,0")]
    two = area("water_left@2,0", "water_right@3,0", "water_left@4,0", "water_right@5,0")
    assert points(two)["water"] == 22


@pytest.mark.example("BM-X8")
@pytest.mark.rule("BM-8.4")
@pytest.mark.component("swamp")
@pytest.mark.parametrize(("n", "worth"), [(1, 2), (2, 8), (3, 18), (4, 32), (5, 50)])
def test_swamp(n: int, worth: int) -> None:
    s = area(*[f"swamp@{2 + i},0" for i in range(n)])
    assert points(s)["swamp"] == worth
    assert [line["points"] for line in lines(s, "swamp")] == [2 * n] * n


# --- grass ----------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-8.5")
@pytest.mark.component("grass_green_crystals")
def test_grass_for_green_crystals() -> None:
    pair = ("stone_green@2,0", f"{BLUE_TOP}@3,0")
    assert grass("grass_green_crystals", *pair) == 2
    assert grass("grass_green_crystals", *pair, f"{BLUE_LOW}@4,0") == 4
    assert grass("grass_green_crystals", "stone_red_bottom@2,0", "stone_red_top@2,2") == 0  # red does not count


@pytest.mark.rule("BM-8.5")
@pytest.mark.component("grass_terrains")
def test_grass_for_terrains() -> None:
    assert grass("grass_terrains") == 1  # its own grass
    assert grass("grass_terrains", "swamp@2,0", "swamp@3,0", "desert@4,0") == 3
    all_seven = ("ice_unstable_red@2,0", f"{GREEN}@3,0", "water_left@4,0", "swamp@5,0", "desert@6,0", "stone_green@7,0")
    assert grass("grass_terrains", *all_seven) == 7
    assert grass("grass_terrains", explorer="explorer_desert_start") == 1  # the explorer tile never counts
    assert grass("grass_terrains", explorer="explorer_mutagen_start") == 1


@pytest.mark.rule("BM-8.5")
@pytest.mark.component("grass_water")
def test_grass_for_water_monsters() -> None:
    assert grass("grass_water", "water_left@2,0", "water_right@3,0") == 4
    assert grass("grass_water", "water_left@2,0", "water_right@3,1") == 0  # not completed


@pytest.mark.rule("BM-8.5", "BM-11.3")
@pytest.mark.component("grass_tokens")
def test_grass_for_tokens() -> None:
    assert grass("grass_tokens") == 0
    assert grass("grass_tokens", tokens=("token_desert", "token_lava", "token_penalty")) == 6  # the penalty counts too


@pytest.mark.rule("BM-8.5", "BM-4.1")
@pytest.mark.component("grass_stone", "stone_double")
def test_grass_for_stone_monsters() -> None:
    assert grass("grass_stone", "stone_double@2,0", "stone_green@3,0") == 6  # monsters, not tiles
    assert grass("grass_stone", "desert@2,0") == 0


@pytest.mark.rule("BM-8.5")
@pytest.mark.component("grass_desert", "desert")
def test_grass_for_desert() -> None:
    assert grass("grass_desert", "desert@2,0", "desert@3,0", "stone_green@4,0") == 6
    assert grass("grass_desert", "desert@2,0", explorer="explorer_desert_start") == 6  # the start monster counts


@pytest.mark.rule("BM-8.5")
@pytest.mark.component("grass_crystals")
def test_grass_for_crystals() -> None:
    green, red = ("stone_green@2,0", f"{BLUE_LOW}@3,0"), ("stone_red_top@3,2",)
    assert grass("grass_crystals", *green, *red) == 2
    assert grass("grass_crystals", "stone_green@2,0") == 0


@pytest.mark.rule("BM-8.5")
@pytest.mark.component("grass_lava")
def test_grass_for_lava() -> None:
    assert grass("grass_lava", f"{GREEN}@2,0", f"{PURPLE_LOW}@3,0", "desert@4,0") == 2


@pytest.mark.rule("BM-8.5")
@pytest.mark.component("grass_grass")
def test_grass_for_grass_counts_itself() -> None:
    assert grass("grass_grass") == 2
    assert grass("grass_grass", "grass_lava@2,0", "grass_water@3,0", "swamp@4,0") == 6


# --- explorers ------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-8.7")
@pytest.mark.component("explorer_unstable")
def test_explorer_for_unstable_monsters() -> None:
    monsters = ("ice_unstable_red@2,0", "ice_unstable_blue@3,0", "ice_mutagen_double_down@2,-1")
    assert explorer("explorer_unstable", *monsters) == 2  # mutated or not; the mutagenic tile does not count


@pytest.mark.rule("BM-8.7")
@pytest.mark.component("explorer_lava")
def test_explorer_for_lava() -> None:
    assert explorer("explorer_lava", f"{GREEN}@2,0", f"{PURPLE_TOP}@3,0", "swamp@4,0") == 2


@pytest.mark.rule("BM-8.7", "BM-4.1")
@pytest.mark.component("explorer_mutagenic", "ice_mutagen_double_down", "ice_mutagen_single_up")
def test_explorer_for_mutagenic_monsters() -> None:
    assert explorer("explorer_mutagenic", "ice_mutagen_double_down@2,0", "ice_mutagen_single_up@2,1") == 3
    assert explorer("explorer_mutagenic", "ice_unstable_red@2,0") == 0


@pytest.mark.rule("BM-8.7")
@pytest.mark.component("explorer_grass")
def test_explorer_for_grass() -> None:
    assert explorer("explorer_grass", "grass_lava@2,0", "grass_stone@3,0", "swamp@4,0") == 2


@pytest.mark.rule("BM-8.7")
@pytest.mark.component("explorer_tokens")
def test_explorer_for_tokens() -> None:
    assert explorer("explorer_tokens", tokens=("token_desert", "token_penalty")) == 4
    assert explorer("explorer_tokens") == 0


@pytest.mark.rule("BM-8.7", "BM-4.1")
@pytest.mark.component("explorer_stone", "stone_double")
def test_explorer_for_stone_monsters() -> None:
    assert explorer("explorer_stone", "stone_double@2,0", "stone_red_top@3,0", "desert@4,0") == 6


@pytest.mark.rule("BM-8.7")
@pytest.mark.component("explorer_water")
def test_explorer_for_water_monsters() -> None:
    assert explorer("explorer_water", "water_left@2,0", "water_right@3,0", "water_left@4,0") == 4


@pytest.mark.rule("BM-8.7")
@pytest.mark.component("explorer_crystals")
def test_explorer_for_crystals() -> None:
    assert explorer("explorer_crystals", "stone_green@2,0", f"{BLUE_TOP}@3,0", "stone_red_top@1,2") == 2
    s = area("stone_green@2,0", f"{BLUE_TOP}@3,0", explorer="explorer_crystals")
    assert points(s)["crystals"] == 2  # on top of the crystal's own points
    assert points(s)["explorer"] == 1


@pytest.mark.rule("BM-8.7")
@pytest.mark.component("explorer_own_ship", "explorer_discard_pick", "explorer_mutagen_start", "explorer_desert_start")
@pytest.mark.parametrize(
    "slug", ["explorer_own_ship", "explorer_discard_pick", "explorer_mutagen_start", "explorer_desert_start"]
)
def test_explorers_that_score_nothing_themselves(slug: str) -> None:
    s = area("desert@2,0", "stone_double@3,0", "grass_lava@4,0", explorer=slug)
    assert points(s)["explorer"] == 0
    assert lines(s, "explorer") == []


# --- the sheet ------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-8.8")
def test_tokens_and_slow_monsters_are_added_up() -> None:
    held = ["token_desert", "token_lava", "token_penalty"]
    s = draft(seat(tokens=held, slow=2), seat(), seat(), options={"slow_monster": True})
    assert points(s)["tokens"] == 10 + 5 - 10 - 5 - 5
    assert [line["points"] for line in lines(s, "tokens")] == [10, 5, -10, -5, -5]


@pytest.mark.rule("BM-8.9")
@pytest.mark.component("score_pad")
def test_the_score_is_the_sum_of_eight_categories() -> None:
    s = area(
        "ice_unstable_red@2,0", "water_left@3,0", "water_right@4,0", f"{GREEN}@5,0", "grass_grass@6,0", "swamp@7,0",
        "stone_green@-1,0", "stone_green@-2,0", tokens=("token_ice",),
    )  # fmt: skip
    assert list(points(s)) == list(CATEGORIES)
    assert points(s) == {
        "ice": 4, "water": 11, "lava": 3, "grass": 2, "swamp": 2, "crystals": 2, "explorer": 1, "tokens": 5,
    }  # fmt: skip
    assert shown(s, 0)["score"] == 30
    assert shown(s, 0, 0)["sheet"]["total"] == 30
    assert [c["category"] for c in shown(s, 0, 0)["sheet"]["categories"]] == list(CATEGORIES)
    assert shown(s, 0, 1)["sheet"] is None  # the sum is public, the lines are the owner's until the end


@pytest.mark.rule("BM-8.9")
def test_a_score_may_be_negative() -> None:
    s = area(tokens=("token_penalty",))
    assert shown(s, 0)["score"] == -10


@pytest.mark.rule("BM-8.9", "BM-11.3")
@pytest.mark.component("score_pad")
@pytest.mark.parametrize("seed", range(3))
def test_a_finished_game_is_explained_line_by_line_to_every_player(seed: int) -> None:
    s = finish(draft(seat(), seat(), seat(), turn=7) if seed else rows(seat(), seat(), turn=18))
    result = s.result
    assert result is not None
    for viewer in (None, *range(s.players)):
        for i in range(s.players):
            sheet = shown(s, i, viewer)["sheet"]
            assert sheet["total"] == result.scores[i]
            for category in sheet["categories"]:
                assert category["points"] == sum(line["points"] for line in category["lines"])
                for line in category["lines"]:
                    for lang, minus in (("en", "-"), ("cs", "−")):
                        told = s.book.texts.say(lang, "sheet." + line["why"], line)
                        assert str(line["points"]).replace("-", minus) in told


@pytest.mark.rule("BM-8.5")
def test_grass_scores_with_the_final_area() -> None:
    """The same tile is worth more once the area has grown: nothing is fixed when it is placed."""
    s = draft(seat("grass_lava@2,0", hand=(GREEN,)), seat(), seat(), turn=8)
    assert points(s)["grass"] == 0
    play_turn(s, (GREEN,), ("3,0",))
    assert points(s)["grass"] == 1


STONES = [
    pytest.param("stone_double", 2, "", marks=pytest.mark.component("stone_double")),
    pytest.param("stone_green", 1, "GL GR", marks=pytest.mark.component("stone_green")),
    pytest.param("stone_blue_top", 1, "BTL BTR", marks=pytest.mark.component("stone_blue_top")),
    pytest.param("stone_blue_bottom", 1, "BBL BBR", marks=pytest.mark.component("stone_blue_bottom")),
    pytest.param("stone_red_top", 1, "RT", marks=pytest.mark.component("stone_red_top")),
    pytest.param("stone_red_bottom", 1, "RB", marks=pytest.mark.component("stone_red_bottom")),
    pytest.param("desert", 1, "", marks=pytest.mark.component("desert")),
]


@pytest.mark.parametrize(("slug", "monsters", "pieces"), STONES)
def test_stone_and_desert_tiles_are_worth_nothing_by_themselves(slug: str, monsters: int, pieces: str) -> None:
    s = area(f"{slug}@2,0")
    assert sum(points(s).values()) == 0
    assert facts(slug)["monsters"] == monsters
    assert facts(slug)["crystals"] == pieces.split()
    assert s.tally(0, DESERT_PLUS_STONE) == monsters  # what the penalty compares
