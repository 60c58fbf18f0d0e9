"""Handing out games to a crew: in batches that are worth the trip, with retries, and each game counted once.

When a worker dies, nobody knows which game killed it. So whatever was in hand is played again one game at a time
with nothing else under way; a game that kills its worker every time is given up and reported as lost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from itertools import islice
from time import perf_counter
from typing import Final

from herna.arena.games.played import Played
from herna.arena.games.schedule import Task
from herna.arena.holding.crew import Crew, WorkerLost

BATCH_SECONDS: Final = 0.4  # long enough to make the trip cheap, short enough for live progress
LARGEST_BATCH: Final = 200
AHEAD: Final = 2  # batches per worker under way, so that none waits for the next one
TRIES: Final = 3


class Pace:
    """How many games make a batch, from how long games have taken so far."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0

    def note(self, played: list[Played]) -> None:
        self.games += len(played)
        self.seconds += sum([game.wall for game in played])

    def size(self) -> int:
        if not self.games or not self.seconds:
            return 1
        return max(1, min(LARGEST_BATCH, int(BATCH_SECONDS * self.games / self.seconds)))


def run(tasks: Iterable[Task], crew: Crew) -> Generator[Played, None, None]:
    """Every game once, in the order in which they finish."""
    pace = Pace()
    todo = iter(tasks)
    suspects: deque[Task] = deque()
    under_way = 0
    more = True
    try:
        while True:
            while more and not suspects and under_way < AHEAD * crew.width:
                batch = tuple(islice(todo, pace.size()))
                if batch:
                    crew.submit(batch)
                    under_way += 1
                else:
                    more = False
            if under_way:
                for batch, games in crew.wait():
                    under_way -= 1
                    if isinstance(games, WorkerLost):
                        suspects.extend(batch)
                    else:
                        pace.note(games)
                        yield from games
            elif suspects:
                yield alone(suspects.popleft(), crew)
            else:
                return
    finally:
        crew.close()


def alone(task: Task, crew: Crew) -> Played:
    """A suspect, played with nothing else under way."""
    reason = ""
    begun = perf_counter()
    for _ in range(TRIES):
        crew.submit((task,))
        for _, games in crew.wait():
            if not isinstance(games, WorkerLost):
                return games[0]
            reason = str(games)
    lost = f"its worker died {TRIES} times over it: {reason}"
    wall = round(perf_counter() - begun, 6)
    return Played(task.key, list(task.bots), task.options, task.seed, wall=wall, lost=lost)
