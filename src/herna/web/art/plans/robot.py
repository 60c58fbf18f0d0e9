"""Robots: box, dome, barrel or screen heads; lenses, visors; a chest with something on it."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.faces import eye
from herna.web.art.geometry import ellipse, place, rounded
from herna.web.art.palette import CREAM, RED, Palette, Tone, oklch
from herna.web.art.plans.plan import Plan
from herna.web.art.slots import ARMS, BACK, CREST, EARS, GEAR, HAT, HOLD, HORNS, TAIL, WEAR, WINGS

HEADS = ("box", "dome", "barrel", "screen", "ball")
LOOKS = ("lens", "screen", "visor", "mono", "bulbs")
ANTENNAE = ("bulb", "dish", "twin", "spring", "none")
CHESTS = ("gauge", "lights", "heart", "hatch", "saw", "eye")
JAWS = ("grille", "zigzag", "slot", "none")


def _glow(p: Palette) -> str:
    return oklch(0.86, 0.16, p.accent)


def _screen(p: Palette) -> str:
    return oklch(0.27, 0.05, p.back)


def _chest(c: Canvas, x: float, kind: str) -> None:
    if kind == "gauge":
        c.shape(ellipse(x, 90, 7.5), CREAM.base, 1.8, solid=False)
        c.line(place("M0 0l3.6 -4.4", x, 90), RED.base, 1.8)
    elif kind == "lights":
        for k, hue in enumerate((25, 90, 150)):
            c.shape(ellipse(x - 10 + k * 10, 88, 3.2), oklch(0.75, 0.18, hue), 1.4, solid=False)
        c.line(place("M-12 96H12", x, 0), width=1.5)
    elif kind == "heart":
        c.shape(place("M0 97C-13 88 -7 80 0 86C7 80 13 88 0 97Z", x, 0), oklch(0.66, 0.2, 18), 1.8, solid=False)
    elif kind == "eye":
        c.shape(ellipse(x, 89, 8), _screen(c.palette), 1.8, solid=False)
        c.oval(x, 89, 4, 4, _glow(c.palette))
    else:
        c.line(rounded(x - 11, 81, 22, 18, 3), width=1.5)
        c.oval(x + 7, 90, 1.6, 1.6, c.palette.ink)


def _antenna(c: Canvas, h: Head, kind: str) -> None:
    x, top, glow = h.x, h.y - h.ry, Tone(_glow(c.palette), c.palette.pop.shade)
    grey = Tone(c.palette.shade, c.palette.shade)
    if kind in ("bulb", "spring"):
        stem = "M0 2V-9" if kind == "bulb" else "M0 2q6 -2 0 -4q-6 -2 0 -4q6 -2 0 -4"
        with c.behind():
            c.tube(place(stem, x, top), grey, 1.6)
        c.ball(x, top - 12, 5, glow)
    elif kind == "twin":
        for q in (-1, 1):
            with c.behind():
                c.tube(place("M14 3L23 -11", x, top, q, 1), grey, 1.4)
            c.ball(x + q * 23, top - 12, 3.8, glow)
    elif kind == "dish":
        with c.behind():
            c.tube(place("M8 2V-7", x, top), grey, 1.6)
        c.shaded(place("M-4 -16Q2 -2 20 -7Z", x, top), Tone(c.palette.lite, c.palette.shade), shift=0.5)
        c.line(place("M7 -10l2 -7", x, top), width=1.8)
        c.oval(x + 9, top - 18, 2.3, 2.3, glow.base)


def _screen_face(c: Canvas, h: Head) -> None:
    x, y, glow = h.x, h.y - h.ry * 0.2, _glow(c.palette)
    c.shape(rounded(x - h.rx + 6, h.y - h.ry + 7, 2 * h.rx - 12, 2 * h.ry - 15, 7), _screen(c.palette), 2, solid=False)
    for q in (-1, 1):
        ex = x + q * h.rx * 0.38
        if c.mood in ("wide", "calm"):
            c.fill(rounded(ex - 3.6, y - 6, 7.2, 10, 3), glow)
        elif c.mood in ("angry", "sly"):
            c.line(place("M-5.5 -3.4L4.5 2", ex, y, -q, 1), glow, 4)
        elif c.mood == "sleepy":
            c.line(place("M-5 0H5", ex, y), glow, 3.6)
        else:
            c.line(place("M-5 2Q0 -7 5 2", ex, y), glow, 3.4)
    bend = 6 if c.mood == "sad" else 15
    c.line(place(f"M-7 10Q0 {bend} 7 10", x, y), glow, 3)
    c.fill(place("M4 4h9l-7 9q-3 -1 -2 -9Z", x - h.rx + 6, h.y - h.ry + 7), "#fff", 0.22)


def _optics(c: Canvas, h: Head, kind: str) -> None:
    x, y, glow, frame = h.x, h.y - h.ry * 0.2, _glow(c.palette), Tone(c.palette.lite, c.palette.shade)
    if kind == "visor":
        c.shape(rounded(x - h.rx + 5, y - 7.5, 2 * h.rx - 10, 15, 7), _screen(c.palette), 2, solid=False)
        for q in (-1, 1):
            vx = x + c.gaze[0] * 7 + q * 7
            c.oval(vx, y, 3.6, 4.4, glow)
            c.oval(vx - 1, y - 1.6, 1.2, 1.2, "#fff")
    elif kind == "mono":
        c.shaded(ellipse(x, y, 12.5), frame, shift=0.4)
        eye(c, x, y, 8.6, 1, iris=c.palette.pop.base)
    elif kind == "bulbs":
        for q in (-1, 1):
            c.ball(x + q * h.rx * 0.42, y, 7, Tone(glow, c.palette.pop.shade), solid=False, width=2)
    else:
        for q, name in ((-1, "lensleft"), (1, "lensright")):
            r = c.traits.between(name, 7, 10)
            c.shaded(ellipse(x + q * h.rx * 0.43, y, r), frame, shift=0.3)
            eye(c, x + q * h.rx * 0.43, y, r - 2.6, q, iris=c.palette.pop.base)


def _jaw(c: Canvas, h: Head, kind: str) -> None:
    x, y = h.x, h.y + h.ry - 9
    if kind == "grille":
        c.shape(rounded(x - 13, y - 4.5, 26, 9, 3), CREAM.base, 1.9, solid=False)
        c.line(place("M-7.8 -4.5V4.5M-2.6 -4.5V4.5M2.6 -4.5V4.5M7.8 -4.5V4.5", x, y), width=1.3)
    elif kind == "zigzag":
        c.line(place("M-13 0l4.3 4l4.3 -4l4.3 4l4.3 -4l4.3 4l4.3 -5", x, y), width=2)
    elif kind == "slot":
        c.line(place("M-10 -1Q0 6 10 -2", x, y), width=2.4)


def _outline(h: Head, kind: str) -> str:
    if kind == "dome":
        return h.path("M-1 1V-.1C-1 -1.24 1 -1.24 1 -.1V1Q0 1.18 -1 1Z")
    if kind == "barrel":
        return h.path("M-.8 -1H.8Q1.15 0 .8 1H-.8Q-1.15 0 -.8 -1Z")
    if kind == "ball":
        return ellipse(h.x, h.y, h.rx, h.ry * 1.05)
    return rounded(h.x - h.rx, h.y - h.ry, 2 * h.rx, 2 * h.ry, 8 if kind == "box" else 11)


def _trunk(c: Canvas, x: float) -> None:
    p = c.palette
    with c.behind():
        for q in (-1, 1):
            c.shaded(ellipse(x + q * 36, 86, 9.5), p.skin)
            c.shaded(place("M30 92H43V106H30Z", x, 0, q, 1), Tone(p.lite, p.shade))
    c.shaded(rounded(x - 8, 66, 16, 12, 2), Tone(p.shade, p.ink))
    c.line(place("M-8 70H8M-8 73.4H8", x, 0), width=1.3)
    c.shaded(place("M-33 104L-30 80Q-29 74 -22 74H22Q29 74 30 80L33 104Z", x, 0), p.skin)


def draw(c: Canvas) -> None:
    """A robot from the waist up."""
    t, p = c.traits, c.palette
    h = Head(75, 47, t.between("width", 23, 29), t.between("height", 20, 23.5))
    BACK.draw(c, h, t.choose("back", ("none",)))
    WINGS.draw(c, h, t.choose("wings", ("none",)))
    TAIL.draw(c, h, t.choose("tail", ("none",)))
    _trunk(c, h.x)
    _chest(c, h.x, t.choose("chest", ("gauge", "lights", "heart", "hatch")))
    WEAR.draw(c, h, t.choose("wear", ("none",)))
    ARMS.draw(c, h, t.choose("arms", ("none",)))
    _antenna(c, h, t.choose("antenna", ANTENNAE))
    ears = t.choose("ears", ("none",))
    if ears == "none":
        for q in (-1, 1):
            c.shaded(place("M0 -8H4Q6.5 -8 6.5 -5V5Q6.5 8 4 8H0Z", h.x + q * h.rx, h.y, q, 1), p.pop, shift=0.4)
    EARS.draw(c, h, ears)
    kind = t.choose("head", ("box", "dome", "barrel", "screen"))
    with c.body(_outline(h, kind), p.skin):
        if t.chance("rust", 0.35):
            c.fill(h.path("M.4 -1.1q.25 .4 .1 .6q.4 -.1 .56 .2V-1.1Z"), oklch(0.62, 0.11, 50), 0.6)
        c.line(h.path("M-.72 -.78Q-.8 -.4 -.76 -.2"), "#fff", 3, 0.55)
    look = "screen" if kind == "screen" else t.choose("look", ("lens", "screen", "visor", "lens", "mono"))
    if look == "screen":
        _screen_face(c, h)
    else:
        _optics(c, h, look)
        _jaw(c, h, t.choose("jaw", ("grille", "zigzag", "slot")))
    for q in (-1, 1):
        for v in (-0.74, 0.74):
            c.oval(*h.at(q * 0.8, v), 1.3, 1.3, p.ink, 0.75)
    CREST.draw(c, h, t.choose("crest", ("none",)))
    HORNS.draw(c, h, t.choose("horns", ("none",)))
    GEAR.draw(c, h, t.choose("gear", ("none",)))
    HAT.draw(c, h, t.choose("hat", ("none",)))
    HOLD.draw(c, h, t.choose("hold", ("none",)))


ROBOT = Plan(
    draw,
    (ARMS, BACK, CREST, EARS, GEAR, HAT, HOLD, HORNS, TAIL, WEAR, WINGS),
    {"head": HEADS, "look": LOOKS, "antenna": ANTENNAE, "chest": CHESTS, "jaw": JAWS},
)
