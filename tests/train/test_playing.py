"""The half of training that plays: tables of all kinds, games that are reproducible, files, matches and workers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random

import psutil
import pytest

import herna
from herna.api import own_games
from herna.train import gate
from herna.train.crew import Crew, make_crew
from herna.train.gate import Deal, play_deal, play_side, score
from herna.train.selfplay import Batch, Seen, keep, play_batch, with_network
from herna.train.settings import Settings, TrainingError
from herna.train.shards import Shard, read_shard
from herna.train.tables import random_deck, random_table
from tests.players.networks import random_file


@pytest.mark.parametrize("game", own_games())
def test_tables_are_of_all_kinds(game: str) -> None:
    room = herna.game(game)
    tables = [random_table(room, seed) for seed in range(60)]
    assert {s.players for s in tables} == set(room.players)
    assert random_table(room, 3) == tables[3]
    met = {str(sorted(s.setup.options.items())) for s in tables}
    assert len(met) > 1


def test_decks_that_are_built_are_legal() -> None:
    room = herna.game("summoner")
    for seed in range(20):
        assert room.check_deck(random_deck(room, room.deck_building(), Random(seed))) == []


def batch(folder: Path, name: str, networks: tuple[str, ...] = ("none",), first: int = 0) -> Batch:
    return Batch(Settings("mindbug", batch=3), 0, first, networks, str(folder / name))


def test_games_follow_from_the_seed_alone(tmp_path: Path) -> None:
    found = play_batch(batch(tmp_path, "a"))
    assert play_batch(batch(tmp_path, "b")) == found
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    play_batch(batch(tmp_path, "c", first=3))
    assert (tmp_path / "a").read_bytes() != (tmp_path / "c").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "c"]


def test_what_is_kept_of_games(tmp_path: Path) -> None:
    """Targets and results are parts of one victory; those of a learned run lie between the result and an estimate."""
    network = tmp_path / "random.network"
    network.write_bytes(random_file("mindbug"))
    play_batch(batch(tmp_path, "a", ("none", str(network))))
    columns = read_shard(tmp_path / "a").columns
    n = len(columns["players"])
    assert 0 < n <= 3 * Settings("mindbug").positions
    assert list(columns["players"]) == [2] * n
    assert len(columns["target"]) == len(columns["result"]) == len(columns["hand"]) == 2 * n
    for i in range(n):
        assert sum(columns["target"][2 * i : 2 * i + 2]) == pytest.approx(1.0)
        assert sum(columns["hand"][2 * i : 2 * i + 2]) == pytest.approx(1.0)
        assert set(columns["result"][2 * i : 2 * i + 2]) <= {0.0, 0.5, 1.0}
    assert any(0.0 < target < 1.0 for target in columns["target"])
    assert sum(columns["of_table"]) == len(columns["table"])
    assert sum(columns["of_seat"]) == len(columns["seats"])


def test_targets_mix_the_result_with_later_estimates() -> None:
    sheet = herna.game("mindbug").new(seed=1).sheet()
    met = [Seen(sheet, [p, 1 - p], [0.5, 0.5]) for p in (0.1, 0.5, 0.8)]
    shard = Shard()
    keep(met, 7, [1.0, 0.0], 0.81, shard)
    last, middle = 1.0, 0.9 * 1.0 + 0.1 * 0.8
    assert list(shard.columns["target"][::2]) == pytest.approx([0.9 * middle + 0.1 * 0.5, middle, last])
    assert list(shard.columns["game"]) == [7, 7, 7]


@pytest.mark.parametrize("damage", [b"", b"herna positions 1\n{}\n", b"nonsense"])
def test_damaged_positions_are_refused(damage: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(damage)
    with pytest.raises(TrainingError, match="a is damaged; remove it"):
        read_shard(path)
    play_batch(batch(tmp_path, "a"))
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(TrainingError, match="is damaged"):
        read_shard(path)


def test_a_deal_is_played_from_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wins by the seat alone gets half of the victories, whatever the number of teams is."""
    sides: list[int] = []

    def by_seat(deal: Deal, first: int) -> float:
        sides.append(first)
        return 1.0 - first

    monkeypatch.setattr(gate, "play_side", by_seat)
    assert play_deal(Deal("mindbug", "greedy:network=none", "greedy:network=none", 1)) == 0.5
    assert sides == [0, 1]


