"""What a seat may know as arrays of fixed size, in one way for all games: features hashed into so many places.

A feature is a path in the view and what is found there. Lists with an entry for each seat are read from the viewer's
own seat on, so that a network need not learn every seat anew; other lists are read as bags, and things in them by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import copysign, log1p
from re import compile as pattern
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

WORDS: Final = pattern(r"[^:@#,.~+ ]+")
SEATED: Final = ("to_act", "asked")  # lists about seats that may happen to be as long as there are seats


class Encoder:
    """`table` and `option` are the lengths of the arrays; longer ones mix fewer features up."""

    def __init__(self, table: int = 1024, option: int = 64) -> None:
        self.table = table
        self.option = option

    def view(self, view: dict[str, Any]) -> Array:
        """A view (`state.view(seat)`) as one array."""
        found = np.zeros(self.table, np.float32)
        seat = view["seat"] or 0
        for feature, amount in features(view, "", seat, view["players"]):
            place, sign = place_of(feature, self.table)
            found[place] += sign * amount
        return found

    def codes(self, codes: list[str], most: int) -> Array:
        """The options of a decision, a row each; the rows up to `most` that are not needed stay empty."""
        found = np.zeros((most, self.option), np.float32)
        for row, code in enumerate(codes):
            before = ""
            for word in WORDS.findall(code):
                for feature in (word, f"{before}>{word}"):
                    place, sign = place_of(feature, self.option)
                    found[row, place] += sign
                before = word
        return found


@lru_cache(65536)
def place_of(feature: str, length: int) -> tuple[int, float]:
    """Where a feature is counted, and with which sign, so that features which share a place cancel out on average."""
    number = crc32(feature.encode())
    return (number >> 1) % length, 1.0 if number & 1 else -1.0


def features(data: Any, path: str, seat: int, players: int) -> Iterator[tuple[str, float]]:
    """Every leaf of the data with its path; numbers with their size, large ones squeezed."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in ("game", "seat", "players"):
                yield from features(value, f"{path}.{key}", seat, players)
    elif isinstance(data, list):
        by_seat = len(data) == players and not path.endswith(SEATED)
        for i, value in enumerate(data):
            where = f"{path}[{(i - seat) % players}]" if by_seat else f"{path}[{name_of(value)}]"
            yield from features(value, where, seat, players)
    elif isinstance(data, bool | str):
        yield f"{path}={data}", 1.0
    elif data is not None:
        yield path, copysign(log1p(abs(data)), data)


def name_of(thing: Any) -> str:
    """What a thing in a list is known by: its first text."""
    if isinstance(thing, dict):
        for value in thing.values():
            if isinstance(value, str):
                return value
    return ""
