"""What a described table is made of: every component named in a position is taken out of the box once."""

from __future__ import annotations

from typing import Any

from herna.games.wistar.printed.components import (
    ALL_GOALS,
    CELLAR_MICE,
    CELLAR_MISSIONS,
    DOORS,
    HEROES,
    HOUSE_MICE,
    HOUSE_MISSIONS,
    TOKENS,
    decks_for,
)
from herna.games.wistar.table.designs import DESIGNS, NUMBERS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.words import CHEESE3, CHEESE6
from herna.kernel.errors import PositionError
from herna.kernel.keeping.position import Fields


def number_of(value: Any) -> int:
    """The component with this id, 0 if there is none."""
    return NUMBERS.get(value, 0) if isinstance(value, str) else 0


class Stock:
    """Things that exist so often: each one named in the position is taken out, the rest fills what was not said."""

    def __init__(self, what: str, things: tuple[int, ...]) -> None:
        self.what = what
        self.left = list(things)

    def take(self, value: Any, where: str) -> int:
        number = number_of(value)
        if not number:
            raise PositionError(where, f"there is no {self.what} {value!r}")
        if number not in self.left:
            raise PositionError(where, f"{value!r} is no {self.what} of this game, or is on the table too often")
        self.left.remove(number)
        return number

    def take_all(self, p: Fields, field: str) -> tuple[int, ...]:
        items = p.items(field)
        return tuple([self.take(items[i], f"{p.path(field)}[{i}]") for i in range(len(items))])


class Box:
    """All stocks of one table."""

    def __init__(self, s: Table) -> None:
        decks = decks_for(s.setup.options["aggressive"])
        self.decks = (Stock("basic project", decks[0]), Stock("advanced project", decks[1]))
        self.mice = (Stock("house mouse", HOUSE_MICE), Stock("cellar mouse", CELLAR_MICE))
        self.missions = (Stock("house mission", HOUSE_MISSIONS), Stock("cellar mission", CELLAR_MISSIONS))
        self.cheese = Stock("cheese", (CHEESE6,) if s.players == 2 else (CHEESE3, CHEESE6))
        self.heroes = Stock("hero", HEROES)
        self.tokens = Stock("skill token", TOKENS)
        self.goals = Stock("goal", ALL_GOALS)
        self.doors = Stock("door", DOORS)

    def card(self, value: Any, where: str) -> int:
        """A project card of either deck."""
        number = number_of(value)
        if not number or not DESIGNS[number].kind:
            raise PositionError(where, f"there is no project card {value!r}")
        return self.decks[DESIGNS[number].deck].take(value, where)

    def mouse(self, value: Any, where: str) -> int:
        """A mouse or cheese tile."""
        number = number_of(value)
        if not number or not DESIGNS[number].is_mouse:
            raise PositionError(where, f"there is no mouse tile {value!r}")
        if number in (CHEESE3, CHEESE6):
            return self.cheese.take(value, where)
        return self.mice[1 if DESIGNS[number].is_cellar_mouse else 0].take(value, where)

    def anything(self, value: Any, where: str) -> int:
        """Something that can lie in an area."""
        number = number_of(value)
        if number and DESIGNS[number].is_mouse:
            return self.mouse(value, where)
        if number in HEROES:
            return self.heroes.take(value, where)
        if number in TOKENS:
            return self.tokens.take(value, where)
        return self.card(value, where)
