"""Verbs on hands: discarding, stealing, revealing (MB-8.15, MB-8.16), each followed by the draw rule (MB-2.7)."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Rule, Table
from herna.games.mindbug.table.words import (
    ASK_DISCARD,
    ASK_PILE,
    CARDS,
    NO,
    TELL_DECLINES,
    TELL_PILES,
    TELL_REVEALS,
    TELL_STEALS,
)
from herna.games.mindbug.vocabulary.effects import Amount, Steps, amount_of
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct
from herna.kernel.texts.catalogue import Args


class OpponentDiscards(Rule):
    """MB-8.15: the opponent's choice; all together, then they draw (MB-2.7). The picks are the cards so far."""

    verb = "must_discard"
    picks = CARDS

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        them = 1 - f.you
        hand = s.sides[them].hand
        left = self.amount.of(s, f.you) - len(f.picks)
        if left >= len(hand):  # how many they hold is public: no choice is left to them
            for card in hand:
                s.discard(them, card)
            finish_discard(s, f, them, f.picks + hand)
        elif left > 0:
            s.ask(them, ASK_DISCARD, distinct(hand), hidden=True)
        else:
            finish_discard(s, f, them, f.picks)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.discard(seat, pick)
        f.picks += (pick,)
        f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return self.amount.of(s, f.you), len(f.picks)


class YouDiscard(Rule):
    """Between `least` and `most` cards of your choice; `counted` leaves them in the picks for a `for_each` to count."""

    verb = "discard"
    picks = CARDS

    def __init__(self, least: int, most: int, counted: bool) -> None:
        self.least = least
        self.most = most
        self.counted = counted

    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.you].hand
        if len(f.picks) < self.most and hand:
            options = distinct(hand)
            if len(f.picks) >= self.least:
                options.append(NO)
            s.ask(f.you, ASK_DISCARD, options, hidden=len(hand) > 1)
        else:
            self.end(s, f)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            if not f.picks:
                s.emit(TELL_DECLINES, seat, f.card)
            self.end(s, f)
        else:
            s.discard(seat, pick)
            f.picks += (pick,)
            f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return self.most, len(f.picks)

    def end(self, s: Table, f: Frame) -> None:
        discarded = f.picks
        finish_discard(s, f, f.you, discarded)
        if self.counted:
            f.picks = discarded


class YouDiscardRandom(Rule):
    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.you].hand
        if hand:
            card = hand[s.below(len(hand))]
            s.discard(f.you, card)
            finish_discard(s, f, f.you, (card,))


def finish_discard(s: Table, f: Frame, seat: int, cards: tuple[int, ...]) -> None:
    f.picks = ()
    if cards:
        s.tell_discards(seat, cards)
        s.draw_up(seat)


class Steal(Rule):
    """MB-8.16: different random cards, at once."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        them = 1 - f.you
        stolen: tuple[int, ...] = ()
        for _ in range(min(self.n, len(s.sides[them].hand))):
            hand = s.sides[them].hand
            card = hand[s.below(len(hand))]
            s.leave_hand(them, card)
            stolen += (card,)
        if stolen:
            s.into_hand(f.you, tuple(sorted(stolen)))  # one move: the order of the lots is nobody's business
            s.emit_cards(TELL_STEALS, (f.you,), stolen, 3)
            s.draw_up(them)


class RevealRandom(Rule):
    """A random card of the opponent's hand is shown; the pick is that card, known to both from now on."""

    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[1 - f.you]
        if side.hand:
            card = side.hand[s.below(len(side.hand))]
            if card not in side.known:
                side.known += (card,)
                s.revealed += 1
            f.picks = (card,)
            s.emit(TELL_REVEALS, 1 - f.you, card)


class PutIntoChosenPile(Rule):
    verb = "pile"
    picks = CARDS

    def run(self, s: Table, f: Frame) -> None:
        if f.picks:
            s.ask(f.you, ASK_PILE, [f.you + 1, 2 - f.you])

    def terms(self, s: Table, f: Frame) -> Args:
        return {"card": DESIGNS[f.picks[0]].slug}

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        card = f.picks[0]
        f.picks = ()
        s.leave_hand(1 - f.you, card)
        s.emit(TELL_PILES, pick - 1, card)
        s.into_discard(pick - 1, (card,))
        s.draw_up(1 - f.you)


class OpponentLosesZones(Rule):
    """The opponent's draw pile, or their hand and draw pile, go to their discard pile in one move."""

    def __init__(self, hand_too: bool) -> None:
        self.hand_too = hand_too

    def run(self, s: Table, f: Frame) -> None:
        them = 1 - f.you
        side = s.sides[them]
        cards = side.draw
        side.draw = ()
        if self.hand_too:
            cards = side.hand + cards
            side.hand = ()
            side.known = ()
        if cards:
            s.revealed += 1
            cards = tuple(sorted(cards))  # the order of a pile that is turned over tells nothing
            s.tell_discards(them, cards)
            s.into_discard(them, cards)


def opponent_discards(n: int | Amount) -> Steps:
    return (OpponentDiscards(amount_of(n)),)


def discard_up_to(most: int) -> Steps:
    """To be followed by `for_each_discarded`."""
    return (YouDiscard(0, most, counted=True),)


discard_a_card: Final[Steps] = (YouDiscard(1, 1, counted=False),)


def steal(n: int) -> Steps:
    return (Steal(n),)


discard_a_random_card: Final[Steps] = (YouDiscardRandom(),)
put_a_random_card_of_the_opponent_into_a_pile: Final[Steps] = (RevealRandom(), PutIntoChosenPile())
opponent_loses_draw_pile: Final[Steps] = (OpponentLosesZones(hand_too=False),)
opponent_loses_hand_and_draw_pile: Final[Steps] = (OpponentLosesZones(hand_too=True),)
