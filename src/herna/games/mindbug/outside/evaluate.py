"""How a position looks to a bot: life, Mindbugs, cards to come, and creatures that can get through.

One unit of value is one of log-odds; the weights were fitted to who won some thousands of games between bots.
"""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Side
from herna.games.mindbug.table.words import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from herna.kernel.judging import chance, final_share

LIFE: Final[tuple[float, ...]] = (0.0, 0.0, 0.65, 1.1, 1.28, 1.44, 1.6)  # the last lives count most
MOST_LIFE: Final = 6
MINDBUG: Final = 0.48
IN_HAND: Final = 0.26
IN_DRAW_PILE: Final = 0.15
TURN: Final = 0.2
CREATURE: Final = 0.12
POWER: Final = 0.03
STRONGEST: Final = 0.12  # a creature that no enemy can beat
HARD_TO_BLOCK: Final = 0.3
UNBLOCKABLE: Final = 0.42  # sneaky, and nobody over there is
TWO_ATTACKS: Final = 0.16
KEYWORD: Final = 0.06  # any of the others


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        return final_share(s.outcome, seat)
    armies = (Army(s, s.sides[0]), Army(s, s.sides[1]))
    values = [supplies(s.sides[0]) + armies[0].worth(armies[1]), supplies(s.sides[1]) + armies[1].worth(armies[0])]
    values[s.active] += TURN
    if s.being_played:  # it will lie on one side or the other; count it half for the one who played it
        card = DESIGNS[s.being_played]
        values[s.active] += 0.5 * creature_value(card.power, card.keywords, False)
    return chance(values, seat, 1.0)


def supplies(side: Side) -> float:
    """Life, Mindbugs and cards to come."""
    value = LIFE[min(side.life, MOST_LIFE)] + MINDBUG * side.mindbugs
    return value + IN_HAND * len(side.hand) + IN_DRAW_PILE * len(side.draw)


class Army:
    """The creatures of one side: what they are worth by themselves, and what decides between them and the others."""

    __slots__ = ("powers", "sneaky", "strongest", "value")

    def __init__(self, s: Table, side: Side) -> None:
        self.value = 0.0
        self.powers: list[int] = []
        self.strongest = 0
        self.sneaky = 0
        for c in side.area:
            power, words = s.power(c), s.keywords(c)
            self.value += creature_value(power, words, c.exhausted)
            self.powers.append(power)
            self.strongest = max(self.strongest, power)
            if words & SNEAKY:
                self.sneaky += 1

    def worth(self, enemy: Army) -> float:
        value = self.value
        for power in self.powers:
            if power > enemy.strongest:
                value += STRONGEST
        if not enemy.sneaky:
            value += UNBLOCKABLE * self.sneaky
        return value


def creature_value(power: int, words: int, exhausted: bool) -> float:
    """A creature by itself: its power, and more for what its keywords do."""
    value = CREATURE + POWER * power
    if words & SNEAKY:
        value += HARD_TO_BLOCK
    if words & FRENZY:
        value += TWO_ATTACKS
    if words & HUNTER:
        value += KEYWORD
    if words & POISONOUS:
        value += KEYWORD
    if words & TOUGH and not exhausted:
        value += KEYWORD
    return value
