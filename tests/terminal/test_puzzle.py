"""`herna puzzle`: the puzzle of the day, one of a game, mistakes, refutations and what is kept."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from herna.cli import main
from herna.learn import shelf
from herna.learn.daily import puzzle_of_the_day

Capture = pytest.CaptureFixture[str]


def run(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: Capture, arguments: str, typed: list[str]
) -> tuple[int, str]:
    """The status, and what was printed."""
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    lines = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("herna.cli.puzzle.read_line", read)
    status = 0
    try:
        main(["puzzle", *arguments.split()])
    except SystemExit as left:
        status = int(left.code or 0)
    printed = capsys.readouterr()
    return status, printed.out + printed.err


def mine(id: str) -> list[str]:
    puzzle = shelf.puzzle(id)
    return [choice for choice in puzzle.line or puzzle.first if "/" not in choice]


def test_the_puzzle_of_the_day_is_solved_and_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    daily = puzzle_of_the_day(date.today())
    status, printed = run(monkeypatch, tmp_path, capsys, "--lang en", mine(daily))
    assert status == 0
    assert daily in printed
    assert "Solved!" in printed or "Right:" in printed
    assert "1 day in a row." in printed
    kept = json.loads((tmp_path / "herna" / "puzzles.json").read_text())
    assert kept[daily] == {"done": True, "missed": False}
    assert kept["streak"]["run"] == 1


def test_a_wrong_choice_is_refuted_and_another_one_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    puzzle = next(p for p in map(shelf.puzzle, shelf.puzzle_lines("mindbug")) if p.kind.id == "win")
    wrong = next(code for code in puzzle.start.state.codes(puzzle.seat) if code not in puzzle.first)
    typed = ["wrong", wrong, "wrong", "solution", "99", "nonsense", "help", *mine(puzzle.id)]
    status, printed = run(monkeypatch, tmp_path, capsys, f"{puzzle.id} --lang en", typed)
    assert status == 0
    assert "Nothing wrong has been chosen yet." in printed
    assert "does not lead there" in printed
    assert "1. you: " in printed
    assert "Solved!" in printed
    kept = json.loads((tmp_path / "herna" / "puzzles.json").read_text())
    assert kept[puzzle.id]["missed"] is True


def test_a_game_gives_its_first_puzzle_that_is_not_solved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    assert "mindbug-1:" in run(monkeypatch, tmp_path, capsys, "mindbug --lang en", mine("mindbug-1"))[1]
    status, printed = run(monkeypatch, tmp_path, capsys, "mindbug --lang cs", ["quit"])
    assert status == 0
    assert "mindbug-2:" in printed
    assert run(monkeypatch, tmp_path, capsys, "mindbug --lang en", [])[0] == 1, "the input broke off"
    _, listed = run(monkeypatch, tmp_path, capsys, "mindbug --list --lang en", [])
    assert "herna puzzle mindbug-1" in listed
    assert listed.count("done") == 1
    _, hard = run(monkeypatch, tmp_path, capsys, "mindbug --list --level 5 --lang en", [])
    assert 0 < hard.count("herna puzzle") < listed.count("herna puzzle")


def test_what_does_not_exist_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    for arguments, why in (
        ("chess", "there is no puzzle 'chess'"),
        ("mindbug-0", "there is no puzzle 'mindbug-0'"),
        ("mindbug --level 7", "a level is from 1 to 5"),
        ("toll --lang en", "There are no such puzzles"),
    ):
        status, printed = run(monkeypatch, tmp_path, capsys, arguments, [])
        assert status == 2
        assert why in printed
