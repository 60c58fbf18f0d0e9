"""Games from other packages are found; broken ones are named and left out, and all else works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import herna
import herna.games.mindbug as mindbug_by_path
from herna.api import home_of, left_out, own_games
from herna.players.tuning import DEFAULTS, TUNINGS, tuning_of
from tests.packages import write_metadata

ROOT = Path(__file__).parents[1]

# Each of these packages offers one game that cannot be used: name -> (id, module, its source, the reason).
BROKEN = {
    "import-error": ("gone", "planted_gone", "import there_is_no_such_module", "No module named"),
    "exit": ("leaver", "planted_leaver", "raise SystemExit(3)", "SystemExit: 3"),
    "no-module": ("ghost", "planted_ghost", "", "No module named 'planted_ghost'"),
    "no-game": ("empty", "planted_empty", "GAMES = ()", "it has no GAME"),
    "no-herna-game": ("number", "planted_number", "GAME = 7", "no herna.Game but a int"),
    "other-id": ("other", "planted_other", "from toll import GAME", "another id, 'toll'"),
    "taken-id": ("mindbug", "planted_taken", "from toll import GAME", "Herna itself has a game with this id"),
    "bad-id": ("Bad-Id", "planted_bad", "from toll import GAME", "an id is small letters"),
    "twice-a": ("twice", "planted_twice_a", "from toll import GAME", "several packages offer this id"),
    "twice-b": ("twice", "planted_twice_b", "from toll import GAME", "several packages offer this id"),
    "no-texts": (
        "mute",
        "planted_mute",
        "from herna.kernel.game import Game\nfrom herna.kernel.texts.catalogue import Catalogue\n"
        "from toll import BOOK, blank\n"
        "GAME = Game('mute', '1', (2,), (), BOOK, blank)\nGAME.texts = Catalogue('toll.outside')",
        "FileNotFoundError",
    ),
}


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all of them, to be put on the path."""
    folder = tmp_path_factory.mktemp("planted")
    for name, (id, module, source, _) in BROKEN.items():
        write_metadata(folder, f"planted-{name}", {id: module})
        if source:
            (folder / f"{module}.py").write_text(source, encoding="utf-8")
    return folder


def python(*arguments: str, path: Path | None = None) -> tuple[str, str]:
    """Run Python, perhaps with more on its path; what it wrote to standard output and standard error."""
    found = [str(path)] if path else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*found, *sys.path])}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def test_a_game_from_another_package_is_one_of_the_games() -> None:
    assert "toll" in herna.games()
    assert "toll" not in own_games()
    assert herna.games() == tuple(sorted([*own_games(), "toll"]))
    assert herna.game("toll").title("cs") == "Mýto"
    assert (home_of("toll"), home_of("mindbug")) == ("toll", "herna.games.mindbug")
    assert left_out() == []


def test_its_records_are_replayed_and_verified() -> None:
    state = herna.game("toll").new(seed=5)
    while not state.over:
        state.choose(0)
    assert herna.verify(state.record()) == state


def test_broken_guests_are_named_once_and_everything_else_works(planted: Path) -> None:
    program = (
        "import herna\n"
        "print(*herna.games())\n"
        "herna.games()\n"
        "state = herna.game('mindbug').new(seed=1)\n"
        "print(state.game)\n"
    )
    out, err = python("-c", program, path=planted)
    assert out.split() == [*herna.games(), "mindbug"]
    ids = {id for id, _, _, _ in BROKEN.values()}
    assert len(err.splitlines()) == len(ids), err
    for id, module, _, reason in BROKEN.values():
        told = [line for line in err.splitlines() if line.startswith(f"the game {id!r} from ")]
        assert len(told) == 1
        assert module in told[0]
        assert reason in told[0]
    assert err.splitlines() == sorted(err.splitlines())  # by id, whatever the order on the disk


def test_the_list_of_games_says_who_is_left_out_and_why(planted: Path) -> None:
    out, _ = python("-m", "herna.cli", "games", "--lang", "en", path=planted)
    assert "\ntoll: Toll\n" in out
    assert "the game 'empty' from planted_empty is left out: it has no GAME\n" in out


def test_who_asks_for_a_broken_guest_is_told_its_fault_and_others_are_not_imported(planted: Path) -> None:
    program = (
        "import herna, sys\n"
        "print(herna.game('toll').id)\n"
        "try:\n    herna.game('empty')\nexcept herna.UnknownGame as e:\n    print(e)\n"
        "print([name for name in sys.modules if name.startswith('planted_')])"
    )
    out, err = python("-c", program, path=planted)
    assert out.splitlines() == [
        "toll",
        "the game 'empty' from planted_empty is left out: it has no GAME",
        "['planted_empty']",
    ]
    assert err == ""


def test_metadata_is_not_read_until_a_guest_may_be_meant() -> None:
    program = (
        "import sys, herna\n"
        "herna.game('mindbug').new(seed=1)\n"
        "print('importlib.metadata' in sys.modules, 'logging' in sys.modules, 'toll' in sys.modules)\n"
    )
    assert python("-c", program)[0].split() == ["False", "False", "False"]


# --- the package of games that can be called ------------------------------------------------------------------------
def test_the_package_of_games_can_be_called_and_its_games_imported() -> None:
    assert isinstance(herna.games, ModuleType)
    assert herna.games.__name__ == "herna.games"
    assert mindbug_by_path is sys.modules["herna.games.mindbug"] is herna.games.mindbug
    assert mindbug_by_path.GAME is herna.game("mindbug")


CONSUMER = """
import herna
import herna.games.mindbug as m
from herna import games
from herna.games import wistar

ids: tuple[str, ...] = herna.games()
same: tuple[str, ...] = games()
rules: str = m.GAME.rules_version + wistar.GAME.rules_version + herna.games.mindbug.GAME.rules_version
wrong: int = herna.games()
missing = m.NO_SUCH_NAME
"""


def test_the_types_of_both_are_known_to_others(tmp_path: Path) -> None:
    """Two mistakes are planted, so that the rest is known to have been checked."""
    (tmp_path / "consumer.py").write_text(CONSUMER, encoding="utf-8")
    (tmp_path / "mypy.ini").write_text("[mypy]\nstrict = True\n", encoding="utf-8")
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "mypy", "--config-file", "mypy.ini", "--cache-dir", "cache", "consumer.py"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    errors = [line for line in done.stdout.splitlines() if ": error: " in line]
    assert [line.rsplit("[", 1)[1] for line in errors] == ["assignment]", "attr-defined]"], done.stdout
    assert all(line.startswith("consumer.py:") for line in errors)


# --- what a guest may say to bots -----------------------------------------------------------------------------------
def test_a_guest_may_bring_constants_for_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(TUNINGS, "toll", raising=False)
    assert tuning_of("toll") is DEFAULTS
    monkeypatch.delitem(TUNINGS, "toll")
    monkeypatch.setattr(herna.game("toll"), "tuning", {"turns": 4})
    assert (tuning_of("toll").turns, tuning_of("toll").explore) == (4, DEFAULTS.explore)
    del TUNINGS["toll"]
