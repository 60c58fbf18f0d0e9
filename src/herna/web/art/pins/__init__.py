"""Which theme and which pinned features each component has, one module per game."""

from herna.web.art.pins.look import Look
from herna.web.extras import extra


def looks(game: str) -> dict[str, Look]:
    """The looks of a game's components, by component id; a game may have none."""
    found: dict[str, Look] = getattr(extra(game, __name__), "LOOKS", {})
    return found
