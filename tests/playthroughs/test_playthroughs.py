"""Recorded games: whatever people or programs can see of them has not changed.

`python -m tests.playthroughs.test_playthroughs` writes the files anew; look at the difference before it is committed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import herna
from herna.api import own_games
from herna.testkit import playthrough

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))


def replayed(text: str) -> str:
    """The game that the first line of a playthrough names, played again."""
    _, id, _, _, _, seed, setup = text.splitlines()[0].split(" ", 6)
    return playthrough(herna.game(id), int(seed), **json.loads(setup))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough_is_unchanged(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replayed(text).splitlines() == text.splitlines()


def test_every_game_has_playthroughs() -> None:
    recorded = {path.stem.split("-")[0] for path in FILES}
    assert recorded == set(own_games())


if __name__ == "__main__":
    for path in FILES:
        path.write_text(replayed(path.read_text(encoding="utf-8")), encoding="utf-8")
