"""Mindbug, all three sets: the duel in which the best creature you play may not be yours for long."""

from __future__ import annotations

from typing import Any, Final

from herna.games.mindbug import setup, state
from herna.games.mindbug.outside import facts, picture, position
from herna.games.mindbug.printed.cards import SETS
from herna.games.mindbug.state import BOOK, Mindbug
from herna.games.mindbug.table.words import REASONS
from herna.kernel.events import Log
from herna.kernel.game import Game, OptionSpec
from herna.kernel.setup import Setup


class MindbugGame(Game[Mindbug]):
    def __init__(self) -> None:
        sets = OptionSpec("sets", [SETS[0]], SETS, several=True)  # MB-15.1
        Game.__init__(self, "mindbug", "1", (2,), (sets,), BOOK, REASONS)

    def blank(self, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None) -> Mindbug:
        return state.blank(setup, key, drawn, small, revealed, log)

    def start(self, s: Mindbug) -> None:
        setup.start(s)

    def place(self, s: Mindbug, position_: dict[str, Any]) -> None:
        position.place(s, position_)

    def component_ids(self) -> list[str]:
        return facts.component_ids()

    def facts(self, component: str) -> dict[str, Any]:
        return facts.facts(component)

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        return picture.draw(self.texts, view, lang, names)


GAME: Final = MindbugGame()
