"""Reactions that wait (SU-10.3): the active player picks which of their batch comes next."""

from __future__ import annotations

from herna.games.smashup.table.moves import PROCEDURES, Table
from herna.games.smashup.table.words import ASK_ORDER, TELL_RESOLVES
from herna.kernel import waiting
from herna.kernel.waiting import Waiting


class Settle(waiting.Settle[Table]):
    def __init__(self) -> None:
        waiting.Settle.__init__(self, ASK_ORDER, batch=True)

    def alike(self, s: Table, a: Waiting, b: Waiting) -> bool:
        if a.procedure != b.procedure or a.you != b.you or a.target != b.target or a.picks != b.picks:
            return False
        return a.source == b.source or (s.minion(a.source) is None and s.minion(b.source) is None)

    def begin(self, s: Table, w: Waiting) -> None:
        s.emit(TELL_RESOLVES, w.you, w.card)
        waiting.Settle.begin(self, s, w)


PROCEDURES.settle_with("reactions", Settle())


def react(s: Table, batch: list[Waiting]) -> None:
    """One batch, settled next."""
    base = len(s.waiting)
    s.waiting += tuple(batch)
    s.settle(base)
