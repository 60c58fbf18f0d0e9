"""Larger pieces of markup, drawn once and used again by all tables where the same is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import htpy as h
from markupsafe import Markup

from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

MOST_KEPT: Final = 8192
KEPT: Final[dict[Hashable, Markup]] = {}


def kept(scene: Scene, part: str, seen: Hashable, draw: Callable[[], h.Node]) -> Markup:
    """This part of a board, drawn anew only if there is something else to see; `seen` has all that decides the look.

    Only the markup is kept, not what it was drawn from.
    """
    key = (scene.game.id, part, scene.lang, seen)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = written(draw())
    return found
