"""Work for minds that have nothing better to do: a review, slice by slice, so that no bot waits for it."""

from __future__ import annotations

import json
from time import monotonic
from typing import Any, Final

from herna.learn.review import Work

SLICE: Final = 0.5  # seconds, more or less: a decision that was begun is finished
MOST_KEPT: Final = 4  # reviews under way that a process keeps in mind


class Chore:
    """A slice of a review: which game, which seat, what is known so far."""

    def __init__(self, record: str, seat: int, kept: dict[str, Any] | None) -> None:
        self.record = record  # as JSON, which is passed on between processes most cheaply
        self.seat = seat
        self.kept = kept


class Slice:
    """What came of a chore: what is known now, whether that is all, or what went wrong."""

    def __init__(self, kept: dict[str, Any] | None, done: bool, fault: str = "") -> None:
        self.kept = kept
        self.done = done
        self.fault = fault


UNDER_WAY: dict[tuple[str, int], Work] = {}  # in the process that works


def work_on(chore: Chore) -> Slice:
    """Go on for a while. Whatever goes wrong is told, not raised."""
    try:
        work = find_work(chore)
        begun = monotonic()
        while not work.done and monotonic() - begun < SLICE:
            work.step()
        return Slice(work.kept(), work.done)
    except Exception as e:
        return Slice(None, False, f"{type(e).__name__}: {e}")


def find_work(chore: Chore) -> Work:
    """The review that this process has begun, if it is as far as the chore; else one that goes on from there."""
    name = (json.loads(chore.record)["check"], chore.seat)
    work = UNDER_WAY.pop(name, None)
    if work is None or chore.kept is None or len(work.findings) != len(chore.kept["findings"]):
        work = Work(chore.record, chore.seat, chore.kept)
    UNDER_WAY[name] = work
    while len(UNDER_WAY) > MOST_KEPT:
        del UNDER_WAY[next(iter(UNDER_WAY))]
    return work
