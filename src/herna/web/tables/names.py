"""What people are called at a table: one line, not too long, never empty, and nobody else's name."""

from __future__ import annotations

import unicodedata
from typing import Final

from herna.players.names import names_for_bots
from herna.web.words import say

LONGEST_NAME: Final = 30
MOST_MARKS: Final = 2  # that one letter wears; more of them would be drawn over the lines around it
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters by the book, but nobody sees them
PEOPLE: Final = ("me", "here", "friend")


def clean_name(name: str, otherwise: str) -> str:
    """A name as it may be shown. What turns the direction of writing, or cannot be seen, is no part of it."""
    kept = ""
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept += letter if letter.isprintable() and letter not in BLANK else " "
    return " ".join(kept.split())[:LONGEST_NAME].rstrip() or otherwise


def same_to_the_eye(name: str) -> str:
    """Equal for names that people take for the same one."""
    return unicodedata.normalize("NFKC", name).casefold()


def distinct(name: str, taken: list[str]) -> str:
    """The name, or where somebody at the table has it already, the same with a number."""
    others = {same_to_the_eye(other) for other in taken}
    numbered = [f"{name[: LONGEST_NAME - 3].rstrip()} {number}" for number in range(2, len(others) + 3)]
    return next(free for free in [name, *numbered] if same_to_the_eye(free) not in others)


def names_at_table(kinds: list[str], given: list[str], lang: str) -> list[str]:
    """As given; people without a name are numbered by their seats, bots have names that nobody else has."""
    names: list[str] = []
    for i, kind in enumerate(kinds):
        name = clean_name(given[i] if i < len(given) else "", "")
        if not name and kind in PEOPLE:
            name = say(lang, "player", number=i + 1)
        names.append(distinct(name, [other for other in names if other]) if name else "")
    bots = iter(names_for_bots(names.count(""), names))
    return [name or next(bots) for name in names]
