"""Seeds between people: nobody chooses them, and everybody can have a part in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

import herna
from herna.kernel.chance import shared_seed
from herna.kernel.errors import RecordError
from herna.kernel.keeping.record import check_of
from tests.web.browser import new_context
from tests.web.server import RoomServer
from tests.web.test_pages import play_to_the_end

PEOPLE = {"game": "mindbug", "seats": [{"name": "Eva"}, {"name": "Adam"}]}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A room with the usual settings: other tests may choose their seeds."""
    room = RoomServer(tmp_path_factory.mktemp("strict"), chosen_seeds=False)
    room.start()
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as made:
        yield made
    room.stop()


def test_nobody_chooses_the_seed_of_a_game_against_people(strict: httpx.Client) -> None:
    before = strict.get("/").text
    for seed in ("1", "", "x" * 32):
        refused = strict.post("/api/tables", json={**PEOPLE, "seed": seed})
        assert refused.status_code == 400
        assert "the room draws the seed" in refused.json()["error"]
    three = {"game": "smashup", "seats": [{}, {"kind": "random"}, {}], "seed": "1"}
    assert strict.post("/api/tables", json=three).status_code == 400
    assert strict.get("/").text == before
    drawn = strict.post("/api/tables", json=PEOPLE).json()
    assert strict.get(f"/api/tables/{drawn['id']}/{drawn['seats'][0]}").json()["open_seed"] is False


def test_against_bots_a_seed_may_be_chosen_and_is_marked(strict: httpx.Client) -> None:
    alone = {"game": "mindbug", "seats": [{"name": "Eva"}, {"kind": "random"}], "seed": "1"}
    table = strict.post("/api/tables", json=alone).json()
    assert strict.get(f"/api/tables/{table['id']}/{table['seats'][0]}").json()["open_seed"] is True


# --- chance that everybody adds to ---------------------------------------------------------------------------------
def mark(share: str) -> str:
    return sha256(share.encode()).hexdigest()


