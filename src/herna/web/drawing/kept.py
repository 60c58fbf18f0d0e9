"""Larger pieces of markup, drawn once and used again by all tables where the same is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from markupsafe import Markup

from herna.web.drawing import tags as h
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

MOST_KEPT: Final = 4096  # of those used lately, and as many of those used before


class Keeping:
    """What was used lately stays; what was not used for as long as it takes to fill half of the place is forgotten."""

    def __init__(self) -> None:
        self.lately: dict[Hashable, Markup] = {}
        self.before: dict[Hashable, Markup] = {}

    def find(self, key: Hashable) -> Markup | None:
        found = self.lately.get(key)
        if found is None:
            found = self.before.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: Hashable, markup: Markup) -> None:
        if len(self.lately) >= MOST_KEPT:
            self.before, self.lately = self.lately, {}
        self.lately[key] = markup

    def clear(self) -> None:
        self.lately, self.before = {}, {}


KEPT: Final = Keeping()


def kept(scene: Scene, part: str, seen: Hashable, draw: Callable[[], h.Node]) -> Markup:
    """This part of a board, drawn anew only if there is something else to see; `seen` has all that decides the look.

    Only the markup is kept, not what it was drawn from.
    """
    key = (scene.game.id, part, scene.lang, seen)
    found = KEPT.find(key)
    if found is None:
        found = written(draw())
        KEPT.keep(key, found)
    return found
