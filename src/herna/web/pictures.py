"""Which component's portrait stands for its game."""

from __future__ import annotations

from typing import Final

SIGNATURES: Final = {
    "bigmonster": "ice_unstable_blue",
    "mindbug": "axolotl_healer",
    "smashup": "king_rex",
    "summoner": "pe_queen_maldaria",
    "wistar": "hero_intelligence",
}
