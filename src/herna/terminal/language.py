"""Which language the terminal speaks: what was asked for, else what the system is set to."""

from __future__ import annotations

import os
from typing import Final

from herna.kernel.texts.catalogue import Catalogue

TEXTS: Final = Catalogue("herna.terminal")


def language(wanted: str | None) -> str:
    if wanted:
        return wanted
    for variable in ("HERNA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return "cs" if value.casefold().startswith("cs") else "en"
    return "en"


def say(lang: str, key: str, **args: object) -> str:
    return TEXTS.say(lang, key, args)
