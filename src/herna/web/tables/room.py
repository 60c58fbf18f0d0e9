"""The game room: all tables in use, and how new ones come to be."""

from __future__ import annotations

import asyncio
from typing import Any

import herna
from herna.kernel.errors import BadOption, HernaError
from herna.kernel.state import State
from herna.web.opponents import BOTS, USUAL, bot_names
from herna.web.settings import RoomSettings
from herna.web.store import NewSeat, Store
from herna.web.store.store import new_key
from herna.web.tables.live import LiveTable
from herna.web.tables.places import Draw, Place
from herna.web.tables.thinkers import Thinkers
from herna.web.words import say

KEPT_OPEN = 2000  # tables kept in memory; the database has them all
LONGEST_NAME = 30
PEOPLE = ("me", "here", "friend")


class Room:
    def __init__(self, settings: RoomSettings, store: Store, draw: Draw) -> None:
        self.settings = settings
        self.store = store
        self.draw = draw
        self.thinkers = Thinkers(settings.thinkers, settings.patience)
        self.thinkers.warm()
        self.tables: dict[str, LiveTable] = {}
        self.opening = asyncio.Lock()
        self.closing = asyncio.Event()

    async def table(self, id: str) -> LiveTable | None:
        """The table with this id, brought into memory if need be."""
        found = self.tables.get(id)
        if found is not None:
            await found.refresh()
            return found
        async with self.opening:
            if id in self.tables:
                return self.tables[id]
            stored = await self.store.read(id)
            if stored is None:
                return None
            table = LiveTable(stored, self.store, self.thinkers, self.draw)
            await table.load()
            self._make_space()
            self.tables[id] = table
        table.bots.wake()
        return table

    def _make_space(self) -> None:
        """Forget tables nobody looks at, oldest first."""
        if len(self.tables) >= KEPT_OPEN:
            for id in [id for id, t in self.tables.items() if not any([r.open for r in t.rings.values()])]:
                del self.tables[id]
                if len(self.tables) < KEPT_OPEN // 2:
                    return

    async def open_table(self, state: State, seats: list[NewSeat], watched: bool = True) -> LiveTable:
        """A new table with this game on it, whatever of it is played already."""
        choices = list(state.log.choices) if state.log is not None else []
        result = state.result
        winners = None if result is None else list(result.winners)
        id = await self.store.create(state.setup.as_dict(), seats, choices, state.over, winners, watched)
        table = await self.table(id)
        if table is None:
            raise AssertionError("a table just made cannot be found")
        return table

    async def rematch(self, table: LiveTable) -> LiveTable:
        """The same people and bots, the same options, a new deal; asked for twice it is still one table."""
        stored = table.stored
        if stored.next_table is None:
            state = table.game.new(players=stored.players, **stored.options)
            seats = [NewSeat(s.name, s.bot, s.key, s.visitor) for s in stored.seats]
            renewed = {key: new_key() for key in {s.key for s in seats} if key is not None}
            for seat in seats:
                seat.key = renewed.get(seat.key) if seat.key is not None else None
            fresh = await self.open_table(state, seats, stored.watched)
            await self.store.link_next(stored, fresh.stored.id)
            async with table.lock:
                await table.touch()
        found = await self.table(stored.next_table or "")
        if found is None:
            raise AssertionError("a rematch has vanished")
        return found

    async def renew(self, table: LiveTable, place: Place, wanted: str, visitor: str) -> str:
        """A new link in the place of one that may have got into the wrong hands; gives its key.

        Every link also leads on to the rematch, so the same seats get new links at the tables before and after.
        """
        seats = table.links.meant(place, wanted, visitor)
        for other in await self._rematches(table):
            async with other.lock:
                if other.links.may_renew(seats, visitor):
                    await other.links.renew(seats)
        async with table.held(place):
            return await table.links.renew(table.links.meant(place, wanted, visitor))  # somebody may have sat down

    async def _rematches(self, table: LiveTable) -> list[LiveTable]:
        """The tables that one has come from by rematches, and those that one has gone on to."""
        found: list[LiveTable] = []
        id = await self.store.before(table.stored.id)
        while id is not None and (other := await self.table(id)) is not None:
            found.append(other)
            id = await self.store.before(id)
        id = table.stored.next_table
        while id is not None and (other := await self.table(id)) is not None:
            found.append(other)
            id = other.stored.next_table
        return found

    async def close(self) -> None:
        self.closing.set()
        for table in self.tables.values():
            table.bots.stop()
            async with table.news:
                table.news.notify_all()
        self.thinkers.close()
        await self.store.close()


# --- setting a table -----------------------------------------------------------------------------------------
def clean_name(name: str, otherwise: str) -> str:
    """A name as it may be shown: one line, not too long, never empty."""
    cleaned = " ".join("".join([c if c.isprintable() else " " for c in name]).split())
    return cleaned[:LONGEST_NAME] or otherwise


def quick_seats(players: int, me: str, visitor: str, lang: str) -> list[NewSeat]:
    """Me against bots."""
    bots = bot_names([USUAL] * (players - 1), lang)
    return [NewSeat(me, visitor=visitor), *[NewSeat(name, bot=USUAL) for name in bots]]


def seats_from(kinds: list[str], names: list[str], visitor: str, lang: str) -> list[NewSeat]:
    """Seats as a form names them: `me`, `here` (at this screen), `friend` (by link) or a bot."""
    if not any([kind in PEOPLE for kind in kinds]):
        raise BadOption("somebody must sit at the table: all seats are bots", "nobody")
    screen = new_key()
    unnamed = default_names(kinds, lang)
    seats: list[NewSeat] = []
    for i, kind in enumerate(kinds):
        name = clean_name(names[i] if i < len(names) else "", unnamed[i])
        if kind in ("me", "here"):
            seats.append(NewSeat(name, key=screen, visitor=visitor))
        elif kind == "friend":
            seats.append(NewSeat(name))
        elif kind in BOTS:
            seats.append(NewSeat(name, bot=kind))
        else:
            raise BadOption(f"seat {i + 1}: nobody is called {kind!r}")
    return seats


def default_names(kinds: list[str], lang: str) -> list[str]:
    """People are numbered by their seats; bots are called by their level."""
    bots = iter(bot_names([kind for kind in kinds if kind not in PEOPLE], lang))
    return [say(lang, "player", number=i + 1) if kind in PEOPLE else next(bots) for i, kind in enumerate(kinds)]


def state_from(record: dict[str, Any] | str, upto: int | None = None) -> State:
    """The game of an uploaded record, or its beginning."""
    try:
        return herna.replay(record, upto)
    except RecursionError:
        raise HernaError("the record is nested too deeply") from None
