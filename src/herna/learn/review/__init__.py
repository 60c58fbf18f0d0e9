"""Reviews: a finished game looked at again for one seat, by what that seat knew at the time.

`Work` does it decision by decision and can be kept and gone on with; `Review` says what has been found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herna.learn.review.findings import GRADES, Finding, Flag, Review, Turn
from herna.learn.review.telling import Speech, Telling
from herna.learn.review.work import ReviewError, Work

__all__ = ["GRADES", "Finding", "Flag", "Review", "ReviewError", "Speech", "Telling", "Turn", "Work", "review"]


def review(record: dict[str, Any] | str, seat: int, progress: Callable[[int, int], None] | None = None) -> Review:
    """The review of a finished game for one seat; `progress` is told how many decisions of how many are done."""
    work = Work(record, seat)
    while not work.done:
        if progress is not None:
            progress(len(work.findings), work.total)
        work.step()
    return work.review()
