"""Ray, for those who have a cluster: one that is running, or a private one on this machine (`local`)."""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from herna._extras import how_to_install
from herna.kernel.errors import HernaError

LOCAL: Final = "local"
TOKEN: Final = secrets.token_hex(32)  # one per process: Ray keeps the first that it reads


def load_ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError as e:
        raise HernaError(how_to_install("a Ray cluster", e.name, "ray")) from None
    return ray


class RayCluster:
    """A connection to Ray's workers. Herna must be installed, in the same version, wherever they run.

    A running cluster finds its token as Ray's manual says (RAY_AUTH_TOKEN, RAY_AUTH_TOKEN_PATH or the usual file). A
    local one gets a token and a folder of its own; both are gone when it is closed.
    """

    def __init__(self, address: str, width: int | None = None) -> None:
        self._folder: Path | None = None
        self._before: dict[str, str | None] = {}
        if address == LOCAL:
            self._prepare_token()  # before Ray is imported, for it reads the environment then
        self.ray = load_ray()
        try:
            self._connect(address, width)
        except Exception as e:  # Ray has many errors of its own; all mean that there is no cluster
            self.close()
            raise HernaError(f"no Ray cluster at {address!r}: {e}") from None
        self.width = width or max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def _prepare_token(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="herna-ray-"))
        token = self._folder / "token"
        token.touch(mode=0o600)
        token.write_text(TOKEN, encoding="ascii")
        self._set_environment({"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token), "RAY_AUTH_TOKEN": None})

    def _connect(self, address: str, width: int | None) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address != LOCAL:
            self.ray.init(address=address, **quiet)
            return
        cores = width or os.cpu_count()
        self.ray.init(address=LOCAL, num_cpus=cores, include_dashboard=False, _temp_dir=str(self._folder), **quiet)

    def _set_environment(self, values: dict[str, str | None]) -> None:
        for name, value in values.items():
            self._before.setdefault(name, os.environ.get(name))
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value

    def close(self) -> None:
        self.ray.shutdown()
        self._set_environment(self._before)
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
