"""Ears and what grows at the sides of a head."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, ring
from herna.web.art.palette import PINK
from herna.web.art.slots import EARS

BOTH = (-1, 1)


def _lopsided(c: Canvas, q: int) -> bool:
    """One ear in some pictures is not like the other: a little asymmetry makes a character."""
    return q < 0 and c.traits.chance("earflop", 0.3)


def _disc(c: Canvas, x: float, y: float, r: float, hollow: float) -> None:
    c.shaded(ellipse(x, y, r), c.palette.skin)
    c.fill(ellipse(x, y + 1, r * hollow), PINK.base)


@EARS
def round_(c: Canvas, h: Head) -> None:
    for q in BOTH:
        _disc(c, *h.at(q * 0.92, -0.78), h.rx * (0.4 if _lopsided(c, q) else 0.46), 0.56)


@EARS
def small(c: Canvas, h: Head) -> None:
    for q in BOTH:
        _disc(c, *h.at(q * 0.72, -0.82), h.rx * 0.27, 0.5)


@EARS
def big(c: Canvas, h: Head) -> None:
    """Mouse and rat: larger than life."""
    for q in BOTH:
        _disc(c, *h.at(q * 0.98, -0.82), h.rx * 0.56, 0.62)


@EARS
def monkey(c: Canvas, h: Head) -> None:
    for q in BOTH:
        x, y = h.at(q * 1.05, -0.05)
        c.shaded(ellipse(x, y, h.rx * 0.34, h.ry * 0.38), c.palette.skin)
        c.oval(x + q, y + 1, h.rx * 0.19, h.ry * 0.23, c.palette.belly)


@EARS
def panda(c: Canvas, h: Head) -> None:
    for q in BOTH:
        c.shaded(ellipse(*h.at(q * 0.8, -0.78), h.rx * 0.38), c.palette.dark)


@EARS
def cat(c: Canvas, h: Head) -> None:
    for q in BOTH:
        t = 0.85 if _lopsided(c, q) else 1
        c.shaded(h.path(f"M.95 -.25Q1.12 {-1.05 * t} .98 {-1.5 * t}Q.5 -1.25 .2 -.85Z", q), c.palette.skin)
        c.fill(h.path(f"M.86 -.55Q.98 {-t} .9 {-1.25 * t}Q.62 -1.1 .45 -.82Z", q), PINK.base)


@EARS
def wolf(c: Canvas, h: Head) -> None:
    for q in BOTH:
        c.shaded(h.path("M.98 -.2Q1.3 -.9 1.12 -1.6Q.62 -1.35 .25 -.88Z", q), c.palette.skin)
        c.fill(h.path("M.88 -.55Q1.1 -.95 1.0 -1.3Q.72 -1.12 .5 -.84Z", q), c.palette.dark.base)


@EARS
def tuft(c: Canvas, h: Head) -> None:
    """Squirrel: pointed with a tuft of hair."""
    for q in BOTH:
        c.shaded(h.path("M.9 -.4Q1.05 -1.0 .98 -1.75L.86 -1.4L.7 -1.7L.62 -1.32Q.4 -1.1 .3 -.85Z", q), c.palette.skin)
        c.fill(h.path("M.82 -.62Q.9 -.95 .84 -1.2Q.62 -1.05 .52 -.85Z", q), PINK.base)


@EARS
def bunny(c: Canvas, h: Head) -> None:
    for q in BOTH:
        x, y = h.at(q * 0.42, -1.35)
        with c.turned(q * (34 if _lopsided(c, q) else 12), x, h.y - h.ry * 0.7):
            c.shaded(blob(x, y, h.rx * 0.26, h.ry * 0.8), c.palette.skin)
            c.fill(blob(x, y + 2, h.rx * 0.13, h.ry * 0.55), PINK.base)


@EARS
def kangaroo(c: Canvas, h: Head) -> None:
    for q in BOTH:
        x, y = h.at(q * 0.62, -1.2)
        with c.turned(q * 26, x, h.y - h.ry * 0.7):
            c.shaded(blob(x, y, h.rx * 0.3, h.ry * 0.6, wide=0.1), c.palette.skin)
            c.fill(blob(x, y + 2, h.rx * 0.15, h.ry * 0.4), PINK.base)


@EARS
def elf(c: Canvas, h: Head) -> None:
    for q in BOTH:
        c.shaded(h.path("M.86 .18Q1.5 .05 1.85 -.42Q1.25 -.5 .86 -.22Z", q), c.palette.skin)
        c.fill(h.path("M.98 .06Q1.35 -.02 1.55 -.26Q1.2 -.3 .98 -.14Z", q), c.palette.shade, 0.7)


@EARS
def leaf(c: Canvas, h: Head) -> None:
    """Deer, goat, hippo's big cousin: a leaf held level."""
    for q in BOTH:
        c.shaded(h.path("M.72 -.5Q1.0 -.95 1.62 -.72Q1.45 -.2 .82 -.2Z", q), c.palette.skin)
        c.fill(h.path("M.9 -.45Q1.1 -.68 1.42 -.62Q1.3 -.36 .95 -.34Z", q), PINK.base)


