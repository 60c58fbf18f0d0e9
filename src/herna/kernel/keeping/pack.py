"""Lists of numbers, written and read back in the same order: what snapshots and equality are made of."""

from __future__ import annotations

from herna.kernel.errors import SnapshotError


class Writer:
    def __init__(self) -> None:
        self.numbers: list[int] = []

    def put(self, number: int) -> None:
        self.numbers.append(number)

    def flag(self, flag: bool) -> None:
        self.numbers.append(1 if flag else 0)

    def zone(self, zone: tuple[int, ...]) -> None:
        self.numbers.append(len(zone))
        self.numbers += zone


class Reader:
    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.place = 0

    def next(self) -> int:
        self.place += 1
        if self.place > len(self.numbers):
            raise SnapshotError("the snapshot is shorter than it should be")
        return self.numbers[self.place - 1]

    def flag(self) -> bool:
        return self.next() == 1

    def zone(self) -> tuple[int, ...]:
        n = self.next()
        if not 0 <= n <= len(self.numbers) - self.place:
            raise SnapshotError("the snapshot is shorter than it should be")
        self.place += n
        return tuple(self.numbers[self.place - n : self.place])

    def at_end(self) -> bool:
        return self.place == len(self.numbers)


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The zone with one copy of the card taken out."""
    i = zone.index(card)
    return zone[:i] + zone[i + 1 :]


def without_all(zone: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The zone with one copy taken out for each of the cards."""
    for card in cards:
        zone = without(zone, card)
    return zone


def distinct(zone: tuple[int, ...]) -> list[int]:
    """Each number of the zone once, in order of first appearance: equal cards are one option."""
    found: list[int] = []
    for card in zone:
        if card not in found:
            found.append(card)
    return found
