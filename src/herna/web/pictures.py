"""The portraits of all components: which look each has, and which one stands for its game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from herna.web.art.pins.look import Look
from herna.web.art.portrait import portrait

SIGNATURES: Final = {
    "mindbug": "axolotl_healer",
    "smashup": "ninja_master",
    "bigmonster": "wall_e",
    "summoner": "pe_prince_elien",
    "wistar": "rat",
}


def looks(game: str) -> dict[str, Look]:
    name = f"herna.web.art.pins.{game}"
    found: dict[str, Look] = import_module(name).LOOKS if find_spec(name) is not None else {}
    return found


def component_art(game: str, component: str) -> str:
    """The picture of a component; one without a look of its own gets some beast, always the same."""
    look = looks(game).get(component)
    if look is None:
        return portrait(f"{game}/{component}", "beast")
    return portrait(component, look.theme, **look.pins)


def signature_components() -> dict[str, str]:
    """The component whose picture stands for each game."""
    return SIGNATURES
