"""The terminal picture, the simple bot's judgement, and the speed of placing."""

from __future__ import annotations

import re

import pytest

from herna.games.bigmonster.outside.evaluate import best_spot
from herna.games.bigmonster.printed.tiles import TILE_BY_SLUG
from herna.games.bigmonster.table.board import cell
from herna.kernel.choice import Decision
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
    assert "Penalty, fewest desert and stone monsters: -10" in told
    czech = text(s.view(1), "cs")
    assert "Bažinné monstrum na 2,0, celkem jich máš 2: 4" in czech


@pytest.mark.rule("BM-11.2")
def test_the_picture_of_an_ended_game_ends_with_the_points_of_all_players_by_category() -> None:
    s = finish(draft(seat("swamp@2,0", "swamp@3,0"), seat("desert@2,0"), seat("desert@2,0")))
    names = ("Ann", "Bob", "Cyd")
    for viewer in (None, 0, 1):
        view = s.view(viewer)
        drawn = GAME.picture(view, "en", names)
        start = drawn.index("[bold]Where the points come from[/bold]")
        seats = view["seats"]
        assert isinstance(seats, list)
        for category, word in (("swamp", "Swamp"), ("tokens", "Tokens")):
            found = ", ".join([f"{name}: {p['points'][category]}" for name, p in zip(names, seats, strict=True)])
            assert f"  {word} – {found}" in drawn[start:]
        assert drawn[-1] == "  Total – " + ", ".join([f"{n}: {p['score']}" for n, p in zip(names, seats, strict=True)])
    assert "Where the points come from" not in text(draft(seat(), seat(), seat()).view(0))


@pytest.mark.rule("BM-9.2")
def test_a_token_says_who_gets_it_and_how_much_everybody_has() -> None:
    s = rows(seat("desert@2,0", "stone_double@3,0"), seat("stone_green@2,0"))
    assert "Token Desert monsters, 10 points: the first with 3 (Player 1: 1, Player 2: 0)" in text(s.view(0))
    assert "Token Stone monsters, 5 points: the first with 4 (Player 1: 2, Player 2: 1)" in text(s.view(0))
    czech = text(s.view(0), "cs")
    assert "Žeton Pouštní monstra, 10 bodů: kdo má jako první 3 (Hráč 1: 1, Hráč 2: 0)" in czech
    team = after_explorers(4, mode="team")
    told = text(team.view(0))
    assert "the first team with 6 (Player 1 and Player 3: 0, Player 2 and Player 4: 0)" in told


@pytest.mark.rule("BM-11.2")
def test_the_penalty_is_a_sentence_in_every_mode() -> None:
    duel = rows(seat("desert@2,0", "stone_double@3,0"), seat("stone_green@2,0"))
    penalty = "Penalty at the end, -10 points: who alone has the fewest desert and stone monsters"
    assert f"{penalty} (Player 1: 3, Player 2: 1)" in text(duel.view(0))
    penalty = "Postih na konci, −10 bodů: kdo má jediný nejméně pouštních a kamenných monster"
    assert f"{penalty} (Hráč 1: 3, Hráč 2: 1)" in text(duel.view(0), "cs")
    alone = draft(seat("desert@2,0"), seat(), seat())
    assert "everybody with the fewest desert and stone monsters, unless all have" in text(alone.view(0))
    team = after_explorers(4, mode="team")
    assert "the team with the fewest desert and stone monsters (Player 1 and Player 3: 0" in text(team.view(0))


def test_the_drawing_says_how_places_are_counted() -> None:
    s = rows(seat("desert@2,0"), seat())
    assert "0, 0 is the top left cell of the explorer" in text(s.view(0))
    assert "0, 0 je levé horní pole průzkumníka" in text(s.view(0), "cs")


# --- where a tile can lie -------------------------------------------------------------------------------
def placing(tile: str, *tiles: str) -> Decision:
    """The question where seat 0 puts this tile."""
    s = draft(seat(*tiles, hand=(tile,), explorer="explorer_own_ship"), *[seat() for _ in range(5)])
    pick(s, tile)
    return s.decision(0)


@pytest.mark.rule("BM-6.4")
@pytest.mark.parametrize("tile", ["desert", "ice_mutagen_single_up"])
def test_the_drawing_shows_every_place_with_the_number_of_its_answer(tile: str) -> None:
    s = draft(seat("swamp@2,-1", "grass_grass@2,1", "water_left@-1,0", hand=(tile,)), seat(), seat())
    assert "[1]" not in text(s.view(0)), "nobody asks for a place yet"
    pick(s, tile)
    drawn = GAME.picture(s.view(0), "en", ())
    start = next(i for i, line in enumerate(drawn) if line.startswith("[bold]Player 1")) + 1
    columns = {int(found[0]): found.start() for found in re.finditer(r"-?\d+", drawn[start])}
    for option in s.decision(0).options:
        x, y = option.code.partition("@")[2].split(",")
        row = next(line for line in drawn[start:] if line.split()[:1] == [y] and line.startswith(f"{y:>4}"))
        place = row.index(f"[{option.index + 1}]")
        assert abs(place - columns[int(x)]) <= 2, f"{option.code}: {row}"
    assert "[1]" not in text(s.view(1)).split("Player 2,")[0], "others are asked for other places"
    s.choose(0, 0)
    assert "[1]" not in text(s.view(0)), "it is placed"


@pytest.mark.rule("BM-8.2")
def test_the_help_says_what_the_place_is_good_for() -> None:
    for lang, column, half in (("en", "column", "right half"), ("cs", "sloupec", "pravé půlky")):
        told = placing("water_left").help(lang)
        assert column in told
        assert half in told
    assert placing("swamp").help() != placing("water_left").help()


def test_every_tile_has_words_for_its_places() -> None:
    for tile in TILE_BY_SLUG:
        decision = placing(tile)
        for lang in ("en", "cs"):
            assert len(decision.help(lang)) > 200


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
