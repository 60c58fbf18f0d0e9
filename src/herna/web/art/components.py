"""The picture of any component of any game."""

from functools import lru_cache

import herna
from herna.web.art.pins import looks
from herna.web.art.pins.look import Look
from herna.web.art.portrait import portrait
from herna.web.art.themes import THEMES

# Abilities and other things without a card of their own.
PLAIN = "emblem"


@lru_cache(maxsize=1024)
def component_portrait(game: str, component_id: str) -> str:
    """SVG text for a component: by its look, else by what is printed on it. `UnknownGame` if there is none."""
    look = looks(game).get(component_id) or Look(theme_of(game, component_id), {})
    return portrait(component_id, look.theme, **look.pins)


def theme_of(game: str, component_id: str) -> str:
    """The theme that one of the printed facts names, such as "robot"; else an emblem."""
    room = herna.game(game)
    facts = room.facts(component_id) if component_id in room.component_ids() else {}
    return next((word for word in facts.values() if isinstance(word, str) and word in THEMES), PLAIN)
