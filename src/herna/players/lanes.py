"""The forward pass of an evaluation network for the plain build: it gives what _forward.c gives, to the bit.

A row of weights is one large int with a lane of 32 bits for each, so adding rows is adding ints, which plain Python
does far faster than it adds lists.
"""

from __future__ import annotations

import sys
from array import array
from typing import Final

from herna.kernel.features import BUNDLES, OWN, PARTNER, RIVAL

TOP: Final = 1023  # where activations are clipped; as in _forward.c
SHIFT_1: Final = 4
SHIFT_2: Final = 8
LANE: Final = 4  # bytes
MIDDLE: Final = 1 << 31  # added to each lane before it is read, so that none is negative


class Forward:
    def __init__(self, table: int, seat: int, roles: int, hidden: int, second: int, body: bytes) -> None:
        self.table = table
        self.seat = seat
        self.hidden = hidden
        self.second = second
        ends = [2 * (table + roles * seat) * hidden]
        for size in (4 * hidden, 2 * hidden * second, 4 * second, 2 * second):
            ends.append(ends[-1] + size)
        self.w1 = numbers("h", body[: ends[0]])
        self.rows: dict[int, int] = {}  # packed when first needed: few games meet all features
        self.bundles: dict[tuple[int, int], int] = {}  # sums of rows, by their first row and the number of the bundle
        self.b1 = packed(numbers("i", body[ends[0] : ends[1]]))
        w2 = numbers("h", body[ends[1] : ends[2]])
        self.w2 = [packed(w2[j * second : (j + 1) * second]) for j in range(hidden)]
        self.b2 = packed(numbers("i", body[ends[2] : ends[3]])) + packed(array("q", [MIDDLE]) * second)
        self.w3 = list(numbers("h", body[ends[3] : ends[4]]))
        self.middle = packed(array("q", [MIDDLE]) * hidden)

    def logits(self, table: list[int], seats: list[list[int]], partners: tuple[int, ...]) -> list[int]:
        """What each seat's chances are made of; `partners` is () where everybody plays alone."""
        common = self.b1 + self.middle + self.total(table, 0)
        first = self.table
        roles = range(3 if partners else 2)
        sums = [[self.total(features, first + role * self.seat) for role in roles] for features in seats]
        found: list[int] = []
        for i in range(len(seats)):
            total = common
            for j in range(len(seats)):
                total += sums[j][OWN if j == i else PARTNER if partners and partners[i] == j else RIVAL]
            found.append(self.finish(total))
        return found

    def total(self, features: list[int], first: int) -> int:
        total = 0
        rows = self.rows
        for number in features:
            if number < 0:
                total += self.bundle(number, first)
                continue
            row = rows.get(first + number)
            if row is None:
                at = (first + number) * self.hidden
                row = rows[first + number] = packed(self.w1[at : at + self.hidden])
            total += row
        return total

    def bundle(self, number: int, first: int) -> int:
        total = self.bundles.get((first, number))
        if total is None:
            total = self.bundles[first, number] = self.total(list(BUNDLES[-1 - number]), first)
        return total

    def finish(self, total: int) -> int:
        out = self.b2
        w2 = self.w2
        lanes = numbers("I", total.to_bytes(LANE * self.hidden, "little"))
        for j in range(self.hidden):
            x = lanes[j] - MIDDLE >> SHIFT_1
            if x > 0:
                out += (x if x < TOP else TOP) * w2[j]
        logit = 0
        lanes = numbers("I", out.to_bytes(LANE * self.second, "little"))
        for k in range(self.second):
            y = lanes[k] - MIDDLE >> SHIFT_2
            if y > 0:
                logit += (y if y < TOP else TOP) * self.w3[k]
        return logit


def numbers(code: str, body: bytes) -> array[int]:
    """Little-endian numbers of this type."""
    found = array(code)
    found.frombytes(body)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def packed(lanes: array[int]) -> int:
    """These numbers, each in its lane; negative ones borrow from the next lane, which adding pays back."""
    total = 0
    for number in reversed(lanes):
        total = (total << 8 * LANE) + number
    return total
