"""Compiles the engine at low priority until it is done or standard input ends; `tools/play.py` starts it."""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib
from importlib.util import find_spec
from typing import Final

from tools.compile import BUILD, ROOT

NEEDED: Final = ("mypyc", "setuptools")
PROJECT: Final = ROOT / "pyproject.toml"
PACKAGES: Final = BUILD / f"packages-{sys.implementation.cache_tag}"


def main() -> int:
    threading.Thread(target=end_with_input, daemon=True).start()
    os.nice(19)
    tell("compiling the engine")
    code = bring_packages() or run("tools/compile.py")
    tell("not compiled" if code else "compiled")
    return code


def end_with_input() -> None:
    """When the room is gone, end this session with everything that was started in it."""
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.killpg(0, signal.SIGKILL)


def bring_packages() -> int:
    """Install what compiling needs, unless the environment has it: aside, since the room runs in that environment."""
    if all([find_spec(name) is not None for name in NEEDED]):
        return 0
    os.environ["PYTHONPATH"] = str(PACKAGES)
    if PACKAGES.exists() and PACKAGES.stat().st_mtime > PROJECT.stat().st_mtime:
        return 0
    with PROJECT.open("rb") as file:
        requirements = tomllib.load(file)["project"]["optional-dependencies"]["compile"]
    new = PACKAGES.with_suffix(".new")
    for folder in (PACKAGES, new):
        shutil.rmtree(folder, ignore_errors=True)
    code = run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", str(new), *requirements)
    if code == 0:
        new.rename(PACKAGES)  # in one piece: this process may be ended at any time
        os.utime(PACKAGES)
    return code


def run(*arguments: str) -> int:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode


def tell(what: str) -> None:
    print(time.strftime("%Y-%m-%d %H:%M:%S"), what, flush=True)


if __name__ == "__main__":
    sys.exit(main())
