"""Invitations: links that others can open, however the host has opened the room, and the names of those who come."""

from __future__ import annotations

import io
import os
import pty
import re
import signal
import subprocess
import sys
import time
from html import unescape
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
import segno

from herna.web import addresses
from herna.web.addresses import addresses_in_network
from herna.web.drawing.qr import qr_drawing, qr_lines
from herna.web.reach import Reach, reach
from herna.web.serve import greeting
from herna.web.settings import RoomSettings
from herna.web.tables.names import LONGEST_NAME, clean_name, distinct
from tests.web.server import RoomServer, free_port

HOME = [
    ("docker0", ip_address("172.17.0.1")),
    ("eth1", ip_address("10.0.0.3")),
    ("wlan0", ip_address("192.168.1.5")),
    ("wlan0", ip_address("2001:db8:5::7")),
]


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A laptop with two network cards and containers, whose messages leave through the second card."""
    monkeypatch.setattr(addresses, "own_addresses", lambda: HOME)
    monkeypatch.setattr(addresses, "ways_out", lambda: {"192.168.1.5", "2001:db8:5::7"})


def room_at(host: str, *names: str, path: str = "") -> RoomSettings:
    return RoomSettings("x", host=host, port=8010, names=names, path=path)


# --- which addresses --------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("at_home")
def test_addresses_in_the_network_stand_in_the_order_in_which_they_are_likely_to_work() -> None:
    assert addresses_in_network("0.0.0.0") == ["192.168.1.5", "10.0.0.3", "172.17.0.1"]
    assert addresses_in_network("::") == ["[2001:db8:5::7]"]
    assert addresses_in_network("10.0.0.3") == ["10.0.0.3"]
    assert addresses_in_network("127.0.0.1") == addresses_in_network("localhost") == []


def test_what_only_this_machine_knows_is_no_address_for_others() -> None:
    for _, address in addresses.own_addresses():
        assert not address.is_loopback
        assert not address.is_link_local


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("settings", "scheme", "host", "expected"),
    [
        (room_at("127.0.0.1", "club.example"), "https", "club.example", Reach(["https://club.example"])),
        (room_at("127.0.0.1", path="/club"), "https", "x.example:444", Reach(["https://x.example:444/club"])),
        (
            room_at("0.0.0.0"),
            "http",
            "localhost:8010",
            Reach(["http://192.168.1.5:8010", "http://10.0.0.3:8010", "http://172.17.0.1:8010"]),
        ),
        (
            room_at("0.0.0.0"),
            "http",
            "10.0.0.3:8010",
            Reach(["http://10.0.0.3:8010", "http://192.168.1.5:8010", "http://172.17.0.1:8010"]),
        ),
        (room_at("192.168.1.5"), "http", "192.168.1.5:8010", Reach(["http://192.168.1.5:8010"])),
        (room_at("127.0.0.1"), "http", "127.0.0.1:8010", Reach(["http://127.0.0.1:8010"], "machine")),
        (room_at("::1"), "http", "[::1]:8010", Reach(["http://[::1]:8010"], "machine")),
        (
            room_at("0.0.0.0", "club.example"),
            "http",
            "localhost:8010",
            Reach(["http://localhost:8010"], "name", ("club.example",)),
        ),
        (room_at("0.0.0.0", "10.0.0.3"), "http", "10.0.0.3:8010", Reach(["http://10.0.0.3:8010"])),
    ],
)
def test_a_link_begins_with_what_the_other_person_can_reach(
    settings: RoomSettings, scheme: str, host: str, expected: Reach
) -> None:
    assert reach(settings, scheme, host) == expected


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", list)
    assert reach(room_at("0.0.0.0"), "http", "localhost:8010") == Reach(["http://localhost:8010"], "network")
    assert "in no network" in greeting(room_at("0.0.0.0"), drawn=True)[-1]


# --- what is printed ---------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("at_home")
def test_an_open_room_greets_with_addresses_that_work_and_a_code() -> None:
    told = greeting(room_at("0.0.0.0", path="/club"), drawn=True)
    assert told[:3] == [
        "Herna: http://localhost:8010/club/ (Ctrl+C ends it)",
        "From other machines in your network: http://192.168.1.5:8010/club/",
        "From other machines in your network: http://10.0.0.3:8010/club/",
    ]
    assert told[-1] == qr_lines("http://192.168.1.5:8010/club/")
    assert qr_lines("http://192.168.1.5:8010/club/") not in "\n".join(greeting(room_at("0.0.0.0"), drawn=False))
    assert greeting(room_at("127.0.0.1"), drawn=True) == ["Herna: http://127.0.0.1:8010/ (Ctrl+C ends it)"]
    assert "Known as: club.example" in greeting(room_at("0.0.0.0", "club.example"), drawn=True)


def test_serve_public_lets_others_in_and_draws_a_code_in_a_terminal(tmp_path: Path) -> None:
    port = free_port()
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "herna.cli", "serve", "--public", "--no-browser", "--port", str(port)]
    room = subprocess.Popen([*command, "--database", f"sqlite:///{tmp_path / 'room.db'}"], stdout=follower)
    os.close(follower)
    told = b""
    try:
        deadline = time.monotonic() + 30
        while b"\xe2\x96\x80\r\n" not in told and b"no network" not in told and time.monotonic() < deadline:
            told += os.read(leader, 4096)
    finally:
        room.send_signal(signal.SIGINT)
        room.wait(20)
        os.close(leader)
    lines = told.decode(errors="replace")
    assert f"http://localhost:{port}/" in lines
    for known in addresses_in_network("0.0.0.0"):
        assert f"http://{known}:{port}/" in lines


def test_public_and_a_certain_address_exclude_each_other() -> None:
    command = [sys.executable, "-m", "herna.cli", "serve", "--public", "--host", "127.0.0.1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "--public" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_code_holds_exactly_the_address() -> None:
    link = "http://192.168.1.5:8010/t/0123456789/abc"
    drawn = str(qr_drawing(link, 'Eva "the" <b>'))
    other = str(qr_drawing(link + "x", 'Eva "the" <b>'))
    assert drawn != other
    written = io.BytesIO()
    segno.make_qr(link, error="m").save(written, kind="svg", border=3, xmldecl=False, svgns=False)
    path = re.search(r' d="(M3 3\.5[^"]+)"', written.getvalue().decode())
    assert path
    assert path[1] in drawn
    assert "style=" not in drawn
    assert "<b>" not in drawn


# --- the page of links ---------------------------------------------------------------------------------------------
def invite(client: httpx.Client, *names: str) -> tuple[str, str, str]:
    """A table with a friend's seat: the page of links, the maker's address, the invitation."""
    form = {"seat": ["me", "friend"], "name": [*names], "option.sets": ["first_contact"]}
    page = client.post("/set/mindbug", data=form)
    assert page.url.path.endswith("/links"), page.text
    mine, friends, *_ = re.findall(r'value="http://[^"/]+(/t/[^"]+)"', page.text)
    return page.text, mine, friends


def test_the_page_of_links_says_when_nobody_else_can_open_them(client: httpx.Client) -> None:
    english, mine, friends = invite(client)
    assert "herna serve --public" in english
    assert "open on this computer only" in english
    assert "herna serve --public" in client.get(mine + "/links?lang=cs").text
    assert str(qr_drawing(f"{str(client.base_url).rstrip('/')}{friends}", "")).partition("<path")[2] in english


def test_behind_a_proxy_links_have_the_public_name(tmp_path: Path) -> None:
    room = RoomServer(tmp_path, names=("club.example",), proxies=("127.0.0.1",))
    room.start()
    headers = {"host": "club.example", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.9"}
    try:
        with httpx.Client(base_url=room.url, headers=headers, timeout=20) as client:
            form = {"seat": ["me", "friend"], "option.sets": ["first_contact"]}
            there = client.post("/set/mindbug", data=form).headers["location"]
            cookie = {"cookie": "; ".join([f"{name}={value}" for name, value in client.cookies.items()])}
            page = client.get(there, headers=cookie).text
    finally:
        room.stop()
    links = re.findall(r'value="([^"]+/t/[^"]+)"', page)
    assert links
    assert all([link.startswith("https://club.example/t/") for link in links])
    assert "herna serve" not in page


# --- names -----------------------------------------------------------------------------------------------------------
def test_whoever_comes_by_link_is_asked_for_a_name_once(client: httpx.Client, room: RoomServer) -> None:
    _, mine, friends = invite(client, "Eva")
    _, second, again = invite(client, "")
    assert "Eva" in client.get(second + "/text").text  # who set a table under a name has it at the next one
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as friend:
        page = friend.get(friends).text
        assert "What shall the others call you?" in page
        seat = friend.post(friends + "/sit", data={"name": "Adam"}).url.path
        assert "Adam" in client.get(mine + "/links").text
        page = friend.get(again).text
        assert "The others will see you as Adam." in page
        assert 'value="Adam"' in page
        friend.post(again + "/sit")
        assert "Adam" in client.get(second + "/links").text
        assert 'value="Adam"' in friend.get("/set/mindbug").text
        assert "Adam" in friend.post("/play", data={"game": "mindbug"}).text
        assert seat in friend.get("/").text


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u202eEva\u2066\u200f", "Eva"),
        ("Eva\u200b\u200b", "Eva"),
        ("\u3164\u2800", "Seat"),
        ("  \n\t ", "Seat"),
        ("", "Seat"),
        ("E" + "\u0301" * 40, "É\u0301\u0301"),
        ("x" * 3000, "x" * LONGEST_NAME),
        ("\ue000\ue001", "Seat"),
        ("Žofie Ďáblová", "Žofie Ďáblová"),
    ],
)
def test_names_are_shown_cleanly(given: str, shown: str) -> None:
    assert clean_name(given, "Seat") == shown


def test_equal_names_get_numbers() -> None:
    assert distinct("Eva", ["Adam"]) == "Eva"
    assert distinct("eva", ["Eva"]) == "eva 2"
    assert distinct("Ｅｖａ", ["Eva", "Eva 2"]) == "Ｅｖａ 3"
    long = "x" * LONGEST_NAME
    assert len(distinct(long, [long])) <= LONGEST_NAME
    assert distinct(long, [long]) != long


def test_bad_names_in_forms(client: httpx.Client, room: RoomServer) -> None:
    _, mine, friends = invite(client, "Eva", "")
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as friend:
        assert friend.post(friends + "/sit", data={"name": "x" * 10_000}).status_code == 400
        assert "nobody has come yet" in client.get(mine + "/links").text  # nothing half done
        page = friend.post(friends + "/sit", data={"name": "\u202eEVA<b>\u202c"})
        assert page.status_code == 200
        here = page.url.path
        assert "EVA&lt;b&gt;" in client.get(mine + "/links").text
        assert "EVA<b>" not in client.get(mine + "/links").text
        friend.post(here + "/name", data={"seat": "1", "name": "EVA"})
        assert "EVA 2" in client.get(mine + "/links").text
        friend.post(here + "/name", data={"seat": "1", "name": " "})
        assert "EVA 2" in unescape(client.get(mine + "/links").text)


def test_two_people_set_at_one_table_under_one_name_can_be_told_apart(client: httpx.Client) -> None:
    page, *_ = invite(client, "Eva", "Eva")
    assert "Eva 2" in page
