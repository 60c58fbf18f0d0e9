"""Animals, monsters and every mixture of them: one recipe, some hundred features."""

from typing import NamedTuple

from herna.web.art.canvas import Canvas, Head
from herna.web.art.faces import EYES, cheeks, eye, eyes
from herna.web.art.geometry import blob, ellipse, place, ring
from herna.web.art.palette import PINK, Palette
from herna.web.art.plans.plan import Plan
from herna.web.art.slots import (
    ARMS,
    BACK,
    BELLY,
    BODY,
    CREST,
    EARS,
    GEAR,
    HAT,
    HOLD,
    HORNS,
    MOUTH,
    MUZZLE,
    TAIL,
    TEXTURE,
    WEAR,
    WINGS,
)

# Gear that covers the skin goes under the eyes, everything else over them.
UNDER_EYES = {"luchador", "ninja"}


class Skull(NamedTuple):
    """A head: size, roundness, height of its widest line, where the eyes sit, how far down the whole head is."""

    rx: float
    ry: float
    top: float = 0.62
    bot: float = 0.66
    wide: float = 0.1
    eye_v: float = -0.12
    apart: float = 0.42
    eye_r: float = 8.2
    y: float = 50


SKULLS = {
    "round": Skull(28, 25),
    "pear": Skull(28, 26, wide=0.35, bot=0.75),
    "skull": Skull(28, 26, top=0.72, bot=0.45, wide=-0.2),
    "drop": Skull(26, 25, top=0.66, bot=0.42, wide=-0.12),
    "box": Skull(28, 25, top=0.8, bot=0.82, wide=0.1),
    "flat": Skull(33, 23, top=0.7, bot=0.75, wide=0.2),
    "wide": Skull(34, 25, top=0.6, bot=0.8, wide=0.25, eye_v=-0.9, apart=0.5, eye_r=8.4, y=54),
    "long": Skull(23, 27, top=0.75, bot=0.5, wide=-0.2, eye_v=-0.3, eye_r=7.4),
    "small": Skull(20, 19, eye_r=6.8, y=40),
    "ball": Skull(36, 33, eye_r=9.4, y=58),
    "stub": Skull(30, 33, top=0.75, bot=0.85, wide=0.4, eye_v=-0.25, y=56),
    "mound": Skull(37, 34, top=0.72, bot=0.9, wide=0.5, eye_v=-0.2, apart=0.36, eye_r=9.2, y=66),
    "dino": Skull(29, 28, top=0.62, bot=0.78, wide=0.42, eye_v=-0.38, apart=0.36, y=48),
    "alien": Skull(28, 27, top=0.75, bot=0.3, wide=-0.3, eye_v=-0.05, apart=0.44, eye_r=8.4, y=47),
    "bug": Skull(24, 21, top=0.66, bot=0.6, wide=-0.05, y=54),
    "bulb": Skull(27, 25, top=0.4, bot=0.7, wide=0.3),
    "rocky": Skull(36, 32, eye_r=9.2, y=58),
    "cloud": Skull(34, 26, y=54),
}
NO_BODY = {"ball", "mound", "rocky", "stub"}
LONG_NECKS = {"neck": 36.0, "swan": 38.0, "coils": 42.0, "tornado": 42.0, "pot": 48.0}


def _skull(c: Canvas) -> tuple[str, Skull, Head]:
    kind = c.traits.choose("head", ("round", "pear", "round", "skull", "box"))
    skull = SKULLS[kind]
    size = c.traits.between("size", 0.95, 1.06)
    y = LONG_NECKS.get(str(c.traits.pins.get("body")), skull.y)
    return kind, skull, Head(75, y, skull.rx * size, skull.ry * size)


def _outline(c: Canvas, kind: str, skull: Skull, h: Head) -> str:
    if kind == "cloud":
        return ring(h.x, h.y, h.rx, h.ry, 9, 1.24, 10)
    if kind == "rocky":
        corners = "-.3 -1L.35 -1.02L.85 -.7L1.04 -.1L.9 .55L.45 .98L-.3 1.02L-.85 .7L-1.05 .05L-.85 -.62"
        return h.path(f"M{corners}Z")
    jitter = c.traits.between("jaw", -0.06, 0.06)
    return blob(h.x, h.y, h.rx, h.ry, top=skull.top, bot=skull.bot + jitter, wide=skull.wide)


