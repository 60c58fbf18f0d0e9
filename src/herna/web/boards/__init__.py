"""How each game's table looks: one module per game, pure functions from a scene to markup.

A board has `draw`, `attempts` and `STYLES`. It may have `SCRIPTS`; `drawings` and `told`, which keep frames small;
`closer` and `in_menus`; and `PRINTED_SIGNS`. The functions below say what each of them is for.

The board of a game from another package is its module `web`. `STYLES` and `SCRIPTS` name files of Herna; style rules of
its own can stand in `drawings`, as a `<style>`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

import htpy as h
from markupsafe import Markup

from herna.kernel.game import Game
from herna.web.boards import plain
from herna.web.drawing.markup import icon_sheet
from herna.web.drawing.scene import Scene
from herna.web.extras import extra

TABLE_STYLES: Final = [f"table/{part}.css" for part in ("shell", "cards", "closer", "small", "motion")]

Drawing = Callable[[Scene], h.Node]


def module_of(game: str) -> ModuleType:
    """The game's own board, or the plain one that every game can be played on."""
    own = extra(game, __name__)
    return own if own is not None and hasattr(own, "draw") else plain


def draw_board(scene: Scene) -> h.Node:
    drawing: Drawing = module_of(scene.game.id).draw
    return drawing(scene)


def attempts(scene: Scene, at: str) -> list[str]:
    """The codes somebody may have had in mind who clicked on this thing."""
    found: list[str] = module_of(scene.game.id).attempts(scene, at)
    return found


def closer(scene: Scene, at: str) -> h.Node:
    """What a board tells of a thing only when it is looked at closely: a rival's whole board, a score sheet."""
    telling: Callable[[Scene, str], h.Node] = getattr(module_of(scene.game.id), "closer", nothing_more)
    return telling(scene, at)


def nothing_more(scene: Scene, at: str) -> h.Node:
    return None


def in_menus(scene: Scene) -> set[str]:
    """The codes that a board lists behind a button of its own; the prompt leaves these out."""
    listing: Callable[[Scene], set[str]] = getattr(module_of(scene.game.id), "in_menus", no_menus)
    return listing(scene)


def no_menus(scene: Scene) -> set[str]:
    return set()


def scripts(game: str) -> list[str]:
    """The modules that a board needs besides those of all tables."""
    found: list[str] = getattr(module_of(game), "SCRIPTS", [])
    return found


def stylesheets(game: str) -> list[str]:
    found: list[str] = module_of(game).STYLES
    return found


def table_stylesheets(game: str) -> list[str]:
    """What all tables share, and then the board: it has the last word."""
    return [*TABLE_STYLES, *stylesheets(game)]


def sheet(game: str, lang: str) -> Markup:
    """Drawings that frames only name: they stand once in the page, outside of what frames replace."""
    own: Callable[[str], str] = getattr(module_of(game), "drawings", no_drawings)
    return Markup(f'<svg id="drawings" width="0" height="0" aria-hidden="true">{icon_sheet()}{own(lang)}</svg>')


def no_drawings(lang: str) -> str:
    return ""


def texts(game: Game[Any], lang: str) -> dict[str, tuple[str, str]]:
    """Name and text of each part of a game, for when it is looked at: a page fetches them once, frames go without."""
    told: Callable[[Game[Any], str, str], str] = getattr(module_of(game.id), "told", printed_text)
    parts = game.texts.components
    return {part: (parts[part].name(lang), told(game, lang, part)) for part in parts}


def printed_text(game: Game[Any], lang: str, part: str) -> str:
    return game.texts.components[part].text(lang)


def printed_signs(game: str) -> dict[str, Markup]:
    """The board's signs for words that are printed on cards; its style sheet draws them."""
    signs: dict[str, Markup] = getattr(module_of(game), "PRINTED_SIGNS", {})
    return signs
