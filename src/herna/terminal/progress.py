"""How far the person at this machine has come in lessons and puzzles: small files in their state folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from herna.kernel.errors import HernaError
from herna.terminal.files import read_json, write_json


def state_folder() -> Path:
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "herna"


class Progress:
    """What learners keep, by the ids of their lessons or puzzles. A file that cannot be read counts as empty."""

    def __init__(self, folder: Path | None = None, name: str = "lessons.json") -> None:
        self.path = (folder or state_folder()) / name

    def all(self) -> dict[str, Any]:
        try:
            kept = read_json(self.path)
        except HernaError:
            return {}
        return kept if isinstance(kept, dict) else {}

    def of(self, lesson: str) -> object:
        return self.all().get(lesson)

    def state(self, lesson: str) -> str:
        """`done`, `begun`, or empty for a lesson that was never opened."""
        kept = self.of(lesson)
        if not isinstance(kept, dict):
            return ""
        return "done" if kept.get("done") is True else "begun"

    def keep(self, lesson: str, kept: dict[str, Any]) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise HernaError(f"{self.path.parent}: {e.strerror or e}") from None
        write_json(self.path, {**self.all(), lesson: kept})
