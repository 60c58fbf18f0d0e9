"""Summoner Wars, second edition: two summoners, their armies and a battlefield of 48 spaces."""

from __future__ import annotations

from typing import Any, Final

from herna.games.summoner import setup, state
from herna.games.summoner.outside import facts, picture, position
from herna.games.summoner.outside.decklists import SummonerDecks
from herna.games.summoner.printed.decks import DeckSpec
from herna.games.summoner.state import BOOK, SummonerWars
from herna.games.summoner.table.words import REASONS, TURN_LIMIT
from herna.kernel.events import Log
from herna.kernel.game import Game, OptionSpec
from herna.kernel.setup import Setup


class SummonerGame(Game[SummonerWars]):
    def __init__(self) -> None:
        options = (
            DeckSpec("south", "phoenix_elves"),
            DeckSpec("north", "tundra_orcs"),
            OptionSpec("turn_limit", TURN_LIMIT, (50, 100, 200, TURN_LIMIT, 500, 1000)),  # SW-23.4
        )
        Game.__init__(self, "summoner", "1", (2,), options, BOOK, REASONS)
        self.decks = SummonerDecks()

    def blank(self, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None) -> SummonerWars:
        return state.blank(setup, key, drawn, small, revealed, log)

    def start(self, s: SummonerWars) -> None:
        setup.start(s)

    def place(self, s: SummonerWars, position_: dict[str, Any]) -> None:
        position.place(s, position_)

    def component_ids(self) -> list[str]:
        return facts.component_ids()

    def facts(self, component: str) -> dict[str, Any]:
        return facts.facts(component)

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        return picture.draw(self.texts, view, lang, names)


GAME: Final = SummonerGame()
