"""What bots are called at a table."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("Ota", "Iva", "Max", "Ema", "Leo", "Ida", "Hugo", "Ela")


def names_for_bots(count: int, taken: list[str]) -> list[str]:
    """Short names, the same in all languages, that nobody else at the table has."""
    others = [name.casefold() for name in taken]
    numbered = [f"{name} {number}" for number in range(2, 3 + len(taken) + count) for name in NAMES]
    free = [name for name in [*NAMES, *numbered] if name.casefold() not in others]
    return free[:count]
