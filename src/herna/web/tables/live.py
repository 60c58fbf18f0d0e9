"""A table in use: its state, who looks at it, and the frames that are sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any, Final

import herna
from herna.kernel.errors import HernaError
from herna.kernel.game import follow
from herna.kernel.keeping.record import check_of, split_choice
from herna.kernel.state import State
from herna.web.boards import openings, passing, sentence
from herna.web.drawing.company import SeatState
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Moment, Scene
from herna.web.meters import CHOICES
from herna.web.opponents import bot_name
from herna.web.store import Conflict, Made, Store, StoredSeat, StoredTable, Unavailable
from herna.web.store.agreements import Ending, Terms
from herna.web.tables import aside, transcripts
from herna.web.tables.botplay import BotPlay
from herna.web.tables.chains import PASS, TURN, codes_for, ending_of, goals_of, only_way, surely, way_out
from herna.web.tables.chance import UNDEALT, Chance
from herna.web.tables.clock import Clock
from herna.web.tables.links import Links
from herna.web.tables.moments import events_so_far, moments_of
from herna.web.tables.names import distinct
from herna.web.tables.offers import Offers
from herna.web.tables.places import Draw, NoSuchPlace, NotAllowed, NoWatching, PageFrame, Place, Ring, Stale
from herna.web.tables.presence import Presence
from herna.web.tables.standing import Standing
from herna.web.tables.talk import Talk
from herna.web.tables.thinkers import Thinkers
from herna.web.tables.transcripts import Stopped
from herna.web.tables.undo import Undo
from herna.web.words import say

BEATS: Final = 100  # a frame's number is version * BEATS + the beat within that change
SNAPSHOT_EVERY: Final = 200
EVENTS_SHOWN: Final = 40
ATTEMPTS: Final = 3


class Tried:
    """A choice on a copy of the table: what is kept of it, the table afterwards, and pictures on the way there."""

    def __init__(self, seat: int, before: State) -> None:
        self.seat = seat
        self.disclosed = before.disclosed
        self.happened = events_so_far(before)
        self.after = before.clone()
        self.beats: list[tuple[Ring, PageFrame]] = []
        self.made: Made


class LiveTable:
    def __init__(
        self, stored: StoredTable, store: Store, thinkers: Thinkers, draw: Draw, now: Callable[[], float] = time
    ) -> None:
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
        self.chance = Chance(self)
        self.undo = Undo(self)
        self.terms = Terms.read(stored.terms)
        self.standing = Standing(self)
        self.offers = Offers(self)
        self.now = now  # seconds since 1970
        self.clock = Clock(self)
        self.presence = Presence(self)
        self.talk = Talk(self)
        self.bots = BotPlay(self, thinkers)
        self.lapses: list[tuple[int, int]] = []  # (number of the next event, seat) where a bot gave no answer
        self.asked: dict[int, tuple[int, ...]] = {}  # what each seat is asked, and since which version of the table
        self.since: dict[int, int] = {}
        self.moments: list[Moment] = []  # where the game was decided, once it is over
        self.whole: State | None = None  # then also the game with all its events: a snapshot has only the last ones
        self.stopped: Stopped | None = None  # the rules it began under are not known any more: there is no state
        self.kept = -1  # how many choices the transcript tells of that this process has written
        self.gone = False  # whoever runs the room has deleted the table
        self.spoilt = False  # something went wrong in the middle of loading
        self.checked = 0.0  # when the database was last asked whether another process has changed the table
        self.used = asyncio.get_running_loop().time()  # when somebody last asked for it

    # --- from and to the database -------------------------------------------------------------------------
    async def load(self) -> None:
        """Play the stored choices again, or from the last snapshot; where neither is possible, the table is stopped."""
        self.stopped = None
        began, now = self.stored.rules, self.game.rules_version
        try:
            if began != now:
                raise Stopped(self.game.id, began, now)
            state, past, lapses = await self._replayed()
        except HernaError as e:
            self.stopped = e if isinstance(e, Stopped) else Stopped(self.game.id, f"{began} ({e})", now)
            return
        self.lapses = lapses
        self.undo.past = past
        self.state = state
        aside.read(self)
        await self._look_back()
        self.asked = {}
        self._note_questions(None)
        self.clock.sync(self.state)

    async def _replayed(self) -> tuple[State, list[tuple[int, int]], list[tuple[int, int]]]:
        try:
            return await asyncio.to_thread(self._played, self.beginning(), 0)
        except HernaError:  # the same rules, but a mistake in them was mended: go on from where the table was
            shot = await self.store.snapshot(self.stored.id)
            if shot is None or shot[0] > len(self.stored.choices):
                raise
            return await asyncio.to_thread(self._played, self.game.load(shot[1]), shot[0])

    async def keep_transcript(self) -> None:
        """Write the game down in words. Failing to do so harms nobody: the choices are kept."""
        if self.stopped is not None or self.chance.pending or self.kept == len(self.stored.choices):
            return
        names = tuple([seat.name for seat in self.stored.seats])
        state, record = (self.whole or self.state), self.record() if self.over else None
        number = len(self.stored.choices)
        with suppress(Unavailable):
            found = await self.store.transcript(self.stored.id)
            if found is None or found[0] != number:
                blob = await asyncio.to_thread(transcripts.write, state, self.game.picture, names, record)
                await self.store.keep_transcript(self.stored.id, number, blob)
            self.kept = number

    async def transcript(self) -> transcripts.Transcript | None:
        found = await self.store.transcript(self.stored.id)
        return None if found is None else transcripts.read(*found)

    def _played(self, state: State, made: int) -> tuple[State, list[tuple[int, int]], list[tuple[int, int]]]:
        """The state after all stored choices but those made already; who chose what was disclosed; bots' lapses."""
        stored = self.stored
        past, lapses = [(-1, -1)] * made, []
        for number in range(made, len(stored.choices)):
            seat, _ = split_choice(stored.choices[number])
            who = state.to_act[0] if seat is None else seat
            past.append((who, state.disclosed))
            if number in stored.defaults:
                lapses.append((events_so_far(state), who))
            follow(state, stored.choices[number])
        return state, past, lapses

    async def _look_back(self) -> None:
        """Once the game is over, find out where it was decided; in a thread, because all of it is played again."""
        self.moments, self.whole = [], None
        if self.over:
            self.whole = self.beginning()
            self.moments = await asyncio.to_thread(moments_of, self.whole, list(self.stored.choices))
            await self.keep_transcript()

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
        fields = ("rulings", "players", "options", "position")
        setup = {field: getattr(stored, field) for field in fields}
        start: State = self.game.begin({**setup, "seed": stored.seed or UNDEALT})
        return start

    def state_after(self, number: int) -> State:
        """The game as it was after so many choices."""
        state = self.beginning()
        for choice in self.stored.choices[:number]:
            follow(state, choice)
        return state

    async def refresh(self) -> None:
        """Another process may have changed the table: then start from the database again."""
        self.checked = asyncio.get_running_loop().time()
        if self.spoilt or await self.store.version(self.stored.id) != self.stored.version:
            async with self.lock:
                fresh = await self.store.read(self.stored.id)
                if fresh is None:
                    self.gone = True
                    await self.publish()
                elif self.spoilt or fresh.version != self.stored.version:
                    await self._begin_again(fresh)

    async def _begin_again(self, fresh: StoredTable) -> None:
        """Load the table as the database has it now; if that fails in the middle, it is done once more later."""
        self.spoilt = True
        self.stored = fresh
        await self.load()
        self.spoilt = False
        await self.publish()

    async def heard(self, news: Callable[[], bool], patience: float) -> bool:
        """Wait until there is news, or say False after so many seconds; then the database is looked at too."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self.news:
                await self.news.wait_for(news)
        if not news() and asyncio.get_running_loop().time() - self.checked >= patience:
            with suppress(Unavailable):  # it is asked again next time
                await asyncio.shield(self.refresh())  # who leaves must not break off a connection to the database
            self.bots.wake()
        return news()

    def looked_at(self) -> bool:
        return any([ring.open for ring in self.rings.values()])

    def idle(self) -> bool:
        """Whether it can be forgotten and loaded again: nobody looks or waits, and all that matters is stored."""
        return not (self.looked_at() or self.lock.locked() or self.undo.wish or self.bots.busy())

    # --- who is who ----------------------------------------------------------------------------------------
    @property
    def ending(self) -> Ending | None:
        """How the game ended, if that was not by its rules."""
        return Ending.read(self.stored.ending)

    @property
    def over(self) -> bool:
        return self.stored.ending is not None or self.state.over

    @property
    def hints_allowed(self) -> bool:
        """Between people only where the table agreed on it."""
        return self.terms.hints or len([seat for seat in self.stored.seats if seat.bot is None]) <= 1

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
        if self.gone:
            return False
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
        """Whoever first does something at an empty seat sits there; people and programs that only look do not."""

        async def sit() -> None:
            if empty := self._empty(place):
                await self.store.sit(self.stored, empty, visitor)

        if self._empty(place):  # hardly ever: nobody else waits for the lock
            async with self.held(place):
                await self.insist(sit)
                await self.publish()

    def _empty(self, place: Place) -> list[int]:
        """Those of the place's seats at which nobody has done anything yet."""
        return [seat for seat in self.links.empty() if seat in place.seats]

    async def accept(self, place: Place, visitor: str) -> str:
        """Sit down where one is invited; gives the key of the seat's own link, and the invitation is dead."""
        async with self.held(place):
            if not self.links.invites(place):
                raise NotAllowed
            key = await self.links.renew(place.seats, visitor)
            if self.terms.timed:
                await self.touch()  # now that everybody sits, their time begins
            return key

    def acting(self, place: Place, state: State) -> int | None:
        """Which of the place's seats owes a choice; at a shared screen the one who looks comes first."""
        if self.stored.ending is not None:
            return None
        mine = [seat for seat in state.to_act if seat in place.seats and seat not in self.standing.why]
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

    def company(self) -> list[SeatState]:
        """Who is here and how much time they have; nothing where nobody would want to know."""
        people = {seat.key for seat in self.stored.seats if seat.bot is None}
        if len(people) <= 1 and not self.terms.allowance and not self.standing.why:
            return []
        return [self._member(seat) for seat in self.stored.seats]

    def _member(self, seat: StoredSeat) -> SeatState:
        clock, number = self.clock, seat.seat
        person = self.standing.bot(number) is None
        asked = person and number in clock.since and not self.over
        timed = asked and self.terms.allowance > 0
        return SeatState(
            number,
            person,
            person and self.presence.here(number),
            number in self.links.inviting(),
            self.standing.why.get(number, ""),
            clock.since[number] if asked else 0,
            clock.since[number] + self.terms.allowance if timed else 0,
            clock.until(number) if timed else 0,
            clock.left(number) if person else 0,
        )

    async def tell_of_people(self) -> None:
        """Pages show who has come or gone, without a new picture of the table."""
        if self.presence.changed():
            async with self.news:
                self.news.notify_all()

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
        playing = [self.standing.bot(seat.seat) for seat in self.stored.seats]
        scene.levels = tuple([bot_name(bot, lang) if bot else "" for bot in playing])
        scene.awaited = self.links.inviting()
        scene.watching = place.watching
        scene.company, scene.moment = self.company(), self.now()
        scene.watched = self.stored.watched
        scene.open_seed = self.stored.open_seed
        oldest = events[0].number if events else 0
        scene.lapses = [lapse for lapse in self.lapses if lapse[0] >= oldest]
        scene.hand_over = acting if hand_over else None
        if final:
            self._add_extras(scene, place, state)
        return scene

    def _add_extras(self, scene: Scene, place: Place, state: State) -> None:
        scene.ended = self.ending
        mine = any([seat not in self.standing.why for seat in place.seats])
        scene.can_undo = mine and self.undo.point(place) is not None and not self.over
        scene.can_hint = self.hints_allowed
        scene.can_talk = self.talk.possible(place)
        offer = self.offers.asked_of(place)
        scene.offer = None if offer is None else (offer.what, offer.asker)
        scene.stood_in = {seat: why for seat, why in self.standing.why.items() if seat in place.seats}
        scene.hint = self._advice(scene, place)
        scene.undo_wish = self.undo.asked_of(place)
        scene.thinking = self.bots.to_act()
        scene.has_next = self.stored.next_table is not None
        scene.moments = self.moments
        if self.whole is not None:
            scene.story = self.whole.events(0, scene.viewer)
            scene.minutes = round((self.stored.ended - self.stored.created).total_seconds() / 60)
        if scene.decision is not None:
            seat = scene.decision.seat
            scene.chains = goals_of(state, seat)
            ending = ending_of(state, seat)
            scene.ending = ending.cost if ending is not None and ending.steps > 1 else None
            scene.passes = self._passes(seat)

    def _passes(self, seat: int) -> bool:
        """Whether a question with nothing to choose may be answered by itself.

        What is in the hand may be the reason that nothing is left, so only where no other person can draw conclusions
        from how quickly the answer comes.
        """
        others = [other for other in self.stored.seats if other.seat != seat]
        return all([other.bot is not None for other in others]) and only_way(self.state, seat) != ""

    def _advice(self, scene: Scene, place: Place) -> str:
        """The adviser's word for this place, if it has asked for one."""
        advice = self.bots.advice.get(place.key)
        if advice is None or scene.decision is None:
            return ""
        for option in scene.decision.options:
            if option.code == advice.code:
                scene.hinted = option.code
                label = option.label(scene.lang)
                if advice.share is None:
                    return say(scene.lang, "hint", option=label)
                sure = "sure" if advice.share >= 0.7 else "rather" if advice.share >= 0.45 else "unsure"
                return say(scene.lang, f"hint.{sure}", option=label, percent=round(100 * advice.share))
        return say(scene.lang, "hint.none")

    def frame(self, place: Place, lang: str, final: bool = True) -> PageFrame:
        """The present picture for a place."""
        scene = self.scene(place, lang, self.state, self.seq, final)
        return PageFrame(self.seq, scene, self.identity(place), self.draw)

    def ring(self, place: Place, lang: str) -> Ring:
        return self.rings.setdefault((place.key, lang), Ring(place, lang))

    async def publish(self, beats: list[tuple[Ring, PageFrame]] | None = None, final: bool = True) -> None:
        """Put new frames into the rings of everybody who looks, beats first.

        One that is not `final` is followed at once by what the same click has done next.
        """
        for ring, frame in beats or []:
            ring.frames.append(frame)
        for ring in self.rings.values():
            if ring.open:
                ring.frames.append(self.frame(ring.place, ring.lang, final))
            else:
                ring.frames.clear()
        async with self.news:
            self.news.notify_all()

    async def touch(self) -> None:
        """Something besides the game has changed: everybody gets a new picture."""
        aside.write(self)
        await self._commit(self.store.touch(self.stored))
        await self.publish()

    async def end(self, ending: Ending) -> None:
        """The game is over, though its rules would go on. Only with the lock held."""
        self.undo.wish, self.bots.advice = None, {}
        self.offers.forget()
        aside.write(self)
        await self._commit(self.store.end(self.stored, ending.as_dict()))
        await self._look_back()
        await self.publish()

    async def _commit(self, change: Awaitable[None]) -> None:
        """What is changed in memory already is committed, or read again."""
        try:
            await change
        except Conflict:
            await self.start_again()
            raise Stale from None
        except Unavailable:
            self.spoilt = True
            raise

    # --- choosing ------------------------------------------------------------------------------------------
    async def choose(
        self, place: Place, seq: int, code: str, goal: str = "", request: str = "", visitor: str = ""
    ) -> None:
        """A choice by a person; committed before it is shown to anybody. With a goal, what leads there is chosen.

        With a `visitor`, it is they who sit at this place from now on, if it was empty; both are kept, or neither.

        A `request` that this place has made before is not made again: the client did not hear the answer, and asks.

        Each further choice is made only while the same seat is asked and the choice is legal: the table may turn out to
        be another one than the page believed.
        """
        received = self.now()
        with self.clock.receiving(place, received):
            await self._choose(place, received, seq, code, goal, request, visitor)
        self.bots.wake()

    async def _choose(
        self, place: Place, received: float, seq: int, code: str, goal: str, request: str, visitor: str
    ) -> None:
        async with self.held(place):
            if request and any([f"{seat} {request}" in self.stored.requests for seat in place.seats]):
                return
            acting = self.acting(place, self.state)
            if acting is None:
                raise NotAllowed if seq == self.seq else Stale
            if not self.since[acting] * BEATS <= seq <= self.seq:
                raise Stale
            await self.clock.check(acting, received)
            if len(place.seats) > 1:
                self.facing[place.key] = acting
            begun = self.state
            if goal == PASS and not self._passes(acting):
                raise NotAllowed
            codes = codes_for(begun, acting, code, goal)
            named = f"{acting} {request}" if request else None
            tried = [self._try(begun, 1, acting, Made(codes[0], linked=goal == PASS, request=named))]

            def go_on(further: str) -> None:
                tried.append(self._try(tried[-1].after, len(tried) + 1, acting, Made(further, linked=True)))

            for further in codes[1:]:
                if tried[-1].after.to_act != (acting,) or further not in tried[-1].after.codes(acting):
                    break
                go_on(further)
            while goal == TURN and (way := way_out(begun, tried[-1].after, acting)):
                go_on(way)
            await self._keep(tried, self._empty(place) if visitor else [], visitor)

    def then(self, place: Place, seq: int, lang: str, code: str, goal: str = "") -> list[str]:
        """What a choice of this place surely leads to, in sentences; nothing if it is not asked, or not that."""
        acting = self.acting(place, self.state)
        if acting is None or acting != self.viewer(place, self.state):
            return []
        if not self.since[acting] * BEATS <= seq <= self.seq:
            return []
        names = tuple([seat.name for seat in self.stored.seats])
        told, dull = surely(self.state, acting, code, goal), passing(self.game.id)
        worthwhile = [event for event in told if event.kind not in dull or event is told[-1]]
        return [sentence(self.game.id, event, lang, names) for event in worthwhile]

    async def make_choice(self, seat: int, code: str, by_default: bool = False) -> None:
        """A bot's choice, or one that is made in the place of a bot. Only with the lock held."""
        await self._keep([self._try(self.state, 1, seat, Made(code, by_default))])

    def _try(self, before: State, step: int, seat: int, made: Made) -> Tried:
        """Make the choice on a copy. `step`: it will be the table's next change, or the one after that, and so on."""
        tried = Tried(seat, before)
        number = (self.stored.version + step) * BEATS
        last = number + BEATS - 2

        def on_beat(at: State) -> None:
            nonlocal number
            if number < last:
                for ring in self.rings.values():
                    if ring.open:
                        scene = self.scene(ring.place, ring.lang, at, number, final=False)
                        tried.beats.append((ring, PageFrame(number, scene, self.identity(ring.place), self.draw)))
                number += 1

        tried.after.choose(made.code, seat, on_beat=on_beat)
        if tried.after.log is not None:
            made.code = tried.after.log.choices[-1]
        tried.made = made
        return tried

    async def _keep(self, tried: list[Tried], seats: list[int] | None = None, visitor: str = "") -> None:
        """Commit what one click has brought, then let everybody see it, beat by beat. Only with the lock held.

        With it, the visitor sits down at `seats`.
        """
        end = tried[-1].after
        winners = None if end.result is None else list(end.result.winners)
        wish, advice, offer = self.undo.wish, self.bots.advice, self.offers.open
        self.undo.wish, self.bots.advice = None, {}
        if self.standing.bot(tried[0].seat) is None:
            self.offers.forget()  # whoever plays on does not end the game; what a bot does says nothing of that
        clock = self.clock.as_dict()
        aside.write(self, end, tried[0].seat if self._ends_move(tried) else None)
        try:
            await self.store.keep(self.stored, [one.made for one in tried], end.over, winners, seats, visitor)
        except Conflict:
            await self.start_again()
            raise Stale from None
        except Unavailable:
            self.undo.wish, self.bots.advice, self.offers.open = wish, advice, offer
            self.clock.read(clock)
            raise
        CHOICES.labels(self.game.id).inc(len(tried))
        for one in tried:
            self.stored.enter(one.made)
            self.undo.past.append((one.seat, one.disclosed))
            if one.made.by_default:
                self.lapses.append((one.happened, one.seat))
            self.state = one.after
            self._note_questions(one.seat)
            if one is tried[-1]:
                await self._look_back()
            await self.publish(one.beats, final=one is tried[-1])
        if any([one.after.made % SNAPSHOT_EVERY == 0 for one in tried]):
            with suppress(Unavailable):  # the choice is kept, and the game only loads more slowly
                await self.store.keep_snapshot(self.stored.id, end.made, end.dump())

    def _ends_move(self, tried: list[Tried]) -> bool:
        """Whether what was chosen ends a move: somebody else is asked, or was asked too, or another turn begins."""
        seat, end = tried[0].seat, tried[-1].after
        if not self.terms.allowance:
            return True  # nothing depends on it but for how long people are said to think
        if self.state.to_act != (seat,) or end.to_act != (seat,):
            return True
        opening = openings(self.game.id)
        return any([event.kind in opening for event in end.events(tried[0].happened, None)])

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
        self.spoilt = True
        fresh = await self.store.read(self.stored.id)
        if fresh is None:
            self.gone = True
            raise NoSuchPlace
        await self._begin_again(fresh)

    async def take_screen(self, place: Place, seat: int) -> None:
        """At a shared screen somebody says: it is me who looks now."""
        if seat not in place.seats:
            raise NotAllowed
        async with self.held(place):
            self.facing[place.key] = seat
            await self.touch()

    async def rename(self, place: Place, seat: int, name: str) -> None:
        """People at a table are called as they like, but not like somebody else; who sits where stays as it is."""
        async with self.held(place):
            others = [other.name for other in self.stored.seats if other.seat != seat]
            await self.store.rename(self.stored, seat, distinct(name, others))
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
        self.undo.wish, self.bots.advice = None, {}
        self.offers.forget()
        try:
            aside.write(self, await asyncio.to_thread(self.state_after, upto))
        except HernaError:  # a mistake in the rules was mended: whose turn it is will be known by the next choice
            aside.write(self)
            self.stored.aside["turn"] = None
        try:
            await self.store.take_back(self.stored, upto)
        except Conflict:
            await self.start_again()
            raise Stale from None
        await self._begin_again(self.stored)

    def record(self) -> dict[str, Any]:
        """The whole game, seed included: only for those who may see everything."""
        record = {**self.state.record(), **self.chance.proof()}
        if self.stored.open_seed:
            record["open_seed"] = True
        if self.stored.ending is not None:
            record["ended"] = self.stored.ending
        record["check"] = check_of(record)
        return record
