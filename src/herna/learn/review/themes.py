"""Typical mistakes: what choices that cost something have in common, whatever the game, counted over many reviews."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.choice import ROLES
from herna.learn.review.findings import INACCURACY

THEMES: Final = ("passive", "hasty", "aim", "deed")
ENOUGH: Final = 3  # reviewed games of a game, before anything about them is called typical


def theme_of(code: str, best: str) -> str:
    """What kind of mistake it is to choose `code` where `best` was better."""
    did, should = [one.rpartition(":")[2] not in ROLES for one in (code, best)]
    if did != should:
        return "hasty" if did else "passive"
    return "aim" if code.partition(":")[0] == best.partition(":")[0] else "deed"


class Habit:
    """Mistakes of one theme: how many, and what they have cost together."""

    def __init__(self, theme: str) -> None:
        self.theme = theme
        self.number = 0
        self.cost = 0.0


class Habits:
    """The mistakes of somebody in the reviewed games of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.reviews = 0
        self._habits = {theme: Habit(theme) for theme in THEMES}

    def add(self, kept: dict[str, Any]) -> None:
        """A finished review, as `Work.kept` gives it."""
        self.reviews += 1
        for finding in kept["findings"]:
            if finding["seat"] == kept["seat"] and finding["loss"] >= INACCURACY:
                habit = self._habits[theme_of(finding["code"], finding["best"])]
                habit.number += 1
                habit.cost += finding["loss"]

    @property
    def missing(self) -> int:
        """How many more reviews are needed before anything can be called typical."""
        return max(0, ENOUGH - self.reviews)

    @property
    def typical(self) -> list[Habit]:
        """What cost most first; nothing as long as there are too few reviews."""
        found = [habit for habit in self._habits.values() if habit.number]
        return [] if self.missing else sorted(found, key=lambda habit: -habit.cost)
