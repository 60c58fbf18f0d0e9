"""What a game may bring for the web besides its rules: a board, and looks of its components. Both may be missing."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from herna.api import home_of, own_games


@cache
def extra(game: str, folder: str) -> ModuleType | None:
    """The game's module in this folder of Herna; a guest, which has no place there, has all in its package's `web`."""
    name = f"{folder}.{game}" if game in own_games() else f"{import_module(home_of(game)).__package__}.web"
    return None if find_spec(name) is None else import_module(name)
