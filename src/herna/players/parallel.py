"""Root parallelism: the same decision searched by several processes at once, each in worlds of its own.

A helper process gets one redrawn world, never the true state, and redraws that one again and again. Both give the same
worlds, since redrawing depends only on what the seat knows.
"""

from __future__ import annotations

import random
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

from herna._workers import spawned
from herna.api import game
from herna.players.judges import JUDGES
from herna.players.player import Observation
from herna.players.thinking import Findings, Limits, think
from herna.players.tree import Edge
from herna.players.tuning import Tuning, constants

Found = tuple[list[int], list[float], list[float], int]


class Helpers:
    """`number` further processes, started when first needed."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool: ProcessPoolExecutor | None = None
        self.under_way: list[Future[Found]] = []

    def begin(self, seen: Observation, limits: Limits, rng: random.Random, network: str, tuning: Tuning) -> None:
        """Give every helper its share of the search."""
        if self.pool is None:
            self.pool = spawned(self.number, deaf=False)  # Ctrl+C ends their search, too
        self.under_way = []
        for i in range(self.number):
            blob = seen.world(rng.getrandbits(30)).dump()
            share = limits.share(i + 1, self.number + 1)
            place = (seen.game, blob, seen.seat, rng.getrandbits(30))
            how = (share.iterations, share.seconds, network, constants(tuning))
            self.under_way.append(self.pool.submit(explore, *place, *how))

    def results(self) -> list[Findings]:
        """What they found, always in the same order."""
        found = [task.result() for task in self.under_way]
        return [Findings(visits, totals, priors, playouts) for visits, totals, priors, playouts in found]

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


def explore(
    id: str,
    blob: bytes,
    seat: int,
    seed: int,
    iterations: int | None,
    seconds: float | None,
    network: str,
    tuning: dict[str, Any],
) -> Found:
    """Runs in a helper process, with the constants that the whole search has."""
    seen = Observation(game(id).load(blob), seat)
    judge = JUDGES.of(id, network)
    limits = Limits(iterations, seconds)
    found = think(seen, Edge(0.5), limits, random.Random(seed), Tuning(**tuning), judge)
    return found.visits, found.totals, found.priors, found.playouts
