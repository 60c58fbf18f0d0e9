"""Bots by name: those of Herna, programs, and classes of one's own (`python:module:Class`)."""

from __future__ import annotations

import os
import re
import shutil
import sys
from importlib import import_module
from typing import Final, Protocol

from herna.kernel.errors import BadOption
from herna.players import Observation, make_player
from herna.players.programs import Program

PYTHON: Final = "python:"
PROGRAM: Final = "program:"
SETTING: Final = re.compile(r"\w+=")  # what follows a comma inside `search:iterations=500,worlds=4`


class Bot(Protocol):
    """All that the arena asks of a bot; a `close` is called after the game if there is one."""

    def choose(self, seen: Observation) -> int: ...


def split_names(given: list[str]) -> tuple[str, ...]:
    """The bots of a list such as `["random,greedy", "search:iterations=50,worlds=4", "program:./bot -x"]`.

    A comma separates bots, but not before another setting of the same bot, and never in a program's command line.
    """
    names: list[str] = []
    for text in given:
        if text.startswith(PROGRAM):
            names.append(text.strip())
            continue
        begun = len(names)
        for piece in [p.strip() for p in text.split(",")]:
            if len(names) > begun and ":" in names[-1] and SETTING.match(piece):
                names[-1] += "," + piece
            elif piece:
                names.append(piece)
    return tuple(names)


def make_bot(name: str, seed: int) -> Bot:
    """A fresh bot; `BadOption` says what is wrong with the name."""
    if name.startswith(PYTHON):
        return _own_bot(name, seed)
    return make_player(name, seed)


def check_bots(names: tuple[str, ...], fewest: int) -> None:
    """Refuse a list in which a bot is missing, unknown or named twice, before anything is played."""
    if len(names) < fewest:
        raise BadOption(f"name at least {fewest} bots, not {len(names)}")
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"{name!r} is named twice; a bot cannot be rated against itself")
        check_bot(name)


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist. A user's class is only looked up, not run: the referee handles its mistakes."""
    if name.startswith(PYTHON):
        _own_class(name)
        return
    bot = make_player(name, 0)
    if isinstance(bot, Program) and shutil.which(bot.command[0]) is None:
        raise BadOption(f"bot {name!r}: there is no program {bot.command[0]!r}")
    bot.close()


def close_bot(bot: object) -> None:
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def _own_bot(name: str, seed: int) -> Bot:
    bot: Bot = _own_class(name)(seed)
    return bot


def _own_class(name: str) -> type:
    """The class that `python:module:Class` names; modules in the current folder are found too."""
    module, colon, attribute = name.removeprefix(PYTHON).partition(":")
    if not (module and colon and attribute):
        raise BadOption(f"a bot of your own is written python:module:Class, not {name!r}")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute)
    except ModuleNotFoundError as e:
        raise BadOption(f"{name!r}: {e}") from None
    except AttributeError:
        raise BadOption(f"{name!r}: the module {module} has no {attribute}") from None
    if not isinstance(found, type):
        raise BadOption(f"{name!r}: {attribute} is no class")
    if not callable(getattr(found, "choose", None)):
        raise BadOption(f"{name!r}: {attribute} has no method choose(seen)")
    return found
