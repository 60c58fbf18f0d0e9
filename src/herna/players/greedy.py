"""The bot that looks one step ahead: what does the table look like once my choice has been carried out?"""

from __future__ import annotations

import random
from typing import Final

from herna.players.judges import BEST, JUDGES
from herna.players.player import Observation, Player
from herna.players.policy import glance, slot_of
from herna.players.tuning import tuning_of

WORLDS: Final = 12


class Greedy(Player):
    """Tries every option in several possible worlds, lets its effect play out, and compares how the table looks."""

    def __init__(self, seed: int, worlds: int | None = None, spec: str = "greedy", network: str = BEST) -> None:
        Player.__init__(self, spec)
        self.rng = random.Random(seed)
        self.worlds = worlds or WORLDS
        self.network = network  # which judge (see judges.py)

    def rate(self, seen: Observation) -> list[float]:
        judge = JUDGES.of(seen.game, self.network)
        care = tuning_of(seen.game, judge.learned).care
        totals = [0.0] * seen.width
        for _ in range(self.worlds):
            world = seen.world(self.rng.getrandbits(30))
            slot = slot_of(world, seen.seat)
            for i in range(seen.width):
                totals[i] += glance(world, slot, i, care, judge, judge)
        return [total / self.worlds for total in totals]
