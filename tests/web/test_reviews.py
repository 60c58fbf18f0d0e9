"""Reviews in the room: made in the background for one's own seats, kept, shared by link, and tried again."""

from __future__ import annotations

import asyncio
import json
import re
import time
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.learn.review import Work
from herna.web.store import NewSeat, Store
from herna.web.tables.chores import Chore, Slice, find_work, work_on
from herna.web.tables.reviewing import Reviewing
from herna.web.tables.thinkers import Thinkers
from tests.learn.test_review import missed_win, short_game
from tests.web.server import RoomServer, live_table, run_apart

LONGEST = 60.0  # seconds for a review of three choices, on a busy machine


def upload(client: httpx.Client, record: dict[str, Any]) -> str:
    """A finished game, all its seats at one screen; its address."""
    page = client.post("/upload", files={"record": ("game.json", json.dumps(record).encode())})
    return "/".join(page.url.path.split("/")[:4])


def reviewed(client: httpx.Client, url: str, seat: int = 0) -> httpx.Response:
    """The finished review of a seat."""
    client.post(f"{url}/review", data={"seat": str(seat)})
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        told = client.get(f"{url}/review/progress?seat={seat}").json()
        if not told["working"]:
            break
        time.sleep(0.2)
    return client.get(f"{url}/review?seat={seat}")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_review_is_asked_for_made_and_shown(client: httpx.Client, lang: str) -> None:
    client.headers["accept-language"] = lang
    url = upload(client, missed_win())
    offered = client.get(f"{url}/review").text
    assert {"en": "Review this game", "cs": "Rozebrat tuhle hru"}[lang] in offered
    assert f'action="{url}/review"' in offered
    assert client.get(f"{url}/review/progress").json() == {"working": False, "done": 0, "total": 0}
    page = unescape(reviewed(client, url).text)
    for words in {
        "en": ("Blunder", "You chose: Play Lone Yeti", "Better: Attack with Gorillion", "You won this game"),
        "cs": ("Hrubá chyba", "Lepší: Zaútočit: Gorilev", "Ze sta her odsud", "skončila tvojí výhrou"),
    }[lang]:
        assert words in page
    assert "<polyline" in page
    assert 'class="dot blunder"' in page
    assert "style=" not in page
    assert f"{url}/replay?at=0&eyes=0" in page
    assert f"{url}/review?seat=1" in page, "people at one screen may look at the other seat"
    answers = page.index("<details")
    assert page.index(f"{url}/review/try?") < answers < page.index("Gorill" if lang == "en" else "Gorilev (10)")
    over = client.get(url).text
    assert f'href="{url}/review"' in over, "the end of the game leads to it"


def test_trying_again_comes_before_the_answer(client: httpx.Client) -> None:
    url = upload(client, missed_win())
    page = unescape(reviewed(client, url).text)
    link = re.search(r'href="([^"]+/review/try[^"]+)"', page)
    assert link is not None
    asked = unescape(client.get(link[1]).text)
    assert "What would you choose now?" in asked
    assert "Better:" not in asked
    options = re.findall(r'href="([^"]+&code=\d+)">([^<]+)<', asked)
    by_label = {label: address for address, label in options}
    same = unescape(client.get(by_label["Play Lone Yeti"]).text)
    assert "That is what was chosen in the game" in same
    assert "Better:" not in same
    right = unescape(client.get(next(a for a, label in options if label.startswith("Attack with Gorillion"))).text)
    assert "Yes, that is the better choice." in right
    assert "Better: Attack with Gorillion" in right
    assert "Better: Attack" in unescape(client.get(f"{link[1]}&answer=1").text)
    form = re.search(r'name="seat" value="(\d+)".*?name="number" value="(\d+)"', asked)
    attack = re.search(r'name="choice" value="(attack:[^"]+)"', asked)
    assert form is not None
    assert attack is not None, "the thing itself can be chosen on the board"
    wish = {"seat": form[1], "number": form[2], "choice": attack[1]}
    assert "Yes, that is the better choice." in unescape(client.post(f"{url}/review/try", data=wish).text)
    assert 'name="choice"' not in right, "nothing is asked any more"
    for wrong in ({**wish, "choice": "x"}, {**wish, "number": "x"}):
        assert client.post(f"{url}/review/try", data=wrong).status_code == 400
    assert client.post(f"{url}/review/try", data={**wish, "number": "77"}).status_code == 404
    assert client.get(f"{url}/review/try?choice=77").status_code == 404
    assert client.get(f"{url}/review/try?choice=x").status_code == 400


