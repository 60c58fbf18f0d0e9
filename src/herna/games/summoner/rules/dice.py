"""Rolling dice (SW-19): unit `source` rolls `count` of them; the result is `s.dice`."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.table.board import DISTANCE
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.words import ASK_REROLL, MELEE, NO, RANGED, TELL_REROLLS, TELL_ROLLS, YES
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args


class Throw(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.dice = tuple([1 + s.below(6) for _ in range(f.count)])
        s.rolls += (dice_number(s.dice),)
        p = s.pieces.get(f.source)
        if p is not None:
            melee, ranged = s.symbols(MELEE), s.symbols(RANGED)
            s.emit(TELL_ROLLS, p.face.index, p.uid, s.rolls[-1], melee, ranged, s.specials())


class OfferReroll(Rule):
    """SW-19.1: in its controller's turn a unit may spend boost to repeat the roll of another friendly unit."""

    def run(self, s: Table, f: Frame) -> None:
        helper = s.pieces.get(self.asker(s, f)[1])
        if helper is not None:
            s.ask(helper.seat, ASK_REROLL, [YES, NO])

    def asker(self, s: Table, f: Frame) -> tuple[int, int]:
        """The ability that helps and the unit that has it; 0 if there is none."""
        p = s.pieces.get(f.source)
        if p is None or p.seat != s.active or not s.dice:
            return 0, 0
        for q in s.pieces.values():
            if q.boost and q.seat == p.seat and q.uid != p.uid and q.face.is_unit:
                for ability in s.abilities(q):
                    if ability.reroll_within and DISTANCE[q.space][p.space] <= ability.reroll_within:
                        return ability.index, q.uid
        return 0, 0

    def terms(self, s: Table, f: Frame) -> Args:
        return {"dice": len(s.dice), "specials": s.specials()}

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        helper = s.pieces.get(self.asker(s, f)[1])
        if pick == YES and helper is not None:
            base = len(s.waiting)
            s.emit(TELL_REROLLS, seat, helper.face.index)
            s.unboost(helper.uid, 1)
            f.restart()
            s.settle(base)


def dice_number(dice: tuple[int, ...]) -> int:
    """The faces of a roll as one number, for the log."""
    number = 0
    for face in dice:
        number = number * 7 + face
    return number


ROLL: Final = PROCEDURES.procedure("roll", Throw(), OfferReroll())
