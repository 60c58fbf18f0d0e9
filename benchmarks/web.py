"""How fast the room is: drawing frames, first load, clicks in a browser, and many tables at once, in one run.

`python benchmarks/web.py [--tables 300] [--choices 600] [--clicks 30]`. The server runs in a process of its own on
loopback and is stopped at the end; all loops are bounded. The load of the machine is printed beside the figures: on a
busy machine they say little.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx
from playwright.sync_api import Browser

import herna
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene
from herna.web.pages.table import frame

sys.path.insert(0, str(Path(__file__).parents[1]))  # the browser and the games' set-ups are the tests' own

from tests.contract import contract_of
from tests.web.browser import browser_present, new_context, open_browser


# --- drawing ---------------------------------------------------------------------------------------------------
def scenes(id: str, setup: dict[str, Any], seed: int) -> list[Scene]:
    """A random game as the seats saw it."""
    game = herna.game(id)
    state = game.new(seed=seed, **setup)
    rng = Random(seed)
    found: list[Scene] = []
    while not state.over:
        seat = rng.choice(state.to_act)
        decision, events = state.decision(seat), state.events(0, seat)[-60:]
        found.append(Scene(game, "en", len(found), state.view(seat), seat, decision, events))
        state.choose(rng.randrange(state.options_of(seat)), seat)
    return found


def drawing(id: str) -> str:
    setups = contract_of(id).setups
    largest = max(setups, key=lambda setup: setup.get("players", 0))
    played = scenes(id, largest, 3)
    late = played[-max(1, len(played) // 3) :]
    place = Identity(f"/t/{10 * 'x'}/{24 * 'y'}", [f"Player {seat + 1}" for seat in range(6)])
    for scene in late:
        frame(scene)
    times, elements, sizes, packed = [], [], [], []
    for scene in late:
        begun = time.perf_counter()
        html = place.fill(frame(scene))
        times.append(1000 * (time.perf_counter() - begun))
        elements.append(len(re.findall(r"<[a-z]", html)))
        sizes.append(len(html) / 1000)
        packed.append(len(gzip.compress(html.encode())) / 1000)
    per_300 = median([300 * t / n for t, n in zip(times, elements, strict=True)])
    return (
        f"{id:11} {median(times):6.1f} ms a frame, {median(elements):5.0f} elements, {per_300:5.1f} ms per 300, "
        f"{median(sizes):5.1f} kB, {median(packed):4.1f} kB packed"
    )


# --- serving ---------------------------------------------------------------------------------------------------
def start(folder: Path, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "herna.cli", "serve", "--no-browser", "--chosen-seeds", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", f"sqlite:///{folder / 'room.db'}"], stdout=subprocess.DEVNULL)
    for _ in range(100):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games")
            return server
        except httpx.TransportError:
            time.sleep(0.1)
    server.kill()
    raise SystemExit("the server did not start")


def first_load(url: str) -> float:
    """Kilobytes over the wire for the first sight of a table, compressed."""
    with httpx.Client(base_url=url, follow_redirects=True, headers={"accept-encoding": "gzip"}) as client:
        page = client.post("/play", data={"game": "mindbug"})
        parts = set(re.findall(r'(?:src|href)="(/(?:static|art)/[^"]+)"', page.text))
        total = sum([wire_size(client, part) for part in parts]) + len(gzip.compress(page.content))
    return total / 1000


def wire_size(client: httpx.Client, path: str) -> int:
    with client.stream("GET", path) as answer:
        return sum([len(chunk) for chunk in answer.iter_raw()])


async def many_tables(url: str, tables: int, choices: int) -> tuple[list[float], int]:
    """Two live pages at each table; how long choices take while all of them listen."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
        wish = {"game": "mindbug", "seats": [{}, {}]}
        made = [(await client.post("/api/tables", json=wish)).json() for _ in range(tables)]
        heard = [0]

        async def listen(table: str, key: str) -> None:
            async with client.stream("GET", f"/t/{table}/{key}/live") as stream:
                async for line in stream.aiter_lines():
                    heard[0] += line.startswith("event: frame")

        listeners = [asyncio.create_task(listen(t["id"], key)) for t in made for key in t["seats"]]
        await asyncio.sleep(3)
        rng = Random(1)
        times: list[float] = []
        waiting = asyncio.Semaphore(8)

        async def choose_once() -> None:
            async with waiting:
                table = rng.choice(made)
                for key in table["seats"]:
                    path = f"/api/tables/{table['id']}/{key}"
                    seen = (await client.get(path)).json()
                    if seen["decision"] is not None:
                        code = rng.choice(seen["decision"]["options"])["code"]
                        begun = time.perf_counter()
                        await client.post(path + "/choose", json={"choice": code, "seq": seen["seq"]})
                        times.append(1000 * (time.perf_counter() - begun))
                        return

        await asyncio.gather(*[choose_once() for _ in range(choices)])
        await asyncio.sleep(1)
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        return times, heard[0]


