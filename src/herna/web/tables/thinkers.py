"""Bots think in processes of their own, never in the server's loop; a process that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import herna
from herna.players import Observation, make_player

ATTEMPTS: Final = 3
LONGEST_START: Final = 60.0  # seconds
SPAWN: Final = multiprocessing.get_context("spawn")  # not forked: the server has threads and open connections

Task = tuple[str, bytes, int, str, int]  # game, snapshot, seat, bot, seed


class NoAnswer(Exception):
    """A bot has crashed or kept silent as often as we were ready to ask it."""


class Thought:
    """What a bot has decided: the number of the option, and how much of its thinking went into each option."""

    def __init__(self, choice: int, shares: tuple[float, ...]) -> None:
        self.choice = choice
        self.shares = shares


class Thinkers:
    """As many processes as are wanted; each is served by one thread, which waits for it and replaces it."""

    def __init__(self, processes: int, patience: float) -> None:
        self.patience = patience  # seconds; a bot bounds its own thinking far below
        self.threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self.own = threading.local()
        self.workers: list[Worker] = []

    def warm(self) -> None:
        """Start a process before it is needed, so that the first bot does not keep people waiting."""
        self.threads.submit(lambda: self._worker().connected())

    async def think(self, game: str, blob: bytes, seat: int, bot: str, seed: int) -> Thought:
        """What this bot would choose for the seat; asked again if need be, then `NoAnswer`."""
        loop = asyncio.get_running_loop()
        fault = ""
        for _ in range(ATTEMPTS):
            try:
                return await loop.run_in_executor(self.threads, self._ask, (game, blob, seat, bot, seed))
            except NoAnswer as e:
                fault = str(e)
        raise NoAnswer(fault)

    def _ask(self, task: Task) -> Thought:
        return self._worker().ask(task, self.patience)

    def _worker(self) -> Worker:
        """The worker of this thread."""
        worker: Worker | None = getattr(self.own, "worker", None)
        if worker is None:
            worker = self.own.worker = Worker()
            self.workers.append(worker)
        return worker

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.close()


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.closed = False

    def ask(self, task: Task, patience: float) -> Thought:
        try:
            line = self.connected()
            line.send(task)
            if not line.poll(patience):
                raise NoAnswer(f"no answer within {patience:g} seconds")
            choice, shares, fault = line.recv()
        except (EOFError, OSError) as e:
            self.stop()
            raise NoAnswer("the process has died") from e
        except NoAnswer:
            self.stop()
            raise
        if fault:
            raise NoAnswer(fault)
        return Thought(choice, shares)

    def connected(self) -> Connection:
        """The line to a process that is ready."""
        if self.closed:
            raise NoAnswer("the room is closed")
        if self.line is None:
            self.line, theirs = SPAWN.Pipe()
            self.process = SPAWN.Process(target=serve_thoughts, args=(theirs,), daemon=True)
            self.process.start()
            theirs.close()  # only the process holds its end: when it dies, the line ends
            if not self.line.poll(LONGEST_START):
                raise NoAnswer("the process does not start")
            self.line.recv()
        return self.line

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def close(self) -> None:
        """For good. A thread may be waiting at the line: it hears its end."""
        self.closed = True
        if self.process is not None:
            self.process.kill()


# --- in the process --------------------------------------------------------------------------------------------
def serve_thoughts(line: Connection) -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's affair
    try:
        line.send("ready")
        while True:
            line.send(answer(line.recv()))
    except (EOFError, OSError):
        return


def answer(task: Task) -> tuple[int, tuple[float, ...], str]:
    """The bot sees the table only through its seat's eyes. Whatever it does wrong is told, not raised."""
    game, blob, seat, bot, seed = task
    try:
        seen = Observation(herna.game(game).load(blob), seat)
        player = make_player(bot, seed)
        choice = player.choose(seen)
        if not 0 <= choice < seen.width:
            return 0, (), f"there is no option {choice}"
        return choice, tuple(player.report().shares), ""
    except Exception as e:
        return 0, (), f"{type(e).__name__}: {e}"
