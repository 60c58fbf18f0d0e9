"""Mindbug, all three sets: the duel in which the best creature you play may not be yours for long."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug import setup
from herna.games.mindbug.outside import actions, codes, evaluate, facts, features, picture, position, refusals, view
from herna.games.mindbug.printed.cards import SETS
from herna.games.mindbug.state import blank
from herna.games.mindbug.table.moves import PROCEDURES
from herna.games.mindbug.table.words import EVENTS, KINDS, REASONS, RULINGS
from herna.kernel.book import Book
from herna.kernel.game import Game, OptionSpec
from herna.kernel.texts.catalogue import Catalogue

OPTIONS: Final = (OptionSpec("sets", [SETS[0]], SETS, several=True),)  # MB-15.1
BOOK: Final = Book(
    PROCEDURES, KINDS, EVENTS, REASONS, Catalogue("herna.games.mindbug"),
    setup, codes, refusals, view, position, facts, picture, evaluate, features, actions,
)  # fmt: skip
GAME: Final = Game("mindbug", "1", (2,), OPTIONS, BOOK, blank, rulings=RULINGS)
