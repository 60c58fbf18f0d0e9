"""The fixed list of actions: cards to play with the base they go to, and things in play by owner, name and base.

Questions never mix, so one block serves all of them that ask for the same kind of thing. Players are counted from the
seat that chooses.
"""

from __future__ import annotations

from typing import Final

from herna.games.smashup.outside.codes import attached, base_in_play, in_play
from herna.games.smashup.printed import cards  # noqa: F401  fills the registries
from herna.games.smashup.rules.playing import candidates
from herna.games.smashup.table.designs import BASES, DESIGNS
from herna.games.smashup.table.moves import Table
from herna.games.smashup.table.pieces import Base, Minion
from herna.games.smashup.table.words import (
    APPRENTICE_WORDS,
    ASK_ACTION,
    ASK_APPRENTICE,
    ASK_BASE,
    ASK_COPIES,
    ASK_DRAFT,
    ASK_ENCHANT,
    ASK_FACTION,
    ASK_FIRST,
    ASK_IGNORE,
    ASK_KEEP,
    ASK_LIBRARY,
    ASK_NOW,
    ASK_ON_BASE,
    ASK_ON_MINION,
    ASK_ORDER,
    ASK_PLAY,
    ASK_PLAYER,
    ASK_SCORE,
    ASK_SHIELD,
    ASK_SPECIAL,
    ASK_TARGET,
    ASK_TO,
    ASK_USE,
    BASE_CARD,
    FACTIONS,
    FIRST_WORDS,
    FROM_PILE,
    IN_PLAY,
    KINDS,
    NO,
    PLACE,
    RISE,
)
from herna.kernel.actions import ActionList
from herna.kernel.choice import Ask

MOST_COPIES: Final = 4
EQUAL: Final = 2  # minions of one name and owner at one base that have an action each
EQUAL_ACTIONS: Final = 3
EQUAL_PLAYS: Final = 2
WHO: Final = ["own", "next1", "next2", "next3"]
CARDS: Final = [d.slug for d in DESIGNS[1:]]
MINIONS: Final = [d.slug for d in DESIGNS[1:] if d.minion]
PLACES: Final = [d.slug for d in BASES[1:]]
COMPONENTS: Final = CARDS + PLACES
RANK: Final[tuple[int, ...]] = tuple([MINIONS.index(d.slug) if d.slug in MINIONS else 0 for d in DESIGNS])
AT: Final = len(PLACES)
SENT: Final = [f"{minion}@{base}" for minion in MINIONS for base in PLACES]

LIST: Final = ActionList()
END: Final = LIST.block("end", [""])
PLAY: Final = LIST.block("play", CARDS)
PLAY_AT: Final = LIST.block("play", SENT)
RAISE_AT: Final = LIST.block("raise", SENT)  # out of the discard pile
RISE_AT: Final = LIST.block("rise", SENT)  # the same, by its own Special
SPECIAL: Final = LIST.block("special", CARDS)
SPECIAL_AT: Final = LIST.block("special", SENT)
MINION: Final = LIST.block("minion", [f"{who}.{name}" for who in WHO for name in SENT], EQUAL)
ACTION: Final = LIST.block("action", [f"{who}.{card}" for who in WHO for card in CARDS], EQUAL_ACTIONS)
BASE: Final = LIST.block("base", PLACES)
ORDER: Final = LIST.block("resolve", [f"{who}.{name}" for who in WHO for name in COMPONENTS])
USE: Final = LIST.block("use", ["regular", *COMPONENTS], EQUAL_PLAYS)
COMPONENT: Final = LIST.block("card", COMPONENTS)
COPIES: Final = LIST.block("copies", [f"{card}@{n}" for card in CARDS for n in range(MOST_COPIES + 1)])
DECLINE: Final = LIST.block("none", [kind.name for kind in KINDS])  # also where a series is done
ACCEPT: Final = LIST.block("yes", [kind.name for kind in KINDS])
FACTION: Final = LIST.block("faction", list(FACTIONS))
PLAYER: Final = LIST.block("player", WHO)
FIRST: Final = LIST.block("first", list(FIRST_WORDS[1:]))
APPRENTICE: Final = LIST.block("apprentice", list(APPRENTICE_WORDS[1:]))


def component(card: int) -> int:
    """The place of a card or base among the components."""
    return card - 1 if card < BASE_CARD else len(CARDS) + card - BASE_CARD - 1


def at(minion: int, b: Base) -> int:
    """The place of a minion's design with a base among those that are sent somewhere."""
    return RANK[minion] * AT + b.design.index - 1


def numbers(s: Table, ask: Ask) -> list[int]:
    return [number(s, ask, value) for value in ask.options]


def number(s: Table, ask: Ask, value: int) -> int:
    """The action of an option; equal ones are told apart afterwards."""
    kind = ask.kind
    if kind == ASK_PLAY or kind == ASK_NOW or kind == ASK_SPECIAL:
        return play_number(s, kind, value)
    if value == NO:
        return DECLINE + kind
    if kind == ASK_TARGET or kind == ASK_ON_MINION:
        return minion_number(s, ask.seat, in_play(s, value))
    if kind == ASK_BASE or kind == ASK_TO or kind == ASK_SCORE or kind == ASK_ON_BASE:
        return BASE + base_in_play(s, value).design.index - 1
    if kind == ASK_ACTION or kind == ASK_SHIELD:
        a = attached(s, value)
        return ACTION + ((a.seat - ask.seat) % s.players * len(CARDS) + a.design.index - 1) * EQUAL_ACTIONS
    if kind == ASK_ORDER:
        w = s.waiting[value - 1]
        return ORDER + (w.you - ask.seat) % s.players * len(COMPONENTS) + component(w.card)
    if kind == ASK_USE:
        grant = candidates(s, s.stack[-1])[value - 1]
        return USE + (1 + component(grant.card) if grant.card else 0) * EQUAL_PLAYS
    if kind == ASK_IGNORE or kind == ASK_KEEP or kind == ASK_LIBRARY:
        return ACCEPT + kind
    if kind == ASK_DRAFT or kind == ASK_FACTION:
        return FACTION + value - 1
    if kind == ASK_PLAYER or kind == ASK_ENCHANT:
        return PLAYER + (value - 1 - ask.seat) % s.players
    if kind == ASK_FIRST:
        return FIRST + value - 1
    if kind == ASK_APPRENTICE:
        return APPRENTICE + value - 1
    if kind == ASK_COPIES:
        return COPIES + (value % PLACE - 1) * (MOST_COPIES + 1) + min(value // PLACE, MOST_COPIES)
    return COMPONENT + component(value)


def play_number(s: Table, kind: int, value: int) -> int:
    if value == NO:
        return END if kind == ASK_PLAY else DECLINE + kind
    if value >= IN_PLAY:
        m = in_play(s, value - IN_PLAY)
        return SPECIAL_AT + at(m.design.index, s.base_of(m))
    card = value % PLACE
    if value >= RISE:
        return RISE_AT + at(card, base_in_play(s, (value - RISE) // PLACE))
    if value >= FROM_PILE:
        return RAISE_AT + at(card, base_in_play(s, (value - FROM_PILE) // PLACE))
    if kind == ASK_SPECIAL:
        return SPECIAL + card - 1
    return PLAY_AT + at(card, base_in_play(s, value // PLACE)) if value >= PLACE else PLAY + card - 1


def minion_number(s: Table, seat: int, m: Minion) -> int:
    place = (m.seat - seat) % s.players * len(SENT) + at(m.design.index, s.base_of(m))
    return MINION + place * EQUAL
