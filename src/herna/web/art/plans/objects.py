"""Things of house and laboratory, drawn big; each tells w"
"here its face is (its half-width sets the size of the eyes)."""

import math
from collections.abc import Callable

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, place, ring, rounded
from herna.web.art.palette import (
    BLUE,
    BONE,
    CREAM,
    GLASS,
    GOLD,
    IRON,
    LEATHER,
    MOUTH,
    PINK,
    RED,
    STEEL,
    TONGUE,
    TOOTH,
    WHITE,
    WOOD,
    YELLOW,
    Tone,
    oklch,
)

Thing = Callable[[Canvas], Head | None]
OBJECTS: dict[str, Thing] = {}
X = 75


def _object(draw: Thing) -> Thing:
    OBJECTS[draw.__name__.strip("_")] = draw
    return draw


@_object
def flask(c: Canvas) -> Head:
    d = place("M-8 16H8V38L30 82Q33 94 22 94H-22Q-33 94 -30 82L-8 38Z", X, 0)
    with c.body(d, GLASS):
        c.fill(place("M-40 58q10 -7 20 0q10 7 20 0q10 -7 20 0q10 7 20 0V100H-40Z", X, 0), c.palette.pop.base)
        for x, y, r in ((-14, 84, 3), (12, 88, 2.4), (18, 70, 2)):
            c.oval(X + x, y, r, r, "#fff", 0.6)
    c.shaded(rounded(X - 12, 11, 24, 7, 3), WOOD, shift=0.3)
    return Head(X, 74, 22, 17)


@_object
def lamp(c: Canvas) -> Head:
    with c.behind():
        for angle in range(-150, 0, 30):
            a = math.radians(angle)
            c.line(
                place(
                    f"M{36 * math.cos(a):.1f} {36 * math.sin(a):.1f}L{43 * math.cos(a):.1f} {43 * math.sin(a):.1f}",
                    X,
                    44,
                ),
                YELLOW.shade,
                3,
            )
    c.shaded(
        place("M-13 76C-13 64 -27 60 -27 40C-27 4 27 4 27 40C27 60 13 64 13 76Z", X, 2),
        Tone(oklch(0.94, 0.12, 98), oklch(0.86, 0.15, 88)),
    )
    c.shaded(rounded(X - 13, 77, 26, 17, 4), STEEL, shift=0.5)
    c.line(place("M-13 82H13M-13 88H13", X, 0), width=1.5)
    return Head(X, 46, 22, 18)


@_object
def magnet(c: Canvas) -> Head:
    d = place("M-34 92V48C-34 4 34 4 34 48V92H13V50C13 32 -13 32 -13 50V92Z", X, 0)
    with c.body(d, RED):
        c.fill("M0 76H150V100H0Z", STEEL.base)
    with c.behind():
        for q in (-1, 1):
            c.line(place("M44 88l5 -7l-3 -3l6 -8", X, 0, q, 1), YELLOW.shade, 2.6)
    return Head(X, 27, 20, 12)


@_object
def hammer(c: Canvas) -> Head:
    c.shaded(rounded(X - 5, 40, 10, 66, 4), WOOD, shift=0.5)
    c.shaded(place("M-34 18H20Q36 20 38 36Q28 42 20 50H-34Z", X, 4), STEEL)
    return Head(X - 6, 38, 20, 13)


@_object
def spring(c: Canvas) -> Head:
    for k in range(5):
        c.shaded(place("M-24 0Q0 12 24 -4v6Q0 18 -24 6Z", X, 86 - k * 9), STEEL, shift=0.3)
    c.shaded(blob(X, 34, 27, 19), c.palette.skin)
    return Head(X, 33, 23, 15)


@_object
def battery(c: Canvas) -> Head:
    c.shaded(rounded(X - 9, 12, 18, 10, 3), STEEL)
    with c.body(rounded(X - 25, 20, 50, 76, 9), c.palette.pop):
        c.fill("M0 68H150V100H0Z", c.palette.ink, 0.85)
        c.fill(place("M4 70l-10 13h7l-4 12l12 -15h-7l5 -10Z", X, 1), YELLOW.base)
    return Head(X, 45, 21, 17)


@_object
def scope(c: Canvas) -> Head:
    with c.turned(-18, 75, 60):
        for x, y, w, h, tone in ((30, 48, 34, 22, WOOD), (58, 44, 32, 30, GOLD), (86, 38, 34, 42, WOOD)):
            c.shaded(rounded(x, y, w, h, 4), tone)
        c.shaded(ellipse(120, 59, 8, 21), GLASS)
    return Head(75, 59, 16, 12)


