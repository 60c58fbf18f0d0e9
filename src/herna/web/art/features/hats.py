"""Hats and what else can sit on a head."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import ellipse, place, ring, rounded, star
from herna.web.art.palette import (
    BLACK,
    BLUE,
    BONE,
    CREAM,
    FIRE,
    GOLD,
    GREEN,
    IRON,
    LEATHER,
    PURPLE,
    RED,
    STEEL,
    WHITE,
    YELLOW,
    Tone,
    oklch,
)
from herna.web.art.slots import HAT

STRAW = Tone(oklch(0.85, 0.10, 85), oklch(0.72, 0.10, 75))


@HAT
def helmet(c: Canvas, h: Head) -> None:
    """A miner's, with a lamp."""
    c.shaded(h.path("M-.85 -.42C-.85 -1.5 .85 -1.5 .85 -.42Q0 -.75 -.85 -.42Z"), YELLOW)
    c.shaded(ellipse(*h.at(0, -0.88), 5.4), Tone("#fffbe0", oklch(0.9, 0.1, 95)), shift=0.3)


@HAT
def army(c: Canvas, h: Head) -> None:
    tone = Tone(oklch(0.55, 0.08, 125), oklch(0.44, 0.07, 130))
    c.shaded(h.path("M-1.05 -.3C-1.1 -1.6 1.1 -1.6 1.05 -.3Q0 -.62 -1.05 -.3Z"), tone)
    c.shaded(h.path("M-1.2 -.2Q0 -.62 1.2 -.2Q1.1 -.4 1.02 -.45Q0 -.78 -1.02 -.45Q-1.1 -.4 -1.2 -.2Z"), tone, shift=0.4)
    c.fill(star(*h.at(0, -0.88), 5, 4.4, 1.9), GOLD.base)


