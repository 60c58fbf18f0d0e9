"""What is left to each side at the end of a game of Mindbug."""

from __future__ import annotations

from typing import Final

from herna.web.drawing.scene import Scene
from herna.web.drawing.tally import Line
from herna.web.words import board_words

WORDS: Final = board_words("mindbug")


def tally(scene: Scene) -> list[Line]:
    sides = scene.view["sides"]
    counts = {
        "life": [side["life"] for side in sides],
        "creatures": [len(side["area"]) for side in sides],
        "hand": [side["hand_size"] for side in sides],
        "draw": [side["draw"] for side in sides],
        "mindbugs": [side["mindbugs"] for side in sides],
    }
    return [Line(WORDS.say(scene.lang, f"left.{what}", {}), values) for what, values in counts.items()]
