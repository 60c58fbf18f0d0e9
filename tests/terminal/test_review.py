"""`herna review`: the same review as text in both languages and as JSON, and one that is broken off goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import herna
from herna.learn.review import Work, review
from herna.learn.review.telling import as_dict
from herna.terminal.files import write_json
from herna.terminal.reviews import finished, kept_at
from tests.learn.test_review import missed_win, short_game
from tests.terminal.test_cli import run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game in which the person, at seat 0, has missed a win."""
    path = tmp_path / "game.json"
    write_json(path, {"record": missed_win(), "seats": ["human", "level2"], "names": ["Eva", "Adam"]})
    return path


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_it_tells_what_was_better_in_both_languages(tmp_path: Path, game: Path, lang: str) -> None:
    told = run("review", str(game), "--lang", lang, XDG_STATE_HOME=str(tmp_path))
    assert told.returncode == 0, told.stderr
    for words in {
        "en": ("Mindbug: review (Eva)", "Blunder", "You chose: Play Lone Yeti", "Better: Attack with Gorillion"),
        "cs": ("Mozkožrout: rozbor (Eva)", "Hrubá chyba", "Zvoleno: Vyložit", "Lepší: Zaútočit: Gorilev"),
    }[lang]:
        assert words in told.stdout
    assert not (tmp_path / "herna" / "reviews").exists() or not list((tmp_path / "herna" / "reviews").iterdir())


def test_as_json_it_says_the_same_as_the_library(tmp_path: Path, game: Path) -> None:
    told = json.loads(run("review", str(game), "--seat", "0", "--json", XDG_STATE_HOME=str(tmp_path)).stdout)
    assert told == json.loads(json.dumps(as_dict(review(missed_win(), 0), ("Eva", "Adam"))))
    assert told["flags"][0]["best"] == "attack:gorillion"
    assert told["flags"][0]["text"]["cs"]["better"].startswith("Zaútočit: Gorilev")


def test_one_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = short_game()
    step, steps = Work.step, []

    def stop_at_the_third(work: Work) -> None:
        steps.append(len(work.findings))
        if len(steps) == 3:
            raise KeyboardInterrupt
        step(work)

    monkeypatch.setattr(Work, "step", stop_at_the_third)
    with pytest.raises(KeyboardInterrupt):
        finished(record, 0, "en", tmp_path)
    assert kept_at(Work(record, 0), tmp_path).exists()
    done = finished(record, 0, "en", tmp_path)
    assert steps[:4] == [0, 1, 2, 2], "what was done is not done again"
    assert len(done.own) > 1
    assert not kept_at(Work(record, 0), tmp_path).exists()


def test_what_cannot_be_reviewed_is_told_in_a_sentence(tmp_path: Path, game: Path) -> None:
    unfinished = tmp_path / "unfinished.json"
    write_json(unfinished, herna.game("mindbug").new(seed=1).record())
    for arguments, words in (
        ([str(unfinished)], "not over"),
        ([str(unfinished), "--lang", "cs"], "ještě neskončila"),
        ([str(game), "--seat", "7"], "There is no seat 7"),
        ([str(tmp_path / "nowhere.json")], "No such file"),
    ):
        told = run("review", *arguments)
        assert told.returncode == 2
        assert words in told.stderr
        assert "Traceback" not in told.stderr
