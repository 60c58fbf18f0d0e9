"""A room for tests: a real server on loopback, in a thread of its own, that stops by itself."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
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
from herna.web.limits import Limits
from herna.web.pages.table import frame
from herna.web.serve import server_for
from herna.web.settings import RoomSettings
from herna.web.store import NewSeat, Store
from herna.web.tables.live import LiveTable
from herna.web.tables.thinkers import Thinkers

Result = TypeVar("Result")
LOGGERS = (None, "litestar", "uvicorn", "uvicorn.error")  # the root, and those that do not tell the root
logging.getLogger("httpx").setLevel(logging.WARNING)  # else it tells of every request
PATIENT = Limits(  # tests are one machine that does the work of hundreds of people
    tables_per_minute=100_000, choices_per_minute=1_000_000, choices_per_seat=1_000_000, hints_per_minute=100_000,
    connections_per_address=800, streams_per_address=800, listings_per_minute=100_000, joins_per_minute=100_000,
)  # fmt: skip


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """`asyncio.run` in a thread of its own: while a test process has a browser open, its own thread has a loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def until_the_end(stream: httpx.Response) -> Iterator[str]:
    """The lines of a stream that must end by itself; one that does not is left after some thirty signs of life."""
    return islice(stream.iter_lines(), 100)


@asynccontextmanager
async def live_table(
    folder: Path, seed: int, game: str = "mindbug", bot: str | None = None, **options: Any
) -> AsyncGenerator[LiveTable, None]:
    """A table without a server around it: Eva against Adam, who may be a bot."""
    store = await Store.open(f"sqlite:///{folder / 'room.db'}")
    thinkers = Thinkers(1, 10.0)
    start = herna.game(game).new(seed=seed, **options)
    id = await store.create(start.setup.as_dict(), [NewSeat("Eva"), NewSeat("Adam", bot)], [], False, None)
    stored = await store.read(id)
    assert stored is not None
    live = LiveTable(stored, store, thinkers, frame)
    await live.load()
    try:
        yield live
    finally:
        thinkers.close()
        await store.close()


class Memory(logging.Handler):
    """Remembers what is written down."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def written_down() -> Iterator[Memory]:
    """What rooms write into their logs. (A room that starts sets up logs anew, so that pytest's own ear is gone.)"""
    memory = Memory()
    for name in LOGGERS:
        logging.getLogger(name).addHandler(memory)
    try:
        yield memory
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(memory)


def log_to_the_process() -> None:
    """What rooms write down goes where this process writes, as long as it runs.

    A room writes to what is standard error when it opens. In a test with `capsys` this is a file that is closed at the
    end of the test; all that rooms write later would fail.
    """
    for name in LOGGERS:
        for handler in logging.getLogger(name).handlers:
            listener = getattr(handler, "listener", None)
            for writer in listener.handlers if listener else [handler]:
                if type(writer) is logging.StreamHandler:  # what derives from it is pytest's own
                    writer.setStream(sys.__stderr__)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class RoomServer:
    """`stop` and `start` again keep the port and the database, as after a crash."""

    def __init__(
        self, folder: Path, port: int | None = None, limits: Limits | None = None, database: str = "", **settings: Any
    ) -> None:
        self.database = database or f"sqlite:///{folder / 'room.db'}"
        self.port = port or free_port()
        self.limits = limits or PATIENT
        # tests want the same cards each time
        self.settings: dict[str, Any] = {"chosen_seeds": True, "heartbeat": 1.0, "proxies": (), **settings}
        self.server: uvicorn.Server | None = None
        self.thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = RoomSettings(
            self.database,
            "127.0.0.1",
            self.port,
            thinkers=1,
            limits=self.limits,
            **self.settings,
        )
        self.server = server_for(settings, "error")
        log_to_the_process()
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        for _ in range(1200):
            if self.server.started:
                return
            time.sleep(0.05)
        raise RuntimeError("the room did not open within a minute")

    def stop(self) -> None:
        if self.server is not None and self.thread is not None:
            self.server.should_exit = True
            self.thread.join(45)
            if self.thread.is_alive():
                raise RuntimeError("the room did not close within 45 seconds")
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


def wait_until_open(port: int) -> None:
    """Until a room in another process answers."""
    for _ in range(900):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/bots")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the room did not open within ninety seconds")
