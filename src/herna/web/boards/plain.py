"""The table as text: for games without a board of their own, for screen readers, and for those who like it so."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup, escape

from herna.web.drawing import tags as h
from herna.web.drawing.scene import Scene

STYLES: Final[list[str]] = []
BOLD: Final = re.compile(r"\[(/?)(bold|b)\]")
OTHER_MARKUP: Final = re.compile(r"\[/?[a-z ]+\]")


def draw(scene: Scene) -> h.Node:
    return h.pre("#board.plain", tabindex="0")[picture(scene)]


def picture(scene: Scene) -> Markup:
    """The table as the terminal shows it."""
    return as_markup(scene.game.picture(scene.view, scene.lang, scene.names))


def as_markup(lines: list[str]) -> Markup:
    """A picture for the terminal, its console markup turned into ours."""
    html = [
        OTHER_MARKUP.sub("", BOLD.sub(lambda m: f"<{m[1]}b>", str(escape(line).replace("\\[", "&#91;"))))
        for line in lines
    ]
    return Markup("\n".join(html))


def attempts(scene: Scene, at: str) -> list[str]:
    return []
