"""Kill the room amid choices, again and again: what was acknowledged must be there, once, and nothing else.

`make faults`, or `python -m tools.faults [--kills 20] [--postgres] [--tables 12] [--seed 1]`. The server is a process
of its own on loopback that is ended by SIGKILL at a random moment while people choose at all tables; then it is started
again, and whoever has had no answer asks again under the same name. In the end the database must hold, for every table,
exactly what was acknowledged, in this order, and every game must be playable from its beginning. Between people's
tables there are some where bots play, so that their choices are interrupted, too. All loops are bounded.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

import herna
from herna.kernel.game import follow
from herna.web.limits import Limits
from herna.web.serve import server_for
from herna.web.settings import RoomSettings
from herna.web.store import Store, StoredTable

sys.path.insert(0, str(Path(__file__).parents[1]))  # the cluster is the tests' own

from tests.web.postgres import PRESENT, Cluster
from tests.web.server import free_port

MANY = 10_000_000
LIMITS = Limits(choices_per_minute=MANY, choices_per_seat=MANY, requests_per_minute=MANY, tables_per_minute=MANY)
FORKS = multiprocessing.get_context("forkserver")  # a server starts quickly where all modules are loaded already


def serve(database: str, port: int) -> None:
    server_for(RoomSettings(database, port=port, thinkers=1, limits=LIMITS), "critical").run()


class Room:
    """The server, which is killed and started again."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()
        self.process = FORKS.Process(target=serve, args=(database, self.port))
        self.open = asyncio.Event()
        self.made = 0  # choices acknowledged since it was started

    async def start(self) -> None:
        self.process = FORKS.Process(target=serve, args=(self.database, self.port))
        self.process.start()
        async with httpx.AsyncClient() as client:
            for _ in range(1200):
                try:
                    await client.get(f"http://127.0.0.1:{self.port}/api/bots")
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                else:
                    self.open.set()
                    return
        raise SystemExit("the room does not open within a minute")

    def kill(self) -> None:
        self.open.clear()
        self.process.kill()
        self.process.join()
        self.made = 0


