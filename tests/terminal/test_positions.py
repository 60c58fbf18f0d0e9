"""`herna position` and `herna play --position`: choices are made, codes judged, records kept, mistakes told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import herna
from tests.terminal.test_cli import run

DUEL = {"game": "mindbug", "sides": [{"area": ["killer_bee"], "hand": ["gorillion"]}, {"area": ["bee_bear"]}]}


@pytest.fixture
def duel(tmp_path: Path) -> str:
    return written(tmp_path, DUEL)


def written(folder: Path, position: Any) -> str:
    file = folder / "table.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    return str(file)


def test_without_choices_the_table_and_the_question_are_shown(duel: str) -> None:
    told = run("position", duel).stdout
    assert "Your hand" in told
    assert "Player 1 has to decide:" in told
    assert "attack:killer_bee" in told


def test_choices_are_made_and_only_what_happened_is_told(duel: str) -> None:
    told = run("position", duel, "--do", "attack:killer_bee", "--do", "hunt:none").stdout
    assert told.splitlines()[:3] == [
        "Player 1 chooses attack:killer_bee",
        "* Player 1 attacks with Killer Bee.",
        "Player 1 chooses hunt:none",
    ]
    assert "Player 2 has to decide:" in told
    assert "block:bee_bear" in told
    assert "play:gorillion" not in told  # questions on the way are not printed
    assert "Mindbugs" not in told
    assert "Mindbugs" in run("position", duel, "--do", "attack:killer_bee", "--table").stdout


def test_several_codes_are_judged_after_the_choices(duel: str) -> None:
    choices = ["--do", "attack:killer_bee", "--do", "hunt:none"]
    done = run("position", duel, *choices, "--why", "block:bee_bear", "--why", "block:killer_bee")
    assert done.returncode == 0
    *_, legal, refused, rule = done.stdout.splitlines()
    assert legal == "block:bee_bear is legal now."
    assert refused.startswith("block:killer_bee: ")
    assert rule.startswith("MB-")
    assert "block:bee_bear teď jde." in run("position", duel, *choices, "--why", "block:bee_bear", lang="cs").stdout


def test_what_was_done_is_recorded_and_replayed(duel: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    done = run("position", duel, "--do", "attack:killer_bee", "--seed", "7", "--record", str(file))
    assert done.returncode == 0, done.stderr
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["choices"] == ["attack:killer_bee"]
    assert record["position"] == DUEL
    assert herna.replay(record) == replayed("7")
    assert "Player 1 chooses attack:killer_bee" in run("replay", str(file), "--codes").stdout


def replayed(seed: str) -> herna.State:
    state: herna.State = herna.game("mindbug").position(DUEL, seed=seed)
    state.choose("attack:killer_bee")
    return state


def test_a_game_that_ends_is_verified(tmp_path: Path) -> None:
    table = written(tmp_path, {"game": "mindbug", "sides": [{"area": ["killer_bee"]}, {"life": 1}]})
    file = tmp_path / "record.json"
    told = run("position", table, "--do", "attack:killer_bee", "--why", "attack:killer_bee", "--record", str(file))
    assert "Player 1 wins: Player 2 has no life left." in told.stdout
    assert "MB-14.1" in told.stdout
    assert "Genuine" in run("verify", str(file)).stdout


def test_where_several_act_each_choice_names_its_seat(tmp_path: Path) -> None:
    state = herna.game("bigmonster").new(players=3, seed=1, mode="ffa")
    while not (len(state.to_act) == 3 and state.decision(0).kind == "pick"):
        state.choose(0, state.to_act[0])
    table = written(tmp_path, state.position())
    told = run("position", table).stdout
    assert "Player 3 (seat 2) has to decide:" in told
    first, second = state.codes(0)[0], state.codes(1)[0]
    unnamed = run("position", table, "--do", first)
    assert unnamed.returncode == 2
    assert f"choice 1 ({first}): Several seats are to act; say which one, for example 0/{first}" in unnamed.stderr
    file = tmp_path / "record.json"
    done = run(
        "position", table, "--do", f"1/{second}", "--do", f"0/{first}", "--why", f"0/{first}", "--record", str(file)
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text(encoding="utf-8"))["choices"] == [f"1/{second}", f"0/{first}"]
    assert "Player 3 has to decide:" in done.stdout
    assert f"0/{first} is legal" not in done.stdout  # they have chosen already


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        (["attack:killer_bee", "play:gorillion"], "choice 2 (play:gorillion): "),
        (["attack:bee_bear"], "You have no Bee Bear in play. (MB-6.1)"),
        (["7/attack:killer_bee"], "There is no seat 7; the seats are 0 to 1."),
        (["1/attack:killer_bee"], "It is Player 1 who has to decide now."),
        (["²/attack:killer_bee"], "choice 1 (²/attack:killer_bee)"),
    ],
)
def test_after_an_illegal_choice_nothing_is_done(duel: str, tmp_path: Path, choices: list[str], message: str) -> None:
    file = tmp_path / "record.json"
    given = [part for choice in choices for part in ("--do", choice)]
    done = run("position", duel, *given, "--record", str(file))
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""
    assert not file.exists()


def test_illegal_choices_are_told_in_czech(duel: str) -> None:
    assert (
        "1. volba (9/x): Místo 9 tu není; místa mají čísla 0 až 1."
        in run("position", duel, "--do", "9/x", lang="cs").stderr
    )


def test_a_seat_that_does_not_exist_cannot_be_asked_about(duel: str) -> None:
    done = run("position", duel, "--why", "5/play:gorillion")
    assert done.returncode == 2
    assert "There is no seat 5" in done.stderr


def test_a_record_that_cannot_be_written_is_told(duel: str, tmp_path: Path) -> None:
    done = run("position", duel, "--record", str(tmp_path / "no" / "such" / "place.json"))
    assert done.returncode == 2
    assert "No such file" in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not a JSON file (Expecting property name enclosed in double quotes: line 1 column 2"),
        ("[" * 100_000, "not a JSON file"),
        ("[]", "a position is an object with a field 'game'"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ('{"game": "mindbug", "sides": [{"area": ["unicorn"]}, {}]}', "table.json: sides[0].area[0].card: there is no"),
    ],
)
@pytest.mark.parametrize("command", [["position"], ["play", "--position"]], ids=" ".join)
def test_bad_positions_are_told_in_one_line(tmp_path: Path, command: list[str], text: str, message: str) -> None:
    file = tmp_path / "table.json"
    file.write_text(text, encoding="utf-8")
    done = run(*command, str(file))
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


# --- playing on ----------------------------------------------------------------------------------------------
def test_a_position_is_played_on(duel: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    done = run("play", "mindbug", "--position", duel, "--record", str(file), typed="attack:killer_bee\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Killer Bee (5) is a Hunter." in done.stdout
    state = herna.replay(json.loads(file.read_text(encoding="utf-8"))["record"])
    assert state.setup.position == DUEL
    assert "Killer Bee (5) is a Hunter." in run("play", "--resume", str(file), typed="quit\n").stdout


def test_a_position_decides_the_game_and_the_players(duel: str) -> None:
    assert "Mindbug" in run("play", "--position", duel, typed="quit\n").stdout
    other = run("play", "smashup", "--position", duel)
    assert other.returncode == 2
    assert "this is a position of 'mindbug', not of 'smashup'" in other.stderr
    many = run("play", "--position", duel, "--players", "2", "--option", "sets=first_contact")
    assert many.returncode == 2
    assert "it does not go with --players, --option" in many.stderr


@pytest.mark.parametrize(
    ("position", "shown", "hidden"),
    [
        (
            {"game": "mindbug", "sides": [{"area": ["urchin_hurler", "kangasaurus_rex"]}, {}]},
            "have +2 power",
            "power is 4 or less",  # that was over when it had come into play
        ),
        (
            {
                "game": "smashup",
                "sides": [{"factions": ["dinosaurs", "robots"]}, {"factions": ["aliens", "zombies"]}],
                "bases": [{"base": "tortuga", "minions": [{"card": "war_raptor", "seat": 0}]}],
            },
            "Has +1 power for each War Raptor here",
            "",
        ),
    ],
)
def test_the_table_shows_what_cards_in_play_still_do(
    tmp_path: Path, position: dict[str, Any], shown: str, hidden: str
) -> None:
    told = run("position", written(tmp_path, position)).stdout.partition("Your hand")[0]
    assert shown in told
    assert not hidden or hidden not in told
