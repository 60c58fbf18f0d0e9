"""Horns, antlers, feelers and stalks."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.faces import eye
from herna.web.art.geometry import ellipse, place
from herna.web.art.palette import BONE, FIRE, STEEL, Tone, oklch
from herna.web.art.slots import HORNS

BOTH = (-1, 1)
WATER = Tone(oklch(0.80, 0.11, 220), oklch(0.66, 0.14, 235))


def _pair(c: Canvas, h: Head, d: str, tone: Tone = BONE) -> None:
    for q in BOTH:
        c.shaded(h.path(d, q), tone, shift=0.45)


@HORNS
def bull(c: Canvas, h: Head) -> None:
    _pair(c, h, "M.45 -.8C.9 -.95 1.3 -1.05 1.2 -1.6C1.65 -1.1 1.4 -.5 .8 -.45Z")


@HORNS
def steel(c: Canvas, h: Head) -> None:
    """The bull's, longer and of polished steel."""
    _pair(c, h, "M.4 -.8C1 -.8 1.55 -1 1.45 -1.75C2.05 -1.1 1.7 -.3 .8 -.35Z", STEEL)
    for q in BOTH:
        c.line(h.path("M.8 -.8L.98 -.42M1.12 -.92L1.36 -.58", q), width=1.4)


@HORNS
def nub(c: Canvas, h: Head) -> None:
    _pair(c, h, "M.3 -.85Q.42 -1.35 .62 -1.4Q.72 -1.0 .7 -.68Z")


@HORNS
def ossicones(c: Canvas, h: Head) -> None:
    for q in BOTH:
        c.tube(h.path("M.35 -.8L.45 -1.35", q), c.palette.skin, 4)
        c.ball(*h.at(q * 0.46, -1.42), 4, c.palette.dark)


@HORNS
def tri(c: Canvas, h: Head) -> None:
    _pair(c, h, "M.28 -.72Q.55 -1.2 .95 -1.55Q.88 -1.0 .68 -.55Z")


@HORNS
def devil(c: Canvas, h: Head) -> None:
    _pair(c, h, "M.3 -.85Q.35 -1.3 .85 -1.55Q.72 -1.1 .72 -.62Z", Tone(oklch(0.45, 0.12, 20), oklch(0.34, 0.1, 15)))


@HORNS
def goat(c: Canvas, h: Head) -> None:
    _pair(c, h, "M.15 -.9C.2 -1.5 .8 -1.9 1.35 -1.5C1.0 -1.5 .75 -1.2 .62 -.75Z")
    for q in BOTH:
        c.line(h.path("M.25 -1.15L.62 -1.0M.45 -1.4L.78 -1.22M.72 -1.58L.95 -1.4", q), width=1.2)


@HORNS
def dragon(c: Canvas, h: Head) -> None:
    _pair(c, h, "M.35 -.85C.5 -1.15 .7 -1.2 1.25 -1.55C1.2 -1.1 1.0 -.75 .78 -.55Z")


@HORNS
def ram(c: Canvas, h: Head) -> None:
    for q in BOTH:
        x, y = h.at(q * 0.98, -0.45)
        r = h.rx * 0.48
        c.shaded(ellipse(x, y, r), BONE)
        spiral = "M-.9 -.3A.62 .62 0 1 1 -.1 .55A.4 .4 0 0 1 -.25 -.1"
        c.line(place(spiral, x, y, q * r, r), width=1.8)


_ANTLER = ("M.35 -.8Q.5 -1.4 1.1 -1.65", "M.55 -1.22Q.9 -1.15 1.25 -1.2", "M.66 -1.38L.55 -1.8")


def _antlers(c: Canvas, h: Head, tone: Tone) -> None:
    for q in BOTH:
        for d in _ANTLER:
            path = h.path(d, q)
            c.rim(path, 6)
            c.line(path, width=7)
        for d in _ANTLER:
            c.line(h.path(d, q), tone.base, 3.4)


