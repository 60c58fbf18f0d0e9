"""The printed numbers and words of every component, as plain data."""

from __future__ import annotations

from typing import Any, Final

from herna.games.bigmonster.printed.tiles import EXPLORER_BY_SLUG, MUTATIONS, TILE_BY_SLUG, TOKEN_BY_SLUG
from herna.games.bigmonster.table.designs import Design
from herna.games.bigmonster.table.words import COLOURS, CRYSTAL_POINTS, SETS, TERRAINS

# The other tokens of the box: points, copies (a game never runs out of them, BM-9.3).
EXTRA: Final = {
    "extra_plus5": (5, 3),
    "extra_plus10": (10, 1),
    "extra_minus10": (-10, 2),
    "slow_monster": (-5, 2),
}
ACCESSORIES: Final = {"game_board": 1, "start_player_token": 1, "help_tile": 4, "score_pad": 1}


def component_ids() -> list[str]:
    return [
        *TILE_BY_SLUG,
        *MUTATIONS,
        *EXPLORER_BY_SLUG,
        *TOKEN_BY_SLUG,
        *EXTRA,
        *COLOURS,
        *ACCESSORIES,
    ]


def facts(component: str) -> dict[str, Any]:
    if component in TILE_BY_SLUG:
        return tile_facts(TILE_BY_SLUG[component])
    if component in MUTATIONS:
        levels = TILE_BY_SLUG[MUTATIONS[component]].levels
        return {"type": "mutation", "of": MUTATIONS[component], "points": list(levels[1:]), "copies": 6}
    if component in EXPLORER_BY_SLUG:
        d = EXPLORER_BY_SLUG[component]
        start = TERRAINS[d.start_terrain.bit_length() - 1] if d.start_terrain else None
        crystals = list(d.crystals)
        return {
            "type": "explorer",
            "suit": d.suit,
            "crystals": crystals,
            "starts_with": start,
            "factor": d.factor or None,
        }
    if component in TOKEN_BY_SLUG:
        t = TOKEN_BY_SLUG[component]
        needs = {"individual": t.alone, "team": t.team} if t.alone else None
        return {"type": "token", "points": t.points, "needs": needs, "basic": t.basic, "copies": 3}
    if component in EXTRA:
        points, copies = EXTRA[component]
        return {"type": "token", "points": points, "needs": None, "basic": False, "copies": copies}
    if component in COLOURS:
        return {"type": "crystal", "points": CRYSTAL_POINTS[COLOURS.index(component)]}
    return {"type": "accessory", "copies": ACCESSORIES[component]}


def tile_facts(d: Design) -> dict[str, Any]:
    return {
        "type": "tile",
        "terrain": TERRAINS[d.terrain.bit_length() - 1],
        "wide": d.wide,
        "monsters": d.monsters,
        "points": d.points or None,
        "levels": list(d.levels),
        "crystals": list(d.crystals),
        "factor": d.factor or None,
        "copies": sum(d.copies),
        "copies_by_set": {SETS[i]: d.copies[i] for i in range(len(SETS)) if d.copies[i]},
    }
