"""The bot that searches: many playouts in possible worlds, within a budget of playouts or of time."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Final

from herna.players.judges import BEST, JUDGES
from herna.players.parallel import Helpers
from herna.players.player import Observation, Player, Report
from herna.players.reuse import Kept
from herna.players.thinking import Findings, Limits, think
from herna.players.tree import Edge
from herna.players.tuning import Tuning, tuning_of, within

ITERATIONS: Final = 500  # if nothing is said


class Search(Player):
    """Information-set tree search. With a budget in playouts every choice is reproducible from the seed."""

    def __init__(
        self,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        processes: int = 1,
        spec: str = "search",
        tuning: Tuning | None = None,
        network: str = BEST,
    ) -> None:
        Player.__init__(self, spec)
        self.rng = random.Random(seed)
        self.limits = Limits(ITERATIONS if iterations is None and seconds is None else iterations, seconds)
        self.helpers = Helpers(processes - 1) if processes > 1 else None
        self.network = network  # which judge (see judges.py)
        self.tuning = tuning  # instead of the game's own, for experiments
        self.kept = Kept()
        self.last = Report()

    def rate(self, seen: Observation) -> list[float]:
        return self._think(seen, Edge(0.5)).rates()

    def choose(self, seen: Observation) -> int:
        if seen.width == 1:
            self.last = Report()
            return 0
        root = self.kept.tree_for(seen)
        choice = self._think(seen, root).best()
        self.kept.keep(seen, root, choice, self.rng.getrandbits(30))
        return choice

    def report(self) -> Report:
        return self.last

    def close(self) -> None:
        if self.helpers is not None:
            self.helpers.close()

    def _think(self, seen: Observation, root: Edge) -> Findings:
        begun = perf_counter()
        limits = self._limits(seen)
        judge = JUDGES.of(seen.game, self.network)
        tuning = within(self.tuning or tuning_of(seen.game, judge.learned), limits.playouts())
        helpers = self.helpers
        if helpers is not None:
            helpers.begin(seen, limits, self.rng, self.network, tuning)
            limits = limits.share(0, helpers.number + 1)
        findings = think(seen, root, limits, self.rng, tuning, judge)
        if helpers is not None:
            for found in helpers.results():
                findings.join(found)
        self.last = Report(findings.playouts, findings.shares(), perf_counter() - begun)
        return findings

    def _limits(self, seen: Observation) -> Limits:
        """The tighter of the bot's own limits and the table's; if the table limits playouts, time is not limited."""
        own, table = self.limits, seen.budget
        if table is None:
            return own
        counts = [n for n in (own.iterations, table.iterations) if n is not None]
        times = [t for t in (own.seconds, table.seconds) if t is not None]
        if table.iterations is not None and table.seconds is None:
            times = []
        return Limits(min(counts) if counts else None, min(times) if times else None)
