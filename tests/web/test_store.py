"""The room's memory: addresses of databases, migrations, and what the store promises, on SQLite and PostgreSQL.

PostgreSQL itself is tried where it is installed (`tests/web/postgres.py`).
"""

from __future__ import annotations

import asyncio
import io
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import delete

import herna
from herna.web.store import Conflict, NewSeat, Store, StoredTable
from herna.web.store.database import MIGRATIONS, BadDatabase, database_url
from herna.web.store.models import Base, TableRow
from tests.web.postgres import PRESENT, postgres_url
from tests.web.server import free_port, run_apart

KINDS = ["sqlite", *(["postgresql"] if PRESENT else [])]
Trial = Callable[[Store], Awaitable[None]]


def try_out(kind: str, folder: Path, trial: Trial) -> None:
    async def run() -> None:
        store = await Store.open(postgres_url() if kind == "postgresql" else f"sqlite:///{folder / 'deep' / 'room.db'}")
        try:
            await trial(store)
            async with store.writing() as connection:
                await connection.execute(delete(TableRow))
        finally:
            await store.close()

    run_apart(run())


async def new_table(store: Store, watched: bool = True) -> StoredTable:
    state = herna.game("mindbug").new(seed="x", sets=("first_contact",))
    seats = [NewSeat("Eva", visitor="someone"), NewSeat("Učeň", bot="level2")]
    id = await store.create(state.setup.as_dict(), seats, ["a", "b"], False, None, watched)
    found = await store.read(id)
    assert found is not None
    return found


# --- addresses -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("address", "driver"),
    [
        ("sqlite:///x.db", "sqlite+aiosqlite"),
        ("postgresql://u:p@h/d", "postgresql+asyncpg"),
        ("postgres://u:p@h/d", "postgresql+asyncpg"),
        ("postgresql+psycopg://u:p@h/d", "postgresql+asyncpg"),
    ],
)
def test_an_address_gets_the_driver_that_we_use(address: str, driver: str) -> None:
    url = database_url(address)
    assert url.drivername == driver
    assert url.database in ("x.db", "d")


@pytest.mark.parametrize("address", ["mysql://h/d", "nonsense", "://"])
def test_other_addresses_are_refused_with_the_reason(address: str) -> None:
    with pytest.raises(BadDatabase, match="sqlite"):
        database_url(address)


def test_a_database_that_cannot_be_opened_is_told_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "text.db").write_text("this is no database, but a text that is long enough to be read as one " * 20)
    for address in (f"sqlite:///{tmp_path / 'file' / 'room.db'}", f"sqlite:///{tmp_path / 'text.db'}"):
        with pytest.raises(BadDatabase, match="cannot be used"):
            run_apart(opened_and_closed(address))
    with pytest.raises(BadDatabase, match="cannot be used") as told:
        run_apart(opened_and_closed(f"postgresql://eva:secret@127.0.0.1:{free_port()}/herna"))
    assert "secret" not in str(told.value)


# --- migrations ------------------------------------------------------------------------------------------------
def rendered(dialect: str) -> str:
    written = io.StringIO()
    config = Config(output_buffer=written)
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["dialect"] = dialect
    command.upgrade(config, "head", sql=True)
    return written.getvalue()


def test_the_migrations_are_sound_sql_for_postgresql() -> None:
    sql = rendered("postgresql")
    for table in Base.metadata.tables.values():
        assert f"CREATE TABLE {table.name}" in sql
    for piece in (
        "options JSON NOT NULL",
        "blob BYTEA NOT NULL",
        "created TIMESTAMP WITH TIME ZONE NOT NULL",
        "watched BOOLEAN DEFAULT true NOT NULL",
        "rulings INTEGER DEFAULT '0' NOT NULL",
        "by_default BOOLEAN DEFAULT false NOT NULL",
        "REFERENCES tables (id) ON DELETE CASCADE",
    ):
        assert piece in sql
    assert sql.rstrip().endswith("COMMIT;")


def test_migrations_and_models_describe_the_same_tables(tmp_path: Path) -> None:
    run_apart(opened_and_closed(f"sqlite:///{tmp_path / 'room.db'}"))
    database = sqlite3.connect(tmp_path / "room.db")
    for table in Base.metadata.tables.values():
        found = {row[1]: not row[3] for row in database.execute(f"PRAGMA table_info({table.name})")}
        assert found == {column.name: column.nullable for column in table.columns}
    database.close()


async def opened_and_closed(database: str) -> None:
    await (await Store.open(database)).close()


