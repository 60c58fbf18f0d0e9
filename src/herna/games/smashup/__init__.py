"""Smash Up: shuffle two factions together and smash bases; 2 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from herna.games.smashup import setup, state
from herna.games.smashup.outside import facts, picture, position
from herna.games.smashup.state import BOOK, SmashUp
from herna.games.smashup.table.words import FACTIONS, MOST_BOXES, REASONS
from herna.kernel.errors import BadOption
from herna.kernel.events import Log
from herna.kernel.game import Game, OptionSpec
from herna.kernel.setup import Setup


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


class SmashUpGame(Game[SmashUp]):
    def __init__(self) -> None:
        options = (
            FactionsOption("factions", "random", ("random", "draft"), per_seat=2, each=FACTIONS),
            OptionSpec("boxes", 1, tuple(range(1, MOST_BOXES + 1))),  # SU-2.3
            OptionSpec("first", "random", ("random", 0, 1, 2, 3)),  # SU-1.7
        )
        Game.__init__(self, "smashup", "1", (2, 3, 4), options, BOOK, REASONS)

    def blank(self, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None) -> SmashUp:
        return state.blank(setup, key, drawn, small, revealed, log)

    def start(self, s: SmashUp) -> None:
        setup.start(s)

    def place(self, s: SmashUp, position_: dict[str, Any]) -> None:
        position.place(s, position_)

    def component_ids(self) -> list[str]:
        return facts.component_ids()

    def facts(self, component: str) -> dict[str, Any]:
        return facts.facts(component)

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        return picture.draw(self.texts, view, lang, names)


GAME: Final = SmashUpGame()
