"""Pieces that all boards share: things one can choose, cards, piles, icons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from zlib import crc32

import htpy as h
from markupsafe import Markup

from herna._version import __version__
from herna.kernel.choice import Option
from herna.kernel.texts import Catalogue
from herna.web.art.icons import NAMES as ICONS
from herna.web.art.icons import icon as draw_icon
from herna.web.words import has, say

LONG_CODE: Final = 16


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


def tag_word(lang: str, code: str, words: Catalogue | None) -> str:
    """The word on a thing that can be chosen: what a click on it does. A board's own words come first."""
    key = "tag." + code.partition(":")[0]
    if words is not None and words.has(key):
        return words.say(lang, key)
    return say(lang, key if has(key) else "tag.choose")


def hit(id: str, options: list[Option], name: str, lang: str, words: Catalogue | None = None) -> list[h.Node]:
    """The button that covers a thing for its whole life: it chooses, offers several choices, or shows the thing.

    The element keeps its tag and id; only attributes change, so that focus and motion survive.
    """
    if len(options) == 1:
        option = options[0]
        return [
            h.button(".hit", id=f"{id}-b", name="choice", value=option.code, aria_label=option.label(lang)),
            h.span(".tag", aria_hidden="true")[tag_word(lang, option.code, words)],
        ]
    if options:
        menu = f"{id}-m"
        return [
            h.button(
                ".hit", id=f"{id}-b", type="button", popovertarget=menu, aria_label=f"{name}: {say(lang, 'several')}"
            ),
            h.span(".tag", aria_hidden="true")[say(lang, "tag.several")],
            h.div(".menu", id=menu, popover="auto")[
                [h.button(name="choice", value=o.code)[o.label(lang)] for o in options]
            ],
        ]
    return [h.button(".hit", id=f"{id}-b", type="button", aria_label=name)]


class Choices:
    """Options compared by what is seen of them, so that equal things are drawn once.

    `short` is what a menu calls each of them where the thing itself says the rest.
    """

    __slots__ = ("options", "seen", "short")

    def __init__(self, options: list[Option], lang: str, short: list[str] | None = None) -> None:
        self.options = options
        labels = [o.label(lang) for o in options]
        self.short = labels if short is None else short
        self.seen = tuple([(options[i].code, labels[i], self.short[i]) for i in range(len(options))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self.seen == other.seen

    def __hash__(self) -> int:
        return hash(self.seen)


def option_id(code: str) -> str:
    """The id of an option's button in the prompt: the code as far as it goes, a number where it is long."""
    if len(code) > LONG_CODE:
        return f"o-{crc32(code.encode()):x}"
    return "o-" + "".join([c if c.isalnum() else "-" for c in code])


@lru_cache(4096)
def card_back(id: str, zone: str) -> Markup:
    return Markup(str(h.div(".card.back", id=id, data_zone=zone)))
