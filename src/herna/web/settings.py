"""How a game room is run: where it listens, where it keeps its tables, how many bots think at once."""

from __future__ import annotations

import os
from pathlib import Path

from herna._version import __version__
from herna.web.assets import FINGERPRINT


def data_folder() -> Path:
    """Where a room keeps its database unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "herna"


class RoomSettings:
    """`database` is an SQLAlchemy URL, or empty for an SQLite file in the user's data folder."""

    def __init__(
        self,
        database: str = "",
        host: str = "127.0.0.1",
        port: int = 8010,
        thinkers: int = 2,
        heartbeat: float = 15.0,
        patience: float = 30.0,
    ) -> None:
        self.database = database or os.environ.get("HERNA_DATABASE", "") or f"sqlite:///{data_folder() / 'room.db'}"
        self.host = host
        self.port = port
        self.thinkers = thinkers  # processes in which bots think
        self.heartbeat = heartbeat  # seconds between two signs of life on a silent stream
        self.patience = patience  # seconds until a bot that does not answer is asked again
        self.build = f"{__version__}-{FINGERPRINT}"  # a page of another build reloads itself