class Dealing:
    """A table before the deal."""

    def __init__(self, client: httpx.Client, **wish: Any) -> None:
        self.client = client
        self.table = client.post("/api/tables", json={**PEOPLE, "shared_chance": True, **wish}).json()

    def path(self, seat: int, rest: str = "") -> str:
        return f"/api/tables/{self.table['id']}/{self.table['seats'][seat]}{rest}"

    def seen(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(self.path(seat, "/chance")).json()
        return found

    def add(self, seat: int, **what: str) -> httpx.Response:
        return self.client.post(self.path(seat, "/chance"), json=what)

    def page(self, seat: int, rest: str = "") -> str:
        return f"/t/{self.table['id']}/{self.table['seats'][seat]}{rest}"


def test_nothing_is_dealt_until_all_marks_and_then_all_shares_are_there(strict: httpx.Client) -> None:
    table = Dealing(strict)
    promised = table.seen(0)["commitment"]
    for step in ({"mark": mark("a")}, {"mark": mark("b")}, {"share": "a"}):
        for rest in ("", "/events"):
            assert strict.get(table.path(0, rest)).status_code == 409
        assert strict.post(table.path(0, "/choose"), json={"choice": "x", "seq": 199}).status_code == 409
        for rest in ("/text", "/live", "/turn", "/replay", "/fair", "/record.json"):
            assert strict.get(table.page(0, rest)).status_code == 409
        seat = 1 if step == {"mark": mark("b")} else 0
        assert table.add(seat, **step).json()["dealt"] is False
    assert table.add(1, share="b").json()["dealt"] is True
    assert table.seen(0)["commitment"] == promised
    assert strict.get(table.path(0)).json()["seq"] > 0


def test_the_record_proves_what_everybody_added(strict: httpx.Client) -> None:
    table = Dealing(strict, options={"sets": ["first_contact"]})
    promised = table.seen(1)["commitment"]
    for seat, share in enumerate(("eva-1", "adam-2")):
        table.add(seat, mark=mark(share))
    for seat, share in enumerate(("eva-1", "adam-2")):
        assert table.add(seat, share=share).status_code == 200
    play_to_the_end(strict, table.table)
    record = strict.get(table.page(0, "/record.json")).json()
    secret = record["chance"]["secret"]
    assert record["chance"]["shares"] == ["eva-1", "adam-2"]
    assert record["seed"] == sha256(f"{secret}\neva-1\nadam-2".encode()).hexdigest()[:32]
    assert herna.verify(record, promised).over
    fair = strict.get(table.page(1, "/fair")).text
    assert all([part in fair for part in (promised, secret, "eva-1", "adam-2", record["seed"])])

    for change in ({"secret": "0" * 32}, {"shares": ["eva-1", "adam-3"]}, {"shares": ["eva-1"]}, {"shares": [1, 2]}):
        forged = {**record, "chance": {**record["chance"], **change}}
        forged["check"] = check_of(forged)
        with pytest.raises(RecordError):
            herna.verify(forged, promised)
    other = {**record, "chance": {"secret": "x", "shares": ["y"]}, "seed": shared_seed("x", ["y"])}
    other["check"] = check_of(other)
    with pytest.raises(RecordError, match="promised"):
        herna.verify(other, promised)


def test_a_mark_is_handed_in_once_and_only_its_share_is_taken(strict: httpx.Client) -> None:
    table = Dealing(strict)
    assert table.add(0, share="a").status_code == 400  # nothing was fixed
    assert table.add(0, mark="short").status_code == 400
    assert table.add(0, mark=mark("a")).status_code == 200
    assert table.add(0, mark=mark("better")).status_code == 403
    assert table.add(0, share="a").status_code == 403  # Adam could still choose theirs by it
    assert table.add(1, mark=mark("b")).status_code == 200
    assert table.add(1, share="c").status_code == 400
    assert table.add(1, share="b" * 65).status_code == 400
    assert table.add(1, share="b", mark=mark("b")).status_code == 400
    assert table.add(1, share="b").status_code == 200
    assert table.add(1, share="b").status_code == 403
    watcher = f"/api/tables/{table.table['id']}/{table.table['watch']}/chance"
    assert strict.post(watcher, json={"mark": ""}).status_code == 403
    assert strict.post(watcher, json={"share": "a"}).status_code == 403
    assert table.seen(0)["owed"] == "share"
    assert table.seen(1)["owed"] == ""


def test_two_marks_at_the_same_moment_are_one(strict: httpx.Client) -> None:
    """Otherwise somebody could change theirs when the others' shares are known."""
    for _ in range(5):
        table = Dealing(strict)
        table.add(1, mark="")
        with ThreadPoolExecutor(6) as several:
            sent = [several.submit(table.add, 0, mark=mark(str(n))) for n in range(6)]
            answers = [each.result().status_code for each in sent]
        assert answers.count(200) == 1
        assert set(answers) <= {200, 403, 409}


def test_whoever_adds_nothing_only_gives_up_their_own_part(strict: httpx.Client) -> None:
    table = Dealing(strict, game="smashup", seats=[{}, {"kind": "random"}, {}])
    assert table.add(0, mark="").json()["dealt"] is False
    assert table.add(2, mark=mark("c")).json()["owed"] == "share"
    assert table.add(2, share="c").json()["dealt"] is True
    assert strict.get(table.path(2)).status_code == 200


def test_a_chosen_seed_and_a_shared_one_exclude_each_other(client: httpx.Client) -> None:
    refused = client.post("/api/tables", json={**PEOPLE, "shared_chance": True, "seed": "1"})
    assert refused.status_code == 400


def test_pages_without_the_script_lead_to_the_deal_and_on_to_the_next_one(strict: httpx.Client) -> None:
    sets = {"option.sets": ["first_contact"], "chance": "shared"}
    form = {"seat": ["me", "friend"], "name": ["Eva", "Adam"], **sets}
    links = strict.post("/set/mindbug", data=form)
    mine, friend = re.findall(r'value="http://[^"/]+(/t/[^"]+)"', links.text)[:2]
    assert "before the deal" in strict.get(mine).text
    with httpx.Client(base_url=strict.base_url, follow_redirects=True, timeout=20) as other:
        assert "before the deal" not in other.get(friend).text  # an invitation tells nothing of it
        seat = other.post(friend + "/sit")
        assert "before the deal" in seat.text
        theirs = seat.url.path
        strict.post(mine + "/chance", data={"mark": mark("a")})
        waiting = strict.get(mine)
        assert "Not here yet: Adam" in waiting.text
        assert waiting.headers["refresh"] == "3"
        assert "before the deal" in other.post(theirs + "/chance", data={"nothing": "yes"}).text
        assert 'name="share"' in strict.get(mine).text
        assert "before the deal" not in strict.post(mine + "/chance", data={"share": "a"}).text
        assert "before the deal" not in other.get(theirs).text
    alone = strict.post("/set/mindbug", data={"seat": ["me", "here"], "name": ["", ""], **sets})
    assert "before the deal" not in alone.text


def test_browsers_add_to_the_chance_by_themselves(browser: Browser, room: RoomServer) -> None:
    table = httpx.post(room.url + "/api/tables", json={**PEOPLE, "shared_chance": True}).json()
    pages = [new_context(browser).new_page() for _ in range(2)]
    for page, key in zip(pages, table["seats"], strict=True):
        page.goto(f"{room.url}/t/{table['id']}/{key}")
    for page in pages:
        page.wait_for_selector("#board")
        page.context.close()
    told = httpx.get(f"{room.url}/api/tables/{table['id']}/{table['seats'][0]}/chance").json()
    assert told["dealt"]
    assert len({len(mark) for mark in told["marks"]}) == 1
    assert all(told["marks"])
