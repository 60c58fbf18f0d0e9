"""What the arena says, in Czech and English."""

from __future__ import annotations

from typing import Final

from herna.kernel.texts.catalogue import Catalogue

TEXTS: Final = Catalogue("herna.arena")


def say(lang: str, key: str, **args: object) -> str:
    return TEXTS.say(lang, key, args)


def number(lang: str, value: float, digits: int = 0, sign: bool = False) -> str:
    """A number as the language writes it: 1 234.5 or 1 234,5 (with thin spaces that do not break)."""
    text = f"{value:{'+' if sign and round(value, digits) else ''},.{digits}f}".replace(",", "\u202f").replace(
        "-", "\u2212"
    )
    return text.replace(".", ",") if lang == "cs" else text


def percent(lang: str, rate: float, digits: int = 1) -> str:
    return number(lang, 100 * rate, digits) + "\u00a0%"


def span(lang: str, low: float, high: float) -> str:
    """An interval of rates: 45–55 %."""
    return f"{number(lang, 100 * low, 0)}–{percent(lang, high, 0)}"