@HORNS
def antler(c: Canvas, h: Head) -> None:
    _antlers(c, h, Tone(BONE.shade, BONE.shade))


@HORNS
def fire(c: Canvas, h: Head) -> None:
    """Antlers that burn at every tip."""
    _antlers(c, h, Tone(oklch(0.42, 0.1, 35), oklch(0.35, 0.1, 30)))
    for q in BOTH:
        for u, v, k in ((1.12, -1.62, 8.5), (1.3, -1.16, 7), (0.52, -1.8, 8)):
            x, y = h.at(q * u, v)
            c.shaded(
                place("M-.7 .5Q-1 -.4 -.2 -1.5Q-.1 -.9 .3 -1.1Q1 -.3 .7 .5Q0 1 -.7 .5Z", x, y, k),
                FIRE,
                shift=0.5,
                width=1.6,
            )
            c.oval(x, y + k * 0.3, k * 0.3, k * 0.36, oklch(0.95, 0.12, 100))


@HORNS
def water(c: Canvas, h: Head) -> None:
    """Antlers of flowing water, dripping."""
    _antlers(c, h, WATER)
    for q in BOTH:
        for u, v, k in ((1.14, -1.66, 6.5), (1.3, -1.2, 5.5), (0.53, -1.84, 6)):
            x, y = h.at(q * u, v)
            c.shaded(
                place("M0 -1.4Q1 -.2 .8 .4Q.5 1 0 1Q-.5 1 -.8 .4Q-1 -.2 0 -1.4Z", x, y, k), WATER, shift=0.4, width=1.6
            )
            c.oval(x - k * 0.3, y + k * 0.1, k * 0.18, k * 0.3, "#fff", 0.9)


@HORNS
def feelers(c: Canvas, h: Head) -> None:
    for q in BOTH:
        c.tube(h.path("M.25 -.85Q.3 -1.4 .65 -1.5", q), c.palette.dark, 1.8)
        c.ball(*h.at(q * 0.68, -1.52), 4, c.palette.pop)


@HORNS
def whips(c: Canvas, h: Head) -> None:
    """Long thin feelers of a beetle or an ant."""
    for q in BOTH:
        c.tube(h.path("M.3 -.8Q.5 -1.5 .95 -1.4Q1.25 -1.3 1.35 -1.55", q), c.palette.dark, 1.6)


@HORNS
def stalks(c: Canvas, h: Head) -> None:
    """A snail's eyes on stalks (use with eyes=0)."""
    for q in BOTH:
        c.tube(h.path("M.4 -.7Q.4 -1.1 .55 -1.35", q), c.palette.skin, 4.5)
        x, y = h.at(q * 0.58, -1.45)
        eye(c, x, y, max(4.4, h.rx * 0.28), q)
        c.rim(ellipse(x, y, max(4.4, h.rx * 0.28)))


@HORNS
def unicorn(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.2 -.85L.03 -1.8L.24 -.82Z"), BONE, shift=0.5)
    c.line(h.path("M-.15 -1.05L.18 -1.15M-.09 -1.3L.12 -1.38"), width=1.2)


@HORNS
def barbels(c: Canvas, h: Head) -> None:
    """A carp's whiskers."""
    for q in BOTH:
        c.tube(h.path("M.35 .55Q.8 .5 1.05 .95", q), c.palette.pop, 2)


@HORNS
def leaves(c: Canvas, h: Head) -> None:
    """Two twigs with a leaf each."""
    for q in BOTH:
        c.tube(h.path("M.4 -.8Q.5 -1.2 .85 -1.3", q), Tone(oklch(0.5, 0.08, 60), ""), 3)
        x, y = h.at(q * 0.95, -1.4)
        c.shaded(
            place("M-.6 .5Q-.8 -.6 .9 -.9Q1.1 .5 -.6 .5Z", x, y, q * 8, 8),
            Tone(oklch(0.72, 0.16, 140), oklch(0.58, 0.15, 142)),
            shift=0.5,
        )
