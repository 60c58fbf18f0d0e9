"""How components are written down: one call per tile, explorer and token."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.table.board import DOWN, RIGHT, TWO_DOWN, TWO_RIGHT, UP
from herna.games.bigmonster.table.designs import (
    EAST,
    EXPLORERS,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    TILES,
    TOKENS,
    WEST,
    Design,
    PartTuple,
    Token,
)
from herna.games.bigmonster.table.words import (
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
    return enlist(TILES, d)


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
    return enlist(EXPLORERS, d)


def token(slug: str, points: int, counts: int, alone: int, team: int, combine: int = SUM, basic: bool = False) -> Token:
    """A kind of token: what it is worth, what it counts, how many of these a player needs and how many a team."""
    t = Token(slug, points, counts, alone, team, combine, basic)
    t.index = len(TOKENS)
    TOKENS.append(t)
    return t


def enlist(table: list[Design], d: Design) -> Design:
    """The design has its number and its place in the table."""
    d.index = len(table)
    table.append(d)
    return d
