"""Whatever comes in, the answer is below 500 and says in a sentence what was wrong; the log has no traceback."""

from __future__ import annotations

import base64
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.kernel.chance import commitment
from herna.kernel.keeping.record import check_of
from herna.web.app import add_headers, create_app
from herna.web.policy import content_policy
from herna.web.settings import RoomSettings
from tests.web.hostile import DEEP, DIGITS, Hostile, a_record, routes_of
from tests.web.server import RoomServer, run_apart, written_down
from tests.web.test_pages import new_table, page_of

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
PARTS = {"content-type": "multipart/form-data; boundary=b"}


@contextmanager
def closing_room(room: RoomServer) -> Iterator[None]:
    try:
        yield
    finally:
        room.stop()


def table_with(**fields: bytes) -> bytes:
    wish = {"game": b'"mindbug"', "seats": b"[{}, {}]", **fields}
    return b"{" + b",".join([f'"{name}":'.encode() + value for name, value in wish.items()]) + b"}"


@pytest.mark.parametrize(
    "body",
    [
        b"[" * DEEP,
        b"[" * DEEP + b"]" * DEEP,
        b'{"a":' * DEEP,
        table_with(options=b'{"sets":' + b"[" * DEEP + b"]" * DEEP + b"}"),
        b"\xff\xfe",
        table_with(game=b'"\xff"'),
        table_with(seed=b'"\\ud800"'),
        table_with(seed=b'"\\u0000"'),
        table_with(seed=b'"' + b"A" * 5000 + b'"'),
        table_with(seed=DIGITS),
        table_with(seed=b'""'),
        table_with(seats=b"[]"),
        table_with(seats=b"[" + b"{}," * 500 + b"{}]"),
        *[table_with(options=f'{{"{name}": 1}}'.encode()) for name in ("players", "seed", "events", "self", "")],
    ],
    ids=lambda body: body[:40].decode("latin-1"),
)
def test_a_wish_for_a_table_that_makes_no_sense_is_refused(client: httpx.Client, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers=JSON)
    assert answer.status_code == 400, answer.text
    assert len(answer.json()["error"]) > 10


@pytest.mark.parametrize(
    "file",
    [
        b"null",
        b"[]",
        b"1",
        b'""',
        b"",
        b"{}",
        b'{"herna": 1}',
        b"\xff",
        b"[" * DEEP,
        DIGITS,
        b'{"herna": ' + DIGITS + b"}",
    ],
    ids=lambda file: file[:30].decode("latin-1"),
)
def test_an_upload_that_is_no_record_is_refused(client: httpx.Client, file: bytes) -> None:
    answer = client.post("/upload", files={"record": ("game.json", file)})
    assert answer.status_code == 400
    assert "That did not work" in answer.text


@pytest.mark.parametrize(("field", "value"), [("seed", "x" * 500), ("seed", "a\0b"), ("players", 10**400)])
def test_a_sealed_record_that_no_database_keeps_is_refused(client: httpx.Client, field: str, value: Any) -> None:
    record = {**a_record(), field: value}
    record["commitment"] = commitment(str(record["seed"]))
    record["check"] = check_of(record)
    answer = client.post("/upload", files={"record": ("game.json", json.dumps(record).encode())})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        (PARTS, b'--b\r\nContent-Disposition: form-data; name="game"\r\n\r\n\xed\xa0\x80\r\n--b--\r\n'),
        (PARTS, b'--b\r\nContent-Disposition: form-data; name="\xff"\r\n\r\nx\r\n--b--\r\n'),
        (
            PARTS,
            b'--b\r\nContent-Disposition: form-data; name="game"\r\nContent-Type: a/b; charset=x\r\n\r\nx\r\n--b--',
        ),
        (PARTS, b"no parts at all"),
        (FORM, b"game=%ff%fe"),
        (FORM, b"\xff=\xff"),
        (FORM, b"game=mindbug&game=mindbug"),
        ({"content-type": "multipart/form-data"}, b"x"),
    ],
    ids=range(8),
)
def test_a_form_that_cannot_be_read_is_refused(client: httpx.Client, headers: dict[str, str], body: bytes) -> None:
    answer = client.post("/play", content=body, headers=headers)
    assert answer.status_code in (400, 404), answer.text
    assert "That did not work" in answer.text


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://[x]"])
def test_an_origin_that_is_no_address_is_not_ours(client: httpx.Client, origin: str) -> None:
    assert client.post("/play", data={"game": "mindbug"}, headers={"origin": origin}).status_code == 403


