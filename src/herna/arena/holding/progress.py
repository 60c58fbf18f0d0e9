"""Live progress: how many games are played, how fast, how long it will take, and how many had trouble."""

from __future__ import annotations

from time import perf_counter
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from herna.arena.games.played import Played
from herna.arena.words import number, say

EVERY: Final = 0.2  # seconds between two looks


class Rate(ProgressColumn):
    """Games per second, or seconds per game where that reads better."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def render(self, task: Task) -> Text:
        speed = task.completed / task.finished_time if task.finished_time else task.speed
        if not speed:
            return Text("")
        key, rate = ("progress.fast", speed) if speed >= 1 else ("progress.slow", 1 / speed)
        return Text(say(self.lang, key, rate=number(self.lang, rate, 1)))


class Watch:
    """Shows the progress of a tournament while the `with` block runs."""

    def __init__(self, console: Console, lang: str) -> None:
        self.lang = lang
        self.trouble = 0
        self._done = 0
        self._told = 0.0
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            Rate(lang),
            TimeRemainingColumn(elapsed_when_finished=True),
            TextColumn("{task.fields[trouble]}", style="yellow"),
            console=console,
            refresh_per_second=4,
        )
        self._shown = self._bar.add_task("", total=0, trouble="")

    def begin(self, title: str, total: int) -> None:
        self._bar.update(self._shown, description=title, total=total)

    def note(self, game: Played) -> None:
        """One game more; the screen follows a few times a second, for quick games are quicker than it."""
        self.trouble += bool(game.lost or game.forfeits)
        self._done += 1
        if perf_counter() - self._told > EVERY:
            self._tell()

    def _tell(self) -> None:
        self._told = perf_counter()
        told = say(self.lang, "progress.trouble", n=self.trouble) if self.trouble else ""
        self._bar.update(self._shown, completed=self._done, trouble=told)

    def __enter__(self) -> Watch:
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._tell()
        self._bar.stop()
