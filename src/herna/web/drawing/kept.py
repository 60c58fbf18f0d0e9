"""Larger pieces of markup, drawn once and used again by all tables where the same is to be seen."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from markupsafe import Markup

from herna.web.drawing import tags as h
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

MOST_KEPT: Final = 8192
KEPT: Final[OrderedDict[Hashable, Markup]] = OrderedDict()  # what was used last stands last


def kept(scene: Scene, part: str, seen: Hashable, draw: Callable[[], h.Node]) -> Markup:
    """This part of a board, drawn anew only if there is something else to see; `seen` has all that decides the look.

    Only the markup is kept, not what it was drawn from.
    """
    key = (scene.game.id, part, scene.lang, seen)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.popitem(last=False)
        found = KEPT[key] = written(draw())
    else:
        KEPT.move_to_end(key)
    return found
