"""The game room: all tables in use, and how new ones come to be."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from datetime import timedelta
from typing import Any

import herna
from herna.kernel.chance import seed_text
from herna.kernel.errors import BadOption, HernaError
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.players.names import names_for_bots
from herna.web.limits import Counts
from herna.web.meters import NEW_TABLES
from herna.web.opponents import BOTS
from herna.web.settings import RoomSettings
from herna.web.store import NewSeat, Store, Unavailable
from herna.web.store.agreements import Ending, Terms
from herna.web.store.store import new_key, now
from herna.web.store.talking import TALK
from herna.web.tables.afar import Afar
from herna.web.tables.aside import waits
from herna.web.tables.live import LiveTable
from herna.web.tables.names import PEOPLE, names_at_table
from herna.web.tables.office import Office
from herna.web.tables.places import Draw, Place
from herna.web.tables.reminders import Reminders
from herna.web.tables.reviewing import Reviewing
from herna.web.tables.thinkers import Thinkers
from herna.web.tables.watch import keep_watch

KEPT_OPEN = 2000  # tables kept in memory; the database has them all
ASLEEP_AFTER = 300.0  # seconds after which a table that nobody looks at is not kept in memory any more
LONGEST_SEED = 128
LONGEST_ID = 16
DAY = 24 * 3600
LONGEST_WRITING = 5.0  # seconds for transcripts when the room closes


class Room:
    def __init__(self, settings: RoomSettings, store: Store, draw: Draw) -> None:
        self.settings = settings
        self.store = store
        self.draw = draw
        self.counts = Counts(settings.limits)
        self.afar = Afar(settings.ray) if settings.ray else None
        searching = None if self.afar is None else self.afar.minds()
        self.thinkers = Thinkers(settings.thinkers, settings.patience, settings.deadline, searching)
        self.thinkers.warm()
        self.reviewing = Reviewing(store, self.thinkers)
        self.tables: dict[str, LiveTable] = {}
        self.opening = asyncio.Lock()
        self.closing = asyncio.Event()
        self.office = Office(self)
        self.reminders = Reminders(self)
        self.housekeeping = [asyncio.create_task(work) for work in (self.forget_old(), self.put_to_sleep())]
        self.watch = asyncio.create_task(keep_watch(self))
        self.refreshing: set[asyncio.Task[None]] = set()
        store.listen(self.hear)

    async def table(self, id: str) -> LiveTable | None:
        """The table with this id, brought into memory if need be."""
        if not fits(id, LONGEST_ID):
            return None
        found = self.tables.get(id)
        if found is not None:
            found.used = asyncio.get_running_loop().time()
            await found.refresh()
            if found.gone:
                self.tables.pop(id, None)
                return None
            return found
        async with self.opening:
            if id in self.tables:
                return self.tables[id]
            stored = await self.store.read(id)
            if stored is None:
                return None
            table = LiveTable(stored, self.store, self.thinkers, self.draw, self.settings.clock)
            await table.load()
            self._make_space()
            self.tables[id] = table
        table.bots.wake()
        return table

    def _make_space(self) -> None:
        """Forget tables nobody looks at, oldest first."""
        if len(self.tables) >= KEPT_OPEN:
            for id in [id for id, table in self.tables.items() if table.idle()]:
                del self.tables[id]
                if len(self.tables) < KEPT_OPEN // 2:
                    return

    async def put_to_sleep(self) -> None:
        """Again and again, forget tables that nobody has used for a while; whoever comes back loads them again.

        They are written down first: the next version of Herna may not know their rules.
        """
        while True:
            await asyncio.sleep(ASLEEP_AFTER / 10)
            before = asyncio.get_running_loop().time() - ASLEEP_AFTER
            for id, table in list(self.tables.items()):
                if table.used < before and table.idle():
                    await table.keep_transcript()
                    if table.used < before and table.idle():
                        self.tables.pop(id, None)

    def hear(self, changed: dict[str, int] | None) -> None:
        """Other servers have changed these tables (None: perhaps any): pages that show them are drawn anew."""
        for id, table in self.tables.items() if changed is None else [(id, self.tables.get(id)) for id in changed]:
            if table is not None and changed is not None and changed[id] == TALK:
                self._soon(table.talk.look())
            elif table is not None and table.looked_at() and (changed is None or changed[id] > table.stored.version):
                # bots are left alone: they think at the server where the choice before theirs was made
                self._soon(table.refresh())

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Look at a table that another server has changed."""

        async def look() -> None:
            with suppress(Unavailable):
                await work

        task = asyncio.create_task(look())
        self.refreshing.add(task)
        task.add_done_callback(self.refreshing.discard)

    async def open_table(
        self,
        state: State,
        seats: list[NewSeat],
        watched: bool = True,
        open_seed: bool = False,
        shared_chance: bool = False,
        terms: Terms | None = None,
        ending: Ending | None = None,
    ) -> LiveTable:
        """A new table with this game on it, whatever of it is played already.

        With `open_seed`, somebody may know the seed, and with it every card: all who sit there are told. With
        `shared_chance`, the game is dealt anew when all people have added something of their own to the seed. With an
        `ending`, people have ended it, and not its rules.
        """
        if not state.setup.seed or not fits(state.setup.seed, LONGEST_SEED):
            raise BadOption(f"the room keeps seeds of 1 to {LONGEST_SEED} characters, none of them a NUL")
        choices = list(state.log.choices) if state.log is not None else []
        ended = None if ending is None else ending.as_dict()
        winners = list(state.result.winners) if state.result is not None else ending.counted if ending else None
        setup = state.setup.as_dict()
        secret = None
        if shared_chance:
            setup["seed"], secret = "", seed_text(None)
        agreed = None if terms is None else terms.as_dict()
        turn: list[int] = [] if ending is not None else list(state.to_act)
        beside = None if shared_chance else {"turn": turn, "waits": waits({}, turn, state.made)}
        id = await self.store.create(
            setup, seats, choices, state.over or ending is not None, winners, watched, open_seed, secret, agreed,
            ended, beside,
        )  # fmt: skip
        NEW_TABLES.labels(state.game).inc()
        table = await self.table(id)
        if table is None:
            raise AssertionError("a table just made cannot be found")
        return table

    async def rematch(self, table: LiveTable) -> LiveTable:
        """The same people and bots, the same options, a new deal; asked for twice it is still one table."""
        stored = table.stored
        if stored.next_table is None:
            state = fresh_game(table.game, stored.players, stored.options)
            seats = [NewSeat(s.name, s.bot, s.key, s.visitor, s.invited) for s in stored.seats]
            renewed = {key: new_key() for key in {s.key for s in seats} if key is not None}
            for seat in seats:
                seat.key = renewed.get(seat.key) if seat.key is not None else None
            shared, terms = table.chance.shared, table.terms
            fresh = await self.open_table(state, seats, stored.watched, shared_chance=shared, terms=terms)
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

    async def forget_old(self) -> None:
        """Once a day, delete finished tables that nobody has touched for as long as settings or the office say."""
        while True:
            with suppress(Unavailable):
                await self.office.learn()
                if self.office.keep_days:
                    await self.store.history.count()  # what is deleted still counts for those who played
                    await self.store.forget_older(now() - timedelta(days=self.office.keep_days), over=True)
            await asyncio.sleep(DAY)

    async def let_go(self) -> None:
        """End all streams: pages and programs ask again, and find the room that opens next."""
        self.closing.set()
        for table in list(self.tables.values()):
            async with table.news:
                table.news.notify_all()

    async def close(self) -> None:
        await self.let_go()
        await asyncio.wait([self.watch], timeout=LONGEST_WRITING)
        await self.reminders.close()
        for work in (*self.housekeeping, *self.refreshing):
            work.cancel()
        for table in self.tables.values():
            table.bots.stop()
        self.reviewing.stop()
        self.thinkers.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WRITING):
                for table in reversed(list(self.tables.values())):  # the next version may not know their rules
                    await table.keep_transcript()
        if self.afar is not None:
            self.afar.close()
        await self.store.close()


