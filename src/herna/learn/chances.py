"""Chance, counted exactly: every way in which dice can fall, and the best odds of reaching a goal.

A redrawn world draws its numbers from a small generator. Whoever wants certain numbers looks for a start of that
generator from which they come; so all outcomes of a choice can be gone through, and no game has to know of it.

Dice that are thrown together count in any order, and faces that a kind of puzzle calls `alike` count the same; so a
throw of six dice has 84 outcomes instead of 46,656.
"""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, count
from math import factorial
from typing import Final

from herna.kernel.chance import MASK, small_seed
from herna.kernel.errors import NotNow
from herna.kernel.state import State
from herna.learn.solving import SIDES, Alike, Effort, Place, Task, TooLarge

MOST_DICE: Final = 6
NODES: Final = 6_000

ALL_DIFFER: Final[Alike] = tuple([(face,) for face in range(SIDES)])


class Throw:
    """One way in which dice can fall: a start of the small generator that lets them fall so, and how probable it is."""

    def __init__(self, start: int, share: Fraction) -> None:
        self.start = start
        self.share = share


@cache
def throws(dice: int, alike: Alike = ALL_DIFFER) -> dict[tuple[int, ...], Throw]:
    """All ways in which so many dice can fall, by the sorted numbers of the groups of their faces."""
    if dice > MOST_DICE:
        raise TooLarge(f"more than {MOST_DICE} dice fall at once")
    group = {face: number for number, faces in enumerate(alike) for face in faces}
    wanted = set(combinations_with_replacement(range(len(alike)), dice))
    found: dict[tuple[int, ...], Throw] = {}
    for seed in count(1):
        x = start = small_seed(seed)
        faces = []
        for _ in range(dice):
            x = after_draw(x)
            faces.append(x * SIDES >> 32)
        fallen = tuple(sorted([group[face] for face in faces]))
        if fallen in wanted and fallen not in found:
            found[fallen] = Throw(start, share_of(fallen, alike))
            if len(found) == len(wanted):
                break
    return found


def after_draw(x: int) -> int:
    """Where the small generator stands after one more number, as in `Machine.below`."""
    x ^= (x << 13) & MASK
    x ^= x >> 17
    return x ^ ((x << 5) & MASK)


def share_of(fallen: tuple[int, ...], alike: Alike) -> Fraction:
    """The probability that dice fall into these groups, in whatever order."""
    share = Fraction(factorial(len(fallen)))
    for number, faces in enumerate(alike):
        times = fallen.count(number)
        share *= Fraction(len(faces), SIDES) ** times / factorial(times)
    return share


def drawn_since(start: int, state: State) -> int:
    """How many numbers the state has drawn since its generator stood at `start`."""
    x = start
    for drawn in range(MOST_DICE + 1):
        if x == state.small:
            return drawn
        x = after_draw(x)
    raise TooLarge(f"more than {MOST_DICE} numbers are drawn at once, or cards are shuffled")


def outcomes(place: Place, index: int, alike: Alike = ALL_DIFFER) -> list[tuple[Place, Fraction]]:
    """All places that an option can lead to, each with its probability. The place must be that of a redrawn world."""
    after = place.after(index)
    dice = drawn_since(place.state.small, after.state)
    if not dice:
        return [(after, Fraction(1))]
    found = []
    for throw in throws(dice, alike).values():
        state = place.state.clone()
        state.small = throw.start
        after = Place(state, place.holder, place.left).after(index)
        if drawn_since(throw.start, after.state) != dice:
            raise TooLarge("how many dice fall hangs on how they fall")
        found.append((after, throw.share))
    return found


class Odds(Effort):
    """The odds of reaching a goal if the seat does its best and the others do their worst."""

    def __init__(self, task: Task, nodes: int = NODES) -> None:
        super().__init__(nodes)
        self.task = task
        self._known: dict[str, Fraction] = {}

    def best(self, place: Place, depth: int = 0) -> Fraction:
        task = self.task
        if task.ended(place):
            return Fraction(1 if task.reached(place) else 0)
        key = likeness(place)
        known = self._known.get(key)
        if known is not None:
            return known
        values = [self.after(place, index, depth) for index in place.onward()]
        value = max(values) if place.mover == task.seat else min(values)
        self._known[key] = value
        return value

    def after(self, place: Place, index: int, depth: int = 0) -> Fraction:
        """The odds after this option."""
        total = Fraction(0)
        groups: dict[str, tuple[Place, Fraction]] = {}
        fallen = outcomes(place, index, self.task.alike or ALL_DIFFER)
        self.spend(depth, len(fallen))
        for after, share in fallen:
            if self.task.ended(after):
                total += share * (1 if self.task.reached(after) else 0)
                continue
            key = likeness(after)
            groups[key] = (after, share + groups[key][1] if key in groups else share)
        return total + sum([share * self.best(after, depth + 1) for after, share in groups.values()], Fraction(0))


def likeness(place: Place) -> str:
    """The table without the faces of dice that have had their effect, and without the generator."""
    state = place.state
    if state.settled:
        try:
            return json.dumps([place.left, place.holder, state.position()], sort_keys=True)
        except NotNow:
            pass
    return json.dumps([place.left, place.holder, list(state.pack().numbers)])


def per_cent(odds: Fraction) -> int:
    return round(odds * 100)
