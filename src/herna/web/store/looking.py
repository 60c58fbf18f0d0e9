"""Has a table changed? That is asked before every answer, so it must cost next to nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from herna.web.store.models import TableRow

MOST: Final = 500  # tables in one question
BRIEF: Final = 0.1  # seconds that a reader may have to wait, which hardly ever happens


class InPlace:
    """SQLite, asked without a thread: a reader waits for nobody, and finds a row faster than a thread wakes up."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.connection: sqlite3.Connection | None = None

    async def version(self, id: str) -> int | None:
        try:
            if self.connection is None:
                address = f"{self.file.resolve().as_uri()}?mode=ro"
                self.connection = sqlite3.connect(address, timeout=BRIEF, isolation_level=None, uri=True)
            found = self.connection.execute("SELECT version FROM tables WHERE id = ?", (id,)).fetchall()
        except sqlite3.Error as e:
            self.close()
            raise OSError(str(e)) from e
        return int(found[0][0]) if found else None

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


class InTurn:
    """A server: all who ask while one question is under way are answered by the next one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.asked: dict[str, asyncio.Future[int | None]] = {}
        self.work: asyncio.Task[None] | None = None

    async def version(self, id: str) -> int | None:
        if id not in self.asked:
            self.asked[id] = asyncio.get_running_loop().create_future()
        answer = self.asked[id]
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self._ask())
        return await asyncio.shield(answer)

    async def _ask(self) -> None:
        while self.asked:
            asked = dict(list(self.asked.items())[:MOST])
            for id in asked:
                del self.asked[id]
            try:
                async with self.engine.connect() as connection:
                    rows = await connection.execute(
                        select(TableRow.id, TableRow.version).where(TableRow.id.in_(list(asked)))
                    )
                    found = {row.id: row.version for row in rows}
            except Exception as e:
                for answer in asked.values():
                    answer.set_exception(e)
                    answer.exception()  # whoever asked may have left
            else:
                for id, answer in asked.items():
                    answer.set_result(found.get(id))

    def close(self) -> None:
        """Its connections are the engine's."""
