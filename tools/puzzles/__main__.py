"""Finds puzzles in games of bots, grades them and proves them.

    python -m tools.puzzles mine smashup wistar --minutes 9 --processes 2     look for more
    python -m tools.puzzles grade smashup --minutes 20                        see which bots solve what was found
    python -m tools.puzzles pack smashup                                      choose, and add to the set
    python -m tools.puzzles prove --keep build/proofs.jsonl                   prove all that come with Herna

What is found lies in `build/puzzles/` (`--out`, `--from`) until it is packed. Broken off, mining goes on where it was.
Whatever is found is proved before it is kept. What `--keep` names has the proofs that are finished, so that proving can
be broken off, too; it belongs to one state of the engine.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time, time
from typing import Final

import herna
from herna.learn import shelf
from herna.learn.attempt import WORLDS
from herna.learn.puzzle_proof import puzzle_faults
from tools.puzzles.finders import FINDERS
from tools.puzzles.mining import mine
from tools.puzzles.packing import grade, pack
from tools.shifts import Row, read_rows, work_off

FOUND: Final = Path(__file__).resolve().parent.parent.parent / "build" / "puzzles"
GAMES: Final = tuple(FINDERS)


def proved(id: str) -> list[Row]:
    began = process_time()
    faults = puzzle_faults(shelf.puzzle(id), WORLDS)
    return [{"puzzle": id, "build": herna.build, "faults": faults, "seconds": round(process_time() - began, 1)}]


def tell(rows: list[Row]) -> None:
    for row in rows:
        for fault in row["faults"]:
            print(f"{row['puzzle']}: {fault}", flush=True)


def prove(games: list[str], processes: int, minutes: float, keep: Path) -> int:
    """Prove the puzzles of these games until the time is up; how many have a fault or no proof yet."""
    ids = [id for game in games for id in shelf.puzzle_lines(game)]
    before = {row["puzzle"] for row in read_rows(keep) if row["build"] == herna.build}
    missing = [(id,) for id in ids if id not in before]
    work_off(missing, proved, keep, processes, time() + 60 * minutes, tell)
    rows = {row["puzzle"]: row for row in read_rows(keep) if row["build"] == herna.build and row["puzzle"] in ids}
    faulty = [id for id, row in rows.items() if row["faults"]]
    spent = sum([row["seconds"] for row in rows.values()]) / 60
    print(
        f"{len(rows)} of {len(ids)} puzzles proved, {len(faulty)} with faults, each in {WORLDS} redrawn worlds, "
        f"{herna.build} build, {spent:.0f} minutes of computing"
    )
    return len(faulty) + len(ids) - len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("mine", "grade", "pack", "prove"))
    parser.add_argument("games", nargs="*", help=f"some of {', '.join(GAMES)}; without any, all of them")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game that is mined")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, help="so long (10 for mining and grading; proving ends with the last)")
    parser.add_argument(
        "--keep", type=Path, help="where proofs are kept that are finished; those there are not repeated"
    )
    parser.add_argument("--out", type=Path, default=FOUND, help="where mining and grading write, and packing looks")
    parser.add_argument("--from", type=Path, nargs="+", default=[FOUND], dest="folders", help="where the finds are")
    given = parser.parse_args()
    games = given.games or list(GAMES)
    for game in games:
        if game not in GAMES:
            parser.error(f"there are no puzzles of {game!r}, only of: {', '.join(GAMES)}")
    minutes = given.minutes or 10.0
    if given.command == "mine":
        mine(games, given.first, given.processes, minutes, given.out)
    elif given.command == "grade":
        grade(games, given.folders, given.processes, minutes, given.out)
    elif given.command == "pack":
        for game in games:
            pack(game, given.folders, given.out)
    else:
        with TemporaryDirectory() as folder:
            keep = given.keep or Path(folder) / "proofs.jsonl"
            sys.exit(1 if prove(games, given.processes, given.minutes or float("inf"), keep) else 0)


if __name__ == "__main__":
    main()
