"""How games ended: counted once for each finished table, and kept for each person who played there."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.ratings import NEWCOMER, Strength, after_game, of_bot
from herna.web.store.agreements import gave_up
from herna.web.store.database import Unavailable
from herna.web.store.models import SeatRow, TableRow
from herna.web.store.social import CountedRow, ResultRow

if TYPE_CHECKING:
    from herna.web.store.store import Store

MOST_AT_ONCE: Final = 500  # tables counted for one request
MOST_TOLD: Final = 1000  # games of one person
PROGRAM: Final = "program"  # the visitor of a seat that a program has taken over the API; no browser is called so


class Ended(NamedTuple):
    """A game that somebody has finished."""

    table: str
    seat: int
    game: str
    ended: datetime
    outcome: str
    against: list[dict[str, Any]]  # `name`, `bot`, and `visitor`, which is a secret
    people: Strength | None
    bots: Strength | None


class History:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, visitor: str) -> list[Ended]:
        """All that somebody has finished, the first game first."""
        await self.count()
        async with self.store.reading() as session:
            asked = select(ResultRow).where(ResultRow.visitor == visitor).order_by(ResultRow.ended.desc())
            rows = list(await session.scalars(asked.limit(MOST_TOLD)))
        return [
            Ended(r.table_id, r.seat, r.game, r.ended, r.outcome, r.against, strength(r.people), strength(r.bots))
            for r in reversed(rows)
        ]

    async def count(self) -> None:
        """Count the tables that have ended since the last time, in the order in which they ended."""
        async with self.store.reading() as session:
            waiting = select(TableRow.id).outerjoin(CountedRow, CountedRow.table_id == TableRow.id)
            over = waiting.where(TableRow.over, CountedRow.table_id.is_(None)).order_by(TableRow.changed)
            tables = list(await session.scalars(over.limit(MOST_AT_ONCE)))
        for table in tables:
            try:
                async with self.store.writing() as connection:
                    await connection.execute(insert(CountedRow), {"table_id": table})
                    await self._count(connection, table)
            except Unavailable as e:
                if not isinstance(e.__cause__, IntegrityError):  # another process has counted it meanwhile
                    raise

    async def _count(self, connection: AsyncConnection, id: str) -> None:
        asked = select(TableRow.game, TableRow.winners, TableRow.open_seed, TableRow.changed, TableRow.aside)
        table = (await connection.execute(asked.where(TableRow.id == id))).one()
        found = select(SeatRow.seat, SeatRow.name, SeatRow.bot, SeatRow.visitor).where(SeatRow.table_id == id)
        seats = list(await connection.execute(found.order_by(SeatRow.seat)))
        people = [seat for seat in seats if seat.bot is None and seat.visitor not in (None, PROGRAM)]
        one_each = len({seat.visitor for seat in people}) == len(people)
        if table.winners is None or table.open_seed or not one_each:
            return  # called off, a repeated game, or one at which somebody played several seats
        known = {seat.seat: await self._known(connection, seat.visitor, table.game) for seat in people}
        bots = {seat.seat: seat.bot for seat in seats if seat.bot is not None}
        lost = gave_up(table.aside)
        winners = [seat for seat in table.winners if seat not in lost]
        after = strengths(table.game, bots, winners, known)
        for seat in people:
            others = [other for other in seats if other.seat != seat.seat]
            row = {
                "table_id": id,
                "seat": seat.seat,
                "visitor": seat.visitor,
                "game": table.game,
                "ended": table.changed,
                "outcome": outcome(seat.seat, table.winners, lost),
                "against": [{"name": o.name, "bot": o.bot, "visitor": o.visitor} for o in others],
                "people": after[seat.seat][0],
                "bots": after[seat.seat][1],
            }
            await connection.execute(insert(ResultRow), row)

    async def _known(self, connection: AsyncConnection, visitor: str, game: str) -> tuple[Strength, Strength]:
        """How strong somebody is in this game so far."""
        found: list[Strength] = []
        for column in (ResultRow.people, ResultRow.bots):
            last = select(column).where(ResultRow.visitor == visitor, ResultRow.game == game, column.is_not(None))
            found.append(strength(await connection.scalar(last.order_by(ResultRow.ended.desc()).limit(1))) or NEWCOMER)
        return found[0], found[1]


def outcome(seat: int, winners: list[int], lost: list[int]) -> str:
    if seat in lost:
        return "lost"
    return "draw" if not winners else "won" if seat in winners else "lost"


def strengths(
    game: str, bots: dict[int, str], winners: list[int], known: dict[int, tuple[Strength, Strength]]
) -> dict[int, tuple[Strength | None, Strength | None]]:
    """How strong people are after a game, by seat: against each other, and each of them against the bots."""
    among = list(known)
    met: dict[int, Strength] = {}
    if len(among) > 1:
        changed = after_game([known[seat][0] for seat in among], [seat in winners for seat in among])
        met = dict(zip(among, changed, strict=True))
    fixed = {seat: strong for seat, bot in bots.items() if (strong := of_bot(bot, game)) is not None}
    tried: dict[int, Strength] = {}
    for seat in among if fixed else []:
        at = [seat, *fixed]
        tried[seat] = after_game([known[seat][1], *fixed.values()], [one in winners for one in at])[0]
    return {seat: (met.get(seat), tried.get(seat)) for seat in among}


def strength(kept: list[float] | None) -> Strength | None:
    return None if kept is None else (kept[0], kept[1])
