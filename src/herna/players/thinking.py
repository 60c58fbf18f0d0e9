"""One decision of the search: how many playouts to make, when the choice is clear, and what was found."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Final

from herna.players.explorer import Explorer, Worlds
from herna.players.interrupting import Interruption
from herna.players.judges import Judge
from herna.players.player import Observation
from herna.players.tree import Edge
from herna.players.tuning import Tuning

BATCH: Final = 16  # playouts between two looks at the clock and at the score
CALM: Final = 0.5  # this part of the time is used in any case, the rest only while the choice is open
CLOSE: Final = 0.6  # a runner-up with this part of the leader's visits keeps the choice open
CLEARLY: Final = 1e-6
PER_SECOND: Final = 1000  # playouts that a second counts as, where only the order of size matters


class Limits:
    """How long a decision may take: so many playouts, or so many seconds, or whichever comes first."""

    def __init__(self, iterations: int | None, seconds: float | None) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def playouts(self) -> int:
        """What these limits come to in playouts, roughly."""
        return self.iterations if self.iterations is not None else int(PER_SECOND * (self.seconds or 0.0))

    def share(self, part: int, parts: int) -> Limits:
        """The limits of one of several processes that work at once."""
        if self.iterations is None:
            return self
        return Limits((self.iterations + parts - 1 - part) // parts, self.seconds)


class Findings:
    """What is known of each option: visits, what they brought, and the first glance."""

    def __init__(self, visits: list[int], totals: list[float], priors: list[float], playouts: int) -> None:
        self.visits = visits
        self.totals = totals
        self.priors = priors
        self.playouts = playouts

    def join(self, other: Findings) -> None:
        """Add what another search of the same decision has found."""
        for i in range(len(self.visits)):
            self.visits[i] += other.visits[i]
            self.totals[i] += other.totals[i]
        self.playouts += other.playouts

    def mean(self, i: int) -> float:
        """What the option brings; the first glance counts as one visit."""
        return (self.totals[i] + self.priors[i]) / (self.visits[i] + 1)

    def best(self) -> int:
        """The option looked at most, which is the safest guide; of equals the one that brings more."""
        best = 0
        for i in range(1, len(self.visits)):
            ahead = self.visits[i] - self.visits[best]
            if ahead > 0 or (ahead == 0 and self.mean(i) > self.mean(best)):
                best = i
        return best

    def rates(self) -> list[float]:
        """What each option brings; none is rated above the best one merely because it was looked at less."""
        best = self.best()
        most = self.mean(best)
        return [most if i == best else min(self.mean(i), most - CLEARLY) for i in range(len(self.visits))]

    def shares(self) -> tuple[float, ...]:
        """How the visits were shared out among the options."""
        total = sum(self.visits)
        return tuple([v / total if total else 0.0 for v in self.visits])


def think(seen: Observation, root: Edge, limits: Limits, rng: random.Random, tuning: Tuning, judge: Judge) -> Findings:
    """Search the decision below `root`, which keeps the tree, until the limits are reached or the choice is clear."""
    with Interruption() as interruption:
        return search(seen, root, limits, rng, tuning, judge, interruption)


def search(
    seen: Observation,
    root: Edge,
    limits: Limits,
    rng: random.Random,
    tuning: Tuning,
    judge: Judge,
    interruption: Interruption,
) -> Findings:
    begun = perf_counter()
    explorer = Explorer(seen.seat, tuning, root, Worlds(seen, rng.getrandbits(30)), judge)
    edges = explorer.edges
    playouts = 0
    while not interruption.asked and goes_on(edges, playouts, limits, begun):
        batch = BATCH if limits.iterations is None else min(BATCH, limits.iterations - playouts)
        for _ in range(batch):
            explorer.playout()
        playouts += batch
    return Findings([e.visits for e in edges], [e.total for e in edges], [e.prior for e in edges], playouts)


def goes_on(edges: list[Edge], playouts: int, limits: Limits, begun: float) -> bool:
    """Whether more playouts are allowed and may still change the choice; longer where two options are close.

    If both limits are given, the playouts are the aim, and the time only stops a search that takes too long.
    """
    if len(edges) == 1:
        return False
    first, second = leaders(edges)
    used = perf_counter() - begun
    if limits.seconds is not None and used >= limits.seconds and playouts > 0:
        return False
    if limits.iterations is not None:
        left = limits.iterations - playouts
        return left > 0 and first - second <= left
    if limits.seconds is None or playouts == 0:
        return True
    if first - second > playouts * (limits.seconds - used) / used:  # more than there is time for
        return False
    return used < CALM * limits.seconds or second > CLOSE * first


def leaders(edges: list[Edge]) -> tuple[int, int]:
    """The visits of the two options looked at most."""
    first = second = 0
    for edge in edges:
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first, second
