"""`herna learn`: lists, pages, whole lessons typed in a pipe, and a place that is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from herna.learn.learner import Learner
from herna.learn.shelf import lesson, lesson_files
from herna.terminal.progress import Progress
from tests.learn.test_lessons import GAMES
from tests.terminal.test_cli import run


def typed_through(id: str) -> str:
    """What a person types who does everything right."""
    learner = Learner(lesson(id))
    lines = []
    while not learner.done:
        if learner.step.reads:
            lines.append("")
            learner.go_on()
        else:
            lines.append(learner.fitting()[0])
            learner.choose(lines[-1])
    return "\n".join(lines) + "\n"


def test_all_lessons_are_listed_with_how_far_one_has_come(tmp_path: Path) -> None:
    env = {"XDG_STATE_HOME": str(tmp_path)}
    told = run("learn", **env).stdout
    for id in lesson_files():
        game, _, name = id.partition("-")
        assert f"herna learn {game} {name}: " in told
    assert "done" not in told
    Progress(tmp_path / "herna").keep("mindbug-first", {"lesson": "mindbug-first", "done": True})
    assert "Tvoje první hra (4 min, hotovo)" in run("learn", "mindbug", lang="cs", **env).stdout


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_first_game_is_learned_to_its_end(tmp_path: Path, lang: str) -> None:
    env = {"XDG_STATE_HOME": str(tmp_path)}
    done = run("learn", "mindbug", "first", typed=typed_through("mindbug-first"), lang=lang, **env)
    assert done.returncode == 0, done.stderr
    assert ("Step 8 of 8" if lang == "en" else "Krok 8 z 8") in done.stdout
    assert ("You have won, and you know" if lang == "en" else "Vyhráváš a znáš") in done.stdout
    assert "herna learn mindbug keywords" in done.stdout
    assert "herna play mindbug --seat human --seat level1" in done.stdout
    assert Progress(tmp_path / "herna").state("mindbug-first") == "done"


def test_several_choices_in_a_step_and_several_tables(tmp_path: Path) -> None:
    done = run("learn", "summoner", "first", typed=typed_through("summoner-first"), XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Step 3 of 9") == 1  # four choices, but told once
    assert done.stdout.count("A new table.") == 1
    assert "Grognack has fallen" in done.stdout


def test_wrong_illegal_and_odd_input_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    env = {"XDG_STATE_HOME": str(tmp_path)}
    typed = "\n3\nplay:bee_bear\nfly\n99\n?\nhelp\nagain\nrules sneaky\ncard gorillion\nwhy play:bee_bear\nundo\nquit\n"
    done = run("learn", "mindbug", "first", typed=typed, **env)
    assert done.returncode == 0, done.stderr
    assert "“Play Axolotl Healer” is allowed too" in done.stdout
    assert "Bee Bear is not in your hand. (the rule: MB-5.1)" in done.stdout
    assert "There is no option 99; choose 1 to 3." in done.stdout
    assert "again what this step says" in done.stdout
    assert done.stdout.count("begin with the strongest") == 2
    assert "Your place is kept: herna learn mindbug first" in done.stdout
    kept = json.loads((tmp_path / "herna" / "lessons.json").read_text(encoding="utf-8"))
    assert kept["mindbug-first"]["finished"] == [[]]
    assert kept["mindbug-first"]["made"] == []


def test_a_lesson_goes_on_where_it_was_left_unless_it_is_begun_anew(tmp_path: Path) -> None:
    env = {"XDG_STATE_HOME": str(tmp_path)}
    broken_off = run("learn", "mindbug", "first", typed="\nplay:gorillion\n", **env)
    assert broken_off.returncode == 1
    again = run("learn", "mindbug", "first", typed="quit\n", **env)
    assert "You go on where you left." in again.stdout
    assert "Step 3 of 8" in again.stdout
    anew = run("learn", "mindbug", "first", "--restart", typed="quit\n", **env)
    assert "Step 1 of 8" in anew.stdout
    assert "You go on" not in anew.stdout


@pytest.mark.parametrize("content", ["", "[]", "{", '{"mindbug-first": 7}', '{"mindbug-first": {"scene": 99}}'])
def test_a_damaged_file_of_progress_counts_as_empty(tmp_path: Path, content: str) -> None:
    folder = tmp_path / "herna"
    folder.mkdir()
    (folder / "lessons.json").write_text(content, encoding="utf-8")
    done = run("learn", "mindbug", "first", typed="quit\n", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Step 1 of 8" in done.stdout


def test_a_folder_that_cannot_be_written_is_told_and_the_lesson_goes_on(tmp_path: Path) -> None:
    (tmp_path / "herna").write_text("in the way", encoding="utf-8")
    done = run("learn", "mindbug", "first", typed="\nquit\n", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Your place could not be kept" in done.stdout
    assert "Step 2 of 8" in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_shows_four_parts_with_their_tables(game: str) -> None:
    english, czech = run("learn", game, "--how").stdout, run("learn", game, "--how", lang="cs").stdout
    assert "\nAim\n" in english
    assert "\nHow it ends\n" in english
    assert "\nCíl\n" in czech
    assert len(czech.splitlines()) > 40


def test_what_does_not_exist_is_told_in_one_line() -> None:
    none = run("learn", "mindbug", "second")
    assert (none.returncode, none.stderr.count("\n")) == (2, 1)
    assert "There is no lesson “second” of Mindbug; there are: first, keywords, mindbugs" in none.stderr
    assert (
        "Taková lekce tu není: „second“. Na výběr ke hře Mozkožrout: first"
        in run("learn", "mindbug", "second", lang="cs").stderr
    )
    assert "there is no game 'chess'" in run("learn", "chess").stderr
