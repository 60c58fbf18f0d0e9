"""What a seat sees and may do, written into rows of arrays that belong to the caller.

`Rows` is for the plain build; it writes what `_rows.c` writes. `make_rows` gives the one that this build has.
"""

from __future__ import annotations

from typing import Any

from herna.kernel.features import BUNDLES, OWN, PARTNER, RIVAL, FeatureList, spelled


class Rows:
    """Two arrays of two dimensions, a row for each table: features counted (float32 or uint8), and masks (int8).

    In a third one (int32), if there is one, each row has the seat that sees and may do this.
    """

    def __init__(self, seen: Any, masks: Any, table: int, seat: int, roles: int, viewers: Any = None) -> None:
        self.seen = memoryview(seen)
        self.masks = memoryview(masks)
        self.viewers = None if viewers is None else memoryview(viewers)
        self.table = table
        self.seat = seat
        wide = table + roles * seat
        rows = (self.masks.shape or (0,))[0]
        if (
            self.seen.format not in ("f", "B")
            or self.masks.format != "b"
            or self.seen.ndim != 2
            or self.masks.ndim != 2
            or self.seen.shape != (rows, wide)
            or self.seen.readonly
            or self.masks.readonly
            or not self.seen.c_contiguous
            or not self.masks.c_contiguous
            or (self.viewers is not None and not self._is_column(self.viewers, rows))
        ):
            raise ValueError("these arrays have another shape or type than the rows")
        self.bytes = self.seen.format == "B"

    def _is_column(self, array: memoryview, rows: int) -> bool:
        return array.format == "i" and array.shape == (rows,) and array.c_contiguous and not array.readonly

    def put(
        self,
        row: int,
        table: list[int],
        seats: list[list[int]],
        viewer: int,
        partners: tuple[int, ...],
        actions: list[int],
    ) -> None:
        """The features of a sheet, brief or not, as this seat sees them, and the actions that it may choose from."""
        counts: dict[int, int] = {}
        for number in spelled(table):
            counts[number] = counts.get(number, 0) + 1
        for i in range(len(seats)):
            role = OWN if i == viewer else PARTNER if partners and partners[i] == viewer else RIVAL
            first = self.table + role * self.seat
            for number in spelled(seats[i]):
                counts[first + number] = counts.get(first + number, 0) + 1
        clear(self.seen, row)
        clear(self.masks, row)
        for number, count in counts.items():
            self.seen[row, number] = min(count, 255) if self.bytes else count
        for action in actions:
            self.masks[row, action] = 1
        if self.viewers is not None:
            self.viewers[row] = viewer


def clear(array: memoryview, row: int) -> None:
    assert array.shape is not None
    wide = array.shape[1] * array.itemsize
    array.cast("B")[row * wide : (row + 1) * wide] = bytes(wide)


def make_rows(seen: Any, masks: Any, features: FeatureList, viewers: Any = None) -> Any:
    """The C routine if this is the compiled build, otherwise the plain one."""
    table, seat = len(features.of_table), len(features.of_seat)
    try:
        from herna.kernel import _rows
    except ImportError:
        return Rows(seen, masks, table, seat, features.roles, viewers)
    return _rows.Rows(seen, masks, table, seat, features.roles, viewers, BUNDLES)
