"""The lobby: open seats are found and taken by one person each; what is private stays private."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.web.server import PATIENT, RoomServer, two_rooms

SEATS = {"mindbug": ["me", "friend"], "smashup": ["me", "friend", "friend"]}


@contextmanager
def guest(room: RoomServer) -> Iterator[httpx.Client]:
    """Another browser."""
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as made:
        yield made


@pytest.fixture
def other(room: RoomServer) -> Iterator[httpx.Client]:
    with guest(room) as made:
        yield made


def set_open(client: httpx.Client, name: str, pace: str = "relaxed", game: str = "mindbug") -> str:
    """A table with free seats; gives the maker's address."""
    form = {"seat": SEATS[game], "name": [name], "open": pace}
    page = client.post(f"/set/{game}", data=form if game != "mindbug" else {**form, "option.sets": ["first_contact"]})
    assert page.status_code == 200, page.text
    return page.url.path.removesuffix("/links")


def token_of(page: str, name: str) -> str:
    """What the lobby calls the table at which this person waits."""
    line = next(line for line in re.findall(r"<li>.*?</li>", page) if name in line)
    return str(re.findall(r'formaction="/lobby/([\w-]+)/sit"', line)[0])


def test_a_table_is_private_unless_its_maker_lists_it(client: httpx.Client, other: httpx.Client) -> None:
    mine = set_open(client, "Secretive Eva", "")
    assert "Secretive Eva" not in other.get("/lobby").text
    assert "Secretive Eva" not in other.get("/").text
    page = client.post(mine + "/listing", data={"open": "lively"})
    assert "This table is listed in the lobby" in page.text
    line = other.get("/lobby").text
    assert "Secretive Eva" in line
    assert "Waiting for one more: Mindbug" in re.sub("<[^>]+>", "", line)
    assert "in one sitting" in line
    assert "na jedno posezení" in other.get("/lobby?lang=cs").text
    for secret in mine.split("/")[2:]:
        assert secret not in line  # neither the table nor a key
    assert "your table" in client.get("/lobby").text
    client.post(mine + "/listing", data={"open": ""})
    assert "Secretive Eva" not in other.get("/lobby").text


def test_only_the_maker_lists_a_table(client: httpx.Client, other: httpx.Client) -> None:
    mine = set_open(client, "Strict Eva", "")
    assert other.post(mine + "/listing", data={"open": "relaxed"}).status_code == 403
    assert client.post(mine + "/listing", data={"open": "madly"}).status_code == 400
    assert "Strict Eva" not in other.get("/lobby").text
    alone = client.post("/play", data={"game": "mindbug"}).url.path
    assert client.post(alone + "/listing", data={"open": "relaxed"}).status_code == 403


def test_an_open_seat_is_taken_by_a_click(client: httpx.Client, other: httpx.Client) -> None:
    mine = set_open(client, "Waiting Eva")
    page = other.get("/lobby").text
    token = token_of(page, "Waiting Eva")
    table = other.post(f"/lobby/{token}/sit", data={"name": "Quick Adam"})
    assert 'id="table"' in table.text
    assert "Quick Adam" in client.get(mine + "/links").text
    assert "Waiting Eva" not in other.get("/lobby").text
    again = other.post(f"/lobby/{token}/sit")
    assert again.url.path == table.url.path  # pressed twice: the seat is still theirs
    assert client.post(f"/lobby/{token}/sit").url.path == mine


def test_a_table_for_three_waits_until_all_seats_are_taken(client: httpx.Client, room: RoomServer) -> None:
    set_open(client, "Patient Eva", game="smashup")
    with ExitStack() as stack:
        guests = [stack.enter_context(guest(room)) for _ in range(3)]
        page = guests[0].get("/lobby").text
        assert "Waiting for 2 more:" in page
        token = token_of(page, "Patient Eva")
        seats = [one.post(f"/lobby/{token}/sit", data={"name": f"Guest {i}"}) for i, one in enumerate(guests)]
        assert [answer.status_code for answer in seats] == [200, 200, 409]
        assert seats[0].url.path != seats[1].url.path
        assert "Somebody else was quicker" in seats[2].text
        assert "Patient Eva" not in guests[2].get("/lobby").text


