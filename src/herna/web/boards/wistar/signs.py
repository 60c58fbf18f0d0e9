"""The board's own signs: pictures lie side by side in one file, the style sheet shows the right one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

# In the order in which they lie in `static/wistar/signs.svg`.
ORDER: Final = (
    "wood",
    "metal",
    "movement",
    "versatility",
    "vp",
    "basic",
    "advanced",
    "items",
    "bed",
    "mouse",
    "dig",
    "explore",
    "task",
    "play",
    "potion",
    "rats",
    "pawn",
    "tent",
    "strength",
    "wits",
    "endurance",
    "agility",
    "intelligence",
    "energy",
    "skill",
    "weak",
    "strong",
    "tool",
    "samohyb",
    "building",
    "mice",
    "rooms_dug",
    "lock",
    "cheese",
    "instant",
    "once_per_round",
    "income",
    "permanent",
    "final_scoring",
    "aggressive",
    "hero",
    "goal",
    "hand",
    "doors",
)
SAME: Final = {"electricity": "weak", "card": "basic", "basic_card": "basic", "advanced_card": "advanced"}
PLACES: Final = {name: i for i, name in enumerate(ORDER)}


@lru_cache(256)
def sign(name: str) -> Markup:
    return Markup(f'<i class="w-{PLACES[SAME.get(name, name)]}"></i>')


@lru_cache(16)
def type_sign(name: str) -> Markup:
    """The sign of a card's type, on a round spot."""
    return Markup(f'<i class="y-{PLACES[name]}"></i>')


PRINTED_SIGNS: Final = {name: sign(name) for name in (*ORDER, *SAME)}
