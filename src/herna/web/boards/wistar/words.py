"""What the board says besides the game's own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Decision
from herna.web.drawing.kept import kept
from herna.web.drawing.markup import Choices
from herna.web.drawing.scene import Scene
from herna.web.words import board_words

WORDS: Final = board_words("wistar")


def word(lang: str, key: str, **args: Any) -> str:
    return WORDS.say(lang, key, args)


def help_text(scene: Scene, decision: Decision) -> str:
    """What the bar says below the question: of a turn, no more than what the table does not show at a look."""
    if decision.kind == "turn" and decision.purpose in ("place", "act"):
        return word(scene.lang, "help." + decision.purpose)
    return decision.help(scene.lang)


NO_CHOICE: Final = Choices([], "en")


def remembered(scene: Scene, part: str, data: object, places: list[str], draw: Callable[[], Any]) -> Markup:
    """The markup of a part of the table, drawn anew only if its data, the options in it or the readers changed."""
    options = tuple([(o.code, o.label(scene.lang)) for at in places for o in scene.options.get(at, ())])
    return kept(scene, part, (scene.viewer, scene.over, repr(data), options), draw)
