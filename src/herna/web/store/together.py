"""Choices that wait for the disk at the same moment are committed together: one transaction, one wait for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from sqlalchemy import Table, bindparam, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.database import Unavailable, is_sqlite
from herna.web.store.entries import Conflict, Entry
from herna.web.store.hearing import Voice
from herna.web.store.models import ChoiceRow, SeatRow, TableRow

MOST: Final = 200  # tables in one transaction; PostgreSQL announces them in one message of 8,000 letters

TABLES: Final[Table] = TableRow.metadata.tables["tables"]
CHOICES: Final[Table] = ChoiceRow.metadata.tables["choices"]
SEATS: Final[Table] = SeatRow.metadata.tables["seats"]
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
SIT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("at_seat"))
    .values(visitor=bindparam("who"))
)
CLASHES: Final = (IntegrityError, sqlite3.IntegrityError)
ITS_OWN_FAULT: Final = (*CLASHES, DataError, sqlite3.DataError)  # of one choice, not of the database

Writing = Callable[[float], AbstractAsyncContextManager[AsyncConnection]]  # a transaction, asked for at this moment


class Writer(Protocol):
    async def write(self, batch: list[Entry]) -> list[Entry]:
        """Commit all that are in time, in one transaction; gives those that are too late."""

    def close(self) -> None: ...


class InSteps:
    """A transaction of any database that SQLAlchemy knows."""

    def __init__(self, writing: Writing, voice: Voice) -> None:
        self.writing = writing
        self.voice = voice

    async def write(self, batch: list[Entry]) -> list[Entry]:
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
                sitting = [seat for entry in good for seat in entry.sitting()]
                if sitting:
                    await connection.execute(SIT, sitting)
                await self.voice.announce(connection, {entry.table: entry.next_version for entry in good})
        return late

    def close(self) -> None:
        """Its connections are the engine's."""


class Together:
    """While one transaction is on its way to the disk, those who come wait, and go into the next one together."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
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
        self.writer.close()

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
            late = set(await self.writer.write(batch))
        except Unavailable as e:
            if not isinstance(e.__cause__, ITS_OWN_FAULT):
                raise
            if len(batch) == 1:
                raise (Conflict() if isinstance(e.__cause__, CLASHES) else e) from None
            for entry in batch:  # one of them cannot be kept: the others must not suffer
                try:
                    await self._keep_all([entry])
                except (Conflict, Unavailable) as told:
                    entry.tell(told)
        else:
            for entry in batch:
                entry.tell(Conflict() if entry in late else None)
