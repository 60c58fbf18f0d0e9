"""Reading and writing tables: a choice is committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import URL, delete, event, func, make_url, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from herna.web.store.models import ChoiceRow, SeatRow, SnapshotRow, TableRow

ASYNC_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class Conflict(Exception):
    """Somebody else has changed the table meanwhile."""


class NewSeat:
    """A seat to be set up: a bot by name, or a person; `key` is given where several people share a screen."""

    def __init__(self, name: str, bot: str | None = None, key: str | None = None, visitor: str | None = None) -> None:
        self.name = name
        self.bot = bot
        self.key = key if key is not None or bot is not None else new_key()
        self.visitor = visitor


class StoredSeat:
    def __init__(self, seat: int, name: str, bot: str | None, key: str | None, visitor: str | None) -> None:
        self.seat = seat
        self.name = name
        self.bot = bot
        self.key = key
        self.visitor = visitor


class StoredTable:
    """A table as the database knows it."""

    def __init__(self, row: TableRow, seats: list[StoredSeat], choices: list[str]) -> None:
        self.id = row.id
        self.game = row.game
        self.rules = row.rules
        self.players = row.players
        self.options = row.options
        self.seed = row.seed
        self.position = row.position
        self.watch = row.watch
        self.version = row.version
        self.over = row.over
        self.next_table = row.next_table
        self.seats = seats
        self.choices = choices


class TableLine:
    """One line in the list of somebody's games."""

    def __init__(self, row: TableRow, seat: SeatRow, names: list[str]) -> None:
        self.id = row.id
        self.game = row.game
        self.key = seat.key or ""
        self.seat = seat.seat
        self.over = row.over
        self.winners = row.winners or []
        self.changed = row.changed
        self.names = names


