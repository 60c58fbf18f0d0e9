"""Mining: games of bots are gone through by several processes until the time is up; broken off, it goes on later.

A folder holds `mined.jsonl`. Each of its lines is one game of bots that was gone through: which one, and the puzzles in
it, each proved.
"""

from __future__ import annotations

from collections.abc import Iterator
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
from tools.shifts import Row, read_rows, work_off

FILE: Final = "mined.jsonl"
MOST_OF_A_GAME: Final = 4  # puzzles out of one game, which are alike


def mine_game(game: str, seed: int, until: float) -> list[Row]:
    """All puzzles in one game of bots; `whole` says whether it was gone through before the time was up."""
    kept: list[dict[str, Any]] = []
    had = False  # the rest of a turn out of which a puzzle was made is the same puzzle
    for spot in spots(game, seed):
        if time() > until:
            return [{"game": game, "seed": seed, "whole": False, "found": kept}] if kept else []
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
    return [{"game": game, "seed": seed, "whole": True, "found": kept}]


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


def waiting_games(games: list[str], first: int, done: set[tuple[str, int]], until: float) -> Iterator[tuple[Any, ...]]:
    """What is to be gone through: all games in turn, one seed after the other."""
    for seed in count(first):
        for game in games:
            if (game, seed) not in done:
                yield game, seed, until


def mine(games: list[str], first: int, processes: int, minutes: float, folder: Path) -> None:
    """Look for puzzles until the time is up."""
    begun = time()
    until = begun + 60 * minutes
    before = read_rows(folder / FILE)
    total = {game: sum([len(one["found"]) for one in before if one["game"] == game]) for game in games}
    done = {(one["game"], one["seed"]) for one in before if one["whole"]}

    def tell(rows: list[Row]) -> None:
        for one in rows:
            total[one["game"]] += len(one["found"])
            news = f"{one['game']} {one['seed']}: {len(one['found'])}; in all {total}"
            print(f"{time() - begun:.0f} s: {news}", flush=True)

    work_off(waiting_games(games, first, done, until), mine_game, folder / FILE, processes, until, tell)
