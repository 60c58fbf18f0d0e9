"""What the contract suite needs to know of Toll."""

from __future__ import annotations

from random import Random

import herna
from herna.kernel.state import State
from herna.testkit import Contract
from toll.state import Toll
from toll.table import DECK

GAME = herna.game("toll")


def invariants(s: State) -> None:
    assert isinstance(s, Toll)
    road = [s.stack[-1].card] if len(s.stack) > 1 and not s.over else []
    zones = [*s.hands, *s.rows, s.draw, s.gone, tuple(road)]
    assert sorted([card for zone in zones for card in zone]) == DECK, "cards were lost or made"


def crowded(rng: Random) -> State:
    """The last turns, where hands run empty: few cards to draw, the others gone."""
    gone = [name for name in GAME.component_ids() for _ in range(3)]
    rng.shuffle(gone)
    hands = [[gone.pop() for _ in range(rng.randrange(4))] for _ in range(2)]
    draw = [gone.pop() for _ in range(rng.randrange(3))]
    s: State = GAME.position({"active": rng.randrange(2), "hands": hands, "draw": draw, "gone": gone}, seed=1)
    return s


CONTRACT = Contract(GAME, [{}], invariants, crowded)
