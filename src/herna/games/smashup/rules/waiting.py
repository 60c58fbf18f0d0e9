"""Batches of reactions (SU-10.3): the active player picks which of them comes next."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.table.moves import RULES, Rule, Table
from herna.games.smashup.table.pieces import Waiting
from herna.games.smashup.table.words import ORDER, RESOLVES
from herna.kernel.frame import Frame


# --- `target` of the frame is where the batch begins -----------------------------------------------------------
class Settle(Rule):
    """The active player picks which reaction comes next, until none of this batch waits."""

    def run(self, s: Table, f: Frame) -> None:
        n = len(s.waiting) - f.target
        if n == 1:
            self.start(s, f, f.target)
        elif n > 1:
            s.ask(s.active, ORDER, different(s, f.target))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        self.start(s, f, pick - 1)

    def start(self, s: Table, f: Frame, i: int) -> None:
        w = s.waiting[i]
        s.waiting = s.waiting[:i] + s.waiting[i + 1 :]
        f.again()
        s.emit(RESOLVES, w.you, w.card)
        s.push(w.effect, w.you, w.source, w.card, w.target, w.why)
        s.stack[-1].picks = w.picks


def different(s: Table, start: int) -> list[int]:
    """The reactions to choose from, counted from 1; of those that cannot differ only the first."""
    found: list[int] = []
    for i in range(start, len(s.waiting)):
        if not any([alike(s, s.waiting[j - 1], s.waiting[i]) for j in found]):
            found.append(i + 1)
    return found


def alike(s: Table, a: Waiting, b: Waiting) -> bool:
    if a.effect != b.effect or a.you != b.you or a.target != b.target or a.picks != b.picks:
        return False
    return a.source == b.source or (s.minion(a.source) is None and s.minion(b.source) is None)


SETTLE: Final = RULES.procedure("reactions", Settle())


def react(s: Table, batch: list[Waiting]) -> None:
    """One batch, settled next."""
    if batch:
        s.push(SETTLE, s.active, target=len(s.waiting))
        s.waiting += tuple(batch)
