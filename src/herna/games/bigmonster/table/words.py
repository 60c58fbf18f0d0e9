"""The numbers Big Monster's engine speaks in, and the names the world knows them by."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Kind
from herna.kernel.events import EventKind

# --- modes (BM-1.1) ------------------------------------------------------------------------------------
TEAM: Final = 0
FFA: Final = 1
DUEL: Final = 2
TRIO: Final = 3
MODES: Final = ("team", "ffa", "duel", "trio")
SEATS: Final = ((4, 6), (3, 4, 5, 6), (2,), (3,))  # legal numbers of players by mode

# --- how ships are claimed (BM-14) ---------------------------------------------------------------------
BY_LOT: Final = 0
ROTATING: Final = 1
ARRIVAL: Final = 2
CLAIM_MODES: Final = ("random", "rotating", "arrival")

# --- set-up numbers (BM-1.3, BM-12.1, BM-13.1) ---------------------------------------------------------
SETS: Final = ("base", "set_b", "set_c", "set_d", "set_e", "set_f")
PILE_SIZE: Final = 10
ROUNDS: Final = 2
DRAFT_TURNS: Final = 9
ROW_TURNS: Final = 20
MOST_TILES: Final = 20  # the most an area ever holds: 20 in a row game, 18 and a discarded one in the draft

# --- terrains, bits ------------------------------------------------------------------------------------
ICE: Final = 1
LAVA: Final = 2
WATER: Final = 4
SWAMP: Final = 8
GRASS: Final = 16
DESERT: Final = 32
STONE: Final = 64
TERRAINS: Final = ("ice", "lava", "water", "swamp", "grass", "desert", "stone")

# --- crystals ------------------------------------------------------------------------------------------
GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2
COLOURS: Final = ("crystal_green", "crystal_red", "crystal_blue")
CRYSTAL_POINTS: Final[tuple[int, ...]] = (2, 5, 10)  # BM-8.6
ALL_PARTS: Final[tuple[int, ...]] = (3, 3, 15)  # two halves, two halves, four quarters (BM-8.14)

# --- scoring numbers -----------------------------------------------------------------------------------
WATER_PAIR: Final = 11  # BM-8.2
WATER_SINGLE: Final = 1
SLOW_POINTS: Final = -5  # BM-10.3

# --- selectors: what is counted in an area (one number each in `Area.counts`) --------------------------
NOTHING: Final = 0
TERRAIN_BITS: Final = 1  # which terrains the tiles show
TERRAIN_BITS_WITH_EXPLORER: Final = 2
COMPLETED_WATER: Final = 3
WATER_TILES: Final = 4
DESERT_MONSTERS: Final = 5
STONE_MONSTERS: Final = 6
DESERT_PLUS_STONE: Final = 7
LAVA_TILES: Final = 8
LAVA_POINTS: Final = 9
GRASS_TILES: Final = 10
SWAMP_TILES: Final = 11
SWAMP_PLUS_GRASS: Final = 12
UNSTABLE_TILES: Final = 13
MUTAGENIC_MONSTERS: Final = 14
MUTAGENIC_WITH_EXPLORER: Final = 15
ICE_WITH_EXPLORER: Final = 16
CRYSTALS_GREEN: Final = 17  # the three colours in the order of their numbers
CRYSTALS_RED: Final = 18
CRYSTALS_BLUE: Final = 19
CRYSTALS_ANY: Final = 20
STORED: Final = 21
TOKENS_HELD: Final = 21  # these four are worked out when somebody asks
DISTINCT_TERRAINS: Final = 22
DISTINCT_TERRAINS_WITH_EXPLORER: Final = 23
CRYSTAL_TRIOS: Final = 24

# --- how a team's two areas are put together (BM-4.4) --------------------------------------------------
SUM: Final = 0
UNION: Final = 1
SUM_PER_COLOUR: Final = 2

# --- tiers of tokens (BM-2.1) --------------------------------------------------------------------------
INDIVIDUAL: Final = 0
OF_TEAM: Final = 1
TIERS: Final = ("individual", "team")

# --- score sheet (BM-8.9) ------------------------------------------------------------------------------
CATEGORIES: Final = ("ice", "water", "lava", "grass", "swamp", "crystals", "explorer", "tokens")

# --- decisions (BM-D3 to BM-D11) -----------------------------------------------------------------------
ASK_KEEP: Final = 0
ASK_PICK: Final = 1
ASK_CLAIM: Final = 2
ASK_SEND: Final = 3
ASK_PLACE: Final = 4
ASK_SALVAGE: Final = 5
ASK_ROW: Final = 6
ASK_TAKE: Final = 7
ASK_REMOVE: Final = 8
KINDS: Final = (
    Kind("keep", "BM-1.5"),
    Kind("pick", "BM-5.2"),
    Kind("claim", "BM-5.3"),
    Kind("send", "BM-14.5"),
    Kind("place", "BM-6.4"),
    Kind("salvage", "BM-11.1"),
    Kind("row", "BM-12.5"),
    Kind("take", "BM-12.4"),
    Kind("remove", "BM-12.10"),
)

# --- option values -------------------------------------------------------------------------------------
# A tile, an explorer, a row or a place is its number; a ship is its owner's seat; tile and ship together are:
SHIP: Final = 64  # ship * SHIP + tile

# --- events --------------------------------------------------------------------------------------------
TELL_STARTS: Final = 0
TELL_EXPLORES: Final = 1
TELL_ROUND: Final = 2
TELL_TURN: Final = 3
TELL_TAKES_STACK: Final = 4
TELL_CLAIM_ORDER: Final = 5
TELL_PASSES: Final = 6
TELL_KEEPS_STACK: Final = 7
TELL_FORCED_HOME: Final = 8
TELL_SLOW_MOVES: Final = 9
TELL_SLOW_STAYS: Final = 10
TELL_DISCARDS: Final = 11
TELL_REVEALS: Final = 12
TELL_PLACES: Final = 13
TELL_MUTATES: Final = 14
TELL_WATER_DONE: Final = 15
TELL_CRYSTAL_DONE: Final = 16
TELL_EARNS: Final = 17
TELL_ROW_TURN: Final = 18
TELL_ROW_APPEARS: Final = 19
TELL_CHOOSES_ROW: Final = 20
TELL_TAKES: Final = 21
TELL_REMOVES: Final = 22
TELL_LEFT_OVER: Final = 23
TELL_SALVAGES: Final = 24
TELL_PENALTY: Final = 25
TELL_NO_PENALTY: Final = 26
TELL_SCORES: Final = 27
TELL_WINS: Final = 28
EVENTS: Final = (
    EventKind("starts", "BM-12.3", "seat"),
    EventKind("explores", "BM-1.6", "seat", "explorer:explorer", beat=True),
    EventKind("round", "BM-5.9", "round"),
    EventKind("turn", "BM-5.1", "round", "turn"),
    EventKind("takes_stack", "BM-5.1", "seat"),
    EventKind("claim_order", "BM-14.3", "order:order"),
    EventKind("passes", "BM-5.3", "seat", "ship", "size"),
    EventKind("keeps_stack", "BM-5.5", "seat", "size"),
    EventKind("forced_home", "BM-5.4", "seat", "size"),
    EventKind("slow_moves", "BM-10.2", "seat"),
    EventKind("slow_stays", "BM-10.3", "seat"),
    EventKind("discards", "BM-5.8", "seat"),
    EventKind("reveals", "BM-5.7", "seat", "tile:card"),
    EventKind("places", "BM-6.4", "seat", "tile:card", "x", "y", beat=True),
    EventKind("mutates", "BM-7.5", "seat", "tile:card", "level", "points", beat=True),
    EventKind("water_done", "BM-8.2", "seat", "points"),
    EventKind("crystal_done", "BM-8.6", "seat", "crystal:colour", "points"),
    EventKind("earns", "BM-9.2", "seat", "token:token", "tier:tier", "points", beat=True),
    EventKind("row_turn", "BM-12.6", "seat", "turn"),
    EventKind("row_appears", "BM-12.4", "row"),
    EventKind("chooses_row", "BM-12.5", "seat", "row"),
    EventKind("takes", "BM-12.4", "seat", "tile:card"),
    EventKind("removes", "BM-12.10", "seat", "tile:card"),
    EventKind("left_over", "BM-12.10", "tile:card"),
    EventKind("salvages", "BM-11.1", "seat", "tile:card", beat=True),
    EventKind("penalty", "BM-11.2", "seat", "total", "points", "reason:tier", beat=True),
    EventKind("no_penalty", "BM-11.2"),
    EventKind("scores", "BM-8.9", "seat", "points", beat=True),
    EventKind("wins", "BM-11.4", "seat", "reason:reason", beat=True),
)

# --- how a game ends: what decided (BM-11.4, BM-11.5) --------------------------------------------------
REASONS: Final = ("score", "water", "shared", "team_score", "team_better", "team_water", "team_shared")

# --- why a ship or a place is forbidden; 0 is "it is not" ----------------------------------------------
ALLOWED: Final = 0
SHIP_TAKEN: Final = 1
OWN_SHIP: Final = 2
OVERLAPS: Final = 3
CORNER_ONLY: Final = 4
APART: Final = 5
FORBIDDEN: Final = (
    ("", ""),
    ("BM-5.3", "ship_taken"),
    ("BM-5.4", "own_ship"),
    ("BM-6.4", "overlaps"),
    ("BM-6.4", "corner_only"),
    ("BM-6.4", "apart"),
)
