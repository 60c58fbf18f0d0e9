"""Writes docs/notation/<game>.md: codes, views, positions and events of each game, as they occur in real games.

`python -m tools.notation [GAME ...]` plays random games, keeps the few in which something new occurs, and writes the
pages from those. What a field means stands in docs/notation/<game>.toml; a field without a meaning, or a meaning
without a field, is an error. The tests write every page again and compare.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import herna
from herna import State
from herna.api import own_games
from herna.kernel.errors import NotNow, PositionError
from herna.testkit import Contract

FOLDER: Final = Path(__file__).parents[1] / "docs" / "notation"
MOST_GAMES: Final = 1500  # played in search of everything that a game can ask and tell
FEWEST_GAMES: Final = 150
LOOKS: Final = 0.04  # of all decisions: how often view and position are looked at
GAMES: Final = re.compile(r"^<!-- games: ([\d ]*) -->$", re.MULTILINE)
PART: Final = re.compile(r"[a-z0-9_]+|.")
COORDINATES: Final = re.compile(r"-?\d+,-?\d+$")
ALSO: Final = re.compile(r"unknown field; there are: (.*)")
TYPES: Final = {
    "str": "text",
    "int": "number",
    "bool": "true or false",
    "NoneType": "null",
    "list": "list",
    "dict": "object",
}
WORDS_AT_MOST: Final = 8  # words that are written out; more of them are called WORD


class NotationError(Exception):
    """A page cannot be written as it should be."""


class Meanings:
    """What people have written about a game.

    Besides the meanings of fields: which objects have free keys (`keyed`), what is declared and cannot occur (`never`),
    and positions that lead to what random games hardly ever show (`moments`).
    """

    def __init__(self, id: str) -> None:
        common = tomllib.loads((FOLDER / "common.toml").read_text(encoding="utf-8"))
        own = tomllib.loads((FOLDER / f"{id}.toml").read_text(encoding="utf-8"))
        self.about: str = own["about"]
        self.keyed: list[str] = own["keyed"]
        self.never: list[str] = own.get("never", [])
        self.moments: list[dict[str, Any]] = own.get("moments", [])
        self.view: dict[str, str] = {**common["view"], **own["fields"], **own["view"]}
        self.position: dict[str, str] = {**common["position"], **own["fields"], **own["position"]}
        self.shared: set[str] = set(own["fields"])


class Survey:
    """What has occurred in some games."""

    def __init__(self, id: str, keyed: list[str]) -> None:
        self.game = herna.game(id)
        self.components = set(self.game.component_ids())
        self.keyed = keyed
        self.codes: dict[str, dict[str, str]] = {}  # kind of question -> form of a code -> an example
        self.prompts: dict[str, str] = {}
        self.events: dict[str, dict[str, set[str]]] = {}  # kind of event -> argument -> types
        self.told: dict[str, str] = {}
        self.view: dict[str, set[str]] = {}  # path -> types
        self.position: dict[str, set[str]] = {}
        self.probed = 0  # how many fields of positions were known when they were last searched for more

    def size(self) -> int:
        """Grows when something new occurs."""
        forms = sum([len(some) for some in self.codes.values()])
        types = [*self.events.values(), self.view, self.position]
        return forms + len(self.events) + sum([1 + len(kinds) for some in types for kinds in some.values()])

    def play(self, state: State, rng: Random, choices: list[str]) -> None:
        """Watch a game to its end: first these choices, then random ones."""
        told = 0
        while not state.over:
            told = self.hear(state, told)
            seat = rng.choice(state.to_act)
            codes = self.ask(state, seat)
            if choices or rng.random() < LOOKS:
                self.look(state)
            state.choose(choices.pop(0) if choices else rng.randrange(len(codes)), seat)
        self.hear(state, told)
        self.look(state)

    def ask(self, state: State, seat: int) -> list[str]:
        codes = state.codes(seat)
        kind = next(self.game.kinds[ask.kind].name for ask in state.asks if ask.seat == seat)
        if kind not in self.prompts:
            self.prompts[kind] = state.decision(seat).prompt()
        forms = self.codes.setdefault(kind, {})
        for code in codes:
            forms.setdefault(self.form(code), code)
        return codes

    def form(self, code: str) -> str:
        """A code with its names and numbers replaced by words for them."""
        parts = PART.findall(COORDINATES.sub("X,Y", code))
        for i, part in enumerate(parts):
            before = parts[i - 1] if i else ""
            if part in self.components:
                parts[i] = "NAME"
            elif re.fullmatch(r"p\d|own|enemy", part) and parts[i + 1 : i + 2] == ["."]:
                parts[i] = "WHOSE"
            elif re.fullmatch(r"\d+", part):
                parts[i] = "N"
            elif i and re.fullmatch(r"[a-z]\d[a-z]?", part):
                parts[i] = "PLAYER" if part[0] == "p" else "PLACE"
            elif before == "@" and part != "X":
                parts[i] = "PLACE"
        return "".join(parts)

    def hear(self, state: State, since: int) -> int:
        for seat in range(state.players):
            for event in state.events(since, seat):
                if len(event.data) >= len(self.events.get(event.kind, {})):
                    self.told[event.kind] = self.told.get(event.kind) or event.text()
                arguments = self.events.setdefault(event.kind, {})
                for name, value in event.data.items():
                    arguments.setdefault(name, set()).update(types_of(value))
        return since + len(state.events(since))

    def look(self, state: State) -> None:
        for seat in (None, *range(state.players)):
            self.walk(state.view(seat), "", self.view)
        try:
            position = state.position()
        except NotNow:
            return
        self.walk(position, "", self.position)
        if len(self.position) > self.probed:
            self.probe(position)
            self.probed = len(self.position)

    def walk(self, value: Any, path: str, found: dict[str, set[str]]) -> None:
        """Note paths and types of all fields; `[]` is any item of a list, `*` any key of an object with free keys."""
        if isinstance(value, dict):
            for name, inner in value.items():
                inside = "*" if path in self.keyed else name
                where = f"{path}.{inside}" if path else inside
                found.setdefault(where, set()).update(types_of(inner))
                self.walk(inner, where, found)
        elif isinstance(value, list):
            for item in value:
                self.walk(item, path + "[]", found)

    def probe(self, position: dict[str, Any]) -> None:
        """Find fields that may be given but are not written out: a wrong field is refused with a list of all."""
        for path, place in self.objects(position, ""):
            name = "no such field"
            place[name] = 0
            try:
                self.game.position(position)
            except PositionError as error:
                known = ALSO.match(error.why)
                if known and path not in self.keyed:
                    for field in known[1].split(", "):
                        self.position.setdefault(f"{path}.{field}" if path else field, set())
            del place[name]

    def objects(self, value: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every object of a position with its path."""
        if isinstance(value, dict):
            yield path, value
            for name, inner in list(value.items()):
                inside = "*" if path in self.keyed else name
                yield from self.objects(inner, f"{path}.{inside}" if path else inside)
        elif isinstance(value, list):
            for item in value:
                yield from self.objects(item, path + "[]")


