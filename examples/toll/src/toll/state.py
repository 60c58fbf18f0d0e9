"""The complete state of a game of Toll: how it is copied, packed into numbers, and told in events."""

from __future__ import annotations

from herna.kernel.keeping.pack import Reader, Writer
from herna.kernel.machine import Machine
from toll.table import NAMES, Table


class Toll(Table):
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
