"""Toll: a tiny duel with numbers; what you lay is yours unless the other pays to stop it."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.events import Log
from herna.kernel.game import Game
from herna.kernel.setup import Setup
from toll import setup
from toll.outside import facts, picture, position
from toll.state import BOOK, Toll
from toll.table import REASONS


class TollGame(Game[Toll]):
    def __init__(self) -> None:
        Game.__init__(self, "toll", "1", (2,), (), BOOK, REASONS)

    def blank(self, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None) -> Toll:
        return Toll(setup, [], (), (), 0, key, drawn, small, revealed, None, log, 0, [(), ()], [(), ()], (), ())

    def start(self, s: Toll) -> None:
        setup.start(s)

    def place(self, s: Toll, position_: dict[str, Any]) -> None:
        position.place(s, position_)

    def component_ids(self) -> list[str]:
        return facts.component_ids()

    def facts(self, component: str) -> dict[str, Any]:
        return facts.facts(component)

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        return picture.draw(self.texts, view, lang, names)


GAME: Final = TollGame()
