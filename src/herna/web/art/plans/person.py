"""People of every kind: skin from light to dark (or green), hair, beard, clothes, hat, something in hand."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.faces import EYES, brows, cheeks, eyes
from herna.web.art.features.bodies import torso
from herna.web.art.geometry import blob, place, ring
from herna.web.art.palette import WHITE, Tone, oklch, tone
from herna.web.art.plans.plan import Plan
from herna.web.art.slots import ARMS, BACK, CREST, EARS, GEAR, HAT, HOLD, HORNS, MOUTH, TAIL, TEXTURE, WEAR, WINGS, Slot

HAIR = Slot("hair")
BEARD = Slot("beard")

SHADES = {
    "brown": tone(0.40, 0.06, 50, 0.09),
    "blond": tone(0.80, 0.13, 85),
    "red": tone(0.62, 0.16, 45),
    "white": WHITE,
    "black": tone(0.32, 0.03, 280, 0.07),
    "blue": tone(0.62, 0.13, 250),
    "teal": tone(0.68, 0.12, 190),
    "pink": tone(0.74, 0.15, 350),
    "green": tone(0.62, 0.13, 145),
    "purple": tone(0.55, 0.15, 305),
    "cloud": Tone("#ffffff", oklch(0.88, 0.04, 245)),
    "storm": tone(0.50, 0.06, 275),
}
JAWS = {
    "soft": (22.5, 22.5, 0.62, 0.62, 0.0),
    "fine": (21.5, 22.5, 0.62, 0.46, -0.1),
    "square": (23, 22.5, 0.62, 0.78, 0.1),
    "heavy": (27, 23, 0.7, 0.82, 0.3),
    "broad": (26, 20, 0.75, 0.5, -0.2),
    "short": (23, 20.5, 0.6, 0.8, 0.1),
}
NOSES = {
    "small": (2.2, 2.8),
    "plain": (3.2, 4),
    "round": (5, 4.8),
    "long": (4.2, 8),
    "flat": (5.5, 3.6),
    "none": (0, 0),
}


def hair_tone(c: Canvas) -> Tone:
    """The hair's colour, pinned or drawn."""
    return SHADES[c.traits.choose("haircolour", ("brown", "blond", "red", "white", "black"))]


