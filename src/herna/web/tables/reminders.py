"""Reminders of one's turn: one for each turn, by the first way that works, at whichever server, also after a restart.

A game between people that has waited for somebody for a while, while they are not here, is claimed in the database for
its turn; whoever has the claim reminds them. A claim is never given twice, so of a server that dies in this moment one
reminder is lost, and none comes twice. Messages go out from a queue of their own: nothing at a table waits for them.
"""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import timedelta
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final

import herna
from herna.web.sending import mail, push
from herna.web.sending.outside import BadTarget, NotSent, Outside, Unsure
from herna.web.store import Unavailable
from herna.web.store.notes import all_notes, note_once
from herna.web.store.store import now
from herna.web.store.ways import Turn, Way, claim, drop_ways, give_back, waiting_turns, ways_of
from herna.web.tables.presence import HERE_FOR
from herna.web.words import say

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable
    from herna.web.tables.room import Room

LOG: Final = logging.getLogger("herna.web")
OLDEST: Final = timedelta(days=1)  # a game that has waited longer when the room opens again is not spoken of any more
LOOKED_AT: Final = timedelta(minutes=30)  # whoever has the table open for so long without a choice is not looking
SENDERS: Final = 6  # messages under way at once
MOST_WAITING: Final = 300  # messages
GONE: Final = (404, 410)  # what a push service says of a device that wants no more messages
NOTE: Final = "vapid"


def turn_number(table: LiveTable, seat: int) -> int:
    """What names the present turn of a seat."""
    return int(table.stored.aside.get("waits", {}).get(str(seat), table.state.made))


