"""Who thinks when: fair between tables, cheap before dear, and nobody waits beyond the deadline."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

import herna
from herna.kernel.errors import HernaError
from herna.web.tables.afar import Afar
from herna.web.tables.queueing import Queue
from herna.web.tables.thinkers import SPAWN, NoAnswer, Thinkers, Thought, Worker
from tests.web.server import run_apart


class Thing:
    def __init__(self, table: str, cost: float) -> None:
        self.table = table
        self.cost = cost


def served(queue: Queue[Thing]) -> list[str]:
    return [queue.take().table for _ in range(len(queue))]


# --- the queue -------------------------------------------------------------------------------------------------
def test_tables_take_turns_however_often_one_of_them_asks() -> None:
    queue: Queue[Thing] = Queue()
    for table in "aaaabbc":
        queue.add(Thing(table, 1.0))
    assert served(queue) == ["a", "b", "c", "a", "b", "a", "a"]


def test_cheap_thoughts_overtake_dear_ones_but_not_for_ever() -> None:
    queue: Queue[Thing] = Queue()
    queue.add(Thing("dear", 4.0))
    order: list[str] = []
    for number in range(40):  # two come for each that is served
        queue.add(Thing("cheap", 1.0))
        queue.add(Thing(f"other {number}", 1.0))
        order.append(queue.take().table)
    assert order[0] == "cheap"
    assert "dear" in order


def test_whoever_leaves_is_not_served() -> None:
    queue: Queue[Thing] = Queue()
    one, other = Thing("a", 1.0), Thing("b", 1.0)
    queue.add(one)
    queue.add(other)
    assert queue.leave(one)
    assert not queue.leave(one)
    assert served(queue) == ["b"]


# --- bots ------------------------------------------------------------------------------------------------------
async def timed(thinkers: Thinkers, game: str, bot: str, table: str) -> tuple[float, Thought]:
    state = herna.game(game).new(seed=3)
    begun = time.monotonic()
    found = await thinkers.think(game, state.dump(), state.to_act[0], bot, 1, table)
    return time.monotonic() - begun, found


def test_a_random_bot_answers_within_a_second_while_masters_think_at_ten_tables() -> None:
    thinkers = Thinkers(1, patience=60.0)

    async def play() -> tuple[list[float], list[tuple[float, Thought]]]:
        await timed(thinkers, "mindbug", "random", "warm")
        await timed(thinkers, "mindbug", "level5", "warm")
        masters = [asyncio.create_task(timed(thinkers, "summoner", "level6", f"deep {n}")) for n in range(10)]
        await asyncio.sleep(0.2)
        assert len(thinkers.deep) == 9  # one has begun
        quick = [(await timed(thinkers, "mindbug", "random", "quick"))[0] for _ in range(3)]
        return quick, await asyncio.gather(*masters)

    try:
        quick, masters = run_apart(play())
    finally:
        thinkers.close()
    assert min(quick) < 1.0
    assert max([took for took, _ in masters]) < thinkers.deadline + 15.0  # a search looks at the clock now and then
    assert not masters[0][1].lesser
    assert len(masters) == 10


def test_after_the_deadline_a_quick_bot_answers_in_the_place_of_one_that_waits() -> None:
    thinkers = Thinkers(1, patience=60.0, deadline=1.0)

    async def play() -> list[tuple[float, Thought]]:
        await timed(thinkers, "summoner", "level5", "warm")
        masters = [timed(thinkers, "summoner", "level6", f"deep {n}") for n in range(30)]
        return await asyncio.gather(*masters)

    try:
        masters = run_apart(play())
    finally:
        thinkers.close()
    assert any(found.lesser for _, found in masters)
    assert not all(found.lesser for _, found in masters)


def test_nobody_in_a_hurry_means_the_same_answer_as_ever() -> None:
    thinkers = Thinkers(1, patience=60.0)

    async def twice() -> list[int]:
        return [(await timed(thinkers, "mindbug", "level4", "t"))[1].choice for _ in range(2)]

    try:
        first, second = run_apart(twice())
    finally:
        thinkers.close()
    assert first == second


# --- on a Ray cluster --------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_bots_that_search_think_on_a_ray_cluster_and_the_room_outlives_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    for name in [name for name in os.environ if name.startswith("RAY_")]:
        monkeypatch.delenv(name)
    afar = Afar("local")
    thinkers = Thinkers(1, 60.0, 60.0, afar.minds())

    async def think(bot: str) -> Thought:
        return (await timed(thinkers, "mindbug", bot, ""))[1]

    async def play() -> None:
        deep = await asyncio.gather(*[think("level5") for _ in range(3)])
        assert not any(thought.lesser for thought in deep)
        assert thinkers.swift.process is None  # no bot has thought here
        assert afar.process is not None
        afar.process.kill()
        again = await think("level5")  # a new connection, or somebody who answers in the bot's place
        assert again.choice >= 0

    try:
        run_apart(play())
    finally:
        thinkers.close()
        begun = time.monotonic()
        afar.close()
    assert time.monotonic() - begun < 5.0


def test_a_cluster_that_is_not_there_is_told_in_a_line() -> None:
    pytest.importorskip("ray")
    with pytest.raises(HernaError, match="no Ray cluster at 'nonsense'"):
        Afar("nonsense").minds()


def test_a_room_may_close_while_a_process_is_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, killed = Worker(), []

    class Slow:
        """Another thread closes the room before it runs."""

        def start(self) -> None:
            worker.close()

        def kill(self) -> None:
            killed.append(self)

        def join(self) -> None: ...

    monkeypatch.setattr(SPAWN, "Process", lambda **given: Slow())
    with pytest.raises(NoAnswer, match="closed"):
        worker.ask(("mindbug", b"", 0, "random", 0, None), 1.0)
    assert len(killed) == 1