@pytest.mark.parametrize(
    "path", ["/static/%00", "/static/x/%00", "/t/%00/%00", "/t/a%00b/c", "/api/tables/%00/x", "/art/x/%00/y"]
)
def test_a_path_with_odd_characters_leads_nowhere(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("host", ["x: y", "[", "a b", "", "evil.example", "127.0.0.1:x", "127.0.0.1@evil.example"])
def test_a_room_answers_to_its_own_names_only(client: httpx.Client, host: str) -> None:
    for path in ("/", "/api/games", "/decks/summoner"):
        answer = client.get(path, headers={"host": host})
        assert answer.status_code in (400, 421)
    assert client.get("/", headers={"host": "localhost:1"}).status_code == 200


def test_a_room_may_have_a_name_and_one_for_all_machines_answers_to_any() -> None:
    assert "club.example" in RoomSettings("x", names=("Club.example",)).names
    assert "localhost" in RoomSettings("x", host="0.0.0.0", names=("club.example",)).names
    assert not RoomSettings("x", host="0.0.0.0").names


def test_cookies_are_for_tls_only_where_there_is_tls() -> None:
    for scheme, secure in (("https", True), ("http", False)):
        sent: Any = {"type": "http.response.start", "headers": [(b"set-cookie", b"visitor=x; HttpOnly")]}
        scope: Any = {"type": "http", "scheme": scheme}
        run_apart(add_headers(sent, scope))
        assert (b"set-cookie", b"visitor=x; HttpOnly" + b"; Secure" * secure) in sent["headers"]


def test_only_the_styles_that_a_board_brings_may_stand_in_its_page(client: httpx.Client) -> None:
    plain, own = content_policy("<svg></svg>"), content_policy("<svg><style>a{}</style></svg>")
    digest = base64.b64encode(sha256(b"a{}").digest()).decode()
    assert plain.replace("style-src 'self'", f"style-src 'self' 'sha256-{digest}'") == own
    table = new_table(client, "person", "person")
    for path in ("/", page_of(table, table["seats"][0])):
        assert client.get(path).headers["content-security-policy"] == plain


def test_no_key_seed_or_parameter_reaches_the_log(tmp_path: Path) -> None:
    room = RoomServer(tmp_path)
    room.start()
    with closing_room(room), written_down() as memory:
        wish = {"game": "mindbug", "seats": [{}, {}], "seed": "a-secret-seed"}
        table = httpx.post(room.url + "/api/tables", json=wish).json()
        with sqlite3.connect(tmp_path / "room.db") as database:
            database.execute("DROP TABLE choices")
        key = table["seats"][0]
        seen = httpx.get(f"{room.url}/api/tables/{table['id']}/{key}").json()
        seat = key if seen["decision"] else table["seats"][1]
        path = f"{room.url}/api/tables/{table['id']}/{seat}"
        seen = httpx.get(path).json()
        choice = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
        assert httpx.post(path + "/choose", json=choice).status_code >= 500
        page = httpx.post(f"{room.url}/t/{table['id']}/{seat}/name", data={"seat": "0", "name": "Eva"})
        assert page.status_code < 500
    ours = "\n".join([logging.Formatter().format(line) for line in memory.records if line.name != "httpx"])
    assert "/api/tables/{table}/{key}/choose" in ours
    for secret in (*table["seats"], table["watch"], "a-secret-seed", choice["choice"]):
        assert secret not in ours


def test_every_address_stands_hundreds_of_damaged_requests(tmp_path: Path) -> None:
    """`tools/hostile.py` asks as often as you like."""
    room = RoomServer(tmp_path)
    room.start()
    with closing_room(room), written_down() as memory:
        hostile = Hostile(room.port, 1, routes_of(create_app(RoomSettings("sqlite:///unused.db"))))
        hostile.prepare()
        hostile.run(700)
    assert not hostile.faults, "\n".join(hostile.faults[:10])
    assert len(hostile.visited) > 0.9 * len(hostile.routes)
    assert [record for record in memory.records if record.levelno >= logging.ERROR or record.exc_info] == []
