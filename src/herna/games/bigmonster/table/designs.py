"""Tiles, explorers and tokens as printed; `printed/` fills the registries."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.table.words import NOTHING, SUM

PartTuple = tuple[int, int, int]  # colour, the crystal's place from the tile's position, the part (a bit)

# Each fragment lies at a lattice point; the point is named by the cell to its lower right (green and red: by the
# position of the right or lower tile), so it is a constant step away from the tile's own position (BM-8.10 to BM-8.14).
WEST: Final = 1  # parts of a green crystal
EAST: Final = 2
NORTH: Final = 1  # parts of a red one
SOUTH: Final = 2
NORTH_WEST: Final = 1  # parts of a blue one
NORTH_EAST: Final = 2
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 8


class Design:
    """A kind of monster tile, or an explorer. What does not apply is 0 or empty."""

    def __init__(self, slug: str) -> None:
        self.index = 0  # its number in its table
        self.slug = slug
        self.terrain = 0
        self.wide = False  # landscape (BM-6.2)
        self.copies: tuple[int, ...] = ()  # by set
        self.monsters = 1
        self.points = 0  # printed on it
        self.levels: tuple[int, ...] = ()  # values of an unstable monster by mutation level (BM-7.6)
        self.beams: tuple[int, ...] = ()  # the cells its beams reach, from its position (BM-7.1)
        self.crystals: tuple[str, ...] = ()
        self.parts: tuple[PartTuple, ...] = ()
        self.other_half = 0  # where the other half of a water monster belongs, from its position (BM-8.2)
        self.per = NOTHING  # scores `factor` for each of these
        self.factor = 0
        self.adds: tuple[tuple[int, int], ...] = ()  # (what is counted, how many of it this brings)
        self.suit = ""  # of an explorer
        self.start_terrain = 0  # of the monster an explorer starts with
        self.own_ship = False  # may use their own ship (BM-5.5)
        self.salvages = False  # takes a discarded tile at the end (BM-11.1)


class Token:
    """A kind of bonus or penalty token: what it counts, and how many a player or a team needs (BM-4)."""

    def __init__(
        self, slug: str, points: int, counts: int, alone: int, team: int, combine: int = SUM, basic: bool = False
    ) -> None:
        self.index = 0
        self.slug = slug
        self.points = points
        self.counts = counts
        self.alone = alone
        self.team = team
        self.combine = combine
        self.basic = basic


# Filled by `printed/tiles.py`, in its order; number 0 is no tile and no explorer.
TILES: Final = [Design("")]
EXPLORERS: Final = [Design("")]
TOKENS: Final[list[Token]] = []
PENALTY_TOKEN: Final = 2  # the place of the penalty among the tokens
