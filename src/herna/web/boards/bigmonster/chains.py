"""Tiles that are kept by putting the others on a ship, or taken from a row and laid in one's area, with one click.

In a draft everybody chooses at once, and ships are claimed before anything is laid: others act between the choices, so
a tile and its place cannot be one click there.
"""

from __future__ import annotations

import re
from typing import Any, Final

from herna.kernel.choice import Option
from herna.web.drawing.markup import hand_ids
from herna.web.drawing.scene import Scene

CHAINS: Final[dict[str, tuple[str, ...]]] = {"send": (), "take": ("place",)}
GAIN: Final = re.compile(r"\(([+-]\d+)\)$")


def handled(view: dict[str, Any], option: Option) -> tuple[str, str]:
    """`send:TILE@p2` is the tile that is kept, and the ship that the others go to."""
    verb, _, what = option.code.partition(":")
    return (option.at, f"ship{int(what.rpartition('@p')[2]) - 1}") if verb == "send" else (option.at, "")


def page_ids(view: dict[str, Any], at: str) -> list[str]:
    zone, _, name = at.partition(".")
    if zone.startswith("hand"):
        return hand_ids(at, view["seats"][view["seat"]]["hand"])
    if zone.startswith("row") and name:
        count = view["rows"][int(zone.removeprefix("row")) - 1].count(name)
        return [f"r{zone.removeprefix('row')}-{name}-{i + 1}" for i in range(count)]
    return [place_id(*place_of(at))] if zone.startswith("area") else [at]


def place_of(at: str) -> tuple[int, int]:
    """`area0.2,-1` as numbers."""
    x, _, y = at.partition(".")[2].partition(",")
    return int(x), int(y)


def place_id(x: int, y: int) -> str:
    return f"g{x}_{y}".replace("-", "m")


def gain_of(option: Option, lang: str) -> str:
    """The points that a tile brings at once in a place, as its option says it: `+5`; empty for none."""
    found = GAIN.search(option.label(lang))
    return found[1] if found and found[1] != "+0" else ""


def before_going(scene: Scene, thing: str, goal: str) -> str | None:
    return gain_of(scene.chains[thing][goal].option, scene.lang) if goal.startswith("area") else ""
