"""Reading and writing tables: a choice is committed before anybody hears of it."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, async_sessionmaker

from herna.web.store.database import open_database, writer_lock
from herna.web.store.models import ChoiceRow, SeatRow, SnapshotRow, TableRow


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

    def __init__(self, row: TableRow, seats: list[StoredSeat], choices: list[str], defaults: set[int]) -> None:
        self.id = row.id
        self.game = row.game
        self.rules = row.rules
        self.players = row.players
        self.options = row.options
        self.seed = row.seed
        self.position = row.position
        self.watch = row.watch
        self.watched = row.watched
        self.version = row.version
        self.over = row.over
        self.next_table = row.next_table
        self.seats = seats
        self.choices = choices
        self.defaults = defaults  # numbers of the choices that were made in the place of a bot without an answer


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
        self.turn = writer_lock(engine)

    @staticmethod
    async def open(database: str) -> Store:
        """Connect, and bring the database to the present form."""
        return Store(await open_database(database))

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction that is committed at its end, or not at all."""
        async with self.turn, self.engine.begin() as connection:
            yield connection

    # --- making and reading tables --------------------------------------------------------------------------
    async def create(
        self,
        setup: dict[str, Any],
        seats: list[NewSeat],
        choices: list[str],
        over: bool,
        winners: list[int] | None,
        watched: bool = True,
    ) -> str:
        """A new table, with choices already made if it continues or repeats another game. Gives its id."""
        id = secrets.token_hex(5)
        moment = now()
        table = {
            "id": id,
            **{name: setup[name] for name in ("game", "rules", "players", "options", "seed")},
            "position": setup.get("position"),
            "watch": new_key(),
            "watched": watched,
            "version": 1,
            "over": over,
            "winners": winners,
            "created": moment,
            "changed": moment,
        }
        sitting = [
            {"table_id": id, "seat": i, "bot": s.bot, "name": s.name, "key": s.key, "visitor": s.visitor}
            for i, s in enumerate(seats)
        ]
        made = [{"table_id": id, "number": i, "code": code, "by_default": False} for i, code in enumerate(choices)]
        async with self.writing() as connection:
            await connection.execute(insert(TableRow), table)
            await connection.execute(insert(SeatRow), sitting)
            if made:
                await connection.execute(insert(ChoiceRow), made)
        return id

    async def read(self, id: str) -> StoredTable | None:
        async with self.session() as session:
            row = await session.get(TableRow, id)
            if row is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat))
            stored = [StoredSeat(s.seat, s.name, s.bot, s.key, s.visitor) for s in seats]
            made = await session.execute(
                select(ChoiceRow.code, ChoiceRow.by_default).where(ChoiceRow.table_id == id).order_by(ChoiceRow.number)
            )
            choices = made.all()
            defaults = {i for i, choice in enumerate(choices) if choice.by_default}
            return StoredTable(row, stored, [choice.code for choice in choices], defaults)

    async def version(self, id: str) -> int | None:
        async with self.engine.connect() as connection:
            found: int | None = await connection.scalar(select(TableRow.version).where(TableRow.id == id))
            return found

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

    # --- changing tables ------------------------------------------------------------------------------------
    async def append(
        self, table: StoredTable, code: str, over: bool, winners: list[int] | None, by_default: bool = False
    ) -> None:
        """Commit the next choice; `Conflict` if the table has moved on without us."""
        number = len(table.choices)
        async with self.writing() as connection:
            await self._move_on(connection, table, over=over, winners=winners)
            try:
                await connection.execute(
                    insert(ChoiceRow), {"table_id": table.id, "number": number, "code": code, "by_default": by_default}
                )
            except IntegrityError:
                raise Conflict from None
        table.choices.append(code)
        if by_default:
            table.defaults.add(number)
        table.version += 1

    async def take_back(self, table: StoredTable, upto: int) -> None:
        """Forget all choices from number `upto` on."""
        async with self.writing() as connection:
            await self._move_on(connection, table, over=False, winners=None)
            await connection.execute(delete(ChoiceRow).where(ChoiceRow.table_id == table.id, ChoiceRow.number >= upto))
            await connection.execute(
                delete(SnapshotRow).where(SnapshotRow.table_id == table.id, SnapshotRow.number > upto)
            )
        del table.choices[upto:]
        table.defaults = {number for number in table.defaults if number < upto}
        table.version += 1

    async def _move_on(self, connection: AsyncConnection, table: StoredTable, **changes: Any) -> None:
        done = await connection.execute(
            update(TableRow)
            .where(TableRow.id == table.id, TableRow.version == table.version)
            .values(version=table.version + 1, changed=now(), **changes)
        )
        if done.rowcount != 1:
            raise Conflict

    async def touch(self, table: StoredTable) -> None:
        """Something besides the game has changed (a name, a wish): pages are drawn anew."""
        async with self.writing() as connection:
            await self._move_on(connection, table)
        table.version += 1

    async def allow_watching(self, table: StoredTable, watched: bool) -> None:
        async with self.writing() as connection:
            await self._move_on(connection, table, watched=watched)
        table.watched = watched
        table.version += 1

    async def sit(self, table: StoredTable, seats: list[int], visitor: str) -> None:
        """Somebody has come by link; a change of the table, so that no other process takes the seats for empty."""
        async with self.writing() as connection:
            await self._move_on(connection, table)
            await connection.execute(
                update(SeatRow).where(SeatRow.table_id == table.id, SeatRow.seat.in_(seats)).values(visitor=visitor)
            )
        for seat in seats:
            table.seats[seat].visitor = visitor
        table.version += 1

    async def rename(self, table: StoredTable, seat: int, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(SeatRow).where(SeatRow.table_id == table.id, SeatRow.seat == seat).values(name=name)
            )
        table.seats[seat].name = name

    async def renew(self, table: StoredTable, old: str, new: str) -> None:
        """Another key for all that this one opens: a seat, the seats at one screen, or a look."""
        watch = new if table.watch == old else table.watch
        async with self.writing() as connection:
            await self._move_on(connection, table, watch=watch)
            await connection.execute(
                update(SeatRow).where(SeatRow.table_id == table.id, SeatRow.key == old).values(key=new)
            )
        table.watch = watch
        for seat in table.seats:
            seat.key = new if seat.key == old else seat.key
        table.version += 1

    async def before(self, id: str) -> str | None:
        """The table whose rematch this one is."""
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(select(TableRow.id).where(TableRow.next_table == id))
            return found

    async def link_next(self, table: StoredTable, next_table: str) -> str:
        """The rematch of this table; whoever asks first makes it, the others get the same."""
        async with self.writing() as connection:
            done = await connection.execute(
                update(TableRow)
                .where(TableRow.id == table.id, TableRow.next_table.is_(None))
                .values(next_table=next_table)
            )
            if done.rowcount != 1:
                next_table = str(await connection.scalar(select(TableRow.next_table).where(TableRow.id == table.id)))
        table.next_table = next_table
        return next_table

    # --- snapshots ------------------------------------------------------------------------------------------
    async def keep_snapshot(self, id: str, number: int, blob: bytes) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id == id))
            await connection.execute(insert(SnapshotRow), {"table_id": id, "number": number, "blob": blob})

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        async with self.session() as session:
            row = await session.scalar(
                select(SnapshotRow).where(SnapshotRow.table_id == id).order_by(SnapshotRow.number.desc()).limit(1)
            )
            return None if row is None else (row.number, row.blob)
