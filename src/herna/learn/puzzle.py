"""A puzzle: a table, what is to be reached there, and the way; a set of them for each game.

What can be asked for is written by hand in `puzzles/<game>.toml`: kinds, with their words and their goal in the
language of `goals.py`, and themes. In a kind's goal and paths, `{seat}` is the solver, `{other}` the opponent, and
other names are numbers that each puzzle gives. The puzzles are found by `tools/puzzles` and kept in
`puzzles/<game>.json`, one in each line.
"""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import Any, Final

import herna
from herna.kernel.errors import HernaError, UnknownGame
from herna.kernel.game import Game
from herna.kernel.keeping.record import split_choice
from herna.learn.goals import Goal, Path, read_goal
from herna.learn.reading import Both, LearnError, Table, check_rule, read_toml
from herna.learn.solving import SIDES, Alike, Place, Task, start_of

FORMAT: Final = 1
MOST_TURNS: Final = 4
LEVELS: Final = (1, 2, 3, 4, 5)
NAME: Final = re.compile(r"\{(\w+)\}")
POINTS: Final = "points"  # the number that tells how much is to be reached; less can be tried for


class Kind:
    """One sort of puzzle: what is asked for, in words and as a goal."""

    def __init__(self, id: str, table: Table, game: Game[Any]) -> None:
        self.id = id
        self.where = table.where
        self.rule = str(table.get("rule", str))
        self.turns = int(table.get("turns", int))  # how often the turn may pass before the time is up
        self.unique = bool(table.get("unique", bool, False))  # exactly one first choice is right
        self.odds = bool(table.get("odds", bool, False))  # dice decide: the choice with the best odds is right
        self.title = table.both("title", 60)
        self.task = table.both("task", 200)
        self.miss = table.both("miss", 120)  # said when the time is up and the goal is missed
        self.told: dict[str, Any] = table.get("told", dict, {})  # numbers of `miss`, as paths into the view
        self._goal: dict[str, Any] = table.get("goal", dict)
        self._until: dict[str, Any] = table.get("until", dict, {})
        self.alike = read_alike(table)
        table.finish()
        if not 1 <= self.turns <= MOST_TURNS:
            raise table.fault(f"'turns' is from 1 to {MOST_TURNS}")
        check_rule(game, self.rule, self.where)
        self._game = game

    def numbers(self) -> set[str]:
        """The names of the numbers that a puzzle of this kind has to give."""
        written = [*self.task.texts.values(), json.dumps([self._goal, self._until])]
        return {name for text in written for name in NAME.findall(text)} - {"seat", "other"}

    def task_for(self, seat: int, numbers: dict[str, int], where: str) -> Task:
        """What this seat is to reach, with these numbers."""
        every = {"seat": seat, "other": 1 - seat, **numbers}
        goal = read_goal(Table(filled(self._goal, every), f"{where}, goal"), self._game)
        if goal.needs_events():
            raise LearnError(where, "a puzzle's goal looks at the table, not at what has happened")
        until: Goal | None = None
        if self._until:
            until = read_goal(Table(filled(self._until, every), f"{where}, until"), self._game)
        return Task(seat, goal, self.turns, until, self.alike)

    def missed(self, place: Place, seat: int, lang: str) -> str:
        """What is said when the goal is missed."""
        view = place.state.view(seat)
        seats = {"seat": seat, "other": 1 - seat}
        found = {name: Path(filled(path, seats), self.where).find(view) for name, path in self.told.items()}
        return put(self.miss, found, lang)


def read_alike(table: Table) -> Alike:
    """The faces of a die that have the same effect, written as people count them: `[[1], [2, 3, 4], [5], [6]]`."""
    written = table.get("alike", list, [])
    faces = [face for group in written if isinstance(group, list) for face in group]
    if written and sorted(map(str, faces)) != [str(face) for face in range(1, SIDES + 1)]:
        raise table.fault(f"'alike' puts each face from 1 to {SIDES} into one group, not {written}")
    return tuple([tuple([int(face) - 1 for face in group]) for group in written])


def filled(data: Any, numbers: dict[str, int]) -> Any:
    """Plain data in which names in braces are replaced: a text that is one name becomes the number."""
    if isinstance(data, dict):
        return {str(filled(key, numbers)): filled(value, numbers) for key, value in data.items()}
    if isinstance(data, list):
        return [filled(one, numbers) for one in data]
    if not isinstance(data, str):
        return data
    name = data[1:-1]
    if data == f"{{{name}}}" and name in numbers:
        return numbers[name]
    for name, number in numbers.items():
        data = data.replace(f"{{{name}}}", str(number))
    return data


def put(both: Both, numbers: dict[str, Any], lang: str) -> str:
    text = both.texts[lang]
    for name, number in numbers.items():
        text = text.replace(f"{{{name}}}", str(number))
    return text


