"""What the room writes down: no keys, no seeds, and not the same thing for ever."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Final

NAMES: Final = ("herna.web", "litestar", "uvicorn.error", "asyncio", "sqlalchemy")


class Quiet(logging.Filter):
    """Lets the same kind of message through a few times a minute; then one line says that more are left out."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.per_minute = per_minute
        self.clock = clock
        self.minute = 0
        self.seen: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(self.clock() // 60)
        if minute != self.minute:
            self.minute, self.seen = minute, {}
        kind = f"{record.name} {record.levelno} {record.pathname} {record.lineno}"
        self.seen[kind] = self.seen.get(kind, 0) + 1
        if self.seen[kind] == self.per_minute:
            record.msg = f"{record.msg} (more like this are left out for up to a minute)"
        return self.seen[kind] <= self.per_minute


def keep_quiet(per_minute: int) -> None:
    """A flood of errors must not become a flood of lines; called again, it begins to count anew."""
    for name in NAMES:
        logger = logging.getLogger(name)
        for known in [f for f in logger.filters if isinstance(f, Quiet)]:
            logger.removeFilter(known)
        logger.addFilter(Quiet(per_minute))


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_json() -> None:
    """From now on all logs of the room are JSON lines on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.getLogger().handlers = [handler]
    for name in (*NAMES, "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
