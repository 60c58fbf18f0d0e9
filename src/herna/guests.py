"""Guests: games that other installed packages bring.

A package offers a game through the entry-point group `herna.games`: the name is the game's id, the value the module
that has `GAME`. A guest that cannot be used is left out with a reason; it never keeps the others from being played.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple

from herna.kernel.game import Game

GROUP: Final = "herna.games"
ID: Final = re.compile(r"[a-z][a-z0-9_]*")  # ids stand in records, addresses and file names


class Guest(NamedTuple):
    """A game that another package offers, and why it is left out (empty: it is not)."""

    id: str
    package: str  # the module that has it as `GAME`, or should have it
    fault: str

    def line(self) -> str:
        return f"the game {self.id!r} from {self.package} is left out: {self.fault}"


@cache  # the metadata of every installed package is read for this
def offers() -> dict[str, tuple[EntryPoint, ...]]:
    """Who offers which id, in the order of the ids; nothing is imported yet."""
    found: dict[str, tuple[EntryPoint, ...]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda e: (e.name, e.value)):
        found[entry.name] = (*found.get(entry.name, ()), entry)
    return found


@cache
def guest(id: str, taken: tuple[str, ...]) -> Guest | None:
    """The guest with this id, imported now; None if nobody offers one. The `taken` ids belong to Herna's own games."""
    entries = offers().get(id, ())
    if not entries:
        return None
    package = ", ".join([entry.module for entry in entries])
    if id in taken:
        return Guest(id, package, "Herna itself has a game with this id")
    if not ID.fullmatch(id):
        return Guest(id, package, "an id is small letters, digits and underscores, and begins with a letter")
    if len(entries) > 1:
        return Guest(id, package, "several packages offer this id")
    try:
        return Guest(id, package, complaint(entries[0].load(), id))
    except (Exception, SystemExit) as e:  # whatever another package does must not stop this one
        return Guest(id, package, f"{type(e).__name__}: {e}")


def complaint(module: object, id: str) -> str:
    """What is wrong with the module that a package offers; empty if nothing is."""
    game = getattr(module, "GAME", None)
    if game is None:
        return "it has no GAME"
    if not isinstance(game, Game):
        return f"its GAME is no herna.Game but a {type(game).__name__}"
    if game.id != id:
        return f"its GAME has another id, {game.id!r}"
    game.title()  # so that missing texts show now, and not on everybody's list of games
    return ""


@cache
def guests(taken: tuple[str, ...]) -> tuple[Guest, ...]:
    """All that is offered, by id. Who is left out is named once, on standard error unless logging is set up."""
    found = [one for id in offers() if (one := guest(id, taken)) is not None]
    for one in found:
        if one.fault:
            logging.getLogger("herna").warning("%s", one.line())
    return tuple(found)
