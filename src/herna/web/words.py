"""What the room itself says, in both languages."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.texts.catalogue import LANGUAGES, Catalogue

TEXTS: Final = Catalogue("herna.web")


def say(lang: str, key: str, **args: Any) -> str:
    return TEXTS.say(lang, key, args)


def has(key: str) -> bool:
    return TEXTS.has(key)


def board_words(game: str) -> Catalogue:
    """What one game's board says besides: `texts/boards/<game>.toml`."""
    return Catalogue("herna.web", f"boards/{game}.toml")


def preferred(accept_language: str) -> str:
    """The language a browser asks for, as far as we speak it."""
    wanted: list[tuple[float, str]] = []
    for part in accept_language.split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wanted.append((-weight, name[:2].casefold()))
    for _, name in sorted(wanted, key=lambda w: w[0]):
        if name in LANGUAGES:
            return name
        if name == "sk":  # Slovaks read Czech more easily than English
            return "cs"
    return "en"
