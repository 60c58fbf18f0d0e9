"""What the one who runs a room does to it, while it is open or closed: backups, checks, and tables that must go."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Final

import herna
from herna.kernel.errors import HernaError
from herna.kernel.game import follow
from herna.web.store import Store, StoredTable, TableLine, Unavailable
from herna.web.store.database import database_url, is_sqlite
from herna.web.store.store import new_key, now
from herna.web.store.talking import KEPT, Message, said_at, unsay
from herna.web.tables.transcripts import Stopped

PAGES: Final = 2000  # of a database that are copied at once, so that the room can write between


def file_of(database: str) -> Path:
    """The file of an SQLite database."""
    url = database_url(database)
    if not is_sqlite(url) or not url.database:
        raise HernaError(
            "only SQLite is copied by Herna; PostgreSQL has its own tools for that: pg_dump and pg_restore"
        )
    return Path(url.database)


@contextmanager
def database_errors(file: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as e:
        raise HernaError(f"{file}: {e}") from None


def copy_whole(source: Path, target: Path) -> None:
    """A copy of the database as it is at one moment, also while others write; it appears only when it is complete."""
    if not source.is_file() or not source.stat().st_size:
        raise HernaError(f"{source}: there is no room")
    draft = target.with_name(target.name + ".part")
    with database_errors(source):
        draft.unlink(missing_ok=True)
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(draft)) as new,
        ):
            old.backup(new, pages=PAGES)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
            rooms = new.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]
        if found != "ok" or not rooms:
            draft.unlink()
            raise HernaError(f"{source}: " + (f"damaged ({found})" if rooms else "this is no room"))
        draft.replace(target)


def back_up(database: str, target: Path, replace: bool) -> None:
    if target.exists() and not replace:
        raise HernaError(f"{target} exists; --replace writes over it")
    copy_whole(file_of(database), target)


def restore(database: str, source: Path, replace: bool) -> Path | None:
    """Put a backup in the place of the room, which must be closed; gives where the room that was there is now."""
    file = file_of(database)
    beside = [file.with_name(file.name + end) for end in ("-wal", "-shm")]
    present = [old for old in (file, *beside) if old.exists()]
    if present and not replace:
        raise HernaError(f"{file} exists; --replace puts it aside (close the room first)")
    with database_errors(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".restored")
    copy_whole(source, fresh)
    with database_errors(file):
        for old in present:
            old.replace(old.with_name(old.name.replace(file.name, file.name + ".before", 1)))
        fresh.replace(file)
    return file.with_name(file.name + ".before") if present else None


async def check(database: str) -> tuple[int, list[str]]:
    """Play every table again: how many there are, and a line for each that does not lead where it should."""
    store = await Store.open(database)
    try:
        ids = await store.ids()
        faults = []
        for id in ids:
            try:
                stored = await store.read(id)
                fault = "it cannot be found" if stored is None else await asyncio.to_thread(fault_of, stored)
                if isinstance(fault, Stopped) and stored is not None and stored.over and await store.transcript(id):
                    fault = ""  # it can be read, and nobody waits for more
            except Unavailable as e:
                fault = str(e)
            if fault:
                faults.append(f"{id}: {fault}")
        return len(ids), faults
    finally:
        await store.close()


def fault_of(stored: StoredTable) -> str | Stopped:
    """What is wrong with a table; empty if nothing is."""
    if len(stored.seats) != stored.players:
        return f"{stored.players} play, but there are {len(stored.seats)} seats"
    made = 0
    try:
        game = herna.game(stored.game)
        if stored.rules != game.rules_version:
            return Stopped(game.id, stored.rules, game.rules_version)
        fields = ("rulings", "players", "options", "seed", "position")
        state = game.begin({field: getattr(stored, field) for field in fields})
        for code in stored.choices:
            follow(state, code)
            made += 1
    except HernaError as e:
        return f"choice {made + 1} of {len(stored.choices)} does not fit: {e}" if made else str(e)
    if (state.over or stored.ending is not None) != stored.over:
        return "it should be over and is not" if stored.over else "it is over, and nobody has noticed"
    return ""


async def tables(database: str, most: int) -> list[tuple[TableLine, str, int]]:
    """The tables last changed, each with how it stands and its number of choices."""
    store = await Store.open(database)
    try:
        return [(line, standing(line), made) for line, made in await store.latest(most)]
    finally:
        await store.close()


def standing(line: TableLine) -> str:
    """How a table stands; one that is stopped began under rules that are not known any more."""
    if line.over:
        return "over"
    return "open" if line.game in herna.games() and herna.game(line.game).rules_version == line.rules else "stopped"


async def renew(database: str, id: str) -> list[tuple[str, str]]:
    """New links for all seats of a table: (name, path) of each. Those who look through old ones are sent away."""
    store = await Store.open(database)
    try:
        table = await found(store, id)
        for key in {seat.key for seat in table.seats if seat.key is not None}:
            await store.renew(table, key, new_key())
        return [(seat.name, f"/t/{id}/{seat.key}") for seat in table.seats if seat.key is not None]
    finally:
        await store.close()


async def talk(database: str, id: str, delete: list[int] | None) -> list[Message]:
    """What was said at a table; messages that are named are deleted first."""
    store = await Store.open(database)
    try:
        await found(store, id)
        if delete:
            await unsay(store, id, delete)
        return await said_at(store, id, ("table", "watch"), KEPT)
    finally:
        await store.close()


async def hush(database: str, id: str) -> int:
    """Delete all that was said at a table; gives how many messages that were."""
    store = await Store.open(database)
    try:
        await found(store, id)
        return await unsay(store, id, None)
    finally:
        await store.close()


async def close(database: str, ids: list[str], days: float | None) -> int:
    """Delete tables: those named, and those that have not changed for so many days; gives how many."""
    store = await Store.open(database)
    try:
        for id in ids:
            await found(store, id)
        gone = await store.forget(ids)
        return gone if days is None else gone + await store.forget_older(now() - timedelta(days=days), over=False)
    finally:
        await store.close()


async def found(store: Store, id: str) -> StoredTable:
    table = await store.read(id)
    if table is None:
        raise HernaError(f"there is no table {id!r}; `herna admin tables` lists them")
    return table
