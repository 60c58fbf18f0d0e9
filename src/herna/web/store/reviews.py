"""Reviews in the database: what has been found so far, and the link that opens one to others."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import and_, insert, select, update

from herna.web.store.models import ReviewRow, SeatRow, TableRow

if TYPE_CHECKING:
    from herna.web.store.store import Store

MOST_TOLD: Final = 200  # reviews of one person


class StoredReview:
    """A review as the database knows it: `kept` is what `herna.learn.review.Work` goes on with."""

    def __init__(self, row: ReviewRow) -> None:
        self.table = row.table_id
        self.seat = row.seat
        self.done = row.done
        self.share = row.share
        self.kept: dict[str, Any] = json.loads(zlib.decompress(row.blob))


class ReviewStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, table: str, seat: int) -> StoredReview | None:
        async with self.store.reading() as session:
            row = await session.get(ReviewRow, (table, seat))
            return None if row is None else StoredReview(row)

    async def shared(self, share: str) -> StoredReview | None:
        """The review that this link opens."""
        async with self.store.reading() as session:
            row = await session.scalar(select(ReviewRow).where(ReviewRow.share == share))
            return None if row is None else StoredReview(row)

    async def of(self, visitor: str) -> list[tuple[str, dict[str, Any]]]:
        """The last finished reviews of seats at which this person sat, each with its game."""
        mine = and_(SeatRow.table_id == ReviewRow.table_id, SeatRow.seat == ReviewRow.seat)
        asked = select(TableRow.game, ReviewRow).join(SeatRow, mine).join(TableRow, TableRow.id == ReviewRow.table_id)
        done = asked.where(SeatRow.visitor == visitor, ReviewRow.done).order_by(TableRow.changed.desc())
        async with self.store.reading() as session:
            rows = list(await session.execute(done.limit(MOST_TOLD)))
            return [(game, StoredReview(row).kept) for game, row in rows]

    async def keep(self, table: str, seat: int, kept: dict[str, Any], done: bool) -> None:
        blob = zlib.compress(json.dumps(kept, ensure_ascii=False).encode())
        mine = (ReviewRow.table_id == table, ReviewRow.seat == seat)
        async with self.store.writing() as connection:
            changed = await connection.execute(update(ReviewRow).where(*mine).values(blob=blob, done=done))
            if changed.rowcount == 0:
                row = {"table_id": table, "seat": seat, "done": done, "blob": blob}
                await connection.execute(insert(ReviewRow), row)

    async def open_to_others(self, table: str, seat: int, share: str | None) -> None:
        """Whoever has this link may look; None: nobody any more."""
        async with self.store.writing() as connection:
            await connection.execute(
                update(ReviewRow).where(ReviewRow.table_id == table, ReviewRow.seat == seat).values(share=share)
            )
