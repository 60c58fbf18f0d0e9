"""Compiles the engine (kernel, games, players) with mypyc, in place, for the Python that runs this file.

Without options it compiles, unless the compiled modules still fit the sources, and is silent unless that fails.
With --check it says whether a C compiler and Python's headers are at hand, and exits with 0 or 1.
"""

import argparse
import contextlib
import fcntl
import io
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from setuptools import Distribution
from setuptools.errors import CCompilerError

# Modules that stay plain Python, each with its reason: "herna/games/mindbug/portrait.py",  # why
EXCLUDED: Final[tuple[str, ...]] = (
    "herna/kernel/extending.py",  # its two halves, for the compiler and for Python, differ
    "herna/players/player.py",  # other people's bots derive from it; from a compiled class they could not
)

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
BUILD: Final = ROOT / "build"
JOBS: Final = os.cpu_count() or 1

# By path and not by import: importing herna would load the very modules that are to be replaced.
_build: Final = runpy.run_path(str(SOURCE / "herna" / "_build.py"))
ROOMS: Final[tuple[str, ...]] = _build["ROOMS"]
LIBRARY: Final[str] = _build["LIBRARY"]
STAMP: Final[Path] = SOURCE / "herna" / _build["STAMP"]
describe_sources: Final[Callable[[str], str]] = _build["describe_sources"]


class CompilationError(Exception):
    """mypyc or the C compiler refused."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine in place.")
    parser.add_argument("--check", action="store_true", help="only say whether it can be compiled here")
    if parser.parse_args().check:
        obstacle = find_obstacle()
        print(obstacle or "The engine can be compiled here.")
        return 1 if obstacle else 0
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second run waits, and then finds the work done
        description = describe_sources(str(SOURCE / "herna"))  # before compiling: an edit meanwhile must show
        if is_installed(description):
            return 0
        try:
            if obstacle := find_obstacle():
                raise CompilationError(obstacle)
            install(compile_engine(), description)
        except CompilationError as error:
            print(f"The engine was not compiled.\n{error}", file=sys.stderr)
            return 1
    return 0


def find_obstacle() -> str:
    """Say what stands in the way of compiling; "" if nothing does."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"There is no C compiler here ({compiler[0]})."
    command = [*compiler, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    trial = subprocess.run(command, input="#include <Python.h>\n", capture_output=True, text=True, check=False)
    return "" if trial.returncode == 0 else "The C compiler does not find Python's headers here (Python.h)."


def is_installed(description: str) -> bool:
    """Whether these very sources are compiled in place, for this Python and by this very file."""
    library = SOURCE / f"{LIBRARY}{sysconfig.get_config_var('EXT_SUFFIX')}"
    if not (library.exists() and STAMP.exists()):
        return False
    return STAMP.read_text(encoding="utf-8") == description and STAMP.stat().st_mtime > Path(__file__).stat().st_mtime


def compile_engine() -> list[Path]:
    """Compile everything, under build/ only, and return the finished extension modules."""
    from mypyc.build import mypycify  # here: it takes a while to load, and --check does without

    sources = sorted(path for room in ROOMS for path in (SOURCE / "herna" / room).rglob("*.py"))
    names = [str(path.relative_to(ROOT)) for path in sources if str(path.relative_to(SOURCE)) not in EXCLUDED]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            extensions = mypycify(
                names, group_name="herna", multi_file=True, opt_level="3", debug_level="0", target_dir="build/c"
            )
    except SystemExit as error:  # how mypyc reports errors in the sources
        raise CompilationError(f"{said.getvalue()}{error.code if isinstance(error.code, str) else ''}") from error

    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = "build/lib"
    command.build_temp = "build/temp"
    command.parallel = JOBS
    command.ensure_finalized()
    compile_files_in_parallel(command)
    try:
        command.run()
    except CCompilerError as error:  # the compiler itself has said the rest
        raise CompilationError(str(error)) from error
    return [Path(name) for name in command.get_outputs()]


def compile_files_in_parallel(command: Any) -> None:
    """Let setuptools compile several files at a time; by itself only modules, and nearly all of ours is one."""
    build_extensions = command.build_extensions

    def build_in_parallel() -> None:  # the compiler is known no sooner
        compile_files = command.compiler.compile

        def compile_in_parallel(sources: Sequence[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(JOBS) as pool:
                objects = pool.map(lambda source: compile_files([source], **options), sources)
                return [name for names in objects for name in names]

        command.compiler.compile = compile_in_parallel
        build_extensions()

    command.build_extensions = build_in_parallel


def install(products: Sequence[Path], description: str) -> None:
    """Put the extension modules beside their sources.

    The library goes first and comes last, since it is what makes the others usable; whoever starts Python in between
    finds the stamp without the library, and runs the sources.
    """
    for old in [*SOURCE.glob(f"{LIBRARY}.*"), *(SOURCE / "herna").rglob("*.so")]:  # also those of other Pythons
        old.unlink()
    STAMP.write_text(description, encoding="utf-8")
    for product in sorted(products, key=lambda path: path.name.startswith(LIBRARY)):
        target = SOURCE / product.relative_to("build/lib")
        shutil.copy2(product, target.with_suffix(".new"))
        target.with_suffix(".new").replace(target)


if __name__ == "__main__":
    sys.exit(main())
