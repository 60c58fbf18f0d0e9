"""The choice between the compiled engine and the plain one, made by a tiny package around the real `_build.py`.

Its "compiled" modules are text files, so importing one fails: whoever imports it without an error got the source.
"""

import ast
import inspect
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from operator import attrgetter
from pathlib import Path

import pytest

import herna
from herna import _build
from herna.players import Observation, make_player

ROOT = Path(__file__).parents[1]
SUFFIX = EXTENSION_SUFFIXES[0]
IMPORTED = "import herna.kernel.core; print(herna.build, herna.kernel.core.VALUE)"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one engine module, not compiled."""
    root = tmp_path / "herna"
    (root / "kernel").mkdir(parents=True)
    shutil.copy(_build.__file__, root)
    (root / "__init__.py").write_text("from herna._build import choose_build\nbuild = choose_build()\n")
    (root / "kernel" / "__init__.py").write_text("")
    (root / "kernel" / "core.py").write_text("VALUE = 1\n")
    (root / "kernel" / "helper.py").write_text("")
    return root


@pytest.fixture
def compiled(package: Path) -> Path:
    """The same package, compiled from these very sources."""
    (package.parent / f"{_build.LIBRARY}{SUFFIX}").write_text("a library")
    (package / "kernel" / f"core{SUFFIX}").write_text("a module")
    (package / _build.STAMP).write_text(_build.describe_sources(str(package)))
    return package


def python(package: Path, code: str, pure: str | None = None) -> tuple[str, str]:
    """Run code where the package is `herna`; what it wrote to standard output and standard error."""
    environment = {name: value for name, value in os.environ.items() if name != "HERNA_PURE"}
    environment["PYTHONPATH"] = str(package.parent)
    if pure is not None:
        environment["HERNA_PURE"] = pure
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    return done.stdout.strip(), done.stderr.strip()


def test_this_process_runs_the_expected_build() -> None:
    expected = os.environ.get("HERNA_EXPECT_BUILD")
    if not expected:
        pytest.skip("HERNA_EXPECT_BUILD is not set")
    assert herna.build == expected


def test_modules_come_from_the_build_that_was_chosen() -> None:
    from herna.kernel import state

    assert (Path(state.__file__).suffix == ".py") == (herna.build == "pure")


def documented(source: Path) -> dict[str, str]:
    """The docstrings of classes, methods and properties in a source, by their names."""
    classes = [node for node in ast.parse(source.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    found = {node.name: ast.get_docstring(node) for node in classes}
    for node in classes:
        methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
        found.update({f"{node.name}.{inner.name}": ast.get_docstring(inner) for inner in methods})
    return {name: doc for name, doc in found.items() if doc and not name.endswith("__init__")}


@pytest.mark.parametrize("module", ["choice", "errors", "events", "game", "outcome", "state"])
def test_docstrings_can_be_read_in_this_build(module: str) -> None:
    loaded = import_module(f"herna.kernel.{module}")
    expected = documented(Path(herna.__file__).parent / "kernel" / f"{module}.py")
    assert expected
    assert {name: inspect.getdoc(attrgetter(name)(loaded)) for name in expected} == expected
    assert inspect.getdoc(loaded)


def test_without_compiled_modules_the_build_is_pure(package: Path) -> None:
    assert python(package, IMPORTED) == ("pure 1", "")


@pytest.mark.parametrize("pure", [None, "", "0"])
def test_compiled_modules_that_fit_their_sources_are_used(compiled: Path, pure: str | None) -> None:
    assert python(compiled, "import herna; print(herna.build)", pure) == ("compiled", "")
    assert f"core{SUFFIX}" in python(compiled, IMPORTED, pure)[1]  # Python tried the extension module


def test_herna_pure_forces_the_sources(compiled: Path) -> None:
    assert python(compiled, IMPORTED, pure="1") == ("pure 1", "")


def edit(root: Path) -> None:
    (root / "kernel" / "core.py").write_text("VALUE = 1  # longer\n")


def touch(root: Path) -> None:
    os.utime(root / "kernel" / "core.py", ns=(0, 0))


def add(root: Path) -> None:
    (root / "games" / "chess").mkdir(parents=True)
    (root / "games" / "chess" / "rules.py").write_text("")


def remove(root: Path) -> None:
    (root / "kernel" / "helper.py").unlink()


@pytest.mark.parametrize("change", [edit, touch, add, remove])
def test_stale_modules_are_not_used_and_that_is_said_once(compiled: Path, change: Callable[[Path], None]) -> None:
    change(compiled)
    assert python(compiled, IMPORTED) == ("pure 1", _build.STALE)
    assert python(compiled, IMPORTED, pure="1") == ("pure 1", "")


def test_an_installed_build_is_trusted_whatever_the_times_of_its_sources(compiled: Path) -> None:
    (compiled / _build.STAMP).write_text(_build.INSTALLED)
    touch(compiled)
    assert python(compiled, "import herna; print(herna.build)") == ("compiled", "")


@pytest.mark.parametrize("missing", ["library", "stamp"])
def test_half_a_build_is_left_alone(compiled: Path, missing: str) -> None:
    library, stamp = compiled.parent / f"{_build.LIBRARY}{SUFFIX}", compiled / _build.STAMP
    {"library": library, "stamp": stamp}[missing].unlink()
    assert python(compiled, IMPORTED) == ("pure 1", "")


def test_the_stamp_is_json(compiled: Path) -> None:
    info = (compiled / "kernel" / "core.py").stat()
    stamp = json.loads((compiled / _build.STAMP).read_text())
    assert sorted(stamp) == ["kernel/__init__.py", "kernel/core.py", "kernel/helper.py"]
    assert stamp["kernel/core.py"] == [info.st_size, info.st_mtime_ns]


# --- putting a build in place ----------------------------------------------------------------------------------------
@pytest.fixture
def checkout(package: Path, tmp_path: Path) -> Path:
    """The package in a checkout, with products of the compiler that are not in place yet."""
    root = tmp_path / "checkout"
    shutil.copytree(package, root / "src" / "herna")
    (root / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile.py", root / "tools")
    for name in products():
        (root / "build" / "lib" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "build" / "lib" / name).write_text(f"a new {name}")
    return root


def products() -> list[str]:
    return [f"{_build.LIBRARY}{SUFFIX}", f"herna/kernel/core{SUFFIX}", f"herna/kernel/helper{SUFFIX}"]


# Installs the products; is killed just before it touches a file for the n-th time, or ends by itself before that.
INSTALL = """
import os, runpy, signal, sys
from pathlib import Path

