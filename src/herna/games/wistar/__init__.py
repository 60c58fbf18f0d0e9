"""Rats of Wistar: rats move into a farm, dig, build, invent and explore for five rounds."""

from __future__ import annotations

from typing import Final

from herna.games.wistar import setup
from herna.games.wistar.outside import actions, codes, evaluate, facts, features, picture, position, refusals, view
from herna.games.wistar.state import blank
from herna.games.wistar.table.moves import PROCEDURES
from herna.games.wistar.table.words import EVENTS, KINDS, REASONS, RULINGS
from herna.kernel.book import Book
from herna.kernel.game import Game, OptionSpec
from herna.kernel.texts.catalogue import Catalogue

OPTIONS: Final = (OptionSpec("aggressive", True, (True, False)),)  # RW-21.2
BOOK: Final = Book(
    PROCEDURES, KINDS, EVENTS, REASONS, Catalogue("herna.games.wistar"),
    setup, codes, refusals, view, position, facts, picture, evaluate, features, actions,
)  # fmt: skip
GAME: Final = Game("wistar", "2", (2, 3, 4), OPTIONS, BOOK, blank, rulings=RULINGS)
