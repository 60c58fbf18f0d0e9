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
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

# Modules that stay plain Python, each with its reason: "herna/games/mindbug/portrait.py",  # why
EXCLUDED: Final[tuple[str, ...]] = (
    "herna/kernel/extending.py",  # its two halves, for the compiler and for Python, differ
    "herna/players/player.py",  # other people's bots derive from it; from a compiled class they could not
)

# Written in C, beside what mypyc writes.
ROUTINES: Final = ("herna.kernel._draws", "herna.kernel._rows", "herna.players._forward")

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
BUILD: Final = ROOT / "build"
UNFINISHED: Final = BUILD / "unfinished"  # exists while something is compiled, and after that was broken off
JOBS: Final = os.cpu_count() or 1
NEW: Final = ".new"  # ends the name of a file that is being written
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # of this Python's extension modules

# By path and not by import: importing herna would load the very modules that are to be replaced.
_build: Final = runpy.run_path(str(SOURCE / "herna" / "_build.py"))
ROOMS: Final[tuple[str, ...]] = _build["ROOMS"]
LIBRARY: Final[str] = _build["LIBRARY"]
STAMP: Final[Path] = SOURCE / "herna" / _build["STAMP"]
INSTALLED: Final[str] = _build["INSTALLED"]
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
    try:
        with build_folder():
            description = describe_sources(str(SOURCE / "herna"))  # before compiling: an edit meanwhile must show
            if not is_installed(description):
                install(compile_engine(), description)
    except CompilationError as error:
        print(f"The engine was not compiled.\n{error}", file=sys.stderr)
        return 1
    return 0


def wheel_files() -> dict[str, str]:
    """Compile for a wheel: the files to add, each with its place there. Nothing is put beside the sources."""
    with build_folder():
        stamp = BUILD / "lib" / STAMP.relative_to(SOURCE)
        products = compile_engine()
        stamp.write_text(INSTALLED, encoding="utf-8")
        return {
            str(path.resolve()): str(path.relative_to("build/lib")) for path in [*products, stamp.relative_to(ROOT)]
        }


@contextlib.contextmanager
def build_folder() -> Iterator[None]:
    """Work in the checkout; a second run waits, and then finds the work done."""
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


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
    library = SOURCE / f"{LIBRARY}{SUFFIX}"
    if not (library.exists() and STAMP.exists()):
        return False
    return STAMP.read_text(encoding="utf-8") == description and STAMP.stat().st_mtime > Path(__file__).stat().st_mtime


def compile_engine() -> list[Path]:
    """Compile everything, under build/ only, and return the finished extension modules."""
    if obstacle := find_obstacle():
        raise CompilationError(obstacle)
    from mypyc.build import mypycify  # here: these packages take a while to load, and --check does without
    from setuptools import Distribution, Extension
    from setuptools.errors import CCompilerError

    remove_remains()
    UNFINISHED.touch()
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
    for extension in extensions:  # calls between our functions need no table of symbols then, and can be inlined
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    for routine in ROUTINES:
        extensions.append(Extension(routine, [f"src/{routine.replace('.', '/')}.c"], extra_compile_args=["-O3"]))
    document = runpy.run_path(str(ROOT / "tools" / "docstrings.py"))["document"]
    for name in names:
        document(Path(name), BUILD / "c" / f"__native_{'___'.join(module_of(Path(name)))}.c")

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
    UNFINISHED.unlink()
    return [Path(name) for name in command.get_outputs()]


def module_of(source: Path) -> tuple[str, ...]:
    """The parts of a module's name: ("herna", "kernel", "state")."""
    parts = source.resolve().relative_to(SOURCE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def remove_remains() -> None:
    """Remove what a run that was broken off has left: a file cut short looks finished to setuptools."""
    if UNFINISHED.exists():
        shutil.rmtree(BUILD / "lib", ignore_errors=True)
        shutil.rmtree(BUILD / "temp", ignore_errors=True)


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

    This may be broken off at any point, and other processes may start or run meanwhile. They use what is compiled only
    if there is a stamp, so the stamp goes first and comes last. Files are replaced and never missing in between, since
    running processes with the former build may still import them.
    """
    STAMP.unlink(missing_ok=True)
    targets = [SOURCE / product.relative_to("build/lib") for product in products]
    for product, target in zip(products, targets, strict=True):
        new = target.with_name(target.name + NEW)
        shutil.copy2(product, new)
        new.replace(target)
    os.sync()  # after a power failure, too, the stamp vouches for complete files only
    new = STAMP.with_name(STAMP.name + NEW)
    new.write_text(description, encoding="utf-8")
    new.replace(STAMP)
    for file in [*SOURCE.rglob(f"*{SUFFIX}"), *SOURCE.rglob(f"*{NEW}")]:
        if file not in targets:  # of a source that is gone, or left by a run that was broken off
            file.unlink()


if __name__ == "__main__":
    sys.exit(main())
