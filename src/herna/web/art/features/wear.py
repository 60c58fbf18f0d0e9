"""Clothes and what hangs on the chest."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.features.bodies import torso
from herna.web.art.geometry import blob, ellipse, place, rounded, star
from herna.web.art.palette import BLACK, CREAM, GOLD, LEATHER, RED, STEEL, WHITE, Tone, oklch
from herna.web.art.slots import WEAR


def _coat(c: Canvas, h: Head, tone: Tone, collar: Tone) -> None:
    top = h.y + 19
    c.shaded(torso(h.x, top, 31), tone, shift=0.8)
    c.shape(place(f"M-9 {top}L0 {top + 22}L9 {top}Z", h.x, 0), collar.base, 1.6, solid=False)
    c.line(place(f"M0 {top + 22}V104", h.x, 0), width=1.6)


@WEAR
def lab(c: Canvas, h: Head) -> None:
    _coat(c, h, WHITE, c.palette.pop)
    for q in (-1, 1):
        c.fill(rounded(h.x + 17 * q - 4, 90, 8, 8, 1.5), WHITE.shade)
    c.line(place("M15 85V93", h.x, 0), c.palette.pop.shade, 2.4)


@WEAR
def medic(c: Canvas, h: Head) -> None:
    _coat(c, h, WHITE, c.palette.pale)
    c.shape(ellipse(h.x + 16, 91, 6.5), "#fff", 1.5, solid=False)
    c.fill(
        place("M-1.5 -4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z", h.x + 16, 91),
        RED.base,
    )


@WEAR
def suit(c: Canvas, h: Head) -> None:
    _coat(c, h, BLACK, CREAM)
    c.shape(place("M-3 74H3L2 79L5 92L0 97L-5 92L-2 79Z", h.x, 0), RED.base, 1.4, solid=False)


@WEAR
def captain(c: Canvas, h: Head) -> None:
    _coat(c, h, Tone(oklch(0.42, 0.1, 265), oklch(0.33, 0.09, 262)), CREAM)
    for q in (-1, 1):
        c.shaded(place("M18 78Q30 74 36 86H22Z", h.x, 0, q, 1), GOLD, shift=0.4)
        for y in (92, 99):
            c.oval(h.x + q * 8, y, 1.8, 1.8, GOLD.base)


@WEAR
def vest(c: Canvas, h: Head) -> None:
    _coat(c, h, c.palette.pop, c.palette.pale)
    for y in (90, 97):
        c.oval(h.x - 9, y, 1.5, 1.5, GOLD.base)


@WEAR
def robe(c: Canvas, h: Head) -> None:
    _coat(c, h, c.palette.pop, c.palette.pale)
    c.line(place("M-10 70L0 94L10 70", h.x, 0), GOLD.base, 2.6)


@WEAR
def holy(c: Canvas, h: Head) -> None:
    """White robes with a golden stole."""
    c.shaded(torso(h.x, h.y + 22, 34), WHITE)
    for q in (-1, 1):
        c.shape(place("M5 76L13 74L16 106H7Z", h.x, 0, q, 1), GOLD.base, 1.5, solid=False)


@WEAR
def gi(c: Canvas, h: Head) -> None:
    """A martial artist's jacket and black belt."""
    _coat(c, h, WHITE, c.palette.pale)
    c.line(place("M-32 98H32", h.x, 0), BLACK.base, 6)
    c.fill(place("M-3 96L4 96L8 106H2Z", h.x, 0), BLACK.base)


@WEAR
def ninja(c: Canvas, h: Head) -> None:
    c.shaded(torso(h.x, h.y + 20, 30), BLACK)
    c.line(place("M-13 72L4 104M13 72L2 88", h.x, 0), width=1.8)
    c.line(place("M-31 98H31", h.x, 0), c.palette.pop.base, 6)


@WEAR
def leather(c: Canvas, h: Head) -> None:
    _coat(c, h, LEATHER, CREAM)
    c.shaded(place("M-22 68Q0 84 22 68L24 76Q0 92 -24 76Z", h.x, 0), CREAM, shift=0.5)


@WEAR
def armour(c: Canvas, h: Head) -> None:
    c.shaded(torso(h.x, h.y + 20, 33), STEEL)
    c.line(place("M0 74V104M-24 90Q0 98 24 90", h.x, 0), width=1.4)
    for q in (-1, 1):
        c.shaded(ellipse(h.x + q * 29, 86, 10), STEEL, shift=0.7)


@WEAR
def camouflage(c: Canvas, h: Head) -> None:
    d = torso(h.x, h.y + 20, 31)
    with c.body(d, Tone(oklch(0.58, 0.08, 120), oklch(0.46, 0.07, 125))):
        for x, y, r in ((-20, 84, 8), (14, 80, 7), (0, 96, 9), (24, 98, 8), (-28, 100, 7)):
            c.oval(h.x + x, y, r, r * 0.6, oklch(0.42, 0.06, 110))


