"""The numbers Smash Up's engine speaks in, and the names the world knows them by."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Kind
from herna.kernel.events import EventKind
from herna.kernel.setup import Ruling

# --- factions (SU-1.2), in the order of the data ---------------------------------------------------------
FACTIONS: Final = ("wizards", "dinosaurs", "aliens", "ninjas", "pirates", "robots", "tricksters", "zombies")

# --- set-up and limits ------------------------------------------------------------------------------------
HAND_SIZE: Final = 5  # SU-1.5
HAND_LIMIT: Final = 10  # SU-3.5
VP_TO_WIN: Final = 15  # SU-9.1
TURN_LIMIT: Final = 400  # SU-9.5
MOST_BOXES: Final = 4  # SU-2.3

# --- a card outside play: its design, who has seen it there, and a block whose order only some know ----------
CARD: Final = 255  # slot & CARD is the design
SEEN: Final = 256  # SEEN << seat: this seat knows the card in this place; bit 4 is a spectator's
EVERYBODY_SEEN: Final = 31 * SEEN
BLOCK: Final = 1 << 13  # cards of one block number were shown together, then put down in a secret order
BASE_CARD: Final = 100  # designs from here on are bases

# --- what a card can do as long as it lies there, bits ---------------------------------------------------------
MICROBOT: Final = 1  # SU-6.14
MAKES_MICROBOTS: Final = 2
INDESTRUCTIBLE: Final = 4  # SU-11.1
FLEES: Final = 8  # SU-11.8
GUARDS_HOLDER: Final = 16  # SU-11.2: its minion is not affected by others' actions
GUARDS_HERE: Final = 32  # SU-11.2: so are its controller's minions at this base
SHIELDS_HOLDER: Final = 64  # SU-11.5: destroyed instead
SHIELDS_HERE: Final = 128  # SU-11.4
JAMS: Final = 256  # SU-13.2
IGNORES: Final = 512  # SU-13.3
BANS_FACTION: Final = 1024  # SU-14.12
BANS_OTHERS: Final = 2048  # SU-11.9
OPENS_PILE: Final = 4096  # SU-5.12
BURIES: Final = 8192  # SU-13.7

# --- what a "play on" action is played on (SU-4.2) -------------------------------------------------------------
A_BASE: Final = 1
A_MINION: Final = 2
OWN_MINION: Final = 3
HOLDERS: Final = ("none", "base", "minion", "own_minion")

# --- whose text acts (SU-11.2, SU-14.15): the `count` of a text's frame ----------------------------------------
BY_PLAYED_MINION: Final = 1
BY_PLAYED_ACTION: Final = 2
BY_LYING_ACTION: Final = 3
BY_MINION: Final = 4
BY_BASE: Final = 5

# --- for whom the text of a scored base is (SU-8.3, SU-13.5) ------------------------------------------------------
WINNERS: Final = 1
FIRST_WINNER: Final = 2
NOT_WINNERS: Final = 3
THOSE_THERE: Final = 4
ONCE: Final = 5  # one text for all, put to the active player
ABSENT: Final = 9  # the "place" of a player who has no minion there

# --- the steps of a turn (SU-3.1) ------------------------------------------------------------------------------
DRAFTING: Final = 0
STARTING: Final = 1
PLAYING: Final = 2
SCORING: Final = 3
DRAWING: Final = 4
ENDING: Final = 5
STEPS: Final = ("draft", "start", "play", "score", "draw", "end")
BEFORE: Final = 1  # special windows (SU-7.10)
AFTER: Final = 2
WINDOWS: Final = ("", "before", "after")

# --- decisions ---------------------------------------------------------------------------------------------------
ASK_DRAFT: Final = 0
ASK_PLAY: Final = 1
ASK_NOW: Final = 2
ASK_USE: Final = 3
ASK_ON_BASE: Final = 4
ASK_ON_MINION: Final = 5
ASK_ORDER: Final = 6
ASK_SCORE: Final = 7
ASK_SPECIAL: Final = 8
ASK_FIRST: Final = 9
ASK_DISCARD: Final = 10
ASK_IGNORE: Final = 11
ASK_SHIELD: Final = 12
ASK_TARGET: Final = 13
ASK_TO: Final = 14
ASK_BASE: Final = 15
ASK_PLAYER: Final = 16
ASK_FACTION: Final = 17
ASK_ACTION: Final = 18
ASK_PROBE: Final = 19
ASK_TERRAFORM: Final = 20
ASK_PILE: Final = 21
ASK_COPIES: Final = 22
ASK_SEARCH: Final = 23
ASK_TOP: Final = 24
ASK_TAKE: Final = 25
ASK_APPRENTICE: Final = 26
ASK_KEEP: Final = 27
ASK_LIBRARY: Final = 28
ASK_ENCHANT: Final = 29
ASK_REPLACE: Final = 30
ASK_UNDER: Final = 31
ASK_LIMIT: Final = 32
KINDS: Final = (
    Kind("draft", "SU-2.1"),
    Kind("play", "SU-3.3"),
    Kind("now", "SU-5.4"),
    Kind("use", "SU-5.7"),
    Kind("on_base", "SU-10.5"),
    Kind("on_minion", "SU-10.5"),
    Kind("order", "SU-10.3"),
    Kind("score", "SU-7.2"),
    Kind("special", "SU-7.10"),
    Kind("first", "SU-7.6"),
    Kind("discard", "SU-6.2"),
    Kind("ignore", "SU-13.3"),
    Kind("shield", "SU-11.6"),
    Kind("target", "SU-4.9"),
    Kind("to", "SU-6.4"),
    Kind("base", "SU-4.9"),
    Kind("player", "SU-4.9"),
    Kind("faction", "SU-4.9"),
    Kind("action", "SU-4.9"),
    Kind("probe", "SU-6.2"),
    Kind("terraform", "SU-13.4"),
    Kind("pile", "SU-12.5"),
    Kind("copies", "SU-4.8"),
    Kind("search", "SU-12.3"),
    Kind("top", "SU-12.2"),
    Kind("take", "SU-12.2"),
    Kind("apprentice", "SU-14.4"),
    Kind("keep", "SU-12.1"),
    Kind("library", "SU-13.6"),
    Kind("enchant", "SU-14.5"),
    Kind("replace", "SU-13.9"),
    Kind("under", "SU-13.9"),
    Kind("limit", "SU-3.5"),
)

# --- option values: what a number in a list of options means -------------------------------------------------------
NO: Final = 0  # "no", "none", "done", "pass" or "end"
YES: Final = 1
PLACE: Final = 1000  # a card at a base is base * PLACE + card; a number of copies is n * PLACE + card
FROM_PILE: Final = 1_000_000_000  # the same, but the card comes from the discard pile,
RISE: Final = 2_000_000_000  # or from there by its own Special (SU-14.2),
IN_PLAY: Final = 3_000_000_000  # and above that: a minion in play whose Special is used
TO_HAND: Final = 1  # what may be done with a revealed action (SU-14.4)
PLAY_IT: Final = 2
PUT_BACK: Final = 3
APPRENTICE_WORDS: Final = ("", "hand", "play", "back")
BASE_TEXT: Final = 1  # what comes first after scoring (SU-7.6)
SPECIALS: Final = 2
FIRST_WORDS: Final = ("", "base", "specials")
UNLIMITED: Final = 99  # a play without a limit on power

# --- events ----------------------------------------------------------------------------------------------------------
TELL_FACTIONS: Final = 0
TELL_STARTS: Final = 1
TELL_REDEALS: Final = 2
TELL_LAYS: Final = 3
TELL_TURN: Final = 4
TELL_PLAYS: Final = 5
TELL_ACTS: Final = 6
TELL_ATTACHES: Final = 7
TELL_DESTROYED: Final = 8
TELL_RETURNS: Final = 9
TELL_BURIED: Final = 10
TELL_MOVES: Final = 11
TELL_FLEES: Final = 12
TELL_DISCARDS: Final = 13
TELL_DRAWS: Final = 14
TELL_SHUFFLES: Final = 15
TELL_GAINS: Final = 16
TELL_SCORES: Final = 17
TELL_PLACE: Final = 18
TELL_CLEARS: Final = 19
TELL_REPLACES: Final = 20
TELL_NOT_REPLACED: Final = 21
TELL_PASSES: Final = 22
TELL_SPECIAL: Final = 23
TELL_REVEALS: Final = 24
TELL_LOOKS: Final = 25
TELL_TAKES: Final = 26
TELL_SHUFFLES_IN: Final = 27
TELL_SHIELDED: Final = 28
TELL_UNHARMED: Final = 29
TELL_REMOVED: Final = 30
TELL_NAMES: Final = 31
TELL_MARKS: Final = 32
TELL_IGNORES: Final = 33
TELL_SWAPS: Final = 34
TELL_BOOSTS: Final = 35
TELL_LOWERS: Final = 36
TELL_RESOLVES: Final = 37
TELL_ABORTS: Final = 38
TELL_NO_EFFECT: Final = 39
TELL_FOUND: Final = 40
TELL_LOOKS_AT_BASES: Final = 41
TELL_DECLINES: Final = 42
TELL_EXTRA_MINION: Final = 43
TELL_EXTRA_ACTION: Final = 44
EVENTS: Final = (
    EventKind("factions", "SU-1.2", "seat", "first:faction", "second:faction"),
    EventKind("starts", "SU-1.7", "seat"),
    EventKind("redeals", "SU-1.6", "seat"),
    EventKind("lays", "SU-1.4"),
    EventKind("turn", "SU-3.1", "seat", "turn"),
    EventKind("plays", "SU-4.1", "seat", "card:card", "base:card", "minion:minion", beat=True),
    EventKind("acts", "SU-4.2", "seat", "card:card", beat=True),
    EventKind("attaches", "SU-10.5", "seat", "card:card", "holder:card", beat=True),
    EventKind("destroyed", "SU-6.1", "seat", "card:card", "minion:minion", beat=True),
    EventKind("returns", "SU-6.3", "seat", "card:card", "minion:minion", beat=True),
    EventKind("buried", "SU-6.6", "seat", "card:card", "minion:minion", beat=True),
    EventKind("moves", "SU-6.4", "seat", "card:card", "base:card", "minion:minion", beat=True),
    EventKind("flees", "SU-11.8", "seat", "card:card", "base:card", "minion:minion", beat=True),
    EventKind("discards", "SU-6.2", "seat"),
    EventKind("draws", "SU-3.5", "seat"),
    EventKind("shuffles", "SU-12.1", "seat"),
    EventKind("gains", "SU-9.3", "seat", "amount", "vp", beat=True),
    EventKind("scores", "SU-7.1", "seat", "base:card", beat=True),
    EventKind("place", "SU-8.1", "seat", "place", "power"),
    EventKind("clears", "SU-7.7", "base:card"),
    EventKind("replaces", "SU-7.8", "old:card", "base:card", beat=True),
    EventKind("not_replaced", "SU-7.8", "old:card"),
    EventKind("passes", "SU-7.10", "seat"),
    EventKind("special", "SU-6.8", "seat", "card:card", beat=True),
    EventKind("reveals", "SU-14.4", "seat"),
    EventKind("looks", "SU-12.1", "seat", "whose"),
    EventKind("takes", "SU-12.5", "seat"),
    EventKind("shuffles_in", "SU-12.8", "seat"),
    EventKind("shielded", "SU-11.4", "seat", "card:card"),
    EventKind("unharmed", "SU-11.2", "seat", "card:card"),
    EventKind("removed", "SU-6.1", "seat", "card:card"),
    EventKind("names", "SU-14.12", "seat", "word:faction"),
    EventKind("marks", "SU-11.10", "seat", "whom"),
    EventKind("ignores", "SU-13.3", "seat", "base:card"),
    EventKind("swaps", "SU-13.4", "seat", "old:card", "base:card", beat=True),
    EventKind("boosts", "SU-6.12", "seat", "card:card", "minion:minion", "amount"),
    EventKind("lowers", "SU-6.13", "base:card", "amount"),
    EventKind("resolves", "SU-10.3", "seat", "card:card"),
    EventKind("aborts", "SU-7.14", "seat"),
    EventKind("no_effect", "SU-4.6", "seat", "card:card"),
    EventKind("found", "SU-12.3", "seat"),
    EventKind("looks_at_bases", "SU-13.9", "seat"),
    EventKind("declines", "SU-4.7", "seat", "card:card"),
    EventKind("extra_minion", "SU-5.2", "seat", "card:card", "number"),
    EventKind("extra_action", "SU-5.2", "seat", "card:card", "number"),
)

# --- rules that are read anew --------------------------------------------------------------------------------------
MINIONS_STAY: Final = 1
FEWER_QUESTIONS: Final = 2
POSSIBLE_PLAYS: Final = 3
RULINGS: Final = (
    Ruling("minions_stay", "SU-10.6"),
    Ruling("fewer_questions", "SU-10.3"),
    Ruling("possible_plays", "SU-3.3"),
)

# --- how a game ends (SU-9) ------------------------------------------------------------------------------------------
SOLE_LEADER: Final = 0
TOO_LONG: Final = 1
REASONS: Final = ("victory_points", "turn_limit")

# --- why a play is forbidden; 0 is "it is not" -----------------------------------------------------------------------
ALLOWED: Final = 0
FACTION_BARRED: Final = 1
OTHERS_BARRED: Final = 2
ASLEEP: Final = 3
FORBIDDEN: Final = (
    ("", ""),
    ("SU-14.12", "faction_barred"),
    ("SU-11.9", "others_barred"),
    ("SU-11.10", "asleep"),
)
