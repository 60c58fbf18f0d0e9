"""The documentation cannot rot: its Python blocks are run, its positions set up. The guides are in test_guides.py."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import herna

ROOT = Path(__file__).parents[2]
RUN = ("README.md", "docs/notation.md", "docs/write-a-bot.md")
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
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
