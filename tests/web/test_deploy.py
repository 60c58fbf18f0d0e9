"""What `deploy/` shows works: nginx on loopback, with TLS and streams; files that name what exists."""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.server import RoomServer, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")
NAME = "club.example"


def certificate(folder: Path) -> ssl.SSLContext:
    """A throw-away certificate in this folder; gives how to believe in it."""
    names = f"subjectAltName=DNS:{NAME},IP:127.0.0.1"
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}", "-addext", names]
    subprocess.run([str(OPENSSL), *made, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))


def configuration(folder: Path, room: int, plain: int, secret: int) -> Path:
    """deploy/nginx.conf as it stands, with the ports and the certificate of this test."""
    shown = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "127.0.0.1:8010": f"127.0.0.1:{room}",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secret} ssl;",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(folder / "cert.pem"),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(folder / "key.pem"),
    }
    for old, new in changes.items():
        assert shown.count(old) >= 1, old
        shown = shown.replace(old, new)
    paths = "".join(
        [f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{shown}}}\n",
        encoding="utf-8",
    )
    return file


@contextmanager
def nginx(folder: Path, room: int) -> Iterator[tuple[int, int]]:
    plain, secret = free_port(), free_port()
    file = configuration(folder, room, plain, secret)
    process = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(file)], stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            try:
                httpx.get(f"http://127.0.0.1:{plain}/")
                break
            except httpx.TransportError:
                assert process.poll() is None, (folder / "error.log").read_text()
                time.sleep(0.05)
        yield plain, secret
    finally:
        process.terminate()
        process.wait(10)


@pytest.mark.slow
@pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="nginx or openssl is not installed (apt install nginx)")
def test_a_room_behind_nginx_with_tls_and_streams(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    trust = certificate(tmp_path)
    room = RoomServer(tmp_path, proxies=("127.0.0.1",), names=(NAME,))
    room.start()
    host = {"host": NAME}
    try:
        with (
            nginx(tmp_path, room.port) as (plain, secret),
            httpx.Client(base_url=f"https://127.0.0.1:{secret}", verify=trust, headers=host, timeout=20) as client,
        ):
            sent = httpx.get(f"http://127.0.0.1:{plain}/rules/mindbug", headers=host)
            assert sent.headers["location"] == f"https://{NAME}/rules/mindbug"
            assert client.get("/").status_code == 200
            assert client.get("/", headers={"host": "evil.example"}).status_code == 421
            made = client.post("/set/mindbug", data={"seat": ["me", "here"], "option.sets": "first_contact"})
            assert made.status_code == 303
            assert "Secure" in made.headers["set-cookie"]
            seat = made.headers["location"].removesuffix("/links")
            assert f'value="https://{NAME}/t/' in client.get(seat + "/links").text
            same_site = {"origin": f"https://{NAME}"}
            heard: list[str] = []
            with client.stream("GET", seat + "/live") as stream:
                began = time.monotonic()
                for line in stream.iter_lines():
                    if line == "event: frame":
                        heard.append(line)
                        if len(heard) == 1:  # a frame goes through at once, and so does what follows
                            assert client.post(seat + "/here", data={"seat": "0"}, headers=same_site).status_code == 303
                        else:
                            break
                assert time.monotonic() - began < 5
            assert client.get("/metrics").status_code == 404  # only from the machine itself
            assert httpx.get(f"{room.url}/metrics").status_code == 200
            assert client.post("/upload", files={"record": b"x" * 2_000_000}).status_code == 413
            address = {"x-forwarded-for": "203.0.113.9"}  # what a visitor claims is not believed
            assert client.get("/health", headers=address).status_code == 200
    finally:
        room.stop()


def test_files_for_hosts_name_what_exists() -> None:
    commands = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    serve = commands.partition("## `herna serve`")[2].partition("\n## ")[0] or commands
    asked: dict[str, list[str]] = {
        file: re.findall(r"(?<=[\s\"'\[])--[a-z-]+", line)
        for file in ("Dockerfile", "compose.yml", "herna.service", "nginx.conf", "Caddyfile")
        for line in [named_for_herna((DEPLOY / file).read_text(encoding="utf-8"))]
    }
    for file, options in asked.items():
        assert options, file
        for option in options:
            assert option.replace("--no-", "--") in serve, (file, option)
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = [name for line in re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.M) for name in line.split()]
    let_in = set(re.findall(r"^!(.+)$", (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8"), re.M))
    assert set(copied) == let_in
    assert all([(ROOT / name).exists() for name in copied])
    extras = re.findall(r"\[([a-z,]+)\]'", dockerfile)
    known = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert all([f"\n{extra} = [" in known for found in extras for extra in found.split(",")])


def named_for_herna(text: str) -> str:
    """The lines that have options of `herna serve`."""
    lines = [line for line in text.splitlines() if re.search(r"herna.*serve|^    command:", line)]
    return "\n".join(lines)


@pytest.mark.parametrize("file", ["nginx.conf", "compose-nginx.conf"])
def test_proxies_do_not_hold_streams_back_nor_believe_visitors(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    needed: dict[str, Any] = {
        "proxy_buffering": "off", "proxy_set_header Host": "$http_host",
        "proxy_set_header X-Forwarded-For": "$remote_addr", "proxy_set_header X-Forwarded-Proto": "$scheme",
    }  # fmt: skip
    for name, value in needed.items():
        assert f"{name} {value};" in text
