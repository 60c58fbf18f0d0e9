"""What the room remembers of people who have no account, how they take it to another device, and how it is deleted."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.models import SeatRow, TableRow, TranscriptRow
from herna.web.store.social import CarryRow, ChallengeRow, ListingRow, PasskeyRow, PersonRow, ResultRow, WayRow

if TYPE_CHECKING:
    from herna.web.store.store import Store

CARRIES_FOR: Final = timedelta(minutes=15)


class Person(NamedTuple):
    """Empty where nothing is known."""

    name: str = ""
    avatar: str = ""  # `game/component`


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, visitor: str) -> Person:
        return (await self.read_all([visitor])).get(visitor, Person())

    async def read_all(self, visitors: list[str]) -> dict[str, Person]:
        async with self.store.reading() as session:
            rows = await session.scalars(select(PersonRow).where(PersonRow.visitor.in_(visitors)))
            return {row.visitor: Person(row.name, row.avatar) for row in rows}

    async def remember(self, visitor: str, **told: str) -> None:
        """What somebody has told: a `name`, an `avatar`."""
        async with self.store.writing() as connection:
            done = await connection.execute(update(PersonRow).where(PersonRow.visitor == visitor).values(**told))
            if done.rowcount != 1:
                row = {"visitor": visitor, "name": "", "avatar": "", "created": datetime.now(UTC), **told}
                await connection.execute(insert(PersonRow), row)

    # --- to another device -------------------------------------------------------------------------------------
    async def carry(self, visitor: str) -> str:
        """A link's key that carries somebody to another device, once and soon; it replaces the one before."""
        key = secrets.token_urlsafe(18)
        row = {"digest": digest(key), "visitor": visitor, "expires": datetime.now(UTC) + CARRIES_FOR}
        async with self.store.writing() as connection:
            old = or_(CarryRow.visitor == visitor, CarryRow.expires < datetime.now(UTC))
            await connection.execute(delete(CarryRow).where(old))
            await connection.execute(insert(CarryRow), row)
        return key

    async def carried(self, key: str) -> str | None:
        """Whom this key carries; looking does not use it up."""
        async with self.store.reading() as session:
            row = await session.get(CarryRow, digest(key))
            return None if row is None or is_over(row.expires) else row.visitor

    async def arrive(self, key: str) -> str | None:
        """The same, and the key is dead: of two who use it at once, one arrives."""
        visitor = await self.carried(key)
        async with self.store.writing() as connection:
            done = await connection.execute(delete(CarryRow).where(CarryRow.digest == digest(key)))
        return visitor if done.rowcount == 1 else None

    # --- for good ----------------------------------------------------------------------------------------------
    async def forget(self, visitor: str, called: Callable[[int], str]) -> None:
        """Delete all about somebody. Where others play, too, the game stays, and the seat is called `called(seat)`."""
        async with self.store.writing() as connection:
            mine = select(SeatRow.table_id).where(SeatRow.visitor == visitor)
            tables = set(await connection.scalars(mine))
            results = select(ResultRow.table_id).where(ResultRow.visitor == visitor)
            told = set(await connection.scalars(results)) | tables
            seats = await connection.execute(
                select(SeatRow.table_id, SeatRow.seat, SeatRow.visitor).where(SeatRow.table_id.in_(tables))
            )
            sitting = list(seats)
            shared = {s.table_id for s in sitting if s.visitor is not None and s.visitor != visitor}
            for seat in [s for s in sitting if s.visitor == visitor and s.table_id in shared]:
                here = (SeatRow.table_id == seat.table_id, SeatRow.seat == seat.seat)
                nobody = {"visitor": secrets.token_urlsafe(18), "key": secrets.token_urlsafe(18), "invited": False}
                await connection.execute(update(SeatRow).where(*here).values(name=called(seat.seat), **nobody))
            await connection.execute(delete(TranscriptRow).where(TranscriptRow.table_id.in_(shared)))
            await connection.execute(
                update(TableRow).where(TableRow.id.in_(shared)).values(version=TableRow.version + 1)
            )
            await connection.execute(delete(TableRow).where(TableRow.id.in_(tables - shared)))
            await self._leave_histories(connection, visitor, told, called)
            for row in (ResultRow, CarryRow, PersonRow, WayRow, PasskeyRow, ChallengeRow):
                await connection.execute(delete(row).where(row.visitor == visitor))
            await connection.execute(delete(ListingRow).where(ListingRow.maker == visitor))

    async def _leave_histories(
        self, connection: AsyncConnection, visitor: str, tables: set[str], called: Callable[[int], str]
    ) -> None:
        """What others have finished with somebody does not tell who it was."""
        asked = select(ResultRow.table_id, ResultRow.seat, ResultRow.against)
        theirs = asked.where(ResultRow.table_id.in_(tables), ResultRow.visitor != visitor)
        for row in list(await connection.execute(theirs)):
            seats = [seat for seat in range(len(row.against) + 1) if seat != row.seat]
            told = [
                {**other, "name": called(seat), "visitor": None} if other["visitor"] == visitor else other
                for seat, other in zip(seats, row.against, strict=True)
            ]
            here = (ResultRow.table_id == row.table_id, ResultRow.seat == row.seat)
            await connection.execute(update(ResultRow).where(*here).values(against=told))


def digest(key: str) -> str:
    """Whoever reads the database cannot use the links in it."""
    return sha256(key.encode()).hexdigest()


def is_over(expires: datetime) -> bool:
    return (expires if expires.tzinfo is not None else expires.replace(tzinfo=UTC)) < datetime.now(UTC)
