"""Where tables are kept: addresses of databases, connections, and bringing a database to the present form."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from time import sleep, time
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


BEING_MADE: Final = 2.0  # seconds that a file may be empty
BUSY: Final = 1.5  # seconds that a writer waits for another program's lock on the file
ANSWER: Final = 2.0  # seconds that PostgreSQL has to answer
CONNECTIONS: Final = 6  # that stay open; opening one takes longer than most of what is asked on it


class BadDatabase(HernaError):
    """The address names no database that we can use."""


class Unavailable(Exception):
    """The database does not answer, or not as it should; nothing was changed."""


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
        engine = engine_for(url)
    except ModuleNotFoundError as e:
        raise BadDatabase(how_to_install("this database", e.name, "postgresql")) from None
    if is_sqlite(url):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    try:
        file = file_of(url)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            check_file(file)
        async with engine.begin() as connection:
            if is_sqlite(url):
                await connection.run_sync(check_pages)
            await connection.run_sync(migrate)
        if is_sqlite(url):
            await engine.dispose()  # migrations leave a connection with other settings than ours
    except BadDatabase:
        await engine.dispose()
        raise
    except (OSError, SQLAlchemyError) as e:
        await engine.dispose()
        reason = str(e).splitlines()[0]
        raise BadDatabase(f"{url.render_as_string(hide_password=True)} cannot be used: {reason}") from None
    return engine


def engine_for(url: URL) -> AsyncEngine:
    """Parameters are keys and seeds, and errors are written down: so errors are told without them."""
    if is_sqlite(url):
        if file_of(url) is None:
            return create_async_engine(url, hide_parameters=True)
        return create_async_engine(
            url, hide_parameters=True, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=ANSWER
        )
    waiting = {"timeout": ANSWER, "command_timeout": ANSWER}
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_pre_ping=True,
        pool_timeout=ANSWER,
        connect_args=waiting,
    )


def check_file(file: Path) -> None:
    """Where a room was, an empty file is not a new room: something has gone wrong, and people must hear of it."""
    journal = file.with_name(file.name + "-wal")
    while is_empty(file) and time() - file.stat().st_mtime < BEING_MADE:
        sleep(0.05)  # another server has just begun to make a room
    if is_empty(file):
        raise BadDatabase(
            f"{file} is empty. If a room was kept there, it is lost: restore a backup (herna admin restore). "
            "To begin a new room, delete the file"
        )
    if not file.exists() and journal.exists() and journal.stat().st_size:
        raise BadDatabase(
            f"{file} is missing, but {journal.name} is there: a room was kept here. Put the file back, or restore a "
            "backup (herna admin restore). To begin a new room, delete both"
        )


def is_empty(file: Path) -> bool:
    return file.exists() and file.stat().st_size == 0


def check_pages(connection: Connection) -> None:
    """A damaged file is found when the room opens, not in the middle of somebody's game."""
    found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        told = found[0].replace("\n", " ")
        raise BadDatabase(
            f"{connection.engine.url.database} is damaged ({told}): restore a backup (herna admin restore)"
        )


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database."""
    kept = is_sqlite(url) and url.database and url.database != ":memory:"
    return Path(str(url.database)) if kept else None


def writer_lock(engine: AsyncEngine) -> AbstractAsyncContextManager[Any]:
    """SQLite has one writer at a time: waiting for one's turn here is fair, polling the file's lock is not."""
    return asyncio.Lock() if is_sqlite(engine.url) else nullcontext()


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for a writer, a writer waits for another, and references are kept."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={int(1000 * BUSY)}")  # first of all: the next one may have to wait, too
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what is acknowledged is on the disk, also if the power fails
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
