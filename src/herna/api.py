"""Finding games, replaying records, and proving that a game was fair."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, cast

from herna.kernel import memory
from herna.kernel.errors import RecordError, UnknownGame, shown
from herna.kernel.game import Game
from herna.kernel.keeping import record as records
from herna.kernel.memory import Memory
from herna.kernel.state import State

# `herna.guests` is imported where it is needed: it takes longer to load than all the rest, and reads the disk.


class Rooms(ModuleType):
    """The package `herna.games`: it has a folder for each of Herna's own games, and it can be called."""

    def __call__(self) -> tuple[str, ...]:
        """The ids of all games, Herna's own and those that other installed packages bring."""
        from herna.guests import guests

        found = [guest.id for guest in guests(own_games()) if not guest.fault]
        return tuple(sorted([*own_games(), *found]))


games: Final = cast(Rooms, import_module("herna.games"))
games.__class__ = Rooms


@cache  # a folder is read for it
def own_games() -> tuple[str, ...]:
    """The ids of Herna's own games: each folder of `herna.games` is one, nothing is registered anywhere."""
    return tuple(sorted([m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg]))


def left_out() -> list[str]:
    """A line for each game that an installed package offers and that cannot be used."""
    from herna.guests import guests

    return [guest.line() for guest in guests(own_games()) if guest.fault]


@cache
def home_of(id: str) -> str:
    """The name of the module that has the game as `GAME`."""
    if id in own_games():
        return f"herna.games.{id}"
    from herna.guests import guest

    found = guest(id, own_games())
    if found is None:
        raise UnknownGame(f"there is no game {shown(id)}; there are: {', '.join(games())}")
    if found.fault:
        raise UnknownGame(found.line())
    return found.package


def game(id: str) -> Game[Any]:
    """The game with this id."""
    if not isinstance(id, str):
        raise UnknownGame(f"the id of a game is text, not {shown(id)}; there are: {', '.join(games())}")
    found: Game[Any] = import_module(home_of(id)).GAME
    return found


def replay(record: dict[str, Any] | str, upto: int | None = None) -> State:
    """The state a record leads to, or the one after its first `upto` choices."""
    checked = records.read(record)
    state: State = game(checked["game"]).replay(checked, upto)
    return state


def remembered(state: State) -> tuple[Memory, State]:
    """What the seats of a table have seen from its beginning, and an equal table to go on with."""
    return memory.remembered(game(state.game), state)


def verify(record: dict[str, Any] | str, commitment: str | None = None) -> State:
    """Prove a record: sealed, its seed is the one promised, and its choices give its result. Returns the final state.

    `commitment` is the promise that was shown when the game began; the record carries a copy of it.
    """
    checked = records.read(record)
    if commitment is not None and not isinstance(commitment, str):
        raise RecordError(f"a commitment is text, not {shown(commitment)}")
    if commitment is not None and checked["commitment"] != commitment.strip().lower():
        raise RecordError("the record's commitment is not the one that was shown when the game began")
    state = replay(checked)
    if not state.over and "ended" not in checked:  # people have ended it, not its rules
        raise RecordError("the record is genuine as far as it goes, but the game is not over")
    return state