# --- clicking --------------------------------------------------------------------------------------------------
# The list in the prompt has all options: on the board, some things are only picked up by the first click.
CLICK = """() => new Promise(done => {
  const options = [...document.querySelectorAll('#prompt .opts button[name=choice]')];
  const option = options.find(one => !one.matches('.warn')) ?? options[0];
  if (option.matches('.warn')) option.click(); // asked once more
  const begun = performance.now();
  document.addEventListener('frame', () => {
    const changed = performance.now() - begun;
    requestAnimationFrame(() => done([changed, performance.now() - begun]));
  }, { once: true });
  option.click();
})"""


def clicks(browser: Browser, url: str, id: str, wanted: int) -> list[tuple[float, float]]:
    """Milliseconds from a click on an option to the changed page, and to its next picture.

    The other seats answer over the API.
    """
    with httpx.Client(base_url=url, timeout=60) as client:
        seats = herna.game(id).players[0]
        table = client.post("/api/tables", json={"game": id, "seats": [{}] * seats, "seed": "1"}).json()
        context = new_context(browser)
        page = context.new_page()
        page.goto(f"{url}/t/{table['id']}/{table['seats'][0]}")
        page.wait_for_selector('body[data-stream="open"]')
        page.wait_for_timeout(1000)  # the pictures are there
        times: list[tuple[float, float]] = []
        rng = Random(2)
        for _ in range(60 * wanted):
            seen = [client.get(f"/api/tables/{table['id']}/{key}").json() for key in table["seats"]]
            if len(times) == wanted or seen[0]["view"]["result"] is not None:
                break
            page.wait_for_function("seq => +document.getElementById('table').dataset.seq >= seq", arg=seen[0]["seq"])
            if seen[0]["decision"] is not None:
                page.wait_for_timeout(600)  # the table is at rest
                changed, painted = page.evaluate(CLICK)
                times.append((changed, painted))
                continue
            seat = next(i for i in range(1, seats) if seen[i]["decision"] is not None)
            code = rng.choice(seen[seat]["decision"]["options"])["code"]
            path = f"/api/tables/{table['id']}/{table['seats'][seat]}/choose"
            client.post(path, json={"choice": code, "seq": seen[seat]["seq"]}).raise_for_status()
        context.close()
        return times


def print_clicks(url: str, wanted: int) -> None:
    if not browser_present():
        print("clicks: there is no browser on this machine")
        return
    with open_browser() as browser:
        for id in herna.games():
            times = clicks(browser, url, id, wanted)
            changed, painted = [figures(list(column)) for column in zip(*times, strict=True)]
            print(f"{id:11} {len(times)} clicks: changed after {changed}, painted after {painted}; {load()}")


def figures(times: list[float]) -> str:
    return f"{median(times):.0f} ms (p95 {quantiles(times, n=20)[18]:.0f})"


def load() -> str:
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--choices", type=int, default=600)
    parser.add_argument("--clicks", type=int, default=30)
    parser.add_argument("--port", type=int, default=8765)
    args = parser.parse_args()
    print(f"{herna.build} build, {load()}")
    for id in herna.games():
        print(drawing(id))
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder), args.port)
        try:
            url = f"http://127.0.0.1:{args.port}"
            print(f"first load of a table: {first_load(url):.0f} kB packed")
            print_clicks(url, args.clicks)
            times, heard = asyncio.run(many_tables(url, args.tables, args.choices))
            print(
                f"{args.tables} tables with two live pages each, {len(times)} choices, {heard} frames heard: "
                f"median {median(times):.0f} ms, p99 {quantiles(times, n=100)[98]:.0f} ms; {load()}"
            )
        finally:
            server.terminate()
            server.wait(15)


if __name__ == "__main__":
    main()
