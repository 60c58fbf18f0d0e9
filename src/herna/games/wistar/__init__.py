"""Rats of Wistar: rats move into a farm, dig, build, invent and explore for five rounds."""

from __future__ import annotations

from typing import Any, Final

from herna.games.wistar import setup, state
from herna.games.wistar.outside import facts, picture, position
from herna.games.wistar.state import BOOK, Wistar
from herna.games.wistar.table.words import REASONS
from herna.kernel.events import Log
from herna.kernel.game import Game, OptionSpec
from herna.kernel.setup import Setup


class WistarGame(Game[Wistar]):
    def __init__(self) -> None:
        aggressive = OptionSpec("aggressive", True, (True, False))  # RW-21.2
        Game.__init__(self, "wistar", "1", (2, 3, 4), (aggressive,), BOOK, REASONS)

    def blank(self, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None) -> Wistar:
        return state.blank(setup, key, drawn, small, revealed, log)

    def start(self, s: Wistar) -> None:
        setup.start(s)

    def place(self, s: Wistar, position_: dict[str, Any]) -> None:
        position.place(s, position_)

    def component_ids(self) -> list[str]:
        return facts.component_ids()

    def facts(self, component: str) -> dict[str, Any]:
        return facts.facts(component)

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        return picture.draw(self.texts, view, lang, names)


GAME: Final = WistarGame()
