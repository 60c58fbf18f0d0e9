"""The board's own signs: drawn in one sheet (`static/summoner/signs.svg`), cut out and coloured by the style sheet."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

NAMES: Final = (
    "melee",
    "ranged",
    "special",
    "heart",
    "magic",
    "crown",
    "boost",
    "frozen",
    "under",
    "moved",
    "attacked",
    "gained",
    "lent",
    "event",
    "skull",
    "summon",
    "move",
    "build",
    "draw",
    "hand",
    "deck",
    "discard",
)
SIGNS: Final = {name: Markup(f'<i class="s s-{name}"></i>') for name in NAMES}


def sign(name: str) -> Markup:
    return SIGNS[name]