class Reminders:
    def __init__(self, room: Room) -> None:
        settings = room.settings
        self.room = room
        self.outside = Outside(settings.push_inside)
        self.mails = ThreadPoolExecutor(1, "herna-mail")
        self.mailing = 0  # e-mails that wait for their thread
        self.queue: asyncio.Queue[Turn] = asyncio.Queue(MOST_WAITING)
        self.signer: push.Signer | None = None
        self.work: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Find the room's own keys, or make them: of several servers that start at once, one does."""
        if push.available():
            try:
                self.signer = await self._signer()
            except Unavailable as e:  # the room is of use without it, and finds its keys when it is opened again
                LOG.warning("no reminders by Web Push: %s", e)
        self.work = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]

    async def _signer(self) -> push.Signer:
        notes = await all_notes(self.room.store)
        if NOTE not in notes:
            await note_once(self.room.store, NOTE, push.Signer.new())
            notes = await all_notes(self.room.store)
        return push.Signer(notes[NOTE])

    async def close(self) -> None:
        """What was not begun is left to the next room."""
        for task in self.work:
            task.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        left = []
        while not self.queue.empty():
            left.append(self.queue.get_nowait())
        with suppress(Unavailable):
            await give_back(self.room.store, left)
        self.mails.shutdown(wait=False, cancel_futures=True)
        self.outside.close()

    # --- what can be offered ------------------------------------------------------------------------------------
    @property
    def key(self) -> str:
        """The public key that browsers are told; empty: there is no push here."""
        return "" if self.signer is None else self.signer.public

    @property
    def kinds(self) -> list[str]:
        settings = self.room.settings
        found = {"push": self.signer is not None, "mail": settings.mail is not None, "hook": bool(settings.webhook)}
        return [kind for kind, there in found.items() if there]

    # --- who is to be reminded ----------------------------------------------------------------------------------
    async def look(self) -> None:
        """Called again and again: claim the turns that somebody shall hear of, and send for them."""
        if not self.kinds:
            return
        moment, wait = now(), timedelta(seconds=self.room.settings.remind_seconds)
        for turn in await waiting_turns(self.room.store, moment - OLDEST, moment - wait):
            if self.queue.full():
                return  # the others have their turn at the next look
            if self._here(turn) and turn.changed > moment - LOOKED_AT:
                continue
            if await claim(self.room.store, turn.table, turn.seat, turn.number):
                self.queue.put_nowait(turn)

    def _here(self, turn: Turn) -> bool:
        """Whether somebody has the table open, here or at another server."""
        table = self.room.tables.get(turn.table)
        if table is not None:
            table.presence.notice()
        seen = max(turn.seen, table.presence.seen.get(turn.seat, 0.0) if table is not None else 0.0)
        return self.room.settings.clock() - seen < HERE_FOR

    # --- sending ------------------------------------------------------------------------------------------------
    async def _send_all(self) -> None:
        while True:
            turn = await self.queue.get()
            try:
                await self._remind(turn)
            except Unavailable as e:
                LOG.warning("a reminder was not sent: %s", e)
            except Exception:
                LOG.exception("a reminder could not be sent")

    async def _remind(self, turn: Turn) -> None:
        """By one way only: the next one is tried if the message surely did not arrive."""
        for way in await ways_of(self.room.store, turn.visitor):
            if not way.ready or way.kind not in self.kinds:
                continue
            try:
                if await self._send(way, turn):
                    return
            except NotSent as e:
                LOG.warning("a reminder by %s did not arrive: %s", way.kind, e)
            except Unsure as e:
                LOG.warning("a reminder by %s may not have arrived: %s", way.kind, e)
                return

    async def _send(self, way: Way, turn: Turn) -> bool:
        if way.kind == "mail":
            await self.write(self._reminder(way, turn))
            return True
        try:
            status = await (self._push(way, turn) if way.kind == "push" else self._tell_host(way, turn))
        except BadTarget as e:
            raise NotSent(str(e)) from None
        if way.kind == "push" and status in GONE:
            await drop_ways(self.room.store, way.visitor, [way.id])
        if not 200 <= status < 300:
            raise NotSent(f"answered {status}")
        return True

    async def _push(self, way: Way, turn: Turn) -> int:
        if self.signer is None:
            raise NotSent("there are no keys")
        title, body = words_for(way, turn)
        told = {"title": title, "body": body, "table": turn.table}
        device = push.Device(way.address, way.secrets["p256dh"], way.secrets["auth"])
        message = push.encrypted(json.dumps(told, ensure_ascii=False).encode(), device)
        headers = self.signer.headers(way.address, self.room.settings.contact, now().timestamp(), turn.table)
        return await self.outside.post(way.address, message, headers)

    async def _tell_host(self, way: Way, turn: Turn) -> int:
        """No key and no link of a seat: whoever reads it may be somebody else."""
        _, body = words_for(way, turn)
        told = {
            "kind": "turn",
            "name": turn.names[turn.seat],
            "game": turn.game,
            "against": turn.others,
            "table": turn.table,
            "room": f"{way.base}/",
            "text": f"{turn.names[turn.seat]}: {body}",
        }
        message = json.dumps(told, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json; charset=utf-8", "User-Agent": "Herna"}
        return await self.outside.post(self.room.settings.webhook, message, headers, trusted=True)

    def _reminder(self, way: Way, turn: Turn) -> EmailMessage:
        title, body = words_for(way, turn)
        text = say(way.lang, "mail.turn", body=body, link=f"{way.base}/mine/{turn.table}", stop=stop_link(way))
        return self.letter(way, f"{title}: {say(way.lang, 'mine.yours')}", text)

    def letter(self, way: Way, subject: str, text: str) -> EmailMessage:
        if self.room.settings.mail is None:
            raise NotSent("there is no server for e-mail")
        return mail.written(self.room.settings.mail, way.address, subject, text, stop_link(way))

    async def write(self, message: EmailMessage) -> None:
        """Send an e-mail, in a thread of its own."""
        server = self.room.settings.mail
        if server is None or self.mailing >= MOST_WAITING:
            raise NotSent("too many e-mails wait, or there is no server for them")
        self.mailing += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self.mails, mail.send, server, message)
        finally:
            self.mailing -= 1

    def write_soon(self, message: EmailMessage) -> None:
        """The same, but nobody waits for it."""

        async def write() -> None:
            try:
                await self.write(message)
            except (NotSent, Unsure) as e:
                LOG.warning("an e-mail may not have arrived: %s", e)

        self.work.append(asyncio.create_task(write()))
        self.work = [task for task in self.work if not task.done()]


def stop_link(way: Way) -> str:
    return f"{way.base}/mail/{way.id}.{way.secrets.get('link', '')}"


def words_for(way: Way, turn: Turn) -> tuple[str, str]:
    """The title and the text of a reminder."""
    title = herna.game(turn.game).title(way.lang) if turn.game in herna.games() else turn.game
    return title, say(way.lang, "remind.body", title=title, names=", ".join(turn.others))
