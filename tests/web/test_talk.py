"""Talking at a table: who hears whom, how much one may say, and that it is never part of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

import herna
from herna.web.admin import hush, talk
from herna.web.limits import Limits
from herna.web.store import NewSeat, Store
from herna.web.store.talking import KEPT, said_at, say
from tests.web.server import RoomServer, run_apart, two_rooms
from tests.web.test_clocks import heard
from tests.web.test_parting import do, new_table, page


def watch(table: dict[str, Any], rest: str = "") -> str:
    return f"/t/{table['id']}/{table['watch']}{rest}"


def tell(client: httpx.Client, address: str, **form: str) -> int:
    return client.post(address + "/talk", data=form, headers={"X-Live": "1"}).status_code


def test_phrases_are_read_in_the_readers_language_and_texts_as_they_are(client: httpx.Client) -> None:
    table = new_table(client)
    assert tell(client, page(table, 0), phrase="luck") == 204
    assert tell(client, page(table, 1), text="<b>Čau</b> \u202eobráceně\n & spol.") == 204
    shown = client.get(page(table, 1, "/talk"), headers={"Accept-Language": "cs"}).text
    assert "<b>Eva</b> Hodně štěstí!" in shown
    assert "<b>Adam</b> &lt;b&gt;Čau&lt;/b&gt; obráceně &amp; spol." in shown
    assert "Good luck!" in client.get(page(table, 0, "/talk"), headers={"X-Live": "1"}).text


def test_players_do_not_hear_spectators_before_the_game_is_over(client: httpx.Client) -> None:
    table = new_table(client)
    assert tell(client, watch(table), text="Adam has the tiger") == 204
    assert tell(client, page(table, 0), text="hello all") == 204
    for seat in (0, 1):
        assert "tiger" not in client.get(page(table, seat, "/talk")).text
    assert "tiger" in client.get(watch(table, "/talk")).text
    assert "hello all" in client.get(watch(table, "/talk")).text
    do(client, table, 0, "resign")
    assert "Spectator:</b> Adam has the tiger" in client.get(page(table, 1, "/talk")).text


def test_streams_tell_that_there_is_something_to_read_and_to_nobody_else(client: httpx.Client) -> None:
    table = new_table(client)
    with (
        client.stream("GET", page(table, 1, "/live?since=999999")) as playing,
        client.stream("GET", watch(table, "/live?since=999999")) as watching,
    ):
        mine, theirs = playing.iter_lines(), watching.iter_lines()
        tell(client, watch(table), text="psst")
        first = heard(theirs, "talk")
        tell(client, page(table, 0), phrase="hello")
        assert heard(theirs, "talk") != first
        assert heard(mine, "talk") != first  # the first thing that this one hears of is the second message


def test_where_the_table_wants_it_there_are_phrases_only(client: httpx.Client) -> None:
    table = new_table(client, terms={"chat": False})
    assert tell(client, page(table, 0), text="hi") == 403
    assert tell(client, watch(table), text="hi") == 403
    assert tell(client, page(table, 0), phrase="hello") == 204
    assert 'id="talk-say"' not in client.get(page(table, 0, "/talk")).text
    assert "People talk in ready phrases only." in client.get(page(table, 0, "/company")).text


@pytest.mark.parametrize(
    "form", [{"text": "x" * 281}, {"text": " \u200b\n"}, {"phrase": "curse"}, {}, {"text": "a", "phrase": "hello"}]
)
def test_what_cannot_be_said_is_refused_in_a_sentence(client: httpx.Client, form: dict[str, str]) -> None:
    table = new_table(client)
    answer = client.post(page(table, 0, "/talk"), data=form)
    assert answer.status_code == 400
    assert "Nobody has said anything yet." in client.get(page(table, 0, "/talk")).text


def test_floods_are_refused(tmp_path: Path) -> None:
    room = RoomServer(tmp_path, limits=Limits(messages_per_minute=3))
    room.start()
    with httpx.Client(base_url=room.url) as client:
        table = new_table(client)
        assert [tell(client, page(table, 0), phrase="hello") for _ in range(5)] == [204, 204, 204, 429, 429]
        assert tell(client, page(table, 1), phrase="hello") == 204
        assert [tell(client, watch(table), phrase="hello") for _ in range(4)] == [204, 204, 204, 429]
    room.stop()


def test_nothing_that_was_said_is_in_the_record(client: httpx.Client) -> None:
    table = new_table(client)
    tell(client, page(table, 0), text="unforgettable")
    do(client, table, 0, "resign")
    for rest in ("/record.json", "/replay", "/fair", "/text", ""):
        assert "unforgettable" not in client.get(page(table, 0, rest)).text
    assert "unforgettable" not in client.get(f"/api/tables/{table['id']}/{table['seats'][1]}").text


def test_whoever_runs_the_room_deletes_what_was_said(tmp_path: Path) -> None:
    room = RoomServer(tmp_path)
    room.start()
    with httpx.Client(base_url=room.url) as client:
        table = new_table(client)
        for text in ("one", "two", "three"):
            tell(client, page(table, 0), text=text)
        said = run_apart(talk(room.database, table["id"], None))
        assert [message.text for message in said] == ["one", "two", "three"]
        left = run_apart(talk(room.database, table["id"], [said[1].id]))
        assert [message.text for message in left] == ["one", "three"]
        shown = client.get(page(table, 1, "/talk")).text
        assert "one" in shown
        assert "<b>Eva</b> two" not in shown
        assert run_apart(hush(room.database, table["id"])) == 2
    room.stop()


def test_of_very_many_messages_the_oldest_are_forgotten_and_a_table_takes_all_with_it(tmp_path: Path) -> None:
    async def trial() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'room.db'}")
        state = herna.game("mindbug").new(seed="x")
        id = await store.create(state.setup.as_dict(), [NewSeat("Eva"), NewSeat("Adam")], [], False, None)
        for number in range(KEPT + 5):
            await say(store, id, "table", 0, "", str(number), 0.0)
        kept = await said_at(store, id, ("table",), 1000)
        assert [kept[0].text, len(kept)] == ["5", KEPT]
        await store.forget([id])
        assert await said_at(store, id, ("table",)) == []
        await store.close()

    run_apart(trial())


def test_another_server_hears_it(tmp_path: Path) -> None:
    with (
        two_rooms(tmp_path) as rooms,
        httpx.Client(base_url=rooms[0].url) as one,
        httpx.Client(base_url=rooms[1].url) as other,
    ):
        table = new_table(one)
        tell(one, page(table, 0), text="over there")
        assert "over there" in other.get(page(table, 1, "/talk")).text
