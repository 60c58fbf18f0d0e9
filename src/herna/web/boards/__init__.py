"""How each game's table looks: one module per game, pure functions from a scene to markup."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import htpy as h

from herna.web.scene import Scene

Drawing = Callable[[Scene], h.Node]


def module_of(game: str) -> ModuleType:
    """The game's own board, or the plain one that every game can be played on."""
    name = f"herna.web.boards.{game}"
    return import_module(name if find_spec(name) is not None else "herna.web.boards.plain")


def draw_board(scene: Scene) -> h.Node:
    drawing: Drawing = module_of(scene.game.id).draw
    return drawing(scene)


def attempts(scene: Scene, at: str) -> list[str]:
    """The codes somebody may have had in mind who clicked on this thing."""
    found: list[str] = module_of(scene.game.id).attempts(scene, at)
    return found


def stylesheets(game: str) -> list[str]:
    found: list[str] = module_of(game).STYLES
    return found
