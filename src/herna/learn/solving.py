"""Solving by enumeration: can a seat reach a goal, whatever the others answer, before its time is up?

Time is counted in turns. A turn passes when another seat is asked while nothing else is under way, so whatever a seat
is asked in between, and further turns of its own, belong to the same turn.
"""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.errors import HernaError
from herna.kernel.game import Game
from herna.kernel.keeping.record import split_choice
from herna.kernel.state import State
from herna.learn.goals import Goal, Moment
from herna.learn.reading import LearnError

DEEPEST: Final = 60  # choices one after the other; more are a card that comes back again and again
NODES: Final = 20_000
SIDES: Final = 6  # of a die
CALL_OFF: Final = ":cancel"  # how the code of an option ends that calls off what was begun


Alike = tuple[tuple[int, ...], ...]  # groups of faces of a die, counted from 0; those of a group have the same effect


class TooLarge(HernaError):
    """There is more to look at than anybody wants to wait for."""


class Place:
    """A table, whose turn it is there, and how many times the turn may still pass."""

    __slots__ = ("holder", "left", "state")

    def __init__(self, state: State, holder: int, left: int) -> None:
        self.state = state
        self.holder = holder
        self.left = left

    def after(self, index: int) -> Place:
        """The place after this option of the seat that is asked; this one stays as it is."""
        state = self.state.clone()
        state.take(0, index)
        return self.at(state)

    def at(self, state: State) -> Place:
        """The place of a table that came out of this one by one choice."""
        holder, left = self.holder, self.left
        if state.settled and not state.over:
            seat = state.asks[0].seat
            if seat != holder:
                holder, left = seat, left - 1
        return Place(state, holder, left)

    @property
    def mover(self) -> int:
        return self.state.asks[0].seat

    @property
    def width(self) -> int:
        return len(self.state.asks[0].options)

    def onward(self) -> list[int]:
        """The options that do more than call off what was begun: that leads back to where all was open."""
        state = self.state
        if state.settled:
            return list(range(self.width))
        ask, show = state.asks[0], state.book.show_option
        found = [i for i, value in enumerate(ask.options) if not show(state, ask, value).code.endswith(CALL_OFF)]
        return found or list(range(self.width))

    def key(self) -> tuple[int, ...]:
        """The same for two tables that are alike, also if the same deeds were done in another order."""
        state = self.state
        return (self.left, self.holder, state.small, state.drawn, *state.pack().numbers)


class Task:
    """What a seat is to reach: `goal`, when the turn has passed `turns` times, `until` holds, or the game is over.

    Where dice decide, `alike` says which of their faces have the same effect; nothing if they all differ.
    """

    def __init__(self, seat: int, goal: Goal, turns: int, until: Goal | None = None, alike: Alike = ()) -> None:
        self.seat = seat
        self.goal = goal
        self.turns = turns
        self.until = until
        self.alike = alike

    def ended(self, place: Place) -> bool:
        """Is the time up?"""
        state = place.state
        if state.over or place.left <= 0:
            return True
        if self.until is None or not state.settled:
            return False
        return self.until.holds(Moment(state, state, self.seat))

    def reached(self, place: Place) -> bool:
        return self.goal.holds(Moment(place.state, place.state, self.seat))


class Effort:
    """Counts the tables that were looked at, and gives up when there are too many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.nodes = 0

    def spend(self, depth: int, tables: int = 1) -> None:
        """So many more tables, so many choices after the first."""
        self.nodes += tables
        if self.nodes > self.most or depth > DEEPEST:
            raise TooLarge(f"more than {self.most} tables can follow")


class Search(Effort):
    """Looks through all choices of all seats. What it has found out about a table, it remembers."""

    def __init__(self, task: Task, nodes: int = NODES) -> None:
        super().__init__(nodes)
        self.task = task
        self._known: dict[tuple[int, ...], bool] = {}

    def forced(self, place: Place, depth: int = 0) -> bool:
        """Can the seat reach its goal from here against every answer?"""
        task = self.task
        if task.ended(place):
            return task.reached(place)
        if len(place.state.asks) != 1:
            raise TooLarge("several seats choose at the same time")
        key = place.key()
        known = self._known.get(key)
        if known is not None:
            return known
        self.spend(depth)
        mine = place.mover == task.seat
        found = not mine
        for index in place.onward():
            if self.forced(place.after(index), depth + 1) is mine:
                found = mine
                break
        self._known[key] = found
        return found

    def right(self, place: Place) -> list[int]:
        """The options of the seat that keep the goal in reach."""
        return [index for index in range(place.width) if self.forced(place.after(index))]


def world_of(place: Place, seat: int, seed: int) -> Place:
    """The same place in a world that the seat cannot tell from this one."""
    return Place(place.state.determinize(seat, seed), place.holder, place.left)


def start_of(game: Game[Any], position: dict[str, Any], seed: str, opening: list[str], turns: int, where: str) -> Place:
    """The place that a position and some choices lead to."""
    try:
        state: State = game.position(position, seed)
        place = Place(state, state.asks[0].seat, turns)
        for choice in opening:
            seat, code = split_choice(choice)
            state.choose(code, seat)
            place = place.at(state)
    except HernaError as e:
        raise LearnError(f"{where}, position", str(e)) from None
    return Place(place.state, place.holder, turns)
