"""What a search keeps for the next decision: the part of its tree below the choice it has made.

It is used again if the next thing this seat is asked follows from its own choice at once. That is recognised by the
seat's view alone, so nothing is known that the seat does not know.
"""

from __future__ import annotations

from typing import Final

from herna.players.player import Observation
from herna.players.policy import slot_of
from herna.players.tree import Edge

TRIALS: Final = 3  # worlds in which the choice is tried: what it leads to may depend on hidden things or on chance


class Kept:
    def __init__(self) -> None:
        self.edge = Edge(0.5)
        self.views: list[dict[str, object]] = []

    def tree_for(self, seen: Observation) -> Edge:
        """The tree that was grown for this very situation, or an empty one."""
        if self.views and seen.view() in self.views:
            return self.edge
        return Edge(0.5)

    def keep(self, seen: Observation, root: Edge, choice: int, seed: int) -> None:
        """Remember the tree below this choice, and what the seat will see if it is asked next."""
        self.views = []
        for trial in range(TRIALS):
            world = seen.world(seed + trial)
            slot = slot_of(world, seen.seat)
            if len(world.asks) > 1:  # the tree goes on only when all have answered
                return
            if trial == 0:
                question = root.question(world.asks[slot], 0)
                self.edge = question.edges[world.asks[slot].options[choice]]
            world.take(slot, choice)
            if len(world.asks) == 1 and world.asks[0].seat == seen.seat:
                view = world.view(seen.seat)
                if view not in self.views:
                    self.views.append(view)
