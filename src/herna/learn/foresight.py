"""What a choice surely leads to, as far as the one who chooses can know: the same in all worlds, up to chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from herna.kernel.errors import IllegalChoice, NotNow
from herna.kernel.events import Event
from herna.kernel.state import State

WORLDS: Final = 4  # what happens in all of them is taken to be sure
MOST_WORLDS: Final = 12  # so many where something hidden comes to light on the way

Further = Callable[[State, State], str]  # the next code, given the table before all and the present one; "" for none


def surely(state: State, seat: int, codes: list[str], further: Further | None = None) -> list[Event]:
    """What these choices of a seat lead to before anybody else chooses: no further than chance, the same in all worlds.

    With `further`, choices go on after them as long as it names one.
    """
    if len(state.asks) > 1 and not state.asks[0].race:
        return []  # others answer at the same time: nobody knows what
    told: list[Event] = []
    for number in range(1, MOST_WORLDS + 1):
        try:
            world = state.determinize(seat, number)
            events = events_after(world, seat, codes, further)
        except (IllegalChoice, NotNow):
            return []
        told = events if number == 1 else common(told, events)
        if not told or (number == WORLDS and world.disclosed == state.revealed):
            break  # nothing hidden had a part in it: the other worlds would tell the same
    return told


def common(one: list[Event], other: list[Event]) -> list[Event]:
    """The beginning in which both agree."""
    alike = 0
    while alike < min(len(one), len(other)) and one[alike] == other[alike]:
        alike += 1
    return one[:alike]


def events_after(world: State, seat: int, codes: list[str], further: Further | None) -> list[Event]:
    """What the seat is told of these choices, until chance decides."""
    begun, dice, certain = world.clone(), world.small, 0
    world.keep_events(True)

    def on_beat(at: State) -> None:
        nonlocal certain
        if at.small == dice:
            certain = len(at.events(0, seat))

    left = list(codes)
    while left and world.to_act == (seat,):
        world.choose(left.pop(0), seat, on_beat=on_beat)
        on_beat(world)
        if world.small == dice and further is not None and (code := further(begun, world)):
            left.append(code)
    return world.events(0, seat)[:certain]
