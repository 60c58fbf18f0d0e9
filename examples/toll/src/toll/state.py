"""The complete state of a game of Toll: the table joined with all floors; cloning and packing."""

from __future__ import annotations

from typing import Final

from herna.kernel.book import Book
from herna.kernel.pack import Reader, Writer
from herna.kernel.texts import Catalogue
from toll.outside import codes, evaluate, position, refusals, view
from toll.table import EVENTS, KINDS, NAMES, PROCEDURES, Table

BOOK: Final = Book(
    PROCEDURES,
    KINDS,
    EVENTS,
    Catalogue("toll"),  # the package whose folder `texts` has the words
    show_option=codes.show_option,
    question=codes.question,
    refuse=refusals.refuse,
    redraw=view.redraw,
    show_table=view.show_table,
    describe_position=position.describe,
    evaluate=evaluate.evaluate,
)


class Toll(Table):
    def book(self) -> Book:
        return BOOK

    def clone(self) -> Toll:
        return Toll(
            self.setup,
            [f.copy() for f in self.stack],
            self.asks,
            self.answers,
            self.stop,
            self.key,
            self.drawn,
            self.small,
            self.revealed,
            self.outcome,
            None if self.log is None else self.log.copy(),
            self.active,
            self.hands[:],
            self.rows[:],
            self.draw,
            self.gone,
        )

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
