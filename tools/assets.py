"""Checks the scripts and styles of pages and reports with Biome; biome.jsonc says how they are formatted and checked.

`check` says what is wrong, `format` repairs what can be repaired.

Biome comes by name and pinned version through npm, into the environment of the Python that runs this file.
"""

from __future__ import annotations

import argparse
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

VERSION: Final = "2.6.6"
ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "herna"
FOLDER: Final = Path(sys.prefix) / f"biome-{VERSION}"
LONGEST_LINE: Final = 120

_npm: Final = runpy.run_path(str(Path(__file__).with_name("npm.py")))
PACKAGE: Final[str] = _npm["PACKAGE"]
npm_present: Final[Callable[[], bool]] = _npm["present"]
npm: Final[Callable[[list[str], Path], None]] = _npm["npm"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the scripts and styles of pages and reports.")
    parser.add_argument("what", choices=["check", "format"])
    what = parser.parse_args().what
    biome = installed() or install()
    if biome is None:
        print("Biome is not here and could not be installed: the check of scripts and styles was left out.")
        return 0 if what == "check" else 1
    repair = ["--write"] if what == "format" else []
    done = subprocess.run([biome, "check", "--error-on-warnings", *repair], cwd=ROOT, check=False)
    return 1 if done.returncode or long_lines() else 0


def installed() -> Path | None:
    """The program itself, which is in a package of its own for each kind of machine; it does without Node."""
    found = [*FOLDER.glob("node_modules/@biomejs/cli-*/biome"), *FOLDER.glob("node_modules/@biomejs/cli-*/biome.exe")]
    return found[0] if found else None


def install() -> Path | None:
    print(f"installing Biome {VERSION} for the check of scripts and styles", flush=True)
    options = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=1"]
    try:
        if not npm_present():
            pip = [sys.executable, "-m", "pip", "install", PACKAGE]
            subprocess.run(pip, check=True, stdin=subprocess.DEVNULL, capture_output=True)
        FOLDER.mkdir(parents=True, exist_ok=True)
        npm(["install", "--silent", "--prefix", str(FOLDER), *options, f"@biomejs/biome@{VERSION}"], FOLDER)
    except (OSError, subprocess.CalledProcessError):
        return None
    return installed()


def long_lines() -> bool:
    """Whether there are any. Biome breaks code to fit, but leaves comments and strings as they are."""
    found = [
        f"{path.relative_to(ROOT)}:{number}: the line has {len(line)} characters, more than {LONGEST_LINE}"
        for path in sorted([*SOURCES.rglob("*.css"), *SOURCES.rglob("*.js")])
        if "vendor" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    for line in found:
        print(line)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
