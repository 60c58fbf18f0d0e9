"""The numbers the engine of Rats of Wistar speaks in, and the names the world knows them by."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Kind
from herna.kernel.events import EventKind
from herna.kernel.setup import Ruling

# --- set-up and limits (RW-2, RW-3, RW-5) -------------------------------------------------------------------
ROUNDS: Final = 5
CHIEFS: Final = 3
ROW: Final = 4  # cards in a market row
START_WOOD: Final = 2
START_METAL: Final = 2
START_MOVEMENT: Final = 1
START_VP: Final = 10
CHAMBERS: Final = 3
TILES: Final = 6  # bed tiles, and underground tiles
BED_VP: Final[tuple[int, ...]] = (0, 2, 4, 7, 11, 16)
ROOM_VP: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15)
FIELDS: Final = 10
BROWN: Final = 6  # the first six fields of a board are brown, the others grey
GOAL_DISCS: Final = 3
GOALS_SHOWN: Final = 3
TENTS: Final = 2

# --- skills and symbols -------------------------------------------------------------------------------------
STRENGTH: Final = 0
WITS: Final = 1
ENDURANCE: Final = 2
AGILITY: Final = 3
INTELLIGENCE: Final = 4
ENERGY: Final = 5  # a symbol, not a skill (RW-9.5)
SYMBOLS: Final = ("strength", "wits", "endurance", "agility", "intelligence", "energy")

# --- decks, kinds, effect types -----------------------------------------------------------------------------
BASIC: Final = 0
ADVANCED: Final = 1
DECKS: Final = ("basic", "advanced")
TOOL: Final = 1
SAMOHYB: Final = 2
BUILDING: Final = 3
CARD_KINDS: Final = ("", "tool", "samohyb", "building")
INSTANT: Final = 1
ONCE: Final = 2
INCOME: Final = 3
PERMANENT: Final = 4
FINAL: Final = 5
AGGRESSIVE: Final = 6
TYPES: Final = ("", "instant", "once_per_round", "income", "permanent", "final_scoring", "aggressive")

# --- which cards a permission to play is for (RW-9.1): 0 to 3 are "any" and the kinds -----------------------
ANY: Final = 0
ONLY_BASIC: Final = 4
ONLY_ADVANCED: Final = 5
WITHOUT_STRENGTH: Final = 6
WHICH: Final = (
    "any_project", "any_tool", "any_samohyb", "any_building", "any_basic", "any_advanced", "any_without_strength",
)  # fmt: skip
PAID: Final = 0  # how it is played: at its price, with a discount of 1, free of price and requirements
DISCOUNTED: Final = 1
FREE: Final = 2

# --- things that are gained and paid ------------------------------------------------------------------------
WOOD: Final = 1
METAL: Final = 2
MOVEMENT: Final = 3
VERSATILITY: Final = 4
VP: Final = 5
BASIC_CARD: Final = 6
ADVANCED_CARD: Final = 7
ITEM: Final = 8
BED: Final = 9
MOUSE: Final = 10
GOODS: Final = (
    "", "wood", "metal", "movement", "versatility", "vp", "basic_card", "advanced_card", "item", "bed", "mouse",
)  # fmt: skip

NO_CURRENT: Final = 0
WEAK: Final = 1
STRONG: Final = 2
CURRENTS: Final = ("none", "weak", "strong")

# --- areas and main actions (RW-1.2) ------------------------------------------------------------------------
ENTRANCE: Final = 0
FOREST: Final = 1
BURROW: Final = 2
FARM: Final = 3
AREAS: Final = ("entrance", "forest", "burrow", "farm")
GATHER_WOOD: Final = 0
DIG_ROOMS: Final = 1
GATHER_METAL: Final = 2
BUILD_BEDS: Final = 3
DEVELOP_PROJECTS: Final = 4
EXPLORE_FARM: Final = 5
ACTIONS: Final = ("gather_wood", "dig", "gather_metal", "beds", "develop", "explore")
AREA_OF: Final[tuple[int, ...]] = (FOREST, FOREST, BURROW, BURROW, FARM, FARM)

# --- what permanent effects listen to (section 8 of the reference: trigger events) --------------------------
REVEALS_MISSION: Final = 1
OPENS_DOOR: Final = 2
TAKES_MOUSE: Final = 3
BUILDS_BED: Final = 4
DIGS_ROOM: Final = 5
COMPLETES_TASK: Final = 6
REACHES_GOAL: Final = 7
GAINS_WOOD: Final = 8
GAINS_METAL: Final = 9
GAINS_VP: Final = 10
GAINS_VERSATILITY: Final = 11
GETS_ADVANCED: Final = 12
PLAYS_TOOL: Final = 13  # PLAYS_TOOL + kind - TOOL
PLAYS_SAMOHYB: Final = 14
PLAYS_BUILDING: Final = 15
ADDS_STRENGTH: Final = 16
ADDS_INTELLIGENCE: Final = 17
ADDS_ENERGY: Final = 18
EXPLORES: Final = 19

# --- component numbers: whatever lies on the table is known by its design, each exists once (doors: by kind)
FIRST_MOUSE: Final = 201
FIRST_CELLAR_MOUSE: Final = 221
CHEESE6: Final = 231
CHEESE3: Final = 232
FIRST_HERO: Final = 241
FIRST_TOKEN: Final = 251
FIRST_MISSION: Final = 301
FIRST_CELLAR_MISSION: Final = 311
FIRST_GOAL: Final = 321
FIRST_DOOR: Final = 341
FIRST_FIELD: Final = 351
FIRST_SPACE: Final = 371
FIRST_ROOM: Final = 391
COMPONENT_LIMIT: Final = 400

# --- rooms of the farmstead (RW-7.1) ------------------------------------------------------------------------
YARD: Final = 0
BACK_CELLAR: Final = 7
ROOMS: Final = ("yard", "g1", "g2", "g3", "f1", "f2", "c1", "c2")

# --- decisions (DP-01 to DP-41) -----------------------------------------------------------------------------
ASK_PAIR: Final = 0
ASK_TURN: Final = 1
ASK_BONUS: Final = 2
ASK_DIG: Final = 3
ASK_BEDS: Final = 4
ASK_DEVELOP: Final = 5
ASK_EXPLORE: Final = 6
ASK_RATS: Final = 7
ASK_ROUND_MOUSE: Final = 8
ASK_PLAY: Final = 9
ASK_DISCOUNT: Final = 10
ASK_TASK: Final = 11
ASK_CUBE: Final = 12
ASK_ITEMS: Final = 13
ASK_CARD: Final = 14
ASK_TOKEN: Final = 15
ASK_BROWN: Final = 16
ASK_ACTION: Final = 17
ASK_HERO: Final = 18
ASK_POTION: Final = 19
ASK_EXCHANGE: Final = 20
ASK_DOOR: Final = 21
ASK_WALK: Final = 22
ASK_TENT: Final = 23
ASK_PRIVATE_GOAL: Final = 24
ASK_COPY: Final = 25
ASK_DRAWN: Final = 26
ASK_TOOL: Final = 27
ASK_PILE: Final = 28
ASK_SWAP: Final = 29
ASK_PENALTY: Final = 30
ASK_GIVE_MOUSE: Final = 31
ASK_REVEAL: Final = 32
ASK_FARM_MOUSE: Final = 33
ASK_SUPPLY: Final = 34
KINDS: Final = (
    Kind("pair", "RW-2.5"),
    Kind("turn", "RW-4.2"),
    Kind("bonus", "RW-4.6"),
    Kind("dig", "RW-5.5"),
    Kind("beds", "RW-5.7"),
    Kind("develop", "RW-6.2"),
    Kind("explore", "RW-7.3"),
    Kind("rats", "RW-8.1"),
    Kind("round_mouse", "RW-8.5"),
    Kind("play", "RW-9.2"),
    Kind("discount", "RW-9.6"),
    Kind("task", "RW-12.1"),
    Kind("cube", "RW-12.5"),
    Kind("items", "RW-12.4"),
    Kind("card", "RW-12.9"),
    Kind("token", "RW-13.5"),
    Kind("brown", "RW-22.13"),
    Kind("action", "RW-5.12"),
    Kind("hero", "RW-13.2"),
    Kind("potion", "RW-14.3"),
    Kind("exchange", "RW-10.7"),
    Kind("door", "RW-22.1"),
    Kind("walk", "RW-7.11"),
    Kind("tent", "RW-15.6"),
    Kind("private_goal", "RW-22.7"),
    Kind("copy", "RW-22.17"),
    Kind("drawn", "RW-22.23"),
    Kind("tool", "RW-22.25"),
    Kind("pile", "RW-22.28"),
    Kind("swap", "RW-22.29"),
    Kind("penalty", "RW-18.4"),
    Kind("give_mouse", "RW-18.3"),
    Kind("reveal", "RW-7.7"),
    Kind("farm_mouse", "RW-7.8"),
    Kind("supply", "RW-17.3"),
)

# --- option values ------------------------------------------------------------------------------------------
NO: Final = 0  # "none", "done", "stop"
YES: Final = 1
DO_END: Final = 0  # what can be chosen in a turn
DO_MAIN: Final = 1
DO_BONUS: Final = 2
DO_VERSATILITY: Final = 3
DO_ELECTRICITY: Final = 4
DO_MOVE: Final = 5
DO_DEPLOY: Final = 5  # DO_DEPLOY + area
DO_TENT: Final = 9
DO_PLACE: Final = 20  # DO_PLACE + number of the space; the hut comes before the first
DO_USE: Final = 1000  # DO_USE + card; a goal is its own component number
EXPLORE_DOOR: Final = (
    100  # where an exploration point goes: EXPLORE_DOOR + passage, EXPLORE_MOVE + room, EXPLORE_REVEAL + room,
)
EXPLORE_MOVE: Final = 200
EXPLORE_REVEAL: Final = 300
EXPLORE_MOUSE: Final = 400  # EXPLORE_MOUSE + mouse space,
EXPLORE_CHEESE: Final = 500
DRAW_BLIND: Final = 500  # develop: a card of a row, or DRAW_BLIND + deck
POTION_PLAY: Final = 1
POTION_TASK: Final = 2
POTION_METAL: Final = 3
POTION_WOOD: Final = 4
POTIONS: Final = ("", "play", "task", "metal", "wood")
# What items and cards are given for: a price says so when it is asked for.
FOR_VERSATILITY: Final = 1
FOR_ELECTRICITY: Final = 2
FOR_TASK: Final = 3
FOR_CUBE: Final = 4
FOR_TEXT: Final = 5  # an exchange that a text offers
AS_PENALTY: Final = 6
PAYMENTS: Final = ("", "for_versatility", "for_electricity", "for_task", "for_cube", "for_text", "as_penalty")
PAYMENT_RULES: Final = ("", "RW-15.1", "RW-15.2", "RW-12.4", "RW-22.13", "RW-10.7", "RW-18.4")
BASE: Final = 64  # ways to pay are digits in this base: metal + BASE * wood + BASE² * cards
SWAP_CARD: Final = 3  # shop: 1 wood, 2 metal, 3 the top basic card

# --- events -------------------------------------------------------------------------------------------------
TELL_ORDER: Final = 0
TELL_PAIR: Final = 1
TELL_ROUND: Final = 2
TELL_TURN: Final = 3
TELL_PLACES: Final = 4
TELL_HUT: Final = 5
TELL_MAIN: Final = 6
TELL_IDLE: Final = 7
TELL_BONUS: Final = 8
TELL_GAINS: Final = 9
TELL_PAYS: Final = 10
TELL_LOSES: Final = 11
TELL_DRAWS: Final = 12
TELL_TAKES: Final = 13
TELL_DISCARDS: Final = 14
TELL_DIGS: Final = 15
TELL_BED: Final = 16
TELL_MOVES_RAT: Final = 17
TELL_DEPLOYS: Final = 18
TELL_OPENS: Final = 19
TELL_WALKS: Final = 20
TELL_REVEALS: Final = 21
TELL_MOUSE: Final = 22
TELL_PLAYS: Final = 23
TELL_TASK: Final = 24
TELL_FIELD: Final = 25
TELL_JOINS: Final = 26
TELL_POTION: Final = 27
TELL_CURRENT: Final = 28
TELL_USES: Final = 29
TELL_TENT: Final = 30
TELL_GOAL: Final = 31
TELL_EFFECT: Final = 32
TELL_IMMUNE: Final = 33
TELL_MOUSE_GONE: Final = 34
TELL_BED_GONE: Final = 35
TELL_ROUND_MOUSE_GONE: Final = 36
TELL_NEW_MOUSE: Final = 37
TELL_ROTATES: Final = 38
TELL_SHUFFLES: Final = 39
TELL_TURNS_UP: Final = 40
TELL_GOALS_SEEN: Final = 41
TELL_KEEPS_GOAL: Final = 42
TELL_SCORES: Final = 43
TELL_ENDS: Final = 44
TELL_PREPARES: Final = 45
TELL_VERSATILE: Final = 46
TELL_LOOKS: Final = 47
EVENTS: Final = (
    EventKind("order", "RW-3.3", "seat", "place"),
    EventKind("pair", "RW-2.5", "seat", "basic:card", "advanced:card"),
    EventKind("round", "RW-3.1", "round", beat=True),
    EventKind("turn", "RW-4.1", "seat"),
    EventKind("places", "RW-4.2", "seat", "space:card", "action:action", beat=True),
    EventKind("hut", "RW-14.1", "seat", beat=True),
    EventKind("main", "RW-4.4", "seat", "action:action", "power", "reason:use", beat=True),
    EventKind("idle", "RW-5.3", "seat", "action:action"),
    EventKind("bonus", "RW-4.4", "seat", "space:card", "reason:use"),
    EventKind("gains", "RW-10.9", "seat", "what:good", "n", "total"),
    EventKind("pays", "RW-9.3", "seat", "what:good", "n", "total"),
    EventKind("loses", "RW-18.4", "seat", "what:good", "n", "total"),
    EventKind("draws", "RW-10.8", "seat", "deck:deck"),
    EventKind("takes", "RW-6.2", "seat", "card:card"),
    EventKind("discards", "RW-12.9", "seat"),
    EventKind("digs", "RW-5.5", "seat", "rooms", "total", beat=True),
    EventKind("bed", "RW-5.7", "seat", "beds", "total", beat=True),
    EventKind("moves_rat", "RW-8.1", "seat", "from:area", "to:area"),
    EventKind("deploys", "RW-15.5", "seat", "to:area"),
    EventKind("opens", "RW-7.5", "seat", "passage:passage", "door:card", beat=True),
    EventKind("walks", "RW-7.6", "seat", "room:card"),
    EventKind("reveals", "RW-7.7", "seat", "mission:card", "room:card", beat=True),
    EventKind("mouse", "RW-7.8", "seat", "mouse:card", beat=True),
    EventKind("plays", "RW-9.8", "seat", "card:card", beat=True),
    EventKind("task", "RW-12.7", "seat", "mission:card", "row", beat=True),
    EventKind("field", "RW-13.6", "seat", "field:card"),
    EventKind("joins", "RW-13.2", "seat", "card:card", beat=True),
    EventKind("potion", "RW-14.3", "seat", "choice:potion"),
    EventKind("current", "RW-11.1", "seat", "side:current", beat=True),
    EventKind("uses", "RW-15.4", "seat", "card:card"),
    EventKind("tent", "RW-15.6", "seat", "room:card"),
    EventKind("goal", "RW-16.1", "seat", "goal:card", beat=True),
    EventKind("effect", "RW-19.2", "seat", "card:card"),
    EventKind("immune", "RW-18.5", "seat", "card:card"),
    EventKind("mouse_gone", "RW-17.4", "seat", "mouse:card"),
    EventKind("bed_gone", "RW-17.5", "seat"),
    EventKind("round_mouse_gone", "RW-3.5", "mouse:card"),
    EventKind("new_mouse", "RW-3.5", "mouse:card"),
    EventKind("rotates", "RW-3.6"),
    EventKind("shuffles", "RW-3.10", "deck:deck"),
    EventKind("turns_up", "RW-22.27", "seat"),
    EventKind("goals_seen", "RW-22.7", "seat"),
    EventKind("keeps_goal", "RW-22.7", "seat", "goal:card"),
    EventKind("scores", "RW-20.3", "seat", "vp"),
    EventKind("ends", "RW-20.6", "seat", "vp", "reason:reason"),
    EventKind("prepares", "RW-3.2", "round"),
    EventKind("versatile", "RW-9.5", "seat", "n"),
    EventKind("looks", "RW-22.23", "seat", "deck:deck"),
)

# --- what an action is good for now -------------------------------------------------------------------------
USEFUL: Final = 0
VAIN: Final = 1  # everybody sees that nothing of it is possible
USES: Final = ("useful", "vain")

# --- how a game ends ----------------------------------------------------------------------------------------
BY_SCORE: Final = 0
BY_ORDER: Final = 1  # equal scores: who is earlier in the turn order
REASONS: Final = ("scoring", "turn_order")

# --- rules that are read anew -------------------------------------------------------------------------------
FEWER_QUESTIONS: Final = 1
ONE_BY_ONE: Final = 2  # beds and rooms are paid one by one
RULINGS: Final = (Ruling("fewer_questions", "RW-4.7"), Ruling("one_by_one", "RW-19.2"))
