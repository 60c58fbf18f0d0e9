"""The numbers Summoner Wars' engine speaks in, and the names the world knows them by."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Kind
from herna.kernel.events import EventKind
from herna.kernel.setup import Ruling

# --- limits (SW-2, SW-5, SW-7, SW-10, SW-11) --------------------------------------------------------------
HAND_SIZE: Final = 5
MAX_MAGIC: Final = 15
FIRST_MAGIC: Final = 2
SECOND_MAGIC: Final = 3
MAX_MOVERS: Final = 3
MOVE_SPACES: Final = 2
MAX_ATTACKERS: Final = 3
RANGE: Final = 3
BUILD_ROWS: Final = 3
TURN_LIMIT: Final = 300

# --- phases (SW-3.1) --------------------------------------------------------------------------------------
START: Final = 0  # the moment before the first phase
SUMMON: Final = 1
MOVE: Final = 2
BUILD: Final = 3
ATTACK: Final = 4
MAGIC: Final = 5
DRAW: Final = 6
PHASES: Final = ("start", "summon", "move", "build", "attack", "magic", "draw")

# --- classes of cards (SW-1.2), bits ------------------------------------------------------------------------
SUMMONER: Final = 1
CHAMPION: Final = 2
COMMON: Final = 4
STRUCTURE: Final = 8
STANDARD: Final = 16
EPIC: Final = 32
UNIT: Final = 7
EVENT: Final = 48
CLASSES: Final = ("summoner", "champion", "common", "structure", "standard", "epic")

# --- the die (SW-Q3): symbols as bits, by face --------------------------------------------------------------
MELEE: Final = 1
RANGED: Final = 2
SPECIAL: Final = 4
FACES: Final[tuple[int, ...]] = (0, 1, 3, 3, 3, 5, 6)  # faces count from 1
SYMBOLS: Final = ("melee", "ranged", "special")

# --- what a unit has done in this turn, bits ----------------------------------------------------------------
MOVED: Final = 1
ATTACKED: Final = 2  # its normal attack is used, or barred by an "instead" (SW-18.7, SW-18.8)
HIT: Final = 4  # it has been the target of an attack (Guarded)
KILLED: Final = 8  # it has destroyed a unit
RAN: Final = 16  # it has run straight and is stronger for it
MARKS: Final = ("moved", "attacked", "hit", "killed", "ran")

# --- what a move may pass (SW-5.5), bits --------------------------------------------------------------------
PAST_COMMONS: Final = 1
PAST_STRUCTURES: Final = 2
PAST_ALL: Final = 4

# --- traits: what an ability simply says of its unit, bits --------------------------------------------------
GATE: Final = 1
MOBILE: Final = 2  # a structure that may move
IMMOBILE: Final = 4
STEADFAST: Final = 8
PROTECTS: Final = 16
RELENTLESS: Final = 32
SOULLESS: Final = 64

# --- what the target of an attack was when it was locked (SW-7.9), bits -------------------------------------
ENEMY_CARD: Final = 1
ENEMY_UNIT: Final = 2
ADJACENT: Final = 4
COMMON_OR_CHAMPION: Final = 8
DAMAGED_UNIT: Final = 16  # the attack has added damage to a unit

# --- limits on the target of an extra attack ----------------------------------------------------------------
ANYTHING: Final = 0
ADJACENT_ENEMY: Final = 1

# --- waiting triggers: marks --------------------------------------------------------------------------------
FALLEN: Final = 1  # the ability of a unit that was just destroyed
OF_PHASE: Final = 2  # it belongs to a phase and is looked at again (SW-18.6)

# --- questions ----------------------------------------------------------------------------------------------
ASK_SUMMON: Final = 0
ASK_MOVE: Final = 1
ASK_BUILD: Final = 2
ASK_ATTACK: Final = 3
ASK_MAGIC: Final = 4
ASK_DRAW: Final = 5
ASK_PATH: Final = 6
ASK_TARGET: Final = 7
ASK_RETARGET: Final = 8
ASK_EXTRA: Final = 9
ASK_ORDER: Final = 10
ASK_USE: Final = 11
ASK_EITHER: Final = 12
ASK_FORCE: Final = 13
ASK_PLACE: Final = 14
ASK_REROLL: Final = 15
ASK_CAPTURE: Final = 16
ASK_KEEP: Final = 17
ASK_SHOW: Final = 18
ASK_PAY: Final = 19
ASK_RAISE: Final = 20
ASK_TAKE: Final = 21
ASK_PUT: Final = 22
KINDS: Final = (
    Kind("summon", "SW-4.1"),
    Kind("move", "SW-5.1"),
    Kind("build", "SW-6.1"),
    Kind("attack", "SW-7.1"),
    Kind("magic", "SW-10.1"),
    Kind("draw", "SW-11.5"),
    Kind("path", "SW-5.2"),
    Kind("target", "SW-7.2"),
    Kind("retarget", "SW-7.2"),
    Kind("extra", "SW-7.8"),
    Kind("order", "SW-18.1"),
    Kind("use", "SW-17.2"),
    Kind("either", "SW-17.2"),
    Kind("force", "SW-14.1"),
    Kind("place", "SW-14.5"),
    Kind("reroll", "SW-19.1"),
    Kind("capture", "SW-7.3"),
    Kind("keep", "SW-3.2"),
    Kind("show", "SW-7.2"),
    Kind("pay", "SW-7.2"),
    Kind("raise", "SW-22.2"),
    Kind("take", "SW-22.2"),
    Kind("put", "SW-14.5"),
)
PHASE_KINDS: Final[tuple[int, ...]] = (0, ASK_SUMMON, ASK_MOVE, ASK_BUILD, ASK_ATTACK, ASK_MAGIC, ASK_DRAW)  # by phase

# --- option values: what a number in a list of options means ------------------------------------------------
NO: Final = 0  # "none", "done", "no"; objects, spaces, cards and abilities count from 1
YES: Final = 1
CANCEL: Final = 1 << 29
VERB: Final = 24  # a phase option is verb << 24 | what
DO_SUMMON: Final = 1 << VERB  # a card at a space: card << 6 | space, here and below
DO_BUILD: Final = 2 << VERB
DO_PLAY: Final = 3 << VERB  # the space is that of the event's first target, 0 without one
DO_MOVE: Final = 4 << VERB  # an object
DO_ATTACK: Final = 5 << VERB  # an object
DO_DISCARD: Final = 6 << VERB  # a card
DO_ACT: Final = 7 << VERB  # object << 9 | ability
DO_DRAW: Final = 8 << VERB
AT: Final = 6
BY: Final = 9
INSTEAD: Final = 1 << 28  # | ability: an "instead of moving / attacking" among steps or targets

# --- modes of abilities that let their player choose --------------------------------------------------------
BY_MAGIC: Final = 1 << 20
BY_BOOST: Final = 2 << 20
BY_DAMAGE: Final = 3 << 20
BY_DISCARD: Final = 4 << 20
MODES: Final = ("", "magic", "boost", "damage", "discard")

# --- events: cards are named by component, objects by number, spaces by name --------------------------------
TELL_STARTS: Final = 0
TELL_TURN: Final = 1
TELL_PHASE: Final = 2
TELL_SUMMONS: Final = 3
TELL_BUILDS: Final = 4
TELL_PLAYS: Final = 5
TELL_STEPS: Final = 6
TELL_MOVES: Final = 7
TELL_FORCED: Final = 8
TELL_PLACED: Final = 9
TELL_ENTERS: Final = 10
TELL_EXCHANGED: Final = 11
TELL_ATTACKS: Final = 12
TELL_FIZZLES: Final = 13
TELL_ROLLS: Final = 14
TELL_DAMAGE: Final = 15
TELL_HEALS: Final = 16
TELL_DESTROYED: Final = 17
TELL_DISCARDED: Final = 18
TELL_RETURNED: Final = 19
TELL_BOOSTED: Final = 20
TELL_UNBOOSTED: Final = 21
TELL_GAINS_MAGIC: Final = 22
TELL_PAYS_MAGIC: Final = 23
TELL_DRAWS: Final = 24
TELL_DISCARDS: Final = 25
TELL_SHOWS: Final = 26
TELL_TAKES: Final = 27
TELL_CONTROLS: Final = 28
TELL_GOES_UNDER: Final = 29
TELL_USES: Final = 30
TELL_EVENT_ENDS: Final = 31
TELL_KEEPS: Final = 32
TELL_INACTION: Final = 33
TELL_REROLLS: Final = 34
TELL_LEARNS: Final = 35
TELL_ENDS: Final = 36
TELL_PLAYS_ON: Final = 37
TELL_HITS: Final = 38
TELL_COUNTS: Final = 39
TELL_MISSES: Final = 40
EVENTS: Final = (
    EventKind("starts", "SW-2.5", "seat"),
    EventKind("turn", "SW-3.1", "seat", "turn", beat=True),
    EventKind("phase", "SW-3.1", "seat", "phase:phase"),
    EventKind("summons", "SW-4.1", "seat", "card:card", "unit:unit", "space:space", beat=True),
    EventKind("builds", "SW-6.1", "seat", "card:card", "unit:unit", "space:space", beat=True),
    EventKind("plays", "SW-12.1", "seat", "card:card", beat=True),
    EventKind("steps", "SW-5.2", "card:card", "unit:unit", "space:space", "to:space"),
    EventKind("moves", "SW-5.1", "seat", "card:card", "unit:unit", "space:space", beat=True),
    EventKind("forced", "SW-14.1", "card:card", "unit:unit", "space:space", "to:space"),
    EventKind("placed", "SW-14.5", "card:card", "unit:unit", "space:space", "to:space", beat=True),
    EventKind("enters", "SW-14.5", "seat", "card:card", "unit:unit", "space:space", beat=True),
    EventKind("exchanged", "SW-14.5", "card:card", "unit:unit", "other:card", "with:unit", beat=True),
    EventKind(
        "attacks", "SW-7.2", "card:card", "unit:unit", "target:card", "at:unit", "whose", "space:space", beat=True
    ),
    EventKind("fizzles", "SW-7.2", "seat"),
    EventKind("rolls", "SW-7.2", "card:card", "unit:unit", "dice:dice", "melee", "ranged", "special", beat=True),
    EventKind("damage", "SW-8.1", "card:card", "unit:unit", "amount", "life", beat=True),
    EventKind("heals", "SW-8.2", "card:card", "unit:unit", "amount", "life"),
    EventKind("destroyed", "SW-8.3", "seat", "card:card", "unit:unit", "space:space", beat=True),
    EventKind("discarded", "SW-8.7", "seat", "card:card", "unit:unit", "space:space", beat=True),
    EventKind("returned", "SW-22.1", "seat", "card:card", "unit:unit", "space:space", beat=True),
    EventKind("boosted", "SW-13.1", "card:card", "unit:unit", "amount", "total"),
    EventKind("unboosted", "SW-13.2", "card:card", "unit:unit", "amount", "total"),
    EventKind("gains_magic", "SW-8.4", "seat", "amount", "magic"),
    EventKind("pays_magic", "SW-10.3", "seat", "amount", "magic"),
    EventKind("draws", "SW-11.1", "seat"),
    EventKind("discards", "SW-10.1", "seat"),
    EventKind("shows", "SW-7.2", "seat"),
    EventKind("takes", "SW-22.2", "seat"),
    EventKind("controls", "SW-20.1", "seat", "card:card", "unit:unit", "space:space", beat=True),
    EventKind("goes_under", "SW-21.1", "seat", "card:card", "under:card", "unit:unit"),
    EventKind("uses", "SW-17.2", "seat", "card:card"),
    EventKind("event_ends", "SW-3.2", "seat", "card:card"),
    EventKind("keeps", "SW-3.2", "seat", "card:card"),
    EventKind("inaction", "SW-7.10", "seat", beat=True),
    EventKind("rerolls", "SW-19.1", "seat", "card:card"),
    EventKind("learns", "SW-17.4", "card:card", "unit:unit", "ability:card"),
    EventKind("ends", "SW-23.1", "seat", "loser", "reason:reason", "about:card"),
    EventKind("plays_on", "SW-12.1", "seat", "card:card", "target:card", "space:space", beat=True),
    EventKind("hits", "SW-7.3", "card:card", "unit:unit", "target:card", "attack:symbol", "amount"),
    EventKind("counts", "SW-7.3", "card:card", "unit:unit", "target:card", "attack:symbol", "amount", "symbols"),
    EventKind("misses", "SW-7.3", "card:card", "unit:unit", "target:card", "attack:symbol"),
)

# --- rules that are read anew ---------------------------------------------------------------------------------
FEWER_QUESTIONS: Final = 1
FROST_AXE: Final = 2
RULINGS: Final = (Ruling("fewer_questions", "SW-3.6"), Ruling("frost_axe", "SW-25.31"))

# --- how a game ends (SW-23) --------------------------------------------------------------------------------
SUMMONER_FELL: Final = 0
BOTH_FELL: Final = 1
TOO_LONG: Final = 2
REASONS: Final = ("summoner", "both_summoners", "turn_limit")

# --- why a unit may not; 0 is "it may" ----------------------------------------------------------------------
ALLOWED: Final = 0
NOT_YOURS: Final = 1
NO_UNIT: Final = 2
FROZEN: Final = 3
DID_MOVE: Final = 4
THREE_MOVED: Final = 5
CANNOT_MOVE: Final = 6
STANDS_FAST: Final = 7
NO_ALLOWANCE: Final = 8
NO_ROOM: Final = 9
DID_ATTACK: Final = 10
THREE_ATTACKED: Final = 11
NO_TARGET: Final = 12
FORBIDDEN: Final = (
    ("", ""),
    ("SW-20.1", "not_yours"),
    ("SW-7.5", "no_unit"),
    ("SW-17.8", "frozen"),
    ("SW-5.1", "did_move"),
    ("SW-5.7", "three_moved"),
    ("SW-18.7", "immobile"),
    ("SW-5.4", "structure_stands"),
    ("SW-5.6", "no_allowance"),
    ("SW-5.2", "no_room"),
    ("SW-7.1", "did_attack"),
    ("SW-7.1", "three_attacked"),
    ("SW-7.2", "no_target"),
)
