"""What people say at tables. It lies beside the games: no record, transcript or replay ever holds any of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select

from herna.web.store.models import MessageRow
from herna.web.store.store import Store

KEPT: Final = 300  # messages of one table; older ones are forgotten
SHOWN: Final = 60
TALK: Final = 0  # instead of a version: nothing of the table has changed, but somebody has said something

Mark = tuple[int, int]  # the newest message and how many there are: it changes with every message and every deletion


class Message(NamedTuple):
    """`channel`: `table` (those who play) or `watch`; a `phrase` is a ready one by its key, a `text` was written."""

    id: int
    channel: str
    seat: int | None
    phrase: str
    text: str
    moment: float


async def say(store: Store, table: str, channel: str, seat: int | None, phrase: str, text: str, moment: float) -> None:
    """Keep a message; of very many, the oldest are forgotten."""
    said = {"table_id": table, "channel": channel, "seat": seat, "phrase": phrase or None, "text": text or None}
    async with store.writing() as connection:
        await connection.execute(insert(MessageRow), {**said, "moment": moment})
        newest = select(MessageRow.id).where(MessageRow.table_id == table).order_by(MessageRow.id.desc())
        too_old = await connection.scalar(newest.offset(KEPT).limit(1))
        if too_old is not None:
            old = delete(MessageRow).where(MessageRow.table_id == table, MessageRow.id <= too_old)
            await connection.execute(old)
        await store.voice.announce(connection, {table: TALK})


async def said_at(store: Store, table: str, channels: tuple[str, ...], most: int = SHOWN) -> list[Message]:
    """The last messages of these channels, oldest first."""
    asked = select(MessageRow).where(MessageRow.table_id == table, MessageRow.channel.in_(channels))
    async with store.reading() as session:
        rows = list(await session.scalars(asked.order_by(MessageRow.id.desc()).limit(most)))
    return [Message(r.id, r.channel, r.seat, r.phrase or "", r.text or "", r.moment) for r in reversed(rows)]


async def marks_of(store: Store, tables: list[str]) -> dict[str, dict[str, Mark]]:
    """How far the talk at each table has got, by channel."""
    found: dict[str, dict[str, Mark]] = {}
    asked = select(MessageRow.table_id, MessageRow.channel, func.max(MessageRow.id), func.count())
    grouped = asked.where(MessageRow.table_id.in_(tables)).group_by(MessageRow.table_id, MessageRow.channel)
    async with store.reading() as session:
        for table, channel, newest, number in await session.execute(grouped):
            found.setdefault(table, {})[channel] = (newest, number)
    return found


async def unsay(store: Store, table: str, ids: list[int] | None) -> int:
    """Delete messages of a table, all of them if none are named; gives how many."""
    gone = delete(MessageRow).where(MessageRow.table_id == table)
    async with store.writing() as connection:
        done = await connection.execute(gone if ids is None else gone.where(MessageRow.id.in_(ids)))
        await store.voice.announce(connection, {table: TALK})
        return done.rowcount
