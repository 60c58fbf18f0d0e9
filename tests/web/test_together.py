"""Choices that wait at the same moment share a transaction, and none of them suffers from another."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert

from herna.web.store import Conflict, Made, Store, StoredTable, Unavailable
from herna.web.store.atonce import AtOnce
from herna.web.store.models import ChoiceRow
from herna.web.store.timing import MOST_SEEN, keep_seen, read_seen
from herna.web.tables.chains import TURN
from tests.web.server import live_table, run_apart
from tests.web.test_store import KINDS, new_table, try_out


class Commits:
    """Counts the transactions of a store."""

    def __init__(self, store: Store) -> None:
        self.number = 0
        event.listen(store.engine.sync_engine, "commit", self._count)
        writer = store.together.writer
        if isinstance(writer, AtOnce):
            self.connected = writer._connected
            writer._connected = self._heard  # type: ignore[method-assign]

    def _count(self, _: object) -> None:
        self.number += 1

    def _heard(self) -> sqlite3.Connection:
        """The connection on which choices are written; every statement on it is looked at."""
        connection = self.connected()
        connection.set_trace_callback(lambda statement: self._count(None) if statement == "COMMIT" else None)
        return connection


async def kept(store: Store, table: StoredTable) -> list[str]:
    found = await store.read(table.id)
    assert found is not None
    return found.choices


@pytest.mark.parametrize("kind", KINDS)
def test_choices_that_come_at_once_share_transactions(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        tables = [await new_table(store) for _ in range(20)]
        commits = Commits(store)
        await asyncio.gather(*[store.append(table, "c", False, None) for table in tables])
        assert commits.number <= 3
        for table in tables:
            assert await kept(store, table) == ["a", "b", "c"]

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_a_chain_is_one_transaction_and_kept_whole_or_not_at_all(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table, late = await new_table(store), None
        late = await store.read(table.id)
        assert late is not None
        chain = [Made("c"), Made("d", linked=True), Made("e", linked=True)]
        commits = Commits(store)
        await store.keep(table, chain, False, None)
        assert commits.number == 1
        found = await store.read(table.id)
        assert found is not None
        assert (found.choices, found.linked, found.version) == (["a", "b", "c", "d", "e"], {3, 4}, 4)
        with pytest.raises(Conflict):
            await store.keep(late, chain, False, None)
        assert len(await kept(store, table)) == 5

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_of_those_who_come_at_once_only_the_late_one_and_the_impossible_one_fail(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        tables = [await new_table(store) for _ in range(6)]
        late = await store.read(tables[0].id)
        assert late is not None
        async with store.writing() as connection:  # a number that is taken although the version is right
            taken = {"table_id": tables[1].id, "number": 2, "code": "x", "by_default": False, "linked": False}
            await connection.execute(insert(ChoiceRow), taken)
        wanted = [*tables, late]
        found = await asyncio.gather(*[store.append(t, "c", False, None) for t in wanted], return_exceptions=True)
        assert [type(one) for one in found] == [type(None), Conflict, *[type(None)] * 4, Conflict]
        assert await kept(store, tables[1]) == ["a", "b", "x"]
        for table in (tables[0], *tables[2:]):
            assert await kept(store, table) == ["a", "b", "c"]

    try_out(kind, tmp_path, trial)


def test_a_click_that_ends_a_turn_is_one_transaction_with_all_its_choices(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        async with live_table(tmp_path, 3, "summoner") as live:
            seat = live.state.to_act[0]
            place = live.place(live.stored.seats[seat].key or "")
            assert place is not None
            commits, before = Commits(live.store), len(live.stored.choices)
            await live.choose(place, live.seq, "", TURN)
            return commits.number, len(live.stored.choices) - before

    commits, choices = run_apart(play())
    assert commits == 1
    assert choices > 1


class Failing:
    """A connection whose disk fails when it is to be synced."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.executemany = connection.executemany

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement == "COMMIT":
            raise sqlite3.OperationalError("disk I/O error")
        return self.connection.execute(statement, *values)


