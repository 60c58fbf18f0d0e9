"""Effects of cards that are drawn aside or turned up (RW-22.23, RW-22.27)."""

from __future__ import annotations

from herna.games.wistar.rules.playing import enter_area
from herna.games.wistar.rules.uses import Steps
from herna.games.wistar.table.designs import DESIGNS
from herna.games.wistar.table.moves import Op, Table
from herna.games.wistar.table.words import ASK_DRAWN, NO, TELL_LOOKS, TELL_TURNS_UP
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import without


class DrawAside(Op):
    """Up to three cards of a deck that only you see; they never are in hand. `count` is how many lie there for this."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def run(self, s: Table, f: Frame) -> None:
        cards: list[int] = []
        for _ in range(3):
            card = s.draw(self.deck)
            if card:
                cards.append(card)
        f.count = len(cards)
        if cards:
            s.aside += tuple(cards)
            s.aside_seat = f.you + 1
            s.revealed += 1
            s.emit_cards(TELL_LOOKS, (f.you, self.deck), tuple(cards), 1 << f.you)

    def useful(self, s: Table, you: int) -> bool:
        return s.cards_left(self.deck)

    def gives(self) -> tuple[str, int]:
        return "free_project", 1


class PlayAside(Op):
    """You may play one of them free."""

    def run(self, s: Table, f: Frame) -> None:
        if f.count:
            s.ask(f.you, ASK_DRAWN, [*s.aside[-f.count :], NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.aside = without(s.aside, pick)
            f.count -= 1
            s.revealed += 1
            enter_area(s, seat, pick)

    def useful(self, s: Table, you: int) -> bool:
        return False


class DiscardAside(Op):
    """What is left of them is discarded face up."""

    def run(self, s: Table, f: Frame) -> None:
        if f.count:
            rest = s.aside[-f.count :]
            s.aside = s.aside[: -f.count]
            s.revealed += 1
            s.discard(tuple(sorted(rest)))
            s.tell_discards(f.you, rest)
        if not s.aside:
            s.aside_seat = 0

    def useful(self, s: Table, you: int) -> bool:
        return False


class TurnUp(Op):
    """The top card of a deck is turned up: to hand if it is of this kind, else discarded."""

    def __init__(self, deck: int, kind: int) -> None:
        self.deck = deck
        self.kind = kind

    def run(self, s: Table, f: Frame) -> None:
        card = s.draw(self.deck)
        if card:
            s.revealed += 1
            s.emit_cards(TELL_TURNS_UP, (f.you,), (card,), EVERYBODY)
            if DESIGNS[card].kind == self.kind:
                s.get_card(f.you, card)
            else:
                s.discard((card,))

    def useful(self, s: Table, you: int) -> bool:
        return s.cards_left(self.deck)


def draw_three_play_one_free(deck: int) -> Steps:
    return (DrawAside(deck), PlayAside(), DiscardAside())


def turn_up_and_take_if(deck: int, kind: int) -> Steps:
    return (TurnUp(deck, kind),)
