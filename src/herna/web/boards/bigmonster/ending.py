"""The points of everybody in Big Monster, category by category."""

from __future__ import annotations

from typing import Any

from herna.web.boards.bigmonster.tiles import word
from herna.web.drawing.scene import Scene
from herna.web.drawing.tally import Line


def tally(scene: Scene) -> list[Line]:
    seats = scene.view["seats"]
    lines = [Line(scene.text("term." + c), [seat["points"][c] for seat in seats]) for c in seats[0]["points"]]
    return [*lines, Line(word(scene.lang, "total"), [seat["score"] for seat in seats], total=True)]


def points(view: dict[str, Any]) -> list[int]:
    return [int(seat["score"]) for seat in view["seats"]]
