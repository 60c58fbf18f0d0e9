"""Results files: nothing is lost by an interruption, nothing is counted twice, nothing foreign gets in."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from herna.arena.games.played import Played, ResultsError
from herna.arena.games.schedule import ArenaSettings, tasks
from herna.arena.holding import results
from herna.arena.holding.crew import Alone, Batch, WorkerLost
from herna.arena.holding.progress import Watch
from herna.arena.holding.tournament import hold, known_results

SETTINGS = ArenaSettings("mindbug", ("random", "greedy:worlds=1"), 6, 2)


def quiet() -> Watch:
    return Watch(Console(file=io.StringIO()), "en")


class Counting(Alone):
    """Knows what it has been asked to play, and may be interrupted."""

    def __init__(self, stop_after: int = 1000) -> None:
        super().__init__()
        self.played: list[str] = []
        self.waits = 0
        self.stop_after = stop_after

    def wait(self) -> list[tuple[Batch, list[Played] | WorkerLost]]:
        self.waits += 1
        if self.waits > self.stop_after:
            raise KeyboardInterrupt
        return super().wait()

    def submit(self, batch: Batch) -> None:
        self.played += [task.key for task in batch]
        super().submit(batch)


def tournament(
    path: Path, settings: ArenaSettings = SETTINGS, resume: bool = False, crew: Counting | None = None
) -> results.Results:
    known = known_results(results.header(settings), path, resume)
    hold(tasks(settings), crew or Counting(), known, path, quiet())
    return known


def plain(found: results.Results) -> dict[str, dict[str, Any]]:
    return {key: game.without_times() for key, game in found.games.items()}


def test_an_interrupted_tournament_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    whole = tournament(tmp_path / "whole.jsonl")
    with pytest.raises(KeyboardInterrupt):
        tournament(tmp_path / "cut.jsonl", crew=Counting(stop_after=2))
    begun = results.read(tmp_path / "cut.jsonl")
    assert len(begun.games) == 2
    crew = Counting()
    resumed = tournament(tmp_path / "cut.jsonl", resume=True, crew=crew)
    assert not set(crew.played) & set(begun.games)
    assert plain(resumed) == plain(whole) == plain(results.read(tmp_path / "cut.jsonl"))


def test_a_last_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    whole = tournament(path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-40], encoding="utf-8")
    crew = Counting()
    assert plain(tournament(path, resume=True, crew=crew)) == plain(whole)
    assert len(crew.played) == 1
    assert len(results.read(path).games) == 6


def test_a_file_is_never_overwritten_unasked(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    tournament(path)
    before = path.read_bytes()
    with pytest.raises(ResultsError, match="exists already"):
        tournament(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (replace(SETTINGS, game="wistar"), "game"),
        (replace(SETTINGS, limit=3.0), "limit"),
        (replace(SETTINGS, options={"sets": ["beyond_eternity"]}), "options"),
    ],
)
def test_games_of_another_kind_are_neither_resumed_nor_merged(tmp_path: Path, other: ArenaSettings, field: str) -> None:
    tournament(tmp_path / "a.jsonl")
    with pytest.raises(ResultsError, match=f"{field} is"):
        tournament(tmp_path / "a.jsonl", other, resume=True)
    results.write(tmp_path / "b.jsonl", results.Results(results.header(other), {}))
    with pytest.raises(ResultsError, match=f"b.jsonl: {field} is"):
        results.merge([tmp_path / "a.jsonl", tmp_path / "b.jsonl"])


def test_a_resumed_tournament_can_grow(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    tournament(path)
    crew = Counting()
    more = replace(SETTINGS, games=8, bots=(*SETTINGS.bots, "greedy:worlds=2"))
    assert len(tournament(path, more, resume=True, crew=crew).games) == 24
    assert len(crew.played) == 18


def test_merged_files_count_every_game_once(tmp_path: Path) -> None:
    one = tournament(tmp_path / "one.jsonl")
    two = tournament(tmp_path / "two.jsonl", replace(SETTINGS, seed="another"))
    merged = results.merge([tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "one.jsonl"])
    assert plain(merged) == plain(one) | plain(two)
    results.write(tmp_path / "all.jsonl", merged)
    assert plain(results.read(tmp_path / "all.jsonl")) == plain(merged)


def test_a_lost_game_makes_room_for_a_result_but_not_the_other_way_round() -> None:
    found = results.Results({}, {})
    lost, played = Played("k", ["a", "b"], {}, "s", lost="gone"), Played("k", ["a", "b"], {}, "s", sides=[0, 1])
    assert found.add(lost)
    assert found.lost == [lost]
    assert found.add(played)
    assert not found.add(lost)
    assert found.finished == [played]


def test_lost_games_are_played_again_when_resumed(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    known = tournament(path)
    key = next(iter(known.games))
    known.games[key] = Played(key, ["a", "b"], {}, "s", lost="gone")
    results.write(path, known)
    crew = Counting()
    assert not tournament(path, resume=True, crew=crew).lost
    assert crew.played == [key]


def broken(**changes: Any) -> str:
    head = json.dumps(results.header(SETTINGS))
    game = {"key": "k", "seed": "s", "bots": ["a", "b"], "options": {}, "lost": "gone", **changes}
    return head + "\n" + json.dumps({k: v for k, v in game.items() if v is not None}) + "\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no results file"),
        ("[]\n", "line 1: no results file of format 1"),
        ('{"arena": 1}\n', "line 1: the field 'kind' is missing"),
        ('{"arena": 2}\n', "line 1: no results file of format 1"),
        (json.dumps(results.header(SETTINGS)) + "\n{oops\n", "line 2: broken JSON in column 2"),
        (broken(bots=None), "line 2: the field 'bots' is missing"),
        (broken(colour="red"), "line 2: unknown field 'colour'"),
        (broken(faults=[{"seat": 0}]), "line 2"),
        (broken(lost="", ranking=[1]), "line 2: sides, ranking and decisions"),
        (json.dumps(results.header(SETTINGS)) + "\n7\n", "line 2: a game must be an object"),
    ],
)
def test_a_broken_file_is_refused_with_the_place(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ResultsError, match=message):
        results.read(path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="cannot be read"):
        results.merge([tmp_path / "nowhere.jsonl"])
    with pytest.raises(ResultsError, match="nothing to merge"):
        results.merge([])
