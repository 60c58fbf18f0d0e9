"""Paths: short SVG path texts in unit coordinates, placed, mirrored and measured."""

import math
import re
from collections.abc import Iterator
from functools import lru_cache

Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_ARITY = {"M": 2, "S": 4, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


def num(value: float) -> str:
    """A number with one decimal at most: a tenth of a unit is finer than any screen shows."""
    whole = round(value)
    return str(whole) if abs(value - whole) < 0.05 else f"{value:.1f}"


@lru_cache(maxsize=2048)
def commands(d: str) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """The path text as commands with their numbers; repeated numbers repeat the command."""
    found: list[tuple[str, tuple[float, ...]]] = []
    letter, numbers = "", list[float]()
    for token in _TOKEN.findall(d):
        if token.isalpha():
            letter, numbers = token, []
            if letter in "Zz":
                found.append((letter, ()))
        else:
            numbers.append(float(token))
            if len(numbers) == _ARITY[letter.upper()]:
                found.append((letter, tuple(numbers)))
                letter, numbers = {"M": "L", "m": "l"}.get(letter, letter), []
    return tuple(found)


def place(d: str, x: float = 0, y: float = 0, sx: float = 1, sy: float | None = None) -> str:
    """The path moved to (x, y) and scaled; a negative `sx` mirrors it."""
    sy = abs(sx) if sy is None else sy
    out: list[str] = []
    for letter, values in commands(d):
        ox, oy = (0.0, 0.0) if letter.islower() else (x, y)
        if letter in "Hh":
            moved: list[float] = [values[0] * sx + ox]
        elif letter in "Vv":
            moved = [values[0] * sy + oy]
        elif letter in "Aa":
            sweep = values[4] if sx * sy > 0 else 1 - values[4]
            moved = [values[0] * abs(sx), values[1] * abs(sy), values[2], values[3], sweep]
            moved += [values[5] * sx + ox, values[6] * sy + oy]
        else:
            moved = [v * (sy if i % 2 else sx) + (oy if i % 2 else ox) for i, v in enumerate(values)]
        out.append(letter + " ".join(num(v) for v in moved).replace(" -", "-"))
    return "".join(out)


def blob(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    *,
    top: float = 0.56,
    bot: float = 0.56,
    side: float = 0.56,
    wide: float = 0.0,
) -> str:
    """A head of four Béziers: roundness .4 pointed to .85 boxy; `wide` moves the widest line: pear, drop, skull."""
    up, down = (wide + 1) * side, (1 - wide) * side
    unit = (
        f"M0 -1C{top:.3f} -1 1 {wide - up:.3f} 1 {wide:.3f}C1 {wide + down:.3f} {bot:.3f} 1 0 1"
        f"C{-bot:.3f} 1 -1 {wide + down:.3f} -1 {wide:.3f}C-1 {wide - up:.3f} {-top:.3f} -1 0 -1Z"
    )
    return place(unit, cx, cy, rx, ry)


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A circle, or an ellipse when `ry` is given."""
    return place("M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z", x, y, rx, rx if ry is None else ry)


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rectangle with round corners."""
    a, b = x + w, y + h
    return place(
        f"M{x + r} {y}H{a - r}Q{a} {y} {a} {y + r}V{b - r}Q{a} {b} {a - r} {b}"
        f"H{x + r}Q{x} {b} {x} {b - r}V{y + r}Q{x} {y} {x + r} {y}Z"
    )


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = -90) -> str:
    """A star or, with many points, a burst."""
    corners = []
    for k in range(points * 2):
        angle, r = math.radians(turn + k * 180 / points), inner if k % 2 else outer
        corners.append(f"{num(x + r * math.cos(angle))} {num(y + r * math.sin(angle))}")
    return "M" + "L".join(corners) + "Z"


def ring(x: float, y: float, rx: float, ry: float, lobes: int, bump: float, turn: float = 0) -> str:
    """A closed outline with round lobes: clouds, manes, wool, frills."""
    points = []
    for k in range(lobes * 2 + 1):
        angle = math.radians(turn + k * 180 / lobes)
        r = bump if k % 2 else 1.0
        points.append((x + rx * r * math.cos(angle), y + ry * r * math.sin(angle)))
    text = f"M{num(points[0][0])} {num(points[0][1])}"
    for k in range(1, lobes * 2, 2):
        (a, b), (e, f) = points[k], points[k + 1]
        text += f"Q{num(a)} {num(b)} {num(e)} {num(f)}"
    return text + "Z"


def multiply(m: Matrix, k: Matrix) -> Matrix:
    """First `k`, then `m`."""
    return (
        m[0] * k[0] + m[2] * k[1],
        m[1] * k[0] + m[3] * k[1],
        m[0] * k[2] + m[2] * k[3],
        m[1] * k[2] + m[3] * k[3],
        m[0] * k[4] + m[2] * k[5] + m[4],
        m[1] * k[4] + m[3] * k[5] + m[5],
    )


def rotation(angle: float, x: float, y: float) -> Matrix:
    """A turn by degrees around a point."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


def _points(d: str) -> Iterator[tuple[float, float]]:
    """Points on the path: the ends of all segments and two or three on every curve."""
    x = y = sx = sy = 0.0
    for letter, values in commands(d):
        ox, oy = (x, y) if letter.islower() else (0.0, 0.0)
        kind = letter.upper()
        if kind == "Z":
            x, y = sx, sy
            continue
        if kind == "H":
            ends = [(values[0] + ox, y)]
        elif kind == "V":
            ends = [(x, values[0] + oy)]
        elif kind == "A":
            ends = [(values[5] + ox, values[6] + oy)]
            mx, my = (x + ends[0][0]) / 2, (y + ends[0][1]) / 2
            # The arcs drawn here are half circles or nearly so; their boxes around the chord are close enough.
            yield from ((mx - values[0], my - values[1]), (mx + values[0], my + values[1]))
        else:
            ends = [(values[i] + ox, values[i + 1] + oy) for i in range(0, len(values), 2)]
        if kind in "CQ":
            yield from _curve(((x, y), *ends))
        x, y = ends[-1]
        if kind == "M":
            sx, sy = x, y
        yield x, y


_CUBIC = (
    (0.421875, 0.421875, 0.140625, 0.015625),
    (0.125, 0.375, 0.375, 0.125),
    (0.015625, 0.140625, 0.421875, 0.421875),
)
_QUADRATIC = ((0.5625, 0.375, 0.0625), (0.25, 0.5, 0.25), (0.0625, 0.375, 0.5625))


def _curve(p: tuple[tuple[float, float], ...]) -> Iterator[tuple[float, float]]:
    """The points at a quarter, a half and three quarters of a Bézier curve."""
    if len(p) == 3:
        (ax, ay), (bx, by), (cx, cy) = p
        for i, j, k in _QUADRATIC:
            yield i * ax + j * bx + k * cx, i * ay + j * by + k * cy
    elif len(p) == 4:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = p
        for i, j, k, m in _CUBIC:
            yield i * ax + j * bx + k * cx + m * dx, i * ay + j * by + k * cy + m * dy


def bounds(d: str, matrix: Matrix = IDENTITY) -> Box:
    """Left, top, right and bottom of the path after the transformation."""
    a, b, c, e, f, g = matrix
    points = [(a * x + c * y + f, b * x + e * y + g) for x, y in _points(d)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)
