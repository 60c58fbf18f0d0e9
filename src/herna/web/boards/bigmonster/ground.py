"""What lies in an area and what follows from it: the engine's own arithmetic on the tiles a view shows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from herna.games.bigmonster.printed.tiles import EXPLORER_BY_SLUG, TILE_BY_SLUG, TOKEN_BY_SLUG
from herna.games.bigmonster.table.area import Area, begin, grow, tally
from herna.games.bigmonster.table.board import ORIGIN, cell, x_of, y_of
from herna.games.bigmonster.table.designs import Design
from herna.games.bigmonster.table.words import (
    COLOURS,
    CRYSTALS_GREEN,
    DESERT_PLUS_STONE,
    SUM_PER_COLOUR,
    TERRAIN_BITS_WITH_EXPLORER,
    TERRAINS,
    UNION,
)

Placed = tuple[str, int, int]  # tile, x, y


def placed(seat: dict[str, Any]) -> tuple[Placed, ...]:
    """The tiles of a seat as frozen values, in the order in which they were placed."""
    return tuple([(t["tile"], t["x"], t["y"]) for t in seat["tiles"]])


@lru_cache(2048)
def area_of(explorer: str, tiles: tuple[Placed, ...]) -> Area:
    """The area as the engine knows it: where beams reach, which pieces of crystal meet, and all counts."""
    if not tiles:
        return begin(EXPLORER_BY_SLUG[explorer].index if explorer else 0)
    tile, x, y = tiles[-1]
    return grow(area_of(explorer, tiles[:-1]), TILE_BY_SLUG[tile].index, cell(x, y))


def ground_of(seat: dict[str, Any]) -> Area:
    return area_of(seat["explorer"] or "", placed(seat))


def terrain_of(tile: str) -> str:
    return TERRAINS[TILE_BY_SLUG[tile].terrain.bit_length() - 1]


def is_water(tile: str) -> bool:
    return TILE_BY_SLUG[tile].other_half != 0


class Bounds:
    """The part of the lattice that is shown: left, top, columns, rows."""

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        self.left = left
        self.top = top
        self.columns = right - left
        self.rows = bottom - top


def bounds_of(tiles: tuple[Placed, ...], spots: list[tuple[int, int, bool]], rim: tuple[int, int]) -> Bounds:
    """Everything that lies there or may come, with a rim, so that the picture keeps its scale from turn to turn."""
    left, top, right, bottom = 0, 0, 2, 2
    for tile, x, y in tiles:
        wide = TILE_BY_SLUG[tile].wide
        left, right = min(left, x), max(right, x + (2 if wide else 1))
        top, bottom = min(top, y), max(bottom, y + (1 if wide else 2))
    left, top, right, bottom = left - rim[0], top - rim[1], right + rim[0], bottom + rim[1]
    for x, y, wide in spots:
        left, right = min(left, x), max(right, x + (2 if wide else 1))
        top, bottom = min(top, y), max(bottom, y + (1 if wide else 2))
    return Bounds(left, top, right, bottom)


# --- tokens -----------------------------------------------------------------------------------------------------
def progress(token: str, seat: dict[str, Any]) -> int:
    """How many of what this token counts are in a seat's area."""
    return tally(ground_of(seat), len(seat["tokens"]), TOKEN_BY_SLUG[token].counts)


def team_progress(token: str, one: dict[str, Any], other: dict[str, Any]) -> int:
    """BM-4.4: both areas together."""
    kind = TOKEN_BY_SLUG[token]
    a, b = ground_of(one), ground_of(other)
    if kind.combine == UNION:
        return (a.counts[TERRAIN_BITS_WITH_EXPLORER] | b.counts[TERRAIN_BITS_WITH_EXPLORER]).bit_count()
    if kind.combine == SUM_PER_COLOUR:
        return min([a.counts[CRYSTALS_GREEN + i] + b.counts[CRYSTALS_GREEN + i] for i in range(len(COLOURS))])
    return progress(token, one) + progress(token, other)


def penalty_count(seat: dict[str, Any]) -> int:
    return ground_of(seat).counts[DESERT_PLUS_STONE]


