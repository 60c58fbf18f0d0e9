"""A room of several servers on this machine: PostgreSQL, three servers and nginx, all on private ports of loopback.

`make cluster` starts it and prints its address; Ctrl+C ends it, and nothing is left behind. `--tests` runs the tests
with two browsers through it instead. By default nginx sends all requests for one table to the same server; with
`--scatter` it sends every request to the next one, which is slower and must work as well.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the cluster of PostgreSQL is the tests' own

from tests.web.postgres import PRESENT, Cluster
from tests.web.server import free_port, wait_until_open

ROOT = Path(__file__).parents[1]
TWO_BROWSERS = (
    "tests/web/test_browser.py::test_two_browsers_play_each_other_to_the_end",
    "tests/web/test_browser.py::test_undo_after_something_came_to_light_needs_consent",
    "tests/web/test_browser.py::test_hot_seat_never_shows_a_hand_to_the_wrong_person",
    "tests/web/test_browser_connections.py::test_a_link_replaced_in_one_tab_leads_the_others_on",
)
LIMITS = ("tables_per_minute", "choices_per_minute", "choices_per_seat", "requests_per_minute")
NGINX = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $request_uri $table {{
        "~^/(?:api/tables|t)/(?<id>[0-9a-f]+)" $id;
        default $request_id;
    }}
    upstream room {{
        {way}
        {servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port};
        client_max_body_size 2m;
        location / {{
            proxy_pass http://room;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_read_timeout 1h;
        }}
    }}
}}
"""


def start_servers(database: str, number: int, at_the_end: ExitStack) -> list[int]:
    """Servers with one database; gives their ports."""
    ports = [free_port() for _ in range(number)]
    limits = [word for name in LIMITS for word in ("--limit", f"{name}=10000000")]
    for port in ports:
        command = [
            sys.executable,
            "-m",
            "herna.cli",
            "serve",
            "--no-browser",
            "--port",
            str(port),
            *limits,
            "--chosen-seeds",
        ]
        server = subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL)
        at_the_end.callback(end, server)
    for port in ports:
        wait_until_open(port)
    return ports


def start_nginx(ports: list[int], scatter: bool, folder: Path, at_the_end: ExitStack) -> int:
    """The proxy in front of these servers; gives its port."""
    port = free_port()
    file = folder / "nginx.conf"
    way = "" if scatter else "hash $table consistent;"
    servers = " ".join([f"server 127.0.0.1:{server};" for server in ports])
    file.write_text(NGINX.format(folder=folder, way=way, servers=servers, port=port), encoding="utf-8")
    folder.chmod(0o755)  # nginx gives up root's rights
    proxy = subprocess.Popen([nginx(), "-c", str(file), "-p", str(folder), "-e", "stderr"])
    at_the_end.callback(end, proxy)
    wait_until_open(port)
    return port


def nginx() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        raise SystemExit("nginx is not installed (Debian: apt install nginx-light)")
    return found


def end(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--scatter", action="store_true", help="every request to the next server")
    parser.add_argument("--tests", action="store_true", help="run the tests with two browsers, and end")
    args = parser.parse_args()
    nginx()
    if not PRESENT:
        raise SystemExit("PostgreSQL (its programs, and the package asyncpg) is not installed")
    code = 0
    with ExitStack() as at_the_end:
        folder = Path(at_the_end.enter_context(tempfile.TemporaryDirectory(prefix="herna-cluster-")))
        database = Cluster()
        at_the_end.callback(database.end)
        database.start()
        ports = start_servers(database.url, args.servers, at_the_end)
        port = start_nginx(ports, args.scatter, folder, at_the_end)
        if args.tests:
            told = {**os.environ, "HERNA_TEST_ROOM_PORT": str(port)}
            command = [sys.executable, "-m", "pytest", "-q", *TWO_BROWSERS]
            code = subprocess.run(command, cwd=ROOT, env=told, check=False).returncode
        else:
            print(f"Herna: http://127.0.0.1:{port}/ (servers: {ports}; Ctrl+C ends it)", flush=True)
            signal.sigwait([signal.SIGINT, signal.SIGTERM])
    raise SystemExit(code)


if __name__ == "__main__":
    main()
