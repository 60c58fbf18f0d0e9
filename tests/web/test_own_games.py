"""Your games: whose turn it is and how it ended, without loading the tables; what waits for you comes first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.server import RoomServer
from tests.web.test_invitations import invite
from tests.web.test_pages import choose, look, new_table, play_to_the_end


@pytest.fixture
def friend(room: RoomServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as made:
        yield made


def lines(client: httpx.Client, path: str = "/mine") -> list[str]:
    """The list as people read it, a line for each game."""
    found = re.findall(r"<li .*?</li>", client.get(path).text)
    return [" ".join(re.sub("<[^>]+>", " ", line).split()) for line in found if "data-table" in line]


def test_the_list_says_whose_turn_it_is(client: httpx.Client, friend: httpx.Client) -> None:
    _, mine, friends = invite(client, "Eva", "Adam")
    assert lines(client)[0].startswith("Mindbug with Adam")
    assert any([words in lines(client)[0] for words in ("Your turn", "Nobody has come yet")])
    theirs = friend.post(friends + "/sit", data={"name": "Adam"}).url.path
    turn = client.get(mine + "/turn").json()["turn"]
    acting, waiting, name = (client, friend, "Eva") if turn else (friend, client, "Adam")
    assert "Your turn" in lines(acting)[0]
    assert f"Waiting for {name}" in lines(waiting)[0]
    api = (mine if turn else theirs).replace("/t/", "/api/tables/")
    seen = client.get(api).json()
    body = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
    assert client.post(api + "/choose", json=body).status_code == 200
    now = client.get(mine + "/turn").json()["turn"]
    assert ("Your turn" in lines(client)[0]) is now
    assert "Jsi na tahu" in (lines(client, "/mine?lang=cs") + lines(friend, "/mine?lang=cs"))[0 if now else 1]
    assert "just now" in lines(client)[0]


def test_after_a_restart_nothing_is_loaded_for_the_list(tmp_path: Path) -> None:
    room = RoomServer(tmp_path)
    room.start()
    try:
        with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as client:
            table = new_table(client, "person", "person")
            acting = next(key for key in table["seats"] if look(client, table, key)["decision"])
            page = client.get(f"/t/{table['id']}/{acting}").text
            code = look(client, table, acting)["decision"]["options"][0]["code"]
            at = re.findall(r'name="at" value="(\d+)"', page)[0]
            client.post(f"/t/{table['id']}/{acting}/choose", data={"at": at, "choice": code})
            before = lines(client)
            assert len(before) == 1
            room.stop()
            room.start()
            assert lines(client) == before
            server = room.server
            assert server is not None
            assert not server.room_app.state.room.tables  # type: ignore[attr-defined]
    finally:
        room.stop()


def test_what_waits_for_somebody_comes_first_and_what_is_over_last(client: httpx.Client) -> None:
    over = new_table(client, "person", "person")
    acting = next(key for key in over["seats"] if look(client, over, key)["decision"])
    at = re.findall(r'name="at" value="(\d+)"', client.get(f"/t/{over['id']}/{acting}").text)[0]
    code = look(client, over, acting)["decision"]["options"][0]["code"]
    client.post(f"/t/{over['id']}/{acting}/choose", data={"at": at, "choice": code})
    play_to_the_end(client, over)
    client.post("/play", data={"game": "mindbug"})
    shown = lines(client)
    assert len(shown) == 2
    assert any([word in shown[-1] for word in ("Won", "Lost", "Draw")])
    assert choose(client, over, acting, code).status_code >= 400
    assert client.get("/").text.index('id="mine"') < client.get("/").text.index('class="games"')


def test_a_stranger_has_no_list(client: httpx.Client) -> None:
    assert client.get("/mine").text == ""
    assert 'id="mine"' not in client.get("/").text
    client.cookies["visitor"] = "not a visitor"
    assert client.get("/mine").text == ""
