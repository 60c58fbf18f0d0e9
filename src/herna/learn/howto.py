"""How to play: a page of a few parts, each a few sentences and a real table to look at, drawn from its position."""

from __future__ import annotations

from typing import Any, Final

import herna
from herna.kernel.errors import UnknownGame
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.learn.reading import Table, check_names, check_rule, read_toml, table_after

PARTS: Final = ("aim", "turn", "choices", "end")  # what a person wants to know first, in this order
MOST_WRITTEN: Final = 520  # characters of a part; four of them are read in two minutes


class Part:
    """One part of the page: a heading, a text, and a table on which something is marked."""

    def __init__(self, id: str, table: Table, game: Game[Any]) -> None:
        self.id = id
        self.where = table.where
        self.rule = str(table.get("rule", str))
        self.title = table.both("title", 60)
        self.text = table.both("text", MOST_WRITTEN)
        self.caption = table.both("caption", 160)  # what the picture shows
        self.position: dict[str, Any] = table.get("position", dict)
        self.seed = str(table.get("seed", str, "howto"))
        self.seat = int(table.get("seat", int, 0))
        self.made = table.texts("made")  # choices that lead from the position to what is shown
        self.mark = table.texts("mark")
        self._game = game
        table.finish()
        check_rule(game, self.rule, self.where)
        for both in (self.title, self.text, self.caption):
            check_names(game, both, self.where)
        self.state()

    def state(self) -> State:
        """The table that the part shows."""
        return table_after(self._game, self.position, self.seed, self.made, self.where)


class HowTo:
    """The page of one game."""

    def __init__(self, table: Table) -> None:
        if table.get("herna_howto", int) != 1:
            raise table.fault("'herna_howto' must be 1, the format of these pages")
        try:
            self.game: Game[Any] = herna.game(table.get("game", str))
        except UnknownGame as e:
            raise table.fault(str(e)) from None
        self.parts = [Part(id, Table(table.get(id, dict), f"{table.where}, {id}"), self.game) for id in PARTS]
        table.finish()


def read_howto(text: str, where: str) -> HowTo:
    return HowTo(read_toml(text, where))
