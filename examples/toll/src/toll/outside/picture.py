"""The table as lines of text, for the terminal and for ears."""

from __future__ import annotations

from typing import Any

from herna.kernel.texts.catalogue import Catalogue
from herna.kernel.texts.pen import Pen


def draw(texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
    pen = Pen(texts, view, lang, names)
    lines = [pen.say("table.draw", count=view["draw"], cards=view["gone"])]
    for seat in range(2):
        lines.append(pen.say("table.row", seat=seat, count=view["hand_sizes"][seat], cards=view["rows"][seat]))
    if view["road"]:
        lines.append(pen.say("table.road", card=view["road"]))
    if view["hand"] is not None:
        lines.append(pen.say("table.hand", cards=view["hand"]))
    return lines
