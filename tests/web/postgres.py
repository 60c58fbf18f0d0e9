"""PostgreSQL for tests: a cluster of their own on a private port of loopback, gone when the tests have ended.

HERNA_TEST_POSTGRES_URL may name an empty database to be used instead.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tests.web.server import free_port, run_apart

GIVEN = os.environ.get("HERNA_TEST_POSTGRES_URL", "")
INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin"))  # where Debian has it
PRESENT = bool(find_spec("asyncpg") and (GIVEN or INSTALLED or shutil.which("initdb")))
OWNERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root


def program(name: str) -> str:
    found = shutil.which(name)
    return found or str(INSTALLED[-1] / name)


class Cluster:
    """`stop` and `start` again keep the port and the data."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="herna-postgres-"))
        self.port = free_port()
        self.user = OWNERS[0] if os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None
        self.data = self.folder / "data"
        self.folder.chmod(0o755)
        self.data.mkdir(0o700)
        if self.user is not None:
            shutil.chown(self.data, self.user)
        setup = [program("initdb"), "-D", str(self.data), "-U", "herna", "--auth=trust", "-E", "UTF8", "--locale=C"]
        subprocess.run([*setup, "--no-sync"], user=self.user, check=True, capture_output=True, cwd="/")
        atexit.register(self.end)

    @property
    def url(self) -> str:
        return f"postgresql://herna@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=60"]
        self.process = subprocess.Popen(
            [program("postgres"), "-D", str(self.data), "-p", str(self.port), *options],
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        run_apart(self._answers())

    async def _answers(self) -> None:
        import asyncpg

        for _ in range(200):
            try:
                await (await asyncpg.connect(self.url)).close()
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.1)
            else:
                return
        raise RuntimeError("PostgreSQL did not start within twenty seconds")

    def stop(self) -> None:
        """At once, as in a crash."""
        if self.process is not None:
            self.process.send_signal(3)  # SIGQUIT: immediate shutdown
            self.process.wait(20)
            self.process = None

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def postgres_url() -> str:
    """The address of an empty database."""
    if GIVEN:
        return GIVEN
    cluster = Cluster()
    cluster.start()
    return cluster.url
