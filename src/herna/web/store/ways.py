"""How people want to be reminded of their turn, for which turn, and that nobody is reminded twice."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import datetime
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from herna.web.store.agreements import gave_up
from herna.web.store.database import Unavailable
from herna.web.store.models import SeatRow, TableRow
from herna.web.store.social import RemindedRow, WayRow
from herna.web.store.store import Store, in_utc

KINDS: Final = ("push", "mail", "hook")  # tried in this order
MOST_DEVICES: Final = 5  # of one person
CONFIRM_WITHIN: Final = 24 * 3600.0  # seconds to say that an e-mail address is one's own
ASKED_AGAIN: Final = 3600.0  # seconds in which nobody asks the same e-mail address twice
MOST: Final = 500  # turns looked at in one go


class Way(NamedTuple):
    """`secrets`: the keys of a device, or the key of the links in e-mails (`link`)."""

    id: str
    visitor: str
    kind: str
    address: str
    secrets: dict[str, Any]
    lang: str
    base: str
    ready: bool
    used: float


class Turn(NamedTuple):
    """A game waits for somebody; `number` says since which choice, so that it names this turn only."""

    table: str
    seat: int
    number: int
    visitor: str
    game: str
    names: list[str]
    others: list[str]  # the names of the other people
    seen: float
    changed: datetime


def way_id(visitor: str, kind: str, address: str) -> str:
    return sha256(f"{visitor} {kind} {address}".encode()).hexdigest()


def read_way(row: WayRow) -> Way:
    return Way(
        row.id, row.visitor, row.kind, row.address, row.secrets, row.lang, row.base, row.ready, row.used
    )  # fmt: skip


# --- ways ---------------------------------------------------------------------------------------------------------
async def ways_of(store: Store, visitor: str) -> list[Way]:
    """What is tried first comes first: the device used last, then e-mail, then the host's own way."""
    async with store.reading() as session:
        rows = await session.scalars(select(WayRow).where(WayRow.visitor == visitor).order_by(WayRow.used.desc()))
        return sorted([read_way(row) for row in rows], key=lambda way: KINDS.index(way.kind))


async def keep_way(store: Store, way: Way) -> None:
    """A new way, or the same one anew; of the devices of one person, those used last are kept."""
    async with store.writing() as connection:
        await connection.execute(delete(WayRow).where(WayRow.id == way.id))
        await connection.execute(insert(WayRow), way._asdict())
        mine = select(WayRow.id).where(WayRow.visitor == way.visitor, WayRow.kind == way.kind)
        kept = list(await connection.scalars(mine.order_by(WayRow.used.desc())))
        beyond = kept[MOST_DEVICES if way.kind == "push" else 1 :]
        await connection.execute(delete(WayRow).where(WayRow.id.in_(beyond)))


async def drop_ways(store: Store, visitor: str, ids: Iterable[str]) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(WayRow).where(WayRow.visitor == visitor, WayRow.id.in_(list(ids))))


async def other_owners(store: Store, address: str, visitor: str) -> None:
    """A device is one person's at a time: whoever used this browser before is not reminded there any more."""
    async with store.writing() as connection:
        theirs = (WayRow.kind == "push", WayRow.address == address, WayRow.visitor != visitor)
        await connection.execute(delete(WayRow).where(*theirs))


# --- e-mail addresses -----------------------------------------------------------------------------------------------
async def asked_lately(store: Store, address: str, moment: float) -> bool:
    """Whether somebody, whoever it was, has had a mail sent to this address that nobody has answered."""
    async with store.reading() as session:
        asked = select(func.count()).where(
            WayRow.kind == "mail", WayRow.address == address, ~WayRow.ready, WayRow.used > moment - ASKED_AGAIN
        )
        return bool(await session.scalar(asked))


