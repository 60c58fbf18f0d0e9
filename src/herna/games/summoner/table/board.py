"""The battlefield as numbers: spaces 1 to 48, their neighbours, lines and distances (SW-15)."""

from __future__ import annotations

from typing import Final

ROWS: Final = 8
COLUMNS: Final = 6
SPACES: Final = ROWS * COLUMNS
LETTERS: Final = "abcdef"


def space_at(row: int, column: int) -> int:
    """0 if that is off the board."""
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column + 1
    return 0


def row_of(space: int) -> int:
    return (space - 1) // COLUMNS


def column_of(space: int) -> int:
    return (space - 1) % COLUMNS


def space_name(space: int) -> str:
    """`a1` is the left end of the first seat's back row; 0 has no name."""
    return "" if space == 0 else LETTERS[column_of(space)] + str(row_of(space) + 1)


def named_space(name: str) -> int:
    """The space of that name, 0 if there is none."""
    return NAMES.get(name, 0)


def _step(space: int, direction: int) -> int:
    row, column = DIRECTIONS[direction]
    return space_at(row_of(space) + row, column_of(space) + column)


def _ray(space: int, direction: int) -> tuple[int, ...]:
    found: list[int] = []
    at = _step(space, direction)
    while at:
        found.append(at)
        at = _step(at, direction)
    return tuple(found)


def _distances(space: int) -> tuple[int, ...]:
    return (0, *[abs(row_of(o) - row_of(space)) + abs(column_of(o) - column_of(space)) for o in range(1, SPACES + 1)])


DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))  # rows up from the first seat, columns to its right
NAMES: Final = {space_name(space): space for space in range(1, SPACES + 1)}
STEP: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0),
    *[tuple([_step(space, d) for d in range(4)]) for space in range(1, SPACES + 1)],
)
NEAR: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([n for n in steps if n]) for steps in STEP])  # SW-15.1
RAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (),
    *[tuple([_ray(space, d) for d in range(4)]) for space in range(1, SPACES + 1)],
)
DISTANCE: Final[tuple[tuple[int, ...], ...]] = (
    tuple([0] * (SPACES + 1)),
    *[_distances(space) for space in range(1, SPACES + 1)],
)  # SW-15.2


def turned(row: int, column: int, seat: int) -> int:
    """SW-2.3: a place as the seat's own side counts it, rows from its back row, columns from its left."""
    return space_at(row, column) if seat == 0 else space_at(ROWS - 1 - row, COLUMNS - 1 - column)


def own_row(space: int, seat: int) -> int:
    """How many rows lie between the space and that seat's edge (SW-15.7)."""
    return row_of(space) if seat == 0 else ROWS - 1 - row_of(space)


def line(a: int, b: int) -> tuple[int, ...]:
    """The spaces from a (without) to b (with) in a straight line; empty if they are not in line."""
    for ray in RAYS[a]:
        if b in ray:
            return ray[: ray.index(b) + 1]
    return ()
