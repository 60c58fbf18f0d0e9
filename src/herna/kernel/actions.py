"""A fixed list of actions for each game, for networks with one output per action.

What can be chosen differs from decision to decision; here every option has one number out of a list that never changes.
A game names its actions in blocks (`play` with a card, `target` with a creature of either side), nearly as its codes
are written. Options that a block does not tell apart (the second of two equal creatures) take the next copy of the
same action, in the order in which they are offered; where there are no copies left, one of the spare actions at the
end. So two options of one decision never share a number.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

SPARE: Final = 64  # the last actions of every list
SPARE_NAME: Final = "other"
NOTHING: Final = ("none", "done")  # the ways out of a question


class ActionList:
    """The actions of a game. Each block gets the numbers that follow the last one's and returns its first number."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._copies: list[int] = []  # by action: how many of the same follow it, itself included

    def block(self, verb: str, labels: list[str], copies: int = 1) -> int:
        """An action for each label, each `copies` times: label number i begins at the block's number + i * copies."""
        first = len(self._names)
        for label in labels:
            name = f"{verb}:{label}" if label else verb
            for copy in range(copies):
                self._names.append(name if copy == 0 else f"{name}#{copy + 1}")
                self._copies.append(copies - copy)
        if len(set(self._names)) < len(self._names):
            raise ValueError(f"the block {verb!r} repeats an action")
        return first

    def __len__(self) -> int:
        return len(self._names) + SPARE

    def names(self) -> list[str]:
        """All actions in their order."""
        return self._names + [f"{SPARE_NAME}#{n + 1}" for n in range(SPARE)]

    def fingerprint(self) -> str:
        """It changes with every name and with their order: a policy fits one fingerprint only."""
        return hashlib.sha256("\n".join(self.names()).encode()).hexdigest()[:16]

    def told_apart(self, numbers: list[int]) -> list[int]:
        """The numbers of the options of one decision: those that are equal take copies, or else spare actions."""
        last = -1
        for number in numbers:
            if number <= last:
                break
            last = number
        else:  # they rise, so all differ: the usual case, and cheaper to see than to make a set
            return numbers
        if len(set(numbers)) == len(numbers):
            return numbers
        seen: set[int] = set()
        spare = len(self._names)
        for i in range(len(numbers)):
            number = numbers[i]
            if number in seen:
                end = number + self._copies[number]
                while number < end and number in seen:
                    number += 1
                if number == end:
                    number = spare
                    spare += 1
                    if spare > len(self):
                        raise AssertionError(f"a decision has more than {SPARE} options without an action of their own")
                numbers[i] = number
            seen.add(number)
        return numbers

    def words(self) -> list[str]:
        """What the names of actions are made of, for networks that see options as features: each word once."""
        found: dict[str, None] = {}
        for name in self.names():
            for word in words_of(name):
                found[word] = None
        return list(found)

    def rows(self) -> list[list[int]]:
        """For each action, the numbers of its words; no two actions have the same."""
        numbers = {word: i for i, word in enumerate(self.words())}
        return [[numbers[word] for word in words_of(name)] for name in self.names()]


def words_of(name: str) -> list[str]:
    """`target:own.zapbot@tar_pits#2` as `target`, `own`, `zapbot`, `@tar_pits` and `#2`."""
    whole, _, copy = name.partition("#")
    verb, _, what = whole.partition(":")
    side, dot, card = what.rpartition(".")
    found = [verb + ":", *([side + "."] if dot else [])]
    if card:
        parts = re.split("([@>+,])", card)
        found += [parts[0], *[mark + part for mark, part in zip(parts[1::2], parts[2::2], strict=True)]]
    return [word for word in found if word] + (["#" + copy] if copy else [])
