"""Playing a project card (RW-9): one permission, one card."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.payment import discount_of, has_secret, may_hold, pay_rest, playable, price_ways
from herna.games.wistar.table.designs import DESIGNS, SLUGS
from herna.games.wistar.table.moves import PROCEDURES, Rule, Table
from herna.games.wistar.table.words import (
    AGGRESSIVE,
    ASK_DISCOUNT,
    ASK_PLAY,
    BASE,
    FEWER_QUESTIONS,
    FREE,
    INCOME,
    INSTANT,
    METAL,
    NO,
    TELL_PLAYS,
    WHICH,
    WOOD,
)
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args


# --- `target` is the filter, `count` the mode, `card` the card once it is chosen ----------------------------
class ChooseCard(Rule):
    """RW-9.2. What is in hand is hidden, so it is asked whenever there is a card that others have not seen."""

    def purpose(self, s: Table, f: Frame) -> str:
        return ("play_paid", "play_cheaper", "play_free")[f.count] if f.source else "play"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"which": WHICH[f.target]}

    def run(self, s: Table, f: Frame) -> None:
        p = s.sides[f.you]
        if may_hold(p, f.target):
            hidden = has_secret(p, f.target) or not s.holds(FEWER_QUESTIONS)
            s.ask(f.you, ASK_PLAY, [*playable(p, f.target, f.count), NO], hidden)
        else:
            s.leave()

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.leave()
        else:
            f.card = pick
            s.show_card(seat, pick)


class ChoosePrice(Rule):
    """RW-9.6: asked only where the discounts leave a choice."""

    def terms(self, s: Table, f: Frame) -> Args:
        return {"card": SLUGS[f.card]}

    def run(self, s: Table, f: Frame) -> None:
        if f.count != FREE:
            p = s.sides[f.you]
            d = DESIGNS[f.card]
            s.ask(f.you, ASK_DISCOUNT, price_ways(p, d, discount_of(p, d, f.count)))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.spend(seat, WOOD, pick // BASE)
        s.spend(seat, METAL, pick % BASE)
        pay_rest(s, seat, DESIGNS[f.card].price, 1 if s.sides[seat].holds.ignores_skill else 0)


class IntoArea(Rule):
    """RW-9.8"""

    def run(self, s: Table, f: Frame) -> None:
        s.leave_hand(f.you, f.card)
        enter_area(s, f.you, f.card)


def enter_area(s: Table, seat: int, card: int) -> None:
    """The card is in the area, its symbols count; its own effect comes first, then who waited for it."""
    d = DESIGNS[card]
    s.emit(TELL_PLAYS, seat, card)
    s.arrive(seat, card, True)
    if d.type == INSTANT or d.type == INCOME or d.type == AGGRESSIVE:
        s.push(d.effect, seat, card)


PLAY_CARD: Final = PROCEDURES.procedure("play a card", ChooseCard(), ChoosePrice(), IntoArea())


def offer_play(s: Table, seat: int, source: int, which: int, mode: int) -> None:
    """Permission to play one card."""
    s.push(PLAY_CARD, seat, source, target=which, count=mode)
