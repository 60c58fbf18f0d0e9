"""Vehicles: with a driver looking out, or with a face of their own."""

from collections.abc import Callable

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, place, ring, rounded
from herna.web.art.palette import BLACK, CREAM, GLASS, IRON, RED, STEEL, WHITE, WOOD, YELLOW, Palette, Tone, oklch
from herna.web.art.plans.creature import peek

Thing = Callable[[Canvas], Head | None]
VEHICLES: dict[str, Thing] = {}
X = 75


def _vehicle(draw: Thing) -> Thing:
    VEHICLES[draw.__name__.strip("_")] = draw
    return draw


def _driver(c: Canvas, y: float, k: float = 0.8) -> None:
    with c.behind():
        peek(c, X + c.traits.between("seat", -6, 6), y, k)


def _wheel(c: Canvas, x: float, y: float, r: float) -> None:
    c.shaded(ellipse(x, y, r), BLACK, shift=0.5)
    c.shape(ellipse(x, y, r * 0.42), STEEL.base, 1.6, solid=False)


@_vehicle
def car(c: Canvas) -> None:
    w, q = c.traits.between("length", 34, 40), c.traits.side("front")
    _driver(c, 44)
    c.tube(place(f"M{-w + 4} 60v-12q0 -4 -6 -4", X, 0, q, 1), STEEL, 3)
    with c.body(
        place(f"M{-w} 80Q{-w - 3} 60 {-w + 10} 58H{w - 12}Q{w + 4} 62 {w + 2} 80Z", X, 0, q, 1), c.palette.skin
    ):
        c.line("M0 72H150", c.palette.pop.base, 5)
    for e in (-1, 1):
        _wheel(c, X + e * w * 0.62, 84, 11)
    c.ball(X + q * (w - 2), 68, 4.6, YELLOW)


@_vehicle
def submarine(c: Canvas) -> None:
    q = c.traits.side("front")
    _driver(c, 46)
    c.shaded(place("M-34 70l-14 -10v20Z", X, 0, q, 1), c.palette.pop)
    with c.body(blob(X, 72, 38, 16, top=0.8, bot=0.8), c.palette.skin):
        c.line("M0 82H150", c.palette.pop.base, 5)
    for x in (-16, 0, 16):
        c.shape(ellipse(X + x, 70, 5.4), GLASS.base, 2, solid=False)
        c.oval(X + x - 1.6, 68.4, 1.5, 1.2, "#fff")


@_vehicle
def balloon(c: Canvas) -> None:
    with c.behind():
        for q in (-1, 1):
            c.line(place("M22 40L14 74", X, 0, q, 1), width=1.6)
    _driver(c, 68, 0.55)
    with c.behind(), c.body(place("M0 12C36 10 38 40 16 52H-16C-38 40 -36 10 0 12Z", X, 0), c.palette.pop):
        for x in (-18, 0, 18):
            c.line(place(f"M{x} 8Q{x * 1.8} 30 {x * 0.5} 56", X, 0), "#fff", 6, 0.55)
    c.shaded(place("M-17 74H17L13 97H-13Z", X, 0), WOOD)
    c.line(place("M-15 81H15M-14 89H14", X, 0), WOOD.shade, 1.6)


@_vehicle
def walker(c: Canvas) -> None:
    _driver(c, 42)
    with c.behind():
        for x in (-20, -7, 7, 20):
            c.shaded(place(f"M{x - 3} 74L{x * 1.45 - 4} 98H{x * 1.45 + 5}L{x + 4} 74Z", X, 0), STEEL, shift=0.3)
    with c.body(rounded(X - 30, 56, 60, 22, 9), c.palette.skin):
        c.line("M0 72H150", c.palette.pop.base, 5)
    for q in (-1, 1):
        c.shape(ellipse(X + q * 9, 65, 5), YELLOW.base, 1.8, solid=False)


@_vehicle
def wagon(c: Canvas) -> None:
    _driver(c, 40)
    c.shaded(place("M-40 56H40L36 82H-36Z", X, 0), WOOD)
    c.line(place("M-39 64H39M-38 73H38", X, 0), WOOD.shade, 1.8)
    for q in (-1, 1):
        c.shaded(ellipse(X + q * 24, 86, 12), WOOD, shift=0.5)
        c.line(place("M-12 0H12M0 -12V12", X + q * 24, 86), width=1.8)


@_vehicle
def ship(c: Canvas) -> Head:
    with c.behind():
        c.shaded(rounded(X - 2, 16, 4, 54, 1), WOOD, shift=0.3)
        c.shaded(place("M-26 24Q0 16 26 24Q32 40 26 56Q0 48 -26 56Q-20 40 -26 24Z", X, 0), CREAM)
        c.shaded(place("M2 14L18 18L2 22Z", X, 0), c.palette.pop, shift=0.3)
    c.shaded(place("M-50 62Q-30 70 30 66L52 56Q48 92 28 98H-26Q-46 92 -50 62Z", X, 0), WOOD, shift=1.2)
    c.line(place("M-46 76Q0 84 46 74", X, 0), c.palette.pop.base, 4)
    return Head(X, 84, 18, 10)


