"""Servers for tests that take messages: a push service or a webhook by HTTP, and one for e-mail. All on loopback."""

from __future__ import annotations

import json
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

from cryptography.hazmat.primitives.asymmetric import ec

from herna.web.sending.push import Device, public_point, written


def until(check: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until it is so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if check():
            return
        time.sleep(0.05)
    raise AssertionError(f"it has not happened within {seconds} seconds")


class Got:
    """One message by HTTP."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def json(self) -> dict[str, Any]:
        return cast(dict[str, Any], json.loads(self.body))


class Inbox(ThreadingHTTPServer):
    """Keeps what comes, and answers with `status`; with `hangs`, it does not answer at all."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), TakesPosts)
        self.got: list[Got] = []
        self.status = 201
        self.hangs = threading.Event()
        self.ended = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class TakesPosts(BaseHTTPRequestHandler):
    server: Inbox

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        if self.server.hangs.is_set():
            self.server.ended.wait(60)
        self.send_response(self.server.status)
        self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is written down."""


@contextmanager
def inbox() -> Iterator[Inbox]:
    server = Inbox()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.ended.set()
        server.shutdown()
        server.server_close()
        thread.join(10)


class Mailbox(socketserver.ThreadingTCPServer):
    """A server for e-mail that takes everything, or refuses every recipient with `refuses`."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), TakesMail)
        self.got: list[EmailMessage] = []
        self.refuses = False
        self.hangs = threading.Event()
        self.ended = threading.Event()

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class TakesMail(socketserver.StreamRequestHandler):
    server: Mailbox

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        if self.server.hangs.is_set():
            self.server.ended.wait(60)
            return
        self.say("220 mail.test")
        for line in self.rfile:
            word = line[:4].upper().strip()
            if word == b"DATA":
                self.say("354 go on")
                lines = []
                while (text := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(text[1:] if text.startswith(b"..") else text)
                found = message_from_bytes(b"".join(lines), policy=policy.default)
                self.server.got.append(found)
            refused = word == b"RCPT" and self.server.refuses
            self.say("550 nobody here" if refused else "221 bye" if word == b"QUIT" else "250 ok")
            if word == b"QUIT":
                return


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    server = Mailbox()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.ended.set()
        server.shutdown()
        server.server_close()
        thread.join(10)


class Telephone:
    """A browser that has asked for push: it can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        self.device = Device(endpoint, written(public_point(self.key)), written(self.secret))

    def form(self) -> dict[str, str]:
        return self.device._asdict()

    def read(self, body: bytes) -> bytes:
        """What RFC 8291 says a browser does."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        from cryptography.hazmat.primitives.hashes import SHA256
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF

        salt, length = body[:16], body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        told = b"WebPush: info\0" + public_point(self.key) + theirs
        first = HKDF(SHA256(), 32, self.secret, told).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        return AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0").removesuffix(b"\x02")
