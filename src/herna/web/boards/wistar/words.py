"""What the board says besides the game's own words."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.web.markup import Choices
from herna.web.scene import Scene
from herna.web.words import board_words

WORDS: Final = board_words("wistar")


def word(lang: str, key: str, **args: Any) -> str:
    return WORDS.say(lang, key, args)


NO_CHOICE: Final = Choices([], "en")


class Keyed:
    """What to draw, compared by a description of all that can be seen of it."""

    __slots__ = ("held", "seen")

    def __init__(self, held: Callable[[], Any], seen: Hashable) -> None:
        self.held = held
        self.seen = seen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keyed) and self.seen == other.seen

    def __hash__(self) -> int:
        return hash(self.seen)


@lru_cache(4096)
def kept(thing: Keyed) -> Markup:
    return Markup(str(thing.held()))


def remembered(scene: Scene, part: str, data: object, places: list[str], draw: Callable[[], Any]) -> Markup:
    """The markup of a part of the table, drawn anew only if its data, the options in it or the readers changed."""
    options = tuple([(o.code, o.label(scene.lang)) for at in places for o in scene.options.get(at, ())])
    seen = (part, scene.lang, scene.viewer, scene.names, scene.over, repr(data), options)
    return kept(Keyed(draw, seen))
