"""The room's watch: again and again it looks who is late, who has come and who has gone, at all tables."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from herna.web.store import Unavailable
from herna.web.store.talking import marks_of
from herna.web.store.timing import claim_due, keep_seen, read_seen, set_due
from herna.web.tables.places import NoSuchPlace, Stale

if TYPE_CHECKING:
    from herna.web.tables.room import Room

EVERY: Final = 15  # rounds after which it is written down who is here
LOG: Final = logging.getLogger("herna.web")


async def keep_watch(room: Room) -> None:
    """Every second, until the room closes: it is never broken off while it speaks to the database."""
    rounds = -1
    while not room.closing.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(room.closing.wait(), room.settings.watch_seconds)
            return
        rounds += 1
        try:
            await strike_clocks(room)
            if rounds % EVERY == 0:
                await room.office.learn()
                await tell_presence(room)
                await room.reminders.look()
        except Unavailable as e:
            LOG.warning("clocks were not looked at: %s", e)


async def strike_clocks(room: Room) -> None:
    """Look at every table where somebody may be late, also at those that nobody has open."""
    for id in await claim_due(room.store, room.settings.clock()):
        try:
            table = await room.table(id)
            if table is not None:
                table.presence.notice()
                table.presence.learn((await read_seen(room.store, [id])).get(id, {}))
                due = await table.clock.look()
                await set_due(room.store, id, table.stored.version, due)
        except (Stale, NoSuchPlace):  # it has changed meanwhile: the change has said when to look again
            continue
        except Exception:
            LOG.exception("the clock of table %s could not be looked at", id)


async def tell_presence(room: Room) -> None:
    """Write down who was here, learn what other servers have seen, and tell pages who has come or gone."""
    tables = [
        table for table in room.tables.values() if table.stopped is None and (table.company() or table.terms.away)
    ]
    for table in tables:
        table.presence.notice()
    seen = [
        (table.stored.id, str(seat.key), table.presence.seen[seat.seat])
        for table in tables
        for seat in table.stored.seats
        if seat.key in table.presence.unwritten
    ]
    for table in tables:
        table.presence.unwritten.clear()
    await keep_seen(room.store, seen)
    watched = [table for table in tables if table.looked_at()]
    ids = [table.stored.id for table in watched]
    known, marks = await read_seen(room.store, ids), await marks_of(room.store, ids)
    for table in watched:
        await table.talk.learn(marks.get(table.stored.id, {}))
        table.presence.learn(known.get(table.stored.id, {}))
        await table.tell_of_people()