@pytest.mark.parametrize(("game", "seed"), [("mindbug", 1), ("bigmonster", 1), ("bigmonster", 2), ("wistar", 3)])
def test_victories_of_both_sides_add_up(game: str, seed: int) -> None:
    """The same bots on both sides, so the same game twice: what one side got first, the other gets then."""
    deal = Deal(game, "greedy:worlds=1,network=none", "greedy:worlds=1,network=none", seed)
    assert play_side(deal, 0) + play_side(deal, 1) == pytest.approx(1.0)


def test_scores_have_intervals() -> None:
    found = score([1.0, 0.5, 1.0, 0.5, 0.75, 0.75])
    assert found.share == 0.75
    assert found.games == 12
    assert 0.5 < found.low < 0.75 < found.high < 1.0
    assert score([1.0, 1.0]).low < 0.6
    assert str(found).startswith("75.0 % (")


def test_bots_get_their_network() -> None:
    assert with_network("greedy:worlds=1", "none") == "greedy:worlds=1,network=none"
    assert with_network("search", "a.network") == "search:network=a.network"


def double(number: int) -> int:
    return 2 * number


def die_once(path: str) -> str:
    """Kill the worker the first time."""
    if not os.path.exists(path):
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def die_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_work_is_done_by_one_or_several() -> None:
    for width in (1, 2):
        crew = Crew(width)
        try:
            assert sorted(crew.run(double, [1, 2, 3])) == [(1, 2), (2, 4), (3, 6)]
        finally:
            crew.close()


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_work_is_done_on_a_cluster(tmp_path: Path) -> None:
    crew = make_crew(2, "local")
    try:
        assert crew.width == 2
        assert sorted(crew.run(double, [1, 2, 3])) == [(1, 2), (2, 4), (3, 6)]
        job = str(tmp_path / "a")
        assert list(crew.run(die_once, [job])) == [(job, "done")]
        with pytest.raises(TrainingError, match="lost a worker too often"):
            list(crew.run(die_always, [1]))
    finally:
        crew.close()


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    crew = Crew(2)
    try:
        jobs = [str(tmp_path / name) for name in "ab"]
        assert sorted(crew.run(die_once, jobs)) == [(job, "done") for job in jobs]
        with pytest.raises(TrainingError, match="worker processes died 3 times"):
            list(crew.run(die_always, [1]))
    finally:
        crew.close()


def hold(folder: str) -> None:
    """Says who works here, and then works for a long time."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(600)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody can be killed here")
def test_workers_end_when_the_one_who_started_them_is_killed(tmp_path: Path) -> None:
    code = (
        "from herna.train.crew import Crew\nfrom tests.train.test_playing import hold\n"
        f"if __name__ == '__main__': list(Crew(2).run(hold, [{str(tmp_path)!r}] * 2))\n"
    )
    script = tmp_path / "boss.py"
    script.write_text(code)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", str(Path.cwd())])}
    boss = subprocess.Popen([sys.executable, str(script)], env=environment)
    try:
        wait_until(lambda: len(list(tmp_path.glob("[0-9]*"))) == 2)
    finally:
        boss.kill()
        boss.wait()
    workers = [int(path.name) for path in tmp_path.glob("[0-9]*")]
    wait_until(lambda: not any(is_running(worker) for worker in workers))


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not done():
        assert time.monotonic() < until, "this takes too long"
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        return bool(psutil.Process(process).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
