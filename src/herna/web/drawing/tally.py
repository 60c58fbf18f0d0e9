"""The score sheet at the end of a game: lines with a number for each seat, which a board gives and its page draws."""

from __future__ import annotations


class Line:
    """What is counted, and how much of it each seat has; the sum of other lines is a `total`."""

    __slots__ = ("label", "total", "values")

    def __init__(self, label: str, values: list[int], total: bool = False) -> None:
        self.label = label
        self.values = values
        self.total = total
