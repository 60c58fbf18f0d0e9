"""`make play`: the room opens at once, the engine is compiled beside it, and ends with the room."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.server import free_port

ROOT = Path(__file__).parents[2]
A_COMPILER = "true"  # whatever it is given, it says yes

# In place of tools/compile.py, whose work takes minutes: it starts a "compiler" and waits for it.
NEVER_DONE = """
import os, subprocess, sys
from pathlib import Path
if __name__ == "__main__":
    compiler = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path("working.new").write_text(f"{os.getpid()} {compiler.pid} {os.nice(0)}")
    Path("working.new").rename("working")
    compiler.wait()
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The tools in a checkout of their own, the engine's sources and a compiler that never comes to its end."""
    (tmp_path / "tools").mkdir()
    for name in ("__init__.py", "play.py", "beside.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    real = (ROOT / "tools" / "compile.py").read_text()
    (tmp_path / "tools" / "compile.py").write_text(real[: real.index("if __name__")] + NEVER_DONE)
    compiled = shutil.ignore_patterns("*.so", "_compiled*", "__pycache__")
    shutil.copytree(ROOT / "src" / "herna", tmp_path / "src" / "herna", ignore=compiled)
    return tmp_path


class Play:
    """What `make play` runs, in that checkout."""

    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout
        self.port = free_port()
        environment = {name: value for name, value in os.environ.items() if name != "HERNA_PURE"}
        environment["CC"] = A_COMPILER
        environment["HERNA_DATABASE"] = f"sqlite:///{checkout / 'room.db'}"
        environment["PYTHONPATH"] = str(checkout / "src")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.play", "--no-browser", "--port", str(self.port)],
            cwd=checkout,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def page(self) -> int:
        """The status of the room's first page, which must be there soon."""
        address = f"http://127.0.0.1:{self.port}/"
        until(lambda: is_served(address))
        return httpx.get(address).status_code

    def working(self) -> tuple[int, int, int]:
        """The process that compiles, the compiler it has started, and their priority."""
        file = self.checkout / "working"
        until(file.exists)
        own, compiler, priority = map(int, file.read_text().split())
        return own, compiler, priority

    def end(self, number: int) -> str:
        """Send a signal to the room alone; all that it has said."""
        self.process.send_signal(number)
        return self.process.communicate(timeout=60)[0]


@pytest.fixture
def plays() -> Iterator[list[Play]]:
    """Rooms that are closed after the test."""
    opened: list[Play] = []
    yield opened
    for play in opened:
        play.process.kill()
        play.process.communicate()


def is_served(address: str) -> bool:
    try:
        return httpx.get(address).status_code > 0
    except httpx.TransportError:
        return False


def until(happens: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_the_room_opens_while_the_engine_is_compiled_and_takes_the_compilers_along(
    checkout: Path, plays: list[Play], number: int
) -> None:
    plays.append(Play(checkout))
    own, compiler, priority = plays[0].working()
    assert plays[0].page() == 200
    assert (is_running(own), is_running(compiler), priority) == (True, True, 19)
    said = plays[0].end(number)
    assert [line for line in said.splitlines() if "compiled meanwhile" in line] == said.splitlines()[:1]
    until(lambda: not is_running(own) and not is_running(compiler))
    assert "compiling the engine" in (checkout / "build" / "compile.log").read_text()


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"CC": A_COMPILER}, "True"),
        ({"CC": A_COMPILER, "HERNA_PURE": "1"}, "False"),
        ({"CC": "no-such-compiler"}, "False"),
    ],
)
def test_compiling_is_tried_only_where_it_is_wanted_and_possible(
    checkout: Path, variables: dict[str, str], expected: str
) -> None:
    command = [sys.executable, "-c", "from tools import play; print(play.is_worth_compiling())"]
    environment = {name: value for name, value in os.environ.items() if name != "HERNA_PURE"} | variables
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == expected, done.stderr