class Player:
    """One who plays all seats of a table, and notes what was acknowledged."""

    def __init__(self, room: Room, number: int, bot: bool) -> None:
        self.room = room
        self.rng = Random(number)
        self.seats = [{}, {"kind": "random"}] if bot else [{}, {}]
        self.acknowledged: dict[str, list[str]] = {}  # for each table
        self.asked_again = 0

    async def play(self, ended: asyncio.Event) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.room.port}", timeout=20) as client:
            table: dict[str, Any] | None = None
            while not ended.is_set():
                table = table or await self._set(client)
                seat, seen = await self._turn(client, table)
                if seen is None:
                    table = None
                elif seen["decision"] is None:
                    await asyncio.sleep(0.05)  # a bot thinks
                else:
                    await self._choose(client, table, seat, seen)

    async def _set(self, client: httpx.AsyncClient) -> dict[str, Any]:
        wish = {"game": "mindbug", "seats": self.seats}
        made: dict[str, Any] = (await self._ask(client, "POST", "/api/tables", wish)).json()
        self.acknowledged[made["id"]] = []
        return made

    async def _turn(self, client: httpx.AsyncClient, table: dict[str, Any]) -> tuple[int, dict[str, Any] | None]:
        """Whose turn it is and what they see; None if the game is over."""
        seen: dict[str, Any] = {}
        for seat, key in enumerate(table["seats"]):
            if key is not None:
                seen = (await self._ask(client, "GET", f"/api/tables/{table['id']}/{key}")).json()
                if seen["view"]["result"] is not None:
                    return seat, None
                if seen["decision"] is not None:
                    return seat, seen
        return 0, seen

    async def _choose(self, client: httpx.AsyncClient, table: dict[str, Any], seat: int, seen: dict[str, Any]) -> None:
        made = self.acknowledged[table["id"]]
        choice = {
            "choice": self.rng.choice(seen["decision"]["options"])["code"],
            "seq": seen["seq"],
            "request": f"c{len(made)}",
        }
        answer = await self._ask(client, "POST", f"/api/tables/{table['id']}/{table['seats'][seat]}/choose", choice)
        if answer.status_code == 200:
            made.append(f"{seat} c{len(made)}")
            self.room.made += 1
        elif answer.status_code != 409:  # a bot has moved meanwhile
            raise SystemExit(f"a choice was answered with {answer.status_code}: {answer.text}")

    async def _ask(self, client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until there is an answer."""
        for _ in range(200):
            await self.room.open.wait()
            try:
                answer = await client.request(method, path, json=body)
            except httpx.TransportError:
                self.asked_again += 1
                await asyncio.sleep(0.02)
            else:
                if answer.status_code < 500:
                    return answer
                await asyncio.sleep(0.2)
        raise SystemExit("the room does not answer")


def faults_of(stored: StoredTable | None, acknowledged: list[str]) -> list[str]:
    """What is wrong with a table."""
    if stored is None:
        return ["the table is lost"]
    kept = [request for request in stored.requests if request is not None]
    found = [f"{len(acknowledged)} were acknowledged, {len(kept)} are kept"] if kept != acknowledged else []
    fields = ("rulings", "players", "options", "seed", "position")
    state = herna.game(stored.game).begin({field: getattr(stored, field) for field in fields})
    for code in stored.choices:
        follow(state, code)
    if state.over != stored.over:
        found.append("its end is not noted")
    return found


async def experiment(database: str, kills: int, minutes: float, tables: int, seed: int) -> int:
    """Gives the number of faults."""
    room, rng, ended, begun, done = Room(database), Random(seed), asyncio.Event(), time.monotonic(), 0
    await room.start()
    players = [Player(room, number, bot=number % 4 == 3) for number in range(tables)]
    work = [asyncio.create_task(player.play(ended)) for player in players]
    try:
        while done < kills and time.monotonic() - begun < 60 * minutes:
            wanted, latest = rng.randint(0, 20), time.monotonic() + 10
            while room.made < wanted and time.monotonic() < latest:
                await asyncio.sleep(0.005)
            await asyncio.sleep(rng.uniform(0, 0.05))
            room.kill()
            await room.start()
            for task in [task for task in work if task.done()]:
                task.result()  # tells what went wrong
            done += 1
            if done % 20 == 0:
                made = sum([len(kept) for player in players for kept in player.acknowledged.values()])
                print(f"  {done} kills, {made} choices, {time.monotonic() - begun:.0f} s", flush=True)
        ended.set()
        await asyncio.gather(*work)
    finally:
        room.kill()
    store = await Store.open(database)
    faults: list[str] = []
    made = 0
    for player in players:
        for id, acknowledged in player.acknowledged.items():
            faults += [f"table {id}: {fault}" for fault in faults_of(await store.read(id), acknowledged)]
            made += len(acknowledged)
    known = {id for player in players for id in player.acknowledged}
    unknown = len([id for id in await store.ids() if id not in known])
    await store.close()
    print(
        f"{database.partition(':')[0]}: {done} kills, {made} choices acknowledged at {len(known)} tables "
        f"({unknown} tables were made without an answer), {sum([player.asked_again for player in players])} requests "
        f"without an answer; lost, doubled or changed: {len(faults)}; {time.monotonic() - begun:.0f} s"
    )
    for fault in faults[:20]:
        print(f"  {fault}")
    return len(faults)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=60.0, help="no further kill after so many")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL, as a private cluster, instead of SQLite")
    args = parser.parse_args()
    if args.postgres and not PRESENT:
        raise SystemExit("PostgreSQL (its programs, and the package asyncpg) is not installed")
    FORKS.set_forkserver_preload(["tools.faults", "alembic.command", "aiosqlite"])
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'room.db'}"
        cluster = None
        if args.postgres:
            cluster = Cluster()
            cluster.start()
            database = cluster.url
        try:
            faults = asyncio.run(experiment(database, args.kills, args.minutes, args.tables, args.seed))
        finally:
            if cluster is not None:
                cluster.end()
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
