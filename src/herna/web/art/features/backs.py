"""What stands or grows behind a figure: shells, manes, quills, capes, auras, flames, gravestones."""

import math
from itertools import pairwise

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, place, ring, rounded, star
from herna.web.art.palette import BONE, FIRE, GOLD, GREEN, RED, STEEL, STONE, WOOD, YELLOW, Tone, oklch, tone
from herna.web.art.slots import BACK


@BACK
def shell(c: Canvas, h: Head) -> None:
    """Turtle."""
    with c.behind():
        dome = place("M-56 106C-62 50 -34 28 0 28C34 28 62 50 56 106Z", h.x, 2)
        with c.body(dome, c.palette.pop, shift=1.4):
            c.line(
                place(
                    "M-30 36L-22 54L-50 62M30 36L22 54L50 62M-22 54H22"
                    "M-46 84L-50 62M46 84L50 62M-46 84L-60 88M46 84L60 88",
                    h.x,
                    2,
                ),
                c.palette.pop.shade,
                2.6,
            )


@BACK
def snailshell(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(ellipse(h.x, 62, 50, 46), c.palette.pop, shift=1.4)
        c.line(
            place("M-48 70A48 44 0 0 1 46 50M46 50A36 34 0 0 1 38 86M-36 40A44 42 0 0 1 30 30", h.x, 0),
            c.palette.pop.shade,
            3,
        )


@BACK
def mane(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(_spikes(h, 15, 1.42, 1.12), c.palette.pop)


@BACK
def wool(c: Canvas, h: Head) -> None:
    """A shaggy fringe of the figure's own colour."""
    with c.behind():
        c.shaded(_spikes(h, 17, 1.3, 1.1), c.palette.skin)


@BACK
def orange(c: Canvas, h: Head) -> None:
    """Orang-utan: the cheek pads."""
    with c.behind():
        c.shaded(
            blob(h.x, h.y + h.ry * 0.1, h.rx * 1.4, h.ry * 1.12, top=0.6, bot=0.6, wide=0.15),
            Tone(c.palette.shade, c.palette.dark.base),
        )


def _spikes(h: Head, count: int, outer: float, inner: float) -> str:
    text = ""
    for k in range(count):
        a = math.tau * k / count - math.pi / 2
        b = a - math.pi / count
        r = outer + 0.1 * (k % 2)
        valley = h.at(inner * math.cos(b), inner * math.sin(b))
        bend = h.at(r * 1.05 * math.cos(a - 0.1), r * 1.05 * math.sin(a - 0.1))
        tip = h.at(r * math.cos(a), r * math.sin(a))
        text += (
            f"{'L' if k else 'M'}{valley[0]:.1f} {valley[1]:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
        )
    return text + "Z"


@BACK
def frill(c: Canvas, h: Head) -> None:
    """Triceratops."""
    count = 9
    text, spokes = "M-1.2 .4", ""
    for k in range(count):
        a, b = math.pi * (1 + (k + 0.5) / count), math.pi * (1 + (k + 1) / count)
        text += (
            f"Q{1.85 * math.cos(a):.2f} {0.2 + 1.85 * math.sin(a):.2f}"
            f" {1.42 * math.cos(b):.2f} {0.2 + 1.42 * math.sin(b):.2f}"
        )
        spokes += f"M{math.cos(b):.2f} {0.2 + math.sin(b):.2f}L{1.36 * math.cos(b):.2f} {0.2 + 1.36 * math.sin(b):.2f}"
    with c.behind():
        c.shaded(h.path(text + "Z"), c.palette.pop)
        c.line(h.path(spokes), c.palette.pop.shade, 1.6)


@BACK
def quills(c: Canvas, h: Head) -> None:
    """Porcupine: long banded spines."""
    with c.behind():
        for k in range(15):
            angle = -105 + k * 15
            with c.turned(angle, h.x, h.y + 14):
                length = 64 if k % 2 else 54
                c.shaded(place(f"M-4 0L0 {-length}L4 0Z", h.x, h.y + 14), BONE, shift=0.3, width=1.6)
                c.fill(place(f"M-1.6 {-length + 12}L0 {-length}L1.6 {-length + 12}Z", h.x, h.y + 14), c.palette.ink)


@BACK
def spines(c: Canvas, h: Head) -> None:
    """Hedgehog: a short dense coat."""
    with c.behind():
        c.shaded(_spikes(h.grown(1.06), 21, 1.45, 1.12), c.palette.dark)


@BACK
def hood(c: Canvas, h: Head) -> None:
    """A cobra's."""
    with c.behind():
        d = place(
            "M0 -1.1C1.3 -1.3 2.1 -.2 1.75 .6C1.5 1.3 .8 1.6 .6 2.3"
            "H-.6C-.8 1.6 -1.5 1.3 -1.75 .6C-2.1 -.2 -1.3 -1.3 0 -1.1Z",
            h.x,
            h.y,
            h.rx,
            h.ry,
        )
        with c.body(d, c.palette.skin, shift=1.2):
            for q in (-1, 1):
                c.line(h.path("M1.1 -.4Q1.75 .2 1.05 .95", q), c.palette.pop.base, 5)
        c.fill(place("M-.4 .8H.4V2.4H-.4Z", h.x, h.y, h.rx, h.ry), c.palette.belly)


@BACK
def cape(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(place("M-20 66Q-48 76 -50 106H50Q48 76 20 66Z", h.x, 0), c.palette.pop)
        for q in (-1, 1):
            c.shaded(place("M10 74Q26 52 34 54Q32 66 26 78Z", h.x, 0, q, 1), c.palette.pop, shift=0.5)


@BACK
def aura(c: Canvas, h: Head) -> None:
    """A ghostly glow."""
    light = oklch(0.92, 0.09, c.palette.hue)
    with c.behind():
        for k, r in enumerate((1.95, 1.62, 1.35)):
            c.fill(ring(h.x, h.y + 6, h.rx * r, h.ry * r, 9, 1.14, 10 * k), light, 0.32)


@BACK
def radiance(c: Canvas, h: Head) -> None:
    """Golden rays of the blessed."""
    with c.behind():
        c.fill(star(h.x, h.y + 2, 16, 52, 36), GOLD.base, 0.75)
        c.fill(star(h.x, h.y + 2, 16, 44, 32, -79), oklch(0.96, 0.09, 98), 0.9)


@BACK
def fallout(c: Canvas, h: Head) -> None:
    """A radioactive glow."""
    with c.behind():
        for r, opacity in ((46, 0.25), (39, 0.35), (32, 0.4)):
            c.oval(h.x, h.y + 4, r * 1.15, r, oklch(0.90, 0.21, 130), opacity)
        for k in range(7):
            a = math.radians(200 + k * 25)
            c.oval(h.x + 52 * math.cos(a), h.y + 10 + 42 * math.sin(a), 2.2, 2.2, oklch(0.93, 0.2, 128), 0.9)


@BACK
def fire(c: Canvas, h: Head) -> None:
    d = (
        "M-46 106C-54 84 -44 70 -48 54Q-38 60 -36 66Q-40 44 -30 32Q-24 46 -20 50Q-18 30 -4 20"
        "Q-2 36 6 42Q10 26 22 24Q20 40 28 48Q36 40 36 32Q48 46 42 64Q46 60 50 52Q54 84 46 106Z"
    )
    with c.behind():
        c.shaded(place(d, h.x, 0), FIRE, shift=1.4)


@BACK
def grave(c: Canvas, h: Head) -> None:
    q = c.traits.side("grave")
    with c.behind():
        c.shaded(place("M-17 106V60Q-17 42 0 42Q17 42 17 60V106Z", h.x + q * 46, 0), STONE)
        c.line(place("M0 52V70M-6 58H6", h.x + q * 46, 0), width=2.4)


@BACK
def web(c: Canvas, h: Head) -> None:
    with c.behind():
        spokes = "".join(
            f"M0 0L{90 * math.cos(k * math.pi / 6):.1f} {90 * math.sin(k * math.pi / 6):.1f}" for k in range(12)
        )
        c.line(place(spokes, h.x, h.y), "#fff", 1.2, 0.8)
        for r in (34, 48, 62):
            points = [(r * math.cos(k * math.pi / 6), r * math.sin(k * math.pi / 6)) for k in range(13)]
            text = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
            for (x0, y0), (x1, y1) in pairwise(points):
                text += f"Q{(x0 + x1) * 0.42:.1f} {(y0 + y1) * 0.42:.1f} {x1:.1f} {y1:.1f}"
            c.line(place(text, h.x, h.y), "#fff", 1.2, 0.8)


@BACK
def rockets(c: Canvas, h: Head) -> None:
    """Two jet engines with their flames."""
    with c.behind():
        for q in (-1, 1):
            with c.turned(q * -16, h.x + q * 38, 70):
                x = h.x + q * 38
                c.shaded(place("M-6 0Q-9 16 0 26Q9 16 6 0Z", x, 80), FIRE, shift=0.6)
                c.shaded(place("M-9 82V60Q-9 46 0 40Q9 46 9 60V82Z", x, 0), STEEL, shift=0.8)
                c.shaded(place("M-9 60Q-8 46 0 40Q8 46 9 60Z", x, 0), c.palette.pop, shift=0.5)


@BACK
def tank(c: Canvas, h: Head) -> None:
    """A glass cylinder in a laboratory."""
    with c.behind():
        c.shaded(
            place("M-40 106V28Q-40 14 0 14Q40 14 40 28V106Z", h.x, 0),
            Tone(oklch(0.90, 0.09, 150), oklch(0.82, 0.11, 155)),
        )
        for x, y, r in ((-30, 40, 3), (30, 56, 4), (-32, 76, 2.4), (26, 30, 2.2)):
            c.oval(h.x + x, y, r, r, "#fff", 0.7)
        c.shaded(place("M-44 22Q-44 10 0 10Q44 10 44 22Z", h.x, 0), STEEL, shift=0.5)


@BACK
def stormcloud(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(ring(h.x, 48, 50, 26, 9, 1.28, 10), Tone(oklch(0.52, 0.05, 275), oklch(0.42, 0.06, 280)), shift=1.4)
        for x, q in ((-46, 1), (44, -1)):
            c.shaded(place("M-4 0L6 0L1 12H8L-6 32L-2 17H-9Z", h.x + x, 58, q, 1), YELLOW, shift=0.4)


@BACK
def cloud(c: Canvas, h: Head) -> None:
    with c.behind():
        c.shaded(ring(h.x, 46, 48, 30, 9, 1.28, 10), Tone("#ffffff", oklch(0.90, 0.04, 240)), shift=1.4)


@BACK
def strings(c: Canvas, h: Head) -> None:
    """Two little souls on strings."""
    with c.behind():
        for q in (-1, 1):
            x = h.x + q * 50
            c.line(f"M{h.x + q * 26:.1f} 82Q{x - q * 4:.1f} 30 {x:.1f} 56", width=1.3)
            c.shaded(
                place("M-8 14Q-10 -12 0 -12Q10 -12 8 14L4 10L0 14L-4 10Z", x, 66),
                Tone(oklch(0.95, 0.04, 200), oklch(0.84, 0.07, 210)),
                shift=0.5,
            )
            for e in (-1, 1):
                c.oval(x + e * 3, 62, 1.4, 2, c.palette.ink)
            c.oval(x, 68, 1.5, 1.8, c.palette.ink)


@BACK
def spikes(c: Canvas, h: Head) -> None:
    """A puffer fish, or a mine."""
    with c.behind():
        for k in range(14):
            with c.turned(k * 360 / 14 + 6, h.x, h.y):
                c.shaded(place(f"M-5 {-h.ry + 3}L0 {-h.ry - 11}L5 {-h.ry + 3}Z", h.x, h.y), STEEL, shift=0.3)


@BACK
def shield(c: Canvas, h: Head) -> None:
    """A beetle's wing cases in the shape of a shield."""
    d = place("M0 24Q20 34 44 30Q48 84 0 108Q-48 84 -44 30Q-20 34 0 24Z", h.x, -4)
    with c.behind(), c.body(d, c.palette.pop, shift=1.2):
        c.line(place("M0 20V110M-44 60Q0 70 44 60", h.x, -4), GOLD.base, 5)


@BACK
def toaster(c: Canvas, h: Head) -> None:
    """A turtle's house that makes breakfast."""
    toast = Tone(oklch(0.82, 0.10, 75), oklch(0.66, 0.12, 60))
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M-15 60V30Q-19 18 -7 16H8Q19 18 15 30V60Z", h.x + q * 30, 2), toast)
        c.shaded(place("M-58 104V64Q-58 50 -44 50H44Q58 50 58 64V104Z", h.x, 0), STEEL, shift=1.4)
        c.line(place("M-46 62V92M46 62V92", h.x, 0), "#fff", 3, 0.7)
        c.shaded(rounded(h.x + 56, 62, 9, 10, 3), RED, shift=0.3)


@BACK
def beam(c: Canvas, h: Head) -> None:
    """Caught in the light of a flying saucer."""
    with c.behind():
        c.fill(place("M-12 10L-52 104H52L12 10Z", h.x, 0), oklch(0.94, 0.13, 110), 0.6)
        c.shaded(place("M-34 12Q0 -2 34 12Q0 24 -34 12Z", h.x, 2), STEEL, shift=0.5)
        for x in (-18, 0, 18):
            c.oval(h.x + x, 15, 2.4, 2, oklch(0.8, 0.17, 140))


@BACK
def island(c: Canvas, h: Head) -> None:
    """A turtle so large that palms grow on it."""
    with c.behind():
        c.tube(place("M16 44Q18 30 26 18", h.x, 0), WOOD, 4)
        for angle in (-70, -20, 30, 80):
            with c.turned(angle, h.x + 26, 18):
                c.shaded(
                    place("M0 0Q8 -10 24 -4Q12 -2 0 4Z", h.x + 26, 18, 1 if angle > 0 else -1, 1), GREEN, shift=0.4
                )
        c.shaded(place("M-56 106C-62 60 -34 40 0 40C34 40 62 60 56 106Z", h.x, 2), tone(0.62, 0.10, 60), shift=1.4)
        c.shaded(place("M-36 50Q0 34 36 50Q20 58 10 52Q-4 60 -14 53Q-26 58 -36 50Z", h.x, 0), GREEN, shift=0.5)


@BACK
def key(c: Canvas, h: Head) -> None:
    """A wind-up key."""
    q = c.traits.side("key")
    with c.behind():
        c.tube(place("M20 72H46", h.x, 0, q, 1), GOLD, 4)
        for v in (-9, 9):
            c.shaded(ellipse(h.x + q * 50, 72 + v, 8, 9), GOLD, shift=0.4)
            c.oval(h.x + q * 50, 72 + v, 3, 3.6, c.palette.ink)
