"""Reading what people wrote in TOML: every slip is told with the place where it stands."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from herna.kernel.errors import HernaError
from herna.kernel.game import Game
from herna.kernel.keeping.record import split_choice
from herna.kernel.state import State
from herna.kernel.texts.catalogue import LANGUAGES, parse

CASES: Final = ("name", "acc", "ins", "gen", "dat")


class LearnError(HernaError):
    """A lesson, a page or a goal that cannot be used; `where` is the file and the place in it."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class Both:
    """A text in both languages. `{gorillion}` is the name of a component, `{gorillion:acc}` its name in that case."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts

    def text(self, game: Game[Any], lang: str) -> str:
        told = [p.literal or name_of(game, p.name, p.how, lang) for p in parse(self.texts[lang])]
        return "".join(told)

    def names(self) -> list[tuple[str, str]]:
        """(component, case) of every name that it uses, in either language."""
        return [(p.name, p.how) for written in self.texts.values() for p in parse(written) if not p.literal]


def name_of(game: Game[Any], component: str, case: str, lang: str) -> str:
    return game.texts.components[component].name(lang, case or "name")


class Table:
    """A table of a TOML file. Each field is asked for by its name and type; `finish` refuses what nobody asked for."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise LearnError(where, f"a table is expected, not {data!r}")
        self.data: dict[str, Any] = data
        self.where = where
        self._asked: set[str] = set()

    def fault(self, why: str) -> LearnError:
        return LearnError(self.where, why)

    def has(self, field: str) -> bool:
        return field in self.data

    def get(self, field: str, kind: type, otherwise: Any = None) -> Any:
        """A field of this type; without `otherwise`, it must be there."""
        self._asked.add(field)
        if field not in self.data:
            if otherwise is None:
                raise self.fault(f"{field!r} is missing")
            return otherwise
        value = self.data[field]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(f"{field!r} must be {KINDS[kind]}, not {value!r}")
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts; empty if the field is missing."""
        found: list[Any] = self.get(field, list, [])
        for one in found:
            if not isinstance(one, str) or not one:
                raise self.fault(f"{field!r} must be a list of texts, and has {one!r}")
        return list(found)

    def tables(self, field: str, called: str) -> list[Table]:
        """A list of tables, counted from 1 in what is told of them; empty if the field is missing."""
        found: list[Any] = self.get(field, list, [])
        return [Table(one, f"{self.where}, {called} {n}") for n, one in enumerate(found, 1)]

    def both(self, field: str, most: int) -> Both:
        """A text in both languages, with at most so many characters in each."""
        given = Table(self.get(field, dict), f"{self.where}, {field}")
        found = {lang: str(given.get(lang, str)).strip() for lang in LANGUAGES}
        given.finish()
        for lang, text in found.items():
            if not text:
                raise given.fault(f"there is no text in {lang!r}")
            if text.count("{") != text.count("}"):
                raise given.fault(f"a bracket is not closed in {text!r}")
            if len(text) > most:
                raise given.fault(f"{len(text)} characters in {lang!r}, and {most} are the most: {text!r}")
        return Both(found)

    def finish(self) -> None:
        for field in self.data:
            if field not in self._asked:
                raise self.fault(f"there is no field {field!r} here; there are: {', '.join(sorted(self._asked))}")


KINDS: Final[dict[type, str]] = {
    str: "a text",
    int: "a number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


def read_toml(text: str, where: str) -> Table:
    try:
        return Table(tomllib.loads(text), where)
    except tomllib.TOMLDecodeError as e:
        raise LearnError(where, f"not a TOML file ({e})") from None


def check_names(game: Game[Any], both: Both, where: str) -> None:
    """Every name in a text is that of a component, in a case that exists."""
    for name, case in both.names():
        if name not in game.texts.components:
            raise LearnError(where, f"{game.id} has no component {name!r}")
        if case and case not in CASES:
            raise LearnError(where, f"there is no case {case!r} of {name!r}; there are: {', '.join(CASES)}")


def check_rule(game: Game[Any], rule: str, where: str) -> None:
    if game.texts.rulebook.get(rule) is None:
        raise LearnError(where, f"{game.id} has no rule {rule!r}")


def table_after(game: Game[Any], position: dict[str, Any], seed: str, choices: list[str], where: str) -> State:
    """The table of this position after these choices, which are written as in a record."""
    try:
        state: State = game.position(position, seed)
        for choice in choices:
            seat, code = split_choice(choice)
            state.choose(code, seat)
    except HernaError as e:
        raise LearnError(f"{where}, position", str(e)) from None
    return state
