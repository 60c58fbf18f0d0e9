"""What came out of a run, round by round: an HTML page with curves, and the figures as JSON beside it."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from herna.train.settings import Settings
from herna.train.shards import write_whole

WIDTH: Final = 560
HEIGHT: Final = 260
EDGE: Final = 46
STYLE: Final = """
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem}
figure{display:inline-block;margin:0 1rem 1rem 0}svg{max-width:100%;height:auto}
svg text{font-size:12px;fill:currentColor}.frame{overflow-x:auto}
table{border-collapse:collapse}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #8884}
.a{color:#2a78c8}.b{color:#c05a20}.c{color:#888}svg .a,svg .b,svg .c{stroke:currentColor;fill:currentColor}
"""


class Curve(NamedTuple):
    """A line through points, each with the low and the high end of its interval if it has one."""

    name: str
    style: str
    points: list[tuple[float, float, float, float]]


def write_report(folder: Path, settings: Settings, rounds: list[dict[str, Any]]) -> None:
    write_whole(
        folder / "report.json", (json.dumps({**settings.as_dict(), "results": rounds}, indent=1) + "\n").encode()
    )
    write_whole(folder / "report.html", page(settings, rounds).encode())


def page(settings: Settings, rounds: list[dict[str, Any]]) -> str:
    losses = [
        plain("network, games it did not learn from", "a", rounds, "held_out"),
        plain("network, what it learned from", "c", rounds, "loss"),
        plain("hand-written evaluation", "b", rounds, "hand"),
    ]
    strength = [
        Curve("against the hand-written evaluation", "a", scores(rounds, "against_hand")),
        Curve("against the best so far", "b", scores(rounds, "against_best")),
    ]
    tenths = [(e, w, w, w) for e, w, _ in rounds[-1]["calibration"]]
    calibration = [Curve("network", "a", tenths), Curve("exact", "c", [(0, 0, 0, 0), (1, 1, 1, 1)])]
    body = "".join([
        figure("Log-loss by round", losses, 0.0, max(1, len(rounds) - 1), None),
        figure("Part of victories by round", strength, 0.0, max(1, len(rounds) - 1), (0.0, 1.0)),
        figure("Victories (up) by estimate (right), last round", calibration, 0.0, 1.0, (0.0, 1.0)),
    ])  # fmt: skip
    title = f"Training of {escape(settings.game)}"
    told = ", ".join([f"{name} {escape(str(value))}" for name, value in settings.as_dict().items()])
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1><p>{told}</p>{body}{rows(rounds)}</html>\n"
    )


def plain(name: str, style: str, rounds: list[dict[str, Any]], key: str) -> Curve:
    return Curve(name, style, [(float(i), r[key], r[key], r[key]) for i, r in enumerate(rounds)])


def scores(rounds: list[dict[str, Any]], key: str) -> list[tuple[float, float, float, float]]:
    return [(float(i), r[key][0], r[key][1], r[key][2]) for i, r in enumerate(rounds)]


def figure(title: str, curves: list[Curve], low: float, high: float, reach: tuple[float, float] | None) -> str:
    """Curves over a common scale; `reach` is the scale of the upright axis, by default what the points need."""
    found = [point for curve in curves for point in curve.points]
    bottom, top = reach or (min([p[2] for p in found]), max([p[3] for p in found]))
    if top - bottom < 1e-6:
        bottom, top = bottom - 0.05, top + 0.05

    def x(value: float) -> float:
        return round(EDGE + (WIDTH - EDGE - 10) * (value - low) / (high - low), 1)

    def y(value: float) -> float:
        return round(HEIGHT - 30 - (HEIGHT - 50) * (value - bottom) / (top - bottom), 1)

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img">']
    for i in range(5):
        value = bottom + (top - bottom) * i / 4
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - 10}" y1="{y(value)}" y2="{y(value)}" stroke="#8884"/>')
        parts.append(f'<text x="4" y="{y(value) + 4}">{value:.3g}</text>')
    for value in (low, high):
        parts.append(f'<text x="{x(value) - 4}" y="{HEIGHT - 10}">{value:g}</text>')
    for curve in curves:
        line = " ".join([f"{x(p[0])},{y(p[1])}" for p in curve.points])
        parts.append(f'<polyline class="{curve.style}" points="{line}" style="fill:none" stroke-width="2"/>')
        for at, value, least, most in curve.points:
            parts.append(f'<circle class="{curve.style}" cx="{x(at)}" cy="{y(value)}" r="3"/>')
            parts.append(f'<line class="{curve.style}" x1="{x(at)}" x2="{x(at)}" y1="{y(least)}" y2="{y(most)}"/>')
    legend = " ".join([f'<span class="{curve.style}">● {curve.name}</span>' for curve in curves])
    return f"<figure><figcaption>{title}<br>{legend}</figcaption>{''.join(parts)}</svg></figure>"


def rows(rounds: list[dict[str, Any]]) -> str:
    heads = (
        "round", "games", "positions", "s to play", "s to learn", "log-loss", "hand-written", "against the best",
        "against hand-written", "kept",
    )  # fmt: skip
    table = ["<tr>" + "".join([f"<th>{head}</th>" for head in heads]) + "</tr>"]
    for number, r in enumerate(rounds):
        cells = (
            number, r["games"], r["positions"], f"{r['playing']:.0f}", f"{r['learning']:.0f}", f"{r['held_out']:.4f}",
            f"{r['hand']:.4f}", told(r["against_best"]), told(r["against_hand"]), "yes" if r["accepted"] else "no",
        )  # fmt: skip
        table.append("<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>")
    return f'<div class="frame" tabindex="0"><table>{"".join(table)}</table></div>'


def told(found: list[float]) -> str:
    share, low, high, games = found
    return f"{100 * share:.1f} % ({100 * low:.0f}–{100 * high:.0f} of {games:.0f})"
