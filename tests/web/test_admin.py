"""What the one who runs a room can do: whole backups of an open room, checks, old tables, and upgrades."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from herna.cli import main
from herna.web.store import Store
from herna.web.store.database import MIGRATIONS
from tests.web.postgres import PRESENT, Cluster
from tests.web.server import RoomServer, run_apart
from tests.web.test_faults import choices_in, next_choice, opened
from tests.web.test_pages import look, new_table, page_of
from tests.web.test_store import new_table as stored_table


def herna(*words: str, fails: bool = False) -> None:
    """Run the command; it exits with 0, unless it fails. While a browser is open, this thread has a loop already."""
    try:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(main, words).result()
    except SystemExit as ended:
        assert bool(ended.code) is fails  # noqa: PT017  cyclopts exits, or returns
    else:
        assert not fails


def play(client: Any, table: dict[str, Any], number: int) -> None:
    for _ in range(number):
        path, choice = next_choice(client, table)
        assert client.post(path, json=choice).status_code == 200


def test_a_backup_of_an_open_room_is_whole_and_can_be_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = RoomServer(tmp_path)
    copy, database = tmp_path / "backup" / "room.db", ["--database", room.database]
    copy.parent.mkdir()
    with opened(room) as client:
        table = new_table(client, "person", "person")
        play(client, table, 5)
        done = Event()

        def keep_writing() -> None:
            while not done.is_set():
                new_table(client, "person", "person")

        writer = Thread(target=keep_writing)
        writer.start()
        try:
            herna("admin", "backup", str(copy), *database)
        finally:
            done.set()
            writer.join()
        assert choices_in(copy) == 5
        herna("admin", "backup", str(copy), *database, fails=True)  # never over another one by mistake
        herna("admin", "backup", str(copy), "--replace", *database)
        play(client, table, 3)
        assert [path.name for path in copy.parent.iterdir()] == ["room.db"]
    herna("admin", "restore", str(copy), *database, fails=True)
    herna("admin", "restore", str(copy), "--replace", *database)
    assert choices_in(tmp_path / "room.db") == 5
    assert choices_in(tmp_path / "room.db.before") == 8
    with opened(room) as client:
        play(client, table, 1)
    herna("admin", "check", *database)
    assert "0 with faults" in capsys.readouterr().out


def test_what_is_no_room_is_neither_backed_up_nor_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, other, empty = tmp_path / "text", tmp_path / "other.db", tmp_path / "empty.db"
    text.write_text("no database " * 1000)
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE x (y)")
    empty.touch()
    for wrong in (text, other, empty, tmp_path / "nothing", tmp_path):
        herna("admin", "restore", str(wrong), "--database", f"sqlite:///{tmp_path / 'new.db'}", fails=True)
        herna("admin", "backup", str(tmp_path / "copy"), "--database", f"sqlite:///{wrong}", fails=True)
    herna("admin", "backup", str(tmp_path / "copy"), "--database", "postgresql://x/y", fails=True)
    assert "pg_dump" in capsys.readouterr().err
    assert not (tmp_path / "new.db").exists()
    assert not (tmp_path / "copy").exists()


def test_check_finds_tables_that_do_not_lead_where_they_should(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = RoomServer(tmp_path)
    with opened(room) as client:
        tables = [new_table(client, "person", "person") for _ in range(4)]
        for table in tables:
            play(client, table, 3)
    with sqlite3.connect(tmp_path / "room.db") as database:
        database.execute("UPDATE choices SET code = 'x:y' WHERE number = 1 AND table_id = ?", [tables[0]["id"]])
        database.execute("UPDATE tables SET over = 1 WHERE id = ?", [tables[1]["id"]])
        database.execute("UPDATE tables SET game = 'chess' WHERE id = ?", [tables[2]["id"]])
    herna("admin", "check", "--database", room.database, fails=True)
    told = capsys.readouterr().out
    assert f"{tables[0]['id']}: choice 2 of 3 does not fit" in told
    assert f"{tables[1]['id']}: it should be over" in told
    assert f"{tables[2]['id']}: there is no game 'chess'" in told
    assert tables[3]["id"] not in told
    assert "4 tables, 3 with faults" in told


def test_tables_are_listed_renewed_and_closed_while_the_room_is_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = RoomServer(tmp_path)
    database = ["--database", room.database]
    with opened(room) as client:
        first, second = [new_table(client, "person", "random") for _ in range(2)]
        herna("admin", "tables", *database)
        told = capsys.readouterr().out
        assert first["id"] in told
        assert first["seats"][0] not in told
        herna("admin", "renew", first["id"], *database)
        link = capsys.readouterr().out.rpartition(": ")[2].strip()
        assert client.get(page_of(first, first["seats"][0])).status_code == 404
        assert client.get(link).status_code == 200
        herna("admin", "renew", "nothing", *database, fails=True)
        herna("admin", "close", *database, fails=True)
        assert look(client, second, second["seats"][0])
        herna("admin", "close", second["id"], *database)
        assert client.get(page_of(second, second["seats"][0])).status_code == 404
        assert client.get(link).status_code == 200
        with sqlite3.connect(tmp_path / "room.db") as rows:
            rows.execute("UPDATE tables SET changed = '2020-01-01 00:00:00.000000'")
        herna("admin", "close", "--older-than", "30", *database)
        assert client.get(link).status_code == 404


# --- upgrades ------------------------------------------------------------------------------------------------------
def open_and_close(address: str) -> int:
    """In another process."""

    async def count() -> int:
        store = await Store.open(address)
        found = len(await store.ids())
        await store.close()
        return found

    return asyncio.run(count())


def test_several_servers_bring_a_database_up_to_date_at_once(tmp_path: Path) -> None:
    addresses = [f"sqlite:///{tmp_path / 'room.db'}"]
    cluster = Cluster() if PRESENT else None
    if cluster is not None:
        cluster.start()
        addresses.append(cluster.url)
    with ProcessPoolExecutor(4, mp_context=multiprocessing.get_context("spawn")) as many:
        list(many.map(abs, range(4)))  # all are there
        for address in addresses:
            assert list(many.map(open_and_close, [address] * 4)) == [0] * 4
    if cluster is not None:
        cluster.end()


@pytest.mark.parametrize("kind", ["sqlite", *(["postgresql"] if PRESENT else [])])
def test_migrations_go_back_and_forth_with_data(kind: str, tmp_path: Path) -> None:
    cluster = Cluster() if kind == "postgresql" else None
    if cluster is not None:
        cluster.start()
    address = f"sqlite:///{tmp_path / 'room.db'}" if cluster is None else cluster.url

    def back(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")

    async def trial() -> None:
        store = await Store.open(address)
        table = await stored_table(store)
        await store.append(table, "c", False, None, request="0 one")
        async with store.engine.begin() as connection:
            await connection.run_sync(back)
        await store.close()
        store = await Store.open(address)
        kept = await store.read(table.id)
        assert kept is not None
        assert kept.choices == ["a", "b", "c"]
        assert [seat.key for seat in kept.seats] == [seat.key for seat in table.seats]
        await store.append(kept, "d", True, [0])
        await store.close()

    run_apart(trial())
    if cluster is not None:
        cluster.end()
