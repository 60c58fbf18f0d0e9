"""The fixed list of actions: a verb with a card, and where it matters whose card that is."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.outside.codes import in_play
from herna.games.mindbug.printed import cards  # noqa: F401  fills the registry
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.words import (
    ACT_WITH,
    ASK_ACTION,
    ASK_AGAIN,
    ASK_BLOCK,
    ASK_BOOST,
    ASK_COPY,
    ASK_DISCARD,
    ASK_ENTER,
    ASK_HUNT,
    ASK_KEYWORD,
    ASK_MINDBUG,
    ASK_MODE,
    ASK_ORDER,
    ASK_PAY,
    ASK_PILE,
    ASK_TAKE,
    ASK_TARGET,
    ASK_UNBOOST,
    ATTACK_WITH,
    KEYWORDS,
    KINDS,
    MODES,
    NO,
    PLACE,
)
from herna.kernel.actions import ActionList
from herna.kernel.choice import Ask

SLUGS: Final = [d.slug for d in DESIGNS[1:]]
CARDS: Final = len(SLUGS)
EQUAL: Final = 3  # creatures of one face on one side that have an action each
SIDED: Final = [f"own.{slug}" for slug in SLUGS] + [f"enemy.{slug}" for slug in SLUGS]

LIST: Final = ActionList()
PLAY: Final = LIST.block("play", SLUGS)
ATTACK: Final = LIST.block("attack", SLUGS, EQUAL)
ACT: Final = LIST.block("act", SLUGS, EQUAL)
DECLINE: Final = LIST.block("none", [kind.name for kind in KINDS])  # also where a series is done
ACCEPT: Final = LIST.block("yes", [KINDS[kind].name for kind in (ASK_MINDBUG, ASK_AGAIN, ASK_PAY)])
HUNT: Final = LIST.block("hunt", SLUGS, EQUAL)
BLOCK: Final = LIST.block("block", SLUGS, EQUAL)
TARGET: Final = LIST.block("target", SIDED, EQUAL)
COPY: Final = LIST.block("copy", SIDED)
ENTER: Final = LIST.block("enter", SIDED)
TAKE: Final = LIST.block("take", SIDED)
BOOST: Final = LIST.block("boost", SIDED)
DISCARD: Final = LIST.block("discard", SLUGS)
UNBOOST: Final = LIST.block("unboost", SIDED)  # by the card under a creature, and whose creature it is
ORDER: Final = LIST.block("order", SIDED)
MODE: Final = LIST.block("mode", list(MODES[1:]))
KEYWORD: Final = LIST.block("keyword", list(KEYWORDS))
PILE: Final = LIST.block("pile", ["own", "enemy"])


def numbers(s: Table, ask: Ask) -> list[int]:
    return [number(s, ask, value) for value in ask.options]


def number(s: Table, ask: Ask, value: int) -> int:
    """The action of an option; equal ones are told apart afterwards."""
    kind = ask.kind
    if kind == ASK_ACTION:
        if value < ATTACK_WITH:
            return PLAY + value - 1
        if value < ACT_WITH:
            return ATTACK + (in_play(s, value - ATTACK_WITH).face.index - 1) * EQUAL
        return ACT + (in_play(s, value - ACT_WITH).face.index - 1) * EQUAL
    if value == NO:
        return DECLINE + kind
    if kind == ASK_BLOCK:
        return BLOCK + (in_play(s, value).face.index - 1) * EQUAL
    if kind == ASK_HUNT:
        return HUNT + (in_play(s, value).face.index - 1) * EQUAL
    if kind == ASK_TARGET or kind == ASK_COPY:
        c = in_play(s, value)
        place = c.face.index - 1 + (0 if c.seat == ask.seat else CARDS)
        return TARGET + place * EQUAL if kind == ASK_TARGET else COPY + place
    if kind == ASK_MINDBUG:
        return ACCEPT
    if kind == ASK_AGAIN:
        return ACCEPT + 1
    if kind == ASK_PAY:
        return ACCEPT + 2
    if kind == ASK_ENTER or kind == ASK_TAKE or kind == ASK_BOOST:
        first = ENTER if kind == ASK_ENTER else TAKE if kind == ASK_TAKE else BOOST
        return first + value % PLACE - 1 + (0 if value // PLACE - 1 == ask.seat else CARDS)
    if kind == ASK_DISCARD:
        return DISCARD + value - 1
    if kind == ASK_UNBOOST:
        return UNBOOST + value % PLACE - 1 + (0 if in_play(s, value // PLACE).seat == ask.seat else CARDS)
    if kind == ASK_ORDER:
        w = s.waiting[value - 1]
        return ORDER + w.card - 1 + (0 if w.you == ask.seat else CARDS)
    if kind == ASK_MODE:
        return MODE + value - 1
    if kind == ASK_KEYWORD:
        return KEYWORD + value.bit_length() - 1
    assert kind == ASK_PILE
    return PILE + (0 if value - 1 == ask.seat else 1)
