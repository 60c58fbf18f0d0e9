"""References inside texts: rules and components that are named by their ids become links."""

from __future__ import annotations

import re
from typing import Any, Final

import htpy as h

from herna.kernel.game import Game

REFERENCE: Final = re.compile(r"\b(?:[A-Z]{2}-[A-Z]?[0-9]+(?:\.[0-9]+)?|[a-z]+[0-9][a-z0-9_]*)\b")


def linked(game: Game[Any], lang: str, text: str) -> list[h.Node]:
    """The text, with links to the rules it cites and to the components it names by id (their names are added)."""
    parts: list[h.Node] = []
    end = 0
    for found in REFERENCE.finditer(text):
        link = link_to(game, lang, found[0])
        if link is not None:
            parts += [text[end : found.start()], link]
            end = found.end()
    return [*parts, text[end:]]


def link_to(game: Game[Any], lang: str, id: str) -> h.Element | None:
    if game.texts.rulebook.get(id) is not None:
        return h.a(href=f"/rules/{game.id}#{id}")[id]
    if id not in game.component_ids():
        return None
    return h.a(href=f"/cards/{game.id}#{id}")[f"{id} ({game.texts.components[id].name(lang)})"]


def fault_line(game: Game[Any], lang: str, fault: Any) -> list[h.Node]:
    """One fault of a deck and the rule it breaks."""
    text = fault.text(lang)
    return [text[:1].upper() + text[1:], " ", h.a(href=f"/rules/{game.id}#{fault.rule}")[fault.rule]]
