"""The table as lines of text, for the terminal and for ears."""

from __future__ import annotations

from typing import Any

from herna.kernel.texts import Catalogue


def draw(texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
    lines = [texts.say(lang, "table.draw", {"count": view["draw"], "cards": view["gone"]})]
    for seat in range(2):
        facts = {"seat": seat, "count": view["hand_sizes"][seat], "cards": view["rows"][seat]}
        lines.append(texts.say(lang, "table.row", facts, names))
    if view["road"]:
        lines.append(texts.say(lang, "table.road", {"card": view["road"]}))
    if view["hand"] is not None:
        lines.append(texts.say(lang, "table.hand", {"cards": view["hand"]}))
    return lines
