"""Markings on skin: drawn inside the outline of a head (or a body) in its units."""

import math

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import ellipse, ring, star
from herna.web.art.palette import CREAM, GREEN, STONE, oklch
from herna.web.art.slots import TEXTURE


def _mark(c: Canvas) -> str:
    return c.palette.shade if c.traits.chance("mark", 0.6) else c.palette.pop.base


@TEXTURE
def spots(c: Canvas, h: Head) -> None:
    for k in range(9):
        a, r = c.traits.between(f"spa{k}", 0, 6.28), c.traits.between(f"spr{k}", 0.55, 1.0)
        x, y = h.at(r * math.cos(a), -0.15 + 0.9 * r * math.sin(a))
        c.oval(x, y, c.traits.between(f"sps{k}", 2, 5), c.traits.between(f"spt{k}", 1.6, 3.8), _mark(c), 0.75)


@TEXTURE
def cheetah(c: Canvas, h: Head) -> None:
    for u, v in (
        (-0.8, -0.5),
        (-0.5, -0.8),
        (0, -0.85),
        (0.5, -0.8),
        (0.8, -0.5),
        (-0.85, 0),
        (0.85, 0),
        (-0.3, -0.6),
        (0.3, -0.6),
        (-0.75, 0.5),
        (0.75, 0.5),
    ):
        c.oval(*h.at(u, v), 2.4, 2.1, c.palette.dark.base)
    for q in (-1, 1):
        c.line(h.path("M.25 .05Q.5 .3 .42 .7", q), c.palette.dark.base, 2.4)


@TEXTURE
def stripes(c: Canvas, h: Head) -> None:
    dark = c.palette.dark.base
    for q in (-1, 1):
        for k in range(3):
            v = -0.62 + k * 0.42
            c.fill(
                h.path(
                    f"M1.1 {v - 0.14:.2f}Q.7 {v - 0.04:.2f} .48 {v + 0.08:.2f}Q.75 {v + 0.08:.2f} 1.1 {v + 0.14:.2f}Z",
                    q,
                ),
                dark,
                0.9,
            )
    for u in (-0.26, 0, 0.26):
        c.fill(h.path(f"M{u - 0.09:.2f} -1.1L{u * 0.8:.2f} {-0.5 - abs(u) * 0.5:.2f}L{u + 0.09:.2f} -1.1Z"), dark, 0.9)


@TEXTURE
def scales(c: Canvas, h: Head) -> None:
    for row in range(5):
        for k in range(-5, 6):
            x, y = h.x + k * 8 + (row % 2) * 4, h.y - h.ry + 3 + row * 6
            c.line(f"M{x - 4:.1f} {y:.1f}A4 4 0 0 0 {x + 4:.1f} {y:.1f}", c.palette.shade, 1.1, 0.7)


@TEXTURE
def fur(c: Canvas, h: Head) -> None:
    for k in range(16):
        a, r = c.traits.between(f"fua{k}", 0, 6.28), c.traits.between(f"fur{k}", 0.6, 0.95)
        x, y = h.at(r * math.cos(a), r * math.sin(a))
        c.line(f"M{x:.1f} {y:.1f}l1.6 4.2l1.8 -3.6", c.palette.shade, 1.2, 0.8)


@TEXTURE
def patch(c: Canvas, h: Head) -> None:
    c.oval(*h.at(c.traits.side("patch") * 0.45, -0.05), h.rx * 0.5, h.ry * 0.52, _mark(c), 0.8)


