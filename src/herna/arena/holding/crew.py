"""Who plays the games: this process, or as many processes of this machine as wanted. A Ray cluster is in `cluster`."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from herna._workers import spawned
from herna.arena.games.played import Played
from herna.arena.games.referee import play
from herna.arena.games.schedule import Task

Batch = tuple[Task, ...]


class WorkerLost(Exception):
    """A worker died over a batch; nothing of that batch has been counted."""


def play_batch(batch: Batch) -> list[Played]:
    """The work of a worker."""
    return [play(task) for task in batch]


class Crew(Protocol):
    """Plays batches. `wait` gives back finished ones, each with its games or with the reason why it has none."""

    width: int  # how many batches are worked on at once

    def submit(self, batch: Batch) -> None: ...

    def wait(self) -> list[tuple[Batch, list[Played] | WorkerLost]]: ...

    def close(self) -> None: ...


class Alone:
    """One process: this one."""

    width = 1

    def __init__(self, work: Callable[[Batch], list[Played]] = play_batch) -> None:
        self.work = work
        self._waiting: list[Batch] = []

    def submit(self, batch: Batch) -> None:
        self._waiting.append(batch)

    def wait(self) -> list[tuple[Batch, list[Played] | WorkerLost]]:
        batch = self._waiting.pop(0)
        return [(batch, self.work(batch))]

    def close(self) -> None:
        self._waiting.clear()


class Processes:
    """Several processes; when one of them dies, all are replaced and what they had in hand is reported lost."""

    def __init__(self, width: int, work: Callable[[Batch], list[Played]] = play_batch) -> None:
        self.width = width
        self.work = work
        self._pool = spawned(width)
        self._busy: dict[Future[list[Played]], Batch] = {}

    def submit(self, batch: Batch) -> None:
        try:
            future = self._pool.submit(self.work, batch)
        except BrokenProcessPool:
            self._pool = spawned(self.width)
            future = self._pool.submit(self.work, batch)
        self._busy[future] = batch

    def wait(self) -> list[tuple[Batch, list[Played] | WorkerLost]]:
        done, _ = wait(self._busy, return_when=FIRST_COMPLETED)
        return [(self._busy.pop(future), outcome(future)) for future in done]

    def close(self) -> None:
        """Whatever is still being played is given up; the executor has no other way than this to end its workers."""
        if self._busy:
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
        self._busy.clear()
        self._pool.shutdown(wait=True, cancel_futures=True)


def outcome(future: Future[list[Played]]) -> list[Played] | WorkerLost:
    try:
        return future.result()
    except BrokenProcessPool as e:
        return WorkerLost(str(e))
