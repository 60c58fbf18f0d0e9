"""The picture of any component of any game."""

from functools import lru_cache

from herna.web.art.pins import looks
from herna.web.art.portrait import portrait

# Abilities and other things without a card of their own.
PLAIN = "emblem"


@lru_cache(maxsize=1024)
def component_portrait(game: str, component_id: str) -> str:
    """SVG text for a component: by its look if it has one, else an emblem. A KeyError when there is no such game."""
    look = looks(game).get(component_id)
    if look is None:
        return portrait(component_id, PLAIN)
    return portrait(component_id, look.theme, **look.pins)
