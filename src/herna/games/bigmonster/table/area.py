"""A player's area (BM-6 to BM-8): the tiles with all that follows from where they lie, kept up to date tile by tile."""

from __future__ import annotations

from typing import ClassVar, Final

from herna.games.bigmonster.table.board import (
    DOWN,
    EXPLORER_OPENS_L,
    EXPLORER_OPENS_P,
    L_BLOCKS_L,
    L_BLOCKS_P,
    L_OPENS_L,
    L_OPENS_P,
    LANDSCAPE,
    ORIGIN,
    P_BLOCKS_L,
    P_BLOCKS_P,
    P_OPENS_L,
    P_OPENS_P,
    PORTRAIT,
    RIGHT,
    SQUARE,
    UP,
)
from herna.games.bigmonster.table.designs import EXPLORERS, TILES, Design
from herna.games.bigmonster.table.words import (
    ALL_PARTS,
    ALLOWED,
    APART,
    COMPLETED_WATER,
    CORNER_ONLY,
    CRYSTAL_TRIOS,
    CRYSTALS_ANY,
    CRYSTALS_BLUE,
    CRYSTALS_GREEN,
    CRYSTALS_RED,
    DISTINCT_TERRAINS,
    OVERLAPS,
    STORED,
    TERRAIN_BITS,
    TERRAIN_BITS_WITH_EXPLORER,
    TOKENS_HELD,
)

UNKNOWN: Final = -1  # instead of something that nobody has worked out yet


class Area:
    """Never changed: a placed tile makes a new area, so copies of a table share the old one.

    For the same reason it keeps what others have worked out about it: many decisions ask about the same area.
    """

    __slots__ = (
        "across", "cells", "counts", "explorer", "features", "grown", "growth", "held", "lit", "openings", "parts",
        "points", "tiles", "upright",
    )  # fmt: skip

    WORKED_OUT: ClassVar[tuple[str, ...]] = ("features", "grown", "growth", "held", "openings", "points")

    def __init__(
        self,
        explorer: int,
        tiles: dict[int, int],
        cells: set[int],
        upright: set[int],
        across: set[int],
        lit: set[int],
        parts: dict[int, int],
        counts: list[int],
    ) -> None:
        self.explorer = explorer
        self.tiles = tiles  # position -> kind, in the order in which they were placed
        self.cells = cells  # what is covered
        self.upright = upright  # where a portrait tile may go (BM-6.4)
        self.across = across  # where a landscape tile may go
        self.lit = lit  # cells that a beam reaches (BM-7.2)
        self.parts = parts  # crystal place and colour -> the parts present there (BM-8.14)
        self.counts = counts  # by selector
        self.held = UNKNOWN  # with so many tokens in hand, these are the points by category,
        self.points: tuple[int, ...] = ()  # without those for tokens
        self.growth = float(UNKNOWN)  # a bot's estimates
        self.openings = float(UNKNOWN)
        self.grown: dict[int, Area] | None = None  # by tile: the area with this tile where a bot would put it
        self.features: tuple[int, ...] = ()  # those that follow from the area alone

    def spots(self, kind: int) -> list[int]:
        """Every legal position for a tile of this kind, in reading order."""
        return sorted(self.across if TILES[kind].wide else self.upright)

    def level(self, position: int) -> int:
        """BM-7.4: how often the unstable monster at this position is mutated."""
        lit = self.lit
        hits = (1 if position in lit else 0) + (1 if position + DOWN in lit else 0)
        return min(hits, len(TILES[self.tiles[position]].levels) - 1)

    def forbids(self, kind: int, position: int) -> int:
        """The reason why a tile of this kind cannot lie here, 0 if it can."""
        wide = TILES[kind].wide
        if position in (self.across if wide else self.upright):
            return ALLOWED
        covered = [position + step for step in (LANDSCAPE if wide else PORTRAIT)]
        if any([c in self.cells for c in covered]):
            return OVERLAPS
        corners = [c + step for c in covered for step in (UP - RIGHT, UP + RIGHT, DOWN - RIGHT, DOWN + RIGHT)]
        return CORNER_ONLY if any([c in self.cells for c in corners]) else APART


