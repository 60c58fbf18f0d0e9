"""What the lab counts in a finished game: for every seat the things it had and the things it played.

The only place that knows games by name: a small table of where the public view and the events say it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from herna.kernel.state import State

SEAT: Final = "seat"
START: Final = "start"
FIRST: Final = "first"
LATER: Final = "later"


@dataclass(frozen=True)
class Had:
    """Things that the view gives to a seat: under `zone`, for each seat, the field `name`."""

    zone: str
    name: str


@dataclass(frozen=True)
class Did:
    """Things that events of these kinds give to a seat, in their field `name`."""

    kinds: tuple[str, ...]
    name: str


GROUPS: Final[dict[str, dict[str, Had | Did]]] = {
    "bigmonster": {"explorer": Had("seats", "explorer"), "tile": Did(("places",), "tile")},
    "mindbug": {"card": Did(("enters",), "card")},
    "smashup": {"faction": Had("sides", "factions"), "card": Did(("plays", "acts", "special"), "card")},
    "summoner": {
        "faction": Had("sides", "faction"),
        "card": Did(("summons", "builds", "plays", "plays_on"), "card"),
    },
    "wistar": {"hero": Did(("joins",), "card"), "mouse": Did(("mouse",), "mouse"), "card": Did(("plays",), "card")},
}
PAIR: Final = {"smashup": "pair"}  # where a seat has two factions, and what such a pair is called
MEETING: Final = ("summoner",)  # where one faction plays against another


def facts_of(state: State) -> list[dict[str, list[str]]]:
    """For every seat and group, the things of that group (each once, in the order they came)."""
    wanted = GROUPS.get(state.game, {})
    found: list[dict[str, list[str]]] = [{group: [] for group in wanted} for _ in range(state.players)]
    view: dict[str, Any] = state.view(None)
    for group, where in wanted.items():
        if isinstance(where, Had):
            for seat, side in enumerate(view[where.zone]):
                value = side[where.name]
                found[seat][group] = list(value) if isinstance(value, list) else [str(value)]
    events = state.events()
    for event in events:
        for group, where in wanted.items():
            if isinstance(where, Did) and event.kind in where.kinds:
                things = found[int(event.data["seat"])][group]
                thing = str(event.data[where.name])
                if thing not in things:
                    things.append(thing)
    first = [int(event.data["seat"]) for event in events if event.kind == "turn" and "seat" in event.data][:1]
    for seat in range(state.players) if first else ():
        found[seat][START] = [FIRST if seat == first[0] else LATER]
    return found
