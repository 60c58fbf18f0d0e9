"""The vocabulary of verbs that draw, discard, search, and act on the own discard pile; registers as in `targets`."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.table.designs import DESIGNS
from herna.games.smashup.table.moves import Rule, Table
from herna.games.smashup.table.words import (
    ASK_COPIES,
    ASK_DISCARD,
    ASK_PILE,
    ASK_SEARCH,
    CARD,
    MICROBOT,
    NO,
    PLACE,
    TELL_DECLINES,
    TELL_FOUND,
    TELL_SHUFFLES_IN,
    TELL_TAKES,
)
from herna.games.smashup.vocabulary.targets import Steps
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct, without_all


# --- drawing and discarding -----------------------------------------------------------------------------------
class Draw(Rule):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        s.draw(f.you, self.n)


class DrawPower(Rule):
    """As many cards as the picked minion has power now (SU-14.7); it is destroyed for them."""

    verb = "sacrifice"

    def run(self, s: Table, f: Frame) -> None:
        m = s.minion(f.picks[0]) if f.picks else None
        if m is not None:
            s.draw(f.you, s.power(m))


class DrawPerMinionThere(Rule):
    """As many cards as you have minions at the picked base."""

    verb = "draw"

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.picks[0]) if f.picks else None
        if b is not None:
            s.draw(f.you, len([1 for m in b.minions if m.seat == f.you]))


class OthersDiscardRandom(Rule):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        for seat in s.clockwise():
            if seat != f.you:
                s.discard_random(seat, self.n)


class CulpritDiscardsRandom(Rule):
    """The player named by the reaction (second of the picks, counted from 1)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        s.discard_random(f.picks[1] - 1, self.n)


class CulpritDiscards(Rule):
    """The same player, one card of own choice (D-59)."""

    verb = "discard"

    def run(self, s: Table, f: Frame) -> None:
        seat = f.picks[1] - 1
        hand = s.sides[seat].hand
        if hand:
            s.ask(seat, ASK_DISCARD, distinct(tuple([slot & CARD for slot in hand])), hidden=len(hand) > 1)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.discard_from_hand(seat, pick)
        s.tell_discards(seat, (pick,))


class DiscardHandDraw(Rule):
    verb = "new_hand"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        hand = tuple([slot & CARD for slot in s.sides[f.you].hand])
        for card in hand:
            s.discard_from_hand(f.you, card)
        s.tell_discards(f.you, hand)
        s.draw(f.you, self.n)


class HandIntoDeck(Rule):
    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[f.you]
        n = len(side.hand)
        side.deck += side.hand
        side.hand = ()
        s.shuffle_deck(f.you)
        s.emit_cards(TELL_SHUFFLES_IN, (f.you,), tuple([0] * n), 0)


def draw(n: int) -> Steps:
    return (Draw(n),)


def others_discard_random(n: int) -> Steps:
    return (OthersDiscardRandom(n),)


def that_player_discards_random(n: int) -> Steps:
    return (CulpritDiscardsRandom(n),)


def discard_hand_and_draw(n: int) -> Steps:
    return (DiscardHandDraw(n),)


draw_its_power: Final[Steps] = (DrawPower(),)
draw_per_minion_there: Final[Steps] = (DrawPerMinionThere(),)
that_player_discards: Final[Steps] = (CulpritDiscards(),)
shuffle_hand_into_deck: Final[Steps] = (HandIntoDeck(),)


# --- the own discard pile (SU-12.5) ------------------------------------------------------------------------------
class PileFilter:
    def fits(self, card: int) -> bool:
        return True


class MinionCards(PileFilter):
    def fits(self, card: int) -> bool:
        return DESIGNS[card].minion


class MicrobotCards(PileFilter):
    """Printed ones: outside play nothing else is a Microbot (SU-6.14)."""

    def fits(self, card: int) -> bool:
        return DESIGNS[card].traits & MICROBOT != 0


any_card: Final = PileFilter()
a_minion_card: Final = MinionCards()
a_microbot_card: Final = MicrobotCards()