def test_a_commit_that_fails_refuses_all_of_its_choices_and_leaves_every_table_as_it_was(tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        tables = [await new_table(store) for _ in range(5)]
        writer = store.together.writer
        assert isinstance(writer, AtOnce)
        connected = writer._connected
        writer._connected = lambda: Failing(connected())  # type: ignore[method-assign, assignment, return-value]
        found = await asyncio.gather(*[store.append(t, "c", False, None) for t in tables], return_exceptions=True)
        assert [type(one) for one in found] == [Unavailable] * 5
        for table in tables:
            assert (table.choices, table.version) == (["a", "b"], 1)
            assert await kept(store, table) == ["a", "b"]
        writer._connected = connected  # type: ignore[method-assign]
        for table in tables:
            await store.append(table, "c", False, None)
            assert await kept(store, table) == ["a", "b", "c"]

    try_out("sqlite", tmp_path, trial)


def test_a_choice_is_acknowledged_after_the_commit_that_holds_it(tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        tables = [await new_table(store) for _ in range(3)]
        other = sqlite3.connect(tmp_path / "deep" / "room.db", isolation_level=None)
        numbers = "SELECT count(*) FROM choices"

        def look(_: object) -> None:
            seen.append(other.execute(numbers).fetchone()[0])

        seen: list[int] = []
        other.execute("BEGIN IMMEDIATE")  # nobody else can write now
        asked = [asyncio.ensure_future(store.append(table, "c", False, None)) for table in tables]
        for one in asked:
            one.add_done_callback(look)
        await asyncio.sleep(0.2)
        assert seen == []
        other.execute("ROLLBACK")
        await asyncio.gather(*asked)
        other.close()
        assert len(seen) == 3
        assert all([number >= 6 + i for i, number in enumerate(seen, 1)])

    try_out("sqlite", tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_choices_of_one_table_are_kept_in_the_order_in_which_they_came(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table, other = await new_table(store), await new_table(store)
        following = await store.read(table.id)
        assert following is not None
        following.enter(Made("c"))
        wanted = [store.append(table, "c", False, None), store.append(other, "x", False, None)]
        await asyncio.gather(*wanted, store.append(following, "d", False, None))
        assert await kept(store, table) == ["a", "b", "c", "d"]
        assert await kept(store, other) == ["a", "b", "x"]

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_sits_down_with_a_choice_does_so_if_it_is_kept(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table = await new_table(store)
        late = await store.read(table.id)
        assert late is not None
        commits = Commits(store)
        await store.keep(table, [Made("c")], False, None, [0], "another")
        assert commits.number == 1
        with pytest.raises(Conflict):
            await store.keep(late, [Made("x")], False, None, [0], "third")
        found = await store.read(table.id)
        assert found is not None
        assert [seat.visitor for seat in found.seats] == ["another", None]
        assert [one.seats[0].visitor for one in (table, late)] == ["another", "someone"]
        assert (found.choices, found.version) == (["a", "b", "c"], 2)

    try_out(kind, tmp_path, trial)


def test_a_first_choice_at_an_empty_seat_is_one_transaction_and_one_change(tmp_path: Path) -> None:
    async def play() -> tuple[int, int, str | None]:
        async with live_table(tmp_path, 3) as live:
            seat, before = live.state.to_act[0], live.stored.version
            place = live.place(live.stored.seats[seat].key or "")
            assert place is not None
            commits = Commits(live.store)
            await live.choose(place, live.seq, live.state.codes(seat)[0], visitor="somebody")
            found = await live.store.read(live.stored.id)
            assert found is not None
            assert found.version == live.stored.version
            return commits.number, found.version - before, found.seats[seat].visitor

    assert run_apart(play()) == (1, 1, "somebody")


@pytest.mark.parametrize("kind", KINDS)
def test_many_people_who_were_seen_are_written_in_a_few_transactions(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table = await new_table(store)
        commits = Commits(store)
        elsewhere = [(f"{i:010}", "nobody", 1.0) for i in range(2 * MOST_SEEN)]
        await keep_seen(store, [*elsewhere, (table.id, table.seats[0].key or "", 17.5)])
        assert commits.number == 3
        assert await read_seen(store, [table.id]) == {table.id: {0: 17.5}}

    try_out(kind, tmp_path, trial)