@_object
def book(c: Canvas) -> Head:
    c.shaded(place("M0 34Q-18 22 -46 28V90Q-18 84 0 96Q18 84 46 90V28Q18 22 0 34Z", X, 0), c.palette.pop)
    c.shaded(place("M0 30Q-18 18 -42 24V82Q-18 76 0 88Q18 76 42 82V24Q18 18 0 30Z", X, 0), CREAM)
    c.line(
        place("M0 30V88M-34 66Q-20 64 -8 69M-34 73Q-20 71 -8 76M34 66Q20 64 8 69M34 73Q20 71 8 76", X, 0),
        width=1.5,
        opacity=0.6,
    )
    return Head(X, 48, 30, 18)


@_object
def scroll(c: Canvas) -> Head:
    c.shaded(place("M-28 24H28V88H-28Z", X, 0), CREAM)
    c.line(place("M-18 72H18M-18 79H10", X, 0), width=1.6, opacity=0.6)
    for y in (20, 84):
        c.shaded(rounded(X - 36, y, 72, 12, 6), BONE, shift=0.6)
    return Head(X, 52, 22, 16)


@_object
def barrel(c: Canvas) -> Head:
    """With a mouth that is wider open than a barrel's should be."""
    d = place("M-25 24H25Q40 60 26 97H-26Q-40 60 -25 24Z", X, 0)
    with c.body(d, WOOD, shift=1.3):
        for x in (-16, 0, 16):
            c.line(place(f"M{x * 0.9} 20Q{x * 1.3} 60 {x * 0.9} 100", X, 0), WOOD.shade, 1.6)
        for y in (32, 86):
            c.fill(place(f"M-45 {y}H45V{y + 7}H-45Z", X, 0), IRON.base)
            c.line(place(f"M-45 {y}H45M-45 {y + 7}H45", X, 0), width=1.2)
    c.shaded(place("M-27 24Q0 12 27 24Q0 32 -27 24Z", X, 0), Tone(WOOD.shade, c.palette.ink), shift=0.4)
    maw = place("M-26 62Q0 68 26 62Q24 84 0 84Q-24 84 -26 62Z", X, 0)
    with c.clipped(maw):
        c.fill(maw, MOUTH)
        c.shape(
            place("M-28 60l4 8l5 -7l5 8l5 -7l5 8l4 -8l5 8l5 -7l5 8l5 -8l5 8l4 -8V50H-28Z", X, 0), TOOTH, 1, solid=False
        )
    c.line(maw, width=2)
    c.shaded(
        place("M-6 76Q-4 96 8 98Q20 98 18 88Q12 92 8 84Q8 78 6 76Z", X, 0),
        Tone(TONGUE, oklch(0.56, 0.15, 12)),
        shift=0.5,
    )
    return Head(X, 52, 27, 9)


@_object
def cake(c: Canvas) -> Head:
    sponge, cream = Tone(oklch(0.80, 0.09, 70), oklch(0.66, 0.10, 60)), PINK
    c.shaded(blob(X, 94, 48, 6), WHITE, shift=0.5)
    c.shaded(place("M-38 60H38V92Q0 100 -38 92Z", X, 0), sponge)
    c.line(place("M-38 78Q0 86 38 78", X, 0), cream.base, 5)
    drip = (
        "M-40 58Q-40 46 0 46Q40 46 40 58V64Q36 72 32 64Q28 58 24 66Q20 76 15 66"
        "Q10 60 5 68Q0 76 -5 67Q-10 60 -15 67Q-20 75 -25 66Q-30 60 -34 68Q-40 70 -40 58Z"
    )
    c.shaded(place(drip, X, 0), cream)
    for k in range(5):
        c.ball(X - 30 + k * 15, 48 - 3 * (k in (1, 2, 3)), 5, RED, width=1.6)
    return Head(X, 69, 25, 21)


@_object
def cupcake(c: Canvas) -> Head:
    with c.body(place("M-27 62H27L20 96H-20Z", X, 0), BLUE):
        for x in (-18, -6, 6, 18):
            c.line(place(f"M{x} 60L{x * 0.8} 98", X, 0), BLUE.shade, 2)
    c.shaded(
        place("M-32 62Q-40 48 -24 46Q-26 32 -10 32Q-6 18 6 22Q20 22 16 34Q30 34 26 46Q40 50 32 62Q0 70 -32 62Z", X, 0),
        PINK,
    )
    for x, y, hue in ((-14, 40, 90), (10, 30, 200), (18, 50, 140), (-22, 54, 250), (0, 58, 60)):
        c.oval(X + x, y, 2, 1.4, oklch(0.75, 0.16, hue))
    return Head(X, 50, 24, 14)


@_object
def donut(c: Canvas) -> Head:
    c.shaded(ellipse(X, 52, 38, 36), Tone(oklch(0.78, 0.11, 70), oklch(0.64, 0.12, 58)))
    with c.body(ring(X, 51, 33, 31, 10, 1.1), PINK):
        for k in range(16):
            a = k * 0.9
            x, y, hue = X + 26 * math.cos(a), 51 + 24 * math.sin(a), 60 + 47 * k
            c.line(f"M{x:.1f} {y:.1f}l3 {2 - k % 4}", oklch(0.75, 0.17, hue), 2.4)
    return Head(X, 50, 25, 20)


