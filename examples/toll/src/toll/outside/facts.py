"""What is printed on the cards, as plain data."""

from __future__ import annotations

from typing import Any

from toll.table import COPIES, NAMES


def component_ids() -> list[str]:
    return list(NAMES[1:])


def facts(component: str) -> dict[str, Any]:
    return {"number": NAMES.index(component), "copies": COPIES}
