"""Clocks and absence: time is counted by the server, also while nobody looks and across restarts."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.web.store import Store
from herna.web.store.agreements import Terms
from herna.web.store.talking import marks_of, said_at, say, unsay
from herna.web.store.timing import claim_due, keep_seen, read_seen, set_due
from herna.web.tables.live import LiveTable
from herna.web.tables.places import Place, Stale
from tests.web.server import RoomServer, live_table, run_apart
from tests.web.test_parting import choose, do, new_table, page, seen
from tests.web.test_store import KINDS, try_out
from tests.web.test_store import new_table as stored_table

Table = dict[str, Any]
HERE = "> is here<"


class Hands:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def timed_room(folder: Path) -> Iterator[tuple[RoomServer, httpx.Client, Hands]]:
    hands = Hands()
    room = RoomServer(folder, clock=hands, watch_seconds=0.05)
    room.start()
    try:
        with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as client:
            yield room, client, hands
    finally:
        room.stop()


def until(check: Callable[[], bool]) -> None:
    """Wait until it is so; the room's watch looks every 50 milliseconds."""
    for _ in range(200):
        if check():
            return
        time.sleep(0.05)
    raise AssertionError("it has not happened within ten seconds")


def asked(client: httpx.Client, table: Table) -> int:
    return next(seat for seat in (0, 1) if seen(client, table, seat)["decision"])


