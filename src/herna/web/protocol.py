"""Connections: how many there may be, and how long one may keep us waiting for a request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from herna.web.limits import Count, Limits, TooMany, network_of

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
LATE: Final = short_answer("408 Request Timeout", "The request took too long to come.\n")


class RoomProtocol(H11Protocol):
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
        self.in_head = True
        self.waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
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
        self.wait(0)
        if self.counted:
            self.addresses.give_back(self.counted)
            self.counted = ""

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:  # a head has begun
            if self.waiting is None:
                self.wait(self.limits.header_seconds)
        elif self.conn.their_state is h11.SEND_BODY:
            if self.waiting is None or self.in_head:
                self.wait(self.limits.body_seconds, in_head=False)
        else:
            self.wait(0)

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


App = Callable[[Any, Any, Any], Awaitable[None]]


def forgiving(app: App) -> App:
    """The application, without complaints about answers that nobody can get: the request itself was broken off."""

    async def call(scope: Any, receive: Any, send: Any) -> None:
        with suppress(h11.LocalProtocolError):
            await app(scope, receive, send)

    return call
