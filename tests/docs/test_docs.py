"""The documentation cannot rot: its Python blocks are run, its positions set up. The guides are in test_guides.py."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App
from tools import layouts, notation

import herna
import herna.cli  # it brings all commands
from herna.api import own_games
from herna.cli.common import app as cli

ROOT = Path(__file__).parents[2]
RUN = (
    "README.md",
    "docs/environments.md",
    "docs/learning.md",
    "docs/notation.md",
    "docs/reference/arena.md",
    "docs/write-a-bot.md",
)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """(line, text) of every block in this language."""
    text = page.read_text(encoding="utf-8")
    return [(1 + text[: m.start(2)].count("\n"), m[2]) for m in BLOCK.finditer(text) if m[1] == language]


@pytest.mark.parametrize("name", RUN)
def test_python_blocks_run_in_order(name: str) -> None:
    found = blocks(ROOT / name, "python")
    assert found, f"{name} has no Python blocks"
    namespace: dict[str, Any] = {"__name__": name}
    for line, text in found:
        exec(compile("\n" * (line - 1) + text, str(ROOT / name), "exec"), namespace)  # errors show the page's own lines


@pytest.mark.parametrize("name", ["README.md", "docs/notation.md"])
def test_positions_can_be_set_up(name: str) -> None:
    found = blocks(ROOT / name, "json")
    assert found, f"{name} has no positions"
    for _, text in found:
        given = json.loads(text)
        state = herna.game(given["game"]).position(given, seed=1)
        assert state.to_act, f"nothing is asked in a position of {name}"
        written = state.position()
        assert herna.game(given["game"]).position(written, seed=1).position() == written


# --- notation: what can be asked of states, and the pages of the games -------------------------------------------
CALL = re.compile(r"`(\w+)[`(]")


def described(name: str) -> set[str]:
    """The calls and attributes that docs/notation.md lists for a class, and those it names below the table."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    section = text[text.index(f"### `{name}`") :].split("\n#")[0].split("```")[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    rest = [line for line in section.splitlines()[1:] if not line.startswith("|")]
    return {call for part in [*cells, *rest] for call in CALL.findall(part)}


def test_everything_that_states_offer_is_described() -> None:
    state = herna.game("mindbug").new(seed=1)
    offered = {name for name in vars(herna.State) if not name.startswith("_")}
    assert described("State") == offered | {"players", "setup"}
    assert [name for name in described("State") if not hasattr(state, name)] == []


def test_everything_that_answers_offer_is_described() -> None:
    state = herna.game("mindbug").new(seed=1)
    refusal = state.why_not("nonsense")
    first = state.decision()
    while not state.over:
        state.choose(0)
    for thing in (first, first.options[0], refusal, state.events()[0], state.result):
        offered = {name for name in dir(thing) if not name.startswith("_")}
        assert described(type(thing).__name__) == offered


@pytest.mark.parametrize("game", own_games())
def test_pages_of_games_are_as_their_games_are(game: str) -> None:
    """If this fails because a game has changed: `python -m tools.notation GAME`, and look at the difference."""
    text = (notation.FOLDER / f"{game}.md").read_text(encoding="utf-8")
    assert notation.page(game, notation.numbers_in(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("game", own_games())
def test_layouts_are_as_their_games_are(game: str) -> None:
    """If this fails because a game has changed: `python -m tools.layouts GAME`."""
    assert (layouts.FOLDER / f"{game}.md").read_text(encoding="utf-8") == layouts.page(game)


def test_every_game_has_a_page_that_can_be_found() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert re.findall(r"\]\(notation/(\w+)\.md\)", text) == list(own_games())


def test_a_page_lacking_something_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notation, "watch", lambda survey, contract, number: None)
    with pytest.raises(notation.NotationError, match=r"(?s)does not occur: question action.*no such field: active"):
        notation.page("mindbug", [0])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


# --- commands, variables, extras -------------------------------------------------------------------------------------
def commands(app: App, path: str = "herna") -> list[tuple[str, App]]:
    """Every command with its full name."""
    found = []
    for name in [name for name in app if not name.startswith("-")]:
        inner = commands(app[name], f"{path} {name}")
        found += inner or [(f"{path} {name}", app[name])]
    return found


@pytest.mark.parametrize(("name", "command"), commands(cli), ids=lambda value: value if isinstance(value, str) else "")
def test_every_command_and_option_is_described(name: str, command: App) -> None:
    """If this fails: `python -m tools.commands`. Every option must have a help text, too."""
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    section = re.split(r"^#", text[text.index(f"# {name}\n") :], flags=re.MULTILINE)[1]
    assert command.help.splitlines()[0] in section
    lines = [line for line in section.splitlines() if line.startswith("* ")]
    arguments = [argument for argument in command.assemble_argument_collection() if argument.show]
    assert len(lines) == len(arguments)
    for argument in arguments:
        help_text = argument.parameter.help
        assert help_text, f"{name} {argument.name} has no help text"
        assert any([argument.name.strip("-").upper() in line.upper() and help_text in line for line in lines])


def first_cells(heading: str) -> list[str]:
    """The names in the first column of the table below a heading of docs/commands.md."""
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    section = text[text.index(f"## {heading}\n") :].split("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


def test_every_environment_variable_is_described() -> None:
    own = re.compile(r"HERNA_[A-Z_]+")
    files = [*ROOT.glob("*.py"), ROOT / "Makefile"]
    files += [path for folder in ("src", "tools", "tests") for path in (ROOT / folder).rglob("*.py")]
    used = {name for path in files for name in own.findall(path.read_text(encoding="utf-8"))}
    described = set(first_cells("Environment variables"))
    assert {name for name in described if own.match(name)} == used - {"HERNA_TEST_MARK"}  # between tests only
    assert described - used == {"XDG_DATA_HOME", "XDG_STATE_HOME", "CC"}


REFERENCE = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)


def test_the_reference_has_every_public_name() -> None:
    pages = [path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "reference").glob("*.md")]
    described = [name for text in pages for name in REFERENCE.findall(text)]
    assert len(set(described)) == len(described)
    packages = ("herna", "herna.players", "herna.rl", "herna.testkit")
    public = {f"{name}.{inner}" for name in packages for inner in import_module(name).__all__}
    assert public - set(described) == {"herna.__version__", "herna.build"}
    for name in described:
        module, _, inner = name.rpartition(".")
        assert hasattr(import_module(module), inner), f"there is no {name}"


def test_every_extra_is_described() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert sorted(first_cells("Extras")) == sorted(project["optional-dependencies"])
