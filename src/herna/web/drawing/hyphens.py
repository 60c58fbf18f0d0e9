"""Soft hyphens: where a long word may be broken.

Browsers break words by themselves only in languages that they have brought a dictionary for.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from pyphen import Pyphen

SOFT_HYPHEN: Final = "\u00ad"
LONG_WORD: Final = re.compile(r"[^\W\d_]{8,}")
FEWEST: Final = (2, 3)  # letters before and after a break
DICTIONARIES: Final = {"en": ("en_GB", "en_US"), "cs": ("cs",)}  # the first that knows a break in a word


@lru_cache(4)
def breakers(lang: str) -> list[Pyphen]:
    return [Pyphen(lang=name, left=FEWEST[0], right=FEWEST[1]) for name in DICTIONARIES[lang]]


def broken(word: str, lang: str) -> str:
    ways = [breaker.inserted(word, SOFT_HYPHEN) for breaker in breakers(lang)]
    return next((way for way in ways if way != word), word)


@lru_cache(4096)
def breakable(text: str, lang: str) -> str:
    """The same text; its long words may be broken where the language allows it."""
    return LONG_WORD.sub(lambda found: broken(found[0], lang), text)
