"""Links of a table: who may have a new one, and how the old one dies while the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herna.web.store import Unavailable
from herna.web.store.history import PROGRAM
from herna.web.store.store import new_key
from herna.web.tables import aside
from herna.web.tables.places import NoSuchPlace, NotAllowed, NotYours, Place

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

Seats = tuple[int, ...]  # that one link opens; none for the watch link


class Links:
    """The links of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def meant(self, place: Place, wanted: str, visitor: str) -> Seats:
        """What this browser may renew from this place: the `own` link, `watch`, or an empty seat's by its number."""
        if place.watching:
            raise NotAllowed
        if not self.may_renew(place.seats, visitor):
            raise NotYours
        if wanted == "own":
            return place.seats
        if wanted == "watch":
            return ()
        if wanted in [str(seat) for seat in self.inviting()]:
            return (int(wanted),)
        raise NotAllowed

    def empty(self) -> list[int]:
        """Seats whose people have not done anything yet."""
        return [s.seat for s in self.table.stored.seats if s.bot is None and s.visitor is None]

    def inviting(self) -> list[int]:
        """Those of them whose links are invitations; other keys are only for those who shall sit there."""
        return [seat for seat in self.empty() if self.table.stored.seats[seat].invited]

    def may_renew(self, seats: Seats, visitor: str) -> bool:
        """Only the browser that sat down: whoever finds a link must not be able to take the seat away with it."""
        return all([self.table.stored.seats[seat].visitor in (None, PROGRAM, visitor) for seat in seats])

    def renewable(self, place: Place, seat: int, visitor: str) -> str:
        """How this browser asks for a new link of that seat; empty if it may not."""
        if place.watching or not self.may_renew(place.seats, visitor):
            return ""
        if seat in place.seats:
            return "own" if seat == place.seats[0] else ""  # people at one screen have one link
        return str(seat) if seat in self.inviting() else ""

    def invites(self, place: Place) -> bool:
        """Whether this link is an invitation to a seat that is still empty."""
        return any([seat in self.inviting() for seat in place.seats])

    async def renew(self, seats: Seats, visitor: str | None = None) -> str:
        """A new key; whoever looks through the old one is sent away. Only with the lock held.

        With a visitor, it is they who sit there from now on.
        """
        table, old, new = self.table, self._key(seats), new_key()

        async def change() -> None:
            if self._key(seats) != old:
                raise NoSuchPlace  # another process was quicker
            table.undo.renew(old, new)
            table.offers.renew(old, new)
            hand_on(table.facing, old, new)
            hand_on(table.bots.advice, old, new)
            aside.write(table)
            try:
                await table.store.renew(table.stored, old, new, visitor)
            except Unavailable:
                table.spoilt = True  # it knows the new key already: it is read again
                raise

        await table.insist(change)
        table.rings = {at: ring for at, ring in table.rings.items() if ring.place.key != old}
        await table.publish()
        return new

    def _key(self, seats: Seats) -> str:
        key = self.table.stored.seats[seats[0]].key if seats else self.table.stored.watch
        if key is None:  # a bot's
            raise NotAllowed
        return key


def hand_on(kept: dict[str, Any], old: str, new: str) -> None:
    """What was kept for one key is kept for the other from now on."""
    if old in kept:
        kept[new] = kept.pop(old)
