"""A Ray cluster gives the same results as this process; tried on a local one with a token and a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from herna.arena.figures.skill import load_model
from herna.arena.games.schedule import ArenaSettings, tasks
from herna.arena.holding import results
from herna.arena.holding.cluster import Cluster
from herna.arena.holding.crew import Alone
from herna.arena.holding.dispatch import run
from herna.kernel.errors import HernaError
from tests.arena import bots
from tests.arena.bots import spec

ROOT = Path(__file__).parents[2]
PLAYERS = ("random", spec(bots.DiesOnce))

# Ray changes signals, threads and the environment of its process, so it gets one of its own.
PLAY = """
import os, stat, sys
from pathlib import Path
from herna import _ray
from herna.arena.holding import cluster
from herna.cli import main

class Watched(cluster.Cluster):
    def _connect(self, address, width):
        super()._connect(address, width)
        token = Path(os.environ["RAY_AUTH_TOKEN_PATH"])
        assert os.environ["RAY_AUTH_MODE"] == "token"
        assert token.parent == self._folder and token.read_text() == _ray.TOKEN
        assert stat.S_IMODE(token.stat().st_mode) == 0o600
        assert list(self._folder.glob("session_*")), "Ray keeps its files elsewhere"
        Path(sys.argv[1]).write_text(str(self._folder))

import herna.arena.holding.tournament
herna.arena.holding.tournament.Cluster = Watched
try:
    main(sys.argv[2:])
finally:
    assert "RAY_AUTH_TOKEN_PATH" not in os.environ
"""


@pytest.mark.slow
def test_a_local_cluster_gives_the_same_results_although_a_worker_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark, output, folder = tmp_path / "died", tmp_path / "r.jsonl", tmp_path / "folder"
    monkeypatch.setenv(bots.MARK, str(mark))
    words = ["arena", "mindbug", "--players", *PLAYERS, "--games", "10", "--ray", "local", "--processes", "2"]
    command = [sys.executable, "-c", PLAY, str(folder), *words, "--output", str(output)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert mark.exists()
    found = results.read(output)
    assert not found.lost
    here = {game.key: game.without_times() for game in run(tasks(ArenaSettings("mindbug", PLAYERS, 10, 2)), Alone())}
    assert {key: game.without_times() for key, game in found.games.items()} == here
    assert output.read_text(encoding="utf-8").count("\n") == 1 + 10
    assert not Path(folder.read_text()).exists()  # nothing stays behind


def test_a_missing_package_is_named_with_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(HernaError, match=r"pip install '\.\[ray\]' in a .*, pip install 'herna\[ray\]' elsewhere"):
        Cluster("anywhere")
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(HernaError, match=r"pip install '\.\[arena\]'"):
        load_model()


def test_a_cluster_that_is_not_there_is_told_in_a_line() -> None:
    with pytest.raises(HernaError, match="no Ray cluster at 'nonsense'"):
        Cluster("nonsense")
