"""Whom and where: the sides, places and filters that cards speak in."""

from __future__ import annotations

from typing import ClassVar, Final

from herna.games.smashup.table.moves import Table
from herna.games.smashup.table.pieces import Base, Minion
from herna.kernel.frame import Frame

# --- whose minions (SU-4.11) ---------------------------------------------------------------------------------
own: Final = 1
others: Final = 2
anyones: Final = 3
SIDES: Final = ("", "own", "others", "any")


class Filter:
    """Which minions are meant. `f` is the text that asks: its `target` is "here", its picks are what was named."""

    word: ClassVar[str] = ""  # what a question says of the place and the power, beside whose minions are meant

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return True

    def most_power(self, s: Table, f: Frame) -> int:
        """The highest power that fits; -1: any."""
        return -1


class PowerAtMost(Filter):
    word = "weak"

    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return s.power_at(b, m) <= self.most

    def most_power(self, s: Table, f: Frame) -> int:
        return self.most


class Here(Filter):
    """At the base of the acting card (SU-4.11)."""

    word = "here"

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return b.uid == f.target


class WeakHere(Filter):
    """There, with a power of at most so much."""

    word = "weak_here"

    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return b.uid == f.target and s.power_at(b, m) <= self.most

    def most_power(self, s: Table, f: Frame) -> int:
        return self.most


class Elsewhere(Filter):
    word = "elsewhere"

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return b.uid != f.target


class WeakerThanYourNumberHere(Filter):
    """Its power is lower than the number of minions you have here."""

    word = "weak_here"

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return b.uid == f.target and s.power_at(b, m) <= self.most_power(s, f)

    def most_power(self, s: Table, f: Frame) -> int:
        b = s.base(f.target)
        return -1 if b is None else len([1 for mine in b.minions if mine.seat == f.you]) - 1


class Movable(Filter):
    """There is another base it can go to (SU-14.16)."""

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return len(s.bases) > 1


class MovableFromHere(Filter):
    word = "here"

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return b.uid == f.target and len(s.bases) > 1


class HasWeakerNeighbour(Filter):
    """A minion of lower power is at the same base (SU-4.9: only complete combinations)."""

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        power = s.power_at(b, m)
        for other in b.minions:
            if s.power_at(b, other) < power:
                return True
        return False


class WeakerNeighbourOfPick(Filter):
    """At the base of the minion named just before, and weaker than it."""

    word = "weaker"

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        first = s.minion(f.picks[0]) if f.picks else None
        return first is not None and first.base == b.uid and s.power_at(b, m) < s.power_at(b, first)


class UpToPickAtItsBase(Filter):
    """At the base of the minion named just before and no stronger than it, itself included."""

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        first = s.minion(f.picks[0]) if f.picks else None
        return first is not None and first.base == b.uid and s.power_at(b, m) <= s.power_at(b, first)


class AtPickedBase(Filter):
    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return len(f.picks) > 0 and f.picks[0] == b.uid


class WeakAtPickedBase(Filter):
    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return f.picks[0] == b.uid and s.power_at(b, m) <= self.most


class WeakBesideYours(Filter):
    """With a power of at most so much, at a base where you have a minion."""

    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return s.power_at(b, m) <= self.most and any([mine.seat == f.you for mine in b.minions])


class OfPickedFaction(Filter):
    """Of the faction named first, at the base named second, if one has been named."""

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        return m.design.faction + 1 == f.picks[0] and (len(f.picks) == 1 or f.picks[1] == b.uid)


class OfPickedPlayerThere(Filter):
    """At the base named first, controlled by the player named second, with a power of at most so much."""

    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, s: Table, f: Frame, b: Base, m: Minion) -> bool:
        if len(f.picks) < 2 or f.picks[0] != b.uid or f.picks[1] != m.seat + 1:
            return False
        return s.power_at(b, m) <= self.most


anywhere: Final = Filter()
here: Final = Here()
elsewhere: Final = Elsewhere()
weaker_than_your_number_here: Final = WeakerThanYourNumberHere()
movable: Final = Movable()
movable_from_here: Final = MovableFromHere()
with_a_weaker_neighbour: Final = HasWeakerNeighbour()
weaker_neighbour_of_that_one: Final = WeakerNeighbourOfPick()
at_its_base_up_to_its_power: Final = UpToPickAtItsBase()
at_that_base: Final = AtPickedBase()
of_that_faction: Final = OfPickedFaction()


def power_at_most(n: int) -> Filter:
    return PowerAtMost(n)


def here_power_at_most(n: int) -> Filter:
    return WeakHere(n)


def at_that_base_power_at_most(n: int) -> Filter:
    return WeakAtPickedBase(n)


def beside_yours_power_at_most(n: int) -> Filter:
    return WeakBesideYours(n)


def of_that_player_there_power_at_most(n: int) -> Filter:
    return OfPickedPlayerThere(n)


def find(s: Table, f: Frame, side: int, which: Filter) -> list[int]:
    """The fitting minions, base by base from the left."""
    found: list[int] = []
    for b in s.bases:
        for m in b.minions:
            if side & (own if m.seat == f.you else others) and which.fits(s, f, b, m):
                found.append(m.uid)
    return found