class TakeFromPile(Rule):
    """One card of your discard pile into your hand."""

    verb = "take"

    def __init__(self, which: PileFilter, may: bool) -> None:
        self.which = which
        self.may = may

    def run(self, s: Table, f: Frame) -> None:
        found = [card for card in distinct(s.sides[f.you].discard) if self.which.fits(card)]
        if found:
            s.ask(f.you, ASK_PILE, [*found, NO] if self.may else found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            take_from_pile(s, seat, (pick,))
        else:
            s.emit(TELL_DECLINES, seat, f.card)


def take_from_pile(s: Table, seat: int, cards: tuple[int, ...]) -> None:
    side = s.sides[seat]
    side.discard = without_all(side.discard, cards)
    for card in cards:
        s.into_hand(seat, card)
    s.emit_cards(TELL_TAKES, (seat,), cards, EVERYBODY)


class TakeCopies(Rule):
    """Any number of minions of one name from your discard pile into your hand (D-71)."""

    verb = "take"

    def run(self, s: Table, f: Frame) -> None:
        found = copies_of(tuple([card for card in s.sides[f.you].discard if DESIGNS[card].minion]))
        if found:
            s.ask(f.you, ASK_COPIES, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            take_from_pile(s, seat, (pick % PLACE,) * (pick // PLACE))
        else:
            s.emit(TELL_DECLINES, seat, f.card)


def copies_of(cards: tuple[int, ...]) -> list[int]:
    """One option for each name and each number of copies of it."""
    return [n * PLACE + card for card in distinct(cards) for n in range(1, cards.count(card) + 1)]


class ShuffleInAnyNumber(Rule):
    """Any number of fitting cards of your discard pile into your deck; with none it is not shuffled (SU-12.8)."""

    verb = "shuffle_in"

    def __init__(self, which: PileFilter) -> None:
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        left = without_all(s.sides[f.you].discard, f.picks)
        found = [card for card in distinct(left) if self.which.fits(card)]
        if found:
            s.ask(f.you, ASK_PILE, [*found, NO])
        else:
            self.end(s, f)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            if not f.picks:
                s.emit(TELL_DECLINES, seat, f.card)
            self.end(s, f)
        else:
            f.picks += (pick,)
            f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return 0, len(f.picks)

    def end(self, s: Table, f: Frame) -> None:
        cards = f.picks
        f.picks = ()
        if cards:
            side = s.sides[f.you]
            side.discard = without_all(side.discard, cards)
            side.deck += cards
            s.shuffle_deck(f.you)
            s.emit_cards(TELL_SHUFFLES_IN, (f.you,), cards, EVERYBODY)


def take_from_your_pile(which: PileFilter) -> Steps:
    return (TakeFromPile(which, may=False),)


def may_take_from_your_pile(which: PileFilter) -> Steps:
    return (TakeFromPile(which, may=True),)


def shuffle_in_any_number(which: PileFilter) -> Steps:
    return (ShuffleInAnyNumber(which),)


take_any_number_of_one_name: Final[Steps] = (TakeCopies(),)


# --- searching the own deck (SU-12.3) ------------------------------------------------------------------------------
class SearchAction(Rule):
    """Forced if there is one; the deck is shuffled in any case."""

    verb = "search"

    def run(self, s: Table, f: Frame) -> None:
        found = [card for card in deck_cards(s, f.you) if not DESIGNS[card].minion]
        if found:
            s.ask(f.you, ASK_SEARCH, found, hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        take_from_deck(s, seat, (pick,))
        s.into_hand(seat, pick)
        s.revealed += 1
        s.emit_cards(TELL_FOUND, (seat,), (pick,), EVERYBODY)


class SearchCopies(Rule):
    """Any number of cards of one name into your discard pile (D-70)."""

    verb = "discard"

    def run(self, s: Table, f: Frame) -> None:
        deck = tuple(sorted([slot & CARD for slot in s.sides[f.you].deck]))
        if deck:
            s.ask(f.you, ASK_COPIES, [*copies_of(deck), NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            cards = (pick % PLACE,) * (pick // PLACE)
            take_from_deck(s, seat, cards)
            s.sides[seat].discard += cards
            s.revealed += 1
            s.tell_discards(seat, cards)
        else:
            s.emit(TELL_DECLINES, seat, f.card)


class NeedDeck(Rule):
    """SU-12.3: an empty deck is made anew before the search."""

    def run(self, s: Table, f: Frame) -> None:
        s.need_deck(f.you)


class ShuffleDeck(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.shuffle_deck(f.you)


def deck_cards(s: Table, seat: int) -> list[int]:
    """What is in a deck, without its order."""
    return sorted({slot & CARD for slot in s.sides[seat].deck})


def take_from_deck(s: Table, seat: int, cards: tuple[int, ...]) -> None:
    side = s.sides[seat]
    side.deck = without_all(tuple([slot & CARD for slot in side.deck]), cards)


search_for_an_action: Final[Steps] = (NeedDeck(), SearchAction(), ShuffleDeck())
search_copies_into_pile: Final[Steps] = (NeedDeck(), SearchCopies(), ShuffleDeck())
