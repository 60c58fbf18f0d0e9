"""The office of whoever runs the room: a link that opens once, the message of the day, bans, retention."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from herna.kernel.errors import HernaError
from herna.web.limits import network_of
from herna.web.store.notes import LONGEST_NOTICE, all_notes, note, note_once

if TYPE_CHECKING:
    from herna.web.tables.room import Room

DAYS: Final = re.compile(r"\d{1,5}(\.\d{1,3})?", re.ASCII)
LONGEST_ADDRESS: Final = 64
BAN: Final = "ban "
KEEP: Final = "keep_days"
MOST_DAYS: Final = 99_999


class BadNote(HernaError):
    """This cannot be noted."""


class Office:
    """What the host has decided, known to all servers within seconds."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.notice = ""  # the message of the day
        self.banned: frozenset[str] = frozenset()
        self.inside: frozenset[str] = frozenset()  # digests of the cookies of those who have opened the link
        self.keep_days = room.settings.keep_days  # as the room was started, until the office says otherwise

    async def learn(self) -> None:
        notes = await all_notes(self.room.store)
        self.notice = notes.get("notice", "")
        self.banned = frozenset([name.removeprefix(BAN) for name in notes if name.startswith(BAN)])
        self.keep_days = float(notes.get(KEEP, self.room.settings.keep_days))
        self.inside = frozenset([value for name, value in notes.items() if name.startswith("office ")])

    async def enter(self, token: str) -> str:
        """The cookie for whoever opens the link first; empty for everybody else."""
        own = self.room.settings.office
        if not own or not secrets.compare_digest(token.encode(), own.encode()):
            return ""
        cookie = secrets.token_urlsafe(24)
        if not await note_once(self.room.store, f"office {digest(token)}", digest(cookie)):
            return ""
        await self.learn()
        return cookie

    def knows(self, cookie: str) -> bool:
        return bool(cookie) and digest(cookie) in self.inside

    async def say(self, text: str) -> None:
        """The message of the day; an empty one takes it away."""
        if len(text) > LONGEST_NOTICE:
            raise BadNote(f"the message of the day has up to {LONGEST_NOTICE} characters, and this one has {len(text)}")
        shown = " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())
        await note(self.room.store, "notice", shown)
        await self.learn()

    async def keep(self, days: str) -> None:
        """How long finished tables are kept, from the next cleaning on; an empty text: as the room was started."""
        text = days.strip()
        if text and not (DAYS.fullmatch(text) and float(text) <= MOST_DAYS):
            raise BadNote(f"finished tables are kept for 0 (for ever) to {MOST_DAYS} days")
        await note(self.room.store, KEEP, text)
        await self.learn()

    async def ban(self, address: str, banned: bool) -> None:
        """Nobody from this address comes in any more, or they may again."""
        known = network_of(address.strip())
        if not known or len(known) > LONGEST_ADDRESS or not known.isprintable():
            raise BadNote("an address is like 192.0.2.7 or 2001:db8::1")
        await note(self.room.store, BAN + known, "1" if banned else "")
        await self.learn()


def digest(secret: str) -> str:
    return sha256(f"herna office {secret}".encode()).hexdigest()
