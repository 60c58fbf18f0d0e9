"""Ask a room 30,000 damaged requests and see that it stands: `python tools/hostile.py [--requests N] [--postgres]`.

The room runs in a process of its own. No answer may be 5xx, nothing may be written as a traceback, and the memory of
the room may not grow. Where schemathesis is installed (`pip install '.[fuzz]'`), it asks as well, from the description
of the API that the room serves.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from threading import Thread

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.hostile import Hostile, routes_of
from tests.web.postgres import postgres_url
from tests.web.server import free_port, wait_until_open

from herna.web.app import create_app
from herna.web.settings import RoomSettings

SIDES = 2  # threads that ask
MUCH = 1_000_000
LIMITS = ("requests_per_minute", "tables_per_minute", "tables_per_visitor", "choices_per_minute", "choices_per_seat")
WARM = 0.3  # share of the requests after which memory should stay as it is: by then every page was drawn
GROWTH = 1.15


def memory(pid: int) -> int:
    """Resident kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def start_room(database: str, port: int, log: Path) -> subprocess.Popen[bytes]:
    limits = [part for name in LIMITS for part in ("--limit", f"{name}={MUCH}")]
    command = [sys.executable, "-m", "herna.cli", "serve", "--no-browser", "--port", str(port), "--database", database]
    room = subprocess.Popen([*command, *limits], stdout=subprocess.DEVNULL, stderr=log.open("wb"))
    wait_until_open(port)
    return room


def ask(sides: list[Hostile], each: int) -> None:
    threads = [Thread(target=side.run, args=(each,)) for side in sides]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def by_schema(port: int, cases: int) -> int:
    """What schemathesis finds; only server errors count, because tables of others change under its hands."""
    program = shutil.which("schemathesis", path=str(Path(sys.executable).parent)) or shutil.which("schemathesis")
    if program is None:
        print("schemathesis is not installed: pip install '.[fuzz]'")
        return 0
    address = f"http://127.0.0.1:{port}/api/schema/openapi.json"
    options = ["--checks", "not_a_server_error", "--max-examples", str(cases), "--request-timeout", "10"]
    return subprocess.run(
        [program, "run", address, *options, "--exclude-path-regex", "/events$"], check=False, timeout=900
    ).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL cluster of its own, not on SQLite")
    parser.add_argument("--cases", type=int, default=200, help="cases of schemathesis for each call of the API")
    args = parser.parse_args()
    folder, port = Path(tempfile.mkdtemp(prefix="herna-hostile-")), free_port()
    database = postgres_url() if args.postgres else f"sqlite:///{folder / 'room.db'}"
    room = start_room(database, port, folder / "log")
    begun = time.perf_counter()
    try:
        routes = routes_of(create_app(RoomSettings("sqlite:///unused.db")))
        sides = [Hostile(port, args.seed * SIDES + i, routes) for i in range(SIDES)]
        for side in sides:
            side.prepare()
        ask(sides, int(args.requests * WARM) // SIDES)
        warm = memory(room.pid)
        ask(sides, int(args.requests * (1 - WARM)) // SIDES)
        after = memory(room.pid)
        seconds = time.perf_counter() - begun
        schema = by_schema(port, args.cases)
        alive = room.poll() is None
    finally:
        room.terminate()
        room.wait(20)
    log = (folder / "log").read_text(encoding="utf-8", errors="replace")
    shutil.rmtree(folder)
    faults = [fault for side in sides for fault in side.faults]
    met = sum([side.met for side in sides], Counter[int]())
    print(f"{args.requests} requests, {seconds:.0f} s, answers {dict(sorted(met.items()))}, {len(faults)} faults")
    print(f"memory {warm} kB, then {after} kB; {log.count('Traceback')} tracebacks, {len(log.splitlines())} log lines")
    for fault in faults[:20]:
        print("  " + fault)
    good = not faults and "Traceback" not in log and after < warm * GROWTH and alive and schema == 0
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
