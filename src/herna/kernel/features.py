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
    """The features of one table: the table's own, and each seat's, by their numbers in the game's list.

    As a game writes them there are bundles among them (see `bundle`), until somebody spells them out.
    """

    __slots__ = ("charges", "partners", "seats", "table")

    def __init__(self, players: int) -> None:
        self.table: list[int] = []
        self.seats: list[list[int]] = [[] for _ in range(players)]
        self.partners: tuple[int, ...] = ()  # where people play in teams: each seat's partner
        # What is taken off each seat's chance whatever a network says: where one may put off the end for ever, an
        # evaluation must make that worse than losing. Empty: nothing.
        self.charges: list[float] = []

    def spell(self) -> None:
        """Replace bundles by their features."""
        self.table = spelled(self.table)
        self.seats = [spelled(found) for found in self.seats]

    def seen_from(self, seat: int, features: FeatureList) -> list[int]:
        """The inputs of a network that looks from this seat."""
        found = spelled(self.table)
        first, size = len(features.of_table), len(features.of_seat)
        for i in range(len(self.seats)):
            role = OWN if i == seat else RIVAL
            if role == RIVAL and self.partners and self.partners[i] == seat:
                role = PARTNER
            at = first + role * size
            for number in self.seats[i]:
                if number < 0:
                    found += [at + feature for feature in BUNDLES[-1 - number]]
                else:
                    found.append(at + number)
        return found


# Features that are always written together, as one number: bundle number n of this list is written as -1 - n. What is
# written millions of times is short then, and a network adds one row of weights instead of many. All games share the
# list, which only grows; numbers of bundles mean nothing outside this process.
BUNDLES: Final[list[tuple[int, ...]]] = []
NUMBERED: Final[dict[tuple[int, ...], int]] = {}


def bundle(features: tuple[int, ...]) -> int:
    """The number that stands for these features; one feature stands for itself."""
    if len(features) == 1:
        return features[0]
    number = NUMBERED.get(features)
    if number is None:
        BUNDLES.append(features)
        number = NUMBERED[features] = -len(BUNDLES)
    return number


def spelled(numbers: list[int]) -> list[int]:
    """The features one by one, without bundles."""
    found: list[int] = []
    for number in numbers:
        if number < 0:
            found += BUNDLES[-1 - number]
        else:
            found.append(number)
    return found


# For each first number: itself, the bundle of itself and the next one, and so on, as far as anybody has asked.
LADDERS: Final[list[list[int]]] = []


def put_steps(out: list[int], first: int, number: int, most: int) -> None:
    """A number by steps, so that what is learned about 3 holds for 4 as well."""
    number = min(number, most)
    if number > 0:
        while first >= len(LADDERS):
            LADDERS.append([])
        ladder = LADDERS[first]
        while number > len(ladder):
            ladder.append(bundle(tuple(range(first, first + len(ladder) + 1))))
        out.append(ladder[number - 1])


def put_value(out: list[int], first: int, number: int, most: int) -> None:
    """A number as one feature; what is above `most` counts as `most`, what is below 0 as 0."""
    out.append(first + (0 if number < 0 else number if number < most else most))
