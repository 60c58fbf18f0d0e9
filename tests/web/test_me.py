"""A person without a password: their page, the way to another device, results, ratings, and forgetting all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

import herna
from herna.web.limits import Limits
from herna.web.ratings import MEASURED, NEWCOMER, STEADY, USUAL, after_game, bots_in, model, of_bot
from herna.web.store import NewSeat, Store
from herna.web.store.history import strengths
from herna.web.store.social import CarryRow
from tests.web.server import RoomServer, run_apart

EVA, ADAM = "eva-" + "e" * 20, "adam-" + "a" * 20


@contextmanager
def guest(room: RoomServer, visitor: str = "") -> Iterator[httpx.Client]:
    cookies = {"visitor": visitor} if visitor else {}
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20, cookies=cookies) as made:
        yield made


@pytest.fixture
def own_room(tmp_path: Path) -> Iterator[RoomServer]:
    server = RoomServer(tmp_path, limits=Limits(guesses_per_minute=8))
    server.start()
    yield server
    server.stop()


def link_of(page: httpx.Response) -> str:
    assert page.status_code == 200, page.text
    return str(re.findall(r'value="http://[^"/]+(/come/[\w-]+)"', page.text)[0])


# --- another device -----------------------------------------------------------------------------------------------
def test_a_link_carries_somebody_to_another_device_once(own_room: RoomServer) -> None:
    with guest(own_room) as first, guest(own_room) as second, guest(own_room) as third:
        first.post("/me/name", data={"name": "Eva"})
        table = first.post("/play", data={"game": "mindbug"}).url.path
        link = link_of(first.post("/me/carry"))
        for _ in range(2):  # looking uses nothing up, as programs in chats do
            arrival = second.get(link).text
            assert "This browser will be Eva" in arrival
            assert "</p>0<" not in arrival  # of games that this browser does not have, nothing is said
        assert table not in second.get("/").text
        home = second.post(link)
        assert home.url.path == "/"
        assert table in home.text
        assert second.cookies["visitor"] == first.cookies["visitor"]
        for used in (third.get(link), third.post(link)):
            assert used.status_code == 404
            assert "does not work" in used.text
        assert "visitor" not in third.cookies
        assert link not in first.get("/me").text


def test_of_two_who_use_a_link_at_once_one_arrives(own_room: RoomServer) -> None:
    with guest(own_room) as first, guest(own_room) as second, guest(own_room) as third:
        link = link_of(first.post("/me/carry"))
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda one: one.post(link), (second, third)))
        assert sorted([answer.status_code for answer in answers]) == [200, 404]


def test_a_newer_link_replaces_the_one_before(own_room: RoomServer) -> None:
    with guest(own_room) as first, guest(own_room) as second:
        old, new = link_of(first.post("/me/carry")), link_of(first.post("/me/carry"))
        assert second.post(old).status_code == 404
        assert second.post(new).status_code == 200


def test_guesses_are_refused_and_counted(own_room: RoomServer) -> None:
    with guest(own_room) as stranger:
        statuses = [stranger.get(f"/come/{'x' * 23}{number}").status_code for number in range(9)]
        assert statuses == [404] * 8 + [429]
        assert stranger.post("/come/" + "y" * 500).status_code == 429


def test_an_old_link_is_refused(tmp_path: Path) -> None:
    async def grow_old() -> list[str | None]:
        store = await Store.open(f"sqlite:///{tmp_path / 'room.db'}")
        key = await store.people.carry(EVA)
        found = [await store.people.carried(key)]
        for file in tmp_path.iterdir():
            assert key.encode() not in file.read_bytes()  # only its fingerprint is kept
        async with store.writing() as connection:
            await connection.execute(update(CarryRow).values(expires=datetime.now(UTC) - timedelta(seconds=1)))
        found += [await store.people.carried(key), await store.people.arrive(key)]
        await store.close()
        return found

    assert run_apart(grow_old()) == [EVA, None, None]


def test_a_browser_with_games_of_its_own_is_warned(own_room: RoomServer) -> None:
    with guest(own_room) as first, guest(own_room) as second:
        second.post("/play", data={"game": "mindbug"})
        page = second.get(link_of(first.post("/me/carry")))
        assert "1 game was begun in this browser" in page.text


# --- name and picture ------------------------------------------------------------------------------------------------
def test_name_and_picture(client: httpx.Client) -> None:
    assert client.post("/me/name", data={"name": " \u202e\u3164 "}).status_code == 400
    page = client.post("/me/name", data={"name": "Eva<b>"})
    assert "Eva&lt;b&gt;" in page.text
    component = herna.game("mindbug").component_ids()[0]
    assert f'value="mindbug/{component}"' in client.get("/me/picture?game=mindbug").text
    page = client.post("/me/picture", data={"picture": f"mindbug/{component}"})
    assert f"/mindbug/{component}.svg" in page.text
    for wrong in ("mindbug/nobody", "nothing/x", "../../etc"):
        assert client.post("/me/picture", data={"picture": wrong}).status_code == 400
    assert client.get("/me/picture?game=nothing").status_code == 404
    assert f"/mindbug/{component}.svg" not in client.post("/me/picture", data={"picture": ""}).text


# --- results ----------------------------------------------------------------------------------------------------
async def finished(store: Store, seats: list[NewSeat], winners: list[int] | None, open_seed: bool = False) -> str:
    start = herna.game("mindbug").new(seed="1")
    return await store.create(start.setup.as_dict(), seats, [], True, winners, open_seed=open_seed)


async def fill(database: str) -> None:
    """Eva wins and loses against Adam, wins against a bot, and does things that do not count."""
    store = await Store.open(database)
    both = [NewSeat("Eva", visitor=EVA), NewSeat("Adam", visitor=ADAM)]
    for winners in ([0], [0], [1], []):
        await finished(store, [NewSeat(s.name, visitor=s.visitor) for s in both], winners)
    await finished(store, [NewSeat("Eva", visitor=EVA), NewSeat("Ota", bot="level2")], [0])
    await finished(store, [NewSeat("Eva", visitor=EVA), NewSeat("Eva 2", visitor=EVA)], [0])
    await finished(store, [NewSeat("Eva", visitor=EVA), NewSeat("Adam", visitor=ADAM)], [0], open_seed=True)
    await finished(store, [NewSeat("Eva", visitor=EVA), NewSeat("Adam", visitor=ADAM)], None)
    await store.close()


def test_results_are_counted_once_and_told_by_game_and_opponent(tmp_path: Path) -> None:
    async def look() -> list[list[Any]]:
        store = await Store.open(f"sqlite:///{tmp_path / 'room.db'}")
        found = [await store.history.of(EVA), await store.history.of(EVA), await store.history.of(ADAM)]
        await store.close()
        return found

    run_apart(fill(f"sqlite:///{tmp_path / 'room.db'}"))
    first, again, adam = run_apart(look())
    assert first == again
    assert [ended.outcome for ended in first] == ["won", "won", "lost", "draw", "won"]
    assert [ended.outcome for ended in adam] == ["lost", "lost", "won", "draw"]
    assert first[0].people[0] > NEWCOMER[0] > adam[0].people[0]
    assert first[1].people[0] > first[0].people[0]
    assert first[2].people[0] < first[1].people[0]
    assert [ended.bots is not None for ended in first] == [False] * 4 + [True]
    assert first[4].people is None
    assert first[4].bots[0] > NEWCOMER[0]

    room = RoomServer(tmp_path)
    room.start()
    try:
        with guest(room, EVA) as eva, guest(room, ADAM) as other:
            page = re.sub("<[^>]+>", "|", eva.get("/me").text)
            assert "3 – 1 – 1" in page  # Mindbug
            assert "2 – 1 – 1" in page  # against Adam
            assert "bot: Apprentice" in page
            data = eva.get("/me/export.json").json()
            assert len(data["results"]) == 5
            assert ADAM not in eva.get("/me/export.json").text + eva.get("/me").text
            assert eva.post("/me/delete", data={"sure": "no"}).status_code == 400
            assert "Eva" in str(other.get("/me").text)
            gone = eva.post("/me/delete", data={"sure": "yes"}).history[0].headers.get_list("set-cookie")
            assert any([cookie.startswith("visitor=") and "Max-Age=0" in cookie for cookie in gone])
            left = other.get("/me").text + other.get("/").text + other.get("/me/export.json").text
            assert "Eva" not in left
            assert "Player 1" in left
    finally:
        room.stop()
    for file in tmp_path.glob("room.db"):
        assert EVA.encode() not in file.read_bytes()


def test_ratings() -> None:
    level2, level6 = of_bot("level2", "mindbug"), of_bot("level6", "mindbug")
    assert level2 is not None
    assert level6 is not None
    assert of_bot("program", "mindbug") is None
    easy = after_game([NEWCOMER, level2], [True, False])[0]
    hard = after_game([NEWCOMER, level6], [True, False])[0]
    assert hard[0] > easy[0] > NEWCOMER[0]
    assert easy[1] < NEWCOMER[1]  # each game makes it surer
    lost = after_game([NEWCOMER, level2], [False, True])[0]
    assert lost[0] < NEWCOMER[0]
    three = strengths("mindbug", {2: "level2"}, [0], {0: (NEWCOMER, NEWCOMER), 1: (NEWCOMER, NEWCOMER)})
    assert three[0][0] is not None
    assert three[1][0] is not None
    assert three[0][0][0] > three[1][0][0]
    assert strengths("mindbug", {}, [0], {0: (NEWCOMER, NEWCOMER)}) == {0: (None, None)}


@pytest.mark.parametrize("game", [*MEASURED, "a guest"])
def test_bots_stand_where_the_arena_has_seen_them(game: str) -> None:
    worth = bots_in(game)
    order = ["random", "level1", "level2", "level3", "level4", "level5", "level6"]
    assert sorted(order, key=lambda bot: worth[bot]) == order
    assert worth["level3"] == NEWCOMER[0]
    assert worth["greedy"] == worth["level5" if game == "summoner" else "level4"]
    for number, (percent, games) in enumerate(MEASURED.get(game, 5 * (USUAL,)), 1):
        pair = [[model().rating(mu=worth[f"level{n}"], sigma=STEADY)] for n in (number + 1, number)]
        assert model().predict_win(pair)[0] == pytest.approx(percent / 100, abs=0.6 / games)


def test_somebody_new_has_a_page_too(client: httpx.Client) -> None:
    for lang, words in (("en", "You have not finished a game yet."), ("cs", "Zatím nemáš žádnou dohranou hru.")):
        assert words in client.get(f"/me?lang={lang}").text
    assert "visitor" not in client.cookies
