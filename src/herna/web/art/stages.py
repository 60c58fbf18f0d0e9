"""Backdrops: a gradient, a pale disc behind the head, two layers of silhouettes. Always paler than the figure."""

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from herna.web.art.geometry import num, place, rounded
from herna.web.art.palette import Palette, oklch
from herna.web.art.traits import Traits

WIDTH, HEIGHT = 150, 100
NIGHT_HUES = (255, 275, 295, 230)  # other hues look like mud when they are dark


class Stage:
    """One backdrop in the making."""

    def __init__(self, palette: Palette, traits: Traits) -> None:
        self.palette = palette
        self.traits = traits
        self.items: list[str] = []
        self.far = palette.sky(0.72, 0.07, 10)
        self.near = palette.sky(0.58, 0.07, 20)

    def fill(self, d: str, colour: str, opacity: float = 1) -> None:
        faint = f' opacity="{opacity:.2f}"' if opacity < 1 else ""
        self.items.append(f'<path d="{d}" fill="{colour}"{faint}/>')

    def dot(self, x: float, y: float, r: float, colour: str, opacity: float = 1) -> None:
        faint = f' opacity="{opacity:.2f}"' if opacity < 1 else ""
        self.items.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{colour}"{faint}/>')

    def day(self) -> None:
        """Gradient and disc."""
        p = self.palette
        self.items.append(
            f'<linearGradient id="g" x2="0" y2="1"><stop stop-color="{p.sky(0.80, 0.09)}"/>'
            f'<stop offset="1" stop-color="{p.sky(0.93, 0.05, 25)}"/></linearGradient>'
            '<path d="M0 0H150V100H0Z" fill="url(#g)"/>'
        )
        x, r = self.traits.between("sunx", 48, 102), self.traits.between("sunr", 34, 44)
        self.dot(x, 40, r, p.sky(0.96, 0.04, 40), 0.75)

    def night(self) -> None:
        """Deep blue or violet with stars."""
        hue = self.palette.back if 225 <= self.palette.back <= 300 else self.traits.pick("night", NIGHT_HUES)
        p = replace(self.palette, back=hue)
        self.palette = p
        self.far, self.near = p.sky(0.42, 0.1, 40), p.sky(0.4, 0.1, 60)
        self.fill("M0 0H150V100H0Z", p.sky(0.34, 0.09))
        self.dot(self.traits.between("sunx", 48, 102), 44, 40, p.sky(0.48, 0.12, 25))
        for k in range(20):
            x, y = self.traits.between(f"sx{k}", 2, 148), self.traits.between(f"sy{k}", 2, 80)
            self.dot(x, y, self.traits.between(f"sr{k}", 0.4, 1.5), "#fff", 0.85)

    def ridge(self, y: float, swing: float, name: str, step: int, colour: str, *, sharp: bool = False) -> None:
        """A line of hills or peaks from edge to edge."""
        points = [
            (x, y + swing * (2 * self.traits.between(f"{name}{x}") - 1)) for x in range(-step, WIDTH + 2 * step, step)
        ]
        text = f"M-30 110L{points[0][0]} {num(points[0][1])}"
        for (x0, y0), (x1, y1) in pairwise(points):
            middle = (x0 + x1) / 2
            text += f"L{x1} {num(y1)}" if sharp else f"C{num(middle)} {num(y0)} {num(middle)} {num(y1)} {x1} {num(y1)}"
        self.fill(f"{text}L{points[-1][0]} 110Z", colour)


def _hills(s: Stage) -> None:
    s.day()
    s.ridge(66, 9, "a", 26, s.far)
    s.ridge(80, 7, "b", 22, s.near)


def _peaks(s: Stage) -> None:
    s.day()
    s.ridge(56, 18, "a", 17, s.far, sharp=True)
    s.ridge(80, 8, "b", 22, s.near)


def _snow(s: Stage) -> None:
    s.day()
    s.ridge(52, 16, "a", 19, s.far, sharp=True)
    s.ridge(80, 6, "b", 24, s.palette.sky(0.97, 0.02))
    for k in range(16):
        s.dot(
            s.traits.between(f"fx{k}", 2, 148),
            s.traits.between(f"fy{k}", 2, 90),
            s.traits.between(f"fr{k}", 0.8, 1.9),
            "#fff",
        )


