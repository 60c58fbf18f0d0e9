"""Numbers that the looks of a thing depend on, as classes: pages have no style attributes, and browsers refuse them.

`figures(x=3, p=40)` gives the classes `f-x3 f-p40`, and the style sheet made here says for each of them what it means
(`--x: 3`, `--p: 40%`). A number beyond the ends is drawn as the last one before.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Span(NamedTuple):
    """All values of a custom property; each is a whole number of `parts`, written with a unit."""

    low: int
    high: int
    unit: str = ""
    parts: int = 1


SPANS: Final = {
    "x": Span(-60, 60),  # a place
    "y": Span(-60, 60),
    "l": Span(-60, 60),  # where places begin
    "top": Span(-60, 60),
    "c": Span(1, 120),  # columns and rows
    "r": Span(1, 120),
    "n": Span(1, 60),  # how many lie side by side
    "cols": Span(1, 60),
    "rows": Span(1, 2),
    "phone-cols": Span(1, 60),
    "phone-rows": Span(1, 2),
    "tablet-cols": Span(1, 60),
    "tablet-rows": Span(1, 4),
    "lines": Span(2, 9),  # of a text
    "p": Span(0, 100, "%"),  # a part of the whole
    "at": Span(0, 500, parts=500),  # the same, more finely
}


def figures(**values: int) -> str:
    """The classes for these values."""
    named = [(name.replace("_", "-"), value) for name, value in values.items()]
    return " ".join([f"f-{name}{min(max(value, SPANS[name].low), SPANS[name].high)}" for name, value in named])


def style_sheet() -> str:
    """What all those classes mean."""
    lines = []
    for name, span in SPANS.items():
        for value in range(span.low, span.high + 1):
            lines.append(f".f-{name}{value} {{ --{name}: {value / span.parts:g}{span.unit}; }}")
    return "\n".join(lines) + "\n"
