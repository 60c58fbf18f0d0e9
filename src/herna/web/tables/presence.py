"""Who is here: whoever has asked for anything lately. A page that is open asks again and again, also a hidden one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herna.web.tables.places import Place

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

HERE_FOR: Final = 45.0  # seconds; pages give a sign of life every 15 to 20


class Presence:
    """The people of one table, seat by seat. What other servers have seen of them comes through the database."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.seen: dict[int, float] = {}
        self.unwritten: set[str] = set()  # keys of places whose people were seen since that was last written down
        self.number = 0  # grows with every change, so that pages know what is new
        self.told: tuple[bool, ...] = ()

    def learn(self, seen: dict[int, float]) -> None:
        """What the database knows; what we have seen ourselves may be newer."""
        for seat, moment in seen.items():
            self.seen[seat] = max(moment, self.seen.get(seat, 0.0))

    def saw(self, place: Place) -> None:
        """Somebody has just looked through this link."""
        if not place.watching:
            self.seen.update(dict.fromkeys(place.seats, self.table.now()))
            self.unwritten.add(place.key)

    def notice(self) -> None:
        """Whoever has a page open is here."""
        for ring in self.table.rings.values():
            if ring.open:
                self.saw(ring.place)

    def here(self, seat: int) -> bool:
        return self.table.now() - self.seen.get(seat, 0.0) < HERE_FOR

    def gone_at(self, seat: int) -> float:
        """When this seat's person will have been away for as long as the table agreed to wait."""
        last = self.seen.get(seat, self.table.stored.created.timestamp())
        return last + 60 * self.table.terms.away

    def changed(self) -> bool:
        """Whether somebody has come or gone since this was last asked."""
        now = tuple([self.here(seat) for seat in range(self.table.stored.players)])
        changed, self.told = now != self.told, now
        self.number += changed
        return changed
