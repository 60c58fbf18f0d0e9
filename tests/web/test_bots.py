"""Bots at the tables: their levels and advice, and what happens when one dies, hangs or has vanished."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import herna
from herna.kernel.state import State
from herna.players import LEVELS
from herna.web.tables.thinkers import NoAnswer, Thinkers
from tests.web.server import RoomServer, free_port, run_apart

STEPS = 600  # of a tenth of a second: how long anything may take


def opening() -> State:
    start: State = herna.game("mindbug").new(seed=3)
    return start


async def thought(thinkers: Thinkers, bot: str) -> int:
    s = opening()
    return (await thinkers.think("mindbug", s.dump(), s.to_act[0], bot, 1)).choice


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1, patience=60.0)
    yield made
    made.close()


def pid_of(thinkers: Thinkers) -> int:
    process = thinkers.workers[0].process
    assert process is not None
    assert process.pid is not None
    return process.pid


# --- the processes ---------------------------------------------------------------------------------------------
def test_a_bot_thinks_in_another_process_and_answers_alike(thinkers: Thinkers) -> None:
    first = run_apart(thought(thinkers, "greedy"))
    assert pid_of(thinkers) != os.getpid()
    assert run_apart(thought(thinkers, "greedy")) == first
    assert 0 <= first < opening().width


def test_a_process_killed_in_the_midst_of_thought_is_replaced_and_asked_again(thinkers: Thinkers) -> None:
    async def killed() -> tuple[int, int]:
        await thought(thinkers, "random")
        before = pid_of(thinkers)
        os.kill(before, signal.SIGSTOP)  # however fast it is, it does not answer before it is killed
        thinking = asyncio.create_task(thought(thinkers, "greedy"))
        await asyncio.sleep(0.3)
        os.kill(before, signal.SIGKILL)
        return before, await thinking

    before, choice = run_apart(killed())
    assert 0 <= choice < opening().width
    assert pid_of(thinkers) != before


def test_a_process_that_hangs_is_replaced_and_asked_again() -> None:
    thinkers = Thinkers(1, patience=4.0)

    async def stopped() -> tuple[int, int]:
        await thought(thinkers, "random")
        before = pid_of(thinkers)
        os.kill(before, signal.SIGSTOP)
        return before, await thought(thinkers, "random")

    try:
        before, choice = run_apart(stopped())
        assert 0 <= choice < opening().width
        assert pid_of(thinkers) != before
    finally:
        thinkers.close()


def test_a_bot_that_never_answers_is_given_up(thinkers: Thinkers) -> None:
    with pytest.raises(NoAnswer, match="vanished"):
        run_apart(thought(thinkers, "vanished"))
    assert run_apart(thought(thinkers, "random")) >= 0  # the process goes on serving others


# --- at a table ------------------------------------------------------------------------------------------------
def table_against(client: httpx.Client, bot: str) -> tuple[str, str]:
    """A table at which the bot begins; its id and the person's key."""
    for seed in range(20):
        if herna.game("mindbug").new(seed=str(seed)).to_act == (1,):
            wish = {"game": "mindbug", "seats": [{"name": "Eva"}, {"kind": bot}], "seed": str(seed)}
            made = client.post("/api/tables", json=wish).json()
            return made["id"], made["seats"][0]
    raise AssertionError("no seed lets the bot begin")


def seen(client: httpx.Client, table: str, key: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}/{key}").json()
    return found


def until_asked(client: httpx.Client, table: str, key: str) -> dict[str, Any]:
    for _ in range(STEPS):
        found = seen(client, table, key)
        if found["decision"] is not None or found["view"]["result"] is not None:
            return found
        time.sleep(0.1)
    raise AssertionError("the bot does not play")


def test_a_vanished_bots_choice_is_made_for_it_and_the_log_says_so(tmp_path: Path) -> None:
    server = RoomServer(tmp_path)
    server.start()
    with httpx.Client(base_url=server.url, timeout=20) as client:
        table, key = table_against(client, "level5")
    server.stop()
    with sqlite3.connect(tmp_path / "room.db") as database:
        database.execute("UPDATE seats SET bot = 'vanished', name = 'Hal' WHERE bot IS NOT NULL")
        database.execute("DELETE FROM choices")
    database.close()
    server.start()
    with httpx.Client(base_url=server.url, timeout=20) as client:
        until_asked(client, table, key)
        assert "The bot Hal gave no answer" in client.get(f"/t/{table}/{key}").text
    server.stop()
    server.start()
    with httpx.Client(base_url=server.url, timeout=20) as client:
        page = client.get(f"/t/{table}/{key}", headers={"accept-language": "cs"}).text
        assert "Bot Hal neodpověděl" in page
    server.stop()


