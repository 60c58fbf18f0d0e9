"""All 30 kinds of monster tile, 12 explorers and 10 kinds of token, one line each."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.table.designs import EXPLORERS, PENALTY_TOKEN, TILES, TOKENS, Design
from herna.games.bigmonster.table.words import (
    COMPLETED_WATER,
    CRYSTAL_TRIOS,
    CRYSTALS_ANY,
    CRYSTALS_GREEN,
    DESERT,
    DESERT_MONSTERS,
    DESERT_PLUS_STONE,
    DISTINCT_TERRAINS,
    DISTINCT_TERRAINS_WITH_EXPLORER,
    GRASS,
    GRASS_TILES,
    ICE,
    ICE_WITH_EXPLORER,
    LAVA,
    LAVA_TILES,
    MUTAGENIC_MONSTERS,
    MUTAGENIC_WITH_EXPLORER,
    SETS,
    STONE,
    STONE_MONSTERS,
    SUM_PER_COLOUR,
    SWAMP,
    SWAMP_PLUS_GRASS,
    TOKENS_HELD,
    UNION,
    UNSTABLE_TILES,
    WATER,
)
from herna.games.bigmonster.vocabulary.printing import explorer, tile, token

# How many copies lie in the sets base, B, C, D, E, F; then what is printed on the tile.

# --- ice (BM-7): unstable monsters and what they are worth by mutation level; mutagenic monsters and their beams
tile("ice_unstable_blue", ICE, "0 2 1 1 1 1", levels=(1, 10))
tile("ice_unstable_orange", ICE, "0 1 1 2 1 1", levels=(2, 7, 20))
tile("ice_unstable_green", ICE, "0 1 1 1 2 1", levels=(3, 8, 18))
tile("ice_unstable_red", ICE, "0 1 1 1 1 2", levels=(4, 9, 15))
tile("ice_mutagen_double_down", ICE, "1 1 1 1 1 1", beams=("left down", "right down"))
tile("ice_mutagen_single_up", ICE, "1 1 1 1 1 1", beams=("right up",))
# --- lava (BM-8.3)
tile("lava_blue_dragon_red_bottom", LAVA, "0 1 1 1 1 0", points=3, crystals="GL GR RB")
tile("lava_blue_dragon_red_top", LAVA, "0 1 1 1 1 2", points=3, crystals="GL GR RT")
tile("lava_green_dragon", LAVA, "1 2 2 2 2 2", points=3, crystals="BTL BTR BBL BBR")
tile("lava_purple_dragon_red_bottom", LAVA, "0 0 1 1 0 1", points=1, crystals="GL GR RB BTL BTR BBL BBR")
tile("lava_purple_dragon_red_top", LAVA, "1 1 0 0 1 0", points=1, crystals="GL GR RT BTL BTR BBL BBR")
# --- water (BM-8.2)
tile("water_left", WATER, "2 1 2 1 1 1", half="left")
tile("water_right", WATER, "2 1 2 1 1 1", half="right")
# --- swamp (BM-8.4)
tile("swamp", SWAMP, "5 0 0 0 0 0")
# --- grass (BM-8.5)
tile("grass_terrains", GRASS, "1 0 0 0 0 0", per=(1, DISTINCT_TERRAINS))
tile("grass_water", GRASS, "1 0 0 0 0 0", per=(4, COMPLETED_WATER))
tile("grass_tokens", GRASS, "1 0 0 0 0 0", per=(2, TOKENS_HELD))
tile("grass_desert", GRASS, "1 0 0 0 0 0", per=(3, DESERT_MONSTERS))
tile("grass_lava", GRASS, "0 1 0 0 0 0", per=(1, LAVA_TILES))
tile("grass_grass", GRASS, "0 1 0 0 0 0", per=(2, GRASS_TILES))
tile("grass_green_crystals", GRASS, "0 0 0 1 0 0", per=(2, CRYSTALS_GREEN))
tile("grass_stone", GRASS, "0 0 0 0 1 0", per=(2, STONE_MONSTERS))
tile("grass_crystals", GRASS, "0 0 0 0 0 1", per=(1, CRYSTALS_ANY))
# --- desert and stone: worth nothing by themselves, counted by tokens and the penalty
tile("desert", DESERT, "2 1 2 2 2 2")
tile("stone_double", STONE, "0 1 0 1 0 0", monsters=2)
tile("stone_green", STONE, "1 0 1 0 1 0", crystals="GL GR")
tile("stone_blue_top", STONE, "0 0 0 1 1 0", crystals="BTL BTR")
tile("stone_blue_bottom", STONE, "0 0 1 0 0 1", crystals="BBL BBR")
tile("stone_red_top", STONE, "0 1 1 1 0 1", crystals="RT")
tile("stone_red_bottom", STONE, "0 1 0 0 1 1", crystals="RB")


explorer("explorer_unstable", "blue", per=(1, UNSTABLE_TILES))
explorer("explorer_own_ship", "black_white", crystals="GR BBL", own_ship=True)
explorer("explorer_discard_pick", "black_white", crystals="GR", salvages=True)
explorer("explorer_lava", "red", per=(1, LAVA_TILES))
explorer("explorer_mutagen_start", "purple", starts_with=ICE)
explorer("explorer_mutagenic", "purple", crystals="RLB RRB", per=(1, MUTAGENIC_MONSTERS))
explorer("explorer_grass", "green", crystals="RLB RRB GR BTR BBL BBR", per=(1, GRASS_TILES))
explorer("explorer_tokens", "orange", crystals="GR BTR BBR", per=(2, TOKENS_HELD))
explorer("explorer_stone", "red", crystals="RLB RRB", per=(2, STONE_MONSTERS))
explorer("explorer_water", "blue", crystals="GL GR", per=(4, COMPLETED_WATER))
explorer("explorer_crystals", "green", crystals="RRB BBR", per=(1, CRYSTALS_ANY))
explorer("explorer_desert_start", "orange", crystals="RRB", starts_with=DESERT)

# Points; what is counted; how many a player needs, how many a team (BM-4).
token("token_desert", 10, DESERT_MONSTERS, 3, 6, basic=True)
token("token_stone", 5, STONE_MONSTERS, 4, 8, basic=True)
token("token_penalty", -10, DESERT_PLUS_STONE, 0, 0, basic=True)
token("token_water", 5, COMPLETED_WATER, 2, 4)
token("token_swamp_grass", 5, SWAMP_PLUS_GRASS, 4, 8)
token("token_terrains", 5, DISTINCT_TERRAINS_WITH_EXPLORER, 5, 7, combine=UNION)
token("token_lava", 5, LAVA_TILES, 5, 10)
token("token_crystals", 5, CRYSTAL_TRIOS, 1, 3, combine=SUM_PER_COLOUR)
token("token_ice", 5, ICE_WITH_EXPLORER, 6, 8)
token("token_mutagenic", 5, MUTAGENIC_WITH_EXPLORER, 4, 8)

TILE_BY_SLUG: Final = {d.slug: d for d in TILES if d.slug}
EXPLORER_BY_SLUG: Final = {d.slug: d for d in EXPLORERS if d.slug}
TOKEN_BY_SLUG: Final = {t.slug: t for t in TOKENS}
assert TOKENS[PENALTY_TOKEN].slug == "token_penalty"
OPTIONAL: Final = tuple([t.slug for t in TOKENS if not t.basic])

# Mutation tiles lie on their unstable monster and show its level (BM-1.4).
MUTATIONS: Final = {
    "mutation_blue": "ice_unstable_blue",
    "mutation_orange": "ice_unstable_orange",
    "mutation_green": "ice_unstable_green",
    "mutation_red": "ice_unstable_red",
}

# The group or slot from which an optional token is taken, first the one for a first game (BM-2.3, BM-2.4, BM-3.3).
TEAM_SLOTS: Final = (
    ("token_water", "token_swamp_grass", "token_terrains"),
    ("token_lava", "token_ice", "token_mutagenic", "token_crystals", "token_terrains"),
)
SLOTS: Final = (
    ("token_water", "token_terrains"),
    ("token_swamp_grass", "token_terrains"),
    ("token_lava", "token_crystals", "token_terrains"),
    ("token_ice", "token_mutagenic", "token_terrains"),
)


def tiles_of(sets: tuple[str, ...]) -> list[int]:
    """Every tile of these sets, as numbers of their kinds."""
    columns = [SETS.index(name) for name in sets]
    return [d.index for d in TILES if d.slug for c in columns for _ in range(d.copies[c])]


def in_row_games(d: Design) -> bool:
    """BM-12.2: the black-and-white explorers need ships, so row games do without them."""
    return not (d.own_ship or d.salvages)
