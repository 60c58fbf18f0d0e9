"""The table's script stays small, and knows no game."""

from __future__ import annotations

import re
from pathlib import Path

import herna
import herna.web
from herna.api import own_games

STATIC = Path(herna.web.__file__).parent / "static"
MOST_LINES = 900  # as the formatter leaves them, with comments and empty lines


def script() -> dict[str, str]:
    files = [STATIC / "table.js", *sorted((STATIC / "table").glob("*.js"))]
    return {path.name: path.read_text(encoding="utf-8") for path in files}


def test_the_script_of_the_table_stays_small() -> None:
    lines = {name: len(text.splitlines()) for name, text in script().items()}
    assert len(lines) > 5
    assert sum(lines.values()) <= MOST_LINES, lines


def test_the_script_of_the_table_knows_no_game() -> None:
    """No game's name, no kind of its events and questions, no component: all of that comes from the server."""
    words = set(re.findall(r"[a-z_]+", "\n".join(script().values())))
    for id in own_games():
        game = herna.game(id)
        known = {id, *[name for name in game.component_ids() if "_" in name]}
        assert not known & words
    assert not re.search("|".join(own_games()), "\n".join(script().values()))
