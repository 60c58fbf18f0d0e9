"""Bots think in processes of their own, never in the server's loop; a process that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import herna
from herna.players import Observation, make_player

ATTEMPTS = 3


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # spawned, not forked: the server has threads and open connections
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))

    async def rate(self, game: str, blob: bytes, seat: int, bot: str, seed: int) -> list[float]:
        """What this bot thinks of each option of the seat."""
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, think, game, blob, seat, bot, seed)
            except BrokenProcessPool:
                if self.pool is pool:  # the first to notice replaces it
                    self.pool = self._new_pool()
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def think(game: str, blob: bytes, seat: int, bot: str, seed: int) -> list[float]:
    """Runs in a process of the pool: the bot sees the table only through its seat's eyes."""
    state = herna.game(game).load(blob)
    return make_player(bot, seed).rate(Observation(state, seat))
