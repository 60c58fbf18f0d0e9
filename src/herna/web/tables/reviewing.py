"""Reviews of finished games: made in the background by minds that no bot waits for, kept as they grow.

A review that was asked for goes on whenever somebody looks at it, so a restart costs no more than the last slice.
"""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial
from time import monotonic
from typing import Any, Final

from herna.learn.review import Review, Work
from herna.web.store import Store, StoredReview, Unavailable
from herna.web.store.store import new_key
from herna.web.tables.chores import Chore
from herna.web.tables.live import LiveTable
from herna.web.tables.thinkers import Thinkers

KEEP_EVERY: Final = 2.0  # seconds
ATTEMPTS: Final = 3
MOST_LATELY: Final = 50
PAUSE: Final = 1.0  # seconds before a slice that failed is tried again
LOG: Final = logging.getLogger("herna.web")


class Job:
    """A review under way in this process: so many decisions of so many are done (0 of 0: it has not begun)."""

    def __init__(self, kept: dict[str, Any] | None) -> None:
        self.kept = kept
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def progress(self) -> tuple[int, int]:
        return (0, 0) if not self.kept else (len(self.kept["findings"]), int(self.kept["total"]))


class Reviewing:
    """The reviews of a room."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.jobs: dict[tuple[str, int], Job] = {}
        self.lately: dict[tuple[str, int], Review] = {}  # finished ones that were looked at
        self.banners: dict[tuple[str, int], list[str]] = {}  # what was played with at a seat; it never changes

    async def stored(self, table: LiveTable, seat: int) -> StoredReview | None:
        return await self.store.reviews.read(table.stored.id, seat)

    async def ask(self, table: LiveTable, seat: int) -> None:
        """Somebody wants this review; asked for twice it is still one."""
        if await self.stored(table, seat) is None:
            await self.store.reviews.keep(table.stored.id, seat, {}, done=False)
        job = self.jobs.get((table.stored.id, seat))
        if job is not None and job.failed:
            del self.jobs[table.stored.id, seat]
        await self.go_on(table, seat)

    async def go_on(self, table: LiveTable, seat: int) -> Job | None:
        """The work on a review that was asked for, which may have failed; None if nobody has asked, or it is done."""
        name = (table.stored.id, seat)
        job = self.jobs.get(name)
        if job is not None:
            return job
        found = await self.stored(table, seat)
        if found is None or found.done:
            return None
        if name not in self.jobs:
            job = self.jobs[name] = Job(found.kept or None)
            job.task = asyncio.get_running_loop().create_task(self._work(name, json.dumps(table.record()), job))
            job.task.add_done_callback(partial(self._finished, name, job))
        return self.jobs[name]

    async def _work(self, name: tuple[str, int], record: str, job: Job) -> None:
        kept_at, attempts, done = monotonic(), 0, False
        while not done:
            slice = await self.thinkers.work(Chore(record, name[1], job.kept))
            if slice.fault or slice.kept is None:
                attempts += 1
                LOG.warning("table %s: the review of seat %d failed: %s", *name, slice.fault)
                if attempts == ATTEMPTS:
                    job.failed = True
                    return
                await asyncio.sleep(PAUSE)
                continue
            job.kept, done, attempts = slice.kept, slice.done, 0
            if done or monotonic() - kept_at > KEEP_EVERY:
                kept_at = monotonic()
                await self._keep(name, job, done)

    async def _keep(self, name: tuple[str, int], job: Job, done: bool) -> None:
        """What is not kept now is kept next time; only the end is insisted on."""
        for _ in range(ATTEMPTS if done else 1):
            try:
                await self.store.reviews.keep(*name, job.kept or {}, done)
                return
            except Unavailable as e:
                LOG.error("table %s: the review of seat %d could not be kept: %s", *name, e)
                await asyncio.sleep(PAUSE)
        job.failed = done

    def _finished(self, name: tuple[str, int], job: Job, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table %s: the review of seat %d broke off", *name, exc_info=task.exception())
            job.failed = True
        if not job.failed:
            self.jobs.pop(name, None)

    async def share(self, table: LiveTable, seat: int, wanted: bool) -> None:
        """A link for others, or none any more; a review that is shared keeps its link."""
        found = await self.stored(table, seat)
        if found is not None and found.done and wanted != (found.share is not None):
            await self.store.reviews.open_to_others(table.stored.id, seat, new_key() if wanted else None)

    async def finished(self, table: LiveTable, seat: int) -> Review | None:
        """The review, if it is done. One that was made in another way than today is made again when next wanted."""
        name = (table.stored.id, seat)
        if name in self.lately:
            return self.lately[name]
        found = await self.stored(table, seat)
        if found is None or not found.done:
            return None
        review = await asyncio.to_thread(read, table, found)
        if review is None:
            await self.store.reviews.keep(found.table, seat, {}, done=False)
            return None
        self.lately[name] = review
        while len(self.lately) > MOST_LATELY:
            del self.lately[next(iter(self.lately))]
        return review

    def stop(self) -> None:
        for job in self.jobs.values():
            if job.task is not None:
                job.task.cancel()


def read(table: LiveTable, found: StoredReview) -> Review | None:
    """What the database has kept; None if it is of another way of reviewing, and so has to be made again."""
    work = Work(table.record(), found.seat, found.kept)
    return work.review() if work.done else None
