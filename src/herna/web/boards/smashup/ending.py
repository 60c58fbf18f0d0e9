"""Where the victory points of a game of Smash Up came from: base by base, and the rest."""

from __future__ import annotations

from herna.web.boards.smashup.cards import words
from herna.web.drawing.scene import Scene
from herna.web.drawing.tally import Line


def tally(scene: Scene) -> list[Line]:
    """From `scores` until the base is cleared, points are gained there; all others come from cards."""
    totals = [side["vp"] for side in scene.view["sides"]]
    lines: list[Line] = []
    scoring = False
    for event in scene.story:
        if event.kind == "scores":
            lines.append(Line(scene.name(str(event.data["base"])), [0] * len(totals)))
            scoring = True
        elif event.kind == "clears":
            scoring = False
        elif event.kind == "gains" and scoring:
            lines[-1].values[int(str(event.data["seat"]))] += int(str(event.data["amount"]))
    rest = [total - sum([line.values[seat] for line in lines]) for seat, total in enumerate(totals)]
    if any(rest):
        lines.append(Line(words(scene, "otherwise"), rest))
    return [*lines, Line(words(scene, "total"), totals, total=True)]
