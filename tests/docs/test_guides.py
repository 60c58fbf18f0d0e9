"""The two guides are followed literally, to the end, in a copy of the checkout.

A step is a block under a sentence that says where it goes: `New file`, `At the end of`, or `In` a file `instead of`,
`before` or `after` a line. Blocks of `sh` are run. For `make test` the copy is held to all that the suite asks of what
was added: lint, types, imports, and the tests below.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
STEP = re.compile(
    r"^(?:(?P<how>New file|At the end of|In) `(?P<path>[\w/.-]+)`"
    r"(?:, (?P<where>instead of|before|after) `(?P<line>[^`\n]+)`)?:\n\n)?"
    r"^```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
COPIED = ("conftest.py", "pyproject.toml", "docs", "examples", "src", "tests", "tools", ".mypy_cache")
NOT_COPIED = shutil.ignore_patterns("*.so", "_compiled.json", "__pycache__")
TOOLS = ("herna", "lint-imports", "mypy", "pytest", "ruff")

MINDBUG = "mindbug and not (mindbug-1 or mindbug-2 or mindbug-3)"  # of several blocks of random games, the first
CARD = (
    ["tests/games/mindbug/test_cards_workshop.py", "tests/games/mindbug/test_cards_printed.py"],
    ["tests/contract/test_contract.py", "tests/kernel/test_facts.py", "tests/web/test_books.py", "-k", MINDBUG],
    ["tests/playthroughs", "tests/web/test_boards.py", "-k", MINDBUG],
    ["tests/web/art/test_portraits.py", "-k", "mindbug or two_components"],
    ["tests/kernel/test_states.py::test_a_game_tells_what_it_is", "tests/web/test_pages.py", "-k", "tells or cards"],
)
GAME = (
    ["tests/games/toll", "tests/playthroughs", "tests/contract/test_contract.py", "-k", "toll or every_game"],
    ["tests/kernel/test_facts.py", "tests/players/test_programs.py", "tests/arena", "tests/rl", "-k", "toll"],
    ["tests/web/test_books.py", "tests/web/test_boards.py", "tests/web/test_looking.py", "-k", "toll"],
)


class Checkout:
    """A copy of this checkout, with an environment of its own that borrows what is installed here."""

    def __init__(self, folder: Path, suite: tuple[list[str], ...]) -> None:
        self.folder = folder
        self.suite = suite
        self.written: set[str] = set()
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
            elif (ROOT / name).exists():
                shutil.copy2(ROOT / name, folder / name)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", ".venv"], cwd=folder, check=True)
        packages = next((folder / ".venv" / "lib").glob("python*/site-packages"))
        borrowed = [str(folder / "src"), *[path for path in sys.path if path.endswith("site-packages")]]
        (packages / "borrowed.pth").write_text("\n".join(borrowed) + "\n", encoding="utf-8")
        for tool in TOOLS:
            self.lend(Path(sysconfig.get_path("scripts")) / tool)

    def lend(self, tool: Path) -> None:
        """Put a tool into the environment; one written in Python runs with the Python of that environment."""
        here = self.folder / ".venv" / "bin" / tool.name
        if tool.read_bytes()[:2] == b"#!":
            here.write_text(f'#!/bin/sh\nexec "{here.parent}/python" "{tool}" "$@"\n', encoding="utf-8")
            here.chmod(0o755)
        else:
            here.symlink_to(tool)

    def run(self, command: str) -> None:
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=self.folder,
            env={**kept, "HERNA_PURE": "1", "PYTHONWARNINGS": "ignore"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"

    def check(self) -> None:
        """What `make test` asks of the things that were added."""
        sources = " ".join(sorted({path for path in [*self.written, *self.copies()] if path.endswith(".py")}))
        for command in (f"ruff check {sources}", f"ruff format --check {sources}", f"mypy {sources}"):
            self.run(f".venv/bin/{command}")
        self.run(".venv/bin/lint-imports --no-logo --no-cache")
        for tests in self.suite:
            self.run(".venv/bin/pytest -q -p no:cacheprovider " + " ".join([f"'{word}'" for word in tests]))

    def copies(self) -> list[str]:
        """Modules that commands of the guide have put where there were none."""
        here = [
            path.relative_to(self.folder) for room in ("src", "tests") for path in (self.folder / room).rglob("*.py")
        ]
        return [str(path) for path in here if not (ROOT / path).exists()]

    def write(self, step: re.Match[str]) -> None:
        path = self.folder / step["path"]
        self.written.add(step["path"])
        if step["how"] == "New file":
            assert not path.exists(), f"{step['path']} is there already"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(step["text"], encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        if step["how"] == "At the end of":
            lines.append(step["text"])
        else:
            places = [i for i in range(len(lines)) if lines[i].strip() == step["line"]]
            assert len(places) == 1, f"{step['path']} has the line {step['line']!r} {len(places)} times"
            first = places[0] + (step["where"] == "after")
            lines[first : first + (step["where"] == "instead of")] = [step["text"]]
        path.write_text("".join(lines), encoding="utf-8")

    def follow(self, page: str) -> None:
        """Do what the page says, from top to bottom."""
        checked = False
        for step in STEP.finditer((ROOT / page).read_text(encoding="utf-8")):
            if step["path"]:
                self.write(step)
            elif step["language"] == "sh":
                for command in step["text"].splitlines():
                    if command == "make test":
                        self.check()
                        checked = True
                    else:
                        self.run(command)
        assert checked, f"{page} does not end with `make test`"


def test_cards_can_be_added_as_the_guide_says(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path, CARD)
    checkout.follow("docs/add-a-card.md")
    assert len(checkout.written) == 10  # files; a step that is not recognised would be missing


def test_a_game_can_be_added_as_the_guide_says(tmp_path: Path) -> None:
    """First as a package of its own, then as a folder of Herna; the files of the guide are those of the example."""
    checkout = Checkout(tmp_path, GAME)
    example = tmp_path / "examples" / "toll"
    shutil.rmtree(example)
    checkout.follow("docs/add-a-game.md")
    assert contents(example) == contents(ROOT / "examples" / "toll")


def contents(folder: Path) -> dict[str, str]:
    """All texts in a folder but its README."""
    found = [path for path in folder.rglob("*.*") if path.suffix in (".py", ".toml", ".txt")]
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in found}
