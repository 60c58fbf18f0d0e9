"""Open seats: which tables wait for others, and which of them everybody may find."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update

from herna.web.store.models import SeatRow, TableRow
from herna.web.store.social import ListingRow

if TYPE_CHECKING:
    from herna.web.store.store import Store

# How a maker would like to play, and how long a table is shown that nobody has joined.
PACES: Final = {"relaxed": timedelta(days=14), "lively": timedelta(hours=2)}


class Crowded(Exception):
    """Somebody has as many tables in the lobby as one may have."""


class Listing(NamedTuple):
    maker: str
    pace: str  # empty: not listed


class OpenTable(NamedTuple):
    """A table in the lobby."""

    token: str
    game: str
    players: int
    pace: str
    since: datetime
    maker: str
    names: list[str]  # of those who sit there already, bots included
    free: int


class Lobby:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def note(self, table: str, maker: str) -> None:
        """A new table has seats for others; nobody finds it without its links."""
        row = {
            "table_id": table,
            "maker": maker,
            "token": secrets.token_urlsafe(9),
            "pace": "",
            "since": datetime.now(UTC),
        }
        async with self.store.writing() as connection:
            await connection.execute(insert(ListingRow), row)

    async def listing(self, table: str) -> Listing | None:
        async with self.store.reading() as session:
            row = await session.get(ListingRow, table)
            return None if row is None else Listing(row.maker, row.pace)

    async def check(self, maker: str, most: int) -> None:
        """`Crowded` if somebody has so many tables in the lobby already."""
        listed = select(func.count()).select_from(ListingRow).join(TableRow, TableRow.id == ListingRow.table_id)
        async with self.store.reading() as session:
            if (await session.scalar(listed.where(ListingRow.maker == maker, waits())) or 0) >= most:
                raise Crowded

    async def show(self, table: str, pace: str) -> None:
        """List the table at this pace, or with none take it off."""
        async with self.store.writing() as connection:
            change = {"pace": pace, "since": datetime.now(UTC)}
            await connection.execute(update(ListingRow).where(ListingRow.table_id == table).values(**change))

    async def find(self, token: str) -> str | None:
        """The table that is listed under this token."""
        async with self.store.reading() as session:
            asked = select(ListingRow.table_id).where(ListingRow.token == token, ListingRow.pace != "")
            found: str | None = await session.scalar(asked)
            return found

    async def waiting(self, most: int) -> list[OpenTable]:
        """Tables that wait for somebody, those listed last first."""
        async with self.store.reading() as session:
            rows = await session.execute(
                select(ListingRow, TableRow)
                .join(TableRow, TableRow.id == ListingRow.table_id)
                .where(waits())
                .order_by(ListingRow.since.desc())
                .limit(most)
            )
            found = {row.TableRow.id: (row.ListingRow, row.TableRow) for row in rows}
            seats: dict[str, list[SeatRow]] = {}
            chosen = select(SeatRow).where(SeatRow.table_id.in_(list(found))).order_by(SeatRow.seat)
            for seat in await session.scalars(chosen):
                seats.setdefault(seat.table_id, []).append(seat)
        return [
            OpenTable(
                listing.token, table.game, table.players, listing.pace, listing.since, listing.maker,
                [seat.name for seat in seats[id] if not is_free(seat)], sum([is_free(seat) for seat in seats[id]]),
            )
            for id, (listing, table) in found.items()
        ]  # fmt: skip


def waits() -> ColumnElement[bool]:
    """Listed, not for too long, not over, and with a seat that is still free."""
    moment = datetime.now(UTC)
    fresh = [and_(ListingRow.pace == pace, ListingRow.since > moment - shown) for pace, shown in PACES.items()]
    free = select(SeatRow.seat).where(
        SeatRow.table_id == TableRow.id, SeatRow.invited, SeatRow.bot.is_(None), SeatRow.visitor.is_(None)
    )
    return and_(or_(*fresh), TableRow.over.is_(False), free.exists())


def is_free(seat: SeatRow) -> bool:
    return seat.invited and seat.bot is None and seat.visitor is None
