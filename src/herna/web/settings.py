"""How a game room is run: where it listens, where it keeps its tables, how many bots think at once."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Final

from herna._version import __version__
from herna.kernel.errors import BadOption
from herna.web.addresses import LOOPBACK
from herna.web.assets import FINGERPRINT
from herna.web.limits import Limits
from herna.web.sending.mail import MailServer
from herna.web.sending.outside import BadTarget, target_of

PATH: Final = re.compile(r"(/[A-Za-z0-9_-]+)+")
OWN_PATHS: Final = (
    "api", "art", "cards", "come", "decks", "enter", "health", "learn", "lobby", "look", "mail", "me", "metrics",
    "mine", "office", "offline", "passkey", "play", "puzzles", "ready", "review", "rules", "set", "static",
    "t", "texts", "upload",
)  # fmt: skip


def data_folder() -> Path:
    """Where a room keeps its database unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "herna"


def known_names(host: str, names: tuple[str, ...]) -> frozenset[str]:
    """Names of the machine that requests may use. A room for this machine only is never called anything else."""
    wanted = [name.casefold() for name in names]
    return frozenset([*wanted, *LOOPBACK]) if wanted or host in LOOPBACK else frozenset()


def clean_path(path: str) -> str:
    """The path that a room lies under, without a slash at its end."""
    found = path.rstrip("/")
    if found and (not PATH.fullmatch(found) or found.split("/")[1] in OWN_PATHS):
        raise BadOption(f"a path is like /club, of letters, digits, - and _, and none of the room's own: not {path!r}")
    return found


def clean_webhook(url: str) -> str:
    """An address that whoever runs the room has named: it may lie in their own network."""
    if url:
        try:
            target_of(url, inside=True)
        except BadTarget:  # it is not repeated: such addresses are secrets
            raise BadOption("webhook is an address like https://chat.example/hooks/abc") from None
    return url


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
        names: tuple[str, ...] = (),
        proxies: tuple[str, ...] = ("127.0.0.1",),
        limits: Limits | None = None,
        keep_days: float = 0,
        deadline: float = 10.0,
        ray: str = "",
        workers: int = 1,
        chosen_seeds: bool = False,
        path: str = "",
        password: str = "",
        metrics_token: str = "",
        json_logs: bool = False,
        clock: Callable[[], float] = time,
        watch_seconds: float = 1.0,
        office: str = "",
        mail: MailServer | None = None,
        webhook: str = "",
        remind_seconds: float = 120.0,
        push_inside: bool = False,
    ) -> None:
        self.database = database or os.environ.get("HERNA_DATABASE", "") or f"sqlite:///{data_folder() / 'room.db'}"
        self.host = host
        self.port = port
        self.thinkers = thinkers  # processes in which bots search; one more is for quick bots only
        self.heartbeat = heartbeat  # seconds between two signs of life on a silent stream
        self.patience = patience  # seconds until a bot that does not answer is asked again
        self.names = known_names(host, names)  # what the room may be called in a request; empty: anything
        self.proxies = proxies  # machines whose word we take for who asks, and whether over TLS
        self.limits = limits or Limits()
        self.keep_days = keep_days  # after which a finished table is deleted; 0: never
        self.deadline = deadline  # seconds after which a bot that has not had its turn is answered for by a quick one
        self.ray = ray  # the address of a Ray cluster on which bots search instead; empty: none
        self.workers = workers  # server processes on one port
        self.chosen_seeds = chosen_seeds  # may programs choose the seed of a game between several people, too?
        self.path = clean_path(path)  # that the room lies under, such as /club; empty: the whole machine is the room's
        self.password = password or os.environ.get("HERNA_PASSWORD", "")  # empty: everybody may come in
        self.metrics_token = metrics_token or os.environ.get("HERNA_METRICS_TOKEN", "")
        self.json_logs = json_logs
        self.clock = clock  # by which people's time is counted, in seconds since 1970
        self.office = office  # the last part of the link that lets whoever runs the room into its office; empty: none
        self.watch_seconds = watch_seconds  # between two looks at who is late
        self.mail = mail  # by way of which e-mails go out; None: there are none
        self.webhook = clean_webhook(webhook)  # what is told of turns, if people want that; empty: nobody
        self.remind_seconds = remind_seconds  # that a game waits before somebody is reminded
        self.push_inside = push_inside  # may devices have push services in our own network, and without TLS? for tests
        self.contact = contact_of(self)  # whom push services may write to
        self.build = f"{__version__}-{FINGERPRINT}"  # a page of another build reloads itself


def contact_of(settings: RoomSettings) -> str:
    if settings.mail is not None:
        return f"mailto:{settings.mail.sender}"
    names = sorted(settings.names - set(LOOPBACK))
    return f"https://{names[0]}{settings.path}/" if names else "mailto:room@herna.invalid"
