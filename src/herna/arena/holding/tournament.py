"""Holding a tournament: what is missing is played, and written down before the next game is looked at."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from herna.arena.games.schedule import Task
from herna.arena.holding.cluster import Cluster
from herna.arena.holding.crew import Alone, Crew, Processes
from herna.arena.holding.dispatch import run
from herna.arena.holding.progress import Watch
from herna.arena.holding.results import Results, Writer, open_for
from herna.kernel.errors import BadOption


def hire(processes: int | None, ray: str | None) -> Crew:
    """Who plays: a Ray cluster, as many processes as wanted, or (without a wish) one for each core."""
    if processes is not None and processes < 1:
        raise BadOption(f"there must be at least one process, not {processes}")
    if ray is not None:
        return Cluster(ray, processes)
    width = processes or usable_cores()
    return Alone() if width == 1 else Processes(width)


def usable_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def known_results(head: dict[str, Any], output: Path | None, resume: bool) -> Results:
    """What has been played already, by the output file; refused if that does not fit."""
    return Results(head, {}) if output is None else open_for(output, head, resume)


def hold(games: Iterable[Task], crew: Crew, known: Results, output: Path | None, watch: Watch) -> None:
    """Play what is not known yet and add it to what is."""
    missing = [task for task in games if task.key not in known.games or known.games[task.key].lost]
    with ExitStack() as stack:
        writer = None if output is None else stack.enter_context(Writer(output, known.head))
        playing = run(missing, crew)
        stack.callback(playing.close)  # also after Ctrl+C: the workers go home
        stack.enter_context(watch).begin(known.head["game"], len(missing))
        for game in playing:
            if known.add(game) and writer is not None:
                writer.add(game)
            watch.note(game)
