"""Long things in hand: weapons and tools that stand behind one shoulder."""

from collections.abc import Iterator
from contextlib import contextmanager

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import ellipse, place, rounded
from herna.web.art.palette import (
    BLACK,
    BONE,
    CREAM,
    FIRE,
    GLASS,
    GOLD,
    IRON,
    LEATHER,
    RED,
    STEEL,
    WHITE,
    WOOD,
    YELLOW,
    Tone,
    oklch,
)
from herna.web.art.slots import HOLD


def side_of_hand(c: Canvas) -> int:
    """The hand that holds: left (-1) or right (1)."""
    return c.traits.side("hand")


@contextmanager
def _upright(c: Canvas, h: Head, lean: float) -> Iterator[float]:
    """Something long behind the shoulder; gives the x of its axis."""
    q = side_of_hand(c)
    x = h.x + q * 34
    with c.behind(), c.turned(lean * q, x, 92):
        yield x


def shaft(c: Canvas, x: float, top: float, width: float = 4.8, tone: Tone = WOOD) -> None:
    c.shaded(rounded(x - width / 2, top, width, 108 - top, 2), tone, shift=0.3)


@HOLD
def sword(c: Canvas, h: Head) -> None:
    with _upright(c, h, 24) as x:
        c.shaded(place("M-4.2 78V28L0 17L4.2 28V78Z", x, 0), STEEL, shift=0.4)
        c.shaded(rounded(x - 8, 76, 16, 4.5, 2), c.palette.pop, shift=0.3)
        c.shaded(rounded(x - 2.6, 80, 5.2, 26, 2), LEATHER, shift=0.3)


@HOLD
def katana(c: Canvas, h: Head) -> None:
    with _upright(c, h, 30) as x:
        c.shaded(place("M-2.6 78V22L2.6 14V78Z", x, 0), STEEL, shift=0.3)
        c.shaded(rounded(x - 7, 76, 14, 4, 2), c.palette.pop, shift=0.3)
        c.shaded(rounded(x - 2.6, 80, 5.2, 26, 2), BLACK, shift=0.3)


@HOLD
def dagger(c: Canvas, h: Head) -> None:
    with _upright(c, h, 18) as x:
        c.shaded(place("M-4 70L-3 48L0 40L3 48L4 70Z", x, 0), STEEL, shift=0.4)
        c.shaded(rounded(x - 8, 68, 16, 4.5, 2), GOLD, shift=0.3)
        c.shaded(rounded(x - 2.6, 72, 5.2, 20, 2), LEATHER, shift=0.3)


@HOLD
def staff(c: Canvas, h: Head) -> None:
    with _upright(c, h, 12) as x:
        shaft(c, x, 32)
        c.ball(x, 27, 7.5, c.palette.pop, width=2)


@HOLD
def crook(c: Canvas, h: Head) -> None:
    """A gnarled stick with a curl."""
    with _upright(c, h, 8) as x:
        c.tube(place("M0 106V40C0 22 18 22 17 34C16 42 7 40 8 34", x, 0), WOOD, 4.6)


@HOLD
def crosier(c: Canvas, h: Head) -> None:
    with _upright(c, h, 8) as x:
        c.tube(place("M0 106V40C0 20 20 20 19 34C18 44 7 42 9 34", x, 0), GOLD, 4)


@HOLD
def torch(c: Canvas, h: Head) -> None:
    with _upright(c, h, 14) as x:
        shaft(c, x, 46, 6)
        c.shaded(place("M-8 48Q-12 36 -2 22Q0 32 5 30Q13 40 8 48Q0 52 -8 48Z", x, 0), FIRE, shift=0.7)
        c.oval(x, 43, 3, 4, oklch(0.95, 0.12, 100))


@HOLD
def firestaff(c: Canvas, h: Head) -> None:
    with _upright(c, h, 12) as x:
        shaft(c, x, 36)
        c.shaded(place("M-9 38Q-13 24 -2 10Q0 20 6 18Q14 28 9 38Q0 44 -9 38Z", x, 2), FIRE, shift=0.7)
        c.oval(x, 34, 3.4, 4.4, oklch(0.95, 0.12, 100))


@HOLD
def axe(c: Canvas, h: Head) -> None:
    with _upright(c, h, 16) as x:
        shaft(c, x, 26)
        q = side_of_hand(c)
        c.shaded(place("M-1 30Q14 24 17 20Q22 36 17 52Q12 46 -1 44Z", x, 0, q, 1), STEEL, shift=0.5)


@HOLD
def greataxe(c: Canvas, h: Head) -> None:
    with _upright(c, h, 16) as x:
        shaft(c, x, 24)
        for q in (-1, 1):
            c.shaded(place("M1 30Q12 24 16 20Q22 36 16 52Q10 46 1 44Z", x, 0, q, 1), STEEL, shift=0.5)


@HOLD
def spear(c: Canvas, h: Head) -> None:
    with _upright(c, h, 14) as x:
        shaft(c, x, 34, 4)
        c.shaded(place("M-6 36L0 16L6 36L0 40Z", x, 0), STEEL, shift=0.4)


@HOLD
def trident(c: Canvas, h: Head) -> None:
    with _upright(c, h, 12) as x:
        shaft(c, x, 40, 4, GOLD)
        c.shaded(
            place("M-13 22L-10 34Q-8 38 -2 38V22L0 16L2 22V38Q8 38 10 34L13 22L16 36Q14 44 0 44Q-14 44 -16 36Z", x, 0),
            GOLD,
            shift=0.4,
        )