def types_of(value: object) -> set[str]:
    name = TYPES[type(value).__name__]
    if isinstance(value, list):
        inner = sorted({TYPES[type(item).__name__] for item in value} - {"null"})
        return {f"list of {plural(kind)}" for kind in inner} or {"list"}
    return {name}


def plural(kind: str) -> str:
    return {"text": "texts", "number": "numbers", "list": "lists", "object": "objects"}.get(kind, kind)


# --- games -----------------------------------------------------------------------------------------------------------
def watch(survey: Survey, contract: Contract, number: int) -> None:
    """Play the game with this number: even ones from the start, odd ones from tables that are full of rare things."""
    rng = Random(f"notation {number}")
    if number % 2 and contract.crowded is not None:
        state = contract.crowded(rng)
    else:
        state = survey.game.new(seed=number, **contract.setups[number // 2 % len(contract.setups)])
    survey.play(state, rng, [])


def begin(id: str, meanings: Meanings) -> Survey:
    """A survey that has seen the moments which random games hardly ever reach."""
    survey = Survey(id, meanings.keyed)
    for i, moment in enumerate(meanings.moments):
        survey.play(survey.game.position(moment["position"], seed=i), Random(i), list(moment["choices"]))
    return survey


def contract_of(id: str) -> Contract:
    found: Contract = import_module(f"tests.contract.{id}").CONTRACT
    return found


def search(id: str) -> list[int]:
    """The numbers of games that show everything there is, or everything that so many games show."""
    meanings, contract = Meanings(id), contract_of(id)
    survey, kept = begin(id, meanings), []
    for number in range(MOST_GAMES):
        before = survey.size()
        watch(survey, contract, number)
        if survey.size() > before:
            kept.append(number)
        elif number > 2 * kept[-1] and number > FEWEST_GAMES and set(missing(survey)) <= set(meanings.never):
            break
    return kept


def missing(survey: Survey) -> list[str]:
    """The kinds of questions and events that have not occurred."""
    lacking = [f"question {kind.name}" for kind in survey.game.kinds if kind.name not in survey.codes]
    return lacking + [f"event {kind.name}" for kind in survey.game.events if kind.name not in survey.events]


def faults(survey: Survey, meanings: Meanings) -> list[str]:
    """What has no meaning, and meanings of what does not exist."""
    lacking = missing(survey)
    found = [f"does not occur: {name}" for name in lacking if name not in meanings.never]
    found += [f"occurs, or does not exist: {name}" for name in meanings.never if name not in lacking]
    for part, paths, said in (
        ("view", survey.view, meanings.view),
        ("position", survey.position, meanings.position),
    ):
        found += [f"{part} field without a meaning: {path}" for path in paths if path not in said]
        own = {path for path in said if path not in paths and path not in meanings.shared}
        found += [f"no such {part} field: {path}" for path in sorted(own)]
    neither = [path for path in meanings.shared if path not in survey.view and path not in survey.position]
    return found + [f"no such field: {path}" for path in sorted(neither)]


# --- pages -----------------------------------------------------------------------------------------------------------
def page(id: str, numbers: list[int]) -> str:
    """The page of a game, written from these games."""
    meanings = Meanings(id)
    survey, contract = begin(id, meanings), contract_of(id)
    for number in numbers:
        watch(survey, contract, number)
    if wrong := faults(survey, meanings):
        raise NotationError(f"{id}:\n" + "\n".join(wrong))
    lines = [
        f"# Notation of {survey.game.title()}",
        "",
        "<!-- Written by `python -m tools.notation`; do not edit. Meanings of fields: the .toml file beside it. -->",
        f"<!-- games: {' '.join([str(number) for number in numbers])} -->",
        "",
        "What all games share, and how codes are built, is in [notation.md](../notation.md). " + meanings.about.strip(),
        "",
        *code_lines(survey),
        *field_lines("Position", survey.position, meanings.position, "`game.position(data)` and `state.position()`."),
        *field_lines("View", survey.view, meanings.view, "`state.view(seat)`, and `state.view(None)` for spectators."),
        *event_lines(survey),
    ]
    return "\n".join(lines) + "\n"


def code_lines(survey: Survey) -> list[str]:
    lines = [
        "## Questions and codes",
        "",
        "| `decision.kind` | rule | a question | codes | example |",
        "|---|---|---|---|---|",
    ]
    for kind in survey.game.kinds:
        if kind.name not in survey.codes:
            continue
        start = f"| `{kind.name}` | {kind.rule} | {cell(survey.prompts[kind.name])} |"
        for form, example in written_forms(survey.codes[kind.name]):
            lines.append(f"{start} `{form}` | `{example}` |")
            start = "| | | |"
    return [*lines, ""]


def written_forms(forms: dict[str, str]) -> list[tuple[str, str]]:
    """Forms with an example each: numbers are optional where both forms occur, and many words are one WORD."""
    words = [form for form in forms if re.fullmatch(r"[a-z_]+:[a-z_]+", form) and not form.endswith((":none", ":done"))]
    if len(words) > WORDS_AT_MOST:
        forms = {form: forms[form] for form in forms if form not in words[1:]}
        forms = {form.partition(":")[0] + ":WORD" if form in words else form: forms[form] for form in forms}
    written = []
    for form in sorted(forms):
        if form.replace("#N", "") != form and form.replace("#N", "") in forms:
            continue
        longer = next((other for other in forms if other != form and other.replace("#N", "") == form), "")
        written.append((longer.replace("#N", "[#N]") if longer else form, forms[longer or form]))
    return written


def field_lines(title: str, paths: dict[str, set[str]], meanings: dict[str, str], where: str) -> list[str]:
    lines = [f"## {title}", "", where, "", "| field | type | meaning |", "|---|---|---|"]
    for path in sorted(paths, key=lambda path: [part.strip("[]") for part in path.split(".")]):
        types = sorted(paths[path]) or ["as needed"]
        if len(types) > 1 and "list" in types and any([kind.startswith("list of") for kind in types]):
            types.remove("list")  # an empty one
        if "null" in types:
            types = [*[kind for kind in types if kind != "null"], "null"]
        lines.append(f"| `{path}` | {' or '.join(types)} | {cell(meanings[path])} |")
    return [*lines, ""]


def event_lines(survey: Survey) -> list[str]:
    lines = [
        "## Events",
        "",
        "`state.events(since, seat)`. `cards` is there only for those who may see them; the others get `count`.",
        "",
        "| `event.kind` | rule | beat | `event.data` | a sentence |",
        "|---|---|---|---|---|",
    ]
    for kind in survey.game.events:
        if kind.name not in survey.events:
            continue
        data = ", ".join([f"`{name}`" for name in survey.events[kind.name]])
        beat = "yes" if kind.beat else ""
        lines.append(f"| `{kind.name}` | {kind.rule} | {beat} | {data} | {cell(survey.told[kind.name])} |")
    return lines


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")


def numbers_in(text: str) -> list[int]:
    found = GAMES.search(text)
    if found is None:
        raise NotationError("the page does not say from which games it was written")
    return [int(number) for number in found[1].split()]


def main() -> None:
    for id in sys.argv[1:] or own_games():
        (FOLDER / f"{id}.md").write_text(page(id, search(id)), encoding="utf-8")


if __name__ == "__main__":
    main()
