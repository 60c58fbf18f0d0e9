"""What greedy and search share: who is to answer, how an effect plays out, how an option looks at a glance."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import MISSING
from herna.kernel.state import State
from herna.players.judges import Judge

AT_ONCE: Final = 0
PATIENCE: Final = 16  # how many further decisions a choice may trail before the table is judged anyway


def slot_of(s: State, seat: int) -> int:
    """Which of the open questions is this seat's."""
    for i in range(len(s.asks)):
        if s.asks[i].seat == seat:
            return i
    return 0


def open_slot(s: State) -> int:
    """The question to answer next: the first that is still open; in a race anybody may be the first."""
    asks = s.asks
    if len(asks) == 1:
        return 0
    if asks[0].race:
        return s.below(len(asks))
    slot = 0
    answers = s.answers
    if answers:
        while answers[slot] != MISSING:
            slot += 1
    return slot


def follow(s: State, tries: int, care: int, judge: Judge) -> None:
    """Make one decision: the best of `tries` options at a glance (see there); with 1 try, any option."""
    slot = open_slot(s)
    n = len(s.asks[slot].options)
    if n == 1:
        s.take(slot, 0)
    elif tries <= 1:
        s.take(slot, s.below(n))
    else:
        s.take(slot, pick(s, slot, tries, care, judge))


def pick(s: State, slot: int, tries: int, care: int, judge: Judge) -> int:
    """The option that looks best at a glance to the one who chooses; if there are more than `tries`, of some."""
    best, most = -1, 0.0
    for i in some_of(s, slot, tries):
        value = glance(s, slot, i, care, judge, judge)
        if best < 0 or value > most:
            best, most = i, value
    return best


def some_of(s: State, slot: int, tries: int) -> list[int]:
    """So many options, evenly spread from a random one on, or all if there are no more."""
    n = len(s.asks[slot].options)
    tried = n if n < tries else tries
    start = s.below(n)
    step = n // tried
    return [(start + k * step) % n for k in range(tried)]


def stride(s: State, tries: int, care: int, judge: Judge) -> State:
    """Where one decision leads, as `follow` makes it, with its effect as it was settled while the options were tried.

    Quicker than `follow`, which leaves it to the next decisions to carry out the effect once more.
    """
    slot = open_slot(s)
    n = len(s.asks[slot].options)
    if n == 1 or tries <= 1:
        s.take(slot, 0 if n == 1 else s.below(n))
        return s
    seat = s.asks[slot].seat
    best, most = s, 0.0
    for i in some_of(s, slot, tries):
        tried = trial(s, slot, i, care, judge)
        value = judge.value(tried, seat)
        if best is s or value > most:
            best, most = tried, value
    return best


def settle(s: State, care: int, judge: Judge) -> None:
    """Go on until nothing is under way but the turn itself; each time the best of `care` options seen at once."""
    for _ in range(PATIENCE):
        if not s.asks or s.settled:
            return
        follow(s, care, AT_ONCE, judge)


def glance(s: State, slot: int, index: int, care: int, judge: Judge, guide: Judge) -> float:
    """How the table looks to the one who chooses, once this option has been carried out and its effect is settled.

    `guide` leads there: whatever is to be decided while the effect plays out is decided by it. With `AT_ONCE` the table
    is judged at once: quicker, but then a price that is still to be paid does not show. All options of one world meet
    the same luck, so that their comparison is about them.
    """
    seat = s.asks[slot].seat
    return judge.value(trial(s, slot, index, care, guide), seat)


def trial(s: State, slot: int, index: int, care: int, guide: Judge) -> State:
    """A copy of the table in which this option has been carried out and its effect is settled (see `glance`)."""
    copy = s.clone()
    copy.take(slot, index)
    if care != AT_ONCE:
        settle(copy, care, guide)
    return copy
