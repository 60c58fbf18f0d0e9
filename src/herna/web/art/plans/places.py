"""More places and contraptions: mills, wells, bridges, cranes, doors, rooms."""

from collections.abc import Callable

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, place, rounded, star
from herna.web.art.palette import (
    BLUE,
    BONE,
    CREAM,
    GLASS,
    GOLD,
    GREEN,
    IRON,
    LEATHER,
    RED,
    STEEL,
    STONE,
    WHITE,
    WOOD,
    YELLOW,
    Tone,
    oklch,
)  # fmt: skip
from herna.web.art.plans.creature import peek

Thing = Callable[[Canvas], Head | None]
PLACES: dict[str, Thing] = {}
X = 75


def _place(draw: Thing) -> Thing:
    PLACES[draw.__name__.strip("_")] = draw
    return draw


@_place
def door(c: Canvas) -> Head:
    c.shaded("M40 100V34Q40 10 75 10Q110 10 110 34V100Z", STONE)
    with c.body("M48 100V38Q48 18 75 18Q102 18 102 38V100Z", c.palette.skin, shift=1.2):
        c.line("M61 16V100M75 16V100M89 16V100", c.palette.shade, 1.8)
    for y in (40, 84):
        c.line(f"M48 {y}H64", IRON.base, 4)
    c.ball(94, 66, 3.6, GOLD, solid=False)
    return Head(X, 58, 20, 14)


@_place
def windmill(c: Canvas) -> Head:
    c.shaded("M55 98L61 46Q75 38 89 46L95 98Z", c.palette.skin, shift=1.2)
    c.shaded("M58 48Q75 26 92 48Q75 42 58 48Z", c.palette.pop)
    for angle in (35, 125, 215, 305):
        with c.turned(angle, 75, 42):
            c.shaded("M73.5 42V8H77V42Z", WOOD, shift=0.2)
            c.shaded(rounded(77, 8, 9, 24, 1), CREAM, shift=0.3)
    c.ball(75, 42, 4.4, GOLD)
    return Head(X, 72, 17, 13)


@_place
def waterwheel(c: Canvas) -> Head:
    c.shaded("M40 98V52H88V98Z", c.palette.skin)
    c.shaded("M32 56L64 26L96 56Z", c.palette.pop)
    c.shaded(star(102, 74, 10, 27, 22), WOOD)
    c.line(ellipse(102, 74, 14), WOOD.shade, 3)
    c.line(place("M-22 0H22M0 -22V22M-15 -15L15 15M15 -15L-15 15", 102, 74), WOOD.shade, 2)
    c.fill("M76 96q6 -5 12 0q6 5 12 0q6 -5 12 0q6 5 12 0V104H76Z", BLUE.base)
    return Head(62, 72, 18, 13)


@_place
def well(c: Canvas) -> Head:
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M26 70V34H32V70Z", X, 0, q, 1), WOOD, shift=0.4)
        c.line("M75 40V62", width=1.8)
        c.shaded(place("M-7 60H7L5 72H-5Z", X, 0), WOOD, shift=0.4)
    c.shaded("M36 38L75 12L114 38Z", c.palette.pop)
    with c.body("M38 68H112V98H38Z", STONE, shift=1.2):
        for y in (78, 88):
            c.line(f"M38 {y}H112", STONE.shade, 1.6)
    c.shaded(blob(75, 68, 40, 6), STONE, shift=0.4)
    return Head(X, 84, 20, 11)


@_place
def crane(c: Canvas) -> None:
    c.shaded(rounded(56, 30, 9, 70, 1), YELLOW, shift=0.4)
    c.line("M56 44L65 54M56 56L65 66M56 68L65 78M56 80L65 90", width=1.6)
    c.shaded("M36 26H128V35H36Z", YELLOW, shift=0.4)
    c.line("M60 26L74 14L128 26", width=2)
    c.line("M112 35V58", width=1.8)
    c.shaded(rounded(99, 58, 26, 18, 2), WOOD)
    c.shaded(rounded(34, 34, 14, 12, 2), IRON)
    c.shaded("M40 92H84V100H40Z", STONE, shift=0.4)


