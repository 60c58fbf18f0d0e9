"""Goals: what is to be true of the table as a seat sees it, or of what has just happened there.

A goal is plain data, read once and checked. Lessons and puzzles speak the same language. All entries of the table
must hold:

    over = "won"                          the game is over; won, lost, drawn, or any
    asked = "block"                       the seat is asked this kind of question
    happened = [{ kind = "defeated", seat = 1 }]     each of these events has happened, and the seat knows of it
    never = [{ kind = "loses_life", seat = 0 }]      none of these has
    any = [{...}, {...}]                  at least one of these goals
    not = {...}                           this goal does not hold
    "sides.1.life" = 2                    anything else is a path into the seat's view: what is there has this value,
    "sides.1.life" = { max = 1 }          or passes these tests

A path goes by names and, in lists, by numbers from 0 or by a field: `board[at=c5].damage` is the damage of the first
thing whose `at` is c5. The tests are `is`, `isnt`, `min`, `max`, `more` (at least so much more than before), `has` and
`lacks` (an element of a list), `count` (the length of a list) and `gone` (the path leads nowhere).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any, Final

from herna.kernel.events import Event
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.learn.reading import LearnError, Table

ENDS: Final = ("won", "lost", "drawn", "any")
PART: Final = re.compile(r"(\w+)((?:\[\w+=[^\]]+\])*)")
SELECTOR: Final = re.compile(r"\[(\w+)=([^\]]+)\]")


class Moment:
    """The table before and after something, through the eyes of one seat."""

    def __init__(self, before: State, after: State, seat: int) -> None:
        self.before = before
        self.after = after
        self.seat = seat

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.after.view(self.seat)

    @cached_property
    def earlier(self) -> dict[str, Any]:
        return self.before.view(self.seat)

    @cached_property
    def events(self) -> list[Event]:
        return self.after.events(len(self.before.events()), self.seat)


class Nowhere:
    """What a path finds where there is nothing."""


NOWHERE: Final = Nowhere()


class Path:
    """A way into a view."""

    def __init__(self, written: str, where: str) -> None:
        self.written = written
        self._steps: list[tuple[str, str]] = []  # (a name or a number, ""), or (a field, the value it must have)
        for part in split_path(written):
            match = PART.fullmatch(part)
            if match is None:
                raise LearnError(where, f"{written!r} is no path into a view: {part!r} cannot be read")
            self._steps.append((match[1], ""))
            self._steps += SELECTOR.findall(match[2])

    def find(self, view: object) -> object:
        found = view
        for name, value in self._steps:
            found = selected(found, name, value) if value else entered(found, name)
            if found is NOWHERE:
                break
        return found


def split_path(written: str) -> list[str]:
    """The parts between the dots, of which those in brackets are none."""
    return re.split(r"\.(?![^\[]*\])", written)


def entered(found: object, name: str) -> object:
    if isinstance(found, dict):
        return found.get(name, NOWHERE)
    if isinstance(found, list | tuple) and name.isdigit() and int(name) < len(found):
        return found[int(name)]
    return NOWHERE


def selected(found: object, field: str, value: str) -> object:
    if not isinstance(found, list | tuple):
        return NOWHERE
    return next((one for one in found if isinstance(one, dict) and str(one.get(field)) == value), NOWHERE)


class Condition(ABC):
    """One entry of a goal."""

    @abstractmethod
    def holds(self, moment: Moment) -> bool: ...

    def paths(self) -> list[Path]:
        """The ways into the view that it looks at; a check asks whether they lead anywhere."""
        return []

    def needs_events(self) -> bool:
        """Does it look at what has happened? Redrawn worlds keep no events."""
        return False


class Over(Condition):
    def __init__(self, end: str) -> None:
        self.end = end

    def holds(self, moment: Moment) -> bool:
        result = moment.after.result
        if result is None:
            return False
        if self.end == "any":
            return True
        if not result.winners:
            return self.end == "drawn"
        return self.end == ("won" if moment.seat in result.winners else "lost")


class Asked(Condition):
    def __init__(self, kind: str) -> None:
        self.kind = kind

    def holds(self, moment: Moment) -> bool:
        after = moment.after
        return moment.seat in after.to_act and after.decision(moment.seat).kind == self.kind


class Happened(Condition):
    """An event of a kind, whose data have these values; `wanted` says whether it is to happen or not."""

    def __init__(self, kind: str, data: dict[str, Any], wanted: bool) -> None:
        self.kind = kind
        self.data = data
        self.wanted = wanted

    def holds(self, moment: Moment) -> bool:
        return self.wanted == any([self._fits(event) for event in moment.events])

    def needs_events(self) -> bool:
        return True

    def _fits(self, event: Event) -> bool:
        return event.kind == self.kind and all([event.data.get(key) == value for key, value in self.data.items()])


class Seen(Condition):
    """What lies at a path passes the tests."""

    def __init__(self, path: Path, tests: dict[str, Any]) -> None:
        self.path = path
        self.tests = tests

    def paths(self) -> list[Path]:
        return [] if "gone" in self.tests else [self.path]

    def holds(self, moment: Moment) -> bool:
        found = self.path.find(moment.view)
        return all([self._passes(test, wanted, found, moment) for test, wanted in self.tests.items()])

    def _passes(self, test: str, wanted: Any, found: object, moment: Moment) -> bool:
        if test == "gone":
            return (found is NOWHERE) is bool(wanted)
        if found is NOWHERE:
            return False
        if test in ("is", "isnt"):
            return bool(found == wanted) is (test == "is")
        if isinstance(found, list | tuple):
            if test == "count":
                return len(found) == int(wanted)
            return test in ("has", "lacks") and (wanted in found) == (test == "has")
        if not isinstance(found, int):
            return False
        if test == "more":
            earlier = self.path.find(moment.earlier)
            return isinstance(earlier, int) and found - earlier >= int(wanted)
        return found >= int(wanted) if test == "min" else test == "max" and found <= int(wanted)


class OneOf(Condition):
    def __init__(self, goals: list[Goal]) -> None:
        self.goals = goals

    def holds(self, moment: Moment) -> bool:
        return any([goal.holds(moment) for goal in self.goals])

    def paths(self) -> list[Path]:
        return [path for goal in self.goals for path in goal.paths()]

    def needs_events(self) -> bool:
        return any([goal.needs_events() for goal in self.goals])


class Negated(Condition):
    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def holds(self, moment: Moment) -> bool:
        return not self.goal.holds(moment)

    def paths(self) -> list[Path]:
        return self.goal.paths()

    def needs_events(self) -> bool:
        return self.goal.needs_events()


class Goal:
    """All of some conditions."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, moment: Moment) -> bool:
        return all([condition.holds(moment) for condition in self.conditions])

    def paths(self) -> list[Path]:
        return [path for condition in self.conditions for path in condition.paths()]

    def needs_events(self) -> bool:
        return any([condition.needs_events() for condition in self.conditions])


