"""Packing: what was mined is added to the set of a game, graded, without what repeats an idea."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from time import time
from typing import Any, Final

from herna.learn import shelf
from herna.learn.puzzle import LEVELS, Puzzle
from herna.learn.reading import Table
from tools.puzzles.grading import graded, themes_of
from tools.shifts import Row, read_rows, work_off

MOST: Final = {"mindbug": 120, "smashup": 60, "bigmonster": 60, "wistar": 60, "summoner": 30}  # puzzles of a set
BESIDES: Final = ("remove", "row", "discard", "rats", "move", "tent", "end", "target", "to", "items")  # done by the way
GRADED: Final = "graded.txt"  # rows of JSON, one for each puzzle that was graded
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


def wanted(game: str, folders: list[Path]) -> list[dict[str, Any]]:
    """Those that are to be graded: half as many again as there is room for, those about something new first."""
    room = max(0, MOST[game] - len(shelf.puzzle_lines(game)))
    return rarest_first(list(found_in(game, folders).values()))[: room + room // 2]


def grade_one(data: dict[str, Any], game: str) -> list[Row]:
    return [{"game": game, "graded": data["id"], "level": graded(data, game)}]


def grade(games: list[str], folders: list[Path], processes: int, minutes: float, out: Path) -> None:
    """Grade what was mined, game by game, until the time is up; broken off, it goes on where it was."""
    done = set(levels_in(out))
    pieces = [(data, game) for game in games for data in wanted(game, folders) if data["id"] not in done]
    until = time() + 60 * minutes
    work_off(pieces, grade_one, out / GRADED, processes, until, lambda rows: print(rows, flush=True))


def levels_in(folder: Path) -> dict[str, int]:
    return {row["graded"]: row["level"] for row in read_rows(folder / GRADED)}


def pack(game: str, folders: list[Path], out: Path) -> None:
    """Add the best of what was mined and graded to the game's set, until it has as many as it is to have."""
    had = [dict(line.data) for line in shelf.puzzle_lines(game).values()]
    levels = levels_in(out)
    found = [
        {**data, "level": levels[data["id"]], "themes": themes_of(read(data, game))}
        for data in wanted(game, folders)
        if data["id"] in levels
    ]
    every = [*had, *mixed(found, had, MOST[game] - len(had))]
    every.sort(key=lambda data: (data["level"], data["kind"], len(data["line"])))
    lines = [json.dumps({**data, "id": f"{game}-{number}"}, ensure_ascii=False) for number, data in enumerate(every, 1)]
    (SETS / f"{game}.json").write_text("\n".join(lines) + "\n", encoding="utf-8")
    counted = {level: sum([data["level"] == level for data in every]) for level in LEVELS}
    print(f"{game}: {len(every)} puzzles, {len(every) - len(had)} of them new; by level {counted}", flush=True)
