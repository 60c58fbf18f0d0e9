"""What a table is made of, as numbers for learning: which features are there, and the sheet they are written on.

A feature is a number with a name: "there is a creature with power 7", "Kangasaurus Rex is in hand". One that is written
twice counts twice. Some are of the table, the others of a seat; whoever looks from a seat sees the same feature of the
own seat, of a rival and of a partner as three different inputs, so that all seats share one list and one network.
"""

from __future__ import annotations

import hashlib
from typing import Final

EVERYTHING: Final = -1  # instead of a seat that looks: for redrawn worlds, in which nothing is hidden
OWN: Final = 0  # whose feature it is to the seat that looks
RIVAL: Final = 1
PARTNER: Final = 2
ROLES: Final = ("own", "rival", "partner")


class FeatureList:
    """The features of a game. Each block gets the numbers that follow the last one's and returns its first number."""

    def __init__(self, teams: bool = False) -> None:
        self.roles = 3 if teams else 2
        self.of_table: list[str] = []
        self.of_seat: list[str] = []

    def table(self, name: str, labels: list[str]) -> int:
        """Features of the table: one for each label."""
        return add(self.of_table, name, labels)

    def seat(self, name: str, labels: list[str]) -> int:
        """Features that every seat has: one for each label."""
        return add(self.of_seat, name, labels)

    def names(self) -> list[str]:
        """All inputs of a network, in their order: the table's, then the seat's once for each role."""
        found = ["table." + name for name in self.of_table]
        for role in ROLES[: self.roles]:
            found += [f"{role}.{name}" for name in self.of_seat]
        return found

    def fingerprint(self) -> str:
        """What weights are kept for: it changes with every name and with their order."""
        return hashlib.sha256("\n".join(self.names()).encode()).hexdigest()[:16]


def add(names: list[str], block: str, labels: list[str]) -> int:
    first = len(names)
    names += [f"{block}.{label}" for label in labels]
    if len(set(names)) < len(names):
        raise ValueError(f"the block {block!r} repeats a feature")
    return first


def steps(most: int) -> list[str]:
    """The labels of a number that counts by steps: 3 is written as 1+, 2+, 3+ (see `put_steps`)."""
    return [f"{n}+" for n in range(1, most + 1)]


def values(most: int) -> list[str]:
    """The labels of a number of which each value is a feature: 0, 1, 2 ... (see `put_value`)."""
    return [str(n) for n in range(most)] + [f"{most}+"]


class Sheet:
    """The features of one table: the table's own, and each seat's, by their numbers in the game's list."""

    __slots__ = ("charges", "partners", "seats", "table")

    def __init__(self, players: int) -> None:
        self.table: list[int] = []
        self.seats: list[list[int]] = [[] for _ in range(players)]
        self.partners: tuple[int, ...] = ()  # where people play in teams: each seat's partner
        # What is taken off each seat's chance whatever a network says: where one may put off the end for ever, an
        # evaluation must make that worse than losing. Empty: nothing.
        self.charges: list[float] = []

    def seen_from(self, seat: int, features: FeatureList) -> list[int]:
        """The inputs of a network that looks from this seat."""
        found = list(self.table)
        first, size = len(features.of_table), len(features.of_seat)
        for i in range(len(self.seats)):
            role = OWN if i == seat else RIVAL
            if role == RIVAL and self.partners and self.partners[i] == seat:
                role = PARTNER
            found += [first + role * size + number for number in self.seats[i]]
        return found


# For each first number: nothing, itself, itself and the next one, and so on, as far as anybody has asked. Taken as they
# are they cost a fraction of writing number by number: sheets are written millions of times.
LADDERS: Final[list[list[tuple[int, ...]]]] = []


def put_steps(out: list[int], first: int, number: int, most: int) -> None:
    """A number by steps, so that what is learned about 3 holds for 4 as well."""
    number = min(number, most)
    if number > 0:
        while first >= len(LADDERS):
            LADDERS.append([()])
        ladder = LADDERS[first]
        if number >= len(ladder):
            ladder += [tuple(range(first, first + n)) for n in range(len(ladder), number + 1)]
        out += ladder[number]


def put_value(out: list[int], first: int, number: int, most: int) -> None:
    """A number as one feature; what is above `most` counts as `most`, what is below 0 as 0."""
    out.append(first + (0 if number < 0 else number if number < most else most))