def _head(c: Canvas, kind: str, skull: Skull, h: Head) -> None:
    """Ears, head, horns, eyes, muzzle, gear, hat: everything that turns with the head."""
    t = c.traits
    EARS.draw(c, h, t.choose("ears", ("round", "cat", "small", "flop", "fin", "bunny", "none")))
    if skull.eye_v < -0.6:
        for q in (-1, 1):
            c.shaded(ellipse(*h.at(q * skull.apart, skull.eye_v), skull.eye_r + 4), c.palette.skin, shift=0.6)
    gear = t.choose("gear", ("none",)).split("+")
    outline = _outline(c, kind, skull, h)
    with c.body(outline, c.palette.skin):
        TEXTURE.draw(c, h, t.choose("texture", ("spots", "stripes", "scales", "fur", "patch", "none")))
        with c.turned(-24, *h.at(-0.45, -0.66)):
            c.oval(*h.at(-0.45, -0.66), h.rx * 0.3, h.ry * 0.14, "#fff", 0.35)
        GEAR.draw(c, h, "+".join(g for g in gear if g in UNDER_EYES) or "none")
    CREST.draw(c, h, t.choose("crest", ("none", "mohawk", "tuft", "none", "none")))
    HORNS.draw(c, h, t.choose("horns", ("none", "none", "bull", "nub", "unicorn", "feelers")))
    count = t.count("eyes", (2, 2, 2, 2, 1, 3))
    if count:
        k = h.rx / skull.rx
        eyes(
            c,
            h.x,
            h.y + h.ry * skull.eye_v,
            h.rx * skull.apart,
            skull.eye_r * k,
            t.choose("eye", ("round", "round", "slit")),
            count,
        )
    MUZZLE.draw(c, h, t.choose("muzzle", ("plain", "snout", "beak", "pig", "plain")))
    if count == 2 and t.choose("blush", ("yes", "no")) == "yes":
        cheeks(c, h.x, h.y + h.ry * 0.35, h.rx * 0.74)
    GEAR.draw(c, h, "+".join(g for g in gear if g not in UNDER_EYES) or "none")
    HAT.draw(c, h, t.choose("hat", ("none",)))


def _side_heads(c: Canvas, kind: str, skull: Skull, h: Head, heads: int) -> None:
    """The hydra's other necks."""
    for q in (-1, 1) if heads == 3 else (-1,):
        x, y = h.x + q * 42, h.y + 12
        c.tube(place(f"M{q * 8} 100Q{q * 30} 98 {q * 42} {y}", h.x, 0), c.palette.skin, 13)
        with c.turned(q * 9, x, y):
            _head(c, kind, skull, Head(x, y, h.rx * 0.68, h.ry * 0.68))


def draw(c: Canvas) -> None:
    """One creature, back to front."""
    t = c.traits
    kind, skull, h = _skull(c)
    heads = t.count("heads", (1,))
    if heads > 1:
        h = Head(h.x, h.y - 2, h.rx * 0.82, h.ry * 0.82)
    WINGS.draw(c, h, t.choose("wings", ("none", "none", "bat", "feather")))
    TAIL.draw(c, h, t.choose("tail", ("none", "thin", "none", "dragon")))
    BACK.draw(c, h, t.choose("back", ("none", "none", "none", "mane", "frill")))
    BODY.draw(c, h, t.choose("body", ("none",) if kind in NO_BODY else ("stout",)))
    WEAR.draw(c, h, t.choose("wear", ("none",)))
    if heads > 1:
        _side_heads(c, kind, skull, h, heads)
        c.tube(f"M75 100V{h.y:.1f}", c.palette.skin, 15)
    ARMS.draw(c, h, t.choose("arms", ("none",) if kind in NO_BODY else ("paws",)))
    _head(c, kind, skull, h)
    HOLD.draw(c, h, t.choose("hold", ("none",)))


CREATURE = Plan(
    draw,
    (ARMS, BACK, BELLY, BODY, CREST, EARS, GEAR, HAT, HOLD, HORNS, MOUTH, MUZZLE, TAIL, TEXTURE, WEAR, WINGS),
    {"head": tuple(SKULLS), "eye": EYES, "blush": ("yes", "no")},
    {"eyes": (0, 1, 2, 3, 4, 6), "heads": (1, 2, 3)},
    ("size",),
)


def peek(c: Canvas, x: float, y: float, k: float) -> None:
    """A rat looking out from behind a thing: the cheapest way to make an object a character."""
    fur = Palette(55, c.palette.back, c.palette.accent, 0.05, c.traits.between("peeklight", 0.58, 0.8))
    with c.tinted(fur), c.placed(x, y, k):
        h = Head(0, 0, 20, 18)
        EARS.draw(c, h, "round")
        c.shaded(blob(0, 0, 20, 18, top=0.66, bot=0.5, wide=-0.1), fur.skin)
        for q in (-1, 1):
            eye(c, q * 8.5, -3, 6, q)
            c.line(place("M7 9L20 6M7 11L19 13", 0, 0, q, 1), width=1.1)
        c.shaded(blob(0, 8, 4.4, 3.4, wide=-0.2), PINK, shift=0.3)
