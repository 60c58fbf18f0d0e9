"""Starting the room: one process, one port, a browser that opens itself."""

from __future__ import annotations

import asyncio
import errno
import math
import resource
import secrets
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn
from litestar import Litestar

from herna._ray import LOCAL
from herna.kernel.errors import BadOption, HernaError
from herna.web.addresses import LOOPBACK
from herna.web.app import create_app
from herna.web.drawing.qr import qr_lines
from herna.web.gate import gate
from herna.web.logs import keep_quiet, write_json
from herna.web.protocol import protocol_for
from herna.web.reach import bases, own_base
from herna.web.settings import RoomSettings
from herna.web.store import Store
from herna.web.store.database import database_url, is_sqlite
from herna.web.tables.afar import Afar
from herna.web.workers import Crew, listening

FILES_BESIDES: Final = 150  # database, bots, libraries
GRACE: Final = 2  # seconds for answers under way when the room closes


async def try_database(address: str) -> None:
    """A room without a memory is not opened: better to hear of it before the server starts."""
    await (await Store.open(address)).close()


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that nobody uses."""
    return next((port for port in range(wanted, wanted + 50) if not is_taken(host, port)), wanted)


def is_taken(host: str, port: int) -> bool:
    """Whether another program listens there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as e:
            return e.errno == errno.EADDRINUSE
    return False


def raise_file_limit(connections: int) -> int:
    """Every connection is an open file: get as many as the system allows; gives how many connections that makes."""
    wanted = connections + FILES_BESIDES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else max(1, min(connections, soft - FILES_BESIDES))


class RoomServer(uvicorn.Server):
    """A server that lets go of its streams when it is told to stop, so that nobody has to be cut off."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.room_app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        room = self.room_app.state.room
        if room is not None:
            await room.let_go()
        await super().shutdown(sockets)


def server_for(settings: RoomSettings, log_level: str = "warning") -> RoomServer:
    """The server of a room, with its limits."""
    limits = settings.limits
    limits.connections = raise_file_limit(limits.connections)
    app = create_app(settings)
    config = uvicorn.Config(
        gate(app, settings.path),
        host=settings.host,
        port=settings.port,
        log_level=log_level,
        http=protocol_for(limits, settings.proxies),
        loop="uvloop",
        ws="none",
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=math.ceil(limits.idle_seconds),
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        access_log=False,  # an address has a seat's key in it
    )
    if settings.json_logs:
        write_json()  # after uvicorn has set up its own logs
    keep_quiet(limits.errors_per_minute)
    return RoomServer(config, app)


def serve(settings: RoomSettings, open_browser: bool, port: int | None) -> None:
    """Open the room. A port that was named is used or refused; without one, the first that is free is taken."""
    check_workers(settings)
    check_cluster(settings)
    asyncio.run(try_database(settings.database))
    settings.port = free_port(settings.host, settings.port) if port is None else port
    if port and is_taken(settings.host, port):
        raise HernaError(f"port {port} is in use by another program; name another one with --port")
    address = f"{own_base(settings)}/"
    settings.office = secrets.token_urlsafe(18)
    print("\n".join(greeting(settings, sys.stdout.isatty())), flush=True)
    print(f"For whoever runs the room; the link opens once: {address}office/{settings.office}", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    if settings.workers > 1:
        serve_together(settings)
    else:
        server_for(settings).run()


def greeting(settings: RoomSettings, drawn: bool) -> list[str]:
    """Where the room is found, by whoever opens it and by others; `drawn`: with a QR code for telephones."""
    lines = [f"Herna: {own_base(settings)}/ (Ctrl+C ends it)"]
    names = sorted(settings.names - set(LOOPBACK))
    if names or settings.host in LOOPBACK:
        return lines + ([f"Known as: {', '.join(names)}"] if names else [])
    others = [f"{base}/" for base in bases(settings)]
    if not others:
        return [*lines, "Other machines are let in, but this one is in no network."]
    lines += [f"From other machines in your network: {other}" for other in others]
    if drawn:
        lines += ["", qr_lines(others[0])]
    return lines


def check_workers(settings: RoomSettings) -> None:
    """Several processes need a database that tells each of them what the others change."""
    if settings.workers > 1 and is_sqlite(database_url(settings.database)):
        raise BadOption(
            "several workers need PostgreSQL (--database postgresql://...): SQLite has one writer at a time, "
            "and tells nobody of changes"
        )


def check_cluster(settings: RoomSettings) -> None:
    """A Ray cluster that is not there is told of before the server starts; a local one is started by the room."""
    if settings.ray and settings.ray != LOCAL:
        cluster = Afar(settings.ray)
        cluster.minds()
        cluster.close()


def serve_together(settings: RoomSettings) -> None:
    """Several processes on one port; they share the processes in which bots think."""
    settings.thinkers = max(1, settings.thinkers // settings.workers)
    with listening(settings.host, settings.port) as shared:
        if not Crew(settings.workers, serve_on, (settings, shared)).run():
            raise HernaError("the room has ended by itself: a worker died soon after it was started")


def serve_on(settings: RoomSettings, shared: socket.socket) -> None:
    """One of several processes."""
    server_for(settings).run([shared])
