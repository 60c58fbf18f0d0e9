"""The printed numbers and words of every component, as plain data."""

from __future__ import annotations

from typing import Any

from herna.games.smashup.printed.cards import BASE_BY_SLUG, BY_SLUG
from herna.games.smashup.table.words import FACTIONS


def component_ids() -> list[str]:
    return [*BY_SLUG, *BASE_BY_SLUG]


def facts(component: str) -> dict[str, Any]:
    d = BY_SLUG.get(component)
    if d is not None:
        return {
            "type": "minion" if d.minion else "action",
            "faction": FACTIONS[d.faction],
            "power": d.power if d.minion else None,
            "copies": d.copies,
        }
    b = BASE_BY_SLUG[component]
    return {"type": "base", "faction": FACTIONS[b.faction], "breakpoint": b.breakpoint, "vp": list(b.vp), "copies": 1}
