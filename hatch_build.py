"""Brings the one third-party script of the web pages into the package when it is built or installed.

The script (idiomorph) comes by name and pinned version through npm (tools/npm.py). Its hash is checked. What is there
already is not fetched again.
"""

from __future__ import annotations

import base64
import hashlib
import runpy
import shutil
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "idiomorph"
VERSION = "0.8.0"
SHA512 = "R47JBL+6jHDQvcnbppIUtXXcxi5h6+wuCEEZXnRhUltsgzPFKzThL5PuHppP9ypJuy+7WawcY1TsSBD/iQbMhw=="
FILES = {"package/dist/idiomorph.esm.js": "idiomorph.esm.js", "package/LICENSE": "idiomorph.LICENSE"}
FOLDER = Path("src/herna/web/static/vendor")
STAMP = f"{NAME}-{VERSION}"

# By path and not by import: only this file is known where packages are built.
_npm = runpy.run_path(str(Path(__file__).parent / "tools" / "npm.py"))
npm = _npm["npm"]


class VendorHook(BuildHookInterface[Any]):
    """Hatchling calls this before it builds a wheel, an sdist or an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if present(Path(self.root)) or _npm["present"]() else [_npm["PACKAGE"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        fetch(Path(self.root))


def present(root: Path) -> bool:
    return all((root / FOLDER / name).exists() for name in (STAMP, *FILES.values()))


def fetch(root: Path) -> None:
    """Put the files into the package, or say clearly why that cannot be done."""
    if present(root):
        return
    with tempfile.TemporaryDirectory() as work:
        npm(["pack", f"{NAME}@{VERSION}", "--silent"], Path(work))
        packed = next(Path(work).glob("*.tgz"))
        found = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
        if found != SHA512:
            raise SystemExit(f"{packed.name} is not the file it should be: its hash is {found}")
        folder = root / FOLDER
        shutil.rmtree(folder, ignore_errors=True)  # what an earlier version brought must not be served
        folder.mkdir(parents=True)
        with tarfile.open(packed) as archive:
            for member, name in FILES.items():
                content = archive.extractfile(member)
                if content is None:
                    raise SystemExit(f"{packed.name} lacks {member}")
                (folder / name).write_bytes(content.read())
        (folder / STAMP).touch()


if __name__ == "__main__":
    fetch(Path(__file__).parent)
