"""A child process that is talked to in lines of JSON, and never waited for longer than agreed."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from contextlib import suppress
from time import monotonic
from typing import IO, Any, Final

from herna.players.player import PlayerFault

LONGEST: Final = 1 << 20  # characters in a line
SHOWN: Final = 80


class Pipe:
    """Reading and writing happen in threads, so that a child that neither reads nor writes keeps nobody waiting."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.child = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError) as e:
            raise PlayerFault("crashed", f"{command[0]!r} cannot be started ({e})") from None
        self.said: queue.Queue[str] = queue.Queue()  # an empty text is the end
        self.to_say: queue.Queue[str] = queue.Queue()
        out, into = self.child.stdout, self.child.stdin
        assert out is not None
        assert into is not None
        threading.Thread(target=read_lines, args=(out, self.said), daemon=True).start()
        threading.Thread(target=write_lines, args=(into, self.to_say), daemon=True).start()

    def send(self, message: dict[str, Any]) -> None:
        self.to_say.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n")

    def receive(self, deadline: float) -> dict[str, Any]:
        """The child's next message; a `PlayerFault` if it has ended, is late or says something else."""
        try:
            line = self.said.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise PlayerFault("late", "nothing came in time") from None
        if not line:
            raise PlayerFault("crashed", f"it ended with status {self._status()}")
        try:
            message = json.loads(line)
        except ValueError:
            raise PlayerFault("garbage", f"no JSON: {line[:SHOWN]!r}") from None
        if not isinstance(message, dict):
            raise PlayerFault("garbage", f"no JSON object: {line[:SHOWN]!r}")
        return message

    def _status(self) -> str:
        try:
            return str(self.child.wait(1.0))
        except subprocess.TimeoutExpired:  # it has closed its output and lives on
            return "unknown"

    def close(self, patience: float) -> None:
        """Close the child's input and, if it does not end by itself within so many seconds, end it."""
        self.to_say.put("")
        try:
            self.child.wait(patience)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()


def read_lines(out: IO[str], said: queue.Queue[str]) -> None:
    while True:
        try:
            line = out.readline(LONGEST)
        except (OSError, ValueError):
            line = ""
        said.put(line)
        if not line:
            out.close()
            return


def write_lines(into: IO[str], to_say: queue.Queue[str]) -> None:
    with suppress(OSError, ValueError):  # the child is gone; whoever waits for its answer learns of it
        while line := to_say.get():
            into.write(line)
            into.flush()
    with suppress(OSError, ValueError):  # what it did not take cannot be flushed; the pipe is closed all the same
        into.close()
