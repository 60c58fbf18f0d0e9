"""Effects that wait (MB-8.8): the active player picks which of them comes next."""

from __future__ import annotations

from herna.games.mindbug.table.moves import PROCEDURES, Rule, Table
from herna.games.mindbug.table.words import (
    ASK_ORDER,
    FEWER_QUESTIONS,
    PLAY_EFFECT,
    TELL_NO_EFFECT,
    TELL_RESOLVES,
    TELL_SILENCED,
)
from herna.kernel import waiting
from herna.kernel.frame import Frame
from herna.kernel.waiting import Waiting


def commutes(procedure: int) -> bool:
    """Whether all it does comes to the same before and after others of that kind."""
    return all([isinstance(step, Rule) and step.commutes for step in PROCEDURES.programs[procedure][:-1]])


class Settle(waiting.Settle[Table]):
    def __init__(self) -> None:
        waiting.Settle.__init__(self, ASK_ORDER)

    def run(self, s: Table, f: Frame) -> None:
        s.retell(TELL_RESOLVES, TELL_NO_EFFECT)  # the effect that was taken last, if it did nothing
        waiting.Settle.run(self, s, f)

    def alike(self, s: Table, a: Waiting, b: Waiting) -> bool:
        """Equal effects whose sources are gone, and those that cannot influence each other."""
        if s.creature(b.source) is None and a.procedure == b.procedure and a.you == b.you and a.marks == b.marks:
            return True
        return s.holds(FEWER_QUESTIONS) and a.marks == b.marks == 0 and commutes(a.procedure) and commutes(b.procedure)

    def begin(self, s: Table, w: Waiting) -> None:
        if w.marks & PLAY_EFFECT and s.silenced(w.you):  # MB-8.13
            s.emit(TELL_SILENCED, w.you, w.card)
        else:
            s.emit(TELL_RESOLVES, w.you, w.card)
            s.push(w.procedure, w.you, w.source, w.card)