def test_the_better_line_is_played_at_the_table(client: httpx.Client) -> None:
    url = upload(client, missed_win())
    page = unescape(reviewed(client, url).text)
    link = re.search(r'href="([^"]+/review/line[^"]+)"', page)
    assert link is not None
    assert page.index(link[1]) > page.index("<details"), "first one tries"
    shown = client.get(link[1]).text
    assert "data-acts" in shown
    kept = re.search(r'name="kept" value="([^"]*)"', shown)
    assert kept is not None
    form = {"kept": kept[1], "step": "1"}
    frames = client.post(f"{url}/review/line", data=form, headers={"x-live": "1"}).json()
    assert [alone for _, _, alone in frames] == [True, False], "the page plays what happens between the two"
    assert "Attack with Gorillion" in unescape(frames[1][1])
    last = client.post(f"{url}/review/line", data={**form, "step": "99"})
    assert 'id="o-step"' not in last.text
    assert 'name="choice"' not in last.text
    for wrong in ({"kept": "x", "step": "1"}, {"kept": kept[1], "step": "x"}, {"kept": kept[1]}):
        assert client.post(f"{url}/review/line", data=wrong).status_code == 400
    assert client.get(f"{url}/review/line?choice=77").status_code == 404
    assert client.get(f"{url}/review/line?choice=0&seat=5").status_code == 403