@TEXTURE
def giraffe(c: Canvas, h: Head) -> None:
    for u, v, r in (
        (-0.75, -0.55, 0.28),
        (0, -0.8, 0.3),
        (0.72, -0.5, 0.28),
        (-0.85, 0.2, 0.25),
        (0.88, 0.25, 0.24),
        (-0.35, -0.25, 0.14),
        (0.35, -0.2, 0.13),
        (-0.5, 0.8, 0.24),
        (0.45, 0.85, 0.25),
    ):
        c.fill(
            h.path(
                f"M{u - r:.2f} {v:.2f}L{u - r * 0.3:.2f} {v - r:.2f}L{u + r:.2f} {v - r * 0.5:.2f}"
                f"L{u + r * 0.8:.2f} {v + r * 0.7:.2f}L{u - r * 0.4:.2f} {v + r:.2f}Z"
            ),
            oklch(0.52, 0.11, 50),
            0.9,
        )


@TEXTURE
def mask(c: Canvas, h: Head) -> None:
    """Raccoon and ferret: a dark band over the eyes, pale brows."""
    c.fill(h.path("M-1.1 -.35Q-.4 -.6 0 -.25Q.4 -.6 1.1 -.35V.35Q.5 .45 0 .1Q-.5 .45 -1.1 .35Z"), c.palette.dark.base)
    for q in (-1, 1):
        c.line(h.path("M.2 -.5Q.6 -.78 1.05 -.5", q), c.palette.belly, 3)


