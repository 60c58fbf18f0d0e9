"""The bot that looks one step ahead: what does the table look like once my choice has been carried out?"""

from __future__ import annotations

import random
from typing import Final

from herna.kernel.choice import MISSING
from herna.kernel.state import State
from herna.players.player import Observation, Player

WORLDS: Final = 12
PATIENCE: Final = 16  # how many further decisions a choice may trail before the table is judged anyway


class Greedy(Player):
    """Tries every option in several possible worlds, lets it play out at random until all is settled, and compares."""

    def __init__(self, seed: int) -> None:
        Player.__init__(self, "greedy")
        self.rng = random.Random(seed)

    def rate(self, seen: Observation) -> list[float]:
        totals = [0.0] * seen.width
        for _ in range(WORLDS):
            world = seen.world(self.rng.getrandbits(30))
            slot = slot_of(world, seen.seat)
            for i in range(seen.width):
                trial = world.clone()
                trial.take(slot, i)
                settle(trial)
                totals[i] += trial.evaluate(seen.seat)
        return [total / WORLDS for total in totals]


def slot_of(s: State, seat: int) -> int:
    """Which of the open questions is this seat's."""
    for i in range(len(s.asks)):
        if s.asks[i].seat == seat:
            return i
    return 0


def settle(s: State) -> None:
    """Random choices until nothing is under way but the turn itself."""
    for _ in range(PATIENCE):
        if not s.asks or s.settled:
            return
        slot = 0
        if s.answers:
            while s.answers[slot] != MISSING:
                slot += 1
        s.take(slot, s.below(len(s.asks[slot].options)))
