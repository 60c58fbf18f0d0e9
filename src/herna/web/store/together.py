"""Choices that wait for the disk at the same moment are committed together: one transaction, one wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from sqlalchemy import Table, bindparam, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.database import Unavailable, is_sqlite
from herna.web.store.hearing import Voice
from herna.web.store.models import ChoiceRow, TableRow

MOST: Final = 200  # tables in one transaction; PostgreSQL announces them in one message of 8,000 letters

TABLES: Final[Table] = TableRow.metadata.tables["tables"]
CHOICES: Final[Table] = ChoiceRow.metadata.tables["choices"]
MOVE_ON: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        version=bindparam("next_version"),
        changed=bindparam("moment"),
        over=bindparam("is_over"),
        winners=bindparam("who_won"),
        aside=bindparam("lies_aside"),
        due=bindparam("is_due"),
    )
)
KEEP: Final = insert(CHOICES)

Writing = Callable[[float], AbstractAsyncContextManager[AsyncConnection]]  # a transaction, asked for at this moment


class Conflict(Exception):
    """Somebody else has changed the table meanwhile."""


class Made:
    """A choice that is to be kept."""

    __slots__ = ("by_default", "code", "linked", "request")

    def __init__(self, code: str, by_default: bool = False, linked: bool = False, request: str | None = None) -> None:
        self.code = code
        self.by_default = by_default  # the seat's bot gave no answer
        self.linked = linked  # made together with the one before, by one click
        self.request = request  # what the client calls it


class Entry:
    """The next choices of one table, made by one click or by a bot: all of them are kept, or none."""

    def __init__(
        self,
        table: str,
        version: int,
        number: int,
        made: list[Made],
        over: bool,
        winners: list[int] | None,
        aside: dict[str, Any],
        due: float | None = None,
    ) -> None:
        self.table = table
        self.version = version  # which the table must have, or somebody else was quicker
        self.number = number  # of the first choice
        self.made = made
        self.over = over
        self.winners = winners
        self.aside = aside
        self.due = due
        self.asked = monotonic()
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def next_version(self) -> int:
        return self.version + len(self.made)

    def change(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "next_version": self.next_version,
            "moment": datetime.now(UTC),
            "is_over": self.over,
            "who_won": self.winners,
            "lies_aside": self.aside,
            "is_due": self.due,
        }

    def rows(self) -> list[dict[str, Any]]:
        return [
            {
                "table_id": self.table,
                "number": self.number + i,
                "code": made.code,
                "request": made.request,
                "by_default": made.by_default,
                "linked": made.linked,
            }
            for i, made in enumerate(self.made)
        ]

    def tell(self, error: Exception | None) -> None:
        """Whoever waits hears how it ended."""
        if not self.kept.done():
            if error is None:
                self.kept.set_result(None)
            else:
                self.kept.set_exception(error)


class Together:
    """While one transaction is on its way to the disk, those who come wait, and go into the next one together."""

    def __init__(self, writing: Writing, voice: Voice) -> None:
        self.writing = writing
        self.voice = voice
        self.waiting: list[Entry] = []
        self.work: asyncio.Task[None] | None = None

    async def keep(self, entry: Entry) -> None:
        """Returns when it is on the disk; `Conflict` if the table has moved on, `Unavailable` if nothing was kept."""
        self.waiting.append(entry)
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self._work())
        await entry.kept

    async def finish(self) -> None:
        """When the room closes: what was begun is kept."""
        if self.work is not None:
            await asyncio.wait([self.work])

    async def _work(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                await self._keep_all(batch)
            except Exception as e:
                for entry in batch:
                    entry.tell(e)

    async def _keep_all(self, batch: list[Entry]) -> None:
        try:
            await self._write(batch)
        except Unavailable as e:
            if not isinstance(e.__cause__, IntegrityError | DataError):
                raise
            if len(batch) == 1:
                raise (Conflict() if isinstance(e.__cause__, IntegrityError) else e) from None
            for entry in batch:  # one of them cannot be kept: the others must not suffer
                try:
                    await self._keep_all([entry])
                except (Conflict, Unavailable) as told:
                    entry.tell(told)

    async def _write(self, batch: list[Entry]) -> None:
        """In the order of their ids, so that two servers never wait for each other."""
        late: list[Entry] = []
        async with self.writing(min([entry.asked for entry in batch])) as connection:
            ids = sorted({entry.table for entry in batch})
            if is_sqlite(connection.engine.url):
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # what is read now stays so until the end
            asked = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id)
            found = {row.id: row.version for row in await connection.execute(asked.with_for_update())}
            good: list[Entry] = []
            for entry in sorted(batch, key=lambda entry: entry.table):
                (good if found.get(entry.table) == entry.version else late).append(entry)
                if good and good[-1] is entry:
                    found[entry.table] = entry.next_version  # of two for the same table only one is in time
            if good:
                await connection.execute(MOVE_ON, [entry.change() for entry in good])
                await connection.execute(KEEP, [row for entry in good for row in entry.rows()])
                await self.voice.announce(connection, {entry.table: entry.next_version for entry in good})
        for entry in good:
            entry.tell(None)
        for entry in late:
            entry.tell(Conflict())
