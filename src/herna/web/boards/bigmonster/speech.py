"""What is said beside Big Monster's board: places are called by their letters in the picture."""

from __future__ import annotations

import herna
from herna.kernel.choice import Decision, Option
from herna.kernel.events import Event
from herna.web.boards.bigmonster.chains import gain_of
from herna.web.boards.bigmonster.tiles import word
from herna.web.drawing.scene import Scene


def letter(index: int) -> str:
    """A, B, … Z, AA, AB, …"""
    return letter(index // 26 - 1) + chr(65 + index % 26) if index >= 26 else chr(65 + index)


def sentence(event: Event, lang: str, names: tuple[str, ...]) -> str:
    """Where a tile was laid is seen."""
    if event.kind != "places":
        return event.text(lang, names)
    seat, tile = int(str(event.data["seat"])), str(event.data["tile"])
    who = names[seat] if names else str(seat + 1)
    return word(lang, "placed", name=who, tile=herna.game("bigmonster").texts.components[tile].name(lang))


def label(scene: Scene, option: Option) -> str:
    """A place that is asked for has a letter; one that a tile in hand can reach is pointed at."""
    if not option.code.startswith("place:"):
        return option.label(scene.lang)
    gain = gain_of(option, scene.lang) or "+0"
    asked = scene.decision.options if scene.decision is not None and scene.decision.kind == "place" else ()
    if option not in asked:
        return word(scene.lang, "place_here", gain=gain)
    return word(scene.lang, "place_at", letter=letter(option.index), gain=gain)


def help_text(scene: Scene, decision: Decision) -> str:
    return word(scene.lang, "place_help") if decision.kind == "place" else decision.help(scene.lang)
