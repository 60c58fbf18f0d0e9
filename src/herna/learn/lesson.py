"""A lesson: scenes, each with a table of its own, and steps in which the learner reads or chooses.

The file is TOML; the fields are those of the classes below. What a step has decides what it is:

    neither `expect` nor `goal`   something to read
    expect = ["play:gorillion"]   one of these is to be chosen; "attack:x target:y" are choices one after the other,
                                  and "place:desert@*" is any code that begins like this
    goal = {...}                  a free choice: whatever reaches the goal within `choices` choices is right

`answers` are what the other seats choose when they are asked, in this order; of "block:none|hunt:none" the first that
is legal. `check` is a goal that must hold after the step, for the tests and not for people.
"""

from __future__ import annotations

from typing import Any, Final

import herna
from herna.kernel.errors import UnknownGame
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.learn.goals import Goal, read_goal
from herna.learn.reading import LearnError, Table, check_names, check_rule, read_toml, table_after

FORMAT: Final = 1
MOST_SAID: Final = 260  # characters; more is not read at a table
MOST_CHOICES: Final = 4  # of a free step: every line is tried


class Wrong:
    """What is said to likely wrong choices."""

    def __init__(self, table: Table) -> None:
        self.codes = table.texts("codes")
        if not self.codes:
            raise table.fault("'codes' is missing: to which choices is this said?")
        self.say = table.both("say", MOST_SAID)
        table.finish()


class Step:
    """Something to read, or to choose."""

    def __init__(self, table: Table, game: Game[Any]) -> None:
        self.where = table.where
        self.rule = str(table.get("rule", str))
        self.say = table.both("say", MOST_SAID)
        self.mark = table.texts("mark")
        self.ways = [tuple(way.split()) for way in table.texts("expect")]
        self.goal = sub_goal(table, "goal", game)
        self.choices = int(table.get("choices", int, 1))
        self.answers = [answer.split("|") for answer in table.texts("answers")]
        self.wrong = [Wrong(one) for one in table.tables("wrong", "wrong")]
        self.check = sub_goal(table, "check", game)
        self.hint = table.both("hint", MOST_SAID) if table.has("hint") or self.goal is not None else None
        table.finish()
        self._agree(table)
        check_rule(game, self.rule, self.where)
        for said in [self.say, *[wrong.say for wrong in self.wrong], *([self.hint] if self.hint else [])]:
            check_names(game, said, self.where)

    def _agree(self, table: Table) -> None:
        """Fields that do not go together are refused."""
        if self.ways and self.goal is not None:
            raise table.fault("'expect' and 'goal' do not go together")
        if self.reads and (self.answers or self.wrong or self.check is not None):
            raise table.fault("where nothing is chosen, there are no 'answers', no 'wrong' and no 'check'")
        if not 1 <= self.choices <= MOST_CHOICES or (self.choices > 1 and self.goal is None):
            raise table.fault(f"'choices' goes with a goal and is at most {MOST_CHOICES}")
        for way in self.ways:
            if any([way != other and way == other[: len(way)] for other in self.ways]):
                raise table.fault(f"{' '.join(way)!r} ends where another way goes on")

    def wanted(self, made: list[str]) -> list[str]:
        """What the ways expect after these choices: codes, or how codes begin (`place:desert@*`)."""
        return [way[len(made)] for way in self.ways if len(way) > len(made) and begins(way, made)]

    def is_way(self, made: list[str]) -> bool:
        """Are these choices one of the ways, complete?"""
        return any([len(way) == len(made) and begins(way, made) for way in self.ways])

    def is_code(self, mark: str) -> bool:
        """Does a mark name an option, and not a thing of the view?"""
        return ":" in mark or any([mark in way for way in self.ways])

    @property
    def reads(self) -> bool:
        """Nothing is chosen here."""
        return not self.ways and self.goal is None


def begins(way: tuple[str, ...], made: list[str]) -> bool:
    return all([fits(wanted, code) for wanted, code in zip(way, made, strict=False)])


def fits(wanted: str, code: str) -> bool:
    return code.startswith(wanted[:-1]) if wanted.endswith("*") else code == wanted


class Scene:
    """A table, and what is learned there."""

    def __init__(self, table: Table, game: Game[Any]) -> None:
        self.where = table.where
        self.game = game
        self.seed = str(table.get("seed", str, "lesson"))
        self.position: dict[str, Any] = table.get("position", dict)
        self.opening = table.texts("opening")  # chosen before the learner comes to the table, as in a record
        self.steps = [Step(one, game) for one in table.tables("steps", "step")]
        table.finish()
        if not self.steps:
            raise table.fault("a scene needs steps")

    def start(self) -> State:
        """The table at the beginning of the scene."""
        return table_after(self.game, self.position, self.seed, self.opening, self.where)


class Lesson:
    """Everything that a lesson file says."""

    def __init__(self, table: Table) -> None:
        self.where = table.where
        if table.get("herna_lesson", int) != FORMAT:
            raise table.fault(f"'herna_lesson' must be {FORMAT}, the format of lessons")
        try:
            self.game: Game[Any] = herna.game(table.get("game", str))
        except UnknownGame as e:
            raise table.fault(str(e)) from None
        self.name = str(table.get("name", str))
        self.number = int(table.get("number", int))  # its place among the lessons of the game
        self.minutes = int(table.get("minutes", int))
        self.seat = int(table.get("seat", int, 0))
        self.title = table.both("title", 60)
        self.about = table.both("about", 160)
        self.scenes = [Scene(one, self.game) for one in table.tables("scenes", "scene")]
        if not self.scenes:
            raise table.fault("a lesson needs scenes")
        for scene in self.scenes:
            players = scene.start().players
            if not 0 <= self.seat < players:
                raise LearnError(scene.where, f"{players} play here, so there is no seat {self.seat}")
        end = Table(table.get("end", dict), f"{self.where}, end")
        self.end = end.both("say", MOST_SAID)
        self.outcome = sub_goal(end, "goal", self.game)  # what must be true of the last table, whatever was chosen
        end.finish()
        table.finish()
        for said in (self.title, self.about, self.end):
            check_names(self.game, said, self.where)

    @property
    def id(self) -> str:
        return f"{self.game.id}-{self.name}"


def sub_goal(table: Table, field: str, game: Game[Any]) -> Goal | None:
    if not table.has(field):
        return None
    return read_goal(Table(table.get(field, dict), f"{table.where}, {field}"), game)


def read_lesson(text: str, where: str) -> Lesson:
    """The lesson in the text of a file; `where` is what the file is called."""
    return Lesson(read_toml(text, where))
