"""Effects as values, and which effects of cards a player may use now (RW-15)."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.table.designs import DESIGNS
from herna.games.wistar.table.moves import PROCEDURES, Op, Table
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import ONCE

Steps = tuple[Op, ...]


def flat(parts: list[Steps]) -> Steps:
    return tuple([step for part in parts for step in part])


class Effect:
    """A text as a procedure, with the question whether it could do anything now (RW-15.8)."""

    def __init__(self, name: str, steps: Steps) -> None:
        self.procedure = PROCEDURES.procedure(name, *steps)
        self.steps = steps
        self.looks_at_hand = any([step.looks_at_hand() for step in steps])

    def useful(self, s: Table, you: int) -> bool:
        for step in self.steps:
            if step.useful(s, you):
                return True
        return False


ONCE_EFFECTS: Final[dict[int, Effect]] = {}  # once-per-round effects by card, so that a card can be asked for its use


def is_usable(s: Table, you: int, card: int) -> bool:
    """RW-15.8, RW-22.3: could this once-per-round effect do anything for this player?"""
    return ONCE_EFFECTS[card].useful(s, you)


def tells_hand(p: Side) -> bool:
    """Would others learn something of this player's hand from what can be used now?"""
    if p.holds.types[ONCE]:
        for card in p.area:
            if DESIGNS[card].type == ONCE and card not in p.used and ONCE_EFFECTS[card].looks_at_hand:
                return True
    return False
