"""Effects on cards in hands and piles: drawing, taking back, showing, paying with cards (SW-11, SW-22)."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.rules.sights import empty_beside
from herna.games.summoner.table.board import space_name
from herna.games.summoner.table.designs import DESIGNS
from herna.games.summoner.table.moves import Rule, Table
from herna.games.summoner.table.words import (
    ASK_PAY,
    ASK_RAISE,
    ASK_SHOW,
    ASK_TAKE,
    AT,
    CANCEL,
    CHAMPION,
    COMMON,
    NO,
    TELL_SHOWS,
    TELL_TAKES,
    TELL_USES,
)
from herna.games.summoner.vocabulary.effects import Steps, use_up
from herna.games.summoner.vocabulary.filters import discarded_units
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct
from herna.kernel.texts.catalogue import Args


class Draw(Rule):
    """`amount` 0: as many as the trigger counted."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        amount = self.amount or f.count
        if amount:
            s.emit(TELL_USES, f.you, f.card)
            s.draw(f.you, amount)


class MayTakeFromDiscard(Rule):
    """A unit with this word, shown, into the hand."""

    verb = "take"

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_TAKE, [*discarded_units(s, f.you, self.word), NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(TELL_USES, f.you, f.card)
            s.leave_discard(seat, pick)
            s.into_hand(seat, pick)
            s.emit_cards(TELL_TAKES, (seat,), (pick,), EVERYBODY)


class MayPutOnItsSpace(Rule):
    """A unit with this word from the discard pile onto the space `target`, if it is empty."""

    verb = "put_there"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"space": space_name(f.target)}

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Table, f: Frame) -> None:
        if s.board[f.target] is None and s.sides[f.you].discard:
            s.ask(f.you, ASK_TAKE, [*discarded_units(s, f.you, self.word), NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(TELL_USES, f.you, f.card)
            s.leave_discard(seat, pick)
            s.bring(seat, pick, f.target)


class RaiseForDamage(Rule):
    """This unit takes damage, then a unit with this word from the discard pile is placed beside it."""

    def __init__(self, word: str, price: int) -> None:
        self.word = word
        self.price = price

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.source)
        options: list[int] = []
        if p is not None:
            for card in discarded_units(s, f.you, self.word):
                options += [card << AT | space for space in empty_beside(s, p.space)]
        s.ask(f.you, ASK_RAISE, [*options, CANCEL], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == CANCEL:
            s.dithered += 1
            return
        s.emit(TELL_USES, f.you, f.card)
        use_up(s, f)
        base = len(s.waiting)
        s.strike(f.you + 1, f.source, [(f.source, self.price)])
        if s.outcome is None:
            s.leave_discard(seat, pick >> AT)
            s.bring(seat, pick >> AT, pick & 63)
            s.settle(base)


class ShowForStrength(Rule):
    """Any number of different unit cards from hand, shown and discarded: 1 magic and 1 strength each."""

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return 0, len(f.picks)

    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.you].hand
        if hand:
            shown = [card for card in distinct(hand) if DESIGNS[card].is_unit and card not in f.picks]
            s.ask(f.you, ASK_SHOW, [*shown, NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        s.leave_hand(seat, pick)
        s.discard_seen(seat, pick)
        s.emit_cards(TELL_SHOWS, (seat,), (pick,), EVERYBODY)
        s.gain(seat, 1)
        if s.attack is not None:
            s.attack.bonus += 1
        f.picks += (pick,)
        f.again()


class PayToHeal(Rule):
    """Discard a card, and the attack on a friendly common or champion heals instead."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None and p.seat == f.you and p.face.classes & (COMMON | CHAMPION) and s.sides[f.you].hand:
            s.ask(f.you, ASK_PAY, [*distinct(s.sides[f.you].hand), NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(TELL_USES, f.you, f.card)
            s.discard_face_down(seat, pick)
            if s.attack is not None:
                s.attack.healing = f.target


def draw(amount: int) -> Steps:
    return (Draw(amount),)


def may_take_from_discard(word: str) -> Steps:
    return (MayTakeFromDiscard(word),)


def may_put_on_its_space(word: str) -> Steps:
    return (MayPutOnItsSpace(word),)


def raise_for_damage(word: str, price: int) -> Steps:
    return (RaiseForDamage(word, price),)


draw_per_special: Final[Steps] = (Draw(0),)
show_for_strength: Final[Steps] = (ShowForStrength(),)
pay_to_heal: Final[Steps] = (PayToHeal(),)
