"""Houses and other places: lit windows, smoke from the chimney, somebody at home."""

from collections.abc import Callable

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, place, ring, rounded
from herna.web.art.palette import CREAM, GOLD, GREEN, ICE, IRON, LEATHER, RED, STEEL, STONE, WOOD, Tone, oklch, tone
from herna.web.art.plans.creature import peek

Thing = Callable[[Canvas], Head | None]
BUILDINGS: dict[str, Thing] = {}
X = 75
LIGHT = oklch(0.92, 0.13, 95)
ROOFS = {
    "gable": "M{l} 3L0 -27L{r} 3Z",
    "dome": "M{l} 3C{l} -32 {r} -32 {r} 3Z",
    "mushroom": "M{l} 5C{l} -34 {r} -34 {r} 5Q0 -4 {l} 5Z",
    "barn": "M{l} 3L-20 -15L0 -26L20 -15L{r} 3Z",
}


def _building(draw: Thing) -> Thing:
    BUILDINGS[draw.__name__.strip("_")] = draw
    return draw


def _window(c: Canvas, x: float, y: float, r: float = 7.0) -> None:
    c.shape(ellipse(x, y, r), LIGHT, 2, solid=False)
    c.line(place(f"M0 {-r}V{r}M{-r} 0H{r}", x, y), width=1.5)


def _door(c: Canvas, x: float, foot: float = 98, h: float = 24, w: float = 7) -> None:
    c.shaded(place(f"M{-w} 0V{8 - h}Q{-w} {-h} 0 {-h}Q{w} {-h} {w} {8 - h}V0Z", x, foot), LEATHER, shift=0.4)
    c.oval(x + w * 0.5, foot - h * 0.45, 1.4, 1.4, GOLD.base)


def _smoke(c: Canvas, x: float, y: float) -> None:
    with c.behind():
        for k in range(3):
            c.oval(x + 3 + k * 5, y - 5 - k * 6, 4 + k * 1.4, 3.4 + k * 1.2, "#fff", 0.75)


@_building
def house(c: Canvas) -> None:
    t, p = c.traits, c.palette
    w, top = t.between("width", 26, 34), t.between("eaves", 54, 60)
    chimney = X + t.side("chimney") * w * 0.5
    with c.behind():
        c.shaded(rounded(chimney - 5, top - 26, 10, 34, 1), tone(0.6, 0.09, 35, 0.12))
    _smoke(c, chimney, top - 27)
    with c.body(f"M{X - w:.1f} 98V{top:.1f}H{X + w:.1f}V98Z", p.skin):
        for y in range(int(top) + 9, 98, 9):
            c.line(f"M30 {y}H120", p.shade, 1.4, 0.6)
    kind = t.pick("roof", tuple(ROOFS))
    edge = w + {"gable": 9, "dome": 4, "mushroom": 14, "barn": 7}[kind]
    with c.body(place(ROOFS[kind].format(l=-edge, r=edge), X, top), p.pop):
        if kind == "mushroom":
            for x, y, r in ((-18, -8, 4), (4, -17, 4.5), (20, -6, 3.4)):
                c.oval(X + x, top + y, r, r, "#fff", 0.9)
        else:
            for y in (4, 11, 18):
                c.line(f"M20 {top - y:.1f}H130", p.pop.shade, 1.6, 0.7)
    side = t.side("door") * w * 0.42
    _door(c, X + side)
    _window(c, X - side, 76)
    if kind != "mushroom":
        c.shape(ellipse(X, top - 9, 5), LIGHT, 1.8, solid=False)


@_building
def inn(c: Canvas) -> Head:
    """A tavern; horns, wings and a tail turn its roof into a dragon."""
    p = c.palette
    c.shaded("M43 98V62H107V98Z", CREAM)
    c.line("M43 74H107M59 62V98M91 62V98M43 98L59 74M107 98L91 74", WOOD.base, 3.4)
    _door(c, X, h=22, w=9)
    for q in (-1, 1):
        c.shape(rounded(X + q * 24 - 5, 79, 10, 10, 1), LIGHT, 1.6, solid=False)
    c.shaded(place("M-46 66Q-38 30 0 22Q38 30 46 66Q0 54 -46 66Z", X, 0), p.skin, shift=1.2)
    c.line(place("M-34 58Q-26 42 -14 34M34 58Q26 42 14 34", X, 0), p.shade, 1.6)
    c.line("M113 62H122V68", width=2)
    c.shaded(rounded(115, 67, 15, 13, 2), WOOD, shift=0.3)
    c.shape(rounded(119, 70, 6, 7, 1), GOLD.base, 1.2, solid=False)
    return Head(X, 46, 26, 17)


