"""The printed numbers and words of every component, as plain data."""

from __future__ import annotations

from typing import Any

from herna.games.mindbug.outside.view import keyword_names
from herna.games.mindbug.printed.cards import BY_SLUG


def component_ids() -> list[str]:
    return list(BY_SLUG)


def facts(component: str) -> dict[str, Any]:
    d = BY_SLUG[component]
    return {
        "set": d.set,
        "power": d.power,
        "keywords": keyword_names(d.keywords),
        "copies": d.copies,
        "stage": d.stage,
    }
