"""Where tables are kept: addresses of databases, connections, and bringing a database to the present form."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from herna._extras import how_to_install
from herna.kernel.errors import HernaError

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",  # as several hosts spell it
}
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class BadDatabase(HernaError):
    """The address names no database that we can use."""


def database_url(address: str) -> URL:
    """The address with the driver that we use, whatever driver it names."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadDatabase(f"{address!r} is no address of a database; it looks like sqlite:///FILE") from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabase(f"databases of the kind {kind!r} are not known; there are: sqlite, postgresql")
    return url.set(drivername=DRIVERS[kind])


async def open_database(address: str) -> AsyncEngine:
    """Connect, and bring the database to the present form."""
    url = database_url(address)
    try:
        engine = create_async_engine(url)
    except ModuleNotFoundError as e:
        raise BadDatabase(how_to_install("this database", e.name, "postgresql")) from None
    if is_sqlite(url):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    try:
        if is_sqlite(url) and url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except (OSError, SQLAlchemyError) as e:
        await engine.dispose()
        reason = str(e).splitlines()[0]
        raise BadDatabase(f"{url.render_as_string(hide_password=True)} cannot be used: {reason}") from None
    return engine


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def writer_lock(engine: AsyncEngine) -> AbstractAsyncContextManager[Any]:
    """SQLite has one writer at a time: waiting for one's turn here is fair, polling the file's lock is not."""
    return asyncio.Lock() if is_sqlite(engine.url) else nullcontext()


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for a writer, a writer waits for another, and references are kept."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run what migrations the database still lacks."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
