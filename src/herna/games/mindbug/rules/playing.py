"""Playing a card (MB-5): it is shown, the opponent may use a Mindbug, it enters play."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.rules.waiting import Settle
from herna.games.mindbug.table.moves import PROCEDURES, Rule, Table
from herna.games.mindbug.table.words import ASK_MINDBUG, NO, TELL_MINDBUG, TELL_NO_MINDBUG, TELL_PLAYS, YES
from herna.kernel.frame import Frame


# --- MB-5 playing a card from hand: `card` is the card ----------------------------------------------------
class ShowCard(Rule):
    """MB-5.1"""

    def run(self, s: Table, f: Frame) -> None:
        s.leave_hand(f.you, f.card)
        s.being_played = f.card
        s.emit(TELL_PLAYS, f.you, f.card)


class DrawUp(Rule):
    """MB-5.2"""

    def run(self, s: Table, f: Frame) -> None:
        s.draw_up(f.you)


class OfferMindbug(Rule):
    """MB-5.3"""

    def run(self, s: Table, f: Frame) -> None:
        if s.sides[1 - f.you].mindbugs:
            s.ask(1 - f.you, ASK_MINDBUG, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:  # MB-5.5, MB-5.6
            s.sides[seat].mindbugs -= 1
            s.extra_turn = True
            s.emit(TELL_MINDBUG, seat, f.card)
        else:
            s.emit(TELL_NO_MINDBUG, seat, f.card)


class EnterPlay(Rule):
    """MB-5.4, MB-5.5"""

    def run(self, s: Table, f: Frame) -> None:
        s.being_played = 0
        s.enter(1 - f.you if s.extra_turn else f.you, f.card)


PLAY_CARD: Final = PROCEDURES.procedure("play a card", ShowCard(), DrawUp(), OfferMindbug(), EnterPlay(), Settle())