left = int(sys.argv[1])
engine = runpy.run_path("tools/compile.py")

def watch(event, arguments):
    global left
    if event in ("os.rename", "os.remove", "shutil.copyfile") or event == "open" and "w" in str(arguments[1]):
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(watch)
engine["install"]([Path("build/lib", name) for name in sys.argv[2:]], engine["describe_sources"]("src/herna"))
"""


def install(checkout: Path, touches: int = 0) -> bool:
    """Whether it came to its end."""
    command = [sys.executable, "-S", "-c", INSTALL, str(touches), *products()]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode == 0


def nothing(source: Path) -> None:
    for file in [*source.rglob(f"*{SUFFIX}*"), source / "herna" / _build.STAMP]:
        file.unlink(missing_ok=True)


def stale(source: Path) -> None:
    """A build of other sources, one of which is gone."""
    nothing(source)
    for name in [*products(), f"herna/kernel/gone{SUFFIX}"]:
        (source / name).write_text(f"an old {name}")
    (source / "herna" / _build.STAMP).write_text("of other sources")


def repeated(source: Path) -> None:
    """A build of the same sources."""
    stale(source)
    (source / "herna" / _build.STAMP).write_text(_build.describe_sources(str(source / "herna")))


@pytest.mark.parametrize("before", [nothing, stale, repeated])
def test_whoever_breaks_off_the_installation_leaves_a_whole_build_or_none(
    checkout: Path, before: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HERNA_PURE", raising=False)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    source, broken_off, ended = checkout / "src", 0, False
    while not ended:
        before(source)
        untouched = {name: (source / name).read_text() for name in products() if (source / name).exists()}
        ended = install(checkout, broken_off + 1)
        found = {name: (source / name).read_text() for name in products() if (source / name).exists()}
        if _build.choose_build(str(source / "herna")) == "compiled":
            assert found in (untouched, {name: f"a new {name}" for name in products()})
        else:
            assert not ended
            assert found.keys() >= untouched.keys()  # a process that runs the former build goes on
        broken_off += not ended
    assert broken_off > 3 * len(products())
    install(checkout)
    assert sorted(str(file.relative_to(source)) for file in source.rglob(f"*{SUFFIX}*")) == sorted(products())


PLAIN_THROUGHOUT = """
import subprocess, sys, herna
print(herna.build, flush=True)
input()
import herna.kernel.core
child = subprocess.check_output([sys.executable, "-S", "-c", "import herna; print(herna.build)"], text=True)
print(herna.build, herna.kernel.core.VALUE, child.strip())
"""


def test_a_running_process_stays_plain_and_those_it_starts_get_the_whole_build(checkout: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "HERNA_PURE"}
    environment["PYTHONPATH"] = str(checkout / "src")
    command = [sys.executable, "-S", "-c", PLAIN_THROUGHOUT]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "pure\n"
        install(checkout)
        rest, _ = process.communicate("go on\n", timeout=60)
    assert rest == "pure 1 compiled\n"


# What a thinker of a room does; the room may run the other build.
THINK = """
import sys, herna
from herna.players import Observation, make_player
state = herna.game(sys.argv[1]).load(bytes.fromhex(sys.argv[2]))
for bot in sys.argv[3:]:
    print(make_player(bot, 7).choose(Observation(state, state.to_act[0])))
print(state.playout(), state.dump().hex())
"""


@pytest.mark.parametrize("game", herna.games())
def test_a_plain_process_reads_thinks_and_plays_the_same(game: str) -> None:
    bots = ("level2", "greedy:worlds=2", "search:iterations=20")
    state = herna.game(game).new(seed=5)
    for n in range(12):
        seat = state.to_act[0]
        state.choose(n % len(state.codes(seat)), seat)
    blob = state.dump()
    command = [sys.executable, "-c", THINK, game, blob.hex(), *bots]
    environment = {**os.environ, "HERNA_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    seen = Observation(state, state.to_act[0])
    expected = [str(make_player(bot, 7).choose(seen)) for bot in bots]
    assert done.stdout.split() == [*expected, str(state.playout()), state.dump().hex()], done.stderr
