"""Effects that wait (MB-8.8): the active player picks which of them comes next."""

from __future__ import annotations

from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.words import ASK_ORDER, PLAY_EFFECT, TELL_RESOLVES, TELL_SILENCED
from herna.kernel import waiting
from herna.kernel.waiting import Waiting


class Settle(waiting.Settle[Table]):
    def __init__(self) -> None:
        waiting.Settle.__init__(self, ASK_ORDER)

    def alike(self, s: Table, a: Waiting, b: Waiting) -> bool:
        """Equal effects whose sources are gone."""
        return s.creature(b.source) is None and a.procedure == b.procedure and a.you == b.you and a.marks == b.marks

    def begin(self, s: Table, w: Waiting) -> None:
        if w.marks & PLAY_EFFECT and s.silenced(w.you):  # MB-8.13
            s.emit(TELL_SILENCED, w.you, w.card)
        else:
            s.emit(TELL_RESOLVES, w.you, w.card)
            s.push(w.procedure, w.you, w.source, w.card)
