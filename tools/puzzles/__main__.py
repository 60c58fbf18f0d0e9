"""Finds puzzles in games of bots, grades them and proves them.

    python -m tools.puzzles mine smashup wistar --minutes 9 --processes 2     look for more
    python -m tools.puzzles grade smashup --minutes 20                        see which bots solve what was found
    python -m tools.puzzles pack smashup                                      choose, and add to the set
    python -m tools.puzzles prove                                             prove all that come with Herna

What is found lies in `build/puzzles/` (`--out`, `--from`) until it is packed. Broken off, mining goes on where it was.
Whatever is found is proved before it is kept.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import herna
from herna.learn import shelf
from herna.learn.attempt import WORLDS
from herna.learn.puzzle_proof import puzzle_faults
from tools.puzzles.finders import FINDERS
from tools.puzzles.mining import mine
from tools.puzzles.packing import grade, pack

FOUND: Final = Path(__file__).resolve().parent.parent.parent / "build" / "puzzles"
GAMES: Final = tuple(FINDERS)


def proved(id: str) -> list[str]:
    return puzzle_faults(shelf.puzzle(id), WORLDS)


def prove(games: list[str], processes: int) -> int:
    """Prove every puzzle of these games; the number of faults."""
    ids = [id for game in games for id in shelf.puzzle_lines(game)]
    faults = 0
    with ProcessPoolExecutor(processes) as crew:
        for id, found in zip(ids, crew.map(proved, ids), strict=True):
            faults += len(found)
            for fault in found:
                print(f"{id}: {fault}", flush=True)
    print(f"{len(ids)} puzzles, {faults} faults, each in {WORLDS} redrawn worlds, {herna.build} build")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("mine", "grade", "pack", "prove"))
    parser.add_argument("games", nargs="*", help=f"some of {', '.join(GAMES)}; without any, all of them")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game that is mined")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=10.0, help="so long is mined or graded")
    parser.add_argument("--out", type=Path, default=FOUND, help="where mining and grading write, and packing looks")
    parser.add_argument("--from", type=Path, nargs="+", default=[FOUND], dest="folders", help="where the finds are")
    given = parser.parse_args()
    games = given.games or list(GAMES)
    for game in games:
        if game not in GAMES:
            parser.error(f"there are no puzzles of {game!r}, only of: {', '.join(GAMES)}")
    if given.command == "mine":
        mine(games, given.first, given.processes, given.minutes, given.out)
    elif given.command == "grade":
        grade(games, given.folders, given.processes, given.minutes, given.out)
    elif given.command == "pack":
        for game in games:
            pack(game, given.folders, given.out)
    else:
        sys.exit(1 if prove(games, given.processes) else 0)


if __name__ == "__main__":
    main()