@_vehicle
def saucer(c: Canvas) -> Head:
    c.shaded(place("M-26 52C-26 14 26 14 26 52Z", X, 0), GLASS)
    with c.body(place("M-56 66C-40 46 40 46 56 66C40 84 -40 84 -56 66Z", X, 0), STEEL):
        for k in range(5):
            c.oval(X - 36 + k * 18, 68, 4, 3.4, oklch(0.8, 0.17, 60 + k * 55))
    c.fill(place("M-20 80L-34 104H34L20 80Z", X, 0), oklch(0.93, 0.13, 110), 0.5)
    return Head(X, 42, 19, 13)


@_vehicle
def rocket(c: Canvas) -> Head:
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M18 58Q38 70 36 92L16 82Z", X, 0, q, 1), c.palette.pop)
        c.shaded(
            place("M-10 84Q-14 98 0 108Q14 98 10 84Z", X, 0),
            Tone(oklch(0.82, 0.17, 70), oklch(0.68, 0.2, 40)),
            shift=0.6,
        )
    with c.body(place("M-22 84C-30 50 -18 24 0 12C18 24 30 50 22 84Z", X, 0), WHITE, shift=1.3):
        c.fill(place("M-30 34H30V0H-30Z", X, 0), c.palette.pop.base)
    return Head(X, 56, 20, 16)


@_vehicle
def train(c: Canvas) -> Head:
    """A bullet train, seen from the front, at speed."""
    with c.behind():
        for q in (-1, 1):
            for y in (36, 50, 64):
                c.line(place(f"M50 {y}H{68 + y % 5}", X, 0, q, 1), "#fff", 2.6, 0.85)
        c.shaded(place("M-40 96V40Q-40 14 0 14Q40 14 40 40V96Z", X, 0), c.palette.skin, shift=1.4)
    c.shaded(
        place("M-28 40Q-24 22 0 22Q24 22 28 40Q0 48 -28 40Z", X, 0),
        Tone(oklch(0.36, 0.05, 240), oklch(0.28, 0.05, 240)),
        shift=0.6,
    )
    c.line(place("M-18 30Q-10 26 -2 26", X, 0), "#fff", 2, 0.6)
    c.shaded(place("M-40 88Q-36 52 0 48Q36 52 40 88Q0 100 -40 88Z", X, 0), WHITE, shift=1.1)
    c.line(place("M-38 80Q0 90 38 80", X, 0), c.palette.pop.base, 5)
    c.shaded(place("M-44 90H44L38 100H-38Z", X, 0), IRON, shift=0.4)
    for q in (-1, 1):
        c.ball(X + q * 33, 62, 4.4, YELLOW, solid=False)
    return Head(X, 66, 24, 15)


@_vehicle
def drill(c: Canvas) -> Head:
    """A mole and its machine."""
    mole = Palette(40, c.palette.back, c.palette.accent, 0.04, 0.52)
    with c.tinted(mole):
        c.shaded(blob(X - 20, 42, 20, 19, top=0.66, bot=0.6), mole.skin)
    h = Head(X - 20, 42, 20, 17)
    with c.tinted(mole):
        for q in (-1, 1):
            c.oval(h.x + q * 3, h.y + 9, 2.6, 1.4, mole.ink)
        c.shaded(ellipse(h.x, h.y + 7, 6, 5), Tone(oklch(0.80, 0.10, 12), oklch(0.67, 0.10, 5)), shift=0.3)
        c.shape(place("M-3.5 14V19H3.5V14Z", h.x, h.y), "#fffdf2", 1.3, solid=False)
    with c.behind():
        c.shaded(place("M18 50L70 70L18 92Z", X, 0), STEEL, shift=0.8)
    c.line(place("M26 54Q34 72 26 88M40 59Q46 71 40 83M53 64Q57 71 53 77", X, 0), width=1.8)
    with c.body(place("M-52 96V70Q-52 58 -40 58H14Q24 58 24 70V96Z", X, 0), c.palette.skin):
        c.line("M0 84H150", c.palette.pop.base, 5)
    c.shaded(rounded(X - 54, 86, 80, 14, 7), BLACK, shift=0.5)
    for x in (-42, -24, -6, 12):
        c.shape(ellipse(X + x, 93, 4), STEEL.base, 1.4, solid=False)
    c.ball(X + 12, 68, 5, YELLOW, solid=False)
    return Head(X - 20, 38, 19, 14)


@_vehicle
def copter(c: Canvas) -> Head:
    with c.behind():
        c.tube(place("M-20 60L-56 48", X, 0), STEEL, 5)
        c.shaded(ring(X - 58, 46, 8, 8, 4, 1.4), STEEL, shift=0.4)
    c.shaded(rounded(X - 2.5, 22, 5, 14, 2), IRON, shift=0.3)
    for q in (-1, 1):
        c.shaded(place("M2 18Q30 13 56 17Q58 20 54 22Q26 24 2 22Z", X, 2, q, 1), STEEL, shift=0.4)
    c.shaded(blob(X, 62, 33, 28), c.palette.skin)
    c.ball(X, 22, 4.6, RED)
    return Head(X, 60, 25, 18)


@_vehicle
def dinghy(c: Canvas) -> None:
    _driver(c, 50, 0.9)
    c.tube(place("M-30 88L-52 52", X, 0), WOOD, 4)
    c.shaded(place("M-50 66Q0 76 50 66Q44 94 24 98H-24Q-44 94 -50 66Z", X, 0), WOOD, shift=1.2)
    c.line(place("M-46 78Q0 86 46 78", X, 0), c.palette.pop.base, 4)
