"""Chance, counted exactly: every way in which dice can fall, and the best odds of reaching a goal.

A redrawn world draws its numbers from a small generator. Whoever wants certain numbers looks for a start of that
generator from which they come; so all outcomes of a choice can be gone through, and no game has to know of it.
"""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Final

from herna.kernel.chance import small_seed
from herna.kernel.errors import NotNow
from herna.kernel.state import State
from herna.learn.solving import Effort, Place, Task, TooLarge

SIDES: Final = 6
MOST_DICE: Final = 6
NODES: Final = 6_000

_STARTS: Final[dict[int, dict[tuple[int, ...], int]]] = {}  # by the number of dice


def starts(dice: int, world: State) -> dict[tuple[int, ...], int]:
    """For each way in which so many dice can fall, a start of the small generator that lets them fall so."""
    if dice > MOST_DICE:
        raise TooLarge(f"more than {MOST_DICE} dice fall at once")
    if dice not in _STARTS:
        found: dict[tuple[int, ...], int] = {}
        roller = world.clone()
        seed = 0
        while len(found) < SIDES**dice:
            seed += 1
            roller.small = start = small_seed(seed)
            found.setdefault(tuple([roller.below(SIDES) for _ in range(dice)]), start)
        _STARTS[dice] = found
    return _STARTS[dice]


def drawn_since(start: int, state: State) -> int:
    """How many numbers the state has drawn since its generator stood at `start`."""
    roller = state.clone()
    roller.small = start
    for count in range(MOST_DICE + 1):
        if roller.small == state.small:
            return count
        roller.below(SIDES)
    raise TooLarge(f"more than {MOST_DICE} numbers are drawn at once, or cards are shuffled")


def outcomes(place: Place, index: int) -> list[tuple[Place, Fraction]]:
    """All places that an option can lead to, each with its probability. The place must be that of a redrawn world."""
    after = place.after(index)
    dice = drawn_since(place.state.small, after.state)
    if not dice:
        return [(after, Fraction(1))]
    found = []
    for start in starts(dice, place.state).values():
        state = place.state.clone()
        state.small = start
        after = Place(state, place.holder, place.left).after(index)
        if drawn_since(start, after.state) != dice:
            raise TooLarge("how many dice fall hangs on how they fall")
        found.append((after, Fraction(1, SIDES**dice)))
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
        self.spend(depth)
        values = [self.after(place, index, depth) for index in onward(place)]
        value = max(values) if place.mover == task.seat else min(values)
        self._known[key] = value
        return value

    def after(self, place: Place, index: int, depth: int = 0) -> Fraction:
        """The odds after this option."""
        total = Fraction(0)
        groups: dict[str, tuple[Place, Fraction]] = {}
        for after, share in outcomes(place, index):
            if self.task.ended(after):
                total += share * (1 if self.task.reached(after) else 0)
                continue
            key = likeness(after)
            groups[key] = (after, share + groups[key][1] if key in groups else share)
        return total + sum([share * self.best(after, depth + 1) for after, share in groups.values()], Fraction(0))


def onward(place: Place) -> list[int]:
    """The options that do not only take back what was begun: that leads to where one could choose better at once."""
    codes = place.state.codes(place.mover)
    return [index for index, code in enumerate(codes) if not code.endswith("cancel")] or list(range(len(codes)))


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
