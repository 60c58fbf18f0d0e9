"""Rings around things of a board that somebody is told to look at: marks of lessons become ids of the page."""

from __future__ import annotations

import re
from typing import Any, Final

from markupsafe import Markup, escape

from herna.learn.goals import NOWHERE, Path

ID: Final = re.compile(r' id="([^"]+)"')
PREFIXES: Final = ("", "at-", "space-", "room-", "place-", "area-", "mission-", "goal-")
PLATES: Final = ("plate", "player", "area")


def ringed(board: Markup, view: dict[str, Any], marks: list[str], codes: list[str]) -> Markup:
    """The board with rings: around the things of these options, and around what these marks name in the view."""
    text = str(board)
    for code in codes:
        offer = f'name="choice" value="{escape(code)}"'
        text = text.replace(offer, offer + " data-hinted")
    for id in {id for mark in marks for id in ids_of(text, view, mark)}:
        text = text.replace(f' id="{id}"', f' id="{id}" data-marked', 1)
    return Markup(text)


def ids_of(board: str, view: dict[str, Any], mark: str) -> list[str]:
    """The ids of what a mark names: a thing by its id, a component by its pictures, a player by a path."""
    found = Path(mark, "mark").find(view)
    if isinstance(found, dict) and isinstance(found.get("id"), str):
        mark = found["id"]
    elif found is not NOWHERE and "." in mark:
        return of_path(board, mark.split("."))
    ids = set(ID.findall(board))
    direct = [prefix + mark for prefix in PREFIXES if prefix + mark in ids]
    return direct or pictured(board, mark)


def of_path(board: str, parts: list[str]) -> list[str]:
    """What belongs to a player: their hand or their points, else their plate."""
    ids = set(ID.findall(board))
    last, seat = parts[-1], next((part for part in parts if part.isdigit()), "0")
    wanted = [last, last + seat, *[plate + seat for plate in PLATES]]
    return [id for id in wanted if id in ids][:1]


def pictured(board: str, component: str) -> list[str]:
    """The things that show a component: each has the nearest id before its picture or its part that is no button's."""
    name = re.escape(component)
    found = []
    for shown in re.finditer(rf'/{name}\.svg"|data-part="{name}"|href="#[\w-]*{name}[\w-]*"', board):
        before = [id for id in ID.findall(board, 0, shown.end()) if not id.endswith(("-b", "-m"))]
        if before and before[-1] not in found:
            found.append(before[-1])
    return found
