"""Summoner Wars, second edition: two summoners, their armies and a battlefield of 48 spaces."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.outside.decklists import SummonerDecks
from herna.games.summoner.printed.decks import DeckSpec
from herna.games.summoner.state import BOOK, blank
from herna.games.summoner.table.words import TURN_LIMIT
from herna.kernel.game import Game, OptionSpec

OPTIONS: Final = (
    DeckSpec("south", "phoenix_elves"),
    DeckSpec("north", "tundra_orcs"),
    OptionSpec("turn_limit", TURN_LIMIT, (50, 100, 200, TURN_LIMIT, 500, 1000)),  # SW-23.4
)
GAME: Final = Game("summoner", "1", (2,), OPTIONS, BOOK, blank, SummonerDecks())