async def way_of_link(store: Store, link: str, moment: float) -> Way | None:
    """The e-mail address that was sent this link; one that nobody has said to be theirs is forgotten after a day."""
    id, _, secret = link.partition(".")
    async with store.reading() as session:
        row = await session.get(WayRow, id)
        if row is None or row.kind != "mail" or not secrets.compare_digest(str(row.secrets["link"]), secret):
            return None
        return read_way(row) if row.ready or row.used > moment - CONFIRM_WITHIN else None


async def confirm(store: Store, id: str, moment: float) -> None:
    async with store.writing() as connection:
        await connection.execute(update(WayRow).where(WayRow.id == id).values(ready=True))
        old = (WayRow.kind == "mail", ~WayRow.ready, WayRow.used < moment - CONFIRM_WITHIN)
        await connection.execute(delete(WayRow).where(*old))


# --- turns ----------------------------------------------------------------------------------------------------------
async def waiting_turns(store: Store, after: datetime, before: datetime) -> list[Turn]:
    """Games between people that have not changed since `before`, and wait for somebody who wants to hear of it.

    Whoever was reminded of that turn is left out, and so are games that have not changed since `after`.
    """
    async with store.reading() as session:
        wanted = select(WayRow.visitor).where(WayRow.ready)
        mine = select(SeatRow.table_id).where(SeatRow.visitor.in_(wanted), SeatRow.bot.is_(None))
        open_tables = select(TableRow).where(
            TableRow.id.in_(mine), ~TableRow.over, TableRow.changed <= before, TableRow.changed >= after
        )
        tables = list(await session.scalars(open_tables.order_by(TableRow.changed.desc()).limit(MOST)))
        ids = [table.id for table in tables]
        seats: dict[str, list[SeatRow]] = {}
        for seat in await session.scalars(select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)):
            seats.setdefault(seat.table_id, []).append(seat)
        wishing = set(await session.scalars(wanted.distinct()))
        asked = select(RemindedRow.table_id, RemindedRow.seat, RemindedRow.turn)
        told = {tuple(row) for row in await session.execute(asked.where(RemindedRow.table_id.in_(ids)))}
    found = [turn for table in tables for turn in turns_at(table, seats[table.id], wishing)]
    return [turn for turn in found if (turn.table, turn.seat, turn.number) not in told]


def turns_at(table: TableRow, seats: list[SeatRow], wishing: set[str]) -> list[Turn]:
    """Whom this table waits for; nobody before all people have sat down."""
    aside = table.aside or {}
    turn, waits, standing = aside.get("turn") or [], aside.get("waits", {}), aside.get("standing", {})
    if any([seat.invited and seat.visitor is None for seat in seats]):
        return []
    found: dict[str, Turn] = {}
    for seat in seats:
        who = seat.visitor or ""
        others = [other.name for other in seats if other.bot is None and other.visitor != who]
        if who not in wishing or not others or who in found or seat.seat in gave_up(aside):
            continue
        if seat.seat in turn and str(seat.seat) in waits and str(seat.seat) not in standing:
            number, names = int(waits[str(seat.seat)]), [one.name for one in seats]
            seen, changed = seat.seen or 0.0, in_utc(table.changed)
            found[who] = Turn(table.id, seat.seat, number, who, table.game, names, others, seen, changed)
    return list(found.values())


async def claim(store: Store, table: str, seat: int, number: int) -> bool:
    """Of all servers and pages that want to remind somebody of a turn, one may."""
    try:
        async with store.writing() as connection:
            await connection.execute(insert(RemindedRow), {"table_id": table, "seat": seat, "turn": number})
    except Unavailable as e:
        if isinstance(e.__cause__, IntegrityError):
            return False
        raise
    return True


async def give_back(store: Store, turns: list[Turn]) -> None:
    """Nobody was reminded of these turns after all."""
    if not turns:
        return
    async with store.writing() as connection:
        these = [
            (RemindedRow.table_id == turn.table) & (RemindedRow.seat == turn.seat) & (RemindedRow.turn == turn.number)
            for turn in turns
        ]
        await connection.execute(delete(RemindedRow).where(or_(*these)))
