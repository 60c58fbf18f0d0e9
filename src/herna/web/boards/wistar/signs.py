"""The board's own signs: pictures lie side by side in one file, the style sheet shows the right one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

SAME: Final = {"electricity": "weak", "card": "basic", "basic_card": "basic", "advanced_card": "advanced"}


@lru_cache(256)
def sign(name: str) -> Markup:
    return Markup(f'<i class="s w-{SAME.get(name, name)}"></i>')