# --- reading --------------------------------------------------------------------------------------------------------
NUMBERS: Final = ("min", "max", "more", "count")
TESTS: Final = ("is", "isnt", "has", "lacks", "gone", *NUMBERS)


def read_goal(table: Table, game: Game[Any]) -> Goal:
    """The goal that a table describes; an empty one, or one that speaks of what does not exist, is refused."""
    if not table.data:
        raise table.fault("a goal must ask for something")
    conditions: list[Condition] = []
    for name, wanted in table.data.items():
        match name:
            case "over":
                conditions.append(Over(one_of(wanted, ENDS, table, name)))
            case "asked":
                kinds = [kind.name for kind in game.kinds]
                conditions.append(Asked(one_of(wanted, kinds, table, name)))
            case "happened" | "never":
                conditions += [read_event(one, game, name == "happened") for one in table.tables(name, name)]
            case "any":
                conditions.append(OneOf([read_goal(one, game) for one in table.tables(name, name)]))
            case "not":
                conditions.append(Negated(read_goal(Table(wanted, f"{table.where}, not"), game)))
            case _:
                conditions.append(read_seen(name, wanted, table))
    return Goal(conditions)


def one_of(value: object, known: tuple[str, ...] | list[str], table: Table, name: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise table.fault(f"{name!r} is one of {', '.join(known)}, not {value!r}")
    return value


def read_event(table: Table, game: Game[Any], wanted: bool) -> Happened:
    kinds = [event.name for event in game.events]
    kind = one_of(table.get("kind", str), kinds, table, "kind")
    return Happened(kind, {key: value for key, value in table.data.items() if key != "kind"}, wanted)


def read_seen(name: str, wanted: object, table: Table) -> Seen:
    path = Path(name, table.where)
    if not isinstance(wanted, dict):
        return Seen(path, {"is": wanted})
    if not wanted:
        raise table.fault(f"{name!r} must be tested for something")
    for test, value in wanted.items():
        if test not in TESTS:
            raise table.fault(f"{name!r}: there is no test {test!r}; there are: {', '.join(TESTS)}")
        if test in NUMBERS and (not isinstance(value, int) or isinstance(value, bool)):
            raise table.fault(f"{name!r}: {test!r} needs a number, not {value!r}")
        if test == "gone" and not isinstance(value, bool):
            raise table.fault(f"{name!r}: 'gone' is true or false, not {value!r}")
    return Seen(path, wanted)
