"""A crew on a Ray cluster: one that is running, or a private one on this machine (`local`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herna._ray import RayCluster
from herna.arena.games.played import Played
from herna.arena.holding.crew import Batch, WorkerLost, play_batch


class Cluster(RayCluster):
    """Ray's workers play batches."""

    def __init__(
        self, address: str, width: int | None = None, work: Callable[[Batch], list[Played]] = play_batch
    ) -> None:
        self._busy: dict[Any, Batch] = {}
        super().__init__(address, width)
        # Ray itself starts a dead worker's batch again; what dies every time comes back to the one who handed it out.
        self._work = self.ray.remote(max_retries=1)(work)

    def submit(self, batch: Batch) -> None:
        self._busy[self._work.remote(batch)] = batch

    def wait(self) -> list[tuple[Batch, list[Played] | WorkerLost]]:
        done, _ = self.ray.wait(list(self._busy), num_returns=1)
        return [(self._busy.pop(ref), self._outcome(ref)) for ref in done]

    def _outcome(self, ref: Any) -> list[Played] | WorkerLost:
        errors = self.ray.exceptions
        try:
            games: list[Played] = self.ray.get(ref)
        except errors.RayTaskError:  # a mistake of ours, not the worker's end
            raise
        except errors.RayError as e:
            return WorkerLost(str(e).partition("\n")[0])
        return games

    def close(self) -> None:
        self._busy.clear()
        super().close()
