"""How many people a room serves: choices a second, waiting times, memory, growth; beside a former version, in one run.

`python benchmarks/load.py [--former CHECKOUT]`. Every version is a server in a process of its own on loopback; with a
former checkout, short blocks of both alternate, so that the load of the machine hits both alike, and what counts is
the ratio. Every table is two programs that choose at random over connections that stay open, and as many open pages as
wanted. All loops are bounded, and the servers are stopped at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import uvloop

HERE = Path(__file__).parents[1]
WITHOUT_LIMITS = (  # all tables are played from one address here
    *[f"{name}=10000000" for name in ("requests_per_minute", "tables_per_minute", "choices_per_minute")],
    *[f"{name}=100000" for name in ("choices_per_seat", "connections", "connections_per_address")],
    *["streams_per_address=100000", "idle_seconds=3600"],
)
TICK = os.sysconf("SC_CLK_TCK")


# --- the server -------------------------------------------------------------------------------------------------
class Version:
    """A room of one version, with an own database."""

    def __init__(self, name: str, checkout: Path, database: str) -> None:
        self.name = name
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        serve = [sys.executable, "-m", "herna.cli", "serve"]
        sources = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        options = subprocess.run([*serve, "--help"], env=sources, capture_output=True, check=True).stdout
        limits = [word for limit in WITHOUT_LIMITS for word in ("--limit", limit)] if b"--limit" in options else []
        self.process = subprocess.Popen(
            [*serve, "--no-browser", "--port", str(self.port), "--database", database, *limits],
            env=sources,
            stdout=subprocess.DEVNULL,
        )
        self.tables: list[Table] = []

    async def ready(self) -> None:
        for _ in range(300):
            try:
                await Line(self.port).ask("GET", "/api/bots")
            except OSError:
                await asyncio.sleep(0.1)
            else:
                return
        raise SystemExit(f"the server of {self.name} did not start")

    async def seat(self, tables: int, pages: int) -> None:
        """Set tables until there are so many, each with so many open pages."""
        while len(self.tables) < tables:
            some = [Table(self.port, pages, len(self.tables) + i) for i in range(min(20, tables - len(self.tables)))]
            await asyncio.gather(*[table.set() for table in some])
            self.tables += some

    def heard(self) -> int:
        """Frames that all pages have got."""
        return sum([table.heard for table in self.tables])

    def leave(self) -> None:
        for table in self.tables:
            table.leave()
        self.tables.clear()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def cpu(self) -> float:
        """Seconds that the server's own process has computed; bots think in others."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        """Kilobytes that the server's own process holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


