"""The documentation cannot rot: its Python blocks are run, its positions set up, its game is built and played."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import herna

ROOT = Path(__file__).parents[2]
RUN = ("README.md", "docs/notation.md", "docs/write-a-bot.md")
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"^`([\w/.]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
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


def test_codes_in_the_table_of_verbs_name_cards_that_exist() -> None:
    """The table of Mindbug's verbs has every kind of question, and every card in it exists."""
    game = herna.game("mindbug")
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = text[text.index("### Mindbug's verbs") : text.index("Ask a state for its codes")]
    kinds = re.findall(r"^\| `(\w+)`", table, re.MULTILINE)
    assert sorted(kinds) == sorted([kind.name for kind in game.kinds])
    cards = re.findall(r"`\w+:(?:own\.|enemy\.)?(\w+)(?:[#@][\w.]+)?`", table)
    words = {"none", "done", "own", "enemy", "boost", "defeat", "take", "sneaky"}
    assert [card for card in cards if card not in words and card not in game.component_ids()] == []
    assert len(cards) > 20


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


# Run beside the files that docs/add-a-game.md names: its game is found as if it lay among the others.
TRY_THE_GAME = """
import runpy, sys
import herna
from herna.testkit import text_faults
sys.modules["herna.games"].__path__.append("src/herna/games")
assert text_faults(herna.game("toll")) == []
contract = runpy.run_path("tests/contract/toll.py")["CONTRACT"]
for seed in range(5):
    contract.play(seed)
    contract.play_crowded(seed)
tests = [f for name, f in runpy.run_path("tests/games/toll/test_toll.py").items() if name.startswith("test_")]
for test in tests:
    test()
print(contract.games, len(tests))
"""


def test_the_game_of_the_walk_through_can_be_built(tmp_path: Path) -> None:
    for name, text in FILE.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", TRY_THE_GAME],
        cwd=tmp_path,
        env={**os.environ, "HERNA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "10 4", done.stderr
