"""Big Monster: explorers draft monsters, pass the rest on and lay out the richest area, in teams or alone."""

from __future__ import annotations

from typing import Any, Final

from herna.games.bigmonster import setup, state
from herna.games.bigmonster.outside import facts, picture, position
from herna.games.bigmonster.state import BOOK, BigMonster
from herna.games.bigmonster.table.words import REASONS
from herna.kernel.events import Log
from herna.kernel.game import Game
from herna.kernel.setup import Setup


class BigMonsterGame(Game[BigMonster]):
    def __init__(self) -> None:
        Game.__init__(self, "bigmonster", "1", (2, 3, 4, 5, 6), setup.OPTIONS, BOOK, REASONS)

    def blank(self, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None) -> BigMonster:
        return state.blank(setup, key, drawn, small, revealed, log)

    def start(self, s: BigMonster) -> None:
        setup.start(s)

    def place(self, s: BigMonster, position_: dict[str, Any]) -> None:
        position.place(s, position_)

    def component_ids(self) -> list[str]:
        return facts.component_ids()

    def facts(self, component: str) -> dict[str, Any]:
        return facts.facts(component)

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        return picture.draw(self.texts, view, lang, names)


GAME: Final = BigMonsterGame()
