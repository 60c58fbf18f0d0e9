"""Toll's table: the numbers its engine speaks in, its zones, and the rules' single moves."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Kind
from herna.kernel.events import EventKind
from herna.kernel.flow import Procedures, Step
from herna.kernel.keeping.pack import without
from herna.kernel.machine import Machine
from herna.kernel.state import State

NAMES: Final = ("none", "one", "two", "three", "four", "five", "six")  # a card is its number; 0 is none
COPIES: Final = 3
DECK: Final = [card for card in range(1, 7) for _ in range(COPIES)]
HAND_SIZE: Final = 3

ASK_LAY: Final = 0  # what can be asked
ASK_STOP: Final = 1
KINDS: Final = (Kind("lay", "TO-2.2"), Kind("stop", "TO-2.3"))

TELL_LAYS: Final = 0  # what can happen
TELL_STOPS: Final = 1
TELL_KEEPS: Final = 2
TELL_DRAWS: Final = 3
EVENTS: Final = (
    EventKind("lays", "TO-2.2", "seat", "card:card", beat=True),
    EventKind("stops", "TO-2.3", "seat", "card:card", "paid:card", beat=True),
    EventKind("keeps", "TO-2.4", "seat", "card:card"),
    EventKind("draws", "TO-2.1", "seat"),
)
REASONS: Final = ("counted",)  # how a game can end


class Table(State):
    """All that rules act on. Zones are tuples, so that copies can share them; the top of the draw pile is its end."""

    def __init__(
        self,
        like: Machine,
        active: int,
        hands: list[tuple[int, ...]],
        rows: list[tuple[int, ...]],
        draw: tuple[int, ...],
        gone: tuple[int, ...],
    ) -> None:
        State.__init__(self, like)
        self.active = active
        self.hands = hands
        self.rows = rows
        self.draw = draw
        self.gone = gone

    def draw_up(self, seat: int) -> None:  # TO-2.1
        n = min(HAND_SIZE - len(self.hands[seat]), len(self.draw))
        if n > 0:
            cards = self.draw[-n:]
            self.draw = self.draw[:-n]
            self.hands[seat] += cards
            self.revealed += 1
            self.emit_cards(TELL_DRAWS, (seat,), cards, 1 << seat)  # one event; only this seat sees the cards

    def show_card(self, seat: int, card: int) -> None:
        """A card leaves the hand before everybody's eyes."""
        self.hands[seat] = without(self.hands[seat], card)
        self.revealed += 1


class Rule(Step[Table]):
    """A step of one of Toll's procedures."""


PROCEDURES: Final[Procedures[Table]] = Procedures()
