"""The people at a table as a page shows them: who is here, whose turn it is, and how much time they have."""

from __future__ import annotations

from typing import NamedTuple


class SeatState(NamedTuple):
    """Times are seconds since 1970. `since`: asked since then; `move` and `until`: when the move's own time and all of
    it is over; `reserve`: what is left of it besides. Zero where that means nothing.
    """

    seat: int
    person: bool  # a person plays here now, and not a bot
    here: bool
    awaited: bool  # has not sat down yet
    why: str  # why a bot plays for them; empty if none does
    since: float
    move: float
    until: float
    reserve: float