@_building
def fortress(c: Canvas) -> Head:
    """A castle of ice, and it is watching."""
    p = c.palette
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M30 98V40H56V98Z", X, 0, q, 1), p.skin)
            c.shaded(place("M27 42L43 16L59 42Z", X, 0, q, 1), p.pop)
            for y in (52, 68):
                c.oval(X + q * 43, y, 3, 4.4, LIGHT)
    d = place("M-34 98V42H-24V34H-14V42H-5V34H5V42H14V34H24V42H34V98Z", X, 0)
    with c.body(d, p.skin):
        c.fill(place("M-34 60L-6 34H4L-34 74Z", X, 0), "#fff", 0.45)
    for k in range(7):
        x = X - 33 + k * 11
        c.shape(f"M{x - 4} 42L{x} {52 + 5 * (k % 2)}L{x + 4} 42Z", ICE.base, 1.2, solid=False)
    c.shaded(
        place("M-9 98V90Q-9 82 0 82Q9 82 9 90V98Z", X, 0),
        Tone(oklch(0.45, 0.08, 250), oklch(0.36, 0.08, 255)),
        shift=0.4,
    )
    return Head(X, 64, 24, 16)


@_building
def tower(c: Canvas) -> Head:
    p = c.palette
    c.shaded(place("M-22 98L-18 40H18L22 98Z", X, 0), p.skin)
    c.line(place("M-18 54H-6M4 64H20M-20 76H-4M8 86H21", X, 0), p.shade, 1.6)
    c.shaded(place("M-24 42V32H-16V36H-8V32H0V36H8V32H16V36H24V42Z", X, 0), p.skin, shift=0.5)
    c.shaded(place("M-22 32L0 8L22 32Z", X, 2), p.pop)
    _door(c, X, h=18, w=6)
    return Head(X, 60, 18, 13)


@_building
def castle(c: Canvas) -> Head:
    p = c.palette
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M28 98V46H52V98Z", X, 0, q, 1), p.skin)
            c.shaded(place("M25 48L40 22L55 48Z", X, 0, q, 1), p.pop)
    c.shaded(place("M-32 98V48H-22V42H-12V48H-4V42H4V48H12V42H22V48H32V98Z", X, 0), p.skin)
    _door(c, X, h=18, w=8)
    return Head(X, 65, 23, 14)


@_building
def tent(c: Canvas) -> None:
    with c.behind():
        c.tube("M75 30V12", WOOD, 3)
        c.shaded(place("M0 12L22 17L0 23Z", X + 1, 0), RED, shift=0.3)
    with c.body("M75 24L128 98H22Z", c.palette.pop):
        for q in (-1, 1):
            c.fill(place("M10 24L44 98H26Z", X, 0, q, 1), CREAM.base)
    c.shaded("M75 50L93 98H57Z", Tone(oklch(0.36, 0.05, 60), oklch(0.28, 0.05, 55)), shift=0.5)
    for q in (-1, 1):
        c.oval(X + q * 6, 78, 3, 4, LIGHT)


@_building
def temple(c: Canvas) -> Head:
    with c.behind():
        c.shaded("M30 98V58H120V98Z", Tone(oklch(0.42, 0.04, 70), oklch(0.34, 0.04, 65)))
    for x in (36, 58, 92, 114):
        c.shaded(rounded(x - 6, 52, 12, 44, 2), STONE, shift=0.6)
    c.shaded("M22 54L75 20L128 54Z", STONE)
    c.shaded("M22 92H128V100H22Z", STONE, shift=0.4)
    return Head(X, 74, 15, 14)


@_building
def stump(c: Canvas) -> Head:
    """A hollow tree with a door in it."""
    c.shaded(ring(X, 34, 42, 18, 10, 1.25), GREEN)
    c.shaded(place("M-26 40Q-24 80 -42 98H42Q24 80 26 40Z", X, 0), WOOD, shift=1.2)
    c.line(place("M-18 50Q-16 70 -22 88M20 48Q18 64 24 84", X, 0), WOOD.shade, 2)
    _door(c, X, h=22, w=8)
    return Head(X, 58, 20, 13)


