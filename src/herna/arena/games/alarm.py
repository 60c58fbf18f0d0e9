"""Interrupting a bot that thinks too long, where the platform can do that.

A signal handler may not simply raise: the compiled engine takes it for granted that its arithmetic does not fail, and
would abort. So when the timer rings, tracing is switched on, and the bot's own Python code is stopped at its next
line; the engine's compiled functions are left to return. Only a bot that does nothing but wait is stopped at once.
"""

from __future__ import annotations

import signal
import sys
import threading
from time import thread_time
from types import CodeType, FrameType, TracebackType
from typing import Any, Final

AGAIN: Final = 0.1  # seconds between rings, for bots that swallow the interruption or wait for something
IDLE: Final = 0.001  # seconds of work in that time; who does less is waiting


class TimeUp(BaseException):
    """Raised inside a bot when its time is over; no `except Exception` of the bot's can swallow it."""


class Alarm:
    """Raises `TimeUp` in whatever runs between `set` and `stop`, within the function whose code is `home`.

    It needs an interval timer and the main thread; elsewhere it does nothing, and a late answer is only noticed when
    it comes. So is a bot that never leaves a single call of C code, or of the compiled engine.
    """

    def __init__(self, limit: float | None, home: CodeType) -> None:
        self.limit = limit or 0.0
        self.home = home
        main = threading.current_thread() is threading.main_thread()
        self.works = limit is not None and main and hasattr(signal, "setitimer")
        self.armed = False
        self._worked = -1.0  # processor time at the last ring
        self._handler: Any = None
        self._tracer: Any = None

    def __enter__(self) -> Alarm:
        if self.works:
            self._handler = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.works:
            self.stop()
            signal.signal(signal.SIGALRM, self._handler)

    def set(self) -> None:
        if self.works:
            self._tracer = sys.gettrace()
            self._worked = -1.0
            self.armed = True
            signal.setitimer(signal.ITIMER_REAL, self.limit, AGAIN)

    def stop(self) -> None:
        """May itself be hit by the last ring, so whoever catches `TimeUp` calls it once more."""
        self.armed = False
        if self.works:
            signal.setitimer(signal.ITIMER_REAL, 0)
            if sys.gettrace() is not self._tracer:
                sys.settrace(self._tracer)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if not self.armed:
            return
        worked = thread_time()
        waiting = self._worked >= 0 and worked - self._worked < IDLE
        self._worked = worked
        if waiting and frame is not None and frame.f_code is not self.home:
            raise TimeUp
        while frame is not None and frame.f_code is not self.home:
            frame.f_trace = self._stop_there
            frame = frame.f_back
        sys.settrace(self._stop_there)

    def _stop_there(self, frame: FrameType, event: str, argument: object) -> Any:
        """What tracing calls at the next line, or when the next function is entered."""
        if self.armed:
            raise TimeUp
        return None
