"""Work in many pieces, done by several processes until the time is up; what was done is kept, line by line."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from time import time
from typing import Any

Row = dict[str, Any]


def read_rows(file: Path) -> list[Row]:
    """What was written before; a line that was broken off counts for nothing."""
    rows: list[Row] = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            rows.append(json.loads(line))
        except ValueError:
            continue
    return rows


def commands(about: str | None, reading: str) -> tuple[ArgumentParser, ArgumentParser]:
    """The words of a benchmark that works in shifts, and those of its command `play`; `reading` tells of a file."""
    parser = ArgumentParser(description=about, formatter_class=RawDescriptionHelpFormatter)
    both = parser.add_subparsers(dest="command", required=True)
    playing = both.add_parser("play")
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--minutes", type=float, default=60.0)
    playing.add_argument("--output", type=Path, required=True)
    both.add_parser(reading).add_argument("file", type=Path)
    return parser, playing


def work_off(
    pieces: Iterable[tuple[Any, ...]],
    do: Callable[..., list[Row]],
    file: Path,
    processes: int,
    until: float,
    told: Callable[[list[Row]], None],
) -> None:
    """Do the pieces one after the other until they are done or the clock says `until`; `told` hears of each result.

    What has been begun is finished: whoever does long pieces looks at the clock itself.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    waiting = iter(pieces)
    running: set[Future[list[Row]]] = set()
    with ProcessPoolExecutor(processes) as crew, file.open("a", encoding="utf-8") as out:
        out.write("\n" if out.tell() else "")  # if the file was broken off within a line, that line ends here
        while True:
            if time() < until:
                running |= {crew.submit(do, *piece) for piece in islice(waiting, processes - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for rows in [future.result() for future in done]:
                out.writelines([json.dumps(row, ensure_ascii=False) + "\n" for row in rows])
                out.flush()
                told(rows)
