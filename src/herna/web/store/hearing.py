"""What other servers have changed: PostgreSQL tells us (LISTEN and NOTIFY), so that their changes are seen at once.

Nothing depends on it: a table asks the database before it answers, and pages ask now and then. While the connection on
which we listen is lost, that is all; as soon as it is back, everything that may have been missed is looked at.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL: Final = "herna_tables"
NOTIFY: Final = text("SELECT pg_notify(:channel, :told)")
PAUSE: Final = 1.0  # seconds before a lost connection is tried again
SIGN_OF_LIFE: Final = 5.0  # seconds between two questions whether the connection still works
LOG: Final = logging.getLogger("herna.web")

Heard = Callable[[dict[str, int] | None], None]  # {table: its version}; None: there may have been anything


class Voice:
    """Announces what this server changes."""

    def __init__(self) -> None:
        self.origin = secrets.token_hex(4)  # what we announce ourselves is no news to us

    async def announce(self, connection: AsyncConnection, versions: dict[str, int]) -> None:
        """Part of the transaction: others hear of it when it is committed, and never before."""
        if connection.dialect.name == "postgresql":
            told = " ".join([self.origin, *[f"{table}:{version}" for table, version in versions.items()]])
            await connection.execute(NOTIFY, {"channel": CHANNEL, "told": told})


class Ear:
    """One connection of its own, which listens until it is closed."""

    def __init__(self, url: URL, origin: str, heard: Heard) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.origin = origin
        self.heard = heard
        self.lost = asyncio.Event()
        self.listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        self.listening.cancel()
        with suppress(asyncio.CancelledError):
            await self.listening

    async def _listen(self) -> None:
        import asyncpg

        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(
                    self.address,
                    timeout=SIGN_OF_LIFE,
                    command_timeout=SIGN_OF_LIFE,
                    server_settings={"application_name": "herna ear"},
                )
                await self._stay(connection)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as e:  # a TimeoutError is an OSError
                LOG.warning("changes by other servers are not heard at once: %s", type(e).__name__)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(PAUSE)

    async def _stay(self, connection: Any) -> None:
        """Listen on this connection until it is lost."""
        self.lost.clear()
        connection.add_termination_listener(lambda _: self.lost.set())
        await connection.add_listener(CHANNEL, self._hear)
        self.heard(None)
        while not self.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), SIGN_OF_LIFE)
            if not self.lost.is_set():
                await connection.execute("SELECT 1")
        raise ConnectionError("lost")

    def _hear(self, _connection: Any, _process: int, _channel: str, told: str) -> None:
        origin, *changes = told.split()
        if origin != self.origin:
            pairs = [change.partition(":") for change in changes]
            self.heard({table: int(version) for table, _, version in pairs})
