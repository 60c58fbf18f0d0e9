"""Triggers that wait (SW-18): the active player picks which of their batch comes next."""

from __future__ import annotations

from herna.games.summoner.table.designs import ABILITIES, ABILITY
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.words import ASK_ORDER, FALLEN, FEWER_QUESTIONS, OF_PHASE
from herna.kernel import waiting
from herna.kernel.frame import Frame
from herna.kernel.waiting import Waiting


class Settle(waiting.Settle[Table]):
    """SW-18.1"""

    def __init__(self) -> None:
        waiting.Settle.__init__(self, ASK_ORDER, batch=True)

    def is_lost(self, s: Table, w: Waiting) -> bool:
        """SW-18.4: its source has left or is used up; SW-18.6: what belongs to a phase is looked at again."""
        if w.source == 0 or w.marks & FALLEN:
            return False
        p = s.pieces.get(w.source)
        if p is None:
            e = s.event(w.source)
            return e is None or e.used
        ability = ABILITIES[w.card - ABILITY]
        if w.marks & OF_PHASE and (p.seat != s.active or ability not in s.abilities(p)):
            return True
        if ability.once and ability.index in p.used:
            return True
        return ability.when is not None and not ability.when.holds(s, p)

    def different(self, s: Table, live: list[int]) -> list[int]:
        """Effects that only change the boost of different units come in any order, unasked."""
        if s.holds(FEWER_QUESTIONS) and self.are_independent(s, [s.waiting[i] for i in live]):
            return [live[0] + 1]
        return waiting.Settle.different(self, s, live)

    def are_independent(self, s: Table, effects: list[Waiting]) -> bool:
        touched: set[int] = set()
        for w in effects:
            uid = w.source if w.source in s.pieces else w.target
            p = s.pieces.get(uid)
            touched.add(uid)
            if p is None or any([ability.life is not None for ability in s.abilities(p)]):
                return False  # a unit that lives by its boost may fall
            if any([isinstance(step, Rule) and not step.quiet for step in PROCEDURES.programs[w.procedure]]):
                return False
        return len(touched) == len(effects)

    def begin(self, s: Table, w: Waiting) -> None:
        p = s.pieces.get(w.source)
        you = w.you if p is None or w.marks & FALLEN else p.seat  # SW-18.4: its present controller
        s.stack.append(Frame(w.procedure, 0, you, w.source, w.card, w.target, w.count, w.picks))
