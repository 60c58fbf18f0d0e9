"""Packing: what was mined is added to the set of a game, graded, without what repeats an idea."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from herna.learn import shelf
from herna.learn.puzzle import LEVELS, Puzzle
from herna.learn.puzzle_proof import puzzle_faults
from herna.learn.reading import Table
from tools.puzzles.grading import graded, themes_of
from tools.shifts import read_rows

SETS: Final = Path(__file__).resolve().parent.parent.parent / "src" / "herna" / "learn" / "puzzles"


def read(data: dict[str, Any], game: str) -> Puzzle:
    return Puzzle(Table(dict(data), "found"), shelf.puzzle_kinds(game))


def found_in(game: str, folders: list[Path]) -> dict[tuple[str, ...], dict[str, Any]]:
    """What was mined, by its idea, those with the longest way first; what the set has already is left out."""
    known = {shelf.puzzle(id).idea() for id in shelf.puzzle_lines(game)}
    rows = [row for folder in folders for file in sorted(folder.glob("**/*.jsonl")) for row in read_rows(file)]
    every = [data for row in rows if row["game"] == game for data in row["found"]]
    every.sort(key=lambda data: (-len(data["line"]), data["id"]))
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for data in every:
        idea = read(data, game).idea()
        if idea not in known:
            found.setdefault(idea, data)
    return found


def mixed(found: list[dict[str, Any]], had: list[dict[str, Any]], room: int) -> list[dict[str, Any]]:
    """As many as there is room for: always one more of the kind and level of which there are fewest."""
    chosen: list[dict[str, Any]] = []
    while found and len(chosen) < room:
        all_so_far = [(data["kind"], data["level"]) for data in [*had, *chosen]]
        best = min(found, key=lambda data: all_so_far.count((data["kind"], data["level"])))
        found.remove(best)
        chosen.append(best)
    return chosen


def grade_one(data: dict[str, Any], game: str) -> dict[str, Any] | None:
    """The puzzle with its level and themes; nothing if this build does not prove it."""
    if puzzle_faults(read(data, game)):
        return None
    return {**data, "level": graded(data, game), "themes": themes_of(read(data, game))}


def pack(game: str, folders: list[Path], most: int, look_at: int, processes: int) -> None:
    """Add the best of what was mined to the game's set, until it has `most` puzzles."""
    had = [dict(line.data) for line in shelf.puzzle_lines(game).values()]
    found = list(found_in(game, folders).values())[:look_at]
    with ProcessPoolExecutor(processes) as crew:
        marked = [one for one in crew.map(grade_one, found, [game] * len(found)) if one is not None]
    every = [*had, *mixed(marked, had, most - len(had))]
    every.sort(key=lambda data: (data["level"], data["kind"], len(data["line"])))
    lines = [json.dumps({**data, "id": f"{game}-{number}"}, ensure_ascii=False) for number, data in enumerate(every, 1)]
    (SETS / f"{game}.json").write_text("\n".join(lines) + "\n", encoding="utf-8")
    counted = {level: sum([data["level"] == level for data in every]) for level in LEVELS}
    print(f"{game}: {len(every)} puzzles, {len(every) - len(had)} of them new; by level {counted}")
