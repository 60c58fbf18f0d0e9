"""Bots. Each gets what its seat may know and worlds it cannot tell from the real one; never the true state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from herna.kernel.errors import BadOption
from herna.players.greedy import Greedy
from herna.players.player import Observation, Player
from herna.players.random import RandomPlayer

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": Greedy}


def make_player(name: str, seed: int) -> Player:
    """A bot by name, reproducible from its seed."""
    if name not in PLAYERS:
        raise BadOption(f"there is no bot {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)


__all__ = ["PLAYERS", "Greedy", "Observation", "Player", "RandomPlayer", "make_player"]
