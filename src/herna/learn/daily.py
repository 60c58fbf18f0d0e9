"""The puzzle of the day, the same for everybody, and how many days in a row somebody has solved it."""

from __future__ import annotations

from datetime import date
from math import gcd
from typing import Final

import herna
from herna.learn import shelf

STRIDE: Final = 7919  # a prime: neighbours in the list do not come on neighbouring days


def all_puzzles() -> list[str]:
    return [id for game in herna.games() for id in shelf.puzzle_lines(game)]


def puzzle_of_the_day(day: date, ids: list[str] | None = None) -> str:
    """The id of the puzzle; each comes once before any comes again."""
    known = all_puzzles() if ids is None else ids
    if not known:
        raise shelf.NoLesson("there are no puzzles")
    stride = next(step for step in range(STRIDE, STRIDE + len(known) + 1) if gcd(step, len(known)) == 1)
    return known[day.toordinal() * stride % len(known)]


class Streak:
    """Days in a row: `run` of them up to the day `last`, which is a number of the calendar."""

    def __init__(self, last: int = 0, run: int = 0) -> None:
        self.last = last
        self.run = run

    def on(self, today: date) -> int:
        """How many days in a row count today: it is over when a day was left out."""
        return self.run if today.toordinal() - self.last in (0, 1) else 0

    def solved(self, today: date) -> Streak:
        """After the puzzle of this day; solving it twice counts once."""
        if self.last == today.toordinal():
            return self
        return Streak(today.toordinal(), self.on(today) + 1)


def read_streak(data: object) -> Streak:
    """What was kept, if it makes sense."""
    if isinstance(data, dict):
        last, run = data.get("last"), data.get("run")
        if type(last) is int and type(run) is int and 0 < run <= last:
            return Streak(last, run)
    return Streak()
