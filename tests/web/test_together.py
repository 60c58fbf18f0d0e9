"""Choices that wait at the same moment share a transaction, and none of them suffers from another."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event, insert

from herna.web.store import Conflict, Made, Store, StoredTable
from herna.web.store.atonce import AtOnce
from herna.web.store.models import ChoiceRow
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
