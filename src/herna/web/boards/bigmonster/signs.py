"""Small signs that stand on the board many times: drawn once, then only named."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from herna.web.markup import icon

SHIP: Final = (
    '<path fill="currentColor" d="M7.2 1v8.2H2.2C3 6 4.8 3 7.2 1zM8.6 3.2c2 1.4 3.4 3.4 4 6h-4z'
    'M1 10.6h14l-1.8 3.2q-.6 1-1.8 1H4.4q-1.2 0-1.8-1z"/>'
)
NAMES: Final = ("check", "hourglass", "hand", "arrow-up", "arrow-down")


def inside(drawing: str) -> str:
    """What stands between the outer tags."""
    return drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]


SIGNS: Final = f'<g id="i-ship">{SHIP}</g>' + "".join([f'<g id="i-{name}">{inside(icon(name))}</g>' for name in NAMES])


@lru_cache(16)
def sign(name: str) -> Markup:
    return Markup(f'<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-{name}"/></svg>')