def fits(text: str, longest: int) -> bool:
    """Whether every database keeps this text: PostgreSQL knows no NUL, and refuses what is too long."""
    return len(text) <= longest and "\0" not in text


# --- setting a table -----------------------------------------------------------------------------------------
def fresh_game(game: Game[Any], players: int, options: dict[str, Any], seed: str | None = None) -> State:
    """A new game; `options` come from outside, where one may be called `seed` or `events`."""
    setup = {"rulings": len(game.rulings), "players": players, "options": options, "seed": seed}
    state: State = game.begin(setup)
    return state


def quick_seats(players: int, me: str, visitor: str, level: str) -> list[NewSeat]:
    """Me against bots of one level."""
    bots = names_for_bots(players - 1, [me])
    return [NewSeat(me, visitor=visitor), *[NewSeat(name, bot=level) for name in bots]]


def seats_from(kinds: list[str], names: list[str], visitor: str, lang: str) -> list[NewSeat]:
    """Seats as a form names them: `me`, `here` (at this screen), `friend` (by link) or a bot."""
    if not any([kind in PEOPLE for kind in kinds]):
        raise BadOption("somebody must sit at the table: all seats are bots", "nobody")
    screen = new_key()
    seats: list[NewSeat] = []
    for kind, name in zip(kinds, names_at_table(kinds, names, lang), strict=True):
        if kind in ("me", "here"):
            seats.append(NewSeat(name, key=screen, visitor=visitor))
        elif kind == "friend":
            seats.append(NewSeat(name, invited=True))
        elif kind in BOTS:
            seats.append(NewSeat(name, bot=kind))
        else:
            raise BadOption(f"seat {len(seats) + 1}: nobody is called {kind!r}")
    return seats


def state_from(record: dict[str, Any] | str, upto: int | None = None) -> State:
    """The game of an uploaded record, or its beginning."""
    try:
        return herna.replay(record, upto)
    except RecursionError:
        raise HernaError("the record is nested too deeply") from None