@WEAR
def trefoil(c: Canvas, h: Head) -> None:
    """The radiation sign on the chest."""
    c.shape(ellipse(h.x, 91, 9), oklch(0.88, 0.18, 100), 1.8, solid=False)
    for angle in (0, 120, 240):
        with c.turned(angle, h.x, 91):
            c.fill(
                place("M-3.6 -6.2A7 7 0 0 1 3.6 -6.2L1.3 -2A2.4 2.4 0 0 0 -1.3 -2Z", h.x, 91),
                c.palette.ink,
            )
    c.oval(h.x, 91, 1.5, 1.5, c.palette.ink)


@WEAR
def scarf(c: Canvas, h: Head) -> None:
    d = place("M-22 72Q0 84 22 72Q25 79 20 82Q0 93 -20 82Q-25 79 -22 72Z", h.x, h.y - 50)
    c.shaded(d, c.palette.pop, shift=0.5)
    c.shaded(place("M10 85l9 -3l5 22h-10Z", h.x, h.y - 50), c.palette.pop, shift=0.5)


@WEAR
def whistle(c: Canvas, h: Head) -> None:
    c.line(place("M-15 72Q-4 90 2 92Q10 86 15 72", h.x, 0), RED.base, 2.2)
    c.shaded(place("M-6 90H6L12 87V93L7 94A6 6 0 1 1 -5 95Z", h.x, 1), GOLD, shift=0.4, solid=False, width=1.6)


@WEAR
def medals(c: Canvas, h: Head) -> None:
    for k, tone in enumerate((RED, Tone(oklch(0.6, 0.15, 250), ""))):
        x = h.x + 10 + k * 9
        c.fill(place("M-3 0H3V8L0 11L-3 8Z", x, 80), tone.base)
        c.ball(x, 93, 3.8, GOLD, solid=False)


@WEAR
def belt(c: Canvas, h: Head) -> None:
    """A champion's."""
    c.line(place("M-44 97H44", h.x, 0), BLACK.base, 10)
    c.shape(star(h.x, 97, 8, 10, 8), GOLD.base, 1.6, solid=False)
    c.fill(star(h.x, 97, 5, 5, 2.2), RED.base)


