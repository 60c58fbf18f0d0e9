"""Bots at a table: they play when it is their turn, and one of them gives advice."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING, Final

from herna.players import Observation, default_choice
from herna.web.opponents import ADVISER
from herna.web.tables.places import NotAllowed, Place, Stale
from herna.web.tables.thinkers import NoAnswer, Thinkers

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

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

    def wake(self) -> None:
        """Whoever changes or opens the table calls this; bots then play as long as it is their turn."""
        if self.to_act() is not None and (self.playing is None or self.playing.done()):
            self.playing = asyncio.get_running_loop().create_task(self._play())

    def stop(self) -> None:
        if self.playing is not None:
            self.playing.cancel()

    def to_act(self) -> int | None:
        for seat in self.table.state.to_act:
            if self.table.stored.seats[seat].bot is not None:
                return seat
        return None

    async def _play(self) -> None:
        """One choice after the other, each shown before the next is thought of."""
        table = self.table
        while (seat := self.to_act()) is not None:
            asked = table.since[seat]
            code = await self._decide(seat)
            async with table.lock:
                if seat not in table.state.to_act or table.since[seat] != asked:
                    continue  # the question is another one by now
                codes = table.state.codes(seat)
                if code and code not in codes:
                    continue  # in a race somebody was quicker
                chosen = code or codes[default_choice(Observation(table.state, seat))]
                try:
                    await table.make_choice(seat, chosen, by_default=not code)
                except Stale:
                    continue

    async def _decide(self, seat: int) -> str:
        """The code this seat's bot chooses; empty if it gives no answer."""
        state, stored = self.table.state, self.table.stored
        bot = stored.seats[seat].bot or ""
        seed = Random(f"{stored.seed} {state.made} {seat}").getrandbits(30)
        codes = state.codes(seat)
        try:
            thought = await self.thinkers.think(stored.game, state.dump(), seat, bot, seed)
        except NoAnswer as e:
            LOG.warning("table %s: the bot %r of seat %d failed: %s", stored.id, bot, seat, e)
            return ""
        return codes[thought.choice]

    async def advise(self, place: Place) -> None:
        """What a strong bot would do here, knowing only what this seat knows."""
        table = self.table
        acting = table.acting(place, table.state)
        if acting is None:
            raise NotAllowed
        asked, codes = table.since[acting], table.state.codes(acting)
        try:
            thought = await self.thinkers.think(table.stored.game, table.state.dump(), acting, ADVISER, asked)
            share = thought.shares[thought.choice] if thought.shares else None
            advice = Advice(codes[thought.choice], share)
        except NoAnswer as e:
            LOG.warning("table %s: no advice: %s", table.stored.id, e)
            advice = Advice("", None)
        async with table.held(place):
            if acting in table.state.to_act and table.since[acting] == asked:
                self.advice[place.key] = advice
                await table.touch()
