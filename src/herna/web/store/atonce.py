"""A batch of choices in SQLite: begun, written and committed in one visit to a thread of its own.

Each visit to a thread costs more than all that is written there, and a transaction in steps makes a dozen of them.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final

from herna.web.store.database import BUSY, prepare_sqlite
from herna.web.store.entries import Entry

MOVE_ON: Final = (
    "UPDATE tables SET version = ?, changed = ?, over = ?, winners = ?, aside = ?, due = ? WHERE id = ? AND version = ?"
)
KEEP: Final = (
    "INSERT INTO choices (table_id, number, code, request, by_default, linked) "
    "VALUES (:table_id, :number, :code, :request, :by_default, :linked)"
)
SIT: Final = "UPDATE seats SET visitor = ? WHERE table_id = ? AND seat = ?"

InTurn = Callable[[float], AbstractAsyncContextManager[None]]  # the right to write, asked for at this moment


class AtOnce:
    def __init__(self, in_turn: InTurn, file: Path) -> None:
        self.in_turn = in_turn
        self.file = file
        self.thread = ThreadPoolExecutor(1, "herna-choices")
        self.connection: sqlite3.Connection | None = None

    async def write(self, batch: list[Entry]) -> list[Entry]:
        """Commit all that are in time; gives those that are too late."""
        async with self.in_turn(min([entry.asked for entry in batch])):
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, batch)

    def close(self) -> None:
        if self.connection is not None:
            self.thread.submit(self._hang_up)
        self.thread.shutdown()

    # --- in the thread -----------------------------------------------------------------------------------------
    def _write(self, batch: list[Entry]) -> list[Entry]:
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")  # what is read now stays so until the end
            late = [entry for entry in batch if not self._keep(connection, entry)]
            connection.execute("COMMIT")
        except BaseException:
            self._hang_up()  # which takes back whatever is not committed
            raise
        return late

    def _keep(self, connection: sqlite3.Connection, entry: Entry) -> bool:
        """False: the table has moved on, be it by one of the same batch."""
        winners = None if entry.winners is None else json.dumps(entry.winners)
        moment = entry.moment.replace(tzinfo=None).isoformat(" ", "microseconds")
        told = (entry.next_version, moment, entry.over, winners, json.dumps(entry.aside), entry.due)
        if connection.execute(MOVE_ON, (*told, entry.table, entry.version)).rowcount != 1:
            return False
        connection.executemany(KEEP, entry.rows())
        for seat in entry.seats:
            connection.execute(SIT, (entry.visitor, entry.table, seat))
        return True

    def _connected(self) -> sqlite3.Connection:
        if self.connection is None:
            address = f"{self.file.resolve().as_uri()}?mode=rw"
            made = sqlite3.connect(address, timeout=BUSY, isolation_level=None, uri=True)
            prepare_sqlite(made, None)
            self.connection = made
        return self.connection

    def _hang_up(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