def members(client: httpx.Client, table: Table, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/api/tables/{table['id']}/{table['seats'][seat]}/company").json()
    return found


def start(client: httpx.Client, **terms: Any) -> tuple[Table, int]:
    """A duel with these terms, and who is asked."""
    table = new_table(client, terms=terms)
    return table, asked(client, table)


def test_whoever_has_no_time_left_has_lost_also_if_nobody_looks_and_after_a_restart(tmp_path: Path) -> None:
    with timed_room(tmp_path) as (room, client, hands):
        table, slow = start(client, clock="move:30:60", at_zero="lost")
        hands.now += 80
        time.sleep(0.3)  # the watch has looked several times
        assert seen(client, table, slow)["ended"] is None
        room.stop()
        hands.now += 12
        room.start()
        until(lambda: seen(client, table, slow)["ended"] is not None)
        assert seen(client, table, slow)["ended"] == {"how": "late", "seats": [slow], "winners": [1 - slow]}
        assert "because the time ran out" in client.get(page(table, slow)).text


def test_a_bot_takes_over_where_that_was_agreed_and_gives_the_seat_back(tmp_path: Path) -> None:
    with timed_room(tmp_path) as (_, client, hands):
        table, slow = start(client, clock="days:1")
        hands.now += 24 * 3600 + 2
        until(lambda: seen(client, table, slow)["standing"] == {str(slow): "slow"})
        assert "whose time had run out" in client.get(page(table, slow, "/company")).text
        back = do(client, table, slow, "return").json()
        assert back["standing"] == {}
        assert back["ended"] is None


def test_a_move_has_its_time_and_only_what_is_beyond_is_taken_from_the_reserve(tmp_path: Path) -> None:
    with timed_room(tmp_path) as (_, client, hands):
        table, first = start(client, clock="move:30:60", at_zero="lost")
        hands.now += 40  # ten seconds of the reserve
        assert choose(client, table) == first
        other = asked(client, table)
        reserves = [member["reserve"] for member in members(client, table, first)]
        assert reserves == [60 - 10 * (seat == first) for seat in (0, 1)]
        hands.now += 20
        told = members(client, table, other)[other]
        assert (told["left"], told["reserve"]) == (70, 60)


def half_a_minute_each(live: LiveTable, hands: Hands) -> tuple[int, Place]:
    """Everybody has thirty seconds for a move, and whoever needs more has lost; gives whose time runs first."""
    live.now = hands
    live.terms = Terms("move:30:0", "lost")
    live.clock.since.clear()
    live.clock.sync(live.state)
    seat = live.state.to_act[0]
    place = live.place(live.stored.seats[seat].key or "")
    assert place is not None
    return seat, place


def test_a_choice_after_the_flag_is_refused_and_the_flag_counts(tmp_path: Path) -> None:
    """No watch is looking here: the choice itself finds out."""

    async def trial() -> None:
        hands = Hands()
        async with live_table(tmp_path, 3) as live:
            seat, place = half_a_minute_each(live, hands)
            hands.now += 31
            with pytest.raises(Stale):
                await live.choose(place, live.seq, live.state.codes(seat)[0])
            assert live.ending is not None
            assert live.ending.how == "late"
            assert not live.stored.choices

    run_apart(trial())


def test_a_choice_that_came_before_the_flag_counts_even_if_it_has_to_wait(tmp_path: Path) -> None:
    async def trial() -> None:
        hands = Hands()
        async with live_table(tmp_path, 3) as live:
            seat, place = half_a_minute_each(live, hands)
            await live.lock.acquire()
            hands.now += 29
            choice = asyncio.create_task(live.choose(place, live.seq, live.state.codes(seat)[0]))
            await asyncio.sleep(0)  # it has come, and waits
            hands.now += 10
            await live.clock.strike(hands.now)
            assert live.ending is None
            live.lock.release()
            await choice
            assert len(live.stored.choices) == 1
            assert live.ending is None

    run_apart(trial())


def test_nobodys_time_runs_before_everybody_has_sat_down(tmp_path: Path) -> None:
    with timed_room(tmp_path) as (_, client, hands):
        form = {"name": ["Eva", "Adam"], "option.sets": ["first_contact"], "seat": ["me", "friend"]}
        made = client.post("/set/mindbug", data={**form, "clock": "move:30:300", "at_zero": "lost"})
        _, _, id, key, _ = made.url.path.split("/")
        hands.now += 5000
        time.sleep(0.3)
        assert client.get(f"/api/tables/{id}/{key}").json()["ended"] is None
        here = f"/api/tables/{id}/{key}/company"
        assert [member["left"] for member in client.get(here).json()] == [None, None]
        friend, _ = [link for link in re.findall(rf'value="([^"]*/t/{id}/[^"]*)"', made.text) if key not in link]
        with httpx.Client(base_url=client.base_url) as adam:
            told = adam.get(friend).text  # whoever is invited reads beforehand what happens at zero
            assert "30 seconds for each move, and a reserve of 5 minutes" in told
            assert "When the time of somebody runs out, they have lost." in told
            adam.post(friend + "/sit")
        assert [member["left"] for member in client.get(here).json()].count(330) == 1


def test_a_bot_plays_for_whoever_is_away_for_long_and_only_then(tmp_path: Path) -> None:
    with timed_room(tmp_path) as (_, client, hands):
        table, slow = start(client, away=5)
        hands.now += 4 * 60
        seen(client, table, slow)  # they look: they are here
        hands.now += 4 * 60
        time.sleep(0.3)
        other = f"/api/tables/{table['id']}/{table['seats'][1 - slow]}"
        assert client.get(other).json()["standing"] == {}
        hands.now += 61
        until(lambda: client.get(other).json()["standing"] == {str(slow): "away"})
        assert do(client, table, slow, "return").json()["standing"] == {}


@pytest.mark.parametrize("kind", KINDS)
def test_of_two_servers_one_looks_at_a_table_that_is_due(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table = await stored_table(store)
        table.due = due = 1_800_000_000.25
        await store.touch(table)
        assert await claim_due(store, due - 1) == []
        both = await asyncio.gather(claim_due(store, due + 1), claim_due(store, due + 1))
        assert sorted(both) == [[], [table.id]]
        assert await claim_due(store, due + 40) == [table.id]  # the first one has died meanwhile
        await set_due(store, table.id, table.version, None)
        assert await claim_due(store, due + 1000) == []

    try_out(kind, tmp_path, trial)


@pytest.mark.parametrize("kind", KINDS)
def test_what_one_server_sees_and_hears_the_others_learn(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table = await stored_table(store)
        await keep_seen(store, [(table.id, table.seats[0].key or "", 1_800_000_000.5)])
        assert await read_seen(store, [table.id]) == {table.id: {0: 1_800_000_000.5}}
        await say(store, table.id, "table", 0, "", "Žluťoučký 🐙", 1.0)
        await say(store, table.id, "watch", None, "hello", "", 2.0)
        assert [m.text or m.phrase for m in await said_at(store, table.id, ("table", "watch"))] == [
            "Žluťoučký 🐙",
            "hello",
        ]
        marks = (await marks_of(store, [table.id]))[table.id]
        assert {channel: number for channel, (_, number) in marks.items()} == {"table": 1, "watch": 1}
        assert await unsay(store, table.id, [marks["table"][0]]) == 1
        await store.end(table, {"how": "off", "seats": [], "winners": []})
        found = await store.read(table.id)
        assert found is not None
        assert (found.over, found.ending, found.due) == (True, table.ending, None)

    try_out(kind, tmp_path, trial)


def test_pages_hear_who_comes_and_goes_without_new_frames(tmp_path: Path) -> None:
    with timed_room(tmp_path) as (_, client, hands):
        table, _ = start(client)
        with client.stream("GET", page(table, 0, "/live?since=999999")) as stream:
            lines = stream.iter_lines()
            assert heard(lines, "people").count(HERE) == 1
            client.get(page(table, 1))
            told = heard(lines, "people")
            assert told.count(HERE) == 2
            assert len(told) < 2000
            hands.now += 50  # the stream shows that the first one is still here; nothing was heard of the other
            # time jumps for all at once: it may be noticed a moment later that the first one's page is still open
            assert heard(lines, "people").count(HERE) == 1 or heard(lines, "people").count(HERE) == 1


def heard(lines: Iterator[str], kind: str) -> str:
    """The next message of this kind."""
    for line in islice(lines, 400):  # also a silent stream gives signs of life
        if line == f"event: {kind}":
            return next(lines)
    raise AssertionError(f"nothing of the kind {kind!r} was heard")


def test_alone_against_bots_there_is_no_strip_and_no_clock(client: httpx.Client) -> None:
    table = new_table(client, people=1, bots=1)
    assert 'id="company"' not in client.get(page(table, 0)).text
    assert members(client, table, 0) == []
