"""When the database fails: what was acknowledged is kept, what was not is not half-done, and people hear of it soon.

A power cut is simulated: `powercut.c` is put under the room's process and copies each file of the database when it is
synced. The room is killed right after an answer and goes on from the copies, so without anything that was not synced.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from herna.web.store import Store
from herna.web.store.database import BadDatabase
from tests.web.postgres import PRESENT, Cluster
from tests.web.server import RoomServer, free_port, run_apart, wait_until_open
from tests.web.test_pages import look, new_table

SOON = 6.0  # seconds: people hear of it within three, on a machine that has nothing else to do


@contextmanager
def opened(room: RoomServer) -> Iterator[httpx.Client]:
    room.start()
    try:
        with httpx.Client(base_url=room.url, timeout=20) as client:
            yield client
    finally:
        room.stop()


def patiently(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Ask again while the room says that it is too busy: other tests may keep the disk busy for seconds."""
    answer = ask()
    for _ in range(20):
        if answer.status_code != 503:
            break
        time.sleep(0.25)
        answer = ask()
    assert answer.status_code == 200, answer.text
    return answer


def next_choice(client: httpx.Client, table: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Where the next choice is to be sent, and the choice."""
    seats = [f"/api/tables/{table['id']}/{key}" for key in table["seats"] if key]
    looks = {seat: patiently(partial(client.get, seat)).json() for seat in seats}
    for seat, seen in looks.items():
        if seen["decision"]:
            choice = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
            return f"{seat}/choose", choice
    raise AssertionError(f"nobody is to act: {looks}")


def refused_soon(ask: Callable[[], httpx.Response]) -> None:
    begun = time.monotonic()
    answer = ask()
    assert time.monotonic() - begun < SOON
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["retry-after"]) > 0
    assert "nothing was changed" in answer.text


def choices_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT count(*) FROM choices").fetchone()[0])


# --- a database that fails -----------------------------------------------------------------------------------------
def test_a_locked_database_is_told_of_soon_and_nothing_is_half_done(tmp_path: Path) -> None:
    room = RoomServer(tmp_path)
    with opened(room) as client:
        tables = [new_table(client, "person", "person") for _ in range(6)]
        wanted = [next_choice(client, table) for table in tables]
        lock = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        begun = time.monotonic()

        async def all_at_once() -> list[httpx.Response]:
            async with httpx.AsyncClient(base_url=room.url, timeout=20) as many:
                return await asyncio.gather(*[many.post(path, json=choice) for path, choice in wanted])

        answers = run_apart(all_at_once())
        assert time.monotonic() - begun < SOON
        assert [answer.status_code for answer in answers] == [503] * 6
        refused_soon(lambda: client.post("/play", data={"game": "mindbug"}))
        assert client.get("/").status_code == 200
        lock.execute("ROLLBACK")
        lock.close()
        assert choices_in(tmp_path / "room.db") == 0
        for path, choice in wanted:
            assert client.post(path, json=choice).status_code == 200
            assert client.post(path, json=choice).status_code == 409
        assert choices_in(tmp_path / "room.db") == 6


@pytest.mark.parametrize("order", ["PRAGMA query_only=1", "PRAGMA max_page_count=1"], ids=["read-only", "full"])
def test_a_database_that_cannot_grow_refuses_and_goes_on_when_it_can(tmp_path: Path, order: str) -> None:
    def hinder(connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA database_list")
        # The room of other tests has connections in this process, too: they stay as they are.
        if Path(cursor.fetchone()[2]).samefile(tmp_path / "room.db"):
            cursor.execute(order)
        cursor.close()

    room = RoomServer(tmp_path)
    with opened(room) as client:
        table = new_table(client, "person", "person")
        path, choice = next_choice(client, table)
        event.listen(Pool, "checkout", hinder)
        try:
            for _ in range(300):  # a full database still has room in pages that it has
                begun = time.monotonic()
                answer = client.post("/api/tables", json={"game": "mindbug", "seats": [{}, {}]})
                assert time.monotonic() - begun < SOON
                if answer.status_code == 503:
                    break
            else:
                raise AssertionError("it never failed")
            assert look(client, table, path.split("/")[4])["decision"]
        finally:
            event.remove(Pool, "checkout", hinder)
        room.stop()
        room.start()
        assert client.post(path, json=choice).status_code == 200
        assert choices_in(tmp_path / "room.db") == 1


def test_a_bot_whose_choice_could_not_be_kept_tries_again(tmp_path: Path) -> None:
    room = RoomServer(tmp_path)
    with opened(room) as client:
        tables = [new_table(client, "person", "random") for _ in range(6)]
        lock = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
        waiting = [table for table in tables if not look(client, table, table["seats"][0])["decision"]]
        made = choices_in(tmp_path / "room.db")
        table = next(table for table in tables if table not in waiting)
        path, choice = next_choice(client, table)
        assert client.post(path, json=choice).status_code == 200  # now it may be the bot's turn
        lock.execute("BEGIN IMMEDIATE")
        for other in tables:
            if look(client, other, other["seats"][0])["decision"]:
                path, choice = next_choice(client, other)
                refused_soon(lambda path=path, choice=choice: client.post(path, json=choice))  # type: ignore[misc]
        lock.execute("ROLLBACK")
        lock.close()
        for _ in range(200):
            if all(look(client, table, table["seats"][0])["decision"] for table in tables):
                break
            time.sleep(0.1)
        else:
            raise AssertionError("a bot does not go on")
        assert choices_in(tmp_path / "room.db") > made


@pytest.mark.skipif(not PRESENT, reason="PostgreSQL is not installed")
def test_a_database_that_restarts_is_waited_for_by_nobody_and_then_used_again(tmp_path: Path) -> None:
    cluster = Cluster()
    cluster.start()
    try:
        with opened(RoomServer(tmp_path, database=cluster.url)) as client:
            table = new_table(client, "person", "person")
            path, choice = next_choice(client, table)
            cluster.stop()
            for _ in range(2):
                refused_soon(lambda: client.post(path, json=choice))
            refused_soon(lambda: client.get("/api/tables/0123456789/nobody"))
            assert client.get("/api/games").status_code == 200
            cluster.start()
            assert client.post(path, json=choice).status_code == 200
            assert client.post(path, json=choice).status_code == 409
    finally:
        cluster.end()


# --- asking again ----------------------------------------------------------------------------------------------------
def test_a_choice_asked_for_again_under_the_same_name_is_made_once_also_after_a_restart(tmp_path: Path) -> None:
    room = RoomServer(tmp_path)
    with opened(room) as client:
        table = new_table(client, "person", "person")
        path, choice = next_choice(client, table)
        named = {**choice, "request": "7c1e-1"}
        assert [client.post(path, json=named).status_code for _ in range(2)] == [200, 200]
        assert client.post(path, json={**choice, "request": "another"}).status_code == 409
        room.stop()
        room.start()
        assert client.post(path, json=named).status_code == 200
        assert choices_in(tmp_path / "room.db") == 1
        other = next(f"/api/tables/{table['id']}/{key}/choose" for key in table["seats"] if key not in path)
        assert client.post(other, json=named).status_code in (400, 403, 409)  # names are each seat's own
        assert client.post(path.replace("/choose", "/renew"), json={}).status_code == 200
        for wrong in ("a\0b", "x" * 65, "é", 7):
            assert client.post(path, json={**choice, "request": wrong}).status_code in (400, 404)


def test_a_choice_that_was_taken_back_can_be_made_again(tmp_path: Path) -> None:
    with opened(RoomServer(tmp_path)) as client:
        table = new_table(client, "person", "random")
        for _ in range(100):
            if look(client, table, table["seats"][0])["decision"]:
                break
            time.sleep(0.05)
        path, choice = next_choice(client, table)
        assert client.post(path, json={**choice, "request": "one"}).status_code == 200
        assert client.post(path.replace("/api/tables", "/t").replace("/choose", "/undo")).status_code == 303
        path, choice = next_choice(client, table)
        made = choices_in(tmp_path / "room.db")
        assert client.post(path, json={**choice, "request": "one"}).status_code == 200
        assert choices_in(tmp_path / "room.db") > made


def events_of(client: httpx.Client, path: str, **headers: str) -> list[dict[str, Any]]:
    """The events up to the present moment, which a `turn` message ends."""
    found: list[dict[str, Any]] = []
    with client.stream("GET", path, headers=headers) as stream:
        for line in stream.iter_lines():
            if line.startswith("data:"):
                told = json.loads(line[5:])
                if "yours" in told:
                    return found
                found.append(told)
    raise AssertionError("the stream has ended")


def test_all_events_are_there_after_a_restart_and_a_stream_goes_on_where_another_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herna.web.tables.live.SNAPSHOT_EVERY", 4)
    room = RoomServer(tmp_path)
    with opened(room) as client:
        table, path = new_table(client, "person", "person"), ""
        for _ in range(10):
            path, choice = next_choice(client, table)
            assert client.post(path, json=choice).status_code == 200
        stream = path.replace("/choose", "/events")
        before = events_of(client, stream)
        assert [told["number"] for told in before] == list(range(len(before)))
        room.stop()
        room.start()
        assert events_of(client, stream) == before
        assert events_of(client, stream, **{"last-event-id": "4"}) == before[5:]
        assert events_of(client, stream + "?since=6") == before[6:]
        assert events_of(client, stream, **{"last-event-id": "9" * 30}) == before


# --- what is found when a room opens ---------------------------------------------------------------------------------
def kept_room(folder: Path, tables: int) -> Path:
    with opened(RoomServer(folder)) as client:
        for _ in range(tables):
            new_table(client, "person", "person")
    return folder / "room.db"


async def open_and_close(file: Path) -> None:
    await (await Store.open(f"sqlite:///{file}")).close()


def test_an_empty_or_missing_file_where_a_room_was_is_no_new_room(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    file.touch()
    with pytest.raises(BadDatabase, match="is empty"):
        run_apart(open_and_close(file))
    assert file.stat().st_size == 0
    file.unlink()
    file.with_name("room.db-wal").write_bytes(b"x" * 100)
    with pytest.raises(BadDatabase, match="a room was kept here"):
        run_apart(open_and_close(file))
    file.with_name("room.db-wal").unlink()
    run_apart(open_and_close(file))
    run_apart(open_and_close(file))


def test_a_damaged_file_is_found_when_the_room_opens(tmp_path: Path) -> None:
    file = kept_room(tmp_path, 30)
    whole = file.read_bytes()
    assert len(whole) > 10 * 4096
    broken = bytearray(whole)
    for page in range(2, len(whole) // 4096):
        broken[page * 4096 : page * 4096 + 64] = os.urandom(64)
    for damaged in (bytes(broken), whole[: len(whole) // 2 // 4096 * 4096], b"x" * len(whole)):
        file.write_bytes(damaged)
        with pytest.raises(BadDatabase, match=r"damaged|cannot be used"):
            run_apart(open_and_close(file))


# --- power cuts --------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("there is no C compiler, or no Linux")
    library = tmp_path_factory.mktemp("disk") / "powercut.so"
    source = Path(__file__).with_name("powercut.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    return library


def room_on(disk: Path, folder: Path, durable: Path) -> tuple[subprocess.Popen[bytes], int]:
    """A room that certainly is the one that answers: a free port may be taken by others before it opens."""
    shutil.copytree(folder, durable)  # what was there has long been on the disk
    for _ in range(3):
        port = free_port()
        command = [sys.executable, "-m", "herna.cli", "serve", "--no-browser", "--chosen-seeds", "--port", str(port)]
        room = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'room.db'}"],
            env={**os.environ, "LD_PRELOAD": str(disk), "DURABLE": str(durable)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert room.stdout is not None
        with room.stdout as said:
            office = next((line.decode().split()[-1] for line in said if b"/office/" in line), "")
        if office:
            wait_until_open(port)
            if httpx.get(office).status_code < 400:  # only this room knows that address
                return room, port
        room.kill()
        room.wait()
    raise AssertionError("others have taken three free ports")


def what_is_there(room: subprocess.Popen[bytes], port: int, file: Path) -> str:
    """Who answers, and what the file holds, for a test that fails."""
    bots = httpx.get(f"http://127.0.0.1:{port}/api/bots")
    with closing(sqlite3.connect(file)) as database:
        tables = database.execute("SELECT id, version, (SELECT count(*) FROM seats) FROM tables").fetchall()
    return f"the room has ended: {room.poll()}; {bots.headers} {bots.status_code}; tables: {tables}"


def test_what_was_acknowledged_survives_power_cuts(disk: Path, tmp_path: Path) -> None:
    folder, table, kept = tmp_path / "0", None, 0
    folder.mkdir()
    for cut in range(1, 5):
        durable = tmp_path / str(cut)
        room, port = room_on(disk, folder, durable)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
                if table is None:
                    table = new_table(client, "person", "person")
                for _ in range(3 * cut):
                    path, choice = next_choice(client, table)
                    patiently(partial(client.post, path, json=choice))
                    kept += 1
        finally:
            room.send_signal(signal.SIGKILL)
            room.wait()
        folder = durable
        assert choices_in(folder / "room.db") == kept
