"""Effects that wait (MB-8.3): who picks the next one, and what makes two of them alike."""

from __future__ import annotations

from herna.games.mindbug.table.moves import Rule, Table
from herna.games.mindbug.table.pieces import Waiting
from herna.games.mindbug.table.words import ORDER, RESOLVES, SILENCED
from herna.kernel.frame import Frame


# --- MB-8.8 waiting effects -----------------------------------------------------------------------------
class Settle(Rule):
    """The active player picks which waiting effect comes next, until none waits."""

    def run(self, s: Table, f: Frame) -> None:
        n = len(s.waiting)
        if n == 1:
            self.start(s, f, 0)
        elif n > 1:
            s.ask(s.active, ORDER, different(s))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        self.start(s, f, pick - 1)

    def start(self, s: Table, f: Frame, i: int) -> None:
        w = s.waiting[i]
        s.waiting = s.waiting[:i] + s.waiting[i + 1 :]
        f.again()
        if w.is_play and s.silenced(w.you):  # MB-8.13
            s.emit(SILENCED, w.you, w.face)
        else:
            s.emit(RESOLVES, w.you, w.face)
            s.push(w.effect, w.you, w.source, w.face)


def different(s: Table) -> list[int]:
    """The waiting effects to choose from, counted from 1; of equal ones whose sources are gone only the first."""
    found: list[int] = []
    for i in range(len(s.waiting)):
        w = s.waiting[i]
        if s.creature(w.source) is not None or not any([alike(s.waiting[j - 1], w) for j in found]):
            found.append(i + 1)
    return found


def alike(a: Waiting, b: Waiting) -> bool:
    return a.effect == b.effect and a.you == b.you and a.is_play == b.is_play