@TEXTURE
def panda(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        with c.turned(q * 25, *h.at(q * 0.45, -0.08)):
            c.oval(*h.at(q * 0.45, -0.05), h.rx * 0.36, h.ry * 0.46, c.palette.dark.base)


@TEXTURE
def ape(c: Canvas, h: Head) -> None:
    """The bare heart-shaped face of a monkey."""
    c.fill(
        h.path(
            "M0 -.5C.3 -.85 .95 -.65 .8 -.05C.75 .2 .95 .4 .9 .65"
            "C.8 1.1 -.8 1.1 -.9 .65C-.95 .4 -.75 .2 -.8 -.05C-.95 -.65 -.3 -.85 0 -.5Z"
        ),
        c.palette.belly,
    )


@TEXTURE
def yeti(c: Canvas, h: Head) -> None:
    """A bare blue face in white wool."""
    c.fill(ring(h.x, h.y + h.ry * 0.12, h.rx * 0.68, h.ry * 0.68, 9, 1.12), oklch(0.74, 0.09, 235))


@TEXTURE
def penguin(c: Canvas, h: Head) -> None:
    c.fill(
        h.path("M0 -.3C.3 -.75 .95 -.5 .85 .1C.75 .9 .3 1.2 0 1.2C-.3 1.2 -.75 .9 -.85 .1C-.95 -.5 -.3 -.75 0 -.3Z"),
        CREAM.base,
    )


@TEXTURE
def owl(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        c.oval(*h.at(q * 0.42, -0.05), h.rx * 0.54, h.ry * 0.6, c.palette.belly)
        c.line(ring(*h.at(q * 0.42, -0.05), h.rx * 0.5, h.ry * 0.55, 11, 1.1), c.palette.shade, 1.1)


@TEXTURE
def fox(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        c.fill(h.path("M0 .25Q.35 .1 .6 .3Q.9 .2 1.2 -.05V1.1H0Z", q), CREAM.base)


@TEXTURE
def badger(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        c.fill(h.path("M.22 -1.1Q.3 -.2 .3 .4Q.7 .3 .75 -.3Q.7 -.9 .6 -1.1Z", q), c.palette.dark.base)


@TEXTURE
def bandage(c: Canvas, h: Head) -> None:
    """A mummy's wrappings."""
    for k in range(6):
        v = -0.95 + k * 0.34
        bend = 0.14 if k % 2 else -0.12
        c.fill(
            h.path(
                f"M-1.2 {v - 0.13 + bend:.2f}Q0 {v - 0.13 - bend:.2f} 1.2 {v - 0.13:.2f}"
                f"V{v + 0.13:.2f}Q0 {v + 0.13 - bend:.2f} -1.2 {v + 0.13 + bend:.2f}Z"
            ),
            CREAM.base,
            0.95,
        )
        c.line(h.path(f"M-1.2 {v + 0.13 + bend:.2f}Q0 {v + 0.13 - bend:.2f} 1.2 {v + 0.13:.2f}"), CREAM.shade, 1.1)


@TEXTURE
def rock(c: Canvas, h: Head) -> None:
    for d in ("M-.8 -.9l.25 .4l-.3 .3l.2 .3", "M.75 -.95l-.15 .45l.3 .25l-.15 .3", "M-.95 .3l.4 .2l.1 .4"):
        c.line(h.path(d), c.palette.shade, 2)
    c.oval(*h.at(-0.1, -1.02), h.rx * 0.55, h.ry * 0.2, GREEN.base)


@TEXTURE
def warts(c: Canvas, h: Head) -> None:
    for k, (u, v) in enumerate(((-0.8, -0.1), (0.82, -0.2), (-0.15, -0.7), (0.25, -0.82), (-0.9, 0.45), (0.9, 0.4))):
        x, y = h.at(u, v)
        r = 2 + (k % 3) * 0.6
        c.oval(x, y, r, r, c.palette.shade)
        c.oval(x - 0.6, y - 0.7, r * 0.6, r * 0.6, c.palette.lite)


@TEXTURE
def koi(c: Canvas, h: Head) -> None:
    for u, v, rx, ry in (
        (-0.55, -0.6, 0.5, 0.4),
        (0.75, -0.2, 0.35, 0.5),
        (-0.8, 0.55, 0.3, 0.3),
        (0.2, -1, 0.3, 0.25),
    ):
        c.oval(*h.at(u, v), h.rx * rx, h.ry * ry, oklch(0.68, 0.19, 40))


@TEXTURE
def armour(c: Canvas, h: Head) -> None:
    """Riveted plates."""
    c.line(h.path("M0 -1.1V-.4M-1.1 .1Q-.6 -.5 0 -.45Q.6 -.5 1.1 .1"), c.palette.ink, 1.5, 0.8)
    for u, v in ((-0.2, -0.75), (0.2, -0.75), (-0.8, -0.35), (0.8, -0.35), (-0.55, -0.6), (0.55, -0.6)):
        c.oval(*h.at(u, v), 1.3, 1.3, c.palette.ink, 0.7)


@TEXTURE
def bark(c: Canvas, h: Head) -> None:
    for u, v in ((-0.85, -0.4), (-0.6, 0.5), (0.65, -0.6), (0.85, 0.3), (0.1, -0.85), (-0.25, -0.7), (0.5, 0.75)):
        c.line(h.path(f"M{u} {v}q.06 .18 -.02 .36"), c.palette.shade, 2)
    c.line(ellipse(*h.at(0.72, 0.0), 2.6, 3.6), c.palette.shade, 1.4)


@TEXTURE
def jelly(c: Canvas, h: Head) -> None:
    """Bubbles in something see-through."""
    for u, v, r in (
        (-0.6, -0.5, 3),
        (0.6, -0.65, 2),
        (0.75, 0.4, 2.6),
        (-0.8, 0.3, 1.8),
        (0.1, -0.8, 1.6),
        (-0.45, 0.8, 2.2),
    ):
        c.oval(*h.at(u, v), r, r, "#fff", 0.45)


@TEXTURE
def feathered(c: Canvas, h: Head) -> None:
    for row in range(3):
        for k in range(-3, 4):
            x, y = h.at(k * 0.3 + (row % 2) * 0.15, -0.85 + row * 0.25)
            c.line(f"M{x - 3:.1f} {y:.1f}q3 5 6 0", c.palette.shade, 1.3, 0.7)


@TEXTURE
def moss(c: Canvas, h: Head) -> None:
    c.fill(
        h.path("M-1.1 -1.1H1.1V-.35Q.8 -.1 .6 -.45Q.4 -.2 .15 -.55Q-.1 -.3 -.35 -.55Q-.6 -.15 -.8 -.4L-1.1 -.2Z"),
        GREEN.base,
        0.9,
    )


@TEXTURE
def rusty(c: Canvas, h: Head) -> None:
    c.fill(h.path("M.4 -1.1q.25 .4 .1 .55q.4 -.1 .6 .2V-1.1Z"), oklch(0.62, 0.11, 50), 0.6)
    c.oval(*h.at(-0.8, 0.6), 4, 3, oklch(0.62, 0.11, 50), 0.5)


@TEXTURE
def stone(c: Canvas, h: Head) -> None:
    c.line(h.path("M-.9 -.5l.3 .2l-.1 .3M.6 -.9l.1 .4l.3 .1M.9 .5l-.3 .2"), STONE.shade, 2)


@TEXTURE
def skullmark(c: Canvas, h: Head) -> None:
    """A pale skull on the forehead."""
    x, y = h.at(0, -0.62)
    c.oval(x, y, 6, 5, c.palette.belly)
    c.oval(x, y + 4, 3.4, 3, c.palette.belly)
    for q in (-1, 1):
        c.oval(x + q * 2.4, y + 0.4, 1.5, 1.7, c.palette.ink)


@TEXTURE
def sharkbelly(c: Canvas, h: Head) -> None:
    """White below, gill slits at the sides."""
    c.fill(h.path("M-1.1 .3Q-.5 .05 0 .3Q.5 .05 1.1 .3V1.2H-1.1Z"), CREAM.base)
    for q in (-1, 1):
        c.line(h.path("M.8 -.1q.1 .15 0 .32M.92 -.14q.1 .15 0 .32", q), c.palette.ink, 1.4)


@TEXTURE
def stars(c: Canvas, h: Head) -> None:
    """The night sky."""
    for u, v, r in (
        (-0.7, -0.4, 1.6),
        (0.75, -0.35, 2),
        (-0.9, 0.3, 1.2),
        (0.9, 0.25, 1.4),
        (0, -0.6, 1.3),
        (0.4, -0.75, 1),
        (-0.4, -0.8, 1.1),
    ):
        c.fill(star(*h.at(u, v), 4, r * 2.2, r * 0.8), "#fff", 0.85)


@TEXTURE
def swanmask(c: Canvas, h: Head) -> None:
    """The black mask of a swan."""
    c.fill(h.path("M-.9 -.1Q-.3 .1 0 -.35Q.3 .1 .9 -.1Q.6 .6 0 .7Q-.6 .6 -.9 -.1Z"), c.palette.ink)


@TEXTURE
def cow(c: Canvas, h: Head) -> None:
    for u, v, rx, ry in ((-0.6, -0.5, 0.5, 0.5), (0.85, 0, 0.35, 0.5), (0.15, -1, 0.25, 0.2)):
        c.oval(*h.at(u, v), h.rx * rx, h.ry * ry, c.palette.dark.base)


@TEXTURE
def lava(c: Canvas, h: Head) -> None:
    """Glowing cracks."""
    for d in (
        "M-.75 -1.05l.12 .4l-.18 .2l.18 .45l-.15 .35",
        "M.65 -1.05l.1 .4l-.16 .2l.2 .4l-.14 .4",
        "M.1 .75l.2 .1l-.1 .2",
    ):
        c.line(h.path(d), oklch(0.82, 0.19, 65), 3)


@TEXTURE
def waves(c: Canvas, h: Head) -> None:
    for v in (0.62, 0.84):
        c.line(h.path(f"M-1.2 {v}" + "q.15 -.18 .3 0" * 8), "#fff", 2.4, 0.45)


@TEXTURE
def prickles(c: Canvas, h: Head) -> None:
    """A cactus."""
    for u, v in ((-0.75, -0.35), (-0.5, -0.68), (0.75, -0.3), (0.5, -0.7), (0, -0.85), (-0.8, 0.4), (0.8, 0.42)):
        x, y = h.at(u, v)
        c.line(f"M{x:.1f} {y:.1f}l-2 -4m2 4l3 -3.4", c.palette.ink, 1.3, 0.7)
