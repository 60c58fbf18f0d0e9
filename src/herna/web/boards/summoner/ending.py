"""What is left to each side at the end of a game of Summoner Wars."""

from __future__ import annotations

from herna.web.boards.summoner.cards import word
from herna.web.drawing.scene import Scene
from herna.web.drawing.tally import Line


def tally(scene: Scene) -> list[Line]:
    sides, board = scene.view["sides"], scene.view["board"]

    def of(seat: int, *classes: str) -> list[int]:
        """The life that is left of this side's cards of these classes."""
        return [u["left"] for u in board if u["seat"] == seat and set(classes) & set(u["classes"])]

    seats = range(len(sides))
    counts = {
        "life": [sum(of(seat, "summoner")) for seat in seats],
        "units": [len(of(seat, "common", "champion")) for seat in seats],
        "gates": [len(of(seat, "structure")) for seat in seats],
        "magic": [sides[seat]["magic"] for seat in seats],
        "draw": [sides[seat]["draw"] for seat in seats],
    }
    return [Line(word(scene.lang, f"left.{what}"), values) for what, values in counts.items()]
