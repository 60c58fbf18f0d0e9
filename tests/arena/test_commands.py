"""The commands `herna match`, `herna arena` and `herna lab`, from their words to their files."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from herna import cli
from herna.arena.games.bots import split_names
from herna.arena.holding import results
from tests.arena import bots
from tests.arena.bots import spec


def herna_command(*words: str) -> int:
    try:
        cli.main([*words])
    except SystemExit as e:
        return int(e.code or 0)
    return 0


def test_a_match_is_played_kept_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    assert herna_command("match", "mindbug", "random", "greedy:worlds=1", "--record", str(file), "--lang", "en") == 0
    told = capsys.readouterr().out
    assert "random: " in told
    assert "greedy:worlds=1: " in told
    assert herna_command("verify", str(file), "--lang", "en") == 0
    capsys.readouterr()
    assert herna_command("replay", str(file), "--lang", "en") == 0
    told = capsys.readouterr().out
    assert "random plays" in told  # in sentences, and with the bots' names
    assert "greedy:worlds=1" in told
    assert "Player 1" not in told
    assert "play:" not in told
    assert herna_command("replay", str(file), "--codes", "--lang", "en") == 0
    assert "random chooses play:" in capsys.readouterr().out


def test_a_match_can_be_told_at_once_and_names_a_bot_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert herna_command("match", "mindbug", "random", spec(bots.Crasher), "--tell", "--lang", "en") == 0
    told = capsys.readouterr().out
    assert "plays" in told
    assert "ZeroDivisionError" in told


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json", tmp_path / "c.json"]
    for file, seed in zip(files, ("7", "7", "8"), strict=True):
        herna_command("match", "mindbug", "random", "random", "--seed", seed, "--record", str(file))
    first, second, third = [json.loads(file.read_text(encoding="utf-8"))["record"]["choices"] for file in files]
    assert first == second != third


def test_a_tournament_with_results_and_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, report = tmp_path / "r.jsonl", tmp_path / "r.html"
    words = ["arena", "mindbug", "--players", "random,greedy:worlds=1", spec(bots.Cheater), "--games", "4"]
    words += ["--processes", "1", "--output", str(file), "--report", str(report), "--lang", "en"]
    assert herna_command(*words) == 0
    told = capsys.readouterr().out
    assert "Mindbug: 12 games" in told
    assert "Cheater forfeited" in told
    assert len(results.read(file).games) == 12
    assert "Who beats whom" in report.read_text(encoding="utf-8")
    assert herna_command(*words) == 2  # the file is there already
    assert herna_command(*words, "--resume") == 0


def test_files_are_merged_without_playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    for seed, file in enumerate(files):
        words = ["--players", "random", "greedy:worlds=1", "--games", "2", "--processes", "1", "--seed", str(seed)]
        assert herna_command("arena", "mindbug", *words, "--output", str(file)) == 0
    together = tmp_path / "all.jsonl"
    assert (
        herna_command("arena", "mindbug", "--merge", *map(str, files), "--output", str(together), "--lang", "cs") == 0
    )
    assert "4 hry" in capsys.readouterr().out
    assert len(results.read(together).games) == 4
    assert herna_command("arena", "wistar", "--merge", str(together)) == 2
    assert "tournament of mindbug" in capsys.readouterr().err
    assert herna_command("lab", "mindbug", "--merge", str(together)) == 2


def test_records_are_kept_when_wanted(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    words = ["--players", "random", spec(bots.Honest), "--games", "2", "--processes", "1", "--records"]
    assert herna_command("arena", "mindbug", *words, "--output", str(file)) == 0
    for game in results.read(file).games.values():
        assert game.record is not None
        assert game.record["result"]["ranking"] == game.ranking


def test_the_lab_tells_what_stands_out_and_writes_its_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, report = tmp_path / "lab.jsonl", tmp_path / "lab.html"
    words = ["lab", "mindbug", "--player", "random", "--games", "5", "--processes", "1", "--lang", "en"]
    assert herna_command(*words, "--output", str(file), "--report", str(report)) == 0
    told = capsys.readouterr().out
    assert "5 games of random against itself" in told
    assert "Cards played" in told
    assert "What stands out" in report.read_text(encoding="utf-8")
    assert len(results.read(file).games) == 5
    assert herna_command(*words, "--merge", str(file)) == 0


def test_the_lab_names_a_bot_that_misbehaves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "lab.html"
    words = ["lab", "mindbug", "--player", spec(bots.Crasher), "--games", "1", "--processes", "1", "--lang", "en"]
    assert herna_command(*words, "--report", str(report)) == 0
    assert "Crasher forfeited" in capsys.readouterr().out
    assert "ZeroDivisionError" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("arena", "mindbug"), "at least 2 bots"),
        (("arena", "mindbug", "--players", "random,nobody"), "no bot 'nobody'"),
        (("arena", "chess", "--players", "random,greedy"), "no game 'chess'"),
        (("arena", "mindbug", "--players", "random,greedy", "--processes", "0"), "at least one process"),
        (("arena", "mindbug", "--players", "random,greedy", "--option", "sets"), "name=value"),
        (("match", "mindbug", "random"), "played by 2 players"),
        (("match", "mindbug", "random", "nobody"), "no bot 'nobody'; there are: random, greedy"),
        (("match", "mindbug"), "name a bot for each seat: random, greedy, search, level1"),
        (("lab", "mindbug", "--player", "nobody"), "no bot 'nobody'"),
    ],
)
def test_what_is_wrong_is_told_in_a_line(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert herna_command(*words) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.startswith("herna: ")
    assert told.count("\n") == 1


def test_a_list_of_bots_is_split_where_bots_end() -> None:
    assert split_names(["random, greedy", "level3"]) == ("random", "greedy", "level3")
    assert split_names(["search:iterations=5,worlds=2,random"]) == ("search:iterations=5,worlds=2", "random")
    assert split_names(["program:./bot -a,b", "random"]) == ("program:./bot -a,b", "random")
    assert split_names([]) == ()


def test_a_match_with_a_program_that_does_not_exist_fails_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert herna_command("match", "mindbug", "random", "program:/no/such/bot", "--lang", "en") > 0
    told = capsys.readouterr()
    assert "there is no program '/no/such/bot'" in told.err
    assert told.out == ""


def test_a_match_with_a_program_that_never_answers_fails(capsys: pytest.CaptureFixture[str]) -> None:
    never = f"program:{sys.executable} -c pass"
    assert herna_command("match", "mindbug", "random", never, "--seed", "1", "--lang", "en") > 0
    assert "never answered" in capsys.readouterr().err


def test_without_a_seed_each_match_is_another_one_and_can_be_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = []
    seed: tuple[str, ...] = ()
    for number in range(3):
        file = tmp_path / f"{number}.json"
        assert herna_command("match", "mindbug", "random", "random", *seed, "--record", str(file), "--lang", "en") == 0
        told = capsys.readouterr().out
        if number == 1:
            seed = ("--seed", told.partition("--seed ")[2].partition(" ")[0])
        records.append(json.loads(file.read_text(encoding="utf-8"))["record"])
    assert records[0]["seed"] != records[1]["seed"]
    assert records[1] == records[2]
