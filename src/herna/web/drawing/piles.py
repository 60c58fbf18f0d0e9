"""Piles that may be looked through: their cards, with picture and text, fetched when somebody looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from herna.web.drawing import tags as h
from herna.web.drawing.identity import HERE
from herna.web.drawing.markup import art_url
from herna.web.drawing.scene import Scene


def way_into(pile: str, label: str, content: h.Node) -> h.Element:
    """What opens a pile: `closer` of the board is asked for this name."""
    return h.a(".pile-look", href=f"{HERE}/look?at={pile}", data_look=True, aria_label=label, title=label)[content]


def seat_of(pile: str, players: int) -> int | None:
    """Whose pile it is: `pile1` is that of seat 1."""
    name, _, seat = pile.partition("pile")
    return int(seat) if not name and seat.isdecimal() and int(seat) < players else None


def laid_open(
    scene: Scene, title: str, cards: list[str], more: str = "", worth: Callable[[str], str] | None = None
) -> h.Element:
    """The cards of a pile, the newest first; equal ones lie there once, with their number. `worth` says what else is
    printed on a card."""
    return h.section(".through")[
        h.h2[title],
        h.ul[
            [card(scene, slug, count, worth(slug) if worth else "") for slug, count in Counter(reversed(cards)).items()]
        ],
        more and h.p[more],
    ]


def card(scene: Scene, slug: str, count: int, worth: str) -> h.Element:
    return h.li[
        h.img(src=art_url(scene.game.id, slug), alt="", width="150", height="100", loading="lazy"),
        h.strong[f"{count} × {scene.name(slug)}" if count > 1 else scene.name(slug)],
        h.small[worth] if worth else None,
        h.p[scene.rules_text(slug)],
    ]
