"""What one visitor may ask of the room: counted, refused with a sentence and a time to try again, never for good."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from herna.kernel.errors import BadOption
from herna.web.limits import MOST_KEPT, Count, Limits, Rate, TooMany, network_of
from herna.web.logs import Quiet
from herna.web.protocol import Joined
from tests.web.server import RoomServer, run_apart
from tests.web.test_pages import look, new_table, page_of

FORM = b"application/x-www-form-urlencoded"
SMALL = Limits(
    connections=30, connections_per_address=20, header_seconds=0.6, body_seconds=0.6, idle_seconds=1,
    streams_per_seat=2, streams_per_watch=3, streams_per_address=4, tables_per_minute=8, tables_per_visitor=3,
    choices_per_seat=5, hints_per_minute=1,
)  # fmt: skip


# --- connections ----------------------------------------------------------------------------------------------------
class Pieces(asyncio.Transport):
    """A connection that remembers what is written on it, and in which pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes | str] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.pieces.append("closed")

    def is_closing(self) -> bool:
        return "closed" in self.pieces


def test_what_is_written_at_one_moment_goes_out_in_one_piece_and_before_the_connection_is_closed() -> None:
    async def written() -> list[bytes | str]:
        line = Pieces()
        joined = Joined(line, asyncio.get_running_loop())
        joined.write(b"head ")
        joined.write(b"body")
        assert line.pieces == []
        await asyncio.sleep(0)
        joined.write(b"more")
        await asyncio.sleep(0)
        joined.write(b"last ")
        joined.write(b"words")
        joined.close()
        joined.write(b"nothing")
        await asyncio.sleep(0)
        return line.pieces

    assert run_apart(written()) == [b"head body", b"more", b"last words", "closed"]


# --- counting ----------------------------------------------------------------------------------------------------
def test_a_rate_lets_a_minutes_worth_through_and_then_says_how_long_to_wait() -> None:
    now = 0.0
    rate = Rate(6, lambda: now)
    for _ in range(6):
        rate.take("eva")
    with pytest.raises(TooMany) as told:
        rate.take("eva")
    assert told.value.seconds == 10
    rate.take("adam")
    now = 10.0
    rate.take("eva")
    with pytest.raises(TooMany):
        rate.take("eva")


def test_a_rate_forgets_those_who_have_not_asked_for_a_minute() -> None:
    now = 0.0
    rate = Rate(6, lambda: now)
    for number in range(MOST_KEPT):
        rate.take(str(number))
    now = 61.0
    rate.take("eva")
    assert len(rate.spent) == 1


def test_a_count_is_given_back() -> None:
    count = Count()
    count.take("eva", 1)
    with pytest.raises(TooMany):
        count.take("eva", 1)
    count.give_back("eva")
    assert not count.taken
    count.take("eva", 1)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
    ],
)
def test_a_household_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_limits_are_settings() -> None:
    limits = Limits.read(["tables_per_minute=5", "header_seconds=0.5"])
    assert (limits.tables_per_minute, limits.header_seconds) == (5, 0.5)
    for wrong in (
        "tables=5",
        "tables_per_minute=x",
        "tables_per_minute=0",
        "tables_per_minute=1.5",
        "nan",
        "header_seconds=inf",
    ):
        with pytest.raises(BadOption, match="limit"):
            Limits.read([wrong])


def test_a_flood_of_errors_is_a_few_lines() -> None:
    now = 0.0
    quiet = Quiet(3, lambda: now)
    log = logging.getLogger("a test of floods")
    lines = [log.makeRecord(log.name, logging.ERROR, "f.py", 1, "oh %d", (n,), None) for n in range(50)]
    let_through = [line.getMessage() for line in lines if quiet.filter(line)]
    assert let_through == ["oh 0", "oh 1", "oh 2 (more like this are left out for up to a minute)"]
    assert quiet.filter(log.makeRecord(log.name, logging.ERROR, "f.py", 2, "another", (), None))
    now = 60.0
    assert quiet.filter(lines[-1])


# --- a room with small limits --------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RoomServer]:
    room = RoomServer(tmp_path_factory.mktemp("tight"), limits=SMALL)
    room.start()
    yield room
    room.stop()