@_place
def bridge(c: Canvas) -> Head:
    for x in (24, 126):
        c.shaded(rounded(x - 5, 46, 10, 54, 2), WOOD)
    c.line("M24 52Q75 84 126 52", LEATHER.base, 3)
    for k in range(9):
        across = 32 + k * 10.8
        sag = 74 + 15 * (1 - ((k - 4) / 4) ** 2)
        c.shaded(rounded(across - 4.4, sag, 9, 7, 1.5), WOOD, shift=0.3)
    c.shaded(blob(75, 66, 22, 20), c.palette.skin)
    return Head(X, 66, 20, 15)


@_place
def dam(c: Canvas) -> Head:
    c.fill("M10 44H140V60H10Z", BLUE.base)
    with c.body("M14 50Q75 36 136 50L126 100H24Z", STONE, shift=1.3):
        for x in (44, 75, 106):
            c.fill(f"M{x - 6} 84Q{x} 76 {x + 6} 84V104H{x - 6}Z", BLUE.base)
    return Head(X, 66, 24, 14)


@_place
def turbine(c: Canvas) -> Head:
    c.shaded("M71 100L73 44H77L79 100Z", WHITE, shift=0.5)
    for angle in (10, 130, 250):
        with c.turned(angle, 75, 46):
            c.shaded("M71 46Q68 20 75 10Q80 24 79 46Z", WHITE, shift=0.5)
    c.shaded(ellipse(75, 48, 15), c.palette.skin)
    return Head(X, 48, 14, 11)


@_place
def radar(c: Canvas) -> Head:
    c.shaded("M55 98L70 60H80L95 98Z", STEEL)
    c.shaded("M34 22Q30 66 74 66Q92 66 100 56Z", STEEL, shift=1.3)
    c.line("M66 40L92 26", width=2.4)
    c.ball(94, 25, 4.4, RED)
    for k in (0, 1, 2):
        c.line(
            (f"M{104 + k * 8} {18 - k * 2}Q{112 + k * 8} {28 + k * 2} {106 + k * 8} {38 + k * 5}"),
            c.palette.pop.base,
            2.6,
        )
    return Head(62, 50, 16, 11)


@_place
def dome(c: Canvas) -> Head:
    """An observatory."""
    c.shaded("M36 98V60H114V98Z", c.palette.skin)
    c.shaded("M32 62C32 14 118 14 118 62Z", STEEL, shift=1.3)
    c.shaded("M68 24Q75 20 82 24V60H68Z", Tone(oklch(0.36, 0.04, 260), oklch(0.28, 0.04, 260)), shift=0.4)
    with c.turned(28, 75, 40):
        c.shaded(rounded(69, 8, 12, 40, 3), GOLD, shift=0.4)
    return Head(X, 79, 22, 12)


@_place
def stage(c: Canvas) -> None:
    """A theatre's curtain."""
    c.shaded("M26 98V26H124V98Z", Tone(oklch(0.42, 0.06, 60), oklch(0.34, 0.06, 55)))
    for q in (-1, 1):
        c.shaded(place("M50 26H16Q20 60 50 84Z", X, 0, q, 1), RED)
    c.shaded(
        (
            "M22 20H128V36Q122 44 115 36Q108 44 101 36Q94 44 87 36"
            "Q80 44 73 36Q66 44 59 36Q52 44 45 36Q38 44 31 36Q24 42 22 36Z"
        ),
        RED,
        shift=0.6,
    )
    peek(c, X, 70, 0.95)
    c.shaded("M22 90H128V100H22Z", WOOD, shift=0.4)


@_place
def barricade(c: Canvas) -> Head:
    for angle, y in ((14, 84), (-12, 68), (5, 56)):
        with c.turned(angle, 75, y):
            c.shaded(rounded(26, y - 8, 98, 16, 3), WOOD, shift=0.8)
            for x in (32, 118):
                c.oval(x, y, 1.6, 1.6, c.palette.ink)
    return Head(X, 70, 24, 15)


@_place
def kit(c: Canvas) -> Head:
    """A case with a red cross."""
    c.line("M62 36V26Q62 22 66 22H84Q88 22 88 26V36", width=4)
    c.shaded(rounded(34, 34, 82, 62, 8), WHITE, shift=1.2)
    c.fill(place("M-5 -14H5V-5H14V5H5V14H-5V5H-14V-5H-5Z", X, 50), RED.base)
    return Head(X, 78, 22, 12)


