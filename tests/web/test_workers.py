"""Several server processes: on one port, and for one table, whichever of them is asked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.kernel.errors import BadOption
from herna.web.serve import check_workers
from herna.web.settings import RoomSettings
from herna.web.workers import TOO_SOON
from tests.web.postgres import PRESENT, Cluster
from tests.web.server import free_port, two_rooms, wait_until_open
from tests.web.test_faults import next_choice
from tests.web.test_pages import new_table, page_of

SOON = 20.0  # seconds, on a busy machine


def test_several_workers_with_sqlite_are_refused_in_a_sentence(tmp_path: Path) -> None:
    settings = RoomSettings(f"sqlite:///{tmp_path / 'room.db'}", workers=2)
    with pytest.raises(BadOption, match="several workers need PostgreSQL"):
        check_workers(settings)
    settings.workers = 1
    check_workers(settings)


# --- what lies beside the game ---------------------------------------------------------------------------------
def test_a_wish_to_take_back_is_known_to_every_server_and_can_be_answered_at_any(tmp_path: Path) -> None:
    with (
        two_rooms(tmp_path) as rooms,
        httpx.Client(base_url=rooms[0].url, timeout=20) as one,
        httpx.Client(base_url=rooms[1].url, timeout=20) as other,
    ):
        table = new_table(one, "person", "person")
        asker = ""
        for _ in range(2):  # after the second choice the first one cannot be taken back for free
            path, choice = next_choice(one, table)
            assert one.post(path, json=choice).status_code == 200
            asker = asker or path.split("/")[4]
        friend = next(key for key in table["seats"] if key != asker)
        asked = page_of(table, friend)
        assert 'name="agree"' not in other.get(asked).text
        assert one.post(page_of(table, asker) + "/undo").status_code == 303
        assert 'name="agree"' in other.get(asked).text
        assert other.post(asked + "/agree", data={"agree": "yes"}).status_code == 303
        for client in (one, other):
            assert 'name="agree"' not in client.get(asked).text
        assert next_choice(one, table) == next_choice(other, table)


def test_who_looks_at_a_shared_screen_is_known_to_every_server(tmp_path: Path) -> None:
    with (
        two_rooms(tmp_path) as rooms,
        httpx.Client(base_url=rooms[0].url, timeout=20, follow_redirects=True) as one,
        httpx.Client(base_url=rooms[1].url, timeout=20) as other,
    ):
        form = {"seat": ["me", "here"], "name": ["Eva", "Adam"], "option.sets": ["first_contact"]}
        page = one.post("/set/mindbug", data=form).url.path
        before = other.get(page).text
        assert "/here" in before
        taken = [one.post(page + "/here", data={"seat": str(seat)}).status_code for seat in (0, 1)]
        assert taken == [200, 200]
        assert one.get(page).text.replace(rooms[0].url, "") == other.get(page).text.replace(rooms[1].url, "")


# --- on one port -----------------------------------------------------------------------------------------------
@contextmanager
def crew(cluster: Cluster, port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "herna.cli", "serve", "--no-browser", "--port", str(port), "--workers", "2"]
    process = subprocess.Popen([*command, "--database", cluster.url], stdout=subprocess.DEVNULL)
    try:
        wait_until_open(port)
        yield process
    finally:
        process.kill()
        process.wait()


def servers_of(parent: int) -> list[int]:
    """The processes that this one has started, except for the one that Python itself needs."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
            words = (folder / "cmdline").read_text().split("\0")
        except OSError:  # it has just ended
            continue
        if int(stat[1]) == parent and stat[0] != "Z" and "resource_tracker" not in " ".join(words):
            found.append(int(folder.name))
    return sorted(found)


def asked_anew(port: int, method: str, path: str, body: Any = None) -> httpx.Response:
    """On a connection of its own, so any of the processes may get it; again if the one that got it has died."""
    latest = time.monotonic() + SOON
    while True:
        try:
            return httpx.request(method, f"http://127.0.0.1:{port}{path}", json=body, timeout=20)
        except httpx.TransportError:
            if time.monotonic() > latest:
                raise


@pytest.mark.slow
@pytest.mark.skipif(not PRESENT, reason="PostgreSQL is not installed")
def test_workers_on_one_port_play_one_game_one_that_dies_is_replaced_and_all_end_together() -> None:
    cluster, port = Cluster(), free_port()
    cluster.start()
    try:
        with crew(cluster, port) as process:
            table = asked_anew(port, "POST", "/api/tables", {"game": "mindbug", "seats": [{}, {}]}).json()
            workers = servers_of(process.pid)
            assert len(workers) == 2
            time.sleep(TOO_SOON)  # one that dies sooner is not simply started again
            for number in range(12):
                if number == 6:
                    os.kill(workers[0], signal.SIGKILL)
                for key in table["seats"]:
                    path = f"/api/tables/{table['id']}/{key}"
                    seen = asked_anew(port, "GET", path).json()
                    if seen["decision"]:
                        code = seen["decision"]["options"][0]["code"]
                        wish = {"choice": code, "seq": seen["seq"], "request": f"c{number}"}
                        assert asked_anew(port, "POST", path + "/choose", wish).status_code == 200
                        break
            latest = time.monotonic() + SOON
            while workers[0] in (now := servers_of(process.pid)) or len(now) < 2:
                assert time.monotonic() < latest
                time.sleep(0.1)
            process.send_signal(signal.SIGTERM)
            assert process.wait(SOON) == 0
            assert servers_of(process.pid) == []
    finally:
        cluster.end()
