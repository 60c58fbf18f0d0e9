"""A link that got into the wrong hands is renewed: the old one dies everywhere and at once, and the game goes on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.web.tables.places import NoSuchPlace, Place
from tests.web.server import RoomServer, live_table, run_apart, two_rooms, until_the_end
from tests.web.test_pages import choose, look, new_table, page_of, play_to_the_end

PAGES = ("", "/live", "/turn", "/text", "/links", "/replay", "/look?at=x", "/fair", "/record.json", "/next")
DEEDS = (
    "/choose",
    "/here",
    "/undo",
    "/agree",
    "/hint",
    "/company",
    "/talk",
    "/rematch",
    "/watching",
    "/name",
    "/renew",
    "/continue",
)
FORM = {"at": "1", "choice": "x", "seat": "0", "agree": "yes", "watch": "link", "name": "x", "link": "own"}


@pytest.fixture
def stranger(room: RoomServer) -> Iterator[httpx.Client]:
    """Another browser, which has found a link."""
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as made:
        yield made


def renew(client: httpx.Client, url: str, link: str = "own") -> httpx.Response:
    return client.post(url + "/renew", data={"link": link})


def url_of(page: httpx.Response) -> str:
    """The address of the place whose page of links this is."""
    assert page.status_code == 200, page.text[:300]
    assert page.url.path.endswith("/links")
    return page.url.path.removesuffix("/links")


def friends_link(client: httpx.Client, url: str) -> str:
    links = re.findall(r'value="http://[^"]+(/t/[^"]+)"', client.get(url + "/links").text)
    return str(next(link for link in links if link != url))


def set_with_friend(client: httpx.Client) -> str:
    form = {"seat": ["me", "friend"], "option.sets": ["first_contact"]}
    url = url_of(client.post("/set/mindbug", data=form))
    client.get(url)
    return url


# --- what dies and what lives ---------------------------------------------------------------------------------------
def test_the_old_link_opens_nothing_any_more_and_the_new_one_everything(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    old = set_with_friend(client)
    new = url_of(renew(client, old))
    assert new != old
    for path in PAGES:
        assert stranger.get(old + path).status_code == 404, path
    for path in DEEDS:
        assert stranger.post(old + path, data=FORM).status_code == 404, path
    api = old.replace("/t/", "/api/tables/")
    for path in ("", "/events"):
        assert stranger.get(api + path).status_code == 404
    assert stranger.post(api + "/choose", json={"choice": "x", "seq": 1}).status_code == 404
    assert stranger.post(api + "/renew", json={}).status_code == 404
    assert 'id="table"' in client.get(new).text
    assert new in client.get("/").text
    assert old not in client.get("/").text


def test_the_game_goes_on_for_everybody(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    before = [look(client, table, key) for key in [*table["seats"], table["watch"]]]
    answer = client.post(f"/api/tables/{table['id']}/{table['seats'][0]}/renew", json={})
    assert answer.status_code == 200, answer.text
    keys = [answer.json()["key"], table["seats"][1]]
    assert keys[0] not in (*table["seats"], table["watch"])
    after = [look(client, table, key) for key in [*keys, table["watch"]]]
    assert [{**seen, "seq": 0} for seen in after] == [{**seen, "seq": 0} for seen in before]
    acting = next(key for key in keys if look(client, table, key)["decision"])
    code = look(client, table, acting)["decision"]["options"][0]["code"]
    assert choose(client, table, acting, code).status_code == 200
    play_to_the_end(client, {**table, "seats": keys})


def test_a_choice_on_the_way_when_somebody_else_renews_is_not_stale(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    acting = next(key for key in table["seats"] if look(client, table, key)["decision"])
    other = next(key for key in table["seats"] if key != acting)
    seen = look(client, table, acting)
    client.post(f"/api/tables/{table['id']}/{other}/renew", json={})
    body = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
    assert client.post(f"/api/tables/{table['id']}/{acting}/choose", json=body).status_code == 200


def test_whoever_looks_through_the_old_link_is_sent_away(client: httpx.Client, stranger: httpx.Client) -> None:
    url = set_with_friend(client)
    heard: list[str] = []
    with stranger.stream("GET", url + "/live") as stream:
        for line in until_the_end(stream):
            heard.append(line)
            if line.startswith("event: frame"):
                renew(client, url)
    assert heard.count("event: reload") == 1  # then the stream has ended
    assert heard.count("event: frame") == 1


def test_a_program_that_follows_the_old_key_is_sent_away(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    path = f"/api/tables/{table['id']}/{table['seats'][0]}"
    turns = 0
    with client.stream("GET", path + "/events") as stream:
        for line in until_the_end(stream):
            if line.startswith("event: turn"):
                turns += 1
                assert client.post(path + "/renew", json={}).status_code == 200
    assert turns == 1


def test_other_tabs_of_the_same_browser_are_led_to_the_new_link(client: httpx.Client, stranger: httpx.Client) -> None:
    old = set_with_friend(client)
    new = url_of(renew(client, old))
    again = client.get(old)
    assert again.url.path == new
    assert 'id="table"' in again.text
    assert stranger.get(old).status_code == 404
    assert client.get(old.rpartition("/")[0] + "/nonsense").url.path == new  # it sits there, whatever the link says
    assert client.get("/t/0123456789/nonsense").status_code == 404


def test_a_shared_screen_stays_shared(client: httpx.Client) -> None:
    form = {"seat": ["me", "here"], "name": ["Eva", "Adam"], "option.sets": ["first_contact"]}
    page = client.post("/set/mindbug", data=form)
    old = page.url.path
    taken = re.search(r'id="o-here"[^>]*value="(\d)"', page.text)
    assert taken is not None
    page = client.post(old + "/here", data={"seat": taken[1]})
    assert 'name="choice"' in page.text
    new = url_of(renew(client, old))
    page = client.get(new)
    assert 'name="choice"' in page.text  # whoever had the screen still has it
    assert 'id="o-here"' not in page.text
    assert client.get(new + "/links").text.count(f'{new}"') >= 2  # both seats have the same link


def test_who_was_asked_to_agree_can_still_agree(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    for _ in range(8):
        acting = next(key for key in table["seats"] if look(client, table, key)["decision"])
        other = next(key for key in table["seats"] if key != acting)
        code = look(client, table, acting)["decision"]["options"][0]["code"]
        choose(client, table, acting, code)
        client.post(page_of(table, acting) + "/undo")
        if 'id="o-agree"' in client.get(page_of(table, other)).text:
            break
    else:
        raise AssertionError("nobody was ever asked")
    version = look(client, table, acting)["view"]
    new = client.post(f"/api/tables/{table['id']}/{other}/renew", json={}).json()["key"]
    assert 'id="o-agree"' in client.get(page_of(table, new)).text
    client.post(page_of(table, new) + "/agree", data={"agree": "yes"})
    assert look(client, table, acting)["view"] != version


# --- who may ----------------------------------------------------------------------------------------------------------
def test_whoever_finds_a_link_cannot_take_the_seat_away_with_it(client: httpx.Client, stranger: httpx.Client) -> None:
    url = set_with_friend(client)
    stranger.get(url)
    stranger.post(url + "/name", data={"seat": "0", "name": "Thief"})
    assert 'value="own"' not in stranger.get(url + "/links").text
    for link in ("own", "watch", "1"):
        assert renew(stranger, url, link).status_code == 403
    refused = stranger.post(url.replace("/t/", "/api/tables/") + "/renew", json={})
    assert refused.status_code == 403
    assert "taken in another browser" in refused.json()["error"]
    assert "taken in another browser" in stranger.get(url + "/links").text
    assert 'value="own"' in client.get(url + "/links").text
    new = url_of(renew(client, url))
    assert stranger.get(url).status_code == 404
    assert 'id="table"' in client.get(new).text


def test_the_link_of_an_empty_seat_can_be_renewed_until_somebody_sits_there(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    url = set_with_friend(client)
    first = friends_link(client, url)
    assert url_of(renew(client, url, "1")) == url
    second = friends_link(client, url)
    assert second != first
    assert stranger.get(first).status_code == 404
    assert 'id="table"' in stranger.post(second + "/sit").text
    assert renew(client, url, "1").status_code == 403
    assert 'id="table"' in stranger.get(second).text  # led to its own seat


def test_a_friend_who_comes_by_link_for_the_first_time_holds_that_seat(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    url = friends_link(client, set_with_friend(client))
    assert not stranger.cookies
    own = stranger.post(url + "/sit").url.path
    assert own != url
    assert own in stranger.get("/").text
    new = url_of(renew(stranger, own))
    assert stranger.get(own).url.path == new


def test_a_look_at_an_invitation_changes_nothing_and_shows_nothing(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    url = set_with_friend(client)
    link = friends_link(client, url)
    before = client.get(url).text
    for lang in ("en", "cs"):
        page = stranger.get(link, headers={"accept-language": lang})  # as a program does that draws a preview
        assert page.status_code == 200
        assert 'id="table"' not in page.text
        assert f'action="{link}/sit"' in page.text
        assert "set-cookie" not in page.headers
    for path in ("/text", "/live", "/turn", "/look?at=x", "/replay", "/fair", "/record.json", "/next"):
        assert stranger.get(link + path).status_code == 403, path
    assert stranger.get(link.replace("/t/", "/api/tables/")).status_code == 403
    assert stranger.post(link + "/choose", data=FORM).status_code == 403
    assert client.get(url).text == before
    assert stranger.get("/").text.count("/t/") == 0


def test_once_a_friend_has_sat_down_the_invitation_opens_nothing_for_others(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    url = set_with_friend(client)
    link = friends_link(client, url)
    own = stranger.post(link + "/sit").url.path
    assert 'id="table"' in stranger.get(own).text
    assert client.get(link).url.path == url  # whoever set the table is led to their own seat
    assert client.get(link + "/text").status_code == 404
    assert client.get(link.replace("/t/", "/api/tables/")).status_code == 404
    assert client.post(link + "/sit").url.path == url
    assert own not in client.get(url + "/links").text
    assert stranger.get(link).url.path == stranger.post(link + "/sit").url.path == own


def test_a_program_sits_down_by_an_invitation_with_a_key_of_its_own(
    client: httpx.Client, stranger: httpx.Client
) -> None:
    link = friends_link(client, set_with_friend(client)).replace("/t/", "/api/tables/")
    key = stranger.post(link + "/renew", json={}).json()["key"]
    assert stranger.get(link).status_code == 404
    assert stranger.get(f"{link.rpartition('/')[0]}/{key}").status_code == 200


def test_the_watch_link_can_be_renewed_by_the_people_at_the_table(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    url = page_of(table, table["seats"][0])
    watch = page_of(table, table["watch"])
    for link in ("own", "watch", "0", "1"):
        assert renew(client, watch, link).status_code == 403
    assert renew(client, url, "watch").status_code == 200
    assert client.get(watch, headers={"cookie": ""}).status_code == 404
    fresh = re.findall(r'value="http://[^"]+(/t/[^"]+)"', client.get(url + "/links").text)[-1]
    assert "You are watching" in client.get(fresh).text


@pytest.mark.parametrize("link", ["", "mine", "-1", "2", "99", "1.0", "\u0661", "0" * 500])
def test_there_is_nothing_else_to_renew(client: httpx.Client, link: str) -> None:
    url = set_with_friend(client)
    before = client.get(url + "/links").text
    assert renew(client, url, link).status_code == 403
    assert client.post(url + "/renew", data={}).status_code == 400
    assert client.get(url + "/links").text == before


def test_a_bots_seat_has_no_link(client: httpx.Client) -> None:
    table = new_table(client, "person", "greedy")
    assert renew(client, page_of(table, table["seats"][0]), "1").status_code == 403


# --- programs ---------------------------------------------------------------------------------------------------------
def test_the_key_of_a_seat_that_is_no_invitation_is_never_shown_to_others(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    mine, other = table["seats"]
    for _ in range(2):
        assert other not in client.get(page_of(table, mine) + "/links").text
        assert renew(client, page_of(table, mine), "1").status_code == 403
        look(client, table, other)


def test_a_look_takes_no_seat_and_the_first_choice_does(client: httpx.Client, stranger: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    seq = look(client, table, table["watch"])["seq"]
    for key in table["seats"]:
        for path in (page_of(table, key), page_of(table, key) + "/links", page_of(table, key) + "/text"):
            assert stranger.get(path).status_code == 200
        look(client, table, key)
    assert look(client, table, table["watch"])["seq"] == seq  # nothing at all has changed
    assert table["id"] not in stranger.get("/").text
    acting = next(key for key in table["seats"] if look(client, table, key)["decision"])
    code = look(client, table, acting)["decision"]["options"][0]["code"]
    client.get("/")
    url = page_of(table, acting)
    client.get(url)  # gives this browser its cookie
    assert client.post(url + "/choose", data={"at": str(seq), "choice": code}).status_code == 200
    assert url in client.get("/").text
    assert renew(stranger, url).status_code == 403
    assert renew(client, url).status_code == 200


def test_renaming_does_not_change_who_sits_there(client: httpx.Client, stranger: httpx.Client) -> None:
    url = set_with_friend(client)
    stranger.post(url + "/name", data={"seat": "0", "name": "Phone"})
    assert "Phone" in client.get(url + "/links").text
    assert url in client.get("/").text
    assert url not in stranger.get("/").text


# --- rematches, races, two rooms ------------------------------------------------------------------------------------
def test_an_old_link_does_not_lead_to_the_rematch(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    play_to_the_end(client, table)
    seats = [page_of(table, key) for key in table["seats"]]
    fresh = client.post(seats[0] + "/rematch").url.path
    _, _, id, key = fresh.split("/")
    new = client.post(f"/api/tables/{id}/{key}/renew", json={}).json()["key"]
    assert client.get(f"{seats[0]}/next").status_code == 404
    assert client.get(f"/t/{id}/{key}", headers={"cookie": ""}).status_code == 404
    assert 'id="table"' in client.get(f"/t/{id}/{new}").text
    assert client.get(f"{seats[1]}/next").status_code == 200  # the other one keeps theirs


def test_renewing_after_the_end_reaches_the_rematch_too(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    play_to_the_end(client, table)
    seat = page_of(table, table["seats"][0])
    fresh = client.post(seat + "/rematch").url.path
    new = client.post(seat.replace("/t/", "/api/tables/") + "/renew", json={}).json()["key"]
    assert client.get(fresh, headers={"cookie": ""}).status_code == 404
    followed = client.get(page_of(table, new) + "/next")
    assert followed.status_code == 200
    assert followed.url.path not in (fresh, seat)


def test_a_deed_that_waits_for_its_turn_with_a_dying_link_is_not_done(tmp_path: Path) -> None:
    async def race() -> list[Any]:
        async with live_table(tmp_path, 3) as live:
            seat = live.state.to_act[0]
            place = Place(live.stored.seats[seat].key or "", (seat,))
            async with live.lock:
                waiting = [
                    asyncio.create_task(live.choose(place, live.seq, live.state.codes(seat)[0])),
                    asyncio.create_task(live.rename(place, seat, "Thief")),
                    asyncio.create_task(live.allow_watching(place, False)),
                    asyncio.create_task(live.undo.ask(place)),
                ]
                await asyncio.sleep(0.05)
                await live.links.renew((seat,))
            outcome = await asyncio.gather(*waiting, return_exceptions=True)
            assert live.stored.choices == []
            assert live.stored.seats[seat].name in ("Eva", "Adam")
            assert live.stored.watched
            return outcome

    assert [type(outcome) for outcome in run_apart(race())] == [NoSuchPlace] * 4


def test_a_choice_in_another_room_does_not_prevent_renewing(tmp_path: Path) -> None:
    async def race() -> None:
        async with live_table(tmp_path, 3) as live:
            elsewhere = await live.store.read(live.stored.id)
            assert elsewhere is not None
            code = live.state.codes(live.state.to_act[0])[0]
            await live.store.append(elsewhere, code, False, None)
            async with live.lock:
                new = await live.links.renew((0,))
            assert live.stored.choices == [code]
            assert live.stored.seats[0].key == new
            again = await live.store.read(live.stored.id)
            assert again is not None
            assert (again.seats[0].key, again.choices) == (new, [code])

    run_apart(race())


def test_the_old_link_dies_in_every_room_of_the_database(tmp_path: Path) -> None:
    with (
        two_rooms(tmp_path) as rooms,
        httpx.Client(base_url=rooms[0].url, timeout=20) as one,
        httpx.Client(base_url=rooms[1].url, timeout=20) as other,
    ):
        table = new_table(one, "person", "person")
        old = table["seats"][0]
        heard: list[str] = []
        with other.stream("GET", page_of(table, old) + "/live") as stream:
            for line in until_the_end(stream):
                heard.append(line)
                if line.startswith("event: frame"):
                    one.post(f"/api/tables/{table['id']}/{old}/renew", json={})
        assert heard.count("event: reload") == 1
        assert other.get(page_of(table, old)).status_code == 404


def test_a_seat_that_was_taken_in_one_room_is_empty_in_none(tmp_path: Path) -> None:
    with (
        two_rooms(tmp_path) as rooms,
        httpx.Client(base_url=rooms[0].url, timeout=20, follow_redirects=True) as one,
        httpx.Client(base_url=rooms[1].url, timeout=20, follow_redirects=True) as other,
        httpx.Client(base_url=rooms[1].url, timeout=20) as stranger,
    ):
        url = set_with_friend(one)
        link = friends_link(one, url)
        assert link in one.get(url + "/links").text
        assert other.post(link + "/sit").status_code == 200
        assert link not in one.get(url + "/links").text
        assert renew(one, url, "1").status_code == 403
        assert renew(stranger, url).status_code == 403
        assert url_of(renew(one, url)) != url
