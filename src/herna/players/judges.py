"""Who tells a bot how good a table looks: the evaluation that people wrote for the game, or one that was learned."""

from __future__ import annotations

from math import log
from typing import Final

from herna.api import game
from herna.kernel.errors import UnknownGame
from herna.kernel.features import EVERYTHING
from herna.kernel.judging import chance
from herna.kernel.state import State
from herna.players.network import UNIT, Network, load_network, shipped

BEST: Final = ""  # names of judges: the one that comes with the game,
HAND_WRITTEN: Final = "none"  # the one without a network; everything else is a file of weights


class Judge:
    """The hand-written evaluation."""

    def __init__(self) -> None:
        self.learned = False

    def value(self, s: State, seat: int) -> float:
        """How good the table looks for this seat, from 0 (lost) to 1 (won)."""
        return s.book.evaluate(s, seat)

    def values(self, s: State) -> list[float]:
        """How good it looks for each seat; between two, what one gains the other loses."""
        if s.players == 2:
            value = s.book.evaluate(s, 0)
            return [value, 1.0 - value]
        return [s.book.evaluate(s, seat) for seat in range(s.players)]


HAND: Final = Judge()
LEAST: Final = 0.001  # no chance is nothing


def as_shares(values: list[float]) -> list[float]:
    """Chances as parts of one victory: partners' chances are of the same victory, and no chance is nothing."""
    least = [max(value, LEAST) for value in values]
    total = sum(least)
    return [value / total for value in least]


class Learned(Judge):
    """A network's evaluation. How a finished game has ended needs no network."""

    def __init__(self, network: Network) -> None:
        self.learned = True
        self.network = network
        self.forward = network.forward
        self.corrects = network.corrects

    def value(self, s: State, seat: int) -> float:
        if s.outcome is not None:
            return s.book.evaluate(s, seat)
        return self.values(s)[seat]

    def values(self, s: State) -> list[float]:
        players = s.players
        if s.outcome is not None:
            return [s.book.evaluate(s, seat) for seat in range(players)]
        sheet = s.brief(EVERYTHING)
        charges = sheet.charges
        if charges and self.corrects:  # how to get out of going round in circles is known without having learned it
            return HAND.values(s)
        found: list[int] = self.forward.logits(sheet.table, sheet.seats, sheet.partners)
        logits = [logit / UNIT for logit in found]
        if self.corrects:
            shares = as_shares(HAND.values(s))
            for seat in range(players):
                logits[seat] += log(shares[seat])
        if players == 2:
            value = chance(logits, 0, 1.0)
            chances = [value, 1.0 - value]
        else:
            chances = [chance(logits, seat, 1.0) for seat in range(players)]
            partners = sheet.partners
            if partners:  # partners win together
                chances = [chances[seat] + chances[partners[seat]] for seat in range(players)]
        if charges:
            for seat in range(players):
                chances[seat] -= charges[seat]
        return chances


class Judges:
    """Makes judges by their names, each once: weights are read from the disk."""

    def __init__(self) -> None:
        self.made: dict[str, Judge] = {}

    def of(self, id: str, name: str) -> Judge:
        """The judge of this name for a game; `NetworkError` if it is a file that cannot be used."""
        if name == HAND_WRITTEN:
            return HAND
        key = f"{id} {name}"
        judge = self.made.get(key)
        if judge is None:
            judge = self.made[key] = make_judge(id, name)
        return judge


def make_judge(id: str, name: str) -> Judge:
    if name != BEST:
        return Learned(load_network(name, game(id)))
    try:
        network = shipped(id).network
    except UnknownGame:  # as in a test of the kernel
        network = None
    return HAND if network is None else Learned(network)


JUDGES: Final = Judges()
