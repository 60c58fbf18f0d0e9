"""Notes of whoever runs the room, by name: the message of the day, who may not come in, who is in the office."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from herna.web.store.database import Unavailable
from herna.web.store.models import NoteRow
from herna.web.store.store import Store

LONGEST_NOTICE: Final = 280  # characters of the message of the day


async def all_notes(store: Store) -> dict[str, str]:
    async with store.reading() as session:
        return {row.name: row.value for row in await session.scalars(select(NoteRow).order_by(NoteRow.name))}


async def note(store: Store, name: str, value: str) -> None:
    """Write a note in the place of the one before; an empty one is none."""
    async with store.writing() as connection:
        await connection.execute(delete(NoteRow).where(NoteRow.name == name))
        if value:
            await connection.execute(insert(NoteRow), {"name": name, "value": value})


async def note_once(store: Store, name: str, value: str) -> bool:
    """Write a note that nobody has written before; False if somebody has, at whichever server."""
    try:
        async with store.writing() as connection:
            await connection.execute(insert(NoteRow), {"name": name, "value": value})
    except Unavailable as e:
        if isinstance(e.__cause__, IntegrityError):
            return False
        raise
    return True
