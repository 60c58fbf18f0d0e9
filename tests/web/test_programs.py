"""The player in the documentation really plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.web.server import RoomServer

DOCUMENT = Path(__file__).parents[2] / "docs" / "programs-at-the-table.md"


def test_the_documented_program_plays_a_whole_game(room: RoomServer, tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 32
    program = tmp_path / "player.py"
    program.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program), room.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "'winners'" in done.stdout