@HOLD
def wrench(c: Canvas, h: Head) -> None:
    with _upright(c, h, 18) as x:
        c.shaded(rounded(x - 3.4, 44, 6.8, 62, 3), STEEL, shift=0.4)
        c.shaded(place("M-9 26V40Q0 52 9 40V26L3.4 28V38H-3.4V28Z", x, 0), STEEL, shift=0.4)


@HOLD
def shovel(c: Canvas, h: Head) -> None:
    with _upright(c, h, 16) as x:
        shaft(c, x, 46)
        c.shaded(place("M-10 46V28Q-9 18 0 14Q9 18 10 28V46Q0 50 -10 46Z", x, 0), STEEL, shift=0.6)
        c.line(place("M0 26V42", x, 0), STEEL.shade, 2)


@HOLD
def pickaxe(c: Canvas, h: Head) -> None:
    with _upright(c, h, 14) as x:
        shaft(c, x, 28)
        c.shaded(place("M-24 44Q-14 24 0 24Q14 24 24 44Q12 34 0 34Q-12 34 -24 44Z", x, 0), STEEL, shift=0.5)


@HOLD
def hammer(c: Canvas, h: Head) -> None:
    with _upright(c, h, 16) as x:
        shaft(c, x, 30)
        c.shaded(rounded(x - 15, 20, 30, 18, 3), IRON, shift=0.6)


@HOLD
def club(c: Canvas, h: Head) -> None:
    with _upright(c, h, 18) as x:
        c.shaded(place("M-3 106L-9 40Q-8 24 0 22Q8 24 9 40L3 106Z", x, 0), WOOD, shift=0.6)
        for y in (34, 44, 54):
            c.oval(x + (3 if y == 44 else -3), y, 1.8, 1.8, BONE.base)


@HOLD
def rifle(c: Canvas, h: Head) -> None:
    """A long rifle with a telescopic sight."""
    with _upright(c, h, 20) as x:
        c.shaded(rounded(x - 2, 14, 4, 46, 1.5), IRON, shift=0.3)
        c.shaded(place("M-4 54H4V76L8 104H-4Z", x, 0), WOOD, shift=0.4)
        c.shaded(rounded(x + 3, 46, 6, 22, 2.5), BLACK, shift=0.3)
        c.oval(x + 6, 47, 2.6, 1.8, GLASS.base)


@HOLD
def pointer(c: Canvas, h: Head) -> None:
    with _upright(c, h, 20) as x:
        shaft(c, x, 26, 3.4)
        c.ball(x, 26, 2.8, RED)


@HOLD
def lollipop(c: Canvas, h: Head) -> None:
    with _upright(c, h, 14) as x:
        shaft(c, x, 44, 4, WHITE)
        with c.body(ellipse(x, 34, 15), RED):
            c.line(place("M0 0C4 -5 9 0 5 5C-1 11 -10 6 -8 -2C-6 -12 8 -13 12 -4", x, 34), "#fff", 3.4)


@HOLD
def scythe(c: Canvas, h: Head) -> None:
    with _upright(c, h, 10) as x:
        shaft(c, x, 22)
        c.shaded(place("M2 22Q-20 14 -34 36Q-18 26 2 32Z", x, 2, side_of_hand(c), 1), STEEL, shift=0.5)


@HOLD
def broom(c: Canvas, h: Head) -> None:
    with _upright(c, h, 16) as x:
        shaft(c, x, 44)
        c.shaded(
            place("M-5 46L-11 18Q0 12 11 18L5 46Z", x, 0), Tone(oklch(0.8, 0.11, 85), oklch(0.66, 0.11, 75)), shift=0.5
        )


@HOLD
def bow(c: Canvas, h: Head) -> None:
    with _upright(c, h, 10) as x:
        q = side_of_hand(c)
        c.tube(place("M0 22Q22 56 0 94", x - q * 4, 0, q, 1), WOOD, 4)
        c.line(place("M0 22V94", x - q * 4, 0, q, 1), CREAM.base, 1.4)


@HOLD
def flag(c: Canvas, h: Head) -> None:
    with _upright(c, h, 8) as x:
        shaft(c, x, 18, 3.6)
        c.shaded(
            place("M1 20Q12 14 20 20Q28 25 34 20V42Q28 47 20 42Q12 36 1 42Z", x, 0, side_of_hand(c), 1),
            c.palette.pop,
            shift=0.5,
        )


@HOLD
def magnifier(c: Canvas, h: Head) -> None:
    with _upright(c, h, 20) as x:
        c.shaded(rounded(x - 3, 66, 6, 36, 3), WOOD, shift=0.3)
        c.shaded(ellipse(x, 54, 15), GOLD, shift=0.4)
        c.shape(ellipse(x, 54, 11), GLASS.base, 1.8, solid=False)
        c.line(place("M-6 -2Q-5 -6 -1 -7", x, 54), "#fff", 2.4)


@HOLD
def plunger(c: Canvas, h: Head) -> None:
    with _upright(c, h, 16) as x:
        shaft(c, x, 40)
        c.shaded(place("M-13 42Q-13 24 0 22Q13 24 13 42Z", x, 0), RED, shift=0.5)


@HOLD
def bolt(c: Canvas, h: Head) -> None:
    """Lightning, ready to be thrown."""
    with _upright(c, h, 14) as x:
        c.shaded(place("M4 14L-12 54H-2L-8 92L14 44H3L12 14Z", x, 0), YELLOW, shift=0.6)
