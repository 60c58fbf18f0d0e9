"""The numbers Mindbug's engine speaks in, and the names the world knows them by."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Kind
from herna.kernel.events import EventKind
from herna.kernel.setup import Ruling

# --- keywords (MB-9), bits ----------------------------------------------------------------------------
POISONOUS: Final = 1
HUNTER: Final = 2
SNEAKY: Final = 4
TOUGH: Final = 8
FRENZY: Final = 16
KEYWORDS: Final = ("poisonous", "hunter", "sneaky", "tough", "frenzy")

# --- traits: continuous abilities that a rule asks for by name, bits ------------------------------------
SILENCES: Final = 1  # the opponent's Play effects do nothing (MB-8.13)
INVERTS: Final = 2  # the stronger loses its fights (MB-6.10)
MUST_BE_HUNTED: Final = 4  # MB-6.12

# --- waiting effects: marks ----------------------------------------------------------------------------
PLAY_EFFECT: Final = 1  # a Play ability's

# --- set-up (MB-1) --------------------------------------------------------------------------------------
DEALT: Final = 10
HAND_SIZE: Final = 5
STARTING_LIFE: Final = 3
STARTING_MINDBUGS: Final = 2
TURN_LIMIT: Final = 1000  # MB-14.4

# --- decisions (MB-D1 to MB-D17) ------------------------------------------------------------------------
ASK_ACTION: Final = 0
ASK_MINDBUG: Final = 1
ASK_HUNT: Final = 2
ASK_BLOCK: Final = 3
ASK_AGAIN: Final = 4
ASK_ORDER: Final = 5
ASK_TARGET: Final = 6
ASK_DISCARD: Final = 7
ASK_ENTER: Final = 8
ASK_TAKE: Final = 9
ASK_BOOST: Final = 10
ASK_MODE: Final = 11
ASK_KEYWORD: Final = 12
ASK_PAY: Final = 13
ASK_COPY: Final = 14
ASK_PILE: Final = 15
ASK_UNBOOST: Final = 16
KINDS: Final = (
    Kind("action", "MB-4.1"),
    Kind("mindbug", "MB-5.3"),
    Kind("hunt", "MB-6.5"),
    Kind("block", "MB-6.6"),
    Kind("again", "MB-9.5"),
    Kind("order", "MB-8.8"),
    Kind("target", "MB-8.3"),
    Kind("discard", "MB-8.15"),
    Kind("enter", "MB-8.10"),
    Kind("take", "MB-8.3"),
    Kind("boost", "MB-12.1"),
    Kind("mode", "MB-8.2"),
    Kind("keyword", "MB-8.2"),
    Kind("pay", "MB-8.3"),
    Kind("copy", "MB-8.14"),
    Kind("pile", "MB-8.2"),
    Kind("unboost", "MB-8.3"),
)

# --- option values: what a number in a list of options means ----------------------------------------------
NO: Final = 0  # "no", "nobody", "none" or "done"; cards, creatures and effects count from 1
YES: Final = 1
ATTACK_WITH: Final = 1000  # an action: below this a card to play, then a creature to attack with,
ACT_WITH: Final = 2_000_000  # then a creature whose Action to use
PLACE: Final = 1000  # a card at a place is place * PLACE + card; a place is a pile (seat + 1) or a creature

# --- what the numbers are that a procedure has picked --------------------------------------------------------
CREATURES: Final = 0
CARDS: Final = 1
PILED_CARDS: Final = 2  # place * PLACE + card

# --- modes of cards that let you choose (MB-D12) ---------------------------------------------------------
MODE_BOOST: Final = 1
MODE_DEFEAT: Final = 2
MODE_TAKE: Final = 3
MODES: Final = ("", "boost", "defeat", "take")

# --- events ----------------------------------------------------------------------------------------------
TELL_STARTS: Final = 0
TELL_TURN: Final = 1
TELL_PLAYS: Final = 2
TELL_MINDBUG: Final = 3
TELL_NO_MINDBUG: Final = 4
TELL_ENTERS: Final = 5
TELL_ATTACKS: Final = 6
TELL_HUNTS: Final = 7
TELL_BLOCKS: Final = 8
TELL_UNBLOCKED: Final = 9
TELL_ATTACK_ENDS: Final = 10
TELL_DEFEATED: Final = 11
TELL_EXHAUSTED: Final = 12
TELL_SAVED: Final = 13
TELL_LOSES_LIFE: Final = 14
TELL_GAINS_LIFE: Final = 15
TELL_SETS_LIFE: Final = 16
TELL_DRAWS: Final = 17
TELL_DISCARDS: Final = 18
TELL_STEALS: Final = 19
TELL_CONTROLS: Final = 20
TELL_TO_HAND: Final = 21
TELL_RETURNS: Final = 22
TELL_BOOSTS: Final = 23
TELL_UNBOOSTS: Final = 24
TELL_EVOLVES: Final = 25
TELL_ACTS: Final = 26
TELL_RESOLVES: Final = 27
TELL_SILENCED: Final = 28
TELL_REVEALS: Final = 29
TELL_PILES: Final = 30
TELL_PROTECTS: Final = 31
TELL_ENDS: Final = 32
TELL_KEYWORD: Final = 33
TELL_NO_EFFECT: Final = 34
TELL_DECLINES: Final = 35
EVENTS: Final = (
    EventKind("starts", "MB-1.7", "seat", "mine:card", "other:card"),
    EventKind("turn", "MB-4.1", "seat", "turn"),
    EventKind("plays", "MB-5.1", "seat", "card:card", beat=True),
    EventKind("mindbug", "MB-5.5", "seat", "card:card", beat=True),
    EventKind("no_mindbug", "MB-5.4", "seat", "card:card"),
    EventKind("enters", "MB-8.10", "seat", "card:card", "creature:creature", beat=True),
    EventKind("attacks", "MB-6.1", "seat", "card:card", "creature:creature", beat=True),
    EventKind("hunts", "MB-6.5", "seat", "card:card", "creature:creature", beat=True),
    EventKind("blocks", "MB-6.9", "seat", "card:card", "creature:creature", beat=True),
    EventKind("unblocked", "MB-6.8", "seat"),
    EventKind("attack_ends", "MB-6.4", "seat"),
    EventKind("defeated", "MB-8.6", "seat", "card:card", "creature:creature", beat=True),
    EventKind("exhausted", "MB-9.4", "seat", "card:card", "creature:creature", beat=True),
    EventKind("saved", "MB-8.6", "seat", "card:card", "creature:creature"),
    EventKind("loses_life", "MB-8.18", "seat", "amount", "life", beat=True),
    EventKind("gains_life", "MB-2.2", "seat", "amount", "life"),
    EventKind("sets_life", "MB-8.18", "seat", "life"),
    EventKind("draws", "MB-2.3", "seat"),
    EventKind("discards", "MB-8.15", "seat"),
    EventKind("steals", "MB-8.16", "seat"),
    EventKind("controls", "MB-8.17", "seat", "card:card", "creature:creature", beat=True),
    EventKind("to_hand", "MB-16.2", "seat"),
    EventKind("returns", "MB-2.9", "seat"),
    EventKind("boosts", "MB-12.1", "seat", "boost:card", "card:card", "creature:creature"),
    EventKind("unboosts", "MB-12.3", "seat", "boost:card", "card:card", "creature:creature"),
    EventKind("evolves", "MB-13.2", "seat", "old:card", "card:card", "creature:creature", beat=True),
    EventKind("acts", "MB-7.1", "seat", "card:card", "creature:creature", beat=True),
    EventKind("resolves", "MB-8.8", "seat", "card:card"),
    EventKind("silenced", "MB-8.13", "seat", "card:card"),
    EventKind("reveals", "MB-16.1", "seat", "card:card"),
    EventKind("piles", "MB-11.4", "seat", "card:card"),
    EventKind("protects", "MB-8.6", "seat", "card:card", "creature:creature"),
    EventKind("ends", "MB-2.1", "seat", "loser", "reason:reason"),
    EventKind("keyword", "MB-8.2", "seat", "word:keyword"),
    EventKind("no_effect", "MB-8.1", "seat", "card:card"),
    EventKind("declines", "MB-8.3", "seat", "card:card"),
)

# --- rules that are read anew -----------------------------------------------------------------------------
FEWER_QUESTIONS: Final = 1
RULINGS: Final = (Ruling("fewer_questions", "MB-8.3"),)

# --- how a game ends (MB-14) -----------------------------------------------------------------------------
LIFE_LOST: Final = 0
NO_ACTION: Final = 1
TOO_LONG: Final = 2
REASONS: Final = ("life", "no_action", "turn_limit")

# --- why an attack (MB-6.2) or a block (by the rule beside the reason) is forbidden; 0 is "it is not" -------
ALLOWED: Final = 0
NEVER_ATTACKS: Final = 1
SNEAKY_BARRED: Final = 2
SHARES_POWER: Final = 3
TOO_STRONG: Final = 4
TOO_WEAK: Final = 5
NOT_SNEAKY: Final = 6
POWER_TOO_FAR: Final = 7
NOBODY_MAY_BLOCK: Final = 8
FORBIDDEN: Final = (
    ("", ""),
    ("MB-6.2", "never_attacks"),
    ("MB-6.7", "sneaky_barred"),
    ("MB-6.2", "shares_power"),
    ("MB-6.7", "too_strong"),
    ("MB-6.7", "too_weak"),
    ("MB-9.3", "not_sneaky"),
    ("MB-6.7", "power_too_far"),
    ("MB-6.7", "nobody_may_block"),
)
