"""Chance without randomness: every feature is drawn by its name, so a new feature never reshuffles the old ones."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")
Pin = str | int | float


def value(text: str) -> Pin:
    """A feature's value as written in a table: a number if it looks like one, else a word."""
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        return text


class Traits:
    """The features of one picture: pinned by the card's data, or drawn from its name."""

    __slots__ = ("habits", "pins", "seed")

    def __init__(self, seed: str, pins: Mapping[str, Pin], habits: Mapping[str, Sequence[str]] | None = None) -> None:
        self.seed = seed
        self.pins = pins
        self.habits = habits or {}

    def between(self, name: str, low: float = 0.0, high: float = 1.0) -> float:
        """A number in the range, always the same for this picture and this name."""
        pinned = self.pins.get(name)
        if pinned is not None:
            return float(pinned)
        digest = blake2b(f"{self.seed}/{name}".encode(), digest_size=6).digest()
        return low + (high - low) * int.from_bytes(digest, "big") / 2**48

    def chance(self, name: str, odds: float) -> bool:
        """True in about `odds` of all pictures."""
        return self.between(name) < odds

    def side(self, name: str) -> int:
        """Left (-1) or right (1)."""
        return -1 if self.chance(name, 0.5) else 1

    def pick(self, name: str, options: Sequence[T]) -> T:
        """One of the options; weights by repetition."""
        return options[min(int(self.between(name) * len(options)), len(options) - 1)]

    def choose(self, name: str, options: Sequence[str]) -> str:
        """The pinned value of a feature, or one of the theme's habits, or one of the options."""
        pinned = self.pins.get(name)
        return str(pinned) if pinned is not None else self.pick(f"{name}?", self.habits.get(name, options))

    def count(self, name: str, options: Sequence[int]) -> int:
        """The pinned number of something, or one of the options."""
        pinned = self.pins.get(name)
        return int(pinned) if pinned is not None else self.pick(f"{name}?", options)
