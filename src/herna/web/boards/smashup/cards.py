"""One card in all its forms: large in a hand, a chip at a base, a strip where it is attached."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Option
from herna.web.drawing import tags as h
from herna.web.drawing.hyphens import SOFT_HYPHEN, breakable
from herna.web.drawing.markup import Choices, art_url, hit, tag_of_all
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.words import board_words, say

WORDS: Final = board_words("smashup")
GAME: Final = "smashup"
UNBROKEN: Final = re.compile(f"[^ {SOFT_HYPHEN}]+{SOFT_HYPHEN}?")  # parts of a name that stand in one line
LONG_PART: Final = {"full": 9, "chip": 6, "strip": 99}  # letters that fit side by side
LONG_WORD: Final = 9  # letters of a chip's name; it stands in two lines rather than in three
LONG_TAG: Final = 11  # letters
MOST_LISTED: Final = 20  # a longer list of options nobody reads
MOST_ON_TABLE: Final = 24  # as long a list of things on crowded bases makes a frame too large


def words(scene: Scene, key: str, **args: Any) -> str:
    """A phrase of this board."""
    return WORDS.say(scene.lang, key, args)


def told(lang: str, key: str, **args: Any) -> str:
    """The same, where only the language is known."""
    return WORDS.say(lang, key, args)


def order(scene: Scene) -> list[int]:
    """The seats as this viewer sees them: their own first, then round the table."""
    players: int = scene.view["players"]
    first = scene.viewer or 0
    return [(first + i) % players for i in range(players)]


def places(scene: Scene, options: list[Option]) -> tuple[tuple[str, int, str, int, int], ...]:
    """(code, column, base, power there, breakpoint) for each option, if they all differ by the base only."""
    if len(options) < 2:
        return ()
    where = {b["base"]: (i + 1, b) for i, b in enumerate(scene.view["bases"])}
    found = []
    for option in options:
        slug = option.code.partition("@")[2]
        if slug not in where:
            return ()
        column, b = where[slug]
        found.append((option.code, column, scene.name(slug), b["total"], b["breakpoint"]))
    return tuple(found)


def in_menus(scene: Scene) -> set[str]:
    """What is chosen by its card in the hand or in the tray, or on the table, if there are too many choices to list."""
    if scene.decision is None or len(scene.decision.options) <= MOST_LISTED:
        return set()
    held = {o.code for o in scene.decision.options if o.at.startswith(("hand", "discard"))}
    if len(held) == len(scene.decision.options):
        return set()
    lying = {o.code for o in scene.decision.options if o.at and o.role == "do"} - held
    return held | lying if len(lying) > MOST_ON_TABLE else held


def card(
    scene: Scene,
    form: str,
    id: str,
    slug: str,
    options: list[Option],
    zone: str,
    came_from: str = "",
    seat: int = -1,
    power: int | None = None,
    marks: tuple[str, ...] = (),
    caption: str = "",
    menu: str = "",
    brief: bool = False,
) -> Markup:
    """`menu`: an equal card whose menu this one opens too. `brief`: without its text."""
    facts = scene.game.facts(slug)
    printed = facts.get("power")
    kind = facts["type"]
    line, text, owner = "", "", ""
    if form == "full":
        line = scene.text("term." + facts["faction"])
        line = line if kind == "base" else f"{scene.text('term.' + kind)} · {line}"
        text = "" if brief else scene.rules_text(slug)
    elif form == "strip":  # a chip stands in the row of its player
        owner = scene.who(seat)
    elif power != printed:
        owner = words(scene, "boosted", power=printed)
    return drawn(
        form, id, slug, scene.name(slug), text, printed if power is None else power, printed, line,
        marks, caption, owner, seat, zone, came_from, scene.lang,
        Choices(options, scene.lang), places(scene, options), menu,
    )  # fmt: skip


@lru_cache(8192)
def drawn(
    form: str,
    id: str,
    slug: str,
    name: str,
    text: str,
    power: int | None,
    printed: int | None,
    line: str,
    marks: tuple[str, ...],
    caption: str,
    owner: str,
    seat: int,
    zone: str,
    came_from: str,
    lang: str,
    choices: Choices,
    spots: tuple[tuple[str, int, str, int, int], ...],
    menu: str,
) -> Markup:
    """The same tag and id for its whole life; everything that changes the look is an argument."""
    spoken = ", ".join([x for x in (name, "" if power is None else str(power), owner, *marks, caption) if x])
    change = "" if power is None or printed is None else "up" if power > printed else "down" if power < printed else ""
    shown = breakable(name, lang)
    long = max([len(part) for part in UNBROKEN.findall(shown)]) > LONG_PART[form.partition(" ")[0]]
    if form.startswith("chip"):
        long = long or max([len(word) for word in name.split()]) > LONG_WORD
    wordy = form.startswith("chip") and len(tag_of(choices.options, lang)) > LONG_TAG
    element = h.div(
        id=id,
        class_=["card", form, f"p{seat}" if seat >= 0 else "", {"can": bool(choices.options), "wordy": wordy}],
        data_zone=zone,
        data_from=came_from or None,
    )[
        h.span(class_=["power", change])[str(power)] if power is not None else form == "full" and h.span(".power.act"),
        h.span(class_=["name", {"long": long}])[shown],
        h.img(".art", src=art_url(GAME, slug), alt=""),
        h.span(".words")[line] if line else None,
        [h.span(".marks")[[h.span(".mark")[mark] for mark in marks]]] if marks else None,
        h.p(".text")[breakable(text, lang)] if text else None,
        h.span(".caption")[caption] if caption else None,
        aim(id, choices.options, spots, name, power, lang, menu) if spots else hit(id, choices.options, spoken, lang),
    ]
    return written(element)


def tag_of(options: list[Option], lang: str) -> str:
    """The word on a card that says what becomes of it."""
    return "" if not options else options[0].tag(lang) if len(options) == 1 else tag_of_all(options, lang)


def aim(
    id: str,
    options: list[Option],
    spots: tuple[tuple[str, int, str, int, int], ...],
    name: str,
    power: int | None,
    lang: str,
    menu: str,
) -> list[h.Node]:
    """A card that can go to several bases: its button opens a veil over the bases, with one button on each column."""
    veil = menu or f"{id}-m"
    extra = "" if power is None else f" + {power}"
    return [
        h.button(".hit", id=f"{id}-b", type="button", popovertarget=veil, aria_label=f"{name}: {say(lang, 'several')}"),
        h.span(".tag", aria_hidden="true")[tag_of_all(options, lang)],
        None
        if menu
        else h.div(".menu.veil", id=veil, popover="auto", role="group", aria_label=name)[
            [
                h.button(name="choice", value=code, class_=f"k{column}")[h.b[base], h.i[f"{total}{extra} / {limit}"]]
                for code, column, base, total, limit in spots
            ]
        ],
    ]
