"""Whose turn it is to think: fair between tables, and the cheaper the thought, the sooner."""

from __future__ import annotations

import asyncio
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    """What stands in a queue."""

    table: str
    cost: float  # seconds that it will take, more or less


W = TypeVar("W", bound=Waiting)


class Queue(Generic[W]):
    """Every table gets the same share of the time while it waits (fair queueing).

    Whoever comes is told when their thought would be finished if all tables that wait were served at once, bit by bit;
    the one who would be finished first comes first. So cheap thoughts overtake dear ones, a table that asks again and
    again waits behind the others, and nobody waits for ever.
    """

    def __init__(self) -> None:
        self.waiting: dict[W, float] = {}  # when each would be finished
        self.clock = 0.0
        self.last: dict[str, float] = {}  # when what each table has asked for would be finished

    def __len__(self) -> int:
        return len(self.waiting)

    def add(self, wish: W) -> None:
        finished = max(self.clock, self.last.get(wish.table, 0.0)) + wish.cost
        self.waiting[wish] = self.last[wish.table] = finished

    def take(self) -> W:
        """The next one; of equals the one who came first."""
        wish = min(self.waiting, key=self.waiting.__getitem__)
        self.clock += wish.cost / len({other.table for other in self.waiting})
        del self.waiting[wish]
        self.last = {table: finished for table, finished in self.last.items() if finished > self.clock}
        return wish

    def leave(self, wish: W) -> bool:
        """Somebody does not want to wait any longer; False if it was their turn already."""
        return self.waiting.pop(wish, None) is not None


Answer = tuple[int, tuple[float, ...], str]  # the number of the option, shares of the thinking, what went wrong


class Wish:
    """A bot's thought that somebody waits for."""

    def __init__(self, table: str, game: str, blob: bytes, seat: int, bot: str, seed: int, cost: float) -> None:
        self.table = table
        self.game = game
        self.blob = blob
        self.seat = seat
        self.bot = bot
        self.seed = seed
        self.cost = cost
        self.asked = asyncio.get_running_loop().time()
        self.attempts = 0
        self.lesser = False  # there was no time for the bot itself: a quicker one answers
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
