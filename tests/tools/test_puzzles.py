"""The miner of puzzles: it goes on where it was, ends when the time is up, and packs what is about something new."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from time import time
from typing import Any

import pytest
from tools.puzzles import mining
from tools.puzzles.__main__ import prove
from tools.puzzles.packing import gist, mixed, rarest_first
from tools.puzzles.spots import options_for, spots
from tools.shifts import Row, read_rows, work_off

import herna
from herna.learn import shelf


def squared(number: int) -> list[Row]:
    return [{"number": number, "square": number * number}]


def test_work_goes_on_where_it_was_and_a_broken_line_costs_only_itself(tmp_path: Path) -> None:
    file = tmp_path / "new" / "rows.jsonl"
    work_off([(n,) for n in range(3)], squared, file, 2, time() + 60, lambda rows: None)
    assert sorted([row["square"] for row in read_rows(file)]) == [0, 1, 4]
    file.write_text(file.read_text() + '{"number": 3, "squ')
    told: list[Row] = []
    work_off([(7,)], squared, file, 1, time() + 60, told.extend)
    assert told == squared(7)
    assert sorted([row["square"] for row in read_rows(file)]) == [0, 1, 4, 49]


def test_nothing_is_begun_when_the_time_is_up(tmp_path: Path) -> None:
    work_off(((n,) for n in count()), squared, tmp_path / "rows.jsonl", 1, time() - 1, lambda rows: None)
    assert read_rows(tmp_path / "rows.jsonl") == []


def test_a_game_that_was_gone_through_is_not_gone_through_again() -> None:
    waiting = mining.waiting_games(["mindbug", "wistar"], 1, {("mindbug", 1), ("wistar", 2)}, 9.0)
    assert [next(waiting)[:2] for _ in range(3)] == [("wistar", 1), ("mindbug", 2), ("mindbug", 3)]


def test_a_game_that_ran_out_of_time_is_told_so() -> None:
    assert mining.mine_game("mindbug", 1, time() - 1) == [], "nothing was found, and it is not gone through"


@pytest.mark.parametrize("game", ["mindbug", "smashup", "bigmonster", "wistar", "summoner"])
def test_spots_can_be_written_down(game: str) -> None:
    spot = next(spots(game, 3))
    assert json.loads(json.dumps(spot.position))["game"] == game
    assert spot.seat in range(2)
    assert options_for(game, 3) == options_for(game, 3)


def found(kind: str, level: int, *line: str) -> dict[str, Any]:
    return {"kind": kind, "level": level, "line": list(line), "first": list(line[:1])}


def test_what_a_puzzle_is_about_decides_before_kind_and_level() -> None:
    assert gist(found("points", 1, "row:1", "take:swamp", "place:swamp@1,2", "remove:ice")) == (
        "place:swamp",
        "take:swamp",
    )
    one, same, other = found("a", 1, "play:x"), found("b", 5, "play:x", "end"), found("a", 1, "play:y")
    assert rarest_first([one, same, other]) == [one, other, same]
    assert mixed([same, other], [one], 1) == [other]
    assert mixed([same], [one], 3) == [same]


def test_proofs_can_be_broken_off_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = dict(list(shelf.puzzle_lines("mindbug").items())[:2])
    monkeypatch.setattr(shelf, "puzzle_lines", lambda game: few)
    keep = tmp_path / "proofs.jsonl"
    assert prove(["mindbug"], 1, 0.0, keep) == 2  # no time, no proof: that is not success
    assert prove(["mindbug"], 1, 60.0, keep) == 0
    assert sorted([row["puzzle"] for row in read_rows(keep)]) == sorted(few)
    assert prove(["mindbug"], 1, 60.0, keep) == 0
    assert len(read_rows(keep)) == 2  # nothing was proved again
    assert "2 of 2 puzzles proved, 0 with faults" in capsys.readouterr().out


def test_a_puzzle_with_a_fault_is_told_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "proofs.jsonl"
    ids = list(shelf.puzzle_lines("mindbug"))
    rows = [{"puzzle": id, "build": herna.build, "faults": ["no way"] * (id == ids[3]), "seconds": 1} for id in ids]
    keep.write_text("".join([json.dumps(row) + "\n" for row in rows]))
    assert prove(["mindbug"], 1, 60.0, keep) == 1
    assert "120 of 120 puzzles proved, 1 with faults" in capsys.readouterr().out
