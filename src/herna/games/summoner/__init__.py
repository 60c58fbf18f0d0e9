"""Summoner Wars, second edition: two summoners, their armies and a battlefield of 48 spaces."""

from __future__ import annotations

from typing import Final

from herna.games.summoner import setup
from herna.games.summoner.outside import actions, codes, evaluate, facts, features, picture, position, refusals, view
from herna.games.summoner.outside.decklists import SummonerDecks
from herna.games.summoner.printed.decks import TEXTS, DeckSpec
from herna.games.summoner.state import blank
from herna.games.summoner.table.moves import PROCEDURES
from herna.games.summoner.table.words import EVENTS, KINDS, REASONS, RULINGS, TURN_LIMIT
from herna.kernel.book import Book
from herna.kernel.game import Game, OptionSpec

OPTIONS: Final = (
    DeckSpec("south", "phoenix_elves"),
    DeckSpec("north", "tundra_orcs"),
    OptionSpec("turn_limit", TURN_LIMIT, (50, 100, 200, TURN_LIMIT, 500, 1000)),  # SW-23.4
)
BOOK: Final = Book(
    PROCEDURES, KINDS, EVENTS, REASONS, TEXTS,
    setup, codes, refusals, view, position, facts, picture, evaluate, features, actions,
)  # fmt: skip
GAME: Final = Game("summoner", "1", (2,), OPTIONS, BOOK, blank, SummonerDecks(), rulings=RULINGS)