@HAT
def beret(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.95 -.5C-1.5 -1.2 -.3 -1.5 .3 -1.35C1 -1.25 1.2 -.8 .95 -.5Q0 -.82 -.95 -.5Z"), RED)
    c.fill(star(*h.at(0.4, -0.85), 5, 4, 1.7), GOLD.base)


@HAT
def viking(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        c.shaded(h.path("M.75 -.85Q1.35 -.95 1.3 -1.7Q1.85 -.95 .95 -.45Z", q), BONE, shift=0.4)
    c.shaded(h.path("M-1 -.38C-1 -1.5 1 -1.5 1 -.38Q0 -.72 -1 -.38Z"), STEEL)
    c.shaded(h.path("M-.13 -1.22H.13V-.5H-.13Z"), GOLD, shift=0.3)


@HAT
def captain(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.85 -.72C-1.35 -1.15 -.8 -1.45 0 -1.5C.8 -1.45 1.35 -1.15 .85 -.72Z"), WHITE)
    c.shaded(
        h.path("M-.82 -.85Q0 -1.05 .82 -.85V-.6Q0 -.8 -.82 -.6Z"),
        Tone(oklch(0.36, 0.08, 265), oklch(0.28, 0.07, 262)),
        shift=0.3,
    )
    c.shaded(h.path("M-.8 -.62Q0 -.82 .8 -.62Q.5 -.36 0 -.42Q-.5 -.36 -.8 -.62Z"), BLACK, shift=0.3)
    x, y = h.at(0, -1.1)
    c.line(place("M0 -4V4M-4 1Q0 6 4 1M-2 -2H2", x, y), GOLD.shade, 1.8)


@HAT
def nurse(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.55 -.78L-.7 -1.35Q0 -1.6 .7 -1.35L.55 -.78Q0 -.98 -.55 -.78Z"), WHITE, shift=0.6)
    x, y = h.at(0, -1.16)
    c.fill(place("M-1.5 -5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5V-1.5H-1.5Z", x, y), RED.base)


@HAT
def mirror(c: Canvas, h: Head) -> None:
    """A doctor's head mirror."""
    c.line(h.path("M-.9 -.5Q0 -.95 .9 -.5"), BLACK.base, 4)
    x, y = h.at(0.1, -0.85)
    c.shaded(ellipse(x, y, 8.5), STEEL, shift=0.4)
    c.oval(x, y, 2.4, 2.4, c.palette.ink)


@HAT
def wizard(c: Canvas, h: Head) -> None:
    b = c.traits.side("hatbend")
    d = "M-1 -.5Q-.55 -1.3 -.1 -1.85Q.5 -2.1 .9 -1.65Q.35 -1.75 .45 -1.4Q.85 -1 1 -.5Z"
    with c.body(h.path(d, b), c.palette.pop):
        c.fill(star(*h.at(-0.15, -1.05), 5, 4.5, 2), YELLOW.base)
        c.oval(*h.at(0.35, -0.85), 1.8, 1.8, YELLOW.base)
        c.oval(*h.at(0.1, -1.5), 1.5, 1.5, YELLOW.base)
    c.shaded(h.path("M-1.55 -.3Q0 -1 1.55 -.3Q0 -.25 -1.55 -.3Z"), c.palette.pop, shift=0.6)


@HAT
def jester(c: Canvas, h: Head) -> None:
    for q, tone in ((-1, RED), (1, BLUE)):
        c.shaded(h.path("M0 -.75C.1 -1.6 1.2 -1.8 1.5 -.9C1.2 -1.2 1 -.9 .85 -.5Q.4 -.75 0 -.75Z", q), tone, shift=0.7)
        c.ball(*h.at(q * 1.5, -0.78), 4.4, GOLD)
    c.shaded(h.path("M-.3 -.8Q-.2 -1.5 0 -1.85Q.2 -1.5 .3 -.8Z"), GREEN, shift=0.5)
    c.ball(*h.at(0, -1.88), 4.2, GOLD)


@HAT
def fedora(c: Canvas, h: Head) -> None:
    tone = Tone(oklch(0.4, 0.03, 60), oklch(0.31, 0.03, 55))
    c.shaded(h.path("M-.78 -.55C-.85 -1.3 -.55 -1.45 -.3 -1.4Q0 -1.2 .3 -1.4C.55 -1.45 .85 -1.3 .78 -.55Z"), tone)
    c.fill(h.path("M-.79 -.75Q0 -.95 .79 -.75V-.52Q0 -.72 -.79 -.52Z"), c.palette.pop.base)
    c.shaded(h.path("M-1.35 -.5Q0 -1 1.35 -.5Q.6 -.3 0 -.42Q-.6 -.3 -1.35 -.5Z"), tone, shift=0.4)


@HAT
def cowboy(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.75 -.6C-.9 -1.3 -.6 -1.65 -.25 -1.5Q0 -1.35 .25 -1.5C.6 -1.65 .9 -1.3 .75 -.6Z"), LEATHER)
    c.fill(h.path("M-.77 -.8Q0 -1 .77 -.8V-.6Q0 -.8 -.77 -.6Z"), RED.base)
    c.shaded(
        h.path(
            "M-1.75 -.95Q-1.4 -.65 -.7 -.68Q0 -.85 .7 -.68Q1.4 -.65 1.75 -.95"
            "Q1.6 -.35 .7 -.36Q0 -.5 -.7 -.36Q-1.6 -.35 -1.75 -.95Z"
        ),
        LEATHER,
        shift=0.5,
    )
    c.fill(star(*h.at(0, -0.72), 5, 4.4, 2), GOLD.base)


@HAT
def scout(c: Canvas, h: Head) -> None:
    tone = Tone(oklch(0.62, 0.08, 100), oklch(0.5, 0.08, 95))
    c.shaded(h.path("M-.65 -.6L-.5 -1.3Q0 -1.7 .5 -1.3L.65 -.6Z"), tone)
    c.shaded(h.path("M-1.4 -.5Q0 -.95 1.4 -.5Q0 -.25 -1.4 -.5Z"), tone, shift=0.5)
    c.line(h.path("M-.62 -.76Q0 -.92 .62 -.76"), c.palette.pop.base, 3)


@HAT
def straw(c: Canvas, h: Head) -> None:
    """A wide conical hat."""
    c.shaded(h.path("M-1.7 -.35Q-.6 -.9 0 -1.6Q.6 -.9 1.7 -.35Q0 -.6 -1.7 -.35Z"), STRAW)
    c.line(h.path("M-1 -.68Q0 -.95 1 -.68M-.55 -1.02Q0 -1.2 .55 -1.02"), STRAW.shade, 1.6)


@HAT
def cap(c: Canvas, h: Head) -> None:
    q = c.traits.side("peak")
    c.shaded(h.path("M-.88 -.5C-.88 -1.4 .88 -1.4 .88 -.5Q0 -.78 -.88 -.5Z"), c.palette.pop)
    c.shaded(h.path("M.1 -.62Q.9 -.75 1.5 -.42Q.9 -.32 .15 -.4Z", q), c.palette.pop, shift=0.4)
    c.oval(*h.at(0, -1.18), 2.2, 1.6, c.palette.pop.shade)


@HAT
def crown(c: Canvas, h: Head) -> None:
    x, y = h.at(0, -0.86)
    c.shaded(place("M-13 4L-15 -12L-7 -5L0 -15L7 -5L15 -12L13 4Q0 0 -13 4Z", x, y), GOLD, shift=0.5)
    c.oval(x, y - 3, 2.2, 2.2, RED.base)
    for q in (-1, 1):
        c.oval(x + q * 8, y - 1.5, 1.6, 1.6, BLUE.base)


@HAT
def tiara(c: Canvas, h: Head) -> None:
    x, y = h.at(0, -0.8)
    c.shaded(place("M-14 4Q-10 -4 -6 -5L0 -13L6 -5Q10 -4 14 4Q0 -2 -14 4Z", x, y), GOLD, shift=0.4)
    c.ball(x, y - 4, 2.6, BLUE, solid=False, width=1.1)


@HAT
def mitre(c: Canvas, h: Head) -> None:
    """A bishop's."""
    d = h.path("M-.72 -.5Q-.95 -1.3 0 -2.05Q.95 -1.3 .72 -.5Q0 -.72 -.72 -.5Z")
    with c.body(d, WHITE):
        c.fill(h.path("M-.13 -2.1H.13V-.5H-.13Z"), GOLD.base)
        c.fill(h.path("M-1 -.95Q0 -1.12 1 -.95V-.45Q0 -.6 -1 -.45Z"), GOLD.base)
    c.fill(h.path("M-.07 -1.65H.07V-1.45H.25V-1.32H.07V-1.05H-.07V-1.32H-.25V-1.45H-.07Z"), RED.base)


@HAT
def halo(c: Canvas, h: Head) -> None:
    x, y = h.at(0, -1.38)
    d = ellipse(x, y, h.rx * 0.62, h.ry * 0.17)
    c.rim(d, 4)
    c.line(d, width=7)
    c.line(d, GOLD.base, 4)
    c.line(place("M-.5 -.12Q-.3 -.17 0 -.17", x, y, h.rx, h.ry), "#fff", 1.6)


@HAT
def turban(c: Canvas, h: Head) -> None:
    d = h.path("M-1.02 -.35C-1.3 -1.2 -.5 -1.6 0 -1.6C.5 -1.6 1.3 -1.2 1.02 -.35Q0 -.75 -1.02 -.35Z")
    with c.body(d, PURPLE if c.palette.accent < 200 else c.palette.pop):
        c.line(h.path("M-1.1 -.7Q0 -1.3 .6 -1.7M1.1 -.7Q.2 -1 -.6 -1.5M-.9 -.4Q0 -.9 1 -.5"), c.palette.ink, 1.3, 0.6)
    c.ball(*h.at(0, -0.92), 4.4, RED)
    c.shaded(h.path("M0 -1.1Q-.15 -1.6 .15 -1.85Q.3 -1.4 0 -1.1Z"), WHITE, shift=0.3)


@HAT
def hood(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(h.path("M0 -1.45C1.3 -1.3 1.5 .2 1.35 1.3H-1.35C-1.5 .2 -1.3 -1.3 0 -1.45Z"), c.palette.pop, shift=1.2)
    c.shaded(
        h.path(
            "M0 -1.45C1.3 -1.3 1.5 .2 1.35 1.2Q1.1 1 .98 .75C1.1 -.2 .8 -.75 0 -.8"
            "C-.8 -.75 -1.1 -.2 -.98 .75Q-1.1 1 -1.35 1.2C-1.5 .2 -1.3 -1.3 0 -1.45Z"
        ),
        c.palette.pop,
        shift=0.7,
    )


@HAT
def aviator(c: Canvas, h: Head) -> None:
    c.shaded(
        h.path("M-1.02 .1C-1.2 -1.45 1.2 -1.45 1.02 .1L.82 -.1C.8 -.45 .5 -.62 0 -.62C-.5 -.62 -.8 -.45 -.82 -.1Z"),
        LEATHER,
    )
    for q in (-1, 1):
        c.shaded(h.path("M.8 -.3Q1.15 0 .95 .6Q.75 .5 .72 0Z", q), LEATHER, shift=0.4)
        x, y = h.at(q * 0.34, -0.86)
        c.shaded(ellipse(x, y, 7.4), GOLD, shift=0.3)
        c.shape(ellipse(x, y, 4.6), oklch(0.86, 0.08, 220), 1.5, solid=False)
        c.oval(x - 1.5, y - 1.6, 1.5, 1.1, "#fff")


@HAT
def fuse(c: Canvas, h: Head) -> None:
    """A burning fuse in an iron cap: it will not be long."""
    x, y = h.at(0, -0.92)
    c.shaded(rounded(x - 8, y - 5, 16, 9, 2), IRON, shift=0.4)
    c.tube(place("M0 -5Q-2 -14 8 -14Q14 -14 15 -19", x, y), CREAM, 2.2)
    c.shape(star(x + 15, y - 20, 8, 8, 4), YELLOW.base, 1.4)
    c.fill(star(x + 15, y - 20, 8, 4.4, 2.4), oklch(0.72, 0.2, 40))


@HAT
def compost(c: Canvas, h: Head) -> None:
    """Kitchen scraps: an apple core, leaves, a banana skin."""
    x, y = h.at(0, -0.98)
    c.shaded(ring(x, y + 1, 20, 8, 8, 1.22), Tone(oklch(0.42, 0.06, 60), oklch(0.33, 0.06, 55)), shift=0.5)
    c.shaded(place("M-4 0Q-1 -6 -5 -12Q1 -15 6 -12Q2 -6 5 0Z", x - 9, y - 1), CREAM, shift=0.3, width=1.5)
    c.line(place("M0 -13L2 -18", x - 9, y - 1), width=1.6)
    for q in (-1, 1):
        c.oval(x - 9 + q * 4.2, y - 12 if q < 0 else y - 2, 2, 1.4, RED.base)
    c.shaded(
        place("M0 -12Q3 -6 12 0L7 2Q2 -2 0 -4Q-3 1 -7 3L-10 0Q-3 -5 0 -12Z", x + 9, y - 1), YELLOW, shift=0.4, width=1.5
    )
    c.shaded(place("M0 0Q-8 -4 -6 -12Q4 -10 0 0Z", x + 1, y - 4), GREEN, shift=0.3, width=1.4)


@HAT
def rotor(c: Canvas, h: Head) -> None:
    x, y = h.at(0, -1.05)
    c.shaded(rounded(x - 3, y - 8, 6, 16, 2), IRON, shift=0.3)
    for q in (-1, 1):
        c.shaded(place("M2 -2Q30 -8 52 -3Q54 0 50 2Q26 4 2 2Z", x, y - 9, q, 1), STEEL, shift=0.4)
    c.ball(x, y - 9, 4.6, RED)


@HAT
def propeller(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.75 -.6C-.75 -1.25 .75 -1.25 .75 -.6Q0 -.82 -.75 -.6Z"), c.palette.pop, shift=0.7)
    x, y = h.at(0, -1.12)
    for q, tone in ((-1, RED), (1, YELLOW)):
        c.shaded(place("M0 0Q8 -8 17 -3Q16 4 0 1Z", x, y - 4, q, 1), tone, shift=0.3)
    c.ball(x, y - 3, 3, BLUE)


@HAT
def flower(c: Canvas, h: Head) -> None:
    x, y = h.at(0.6, -0.75)
    c.shaded(ring(x, y, 7, 7, 6, 1.5), c.palette.pop, shift=0.4)
    c.ball(x, y, 3.4, YELLOW, solid=False)


@HAT
def candle(c: Canvas, h: Head) -> None:
    """A birthday candle."""
    x, y = h.at(0, -0.95)
    c.shaded(rounded(x - 3.5, y - 13, 7, 16, 2), WHITE, shift=0.3)
    c.line(place("M-3 -3L3 -7M-3 -8L3 -12", x, y), RED.base, 2)
    c.shaded(place("M-4 0Q-5 -6 0 -12Q5 -6 4 0Q0 3 -4 0Z", x, y - 15), FIRE, shift=0.3, width=1.5)


@HAT
def pirate(c: Canvas, h: Head) -> None:
    tone = Tone(oklch(0.34, 0.04, c.palette.accent), oklch(0.26, 0.04, c.palette.accent))
    c.shaded(h.path("M-1.5 -.4C-1.2 -1 -.6 -1.65 0 -1.7C.6 -1.65 1.2 -1 1.5 -.4C.7 -.85 -.7 -.85 -1.5 -.4Z"), tone)
    x, y = h.at(0, -1.15)
    c.oval(x, y, 4.6, 4.2, CREAM.base)
    c.oval(x, y + 4, 2.6, 2.2, CREAM.base)
    for q in (-1, 1):
        c.oval(x + q * 1.9, y - 0.4, 1.3, 1.4, c.palette.ink)
        c.line(place("M7 7L-7 3.5", x, y, q, 1), CREAM.base, 1.8)


@HAT
def bandana(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-1.02 -.3C-1 -1.32 1 -1.32 1.02 -.3Q0 -.75 -1.02 -.3Z"), c.palette.pop)
    c.shaded(h.path("M.92 -.35l.6 -.1l-.16 .24l.26 .22l-.66 -.08Z"), c.palette.pop, shift=0.3)
    for k in (-1, 0, 1):
        c.oval(*h.at(k * 0.42, -0.85 + abs(k) * 0.12), 1.7, 1.7, "#fff", 0.9)


@HAT
def gnome(c: Canvas, h: Head) -> None:
    b = c.traits.side("hatbend")
    c.shaded(
        h.path("M-1.08 -.32C-.9 -1.15 -.1 -1.85 .8 -1.95C.5 -1.5 .95 -1 1.08 -.32Q0 -.85 -1.08 -.32Z", b), c.palette.pop
    )
    c.ball(*h.at(b * 0.82, -1.95), 4.4, CREAM)


@HAT
def mortarboard(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.65 -.55V-.95H.65V-.55Q0 -.8 -.65 -.55Z"), BLACK, shift=0.4)
    c.shaded(h.path("M0 -1.4L1.2 -1.05L0 -.72L-1.2 -1.05Z"), BLACK, shift=0.4)
    c.line(h.path("M0 -1.05L.95 -.9V-.55"), GOLD.base, 2)
    c.oval(*h.at(0.95, -0.5), 2, 3, GOLD.base)


@HAT
def bow(c: Canvas, h: Head) -> None:
    x, y = h.at(0.15, -0.98)
    for q in (-1, 1):
        c.shaded(place("M1 0L13 -8Q16 0 13 8Z", x, y, q, 1), c.palette.pop, shift=0.4)
    c.shape(ellipse(x, y, 3.6), c.palette.pop.base, 1.6)


@HAT
def canlid(c: Canvas, h: Head) -> None:
    """The lid of a dustbin."""
    c.shaded(h.path("M-1.15 -.55Q0 -1.35 1.15 -.55Q0 -.35 -1.15 -.55Z"), STEEL, shift=0.6)
    c.tube(h.path("M-.2 -1.02Q-.2 -1.3 0 -1.3Q.2 -1.3 .2 -1.02"), STEEL, 2)
    c.line(h.path("M-.8 -.62Q0 -1 .8 -.62"), STEEL.shade, 1.6)


@HAT
def leprechaun(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.72 -.55L-.8 -1.6Q0 -1.75 .8 -1.6L.72 -.55Z"), GREEN)
    c.fill(h.path("M-.75 -.95Q0 -1.08 .75 -.95L.73 -.65Q0 -.8 -.73 -.65Z"), BLACK.base)
    x, y = h.at(0, -0.86)
    c.line(rounded(x - 4, y - 3.5, 8, 7, 1), GOLD.base, 2.2)
    c.shaded(h.path("M-1.3 -.5Q0 -.9 1.3 -.5Q0 -.36 -1.3 -.5Z"), GREEN, shift=0.4)


@HAT
def tophat(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.7 -.6L-.78 -1.65Q0 -1.8 .78 -1.65L.7 -.6Z"), BLACK)
    c.fill(h.path("M-.73 -.95Q0 -1.08 .73 -.95L.71 -.68Q0 -.82 -.71 -.68Z"), c.palette.pop.base)
    c.shaded(h.path("M-1.2 -.52Q0 -.92 1.2 -.52Q0 -.38 -1.2 -.52Z"), BLACK, shift=0.4)


@HAT
def knight(c: Canvas, h: Head) -> None:
    """A helmet that leaves the face, with a plume."""
    with c.behind():
        c.shaded(h.path("M0 -1.2C-.3 -1.9 .8 -2.1 1.3 -1.4C.8 -1.6 .4 -1.4 .2 -1.15Z"), c.palette.pop, shift=0.6)
    c.shaded(h.path("M-1.14 .75V-.35C-1.1 -1.6 1.1 -1.6 1.14 -.35V.75L.85 .62V-.3Q0 -.62 -.85 -.3V.62Z"), STEEL)


@HAT
def bucket(c: Canvas, h: Head) -> None:
    """A rat's or goblin's idea of a helmet."""
    c.shaded(h.path("M-.75 -1.45H.75L.95 -.5Q0 -.3 -.95 -.5Z"), STEEL)
    c.line(h.path("M-.95 -.55Q-1.2 .2 -.6 .7"), STEEL.shade, 1.8)


@HAT
def chef(c: Canvas, h: Head) -> None:
    c.shaded(ring(*h.at(0, -1.35), h.rx * 0.7, h.ry * 0.36, 6, 1.25), WHITE)
    c.shaded(h.path("M-.6 -.6V-1.15H.6V-.6Q0 -.8 -.6 -.6Z"), WHITE, shift=0.5)
