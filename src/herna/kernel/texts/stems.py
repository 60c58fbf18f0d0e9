"""Words and their stems, in both languages: a few endings are cut off, so that the forms of a word mostly meet.

The same is done with what is typed and with what is searched, so a stem need not be a word.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

WORD: Final = re.compile(r"[a-z0-9]+")
SHORTEST: Final = 3  # no stem is shorter than this

# Endings, longest first; after folding, so without accents.
ENDINGS: Final = {
    "en": ("ments", "ings", "ions", "ment", "ing", "ion", "ed", "ly", "es", "s", "e"),
    "cs": (
        *("ovanim",),
        *("ovala", "ovali", "ovalo", "ovana", "ovane", "ovani", "ovany", "ujeme", "ujete"),
        *("anim", "enim", "nout", "oval", "ovat", "ujes"),
        *("ach", "aji", "aju", "ala", "ali", "alo", "aly", "ame", "ami", "ani", "ate", "ech"),
        *("eho", "eji", "eme", "emi", "emu", "eni", "ete", "ich", "iho", "ila", "ili", "ilo"),
        *("ily", "ime", "imi", "imu", "ite", "ove", "ovi", "uje", "uji", "uju", "ych", "ymi"),
        *("al", "am", "as", "at", "em", "es", "et", "il", "im", "is", "it", "mi"),
        *("ou", "um", "ym"),
        *("a", "e", "i", "o", "u", "y"),
    ),
}  # fmt: skip


def fold(text: str) -> str:
    """In small letters and without accents."""
    return "".join([c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c)])


def words_of(text: str) -> list[str]:
    return WORD.findall(fold(text))


def stem(word: str, lang: str) -> str:
    """The part of a folded word that its forms share."""
    if lang == "cs" and len(word) > SHORTEST:  # the e of karet (karta) and dílek (dílku) comes and goes
        if word.endswith(("ek", "ec")) or (word.endswith("et") and len(word) <= 5):
            return cut_cs(word[:-2] + word[-1])
    for ending in ENDINGS[lang]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST and not (ending == "s" and word[-2] in "su"):
            word = word[: -len(ending)]
            break
    return cut_cs(word) if lang == "cs" else cut_en(word)


def cut_en(word: str) -> str:
    """The doubled letter of running, the i of abilities."""
    if len(word) > SHORTEST and word[-1] == word[-2] and word[-1] not in "aeiouls":
        return word[:-1]
    return word[:-1] + "y" if word.endswith("i") else word


def cut_cs(word: str) -> str:
    """The k of útok is a č in útočit."""
    return word[:-1] + "k" if word.endswith("c") else word