@_place
def bell(c: Canvas) -> Head:
    c.ball(75, 92, 7, GOLD)
    c.shaded("M38 84Q48 76 48 54Q48 24 75 22Q102 24 102 54Q102 76 112 84Q75 96 38 84Z", GOLD, shift=1.3)
    c.shaded(ellipse(75, 18, 6), GOLD, shift=0.4)
    return Head(X, 60, 21, 16)


@_place
def compass(c: Canvas) -> Head:
    c.shaded(ellipse(X, 56, 38), GOLD, shift=1.2)
    c.shape(ellipse(X, 56, 31), "#fffdf4", 1.8, solid=False)
    c.shape("M75 28L81 40H69Z", RED.base, 1.4, solid=False)
    c.line("M75 80V86M46 56H50M100 56H104", width=2)
    return Head(X, 60, 22, 17)


@_place
def kite(c: Canvas) -> Head:
    c.line("M75 84Q60 92 76 98Q92 104 70 110", width=2)
    with c.body("M75 10L112 44L75 90L38 44Z", c.palette.pop, shift=1.2):
        c.line("M75 10V90M38 44H112", c.palette.pop.shade, 2)
    return Head(X, 46, 20, 16)


@_place
def saw(c: Canvas) -> Head:
    c.shaded("M92 40H122Q130 40 130 50V66Q130 76 120 76H92Z", WOOD)
    teeth = "".join("l-4 8l-4 -8" for _ in range(9))
    c.shaded(f"M94 40V68{teeth}L20 60V46Z", STEEL)
    return Head(62, 54, 18, 10)


@_place
def teapot(c: Canvas) -> Head:
    with c.behind():
        c.shaded("M108 62Q122 58 126 36L134 38Q134 72 106 80Z", c.palette.skin)
        c.tube("M44 48Q20 46 24 66Q28 80 46 76", c.palette.skin, 7)
    c.shaded(blob(X, 66, 37, 30), c.palette.skin)
    c.shaded(blob(X, 38, 22, 7), c.palette.pop, shift=0.4)
    c.ball(X, 28, 5, c.palette.pop)
    return Head(X, 66, 25, 18)


@_place
def plane(c: Canvas) -> Head:
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M18 56L66 70V78L18 74Z", X, 0, q, 1), c.palette.pop)
        c.shaded("M71 36L73 14H77L79 36Z", c.palette.pop)
    c.shaded(blob(X, 62, 26, 28), c.palette.skin)
    return Head(X, 62, 22, 17)


@_place
def cycle(c: Canvas) -> None:
    for x in (44, 106):
        c.line(ellipse(x, 80, 17), width=6)
        c.line(ellipse(x, 80, 17), STEEL.base, 2.4)
        c.rim(ellipse(x, 80, 18))
        c.line(place("M-14 0H14M0 -14V14", x, 80), width=1)
    c.tube("M44 80L62 52H98L106 80M62 52L78 80L98 52", c.palette.pop, 3.4)
    c.tube("M98 52L94 38H106", c.palette.pop, 3)
    peek(c, 70, 36, 0.85)


@_place
def catapult(c: Canvas) -> Head:
    with c.turned(-32, 75, 66):
        c.shaded("M72 10Q62 12 62 24Q62 34 71 36L72 92H79L79 36Q88 34 88 24Q88 12 78 10Z", STEEL, shift=0.6)
    c.shaded("M40 98L70 62H82L112 98Z", WOOD)
    c.ball(36, 24, 7, YELLOW)
    return Head(X, 84, 18, 12)


@_place
def snare(c: Canvas) -> Head:
    """A mouse trap that somebody has tamed."""
    c.shaded(rounded(28, 70, 94, 22, 4), WOOD, shift=0.8)
    c.tube("M44 70V40Q44 34 50 34H96Q102 34 102 40V70", STEEL, 2.6)
    c.shaded("M62 70V58L84 48Q90 52 90 58V70Z", YELLOW, shift=0.6)
    return Head(76, 62, 12, 8)


