"""Starting the room: one process, one port, a browser that opens itself."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser

import uvicorn

from herna.web.app import create_app
from herna.web.settings import RoomSettings
from herna.web.store import Store


async def try_database(address: str) -> None:
    """A room without a memory is not opened: better to hear of it before the server starts."""
    await (await Store.open(address)).close()


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that nobody uses."""
    for port in range(wanted, wanted + 50):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if probe.connect_ex((host, port)) != 0:
                return port
    return wanted


def serve(settings: RoomSettings, open_browser: bool) -> None:
    asyncio.run(try_database(settings.database))
    settings.port = free_port(settings.host, settings.port)
    address = f"http://{settings.host}:{settings.port}/"
    print(f"Herna: {address} (Ctrl+C ends it)", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )
