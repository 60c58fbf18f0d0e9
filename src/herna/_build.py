"""Which build of the engine this process runs: the compiled modules, or the plain Python files beside them.

Never compiled, and free of imports that cost time: it runs before anything else of the package.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

ROOMS: Final = ("kernel", "games", "players")  # the packages that are compiled
LIBRARY: Final = "herna__mypyc"  # all their code; the extension modules beside the sources only point into it
# The sources as they were when they were compiled, for one kind of Python. It is written last and in one piece: without
# it nothing that is compiled is used, so nobody ever runs half a build.
STAMP: Final = f"_compiled{EXTENSION_SUFFIXES[0].rpartition('.')[0]}.json"
INSTALLED: Final = "installed\n"  # the stamp of a package whose sources nobody edits (a wheel)
STALE: Final = "herna: the compiled build is older than the source and is not used; run 'make compiled'"

_HERE: Final = os.path.dirname(os.path.abspath(__file__))


def choose_build(root: str = _HERE) -> str:
    """Return "compiled" or "pure", and make sure that the engine's modules are imported from that build only.

    A plain process stays plain: compiled modules may be put in place while it runs, and it imports games when they are
    asked for.
    """
    library = os.path.join(os.path.dirname(root), LIBRARY + EXTENSION_SUFFIXES[0])
    if os.environ.get("HERNA_PURE", "") in ("", "0") and os.path.exists(library):
        stamp = _read(os.path.join(root, STAMP))
        if stamp == INSTALLED or stamp == describe_sources(root):
            return "compiled"
        if stamp:
            print(STALE, file=sys.stderr)
    sys.meta_path.insert(0, SourceOnlyFinder())
    return "pure"


def describe_sources(root: str = _HERE) -> str:
    """Every source of the engine as JSON: path -> [size, mtime_ns].

    Sources that are left out of compilation count too, since constants of theirs are compiled into the others.
    Written by hand, so that comparing with the stamp needs no JSON parser (which takes longer than all the rest).
    """
    lines = []
    folders = [os.path.join(root, room) for room in ROOMS]
    for folder in folders:
        if not os.path.isdir(folder):
            continue
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith((".py", ".c")):
                    info = entry.stat()
                    lines.append(f'"{entry.path[len(root) + 1 :]}": [{info.st_size}, {info.st_mtime_ns}]')
                elif "." not in entry.name and entry.name != "__pycache__" and entry.is_dir():
                    folders.append(entry.path)
    return "{\n" + ",\n".join(sorted(lines)) + "\n}\n"


class SourceOnlyFinder:
    """Finds the engine's modules in their .py files, where Python itself would prefer the extension module beside."""

    def __init__(self) -> None:
        package = __name__.rpartition(".")[0]
        self._rooms = tuple(f"{package}.{room}" for room in ROOMS)
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if not fullname.startswith(self._rooms):
            return None
        for folder in path or ():
            if folder not in self._finders:
                self._finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self._finders[folder].find_spec(fullname)
            if spec is not None:
                return spec
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)  # not even as an extension module

    def invalidate_caches(self) -> None:
        self._finders.clear()


def _read(path: str) -> str:
    """What the file says; "" if there is none."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""
