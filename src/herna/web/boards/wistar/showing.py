"""What is seen for a while: the card that another player has just played, and what a new round brings, bit by bit."""

from __future__ import annotations

from typing import Final

from herna.kernel.events import Event
from herna.web.boards.wistar.cards import card
from herna.web.drawing import tags as h
from herna.web.drawing.scene import Scene

NEXT_DEEDS: Final = ("places", "hut", "round", "scores", "ends")
BEGUN: Final = ("places", "hut")  # a round is under way as soon as somebody has placed a chief


def shown(scene: Scene) -> Event | None:
    """What was played last, if nothing new has begun since; one's own cards are seen on one's own side."""
    for event in reversed(scene.events):
        if event.kind in NEXT_DEEDS:
            return None
        if event.kind == "plays":
            return event if event.data["seat"] != scene.viewer else None
    return None


def moment(scene: Scene, kind: str) -> str | None:
    """The number of the event of this kind between two rounds: what it brings waits in the picture until it is told."""
    for event in reversed(scene.events):
        if event.kind in BEGUN:
            return None
        if event.kind == kind:
            return str(event.number) if event.data.get("round") != 1 else None
    return None


def name_of(event: Event) -> str:
    """The id on the page of the card that it shows."""
    return f"shown-{event.data['card']}"


def showing(scene: Scene) -> h.Element | None:
    event = shown(scene)
    if event is None:
        return None
    seat, slug = event.data["seat"], str(event.data["card"])
    return h.div("#showing.beside")[
        h.b(class_=["chief", f"seat{seat}"], title=scene.who(seat))[str(seat + 1)],
        card(scene, slug, "showing", "", f"disc{seat}", id=name_of(event), text=scene.rules_text(slug)),
    ]
