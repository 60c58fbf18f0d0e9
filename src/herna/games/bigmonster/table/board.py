"""The lattice (BM-6.1): cells as single numbers, and which positions touch a tile of each shape."""

from __future__ import annotations

from typing import Final

# A cell (x, y) is the number ORIGIN + x * RIGHT + y * DOWN; y grows downwards. No area can reach the rim.
WIDTH: Final = 256
MIDDLE: Final = 128
RIGHT: Final = 1
DOWN: Final = WIDTH
UP: Final = -WIDTH
TWO_RIGHT: Final = 2
TWO_DOWN: Final = 2 * WIDTH
ORIGIN: Final = MIDDLE * WIDTH + MIDDLE
REACH: Final = 100  # coordinates that people may name go from -REACH to REACH


def cell(x: int, y: int) -> int:
    return ORIGIN + y * WIDTH + x


def x_of(c: int) -> int:
    return c % WIDTH - MIDDLE


def y_of(c: int) -> int:
    return c // WIDTH - MIDDLE


# A shape is the tuple of its cells, counted from its position, the top-left one (BM-6.2).
PORTRAIT: Final = (0, DOWN)
LANDSCAPE: Final = (0, RIGHT)
SQUARE: Final = (0, RIGHT, DOWN, DOWN + RIGHT)


def overlapping(there: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    """The steps from a shape's position to all positions at which the new shape would cover a cell of it."""
    return tuple(sorted({a - b for a in there for b in new}))


def touching(there: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    """The steps to all positions at which the new shape shares a full edge with the shape and covers none of it."""
    beside = {a + step for a in there for step in (RIGHT, -RIGHT, DOWN, UP)} - set(there)
    steps = {a - b for a in beside for b in new}
    return tuple(sorted(steps - set(overlapping(there, new))))


# Worked out once: what a placed tile blocks and what it opens, for portrait (P) and landscape (L) tiles to come.
P_BLOCKS_P: Final = overlapping(PORTRAIT, PORTRAIT)
P_BLOCKS_L: Final = overlapping(PORTRAIT, LANDSCAPE)
P_OPENS_P: Final = touching(PORTRAIT, PORTRAIT)
P_OPENS_L: Final = touching(PORTRAIT, LANDSCAPE)
L_BLOCKS_P: Final = overlapping(LANDSCAPE, PORTRAIT)
L_BLOCKS_L: Final = overlapping(LANDSCAPE, LANDSCAPE)
L_OPENS_P: Final = touching(LANDSCAPE, PORTRAIT)
L_OPENS_L: Final = touching(LANDSCAPE, LANDSCAPE)
EXPLORER_OPENS_P: Final = touching(SQUARE, PORTRAIT)
EXPLORER_OPENS_L: Final = touching(SQUARE, LANDSCAPE)
