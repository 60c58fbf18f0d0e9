"""The rules of a game change between two starts of a room: nothing breaks, and people are told what became of it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.packages import write_metadata
from tests.web.server import free_port, wait_until_open

ROOT = Path(__file__).parents[2]
TOLL = ROOT / "examples" / "toll" / "src" / "toll"


def plant(folder: Path, rules: str) -> None:
    """A package with a game `duel`, which is Toll under another name, in this version of its rules."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(TOLL, folder / "duel", ignore=shutil.ignore_patterns("__pycache__"))
    for file in (folder / "duel").rglob("*.py"):
        text = file.read_text(encoding="utf-8").replace('"toll"', '"duel"').replace("toll", "duel")
        file.write_text(text.replace('Game("duel", "1"', f'Game("duel", "{rules}"'), encoding="utf-8")
    write_metadata(folder, "herna-duel", {"duel": "duel"})


class House:
    """A room in a process of its own, which finds the package `duel`."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "package"
        self.database = f"sqlite:///{folder / 'room.db'}"
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.package), *sys.path])}

    def command(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "herna.cli", *arguments, "--database", self.database]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)

    @contextmanager
    def opened(self, how: signal.Signals = signal.SIGTERM) -> Iterator[httpx.Client]:
        port = free_port()
        command = [sys.executable, "-m", "herna.cli", "serve", "--no-browser", "--chosen-seeds", "--port", str(port)]
        room = subprocess.Popen(
            [*command, "--database", self.database], env=self.environment, stdout=subprocess.DEVNULL
        )
        try:
            wait_until_open(port)
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", follow_redirects=True, timeout=20) as client:
                yield client
        finally:
            room.send_signal(how)
            room.wait(20)


def table(client: httpx.Client) -> dict[str, Any]:
    wish = {"game": "duel", "seats": [{"name": "Eva"}, {"name": "Adam"}], "seed": "1"}
    found: dict[str, Any] = client.post("/api/tables", json=wish).json()
    return found


def play(client: httpx.Client, table: dict[str, Any], choices: int) -> None:
    made = 0
    while made < choices:
        for key in table["seats"]:
            seen = client.get(f"/api/tables/{table['id']}/{key}").json()
            if seen["decision"] is not None:
                choice = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
                assert client.post(f"/api/tables/{table['id']}/{key}/choose", json=choice).status_code == 200
                made += 1
                break
        else:
            return


def pages(table: dict[str, Any]) -> list[str]:
    return [f"/t/{table['id']}/{key}" for key in (*table["seats"], table["watch"])]


def seen(client: httpx.Client, table: dict[str, Any]) -> list[str]:
    """What each seat knows of the table, as text."""
    return [client.get(f"{page}/text").text.split("<pre")[1].split("</pre>")[0] for page in pages(table)]


def without_people(page: str) -> str:
    """A page without the strip that shows who is here: on a busy machine, somebody has left meanwhile."""
    return re.sub(r'<ul id="company".*?</ul>', "", page, flags=re.S)


@pytest.mark.slow
def test_a_change_of_rules_stops_running_games_and_leaves_finished_ones_to_read(tmp_path: Path) -> None:
    house = House(tmp_path)
    plant(house.package, "1")
    with house.opened() as client:
        running, finished, fresh = table(client), table(client), table(client)
        play(client, running, 4)
        play(client, finished, 1000)
        knew = seen(client, running)
        record = client.get(pages(finished)[0] + "/record.json").json()
        told = client.get(pages(finished)[0]).text
    assert "3 tables, 0 with faults" in house.command("admin", "check").stdout

    plant(house.package, "2")
    with house.opened() as client:
        for i, page in enumerate(pages(running)):
            answer = client.get(page)
            assert answer.status_code == 200
            assert "version 1 of the rules, and the room now has version 2" in answer.text
            assert "it stands still where it was" in answer.text
            assert "As it was after 4 choices" in answer.text
            assert knew[i].partition(">")[2] in answer.text  # and not what others knew
            for rest in ("/text", "/live", "/replay", "/links", "/turn"):
                assert client.get(page + rest).status_code == 410
            refused = client.post(page + "/choose", data={"at": "1", "choice": "x"})
            assert refused.status_code == 410
            program = client.get(page.replace("/t/", "/api/tables/"))
            assert program.status_code == 410
            assert "rules version 1" in program.json()["error"]
        over = client.get(pages(finished)[0]).text
        assert "this is how it went" in over
        assert "As it was after" in over
        assert over.count("<li>") > 10
        assert client.get(pages(finished)[0] + "/record.json").json() == record
        assert client.get(pages(running)[0] + "/record.json").status_code == 403
        assert "As it was after 0 choices" in client.get(pages(fresh)[0]).text
        assert client.get("/").status_code == 200
        new = table(client)
        play(client, new, 2)
    checked = house.command("admin", "check").stdout
    assert "4 tables, 2 with faults" in checked
    assert f"{running['id']}: this table began under rules version 1 of duel" in checked
    assert finished["id"] not in checked
    listed = {line.split()[0]: line for line in house.command("admin", "tables").stdout.splitlines()}
    assert " stopped " in listed[running["id"]]
    assert " open " in listed[new["id"]]
    assert " over " in listed[finished["id"]]

    plant(house.package, "1")  # the host goes back
    with house.opened() as client:
        assert seen(client, running) == knew
        play(client, running, 2)
        assert without_people(client.get(pages(finished)[0]).text) == without_people(told)


@pytest.mark.slow
def test_where_the_room_was_killed_the_choices_are_kept_all_the_same(tmp_path: Path) -> None:
    house = House(tmp_path)
    plant(house.package, "1")
    with house.opened(signal.SIGKILL) as client:
        running, finished = table(client), table(client)
        play(client, running, 3)
        play(client, finished, 1000)
    plant(house.package, "2")
    with house.opened() as client:
        assert "No picture of it was kept" in client.get(pages(running)[0]).text
        assert "As it was after" in client.get(pages(finished)[0]).text  # written down when it ended
    plant(house.package, "1")
    with house.opened() as client:
        assert client.get(pages(running)[0] + "/replay?at=3").status_code == 200
        play(client, running, 1)
