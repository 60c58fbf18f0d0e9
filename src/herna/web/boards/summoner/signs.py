"""The board's own signs: drawn once in a sheet, used by name wherever they stand."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup


def line(d: str) -> str:
    """Drawn with the pen that the style sheet gives."""
    return f'<path d="{d}"/>'


def full(d: str) -> str:
    """Filled; inner outlines are holes."""
    return f'<path fill="currentColor" fill-rule="evenodd" stroke="none" d="{d}"/>'


SHAPES: Final = {
    "melee": line("M13.6 2.4 6.2 9.8M13.6 2.4l-.4 2.8-6 6M13.6 2.4l-2.8.4-6 6M3.4 8.2l4.4 4.4M5.6 10.4 2.4 13.6"),
    "ranged": line(
        "M4 1.8C11 3.4 12.6 5 14.2 12M4 1.8 14.2 12M2 14 10.2 5.8M10.2 5.8H7.4M10.2 5.8v2.8M2 14v-2.4M2 14h2.4"
    ),
    "special": full("M8 .9l2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.9l-4.5 2.6 1.2-5L.8 6.1l5.1-.5z"),
    "heart": full(
        "M8 14.2C2.6 10.2 1 7.8 1 5.3 1 3.2 2.6 1.8 4.4 1.8 6 1.8 7.3 2.7 8 4.1 8.7 2.7 10 1.8 "
        "11.6 1.8 13.4 1.8 15 3.2 15 5.3 15 7.8 13.4 10.2 8 14.2z"
    ),
    "magic": full("M8 .8 14 6 8 15.2 2 6zM8 3.3 4.6 6.2 8 11.5z"),
    "crown": full("M1.4 4.2 4.7 7 8 2l3.3 5 3.3-2.8-1.3 8.3H2.7zM2.7 13.4h10.6v1.3H2.7z"),
    "gate": line("M1.6 3.2h12.8M3 6.4h10M4.6 3.2V14M11.4 3.2V14"),
    "boost": full("M9.6.8 3 9h4l-.8 6.2L13 6.8H8.8z"),
    "frozen": line("M8 1.2v13.6M2.1 4.6l11.8 6.8M2.1 11.4l11.8-6.8M6.3 2.5 8 4l1.7-1.5M6.3 13.5 8 12l1.7 1.5"),
    "under": line("M2 5.4h7.6V14H2zM5.2 5.2V2H13v8.8h-3.2"),
    "moved": line("M4 1.8v6.8c0 1-1.8 1.6-1.8 3.2v1.6h11.6c0-2.8-2.8-3-4.6-4.2V1.8z"),
    "attacked": line("M2.6 2.4 11 10.8M13.4 2.4 5 10.8M3 10.4l3 3M13 10.4l-3 3M2.4 13.6l1.6-1.6M13.6 13.6 12 12"),
    "gained": line("M8 2.6v10.8M2.6 8h10.8"),
    "lent": line("M3.4 14.6V1.8M3.4 2.6h9.2L10.2 5.6l2.4 3H3.4"),
    "event": line("M3 2.2h8.8v10.4H3zM11.8 12.6c0 1.8 2 1.8 2 0V10M5.2 5.2h4.4M5.2 7.8h4.4"),
    "skull": full(
        "M8 1C4.2 1 1.8 3.6 1.8 6.8c0 2.2 1 3.6 2.4 "
        "4.4V14h1.6v-1.4h1.4V14h1.6v-1.4h1.4V14h1.6v-2.8c1.4-.8 2.4-2.2 2.4-4.4C14.2 3.6 11.8 1 "
        "8 1zM5.3 6.1a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zm5.4 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 "
        "0 0 1 0-3.2z"
    ),
    "summon": line(
        "M8 1.4v5.2M5.6 4.2 8 6.6l2.4-2.4M1.6 10.8c0-1.8 2.8-3.2 6.4-3.2s6.4 1.4 6.4 3.2S11.6 14 8 14s-6.4-1.4-6.4-3.2z"
    ),
    "move": line(
        "M8 1.4v13.2M1.4 8h13.2M6.2 3.2 8 1.4l1.8 1.8M6.2 12.8 8 14.6l1.8-1.8M3.2 6.2 1.4 8l1.8 "
        "1.8M12.8 6.2 14.6 8l-1.8 1.8"
    ),
    "build": line("M2.2 13.8 9 7M7 3.2l4-1.6 3.4 3.4-1.6 1.6-1.4-.6-2 2L7 5.8z"),
    "draw": line("M2.6 3.8h6.8v10H2.6zM6 3.6l1.4-2 6 2.6-3.8 8.4M5 8.8h2.4"),
    "hand": line("M5.8 4.4 11.4 3l2.4 9-5.6 1.5zM5.8 4.4 2.4 5.8l2.4 6.6 3-1"),
    "deck": line("M3.4 2h9.2v9.2H3.4zM3.4 13.8h9.2"),
    "discard": line("M3 2h7.6v7H3zM12.8 5.6v8.4H5.6M7.8 11.8 5.6 14l2.2 1.6"),
}
SHEET: Final = Markup(
    '<svg class="sheet" aria-hidden="true" width="0" height="0">'
    + "".join([f'<symbol id="sw-{name}" viewBox="0 0 16 16">{shape}</symbol>' for name, shape in SHAPES.items()])
    + "</svg>"
)
SIGNS: Final = {name: Markup(f'<svg class="icon s"><use href="#sw-{name}"/></svg>') for name in SHAPES}


def sign(name: str) -> Markup:
    return SIGNS[name]