@_place
def gloves(c: Canvas) -> Head:
    """A mechanical hand."""
    c.shaded(
        (
            "M56 100V70Q40 62 38 48Q40 42 46 46L56 56V28Q56 22 61 22Q66 22 66 28V50V20Q66 14 71 14"
            "Q76 14 76 20V50L78 22Q79 16 84 17Q88 18 88 24L86 52L92 34Q95 29 99 31Q103 33 101 39L94 70V100Z"
        ),
        STEEL,
        shift=1.2,
    )
    c.line("M56 84H94M56 90H94", width=1.6)
    return Head(75, 68, 16, 13)


@_place
def leaf(c: Canvas) -> Head:
    c.shaded("M75 96Q34 78 42 40Q58 20 104 14Q116 62 75 96Z", GREEN, shift=1.3)
    c.line("M70 98Q74 60 98 24", GREEN.shade, 2.4)
    return Head(74, 56, 20, 15)


@_place
def shelf(c: Canvas) -> Head:
    """A bookcase."""
    c.shaded(rounded(32, 14, 86, 86, 3), WOOD)
    for y in (20, 46, 72):
        c.fill(f"M38 {y}H112V{y + 20}H38Z", oklch(0.36, 0.05, 55))
        for k in range(8):
            if y == 46 and 2 <= k <= 5:
                continue
            h = 14 + (k * 7 + y) % 5
            c.fill(f"M{40 + k * 9} {y + 20}v{-h}h7v{h}Z", oklch(0.62, 0.12, (k * 67 + y * 3) % 360))
    return Head(X, 57, 17, 10)


@_place
def boiler(c: Canvas) -> Head:
    with c.behind():
        c.tube("M92 30V18H112V8", IRON, 7)
    c.shaded(rounded(42, 26, 66, 68, 22), IRON, shift=1.2)
    c.shaded(rounded(56, 74, 38, 16, 4), Tone(oklch(0.30, 0.03, 40), oklch(0.24, 0.03, 40)), shift=0.3)
    c.shape(ellipse(96, 40, 6), "#fffdf4", 1.6, solid=False)
    c.line("M96 40L99 37", RED.base, 1.6)
    return Head(X, 54, 22, 15)


@_place
def stove(c: Canvas) -> Head:
    c.shaded(rounded(34, 42, 82, 56, 4), WHITE, shift=1.1)
    c.shaded(rounded(46, 66, 58, 26, 3), Tone(oklch(0.36, 0.04, 40), oklch(0.28, 0.04, 40)), shift=0.4)
    c.fill("M60 90Q56 80 64 74Q66 80 70 78Q76 70 82 78Q92 84 88 90Z", oklch(0.75, 0.18, 55))
    c.shaded("M52 40V28H98V40Z", STEEL)
    c.shaded(rounded(46, 38, 58, 7, 3), STEEL, shift=0.3)
    return Head(X, 56, 17, 9)


@_place
def sofa(c: Canvas) -> Head:
    c.shaded(rounded(32, 32, 86, 50, 14), c.palette.pop, shift=1.1)
    c.shaded(rounded(40, 66, 70, 22, 6), c.palette.pop)
    for x in (22, 110):
        c.shaded(rounded(x, 54, 18, 38, 8), c.palette.pop, shift=0.6)
    return Head(X, 50, 22, 13)


@_place
def bone(c: Canvas) -> Head:
    c.shaded(
        (
            "M34 46Q24 34 36 30Q46 28 48 42L100 62Q110 52 118 60Q124 70 110 74"
            "Q112 88 100 86Q90 82 96 74L46 54Q36 62 30 56Q26 48 34 46Z"
        ),
        BONE,
    )
    return Head(X, 58, 14, 9)


@_place
def jar(c: Canvas) -> Head:
    with c.body("M48 36H102Q112 40 112 54V86Q112 97 100 97H50Q38 97 38 86V54Q38 40 48 36Z", GLASS, shift=1.1):
        c.fill("M30 60Q52 54 75 60Q98 66 120 60V100H30Z", c.palette.pop.base)
    c.shaded(rounded(46, 24, 58, 13, 4), WOOD, shift=0.5)
    return Head(X, 72, 23, 15)


@_place
def swing(c: Canvas) -> None:
    """Playground things for a kindergarten."""
    c.tube("M30 98L52 24H98L120 98", WOOD, 5)
    c.line("M64 26V70M86 26V70", width=1.8)
    c.shaded(rounded(58, 68, 34, 7, 2), RED, shift=0.3)
    peek(c, X, 54, 0.7)
