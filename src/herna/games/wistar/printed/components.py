"""All components in one place: loads the tables, lists the ids, and knows which cards make up the decks."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.printed import automata, buildings, mice, missions, places, tools
from herna.games.wistar.table.designs import DESIGNS, PLACES, SLUGS
from herna.games.wistar.table.words import (
    AGGRESSIVE,
    CHEESE6,
    FIRST_CELLAR_MISSION,
    FIRST_CELLAR_MOUSE,
    FIRST_DOOR,
    FIRST_FIELD,
    FIRST_GOAL,
    FIRST_HERO,
    FIRST_MISSION,
    FIRST_MOUSE,
    FIRST_TOKEN,
)

TABLES: Final = (tools, automata, buildings, mice, missions, places)


def numbers(first: int, end: int) -> tuple[int, ...]:
    return tuple([i for i in range(first, end) if SLUGS[i]])


CARDS: Final = numbers(1, FIRST_MOUSE)
HOUSE_MICE: Final = numbers(FIRST_MOUSE, FIRST_CELLAR_MOUSE)
CELLAR_MICE: Final = numbers(FIRST_CELLAR_MOUSE, CHEESE6)
HEROES: Final = numbers(FIRST_HERO, FIRST_TOKEN)
TOKENS: Final = numbers(FIRST_TOKEN, FIRST_MISSION)
HOUSE_MISSIONS: Final = numbers(FIRST_MISSION, FIRST_CELLAR_MISSION)
CELLAR_MISSIONS: Final = numbers(FIRST_CELLAR_MISSION, FIRST_GOAL)
ALL_GOALS: Final = numbers(FIRST_GOAL, FIRST_DOOR)
DOORS: Final = tuple([i for i in numbers(FIRST_DOOR, FIRST_FIELD) for _ in range(PLACES[i].copies)])


def deck_of(deck: int, aggressive: bool) -> tuple[int, ...]:
    """All cards of a deck; without the aggressive ones in the variant (RW-21.2)."""
    return tuple([i for i in CARDS if DESIGNS[i].deck == deck and (aggressive or DESIGNS[i].type != AGGRESSIVE)])


DECKS_WITH: Final = (deck_of(0, True), deck_of(1, True))
DECKS_WITHOUT: Final = (deck_of(0, False), deck_of(1, False))


def decks_for(aggressive: bool) -> tuple[tuple[int, ...], ...]:
    return DECKS_WITH if aggressive else DECKS_WITHOUT
