"""Several server processes on one port: they share its socket, one that dies is replaced, and all end together."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any, Final

SPAWN: Final = multiprocessing.get_context("spawn")
LOOK: Final = 0.2  # seconds between two looks at the processes
TOO_SOON: Final = 5.0  # a process that has lived no longer is not simply started again
FAREWELL: Final = 8.0  # seconds to finish what is under way


def listening(host: str, port: int) -> socket.socket:
    """A socket that several processes can accept connections from."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.create_server((host, port), family=family, backlog=2048)
    made.set_inheritable(True)
    return made


class Crew:
    """So many processes that run `work(*args)`."""

    def __init__(self, number: int, work: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.number = number
        self.work = work
        self.args = args
        self.processes: dict[BaseProcess, float] = {}  # since when each has run
        self.ending = False

    def run(self) -> bool:
        """Until a signal ends all of them; False if they end by themselves."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._end)
        for _ in range(self.number):
            self._start()
        sound = True
        while sound and not self.ending:
            time.sleep(LOOK)
            for process in [process for process in self.processes if not process.is_alive()]:
                lived = time.monotonic() - self.processes.pop(process)
                if lived < TOO_SOON:
                    sound = False
                elif not self.ending:
                    self._start()
        self._stop_all()
        return sound

    def _start(self) -> None:
        process = SPAWN.Process(target=self.work, args=self.args)
        process.start()
        self.processes[process] = time.monotonic()

    def _end(self, *_: object) -> None:
        self.ending = True

    def _stop_all(self) -> None:
        for process in self.processes:
            process.terminate()
        latest = time.monotonic() + FAREWELL
        for process in self.processes:
            process.join(max(0.0, latest - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
