"""Ending a game by consent: a draw, or calling it off. Everybody else who plays must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from herna.web.store.agreements import Ending
from herna.web.tables.places import NotAllowed, Place

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

OFFERED: Final = ("draw", "off")


class Offer:
    """Somebody offers to end the game."""

    def __init__(self, what: str, asker: int, needed: set[str]) -> None:
        self.what = what
        self.asker = asker
        self.needed = needed  # keys of the places that have not agreed yet

    def as_dict(self) -> dict[str, Any]:
        return {"what": self.what, "asker": self.asker, "needed": sorted(self.needed)}

    @staticmethod
    def read(kept: dict[str, Any] | None) -> Offer | None:
        return None if kept is None else Offer(kept["what"], kept["asker"], set(kept["needed"]))


class Offers:
    """The one offer that can lie on a table; the next choice of a person takes it away."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.open: Offer | None = None

    def asked_of(self, place: Place) -> Offer | None:
        """What waits for this place to agree."""
        return self.open if self.open is not None and place.key in self.open.needed else None

    def possible(self, place: Place) -> list[str]:
        """What this place may offer: a draw only where there is another person to agree to it."""
        playing = self.table.standing.playing()
        if self.table.over or self.open is not None or place.key not in playing:
            return []
        return ["draw", "off"] if len(playing) > 1 else ["off"]

    def mine(self, place: Place) -> bool:
        return self.open is not None and self.open.asker in place.seats

    def forget(self) -> None:
        self.open = None

    def renew(self, old: str, new: str) -> None:
        """Another key has taken the place of this one."""
        if self.open is not None and old in self.open.needed:
            self.open.needed = (self.open.needed - {old}) | {new}

    async def make(self, place: Place, what: str) -> None:
        """Offer it; where nobody else plays, the game is called off at once."""
        async with self.table.held(place):
            if what not in self.possible(place):
                raise NotAllowed
            playing = self.table.standing.playing()
            needed = {key for key in playing if key != place.key}
            asker = self.table.acting(place, self.table.state)
            self.open = Offer(what, playing[place.key][0] if asker is None else asker, needed)
            await self._settle()

    async def answer(self, place: Place, agree: bool) -> None:
        async with self.table.held(place):
            offer = self.asked_of(place)
            if offer is None:
                raise NotAllowed
            if agree:
                offer.needed.discard(place.key)
                await self._settle()
            else:
                self.forget()
                await self.table.touch()

    async def withdraw(self, place: Place) -> None:
        async with self.table.held(place):
            if not self.mine(place):
                raise NotAllowed
            self.forget()
            await self.table.touch()

    async def _settle(self) -> None:
        """Everybody is asked, or the game ends because all have agreed. Only with the lock held."""
        offer = self.open
        if offer is None or offer.needed:
            await self.table.touch()
            return
        seats = range(self.table.stored.players)
        winners = [seat for seat in seats if seat not in self.table.standing.out()] if offer.what == "draw" else []
        self.forget()
        await self.table.end(Ending(offer.what, winners, []))
