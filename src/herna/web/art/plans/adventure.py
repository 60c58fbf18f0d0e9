"""Things of adventure and magic: potions, chests, gates, gravestones."""

from collections.abc import Callable

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import ellipse, place, ring, rounded, star
from herna.web.art.palette import (
    BONE,
    CREAM,
    FIRE,
    GLASS,
    GOLD,
    GREEN,
    IRON,
    RED,
    STEEL,
    STONE,
    WOOD,
    YELLOW,
    Tone,
    oklch,
)

Thing = Callable[[Canvas], Head | None]
ADVENTURES: dict[str, Thing] = {}
X = 75


def _object(draw: Thing) -> Thing:
    ADVENTURES[draw.__name__.strip("_")] = draw
    return draw


@_object
def potion(c: Canvas) -> Head:
    with c.body(place("M-7 20H7V36Q30 44 30 68Q30 95 0 95Q-30 95 -30 68Q-30 44 -7 36Z", X, 0), GLASS):
        c.fill(place("M-40 58q10 -6 20 0q10 6 20 0q10 -6 20 0q10 6 20 0V100H-40Z", X, 0), c.palette.pop.base)
        for x, y, r in ((-16, 84, 3), (14, 86, 2.4), (2, 62, 1.8)):
            c.oval(X + x, y, r, r, "#fff", 0.6)
    c.shaded(rounded(X - 9, 12, 18, 10, 3), WOOD, shift=0.4)
    return Head(X, 70, 23, 17)


@_object
def planet(c: Canvas) -> Head:
    with c.body(ellipse(X, 54, 36), c.palette.skin, shift=1.6):
        for x, y, r in ((-22, 36, 7), (20, 30, 5), (24, 66, 8), (-18, 76, 6)):
            c.oval(X + x, y, r, r * 0.8, c.palette.shade)
    return Head(X, 52, 27, 22)


@_object
def chest(c: Canvas) -> Head:
    """Treasure, with teeth."""
    with c.body(place("M-40 58H40V96H-40Z", X, 0), WOOD):
        c.fill(place("M-40 58H-32V96H-40ZM32 58H40V96H32ZM-4 58H4V70H-4Z", X, 0), GOLD.base)
    with c.behind():
        c.shaded(place("M-40 56L-42 34Q-42 16 0 16Q42 16 42 34L40 56Z", X, 0), WOOD)
        c.line(place("M-42 36H42", X, 0), GOLD.base, 5)
        for k in range(7):
            c.ball(X - 30 + k * 10, 54 - 3 * (k % 2), 6, GOLD)
    return Head(X, 78, 26, 14)


@_object
def cannon(c: Canvas) -> Head:
    with c.turned(-16, X, 62):
        c.shaded(place("M-40 46Q-46 60 -40 74L34 70V50Z", X, 0), IRON, shift=1.2)
        c.shaded(rounded(X + 32, 45, 9, 30, 3), IRON, shift=0.5)
    c.shaded(ellipse(X - 10, 84, 15), WOOD)
    c.line(place("M-10 69V99M-25 84H5M-20.6 73.4L.6 94.6M-20.6 94.6L.6 73.4", X, 0), width=1.6)
    c.ball(X - 10, 84, 4, GOLD, solid=False)
    return Head(X - 8, 56, 22, 12)


@_object
def rock(c: Canvas) -> Head:
    c.shaded(place("M-40 94L-46 66L-30 40L-4 28L26 36L44 62L40 94Z", X, 0), c.palette.skin, shift=1.4)
    c.line(place("M-24 46l8 8l-5 8M26 44l-4 10l8 6", X, 0), c.palette.shade, 2.2)
    return Head(X, 66, 27, 18)


@_object
def crystal(c: Canvas) -> Head:
    with c.behind():
        for x, top, w in ((-28, 46, 10), (28, 40, 11)):
            c.shaded(place(f"M{-w} 98L{-w} {top + 14}L0 {top}L{w} {top + 14}L{w} 98Z", X + x, 0), c.palette.pop)
    c.shaded(place("M-20 98V36L0 14L20 36V98Z", X, 0), c.palette.skin)
    c.line(place("M-20 36L0 44L20 36M0 44V56", X, 0), width=1.4, opacity=0.6)
    return Head(X, 70, 22, 16)


