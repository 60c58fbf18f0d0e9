"""Reactions that wait (SU-10.3): the active player picks which of their batch comes next."""

from __future__ import annotations

from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.words import ASK_ORDER, FEWER_QUESTIONS, TELL_NO_EFFECT, TELL_RESOLVES
from herna.kernel import waiting
from herna.kernel.frame import Frame
from herna.kernel.waiting import Waiting


class Settle(waiting.Settle[Table]):
    def __init__(self) -> None:
        waiting.Settle.__init__(self, ASK_ORDER, batch=True)

    def run(self, s: Table, f: Frame) -> None:
        s.retell(TELL_RESOLVES, TELL_NO_EFFECT)  # the effect that was taken last, if it did nothing
        if s.holds(FEWER_QUESTIONS):
            for i in range(f.count, len(s.waiting)):
                if stands_alone(s, s.waiting[i]):
                    self.take(s, f, i)
                    return
        waiting.Settle.run(self, s, f)

    def alike(self, s: Table, a: Waiting, b: Waiting) -> bool:
        if a.procedure != b.procedure or a.you != b.you or a.target != b.target or a.picks != b.picks:
            return False
        return a.source == b.source or (s.minion(a.source) is None and s.minion(b.source) is None)

    def begin(self, s: Table, w: Waiting) -> None:
        s.emit(TELL_RESOLVES, w.you, w.card)
        waiting.Settle.begin(self, s, w)


def stands_alone(s: Table, w: Waiting) -> bool:
    """Whether it cannot matter when this effect comes: nobody is asked about it."""
    for step in PROCEDURES.programs[w.procedure][:-1]:
        if not isinstance(step, Rule) or not step.stands_alone(s, w.you):
            return False
    return True


PROCEDURES.settle_with("reactions", Settle())


def react(s: Table, batch: list[Waiting]) -> None:
    """One batch, settled next."""
    base = len(s.waiting)
    s.waiting += tuple(batch)
    s.settle(base)
