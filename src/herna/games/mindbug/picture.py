"""The table as lines of text, for the terminal and for ears: console markup only where it helps the eye."""

from __future__ import annotations

from typing import Any

from herna.kernel.texts import Catalogue


def draw(texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
    return []