@_object
def flame(c: Canvas) -> Head:
    c.shaded(
        place(
            "M-30 96C-46 70 -32 54 -26 40Q-20 50 -16 52C-18 34 -6 22 6 12"
            "C4 28 14 32 20 42Q24 38 24 32C38 50 44 76 30 96Z",
            X,
            0,
        ),
        FIRE,
        shift=1.4,
    )
    c.fill(place("M-18 96C-28 78 -14 66 -6 54C-2 64 4 62 8 56C20 70 26 84 18 96Z", X, 0), YELLOW.base)
    return Head(X, 76, 22, 16)


@_object
def mushroom(c: Canvas) -> Head:
    c.shaded(place("M-18 58Q-14 80 -22 96H22Q14 80 18 58Z", X, 0), CREAM)
    with c.body(place("M-46 62C-44 16 44 16 46 62Q0 72 -46 62Z", X, 0), RED):
        for x, y, r in ((-24, 44, 6), (2, 34, 7), (26, 48, 5), (-6, 56, 4)):
            c.oval(X + x, y, r, r * 0.85, "#fff")
    return Head(X, 80, 17, 12)


@_object
def tree(c: Canvas) -> Head:
    c.shaded(place("M-14 60Q-14 84 -28 98H28Q14 84 14 60Z", X, 0), WOOD)
    c.shaded(ring(X, 44, 36, 26, 10, 1.24), GREEN, shift=1.5)
    return Head(X, 48, 25, 18)


@_object
def bomb(c: Canvas) -> Head:
    c.tube(place("M0 26Q4 12 20 16", X, 0), CREAM, 2.6)
    c.shape(star(X + 22, 16, 8, 9, 4.5), YELLOW.base, 1.6)
    c.shaded(rounded(X - 9, 24, 18, 12, 3), IRON, shift=0.4)
    c.shaded(ellipse(X, 64, 32), Tone(oklch(0.38, 0.04, c.palette.hue), oklch(0.28, 0.04, c.palette.hue)), shift=1.4)
    c.oval(X - 14, 48, 6, 4, "#fff", 0.6)
    return Head(X, 64, 25, 20)


@_object
def skull(c: Canvas) -> Head:
    c.shaded(place("M-32 52C-34 12 34 12 32 52Q30 66 20 68V84H-20V68Q-30 66 -32 52Z", X, 6), BONE)
    c.line(place("M-9 84V72M0 84V72M9 84V72", X, 6), width=1.6)
    return Head(X, 58, 25, 18)


@_object
def star_(c: Canvas) -> Head:
    c.shaded(star(X, 56, 5, 44, 22), YELLOW, shift=1.2)
    return Head(X, 58, 21, 16)


@_object
def heart(c: Canvas) -> Head:
    c.shaded(place("M0 94C-52 62 -34 16 0 38C34 16 52 62 0 94Z", X, 0), RED, shift=1.4)
    return Head(X, 56, 24, 18)


@_object
def gate(c: Canvas) -> Head:
    """A glowing portal between two pillars."""
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M26 98V40H42V98Z", X, 0, q, 1), Tone(oklch(0.7, 0.02, 80), oklch(0.55, 0.02, 70)))
            c.shaded(
                place("M23 40V32H45V40Z", X, 0, q, 1), Tone(oklch(0.76, 0.02, 80), oklch(0.6, 0.02, 70)), shift=0.4
            )
        c.shaded(
            place("M-45 32Q-40 12 0 12Q40 12 45 32H26Q20 26 0 26Q-20 26 -26 32Z", X, 0),
            Tone(oklch(0.74, 0.02, 80), oklch(0.58, 0.02, 70)),
        )
    c.shaded(place("M-26 98V42Q-20 27 0 27Q20 27 26 42V98Z", X, 0), c.palette.pop)
    c.line(place("M-2 64C6 52 18 62 12 74C4 86 -16 80 -16 64C-14 44 12 42 18 56", X, 0), "#fff", 2.4, 0.5)
    return Head(X, 62, 21, 17)


@_object
def wall(c: Canvas) -> Head:
    d = place("M-44 98V40H-30V32H-16V40H-7V32H7V40H16V32H30V40H44V98Z", X, 0)
    with c.body(d, c.palette.skin, shift=1.2):
        for k, y in enumerate((50, 62, 74, 86)):
            c.line(f"M20 {y}H130", c.palette.shade, 1.6)
            for x in range(20 + (k % 2) * 11, 130, 22):
                c.line(f"M{x} {y}V{y + 12}", c.palette.shade, 1.6)
    return Head(X, 66, 25, 18)