@_building
def volcano(c: Canvas) -> Head:
    with c.behind():
        _smoke(c, X - 8, 30)
    with c.body(place("M-52 98L-20 34Q0 40 20 34L52 98Z", X, 0), c.palette.skin, shift=1.4):
        c.fill(place("M-26 30H26L16 46Q12 62 8 48Q2 70 -3 50Q-10 60 -14 46Z", X, 0), oklch(0.74, 0.19, 50))
    return Head(X, 74, 24, 15)


@_building
def lair(c: Canvas) -> None:
    """A cave with eyes in the dark."""
    c.shaded(place("M-54 98Q-56 60 -34 40Q-16 18 8 24Q40 28 50 60Q56 80 54 98Z", X, 0), c.palette.skin, shift=1.4)
    c.fill(place("M-26 98Q-28 58 0 54Q28 58 26 98Z", X, 0), oklch(0.22, 0.03, c.palette.hue))
    for x, y, r in ((-8, 76, 5), (8, 76, 5), (-16, 88, 3), (-9, 88, 3)):
        c.oval(X + x, y, r, r * 1.1, oklch(0.92, 0.16, 100))
        c.oval(X + x + c.gaze[0], y, r * 0.35, r * 0.8, c.palette.ink)


@_building
def factory(c: Canvas) -> Head:
    with c.behind():
        for x in (-30, -12):
            c.shaded(place(f"M{x - 5} 60L{x - 3} 22H{x + 5}L{x + 7} 60Z", X, 0), tone(0.6, 0.09, 35, 0.12))
        _smoke(c, X - 8, 22)
    c.shaded(place("M-44 98V54L-18 42V54L8 42V54L34 42L44 50V98Z", X, 0), c.palette.skin)
    c.line("M31 90H119", c.palette.pop.base, 5)
    return Head(X, 72, 24, 14)


@_building
def laboratory(c: Canvas) -> Head:
    with c.behind():
        c.shaded(place("M-22 50C-22 14 22 14 22 50Z", X, 0), STEEL)
        c.tube("M75 22V10", IRON, 2)
        c.ball(75, 12, 3.4, RED)
    c.shaded(rounded(X - 42, 48, 84, 50, 5), c.palette.skin)
    c.line("M33 90H117", c.palette.pop.base, 4)
    return Head(X, 70, 25, 15)


@_building
def bed(c: Canvas) -> None:
    """Somebody sleeps here."""
    c.shaded(rounded(24, 36, 10, 62, 3), WOOD)
    c.shaded(rounded(116, 56, 10, 42, 3), WOOD)
    c.shaded(blob(54, 60, 24, 14), CREAM)
    peek(c, 56, 54, 0.95)
    c.shaded("M30 66H74Q84 62 94 66H120V90H30Z", c.palette.pop)


@_building
def pagoda(c: Canvas) -> Head:
    for foot, w in ((98, 34), (70, 27)):
        c.shaded(f"M{X - w} {foot}V{foot - 26}H{X + w}V{foot}Z", CREAM)
        c.line(f"M{X - w + 8} {foot}V{foot - 26}M{X + w - 8} {foot}V{foot - 26}", WOOD.base, 3)
    for y, w in ((76, 48), (48, 40)):
        c.shaded(
            place(
                (
                    f"M{-w} {y - 8}Q{-w + 6} {y + 2} {-w + 12} {y + 2}H{w - 12}Q{w - 6} {y + 2} {w} {y - 8}"
                    f"Q{w - 22} {y - 8} {w - 24} {y - 20}H{-w + 24}Q{-w + 22} {y - 8} {-w} {y - 8}Z"
                ),
                X,
                0,
            ),
            c.palette.pop,
            shift=0.7,
        )
    c.tube("M75 28V16", GOLD, 2.4)
    _door(c, X, h=18, w=8)
    return Head(X, 61, 19, 9)


@_building
def shop(c: Canvas) -> Head:
    c.shaded("M31 98V44H119V98Z", c.palette.skin, shift=1.2)
    c.shaded(rounded(40, 24, 70, 16, 4), c.palette.pop, shift=0.5)
    for k in range(8):
        x = 27 + k * 12
        c.shape(f"M{x} 42H{x + 12}V52Q{x + 6} 58 {x} 52Z", RED.base if k % 2 else CREAM.base, 1.6)
    c.shape(rounded(38, 78, 18, 20, 1), LIGHT, 1.8, solid=False)
    c.shape(rounded(94, 78, 18, 20, 1), LIGHT, 1.8, solid=False)
    _door(c, X, h=18, w=9)
    return Head(X, 67, 22, 11)
