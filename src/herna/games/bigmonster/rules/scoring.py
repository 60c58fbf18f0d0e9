"""What an area is worth (BM-8): the eight categories as numbers, and as a sheet that explains each point."""

from __future__ import annotations

from herna.games.bigmonster.table.area import Area, tally
from herna.games.bigmonster.table.board import x_of, y_of
from herna.games.bigmonster.table.designs import EXPLORERS, PENALTY_TOKEN, TILES, TOKENS
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.words import (
    ALL_PARTS,
    CATEGORIES,
    COLOURS,
    COMPLETED_WATER,
    CRYSTAL_POINTS,
    CRYSTALS_BLUE,
    CRYSTALS_GREEN,
    CRYSTALS_RED,
    LAVA_POINTS,
    SLOW_POINTS,
    SWAMP,
    SWAMP_TILES,
    TIERS,
    WATER_PAIR,
    WATER_SINGLE,
    WATER_TILES,
)

Line = dict[str, object]


def water_points(area: Area) -> int:
    """BM-8.2; also the tie-break (BM-11.4)."""
    pairs = area.counts[COMPLETED_WATER]
    return WATER_PAIR * pairs + WATER_SINGLE * (area.counts[WATER_TILES] - 2 * pairs)


def categories(area: Area, tokens: tuple[int, ...], slow: int) -> list[int]:
    """BM-8.9: points by category, in the order of the score sheet."""
    held = len(tokens)  # without slow monsters (BM-10.7)
    if area.held != held:
        area.points = area_points(area, held)
        area.held = held
    medals = SLOW_POINTS * slow  # BM-8.8
    for token in tokens:
        medals += TOKENS[token // 2].points
    return [*area.points, medals]


def area_points(area: Area, held: int) -> tuple[int, ...]:
    """All categories but the last, for an owner who holds so many tokens."""
    counts = area.counts
    ice = grass = 0
    for position in area.tiles:
        d = TILES[area.tiles[position]]
        if d.levels:
            ice += d.levels[area.level(position)]  # BM-8.1
        elif d.factor:
            grass += d.factor * tally(area, held, d.per)  # BM-8.5
    crystals = (
        CRYSTAL_POINTS[0] * counts[CRYSTALS_GREEN]
        + CRYSTAL_POINTS[1] * counts[CRYSTALS_RED]
        + CRYSTAL_POINTS[2] * counts[CRYSTALS_BLUE]
    )  # BM-8.6
    me = EXPLORERS[area.explorer]
    explorer = me.factor * tally(area, held, me.per) if me.factor else 0  # BM-8.7
    swamp = 2 * counts[SWAMP_TILES] * counts[SWAMP_TILES]  # BM-8.4
    return ice, water_points(area), counts[LAVA_POINTS], grass, swamp, crystals, explorer


def score(s: Table, seat: int) -> int:
    """BM-8.9"""
    p = s.sides[seat]
    return sum(categories(p.area, p.tokens, p.slow))


# --- the sheet ------------------------------------------------------------------------------------------------
def sheet(s: Table, seat: int) -> dict[str, object]:
    """The score line by line: for each category its points and what they are made of."""
    writers = (ice_lines, water_lines, lava_lines, grass_lines, swamp_lines, crystal_lines, explorer_lines, token_lines)
    p = s.sides[seat]
    points = categories(p.area, p.tokens, p.slow)
    shown = []
    for i in range(len(CATEGORIES)):
        shown.append({"category": CATEGORIES[i], "points": points[i], "lines": writers[i](s, seat)})
    return {"total": sum(points), "categories": shown}


def line(why: str, what: str, points: int, count: int = 1, at: str = "", each: int = 0) -> Line:
    """One line: why it scores (a phrase), the component, where it lies, how many, what each is worth."""
    return {"why": why, "what": what, "at": at, "count": count, "each": each or points, "points": points}


def place_name(position: int) -> str:
    return f"{x_of(position)},{y_of(position)}"


def ice_lines(s: Table, seat: int) -> list[Line]:
    area = s.sides[seat].area
    lines = []
    for position in area.tiles:
        d = TILES[area.tiles[position]]
        if d.levels:
            level = area.level(position)
            lines.append(line("level", d.slug, d.levels[level], level, place_name(position)))
    return lines


def water_lines(s: Table, seat: int) -> list[Line]:
    tiles = s.sides[seat].area.tiles
    lines = []
    for position in tiles:
        d = TILES[tiles[position]]
        if d.other_half:
            whole = TILES[tiles.get(position + d.other_half, 0)].other_half == -d.other_half
            if not whole:
                lines.append(line("half", d.slug, WATER_SINGLE, 1, place_name(position)))
            elif d.other_half > 0:  # a whole one is written down once, where its left half lies
                lines.append(line("pair", d.slug, WATER_PAIR, 1, place_name(position)))
    return lines


def lava_lines(s: Table, seat: int) -> list[Line]:
    tiles = s.sides[seat].area.tiles
    return [
        line("printed", TILES[tiles[p]].slug, TILES[tiles[p]].points, 1, place_name(p))
        for p in tiles
        if TILES[tiles[p]].points
    ]


def grass_lines(s: Table, seat: int) -> list[Line]:
    tiles = s.sides[seat].area.tiles
    lines = []
    for position in tiles:
        d = TILES[tiles[position]]
        if d.factor:
            n = s.tally(seat, d.per)
            lines.append(line("per", d.slug, d.factor * n, n, place_name(position), d.factor))
    return lines


def swamp_lines(s: Table, seat: int) -> list[Line]:
    tiles = s.sides[seat].area.tiles
    n = s.tally(seat, SWAMP_TILES)
    return [line("swamp", "swamp", 2 * n, n, place_name(p)) for p in tiles if TILES[tiles[p]].terrain == SWAMP]


def crystal_lines(s: Table, seat: int) -> list[Line]:
    parts = s.sides[seat].area.parts
    lines = []
    for key in sorted(parts):
        colour = key % 4
        if parts[key] == ALL_PARTS[colour]:
            lines.append(line("crystal", COLOURS[colour], CRYSTAL_POINTS[colour], 1, place_name(key // 4)))
    return lines


def explorer_lines(s: Table, seat: int) -> list[Line]:
    me = EXPLORERS[s.sides[seat].area.explorer]
    if not me.factor:
        return []
    n = s.tally(seat, me.per)
    return [line("per", me.slug, me.factor * n, n, "", me.factor)]


def token_lines(s: Table, seat: int) -> list[Line]:
    p = s.sides[seat]
    lines = []
    for t in p.tokens:
        why = "penalty" if t // 2 == PENALTY_TOKEN else "token_" + TIERS[t % 2]
        lines.append(line(why, TOKENS[t // 2].slug, TOKENS[t // 2].points))
    for _ in range(p.slow):
        lines.append(line("slow", "slow_monster", SLOW_POINTS))
    return lines
