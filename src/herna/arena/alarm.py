"""Interrupting a bot that thinks too long, where the platform can do that."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any, Final

AGAIN: Final = 0.1  # a bot that swallows the interruption is interrupted again after so many seconds


class TimeUp(BaseException):
    """Raised inside a bot when its time is over; no `except Exception` of the bot's can swallow it."""


class Alarm:
    """Raises `TimeUp` in whatever runs between `set` and `stop`.

    It needs an interval timer and the main thread; elsewhere it does nothing, and a late answer is only noticed when
    it comes. A bot that is stuck inside a single call of compiled code is interrupted when that call returns.
    """

    def __init__(self, limit: float | None) -> None:
        self.limit = limit or 0.0
        main = threading.current_thread() is threading.main_thread()
        self.works = limit is not None and main and hasattr(signal, "setitimer")
        self.armed = False
        self._before: Any = None

    def __enter__(self) -> Alarm:
        if self.works:
            self._before = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.works:
            self.stop()
            signal.signal(signal.SIGALRM, self._before)

    def set(self) -> None:
        if self.works:
            self.armed = True
            signal.setitimer(signal.ITIMER_REAL, self.limit, AGAIN)

    def stop(self) -> None:
        """May itself be hit by the last ring, so whoever catches `TimeUp` calls it once more."""
        self.armed = False
        if self.works:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self.armed:
            raise TimeUp
