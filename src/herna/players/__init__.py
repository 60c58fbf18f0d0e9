"""Bots. Each gets what its seat may know and worlds it cannot tell from the real one; never the true state."""

from __future__ import annotations

from herna.players.comparing import Comparison, compare
from herna.players.greedy import Greedy
from herna.players.levels import LEVELS, Level
from herna.players.player import Budget, Observation, Player, PlayerFault, Report, default_choice
from herna.players.random import RandomPlayer
from herna.players.search import Search
from herna.players.specs import PLAYERS, make_player

__all__ = [
    "LEVELS",
    "PLAYERS",
    "Budget",
    "Comparison",
    "Greedy",
    "Level",
    "Observation",
    "Player",
    "PlayerFault",
    "RandomPlayer",
    "Report",
    "Search",
    "compare",
    "default_choice",
    "make_player",
]
