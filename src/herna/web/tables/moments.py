"""Where a game was decided: the choices after which the table looked most different, or that brought most points."""

from __future__ import annotations

from typing import Final

from herna.kernel.events import Event
from herna.kernel.game import follow
from herna.kernel.state import State
from herna.web.boards import meanings, points
from herna.web.drawing.scene import Moment
from herna.web.drawing.staging import DEED

MOST: Final = 3
APART: Final = 4  # choices between two moments: one turning point is not told twice


def moments_of(start: State, choices: list[str]) -> list[Moment]:
    """The choices that changed the winner's prospects most, in order; not the last one, which ended the game.

    Where a board counts points, they are those that brought anybody most points. Choices in which nobody did anything
    that could be named (a payment, a card put away) come in only if there are too few others.

    `start` is the table before the first of them; it is played to the end here.
    """
    count = points(start.game)

    def judged() -> list[float]:
        return [*count(start.view(None))] if count else [start.evaluate(seat) for seat in range(start.players)]

    values: list[list[float]] = [judged()]
    heard: list[int] = [events_so_far(start)]
    for choice in choices:
        follow(start, choice)
        values.append(judged())
        heard.append(events_so_far(start))
    result = start.result
    if result is None:
        return []
    seats = range(start.players) if count else (result.winners[0] if result.winners else 0,)
    meaning = meanings(start.game)
    told = [meaning.get(event.kind, 0) for event in start.events()]
    seen = [-1] + [max(told[heard[i - 1] : heard[i]], default=-1) for i in range(1, len(heard))]
    changes = [
        (seen[i] >= DEED, change if count else abs(change), i, seat, change)
        for i in range(1, len(values) - 1)
        if seen[i] >= 0
        for seat in seats
        for change in (values[i][seat] - values[i - 1][seat],)
    ]
    found: list[Moment] = []
    for _, _, i, seat, change in sorted(changes, reverse=True):
        if len(found) < MOST and all([abs(i - other.number) >= APART for other in found]):
            telling = leading(start, heard[i - 1], heard[i], meaning, seat if count else None)
            found.append(Moment(i, change, seat, telling, in_points=count is not None))
    return sorted(found, key=lambda moment: moment.number)


def leading(s: State, first: int, end: int, meaning: dict[str, int], seat: int | None) -> dict[int | None, list[Event]]:
    """Of these events the one that says most of what was done, for everybody who looks; of several, the first one.

    With a `seat`, what that player did, and then what brought them points by it, which explains their number.
    """
    told: dict[int | None, list[Event]] = {}
    for viewer in (None, *range(s.players)):
        events = s.events(first, viewer)[: end - first]
        own = [event for event in events if seat is not None and event.data.get("seat") == seat]
        gains = [event for event in own if event.data.get("points")]
        deeds = [event for event in own if event not in gains]
        told[viewer] = [max(deeds or own or events, key=lambda event: meaning.get(event.kind, 0)), *gains]
    return told


def events_so_far(state: State) -> int:
    """The number that the next event will have."""
    return 0 if state.log is None else state.log.start + len(state.log.notes)
