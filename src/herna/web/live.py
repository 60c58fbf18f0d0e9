"""A table in use: its state, who looks at it, and the frames that are sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, Final

import herna
from herna.kernel.errors import HernaError
from herna.kernel.record import split_choice
from herna.kernel.state import State
from herna.web.scene import Chair, Scene
from herna.web.store import Conflict, Store, StoredTable
from herna.web.thinkers import Thinkers

FRAMES_KEPT: Final = 32
BEATS: Final = 100  # a frame's number is version * BEATS + the beat within that change
SNAPSHOT_EVERY: Final = 200
EVENTS_SHOWN: Final = 40

Draw = Callable[[Scene], str]


class Stale(Exception):
    """The page that asked was not the newest one."""


class NotAllowed(Exception):
    """This link may not do that."""


class Place:
    """What a link opens: a seat, a screen several people share, or a look from outside."""

    def __init__(self, key: str, seats: tuple[int, ...]) -> None:
        self.key = key
        self.seats = seats

    @property
    def watching(self) -> bool:
        return not self.seats


class UndoWish:
    """Somebody asks to take back what has shown others something."""

    def __init__(self, place: Place, upto: int, needed: set[str], asker: str) -> None:
        self.place = place
        self.upto = upto
        self.needed = needed  # keys of the places that have not agreed yet
        self.asker = asker


class Ring:
    """The last frames for one place in one language; streams take what is newer than what they have."""

    def __init__(self, place: Place, lang: str) -> None:
        self.place = place
        self.lang = lang
        self.frames: deque[tuple[int, str]] = deque(maxlen=FRAMES_KEPT)
        self.open = 0  # streams that read it


class LiveTable:
    def __init__(self, stored: StoredTable, store: Store, thinkers: Thinkers, draw: Draw) -> None:
        self.stored = stored
        self.store = store
        self.thinkers = thinkers
        self.draw = draw
        self.game = herna.game(stored.game)
        self.state: State
        self.past: list[tuple[int, int]] = []  # (who chose, what was disclosed before) for every choice
        self.lock = asyncio.Lock()
        self.news = asyncio.Condition()
        self.rings: dict[tuple[str, str], Ring] = {}
        self.facing: dict[str, int] = {}  # which of the people at a shared screen is looking
        self.hints: dict[str, str] = {}
        self.wish: UndoWish | None = None
        self.bots: asyncio.Task[None] | None = None
        self.asked: dict[int, tuple[int, ...]] = {}  # what each seat is asked, and since which version of the table
        self.since: dict[int, int] = {}

    # --- from and to the database -------------------------------------------------------------------------
    async def load(self) -> None:
        """Play the stored choices again, from the last snapshot if there is one that still fits."""
        stored = self.stored
        shot = await self.store.snapshot(stored.id) if len(stored.choices) > SNAPSHOT_EVERY else None
        self.past = []
        state: State | None = None
        if shot is not None and shot[0] <= len(stored.choices):
            try:
                state = self.game.load(shot[1])
                self.past = [(-1, -1)] * shot[0]
            except HernaError:
                state = None  # made under other rules: the choices tell it all the same
        if state is None:
            state = self.beginning()
        for choice in stored.choices[len(self.past) :]:
            self._step(state, choice)
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

    def _step(self, state: State, choice: str) -> None:
        seat, code = split_choice(choice)
        who = state.to_act[0] if seat is None else seat
        self.past.append((who, state.disclosed))
        state.choose(code, seat)

    def state_after(self, number: int) -> State:
        """The game as it was after so many choices."""
        state = self.beginning()
        for choice in self.stored.choices[:number]:
            seat, code = split_choice(choice)
            state.choose(code, seat)
        return state

    async def refresh(self) -> None:
        """Another process may have changed the table: then start from the database again."""
        if await self.store.version(self.stored.id) != self.stored.version:
            async with self.lock:
                fresh = await self.store.read(self.stored.id)
                if fresh is not None and fresh.version != self.stored.version:
                    self.stored = fresh
                    await self.load()
                    await self.publish()

    # --- who is who ----------------------------------------------------------------------------------------
    @property
    def seq(self) -> int:
        return self.stored.version * BEATS + BEATS - 1

    def place(self, key: str) -> Place | None:
        """What this link opens; None if it is not one of ours."""
        if key == self.stored.watch:
            return Place(key, ())
        seats = [s.seat for s in self.stored.seats if s.key == key]
        return Place(key, tuple(seats)) if seats else None

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

    # --- pictures ------------------------------------------------------------------------------------------
    def scene(self, place: Place, lang: str, state: State, seq: int, final: bool) -> Scene:
        acting = self.acting(place, state) if final else None
        viewer = self.viewer(place, state)
        hand_over = len(place.seats) > 1 and acting is not None and acting != viewer
        if hand_over:
            viewer = None
        stored = self.stored
        chairs = [Chair(s.seat, s.name, s.bot) for s in stored.seats]
        decision = state.decision(acting) if acting is not None and not hand_over else None
        events = state.events(0, viewer)
        url = f"/t/{stored.id}/{place.key}"
        scene = Scene(self.game, lang, seq, url, state.view(viewer), viewer, decision, events[-EVENTS_SHOWN:], chairs)
        scene.watching = place.watching
        scene.hand_over = chairs[acting] if hand_over and acting is not None else None
        if final:
            self._add_extras(scene, place, state)
        return scene

    def _add_extras(self, scene: Scene, place: Place, state: State) -> None:
        scene.can_undo = not place.watching and self.undo_point(place) is not None and not state.over
        scene.hint = self.hints.get(place.key, "")
        if self.wish is not None and place.key in self.wish.needed:
            scene.undo_wish = self.wish.asker
        thinking = [seat for seat in state.to_act if self.stored.seats[seat].bot is not None]
        scene.thinking = scene.chairs[thinking[0]] if thinking else None
        if self.stored.next_table is not None:
            scene.next_url = f"{scene.url}/next"

    def frame(self, place: Place, lang: str) -> tuple[int, str]:
        """The present picture for a place."""
        return self.seq, self.draw(self.scene(place, lang, self.state, self.seq, final=True))

    def ring(self, place: Place, lang: str) -> Ring:
        return self.rings.setdefault((place.key, lang), Ring(place, lang))

    async def publish(self, beats: list[list[tuple[Ring, int, str]]] | None = None) -> None:
        """Put new frames into the rings of everybody who looks, beats first."""
        for beat in beats or []:
            for ring, seq, html in beat:
                ring.frames.append((seq, html))
        for ring in self.rings.values():
            if ring.open:
                ring.frames.append(self.frame(ring.place, ring.lang))
            else:
                ring.frames.clear()
        async with self.news:
            self.news.notify_all()

    # --- choosing ------------------------------------------------------------------------------------------
    async def choose(self, place: Place, seq: int, code: str) -> None:
        """A choice by a person; committed before it is shown to anybody."""
        async with self.lock:
            acting = self.acting(place, self.state)
            if acting is None:
                raise NotAllowed if seq == self.seq else Stale
            if not self.since[acting] * BEATS <= seq <= self.seq:
                raise Stale
            if len(place.seats) > 1:
                self.facing[place.key] = acting
            await self._choose(acting, code)
        self.wake_bots()

    async def _choose(self, seat: int, code: str) -> None:
        """Try it on a copy, commit, then let everybody see it, beat by beat."""
        before = self.state.disclosed
        after = self.state.clone()
        beats: list[list[tuple[Ring, int, str]]] = []
        version = self.stored.version + 1
        watched = [ring for ring in self.rings.values() if ring.open]

        def on_beat(at: State) -> None:
            if len(beats) < BEATS - 2:
                seq = version * BEATS + len(beats)
                beats.append([(r, seq, self.draw(self.scene(r.place, r.lang, at, seq, final=False))) for r in watched])

        after.choose(code, seat, on_beat=on_beat)
        result = after.result
        written = after.log.choices[-1] if after.log is not None else code
        try:
            await self.store.append(self.stored, written, after.over, None if result is None else list(result.winners))
        except Conflict:
            await self._start_again()
            raise Stale from None
        self.past.append((seat, before))
        self.state = after
        self._note_questions(seat)
        self.hints.clear()
        self.wish = None
        if after.made % SNAPSHOT_EVERY == 0:
            await self.store.keep_snapshot(self.stored.id, after.made, after.dump())
        await self.publish(beats)

    async def _start_again(self) -> None:
        fresh = await self.store.read(self.stored.id)
        if fresh is not None:
            self.stored = fresh
            await self.load()
            await self.publish()

    async def take_screen(self, place: Place, seat: int) -> None:
        """At a shared screen somebody says: it is me who looks now."""
        if seat not in place.seats:
            raise NotAllowed
        async with self.lock:
            self.facing[place.key] = seat
            await self.store.touch(self.stored)
            await self.publish()

    # --- bots ----------------------------------------------------------------------------------------------
    def wake_bots(self) -> None:
        if self.bots is None or self.bots.done():
            self.bots = asyncio.get_running_loop().create_task(self.let_bots_play())

    def bot_to_act(self) -> int | None:
        for seat in self.state.to_act:
            if self.stored.seats[seat].bot is not None:
                return seat
        return None

    async def let_bots_play(self) -> None:
        """One choice after the other, each shown before the next is thought of."""
        while True:
            seat = self.bot_to_act()
            if seat is None:
                return
            version = self.stored.version
            bot = self.stored.seats[seat].bot or ""
            seed = Random(f"{self.stored.seed} {self.state.made} {seat}").getrandbits(30)
            blob = self.state.dump()
            rates = await self.thinkers.rate(self.stored.game, blob, seat, bot, seed)
            async with self.lock:
                if version != self.stored.version or seat not in self.state.to_act:
                    continue  # the table has changed meanwhile: think again
                try:
                    await self._choose(seat, self.state.codes(seat)[rates.index(max(rates))])
                except Stale:
                    continue

    async def hint(self, place: Place, bot: str, say: Callable[[str, float], str]) -> None:
        """What a bot would do here, knowing only what this seat knows."""
        acting = self.acting(place, self.state)
        if acting is None:
            raise NotAllowed
        version = self.stored.version
        rates = await self.thinkers.rate(self.stored.game, self.state.dump(), acting, bot, version)
        async with self.lock:
            if version == self.stored.version:
                best = rates.index(max(rates))
                self.hints[place.key] = say(self.state.codes(acting)[best], rates[best])
                await self.store.touch(self.stored)
                await self.publish()

    # --- taking back ---------------------------------------------------------------------------------------
    def undo_point(self, place: Place) -> int | None:
        """The number of the last choice that this place has made."""
        for number in range(len(self.past) - 1, -1, -1):
            if self.past[number][0] in place.seats:
                return number
        return None

    def undo_is_free(self, place: Place, upto: int) -> bool:
        """Nothing came to light since, and no other person's choice would be lost."""
        others = [who for who, _ in self.past[upto:] if who not in place.seats]
        if any([self.stored.seats[who].bot is None for who in others if who >= 0]):
            return False
        return self.past[upto][1] == self.state.disclosed

    async def undo(self, place: Place) -> None:
        """Take back at once where that is harmless or nobody else is there; otherwise ask the others."""
        async with self.lock:
            upto = self.undo_point(place)
            if upto is None or self.state.over:
                raise NotAllowed
            others = {key for key in self.people() if key != place.key}
            if not others or self.undo_is_free(place, upto):
                await self._take_back(upto)
            else:
                seat = self.past[upto][0]
                self.wish = UndoWish(place, upto, others, self.stored.seats[seat].name)
                await self.store.touch(self.stored)
                await self.publish()
        self.wake_bots()

    async def answer_wish(self, place: Place, agree: bool) -> None:
        async with self.lock:
            wish = self.wish
            if wish is None or place.key not in wish.needed:
                raise NotAllowed
            wish.needed.discard(place.key)
            if agree and not wish.needed:
                await self._take_back(wish.upto)
                return
            if not agree:
                self.wish = None
            await self.store.touch(self.stored)
            await self.publish()

    async def _take_back(self, upto: int) -> None:
        try:
            await self.store.take_back(self.stored, upto)
        except Conflict:
            await self._start_again()
            raise Stale from None
        self.wish = None
        self.hints.clear()
        await self.load()
        await self.publish()

    def rename(self, seat: int, name: str) -> None:
        self.stored.seats[seat].name = name

    def record(self) -> dict[str, Any]:
        """The whole game, seed included: only for those who may see everything."""
        return dict(self.state.record())
