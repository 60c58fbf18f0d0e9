"""Finding games, replaying records, and proving that a game was fair."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any, Final

from herna.kernel import record as records
from herna.kernel.errors import RecordError, UnknownGame
from herna.kernel.game import Game
from herna.kernel.state import State

ROOMS: Final = import_module("herna.games")  # here, so that `herna.games` is the function below and not this package


def games() -> tuple[str, ...]:
    """The ids of all games: each folder of `herna.games` is one."""
    return tuple(sorted([m.name for m in pkgutil.iter_modules(ROOMS.__path__) if m.ispkg]))


@cache  # to find a game means to read the folder
def game(id: str) -> Game[Any]:
    """The game with this id."""
    if id not in games():
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(games())}")
    found: Game[Any] = import_module(f"herna.games.{id}").GAME
    return found


def replay(record: dict[str, Any] | str, upto: int | None = None) -> State:
    """The state a record leads to, or the one after its first `upto` choices."""
    checked = records.read(record)
    state: State = game(checked["game"]).replay(checked, upto)
    return state


def verify(record: dict[str, Any] | str, commitment: str | None = None) -> State:
    """Prove a record: sealed, its seed is the one promised, and its choices give its result. Returns the final state.

    `commitment` is the promise that was shown when the game began; the record carries a copy of it.
    """
    checked = records.read(record)
    if commitment is not None and checked["commitment"] != commitment.strip().lower():
        raise RecordError("the record's commitment is not the one that was shown when the game began")
    state = replay(checked)
    if not state.over:
        raise RecordError("the record is genuine as far as it goes, but the game is not over")
    return state
