"""Which component's portrait stands for its game."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.game import Game

SIGNATURES: Final = {
    "bigmonster": "ice_unstable_blue",
    "mindbug": "axolotl_healer",
    "smashup": "king_rex",
    "summoner": "pe_queen_maldaria",
    "wistar": "hero_intelligence",
}


def signature(game: Game[Any]) -> str:
    """A component that was chosen for it, else the game's first; empty if the game has none."""
    return SIGNATURES.get(game.id) or next(iter(game.component_ids()), "")