# --- the people -------------------------------------------------------------------------------------------------
class Line:
    """A connection that stays open. (A complete client would take more time than the server that it measures.)"""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def open(self, method: str, path: str, body: bytes = b"") -> tuple[asyncio.StreamReader, dict[str, str]]:
        if self.reader is not None and self.reader.at_eof():
            self.close()  # some servers hang up after a pause
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
        if body:
            head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.writer.write(f"{head}\r\n".encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {line.partition(":")[0].lower(): line.partition(":")[2].strip() for line in answer[1:] if line}
        headers["status"] = answer[0].split()[1]
        return self.reader, headers

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        reader, headers = await self.open(method, path, b"" if body is None else json.dumps(body).encode())
        content = await reader.readexactly(int(headers["content-length"]))
        return int(headers["status"]), json.loads(content)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Table:
    """Two programs at a table, and pages that people have open."""

    def __init__(self, port: int, pages: int, number: int) -> None:
        self.line = Line(port)
        self.pages = pages
        self.rng = Random(number)
        self.looking: list[tuple[asyncio.Task[None], Line]] = []
        self.heard = 0
        self.id = ""
        self.keys: list[str] = []
        self.seen: dict[str, Any] = {}
        self.acting = ""

    async def set(self) -> None:
        self.leave_pages()
        wish = {"game": "mindbug", "seats": [{}, {}]}
        status, made = await self.line.ask("POST", "/api/tables", wish)
        if status >= 400:
            raise SystemExit(f"no table: {made}")
        self.id, self.keys, self.seen = made["id"], made["seats"], {}
        for key in self.keys:  # whoever comes first sits down, which is no part of a choice
            await self.line.ask("GET", f"/api/tables/{self.id}/{key}")
        for number in range(self.pages):
            line = Line(self.line.port)
            self.looking.append((asyncio.create_task(self.look(line, self.keys[number % 2])), line))

    async def look(self, line: Line, key: str) -> None:
        reader, _ = await line.open("GET", f"/t/{self.id}/{key}/live")
        while data := await reader.read(1 << 16):
            self.heard += data.count(b"event: frame")

    async def choose(self) -> float | None:
        """One choice; gives its seconds, or None if the game has ended."""
        if not self.seen:
            await self.ask(0)
        if not self.seen["decision"]:
            if not self.seen["view"]["to_act"]:
                return None
            await self.ask(self.seen["view"]["to_act"][0])
        choice = {"choice": self.rng.choice(self.seen["decision"]["options"])["code"], "seq": self.seen["seq"]}
        begun = time.perf_counter()
        status, self.seen = await self.line.ask("POST", f"/api/tables/{self.id}/{self.acting}/choose", choice)
        if status != 200:
            raise SystemExit(f"a choice was answered with {status}: {self.seen}")
        return time.perf_counter() - begun

    async def ask(self, seat: int) -> None:
        """What this seat sees."""
        self.acting = self.keys[seat]
        _, self.seen = await self.line.ask("GET", f"/api/tables/{self.id}/{self.acting}")

    def leave_pages(self) -> None:
        for task, line in self.looking:
            task.cancel()
            line.close()
        self.looking.clear()

    def leave(self) -> None:
        self.leave_pages()
        self.line.close()


# --- measuring --------------------------------------------------------------------------------------------------
class Block:
    """What one stretch of time has brought."""

    def __init__(self, seconds: float, cpu: float, own: float, frames: int, times: list[float]) -> None:
        each = max(1, len(times))
        self.rate = len(times) / seconds
        self.cpu = 1000 * cpu / each  # milliseconds of the server's computing for a choice
        self.own = 1000 * own / each  # and of ours
        self.frames = frames / each  # that pages got for it
        self.times = times


async def flat_out(version: Version, tables: int, seconds: float) -> Block:
    """All tables choose as fast as they are answered."""
    return await measured(version, tables, seconds, 0.0)


async def paced(version: Version, tables: int, seconds: float) -> Block:
    """Every table chooses every five seconds, all of them spread over that time."""
    return await measured(version, tables, seconds, 5.0)


async def measured(version: Version, tables: int, seconds: float, pause: float) -> Block:
    times: list[float] = []
    begun, cpu, own, heard = time.perf_counter(), version.cpu(), time.process_time(), version.heard()
    end = begun + seconds

    async def play(table: Table, number: int) -> None:
        due = begun + pause * number / tables
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            took = await table.choose()
            if took is None:
                await table.set()
            elif time.perf_counter() < end or pause:
                times.append(took)
            due = due + pause if pause else time.perf_counter()

    await asyncio.gather(*[play(table, number) for number, table in enumerate(version.tables[:tables])])
    lasted = time.perf_counter() - begun if pause else seconds
    return Block(lasted, version.cpu() - cpu, time.process_time() - own, version.heard() - heard, times)


Measure = Callable[[Version, int, float], Awaitable[Block]]


async def side_by_side(
    versions: list[Version], tables: int, pages: int, measure: Measure, blocks: int, seconds: float
) -> None:
    """Blocks of all versions in turn, and the figures of each."""
    for version in versions:
        await version.seat(tables, pages)
    await asyncio.sleep(2)  # all pages have their first picture
    found: dict[str, list[Block]] = {version.name: [] for version in versions}
    for number in range(blocks):
        for version in versions if number % 2 == 0 else versions[::-1]:
            found[version.name].append(await measure(version, tables, seconds))
    for version in versions:
        made = found[version.name]
        times = [1000 * took for block in made for took in block.times]
        p95 = quantiles(times, n=20)[18] if len(times) > 1 else 0.0
        print(
            f"  {version.name:7} {median([b.rate for b in made]):6.0f} choices a second, "
            f"{median([b.cpu for b in made]):5.2f} ms of computing each, "
            f"p50 {median(times):5.0f} ms, p95 {p95:5.0f} ms ({len(times)} choices, "
            f"{median([b.frames for b in made]):.1f} frames each; {median([b.own for b in made]):.2f} ms of ours)"
        )
    if len(versions) == 2:
        new, old = [found[version.name] for version in versions]
        ratios = [n.rate / o.rate for n, o in zip(new, old, strict=True)]
        cpu = [o.cpu / n.cpu for n, o in zip(new, old, strict=True)]
        print(
            f"  ratio   {median(ratios):.2f} times the choices ({min(ratios):.2f} to {max(ratios):.2f}), "
            f"{median(cpu):.2f} times as much for the same computing; {load()}",
            flush=True,
        )
    for version in versions:
        version.leave()


async def memory(version: Version, tables: int, pages: int) -> None:
    """What a table in use takes, after a few choices; to be measured before memory has been given back."""
    known = len(version.tables)
    await version.seat(known + 50, pages)
    await make_choices(version.tables[known:], 8)  # what all tables share has been drawn by now
    before, known = version.memory(), len(version.tables)
    await version.seat(known + tables, pages)
    await make_choices(version.tables[known:], 8)
    each = (version.memory() - before) / tables
    print(f"  {version.name:7} {each:6.0f} kB a table with {pages} open pages", flush=True)


async def make_choices(tables: list[Table], choices: int) -> None:
    for first in range(0, len(tables), 20):
        for _ in range(choices):
            await asyncio.gather(*[table.choose() for table in tables[first : first + 20]])


async def soak(version: Version, tables: int, pages: int, minutes: float) -> None:
    """Whether the server grows while tables begin and end: its memory every twentieth of the time."""
    await version.seat(tables, pages)
    seen: list[float] = []
    times: list[float] = []
    for _ in range(20):
        block = await measured(version, tables, 3 * minutes, 0.5)
        times += block.times
        seen.append(version.memory() / 1000)
    print(f"  {version.name:7} {len(times)} choices; MB: {' '.join([f'{m:.0f}' for m in seen])}; {load()}", flush=True)
    version.leave()


def load() -> str:
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


async def run(args: argparse.Namespace, versions: list[Version]) -> None:
    for version in versions:
        await version.ready()
    if args.memory:
        print(f"memory of {args.memory} tables", flush=True)
        for version in versions:
            for pages in args.pages:
                await memory(version, args.memory, pages)
            version.leave()
    for tables in args.tables:
        for pages in args.pages:
            print(f"flat out at {tables} tables, {pages} open pages each", flush=True)
            await side_by_side(versions, tables, pages, flat_out, args.blocks, args.seconds)
    for tables in args.paced:
        for pages in args.pages:
            print(f"a choice every 5 s at each of {tables} tables, {pages} open pages each", flush=True)
            await side_by_side(versions, tables, pages, paced, 2, 2 * args.seconds)
    if args.soak:
        print(f"{args.soak:g} minutes, {args.soak_tables} tables that choose twice a second", flush=True)
        await soak(versions[0], args.soak_tables, 1, args.soak)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--former", type=Path, help="a checkout of the version to compare with")
    parser.add_argument("--database", help="instead of an SQLite file, for the present version only")
    parser.add_argument("--tables", type=int, nargs="*", default=[200, 500])
    parser.add_argument("--pages", type=int, nargs="*", default=[0, 1])
    parser.add_argument("--blocks", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0, help="of one block")
    parser.add_argument("--paced", type=int, nargs="*", default=[1000], help="tables with a choice every five seconds")
    parser.add_argument("--memory", type=int, default=500, help="tables whose memory is measured; 0: none")
    parser.add_argument("--soak", type=float, default=0.0, help="minutes")
    parser.add_argument("--soak-tables", type=int, default=60)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as at_the_end:
        checkouts = {"now": HERE, **({"former": args.former} if args.former else {})}
        versions = []
        for name, checkout in checkouts.items():
            file = f"sqlite:///{Path(folder) / name}.db"
            version = Version(name, checkout, args.database or file if name == "now" else file)
            at_the_end.callback(version.stop)
            versions.append(version)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(run(args, versions))


if __name__ == "__main__":
    main()
