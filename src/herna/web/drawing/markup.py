"""Pieces that all boards share: things one can choose, cards, piles, icons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from zlib import crc32

from markupsafe import Markup

from herna._version import __version__
from herna.kernel.choice import Option
from herna.web.art.icons import NAMES as ICONS
from herna.web.art.icons import icon as draw_icon
from herna.web.drawing import tags as h
from herna.web.drawing.written import written
from herna.web.words import say

LONG_CODE: Final = 16
VERBS: Final = 2  # so many fit on a thing


def art_url(game: str, component: str) -> str:
    """Where the portrait of a component lies; the address changes with the build, so it can be kept for ever."""
    return f"/art/{__version__}/{game}/{component}.svg"


@lru_cache(256)
def icon(name: str) -> Markup:
    """One of our own signs, as part of the page."""
    return Markup(draw_icon(name))


@lru_cache(256)
def sign(name: str) -> Markup:
    """The same sign in a frame: the page of a table holds its drawing (`icon_sheet`), the frame only names it."""
    return Markup(f'<svg class="icon" aria-hidden="true"><use href="#i-{name}"/></svg>')


def inside(drawing: str) -> str:
    """What stands between the outer tags."""
    return drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]


@lru_cache(1)
def icon_sheet() -> Markup:
    """All signs, each once: a table's page holds them outside of what frames replace."""
    symbols = [f'<symbol id="i-{name}" viewBox="0 0 16 16">{inside(draw_icon(name))}</symbol>' for name in ICONS]
    return Markup("".join(symbols))


def hit(id: str, options: list[Option], name: str, lang: str, warn: bool = False) -> list[h.Node]:
    """The button that covers a thing for its whole life: it chooses, offers several choices, or shows the thing.

    The element keeps its tag and id; only attributes change, so that focus and motion survive. With `warn` the choice
    is one that people rarely mean: they are asked twice.
    """
    if len(options) == 1:
        option = options[0]
        return [
            h.button(
                id=f"{id}-b",
                class_=["hit", {"warn": warn}],
                name="choice",
                value=option.code,
                aria_label=option.label(lang),
            ),
            h.span(".tag", aria_hidden="true")[option.tag(lang)],
        ]
    if options:
        menu = f"{id}-m"
        return [
            h.button(
                ".hit", id=f"{id}-b", type="button", popovertarget=menu, aria_label=f"{name}: {say(lang, 'several')}"
            ),
            h.span(".tag", aria_hidden="true")[tag_of_all(options, lang)],
            h.div(".menu", id=menu, popover="auto")[
                [h.button(name="choice", value=o.code)[o.label(lang)] for o in options]
            ],
        ]
    return [h.button(".hit", id=f"{id}-b", type="button", aria_label=name)]


def tag_of_all(options: list[Option], lang: str) -> str:
    """What is done with a thing that is chosen in several ways: the one verb of all of them, or the first two."""
    verbs = list(dict.fromkeys([option.tag(lang) for option in options]))
    return " / ".join(verbs[:VERBS]) + " …"


def level_mark(level: str) -> h.Element | None:
    """Small beside a bot's name: how well it plays."""
    return h.small(".level")[level] if level else None


class Choices:
    """Options compared by what is seen of them, so that equal things are drawn once.

    `short` is what a menu calls each of them where the thing itself says the rest.
    """

    __slots__ = ("options", "seen", "short")

    def __init__(self, options: list[Option], lang: str, short: list[str] | None = None) -> None:
        self.options = options
        labels = [o.label(lang) for o in options]
        self.short = labels if short is None else short
        self.seen = tuple(
            [(options[i].code, labels[i], self.short[i], options[i].tag(lang)) for i in range(len(options))]
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self.seen == other.seen

    def __hash__(self) -> int:
        return hash(self.seen)


def option_id(code: str) -> str:
    """The id of an option's button in the prompt: the code as far as it goes, a number where it is long."""
    if len(code) > LONG_CODE:
        return f"o-{crc32(code.encode()):x}"
    return "o-" + "".join([c if c.isalnum() else "-" for c in code])


def hand_ids(at: str, hand: list[str]) -> list[str]:
    """The ids of the cards in this hand that a view calls `hand0.name`: equal ones are numbered."""
    zone, _, slug = at.partition(".")
    return [f"h{zone.removeprefix('hand')}-{slug}-{number + 1}" for number in range(hand.count(slug))]


@lru_cache(4096)
def card_back(id: str, zone: str) -> Markup:
    return written(h.div(".card.back", id=id, data_zone=zone))
