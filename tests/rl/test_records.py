"""The published games, and the reader of such files."""

from __future__ import annotations

from pathlib import Path

import pytest

import herna
from herna.kernel.errors import RecordError
from herna.rl.records import examples, records
from tests.rl.tables import GAMES

FOLDER = Path(__file__).parents[2] / "examples" / "records"


@pytest.mark.parametrize("game", GAMES)
def test_published_games_are_genuine_and_can_be_learned_from(game: str) -> None:
    path = FOLDER / f"{game}.jsonl"
    found = list(records(path))
    assert len(found) >= 8
    assert all([record["game"] == game for record in found])
    herna.verify(found[0])
    choices = 0
    for state, seat, index, reward in examples(path, most=1):
        assert 0 <= index < len(state.actions(seat))
        assert -1.0 <= reward <= 1.0
        choices += 1
    assert choices == len(found[0]["choices"])


@pytest.mark.parametrize("line", ["no json", "[1]", '{"record": {"game": "mindbug"}}'])
def test_what_is_no_record_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"arena": 1}\n' + line + "\n", encoding="utf-8")
    with pytest.raises(RecordError):
        list(examples(path))