@_object
def orb(c: Canvas) -> Head:
    c.shaded(place("M-24 98L-16 82H16L24 98Z", X, 0), GOLD, shift=0.6)
    with c.body(ellipse(X, 50, 36), Tone(oklch(0.84, 0.10, 300), oklch(0.70, 0.14, 295)), shift=1.5):
        c.line(place("M-26 66Q-10 40 6 62Q20 78 30 54", X, 0), "#fff", 3, 0.4)
        for x, y in ((-20, 30), (18, 34), (24, 66)):
            c.fill(star(X + x, y, 4, 5, 1.6), "#fff", 0.8)
    c.oval(X - 16, 30, 7, 4.5, "#fff", 0.8)
    return Head(X, 52, 25, 20)


@_object
def hourglass(c: Canvas) -> Head:
    with c.body(
        place(("M-24 22H24C24 44 8 50 5 57C8 64 24 70 24 92H-24C-24 70 -8 64 -5 57C-8 50 -24 44 -24 22Z"), X, 0), GLASS
    ):
        c.fill(place("M-16 40H16Q8 50 0 56Q-8 50 -16 40Z", X, 0), c.palette.pop.base)
        c.fill(place("M-26 94Q-18 76 0 74Q18 76 26 94Z", X, 0), c.palette.pop.base)
    for y in (14, 90):
        c.shaded(rounded(X - 31, y, 62, 10, 4), WOOD, shift=0.6)
    return Head(X, 41, 18, 12)


@_object
def clock(c: Canvas) -> Head:
    c.shaded(rounded(X - 6, 14, 12, 12, 3), GOLD, shift=0.4)
    c.shaded(ellipse(X, 58, 37), GOLD, shift=1.2)
    c.shape(ellipse(X, 58, 30), "#fffdf4", 1.8, solid=False)
    c.line(place("M0 -26V-22M0 22V26M-26 0H-22M22 0H26M0 0V-16M0 0L10 6", X, 58), width=2)
    return Head(X, 58, 24, 20)


@_object
def tombstone(c: Canvas) -> Head:
    c.shaded(place("M-30 98V48Q-30 16 0 16Q30 16 30 48V98Z", X, 0), STONE, shift=1.4)
    c.line(place("M0 24V38M-6 30H6M-20 84H14M-20 90H4", X, 0), STONE.shade, 2.6)
    c.shaded(place("M-40 100Q-34 90 -26 96Q-10 88 0 95Q14 88 26 95Q36 90 42 100Z", X, 0), GREEN, shift=0.4)
    return Head(X, 60, 22, 17)


@_object
def hand(c: Canvas) -> Head:
    """Somebody is coming out of the ground."""
    c.shaded(
        place(
            (
                "M-16 98V66Q-30 60 -34 46Q-34 40 -28 41Q-22 46 -17 50L-20 24Q-20 18 -15 18Q-11 18 -10 24L-7 44"
                "L-5 18Q-4 12 0 12Q4 12 5 18L5 44L10 21Q12 15 16 17Q20 19 19 24"
                "L15 48L23 32Q27 28 30 31Q33 34 30 39L22 60Q20 68 18 72V98Z"
            ),
            X,
            0,
        ),
        c.palette.skin,
    )
    c.line(place("M-12 62Q0 56 14 62", X, 0), c.palette.shade, 1.8)
    c.shaded(ring(X, 98, 40, 9, 9, 1.25), Tone(oklch(0.42, 0.06, 60), oklch(0.33, 0.06, 55)), shift=0.5)
    return Head(X, 72, 16, 13)


@_object
def anchor(c: Canvas) -> Head:
    c.shaded(ellipse(X, 22, 9), STEEL, shift=0.5)
    c.shaded(
        place(
            (
                "M-5 30H5V74Q22 72 27 58L20 60L30 44L38 60L33 59Q28 92 0 96"
                "Q-28 92 -33 59L-38 60L-30 44L-20 60L-27 58Q-22 72 -5 74Z"
            ),
            X,
            0,
        ),
        STEEL,
    )
    c.shaded(rounded(X - 18, 36, 36, 8, 3), WOOD, shift=0.4)
    return Head(X, 62, 15, 13)