def tally(area: Area, held: int, selector: int) -> int:
    """How many of something there are in an area whose owner holds so many tokens."""
    counts = area.counts
    if selector < STORED:
        return counts[selector]
    if selector == TOKENS_HELD:
        return held
    if selector == CRYSTAL_TRIOS:
        return min(counts[CRYSTALS_GREEN], counts[CRYSTALS_RED], counts[CRYSTALS_BLUE])
    if selector == DISTINCT_TERRAINS:
        return counts[TERRAIN_BITS].bit_count()
    return counts[TERRAIN_BITS_WITH_EXPLORER].bit_count()


def begin(explorer: int) -> Area:
    """An area with nothing but its explorer in the middle."""
    d = EXPLORERS[explorer]
    counts = [0] * STORED
    for selector, n in d.adds:
        counts[selector] += n
    counts[TERRAIN_BITS_WITH_EXPLORER] = d.start_terrain
    parts = {(ORIGIN + step) * 4 + colour: part for colour, step, part in d.parts}
    return Area(
        explorer,
        {},
        {ORIGIN + step for step in SQUARE},
        {ORIGIN + step for step in EXPLORER_OPENS_P},
        {ORIGIN + step for step in EXPLORER_OPENS_L},
        {ORIGIN + step for step in d.beams},
        parts,
        counts,
    )


def grow(old: Area, kind: int, position: int) -> Area:
    """The area with one more tile; the position must be one of its spots."""
    d = TILES[kind]
    tiles = old.tiles.copy()
    tiles[position] = kind
    cells = old.cells.copy()
    cells.add(position)
    cells.add(position + (RIGHT if d.wide else DOWN))
    counts = old.counts[:]
    for selector, n in d.adds:
        counts[selector] += n
    counts[TERRAIN_BITS] |= d.terrain
    counts[TERRAIN_BITS_WITH_EXPLORER] |= d.terrain
    if d.other_half:
        partner = TILES[tiles.get(position + d.other_half, 0)]
        if partner.other_half == -d.other_half:
            counts[COMPLETED_WATER] += 1  # BM-8.2
    lit = old.lit
    if d.beams:
        lit = lit.copy()
        for step in d.beams:
            lit.add(position + step)
    parts = old.parts
    if d.parts:
        parts = fit_crystals(parts, d, position, counts)
    upright, across = open_spots(old, d.wide, position, cells)
    return Area(old.explorer, tiles, cells, upright, across, lit, parts, counts)


def fit_crystals(old: dict[int, int], d: Design, position: int, counts: list[int]) -> dict[int, int]:
    """BM-8.10 to BM-8.14: the parts with this tile's; whatever becomes whole is counted."""
    parts = old.copy()
    for colour, step, part in d.parts:
        key = (position + step) * 4 + colour
        there = parts.get(key, 0) | part
        parts[key] = there
        if there == ALL_PARTS[colour]:
            counts[CRYSTALS_GREEN + colour] += 1
            counts[CRYSTALS_ANY] += 1
    return parts


def open_spots(old: Area, wide: bool, position: int, cells: set[int]) -> tuple[set[int], set[int]]:
    """BM-6.4: the legal positions for portrait and landscape tiles, changed only around the new tile."""
    upright = old.upright.copy()
    across = old.across.copy()
    for step in L_BLOCKS_P if wide else P_BLOCKS_P:
        upright.discard(position + step)
    for step in L_BLOCKS_L if wide else P_BLOCKS_L:
        across.discard(position + step)
    for step in L_OPENS_P if wide else P_OPENS_P:
        c = position + step
        if c not in cells and c + DOWN not in cells:
            upright.add(c)
    for step in L_OPENS_L if wide else P_OPENS_L:
        c = position + step
        if c not in cells and c + RIGHT not in cells:
            across.add(c)
    return upright, across
