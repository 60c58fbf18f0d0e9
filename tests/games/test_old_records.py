"""Records written before there were rulings: each is replayed, choice by choice, to the end that it tells of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import herna

OLD = sorted(Path(__file__).parent.glob("*/old_records/*.json"))


@pytest.mark.parametrize("path", OLD, ids=[f"{path.parts[-3]}-{path.stem}" for path in OLD])
def test_an_old_record_ends_as_it_did(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    assert "rulings" not in record
    game = herna.game(record["game"])
    end = game.replay(record)
    assert end.result is not None
    told = end.result.as_dict()
    assert {field: told[field] for field in record["result"]} == record["result"]
    assert len(end.record()["choices"]) == len(record["choices"]), "something was asked that was not, or the reverse"