class Kinds:
    """All that can be asked for in one game."""

    def __init__(self, table: Table) -> None:
        if table.get("herna_puzzles", int) != FORMAT:
            raise table.fault(f"'herna_puzzles' must be {FORMAT}, the format of puzzles")
        try:
            self.game: Game[Any] = herna.game(table.get("game", str))
        except UnknownGame as e:
            raise table.fault(str(e)) from None
        kinds = Table(table.get("kinds", dict), f"{table.where}, kinds")
        self.kinds = {
            id: Kind(id, Table(kinds.get(id, dict), f"{table.where}, kind {id!r}"), self.game) for id in kinds.data
        }
        themes = Table(table.get("themes", dict), f"{table.where}, themes")
        self.themes = {id: themes.both(id, 40) for id in themes.data}
        table.finish()


class Puzzle:
    """One puzzle. `first` are the choices that are right at the beginning, `line` is one whole way to the goal."""

    def __init__(self, table: Table, kinds: Kinds) -> None:
        self.id = str(table.get("id", str))
        self.where = f"{table.where}, puzzle {self.id!r}"
        table.where = self.where
        self.game = kinds.game
        kind = table.get("kind", str)
        if kind not in kinds.kinds:
            raise table.fault(f"there is no kind {kind!r}; there are: {', '.join(kinds.kinds)}")
        self.kind = kinds.kinds[kind]
        self.seat = int(table.get("seat", int))
        self.level = int(table.get("level", int))
        if self.level not in LEVELS:
            raise table.fault(f"'level' is from 1 to 5, not {self.level}")
        self.themes = table.texts("themes")
        for theme in self.themes:
            if theme not in kinds.themes:
                raise table.fault(f"there is no theme {theme!r}; there are: {', '.join(kinds.themes)}")
        self.theme_words = {theme: kinds.themes[theme] for theme in self.themes}
        self.position: dict[str, Any] = table.get("position", dict)
        self.opening = table.texts("opening")  # what is chosen before the puzzle begins, as in a record
        self.first = table.texts("first")
        self.line = table.texts("line")
        self.numbers: dict[str, int] = {"seat": self.seat, "other": 1 - self.seat, **self._numbers(table)}
        table.finish()
        self.task = self.task_for(self.numbers)

    def _numbers(self, table: Table) -> dict[str, int]:
        given = Table(table.get("numbers", dict, {}), f"{self.where}, numbers")
        numbers = {name: int(given.get(name, int)) for name in sorted(self.kind.numbers())}
        given.finish()
        return numbers

    def task_for(self, numbers: dict[str, int]) -> Task:
        return self.kind.task_for(self.seat, numbers, self.where)

    @cached_property
    def start(self) -> Place:
        """The place where the puzzle begins. It is shared: whoever goes on clones it."""
        place = start_of(self.game, self.position, "puzzle", self.opening, self.kind.turns, self.where)
        if place.state.to_act != (self.seat,):
            raise LearnError(self.where, f"seat {self.seat} is to solve it and is not asked")
        return place

    def check(self) -> None:
        """Refuse a puzzle whose first choices are not legal, or whose line does not lead to its goal."""
        codes = self.start.state.codes(self.seat)
        for code in self.first:
            if code not in codes:
                raise LearnError(self.where, f"{code!r} is not legal; legal are: {', '.join(codes)}")
        if not self.first or (self.kind.unique and len(self.first) > 1):
            raise LearnError(self.where, f"{len(self.first)} first choices are called right")
        if self.kind.odds:
            return
        end = self.walked(self.start)[-1]
        if not self.task.ended(end) or not self.task.reached(end):
            raise LearnError(self.where, "the goal is not reached by the line")

    def walked(self, place: Place) -> list[Place]:
        """The places that the line leads through."""
        places = [place]
        for choice in self.line:
            seat, code = split_choice(choice)
            state = place.state.clone()
            try:
                state.choose(code, seat)
            except HernaError as e:
                raise LearnError(f"{self.where}, line", str(e)) from None
            place = place.at(state)
            places.append(place)
        return places

    @property
    def way(self) -> list[str]:
        """What is chosen on the way that the puzzle knows; where dice decide, the first choice alone."""
        return self.line or self.first[:1]

    def idea(self) -> tuple[str, ...]:
        """What the puzzle is about: what is asked, and what the solver does, wherever that is. No two are alike."""
        mine = [choice.partition("@")[0] for choice in (self.line or self.first) if "/" not in choice]
        return (self.kind.id, *sorted(mine))

    def asks(self, lang: str) -> str:
        """The task in words."""
        return put(self.kind.task, self.numbers, lang)


def read_kinds(text: str, where: str) -> Kinds:
    return Kinds(read_toml(text, where))


def read_lines(text: str, where: str) -> dict[str, Table]:
    """The puzzles of a set by their ids, not yet looked into."""
    found: dict[str, Table] = {}
    for number, line in enumerate(text.splitlines(), 1):
        at = f"{where}, line {number}"
        try:
            table = Table(json.loads(line), at)
        except ValueError as e:
            raise LearnError(at, f"not JSON ({e})") from None
        id = str(table.get("id", str))
        if id in found:
            raise table.fault(f"there are two puzzles {id!r}")
        found[id] = table
    return found


def read_puzzle(table: Table, kinds: Kinds) -> Puzzle:
    """A puzzle that can be used: its table can be set up, and its line leads to its goal."""
    puzzle = Puzzle(table, kinds)
    puzzle.check()
    return puzzle
