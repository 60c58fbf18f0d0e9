"""What the one who runs a room relies on: signs of life, figures, logs, a clean stop, a path, a password."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from herna.kernel.errors import BadOption
from herna.web.limits import Limits
from herna.web.logs import JsonLines
from herna.web.routes.answers import ROOT, rooted
from herna.web.settings import RoomSettings
from tests.web.browser import choose_any, wait_for_turn
from tests.web.server import PATIENT, RoomServer, free_port, wait_until_open
from tests.web.test_pages import new_table


@contextmanager
def opened(folder: Path, **settings: Any) -> Iterator[httpx.Client]:
    room = RoomServer(folder, **settings)
    room.start()
    try:
        base = room.url + settings.get("path", "").rstrip("/")
        with httpx.Client(base_url=base, follow_redirects=True, timeout=20) as client:
            yield client
    finally:
        room.stop()


# --- signs of life and figures -----------------------------------------------------------------------------------
def test_signs_of_life(client: httpx.Client) -> None:
    assert (client.get("/health").status_code, client.get("/health").text) == (200, "ok")
    assert (client.get("/ready").status_code, client.get("/ready").text) == (200, "ready")


def figures(client: httpx.Client) -> str:
    answer = client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return answer.text


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.M)
    return float(found[1]) if found else 0.0


def test_figures_count_what_happens_and_hold_no_key(client: httpx.Client) -> None:
    route = 'herna_requests_total{method="GET",route="/api/tables/{table}/{key}",status="200"}'
    before = figures(client)
    table = new_table(client, "person", "random")
    path = f"/api/tables/{table['id']}/{table['seats'][0]}"
    while (seen := client.get(path).json())["decision"] is None:
        time.sleep(0.05)
    choice = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
    assert client.post(path + "/choose", json=choice).status_code == 200
    with client.stream("GET", f"/t/{table['id']}/{table['seats'][0]}/live") as live:
        lines = live.iter_lines()
        next(lines)  # a stream counts from its first line on
        after = figures(client)
    assert figure(after, route) > figure(before, route)
    for name in ('herna_choices_total{game="mindbug"}', 'herna_new_tables_total{game="mindbug"}'):
        assert figure(after, name) > figure(before, name)
    assert figure(after, "herna_streams") >= 1
    assert figure(after, "herna_tables_in_memory") >= 1
    assert "herna_thinking_seconds_bucket" in after
    assert "herna_database_failures_total" in after
    client.get("/no/such/page")
    told = figures(client)
    assert 'route="none",status="404"' in told
    for secret in (table["id"], *[key for key in table["seats"] if key], table["watch"]):
        assert secret not in told


def test_figures_are_for_this_machine_and_those_with_the_token(tmp_path: Path, client: httpx.Client) -> None:
    for headers in ({"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=127.0.0.1"}, {"x-real-ip": "::1"}):
        assert client.get("/metrics", headers=headers).status_code == 404
        assert client.get("/metrics", headers={**headers, "authorization": "Bearer"}).status_code == 404
    far = {"x-forwarded-for": "203.0.113.7"}
    with opened(tmp_path, metrics_token="a token") as other:
        assert other.get("/metrics", headers=far).status_code == 404
        assert other.get("/metrics", headers={**far, "authorization": "Bearer a tokem"}).status_code == 404
        assert other.get("/metrics", headers={**far, "authorization": "Bearer a token"}).status_code == 200


# --- HEAD -------------------------------------------------------------------------------------------------------
def test_head_is_answered_wherever_get_is(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    seat = f"/t/{table['id']}/{table['seats'][0]}"
    paths = ["/", "/health", "/rules/mindbug", "/api/games", seat, seat + "/links", seat + "/turn", "/no/such/page"]
    for path in (*paths, seat + "/live", seat.replace("/t/", "/api/tables/") + "/events"):
        head = client.head(path)
        assert head.content == b""
        if path in paths:
            asked = client.get(path)
            assert head.status_code == asked.status_code
            assert head.headers["content-type"] == asked.headers["content-type"]
        else:
            assert head.status_code == 200
            assert head.headers["content-type"].startswith("text/event-stream")
    assert client.head("/play").status_code == client.get("/play").status_code == 405


# --- logs and ports -----------------------------------------------------------------------------------------------
def test_a_line_of_the_log_can_be_json() -> None:
    try:
        raise RuntimeError("broken\nin two lines")
    except RuntimeError:
        trace = sys.exc_info()
    record = logging.LogRecord("herna.web", logging.ERROR, "x.py", 1, "at %s: “%s”", ("/t", "ř"), trace)
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert {name: told[name] for name in ("level", "logger", "message")} == {
        "level": "error", "logger": "herna.web", "message": "at /t: “ř”",
    }  # fmt: skip
    assert "RuntimeError" in told["trace"]


def command(folder: Path, *arguments: str) -> list[str]:
    database = f"sqlite:///{folder / 'room.db'}"
    return [sys.executable, "-m", "herna.cli", "serve", "--no-browser", "--database", database, *arguments]


def test_a_named_port_that_is_in_use_is_an_error(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = subprocess.run(
            command(tmp_path, "--port", str(port)), capture_output=True, text=True, timeout=60, check=False
        )
    assert done.returncode != 0
    assert f"port {port} is in use" in done.stderr
    assert "Traceback" not in done.stderr


# --- a clean stop -------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_room_that_stops_lets_streams_go_and_keeps_what_was_chosen(tmp_path: Path) -> None:
    port = free_port()
    started = command(tmp_path, "--port", str(port), "--json-logs")
    room = subprocess.Popen(started, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    wait_until_open(port)
    ended: list[str] = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        table = new_table_of_two(client)
        pages = [f"/t/{table['id']}/{key}/live" for key in table["seats"]] * 3

        def follow(page: str) -> None:
            with httpx.stream("GET", f"http://127.0.0.1:{port}{page}", timeout=20) as stream:
                stream.read()  # raises if the answer is cut off
                ended.append(page)

        followers = [threading.Thread(target=follow, args=[page]) for page in pages]
        for follower in followers:
            follower.start()
        while figure(figures(client), "herna_streams") < len(pages):
            time.sleep(0.05)
        acting = next(key for key in table["seats"] if seen(client, table, key)["decision"])
        before = seen(client, table, acting)
        choice = {"choice": before["decision"]["options"][0]["code"], "seq": before["seq"]}
        answers: list[int] = []

        def choose() -> None:
            path = f"http://127.0.0.1:{port}/api/tables/{table['id']}/{acting}/choose"
            with suppress(httpx.TransportError):  # the room was quicker
                answers.append(httpx.post(path, json=choice, timeout=20).status_code)

        chooser = threading.Thread(target=choose)
        chooser.start()
        room.send_signal(signal.SIGTERM)
        asked = time.monotonic()
        for thread in (*followers, chooser):
            thread.join(20)
    errors = room.communicate(timeout=20)[1]
    assert len(ended) == len(pages)
    assert time.monotonic() - asked < 10
    assert room.returncode in (0, -signal.SIGTERM)
    assert errors == ""  # nobody was cut off, nothing went wrong
    with opened(tmp_path) as client:
        made = seen(client, table, acting)["seq"] > before["seq"]
        assert made or answers != [200]  # what was acknowledged is there


def new_table_of_two(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.post("/api/tables", json={"game": "mindbug", "seats": [{}, {}]}).json()
    return found


def seen(client: httpx.Client, table: dict[str, Any], key: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table['id']}/{key}").json()
    return found


# --- a room under a path --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["club", "/a b", "/club//x", "/t", "/static/x", '/"', "/č"])
def test_a_path_is_plain_and_none_of_the_rooms_own(path: str) -> None:
    with pytest.raises(BadOption):
        RoomSettings(path=path)


def test_addresses_in_markup_get_the_path_once() -> None:
    markup = (
        '<a href="/rules/x">/rules</a><form action="/play"><input value="/x"><i data-live="/t/1/k" content="2; url=/t">'
    )
    assert rooted(markup) == markup
    ROOT.set("/club")
    moved = rooted(markup)
    assert moved == (
        '<a href="/club/rules/x">/rules</a><form action="/club/play"><input value="/x">'
        '<i data-live="/club/t/1/k" content="2; url=/club/t">'
    )
    assert rooted(moved) == moved
    ROOT.set("")


def test_all_that_a_room_under_a_path_names_lies_under_it(tmp_path: Path) -> None:
    with opened(tmp_path, path="/club/") as client, httpx.Client() as outside:
        outside.base_url = str(client.base_url).removesuffix("/club/")
        for path in ("/", "/health", "/clubs/", "/clubhouse", "/t/x/y"):
            assert outside.get(path).status_code == 404
        assert outside.get("/club").headers["location"] == "/club/"
        schema = client.get("/api/schema/openapi.json").json()
        assert schema["servers"] == [{"url": "/club"}]
        made = outside.post("/club/play", data={"game": "mindbug"})
        assert made.headers["location"].startswith("/club/t/")
        assert "path=/club/" in made.headers["set-cookie"].lower()
        table = client.post("/play", data={"game": "mindbug"})
        assert table.status_code == 200
        seat = table.url.path.removeprefix("/club")
        pages = ["/", "/rules/mindbug", "/cards/summoner", "/set/mindbug", "/decks/summoner", "/no/such/page"]
        for page in (*pages, seat, seat + "/links", seat + "/text", seat + "/replay", seat + "/fair"):
            answer = client.get(page)
            named = re.findall(r'(?:href|src|action|formaction|data-live|data-texts)="(/[^"]*)"', answer.text)
            assert named
            assert all([name.startswith("/club/") for name in named]), (page, answer.status_code, named)
            assert "/club/club" not in answer.text
        assert f'value="{client.base_url!s}t/' in client.get(seat + "/links").text
        with client.stream("GET", seat + "/live") as stream:
            frame = next(line for line in stream.iter_lines() if line.startswith("data: <form"))
        assert 'action="/club/t/' in frame
        steps = client.get(seat + "/replay?at=0", headers={"x-live": "1"}).json()
        assert 'href="/club/t/' in steps[0][1]


def test_a_whole_visit_under_a_path(page: Page, tmp_path: Path) -> None:
    room = RoomServer(tmp_path, path="/club")
    room.start()
    missed: list[str] = []
    page.on("response", lambda answer: missed.append(answer.url) if answer.status >= 400 else None)
    page.goto(room.url + "/club/")
    page.locator(".game", has_text="Mindbug").get_by_role("button", name="Play now").click()
    page.wait_for_selector("#table")
    for _ in range(3):  # live frames lead on
        wait_for_turn(page)
        choose_any(page)
    assert "/club/t/" in page.url
    page.locator("a", has_text="Rules").first.click()
    page.wait_for_selector("#reader:not([hidden])")
    page.goto(room.url + "/club/")
    assert page.locator("a[href^='/club/t/']").count()  # the cookie came back: my games are listed
    assert missed == []
    room.stop()


# --- a room with a password -------------------------------------------------------------------------------------------
def test_a_room_with_a_password_shows_nothing_to_those_who_do_not_tell_it(tmp_path: Path) -> None:
    with opened(tmp_path, password="sesame", path="/club") as client:
        for path in ("/", "/rules/mindbug", "/set/mindbug", "/t/x/y", "/decks/summoner"):
            answer = client.get(path)
            assert answer.status_code == 401
            assert 'name="password"' in answer.text
            assert "Play now" not in answer.text
        assert client.get("/api/games").status_code == 401
        assert "Authorization: Bearer" in client.get("/api/games").json()["error"]
        assert client.post("/play", data={"game": "mindbug"}).status_code == 401
        assert client.get("/health").status_code == 200
        style = re.findall(r'href="/club(/static/[^"]+)"', client.get("/").text)[0]
        assert client.get(style).status_code == 200
        assert client.get("/api/games", headers={"authorization": "Bearer sesame"}).status_code == 200
        assert client.get("/api/games", headers={"authorization": "Bearer sesam"}).status_code == 401
        assert client.get("/", headers={"cookie": "room=sesame"}).status_code == 401

        wrong = client.post("/enter", data={"password": "simsim", "back": "/"})
        assert (wrong.status_code, "not the password" in wrong.text) == (401, True)
        for back, at in (("/rules/mindbug", "/club/rules/mindbug"), ("//evil.example", "/club/")):
            assert client.post("/enter", data={"password": "sesame", "back": back}).url.path == at
        assert client.get("/").status_code == 200
        assert client.post("/play", data={"game": "mindbug"}).status_code == 200


def test_nobody_guesses_passwords_for_long(tmp_path: Path) -> None:
    limits = Limits(**{**vars(PATIENT), "guesses_per_minute": 5})
    with opened(tmp_path, password="sesame", limits=limits) as client:
        right = {"authorization": "Bearer sesame"}
        for _ in range(20):
            assert client.get("/api/games", headers=right).status_code == 200  # who knows it is not counted
        for i in range(5):
            assert client.get("/api/games", headers={"authorization": f"Bearer {i}"}).status_code == 401
        many = client.post("/enter", data={"password": "sesame", "back": "/"})
        assert many.status_code == 429
        assert int(many.headers["retry-after"]) >= 1
        assert client.get("/api/games", headers=right).status_code == 429
        assert client.get("/").status_code == 401  # looking at the door is no guess


def test_a_password_comes_from_a_file_or_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERNA_PASSWORD", "sesame")
    assert RoomSettings().password == "sesame"
    (tmp_path / "empty").write_text("\n")
    for file in ("empty", "missing"):
        done = subprocess.run(
            command(tmp_path, "--password-file", str(tmp_path / file)),
            capture_output=True, text=True, timeout=60, check=False, env={**os.environ},
        )  # fmt: skip
        assert done.returncode != 0
        assert "password" in done.stderr
