"""Chance that all people at a table have a part in, so that not even the one who runs the room can aim at a deal.

The room promises its secret when the table is made. Then everybody shows the fingerprint of something of their own (a
*mark*), and when all have done so, the thing itself (their *share*). The seed is made of the secret and all shares. So
whoever learns the shares of others has fixed their own before; and somebody who adds nothing gives up only their own
part in it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from herna.kernel.chance import commitment, mark_of, shared_seed
from herna.kernel.errors import HernaError
from herna.web.store import Conflict
from herna.web.tables.places import NotAllowed, Place, Stale

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

MARK: Final = re.compile(r"(?:[0-9a-f]{64})?", re.ASCII)
SHARE: Final = re.compile(r"[\w.:-]{1,64}", re.ASCII)
UNDEALT: Final = "undealt"  # stands for the seed while there is none: of that game nothing is ever shown


class NotDealt(Exception):
    """Nothing can be seen or chosen yet: not everybody has had their part in the chance."""


class BadShare(HernaError):
    """What somebody adds to the seed cannot be that."""


class Chance:
    """The part of the people at one table in its seed."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @property
    def shared(self) -> bool:
        return self.table.stored.secret is not None

    @property
    def pending(self) -> bool:
        """Whether the game waits for what people add."""
        return self.shared and not self.table.stored.seed

    @property
    def revealing(self) -> bool:
        """Whether all fingerprints are there, so that shares can be told."""
        return all([seat.mark is not None for seat in self.table.stored.seats])

    @property
    def commitment(self) -> str:
        """The fingerprint that fixes the room's part."""
        return commitment(self.table.stored.secret or self.table.stored.seed)

    def owed(self, place: Place) -> str:
        """What the game waits for from this place: a `mark`, a `share`, or nothing."""
        seats = [self.table.stored.seats[seat] for seat in place.seats]
        if not self.pending or not seats:
            return ""
        if any([seat.mark is None for seat in seats]):
            return "mark"
        return "share" if self.revealing and any([seat.share is None for seat in seats]) else ""

    def waiting(self) -> list[int]:
        """Seats that the game waits for."""
        seats = self.table.stored.seats
        return [s.seat for s in seats if (s.share if self.revealing else s.mark) is None]

    async def hand_in(self, place: Place, mark: str) -> None:
        """Fix what this place will add, by its fingerprint; an empty one: it adds nothing.

        People at one screen add one thing together; it counts for the first of them.
        """
        if not MARK.fullmatch(mark):
            raise BadShare("a mark is the SHA-256 of your share, written as 64 small hexadecimal digits, or nothing")
        if place.watching:
            raise NotAllowed
        nothing = {"mark": "", "share": ""}
        added = dict.fromkeys(place.seats, nothing)
        if mark:
            added[place.seats[0]] = {"mark": mark}
        bots = [seat.seat for seat in self.table.stored.seats if seat.bot is not None]
        await self._add(place, "mark", {**dict.fromkeys(bots, nothing), **added})

    async def tell(self, place: Place, share: str) -> None:
        """Tell what was fixed by the mark before."""
        if not SHARE.fullmatch(share):
            raise BadShare("a share is 1 to 64 letters of the English alphabet, digits, and . _ : -")
        if place.watching:
            raise NotAllowed
        if mark_of(share) != self.table.stored.seats[place.seats[0]].mark:
            raise BadShare("this is not the share whose mark was handed in")
        await self._add(place, "share", {place.seats[0]: {"share": share}})

    async def _add(self, place: Place, what: str, added: dict[int, dict[str, str]]) -> None:
        table = self.table
        async with table.held(place):
            if self.owed(place) != what:  # only now: nobody may hand in two marks at the same moment
                raise NotAllowed
            shares = [added.get(seat.seat, {}).get("share", seat.share) for seat in table.stored.seats]
            told = [share for share in shares if share is not None]
            complete = len(told) == len(shares)
            seed = shared_seed(table.stored.secret or "", told) if complete else ""
            try:
                await table.store.add_chance(table.stored, added, seed)
            except Conflict:
                await table.start_again()
                raise Stale from None
            if complete:
                await table.load()
                with suppress(Stale):  # another process has gone on with the game already
                    await table.touch()  # whose turn it is must be known to all
            else:
                await table.publish()
        table.bots.wake()

    def proof(self) -> dict[str, Any]:
        """How the seed came about, for the record; nothing where the room alone drew it."""
        if not self.shared:
            return {}
        shares = [seat.share or "" for seat in self.table.stored.seats]
        return {"commitment": self.commitment, "chance": {"secret": self.table.stored.secret, "shares": shares}}