# --- drawing on the lattice -------------------------------------------------------------------------------------
GREEN_PARTS: Final = {1: "l-.2.3.2.3z", 2: "l.2.3-.2.3z"}
RED_PARTS: Final = {1: "l.3-.2.3.2z", 2: "l.3.2.3-.2z"}
BLUE_PARTS: Final = {1: "v-.27l-.27.27z", 2: "v-.27l.27.27z", 4: "v.27l-.27-.27z", 8: "v.27l.27-.27z"}
SHAPES: Final = (GREEN_PARTS, RED_PARTS, BLUE_PARTS)
START: Final = ((0.0, 0.7), (0.2, 0.0), (0.0, 0.0))  # where a shape begins, from the crystal's cell
CENTRE: Final = ((0.0, 1.0), (0.5, 0.0), (0.0, 0.0))
WHOLE: Final = (3, 3, 15)
POINTS: Final = (2, 5, 10)
CLASSES: Final = ("cg", "cr", "cb")


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def shape(colour: int, x: int, y: int, parts: int) -> str:
    """The outline of these parts of a crystal at a cell."""
    dx, dy = START[colour]
    start = f"M{number(x + dx)} {number(y + dy)}"
    return "".join([start + line for part, line in SHAPES[colour].items() if parts & part])


@lru_cache(256)
def fragments(design: Design) -> str:
    """The pieces of crystal printed on a tile or an explorer, in its own coordinates."""
    found = ["", "", ""]
    for colour, step, part in design.parts:
        found[colour] += shape(colour, x_of(ORIGIN + step), y_of(ORIGIN + step), part)
    return "".join([f'<path class="{CLASSES[i]}" d="{found[i]}"/>' for i in range(3) if found[i]])


def crystals(area: Area, small: bool) -> str:
    """All crystals of an area: pieces pale (not in a small picture), whole ones bright and with their points."""
    pieces = ["", "", ""]
    whole = ["", "", ""]
    points = []
    for key, parts in area.parts.items():
        colour, x, y = key % 4, x_of(key // 4), y_of(key // 4)
        if parts == WHOLE[colour]:
            whole[colour] += shape(colour, x, y, parts)
            dx, dy = CENTRE[colour]
            points.append(f'<text x="{number(x + dx)}" y="{number(y + dy + 0.09)}">{POINTS[colour]}</text>')
        elif not small:
            pieces[colour] += shape(colour, x, y, parts)
    drawn = [f'<path class="{CLASSES[i]}" d="{pieces[i]}"/>' for i in range(3) if pieces[i]]
    drawn += [f'<path class="{CLASSES[i]} whole" d="{whole[i]}"/>' for i in range(3) if whole[i]]
    return "".join(drawn + points)


def beams(area: Area, explorer: str, tiles: tuple[Placed, ...]) -> str:
    """The beams: bright where they hit an unstable monster, pale where they reach into the void."""
    sources = [(EXPLORER_BY_SLUG[explorer], 0, 0)] if explorer else []
    sources += [(TILE_BY_SLUG[tile], x, y) for tile, x, y in tiles]
    hits, misses = "", ""
    unstable = set()
    for tile, x, y in tiles:
        if TILE_BY_SLUG[tile].levels:
            unstable |= {(x, y), (x, y + 1)}
    for design, x, y in sources:
        for step in design.beams:
            to_x, to_y = x + x_of(ORIGIN + step), y + y_of(ORIGIN + step)
            down = y_of(ORIGIN + step) > 0
            near, far = (to_y - 0.42, to_y + 0.34) if down else (to_y + 1.42, to_y + 0.82)
            ray = f"M{number(to_x + 0.5)} {number(near)}L{number(to_x + 0.12)} {number(far)}H{number(to_x + 0.88)}z"
            if (to_x, to_y) in unstable:
                hits += ray
            else:
                misses += ray
    drawn = f'<path class="beam" d="{misses}"/>' if misses else ""
    return drawn + (f'<path class="beam on" d="{hits}"/>' if hits else "")


def pairs(tiles: tuple[Placed, ...]) -> list[tuple[int, int]]:
    """Where whole water monsters begin."""
    rights = {(x, y) for tile, x, y in tiles if TILE_BY_SLUG[tile].other_half < 0}
    return [(x, y) for tile, x, y in tiles if TILE_BY_SLUG[tile].other_half > 0 and (x + 1, y) in rights]


@lru_cache(1024)
def overlay(explorer: str, tiles: tuple[Placed, ...], small: bool = False) -> str:
    """What is drawn over the tiles of an area: beams, crystals, and clasps on whole water monsters."""
    area = area_of(explorer, tiles)
    high = 0.46 if small else 0.3
    clasps = "".join([
        f'<path class="clasp" d="M{number(x + 0.62)} {number(y + 1.92 - high)}h.76v{high}h-.76z"/>'
        f'<text x="{x + 1}" y="{number(y + 1.86)}">11</text>'
        for x, y in pairs(tiles)
    ])  # fmt: skip
    return beams(area, explorer, tiles) + crystals(area, small) + clasps
