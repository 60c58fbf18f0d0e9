"""Faces: eyes with one gaze for both, eyelids that make the mood, mouths, cheeks and brows."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, place
from herna.web.art.palette import BLUSH, GLOW, MOUTH, TONGUE, TOOTH, Tone, oklch
from herna.web.art.slots import MOUTH as MOUTHS

MOODS = ("angry", "sly", "sleepy", "wide", "sad", "calm", "happy")
EYES = ("round", "slit", "dot", "almond", "spiral", "turret", "compound", "glow", "empty", "goat", "button", "owl")

# Height and slope of the eyelid, in eye radii: the slope is the mood.
_LIDS = {
    "angry": (-0.15, 0.75),
    "sly": (0.05, 0.35),
    "sleepy": (0.3, 0.15),
    "sad": (0.05, -0.55),
    "calm": (-0.45, 0.1),
}


def eye(c: Canvas, x: float, y: float, r: float, side: int = 1, kind: str = "round", iris: str | None = None) -> None:
    """One eye; `side` says which way the nose is."""
    special = _SPECIAL.get(kind)
    if special:
        special(c, x, y, r, side)
    elif c.mood == "happy":
        c.line(place("M-.85 .35Q0 -1.1 .85 .35", x, y, r), width=2.6)
    else:
        _open_eye(c, x, y, r, side, kind, iris or c.palette.pop.shade)


def _open_eye(c: Canvas, x: float, y: float, r: float, side: int, kind: str, iris: str) -> None:
    ink = c.palette.ink
    outline = ellipse(x, y, r, r * 1.12)
    ix, iy = x + c.gaze[0] * r * 0.34, y + c.gaze[1] * r * 0.34
    with c.clipped(outline):
        c.fill(outline, oklch(0.90, 0.14, 100) if kind == "goat" else "#fffdf6")
        if kind != "goat":
            c.oval(ix, iy, r * 0.66, r * 0.74, iris)
        pupil = {"slit": (0.2, 0.66), "goat": (0.62, 0.2), "owl": (0.5, 0.56)}.get(kind, (0.40, 0.46))
        c.oval(ix, iy, r * pupil[0], r * pupil[1], ink)
        c.oval(ix - r * 0.26, iy - r * 0.32, r * 0.25, r * 0.25, "#fff")
        c.oval(ix + r * 0.24, iy + r * 0.3, r * 0.12, r * 0.12, "#fff")
        if c.mood in _LIDS:
            height, slope = _LIDS[c.mood]
            inner, outer = -0.1 + height + slope / 2, -0.1 + height - slope / 2
            c.fill(place(f"M-1.4 -2V{inner:.2f}L1.4 {outer:.2f}V-2Z", x, y, side * r, r), c.palette.shade)
            c.line(place(f"M-1.4 {inner:.2f}L1.4 {outer:.2f}", x, y, side * r, r), width=1.8)
    c.line(outline, width=1.9)


def _dot(c: Canvas, x: float, y: float, r: float, _side: int) -> None:
    c.oval(x, y, r * 0.62, r * 0.75, c.palette.ink)
    c.oval(x - r * 0.2, y - r * 0.28, r * 0.24, r * 0.24, "#fff")


def _almond(c: Canvas, x: float, y: float, r: float, side: int) -> None:
    with c.turned(-20 * side, x, y):
        c.shape(blob(x, y, r * 1.05, r * 1.5, top=0.5, bot=0.5), oklch(0.2, 0.05, c.palette.back), 1.6, solid=False)
        c.oval(x - r * 0.3, y - r * 0.6, r * 0.32, r * 0.45, "#fff")
        c.oval(x + r * 0.3, y + r * 0.6, r * 0.2, r * 0.25, c.palette.pop.base)


def _spiral(c: Canvas, x: float, y: float, r: float, side: int) -> None:
    c.shape(ellipse(x, y, r * 1.1), "#fffdf6", 1.9, solid=False)
    turn = "M0 0C.3 -.3 .5 .1 .2 .35C-.2 .6 -.6 .2 -.45 -.2C-.25 -.75 .5 -.75 .72 -.15C.9 .5 .3 .95 -.25 .85"
    c.line(place(turn, x, y, side * r, r), c.palette.pop.shade, 2.2)


def _turret(c: Canvas, x: float, y: float, r: float, side: int) -> None:
    c.shaded(ellipse(x, y, r * 1.3), Tone(c.palette.lite, c.palette.shade), shift=0.6)
    gaze, c.gaze = c.gaze, (0.4 * side, -0.5 * side)  # a chameleon looks two ways at once
    c.line(ellipse(x, y, r * 1.0), c.palette.shade, 1.2)
    _open_eye(c, x + side * r * 0.15, y, r * 0.62, side, "round", c.palette.pop.shade)
    c.gaze = gaze


def _compound(c: Canvas, x: float, y: float, r: float, side: int) -> None:
    ball = ellipse(x, y, r * 1.25, r * 1.5)
    with c.body(ball, c.palette.pop, shift=0.8):
        for row in range(-3, 4):
            for column in range(-3, 4):
                u = x + column * r * 0.45 + (row % 2) * r * 0.22
                c.oval(u, y + row * r * 0.42, r * 0.13, r * 0.13, c.palette.pop.shade, 0.8)
        c.oval(x - r * 0.4, y - r * 0.7, r * 0.36, r * 0.26, "#fff", 0.8)
        if c.mood == "angry":
            c.fill(place("M-2 -2V.1L2 -1.1V-2Z", x, y, side * r, r), c.palette.shade)


def _glow(c: Canvas, x: float, y: float, r: float, side: int) -> None:
    slope = {"angry": 0.45, "sly": 0.25, "sad": -0.4}.get(c.mood, 0.0)
    c.oval(x, y, r * 1.25, r * 1.15, GLOW, 0.35)
    c.shape(
        place(
            f"M-.9 {slope - 0.4:.2f}L.9 {-slope - 0.4:.2f}Q.8 .75 0 .8Q-.8 .75 -.9 {slope - 0.4:.2f}Z",
            x,
            y,
            side * r,
            r,
        ),
        oklch(0.93, 0.19, 125),
        1.6,
        solid=False,
    )
    c.oval(x, y + r * 0.12, r * 0.2, r * 0.3, c.palette.ink)


def _empty(c: Canvas, x: float, y: float, r: float, _side: int) -> None:
    c.oval(x, y, r * 0.85, r * 1.05, c.palette.ink)
    c.oval(x + c.gaze[0] * 2, y + 0.5, r * 0.26, r * 0.3, oklch(0.88, 0.16, 200))


def _button(c: Canvas, x: float, y: float, r: float, _side: int) -> None:
    c.shape(ellipse(x, y, r * 0.85), c.palette.pop.base, 1.6, solid=False)
    c.line(place("M-.3 -.3L.3 .3M.3 -.3L-.3 .3", x, y, r), width=1.4)


_SPECIAL = {
    "dot": _dot,
    "almond": _almond,
    "spiral": _spiral,
    "turret": _turret,
    "compound": _compound,
    "glow": _glow,
    "empty": _empty,
    "button": _button,
}


def eyes(c: Canvas, x: float, y: float, apart: float, r: float, kind: str, count: int = 2) -> None:
    """One to eight eyes around a point."""
    if count == 1:
        eye(c, x, y, r * 1.55, 1, kind)
        return
    if count >= 6:
        for q in (-1, 1):
            eye(c, x + q * apart * 1.45, y - r * 0.9, r * 0.5, q, kind)
            eye(c, x + q * apart * 0.55, y - r * 1.6, r * 0.5, q, kind)
    if count == 4:
        for q in (-1, 1):
            eye(c, x + q * apart * 0.5, y - r * 1.45, r * 0.55, q, kind)
    small = 0.8 if count == 3 else 1
    for q in (-1, 1):
        eye(c, x + q * apart * (1.15 if count == 3 else 1), y + (1 if count == 3 else 0), r * small, q, kind)
    if count == 3:
        eye(c, x, y - r * 0.9, r * 0.95, 1, kind)


def cheeks(c: Canvas, x: float, y: float, apart: float, r: float = 4.5) -> None:
    """A blush on both sides."""
    for q in (-1, 1):
        c.oval(x + q * apart, y, r, r * 0.62, BLUSH, 0.5)


def brows(c: Canvas, x: float, y: float, apart: float, w: float, tilt: float, colour: str | None = None) -> None:
    """Two thick brows; a positive tilt frowns."""
    for q in (-1, 1):
        c.line(place(f"M{-w} {tilt}Q0 -2 {w} {-tilt}", x + q * apart, y, q, 1), colour, 3)


def mouth(c: Canvas, x: float, y: float, w: float, kind: str) -> None:
    """A mouth of half-width `w`."""
    MOUTHS.draw(c, Head(x, y, w, w), kind)


@MOUTHS
def smile(c: Canvas, h: Head) -> None:
    c.line(h.path("M-1 0Q0 .9 1 -.1"), width=2)


@MOUTHS
def smirk(c: Canvas, h: Head) -> None:
    c.line(h.path("M-1 .1Q.3 .7 1 -.35"), width=2)
    c.shape(h.path("M.25 .32l.32 .5l.2 -.62Z"), TOOTH, 1.2, solid=False)


@MOUTHS
def fangs(c: Canvas, h: Head) -> None:
    c.line(h.path("M-1 0Q0 .5 1 0"), width=2)
    for q in (-1, 1):
        c.shape(h.path("M.38 .2l.17 .55l.17 -.55Z", q), TOOTH, 1.2, solid=False)


def _jaws(c: Canvas, h: Head, depth: float, teeth: int, lower: bool) -> None:
    outline = h.path(f"M-1 -.15Q0 .1 1 -.15Q.85 {depth} 0 {depth}Q-.85 {depth} -1 -.15Z")
    with c.clipped(outline):
        c.fill(outline, MOUTH)
        c.oval(h.x, h.y + depth * h.ry, h.rx * 0.5, h.ry * depth * 0.42, TONGUE)
        step = 2 / teeth
        saw = "".join(f"l{step / 2:.3f} .42l{step / 2:.3f} -.42" for _ in range(teeth))
        c.shape(h.path(f"M-1 -.06{saw}V-.6H-1Z"), TOOTH, 1, solid=False)
        if lower:
            c.shape(
                h.path(f"M-1 {depth + 0.02}{saw.replace(' .42', ' -.34').replace(' -.42', ' .34')}V2H-1Z"),
                TOOTH,
                1,
                solid=False,
            )
    c.line(outline, width=2)


@MOUTHS
def grin(c: Canvas, h: Head) -> None:
    _jaws(c, h, 0.85, 6, False)


@MOUTHS
def roar(c: Canvas, h: Head) -> None:
    _jaws(c, h, 1.25, 6, False)


@MOUTHS
def shark(c: Canvas, h: Head) -> None:
    _jaws(c, Head(h.x, h.y, h.rx * 1.25, h.ry), 1.15, 7, True)


@MOUTHS
def laugh(c: Canvas, h: Head) -> None:
    outline = h.path("M-1.05 -.3Q0 0 1.05 -.3Q1 1.2 0 1.25Q-1 1.2 -1.05 -.3Z")
    with c.clipped(outline):
        c.fill(outline, MOUTH)
        c.fill(h.path("M-1.2 -.5H1.2V.12Q0 .36 -1.2 .12Z"), TOOTH)
        c.oval(h.x, h.y + 1.2 * h.ry, h.rx * 0.6, h.ry * 0.55, TONGUE)
    c.line(outline, width=2)


@MOUTHS
def tongue(c: Canvas, h: Head) -> None:
    c.line(h.path("M-1 -.05Q0 .7 1 -.15"), width=2)
    c.shape(h.path("M-.05 .34Q.1 1.25 .45 1.15Q.8 1 .6 .2Q.3 .38 -.05 .34Z"), TONGUE, 1.5, solid=False)


@MOUTHS
def tusks(c: Canvas, h: Head) -> None:
    c.line(h.path("M-1 .2Q0 -.25 1 .2"), width=2.2)
    for q in (-1, 1):
        c.shape(h.path("M.55 .18Q.7 -.5 .8 -.75Q1.15 -.1 1 .12Z", q), TOOTH, 1.5, solid=False)


@MOUTHS
def tiny(c: Canvas, h: Head) -> None:
    c.line(h.path("M-.35 0Q0 .4 .35 0"), width=2)


@MOUTHS
def oh(c: Canvas, h: Head) -> None:
    c.shape(ellipse(h.x, h.y + h.ry * 0.2, h.rx * 0.3, h.ry * 0.42), MOUTH, 1.8, solid=False)


@MOUTHS
def frown(c: Canvas, h: Head) -> None:
    c.line(h.path("M-.7 .3Q0 -.3 .7 .3"), width=2)


@MOUTHS
def flat(c: Canvas, h: Head) -> None:
    c.line(h.path("M-.6 .1L.6 0"), width=2)


@MOUTHS
def buck(c: Canvas, h: Head) -> None:
    c.line(h.path("M-1 -.05Q0 .75 1 -.05"), width=2)
    c.shape(h.path("M-.35 .3V.85Q0 .98 .35 .85V.3Q0 .42 -.35 .3Z"), TOOTH, 1.2, solid=False)
    c.line(h.path("M0 .38V.88"), width=1)


@MOUTHS
def stitches(c: Canvas, h: Head) -> None:
    c.line(h.path("M-1 .2Q0 -.1 1 .25"), width=2)
    for u in (-0.6, -0.15, 0.3, 0.7):
        c.line(h.path(f"M{u} -.15l.06 .5"), width=1.4)


@MOUTHS
def teeth(c: Canvas, h: Head) -> None:
    """A closed row of teeth."""
    grille(c, h)


@MOUTHS
def grille(c: Canvas, h: Head) -> None:
    """A machine's mouth."""
    c.shape(h.path("M-1 -.2Q0 0 1 -.2V.5Q0 .8 -1 .5Z"), TOOTH, 1.9, solid=False)
    c.line(h.path("M-.5 -.12V.62M0 -.08V.66M.5 -.12V.62"), width=1.4)
