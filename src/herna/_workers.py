"""Pools of worker processes, none of which outlives the process that started it, however that one ends."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def spawned(width: int, deaf: bool = True) -> ProcessPoolExecutor:
    """So many workers. They are fresh processes and no forks, since whoever starts them may have threads.

    `deaf` ones leave Ctrl+C to whoever hands out the work; that one ends them itself.
    """
    return ProcessPoolExecutor(width, get_context("spawn"), initializer=begin_work, initargs=(deaf,))


def begin_work(deaf: bool) -> None:
    if deaf:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that is killed cannot end its workers, and they would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
