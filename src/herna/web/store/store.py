"""Reading and writing tables: a choice is committed before anybody hears of it."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker

from herna.web.meters import DATABASE_FAILURES
from herna.web.store.agreements import CALLED_OFF, gave_up
from herna.web.store.atonce import AtOnce
from herna.web.store.database import Unavailable, file_of, is_sqlite, open_database, writer_lock
from herna.web.store.entries import Conflict, Entry, Made
from herna.web.store.hearing import Ear, Heard, Voice
from herna.web.store.history import History
from herna.web.store.lobby import Lobby
from herna.web.store.looking import InPlace, InTurn
from herna.web.store.models import ChoiceRow, SeatRow, SnapshotRow, TableRow, TranscriptRow
from herna.web.store.people import People
from herna.web.store.reviews import ReviewStore
from herna.web.store.together import InSteps, Together

FAULTS: Final = (SQLAlchemyError, sqlite3.Error, OSError)  # of a database; a TimeoutError is an OSError
LONGEST_WAIT: Final = 1.0  # seconds for one's turn to write while the database fails
GONE: Final = 1 << 60  # instead of the version of a table that was deleted
MOST_TOLD: Final = 200  # deleted tables that are announced; the others are missed when they are next asked for


class NewSeat:
    """A seat to be set up: a bot by name, or a person; `key` is given where several people share a screen."""

    def __init__(
        self,
        name: str,
        bot: str | None = None,
        key: str | None = None,
        visitor: str | None = None,
        invited: bool = False,
    ) -> None:
        self.name = name
        self.bot = bot
        self.key = key if key is not None or bot is not None else new_key()
        self.visitor = visitor
        self.invited = invited


class StoredSeat:
    def __init__(self, row: SeatRow) -> None:
        self.seat = row.seat
        self.name = row.name
        self.bot = row.bot
        self.key = row.key
        self.visitor = row.visitor
        self.invited = row.invited
        self.mark = row.mark
        self.share = row.share
        self.seen = row.seen


class StoredTable:
    """A table as the database knows it."""

    def __init__(self, row: TableRow, seats: list[StoredSeat], choices: list[ChoiceRow]) -> None:
        self.id = row.id
        self.game = row.game
        self.rules = row.rules
        self.rulings = row.rulings
        self.players = row.players
        self.options = row.options
        self.seed = row.seed
        self.open_seed = row.open_seed
        self.secret = row.secret
        self.position = row.position
        self.watch = row.watch
        self.watched = row.watched
        self.version = row.version
        self.over = row.over
        self.terms = row.terms
        self.ending = row.ending
        self.due = row.due
        self.next_table = row.next_table
        self.aside: dict[str, Any] = row.aside or {}  # what lies beside the game; stored with every change
        self.created = in_utc(row.created)
        self.ended = in_utc(row.changed)  # means something once the game is over
        self.seats = seats
        self.choices = [choice.code for choice in choices]
        self.requests = [choice.request for choice in choices]  # what clients call them
        # numbers of the choices that were made in the place of a bot without an answer
        self.defaults = {number for number, choice in enumerate(choices) if choice.by_default}
        # numbers of the choices that were made together with the one before, by one click
        self.linked = {number for number, choice in enumerate(choices) if choice.linked}

    def enter(self, made: Made) -> None:
        """One more choice, which the database has already."""
        number = len(self.choices)
        self.choices.append(made.code)
        self.requests.append(made.request)
        if made.by_default:
            self.defaults.add(number)
        if made.linked:
            self.linked.add(number)
        self.version += 1
        self.ended = now()


def in_utc(moment: datetime) -> datetime:
    """SQLite gives back moments without their zone, which was UTC."""
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


class TableLine:
    """One line in the list of somebody's games."""

    def __init__(self, row: TableRow, seat: SeatRow, seats: list[SeatRow]) -> None:
        self.id = row.id
        self.game = row.game
        self.rules = row.rules
        self.key = seat.key or ""
        self.seat = seat.seat
        self.over = row.over
        self.winners = row.winners  # None: there is no result
        self.gave_up = seat.seat in gave_up(row.aside)
        self.changed = row.changed
        self.dealt = row.seed != ""
        self.turn: list[int] | None = (row.aside or {}).get("turn")  # whose it is; None: not known
        self.names = [one.name for one in seats]
        self.bots = [one.bot is not None for one in seats]
        self.free = [one.seat for one in seats if one.invited and one.visitor is None]
        self.shared = [one.seat for one in seats if one.key is not None and one.key == seat.key]  # at the same screen


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
        self.failing = False  # did the last one who wrote wait in vain?
        self.voice = Voice()
        self.reviews = ReviewStore(self)
        file = file_of(engine.url)
        self.together = Together(InSteps(self.writing, self.voice) if file is None else AtOnce(self.in_turn, file))
        self.looking = InTurn(engine) if file is None else InPlace(file)
        self.ear: Ear | None = None
        self.people = People(self)
        self.lobby = Lobby(self)
        self.history = History(self)

    @staticmethod
    async def open(database: str) -> Store:
        """Connect, and bring the database to the present form."""
        return Store(await open_database(database))

    def listen(self, heard: Heard) -> None:
        """From now on, tell of what other servers change; where the database does not tell, nobody hears anything."""
        if not is_sqlite(self.engine.url):
            self.ear = Ear(self.engine.url, self.voice.origin, heard)

    async def close(self) -> None:
        await self.together.finish()
        if self.ear is not None:
            await self.ear.close()
        self.looking.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self, asked: float | None = None) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction that is committed at its end, or not at all; `asked`: since when somebody has waited for it."""
        async with self.in_turn(asked), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def in_turn(self, asked: float | None = None) -> AsyncGenerator[None, None]:
        """The right to write, where one writes at a time."""
        asked = monotonic() if asked is None else asked
        with self.answering():
            async with self.turn:
                if self.failing and monotonic() - asked > LONGEST_WAIT:
                    raise Unavailable("others before us have waited in vain")
                try:
                    yield
                except FAULTS:
                    self.failing = True
                    raise
                self.failing = False

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Whatever goes wrong with the database becomes `Unavailable`."""
        try:
            yield
        except FAULTS as e:
            DATABASE_FAILURES.inc()
            raise Unavailable(f"{type(e).__name__}: {str(e).splitlines()[0] if str(e) else ''}") from e

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncSession, None]:
        with self.answering():
            async with self.session() as session:
                yield session

    # --- making and reading tables --------------------------------------------------------------------------
    async def create(
        self,
        setup: dict[str, Any],
        seats: list[NewSeat],
        choices: list[str],
        over: bool,
        winners: list[int] | None,
        watched: bool = True,
        open_seed: bool = False,
        secret: str | None = None,
        terms: dict[str, Any] | None = None,
        ending: dict[str, Any] | None = None,
        aside: dict[str, Any] | None = None,
    ) -> str:
        """A new table, with choices already made if it continues or repeats another game. Gives its id.

        With a `secret`, its seed is made later, of the secret and what people add to it.
        """
        id = secrets.token_hex(5)
        moment = now()
        table = {
            "id": id,
            **{name: setup[name] for name in ("game", "rules", "rulings", "players", "options", "seed")},
            "open_seed": open_seed,
            "secret": secret,
            "position": setup.get("position"),
            "watch": new_key(),
            "watched": watched,
            "version": 1,
            "over": over,
            "winners": winners,
            "terms": terms,
            "ending": ending,
            "aside": aside,
            "due": 0.0 if terms is not None and (terms["clock"] != "none" or terms["away"]) else None,
            "created": moment,
            "changed": moment,
        }
        sitting = [
            {
                "table_id": id,
                "seat": i,
                "bot": s.bot,
                "name": s.name,
                "key": s.key,
                "visitor": s.visitor,
                "invited": s.invited,
            }
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
        async with self.reading() as session:
            row = await session.get(TableRow, id)
            if row is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat))
            stored = [StoredSeat(row) for row in seats]
            made = await session.scalars(select(ChoiceRow).where(ChoiceRow.table_id == id).order_by(ChoiceRow.number))
            return StoredTable(row, stored, list(made))

    async def version(self, id: str) -> int | None:
        with self.answering():
            return await self.looking.version(id)

    async def of_visitor(self, visitor: str, most: int = 30) -> list[TableLine]:
        """The tables somebody sits at, those last changed first."""
        async with self.reading() as session:
            rows = await session.execute(
                select(TableRow, SeatRow)
                .join(SeatRow, SeatRow.table_id == TableRow.id)
                .where(SeatRow.visitor == visitor)
                .order_by(TableRow.changed.desc(), SeatRow.seat)
                .limit(2 * most)
            )
            found = {row.TableRow.id: row for row in reversed(list(rows))}
            seats: dict[str, list[SeatRow]] = {}
            for seat in await session.scalars(
                select(SeatRow).where(SeatRow.table_id.in_(list(found))).order_by(SeatRow.seat)
            ):
                seats.setdefault(seat.table_id, []).append(seat)
            lines = [TableLine(row.TableRow, row.SeatRow, seats[id]) for id, row in found.items()]
            return sorted(lines, key=lambda line: line.changed, reverse=True)[:most]

    # --- changing tables ------------------------------------------------------------------------------------
    async def append(
        self,
        table: StoredTable,
        code: str,
        over: bool,
        winners: list[int] | None,
        by_default: bool = False,
        linked: bool = False,
        request: str | None = None,
    ) -> None:
        """Commit the next choice; `Conflict` if the table has moved on without us."""
        made = Made(code, by_default, linked, request)
        await self.keep(table, [made], over, winners)
        table.enter(made)

    async def keep(
        self,
        table: StoredTable,
        made: list[Made],
        over: bool,
        winners: list[int] | None,
        seats: list[int] | None = None,
        visitor: str = "",
    ) -> None:
        """Commit the next choices, all or none of them; `table` itself is left as it is (see `enter`).

        Whoever makes them may sit down with them, at `seats` that were empty.
        """
        kept = (table.id, table.version, len(table.choices), made, over, winners, table.aside, table.due)
        await self.together.keep(Entry(*kept, seats, visitor))
        for seat in seats or []:
            table.seats[seat].visitor = visitor

    async def take_back(self, table: StoredTable, upto: int) -> None:
        """Forget all choices from number `upto` on."""
        async with self.writing() as connection:
            await self._move_on(connection, table, over=False, winners=None)
            await connection.execute(delete(ChoiceRow).where(ChoiceRow.table_id == table.id, ChoiceRow.number >= upto))
            await connection.execute(
                delete(SnapshotRow).where(SnapshotRow.table_id == table.id, SnapshotRow.number > upto)
            )
        del table.choices[upto:]
        del table.requests[upto:]
        table.defaults = {number for number in table.defaults if number < upto}
        table.linked = {number for number in table.linked if number < upto}
        table.version += 1

    async def _move_on(self, connection: AsyncConnection, table: StoredTable, **changes: Any) -> None:
        done = await connection.execute(
            update(TableRow)
            .where(TableRow.id == table.id, TableRow.version == table.version)
            .values(
                **{"version": table.version + 1, "changed": now(), "aside": table.aside, "due": table.due, **changes}
            )
        )
        if done.rowcount != 1:
            raise Conflict
        await self.voice.announce(connection, {table.id: table.version + 1})

    async def touch(self, table: StoredTable) -> None:
        """Something besides the game has changed (a name, a wish): pages are drawn anew."""
        async with self.writing() as connection:
            await self._move_on(connection, table)
        table.version += 1

    async def end(self, table: StoredTable, ending: dict[str, Any]) -> None:
        """The people have ended the game, not its rules."""
        winners = None if ending["how"] == CALLED_OFF else ending["winners"]
        async with self.writing() as connection:
            await self._move_on(connection, table, over=True, winners=winners, ending=ending, due=None)
        table.ending = ending
        table.over = True
        table.due = None
        table.ended = now()
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

    async def renew(self, table: StoredTable, old: str, new: str, visitor: str | None = None) -> None:
        """Another key for all that this one opens: a seat, the seats at one screen, or a look.

        With a visitor, it is they who sit there from now on.
        """
        sitting = {} if visitor is None else {"visitor": visitor}
        watch = new if table.watch == old else table.watch
        async with self.writing() as connection:
            await self._move_on(connection, table, watch=watch)
            await connection.execute(
                update(SeatRow).where(SeatRow.table_id == table.id, SeatRow.key == old).values(key=new, **sitting)
            )
        table.watch = watch
        for seat in [seat for seat in table.seats if seat.key == old]:
            seat.key = new
            seat.visitor = visitor or seat.visitor
        table.version += 1

    async def add_chance(self, table: StoredTable, added: dict[int, dict[str, str]], seed: str) -> None:
        """What people add to the seed, by seat: a `mark` or a `share`; with the last one, the seed is complete."""
        async with self.writing() as connection:
            await self._move_on(connection, table, seed=seed)
            for seat, values in added.items():
                await connection.execute(
                    update(SeatRow).where(SeatRow.table_id == table.id, SeatRow.seat == seat).values(**values)
                )
        for seat, values in added.items():
            for name, value in values.items():
                setattr(table.seats[seat], name, value)
        table.seed = seed
        table.version += 1

    async def before(self, id: str) -> str | None:
        """The table whose rematch this one is."""
        async with self.reading() as session:
            found: str | None = await session.scalar(select(TableRow.id).where(TableRow.next_table == id))
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

    # --- for whoever runs the room --------------------------------------------------------------------------
    async def ids(self) -> list[str]:
        async with self.reading() as session:
            return list(await session.scalars(select(TableRow.id).order_by(TableRow.created)))

    async def latest(self, most: int) -> list[tuple[TableLine, int]]:
        """The tables last changed, each with its number of choices."""
        async with self.reading() as session:
            rows = list(await session.scalars(select(TableRow).order_by(TableRow.changed.desc()).limit(most)))
            ids = [row.id for row in rows]
            seats: dict[str, list[SeatRow]] = {}
            for seat in await session.scalars(select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)):
                seats.setdefault(seat.table_id, []).append(seat)
            counted = await session.execute(
                select(ChoiceRow.table_id, func.count()).where(ChoiceRow.table_id.in_(ids)).group_by(ChoiceRow.table_id)
            )
            made = {row[0]: int(row[1]) for row in counted}
            lines = [TableLine(row, seats[row.id][0], seats[row.id]) for row in rows]
            return [(line, made.get(line.id, 0)) for line in lines]

    async def lapses(self, ids: list[str]) -> dict[str, int]:
        """How many choices at these tables were made in the place of a bot that gave no answer."""
        async with self.reading() as session:
            counted = select(ChoiceRow.table_id, func.count()).where(ChoiceRow.table_id.in_(ids), ChoiceRow.by_default)
            return {row[0]: int(row[1]) for row in await session.execute(counted.group_by(ChoiceRow.table_id))}

    async def forget(self, ids: list[str]) -> int:
        """Delete tables for good; gives how many."""
        async with self.writing() as connection:
            done = await connection.execute(delete(TableRow).where(TableRow.id.in_(ids)))
            await self.voice.announce(connection, dict.fromkeys(ids[:MOST_TOLD], GONE))
            return done.rowcount

    async def forget_older(self, before: datetime, over: bool) -> int:
        """Delete tables that have not changed since; only those that are over, if `over`."""
        old = delete(TableRow).where(TableRow.changed < before)
        async with self.writing() as connection:
            done = await connection.execute(old.where(TableRow.over) if over else old)
            return done.rowcount

    # --- snapshots ------------------------------------------------------------------------------------------
    async def keep_snapshot(self, id: str, number: int, blob: bytes) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id == id))
            await connection.execute(insert(SnapshotRow), {"table_id": id, "number": number, "blob": blob})

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        async with self.reading() as session:
            row = await session.scalar(
                select(SnapshotRow).where(SnapshotRow.table_id == id).order_by(SnapshotRow.number.desc()).limit(1)
            )
            return None if row is None else (row.number, row.blob)

    # --- transcripts ----------------------------------------------------------------------------------------
    async def keep_transcript(self, id: str, number: int, blob: bytes) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(TranscriptRow).where(TranscriptRow.table_id == id))
            await connection.execute(insert(TranscriptRow), {"table_id": id, "number": number, "blob": blob})

    async def transcript(self, id: str) -> tuple[int, bytes] | None:
        async with self.reading() as session:
            row = await session.get(TranscriptRow, id)
            return None if row is None else (row.number, row.blob)
