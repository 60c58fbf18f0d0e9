"""A room for tests: a real server on loopback, in a thread of its own, that stops by itself."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from herna.web.app import create_app
from herna.web.settings import Settings

Result = TypeVar("Result")


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """`asyncio.run` in a thread of its own: while a test process has a browser open, its own thread has a loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


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
        settings = Settings(self.database, "127.0.0.1", self.port, thinkers=1, heartbeat=1.0)
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
