"""The bot that chooses at random; all legal options are equally likely."""

from __future__ import annotations

import random

from herna.players.player import Observation, Player


class RandomPlayer(Player):
    def __init__(self, seed: int) -> None:
        Player.__init__(self, "random")
        self.rng = random.Random(seed)

    def rate(self, seen: Observation) -> list[float]:
        return [self.rng.random() for _ in range(seen.width)]
