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
FEWEST: Final = 3  # letters before and after a break


@lru_cache(4)
def breaker(lang: str) -> Pyphen:
    return Pyphen(lang=lang, left=FEWEST, right=FEWEST)


@lru_cache(4096)
def breakable(text: str, lang: str) -> str:
    """The same text; its long words may be broken where the language allows it."""
    return LONG_WORD.sub(lambda word: breaker(lang).inserted(word[0], SOFT_HYPHEN), text)
