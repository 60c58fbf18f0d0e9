"""Whatever the command is given, it answers in a line and never with a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Timer

import pytest

import herna
from herna.players import Observation, make_player
from herna.players.interrupting import Interruption


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "herna.cli", *words], capture_output=True, text=True, timeout=60, check=False, input=""
    )


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--no-browser", "--port", "99999"),
        ("serve", "--no-browser", "--port", "-1"),
        ("serve", "--no-browser", "--limit", "tables=1"),
        ("replay", "/dev/zero"),
        ("verify", "/dev/zero"),
        ("position", "/dev/zero"),
        ("play", "--resume", "/dev/zero"),
        ("replay", "/"),
        ("replay", "DEEP"),
        ("verify", "DEEP"),
        ("position", "DEEP"),
        ("replay", "DIGITS"),
        ("verify", "BYTES"),
        ("position", "SURROGATE"),
        ("play", "mindbug", "--option", "seed=1"),
        ("play", "mindbug", "--option", "players=2"),
        ("play", "mindbug", "--option", "events=x"),
        ("play", "mindbug", "--players", "-7"),
        ("match", "mindbug", "random", "random", "--option", "self=1"),
        ("admin", "check", "--database", "sqlite:////dev/null/x"),
        ("admin", "renew", "x", "--database", "nonsense"),
    ],
    ids=" ".join,
)
def test_a_wrong_call_is_told_in_a_line(words: tuple[str, ...], tmp_path: Path) -> None:
    s = herna.game("mindbug").new(seed=1)
    files = {
        "DEEP": b"[" * 100_000,
        "DIGITS": b'{"herna": ' + b"9" * 10_000 + b"}",
        "BYTES": b"\xff\xfe\x00",
        "SURROGATE": json.dumps({**s.position(), "game": "\ud800"}).encode(),
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    done = run(*[str(tmp_path / word) if word in files else word for word in words])
    assert done.returncode not in (0, -6, -9, -11)
    assert "Traceback" not in done.stderr + done.stdout
    assert 0 < len(done.stderr.strip() + done.stdout.strip()) < 3000


# A process that was started in the background ignores Ctrl+C, and so do its children unless they say otherwise.
OPEN_TO_CTRL_C = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from herna.cli import main
main()
"""
THINKER = """
import sys
from herna.players import make_player

class Thinker:
    def __init__(self, seed):
        self.search = make_player("search:seconds=60", seed)

    def choose(self, seen):
        print("thinking", file=sys.stderr, flush=True)
        return self.search.choose(seen)
"""


def test_ctrl_c_while_a_search_thinks_ends_with_130(tmp_path: Path) -> None:
    """The plain engine could always be interrupted; compiled, this was an abort ("out of memory")."""
    (tmp_path / "bots.py").write_text(THINKER)
    thinking = subprocess.Popen(
        [sys.executable, "-c", OPEN_TO_CTRL_C, "match", "mindbug", "python:bots:Thinker", "random"],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert thinking.stderr is not None
    assert thinking.stderr.readline() == b"thinking\n"
    time.sleep(0.5)  # amid its playouts
    thinking.send_signal(signal.SIGINT)
    _, told = thinking.communicate(timeout=20)
    assert thinking.returncode == 130
    assert b"Traceback" not in told


def test_ctrl_c_is_noted_while_a_search_runs_and_raised_when_it_has_stopped() -> None:
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    interruption = Interruption()
    try:
        with pytest.raises(KeyboardInterrupt), interruption:
            signal.raise_signal(signal.SIGINT)
        assert interruption.asked
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        seen = Observation(herna.game("mindbug").new(seed=1), 0)
        with pytest.raises(KeyboardInterrupt):
            interrupted_soon(seen)
    finally:
        signal.signal(signal.SIGINT, before)


def interrupted_soon(seen: Observation) -> None:
    Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    begun = time.monotonic()
    try:
        make_player("search:seconds=30", 1).choose(seen)
    finally:
        assert time.monotonic() - begun < 10