def test_of_many_who_take_the_same_seat_at_once_one_gets_it(tmp_path: Path) -> None:
    """Also if they ask two servers."""
    with two_rooms(tmp_path) as rooms, ExitStack() as stack:
        maker = stack.enter_context(guest(rooms[0]))
        mine = set_open(maker, "Popular Eva")
        token = token_of(stack.enter_context(guest(rooms[1])).get("/lobby").text, "Popular Eva")
        crowd = [stack.enter_context(guest(rooms[i % 2])) for i in range(8)]
        for one in crowd:
            one.get("/lobby")
        with ThreadPoolExecutor(len(crowd)) as pool:
            answers = list(pool.map(lambda one: one.post(f"/lobby/{token}/sit", data={"name": "Adam"}), crowd))
        assert sorted([answer.status_code for answer in answers]) == [200] + [409] * 7
        winner = next(answer for answer in answers if answer.status_code == 200)
        assert winner.url.path.split("/")[2] == mine.split("/")[2]
        assert all(["Somebody else was quicker" in a.text for a in answers if a.status_code == 409])


@pytest.mark.parametrize("token", ["nonsense", "x" * 500, "%00", "..", "a b"])
def test_what_is_not_listed_cannot_be_joined(client: httpx.Client, token: str) -> None:
    assert client.post(f"/lobby/{token}/sit").status_code in (400, 404, 409)


def test_a_table_taken_off_the_list_cannot_be_joined_from_an_old_page(
    client: httpx.Client, other: httpx.Client
) -> None:
    mine = set_open(client, "Fickle Eva")
    token = token_of(other.get("/lobby").text, "Fickle Eva")
    client.post(mine + "/listing", data={"open": ""})
    assert other.post(f"/lobby/{token}/sit").status_code == 409
    assert "nobody has come yet" in client.get(mine + "/links").text


def test_one_person_cannot_fill_the_lobby(client: httpx.Client) -> None:
    made = [set_open(client, f"Eva {i}") for i in range(5)]
    form = {"seat": ["me", "friend"], "open": "relaxed", "option.sets": ["first_contact"]}
    crowded = client.post("/set/mindbug", data=form)
    assert crowded.status_code == 429
    assert "five tables in the lobby" in crowded.text
    client.post(made[0] + "/listing", data={"open": ""})
    assert client.post("/set/mindbug", data=form).status_code == 200


def test_floods_are_refused(tmp_path: Path) -> None:
    room = RoomServer(tmp_path, limits=replace(PATIENT, listings_per_minute=1, joins_per_minute=1))
    room.start()
    try:
        with guest(room) as client, guest(room) as other:
            set_open(client, "Eva")
            form = {"seat": ["me", "friend"], "open": "relaxed", "option.sets": ["first_contact"]}
            flood = other.post("/set/mindbug", data=form)
            assert flood.status_code == 429
            assert int(flood.headers["retry-after"]) > 0
            assert [other.post("/lobby/nonsense/sit").status_code for _ in range(2)] == [409, 429]
    finally:
        room.stop()


def test_who_opens_a_table_from_the_lobby_finds_it_set_for_company(client: httpx.Client) -> None:
    page = client.get("/set/mindbug?open=relaxed").text
    assert '<option value="friend" selected' in page
    assert re.search(r'value="relaxed" checked', page)
    assert re.search(r'value="first_contact" checked|checked[^>]*value="first_contact"', page)  # as always
    assert '<option value="friend" selected' not in client.get("/set/mindbug?open=nonsense").text


def test_play_now_asks_for_the_level_and_remembers_it(client: httpx.Client) -> None:
    assert '<option value="level2" selected' in client.get("/").text
    page = client.post("/play", data={"game": "mindbug", "level": "level4"})
    assert "Expert" in client.get(page.url.path + "/links").text
    assert '<option value="level4" selected' in client.get("/").text
    assert client.post("/play", data={"game": "mindbug", "level": "genius"}).status_code == 400
