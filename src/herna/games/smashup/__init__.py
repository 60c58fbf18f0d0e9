"""Smash Up: shuffle two factions together and smash bases; 2 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from herna.games.smashup import setup
from herna.games.smashup.outside import actions, codes, evaluate, facts, features, picture, position, refusals, view
from herna.games.smashup.state import blank
from herna.games.smashup.table.moves import PROCEDURES
from herna.games.smashup.table.words import EVENTS, FACTIONS, KINDS, MOST_BOXES, REASONS, RULINGS
from herna.kernel.book import Book
from herna.kernel.errors import BadOption
from herna.kernel.game import Game, OptionSpec
from herna.kernel.texts.catalogue import Catalogue


class FactionsOption(OptionSpec):
    """How factions are found (SU-1.3): `random`, `draft`, or a list with a pair of names for each player."""

    def check(self, value: Any) -> Any:
        if isinstance(value, str):
            return OptionSpec.check(self, value)
        if not isinstance(value, list | tuple):
            raise BadOption(f"option 'factions': {value!r} is neither {self._listed()} nor a list of pairs")
        return [setup.check_pair(pair, "option 'factions'") for pair in value]

    def read(self, text: str) -> Any:
        """Besides the words, pairs as in `pirates+ninjas/robots+aliens`."""
        if "+" not in text:
            return OptionSpec.read(self, text)
        return [pair.split("+") for pair in text.casefold().split("/")]


OPTIONS: Final = (
    FactionsOption("factions", "random", ("random", "draft"), per_seat=2, each=FACTIONS),
    OptionSpec("boxes", 1, tuple(range(1, MOST_BOXES + 1))),  # SU-2.3
    OptionSpec("first", "random", ("random", 0, 1, 2, 3)),  # SU-1.7
)
BOOK: Final = Book(
    PROCEDURES, KINDS, EVENTS, REASONS, Catalogue("herna.games.smashup"),
    setup, codes, refusals, view, position, facts, picture, evaluate, features, actions,
)  # fmt: skip
GAME: Final = Game("smashup", "1", (2, 3, 4), OPTIONS, BOOK, blank, rulings=RULINGS)
