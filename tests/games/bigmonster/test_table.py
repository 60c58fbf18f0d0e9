"""The terminal picture, the simple bot's judgement, and the speed of placing."""

from __future__ import annotations

import pytest

from herna.games.bigmonster.outside.evaluate import best_spot
from herna.games.bigmonster.printed.tiles import TILE_BY_SLUG
from herna.games.bigmonster.table.board import cell
from tests.games.bigmonster.scene import GAME, after_explorers, area, draft, finish, new, pick, rows, seat


def text(view: object, lang: str = "en") -> str:
    assert isinstance(view, dict)
    return "\n".join(GAME.picture(view, lang, ()))


def test_the_picture_of_an_area() -> None:
    s = area(
        "ice_unstable_red@2,0", "ice_mutagen_double_down@2,-1", "lava_purple_dragon_red_bottom@-1,0", "water_left@0,2",
        "ice_mutagen_single_up@-2,2",
    )  # fmt: skip
    drawn = GAME.picture(s.view(0), "en", ())
    start = next(i for i, line in enumerate(drawn) if line.split()[:2] == ["-2", "-1"])
    assert drawn[start : start + 12] == [
        "         -2       -1       0        1        2        3",
        "                                         +-----------------+",
        "  -1                                     | v  mutagens   v |",
        "              +--------+-----------------+--------+--------+",
        "   0          |b      b|                 |        |",
        "              |glava 1g|    explorer     | red 9  |",
        "   1          |b   r  b|                 |        |",
        "     +--------+--------+--------+--------+--------+",
        "   2 |     mutagen   ^ |        |",
        "     +-----------------+ water> |",
        "   3                   |        |",
        "                       +--------+",
    ]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_table_can_be_drawn(lang: str) -> None:
    for s in (new(4), after_explorers(4, mode="team"), rows(seat(), seat()), draft(seat(), seat(), seat(), turn=6)):
        for viewer in (None, *range(s.players)):
            assert len(text(s.view(viewer), lang)) > 80


def test_the_picture_shows_no_more_than_the_view() -> None:
    s = draft(seat(hand=("desert", "grass_grass")), seat(hand=("swamp",)), seat())
    assert "Grass monster: grass" in text(s.view(0))
    assert "Grass monster: grass" not in text(s.view(1))
    assert "Grass monster: grass" not in text(s.view(None))


def test_at_the_end_the_picture_explains_every_point() -> None:
    s = finish(draft(seat("swamp@2,0", "swamp@3,0"), seat("desert@2,0"), seat("desert@2,0")))
    told = text(s.view(1))
    assert "Swamp monster at 2,0, one of 2: 4" in told
    assert "Fewest desert and stone monsters, individual: -10" in told
    czech = text(s.view(1), "cs")
    assert "Bažinné monstrum na 2,0, celkem jich máš 2: 4" in czech


# --- the bot --------------------------------------------------------------------------------------------
def test_the_best_spot_mutates_joins_and_completes() -> None:
    def spot(tile: str, *tiles: str) -> int:
        return best_spot(area(*tiles).sides[0].area, TILE_BY_SLUG[tile].index)

    assert spot("ice_mutagen_double_down", "ice_unstable_blue@2,0", "ice_unstable_orange@3,0") == cell(2, -1)
    assert spot("water_right", "water_left@2,0") == cell(3, 0)
    assert spot("ice_unstable_green", "swamp@2,0", "ice_mutagen_double_down@2,-1") == cell(3, 0)
    green = "lava_green_dragon"
    assert spot(green, f"{green}@2,0", f"{green}@3,0", f"{green}@2,2") == cell(3, 2)


def test_the_judgement_prefers_what_scores() -> None:
    s = draft(seat("water_left@2,0", hand=("water_right", "swamp")), seat(), seat(), turn=9)
    pick(s, "water_right")
    values = {}
    for i, code in enumerate(s.codes(0)):
        t = s.clone()
        t.choose(i, 0)
        values[code] = t.evaluate(0)
    assert max(values, key=lambda code: values[code]) == "place:water_right@3,0"
    assert all(0.0 <= value <= 1.0 for value in values.values())


def test_a_finished_game_is_worth_one_or_nothing() -> None:
    s = finish(draft(seat("swamp@2,0", "swamp@3,0"), seat("swamp@2,0"), seat()))
    result = s.result
    assert result is not None
    for i in range(3):
        assert s.evaluate(i) == (1.0 if i in result.winners else 0.0)
