"""What the commands `herna arena`, `herna lab` and `herna match` do, once their words are understood."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

import herna
from herna.arena.figures.lab import check_lab, findings, lab_tasks
from herna.arena.figures.skill import load_model
from herna.arena.figures.standings import standings
from herna.arena.games.bots import check_bot
from herna.arena.games.played import Played, ResultsError
from herna.arena.games.referee import play
from herna.arena.games.schedule import ArenaSettings, Task, check, tasks
from herna.arena.games.seeds import derive, derive_number
from herna.arena.holding import results
from herna.arena.holding.crew import Crew
from herna.arena.holding.progress import Watch
from herna.arena.holding.results import Results
from herna.arena.holding.tournament import hold, known_results
from herna.arena.reports.lab_report import lab_page
from herna.arena.reports.report import arena_page
from herna.arena.reports.tables import print_findings, print_standings
from herna.arena.words import say


class Desk:
    """Where results go and how they are told."""

    def __init__(self, output: Path | None, resume: bool, report: Path | None, console: Console, lang: str) -> None:
        self.output = output
        self.resume = resume
        self.report = report
        self.console = console
        self.lang = lang

    def hold_tournament(self, settings: ArenaSettings, hire: Callable[[], Crew]) -> Results:
        """Play a tournament; what was played before an interruption stays in the output."""
        check(settings)
        load_model()  # a missing package is told before anything is played, not after
        return self._hold(results.header(settings), tasks(settings), hire)

    def hold_lab(self, settings: ArenaSettings, hire: Callable[[], Crew]) -> Results:
        """Play the games from which the balance is judged."""
        check_lab(settings)
        return self._hold(results.header(settings, "lab"), lab_tasks(settings), hire)

    def _hold(self, head: dict[str, Any], games: Iterable[Task], hire: Callable[[], Crew]) -> Results:
        known = known_results(head, self.output, self.resume)
        try:
            hold(games, hire(), known, self.output, Watch(self.console, self.lang))
        except KeyboardInterrupt:
            if self.output is not None:
                self.say("standings.resume", file=str(self.output))
            raise
        return known

    def merge(self, game: str, kind: str, paths: list[Path]) -> Results:
        """The games of several files as one, written to the output if there is one."""
        merged = results.merge(paths)
        if (merged.head["game"], merged.head["kind"]) != (game, kind):
            told = f"a {merged.head['kind']} of {merged.head['game']}"
            raise ResultsError(f"{paths[0]}: these are games of {told}, not of a {kind} of {game}")
        if self.output is not None:
            results.write(self.output, merged)
        return merged

    def tell_standings(self, found: Results) -> None:
        """Print the standings, and write the report if one is wanted."""
        figures = standings(found.finished, found.lost)
        self._write_report(lambda: arena_page(found.head, figures, self.lang))
        print_standings(self.console, herna.game(found.head["game"]).title(self.lang), figures, self.lang)

    def tell_findings(self, found: Results) -> None:
        """Print what stands out, and write the report if one is wanted."""
        games = found.finished
        bots = ", ".join(dict.fromkeys([game.bots[0] for game in games]))
        figures = findings(found.head["game"], games)
        self._write_report(lambda: lab_page(found.head, figures, bots, self.lang))
        print_findings(self.console, found.head, figures, bots, self.lang)

    def _write_report(self, write: Callable[[], str]) -> None:
        if self.report is not None:
            self.report.write_text(write(), encoding="utf-8")
            self.say("standings.report", file=str(self.report))

    def say(self, key: str, **args: object) -> None:
        self.console.print(say(self.lang, key, **args), highlight=False, soft_wrap=True)


def play_match(settings: ArenaSettings) -> Played:
    """One game of the bots, each on the seat at which it is named."""
    for bot in settings.bots:
        check_bot(bot)
    task = Task(
        key="match",
        game=settings.game,
        bots=settings.bots,
        options=settings.options,
        seed=derive("match", settings.seed),
        bot_seeds=tuple(derive_number("match", settings.seed, seat) for seat in range(len(settings.bots))),
        limit=settings.limit,
        record=True,
    )
    return play(task)
