"""Two servers with one PostgreSQL database: what is changed at one is seen at once on a page of the other."""

from __future__ import annotations

import queue
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.postgres import PRESENT, Cluster
from tests.web.server import RoomServer, run_apart
from tests.web.test_faults import next_choice
from tests.web.test_pages import new_table, page_of

pytestmark = pytest.mark.skipif(not PRESENT, reason="PostgreSQL is not installed")

AT_ONCE = 0.2  # seconds
POLLING = 3.0  # seconds between two looks at the database, for pages that hear nothing


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    made.start()
    yield made
    made.end()


@contextmanager
def rooms(cluster: Cluster, folder: Path) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    servers = [RoomServer(folder, database=cluster.url, heartbeat=POLLING) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        with (
            httpx.Client(base_url=servers[0].url, timeout=20) as one,
            httpx.Client(base_url=servers[1].url, timeout=20) as other,
        ):
            yield one, other
    finally:
        for server in servers:
            server.stop()


def open_page(client: httpx.Client, table: dict[str, Any]) -> queue.Queue[tuple[float, int]]:
    """When frames come to an open page, and their numbers; the page is open until its server stops."""
    frames: queue.Queue[tuple[float, int]] = queue.Queue()

    def listen() -> None:
        path = page_of(table, table["seats"][0]) + "/live"
        with suppress(httpx.HTTPError), client.stream("GET", path, timeout=None) as stream:
            for line in stream.iter_lines():
                number = re.fullmatch(r"id: (\d+)", line)
                if number is not None:
                    frames.put((time.monotonic(), int(number[1])))

    threading.Thread(target=listen, daemon=True).start()
    frames.get(timeout=20)  # the first picture
    return frames


def seconds_until_seen(client: httpx.Client, table: dict[str, Any], frames: queue.Queue[tuple[float, int]]) -> float:
    """From the acknowledgement of a choice here until the page there shows it."""
    path, choice = next_choice(client, table)
    answer = client.post(path, json=choice)
    made = time.monotonic()
    assert answer.status_code == 200
    while True:
        seen, number = frames.get(timeout=4 * POLLING)
        if number >= answer.json()["seq"]:
            return seen - made


def listeners(cluster: Cluster, end: bool = False) -> int:
    """How many connections listen; all of them are ended if wanted."""

    async def ask() -> int:
        import asyncpg

        connection = await asyncpg.connect(cluster.url)
        try:
            rows = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE application_name = 'herna ear'")
            for row in rows if end else ():
                await connection.execute("SELECT pg_terminate_backend($1)", row["pid"])
            return len(rows)
        finally:
            await connection.close()

    return run_apart(ask())


def wait_for_listeners(cluster: Cluster) -> None:
    for _ in range(200):
        if listeners(cluster) == 2:
            return
        time.sleep(0.1)
    raise AssertionError("a server does not listen")


def test_a_change_at_one_server_is_seen_at_another_within_a_fifth_of_a_second(cluster: Cluster, tmp_path: Path) -> None:
    with rooms(cluster, tmp_path) as (one, other):
        wait_for_listeners(cluster)
        table = new_table(one, "person", "person")
        frames = open_page(other, table)
        # the machine may be busy with something else now and then
        assert min([seconds_until_seen(one, table, frames) for _ in range(6)]) < AT_ONCE


def test_when_the_listening_connection_is_lost_pages_ask_and_then_it_is_back(cluster: Cluster, tmp_path: Path) -> None:
    with rooms(cluster, tmp_path) as (one, other):
        wait_for_listeners(cluster)
        table = new_table(one, "person", "person")
        frames = open_page(other, table)
        assert listeners(cluster, end=True) == 2
        assert seconds_until_seen(one, table, frames) < 3 * POLLING
        wait_for_listeners(cluster)
        assert min([seconds_until_seen(one, table, frames) for _ in range(6)]) < AT_ONCE


def test_what_was_missed_while_nobody_listened_is_seen_when_the_connection_is_back(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.web.test_hearing.POLLING", 60.0)  # nobody asks
    with rooms(cluster, tmp_path) as (one, other):
        wait_for_listeners(cluster)
        table = new_table(one, "person", "person")
        frames = open_page(other, table)
        listeners(cluster, end=True)
        assert seconds_until_seen(one, table, frames) < 30.0


def test_a_table_that_is_deleted_at_one_server_is_gone_at_the_other(cluster: Cluster, tmp_path: Path) -> None:
    from herna.web.store import Store

    async def forget(id: str) -> None:
        store = await Store.open(cluster.url)
        await store.forget([id])
        await store.close()

    with rooms(cluster, tmp_path) as (one, other):
        wait_for_listeners(cluster)
        table = new_table(one, "person", "person")
        page, begun = page_of(table, table["seats"][0]), 0.0
        with other.stream("GET", page + "/live") as stream:
            for line in stream.iter_lines():
                if line.startswith("event: frame"):
                    begun = time.monotonic()
                    run_apart(forget(table["id"]))
                if line.startswith("event: reload"):
                    break
            assert time.monotonic() - begun < POLLING
        assert other.get(page).status_code == 404
