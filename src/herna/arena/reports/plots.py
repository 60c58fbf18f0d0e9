"""Plots that are tables: every row has its mark on a common scale and its figures beside it, on any width of screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from herna.arena.reports.markup import Safe, joined, tag

MOST_TICKS: Final = 5


@dataclass(frozen=True)
class Mark:
    """A row: a point within an interval, and what the table says beside it; `loud` rows stand out."""

    label: str
    low: float
    value: float
    high: float
    cells: tuple[str, ...]
    loud: str = ""


@dataclass(frozen=True)
class Scale:
    """From the figures to places between 0 and 100 % of the width."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    place: Callable[[float], float]

    def at(self, value: float) -> float:
        """The place of a figure; whatever lies outside the scale is at its edge."""
        low, high = self.place(self.low), self.place(self.high)
        share = (self.place(value) - low) / (high - low) if high > low else 0.5
        return round(100 * min(1.0, max(0.0, share)), 2)


def linear(values: list[float], write: Callable[[float], str], least: float = 0.0) -> Scale:
    """A scale with round ticks that holds all the values and is at least so wide."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    if high - low < least:
        low, high = (low + high - least) / 2, (low + high + least) / 2
    step = round_step((high - low) / 4 or 1.0)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = [step * i for i in range(first, last + 1)]
    return Scale(ticks[0], ticks[-1], tuple([(t, write(t)) for t in ticks]), lambda x: x)


def round_step(rough: float) -> float:
    power: float = 10 ** floor(log10(rough))
    return next(power * n for n in (1, 2, 5, 10) if power * n >= rough * 0.999)


def logarithmic(values: list[float], write: Callable[[float], str]) -> Scale:
    """A scale in powers of ten."""
    positive = [v for v in values if v > 0] or [1.0]
    first, last = floor(log10(min(positive))), ceil(log10(max(positive)))
    step = max(1, ceil((last - first) / (MOST_TICKS - 1)))
    ticks: list[float] = [10.0**i for i in range(first, max(last, first + 1) + step, step)]
    return Scale(ticks[0], ticks[-1], tuple([(t, write(t)) for t in ticks]), lambda x: log10(max(x, ticks[0])))


def interval_table(heads: tuple[str, ...], marks: list[Mark], scale: Scale, base: float | None = None) -> Safe:
    """A row per mark: label, plot, figures. `heads` names the label, the plot and the figures; `base` is a line."""
    ticks = joined([tag("span", text, style=f"left:{scale.at(at)}%") for at, text in scale.ticks])
    head = [tag("th", heads[0], scope="col"), tag("th", heads[1], tag("span", ticks, class_="ticks"), scope="col")]
    head += [tag("th", text, scope="col") for text in heads[2:]]
    rows = []
    for mark in marks:
        figures = [tag("td", text, class_="figure") for text in mark.cells]
        label = tag("th", mark.label, scope="row")
        rows.append(
            tag("tr", label, tag("td", track(mark, scale, base), class_="plot"), *figures, class_=mark.loud or None)
        )
    return framed(tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows), class_="marks"))


def track(mark: Mark, scale: Scale, base: float | None) -> Safe:
    low, high = scale.at(mark.low), scale.at(mark.high)
    parts = [tag("i", class_="whisker", style=f"left:{low}%;width:{round(high - low, 2)}%")]
    if base is not None:
        parts.insert(0, tag("i", class_="base", style=f"left:{scale.at(base)}%"))
    parts.append(tag("i", class_="dot", style=f"left:{scale.at(mark.value)}%"))
    return tag("span", *parts, class_="track", aria_hidden="true")


@dataclass(frozen=True)
class Cell:
    """A cell of a matrix: a rate between 0 and 1 (None: nothing known), its text, and more of it for a closer look."""

    rate: float | None
    text: str = ""
    more: str = ""


def matrix(corner: str, columns: list[str], rows: list[tuple[str, list[Cell]]], middle: float = 0.5) -> Safe:
    """A table of rates; above the middle in one colour, below in another, and always with the number."""
    head = tag("tr", tag("th", corner, scope="col"), *[tag("th", name, scope="col") for name in columns])
    body = []
    for name, cells in rows:
        body.append(tag("tr", tag("th", name, scope="row"), *[matrix_cell(cell, middle) for cell in cells]))
    return framed(tag("table", tag("thead", head), tag("tbody", *body), class_="matrix"))


def matrix_cell(cell: Cell, middle: float) -> Safe:
    if cell.rate is None:
        return tag("td", "·", class_="nothing")
    reach = 1 - middle if cell.rate >= middle else middle
    strength = round(65 * abs(cell.rate - middle) / reach) if reach else 0
    more = tag("small", cell.more)
    return tag("td", cell.text, more, class_="up" if cell.rate >= middle else "down", style=f"--p:{strength}%")


def framed(table: Safe) -> Safe:
    """A wide table scrolls inside its frame, also by keyboard, and never the page."""
    return tag("div", table, class_="frame", tabindex="0")


def histogram(values: list[int], write: Callable[[float], str], heads: tuple[str, str]) -> Safe:
    """How often values fall into each of some twenty steps."""
    low, high = min(values), max(values)
    step = max(1, int(round_step((high - low + 1) / 18)))
    first = low // step
    counts = [0] * (high // step - first + 1)
    for value in values:
        counts[value // step - first] += 1
    top = max(counts)
    bars = []
    for i, n in enumerate(counts):
        start = (first + i) * step
        told = f"{write(start)}–{write(start + step - 1)}" if step > 1 else write(start)
        bars.append(
            tag(
                "li", tag("i", style=f"height:{round(100 * n / top, 1)}%"), tag("b", told + ": "), tag("span", write(n))
            )
        )
    label = f"{heads[0]}, {heads[1]}"
    ends = tag("p", tag("span", write(first * step)), tag("span", heads[0]), tag("span", write(high)), class_="ends")
    return joined([tag("ol", *bars, class_="histogram", aria_label=label), ends])
