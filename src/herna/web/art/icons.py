"""Icons: one style (round 1.6 strokes or plain fills), 16 x 16, in the colour of the text around them."""

_STROKE = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'


def _line(*paths: str) -> str:
    return "".join(f'<path d="{d}" {_STROKE}/>' for d in paths)


def _solid(*paths: str) -> str:
    return "".join(f'<path d="{d}" fill="currentColor"/>' for d in paths)


def _holed(d: str) -> str:
    """A filled shape; inner outlines are holes."""
    return f'<path d="{d}" fill="currentColor" fill-rule="evenodd"/>'


def _dot(x: float, y: float, r: float = 1.25) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="currentColor"/>'


def _ring(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" {_STROKE}/>'


_DIE = _line("M4 2.2H12A1.8 1.8 0 0 1 13.8 4V12A1.8 1.8 0 0 1 12 13.8H4A1.8 1.8 0 0 1 2.2 12V4A1.8 1.8 0 0 1 4 2.2Z")
_LOW, _MID, _HIGH = 5.2, 8.0, 10.8
_PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}

_SHAPES: dict[str, str] = {
    # ---------------------------------------------------------------- what cards and pieces have
    "life": _solid(
        "M8 14C2.6 10.4 1 8 1 5.4C1 3.2 2.6 1.8 4.5 1.8C6 1.8 7.3 2.6 8 4"
        "C8.7 2.6 10 1.8 11.5 1.8C13.4 1.8 15 3.2 15 5.4C15 8 13.4 10.4 8 14Z"
    ),
    "mindbug": _holed(
        "M8 3.6C11.3 3.6 13.6 5.7 13.6 8.6C13.6 11.9 11.2 14.2 8 14.2C4.8 14.2 2.4 11.9 2.4 8.6"
        "C2.4 5.7 4.7 3.6 8 3.6ZM5.6 7.2A1.5 1.8 0 1 0 5.6 10.8A1.5 1.8 0 1 0 5.6 7.2"
        "ZM10.4 7.2A1.5 1.8 0 1 0 10.4 10.8A1.5 1.8 0 1 0 10.4 7.2Z"
    )
    + _line("M5.8 4L4.2 1.6M10.2 4L11.8 1.6"),
    "power": _solid(
        "M13.8 1.2L14.8 2.2L14.6 4.4L8 11L5 8L11.6 1.4Z",
        "M3.2 8.2L7.8 12.8L6.7 13.9L5.2 12.7L3.1 14.8L1.2 12.9L3.3 10.8L2.1 9.3Z",
    ),
    "shield": _solid("M8 1.2Q10.8 2.8 14 2.8Q14.4 11 8 14.9Q1.6 11 2 2.8Q5.2 2.8 8 1.2Z"),
    "block": _line("M8 1.8Q10.6 3.3 13.3 3.3Q13.6 10.6 8 14.2Q2.4 10.6 2.7 3.3Q5.4 3.3 8 1.8Z", "M8 5V11M5.4 7.4H10.6"),
    "poison": _holed(
        "M8 1.2C11.6 1.2 14 3.4 14 6.6C14 8.6 13 9.9 11.6 10.6V12.4H4.4V10.6C3 9.9 2 8.6 2 6.6"
        "C2 3.4 4.4 1.2 8 1.2ZM5.6 5.2A1.5 1.7 0 1 0 5.6 8.6A1.5 1.7 0 1 0 5.6 5.2Z"
        "M10.4 5.2A1.5 1.7 0 1 0 10.4 8.6A1.5 1.7 0 1 0 10.4 5.2ZM8 8.6L7.2 10.2H8.8Z"
    )
    + _line("M5.4 14.2V12.8M8 14.6V12.8M10.6 14.2V12.8"),
    "hunter": _ring(8, 8, 5.2) + _dot(8, 8, 1.6) + _line("M8 .9V4.2M8 11.8V15.1M.9 8H4.2M11.8 8H15.1"),
    "sneaky": _line(
        "M1.2 8Q4 4 8 4Q9.4 4 10.6 4.5M13 6Q14.2 7 14.8 8Q12 12 8 12Q6.4 12 5.2 11.5M3 10Q1.9 9 1.2 8", "M2.6 14L13.4 2"
    ),
    "tough": _holed(
        "M2 2.4L5.4 1.4Q8 3.4 10.6 1.4L14 2.4V6.6L12.6 8.2V14.6H3.4V8.2L2 6.6ZM7.4 4.6V13H8.6V4.6Z"
        "M4.6 7.4Q5.8 8.6 6.6 7.6L6.4 6.6Q5.6 7.4 5 6.6Z"
        "M11.4 7.4Q10.2 8.6 9.4 7.6L9.6 6.6Q10.4 7.4 11 6.6Z"
    ),
    "frenzy": _solid("M1.2 2.6L7.6 8L1.2 13.4Z", "M8 2.6L14.4 8L8 13.4Z"),
    "magic": _solid("M8 .8L9.7 6.3L15.2 8L9.7 9.7L8 15.2L6.3 9.7L.8 8L6.3 6.3Z"),
    "crown": _solid("M1.4 4L4.8 7L8 2L11.2 7L14.6 4L13.2 11.4H2.8Z", "M2.8 12.6H13.2V14.2H2.8Z"),
    "flag": _line("M3.2 1.6V14.6") + _solid("M4 2.2Q6.6 .9 8.8 2.2T13.8 2.2V8.8Q11 10.1 8.8 8.8T4 8.8Z"),
    "star": _solid("M8 1L10.1 5.6L15.1 6.2L11.4 9.6L12.4 14.6L8 12.1L3.6 14.6L4.6 9.6L.9 6.2L5.9 5.6Z"),
    # ---------------------------------------------------------------- piles and time
    "card": _line(
        "M4.4 1.6H11.6A1.4 1.4 0 0 1 13 3V13A1.4 1.4 0 0 1 11.6 14.4H4.4A1.4 1.4 0 0 1 3 13V3A1.4 1.4 0 0 1 4.4 1.6Z",
        "M6 5H10M6 8H10",
    ),
    "deck": _line(
        "M5.6 1.6H12.6A1.2 1.2 0 0 1 13.8 2.8V10.6A1.2 1.2 0 0 1 12.6 11.8"
        "H5.6A1.2 1.2 0 0 1 4.4 10.6V2.8A1.2 1.2 0 0 1 5.6 1.6Z",
        "M2.2 4.6V13A1.2 1.2 0 0 0 3.4 14.2H11",
    ),
    "discard": _line("M2.4 4.4H13.6M6 4.2V2H10V4.2M3.8 4.6L4.6 14H11.4L12.2 4.6", "M6.6 7.4V11.2M9.4 7.4V11.2"),
    "hand": _line(
        "M5.8 3.4H10.2A1 1 0 0 1 11.2 4.4V12.6A1 1 0 0 1 10.2 13.6H5.8A1 1 0 0 1 4.8 12.6V4.4A1 1 0 0 1 5.8 3.4Z",
        "M2.8 12.4L1.2 5.6L3 5.1M13.2 12.4L14.8 5.6L13 5.1",
    ),
    "hourglass": _line(
        "M3.4 1.6H12.6M3.4 14.4H12.6M4.6 1.8C4.6 5 7 6.6 8 8"
        "C7 9.4 4.6 11 4.6 14.2M11.4 1.8C11.4 5 9 6.6 8 8C9 9.4 11.4 11 11.4 14.2"
    )
    + _solid("M5.8 13.8Q8 10.2 10.2 13.8Z"),
    **{f"die-{n}": _DIE + "".join(_dot(x, y) for x, y in pips) for n, pips in _PIPS.items()},
    # ---------------------------------------------------------------- doing things
    "undo": _line("M6 2.6L2.4 6L6 9.4", "M2.8 6H9.4A4.2 4.2 0 0 1 9.4 14.2H6"),
    "hint": _line(
        "M5.6 11.2C5.6 9.6 3.4 8.8 3.4 6A4.6 4.6 0 0 1 12.6 6C12.6 8.8 10.4 9.6 10.4 11.2Z",
        "M6.2 13.4H9.8M7.2 15.2H8.8",
    ),
    "talk": _line("M2 2.8H14V10.8H8.2L4.6 14V10.8H2Z", "M5 5.6H11M5 8H9"),
    "menu": _line("M2.2 4H13.8M2.2 8H13.8M2.2 12H13.8"),
    "zoom": _ring(6.8, 6.8, 4.8) + _line("M10.4 10.4L14.4 14.4M6.8 4.8V8.8M4.8 6.8H8.8"),
    "link": _line(
        "M6.8 9.2A3 3 0 0 0 11 9.2L13.4 6.8A3 3 0 0 0 9.2 2.6L8 3.8",
        "M9.2 6.8A3 3 0 0 0 5 6.8L2.6 9.2A3 3 0 0 0 6.8 13.4L8 12.2",
    ),
    "copy": _line("M5.6 5.6H13.6V14.2H5.6Z", "M10.4 5.4V1.8H2.4V10.4H5.4"),
    "send": _line("M14.4 1.6L7 9M14.4 1.6L9.6 14.4L7 9L1.6 6.4Z"),
    "bell": _line("M3 11.6Q4.2 10.2 4.2 6.6A3.8 3.8 0 0 1 11.8 6.6Q11.8 10.2 13 11.6Z", "M6.4 13.8Q8 15 9.6 13.8"),
    "play": _solid("M3.6 1.8L13.8 8L3.6 14.2Z"),
    "pause": _solid("M3.4 2H6.6V14H3.4Z", "M9.4 2H12.6V14H9.4Z"),
    "step": _solid("M2.6 2L10.4 8L2.6 14Z", "M11.2 2H13.6V14H11.2Z"),
    "skip": _solid("M1.2 2.6L6.6 8L1.2 13.4Z", "M6.6 2.6L12 8L6.6 13.4Z", "M12.4 2.6H14.6V13.4H12.4Z"),
    "check": _line("M2.4 8.6L6.2 12.4L13.6 4"),
    "cross": _line("M3.4 3.4L12.6 12.6M12.6 3.4L3.4 12.6"),
    "plus": _line("M8 2.6V13.4M2.6 8H13.4"),
    "minus": _line("M2.6 8H13.4"),
    "warning": _line("M8 1.8L15 14H1Z", "M8 6.2V9.6") + _dot(8, 11.9, 1),
    "arrow-up": _line("M8 13.6V2.6M3.4 7.2L8 2.6L12.6 7.2"),
    "arrow-down": _line("M8 2.4V13.4M3.4 8.8L8 13.4L12.6 8.8"),
    "arrow-left": _line("M13.6 8H2.6M7.2 3.4L2.6 8L7.2 12.6"),
    "arrow-right": _line("M2.4 8H13.4M8.8 3.4L13.4 8L8.8 12.6"),
    # ---------------------------------------------------------------- the site
    "sound": _solid("M1.4 5.6H4.2L8 2.2V13.8L4.2 10.4H1.4Z")
    + _line("M10.4 5.6Q11.8 8 10.4 10.4M12.6 3.6Q15.4 8 12.6 12.4"),
    "mute": _solid("M1.4 5.6H4.2L8 2.2V13.8L4.2 10.4H1.4Z") + _line("M10.6 6L14.6 10M14.6 6L10.6 10"),
    "moon": _solid("M6.2 1.4A6.8 6.8 0 1 0 14.6 9.8A5.6 5.6 0 0 1 6.2 1.4Z"),
    "sun": '<circle cx="8" cy="8" r="3.2" fill="currentColor"/>'
    + _line("M8 .9V2.5M8 13.5V15.1M.9 8H2.5M13.5 8H15.1M3 3L4.1 4.1M11.9 11.9L13 13M13 3L11.9 4.1M4.1 11.9L3 13"),
    "language": _ring(8, 8, 6.4) + _line("M1.8 8H14.2M8 1.7C4.4 5.4 4.4 10.6 8 14.3C11.6 10.6 11.6 5.4 8 1.7"),
    "book": _line("M8 3.6Q5 1.6 1.6 2.6V12.8Q5 11.8 8 13.8Q11 11.8 14.4 12.8V2.6Q11 1.6 8 3.6V13.6"),
    "rules": _ring(8, 8, 6.4) + _line("M5.9 6.2A2.1 2.1 0 1 1 9 8Q8 8.6 8 9.4") + _dot(8, 11.7, 0.95),
    "robot": _line(
        "M3.6 5.6H12.4A1.2 1.2 0 0 1 13.6 6.8V12A1.2 1.2 0 0 1 12.4 13.2"
        "H3.6A1.2 1.2 0 0 1 2.4 12V6.8A1.2 1.2 0 0 1 3.6 5.6Z",
        "M8 5.4V2.8M6 11.2H10",
    )
    + _dot(8, 2, 1.2)
    + _dot(5.7, 8.6, 1.1)
    + _dot(10.3, 8.6, 1.1),
    "person": '<circle cx="8" cy="4.6" r="3.4" fill="currentColor"/>'
    + _solid("M1.8 14.8C1.8 11 4.4 9.2 8 9.2C11.6 9.2 14.2 11 14.2 14.8Z"),
    "eye": _line("M1.2 8Q4 3.8 8 3.8Q12 3.8 14.8 8Q12 12.2 8 12.2Q4 12.2 1.2 8Z") + _dot(8, 8, 2.1),
}

# Other words for the same thing, so that a board can say what it means.
_ALIASES = {
    "heart": "life",
    "sword": "power",
    "armour": "tough",
    "target": "hunter",
    "double-arrow": "frenzy",
    "eye-slash": "sneaky",
    "bulb": "hint",
    "question": "rules",
    "spectator": "eye",
}
_SHAPES.update({alias: _SHAPES[name] for alias, name in _ALIASES.items()})

NAMES = tuple(_SHAPES)


def icon(name: str) -> str:
    """The icon as an SVG element that hides from screen readers; the text beside it speaks."""
    return f'<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg">{_SHAPES[name]}</svg>'