@EARS
def fin(c: Canvas, h: Head) -> None:
    for q in BOTH:
        c.shaded(h.path("M.85 -.35L1.5 -.75L1.4 -.2L1.6 .15L1.25 .22L.85 .3Z", q), c.palette.pop)
        c.line(h.path("M.95 -.2L1.3 -.5M.98 0L1.35 0", q), c.palette.pop.shade, 1.4)


@EARS
def gills(c: Canvas, h: Head) -> None:
    """The axolotl's six feathery branches."""
    for q in BOTH:
        for tip, bend in (((1.62, -0.85), (1.1, -0.75)), ((1.85, -0.2), (1.4, -0.35)), ((1.65, 0.42), (1.35, 0.3))):
            stem = h.path(f"M.8 -.1Q{bend[0]} {bend[1]} {tip[0]} {tip[1]}", q)
            c.tube(stem, c.palette.pop, 4)
            for k in (0.55, 0.78, 1.0):
                x, y = h.at(q * (0.8 + (tip[0] - 0.8) * k), -0.1 + (tip[1] + 0.1) * k)
                c.ball(x, y, 2.6, c.palette.pop, width=1.1)


@EARS
def flop(c: Canvas, h: Head) -> None:
    for q in BOTH:
        ear = h.path("M.6 -.88C1.3 -1.1 1.55 -.1 1.25 .45C1.0 .5 .9 -.1 .75 -.5Z", q)
        c.shaded(ear, c.palette.dark)


@EARS
def elephant(c: Canvas, h: Head) -> None:
    with c.behind():
        for q in BOTH:
            c.shaded(
                h.path("M.7 -.6C1.1 -1.2 2.1 -1.2 2.15 -.3C2.2 .4 1.6 .75 1.25 .8C1.2 .5 .9 .5 .8 .4Z", q),
                c.palette.skin,
            )
            c.fill(
                h.path("M.95 -.45C1.3 -.85 1.85 -.8 1.88 -.2C1.9 .2 1.6 .45 1.35 .5C1.25 .2 1 .2 .95 0Z", q),
                PINK.base,
                0.75,
            )


@EARS
def human(c: Canvas, h: Head) -> None:
    for q in BOTH:
        c.shaded(ellipse(*h.at(q * 0.98, 0.08), h.rx * 0.19, h.ry * 0.24), c.palette.skin)


@EARS
def lemur(c: Canvas, h: Head) -> None:
    for q in BOTH:
        x, y = h.at(q * 0.85, -0.72)
        c.shaded(ring(x, y, h.rx * 0.4, h.ry * 0.42, 7, 1.25), c.palette.pale)
        c.fill(ellipse(x, y + 1, h.rx * 0.2), c.palette.dark.base)