def _forest(s: Stage) -> None:
    s.day()
    s.ridge(72, 5, "a", 24, s.far)
    for k in range(9):
        x, h = 6 + k * 17 + s.traits.between(f"tx{k}", -5, 5), s.traits.between(f"th{k}", 26, 46)
        h *= 0.7 if 50 < x < 100 else 1
        s.fill(place("M0 -1L.33 -.42H.16L.38 0H-.38L-.16 -.42H-.33Z", x, 86, h), s.far if k % 2 else s.near)
    s.ridge(86, 3, "b", 22, s.near)


def _jungle(s: Stage) -> None:
    s.day()
    s.ridge(70, 6, "a", 22, s.far)
    for k in range(8):
        x = k * 21 + s.traits.between(f"jx{k}", -4, 4)
        y = 8 + s.traits.between(f"jy{k}", -6, 8)
        s.fill(place("M0 -14Q12 0 3 20Q0 12 -3 20Q-12 0 0 -14Z", x, y), s.near if k % 2 else s.far, 0.8)
    for k in range(9):
        x = k * 18 + 3
        s.fill(place("M0 0Q-14 -8 -16 -22Q-4 -18 0 -4Q2 -20 14 -24Q16 -10 0 0Z", x, 98), s.near)


def _city(s: Stage) -> None:
    s.day()
    light = s.palette.sky(0.95, 0.07, 50)
    for k in range(9):
        x, h = k * 17 - 3, s.traits.between(f"bh{k}", 28, 62)
        s.fill(f"M{x} 100V{num(100 - h)}H{x + 15}V100Z", s.far)
        for row in range(int(h // 9)):
            for column in range(2):
                if s.traits.chance(f"w{k}{row}{column}", 0.5):
                    s.fill(f"M{x + 3 + column * 6} {num(104 - h + row * 9)}h3.4v4.6h-3.4Z", light)


def _lab(s: Stage) -> None:
    s.day()
    for y in (30, 62):
        s.fill(f"M0 {y}H150V{y + 3}H0Z", s.near)
        x, k = 4.0, 0
        while x < 146:
            w, h = s.traits.between(f"l{y}{k}", 6, 12), s.traits.between(f"h{y}{k}", 10, 22)
            kind = s.traits.pick(f"t{y}{k}", (0, 1, 2))
            colour = s.palette.sky(0.76 + 0.08 * (kind % 2), 0.09, 40 * kind)
            shape = ("M.35 -1H.65V-.6L1 0H0L.35 -.6Z", "M0 0V-1H.8V0Z", "M0 0V-1H.45V0ZM.5 0V-.8H.9V0Z")[kind]
            s.fill(place(shape, x, y, w, h), colour)
            x += w + s.traits.between(f"g{y}{k}", 2, 6)
            k += 1


def _rays(s: Stage) -> None:
    s.day()
    for k in range(12):
        a = math.radians(k * 30 + s.traits.between("ray", 0, 30))
        corners = [(75 + 140 * math.cos(a + e), 52 + 140 * math.sin(a + e)) for e in (-0.12, 0.12)]
        s.fill(
            f"M75 52L{num(corners[0][0])} {num(corners[0][1])}L{num(corners[1][0])} {num(corners[1][1])}Z",
            s.palette.sky(0.97, 0.03, 40),
            0.5,
        )


def _stars(s: Stage) -> None:
    s.night()
    s.dot(22, 24, 10, s.palette.sky(0.75, 0.1, 70))
    s.fill("M6 28Q22 20 38 20Q24 32 6 28Z", s.palette.sky(0.85, 0.08, 90), 0.8)
    s.ridge(86, 5, "b", 22, s.near)


def _moon(s: Stage) -> None:
    s.night()
    s.dot(75, 42, 38, oklch(0.93, 0.06, 95), 0.95)
    for x, y, r in ((58, 30, 6), (92, 52, 8), (96, 26, 4)):
        s.dot(x, y, r, oklch(0.87, 0.06, 92))
    s.ridge(84, 6, "b", 20, s.near)


def _graveyard(s: Stage) -> None:
    s.night()
    s.dot(118, 24, 13, oklch(0.93, 0.06, 95))
    for x in (14, 40, 108, 136):
        h = s.traits.between(f"grave{x}", 20, 30)
        s.fill(place(f"M-8 0V{-h + 8}Q-8 {-h} 0 {-h}Q8 {-h} 8 {-h + 8}V0Z", x, 92), s.far)
    s.ridge(88, 4, "b", 24, s.near)


def _volcano(s: Stage) -> None:
    s.day()
    s.fill("M-5 90L45 34H62L112 90Z", s.far)
    s.fill("M45 34H62L68 41Q62 50 58 42Q54 60 50 42Q46 48 40 40Z", oklch(0.72, 0.19, 45))
    for k in range(3):
        s.dot(53 + k * 9, 24 - k * 8, 7 + k * 2, s.palette.sky(0.88, 0.03), 0.8)
    s.ridge(82, 7, "b", 20, s.near)


def _sea(s: Stage) -> None:
    s.day()
    for k, y in enumerate((64, 74, 84)):
        s.fill(f"M-10 {y}{'q5 -5 10 0' * 18}V110H-10Z", s.palette.sky(0.72 - 0.09 * k, 0.1, -10 * k))


def _deep(s: Stage) -> None:
    """Under water."""
    s.day()
    for k in range(4):
        x = 10 + k * 40
        s.fill(f"M{x} 0L{x + 14} 0L{x - 16} 100H{x - 44}Z", "#fff", 0.16)
    for k in range(10):
        s.dot(
            s.traits.between(f"ox{k}", 4, 146),
            s.traits.between(f"oy{k}", 8, 90),
            s.traits.between(f"or{k}", 1, 3.2),
            "#fff",
            0.55,
        )
    for k in range(6):
        x = 8 + k * 27
        s.fill(
            place(
                "M0 0Q-8 -12 0 -22Q6 -30 0 -40Q14 -30 8 -18Q4 -10 8 0Z", x, 102, 1, s.traits.between(f"weed{k}", 0.5, 1)
            ),
            s.near,
        )


def _cave(s: Stage) -> None:
    s.day()
    s.fill("M0 0H150V30L140 14L131 34L120 10L108 26L96 8L84 20L70 6L58 22L46 8L34 30L24 12L14 36L0 10Z", s.near)
    for k in range(6):
        x, h = 8 + 26 * k, s.traits.between(f"cr{k}", 10, 24)
        s.fill(
            f"M{x - 5} 100L{x - 2} {num(100 - h)}L{x + 3} {num(100 - h * 1.25)}L{x + 7} 100Z",
            s.palette.sky(0.8, 0.12, 70),
            0.9,
        )


def _clouds(s: Stage) -> None:
    s.day()
    for k in range(6):
        x, y = s.traits.between(f"cx{k}", 5, 145), 14 + k * 14
        w = s.traits.between(f"cw{k}", 12, 20)
        s.fill(place("M-1 .3Q-1.2 -.2 -.7 -.25Q-.5 -.7 0 -.5Q.5 -.8 .7 -.25Q1.2 -.2 1 .3Z", x, y, w), "#fff", 0.7)


def _storm(s: Stage) -> None:
    s.night()
    for k in range(5):
        x = k * 36 + 2
        s.fill(
            place("M-1 .3Q-1.2 -.2 -.7 -.25Q-.5 -.7 0 -.5Q.5 -.8 .7 -.25Q1.2 -.2 1 .3Z", x, 10, 24),
            s.palette.sky(0.55, 0.06, 20),
        )
    for x in (18, 128):
        s.fill(place("M0 0L-8 18H-1L-7 38L10 14H2L8 0Z", x, 14), oklch(0.92, 0.15, 98))
    s.ridge(86, 4, "b", 24, s.near)


def _town(s: Stage) -> None:
    """Wild west or village fronts."""
    s.day()
    for k, x in enumerate((-6, 22, 104, 132)):
        h = s.traits.between(f"town{k}", 36, 54)
        s.fill(f"M{x} 92V{num(92 - h)}H{x + 26}V92Z", s.far)
        s.fill(f"M{x - 2} {num(92 - h)}H{x + 28}V{num(86 - h)}H{x - 2}Z", s.near)
        s.fill(rounded(x + 5, 100 - h, 6, 9, 1) + rounded(x + 15, 100 - h, 6, 9, 1), s.palette.sky(0.93, 0.06, 40))
    s.ridge(88, 2, "b", 30, s.near)


def _kitchen(s: Stage) -> None:
    s.day()
    for row in range(5):
        for column in range(8):
            if (row + column) % 2:
                s.fill(f"M{column * 20} {row * 16}h20v16h-20Z", "#fff", 0.28)
    s.fill("M0 82H150V100H0Z", s.near)
    s.fill("M0 82H150V86H0Z", s.far)


def _arena(s: Stage) -> None:
    """A boxing ring and its crowd."""
    s.day()
    for row in range(3):
        for column in range(13):
            s.dot(column * 13 + (row % 2) * 6, 20 + row * 12, 5, s.far if (row + column) % 2 else s.near, 0.7)
    for y, colour in ((56, oklch(0.65, 0.18, 25)), (66, "#ffffff"), (76, oklch(0.62, 0.14, 250))):
        s.fill(f"M0 {y}H150V{y + 3}H0Z", colour, 0.9)
    s.fill("M0 86H150V100H0Z", s.near)


def _candy(s: Stage) -> None:
    s.day()
    s.ridge(72, 8, "a", 26, s.palette.sky(0.86, 0.08, 0))
    for k, x in enumerate((12, 34, 116, 138)):
        y = 50 + 8 * (k % 2)
        s.fill(f"M{x - 1} {y}h2V90h-2Z", "#fff")
        s.dot(x, y, 8, oklch(0.78, 0.13, 20 + 90 * k))
        s.dot(x, y, 4, "#fff", 0.6)
    s.ridge(86, 4, "b", 22, s.palette.sky(0.95, 0.04))


def _school(s: Stage) -> None:
    """A blackboard."""
    s.day()
    s.fill("M8 8H142V70H8Z", oklch(0.62, 0.09, 60))
    s.fill("M12 12H138V66H12Z", oklch(0.42, 0.06, 165))
    for d in (
        "M20 24h18M29 18v12M46 24h10M64 20l8 10M72 20l-8 10",
        "M112 20q10 -6 14 4q-4 10 -14 14h16",
        "M18 50h14M18 56h22M112 54l8 -8l10 10Z",
    ):
        s.items.append(f'<path d="{d}" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>')
    s.fill("M0 84H150V100H0Z", s.near)


def _field(s: Stage) -> None:
    """Corn with strange circles in it."""
    s.day()
    s.ridge(58, 3, "a", 26, s.far)
    for x, y, r in ((30, 78, 17), (118, 72, 13), (76, 64, 8)):
        for k, tone in enumerate((s.near, s.far, s.near)):
            s.items.append(
                f'<ellipse cx="{x}" cy="{y}" rx="{r - k * r * 0.3:.1f}"'
                f' ry="{(r - k * r * 0.3) * 0.4:.1f}" fill="{tone}"/>'
            )


def _library(s: Stage) -> None:
    s.day()
    for row, y in enumerate((26, 54, 82)):
        s.fill(f"M0 {y}H150V{y + 3}H0Z", s.near)
        x, k = 1.0, 0
        while x < 148:
            w, h = s.traits.between(f"b{row}{k}", 4, 8), s.traits.between(f"bh{row}{k}", 15, 23)
            s.fill(
                f"M{num(x)} {y}v-{num(h)}h{num(w)}v{num(h)}Z", s.palette.sky(0.66 + 0.05 * (k % 4), 0.08, 55 * (k % 5))
            )
            x += w + 0.8
            k += 1


STAGES: dict[str, Callable[[Stage], None]] = {
    "hills": _hills,
    "peaks": _peaks,
    "snow": _snow,
    "forest": _forest,
    "jungle": _jungle,
    "city": _city,
    "lab": _lab,
    "rays": _rays,
    "stars": _stars,
    "moon": _moon,
    "graveyard": _graveyard,
    "volcano": _volcano,
    "sea": _sea,
    "deep": _deep,
    "cave": _cave,
    "clouds": _clouds,
    "storm": _storm,
    "town": _town,
    "kitchen": _kitchen,
    "arena": _arena,
    "candy": _candy,
    "school": _school,
    "field": _field,
    "library": _library,
}


def backdrop(palette: Palette, traits: Traits, kind: str) -> str:
    """The backdrop of the given kind as SVG elements."""
    stage = Stage(palette, traits)
    STAGES[kind](stage)
    return "".join(stage.items)
