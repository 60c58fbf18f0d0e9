"""Tiles, explorers and tokens as printed, and the small vocabulary in which their lines are written."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.lattice import DOWN, RIGHT, TWO_DOWN, TWO_RIGHT, UP
from herna.games.bigmonster.words import (
    BLUE,
    DESERT,
    DESERT_MONSTERS,
    DESERT_PLUS_STONE,
    GRASS,
    GRASS_TILES,
    GREEN,
    ICE,
    ICE_WITH_EXPLORER,
    LAVA,
    LAVA_POINTS,
    LAVA_TILES,
    MUTAGENIC_MONSTERS,
    MUTAGENIC_WITH_EXPLORER,
    NOTHING,
    RED,
    STONE_MONSTERS,
    SUM,
    SWAMP,
    SWAMP_PLUS_GRASS,
    SWAMP_TILES,
    UNSTABLE_TILES,
    WATER,
    WATER_TILES,
)

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
ON_TILE: Final[dict[str, PartTuple]] = {
    "GL": (GREEN, 0, EAST),
    "GR": (GREEN, RIGHT, WEST),
    "RT": (RED, 0, SOUTH),
    "RB": (RED, TWO_DOWN, NORTH),
    "BTL": (BLUE, 0, SOUTH_EAST),
    "BTR": (BLUE, RIGHT, SOUTH_WEST),
    "BBL": (BLUE, TWO_DOWN, NORTH_EAST),
    "BBR": (BLUE, TWO_DOWN + RIGHT, NORTH_WEST),
}
ON_EXPLORER: Final[dict[str, PartTuple]] = {  # BM-8.13
    "GL": (GREEN, 0, EAST),
    "GR": (GREEN, TWO_RIGHT, WEST),
    "RLB": (RED, TWO_DOWN, NORTH),
    "RRB": (RED, TWO_DOWN + RIGHT, NORTH),
    "BTR": (BLUE, TWO_RIGHT, SOUTH_WEST),
    "BBL": (BLUE, TWO_DOWN, NORTH_EAST),
    "BBR": (BLUE, TWO_DOWN + TWO_RIGHT, NORTH_WEST),
}


class Design:
    """A kind of monster tile, or an explorer. What does not apply is 0 or empty."""

    def __init__(self, slug: str) -> None:
        self.index = 0  # set when it joins its table; 0 is no tile and no explorer
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
        self.own_ship = False  # may use his own ship (BM-5.5)
        self.salvages = False  # takes a discarded tile at the end (BM-11.1)


BEAMS: Final = {"left down": DOWN, "right down": RIGHT + DOWN, "right up": RIGHT + UP}


def tile(
    slug: str,
    terrain: int,
    copies: str,
    points: int = 0,
    monsters: int = 1,
    levels: tuple[int, ...] = (),
    beams: tuple[str, ...] = (),
    crystals: str = "",
    half: str = "",
    per: tuple[int, int] = (0, NOTHING),
) -> Design:
    """A kind of tile.

    `copies` says how many lie in the sets base, B, C, D, E, F; `levels` are the values of an unstable monster; `beams`
    name half and direction of each mutagenic monster; `half` is a water monster's side; `per` is (points, what for).
    """
    d = Design(slug)
    d.terrain = terrain
    d.copies = tuple([int(n) for n in copies.split()])
    d.points = points
    d.levels = levels
    d.beams = tuple([BEAMS[b] for b in beams])
    d.wide = len(beams) > 0  # mutagenic tiles, and only they, are landscape (BM-6.2)
    d.monsters = 0 if half else len(beams) or monsters
    d.crystals = tuple(crystals.split())
    d.parts = tuple([ON_TILE[name] for name in d.crystals])
    d.other_half = {"": 0, "left": RIGHT, "right": -RIGHT}[half]
    d.factor, d.per = per
    d.adds = brings(d)
    return d


def brings(d: Design) -> tuple[tuple[int, int], ...]:
    """What an area has more of with this tile: monsters of some terrains, tiles of others (BM-4.1)."""
    if d.terrain == ICE and d.levels:
        return ((UNSTABLE_TILES, 1), (ICE_WITH_EXPLORER, 1))
    if d.terrain == ICE:
        return ((MUTAGENIC_MONSTERS, d.monsters), (MUTAGENIC_WITH_EXPLORER, d.monsters), (ICE_WITH_EXPLORER, 1))
    if d.terrain == LAVA:
        return ((LAVA_TILES, 1), (LAVA_POINTS, d.points))
    if d.terrain == WATER:
        return ((WATER_TILES, 1),)
    if d.terrain == SWAMP:
        return ((SWAMP_TILES, 1), (SWAMP_PLUS_GRASS, 1))
    if d.terrain == GRASS:
        return ((GRASS_TILES, 1), (SWAMP_PLUS_GRASS, 1))
    if d.terrain == DESERT:
        return ((DESERT_MONSTERS, 1), (DESERT_PLUS_STONE, 1))
    return ((STONE_MONSTERS, d.monsters), (DESERT_PLUS_STONE, d.monsters))


def explorer(
    slug: str,
    suit: str,
    crystals: str = "",
    per: tuple[int, int] = (0, NOTHING),
    starts_with: int = 0,
    own_ship: bool = False,
    salvages: bool = False,
) -> Design:
    """An explorer: pays `per` (points, what for), starts with a monster of a terrain, or may do something special."""
    d = Design(slug)
    d.suit = suit
    d.crystals = tuple(crystals.split())
    d.parts = tuple([ON_EXPLORER[name] for name in d.crystals])
    d.factor, d.per = per
    d.start_terrain = starts_with
    if starts_with == DESERT:  # counted by tokens, penalty and grass, but it is no tile (BM-4.2)
        d.adds = ((DESERT_MONSTERS, 1), (DESERT_PLUS_STONE, 1))
    elif starts_with == ICE:  # a mutagenic monster in the right column (BM-7.1)
        d.adds = ((MUTAGENIC_WITH_EXPLORER, 1), (ICE_WITH_EXPLORER, 1))
        d.beams = (BEAMS["right up"],)
    d.own_ship = own_ship
    d.salvages = salvages
    return d


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


def numbered(designs: list[Design]) -> list[Design]:
    """The table with its numbers; number 0 is none."""
    table = [Design(""), *designs]
    for i in range(len(table)):
        table[i].index = i
    return table
