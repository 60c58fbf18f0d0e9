"""Big Monster: explorers draft monsters, pass the rest on and lay out the richest area, in teams or alone."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster import setup
from herna.games.bigmonster.outside import actions, codes, evaluate, facts, features, picture, position, refusals, view
from herna.games.bigmonster.setup import OPTIONS
from herna.games.bigmonster.state import blank
from herna.games.bigmonster.table.moves import PROCEDURES
from herna.games.bigmonster.table.words import EVENTS, KINDS, REASONS
from herna.kernel.book import Book
from herna.kernel.game import Game
from herna.kernel.texts.catalogue import Catalogue

BOOK: Final = Book(
    PROCEDURES, KINDS, EVENTS, REASONS, Catalogue("herna.games.bigmonster"),
    setup, codes, refusals, view, position, facts, picture, evaluate, features, actions,
)  # fmt: skip
GAME: Final = Game("bigmonster", "1", (2, 3, 4, 5, 6), OPTIONS, BOOK, blank)
