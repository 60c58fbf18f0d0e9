"""Mining: games of bots are gone through by several processes until the time is up; broken off, it goes on later.

A folder holds `mined.jsonl`. Each of its lines is one game of bots that was gone through: which one, and the puzzles in
it, each proved.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from time import time
from typing import Any, Final

from herna.learn import shelf
from herna.learn.attempt import WORLDS
from herna.learn.puzzle import Puzzle
from herna.learn.puzzle_proof import puzzle_faults, solution_of
from herna.learn.reading import Table
from herna.learn.solving import TooLarge
from tools.puzzles.finders import FINDERS
from tools.puzzles.spots import Spot, spots

FILE: Final = "mined.jsonl"
MOST_OF_A_GAME: Final = 4  # puzzles out of one game, which are alike


def mine_game(game: str, seed: int, until: float) -> dict[str, Any]:
    """All puzzles in one game of bots; `whole` says whether it was gone through before the time was up."""
    kept: list[dict[str, Any]] = []
    had = False  # the rest of a turn out of which a puzzle was made is the same puzzle
    for spot in spots(game, seed):
        if time() > until:
            return {"game": game, "seed": seed, "whole": False, "found": kept}
        if len(kept) == MOST_OF_A_GAME:
            break
        had = had and not spot.fresh
        if had:
            continue
        try:
            found = proved_finds(game, spot, f"{game}-{seed}-{len(kept)}")
        except TooLarge:
            continue
        had = bool(found)
        kept += found
    return {"game": game, "seed": seed, "whole": True, "found": kept}


def proved_finds(game: str, spot: Spot, id: str) -> list[dict[str, Any]]:
    """What is found at a decision and holds in all worlds."""
    kinds = shelf.puzzle_kinds(game)
    kept: list[dict[str, Any]] = []
    for found in FINDERS[game](spot):
        data = {"id": id, "seat": spot.seat, "level": 1, "themes": [], "line": [], "opening": spot.opening,
                "position": spot.position, **found}  # fmt: skip
        puzzle = Puzzle(Table(data, "found"), kinds)
        if not puzzle.kind.odds:
            data["line"] = solution_of(puzzle)
            puzzle = Puzzle(Table(data, "found"), kinds)
        if not puzzle_faults(puzzle, WORLDS):
            kept.append(data)
    return kept


def read_mined(folder: Path) -> list[dict[str, Any]]:
    """The games that were gone through before; a line that was broken off counts for nothing."""
    path = folder / FILE
    kept: list[dict[str, Any]] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            kept.append(json.loads(line))
        except ValueError:
            continue
    return kept


def waiting_games(games: list[str], first: int, done: set[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """What is to be gone through: all games in turn, one seed after the other."""
    for seed in count(first):
        for game in games:
            if (game, seed) not in done:
                yield game, seed


def mine(games: list[str], first: int, processes: int, minutes: float, folder: Path) -> None:
    """Look for puzzles until the time is up."""
    folder.mkdir(parents=True, exist_ok=True)
    begun = time()
    until = begun + 60 * minutes
    before = read_mined(folder)
    total = {game: sum([len(one["found"]) for one in before if one["game"] == game]) for game in games}
    waiting = waiting_games(games, first, {(one["game"], one["seed"]) for one in before})
    with ProcessPoolExecutor(processes) as crew, (folder / FILE).open("a", encoding="utf-8") as out:
        out.write("\n" if out.tell() else "")  # if it was broken off within a line, that line ends here
        running: set[Future[dict[str, Any]]] = set()
        while time() < until or running:
            while len(running) < processes and time() < until:
                running.add(crew.submit(mine_game, *next(waiting), until))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in [future.result() for future in done]:
                if one["whole"] or one["found"]:
                    out.write(json.dumps(one, ensure_ascii=False) + "\n")
                    out.flush()
                total[one["game"]] += len(one["found"])
                news = f"{one['game']} {one['seed']}: {len(one['found'])}; in all {total}"
                print(f"{time() - begun:.0f} s: {news}", flush=True)
