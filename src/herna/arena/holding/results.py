"""Results files: JSON lines, first the settings, then a line per game; what is in them is never played again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO

import herna
from herna.arena.games.played import Played, ResultsError, from_dict
from herna.arena.games.schedule import ArenaSettings

FORMAT: Final = 1
MUST_AGREE: Final = (
    "arena",
    "kind",
    "game",
    "rules",
    "seats",
    "options",
    "limit",
)  # else the games are not of one kind


def header(settings: ArenaSettings, kind: str = "tournament") -> dict[str, Any]:
    """The first line: what all the games in the file have in common. The kind is `tournament` or `lab`."""
    game = herna.game(settings.game)
    return {
        "arena": FORMAT,
        "kind": kind,
        "game": settings.game,
        "rules": game.rules_version,
        "seats": settings.seats,
        "options": json.loads(json.dumps(settings.options)),
        "limit": settings.limit,
        "seed": settings.seed,
        "herna": herna.__version__,
    }


class Results:
    """The games of a tournament, by their keys."""

    def __init__(self, head: dict[str, Any], games: dict[str, Played]) -> None:
        self.head = head
        self.games = games

    def add(self, played: Played) -> bool:
        """Count a game, unless it is counted already; a lost one makes room for a result."""
        known = self.games.get(played.key)
        if known is not None and (played.lost or not known.lost):
            return False
        self.games[played.key] = played
        return True

    @property
    def finished(self) -> list[Played]:
        """The games with a result, in an order that does not depend on who was ready first."""
        return [self.games[key] for key in sorted(self.games) if not self.games[key].lost]

    @property
    def lost(self) -> list[Played]:
        return [game for game in self.games.values() if game.lost]


def read(path: Path) -> Results:
    """A results file. A last line that was cut short is left out; anything else that is wrong is refused."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise ResultsError(f"{path}: cannot be read: {e}") from None
    lines = text.split("\n")
    whole = lines[:-1]  # what follows the last line end was cut short, or is empty
    if not whole:
        raise ResultsError(f"{path}: no results file: the first line must have the settings")
    head = parse(whole[0], f"{path}, line 1")
    if not isinstance(head, dict) or head.get("arena") != FORMAT:
        raise ResultsError(f"{path}, line 1: no results file of format {FORMAT}")
    missing = [name for name in MUST_AGREE if name not in head]
    if missing:
        raise ResultsError(f"{path}, line 1: the field {missing[0]!r} is missing")
    results = Results(head, {})
    for number, line in enumerate(whole[1:], 2):
        where = f"{path}, line {number}"
        results.add(from_dict(parse(line, where), where))
    return results


def parse(line: str, where: str) -> Any:
    try:
        return json.loads(line)
    except json.JSONDecodeError as e:
        raise ResultsError(f"{where}: broken JSON in column {e.colno}") from None


def agree(head: dict[str, Any], other: dict[str, Any], where: str) -> None:
    """Refuse games that were played under other conditions."""
    for name in MUST_AGREE:
        if head[name] != other[name]:
            raise ResultsError(f"{where}: {name} is {other[name]!r}, not {head[name]!r}; such games cannot be mixed")


def merge(paths: Iterable[Path]) -> Results:
    """The games of several files together, each counted once."""
    merged: Results | None = None
    for path in paths:
        results = read(path)
        if merged is None:
            merged = Results(results.head, {})
        agree(merged.head, results.head, str(path))
        for game in results.games.values():
            merged.add(game)
    if merged is None:
        raise ResultsError("there is nothing to merge")
    return merged


def write(path: Path, results: Results) -> None:
    """A whole file at once; the old one stays until the new one is complete."""
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8") as file:
        put(file, results.head)
        for game in results.games.values():
            put(file, game.as_dict())
    draft.replace(path)


def put(file: TextIO, data: dict[str, Any]) -> None:
    file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


class Writer:
    """Appends games to a file as they come; what was written survives any interruption."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self._file = path.open("a", encoding="utf-8")
        if self._file.tell() == 0:
            put(self._file, head)
            self._file.flush()

    def add(self, played: Played) -> None:
        put(self._file, played.as_dict())
        self._file.flush()

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.fsync(self._file.fileno())
        self._file.close()


def open_for(path: Path, head: dict[str, Any], resume: bool) -> Results:
    """What is already in the file, ready to be gone on with; without `resume` an existing file is refused."""
    if not path.exists() or path.stat().st_size == 0:
        return Results(head, {})
    if not resume:
        raise ResultsError(f"{path} exists already: go on with --resume, or choose another name")
    results = read(path)
    agree(head, results.head, str(path))
    write(path, results)  # without a line that was cut short, so that the next one begins on its own
    return results
