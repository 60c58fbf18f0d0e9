"""Packing: what was mined is added to the set of a game, graded, without what repeats an idea."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from herna.learn import shelf
from herna.learn.puzzle import LEVELS, Puzzle
from herna.learn.puzzle_proof import puzzle_faults
from herna.learn.reading import Table
from tools.puzzles.grading import graded, themes_of
from tools.shifts import read_rows

MOST: Final = {"mindbug": 120, "smashup": 60, "bigmonster": 60, "wistar": 60, "summoner": 30}  # puzzles of a set
BESIDES: Final = ("remove", "row", "discard", "rats", "move", "tent", "end", "target", "to", "items")  # done by the way
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


def gist(data: dict[str, Any]) -> tuple[str, ...]:
    """What a puzzle is about, more coarsely than its idea: the things that count in its line."""
    mine = [choice.partition("@")[0] for choice in (data["line"] or data["first"]) if "/" not in choice]
    return tuple(sorted({code for code in mine if ":" in code and code.partition(":")[0] not in BESIDES}))


def mixed(found: list[dict[str, Any]], had: list[dict[str, Any]], room: int) -> list[dict[str, Any]]:
    """As many as there is room for: always one more of those that are rarest in what they are about, kind and level."""
    chosen: list[dict[str, Any]] = []
    gists, sorts = Counter([gist(data) for data in had]), Counter([sort_of(data) for data in had])
    while found and len(chosen) < room:
        best = min(found, key=lambda data: (gists[gist(data)], sorts[sort_of(data)]))
        found.remove(best)
        chosen.append(best)
        gists[gist(best)] += 1
        sorts[sort_of(best)] += 1
    return chosen


def sort_of(data: dict[str, Any]) -> tuple[str, int]:
    return data["kind"], data["level"]


def rarest_first(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that are worth grading first: no two with the same gist before all others have come."""
    met: Counter[tuple[str, ...]] = Counter()
    ranked = []
    for place, data in enumerate(found):
        ranked.append((met[gist(data)], place, data))
        met[gist(data)] += 1
    return [data for _, _, data in sorted(ranked, key=lambda one: one[:2])]


def grade_one(data: dict[str, Any], game: str) -> dict[str, Any] | None:
    """The puzzle with its level and themes; nothing if this build does not prove it."""
    if puzzle_faults(read(data, game)):
        return None
    return {**data, "level": graded(data, game), "themes": themes_of(read(data, game))}


def pack(game: str, folders: list[Path], look_at: int, processes: int) -> None:
    """Add the best of what was mined to the game's set, until it has as many as it is to have."""
    had = [dict(line.data) for line in shelf.puzzle_lines(game).values()]
    room = max(0, MOST[game] - len(had))
    found = rarest_first(list(found_in(game, folders).values()))[: min(look_at, room + room // 2)]
    with ProcessPoolExecutor(processes) as crew:
        marked = [one for one in crew.map(grade_one, found, [game] * len(found)) if one is not None]
    every = [*had, *mixed(marked, had, room)]
    every.sort(key=lambda data: (data["level"], data["kind"], len(data["line"])))
    lines = [json.dumps({**data, "id": f"{game}-{number}"}, ensure_ascii=False) for number, data in enumerate(every, 1)]
    (SETS / f"{game}.json").write_text("\n".join(lines) + "\n", encoding="utf-8")
    counted = {level: sum([data["level"] == level for data in every]) for level in LEVELS}
    refused = len(found) - len(marked)
    print(
        f"{game}: {len(every)} puzzles, {len(every) - len(had)} new, {refused} refused; by level {counted}", flush=True
    )
