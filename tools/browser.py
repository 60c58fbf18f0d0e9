"""Sees to it that there is a browser for the browser tests: the system's own, or one that may be installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The shell has no window and no user interface: it does the same for less.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "chromium")
FONTS = ("fonts-dejavu-core", "fonts-liberation")


def find_browser() -> str | None:
    """The system's browser."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def tried(*command: str) -> bool:
    """Whether a command could be run and succeeded; its output is kept quiet."""
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=900, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main() -> None:
    if find_browser():
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("installing a browser for the browser tests", flush=True)
        tried("apt-get", "update", "-qq")
        for package in PACKAGES:
            if tried("apt-get", "install", "-y", "-qq", package, *FONTS) and find_browser():
                return
    if tried(sys.executable, "-m", "playwright", "install", "chromium"):
        return
    print("No browser is here and none could be installed: the browser tests will be left out.")


if __name__ == "__main__":
    main()
