"""Wings: always behind the body."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import ellipse, place, star
from herna.web.art.palette import CREAM, FIRE, STEEL, Tone, oklch
from herna.web.art.slots import WINGS

_FEATHER = "M14 12Q34 -30 64 -24Q62 -15 55 -11Q58 -4 48 0Q50 8 38 10Q38 18 14 24Z"
_FEATHER_LINES = "M42 -14L54 -11M34 -3L46 0M24 7L36 10"


def _feathers(c: Canvas, h: Head, tone: Tone) -> None:
    with c.behind():
        for q in (-1, 1):
            c.shaded(place(_FEATHER, h.x, 54, q, 1), tone)
            c.line(place(_FEATHER_LINES, h.x, 54, q, 1), width=1.3)


@WINGS
def bat(c: Canvas, h: Head) -> None:
    shape = "M14 14Q28 -24 62 -22Q52 -10 58 2Q48 -1 46 11Q36 6 32 20Q22 14 14 24Z"
    with c.behind():
        for q in (-1, 1):
            c.shaded(place(shape, h.x, 52, q, 1), c.palette.pop)
            c.line(place("M30 -12L58 2M30 -12L46 11", h.x, 52, q, 1), width=1.3)


@WINGS
def feather(c: Canvas, h: Head) -> None:
    _feathers(c, h, c.palette.pale)


@WINGS
def angel(c: Canvas, h: Head) -> None:
    _feathers(c, h, CREAM)


@WINGS
def bright(c: Canvas, h: Head) -> None:
    """Feathers in the accent colour."""
    _feathers(c, h, c.palette.pop)


@WINGS
def raven(c: Canvas, h: Head) -> None:
    _feathers(c, h, c.palette.dark)


@WINGS
def flame(c: Canvas, h: Head) -> None:
    shape = "M14 16Q24 -6 40 -6Q36 -16 58 -26Q52 -12 62 -4Q52 -2 54 8Q44 4 42 16Q30 12 14 26Z"
    with c.behind():
        for q in (-1, 1):
            c.shaded(place(shape, h.x, 56, q, 1), FIRE)


@WINGS
def blade(c: Canvas, h: Head) -> None:
    """Round saws."""
    with c.behind():
        for q in (-1, 1):
            x, y = h.x + q * 40, 66.0
            c.shaded(star(x, y, 14, 20, 15.5), STEEL)
            c.line(ellipse(x, y, 9), STEEL.shade, 1.4)
            c.oval(x, y, 3, 3, c.palette.ink)


@WINGS
def insect(c: Canvas, h: Head) -> None:
    glass = Tone(oklch(0.95, 0.03, 220), oklch(0.87, 0.05, 225))
    with c.behind():
        for q in (-1, 1):
            for angle, length in ((-28, 50), (14, 38)):
                with c.turned(q * angle, h.x + q * 14, 64):
                    c.shaded(
                        place(
                            f"M0 0Q{length * 0.3} -15 {length} -9Q{length + 6} 0 {length - 4} 7Q{length * 0.3} 10 0 4Z",
                            h.x + q * 14,
                            60,
                            q,
                            1,
                        ),
                        glass,
                    )
                    c.line(
                        place(
                            f"M4 1Q{length * 0.5} -6 {length - 4} -2M{length * 0.4} -3L{length * 0.7} 5",
                            h.x + q * 14,
                            60,
                            q,
                            1,
                        ),
                        c.palette.ink,
                        1,
                        0.6,
                    )


@WINGS
def butterfly(c: Canvas, h: Head) -> None:
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M14 10Q20 -30 56 -26Q66 -8 50 4Q60 12 48 22Q34 30 14 20Z", h.x, 56, q, 1), c.palette.pop)
            c.oval(h.x + q * 46, 44, 6, 6, c.palette.pop.shade)
            c.oval(h.x + q * 42, 68, 4, 4, c.palette.pop.shade)


@WINGS
def cans(c: Canvas, h: Head) -> None:
    """Wings of scrap metal and cardboard."""
    with c.behind():
        for q in (-1, 1):
            for k, colour in enumerate(
                (STEEL, c.palette.pop, STEEL, Tone(oklch(0.7, 0.08, 65), oklch(0.58, 0.08, 60)))
            ):
                with c.turned(q * (-44 + k * 24), h.x + q * 16, 70):
                    c.shaded(place("M0 -5H38L46 0L38 6H0Z", h.x + q * 14, 68, q, 1), colour, shift=0.5)
                    c.line(place("M30 -5V6", h.x + q * 14, 68, q, 1), width=1.2)
