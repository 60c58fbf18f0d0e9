"""The bots that can be given a seat, and what they are called."""

from __future__ import annotations

from typing import Final

from herna.players import LEVELS
from herna.web.words import say

USUAL: Final = "level2"  # who plays when nobody has chosen
ADVISER: Final = "search:iterations=100,seconds=1.5"  # whose advice is given as a hint
SIMPLE: Final = ("greedy", "random")  # for programs that look for a sparring partner
BOTS: Final = (*[level.id for level in LEVELS], *SIMPLE)


def bot_name(bot: str, lang: str) -> str:
    """What people call this bot."""
    for level in LEVELS:
        if level.id == bot:
            return level.name(lang)
    return say(lang, "bot")
