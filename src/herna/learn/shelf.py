"""The lessons, pages and puzzles that come with Herna, found by their names."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import herna
from herna.kernel.errors import HernaError
from herna.learn.howto import HowTo, read_howto
from herna.learn.lesson import Lesson, read_lesson
from herna.learn.puzzle import Kinds, Puzzle, read_kinds, read_lines, read_puzzle
from herna.learn.reading import Table

LESSONS: Final = files("herna.learn") / "lessons"
HOWTO: Final = files("herna.learn") / "howto"
PUZZLES: Final = files("herna.learn") / "puzzles"


class NoLesson(HernaError):
    """Nothing of this name can be learned."""


@cache
def lesson_files() -> dict[str, str]:
    """For each lesson its file, by the lesson's id."""
    found = sorted([one.name for one in LESSONS.iterdir() if one.name.endswith(".toml")])
    return {name.removesuffix(".toml"): name for name in found}


@cache
def lesson(id: str) -> Lesson:
    """The lesson with this id, such as `mindbug-first`."""
    file = lesson_files().get(id)
    if file is None:
        raise NoLesson(f"there is no lesson {id!r}; there are: {', '.join(lesson_files())}")
    return read_lesson((LESSONS / file).read_text(encoding="utf-8"), file)


def lessons(game: str) -> list[Lesson]:
    """The lessons of a game, in the order in which they are learned; none for a game that has none."""
    mine = [lesson(id) for id in lesson_files() if id.startswith(game + "-")]
    return sorted(mine, key=lambda one: one.number)


@cache
def has_howto(game: str) -> bool:
    return (HOWTO / f"{game}.toml").is_file()


@cache
def howto(game: str) -> HowTo:
    """The page on how to play a game."""
    page = HOWTO / f"{game}.toml"
    if not has_howto(game):
        raise NoLesson(f"there is no page on how to play {game!r}")
    return read_howto(page.read_text(encoding="utf-8"), page.name)


@cache
def puzzle_kinds(game: str) -> Kinds:
    """What can be asked for in puzzles of a game."""
    file = PUZZLES / f"{game}.toml"
    if not file.is_file():
        raise NoLesson(f"there are no puzzles of {game!r}")
    return read_kinds(file.read_text(encoding="utf-8"), file.name)


@cache
def puzzle_lines(game: str) -> dict[str, Table]:
    """The puzzles of a game as they are written down, by their ids; none for a game that has none."""
    file = PUZZLES / f"{game}.json"
    return read_lines(file.read_text(encoding="utf-8"), file.name) if file.is_file() else {}


@cache
def puzzle(id: str) -> Puzzle:
    """The puzzle with this id, such as `mindbug-17`."""
    game = id.partition("-")[0]
    lines = puzzle_lines(game) if game in herna.games() else {}
    if id not in lines:
        raise NoLesson(f"there is no puzzle {id!r}")
    return read_puzzle(lines[id], puzzle_kinds(game))
