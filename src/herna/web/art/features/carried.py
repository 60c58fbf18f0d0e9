"""Small things, held in front of the body or up at one side."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.faces import eye
from herna.web.art.features.held import shaft, side_of_hand
from herna.web.art.geometry import blob, ellipse, place, ring, rounded, star
from herna.web.art.palette import (
    BEAK,
    BLACK,
    BLUE,
    BONE,
    CREAM,
    GLASS,
    GOLD,
    GREEN,
    IRON,
    LEATHER,
    PURPLE,
    RED,
    STEEL,
    STONE,
    WHITE,
    WOOD,
    YELLOW,
    Tone,
    oklch,
)
from herna.web.art.slots import HOLD


def _front(c: Canvas, h: Head) -> tuple[float, float]:
    """Where a small thing is held."""
    return h.x + side_of_hand(c) * 34, 84.0


@HOLD
def bomb(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    c.shaded(rounded(x - 4, y - 17, 8, 7, 1.5), IRON, shift=0.3)
    c.tube(place("M0 -17Q2 -25 9 -23", x, y), CREAM, 1.8)
    c.ball(x, y, 13, BLACK, width=2)
    c.shape(star(x + 11, y - 24, 7, 6, 3), YELLOW.base, 1.2)


@HOLD
def snail(c: Canvas, h: Head) -> None:
    x, y = h.x + side_of_hand(c) * 38, 62.0
    q = side_of_hand(c)
    for u in (12, 17):
        c.tube(place(f"M{u - 1} -2L{u} -12", x, y, q, 1), c.palette.pale, 1.8)
        c.ball(x + q * u, y - 13, 2.4, WHITE, width=1.2)
    c.shaded(
        place("M-16 10Q-17 4 -10 4L8 2Q9 -6 15 -5Q21 -3 18 6Q16 11 8 11H-12Z", x, y, q, 1), c.palette.pale, shift=0.5
    )
    c.shaded(ellipse(x - q * 2, y - 2, 11), ORANGE_SHELL, shift=0.7)
    c.line(place("M2 -2A4 4 0 1 0 -2 2A7.5 7.5 0 0 0 5 -4", x, y, q, 1), width=1.7)


ORANGE_SHELL = Tone(oklch(0.72, 0.14, 50), oklch(0.58, 0.14, 42))


@HOLD
def urchin(c: Canvas, h: Head) -> None:
    x, y = h.x + side_of_hand(c) * 38, 60.0
    c.shaded(star(x, y, 15, 20, 11), PURPLE, shift=0.8)
    c.shaded(ellipse(x, y, 10.5), PURPLE, shift=0.6, solid=False)
    for q in (-1, 1):
        eye(c, x + q * 4, y - 1, 3, q, "dot")
    c.line(place("M-2.5 4Q0 6 2.5 4", x, y), width=1.5)


@HOLD
def egg(c: Canvas, h: Head) -> None:
    """A nest with two eggs, one hatching."""
    x, y = h.x + side_of_hand(c) * 36, 88.0
    for u in (-6, 6):
        c.shaded(blob(x + u, y - 8, 7, 9, top=0.45), CREAM, shift=0.5)
    c.line(place("M0 -9l3 3l3 -3l3 3l3 -3", x, y), width=1.3)
    c.shaded(place("M-18 -4Q0 4 18 -4Q18 12 0 14Q-18 12 -18 -4Z", x, y), WOOD, shift=0.5)
    c.line(place("M-14 2L-4 8M0 3L10 8M-8 0L4 10M12 0L2 10", x, y), WOOD.shade, 1.4)


@HOLD
def acorn(c: Canvas, h: Head) -> None:
    x, y = h.x, 89.0
    c.shaded(blob(x, y + 2, 9, 11, top=0.7, bot=0.35), Tone(oklch(0.70, 0.11, 65), oklch(0.57, 0.11, 58)), shift=0.5)
    c.shaded(place("M-11 -2Q-10 -11 0 -11Q10 -11 11 -2Q0 2 -11 -2Z", x, y), LEATHER, shift=0.4)
    c.line(place("M0 -11Q0 -15 3 -16", x, y), width=2.4)


@HOLD
def money(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    c.shaded(
        place("M-5 -12Q-10 -18 -6 -20H6Q10 -18 5 -12Q18 0 15 14H-15Q-18 0 -5 -12Z", x, y + 3),
        Tone(oklch(0.72, 0.08, 85), oklch(0.6, 0.08, 80)),
        shift=0.6,
    )
    c.line(place("M-6 -9H6", x, y + 1), width=2)
    c.ball(x, y + 6, 6, GOLD, solid=False)


@HOLD
def orb(c: Canvas, h: Head) -> None:
    """A crystal ball on its stand."""
    x, y = h.x, 87.0
    c.shaded(place("M-12 16L-8 8H8L12 16Z", x, y), GOLD, shift=0.3)
    with c.body(ellipse(x, y - 2, 13), Tone(oklch(0.84, 0.10, 300), oklch(0.70, 0.14, 295)), shift=0.9):
        c.line(place("M-6 2Q-2 -8 4 -4Q8 0 2 3", x, y), "#fff", 2, 0.7)
        c.fill(star(x + 4, y + 2, 4, 3.4, 1), "#fff", 0.9)
    c.oval(x - 5, y - 7, 3, 2, "#fff", 0.9)


@HOLD
def planet(c: Canvas, h: Head) -> None:
    """The world, about to be eaten."""
    x, y = h.x, h.y + h.ry * 0.62
    with c.body(ellipse(x, y, 12), BLUE, shift=0.8):
        c.fill(place("M-10 -6Q-4 -11 0 -8Q2 -4 -3 -3Q-4 1 -8 0ZM2 0Q8 -4 11 0Q10 7 5 8Q2 5 2 0Z", x, y), GREEN.base)
        c.oval(x - 4, y - 7, 3, 1.6, "#fff", 0.8)


@HOLD
def book(c: Canvas, h: Head) -> None:
    x, y = h.x, 90.0
    c.shaded(place("M0 -8Q-10 -14 -24 -10V10Q-10 6 0 12Q10 6 24 10V-10Q10 -14 0 -8Z", x, y), CREAM, shift=0.5)
    c.line(place("M0 -8V12M-19 -4Q-11 -6 -5 -2M-19 2Q-11 0 -5 4M19 -4Q11 -6 5 -2M19 2Q11 0 5 4", x, y), width=1.2)


@HOLD
def shield(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    d = place("M0 -20Q10 -16 18 -16Q18 10 0 22Q-18 10 -18 -16Q-10 -16 0 -20Z", x, y)
    with c.body(d, c.palette.pop):
        c.fill(place("M-3 -24H3V24H-3ZM-20 -6H20V0H-20Z", x, y), GOLD.base)


@HOLD
def mug(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    c.tube(place("M10 -4Q20 -4 19 4Q18 10 10 9", x, y, side_of_hand(c), 1), WOOD, 3)
    c.shaded(rounded(x - 11, y - 9, 22, 24, 3), WOOD, shift=0.6)
    c.shaded(ring(x, y - 10, 12, 5, 6, 1.3), CREAM, shift=0.3)


@HOLD
def binoculars(c: Canvas, h: Head) -> None:
    x, y = h.x, 86.0
    for q in (-1, 1):
        c.shaded(rounded(x + q * 8 - 6.5, y - 8, 13, 18, 4), BLACK, shift=0.4)
        c.shaded(ellipse(x + q * 8, y - 8, 6, 3.6), GLASS, shift=0.2, width=1.6)
    c.shape(rounded(x - 3, y - 4, 6, 6, 1), IRON.base, 1.6)


@HOLD
def lantern(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    c.oval(x, y, 22, 20, YELLOW.base, 0.3)
    c.line(place("M-6 -12Q0 -22 6 -12", x, y), width=2.4)
    c.shaded(rounded(x - 8, y - 8, 16, 20, 2), Tone(oklch(0.93, 0.14, 98), oklch(0.86, 0.16, 85)), shift=0.4)
    c.shaded(place("M-10 -8L-6 -14H6L10 -8Z", x, y), IRON, shift=0.3)
    c.shaded(rounded(x - 10, y + 10, 20, 5, 1.5), IRON, shift=0.3)
    c.line(place("M-8 -8V12M0 -8V12M8 -8V12", x, y), width=1.2)


@HOLD
def flask(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    d = place("M-4 -20H4V-8L14 10Q15 15 10 15H-10Q-15 15 -14 10L-4 -8Z", x, y)
    with c.body(d, GLASS, shift=0.5):
        c.fill(place("M-20 0Q-10 -4 0 0Q10 4 20 0V20H-20Z", x, y), c.palette.pop.base)
        c.oval(x - 4, y + 8, 2, 2, "#fff", 0.7)
        c.oval(x + 4, y + 5, 1.5, 1.5, "#fff", 0.7)


@HOLD
def crystal(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    c.shaded(place("M0 -20L9 -8L7 14H-7L-9 -8Z", x, y), c.palette.pop, shift=0.6)
    c.line(place("M-9 -8L0 -4L9 -8M0 -4V14", x, y), width=1.3)


@HOLD
def candy(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    for q in (-1, 1):
        c.shaded(place("M8 0L18 -8V8Z", x, y, q, 1), c.palette.pop, shift=0.3)
    with c.body(ellipse(x, y, 10), WHITE, shift=0.5):
        c.line(place("M-8 -8Q0 0 -8 10M0 -10Q6 0 0 10M8 -8Q14 0 8 8", x, y), c.palette.pop.base, 3.4)


@HOLD
def toolbox(c: Canvas, h: Head) -> None:
    """A fan of tools unfolded from behind, like a pocket knife."""
    with c.behind():
        for angle, tone in ((-64, STEEL), (-40, RED), (40, STEEL), (64, GOLD)):
            with c.turned(angle, h.x, 84):
                shaft(c, h.x, 40, 6, tone if tone is not RED else IRON)
        with c.turned(-64, h.x, 84):
            c.shaded(place("M-9 22V36Q0 46 9 36V22L3.4 24V33H-3.4V24Z", h.x, 4), STEEL, shift=0.4)
        with c.turned(-40, h.x, 84):
            c.shaded(place("M-3 40V22L0 16L3 22V40Z", h.x, 4), STEEL, shift=0.3)
            c.shaded(rounded(h.x - 5, 42, 10, 20, 3), RED, shift=0.3)
        with c.turned(40, h.x, 84):
            c.shaded(place("M-10 26H8L14 34L8 40H-10Z", h.x, 4), IRON, shift=0.4)
        with c.turned(64, h.x, 84):
            c.shaded(star(h.x, 36, 9, 11, 8), GOLD, shift=0.4)
            c.oval(h.x, 36, 3.4, 3.4, c.palette.ink)


@HOLD
def chick(c: Canvas, h: Head) -> None:
    x, y = h.x + side_of_hand(c) * 36, 88.0
    c.shaded(blob(x, y, 12, 12), YELLOW, shift=0.6)
    for q in (-1, 1):
        eye(c, x + q * 4, y - 2, 3, q, "dot")
    c.shape(place("M-3 2H3L0 6Z", x, y), BEAK.base, 1.2, solid=False)


@HOLD
def rock(c: Canvas, h: Head) -> None:
    x, y = h.x + side_of_hand(c) * 38, 62.0
    c.shaded(place("M-14 8L-16 -4L-6 -14L8 -12L16 -2L12 10L0 14Z", x, y), STONE, shift=0.8)
    c.line(place("M-6 -6l5 4l-2 5M6 2l4 3", x, y), width=1.4)


@HOLD
def teleporter(c: Canvas, h: Head) -> None:
    """A small ray gun."""
    x, y = _front(c, h)
    q = side_of_hand(c)
    c.shaded(place("M-10 -6H8L14 -2L8 4H2L0 14H-8L-7 4H-10Z", x, y, q, 1), c.palette.pop, shift=0.5)
    c.line(place("M18 -2H26M17 -7L23 -11M17 3L23 7", x, y, q, 1), YELLOW.base, 2)


@HOLD
def hourglass(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    c.shaded(place("M-9 -15H9Q9 -4 1.5 0Q9 4 9 15H-9Q-9 4 -1.5 0Q-9 -4 -9 -15Z", x, y), GLASS, shift=0.4)
    c.fill(place("M-7 14Q0 2 7 14ZM-5 -6H5Q2 -2 0 -1Q-2 -2 -5 -6Z", x, y), GOLD.base)
    for v in (-18, 13):
        c.shaded(rounded(x - 11, y + v, 22, 5, 2), WOOD, shift=0.3)


@HOLD
def wand(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    q = side_of_hand(c)
    c.tube(place("M-6 14L6 -12", x, y, q, 1), WOOD, 3)
    c.shape(star(x + q * 8, y - 18, 5, 9, 4), YELLOW.base, 1.6)


@HOLD
def flute(c: Canvas, h: Head) -> None:
    x, y = h.x, h.y + h.ry * 0.78
    q = side_of_hand(c)
    with c.turned(q * 14, x, y):
        c.shaded(place("M-6 -3H38V3H-6Z", x, y, q, 1), WOOD, shift=0.3)
        for u in (12, 20, 28):
            c.oval(x + q * u, y, 1.4, 1.4, c.palette.ink)


@HOLD
def hook(c: Canvas, h: Head) -> None:
    """A pirate's hand."""
    x, y = _front(c, h)
    c.tube(place("M0 2V-8C0 -18 12 -18 12 -9", x, y, side_of_hand(c), 1), STEEL, 3.4)
    c.shaded(place("M-8 2H8L10 22H-10Z", x, y), LEATHER, shift=0.4)


