"""Programs at the table: the examples play, and whatever a program does wrong is named and costs one decision."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import which
from time import sleep
from typing import Any

import pytest

import herna
from herna.players import Budget, Observation, Player, PlayerFault, default_choice, make_player
from herna.players.pipe import Pipe

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
FIRST_LINE = "import json, sys; hello = json.loads(input())\n"
ANSWERING = (
    "while True:\n"
    "    question = json.loads(input())\n"
    "    print(json.dumps({'choose': question['options'][-1]['code']}), flush=True)\n"
)


def program(tmp_path: Path, text: str) -> Player:
    path = tmp_path / "bot.py"
    path.write_text(FIRST_LINE + text, encoding="utf-8")
    return make_player(f"program:{sys.executable} {path}", 3)


def opening(game: str = "mindbug", seconds: float | None = None) -> Observation:
    s = herna.game(game).new(seed=1)
    return Observation(s, s.to_act[0], None if seconds is None else Budget(seconds=seconds))


def play(game: str, bots: list[Player], decisions: int) -> herna.State:
    s: herna.State = herna.game(game).new(seed=5)
    try:
        for _ in range(decisions):
            if s.over:
                break
            seat = s.to_act[0]
            s.choose(bots[seat].choose(Observation(s, seat)), seat)
    finally:
        for bot in bots:
            bot.close()
    return s


@pytest.mark.parametrize("game", herna.games())
def test_the_python_example_plays_every_game(game: str) -> None:
    bot = make_player(f"program:{sys.executable} {EXAMPLES / 'rollouts.py'}", 1)
    assert play(game, [bot, make_player("random", 1)], decisions=12).made == 12


def test_the_shell_example_plays_a_whole_game() -> None:
    assert which("sh"), "the example needs a POSIX shell"
    bot = make_player(f"program:sh {EXAMPLES / 'eager.sh'}", 1)
    s = play("mindbug", [bot, make_player("random", 1)], decisions=2000)
    assert s.over
    assert s.record()["choices"]


def test_the_shell_example_attacks_when_it_can() -> None:
    s = herna.game("mindbug").position({"sides": [{"area": ["gorillion"], "hand": ["lone_yeti"]}, {}]}, seed=1)
    bot = make_player(f"program:sh {EXAMPLES / 'eager.sh'}", 1)
    seen = Observation(s, 0)
    assert seen.codes()[bot.choose(seen)] == "attack:gorillion"
    bot.close()


def test_a_program_learns_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    bot = program(tmp_path, f"open({str(log)!r}, 'w').write(repr(hello) + input())\nprint(json.dumps({{'choose': 0}}))")
    seen = opening()
    assert bot.choose(seen) == 0
    bot.close()
    heard = log.read_text(encoding="utf-8")
    assert "'game': 'mindbug'" in heard
    assert f"'seat': {seen.seat}" in heard
    hidden = cards_of_side(herna.game("mindbug").new(seed=1).view(1 - seen.seat), 1 - seen.seat)
    assert len(hidden) == 5
    for card in hidden - cards_of_side(seen.view(), seen.seat):
        assert card not in heard  # neither in the view nor in the text
    assert "YOUR DECISION" in heard


def cards_of_side(view: Any, seat: int) -> set[str]:
    return set(view["sides"][seat]["hand"])


def test_a_program_is_told_every_event_once(tmp_path: Path) -> None:
    file = tmp_path / "told"
    counting = (
        "told = 0\n"
        "while True:\n"
        "    question = json.loads(input())\n"
        "    told += len(question['events'])\n"
        f"    open({str(file)!r}, 'w').write(str(told))\n"
        "    print(json.dumps({'choose': 0}), flush=True)\n"
    )
    s = herna.game("mindbug").new(seed=1)
    bot = program(tmp_path, counting)
    for _ in range(12):
        if s.to_act == (0,):
            choice = bot.choose(Observation(s, 0))
            assert int(file.read_text(encoding="utf-8")) == len(s.events(0, 0))
            s.choose(choice)
        else:
            s.choose(0)
    bot.close()


@pytest.mark.parametrize(
    ("text", "kind", "why"),
    [
        ("sys.exit(3)", "crashed", "status 3"),
        ("input(); raise RuntimeError", "crashed", "status 1"),
        ("input(); print('hello there')", "garbage", "no JSON: 'hello there"),
        ("input(); print('[1]')", "garbage", "no JSON object"),
        ("input(); print('{\"think\": 1}')", "garbage", "neither"),
        ('input(); print(\'{"ask": "state"}\')', "garbage", "rollouts"),
        ('input(); print(\'{"ask": "rollouts", "times": 0}\')', "garbage", "from 1 to"),
        ('input(); print(\'{"choose": "fly"}\')', "illegal", "'fly' is not among"),
        ("input(); print('{\"choose\": 99}')", "illegal", "'99' is not among"),
        ("input(); print('{\"choose\": true}')", "illegal", "'True' is not among"),
        ("input(); print('{\"choose\": null}')", "illegal", "'None' is not among"),
    ],
)
def test_a_misbehaving_program_is_named(tmp_path: Path, text: str, kind: str, why: str) -> None:
    bot = program(tmp_path, text + "\nsys.stdout.flush()\ninput()")
    with pytest.raises(PlayerFault, match=why) as fault:
        bot.choose(opening())
    assert fault.value.kind == kind
    bot.close()


@pytest.mark.parametrize("text", ["input(); input()", "sys.stdin.close(); import time; time.sleep(60)"])
def test_a_program_that_hangs_is_late(tmp_path: Path, text: str) -> None:
    bot = program(tmp_path, ANSWERING.replace("while True", "for _ in '1'") + text)
    bot.choose(opening())  # it has started, so no time for starting is added any more
    with pytest.raises(PlayerFault, match="in time") as fault:
        bot.choose(opening(seconds=0.01))
    assert fault.value.kind == "late"
    bot.close()


def test_a_program_that_wants_too_many_rollouts_is_late(tmp_path: Path) -> None:
    asking = "input(); print(json.dumps({'ask': 'rollouts', 'times': 10000}), flush=True); input()"
    bot = program(tmp_path, ANSWERING.replace("while True", "for _ in '1'") + asking)
    bot.choose(opening())
    with pytest.raises(PlayerFault, match="rollouts") as fault:
        bot.choose(opening(seconds=0.01))
    assert fault.value.kind == "late"


def test_after_a_fault_the_program_is_started_again(tmp_path: Path) -> None:
    marker = tmp_path / "failed"
    once = f"import os\nif not os.path.exists({str(marker)!r}):\n    open({str(marker)!r}, 'w'); sys.exit(1)\n"
    bot = program(tmp_path, once + ANSWERING)
    seen = opening()
    with pytest.raises(PlayerFault):
        bot.choose(seen)
    assert bot.choose(seen) == seen.width - 1
    bot.close()


def test_the_pipe_to_a_program_that_has_ended_is_closed() -> None:
    pipe = Pipe([sys.executable, "-c", ""])
    pipe.child.wait(20)
    pipe.send({"more than a pipe holds": "x" * 200_000})
    pipe.close(1.0)
    into = pipe.child.stdin
    assert into is not None
    for _ in range(200):
        if into.closed:
            break
        sleep(0.02)
    assert into.closed


def test_a_program_that_cannot_be_started_has_crashed() -> None:
    with pytest.raises(PlayerFault, match="cannot be started") as fault:
        make_player("program:/no/such/bot", 1).choose(opening())
    assert fault.value.kind == "crashed"


def test_rollouts_are_reproducible_from_the_seed() -> None:
    def choices() -> object:
        bot = make_player(f"program:{sys.executable} {EXAMPLES / 'rollouts.py'}", 4)
        return play("mindbug", [bot, make_player("random", 2)], decisions=6).record()["choices"]

    assert choices() == choices()


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"sides": [{"area": ["gorillion"]}, {"area": ["bee_bear"]}]}, None),
        ({"sides": [{"area": [], "hand": ["lone_yeti"]}, {"mindbugs": 1}]}, "mindbug:none"),
    ],
)
def test_the_default_choice_declines_where_that_is_possible(position: dict[str, object], expected: str | None) -> None:
    s = herna.game("mindbug").position(position, seed=1)
    if expected is not None:
        s.choose("play:lone_yeti")
    seen = Observation(s, s.to_act[0])
    assert seen.codes()[default_choice(seen)] == (expected or seen.codes()[0])


@pytest.mark.parametrize("name", ["rollouts.py", "eager.sh"])
def test_the_page_shows_the_examples_as_they_are(name: str) -> None:
    page = (EXAMPLES.parent / "write-a-bot.md").read_text(encoding="utf-8")
    assert (EXAMPLES / name).read_text(encoding="utf-8").rstrip() in page
