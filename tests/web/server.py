"""A room for tests: a real server on loopback, in a thread of its own, that stops by itself."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import AsyncGenerator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

import herna
from herna.web.app import create_app
from herna.web.pages.table import frame
from herna.web.settings import RoomSettings
from herna.web.store import NewSeat, Store
from herna.web.tables.live import LiveTable
from herna.web.tables.thinkers import Thinkers

Result = TypeVar("Result")


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """`asyncio.run` in a thread of its own: while a test process has a browser open, its own thread has a loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def until_the_end(stream: httpx.Response) -> Iterator[str]:
    """The lines of a stream that must end by itself; one that does not is left after some thirty signs of life."""
    return islice(stream.iter_lines(), 100)


@asynccontextmanager
async def live_table(folder: Path, seed: int, **options: Any) -> AsyncGenerator[LiveTable, None]:
    """A table of Mindbug without a server around it: Eva against Adam."""
    store = await Store.open(f"sqlite:///{folder / 'room.db'}")
    thinkers = Thinkers(1, 10.0)
    start = herna.game("mindbug").new(seed=seed, **options)
    id = await store.create(start.setup.as_dict(), [NewSeat("Eva"), NewSeat("Adam")], [], False, None)
    stored = await store.read(id)
    assert stored is not None
    live = LiveTable(stored, store, thinkers, frame)
    await live.load()
    try:
        yield live
    finally:
        thinkers.close()
        await store.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class RoomServer:
    """`stop` and `start` again keep the port and the database, as after a crash."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.database = f"sqlite:///{folder / 'room.db'}"
        self.port = port or free_port()
        self.server: uvicorn.Server | None = None
        self.thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = RoomSettings(self.database, "127.0.0.1", self.port, thinkers=1, heartbeat=1.0)
        config = uvicorn.Config(
            create_app(settings), host="127.0.0.1", port=self.port, log_level="error", timeout_graceful_shutdown=1
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        for _ in range(200):
            if self.server.started:
                return
            time.sleep(0.05)
        raise RuntimeError("the room did not open within ten seconds")

    def stop(self) -> None:
        if self.server is not None and self.thread is not None:
            self.server.should_exit = True
            self.thread.join(15)
            if self.thread.is_alive():
                raise RuntimeError("the room did not close within fifteen seconds")
        self.server = self.thread = None


@contextmanager
def two_rooms(folder: Path) -> Iterator[list[RoomServer]]:
    """Two servers with one database."""
    rooms = [RoomServer(folder), RoomServer(folder)]
    for room in rooms:
        room.start()
    try:
        yield rooms
    finally:
        for room in rooms:
            room.stop()