@HAIR
def long(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(h.path("M0 -1.15C1.7 -1.1 1.35 .6 1.55 1.7H-1.55C-1.35 .6 -1.7 -1.1 0 -1.15Z"), hair_tone(c))
    fringe(c, h)


@HAIR
def fringe(c: Canvas, h: Head) -> None:
    c.shaded(
        h.path("M-1.03 .15C-1.25 -1.3 1.25 -1.3 1.03 .15C.9 -.4 .3 -.5 .05 -.82C-.2 -.45 -.8 -.4 -1.03 .15Z"),
        hair_tone(c),
        shift=0.6,
    )


@HAIR
def short(c: Canvas, h: Head) -> None:
    c.shaded(
        h.path(
            "M-1.02 .02C-1.2 -1.35 1.2 -1.35 1.02 .02C.95 -.3 .8 -.6 .5 -.62Q0 -.5 -.5 -.62C-.8 -.6 -.95 -.3 -1.02 .02Z"
        ),
        hair_tone(c),
        shift=0.6,
    )


@HAIR
def bun(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(ring(*h.at(0, -1.3), h.rx * 0.42, h.ry * 0.42, 7, 1.15), hair_tone(c))
    fringe(c, h)


@HAIR
def curls(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(ring(h.x, h.y, h.rx * 1.25, h.ry * 1.25, 11, 1.25), hair_tone(c))
    c.shaded(ring(*h.at(0, -0.88), h.rx * 0.85, h.ry * 0.3, 8, 1.3), hair_tone(c), shift=0.5)


@HAIR
def cloud(c: Canvas, h: Head) -> None:
    """A towering cloud."""
    with c.behind():
        c.shaded(ring(h.x, h.y - h.ry * 0.3, h.rx * 1.5, h.ry * 1.3, 10, 1.25, 8), hair_tone(c), shift=1.3)
    c.shaded(ring(*h.at(0, -0.95), h.rx * 0.95, h.ry * 0.36, 7, 1.35), hair_tone(c), shift=0.5)


@HAIR
def whirl(c: Canvas, h: Head) -> None:
    """Hair blown into a whirlwind."""
    tone_ = hair_tone(c)
    with c.behind():
        c.shaded(
            h.path(
                "M-1 .3C-1.6 -.9 -.8 -1.5 .1 -1.45C.7 -1.4 .9 -1.75 .6 -2"
                "C1.4 -1.95 1.5 -1.3 1.1 -1C1.9 -1.1 2.1 -.4 1.5 0C2 .2 1.8 1 1.1 1.1L.9 .2Z"
            ),
            tone_,
            shift=1.2,
        )
        c.line(h.path("M-.8 -.9Q.4 -1.5 1.1 -1M1.1 -.3Q1.5 -.4 1.6 -.1"), tone_.shade, 2)
    fringe(c, h)


@HAIR
def spikes(c: Canvas, h: Head) -> None:
    c.shaded(
        h.path(
            "M-1.02 0L-1.3 -.6L-.95 -.65L-1 -1.25L-.5 -1L-.3 -1.55L.05 -1.1L.5 -1.5L.6 -1L1.1 -1.2"
            "L.95 -.65L1.3 -.55L1.02 0C.9 -.4 .5 -.6 .2 -.5L0 -.7L-.25 -.5C-.6 -.6 -.9 -.4 -1.02 0Z"
        ),
        hair_tone(c),
        shift=0.6,
    )


@HAIR
def ponytail(c: Canvas, h: Head) -> None:
    q = c.traits.side("ponytail")
    with c.behind():
        c.shaded(
            h.path(
                "M.3 -.9C1.4 -1.4 2.1 -.6 1.7 .4C1.6 .9 1.8 1.1 1.9 1.3C1.2 1.3 1 .6 1.1 .1C1.2 -.4 .9 -.6 .5 -.5Z", q
            ),
            hair_tone(c),
        )
    fringe(c, h)


@HAIR
def patchy(c: Canvas, h: Head) -> None:
    """What a zombie has left, and its brain."""
    c.shaded(
        h.path("M-.95 -.3C-1.1 -1.2 -.2 -1.35 .1 -1.12Q-.05 -.9 -.35 -.82L-.3 -.62Q-.7 -.65 -.95 -.3Z"),
        hair_tone(c),
        shift=0.4,
    )
    x, y = h.at(0.62, -0.86)
    c.shaded(blob(x, y, 8, 6.4), tone(0.83, 0.09, 8), shift=0.3)
    c.line(place("M-5 0q2.5 -4 4.5 0q2.5 4 5 -1", x, y), oklch(0.55, 0.14, 5), 1.5)


@HAIR
def mohawk(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(h.path("M-.3 -.8L-.35 -1.35L-.1 -1.2L.05 -1.6L.2 -1.2L.45 -1.4L.3 -.8Z"), hair_tone(c), shift=0.5)


@HAIR
def braids(c: Canvas, h: Head) -> None:
    with c.behind():
        for q in (-1, 1):
            for k in range(4):
                c.ball(*h.at(q * (1.1 + 0.06 * k), 0.1 + k * 0.42), 6.4 - k * 0.6, hair_tone(c), width=1.8)
    fringe(c, h)


def _beard(c: Canvas, h: Head, length: float) -> None:
    y = h.y + h.ry * 0.28
    d = (
        f"M-1.02 -6C-1.1 {length * 0.6} -.5 {length * 0.85} 0 {length}"
        f"C.5 {length * 0.85} 1.1 {length * 0.6} 1.02 -6Q.7 4 0 2Q-.7 4 -1.02 -6Z"
    )
    shade = hair_tone(c)
    with c.body(place(d, h.x, y, h.rx, 1), shade):
        for x in (-12, -4, 5, 12):
            c.line(place(f"M{x} 8q2 {length * 0.4} {-x * 0.3} {length * 0.7}", h.x, y), c.palette.ink, 1.3, 0.35)
    c.shape(place("M-5 7Q0 12 5 7Q0 9 -5 7Z", h.x, y), oklch(0.35, 0.1, 20), 1.2, solid=False)
    c.shaded(place("M0 2C-6 -4 -16 -1 -19 6C-12 9 -5 8 0 4C5 8 12 9 19 6C16 -1 6 -4 0 2Z", h.x, y), shade, shift=0.3)


@BEARD
def stubby(c: Canvas, h: Head) -> None:
    _beard(c, h, 18)


@BEARD
def full(c: Canvas, h: Head) -> None:
    _beard(c, h, 27)


@BEARD
def flowing(c: Canvas, h: Head) -> None:
    _beard(c, h, 42)


@BEARD
def goatee(c: Canvas, h: Head) -> None:
    c.shaded(h.path("M-.22 .8Q0 .9 .22 .8Q.2 1.25 0 1.4Q-.2 1.25 -.22 .8Z"), hair_tone(c), shift=0.3)


def _face(c: Canvas, h: Head) -> None:
    t = c.traits
    ey, er = h.y - h.ry * 0.14, t.between("eyesize", 6, 7.2) * h.rx / 22.5
    gear = t.choose("gear", ("none",))
    eyes(c, h.x, ey, h.rx * 0.43, er, t.choose("eye", ("round",)), t.count("eyes", (2,)))
    if t.choose("brows", ("yes", "no")) == "yes":
        brows(c, h.x, ey - er - 2, h.rx * 0.43, 4.6, 1.4 if c.mood in ("angry", "sly") else -0.6, hair_tone(c).shade)
    beard = t.choose("beard", ("none",))
    BEARD.draw(c, h, beard)
    rx, ry = NOSES[t.choose("nose", ("small", "plain"))]
    if rx and gear not in ("ninja", "veil"):
        y = ey + er * 0.75 + ry * 0.5
        p = c.palette
        c.shaded(
            blob(h.x, y, rx, ry, wide=0.2),
            Tone(oklch(p.light - 0.05, p.chroma * 1.25, p.hue - 10), p.shade),
            shift=0.3,
            width=1.1,
            solid=False,
        )
        c.oval(h.x - rx * 0.35, y - ry * 0.4, rx * 0.28, ry * 0.2, "#fff", 0.55)
    if beard in ("none", "goatee") and gear not in ("ninja", "veil"):
        MOUTH.draw(
            c,
            Head(h.x, h.y + h.ry * 0.6, h.rx * 0.38, h.rx * 0.38),
            t.choose("mouth", ("smile", "smirk", "grin", "tiny")),
        )
    if t.choose("blush", ("yes", "no", "no")) == "yes":
        cheeks(c, h.x, h.y + h.ry * 0.38, h.rx * 0.72, 3.6)
    if gear != "ninja":
        GEAR.draw(c, h, gear)


def draw(c: Canvas) -> None:
    """Head and shoulders of a person."""
    t = c.traits
    rx, ry, top, bot, wide = JAWS[t.choose("jaw", ("soft", "fine", "square"))]
    h = Head(75, 52, rx, ry)
    BACK.draw(c, h, t.choose("back", ("none",)))
    WINGS.draw(c, h, t.choose("wings", ("none",)))
    TAIL.draw(c, h, t.choose("tail", ("none",)))
    build = {"slim": 25.0, "plain": 30.0, "broad": 40.0}[t.choose("build", ("plain",))]
    bare = t.choose("clothes", ("cloth", "cloth")) == "skin"
    c.shaded(torso(h.x, h.y + 19, build), c.palette.skin if bare else c.palette.pop)
    WEAR.draw(c, h, t.choose("wear", ("none",)))
    ARMS.draw(c, h, t.choose("arms", ("none",)))
    EARS.draw(c, h, t.choose("ears", ("human",)))
    gear = t.choose("gear", ("none",))
    with c.body(blob(h.x, h.y, h.rx, h.ry, top=top, bot=bot, wide=wide), c.palette.skin):
        TEXTURE.draw(c, h, t.choose("texture", ("none",)))
        c.oval(*h.at(-0.4, -0.55), h.rx * 0.34, h.ry * 0.18, "#fff", 0.3)
        if gear == "ninja":
            GEAR.draw(c, h, gear)
    HORNS.draw(c, h, t.choose("horns", ("none",)))
    _face(c, h)
    if gear != "ninja":
        HAIR.draw(c, h, t.choose("hair", ("short", "fringe", "long")))
    CREST.draw(c, h, t.choose("crest", ("none",)))
    HAT.draw(c, h, t.choose("hat", ("none",)))
    HOLD.draw(c, h, t.choose("hold", ("none",)))


PERSON = Plan(
    draw,
    (ARMS, BACK, BEARD, CREST, EARS, GEAR, HAIR, HAT, HOLD, HORNS, MOUTH, TAIL, TEXTURE, WEAR, WINGS),
    {
        "jaw": tuple(JAWS),
        "nose": tuple(NOSES),
        "haircolour": tuple(SHADES),
        "build": ("slim", "plain", "broad"),
        "clothes": ("cloth", "skin"),
        "brows": ("yes", "no"),
        "blush": ("yes", "no"),
        "eye": EYES,
    },
    {"eyes": (1, 2, 3)},
)
