"""The choice between the compiled engine and the plain one, made by a tiny package around the real `_build.py`.

Its "compiled" modules are text files, so importing one fails: whoever imports it without an error got the source.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import herna
from herna import _build

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


def test_without_compiled_modules_the_build_is_pure_and_python_imports_as_ever(package: Path) -> None:
    code = "import sys; before = list(sys.meta_path); " + IMPORTED + "; print(sys.meta_path == before)"
    assert python(package, code) == ("pure 1\nTrue", "")


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


def test_an_installed_build_has_no_stamp_and_is_trusted(compiled: Path) -> None:
    (compiled / _build.STAMP).unlink()
    assert python(compiled, "import herna; print(herna.build)") == ("compiled", "")


def test_half_a_build_is_left_alone(compiled: Path) -> None:
    (compiled.parent / f"{_build.LIBRARY}{SUFFIX}").unlink()
    assert python(compiled, IMPORTED) == ("pure 1", "")


def test_the_stamp_is_json(compiled: Path) -> None:
    info = (compiled / "kernel" / "core.py").stat()
    stamp = json.loads((compiled / _build.STAMP).read_text())
    assert sorted(stamp) == ["kernel/__init__.py", "kernel/core.py", "kernel/helper.py"]
    assert stamp["kernel/core.py"] == [info.st_size, info.st_mtime_ns]
