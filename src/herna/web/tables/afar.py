"""Bots that think on a Ray cluster, so that a room can outgrow its machine.

Ray ends its program when it loses the cluster, so it gets a process of its own; the room goes on without it, and
connects anew when the next bot is to think.
"""

from __future__ import annotations

import signal
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from herna._ray import RayCluster
from herna.kernel.errors import HernaError
from herna.web.tables.chores import Chore, Slice
from herna.web.tables.queueing import Answer
from herna.web.tables.thinkers import LONGEST_START, SPAWN, Mind, NoAnswer, Task, serve

FAREWELL: Final = 3.0  # seconds to leave the cluster in good order


class Afar:
    """A cluster, and the process that talks to it; any number of threads may ask at once."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.starting = threading.Lock()
        self.sending = threading.Lock()
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.waiting: dict[int, Future[Any]] = {}
        self.asked = 0
        self.width = 0
        self.closed = False

    def minds(self) -> list[Mind]:
        """As many as the cluster has cores; an error if there is no cluster."""
        try:
            self.connected()
        except NoAnswer as e:
            raise HernaError(str(e)) from None
        return [Core(self) for _ in range(self.width)]

    def connected(self) -> Connection:
        with self.starting:
            if self.closed:
                raise NoAnswer("the room is closed")
            if self.line is None:
                line, theirs = SPAWN.Pipe()
                self.process = SPAWN.Process(target=serve_cluster, args=(theirs, self.address), daemon=True)
                self.process.start()
                theirs.close()
                try:
                    told = line.recv() if line.poll(LONGEST_START) else "it does not answer"
                except (EOFError, OSError):
                    told = "its process has ended"
                if isinstance(told, str):
                    self.process.kill()
                    raise NoAnswer(f"no Ray cluster at {self.address!r}: {told}")
                self.line, self.width = line, told
                threading.Thread(target=self._hear, args=(line,), daemon=True).start()
            return self.line

    def ask(self, task: Task | Chore, patience: float) -> Any:
        line, heard = self.connected(), Future[Any]()
        try:
            with self.sending:
                self.asked += 1
                number = self.asked
                self.waiting[number] = heard
                line.send((number, task))
            return heard.result(patience)
        except OSError as e:  # a TimeoutError is one, too
            raise NoAnswer(f"Ray: {type(e).__name__}") from e

    def _hear(self, line: Connection) -> None:
        """Pass answers on until the line ends; then nobody waits any longer."""
        try:
            while True:
                number, found = line.recv()
                self.waiting.pop(number).set_result(found)
        except (EOFError, OSError):
            with self.starting:
                self.line = None
            while self.waiting:
                self.waiting.popitem()[1].set_exception(NoAnswer("the Ray cluster is lost"))

    def close(self) -> None:
        """For good: the process hears the end of the line, and leaves the cluster."""
        self.closed = True
        if self.line is not None and self.process is not None:
            self.line.send(None)
            self.process.join(FAREWELL)
            self.process.kill()


class Core:
    """One of the cluster's cores, as the room sees it."""

    def __init__(self, cluster: Afar) -> None:
        self.cluster = cluster

    def ask(self, task: Task, patience: float) -> Answer:
        answer: Answer = self.cluster.ask(task, patience)
        return answer

    def work(self, chore: Chore, patience: float) -> Slice:
        slice: Slice = self.cluster.ask(chore, patience)
        return slice

    def close(self) -> None:
        """The cluster itself is closed when all are."""


# --- in the process --------------------------------------------------------------------------------------------
def serve_cluster(line: Connection, address: str) -> None:
    """Hand tasks on to Ray until the room is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's affair
    try:
        cluster = RayCluster(address)
    except HernaError as e:
        line.send(str(e).rpartition(": ")[2] or "there is none")
        return
    ray, sending = cluster.ray, threading.Lock()
    think = ray.remote(max_retries=0)(serve)  # who asked is told of a dead worker, and asks again

    def pass_on(number: int, task: Task | Chore) -> None:
        found: Answer | Slice
        try:
            found = ray.get(think.remote(task))
        except Exception as e:
            fault = f"Ray: {type(e).__name__}"
            found = Slice(None, False, fault) if isinstance(task, Chore) else (0, (), fault)
        with sending:
            line.send((number, found))

    line.send(cluster.width)
    with ThreadPoolExecutor(cluster.width) as threads:
        try:
            while (asked := line.recv()) is not None:
                threads.submit(pass_on, *asked)
        except (EOFError, OSError):
            pass
        threads.shutdown(wait=False, cancel_futures=True)
        cluster.close()