def test_a_database_of_the_first_form_is_brought_up_to_date(tmp_path: Path) -> None:
    sql = rendered("sqlite")
    first = sql[: sql.index("-- Running upgrade 0001 -> 0002")]
    database = sqlite3.connect(tmp_path / "room.db")
    database.executescript(first)
    database.execute(
        "INSERT INTO tables (id, game, rules, players, options, seed, watch, version, over, created, changed)"
        " VALUES ('t', 'mindbug', '1', 2, '{}', 's', 'w', 3, 0, '2026-01-01 00:00:00', '2026-01-01 00:00:00')"
    )
    database.execute("INSERT INTO choices VALUES ('t', 0, 'a')")
    database.commit()
    database.close()

    async def read() -> StoredTable | None:
        store = await Store.open(f"sqlite:///{tmp_path / 'room.db'}")
        found = await store.read("t")
        await store.close()
        return found

    table = run_apart(read())
    assert table is not None
    assert table.watched
    assert (table.choices, table.defaults) == (["a"], set())
    assert table.rulings == 0  # it goes on as it began


# --- tables ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
def test_a_table_comes_back_as_it_was_kept(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table = await new_table(store, watched=False)
        assert (table.game, table.players, table.options["sets"]) == ("mindbug", 2, ["first_contact"])
        assert (table.choices, table.version, table.over, table.position) == (["a", "b"], 1, False, None)
        assert not table.watched
        assert [(s.name, s.bot, s.visitor) for s in table.seats] == [("Eva", None, "someone"), ("Učeň", "level2", None)]
        assert len(table.watch) >= 22
        assert await store.read("nothing") is None
        assert await store.version(table.id) == 1
        mine = await store.of_visitor("someone")
        assert [(line.id, line.names) for line in mine] == [(table.id, ["Eva", "Učeň"])]
        assert await store.of_visitor("nobody") == []

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_of_two_who_choose_at_once_one_is_told_of_the_conflict(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        first = await new_table(store)
        second = await store.read(first.id)
        assert second is not None
        await store.append(first, "c", True, [0], by_default=True)
        with pytest.raises(Conflict):
            await store.append(second, "d", False, None)
        with pytest.raises(Conflict):
            await store.take_back(second, 1)
        with pytest.raises(Conflict):
            await store.touch(second)
        kept = await store.read(first.id)
        assert kept is not None
        assert (kept.choices, kept.defaults, kept.over) == (["a", "b", "c"], {2}, True)
        assert (await store.of_visitor("someone"))[0].winners == [0]

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_many_choices_at_once_are_all_kept(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        tables = [await new_table(store) for _ in range(12)]

        async def fill(table: StoredTable) -> None:
            for number in range(8):
                await store.append(table, str(number), False, None)

        await asyncio.gather(*[fill(table) for table in tables])
        for table in tables:
            kept = await store.read(table.id)
            assert kept is not None
            assert kept.choices == ["a", "b", *[str(number) for number in range(8)]]

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_choices_are_taken_back_with_their_snapshots(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table = await new_table(store)
        await store.keep_snapshot(table.id, 1, b"\x00old")
        await store.keep_snapshot(table.id, 2, b"\x00\xffnew")
        assert await store.snapshot(table.id) == (2, b"\x00\xffnew")
        await store.take_back(table, 1)
        assert await store.snapshot(table.id) is None
        kept = await store.read(table.id)
        assert kept is not None
        assert (kept.choices, kept.version) == (["a"], 2)

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_names_watching_and_the_next_table_are_kept(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table, following, late = [await new_table(store) for _ in range(3)]
        assert await store.before(following.id) is None
        await store.sit(table, [0], "another")
        await store.rename(table, 0, "Žofie")
        await store.allow_watching(table, False)
        assert await store.link_next(table, following.id) == following.id
        assert await store.link_next(table, late.id) == following.id  # who asks later gets the same
        assert await store.before(following.id) == table.id
        kept = await store.read(table.id)
        assert kept is not None
        assert (kept.seats[0].name, kept.seats[0].visitor) == ("Žofie", "another")
        assert (kept.watched, kept.next_table, kept.version) == (False, following.id, 3)

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_a_renewed_key_replaces_the_old_one_at_every_seat_of_its_screen(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        state = herna.game("smashup").new(seed="x", players=3)
        seats = [NewSeat("Eva", key="screen"), NewSeat("Adam", key="screen"), NewSeat("Iva", key="other")]
        id = await store.create(state.setup.as_dict(), seats, [], False, None)
        table, late = await store.read(id), await store.read(id)
        assert table is not None
        assert late is not None
        await store.renew(table, "screen", "new")
        await store.renew(table, table.watch, "watch")
        kept = await store.read(id)
        for found in (table, kept):
            assert found is not None
            assert [seat.key for seat in found.seats] == ["new", "new", "other"]
            assert (found.watch, found.version) == ("watch", 3)
        with pytest.raises(Conflict):
            await store.renew(late, "other", "lost")
        assert [seat.key for seat in late.seats] == ["screen", "screen", "other"]

    try_out(kind, tmp_path, trial)
