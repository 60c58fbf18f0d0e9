"""The printed numbers and words of every component, as plain data."""

from __future__ import annotations

from typing import Any

from herna.games.summoner.outside.view import class_names
from herna.games.summoner.printed.abilities import BY_SLUG as ABILITY_BY_SLUG
from herna.games.summoner.printed.cards import BY_SLUG
from herna.games.summoner.table.words import PHASES, SYMBOLS


def component_ids() -> list[str]:
    """Cards and abilities."""
    return [*BY_SLUG, *ABILITY_BY_SLUG]


def facts(component: str) -> dict[str, Any]:
    d = BY_SLUG.get(component)
    if d is None:
        users = [c.slug for c in BY_SLUG.values() if ABILITY_BY_SLUG[component] in c.abilities]
        return {"kind": "ability", "printed_on": users}
    found: dict[str, Any] = {
        "kind": "card",
        "faction": d.faction or None,
        "classes": class_names(d.classes),
        "cost": d.cost if d.has_cost else None,
        "symbols": list(d.symbols),
        "copies": d.copies,
        "starting_copies": d.starting or None,
    }
    if d.life:
        found["life"] = d.life
    if d.is_unit:
        found["strength"] = d.strength
        found["attack"] = SYMBOLS[d.attack - 1]
        found["abilities"] = [a.slug for a in d.abilities]
    if d.is_event:
        found["phase"] = PHASES[d.phase]
        found["active"] = d.standing is not None
    return found
