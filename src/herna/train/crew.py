"""Work for all cores or a Ray cluster: functions of plain data, run in other processes; one that dies is replaced."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from herna._ray import RayCluster
from herna._workers import spawned
from herna.train.settings import TrainingError

MOST_DEATHS: Final = 3

J = TypeVar("J")
R = TypeVar("R")


class Crew:
    """So many processes; with one, the work is done here."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._pool: ProcessPoolExecutor | None = None

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        """Each job with its result, as they finish. `jobs` is asked for the next one when somebody is free for it."""
        if self.width == 1:
            for job in jobs:
                yield job, work(job)
            return
        waiting = iter(jobs)
        again: list[J] = []
        deaths = 0
        busy: dict[Future[R], J] = {}
        while True:
            while len(busy) < 2 * self.width:
                following = again.pop() if again else next(waiting, None)
                if following is None:
                    break
                busy[self._submit(work, following)] = following
            if not busy:
                return
            done, _ = wait(busy, return_when=FIRST_COMPLETED)
            for future in done:
                job = busy.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    again.append(job)
                    continue
                yield job, result
            if again:  # somebody died, and took the others' work along
                again += busy.values()
                busy.clear()
                deaths += 1
                self.close()
                if deaths >= MOST_DEATHS:
                    raise TrainingError(
                        f"worker processes died {deaths} times (is there too little memory?); what was played is kept"
                    )

    def _submit(self, work: Callable[[Any], R], job: object) -> Future[R]:
        if self._pool is None:
            self._pool = spawned(self.width)
        try:
            return self._pool.submit(work, job)
        except BrokenProcessPool:  # somebody has just died; what they had in hand is noticed when it is waited for
            self.close()
            return self._submit(work, job)

    def close(self) -> None:
        """End the processes; whatever they are at is given up."""
        if self._pool is not None:
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


class ClusterCrew(Crew):
    """The workers of a Ray cluster. All of them must find the folder of the run at the same path (a shared disk)."""

    def __init__(self, address: str, width: int | None = None) -> None:
        self._cluster = RayCluster(address, width)
        super().__init__(self._cluster.width)

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        ray = self._cluster.ray
        remote = ray.remote(max_retries=MOST_DEATHS)(work)  # Ray itself starts a dead worker's job again
        waiting = iter(jobs)
        busy: dict[Any, J] = {}
        while True:
            while len(busy) < 2 * self.width:
                following = next(waiting, None)
                if following is None:
                    break
                busy[remote.remote(following)] = following
            if not busy:
                return
            done, _ = ray.wait(list(busy), num_returns=1)
            job = busy.pop(done[0])
            try:
                result = ray.get(done[0])
            except ray.exceptions.RayTaskError:  # a mistake of ours, not the worker's end
                raise
            except ray.exceptions.RayError as e:
                reason = str(e).partition("\n")[0]
                raise TrainingError(
                    f"the cluster lost a worker too often ({reason}); what was played is kept"
                ) from None
            yield job, result

    def close(self) -> None:
        self._cluster.close()


def make_crew(processes: int, cluster: str = "") -> Crew:
    """So many processes (0: one for each core), here or on the Ray cluster at this address."""
    if cluster:
        return ClusterCrew(cluster, processes or None)
    return Crew(processes or os.cpu_count() or 1)
