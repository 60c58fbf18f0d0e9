"""The picture of any component of any game."""

from functools import lru_cache

from herna.web.art.pins import looks
from herna.web.art.portrait import portrait


@lru_cache(maxsize=1024)
def component_portrait(game: str, component_id: str) -> str:
    """SVG text; a KeyError when the game or its component has no look."""
    theme, pins = looks(game)[component_id]
    return portrait(component_id, theme, **pins)
