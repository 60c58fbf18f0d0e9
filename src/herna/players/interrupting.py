"""Ctrl+C while a bot thinks: noted at once, raised as soon as that is safe.

The compiled engine takes it for granted that its arithmetic does not fail. A handler that raises in the midst of an
addition makes it abort; so while a search runs, the handler only takes a note, and the search looks at it between
playouts.
"""

from __future__ import annotations

import signal
import threading
from types import TracebackType
from typing import Any


class Interruption:
    """Within this context, `asked` becomes true where `KeyboardInterrupt` would be raised; it is raised at the end.

    Signals come to the main thread only, and only Python's own handler is replaced: whoever has another one keeps it.
    """

    def __init__(self) -> None:
        self.asked = False
        self.placed = False

    def __enter__(self) -> Interruption:
        if threading.current_thread() is threading.main_thread():
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
                signal.signal(signal.SIGINT, self._note)
                self.placed = True
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.placed:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        if self.asked and error is None:
            raise KeyboardInterrupt

    def _note(self, number: int, frame: Any) -> None:
        self.asked = True
