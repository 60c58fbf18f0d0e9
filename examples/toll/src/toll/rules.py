"""Toll's procedures, in the rulebook's order."""

from __future__ import annotations

from typing import Final

from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct
from herna.kernel.outcome import by_score
from toll.table import ASK_LAY, ASK_STOP, PROCEDURES, REASONS, TELL_KEEPS, TELL_LAYS, TELL_STOPS, Rule, Table


class DrawUp(Rule):
    """TO-2.1; TO-3.1: the game ends when nobody has a card; TO-2.5: who has none is passed over."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in (s.active, 1 - s.active):
            s.draw_up(seat)
        if not s.hands[s.active]:
            s.active = 1 - s.active
        if not s.hands[s.active]:
            s.finish(by_score([sum(row) for row in s.rows], REASONS[0]))


class LayCard(Rule):
    """TO-2.2"""

    def run(self, s: Table, f: Frame) -> None:
        s.ask(s.active, ASK_LAY, distinct(s.hands[s.active]), hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.show_card(seat, pick)
        s.emit(TELL_LAYS, seat, pick)
        s.push(LAID, seat, card=pick)


class EndTurn(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.active = 1 - s.active
        f.restart()


class MayStop(Rule):
    """TO-2.3: whether there is a card to pay with is hidden, so the question is always put."""

    def run(self, s: Table, f: Frame) -> None:
        hand = s.hands[1 - f.you]
        if hand:  # how many cards somebody holds is public
            s.ask(1 - f.you, ASK_STOP, [*[card for card in distinct(hand) if card >= f.card], 0], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick:
            s.show_card(seat, pick)
            s.gone += (f.card, pick)
            s.emit(TELL_STOPS, seat, f.card, pick)
            s.leave()


class Keep(Rule):
    """TO-2.4"""

    def run(self, s: Table, f: Frame) -> None:
        s.rows[f.you] += (f.card,)
        s.emit(TELL_KEEPS, f.you, f.card)


TURN: Final = PROCEDURES.procedure("turn", DrawUp(), LayCard(), EndTurn())
LAID: Final = PROCEDURES.procedure("card laid", MayStop(), Keep())