@HOLD
def cheese(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    c.shaded(place("M-16 10V-2L10 -14Q16 -10 16 -2V10Z", x, y), YELLOW, shift=0.5)
    c.line(place("M-16 -2H16", x, y), width=1.4)
    for u, v in ((-8, 5), (6, 3)):
        c.oval(x + u, y + v, 2.2, 1.9, YELLOW.shade)


@HOLD
def bag(c: Canvas, h: Head) -> None:
    """A shopping bag."""
    x, y = _front(c, h)
    c.line(place("M-6 -10Q-6 -20 0 -20Q6 -20 6 -10", x, y), width=2)
    c.shaded(place("M-12 -10H12L14 16H-14Z", x, y), c.palette.pop, shift=0.5)


@HOLD
def map_(c: Canvas, h: Head) -> None:
    x, y = h.x, 90.0
    c.shaded(place("M-22 -10L-8 -6L8 -10L22 -6V12L8 8L-8 12L-22 8Z", x, y), BONE, shift=0.4)
    c.line(place("M-8 -6V12M8 -10V8", x, y), width=1.2, opacity=0.6)
    c.line(place("M-16 2Q-4 -4 4 2", x, y), RED.base, 1.6)
    c.line(place("M12 -2l5 5M17 -2l-5 5", x, y), RED.base, 2)


@HOLD
def potion(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    with c.body(place("M-4 -16H4V-8Q14 -4 14 6Q14 15 0 15Q-14 15 -14 6Q-14 -4 -4 -8Z", x, y), GLASS, shift=0.4):
        c.fill(place("M-20 2Q-10 -2 0 2Q10 6 20 2V20H-20Z", x, y), c.palette.pop.base)
    c.shaded(rounded(x - 5, y - 21, 10, 6, 2), WOOD, shift=0.3)


@HOLD
def seedling(c: Canvas, h: Head) -> None:
    x, y = _front(c, h)
    c.tube(place("M0 4Q-1 -6 1 -12", x, y), GREEN, 2.4)
    for q in (-1, 1):
        c.shaded(place("M0 -10Q3 -22 15 -19Q15 -7 0 -10Z", x, y, q, 1), GREEN, shift=0.4)
    c.shaded(place("M-11 2H11L8 18H-8Z", x, y), Tone(oklch(0.62, 0.12, 40), oklch(0.5, 0.11, 35)), shift=0.4)


@HOLD
def scroll(c: Canvas, h: Head) -> None:
    x, y = h.x, 90.0
    c.shaded(place("M-18 -8H18V12H-18Z", x, y), CREAM, shift=0.4)
    c.line(place("M-12 -2H12M-12 3H12M-12 8H4", x, y), width=1.2, opacity=0.6)
    for u in (-20, 20):
        c.shaded(rounded(x + u - 4, y - 11, 8, 26, 4), BONE, shift=0.3)
