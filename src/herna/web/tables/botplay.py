"""Bots at a table: they play when it is their turn, and one of them gives advice."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING, Final

from herna.players import Observation, default_choice
from herna.web.limits import TooMany
from herna.web.meters import THINKING
from herna.web.opponents import ADVISER
from herna.web.store import Unavailable
from herna.web.tables.places import NotAllowed, Place, Stale
from herna.web.tables.thinkers import NoAnswer, Thinkers

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

FIRST_PAUSE: Final = 1.0  # seconds before a bot whose choice could not be kept tries again
LONGEST_PAUSE: Final = 15.0
LOG: Final = logging.getLogger("herna.web")


class Advice:
    """What the adviser would choose (empty: it gave no answer).

    `share` of its playouts went there; None where there was nothing to weigh.
    """

    def __init__(self, code: str, share: float | None) -> None:
        self.code = code
        self.share = share


class BotPlay:
    """The bots of one table."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.playing: asyncio.Task[None] | None = None
        self.advice: dict[str, Advice] = {}  # for each place that has asked
        self.advising = False

    def wake(self) -> None:
        """Whoever changes or opens the table calls this; bots then play as long as it is their turn."""
        if self.to_act() is not None and (self.playing is None or self.playing.done()):
            self.playing = asyncio.get_running_loop().create_task(self._play())

    def stop(self) -> None:
        if self.playing is not None:
            self.playing.cancel()

    def busy(self) -> bool:
        """Whether a bot is thinking, or has given advice that is still to be read."""
        return self.advising or bool(self.advice) or (self.playing is not None and not self.playing.done())

    def to_act(self) -> int | None:
        if self.table.stopped is not None or self.table.chance.pending or self.table.over:
            return None
        for seat in self.table.state.to_act:
            if self.table.standing.bot(seat) is not None:
                return seat
        return None

    async def _play(self) -> None:
        """One choice after the other, each shown before the next is thought of."""
        table, pause = self.table, FIRST_PAUSE
        while (seat := self.to_act()) is not None:
            asked = table.since[seat]
            code = await self._decide(seat)
            async with table.lock:
                if seat not in table.state.to_act or table.since[seat] != asked:
                    continue  # the question is another one by now
                if table.standing.bot(seat) is None or table.over:
                    continue  # its person has come back, or the game was ended
                codes = table.state.codes(seat)
                if code and code not in codes:
                    continue  # in a race somebody was quicker
                chosen = code or codes[default_choice(Observation(table.state, seat))]
                try:
                    await table.make_choice(seat, chosen, by_default=not code)
                    pause = FIRST_PAUSE
                    continue
                except Stale:
                    continue
                except Unavailable as e:
                    LOG.error("table %s: a bot's choice could not be kept: %s", table.stored.id, e)
            await asyncio.sleep(pause)  # the database may answer again
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _decide(self, seat: int) -> str:
        """The code this seat's bot chooses; empty if it gives no answer."""
        state, stored = self.table.state, self.table.stored
        bot = self.table.standing.bot(seat) or ""
        seed = Random(f"{stored.seed} {state.made} {seat}").getrandbits(30)
        codes = state.codes(seat)
        try:
            with THINKING.time():
                thought = await self.thinkers.think(stored.game, state.dump(), seat, bot, seed, stored.id)
        except NoAnswer as e:
            LOG.warning("table %s: the bot %r of seat %d failed: %s", stored.id, bot, seat, e)
            return ""
        return codes[thought.choice]

    async def advise(self, place: Place) -> None:
        """What a strong bot would do here, knowing only what this seat knows."""
        table = self.table
        acting = table.acting(place, table.state)
        if acting is None or not table.hints_allowed:
            raise NotAllowed
        if self.advising:
            raise TooMany(2)  # one table must not take the time of all bots
        asked, codes = table.since[acting], table.state.codes(acting)
        self.advising = True
        try:
            blob, stored = table.state.dump(), table.stored
            thought = await self.thinkers.think(stored.game, blob, acting, ADVISER, asked, stored.id)
            share = thought.shares[thought.choice] if thought.shares else None
            advice = Advice(codes[thought.choice], share)
        except NoAnswer as e:
            LOG.warning("table %s: no advice: %s", table.stored.id, e)
            advice = Advice("", None)
        finally:
            self.advising = False
        async with table.held(place):
            if acting in table.state.to_act and table.since[acting] == asked:
                self.advice[place.key] = advice
                await table.touch()
