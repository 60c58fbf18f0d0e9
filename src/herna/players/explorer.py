"""Information-set Monte Carlo tree search: one tree for one seat's decision, grown by playouts in possible worlds.

Any number of seats and teams: each choice in the tree is judged by what it brings the seat that makes it. Where several
answer at once, nobody's choice hangs on what the others answer. Chance falls anew in every world.
"""

from __future__ import annotations

from typing import Final

from herna.kernel.state import State
from herna.players.judges import HAND, Judge
from herna.players.player import Observation
from herna.players.policy import follow, glance, open_slot, settle, slot_of, stride
from herna.players.tree import Edge, Question
from herna.players.tuning import Tuning

KEPT: Final = 400  # worlds kept for the other options; further ones are drawn again when needed


class Worlds:
    """Possible worlds by number. All options meet the same ones, so that comparing them is not a matter of luck."""

    def __init__(self, seen: Observation, seed: int) -> None:
        self.seen = seen
        self.seed = seed
        self.kept: list[State] = []

    def take(self, number: int) -> State:
        """An own copy of this world."""
        while len(self.kept) <= number and len(self.kept) < KEPT:
            self.kept.append(self.seen.world(self.seed + len(self.kept)))
        if number < len(self.kept):
            return self.kept[number].clone()
        return self.seen.world(self.seed + number)


class Horizon:
    """How far a playout looks: so many turns change hands, and then the table is judged.

    So every option is judged at the same point of the round, where the table is at rest and its worth means most. A
    turn is recognised by whom the game asks while nothing else is under way; where all answer at once, that is one.
    """

    def __init__(self, seat: int, turns: int, decisions: int) -> None:
        self.asked = seat
        self.turns = turns
        self.decisions = decisions

    def reached(self, world: State) -> bool:
        """To be asked after every choice."""
        asks = world.asks
        if not asks:
            return True
        self.decisions -= 1
        if self.decisions <= 0:
            return True
        if not world.settled or world.answers:
            return False
        asked = asks[0].seat if len(asks) == 1 else TOGETHER
        if asked != self.asked or asked == TOGETHER:
            self.asked = asked
            self.turns -= 1
        return self.turns <= 0


TOGETHER: Final = -1


class Explorer:
    """The search from one decision of `seat`.

    `root` is the choice that led to the decision, which hangs below it; it may bring a tree from earlier searches.
    """

    def __init__(self, seat: int, tuning: Tuning, root: Edge, worlds: Worlds, judge: Judge) -> None:
        self.seat = seat
        self.tuning = tuning
        self.worlds = worlds
        self.judge = judge
        self.guide = HAND if tuning.by_hand else judge  # what is decided beyond the tree is decided by it
        self.root = root
        world = worlds.take(0)
        self.slot = slot_of(world, seat)
        self.ask = world.asks[self.slot]
        self.question = root.question(self.ask, 0)
        if not self.question.edges:
            self.look()
        else:
            self.complete(self.question, world, self.slot)
        self.edges = [self.question.edges[value] for value in self.ask.options]
        self.before = [edge.visits for edge in self.edges]

    def look(self) -> None:
        """A first glance at all options in a few worlds; the search starts from the mean of these glances."""
        looks = self.tuning.looks
        totals = [0.0] * len(self.ask.options)
        for number in range(looks):
            world = self.worlds.take(number)
            for i in range(len(totals)):
                totals[i] += glance(world, self.slot, i, self.tuning.care, self.judge, self.guide)
        for i in range(len(totals)):
            self.question.edges[self.ask.options[i]] = Edge(totals[i] / looks)

    def playout(self) -> None:
        """One more playout, of the option that it is best to look at next."""
        tuning = self.tuning
        self.play(self.question.select(self.ask, tuning.explore, tuning.trust, tuning.faith, tuning.widen))

    def play(self, index: int) -> float:
        """One more playout of this very option: down the tree, on to the horizon; then all gains are written back.

        The n-th playout of each option happens in the n-th world. Returns what it brought the seat that decides.
        """
        tuning = self.tuning
        world = self.worlds.take(self.edges[index].visits - self.before[index])
        horizon = Horizon(self.seat, tuning.turns, tuning.decisions)
        made: list[Edge] = []
        movers: list[int] = []
        if not self.descend(world, index, horizon, made, movers):
            world = self.go_on(world)
            while not horizon.reached(world):
                world = self.go_on(world)
        settle(world, tuning.care, self.guide)
        gains = self.judge.values(world)
        for i in range(len(made)):
            edge = made[i]
            edge.visits += 1
            edge.total += gains[movers[i]]
        return gains[self.seat]

    def go_on(self, world: State) -> State:
        """One decision beyond the tree."""
        tuning = self.tuning
        if tuning.onward:
            return stride(world, tuning.playing, tuning.care, self.guide)
        follow(world, tuning.playing, tuning.care, self.guide)
        return world

    def descend(self, world: State, index: int, horizon: Horizon, made: list[Edge], movers: list[int]) -> bool:
        """Choose by the tree until a choice is new; fill in the choices `made` and who made them.

        True if the horizon has been reached on the way.
        """
        tuning = self.tuning
        at = self.root
        question = self.question
        mine: Edge | None = None  # the own answer while others are still to answer face down
        memory = [0] * world.players
        slot = self.slot
        if len(world.asks) > 1:
            world.answers = ()  # what others have answered face down is drawn from how they choose in the tree
        while True:
            ask = world.asks[slot]
            edge = question.edges[ask.options[index]]
            made.append(edge)
            movers.append(ask.seat)
            together = len(world.asks) > 1 and not ask.race
            world.take(slot, index)
            if together:
                memory[ask.seat] = ask.options[index] + 1
                if ask.seat == self.seat:
                    mine = edge
            if not together or not world.answers:
                if not together:
                    at = edge
                elif mine is not None:  # the tree goes on by the own answer: what others answered is hidden at first
                    at, mine = mine, None
                else:
                    at = at.beyond()
                    made.append(at)
                    movers.append(self.seat)
                if horizon.reached(world):
                    return True
                if at.visits < tuning.ripe:
                    return False
            slot = open_slot(world)
            ask = world.asks[slot]
            question = at.question(ask, memory[ask.seat])
            self.complete(question, world, slot)
            index = question.select(ask, tuning.explore, tuning.trust, tuning.faith, tuning.widen)

    def complete(self, question: Question, world: State, slot: int) -> None:
        """See to it that every option has an edge; a new one gets a first glance in this very world."""
        options = world.asks[slot].options
        edges = question.edges
        for i in range(len(options)):
            if options[i] not in edges:
                edges[options[i]] = Edge(glance(world, slot, i, self.tuning.care, self.judge, self.guide))
