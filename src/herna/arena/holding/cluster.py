"""A crew on a Ray cluster: one that is running, or a private one on this machine (`local`)."""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from herna.arena.games.played import Played
from herna.arena.holding.crew import Batch, WorkerLost, play_batch
from herna.kernel.errors import HernaError

LOCAL: Final = "local"
TOKEN: Final = secrets.token_hex(32)  # one per process: Ray keeps the first that it reads


def load_ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError as e:
        raise HernaError(f"a Ray cluster needs more packages ({e.name} is missing): pip install 'herna[ray]'") from None
    return ray


class Cluster:
    """Ray's workers. Herna must be installed, in the same version, wherever they run.

    A running cluster finds its token as Ray's manual says (RAY_AUTH_TOKEN, RAY_AUTH_TOKEN_PATH or the usual file). A
    local one gets a token and a folder of its own; both are gone when it is closed.
    """

    def __init__(
        self, address: str, width: int | None = None, work: Callable[[Batch], list[Played]] = play_batch
    ) -> None:
        self._folder: Path | None = None
        self._before: dict[str, str | None] = {}
        self._busy: dict[Any, Batch] = {}
        if address == LOCAL:
            self._prepare_token()  # before Ray is imported, for it reads the environment then
        self._ray = load_ray()
        try:
            self._connect(address, width)
        except Exception as e:  # Ray has many errors of its own; all mean that there is no cluster
            self.close()
            raise HernaError(f"no Ray cluster at {address!r}: {e}") from None
        self.width = width or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        # Ray itself starts a dead worker's batch again; what dies every time comes back to the one who handed it out.
        self._work = self._ray.remote(max_retries=1)(work)

    def _prepare_token(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="herna-ray-"))
        token = self._folder / "token"
        token.touch(mode=0o600)
        token.write_text(TOKEN, encoding="ascii")
        self._set_environment({"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token), "RAY_AUTH_TOKEN": None})

    def _connect(self, address: str, width: int | None) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address != LOCAL:
            self._ray.init(address=address, **quiet)
            return
        cores = width or os.cpu_count()
        self._ray.init(address=LOCAL, num_cpus=cores, include_dashboard=False, _temp_dir=str(self._folder), **quiet)

    def _set_environment(self, values: dict[str, str | None]) -> None:
        for name, value in values.items():
            self._before.setdefault(name, os.environ.get(name))
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value

    def submit(self, batch: Batch) -> None:
        self._busy[self._work.remote(batch)] = batch

    def wait(self) -> list[tuple[Batch, list[Played] | WorkerLost]]:
        done, _ = self._ray.wait(list(self._busy), num_returns=1)
        return [(self._busy.pop(ref), self._outcome(ref)) for ref in done]

    def _outcome(self, ref: Any) -> list[Played] | WorkerLost:
        errors = self._ray.exceptions
        try:
            games: list[Played] = self._ray.get(ref)
        except errors.RayTaskError:  # a mistake of ours, not the worker's end
            raise
        except errors.RayError as e:
            return WorkerLost(str(e).partition("\n")[0])
        return games

    def close(self) -> None:
        self._busy.clear()
        self._ray.shutdown()
        self._set_environment(self._before)
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
