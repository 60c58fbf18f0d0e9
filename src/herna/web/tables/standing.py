"""Who plays a person's seat when they do not: a bot, until they come back, or to the end if they have resigned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herna.web.opponents import USUAL
from herna.web.store.agreements import LOST, Ending
from herna.web.tables.places import NotAllowed, Place

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

FOR_NOW: Final = ("left", "away", "slow")  # said so, was not here for long, or had no time left


class Standing:
    """The seats of one table at which a bot stands in for somebody, and why."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.why: dict[int, str] = {}

    def bot(self, seat: int) -> str | None:
        """Which bot plays this seat now; None: its person does."""
        return USUAL if seat in self.why else self.table.stored.seats[seat].bot

    def out(self) -> list[int]:
        """Seats whose people have lost already, whatever the bot does that plays on there."""
        return [seat for seat, why in sorted(self.why.items()) if why in LOST]

    def playing(self) -> dict[str, tuple[int, ...]]:
        """Links of the people who play now, and their seats; whoever has not come yet is not among them."""
        awaited = self.table.links.inviting()
        found: dict[str, tuple[int, ...]] = {}
        for seat in self.table.stored.seats:
            if seat.key is not None and self.bot(seat.seat) is None and seat.seat not in awaited:
                found[seat.key] = (*found.get(seat.key, ()), seat.seat)
        return found

    def own(self, place: Place, seat: int) -> int:
        """The seat, if it is one of this place; else it is refused."""
        if seat not in place.seats or self.table.over:
            raise NotAllowed
        return seat

    def ends_with(self, seat: int) -> list[int] | None:
        """Who wins if this one gives up; None: the others play on, and a bot plays for them."""
        table = self.table
        left = [s.seat for s in table.stored.seats if s.seat != seat and s.seat not in self.out()]
        people = [other for other in left if table.stored.seats[other].bot is None]
        return left if len(left) == 1 or not people else None

    async def resign(self, place: Place, seat: int) -> None:
        async with self.table.held(place):
            if self.why.get(self.own(place, seat)) in LOST:
                raise NotAllowed
            await self.drop(seat, "resigned")
        self.table.bots.wake()

    async def drop(self, seat: int, why: str) -> None:
        """Somebody has lost: the game ends, or a bot plays on for them. Only with the lock held."""
        winners = self.ends_with(seat)
        self.why[seat] = why
        if winners is None:
            self.table.offers.forget()
            await self.table.touch()
        else:
            await self.table.end(Ending(why, self.out(), winners))

    def may_leave(self) -> bool:
        """Whether a bot may play for somebody who goes: where the table agreed on it, or nobody else is there."""
        return self.table.terms.away > 0 or len(self.playing()) <= 1

    async def leave(self, place: Place, seat: int) -> None:
        """Somebody goes; a bot plays for them until they come back."""
        async with self.table.held(place):
            if self.own(place, seat) in self.why or not self.may_leave():
                raise NotAllowed
            await self.stand_in([seat], "left")
        self.table.bots.wake()

    async def stand_in(self, seats: list[int], why: str) -> None:
        """Bots take over these seats. Only with the lock held."""
        self.why.update(dict.fromkeys(seats, why))
        self.table.offers.forget()  # whoever plays no more is not asked
        await self.table.touch()

    async def come_back(self, place: Place, seat: int) -> None:
        """Somebody asks for their seat, and gets it."""
        async with self.table.held(place):
            if self.why.get(self.own(place, seat)) not in FOR_NOW:
                raise NotAllowed
            del self.why[seat]
            await self.table.touch()
