"""The office of whoever runs the room: its link opens once, and what is decided there holds for everybody."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import open_page, serious_faults
from tests.web.post import until
from tests.web.server import RoomServer
from tests.web.test_parting import new_table, page

TOKEN = "a-token-that-nobody-guesses"


@pytest.fixture
def office(tmp_path: Path) -> Iterator[RoomServer]:
    room = RoomServer(tmp_path, office=TOKEN, watch_seconds=0.05, proxies=("127.0.0.1",))
    room.start()
    yield room
    room.stop()


def visitor(room: RoomServer, address: str = "127.0.0.1") -> httpx.Client:
    return httpx.Client(base_url=room.url, follow_redirects=True, headers={"X-Forwarded-For": address}, timeout=20)


def test_the_link_opens_once_and_nothing_else_opens_the_office(office: RoomServer) -> None:
    with visitor(office) as host, visitor(office) as thief:
        assert thief.get("/office").status_code == 404
        assert thief.post("/office", data={"deed": "notice", "notice": "x"}).status_code == 404
        assert thief.post("/office/guessed").status_code == 404
        assert thief.get(f"/office/{TOKEN}").status_code == 200  # a look uses nothing up
        assert "Tables last changed" in host.post(f"/office/{TOKEN}").text
        assert thief.post(f"/office/{TOKEN}").status_code == 404
        assert thief.get("/office", headers={"Cookie": "office=x"}).status_code == 404
        office.stop()
        office.start()
        for _ in range(50):  # the room reads its notes when it opens
            if host.get("/office").status_code == 200:
                break
        assert host.get("/office").status_code == 200
        assert thief.post(f"/office/{TOKEN}").status_code == 404


def test_a_room_without_a_link_has_no_office(client: httpx.Client) -> None:
    assert client.post("/office/").status_code == 404
    assert client.post("/office/x").status_code == 404


def test_the_host_speaks_to_all_closes_tables_and_silences_them(office: RoomServer) -> None:
    with visitor(office) as host, visitor(office) as guest:
        host.post(f"/office/{TOKEN}")
        table, other = new_table(guest), new_table(guest)
        guest.post(page(table, 0, "/talk"), data={"text": "rude"})
        shown = host.get("/office").text
        assert table["id"] in shown
        assert not [key for key in (*table["seats"], table["watch"]) if key in shown]  # nobody plays from here
        host.post("/office", data={"deed": "notice", "notice": "Closed on <b>Monday</b>"})
        assert "Closed on &lt;b&gt;Monday&lt;/b&gt;" in guest.get("/").text
        assert host.post("/office", data={"deed": "notice", "notice": "x" * 281}).status_code == 400
        host.post("/office", data={"deed": "notice", "notice": ""})
        assert "of-the-day" not in guest.get("/").text
        host.post("/office", data={"deed": "hush", "table": table["id"]})
        assert "rude" not in guest.get(page(table, 1, "/talk")).text
        host.post("/office", data={"deed": "close", "table": other["id"]})
        assert guest.get(page(other, 0)).status_code == 404
        assert host.post("/office", data={"deed": "dance"}).status_code == 400


def test_the_host_says_how_long_finished_tables_are_kept(office: RoomServer, tmp_path: Path) -> None:
    with visitor(office) as host, visitor(office) as guest:
        host.post(f"/office/{TOKEN}")
        old, new, running = new_table(guest), new_table(guest), new_table(guest)
        for table in (old, new):
            guest.post(page(table, 0, "/company").replace("/t/", "/api/tables/"), json={"deed": "resign"})
        assert "never deleted by themselves" in host.get("/office").text
        for days in ("-1", "1e3", "100000", "x", "1.2345"):
            assert host.post("/office", data={"deed": "keep", "days": days}).status_code == 400
        assert "after this number of days: 30" in host.post("/office", data={"deed": "keep", "days": "30"}).text
        assert guest.get(page(old, 0)).status_code == 200
        office.stop()
        with closing(sqlite3.connect(tmp_path / "room.db")) as database, database:
            long_ago = "2020-01-01 00:00:00.000000"
            ids = (old["id"], running["id"])
            database.execute("UPDATE tables SET changed = ? WHERE id IN (?, ?)", (long_ago, *ids))
        office.start()
        until(lambda: guest.get(page(old, 0)).status_code == 404)
        assert [guest.get(page(table, 0)).status_code for table in (new, running)] == [200, 200]
        until(lambda: host.get("/office").status_code == 200)
        assert "never deleted by themselves" in host.post("/office", data={"deed": "keep", "days": ""}).text


def test_a_browser_runs_the_office(browser: Browser, office: RoomServer) -> None:
    """The link, tables, a ban, the message of the day and retention, with buttons."""
    with visitor(office, "192.0.2.7") as guest, open_page(browser) as host:
        table = new_table(guest)
        host.goto(f"{office.url}/office/{TOKEN}")
        assert serious_faults(host) == []
        host.get_by_role("button", name="Open the office").click()
        expect(host.get_by_role("heading", name="Office")).to_be_visible()
        assert serious_faults(host) == []
        host.get_by_label("Message of the day").fill("Closed on <b>Monday</b>")
        host.get_by_role("button", name="Save").nth(1).click()
        expect(host.locator(".of-the-day")).to_have_text("Closed on <b>Monday</b>")
        host.get_by_label("Days").fill("90")
        host.get_by_role("button", name="Save").first.click()
        expect(host.locator("#content")).to_contain_text("after this number of days: 90")
        host.get_by_role("button", name="Ban: 192.0.2.7").click()
        expect(host.get_by_role("button", name="Let in again: 192.0.2.7")).to_be_visible()
        assert guest.get("/").status_code == 403
        host.get_by_role("button", name="Let in again: 192.0.2.7").click()
        expect(host.get_by_role("button", name="Let in again: 192.0.2.7")).to_have_count(0)
        assert guest.get("/").status_code == 200
        host.get_by_role("button", name=f"Delete the table: {table['id']}").click()
        expect(host.get_by_role("button", name=f"Delete the table: {table['id']}")).to_have_count(0)
        assert guest.get(page(table, 0)).status_code == 404
        host.goto(f"{office.url}/office/{TOKEN}")
        host.get_by_role("button", name="Open the office").click()
        expect(host.locator("h1")).to_have_text("That did not work")


def test_a_banned_address_opens_nothing_until_it_is_let_in_again(office: RoomServer) -> None:
    with visitor(office) as host, visitor(office, "192.0.2.7") as rude, visitor(office, "192.0.2.8") as kind:
        host.post(f"/office/{TOKEN}")
        rude.get("/")
        assert "192.0.2.7" in host.get("/office").text
        host.post("/office", data={"deed": "ban", "address": "192.0.2.7"})
        refused = rude.get("/", headers={"Accept-Language": "cs"})
        assert refused.status_code == 403
        assert "pro tvou adresu uzavřel" in refused.text
        assert rude.get("/api/games").status_code == 403
        assert kind.get("/").status_code == 200
        host.post("/office", data={"deed": "ban", "address": "127.0.0.1"})  # one's own: the office stays open
        assert host.get("/office").status_code == 200
        host.post("/office", data={"deed": "unban", "address": "192.0.2.7"})
        assert rude.get("/").status_code == 200
        assert host.post("/office", data={"deed": "ban", "address": " "}).status_code == 400
