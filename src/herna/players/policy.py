"""What greedy and search share: who is to answer, how an effect plays out, how an option looks at a glance."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import MISSING
from herna.kernel.state import State

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


def follow(s: State, care: int) -> None:
    """Make one decision: the best of `care` options picked at random, judged at a glance; with 1, any option."""
    slot = open_slot(s)
    n = len(s.asks[slot].options)
    if care <= 1 or n == 1:
        s.take(slot, s.below(n) if n > 1 else 0)
        return
    s.take(slot, pick_by_eye(s, slot, care))


def pick_by_eye(s: State, slot: int, care: int) -> int:
    """The option after which the table looks best at once to the one who chooses, among `care` random ones."""
    n = len(s.asks[slot].options)
    seat = s.asks[slot].seat
    tried = n if n < care else care
    start = s.below(n)
    step = 1 if tried == n else n // tried
    best, most = start, -1.0
    for k in range(tried):
        i = (start + k * step) % n
        trial = s.clone()
        trial.take(slot, i)
        value = trial.evaluate(seat)
        if value > most:
            best, most = i, value
    return best


def settle(s: State, care: int) -> None:
    """Go on until nothing is under way but the turn itself."""
    for _ in range(PATIENCE):
        if not s.asks or s.settled:
            return
        follow(s, care)


def glance(s: State, slot: int, index: int, care: int) -> float:
    """How the table looks to the one who chooses, once this option has been carried out.

    All options of one world meet the same luck, so that their comparison is about them.
    """
    seat = s.asks[slot].seat
    trial = s.clone()
    trial.take(slot, index)
    settle(trial, care)
    return trial.evaluate(seat)
