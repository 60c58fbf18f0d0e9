"""Verbs on discard piles and on boost cards (MB-12)."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Rule, Table
from herna.games.mindbug.table.words import (
    ASK_BOOST,
    ASK_ENTER,
    ASK_TAKE,
    ASK_TARGET,
    ASK_UNBOOST,
    CARDS,
    NO,
    PILED_CARDS,
    PLACE,
    TELL_DECLINES,
    TELL_TO_HAND,
)
from herna.games.mindbug.vocabulary.effects import Steps
from herna.games.mindbug.vocabulary.filters import any_creature, anything, find
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct, without, without_all
from herna.kernel.texts.catalogue import Args

# --- verbs on discard piles ---------------------------------------------------------------------------------
own_discard_pile: Final = 0
opponents_discard_pile: Final = 1


class PlayFromDiscard(Rule):
    """The card enters your play area; its Play effect triggers, no Mindbug can be used (MB-5.8, MB-8.10)."""

    verb = "enter"

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def run(self, s: Table, f: Frame) -> None:
        pile = f.you ^ self.whose
        options = [(pile + 1) * PLACE + card for card in distinct(s.sides[pile].discard)]
        if options:
            s.ask(f.you, ASK_ENTER, options)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        side = s.sides[f.you ^ self.whose]
        side.discard = without(side.discard, pick % PLACE)
        s.enter(f.you, pick % PLACE)


class TakeWholePile(Rule):
    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[f.you]
        cards = side.discard
        side.discard = ()
        if cards:
            s.into_hand(f.you, cards)
            s.emit_cards(TELL_TO_HAND, (f.you,), cards, EVERYBODY)


class TakeFromOpponentsPile(Rule):
    """As many as possible, up to n; all named, then taken together."""

    verb = "take"
    picks = CARDS

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[1 - f.you]
        pile = without_all(side.discard, f.picks)
        left = self.n - len(f.picks)
        if left >= len(pile):
            f.picks += pile
        elif left > 0:
            s.ask(f.you, ASK_TAKE, [(2 - f.you) * PLACE + card for card in distinct(pile)])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick % PLACE,)
        f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return self.n, len(f.picks)


class IntoHand(Rule):
    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[1 - f.you]
        cards = f.picks
        f.picks = ()
        if cards:
            side.discard = without_all(side.discard, cards)
            s.into_hand(f.you, cards)
            s.emit_cards(TELL_TO_HAND, (f.you,), cards, EVERYBODY)


def play_from(whose: int) -> Steps:
    return (PlayFromDiscard(whose),)


def take_from_opponents_discard_pile(n: int) -> Steps:
    return (TakeFromOpponentsPile(n), IntoHand())


take_own_discard_pile_into_hand: Final[Steps] = (TakeWholePile(),)


# --- boosts (MB-12): the picks are (pile + 1) * PLACE + card --------------------------------------------------
this: Final = 0
one_creature: Final = 1
several_creatures: Final = 2


class BoostCards(Rule):
    """MB-12.1: up to n cards out of both piles. MB-12.8: without a creature to put them under, none."""

    picks = PILED_CARDS

    def __init__(self, most: int, under: int) -> None:
        self.most = most
        self.under = under

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) == self.most or not self.possible(s, f):
            return
        options: list[int] = []
        for seat in (f.you, 1 - f.you):
            place = (seat + 1) * PLACE
            taken = tuple([pick - place for pick in f.picks if pick // PLACE == seat + 1])
            options += [place + card for card in distinct(without_all(s.sides[seat].discard, taken))]
        if options:
            s.ask(f.you, ASK_BOOST, [*options, NO])

    def possible(self, s: Table, f: Frame) -> bool:
        if self.under == this:
            return s.creature(f.source) is not None
        return len(s.sides[0].area) + len(s.sides[1].area) > 0

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            f.again()
        elif not f.picks:
            s.emit(TELL_DECLINES, seat, f.card)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return self.most, len(f.picks)


class PutUnderThis(Rule):
    verb = "boost_this"
    picks = PILED_CARDS

    def run(self, s: Table, f: Frame) -> None:
        for pick in f.picks:
            s.boost(f.you, pick // PLACE - 1, pick % PLACE, f.source)
        f.picks = ()


class PutUnderOne(Rule):
    """MB-12.2: first the cards, then the creature."""

    verb = "boost_one"
    picks = PILED_CARDS

    def run(self, s: Table, f: Frame) -> None:
        if f.picks:
            s.ask(f.you, ASK_TARGET, find(s, f.you, f.source, any_creature, anything))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        for boost in f.picks:
            s.boost(f.you, boost // PLACE - 1, boost % PLACE, pick)
        f.picks = ()

    def terms(self, s: Table, f: Frame) -> Args:
        return {"cards": [DESIGNS[boost % PLACE].slug for boost in f.picks], "power": len(f.picks)}


class PutUnderSeveral(Rule):
    """MB-12.2: divided, card by card."""

    verb = "boost_several"
    picks = PILED_CARDS

    def run(self, s: Table, f: Frame) -> None:
        if f.picks:
            s.ask(f.you, ASK_TARGET, find(s, f.you, f.source, any_creature, anything))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        boost = f.picks[0]
        f.picks = f.picks[1:]
        s.boost(f.you, boost // PLACE - 1, boost % PLACE, pick)
        f.again()

    def terms(self, s: Table, f: Frame) -> Args:
        return {"card": DESIGNS[f.picks[0] % PLACE].slug}


class TakeBoostCard(Rule):
    """Options are creature * PLACE + card."""

    verb = "unboost"

    def run(self, s: Table, f: Frame) -> None:
        options: list[int] = []
        for seat in (f.you, 1 - f.you):
            for c in s.sides[seat].area:
                options += [c.uid * PLACE + card for card in distinct(c.boost)]
        if options:
            s.ask(f.you, ASK_UNBOOST, options)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        c = s.creature(pick // PLACE)
        if c is not None:
            s.take_boost_card(seat, c, pick % PLACE)


def boost(n: int, under: int) -> Steps:
    if under == this:
        return (BoostCards(n, under), PutUnderThis())
    return (BoostCards(n, under), PutUnderOne() if under == one_creature else PutUnderSeveral())


take_a_boost_card_into_hand: Final[Steps] = (TakeBoostCard(),)