@_object
def toaster(c: Canvas) -> Head:
    toast = Tone(oklch(0.82, 0.10, 75), oklch(0.66, 0.12, 60))
    with c.behind():
        for x in (-15, 15):
            c.shaded(place("M-14 52V24Q-18 14 -6 12H8Q18 14 14 24V52Z", X + x, 4), toast)
    c.shaded(place("M-38 90V56Q-38 44 -26 44H26Q38 44 38 56V90Z", X, 0), STEEL, shift=1.3)
    c.shaded(rounded(X - 41, 86, 82, 9, 4), IRON, shift=0.5)
    c.shaded(rounded(X + 38, 56, 8, 9, 3), RED, shift=0.3)
    return Head(X, 65, 26, 16)


@_object
def card(c: Canvas) -> Head:
    with c.behind(), c.turned(14, X, 90):
        c.shaded(rounded(X - 24, 22, 48, 70, 6), c.palette.pop)
    c.shaded(rounded(X - 26, 22, 52, 72, 6), CREAM)
    c.line(rounded(X - 21, 27, 42, 62, 4), c.palette.pop.base, 2)
    return Head(X, 56, 22, 18)


@_object
def boot(c: Canvas) -> Head:
    c.shaded(place("M-24 22H12V62Q34 64 38 84V94H-24Z", X, 0), LEATHER, shift=1.2)
    c.shaded(place("M-26 90H40V98H-26Z", X, 0), IRON, shift=0.4)
    c.shaded(place("M-27 18H15V30H-27Z", X, 0), CREAM, shift=0.5)
    return Head(X - 5, 56, 18, 15)


@_object
def cheese(c: Canvas) -> Head:
    with c.body(place("M-44 92V62L20 28Q44 40 44 62V92Z", X, 0), YELLOW):
        c.fill(place("M-44 62L20 28Q44 40 44 62Z", X, 0), oklch(0.94, 0.12, 100))
        c.line(place("M-44 62H44", X, 0), width=1.6)
        for x, y, r in ((-30, 84, 5), (32, 80, 6), (20, 46, 4), (-4, 52, 3), (2, 90, 4)):
            c.oval(X + x, y, r, r * 0.85, YELLOW.shade)
    return Head(X, 74, 24, 14)


@_object
def box(c: Canvas) -> Head:
    """Cardboard. Nobody is in it. Certainly not."""
    card = Tone(oklch(0.74, 0.08, 70), oklch(0.62, 0.08, 62))
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M0 36L38 36L52 24L10 26Z", X, 0, q, 1), card, shift=0.6)
    c.shaded(place("M-40 36H40V98H-40Z", X, 0), card, shift=1.2)
    c.fill(place("M-28 50H28V66H-28Z", X, 0), oklch(0.25, 0.02, 60))
    c.line(place("M22 78V90M18 82L22 78L26 82M30 78V90M26 82L30 78L34 82", X, 0), card.shade, 2)
    return Head(X, 60, 22, 12)


@_object
def keg(c: Canvas) -> Head:
    """A barrel of powder."""
    with c.body(place("M-25 26H25Q40 60 26 97H-26Q-40 60 -25 26Z", X, 0), WOOD, shift=1.3):
        for x in (-16, 0, 16):
            c.line(place(f"M{x * 0.9} 20Q{x * 1.3} 60 {x * 0.9} 100", X, 0), WOOD.shade, 1.6)
        for y in (34, 86):
            c.line(place(f"M-45 {y}H45", X, 0), IRON.base, 7)
    return Head(X, 62, 25, 34)


@_object
def raygun(c: Canvas) -> Head:
    with c.behind():
        for y in (40, 50, 60):
            c.line(f"M128 {50 + (y - 50) * 0.7:.0f}L142 {y}", YELLOW.base, 3)
    for x, r in ((100, 14), (112, 10), (122, 7)):
        c.shaded(ellipse(x, 50, 4, r), c.palette.pop, shift=0.4)
    c.shaded(
        ("M28 38Q30 26 48 28H92Q102 30 102 50Q102 64 92 66H70L62 98H40L46 64Q28 62 28 38Z"), c.palette.skin, shift=1.2
    )
    c.ball(50, 30, 5, RED)
    return Head(68, 48, 22, 14)


@_object
def television(c: Canvas) -> Head:
    """A television with a bad picture."""
    for q in (-1, 1):
        c.tube(place("M4 32L22 12", X, 0, q, 1), STEEL, 2)
    c.shaded(rounded(X - 42, 30, 84, 62, 9), WOOD, shift=1.2)
    c.shape(rounded(X - 34, 37, 56, 46, 8), oklch(0.86, 0.05, 200), 2, solid=False)
    for y in (46, 58, 72):
        c.line(f"M43 {y}H95", "#fff", 3, 0.6)
    for y in (46, 58):
        c.ball(X + 32, y, 4, IRON, solid=False)
    return Head(X - 6, 60, 22, 16)