@WEAR
def bowtie(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        c.shaded(place("M1 0L13 -6V7Z", h.x, h.y + 25, q, 1), c.palette.pop, shift=0.4)
    c.shape(ellipse(h.x, h.y + 25, 3), c.palette.pop.base, 1.5)


@WEAR
def collar(c: Canvas, h: Head) -> None:
    """A dog's, with a tag."""
    c.shaded(place("M-20 71Q0 82 20 71L21 77Q0 89 -21 77Z", h.x, h.y - 50), c.palette.pop, shift=0.4)
    c.ball(h.x, h.y + 36, 4.6, GOLD)


@WEAR
def chain(c: Canvas, h: Head) -> None:
    for k in range(7):
        u = k / 3 - 1
        c.line(ellipse(h.x + u * 22, h.y + 42 - 10 * u * u, 4, 3), STEEL.base, 2.4)
        c.line(ellipse(h.x + u * 22, h.y + 42 - 10 * u * u, 4, 3), c.palette.ink, 0.8)


@WEAR
def beads(c: Canvas, h: Head) -> None:
    for k in range(7):
        u = k / 3 - 1
        c.ball(h.x + u * 19, h.y + 37 - 11 * u * u, 4, c.palette.pop, width=1.3, solid=False)


@WEAR
def shells(c: Canvas, h: Head) -> None:
    """A mermaid's top."""
    for q in (-1, 1):
        c.shaded(
            place("M-9 -5Q0 -10 9 -5Q8 5 0 9Q-8 5 -9 -5Z", h.x + q * 10, 90), c.palette.pop, shift=0.4, solid=False
        )
        c.line(place("M0 8V-6M0 8L-5 -5M0 8L5 -5", h.x + q * 10, 90), width=1.1)


@WEAR
def dress(c: Canvas, h: Head) -> None:
    c.shaded(torso(h.x, h.y + 30, 29), c.palette.pop)
    c.line(place("M-12 81Q0 90 12 81", h.x, 0), GOLD.base, 2.4)


@WEAR
def coils(c: Canvas, h: Head) -> None:
    """Springs, wires and a meter: somebody has been repaired."""
    c.shape(rounded(h.x - 12, 82, 24, 18, 3), STEEL.base, 1.8, solid=False)
    c.shape(ellipse(h.x - 4, 91, 5), "#fffdf4", 1.4, solid=False)
    c.line(place("M-4 91l2.5 -3", h.x, 0), RED.base, 1.6)
    c.oval(h.x + 6, 88, 1.8, 1.8, RED.base)
    c.oval(h.x + 6, 95, 1.8, 1.8, oklch(0.75, 0.18, 140))


@WEAR
def bandages(c: Canvas, h: Head) -> None:
    with c.clipped(torso(h.x, h.y + 18, 31)):
        for k in range(5):
            y = 70 + k * 8
            c.line(place(f"M-36 {y}Q0 {y + (6 if k % 2 else 1)} 36 {y - 2}", h.x, 0), CREAM.shade, 7)
            c.line(place(f"M-36 {y}Q0 {y + (6 if k % 2 else 1)} 36 {y - 2}", h.x, 0), CREAM.base, 5)


@WEAR
def ring_(c: Canvas, h: Head) -> None:
    """A rubber swimming ring."""
    d = blob(h.x, 92, 42, 13, top=0.7, bot=0.7)
    with c.body(d, WHITE):
        for x in (-36, -12, 12, 36):
            c.fill(place(f"M{x - 6} 76H{x + 6}V108H{x - 6}Z", h.x, 0), RED.base)
    c.line(place("M-30 89Q0 97 30 89", h.x, 0), width=1.4, opacity=0.5)


@WEAR
def stole(c: Canvas, h: Head) -> None:
    """A shawl with stars."""
    c.shaded(torso(h.x, h.y + 22, 33), c.palette.pop)
    for x, y in ((-20, 90), (-7, 96), (8, 90), (21, 96)):
        c.fill(star(h.x + x, y, 5, 3.4, 1.5), GOLD.base)


@WEAR
def feathered(c: Canvas, h: Head) -> None:
    """A collar and breast of feathers."""
    c.shaded(torso(h.x, h.y + 24, 29), c.palette.dark)
    for row, y in enumerate((97, 89, 81)):
        for k in range(-2, 3):
            x = h.x + k * 10 + (row % 2) * 5 - 2.5
            c.shape(
                place("M-5.5 -5H5.5Q6 4 0 9Q-6 4 -5.5 -5Z", x, y),
                c.palette.pop.shade if row % 2 else c.palette.dark.base,
                1.3,
                solid=False,
            )


@WEAR
def bandanna(c: Canvas, h: Head) -> None:
    """A cowboy's neckerchief."""
    c.shaded(place("M-22 20Q0 28 22 20Q20 28 12 32L0 44L-12 32Q-20 28 -22 20Z", h.x, h.y), c.palette.pop, shift=0.5)
    for x, y in ((-8, 30), (0, 34), (8, 30)):
        c.oval(h.x + x, h.y + y, 1.4, 1.4, "#fff")


@WEAR
def cloak(c: Canvas, h: Head) -> None:
    c.shaded(torso(h.x, h.y + 18, 34), c.palette.pop)
    c.shaded(place("M-12 70L0 78L12 70L8 106H-8Z", h.x, 0), BLACK, shift=0.5)
    c.ball(h.x, h.y + 27, 4, GOLD)


@WEAR
def sailor(c: Canvas, h: Head) -> None:
    """A striped shirt under an open coat."""
    top = h.y + 19
    with c.body(torso(h.x, top, 31), c.palette.pop, shift=0.8):
        c.fill(place(f"M-13 {top - 4}L-6 108H6L13 {top - 4}Z", h.x, 0), CREAM.base)
        for k in range(5):
            y = top + 5 + k * 7
            c.line(place(f"M{-12 + k} {y}H{12 - k}", h.x, 0), RED.base, 3)
        c.line(place(f"M-13 {top}L-6 108M13 {top}L6 108", h.x, 0), width=1.6)
    for q in (-1, 1):
        c.oval(h.x + q * 15, 88, 1.8, 1.8, GOLD.base)
        c.oval(h.x + q * 14, 96, 1.8, 1.8, GOLD.base)


@WEAR
def rags(c: Canvas, h: Head) -> None:
    """Torn clothes."""
    skin = c.palette.skin.base
    for d in ("M6 24l9 5l-4 6l8 4l-12 6Z", "M-22 34l8 -3l-2 8l6 4l-10 3Z"):
        c.shape(place(d, h.x, h.y), skin, 1.4, solid=False)


@WEAR
def bandolier(c: Canvas, h: Head) -> None:
    c.line(place("M-30 78L22 104", h.x, 0), LEATHER.base, 7)
    for k in range(4):
        c.fill(rounded(h.x - 24 + k * 11, 79 + k * 5.4, 4, 7, 1), GOLD.base)


@WEAR
def spacesuit(c: Canvas, h: Head) -> None:
    c.shaded(torso(h.x, h.y + 20, 27), WHITE)
    c.shaded(blob(h.x, h.y + 28, 20, 5), STEEL, shift=0.3)
    c.shape(ellipse(h.x, 91, 4.4), c.palette.pop.base, 1.6, solid=False)


@WEAR
def apron(c: Canvas, h: Head) -> None:
    c.shaded(place("M-14 76H14L20 106H-20Z", h.x, 0), LEATHER, shift=0.5)
    c.line(place("M-14 76Q-18 68 -16 64M14 76Q18 68 16 64", h.x, h.y - 48), width=2)


@WEAR
def overalls(c: Canvas, h: Head) -> None:
    """An explorer's suit with a ring for the helmet."""
    c.shaded(torso(h.x, h.y + 20, 29), c.palette.pop)
    c.shaded(blob(h.x, h.y + 27, 20, 5), STEEL, shift=0.3)
    c.line(place("M0 84V104", h.x, 0), width=1.6)
    c.shape(rounded(h.x + 9, 88, 10, 7, 1.5), CREAM.base, 1.4, solid=False)
