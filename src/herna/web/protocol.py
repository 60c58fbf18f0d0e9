"""Connections: how many there may be, and how long one may keep us waiting for a request."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from herna.web.limits import Count, Limits, TooMany, network_of

LARGEST_HEAD: Final = 65_536  # bytes; the parser itself would take any number
MOST_AHEAD: Final = 4  # requests that may be sent before the answer to the first one has come

ANSWER: Final = (
    "HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\n{more}connection: close\r\n"
    "content-length: {length}\r\n\r\n{words}"
)


def short_answer(status: str, words: str, more: str = "") -> bytes:
    return ANSWER.format(status=status, words=words, more=more, length=len(words)).encode("ascii")


FULL: Final = short_answer(
    "503 Service Unavailable",
    "The room has as many connections as it can hold. Please try again in a few seconds.\n",
    "retry-after: 5\r\n",
)
LARGE: Final = short_answer("431 Request Header Fields Too Large", "The head of the request is too large.\n")
LATE: Final = short_answer("408 Request Timeout", "The request took too long to come.\n")


class Joined(asyncio.Transport):
    """A connection on which all that is written at the same moment goes out in one piece.

    An answer's head and its body are written one after the other, and each piece is a call of the system that wakes up
    whoever waits for it.
    """

    def __init__(self, onward: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.onward = onward
        self.loop = loop
        self.pieces: list[bytes] = []
        self.is_closing = onward.is_closing  # type: ignore[method-assign]
        self.get_extra_info = onward.get_extra_info  # type: ignore[method-assign]
        self.pause_reading = onward.pause_reading  # type: ignore[method-assign]
        self.resume_reading = onward.resume_reading  # type: ignore[method-assign]

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.pieces:
            self.loop.call_soon(self.flush)
        self.pieces.append(bytes(data))

    def flush(self) -> None:
        pieces, self.pieces = self.pieces, []
        if pieces and not self.onward.is_closing():
            self.onward.write(pieces[0] if len(pieces) == 1 else b"".join(pieces))

    def close(self) -> None:
        """What was written before still goes out."""
        self.flush()
        self.onward.close()

    def abort(self) -> None:
        self.onward.abort()


class RoomProtocol(HttpToolsProtocol):
    """Counts connections, and closes those whose request does not come."""

    limits: ClassVar[Limits]
    proxies: ClassVar[tuple[str, ...]]
    addresses: ClassVar[Count]  # connections of each

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.counted = ""  # the address that this connection counts for
        self.head = 0  # bytes of the head that is being read, or of what comes before one
        self.body = False  # is the body of a request being read?
        self.in_head = True
        self.waiting: asyncio.TimerHandle | None = None
        self.last: RequestResponseCycle | None = None  # the last request
        self.unanswered: list[RequestResponseCycle] = []  # requests before the last one that have no answer yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        transport = Joined(transport, self.loop)
        super().connection_made(transport)
        address = network_of(self.client[0] if self.client else "")
        try:
            if len(self.connections) > self.limits.connections:
                raise TooMany(5)
            if address not in self.proxies and "*" not in self.proxies:
                self.addresses.take(address, self.limits.connections_per_address)
                self.counted = address
        except TooMany:
            transport.write(FULL)
            transport.close()
            return
        self.wait(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for cycle in self.unanswered:  # only the last one hears of it by itself
            cycle.disconnected = True
            cycle.message_event.set()
        self.unanswered.clear()
        self.wait(0)
        if self.counted:
            self.addresses.give_back(self.counted)
            self.counted = ""

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.head += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.body:
            if self.waiting is None or self.in_head:
                self.wait(self.limits.body_seconds, in_head=False)
        elif self.head:  # a head has begun, or something that is none
            if self.head > LARGEST_HEAD:
                self.transport.write(LARGE)
                self.transport.close()
            elif self.waiting is None:
                self.wait(self.limits.header_seconds)
        else:
            self.wait(0)

    def on_headers_complete(self) -> None:
        self.body = True
        super().on_headers_complete()
        before, self.last = self.last, self.cycle
        if before is not None and not before.response_complete:
            self.unanswered = [*[cycle for cycle in self.unanswered if not cycle.response_complete], before]
            if len(self.unanswered) > MOST_AHEAD:
                self.transport.close()
            else:
                self.flow.resume_reading()  # who does not read does not notice either that the connection has ended

    def on_message_complete(self) -> None:
        self.body = False
        self.head = 0
        super().on_message_complete()

    def wait(self, seconds: float, in_head: bool = True) -> None:
        """Close the connection if what is awaited does not come within so many seconds; 0: nothing is."""
        if self.waiting is not None:
            self.waiting.cancel()
        self.in_head = in_head
        self.waiting = self.loop.call_later(seconds, self.give_up) if seconds else None

    def give_up(self) -> None:
        if not self.transport.is_closing():
            if self.in_head or not self.cycle.response_started:
                self.transport.write(LATE)
            self.transport.close()


def protocol_for(limits: Limits, proxies: tuple[str, ...]) -> type[RoomProtocol]:
    """The protocol class of one room. A proxy brings many people's connections, so its own are not counted."""
    return type("RoomProtocol", (RoomProtocol,), {"limits": limits, "proxies": proxies, "addresses": Count()})
