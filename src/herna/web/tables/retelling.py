"""A kept game is told again: the table after so many choices, what the last of them brought, and where turns begin."""

from __future__ import annotations

from collections.abc import Callable, Set

from herna.kernel.events import Event
from herna.kernel.game import follow
from herna.kernel.state import State


def retell(
    s: State,
    choices: list[str],
    upto: int,
    viewer: int | None,
    openings: Set[str],
    show: Callable[[State], None],
    step_by_step: bool,
) -> list[tuple[int, Event]]:
    """Play these choices from the beginning `s`, and show the table after `upto` of them.

    `step_by_step`: before it, also the table before the last choice, and at each beat of it. Gives where turns begin:
    the number of choices made by then, and the event, which is of one of the kinds `openings`, as the viewer knows it.
    """
    turns: list[tuple[int, Event]] = []
    told = 0
    for made in range(len(choices) + 1):
        if made:
            follow(s, choices[made - 1], show if step_by_step and made == upto else None)
        if made == upto or (step_by_step and made == upto - 1):
            show(s)
        events = s.events(told, viewer)
        told += len(events)
        opened = [event for event in events if event.kind in openings]
        if opened:
            turns.append((made, opened[-1]))
    return turns
