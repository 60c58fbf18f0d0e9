"""A table in use: its state, who looks at it, and the frames that are sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import herna
from herna.kernel.errors import HernaError
from herna.kernel.record import split_choice
from herna.kernel.state import State
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene
from herna.web.store import Conflict, Store, StoredSeat, StoredTable
from herna.web.tables.botplay import BotPlay
from herna.web.tables.links import Links
from herna.web.tables.places import Draw, NoSuchPlace, NotAllowed, NoWatching, PageFrame, Place, Ring, Stale
from herna.web.tables.thinkers import Thinkers
from herna.web.tables.undo import Undo
from herna.web.words import say

BEATS: Final = 100  # a frame's number is version * BEATS + the beat within that change
SNAPSHOT_EVERY: Final = 200
EVENTS_SHOWN: Final = 40
ATTEMPTS: Final = 3


class LiveTable:
    def __init__(self, stored: StoredTable, store: Store, thinkers: Thinkers, draw: Draw) -> None:
        self.stored = stored
        self.store = store
        self.draw = draw
        self.game = herna.game(stored.game)
        self.state: State
        self.lock = asyncio.Lock()
        self.news = asyncio.Condition()
        self.rings: dict[tuple[str, str], Ring] = {}
        self.facing: dict[str, int] = {}  # which of the people at a shared screen is looking
        self.links = Links(self)
        self.undo = Undo(self)
        self.bots = BotPlay(self, thinkers)
        self.lapses: list[tuple[int, int]] = []  # (number of the next event, seat) where a bot gave no answer
        self.asked: dict[int, tuple[int, ...]] = {}  # what each seat is asked, and since which version of the table
        self.since: dict[int, int] = {}
        self.checked = 0.0  # when the database was last asked whether another process has changed the table

    # --- from and to the database -------------------------------------------------------------------------
    async def load(self) -> None:
        """Play the stored choices again, from the last snapshot if there is one that still fits."""
        stored = self.stored
        shot = await self.store.snapshot(stored.id) if len(stored.choices) > SNAPSHOT_EVERY else None
        past: list[tuple[int, int]] = []
        self.lapses = []
        state: State | None = None
        if shot is not None and shot[0] <= len(stored.choices):
            try:
                state = self.game.load(shot[1])
                past = [(-1, -1)] * shot[0]
            except HernaError:
                state = None  # made under other rules: the choices tell it all the same
        if state is None:
            state = self.beginning()
        for number in range(len(past), len(stored.choices)):
            seat, code = split_choice(stored.choices[number])
            who = state.to_act[0] if seat is None else seat
            past.append((who, state.disclosed))
            if number in stored.defaults:
                self.lapses.append((events_so_far(state), who))
            state.choose(code, seat)
        self.undo.past = past
        self.state = state
        self.asked = {}
        self._note_questions(None)

    def _note_questions(self, chooser: int | None) -> None:
        """A question that others' answers have not changed stays the same one: clicks may cross."""
        before = self.asked
        self.asked = {}
        for ask in self.state.asks:
            if ask.seat in self.state.to_act:
                # in a race the options dwindle, but the question stays
                self.asked[ask.seat] = (ask.kind,) if ask.race else (ask.kind, *ask.options)
                if ask.seat == chooser or before.get(ask.seat) != self.asked[ask.seat]:
                    self.since[ask.seat] = self.stored.version

    def beginning(self) -> State:
        stored = self.stored
        if stored.position is not None:
            start: State = self.game.position(stored.position, seed=stored.seed)
        else:
            start = self.game.new(players=stored.players, seed=stored.seed, **stored.options)
        return start

    def state_after(self, number: int) -> State:
        """The game as it was after so many choices."""
        state = self.beginning()
        for choice in self.stored.choices[:number]:
            seat, code = split_choice(choice)
            state.choose(code, seat)
        return state

    async def refresh(self) -> None:
        """Another process may have changed the table: then start from the database again."""
        self.checked = asyncio.get_running_loop().time()
        if await self.store.version(self.stored.id) != self.stored.version:
            async with self.lock:
                fresh = await self.store.read(self.stored.id)
                if fresh is not None and fresh.version != self.stored.version:
                    self.stored = fresh
                    await self.load()
                    await self.publish()

    async def heard(self, news: Callable[[], bool], patience: float) -> bool:
        """Wait until there is news, or say False after so many seconds; then the database is looked at too."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self.news:
                await self.news.wait_for(news)
        if not news() and asyncio.get_running_loop().time() - self.checked >= patience:
            await asyncio.shield(self.refresh())  # who leaves must not break off a connection to the database
            self.bots.wake()
        return news()

    # --- who is who ----------------------------------------------------------------------------------------
    @property
    def seq(self) -> int:
        return self.stored.version * BEATS + BEATS - 1

    def place(self, key: str) -> Place | None:
        """What this link opens; None if it is not one of ours."""
        if key == self.stored.watch:
            if not self.stored.watched:
                raise NoWatching
            return Place(key, ())
        seats = [s.seat for s in self.stored.seats if s.key == key]
        return Place(key, tuple(seats)) if seats else None

    def opens(self, place: Place) -> bool:
        """Does this link still open what it has opened? It may have been renewed, or spectators were sent away."""
        if place.watching:
            return place.key == self.stored.watch and self.stored.watched
        return place.seats == tuple([s.seat for s in self.stored.seats if s.key == place.key])

    @asynccontextmanager
    async def held(self, place: Place) -> AsyncGenerator[None, None]:
        """The table's lock, for somebody at this place; refused if the link has died while waiting for it."""
        async with self.lock:
            if not self.opens(place):
                raise NoSuchPlace
            yield

    def seat_of(self, visitor: str) -> StoredSeat | None:
        """Where this browser sits."""
        return next((s for s in self.stored.seats if s.visitor == visitor), None)

    async def sit_down(self, place: Place, visitor: str) -> None:
        """Whoever opens a seat's link first sits there."""

        async def sit() -> None:
            empty = [seat for seat in place.seats if seat in self.links.empty()]
            if empty:
                await self.store.sit(self.stored, empty, visitor)

        if any([seat in self.links.empty() for seat in place.seats]):  # hardly ever: nobody else waits for the lock
            async with self.held(place):
                await self.insist(sit)
                await self.publish()

    def people(self) -> dict[str, tuple[int, ...]]:
        """Links held by people, and their seats."""
        keys: dict[str, tuple[int, ...]] = {}
        for seat in self.stored.seats:
            if seat.bot is None and seat.key is not None:
                keys[seat.key] = (*keys.get(seat.key, ()), seat.seat)
        return keys

    def acting(self, place: Place, state: State) -> int | None:
        """Which of the place's seats owes a choice; at a shared screen the one who looks comes first."""
        mine = [seat for seat in state.to_act if seat in place.seats]
        facing = self.facing.get(place.key)
        return facing if facing in mine else (mine[0] if mine else None)

    def viewer(self, place: Place, state: State) -> int | None:
        """Through whose eyes this place sees the table."""
        if len(place.seats) <= 1:
            return place.seats[0] if place.seats else None
        return self.facing.get(place.key)

    def identity(self, place: Place) -> Identity:
        """Whose pages this place sees."""
        return Identity(f"/t/{self.stored.id}/{place.key}", [seat.name for seat in self.stored.seats])

    # --- pictures ------------------------------------------------------------------------------------------
    def scene(self, place: Place, lang: str, state: State, seq: int, final: bool) -> Scene:
        acting = self.acting(place, state) if final else None
        viewer = self.viewer(place, state)
        hand_over = len(place.seats) > 1 and acting is not None and acting != viewer
        if hand_over:
            viewer = None
        decision = state.decision(acting) if acting is not None and not hand_over else None
        events = state.events(max(0, events_so_far(state) - EVENTS_SHOWN), viewer)
        scene = Scene(self.game, lang, seq, state.view(viewer), viewer, decision, events)
        scene.awaited = self.links.empty()
        scene.watching = place.watching
        scene.watched = self.stored.watched
        oldest = events[0].number if events else 0
        scene.lapses = [lapse for lapse in self.lapses if lapse[0] >= oldest]
        scene.hand_over = acting if hand_over else None
        if final:
            self._add_extras(scene, place, state)
        return scene

    def _add_extras(self, scene: Scene, place: Place, state: State) -> None:
        scene.can_undo = not place.watching and self.undo.point(place) is not None and not state.over
        scene.hint = self._advice(scene, place)
        scene.undo_wish = self.undo.asked_of(place)
        scene.thinking = self.bots.to_act()
        scene.has_next = self.stored.next_table is not None

    def _advice(self, scene: Scene, place: Place) -> str:
        """The adviser's word for this place, if it has asked for one."""
        advice = self.bots.advice.get(place.key)
        if advice is None or scene.decision is None:
            return ""
        for option in scene.decision.options:
            if option.code == advice.code:
                label = option.label(scene.lang)
                if advice.share is None:
                    return say(scene.lang, "hint", option=label)
                sure = "sure" if advice.share >= 0.7 else "rather" if advice.share >= 0.45 else "unsure"
                return say(scene.lang, f"hint.{sure}", option=label, percent=round(100 * advice.share))
        return say(scene.lang, "hint.none")

    def frame(self, place: Place, lang: str) -> PageFrame:
        """The present picture for a place."""
        scene = self.scene(place, lang, self.state, self.seq, final=True)
        return PageFrame(self.seq, scene, self.identity(place), self.draw)

    def ring(self, place: Place, lang: str) -> Ring:
        return self.rings.setdefault((place.key, lang), Ring(place, lang))

    async def publish(self, beats: list[tuple[Ring, PageFrame]] | None = None) -> None:
        """Put new frames into the rings of everybody who looks, beats first."""
        for ring, frame in beats or []:
            ring.frames.append(frame)
        for ring in self.rings.values():
            if ring.open:
                ring.frames.append(self.frame(ring.place, ring.lang))
            else:
                ring.frames.clear()
        async with self.news:
            self.news.notify_all()

    async def touch(self) -> None:
        """Something besides the game has changed: everybody gets a new picture."""
        try:
            await self.store.touch(self.stored)
        except Conflict:
            await self.start_again()
            raise Stale from None
        await self.publish()

    # --- choosing ------------------------------------------------------------------------------------------
    async def choose(self, place: Place, seq: int, code: str) -> None:
        """A choice by a person; committed before it is shown to anybody."""
        async with self.held(place):
            acting = self.acting(place, self.state)
            if acting is None:
                raise NotAllowed if seq == self.seq else Stale
            if not self.since[acting] * BEATS <= seq <= self.seq:
                raise Stale
            if len(place.seats) > 1:
                self.facing[place.key] = acting
            await self.make_choice(acting, code)
        self.bots.wake()

    async def make_choice(self, seat: int, code: str, by_default: bool = False) -> None:
        """Try it on a copy, commit, then let everybody see it, beat by beat. Only with the lock held."""
        before, happened = self.state.disclosed, events_so_far(self.state)
        after = self.state.clone()
        beats: list[tuple[Ring, PageFrame]] = []
        first = (self.stored.version + 1) * BEATS
        last = first + BEATS - 2
        number = first

        def on_beat(at: State) -> None:
            nonlocal number
            if number < last:
                for ring in self.rings.values():
                    if ring.open:
                        scene = self.scene(ring.place, ring.lang, at, number, final=False)
                        beats.append((ring, PageFrame(number, scene, self.identity(ring.place), self.draw)))
                number += 1

        after.choose(code, seat, on_beat=on_beat)
        written = after.log.choices[-1] if after.log is not None else code
        winners = None if after.result is None else list(after.result.winners)
        try:
            await self.store.append(self.stored, written, after.over, winners, by_default)
        except Conflict:
            await self.start_again()
            raise Stale from None
        self.undo.past.append((seat, before))
        if by_default:
            self.lapses.append((happened, seat))
        self.state = after
        self._note_questions(seat)
        self.bots.advice.clear()
        self.undo.wish = None
        if after.made % SNAPSHOT_EVERY == 0:
            await self.store.keep_snapshot(self.stored.id, after.made, after.dump())
        await self.publish(beats)

    async def insist(self, change: Callable[[], Awaitable[None]]) -> None:
        """Change what has nothing to do with the game, even if another process changes the table meanwhile.

        Only with the lock held.
        """
        for _ in range(ATTEMPTS):
            try:
                return await change()
            except Conflict:
                await self.start_again()
        raise Stale

    async def start_again(self) -> None:
        fresh = await self.store.read(self.stored.id)
        if fresh is not None:
            self.stored = fresh
            await self.load()
            await self.publish()

    async def take_screen(self, place: Place, seat: int) -> None:
        """At a shared screen somebody says: it is me who looks now."""
        if seat not in place.seats:
            raise NotAllowed
        async with self.held(place):
            self.facing[place.key] = seat
            await self.touch()

    async def rename(self, place: Place, seat: int, name: str) -> None:
        """People at a table are called as they like; who sits where does not change by it."""
        async with self.held(place):
            await self.store.rename(self.stored, seat, name)
            await self.touch()

    async def allow_watching(self, place: Place, watched: bool) -> None:
        """People at the table open it to spectators, or send them away."""
        if place.watching:
            raise NotAllowed
        async with self.held(place):
            try:
                await self.store.allow_watching(self.stored, watched)
            except Conflict:
                await self.start_again()
                raise Stale from None
            await self.publish()

    async def take_back(self, upto: int) -> None:
        """Forget the choices from this number on. Only with the lock held."""
        try:
            await self.store.take_back(self.stored, upto)
        except Conflict:
            await self.start_again()
            raise Stale from None
        self.undo.wish = None
        self.bots.advice.clear()
        await self.load()
        await self.publish()

    def record(self) -> dict[str, Any]:
        """The whole game, seed included: only for those who may see everything."""
        return dict(self.state.record())


def events_so_far(state: State) -> int:
    """The number that the next event will have."""
    return 0 if state.log is None else state.log.start + len(state.log.notes)
