"""Toll: a tiny duel with numbers; what you lay is yours unless the other pays to stop it."""

from __future__ import annotations

from typing import Final

from herna.kernel.book import Book
from herna.kernel.game import Game
from herna.kernel.texts.catalogue import Catalogue
from toll import setup
from toll.outside import codes, evaluate, facts, picture, position, refusals, view
from toll.state import blank
from toll.table import EVENTS, KINDS, PROCEDURES, REASONS

TEXTS: Final = Catalogue("toll")  # the package whose folder `texts` has the words
BOOK: Final = Book(
    PROCEDURES, KINDS, EVENTS, REASONS, TEXTS, setup, codes, refusals, view, position, facts, picture, evaluate
)
GAME: Final = Game("toll", "1", (2,), (), BOOK, blank)