def new_key() -> str:
    """144 bits nobody can guess: whoever holds the link holds the seat."""
    return secrets.token_urlsafe(18)


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.session = async_sessionmaker(engine, expire_on_commit=False)

    @staticmethod
    async def open(database: str) -> Store:
        """Connect, and bring the database to the present form."""
        url = make_url(database)
        if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(migrate, url)
        engine = create_async_engine(url.set(drivername=ASYNC_DRIVERS[url.get_backend_name()]))
        if url.get_backend_name() == "sqlite":
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
        return Store(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    # --- making and reading tables --------------------------------------------------------------------------
    async def create(
        self, setup: dict[str, Any], seats: list[NewSeat], choices: list[str], over: bool, winners: list[int] | None
    ) -> str:
        """A new table, with choices already made if it continues or repeats another game. Gives its id."""
        id = secrets.token_hex(5)
        moment = now()
        async with self.session.begin() as session:
            session.add(
                TableRow(
                    id=id,
                    game=setup["game"],
                    rules=setup["rules"],
                    players=setup["players"],
                    options=setup["options"],
                    seed=setup["seed"],
                    position=setup.get("position"),
                    watch=new_key(),
                    version=1,
                    over=over,
                    winners=winners,
                    next_table=None,
                    created=moment,
                    changed=moment,
                )
            )
            await session.flush()
            for i, seat in enumerate(seats):
                session.add(
                    SeatRow(table_id=id, seat=i, bot=seat.bot, name=seat.name, key=seat.key, visitor=seat.visitor)
                )
            for i, code in enumerate(choices):
                session.add(ChoiceRow(table_id=id, number=i, code=code))
        return id

    async def read(self, id: str) -> StoredTable | None:
        async with self.session() as session:
            row = await session.get(TableRow, id)
            if row is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat))
            codes = await session.scalars(
                select(ChoiceRow.code).where(ChoiceRow.table_id == id).order_by(ChoiceRow.number)
            )
            stored = [StoredSeat(s.seat, s.name, s.bot, s.key, s.visitor) for s in seats]
            return StoredTable(row, stored, list(codes))

    async def version(self, id: str) -> int | None:
        async with self.session() as session:
            return await session.scalar(select(TableRow.version).where(TableRow.id == id))

    async def of_visitor(self, visitor: str, most: int = 30) -> list[TableLine]:
        """The tables somebody sits at, those last changed first."""
        async with self.session() as session:
            rows = await session.execute(
                select(TableRow, SeatRow)
                .join(SeatRow, SeatRow.table_id == TableRow.id)
                .where(SeatRow.visitor == visitor)
                .order_by(TableRow.changed.desc(), SeatRow.seat)
                .limit(2 * most)
            )
            found = {row.TableRow.id: row for row in reversed(list(rows))}
            names: dict[str, list[str]] = {}
            for seat in await session.scalars(
                select(SeatRow).where(SeatRow.table_id.in_(list(found))).order_by(SeatRow.seat)
            ):
                names.setdefault(seat.table_id, []).append(seat.name)
            lines = [TableLine(row.TableRow, row.SeatRow, names[id]) for id, row in found.items()]
            return sorted(lines, key=lambda line: line.changed, reverse=True)[:most]

    async def count(self) -> int:
        async with self.session() as session:
            return int(await session.scalar(select(func.count()).select_from(TableRow)) or 0)

    # --- changing tables ------------------------------------------------------------------------------------
    async def append(self, table: StoredTable, code: str, over: bool, winners: list[int] | None) -> None:
        """Commit the next choice; `Conflict` if the table has moved on without us."""
        async with self.session.begin() as session:
            await self._move_on(session, table, over=over, winners=winners)
            session.add(ChoiceRow(table_id=table.id, number=len(table.choices), code=code))
            try:
                await session.flush()
            except IntegrityError:
                raise Conflict from None
        table.choices.append(code)
        table.version += 1

    async def take_back(self, table: StoredTable, upto: int) -> None:
        """Forget all choices from number `upto` on."""
        async with self.session.begin() as session:
            await self._move_on(session, table, over=False, winners=None)
            await session.execute(delete(ChoiceRow).where(ChoiceRow.table_id == table.id, ChoiceRow.number >= upto))
            await session.execute(
                delete(SnapshotRow).where(SnapshotRow.table_id == table.id, SnapshotRow.number > upto)
            )
        del table.choices[upto:]
        table.version += 1

    async def _move_on(self, session: AsyncSession, table: StoredTable, **changes: Any) -> None:
        done = await session.execute(
            update(TableRow)
            .where(TableRow.id == table.id, TableRow.version == table.version)
            .values(version=table.version + 1, changed=now(), **changes)
        )
        if done.rowcount != 1:  # type: ignore[attr-defined]
            raise Conflict

    async def touch(self, table: StoredTable) -> None:
        """Something besides the game has changed (a name, a wish): pages are drawn anew."""
        async with self.session.begin() as session:
            await self._move_on(session, table)
        table.version += 1

    async def sit(self, table: StoredTable, seat: int, name: str, visitor: str) -> None:
        """Somebody has come by link and says who he is."""
        async with self.session.begin() as session:
            await session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table.id, SeatRow.seat == seat)
                .values(name=name, visitor=visitor)
            )
        table.seats[seat].name = name
        table.seats[seat].visitor = visitor

    async def link_next(self, table: StoredTable, next_table: str) -> str:
        """The rematch of this table; whoever asks first makes it, the others get the same."""
        async with self.session.begin() as session:
            done = await session.execute(
                update(TableRow)
                .where(TableRow.id == table.id, TableRow.next_table.is_(None))
                .values(next_table=next_table)
            )
            if done.rowcount != 1:  # type: ignore[attr-defined]
                next_table = str(await session.scalar(select(TableRow.next_table).where(TableRow.id == table.id)))
        table.next_table = next_table
        return next_table

    # --- snapshots ------------------------------------------------------------------------------------------
    async def keep_snapshot(self, id: str, number: int, blob: bytes) -> None:
        async with self.session.begin() as session:
            await session.execute(delete(SnapshotRow).where(SnapshotRow.table_id == id))
            session.add(SnapshotRow(table_id=id, number=number, blob=blob))

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        async with self.session() as session:
            row = await session.scalar(
                select(SnapshotRow).where(SnapshotRow.table_id == id).order_by(SnapshotRow.number.desc()).limit(1)
            )
            return None if row is None else (row.number, row.blob)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for a writer, a writer waits for another, and references are kept."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(url: URL) -> None:
    """Run what migrations the database still lacks."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    command.upgrade(config, "head")
