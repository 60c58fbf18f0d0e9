"""Taking choices back: free while nothing has come to light, otherwise with the others' consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.web.tables.places import NotAllowed, Place

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable


class UndoWish:
    """Somebody asks to take back what has shown others something."""

    def __init__(self, upto: int, needed: set[str], asker: int) -> None:
        self.upto = upto
        self.needed = needed  # keys of the places that have not agreed yet
        self.asker = asker


class Undo:
    """One table's way back. `past` has (who chose, what was disclosed before) for every choice.

    Choices that one click made together (`StoredTable.linked`) are taken back together.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.past: list[tuple[int, int]] = []
        self.wish: UndoWish | None = None

    def point(self, place: Place) -> int | None:
        """The number of the last choice that this place has made; of several made by one click, the first."""
        for number in range(len(self.past) - 1, -1, -1):
            if self.past[number][0] in place.seats and number not in self.table.stored.linked:
                return number
        return None

    def is_free(self, place: Place, upto: int) -> bool:
        """Nothing came to light since, and no other person's choice would be lost."""
        others = [who for who, _ in self.past[upto:] if who not in place.seats]
        if any([self.table.stored.seats[who].bot is None for who in others if who >= 0]):
            return False
        return self.past[upto][1] == self.table.state.disclosed

    def asked_of(self, place: Place) -> int | None:
        """The seat that waits for this place to agree."""
        return self.wish.asker if self.wish is not None and place.key in self.wish.needed else None

    def renew(self, old: str, new: str) -> None:
        """Another key has taken the place of this one."""
        if self.wish is not None and old in self.wish.needed:
            self.wish.needed = (self.wish.needed - {old}) | {new}

    async def ask(self, place: Place) -> None:
        """Take back at once where that is harmless or nobody else is there; otherwise ask the others."""
        table = self.table
        async with table.held(place):
            upto = self.point(place)
            playing = table.standing.playing()
            if upto is None or table.over or place.key not in playing:
                raise NotAllowed
            others = {key for key in playing if key != place.key}
            if not others or self.is_free(place, upto):
                await table.take_back(upto)
            else:
                self.wish = UndoWish(upto, others, self.past[upto][0])
                await table.touch()
        table.bots.wake()

    async def answer(self, place: Place, agree: bool) -> None:
        async with self.table.held(place):
            wish = self.wish
            if wish is None or place.key not in wish.needed:
                raise NotAllowed
            wish.needed.discard(place.key)
            if agree and not wish.needed:
                await self.table.take_back(wish.upto)
            else:
                if not agree:
                    self.wish = None
                await self.table.touch()
        self.table.bots.wake()
