"""How a position looks to a simple bot."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.table import DESIGNS, Side, Table
from herna.games.mindbug.words import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH

LIFE: Final = 4.0
MINDBUG: Final = 5.0
CARD: Final = 2.2
CREATURE: Final = 1.5
SCALE: Final = 14.0


def worth(power: int, words: int, exhausted: bool) -> float:
    """A creature in play: its power, and more for what its keywords do."""
    value = CREATURE + 0.55 * power
    if words & POISONOUS:
        value += 1.6
    if words & HUNTER:
        value += 1.0
    if words & SNEAKY:
        value += 1.4
    if words & FRENZY:
        value += 1.4
    if words & TOUGH and not exhausted:
        value += 1.8
    return value


def side_value(s: Table, side: Side) -> float:
    total = LIFE * min(side.life, 5) + MINDBUG * side.mindbugs + CARD * (len(side.hand) + 0.8 * len(side.draw))
    for c in side.area:
        total += worth(s.power(c), s.keywords(c), c.exhausted)
    return total


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        if not s.outcome.winners:
            return 0.5
        return 1.0 if seat in s.outcome.winners else 0.0
    ahead = side_value(s, s.sides[seat]) - side_value(s, s.sides[1 - seat])
    if s.being_played:  # it will lie on one side or the other; count it half for the one who played it
        card = DESIGNS[s.being_played]
        half = 0.5 * worth(card.power, card.keywords, False)
        ahead += half if s.active == seat else -half
    share = 0.5 + ahead / (2 * SCALE + 2 * abs(ahead))
    return 0.02 + 0.96 * share
