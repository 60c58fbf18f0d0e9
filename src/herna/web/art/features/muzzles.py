"""The lower half of a face: noses, snouts, beaks, trunks, with the mouth that belongs to them."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.faces import mouth
from herna.web.art.geometry import blob, ellipse, place
from herna.web.art.palette import BEAK, BONE, MOUTH, PINK, STEEL, TOOTH, Tone, oklch
from herna.web.art.slots import MUZZLE

BEAST_MOUTHS = ("grin", "smirk", "fangs", "smile", "roar", "grin")


def _mouth(c: Canvas, x: float, y: float, w: float) -> None:
    mouth(c, x, y, w, c.traits.choose("mouth", BEAST_MOUTHS))


def _nose(c: Canvas, x: float, y: float, rx: float = 5, ry: float = 3.8, tone: Tone | None = None) -> None:
    dark = Tone(oklch(0.3, 0.04, c.palette.hue), c.palette.ink)
    c.shaded(blob(x, y, rx, ry, wide=-0.3), tone or dark, shift=0.3, width=1.5, solid=False)
    c.oval(x - rx * 0.32, y - ry * 0.4, rx * 0.3, ry * 0.25, "#fff", 0.8)


def _nostrils(c: Canvas, x: float, y: float, apart: float, rx: float = 1.7, ry: float = 2.4) -> None:
    for q in (-1, 1):
        c.oval(x + q * apart, y, rx, ry, c.palette.ink)


@MUZZLE
def plain(c: Canvas, h: Head) -> None:
    _mouth(c, h.x, h.y + h.ry * 0.54, h.rx * 0.42)


@MUZZLE
def snout(c: Canvas, h: Head) -> None:
    """Dogs, bears, foxes: a pale muzzle with a dark nose."""
    y = h.y + h.ry * 0.52
    with c.clipped(blob(h.x, h.y, h.rx, h.ry, bot=0.7)):
        c.oval(h.x, h.y + h.ry * 0.58, h.rx * 0.56, h.ry * 0.46, c.palette.belly)
    _nose(c, h.x, y - 5.5)
    c.line(place("M0 -2V1", h.x, y), width=1.6)
    _mouth(c, h.x, y + 1.5, h.rx * 0.38)


@MUZZLE
def long(c: Canvas, h: Head) -> None:
    """Wolf and dragon: the muzzle stands out."""
    x, y = h.at(0, 0.55)
    c.shaded(blob(x, y, h.rx * 0.56, h.ry * 0.52, top=0.5, bot=0.7, wide=0.1), c.palette.pale, shift=0.7)
    _nose(c, x, y - h.ry * 0.34, 5.6, 4.2)
    _mouth(c, x, y + h.ry * 0.08, h.rx * 0.34)


@MUZZLE
def dragon(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.58)
    c.shaded(blob(x, y, h.rx * 0.72, h.ry * 0.52, top=0.66, bot=0.75, wide=-0.1), c.palette.skin, shift=0.8)
    for q in (-1, 1):
        c.ball(x + q * h.rx * 0.34, y - h.ry * 0.36, 3.4, c.palette.skin, solid=False, width=1.4)
        c.oval(x + q * h.rx * 0.34, y - h.ry * 0.33, 1.5, 1.2, c.palette.ink)
    _mouth(c, x, y + h.ry * 0.02, h.rx * 0.5)


@MUZZLE
def crocodile(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.72)
    c.shaded(blob(x, y, h.rx * 0.82, h.ry * 0.56, top=0.72, bot=0.8, wide=0.25), c.palette.skin)
    for q in (-1, 1):
        c.ball(x + q * 6, y - h.ry * 0.42, 3, c.palette.skin, solid=False, width=1.4)
        c.oval(x + q * 6, y - h.ry * 0.4, 1.3, 1, c.palette.ink)
    c.line(place("M-1 -.1Q0 .45 1 -.1", x, y, h.rx * 0.76, h.ry * 0.5), width=2)
    for u in (-0.78, -0.5, -0.22, 0.06, 0.34, 0.62):
        v = 0.16 - 0.26 * u * u
        c.shape(place(f"M{u} {v:.2f}l.09 .3l.12 -.28Z", x, y, h.rx * 0.76, h.ry * 0.5), TOOTH, 1.1, solid=False)


@MUZZLE
def beak(c: Canvas, h: Head) -> None:
    x, y = h.x, h.y + h.ry * 0.52
    c.shaded(place("M-9 -7Q0 -12 9 -7Q5 3 0 8Q-5 3 -9 -7Z", x, y), BEAK, shift=0.5)
    c.line(place("M-7 -3Q0 1 7 -3", x, y), width=1.5)


@MUZZLE
def owl(c: Canvas, h: Head) -> None:
    c.shaded(place("M-5 -6Q0 -9 5 -6Q4 2 0 8Q-4 2 -5 -6Z", h.x, h.y + h.ry * 0.42), BEAK, shift=0.4)


@MUZZLE
def rooster(c: Canvas, h: Head) -> None:
    x, y = h.x, h.y + h.ry * 0.42
    for q in (-1, 1):
        c.shaded(ellipse(x + q * 4.5, y + 14, 4, 6.5), Tone(oklch(0.62, 0.2, 25), oklch(0.5, 0.18, 20)), shift=0.4)
    c.shaded(place("M-10 -5Q0 -12 10 -5Q5 6 0 10Q-5 6 -10 -5Z", x, y), BEAK, shift=0.5)
    c.line(place("M-7 0Q0 5 7 0", x, y), width=1.5)


@MUZZLE
def bill(c: Canvas, h: Head) -> None:
    """Duck and swan."""
    x, y = h.x, h.y + h.ry * 0.5
    c.shaded(place("M-6 -8Q0 -11 6 -8Q8 -2 15 1Q17 7 8 9Q0 11 -8 9Q-17 7 -15 1Q-8 -2 -6 -8Z", x, y), BEAK, shift=0.6)
    c.line(place("M-14 4Q0 9 14 4", x, y), width=1.6)
    _nostrils(c, x, y - 3, 3, 1.1, 1.4)


@MUZZLE
def saw(c: Canvas, h: Head) -> None:
    """A bill that is a saw."""
    x, y = h.x, h.y + h.ry * 0.46
    c.shaded(
        place("M-8 -8H8L16 -2L13 3L17 8L11 8L9 14L4 10L0 16L-4 10L-9 14L-11 8L-17 8L-13 3L-16 -2Z", x, y),
        STEEL,
        shift=0.6,
    )
    c.line(place("M-12 2Q0 7 12 2", x, y), width=1.6)
    c.oval(x, y - 3, 2, 2, c.palette.ink)


@MUZZLE
def penguin(c: Canvas, h: Head) -> None:
    c.shaded(place("M-7 -4Q0 -9 7 -4Q4 3 0 6Q-4 3 -7 -4Z", h.x, h.y + h.ry * 0.4), BEAK, shift=0.4)
    c.line(place("M-5 -1Q0 2 5 -1", h.x, h.y + h.ry * 0.4), width=1.4)


@MUZZLE
def ostrich(c: Canvas, h: Head) -> None:
    c.shaded(place("M-11 -4Q0 -10 11 -4Q9 5 0 8Q-9 5 -11 -4Z", h.x, h.y + h.ry * 0.5), BEAK, shift=0.5)
    c.line(place("M-10 -1Q0 5 10 -1", h.x, h.y + h.ry * 0.5), width=1.6)
    _nostrils(c, h.x, h.y + h.ry * 0.5 - 5, 3, 1.1, 1)


@MUZZLE
def pig(c: Canvas, h: Head) -> None:
    y = h.y + h.ry * 0.52
    c.shaded(blob(h.x, y - 3, 10, 7), PINK, shift=0.4)
    _nostrils(c, h.x, y - 3, 3.6)
    mouth(c, h.x, y + 6, 7, "smile")


@MUZZLE
def cat(c: Canvas, h: Head) -> None:
    x, y = h.x, h.y + h.ry * 0.42
    for q in (-1, 1):
        c.oval(x + q * 6, y + 5, 7.5, 6, c.palette.belly)
        for k in (-1, 0, 1):
            c.line(
                place(f"M9 {4 + k * 2}Q18 {2 + k * 4} {29 - abs(k) * 2} {1 + k * 6}", x, y, q, 1),
                width=1.1,
                opacity=0.8,
            )
    c.shape(place("M-4 -2Q0 -4 4 -2Q2 2 0 3Q-2 2 -4 -2Z", x, y), PINK.shade, 1.3, solid=False)
    c.line(place("M-9 4Q-5 10 0 5Q5 10 9 4M0 3V5", x, y), width=1.8)
    if c.traits.chance("catfang", 0.6):
        c.shape(place("M5 7l1.6 4l1.8 -4.4Z", x, y), TOOTH, 1.1, solid=False)


@MUZZLE
def mouse(c: Canvas, h: Head) -> None:
    x, y = h.x, h.y + h.ry * 0.62
    c.oval(x, y, h.rx * 0.46, h.ry * 0.34, c.palette.belly)
    for q in (-1, 1):
        for k in (-1, 0, 1):
            c.line(
                place(f"M9 {k * 2 - 1}Q20 {k * 4 - 3} {31 - abs(k) * 2} {k * 7 - 4}", x, y, q, 1),
                width=1.1,
                opacity=0.8,
            )
    _nose(c, x, y - 5, 5.2, 4.2, PINK)
    c.line(place("M-8 2.5Q-4 6 0 1.5Q4 6 8 2.5", x, y), width=1.8)
    c.shape(place("M-3.6 4V9.4Q-1.8 10.6 0 9.4Q1.8 10.6 3.6 9.4V4Q0 6 -3.6 4Z", x, y), TOOTH, 1.3, solid=False)
    c.line(place("M0 5V9", x, y), width=1)


@MUZZLE
def rabbit(c: Canvas, h: Head) -> None:
    x, y = h.x, h.y + h.ry * 0.45
    for q in (-1, 1):
        c.oval(x + q * 5, y + 5, 7, 5.5, c.palette.belly)
    c.shape(place("M-4 -2Q0 -4 4 -2Q2 2 0 3Q-2 2 -4 -2Z", x, y), PINK.shade, 1.3, solid=False)
    kind = c.traits.choose("mouth", ("buck",))
    mouth(c, x, y + 5, 7.5 if kind == "buck" else 8.5, kind)


@MUZZLE
def trunk(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.12)
    for q in (-1, 1):
        c.shaded(place("M9 9Q12 22 22 20Q17 14 17 7Z", x, y, q, 1), BONE, shift=0.4)
    bend = c.traits.side("trunk")
    trunk_ = place(
        "M-9 0Q0 -6 9 0C9 14 8 22 14 24C18 25 20 21 19 17Q24 15 27 17C28 28 20 35 11 33C-2 31 -9 18 -9 0Z",
        x,
        y,
        bend,
        1,
    )
    with c.body(trunk_, c.palette.skin, shift=0.8):
        for k in range(4):
            c.line(place(f"M-9 {6 + k * 6}q8 4 16 0", x + bend * k * 1.5, y, bend, 1), c.palette.shade, 1.6)


@MUZZLE
def rhino(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.58)
    c.shaded(blob(x, y, h.rx * 0.7, h.ry * 0.5, top=0.7, bot=0.75), c.palette.skin, shift=0.7)
    _nostrils(c, x, y + 1, h.rx * 0.36, 2.2, 1.8)
    _mouth(c, x, y + h.ry * 0.24, h.rx * 0.3)
    for v, w, top in ((0.1, 0.13, 0.5), (0.42, 0.24, 1.25)):
        tone = STEEL if c.traits.pins.get("horns") == "steel" else BONE
        c.shaded(
            place(
                f"M{-w} {v}Q{-w * 0.5:.2f} {v - top * 0.7:.2f} .06 {v - top:.2f}"
                f"Q{w * 0.9:.2f} {v - top * 0.5:.2f} {w} {v}Z",
                h.x,
                h.y,
                h.rx,
                h.ry,
            ),
            tone,
            shift=0.4,
        )


@MUZZLE
def hippo(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.62)
    c.shaded(blob(x, y, h.rx * 0.98, h.ry * 0.62, top=0.78, bot=0.8, wide=0.1), c.palette.skin)
    for q in (-1, 1):
        c.ball(x + q * h.rx * 0.4, y - h.ry * 0.34, 4, c.palette.skin, solid=False, width=1.4)
        c.oval(x + q * h.rx * 0.4, y - h.ry * 0.3, 2, 1.8, c.palette.ink)
    c.line(place("M-.8 .05Q0 .5 .8 .05", x, y, h.rx, h.ry), width=2)
    for q in (-1, 1):
        c.shape(place("M.36 .22v-.24q.1 -.06 .2 0v.16Z", x, y, q * h.rx, h.ry), TOOTH, 1.3, solid=False)


@MUZZLE
def horse(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.72)
    c.shaded(blob(x, y, h.rx * 0.6, h.ry * 0.55, top=0.6, bot=0.75, wide=0.1), c.palette.pale, shift=0.8)
    _nostrils(c, x, y - h.ry * 0.12, h.rx * 0.28, 2.2, 2.8)
    mouth(c, x, y + h.ry * 0.18, h.rx * 0.3, c.traits.choose("mouth", ("smile",)))


@MUZZLE
def goat(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.68)
    c.shaded(place("M-7 4Q-6 20 0 24Q6 20 7 4Z", x, y), c.palette.pale, shift=0.5)
    c.shaded(blob(x, y, h.rx * 0.48, h.ry * 0.48, top=0.6, bot=0.65), c.palette.pale, shift=0.6)
    c.line(place("M-5 -5Q0 0 5 -5M0 -2V2", x, y), width=1.7)
    mouth(c, x, y + 3, 6, "smile")


@MUZZLE
def mole(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.42)
    c.shaded(blob(x, y, 8, 6.5), PINK, shift=0.4)
    c.oval(x - 2.4, y - 2.6, 2.2, 1.5, "#fff", 0.8)
    for q in (-1, 1):
        c.line(place("M9 2L24 -1M9 4L23 7", x, y, q, 1), width=1.1, opacity=0.7)
    mouth(c, x, y + 10, 6, "buck")


@MUZZLE
def walrus(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.48)
    for q in (-1, 1):
        c.shaded(place("M4 4Q5 26 8 30Q15 20 14 4Z", x, y, q, 1), BONE, shift=0.4)
        c.shaded(ellipse(x + q * 8, y + 2, 9.5, 7.5), c.palette.pale, shift=0.4)
        for k in range(3):
            c.oval(x + q * (5 + k * 3.4), y + 2 + (k % 2) * 2.4, 0.9, 0.9, c.palette.ink, 0.8)
    _nose(c, x, y - 4, 6, 4)


@MUZZLE
def boar(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.48)
    for q in (-1, 1):
        c.shaded(place("M9 8Q20 8 21 -8Q11 -3 6 2Z", x, y, q, 1), BONE, shift=0.4)
    c.shaded(blob(x, y, 12, 8.5), PINK, shift=0.4)
    _nostrils(c, x, y, 4.4, 2, 3)
    mouth(c, x, y + 11, 7, "flat")


@MUZZLE
def gorilla(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.5)
    c.oval(x, y, h.rx * 0.66, h.ry * 0.46, c.palette.pale.shade, 0.55)
    _nostrils(c, x, y - h.ry * 0.26, 4, 2.6, 1.8)
    _mouth(c, x, y + h.ry * 0.02, h.rx * 0.5)


@MUZZLE
def monkey(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.5)
    _nostrils(c, x, y - h.ry * 0.3, 2, 1.1, 0.9)
    _mouth(c, x, y, h.rx * 0.46)


@MUZZLE
def frog(c: Canvas, h: Head) -> None:
    """A mouth from ear to ear."""
    _nostrils(c, h.x, h.y - h.ry * 0.1, 2.6, 1.1, 0.9)
    kind = c.traits.choose("mouth", ("wide",))
    if kind == "wide":
        c.line(h.path("M-.78 .2Q0 .95 .78 .2"), width=2.2)
        for q in (-1, 1):
            c.line(h.path("M.7 .12q.12 .06 .14 .16", q), width=2)
    else:
        mouth(c, h.x, h.y + h.ry * 0.28, h.rx * 0.58, kind)


@MUZZLE
def snake(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.5)
    _nostrils(c, x, y - 7, 3, 1.2, 1)
    c.line(place("M0 1V11M0 10l-4 6M0 10l4 6", x, y), oklch(0.6, 0.2, 20), 2.6)
    c.line(place("M-14 -3Q0 7 14 -3", x, y), width=2)
    for q in (-1, 1):
        c.shape(place("M6 .5l1.8 6l2.6 -7Z", x, y, q, 1), TOOTH, 1.1, solid=False)


@MUZZLE
def mandibles(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.62)
    for q in (-1, 1):
        c.shaded(place("M3 -3Q14 -3 14 6Q13 14 4 14Q9 8 8 4Q6 2 2 3Z", x, y, q, 1), c.palette.dark, shift=0.4)
    c.line(place("M-5 -4Q0 -1 5 -4", x, y), width=1.8)


@MUZZLE
def proboscis(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.45)
    c.tube(place("M0 0V12", x, y), c.palette.dark, 3.4)
    c.shaded(ellipse(x, y + 14, 5, 3.2), c.palette.pale, shift=0.3)


@MUZZLE
def maw(c: Canvas, h: Head) -> None:
    """A mouth that is most of the face."""
    mouth(c, h.x, h.y + h.ry * 0.22, h.rx * 0.66, "shark")


@MUZZLE
def salamander(c: Canvas, h: Head) -> None:
    _nostrils(c, h.x, h.y + h.ry * 0.28, 3.4, 1.1, 0.9)
    c.line(h.path("M-.72 .35Q0 .85 .72 .35"), width=2.1)
    if c.traits.chance("fang", 0.5):
        c.shape(h.path("M.3 .58l.08 .2l.1 -.24Z"), TOOTH, 1.1, solid=False)


@MUZZLE
def octopus(c: Canvas, h: Head) -> None:
    x, y = h.at(0, 0.5)
    c.shaded(ellipse(x, y, 5, 5.5), c.palette.pale, shift=0.4, solid=False)
    c.oval(x, y, 2.4, 2.8, MOUTH)


@MUZZLE
def tyrant(c: Canvas, h: Head) -> None:
    """A dinosaur's: nostrils, pale jaw, a line of teeth."""
    x, y = h.x, h.y + h.ry * 0.42
    with c.clipped(blob(h.x, h.y, h.rx, h.ry, bot=0.78, wide=0.42)):
        c.fill(place("M-40 3Q0 13 40 3V40H-40Z", x, y), c.palette.belly)
    _nostrils(c, x, y - 7, 5.5, 2, 1.4)
    kind = c.traits.choose("mouth", ("teeth", "roar", "teeth", "smirk"))
    if kind in ("roar", "grin", "laugh"):
        mouth(c, x, y + 1, 14, kind)
        return
    c.line(place("M-.82 0Q0 10 .82 0", x, y, h.rx, 1), width=2.2)
    for u in (-0.62, -0.36, -0.1, 0.18, 0.44, 0.66):
        v = 5 * (1 - (u / 0.82) ** 2) - 0.6
        c.shape(place("M-2.6 0l2.6 5.6l2.6 -5.6Z", x + u * h.rx, y + v), TOOTH, 1.1, solid=False)
