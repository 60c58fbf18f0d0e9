"""Bots think in processes of their own, never in the server's loop; a process that dies or hangs is replaced.

Bots that search take seconds, the others next to no time. So there is one process that only quick bots use, and they
never wait for the others. Those share their processes fairly (`queueing.py`): where many wait, each gets less time for
its search, so that all of them answer before the deadline; and whoever has still not had its turn by then is answered
for by a quick bot. Choices are stored as they were made, so a replay does not depend on who made them.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

import herna
from herna.kernel.errors import HernaError
from herna.players import Budget, Observation, Search, make_player
from herna.players.levels import Graded
from herna.web.tables.chores import Chore, Slice, work_on
from herna.web.tables.queueing import Answer, Queue, Wish

ATTEMPTS: Final = 3
LONGEST_START: Final = 60.0  # seconds
DEADLINE: Final = 10.0  # seconds that a table waits for a bot, at most
LEAST: Final = 0.2  # seconds of search that are worth the wait
UNBOUNDED: Final = 5.0  # seconds that we reckon with for a search that knows no limit
QUICK: Final = 0.01  # and for a bot that does not search
POLITE: Final = 5  # how far a search stands back on a busy machine (nice), so that pages and quick bots come first
LESSER: Final = "level4"  # who answers when time is up
LONGEST_SLICE: Final = 120.0  # seconds for a slice of other work, on the slowest of machines
SPAWN: Final = multiprocessing.get_context("spawn")  # not forked: the server has threads and open connections

Task = tuple[str, bytes, int, str, int, float | None]  # game, snapshot, seat, bot, seed, seconds (None: as it likes)


class NoAnswer(Exception):
    """A bot has crashed or kept silent as often as we were ready to ask it."""


class Thought:
    """What a bot has decided: the number of the option, and how much of its thinking went into each option.

    `lesser`: there was no time for the bot itself, and a quicker one has answered.
    """

    def __init__(self, choice: int, shares: tuple[float, ...], lesser: bool = False) -> None:
        self.choice = choice
        self.shares = shares
        self.lesser = lesser


class Mind(Protocol):
    """Where bots think; `ask` and `work` wait, so they are called in a thread."""

    def ask(self, task: Task, patience: float) -> Answer: ...

    def work(self, chore: Chore, patience: float) -> Slice: ...

    def close(self) -> None: ...


@lru_cache(256)
def seconds_of(bot: str) -> float:
    """How long this bot may think."""
    try:
        player = make_player(bot, 0)
    except HernaError:
        return QUICK  # it will be told soon enough
    if isinstance(player, Graded):
        return player.level.seconds or QUICK
    return (player.limits.seconds or UNBOUNDED) if isinstance(player, Search) else QUICK


class Thinkers:
    """Minds for bots that search (as many as are wanted), and one more for quick bots; each is served by a thread."""

    def __init__(
        self, processes: int, patience: float, deadline: float = DEADLINE, searching: list[Mind] | None = None
    ) -> None:
        self.patience = patience  # seconds; a bot bounds its own thinking far below
        self.deadline = deadline
        self.workers = [Worker(), *[Worker(POLITE) for _ in range(0 if searching is not None else processes)]]
        self.swift = self.workers[0]
        self.searching: list[Mind] = [*self.workers[1:]] if searching is None else searching
        self.threads = ThreadPoolExecutor(1 + len(self.searching), thread_name_prefix="thinker")
        self.free: list[Mind] = [self.swift, *self.searching]
        self.quick: Queue[Wish] = Queue()
        self.deep: Queue[Wish] = Queue()
        self.later: deque[tuple[Chore, asyncio.Future[Slice]]] = deque()  # when no bot waits

    def warm(self) -> None:
        """Start a process before it is needed, so that the first bot does not keep people waiting."""
        self.threads.submit(self.swift.connected)

    async def think(self, game: str, blob: bytes, seat: int, bot: str, seed: int, table: str = "") -> Thought:
        """What this bot would choose for the seat; asked again if need be, then `NoAnswer`."""
        wish = Wish(table, game, blob, seat, bot, seed, seconds_of(bot))
        deadline = asyncio.get_running_loop().call_later(self.deadline, self._give_up_waiting, wish)
        try:
            (self.deep if wish.cost > QUICK else self.quick).add(wish)
            self._hand_out()
            choice, shares, fault = await wish.answer
        finally:
            deadline.cancel()
            self.deep.leave(wish)
            self.quick.leave(wish)
        if fault:
            raise NoAnswer(fault)
        return Thought(choice, shares, wish.lesser)

    async def work(self, chore: Chore) -> Slice:
        """A slice of other work, done by a mind that searches as soon as no bot waits for it."""
        slice: asyncio.Future[Slice] = asyncio.get_running_loop().create_future()
        self.later.append((chore, slice))
        self._hand_out()
        try:
            return await slice
        finally:
            if (chore, slice) in self.later:
                self.later.remove((chore, slice))

    def _give_up_waiting(self, wish: Wish) -> None:
        if self.deep.leave(wish):
            self._ask_lesser(wish)
            self._hand_out()

    def _ask_lesser(self, wish: Wish) -> None:
        wish.bot, wish.cost, wish.lesser = LESSER, QUICK, True
        self.quick.add(wish)

    def _hand_out(self) -> None:
        """Give work to all that are free. The swift one does not search; the others do, or help it."""
        for mind in list(self.free):
            queue = self.deep if mind is not self.swift and len(self.deep) else self.quick
            if not len(queue):
                if mind is not self.swift and self.later:
                    self._hand_out_chore(mind)
                continue
            waiting = len(queue)
            wish = queue.take()
            self.free.remove(mind)
            task = (wish.game, wish.blob, wish.seat, wish.bot, wish.seed, self._seconds(wish, waiting))
            try:
                asked = asyncio.get_running_loop().run_in_executor(self.threads, mind.ask, task, self.patience)
            except RuntimeError:  # closed
                wish.answer.cancel()
                continue
            asked.add_done_callback(partial(self._answered, mind, wish))

    def _hand_out_chore(self, mind: Mind) -> None:
        chore, slice = self.later.popleft()
        self.free.remove(mind)
        try:
            asked = asyncio.get_running_loop().run_in_executor(self.threads, mind.work, chore, LONGEST_SLICE)
        except RuntimeError:  # closed
            slice.cancel()
            return
        asked.add_done_callback(partial(self._worked, mind, slice))

    def _worked(self, mind: Mind, slice: asyncio.Future[Slice], asked: asyncio.Future[Slice]) -> None:
        self.free.append(mind)
        if not slice.done():
            if asked.cancelled():
                slice.cancel()
            else:
                error = asked.exception()
                slice.set_result(asked.result() if error is None else Slice(None, False, str(error)))
        self._hand_out()

    def _seconds(self, wish: Wish, waiting: int) -> float | None:
        """How long it may search: as long as it likes, or less if many wait, or if it has waited long itself."""
        left = self.deadline - (asyncio.get_running_loop().time() - wish.asked)
        share = self.deadline * len(self.searching) / waiting
        seconds = max(LEAST, min(left, share))
        return None if wish.cost <= seconds else seconds

    def _answered(self, mind: Mind, wish: Wish, asked: asyncio.Future[Answer]) -> None:
        self.free.insert(0 if mind is self.swift else len(self.free), mind)
        if asked.cancelled():
            wish.answer.cancel()
            return
        error = asked.exception()
        answer = asked.result() if error is None else (0, (), str(error))
        wish.attempts += 1
        if not wish.answer.done():
            if not answer[2] or wish.attempts == ATTEMPTS:
                wish.answer.set_result(answer)
            elif wish.cost <= QUICK:
                self.quick.add(wish)
            elif wish.attempts == ATTEMPTS - 1:
                self._ask_lesser(wish)
            else:
                self.deep.add(wish)
        self._hand_out()

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for mind in {*self.workers, *self.searching}:
            mind.close()


class Worker:
    """One process and the line to it."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.closed = False

    def ask(self, task: Task, patience: float) -> Answer:
        answer: Answer = self._exchange(task, patience)
        return answer

    def work(self, chore: Chore, patience: float) -> Slice:
        slice: Slice = self._exchange(chore, patience)
        return slice

    def _exchange(self, task: Task | Chore, patience: float) -> Any:
        try:
            line = self.connected()
            line.send(task)
            if not line.poll(patience):
                raise NoAnswer(f"no answer within {patience:g} seconds")
            return line.recv()
        except (EOFError, OSError) as e:
            self.stop()
            raise NoAnswer("the process has died") from e
        except NoAnswer:
            self.stop()
            raise

    def connected(self) -> Connection:
        """The line to a process that is ready."""
        if self.closed:
            raise NoAnswer("the room is closed")
        if self.line is None:
            self.line, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=serve_thoughts, args=(theirs, self.nice), daemon=True)
            process.start()
            self.process = process  # not before: one that has not started cannot be killed
            theirs.close()  # only the process holds its end: when it dies, the line ends
            if self.closed:  # meanwhile, by another thread
                raise NoAnswer("the room is closed")
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
def serve_thoughts(line: Connection, nice: int) -> None:
    """Answer until the server is gone."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's affair
    try:
        line.send("ready")
        while True:
            line.send(serve(line.recv()))
    except (EOFError, OSError):
        return


def serve(task: Task | Chore) -> Answer | Slice:
    return work_on(task) if isinstance(task, Chore) else answer(task)


def answer(task: Task) -> Answer:
    """The bot sees the table only through its seat's eyes. Whatever it does wrong is told, not raised."""
    game, blob, seat, bot, seed, seconds = task
    try:
        budget = None if seconds is None else Budget(seconds=seconds)
        seen = Observation(herna.game(game).load(blob), seat, budget)
        player = make_player(bot, seed)
        choice = player.choose(seen)
        if not 0 <= choice < seen.width:
            return 0, (), f"there is no option {choice}"
        return choice, tuple(player.report().shares), ""
    except Exception as e:
        return 0, (), f"{type(e).__name__}: {e}"