def test_turning_points_stand_in_the_replay_of_ones_own_seat(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herna.learn.review.findings.LEAST_TURN", 0.0)  # however small, in a game this short
    url = upload(client, missed_win())
    assert "turning" not in client.get(f"{url}/replay?eyes=0").text
    reviewed(client, url)
    assert 'class="turning' in client.get(f"{url}/replay?eyes=0").text
    assert 'class="turning' not in client.get(f"{url}/replay?eyes=1").text, "the other seat has no review"


def test_a_review_is_shared_by_link_and_only_as_long_as_one_likes(client: httpx.Client, room: RoomServer) -> None:
    url = upload(client, missed_win())
    table, key = url.split("/")[2:]
    page = reviewed(client, url).text
    assert "/review/" not in re.sub(r"/t/[^\"]+", "", page)
    assert client.post(f"{url}/review/share", data={"seat": "0", "share": "x"}).status_code == 400
    shared = client.post(f"{url}/review/share", data={"seat": "0", "share": "link"}).text
    link = re.search(r'value="http://[^"/]+(/review/[\w-]+)"', shared)
    assert link is not None
    with httpx.Client(base_url=room.url) as stranger:
        seen = stranger.get(link[1])
        assert seen.status_code == 200
        assert "Blunder" in seen.text
        assert "/t/" not in seen.text, "the link opens nothing else"
        assert key not in seen.text
        assert table not in seen.text
        client.post(f"{url}/review/share", data={"seat": "0", "share": "nobody"})
        assert stranger.get(link[1]).status_code == 404
        assert stranger.get("/review/nonsense").status_code == 404


def test_only_own_seats_after_the_end_and_never_for_spectators(client: httpx.Client) -> None:
    playing = client.post("/play", data={"game": "mindbug"}).url.path
    assert client.get(f"{playing}/review").status_code == 403
    assert client.post(f"{playing}/review", data={"seat": "0"}).status_code == 403
    url = upload(client, missed_win())
    for seat in ("2", "-2"):
        assert client.get(f"{url}/review?seat={seat}").status_code == 403
    assert client.post(f"{url}/review", data={"seat": "9"}).status_code == 403
    assert client.post(f"{url}/review", data={}).status_code == 400
    watch = re.findall(r'value="http://[^"]*(/t/\w+/[\w-]+)"', client.get(f"{url}/links").text)[-1]
    for path in ("/review", "/review/progress", "/review/try?choice=0", "/review/line?choice=0"):
        assert client.get(watch + path).status_code == 403
    wish = {"seat": "0", "number": "0", "choice": "play:lone_yeti"}
    assert client.post(f"{watch}/review/try", data=wish).status_code == 403
    assert client.post(f"{url}/review/try", data={**wish, "seat": "2"}).status_code == 403
    assert client.post(f"{playing}/review/try", data=wish).status_code == 403
    assert f'href="{watch}/review"' not in client.get(watch).text


# --- the work itself -----------------------------------------------------------------------------------------------
def test_a_slice_goes_on_from_what_is_known_and_tells_what_went_wrong() -> None:
    record = short_game()
    work = Work(record, 0)
    work.step()
    kept = work.kept()
    assert len(find_work(Chore(json.dumps(record), 0, kept)).findings) == 1
    found = work_on(Chore(json.dumps(missed_win()), 0, None))
    for _ in range(20):  # a slice is half a second, and a slow machine needs some
        if found.done:
            break
        found = work_on(Chore(json.dumps(missed_win()), 0, found.kept))
    assert found.done
    assert found.kept is not None
    assert len(found.kept["findings"]) == found.kept["total"]
    broken = work_on(Chore(json.dumps(record), 5, None))
    assert "no seat 5" in broken.fault


class FakeThinkers(Thinkers):
    """Does slices of one decision at once, in this process; `fails` of them fail first."""

    def __init__(self, fails: int = 0) -> None:
        self.fails = fails
        self.begun_with: list[int] = []

    async def work(self, chore: Chore) -> Slice:
        if self.fails:
            self.fails -= 1
            return Slice(None, False, "the process has died")
        work = Work(chore.record, chore.seat, chore.kept)
        self.begun_with.append(len(work.findings))
        work.step()
        return Slice(work.kept(), work.done)


async def reviewing_table(folder: Path, thinkers: FakeThinkers, steps: int) -> tuple[int, bool]:
    """Review a table of this folder; so many slices are done before the room is closed. How far it has come then."""
    record = short_game()
    async with live_table(folder, 1) as table:
        store = table.store
        setup = {name: record.get(name) for name in ("game", "rules", "rulings", "players", "options", "seed")}
        setup["position"] = record["position"]
        tables = [await store.read(id) for id in await store.ids()]
        known = [found.id for found in tables if found is not None and found.over]
        if not known:
            seats = [NewSeat("Eva"), NewSeat("Adam")]
            known = [await store.create(setup, seats, record["choices"], True, record["result"]["winners"])]
        stored = await store.read(known[0])
        assert stored is not None
        table.stored = stored
        await table.load()
        reviewing = Reviewing(store, thinkers)
        await reviewing.ask(table, 0)
        for _ in range(4000):
            job = reviewing.jobs.get((stored.id, 0))
            if job is None or job.failed or len(thinkers.begun_with) >= steps:
                break
            await asyncio.sleep(0.01)
        reviewing.stop()
        found = await store.reviews.read(stored.id, 0)
        assert found is not None
        return len(found.kept.get("findings", [])), found.done


def test_a_restart_goes_on_where_the_review_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.web.tables.reviewing.KEEP_EVERY", 0.0)
    monkeypatch.setattr("herna.learn.review.work.BUDGETS", {})
    monkeypatch.setattr("herna.learn.review.work.USUAL_BUDGET", 0)
    first = FakeThinkers()
    kept, done = run_apart(reviewing_table(tmp_path, first, 4))
    assert not done
    assert kept >= 3
    second = FakeThinkers()
    total, done = run_apart(reviewing_table(tmp_path, second, 999))
    assert done
    assert second.begun_with == list(range(kept, total)), "nothing is done twice, nothing is left out"


def test_a_review_that_fails_now_and_then_is_finished_and_one_that_always_fails_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herna.web.tables.reviewing.PAUSE", 0.0)
    monkeypatch.setattr("herna.learn.review.work.BUDGETS", {})
    monkeypatch.setattr("herna.learn.review.work.USUAL_BUDGET", 0)
    assert run_apart(reviewing_table(tmp_path, FakeThinkers(fails=99), 999)) == (0, False)
    assert run_apart(reviewing_table(tmp_path, FakeThinkers(fails=2), 999))[1]


def test_bots_come_before_reviews(tmp_path: Path) -> None:
    """A searching mind that is free takes a slice only if no bot waits for it."""

    class Mind:
        def __init__(self) -> None:
            self.did: list[str] = []

        def ask(self, task: Any, patience: float) -> tuple[int, tuple[float, ...], str]:
            self.did.append("bot")
            time.sleep(0.05)
            return 0, (), ""

        def work(self, chore: Chore, patience: float) -> Slice:
            self.did.append("review")
            time.sleep(0.05)
            return Slice({}, True)

        def close(self) -> None: ...

    mind = Mind()

    async def both() -> None:
        thinkers = Thinkers(1, 10.0, searching=[mind])
        try:
            slices = [asyncio.create_task(thinkers.work(Chore("{}", 0, None))) for _ in range(3)]
            await asyncio.sleep(0)
            bots = [asyncio.create_task(thinkers.think("mindbug", b"", 0, "level6", 1, str(n))) for n in range(2)]
            await asyncio.gather(*slices, *bots)
        finally:
            thinkers.close()

    run_apart(both())
    assert mind.did == ["review", "bot", "bot", "review", "review"]


def test_the_database_keeps_a_review_and_its_link(tmp_path: Path) -> None:
    async def keep() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'room.db'}")
        record = short_game()
        setup = {name: record.get(name) for name in ("game", "rules", "rulings", "players", "options", "seed")}
        id = await store.create(setup, [NewSeat("Eva"), NewSeat("Adam")], [], True, [0])
        await store.reviews.keep(id, 0, {}, done=False)
        await store.reviews.open_to_others(id, 0, "secret")
        await store.reviews.keep(id, 0, {"findings": [1]}, done=True)
        found = await store.reviews.shared("secret")
        assert found is not None
        assert (found.table, found.seat, found.done, found.kept) == (id, 0, True, {"findings": [1]})
        assert await store.reviews.read(id, 1) is None
        await store.forget([id])
        assert await store.reviews.read(id, 0) is None
        await store.close()

    run_apart(keep())
