"""Which theme and which pinned features each component has, one module per game."""

from importlib import import_module

from herna.web.art.pins.look import Look

GAMES = ("mindbug", "smashup", "bigmonster", "summoner", "wistar")


def looks(game: str) -> dict[str, Look]:
    """The looks of a game's components, by component id."""
    if game not in GAMES:
        raise KeyError(game)
    found: dict[str, Look] = import_module(f"herna.web.art.pins.{game}").LOOKS
    return found
