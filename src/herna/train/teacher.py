"""What positions are worth as a search finds: there is far less luck in that than in how one game ended.

The search sees a little further than the evaluation that it uses, so a network that learns what it finds sees further
at a glance. With that network the next search sees further still.
"""

from __future__ import annotations

from random import Random
from typing import Final

from herna.kernel.judging import final_share
from herna.kernel.state import State
from herna.players import Observation
from herna.players.judges import HAND, LEAST, Judge, as_shares
from herna.players.thinking import Limits, think
from herna.players.tree import Edge
from herna.players.tuning import changed, tuning_of
from herna.train.settings import Settings
from herna.train.shards import Shard

RESULT: Final = 0.25  # the part that the end of the game has in a target: it knows what no search of a few turns can
STRAYED: Final = 0.5  # how often a position is one that nobody would get into: bad tables must be known as well
STEPS: Final = (1, 1, 2, 3, 5)  # so many random choices lead there


class Teacher:
    """A search of a few playouts that judges positions. It knows no more than the seat that is asked."""

    def __init__(self, settings: Settings, judge: Judge, rng: Random) -> None:
        self.judge = judge
        self.rng = rng
        self.limits = Limits(settings.teacher, None)
        usual = tuning_of(settings.game, judge.learned)
        turns = settings.sight or usual.turns
        decisions = usual.decisions * max(turns, usual.turns) // usual.turns
        self.tuning = changed(usual, {"faith": 0, "looks": 1, "turns": turns, "decisions": decisions})

    def teach(self, met: list[State], game: int, shares: list[float], shard: Shard) -> None:
        """Keep positions of a finished game, or others in their place, each with what it is worth."""
        for position in met:
            if self.rng.random() < STRAYED:
                s = self.stray(position)
                target = self.worth(s)
            else:
                s = position
                parts = zip(self.worth(s), shares, strict=True)
                target = [(1.0 - RESULT) * found + RESULT * end for found, end in parts]
            if not s.over:
                shard.add(game, s.sheet(), target, target, as_shares(HAND.values(s)))

    def worth(self, s: State) -> list[float]:
        """Each seat's part of the victory. The search speaks for one team; the others share the rest as they seem."""
        if s.result is not None:
            return [final_share(s.result, seat) for seat in range(s.players)]
        seat = self.rng.choice(s.to_act)
        found = think(Observation(s, seat), Edge(0.5), self.limits, self.rng, self.tuning, self.judge)
        mine = min(max(found.mean(found.best()), LEAST), 1.0 - LEAST)
        seeming = as_shares(self.judge.values(s))
        partners = s.sheet().partners
        team = (seat, partners[seat]) if partners else (seat,)
        together = sum([seeming[i] for i in team])
        more, less = mine / together, (1.0 - mine) / (1.0 - together)
        return [seeming[i] * (more if i in team else less) for i in range(s.players)]

    def stray(self, s: State) -> State:
        """A table some random choices further, in a world that the seat cannot tell from the real one."""
        rng = self.rng
        world = Observation(s, rng.choice(s.to_act)).world(rng.getrandbits(30))
        for _ in range(rng.choice(STEPS)):
            if not world.over:
                seat = rng.choice(world.to_act)
                world.choose(rng.randrange(world.options_of(seat)), seat)
        return world