class KilledServer:
    """The room as a program of its own, so that it can be killed."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.database = f"sqlite:///{folder / 'room.db'}"

    def __enter__(self) -> httpx.Client:
        command = [sys.executable, "-m", "herna.cli", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen([*command, "--database", self.database], stdout=subprocess.DEVNULL)
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20)
        for _ in range(STEPS):
            try:
                self.client.get("/api/bots")
                return self.client
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the room does not open")

    def __exit__(self, *_: object) -> None:
        self.client.close()
        self.process.kill()
        self.process.wait(20)


@pytest.mark.slow
def test_a_bot_goes_on_by_itself_after_the_server_was_killed_while_it_thought(tmp_path: Path) -> None:
    """Nobody but the bot is to move when the room opens again; opening the page is enough."""
    server = KilledServer(tmp_path)
    with server as client:
        table, key = table_against(client, "level6")
        before = seen(client, table, key)
        assert before["decision"] is None  # a master thinks for seconds
    with server as client:
        assert "Eva" in client.get(f"/t/{table}/{key}").text
        after = until_asked(client, table, key)
        assert after["seq"] > before["seq"]
        assert "gave no answer" not in client.get(f"/t/{table}/{key}").text


# --- levels and advice -----------------------------------------------------------------------------------------
def test_every_level_can_be_given_a_seat_and_bots_have_short_names_of_their_own(client: httpx.Client) -> None:
    page = client.get("/set/smashup", headers={"accept-language": "cs"}).text
    for level in LEVELS:
        assert f'value="{level.id}"' in page
        assert level.name("cs") in page
        assert level.description("cs") in page
    form = {"seat": ["me", "level1", "level1", "level5"], "name": ["ota", "", "", "Deep"]}
    table = client.post("/set/smashup", data=form, headers={"accept-language": "cs"})
    assert table.status_code == 200
    links = client.get(str(table.url.path) + "/links", headers={"accept-language": "cs"}).text
    names = re.findall(r"<li><p><strong>([^<]*)", links)
    assert names[:4] == ["ota", "Iva", "Max", "Deep"]  # a person is called Ota, so no bot is
    assert "bot, úroveň: Mistr" in links
    for lang, known_as in (("cs", "Mistr"), ("en", "Master")):
        page = client.get(str(table.url.path), headers={"accept-language": lang}).text
        assert f'<strong>Deep</strong><small class="level">{known_as}</small>' in page
        assert "<strong>Iva</strong>" in page  # the same in all languages


def test_a_person_who_takes_a_bots_name_is_told_apart(client: httpx.Client) -> None:
    table = str(client.post("/play", data={"game": "mindbug"}).url.path)
    links = client.post(table + "/name", data={"seat": "0", "name": "OTA"}).text
    assert "<strong>OTA 2</strong>" in links
    assert "<strong>Ota</strong>" in links


def test_bots_cannot_be_programs_of_the_visitors_choice(client: httpx.Client) -> None:
    for kind in ("program:touch /tmp/x", "search:seconds=3600", "python:os:System", ""):
        wish = {"game": "mindbug", "seats": [{}, {"kind": kind}]}
        assert client.post("/api/tables", json=wish).status_code == 400
        form = {"seat": ["me", kind], "option.sets": ["first_contact"]}
        assert client.post("/set/mindbug", data=form).status_code == 400


def test_play_now_seats_bots_that_tell_their_level(client: httpx.Client) -> None:
    page = client.post("/play", data={"game": "mindbug"}, headers={"accept-language": "en"})
    assert f'<small class="level">{LEVELS[1].name("en")}</small>' in page.text


def test_the_adviser_names_a_legal_option_and_says_how_sure_it_is(client: httpx.Client) -> None:
    wish = {"game": "mindbug", "seats": [{}, {}], "seed": "1", "terms": {"hints": True}}
    made = client.post("/api/tables", json=wish).json()
    acting = next(k for k in made["seats"] if seen(client, made["id"], k)["decision"])
    page = f"/t/{made['id']}/{acting}"
    assert "adviser" not in client.get(page).text
    assert client.post(page + "/hint", headers={"X-Live": "1"}).status_code == 204
    text = client.get(page).text
    hint = text[text.index('id="hint-text"') :]
    assert "The adviser" in hint
    assert "% of what it tried" in hint
    assert any(o["label"] in hint for o in seen(client, made["id"], acting)["decision"]["options"])
    czech = client.get(page, headers={"accept-language": "cs"}).text
    assert "Rádce" in czech
    waiting = next(k for k in made["seats"] if k != acting)
    assert "adviser" not in client.get(f"/t/{made['id']}/{waiting}").text
    assert client.post(f"/t/{made['id']}/{waiting}/hint").status_code == 403
