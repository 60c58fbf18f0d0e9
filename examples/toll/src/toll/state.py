"""The complete state of a game of Toll: the table joined with all floors; cloning and packing."""

from __future__ import annotations

from typing import Final

from herna.kernel.book import Book
from herna.kernel.machine import Machine
from herna.kernel.pack import Reader, Writer
from herna.kernel.texts import Catalogue
from toll import setup
from toll.outside import codes, evaluate, facts, picture, position, refusals, view
from toll.table import EVENTS, KINDS, NAMES, PROCEDURES, REASONS, Table

TEXTS: Final = Catalogue("toll")  # the package whose folder `texts` has the words
BOOK: Final = Book(
    PROCEDURES, KINDS, EVENTS, REASONS, TEXTS, setup, codes, refusals, view, position, facts, picture, evaluate
)


class Toll(Table):
    def book(self) -> Book:
        return BOOK

    def clone(self) -> Toll:
        return Toll(self, self.active, self.hands[:], self.rows[:], self.draw, self.gone)

    def show(self, type_: str, number: int) -> object:
        return NAMES[number] if type_ == "card" else number

    def pack_game(self, w: Writer) -> None:
        w.put(self.active)
        for seat in range(2):
            w.zone(self.hands[seat])
            w.zone(self.rows[seat])
        w.zone(self.draw)
        w.zone(self.gone)

    def unpack_game(self, r: Reader) -> None:
        self.active = r.next()
        for seat in range(2):
            self.hands[seat] = r.zone()
            self.rows[seat] = r.zone()
        self.draw = r.zone()
        self.gone = r.zone()


def blank(like: Machine) -> Toll:
    """An empty table; setting up, a position or a snapshot fills it."""
    return Toll(like, 0, [(), ()], [(), ()], (), ())
