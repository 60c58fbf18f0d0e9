"""In all tests a game from another package is installed: the one in examples/toll. Slow tests come first."""

from __future__ import annotations

import atexit
import os
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest
from tests.packages import write_metadata

EXAMPLE = Path(__file__).parent / "examples" / "toll"


def install(example: Path) -> None:
    """Let the package be found, sources and metadata, here and in processes that are started here."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = Path(mkdtemp(prefix="herna-example-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    write_metadata(folder, project["name"], project["entry-points"]["herna.games"])
    found = [str(folder), str(example / "src")]
    sys.path[:0] = found
    os.environ["PYTHONPATH"] = os.pathsep.join([*found, *filter(None, [os.environ.get("PYTHONPATH")])])


if "toll" not in entry_points(group="herna.games").names:  # the processes of pytest-xdist find it already
    install(EXAMPLE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow ones first: at the end, several processes then share many quick ones, and none waits for another."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
