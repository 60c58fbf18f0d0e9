"""Talking at a table: a few ready phrases, and what people write where the table allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herna.kernel.errors import HernaError
from herna.web.store.talking import Mark, Message, marks_of, said_at, say
from herna.web.tables.places import NotAllowed, Place

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

PHRASES: Final = ("hello", "luck", "moment", "well", "oops", "thanks", "game", "again")
LONGEST: Final = 280
EVERYBODY: Final = ("table", "watch")


class BadMessage(HernaError):
    """This cannot be said."""


class Talk:
    """The talk at one table. Spectators have a channel of their own, which players see only when the game is over."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.marks: dict[str, Mark] = {}

    def possible(self, place: Place) -> bool:
        """Whether there is anybody to talk to."""
        return place.watching or len({seat.key for seat in self.table.stored.seats if seat.bot is None}) > 1

    def heard_by(self, place: Place) -> tuple[str, ...]:
        return EVERYBODY if place.watching or self.table.over else ("table",)

    def mark(self, place: Place) -> list[Mark]:
        """Changes whenever there is something new for this place."""
        return [self.marks.get(channel, (0, 0)) for channel in self.heard_by(place)]

    async def say(self, place: Place, phrase: str, text: str) -> None:
        table = self.table
        if phrase and phrase not in PHRASES:
            raise BadMessage(f"a phrase is one of: {', '.join(PHRASES)}")
        if not phrase and not table.terms.chat:
            raise NotAllowed
        said = "" if phrase else cleaned(text)
        seat = None if place.watching else table.acting(place, table.state)
        if seat is None and not place.watching:
            seat = table.facing.get(place.key, place.seats[0])
        channel = "watch" if place.watching else "table"
        await say(table.store, table.stored.id, channel, seat, phrase, said, table.now())
        await self.look()

    async def read(self, place: Place) -> list[Message]:
        return await said_at(self.table.store, self.table.stored.id, self.heard_by(place))

    async def look(self) -> None:
        """Somebody has said something, here or at another server: pages are told that there is something to read."""
        await self.learn((await marks_of(self.table.store, [self.table.stored.id])).get(self.table.stored.id, {}))

    async def learn(self, marks: dict[str, Mark]) -> None:
        if marks != self.marks:
            self.marks = marks
            async with self.table.news:
                self.table.news.notify_all()


def cleaned(text: str) -> str:
    """One line of plain text, without signs that cannot be seen, such as those that turn the direction of letters."""
    if len(text) > LONGEST:
        raise BadMessage(f"a message has up to {LONGEST} characters, and this one has {len(text)}")
    shown = " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())
    if not shown:
        raise BadMessage("the message is empty")
    return shown
