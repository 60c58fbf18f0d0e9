"""Whoever plays, the results are the same; dead workers are replaced, and nothing is counted twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from herna.arena.games.played import Played
from herna.arena.games.schedule import ArenaSettings, Task, tasks
from herna.arena.holding import dispatch
from herna.arena.holding.crew import Alone, Batch, Crew, Processes, WorkerLost, play_batch
from herna.arena.holding.dispatch import TRIES, run
from herna.arena.holding.tournament import hire
from herna.kernel.errors import BadOption
from tests.arena import bots
from tests.arena.bots import spec


def games(*players: str, number: int = 20) -> list[Task]:
    return list(tasks(ArenaSettings("mindbug", players or ("random", spec(bots.Honest)), number, 2)))


def results(todo: list[Task], crew: Crew) -> dict[str, dict[str, object]]:
    found = list(run(todo, crew))
    assert Counter([game.key for game in found]) == Counter([task.key for task in todo])  # each once
    return {game.key: game.without_times() for game in found}


def test_one_process_and_several_give_the_same_results() -> None:
    assert results(games(), Alone()) == results(games(), Processes(2))


def test_the_order_of_the_games_does_not_matter() -> None:
    assert results(games(), Alone()) == results(games()[::-1], Alone())


def test_a_worker_that_dies_is_replaced_and_its_games_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "died"
    monkeypatch.setenv(bots.MARK, str(mark))
    todo = games("random", spec(bots.DiesOnce))
    found = results(todo, Processes(2))
    assert mark.exists()
    assert not any("lost" in game for game in found.values())
    assert found == results(todo, Alone())


def test_a_game_that_kills_every_worker_is_given_up_and_the_others_are_played() -> None:
    todo = games(number=6) + games("random", spec(bots.Killer), number=2)
    found = results(todo, Processes(2))
    lost = {key: str(game["lost"]) for key, game in found.items() if "lost" in game}
    assert set(lost) == {task.key for task in todo[6:]}
    assert all(f"died {TRIES} times" in why for why in lost.values())


class Unlucky(Alone):
    """Loses what it has in hand, as often as it is told to."""

    width = 3

    def __init__(self, losses: int) -> None:
        super().__init__(play_batch)
        self.losses = losses
        self.alone: list[int] = []

    def submit(self, batch: Batch) -> None:
        super().submit(batch)
        self.alone.append(len(self._waiting))

    def wait(self) -> list[tuple[Batch, list[Played] | WorkerLost]]:
        if self.losses:
            self.losses -= 1
            dropped, self._waiting = self._waiting, []
            return [(batch, WorkerLost("bad luck")) for batch in dropped]
        return super().wait()


@pytest.mark.parametrize("losses", [0, 1, 2, 3])
def test_whatever_is_lost_is_played_again_alone(losses: int) -> None:
    crew = Unlucky(losses)
    assert results(games(number=8), crew) == results(games(number=8), Alone())


def test_batches_grow_until_they_are_worth_the_trip_and_stay_small_for_slow_games() -> None:
    pace = dispatch.Pace()
    assert pace.size() == 1
    quick = Played("k", ["a", "b"], {}, "s", wall=0.001)
    pace.note([quick] * 10)
    assert pace.size() == dispatch.LARGEST_BATCH
    pace.note([Played("k", ["a", "b"], {}, "s", wall=60.0)])
    assert pace.size() == 1


def test_workers_go_home_when_nobody_wants_more_games() -> None:
    crew = Processes(2)
    playing = run(games(number=40), crew)
    next(playing)
    workers = list(crew._pool._processes.values())
    assert len(workers) == 2
    playing.close()
    assert not any(worker.is_alive() for worker in workers)


def test_a_crew_is_hired_as_wanted() -> None:
    assert isinstance(hire(1, None), Alone)
    crew = hire(2, None)
    assert isinstance(crew, Processes)
    crew.close()
    with pytest.raises(BadOption, match="at least one process"):
        hire(0, None)