def connected(room: RoomServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", room.port), 10)


def told(line: socket.socket) -> bytes:
    """All that comes until the room closes the connection."""
    answer = b""
    while part := line.recv(65536):
        answer += part
    return answer


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST /play HTTP/1.1\r\nhost: localhost\r\ncontent-type: " + FORM + b"\r\ncontent-length: 9\r\n\r\nga",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(tight: RoomServer, begun: bytes) -> None:
    with closing(connected(tight)) as line:
        line.sendall(begun)
        answer = told(line)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert answer.endswith(b"The request took too long to come.\n")


def test_a_head_that_drips_is_not_waited_for_either(tight: RoomServer) -> None:
    with closing(connected(tight)) as line:
        line.settimeout(0.1)
        answer = b""
        for _ in range(60):
            try:
                line.sendall(b"x")
                answer = line.recv(100)
                break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            raise AssertionError("a head may drip for ever")
    assert answer.startswith(b"HTTP/1.1 4")


def test_a_large_head_is_refused_with_a_sentence(tight: RoomServer) -> None:
    with closing(connected(tight)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"x" * 66_000)
        answer = told(line)
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert answer.endswith(b"The head of the request is too large.\n")


def test_requests_ahead_of_their_answers_are_answered_in_turn_and_not_piled_up(tight: RoomServer) -> None:
    ask = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
    with closing(connected(tight)) as line:
        line.sendall(2 * (ask + b"\r\n") + ask + b"connection: close\r\n\r\n")
        assert told(line).count(b"HTTP/1.1 200 ") == 3
    with closing(connected(tight)) as line:
        line.sendall(30 * (ask + b"\r\n"))
        assert told(line).count(b"HTTP/1.1 200 ") < 10


def wait_for_stream(client: httpx.Client, live: str) -> None:
    """Until the server has noticed that other streams were left, and opens another one."""
    for _ in range(100):
        with client.stream("GET", live) as again:
            if again.status_code == 200:
                return
    raise AssertionError("streams that were left still count")


def test_a_stream_with_a_request_behind_it_ends_with_its_connection(tight: RoomServer) -> None:
    with httpx.Client(base_url=tight.url, timeout=20) as client:
        table = new_table(client, "person", "person")
        live = page_of(table, table["seats"][0]) + "/live"
        for _ in range(SMALL.streams_per_seat):
            with closing(connected(tight)) as line:
                line.sendall(f"GET {live} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
                assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
                line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        wait_for_stream(client, live)


def test_a_request_for_another_protocol_is_answered_in_ours(tight: RoomServer) -> None:
    with closing(connected(tight)) as line:
        line.sendall(
            b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert told(line).startswith(b"HTTP/1.1 200 ")


def test_a_connection_without_requests_is_closed_and_then_there_is_room_again(tight: RoomServer) -> None:
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(closing(connected(tight))) for _ in range(25)]
        answers = [told(line) for line in lines]
    full = [answer for answer in answers if answer.startswith(b"HTTP/1.1 503 ")]
    assert 1 <= len(full) < 25
    assert all(b"\r\nretry-after: 5\r\n" in answer and b"as many connections" in answer for answer in full)
    assert httpx.get(tight.url + "/api/bots").status_code == 200


def test_tables_are_counted_by_browser_and_by_machine(tmp_path: Path) -> None:
    room = RoomServer(tmp_path, limits=SMALL)
    room.start()
    try:
        with httpx.Client(base_url=room.url, timeout=20) as client:
            mine = [client.post("/play", data={"game": "mindbug"}) for _ in range(5)]
            assert [answer.status_code for answer in mine] == [
                303,
                303,
                303,
                303,
                429,
            ]  # the first one brought no cookie
            assert int(mine[-1].headers["retry-after"]) >= 1
            assert "too much at once" in mine[-1].text
        wish = {"game": "mindbug", "seats": [{}, {}]}
        others = [httpx.post(room.url + "/api/tables", json=wish) for _ in range(5)]
        assert [answer.status_code for answer in others] == [201, 201, 201, 201, 429]
        assert int(others[-1].headers["retry-after"]) >= 1
        assert "too much at once" in others[-1].json()["error"]
        assert httpx.get(room.url).status_code == 200
    finally:
        room.stop()


def test_streams_choices_and_hints_of_a_seat_are_counted(tight: RoomServer) -> None:
    with httpx.Client(base_url=tight.url, timeout=20) as client:
        table = new_table(client, "person", "person", hints=True)
        first, second = table["seats"]
        acting = first if look(client, table, first)["decision"] else second
        live, watch = page_of(table, acting) + "/live", page_of(table, table["watch"]) + "/live"
        with ExitStack() as streams:
            read = []

            def status(path: str) -> int:
                answer = streams.enter_context(client.stream("GET", path))
                read.append(answer.iter_raw())
                next(read[-1])  # a stream counts from its first line on
                return answer.status_code

            assert [status(live) for _ in range(3)] == [200, 200, 429]
            assert status(f"/api/tables/{table['id']}/{acting}/events") == 429
            assert [status(watch) for _ in range(3)] == [200, 200, 429]  # four of one machine
        wait_for_stream(client, live)
        hints = [client.post(page_of(table, acting) + "/hint").status_code for _ in range(2)]
        assert hints == [303, 429]
        wrong = {"choice": "no such choice", "seq": 1}
        answers = [client.post(f"/api/tables/{table['id']}/{acting}/choose", json=wrong) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [409, 409, 409, 429, 429]
        assert look(client, table, acting)["decision"]


def test_a_table_thinks_of_one_hint_at_a_time(client: httpx.Client, room: RoomServer) -> None:
    table = new_table(client, "person", "person", hints=True)
    acting = next(key for key in table["seats"] if look(client, table, key)["decision"])

    async def both() -> list[int]:
        async with httpx.AsyncClient(base_url=room.url, timeout=30) as many:
            asked = [many.post(page_of(table, acting) + "/hint") for _ in range(2)]
            return sorted([answer.status_code for answer in await asyncio.gather(*asked)])

    assert run_apart(both()) == [303, 429]
