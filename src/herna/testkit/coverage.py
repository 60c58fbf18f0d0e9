"""Every rule and every component has a test that names it; this finds the ones that have none."""

from __future__ import annotations

import ast
from pathlib import Path


def named_in(folder: Path, marker: str) -> set[str]:
    """The ids that tests carry in `@pytest.mark.<marker>("...", ...)`, also inside parametrised marks."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == marker:
                found |= {a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return found


def untested(folder: Path, marker: str, ids: list[str]) -> list[str]:
    """Those of the ids that no test in the folder names with this marker."""
    named = named_in(folder, marker)
    return [id for id in ids if id not in named]


def unknown(folder: Path, marker: str, ids: list[str]) -> list[str]:
    """What tests name with this marker although it does not exist."""
    return sorted(named_in(folder, marker) - set(ids))
