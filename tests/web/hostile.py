"""A visitor who wants the worst: real requests to every address of a room, each damaged in some way.

Requests go out as bytes, so that they may break every rule of HTTP. Whatever is asked, the room owes an answer below
500 that says in a sentence what was wrong. The same seed asks the same.
"""

from __future__ import annotations

import json
import socket
from collections import Counter
from http.client import HTTPException, HTTPResponse
from random import Random
from typing import Any, Final
from urllib.parse import quote_from_bytes, urlencode

import httpx

import herna

Headers = list[tuple[str, bytes]]

DEEP: Final = 20_000  # brackets inside each other
DIGITS: Final = b"9" * 5000  # more than Python reads as a number
STREAMS: Final = ("/live", "/events")  # they do not end: only their head is read
TEXTS: Final[tuple[bytes, ...]] = (
    b"", b"0", b"1", b"-1", b"x", b"null", b" ", b"\0", b"a\0b", b"\xff\xfe", b"\xed\xa0\x80", b"\xc3",
    b"\xf0\x9f\x8e\xb2",
    b"%", b"%00", b"%zz", b"%2e%2e%2f", b"..", b"../../etc/passwd", b"//x", b"\\", b"http://[", b"http://[::1",
    b"<b>&'\"",
    b"' OR 1=1 --", b"{}", b"[]", b"{{7*7}}", b"${x}", b"\r\nX: y", b"\x1b[31m", b"NaN", b"1e999", b"0x10", b"1_0",
    DIGITS,
    "²".encode(), "١".encode(), "\u202e".encode(), b"A" * 300, b"A" * 5000, b"true", b"None", b"players", b"own",
    b"watch",
)  # fmt: skip
VALUES: Final[tuple[bytes, ...]] = (  # of JSON
    b"null", b"true", b"[]", b"{}", b"1", b"-1", b"0.5", b"1e999", b"NaN", b"Infinity", DIGITS, b"-" + DIGITS,
    b"1" * 400,
    b'""', b'"x"', b'"\\u0000"', b'"\\ud800"', b'"\xff"', b'"\xed\xa0\x80"', b'"' + b"A" * 5000 + b'"', b"[null]",
    b"[[]]",
    b"[" * DEEP, b"[" * DEEP + b"]" * DEEP, b'{"a":' * DEEP, b'{"":null}', b'[{"kind":"level1"}]',
    b"4611686018427387904",
    b"9223372036854775808", b"", b'"unclosed', b"{'a':1}", b'{"a":1,"a":2}',
)  # fmt: skip
OPTIONS: Final = ("players", "seed", "events", "self", "game", "options", "", "\0", "sets", "deck", "__class__")
FIELDS: Final = (
    "game", "seat", "name", "watch", "at", "choice", "goal", "back", "agree", "link", "text", "deck", "do", "leader",
    "saved", "q", "lang", "theme", "eyes", "play", "since", "component", "build", "record", "option.sets",
    "option.seed", "mark", "share", "nothing", "chance", "request", "password",
)  # fmt: skip
KINDS: Final = (
    b"application/json", b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=b",
    b"multipart/form-data",
    b"multipart/form-data; boundary=\xff", b"text/plain", b"application/msgpack", b"", b"x",
    b"application/json; charset=x",
    b"multipart/form-data; boundary=" + b"b" * 300, b"application/x-www-form-urlencoded; charset=utf-16",
)  # fmt: skip
ODD_HEADERS: Final = (
    "origin", "host", "content-type", "accept", "accept-language", "accept-encoding", "cookie", "last-event-id",
    "range",
    "sec-fetch-site", "x-live", "content-length", "transfer-encoding", "expect", "connection", "x-forwarded-for",
    "x-forwarded-proto", "forwarded", "if-none-match", "content-encoding", "te", "upgrade", "authorization",
)  # fmt: skip
FRAMING: Final = ("content-length", "transfer-encoding", "expect", "connection")
COOKIES: Final = ("visitor", "lang", "theme", "decks-summoner", "decks-mindbug", "")
METHODS: Final = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "X", "get")
OFTEN: Final = {"/api/tables": 8, "/upload": 8, "/set/{game:str}": 3, "/decks/{game:str}/import": 2}  # they read much
RARELY: Final = 0.05  # a hint costs seconds of thinking


