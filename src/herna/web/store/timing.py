"""What the database knows of time: which tables somebody must look at, and when people were last seen."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Table, bindparam, select, update

from herna.web.store.models import SeatRow, TableRow
from herna.web.store.store import Store

MOST: Final = 50  # tables looked at in one go
MOST_SEEN: Final = 200  # people written down in one transaction
CLAIM: Final = 30.0  # seconds in which no other server looks at a table that one has begun to look at

SEATS: Final[Table] = SeatRow.metadata.tables["seats"]
SEEN: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.key == bindparam("by"))
    .values(seen=bindparam("at"))
)


async def claim_due(store: Store, moment: float) -> list[str]:
    """Tables at which somebody may be late. Each is given to one server only; if that one dies, soon to another."""
    async with store.reading() as session:
        asked = select(TableRow.id, TableRow.due).where(TableRow.due <= moment).order_by(TableRow.due).limit(MOST)
        found = list(await session.execute(asked))
    claimed = []
    for row in found:
        async with store.writing() as connection:
            done = await connection.execute(
                update(TableRow).where(TableRow.id == row.id, TableRow.due == row.due).values(due=moment + CLAIM)
            )
            if done.rowcount == 1:
                claimed.append(str(row.id))
    return claimed


async def set_due(store: Store, id: str, version: int, due: float | None) -> None:
    """When the table is to be looked at again, unless it has changed meanwhile and knows better."""
    async with store.writing() as connection:
        await connection.execute(update(TableRow).where(TableRow.id == id, TableRow.version == version).values(due=due))


async def keep_seen(store: Store, seen: list[tuple[str, str, float]]) -> None:
    """(table, key, moment) of people who were here."""
    for first in range(0, len(seen), MOST_SEEN):  # in between, choices have their turn
        async with store.writing() as connection:
            rows = sorted(seen)[first : first + MOST_SEEN]
            await connection.execute(SEEN, [{"table": table, "by": key, "at": moment} for table, key, moment in rows])


async def read_seen(store: Store, tables: list[str]) -> dict[str, dict[int, float]]:
    """When the people at these tables were last seen, by any server."""
    found: dict[str, dict[int, float]] = {}
    async with store.reading() as session:
        asked = select(SeatRow.table_id, SeatRow.seat, SeatRow.seen)
        for row in await session.execute(asked.where(SeatRow.table_id.in_(tables), SeatRow.seen.is_not(None))):
            found.setdefault(row.table_id, {})[row.seat] = row.seen
    return found