class Wire:
    """One connection that is opened again whenever it breaks."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.socket: socket.socket | None = None

    def ask(self, raw: bytes, stream: bool) -> tuple[int, dict[str, str], bytes]:
        """The answer; status 0 if the room closed the connection without a word, which HTTP allows for such bytes."""
        for fresh in (self.socket is None, True):
            if self.socket is None:
                self.socket = socket.create_connection(("127.0.0.1", self.port), 20)
            try:
                self.socket.sendall(raw)
                if ends_oddly(raw):
                    self.socket.shutdown(socket.SHUT_WR)
                answer = HTTPResponse(self.socket, method=raw.split(b" ", 1)[0].decode("latin-1"))
                answer.begin()
                head_only = stream and answer.status == 200
                body = b"" if head_only else answer.read()
            except (HTTPException, OSError) as e:
                self.close()
                if isinstance(e, TimeoutError):
                    raise AssertionError("no answer within twenty seconds") from e
                if fresh:
                    return 0, {}, b""
                continue
            headers = {name.lower(): value for name, value in answer.getheaders()}
            if head_only or answer.will_close or ends_oddly(raw):
                self.close()
            return answer.status, headers, body
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.socket = None


class Hostile:
    """Asks one room. `faults` says what was answered wrongly, each with the request that led to it."""

    def __init__(self, port: int, seed: int, routes: list[tuple[str, str]]) -> None:
        self.rng = Random(f"hostile {seed}")
        self.port = port
        self.routes = routes  # (method, path with {names} in it)
        self.weights = [OFTEN.get(path, 1) for _, path in routes]
        self.wire = Wire(port)
        self.faults: list[str] = []
        self.met: Counter[int] = Counter()  # statuses
        self.visited: set[tuple[str, str]] = set()  # routes
        self.keys: list[tuple[str, str]] = []  # (table, key) of real places
        self.record = a_record()

    def prepare(self) -> None:
        """Real tables of every game, so that requests can be nearly right."""
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20) as client:
            for game in herna.games():
                players = herna.game(game).players[0]
                wish = {"game": game, "seats": [{}] * (players - 1) + [{"kind": "random"}]}
                table = client.post("/api/tables", json=wish).json()
                self.keys += [(table["id"], key) for key in (*table["seats"], table["watch"]) if key]
            undealt = client.post(
                "/api/tables", json={"game": "mindbug", "seats": [{}, {}], "shared_chance": True}
            ).json()
            self.keys += [(undealt["id"], key) for key in (*undealt["seats"], undealt["watch"])]
            files = {"record": ("game.json", json.dumps(self.record).encode())}
            over = client.post("/upload", files=files).headers["location"].split("/")
            self.keys.append((over[2], over[3]))

    def run(self, number: int) -> None:
        for _ in range(number):
            self.attack()
        self.wire.close()

    def attack(self) -> None:
        rng = self.rng
        method, template = rng.choices(self.routes, self.weights)[0]
        if template.endswith("/hint") and rng.random() > RARELY:
            return
        self.visited.add((method, template))
        path = self._path(template)
        headers: Headers = [("host", f"127.0.0.1:{self.port}".encode())]
        body = b""
        if method == "POST":
            kind, body = self._body(template)
            headers.append(("content-type", kind))
        elif rng.random() < 0.5:
            path += b"?" + self._urlencoded()
        headers.append(("content-length", str(len(body)).encode()))
        if rng.random() < 0.15:
            method = rng.choice(METHODS)
        if rng.random() < 0.4:
            headers = self._with_odd_headers(headers)
        lines = [f"{method} ".encode() + path + b" HTTP/1.1"]
        lines += [name.encode() + b": " + value for name, value in headers]
        raw = b"\r\n".join(lines) + b"\r\n\r\n" + body
        if rng.random() < 0.02:
            raw = raw.replace(b" HTTP/1.1", rng.choice((b"", b" HTTP/9", b" \xff")), 1)
        self._judge(raw, template)

    def _judge(self, raw: bytes, template: str) -> None:
        status, headers, body = self.wire.ask(raw, template.endswith(STREAMS))
        self.met[status] += 1
        plain = headers.get("content-encoding", "identity") == "identity"
        text = body.decode("utf-8", "replace") if plain else ""
        wrong = ""
        if status >= 500:
            wrong = f"status {status}"
        elif "Traceback" in text or "sqlalchemy" in text.casefold():
            wrong = "tells about our insides"
        elif status >= 400 and not tells_why(raw, headers, text, plain):
            wrong = f"status {status} without a sentence: {text[:100]!r}"
        if wrong:
            self.faults.append(f"{wrong}: {raw[:300]!r}{'...' if len(raw) > 300 else ''}")

    # --- parts of a request ---------------------------------------------------------------------------------------
    def _text(self) -> bytes:
        return self.rng.choice(TEXTS)

    def _path(self, template: str) -> bytes:
        rng = self.rng
        table, key = rng.choice(self.keys)
        real = {"table": table, "key": key, "game": rng.choice(herna.games()), "lang": "cs", "path": "openapi.json"}
        parts = []
        for part in template.split("/"):
            name = part.strip("{}").partition(":")[0]
            if not part.startswith("{"):
                parts.append(part.encode())
            elif rng.random() < 0.25 or name not in real:
                nasty = self._text()
                parts.append(nasty if rng.random() < 0.1 and nasty.isalnum() else quote_from_bytes(nasty, "").encode())
            else:
                parts.append(real[name].encode())
        return b"/".join(parts)

    def _urlencoded(self) -> bytes:
        rng = self.rng
        fields = [(rng.choice(FIELDS), self._value()) for _ in range(rng.randrange(5))]
        encoded = urlencode(fields).encode()
        return (
            encoded
            if rng.random() < 0.9
            else encoded + rng.choice((b"&", b"=", b"&%", b"&a=%ff", b"&&&=&", b"&a" * 500))
        )

    def _value(self) -> bytes:
        """Often something that fits somewhere."""
        if self.rng.random() < 0.5:
            return self._text()
        fitting = (
            b"mindbug",
            b"person",
            b"friend",
            b"me",
            b"level1",
            b"nobody",
            b"link",
            b"yes",
            b"100",
            b"199",
            b"en",
            b"all",
        )
        return self.rng.choice(fitting)

    def _body(self, template: str) -> tuple[bytes, bytes]:
        """What kind of body it is said to be, and the body."""
        rng = self.rng
        if template.startswith("/api"):
            kind, body = KINDS[0], self._json(template)
        elif template == "/upload":
            kind, body = KINDS[2], multipart("record", self._upload(), b"game.json")
        elif rng.random() < 0.3:
            kind, body = KINDS[2], multipart(rng.choice(FIELDS), self._value(), rng.choice((None, b"x", b"\xff")))
        else:
            kind, body = KINDS[1], self._urlencoded()
        if rng.random() < 0.1:
            kind = rng.choice(KINDS)
        if rng.random() < 0.05:
            body = body[: rng.randrange(len(body) + 1)]
        if rng.random() < 0.05 and body:
            place = rng.randrange(len(body))
            body = body[:place] + rng.choice((b"\xff", b"\0", b"[", b'"')) + body[place + 1 :]
        return kind, body

    def _json(self, template: str) -> bytes:
        """A wish that the API knows, with one or two fields of another kind."""
        rng = self.rng
        if rng.random() < 0.1:
            return rng.choice(VALUES)
        if template.endswith("/choose"):
            fields = {"choice": b'"x"', "seq": b"199"}
        elif template.endswith("/chance"):
            fields = rng.choice(({"mark": b'""'}, {"mark": b'"' + b"0" * 64 + b'"'}, {"share": b'"x"'}))
        elif template.endswith("/renew"):
            fields = {"link": rng.choice((b'"own"', b'"watch"', b'"0"', b'"9"'))}
        else:
            fields = {"game": b'"mindbug"', "seats": b'[{}, {"kind": "random"}]', "options": self._options()}
        for _ in range(rng.randrange(3)):
            name = rng.choice((*fields, "seed", "watch", "shared_chance", "more"))
            fields[name] = rng.choice(VALUES)
        return b"{" + b", ".join([f'"{name}": '.encode() + value for name, value in fields.items()]) + b"}"

    def _options(self) -> bytes:
        names = [self.rng.choice(OPTIONS) for _ in range(self.rng.randrange(3))]
        return b"{" + b", ".join([json.dumps(name).encode() + b": " + self.rng.choice(VALUES) for name in names]) + b"}"

    def _upload(self) -> bytes:
        rng = self.rng
        if rng.random() < 0.4:
            return rng.choice((*VALUES, *TEXTS))
        record = {name: json.dumps(value).encode() for name, value in self.record.items()}
        for _ in range(rng.randrange(1, 3)):
            record[rng.choice((*record, "position", "rulings"))] = rng.choice(VALUES)
        text = b"{" + b", ".join([f'"{name}": '.encode() + value for name, value in record.items()]) + b"}"
        return b'{"record": ' + text + b"}" if rng.random() < 0.2 else text

    def _with_odd_headers(self, headers: Headers) -> Headers:
        rng = self.rng
        odd = dict(headers)
        for _ in range(rng.randrange(1, 3)):
            name = rng.choice(ODD_HEADERS)
            value = self._text().replace(b"\r", b"").replace(b"\n", b"")
            if name == "cookie":
                value = f"{rng.choice(COOKIES)}=".encode() + value
            if name in FRAMING:  # such requests cost a connection each
                value = rng.choice((b"x", b"-1", b"0", b"close", b"chunked"))
            odd[name] = value
        return list(odd.items())


def ends_oddly(raw: bytes) -> bool:
    """Whether the room may wait for more of this request than there is."""
    head, _, body = raw.partition(b"\r\n\r\n")
    return b"transfer-encoding" in head or b"expect" in head or b"content-length: %d" % len(body) not in head


def tells_why(raw: bytes, headers: dict[str, str], text: str, plain: bool) -> bool:
    """Whether a refusal says what was wrong; requests that are no HTTP are answered below our code, in plain text."""
    if not plain or raw.startswith(b"HEAD"):
        return True
    kind = headers.get("content-type", "")
    if "json" in kind:
        try:
            told = json.loads(text)
        except ValueError:
            return False
        return isinstance(told, dict) and isinstance(told.get("error"), str) and len(told["error"]) > 8
    return ("html" in kind and "<h1>" in text) or ("plain" in kind and bool(text))


def multipart(name: str, content: bytes, filename: bytes | None) -> bytes:
    named = b"" if filename is None else b'; filename="' + filename + b'"'
    head = f'--b\r\nContent-Disposition: form-data; name="{name}"'.encode() + named
    return head + b"\r\n\r\n" + content + b"\r\n--b--\r\n"


def a_record() -> dict[str, Any]:
    """A finished game."""
    s = herna.game("mindbug").new(seed=1)
    while not s.over:
        s.choose(0)
    return dict(s.record())


def routes_of(app: Any) -> list[tuple[str, str]]:
    """Every address of the room with the methods that it knows."""
    return [(method, route.path) for route in app.routes for method in sorted(route.methods) if method != "OPTIONS"]
