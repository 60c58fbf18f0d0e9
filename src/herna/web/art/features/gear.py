"""What sits on a face: glasses, masks, patches, goggles, scars, implants."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.faces import eye
from herna.web.art.geometry import blob, ellipse, place, rounded, star
from herna.web.art.palette import BLACK, CREAM, GLASS, GOLD, IRON, LEATHER, RED, STEEL, WHITE, oklch
from herna.web.art.slots import GEAR

EYE_U, EYE_V = 0.42, -0.12


@GEAR
def glasses(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        x, y = h.at(q * EYE_U, EYE_V)
        c.raw(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10.4" fill="#fff" fil'
            f'l-opacity=".2" stroke="{c.palette.ink}" stroke-width="2.4"/>'
        )
        c.line(h.path("M.8 -.18L1.02 -.28", q), width=2)
    c.line(place("M-2 -1Q0 -3 2 -1", *h.at(0, EYE_V)), width=2.2)


@GEAR
def monocle(c: Canvas, h: Head) -> None:
    x, y = h.at(EYE_U, EYE_V)
    c.raw(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10.6" fill="#fff" fi'
        f'll-opacity=".2" stroke="{GOLD.shade}" stroke-width="2.8"/>'
    )
    c.line(place("M8 6Q14 20 8 34", x, y), GOLD.shade, 1.6)


@GEAR
def eyepatch(c: Canvas, h: Head) -> None:
    q = c.traits.side("patchside")
    c.line(h.path("M-.85 -.75L.98 .05", q), LEATHER.shade, 2.6)
    x, y = h.at(q * EYE_U, EYE_V)
    c.shape(blob(x, y, 9.5, 9.5, wide=-0.3), LEATHER.base, 1.8, solid=False)
    c.line(place("M-5 -4Q-2 -7 2 -7", x, y), LEATHER.shade, 1.6)


@GEAR
def luchador(c: Canvas, h: Head) -> None:
    """A wrestler's mask, drawn before the eyes."""
    c.fill(
        h.path("M0 -1.1C.9 -1.1 1.2 -.3 1.05 .3L.55 .45Q.3 .1 0 .3Q-.3 .1 -.55 .45L-1.05 .3C-1.2 -.3 -.9 -1.1 0 -1.1Z"),
        c.palette.pop.base,
    )
    for q in (-1, 1):
        c.fill(h.path("M.05 -.1Q.25 -.7 .95 -.6Q.95 .1 .6 .28Q.2 .3 .05 -.1Z", q), GOLD.base)
        c.line(h.path("M.05 -.1Q.25 -.7 .95 -.6Q.95 .1 .6 .28Q.2 .3 .05 -.1Z", q), width=1.5)
    c.shape(star(*h.at(0, -0.72), 5, 6, 2.6), GOLD.base, 1.2, solid=False)


@GEAR
def ninja(c: Canvas, h: Head) -> None:
    """A black hood that leaves the eyes; drawn before them."""
    ink = BLACK.base
    c.fill(h.path("M-1.2 -1.2H1.2V-.42Q0 -.6 -1.2 -.42Z"), ink)
    c.fill(h.path("M-1.2 .28Q0 .1 1.2 .28V1.2H-1.2Z"), ink)
    c.fill(h.path("M-1.2 -.72Q0 -.92 1.2 -.72V-.42Q0 -.6 -1.2 -.42Z"), c.palette.pop.base)
    c.line(h.path("M-1.2 -.42Q0 -.6 1.2 -.42M-1.2 .28Q0 .1 1.2 .28M-1.2 -.72Q0 -.92 1.2 -.72"), width=1.5)
    x, y = h.at(0, -0.68)
    c.shape(rounded(x - 7, y - 4, 14, 8, 2), STEEL.base, 1.5, solid=False)


@GEAR
def headband(c: Canvas, h: Head) -> None:
    q = c.traits.side("knot")
    with c.behind():
        for d in (
            "M.8 -.6C1.4 -.9 1.6 -.4 2.1 -.7L2 -.35C1.6 -.1 1.3 -.5 .8 -.35Z",
            "M.8 -.5C1.2 -.4 1.4 .2 1.9 .1L1.75 .45C1.3 .4 1.1 -.1 .8 -.25Z",
        ):
            c.shaded(h.path(d, q), c.palette.pop, shift=0.4)
    with c.clipped(blob(h.x, h.y, h.rx + 1, h.ry + 1, top=0.7, bot=0.7)):
        c.fill(h.path("M-1.2 -.82Q0 -1 1.2 -.82V-.52Q0 -.7 -1.2 -.52Z"), c.palette.pop.base)
        c.line(h.path("M-1.2 -.82Q0 -1 1.2 -.82M-1.2 -.52Q0 -.7 1.2 -.52"), width=1.6)


@GEAR
def goggles(c: Canvas, h: Head) -> None:
    """Pushed up on the forehead."""
    c.line(h.path("M-.92 -.55Q0 -1 .92 -.55"), oklch(0.45, 0.07, 50), 5.5)
    for q in (-1, 1):
        x, y = h.at(q * 0.36, -0.78)
        c.shaded(ellipse(x, y, 8), GOLD, shift=0.3)
        c.shape(ellipse(x, y, 5), GLASS.base, 1.6, solid=False)
        c.oval(x - 1.6, y - 1.8, 1.6, 1.2, "#fff")


@GEAR
def diving(c: Canvas, h: Head) -> None:
    """A diving mask over the eyes and a snorkel."""
    q = c.traits.side("snorkel")
    d = rounded(h.x - h.rx * 0.92, h.y - h.ry * 0.62, h.rx * 1.84, h.ry * 0.86, 9)
    c.raw(f'<path d="{d}" fill="{GLASS.base}" fill-opacity=".35" stroke="{c.palette.pop.base}" stroke-width="4.5"/>')
    c.line(d, width=1.4)
    c.line(h.path("M-.82 -.22V-.4Q-.82 -.5 -.7 -.5"), "#fff", 2.2, 0.9)
    c.tube(h.path("M.5 .72Q1.3 .8 1.25 .2V-1.15", q), c.palette.pop, 4.5)


@GEAR
def cyborg(c: Canvas, h: Head) -> None:
    """Half the face is metal, with a red eye."""
    q = c.traits.side("cyborg")
    with c.clipped(blob(h.x, h.y, h.rx, h.ry, top=0.7, bot=0.7)):
        plate = h.path("M.08 -1.2V-.35L.2 -.1L.1 .3L.3 .55L1.2 .5V-1.2Z", q)
        c.fill(plate, STEEL.base)
        c.line(plate, width=1.7)
        c.line(h.path("M.5 -1V-.65L.85 -.5", q), IRON.base, 1.4)
    for u, v in ((0.22, -0.8), (0.8, 0.35), (0.3, 0.38)):
        c.oval(*h.at(q * u, v), 1.2, 1.2, c.palette.ink)
    x, y = h.at(q * 0.46, EYE_V)
    c.shape(ellipse(x, y, 8.6), IRON.base, 1.8, solid=False)
    c.shape(ellipse(x, y, 5.4), oklch(0.62, 0.23, 25), 1.4, solid=False)
    c.oval(x, y, 2.2, 2.2, oklch(0.93, 0.1, 60))
    c.oval(x - 2.2, y - 2.4, 1.3, 1, "#fff")


@GEAR
def scar(c: Canvas, h: Head) -> None:
    q = c.traits.side("scar")
    c.line(h.path("M.25 -.75L.62 .35", q), oklch(0.55, 0.14, 20), 2.2)
    c.line(h.path("M.18 -.52l.24 -.1M.5 .18l.24 -.1", q), oklch(0.55, 0.14, 20), 1.6)


@GEAR
def warpaint(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        for v in (0.2, 0.38):
            c.line(h.path(f"M.52 {v}L.9 {v - 0.1:.2f}", q), RED.base, 3)


@GEAR
def stitches(c: Canvas, h: Head) -> None:
    c.line(h.path("M-.75 -.7Q-.5 -.5 -.15 -.78"), width=1.8)
    for u in (-0.62, -0.45, -0.28):
        c.line(h.path(f"M{u} -.78l.06 .26"), width=1.4)
    for q in (-1, 1):
        x, y = h.at(q * 1.0, 0.25)
        c.shaded(rounded(x - 4, y - 3.4, 8, 7, 1.5), STEEL, shift=0.3)


@GEAR
def veil(c: Canvas, h: Head) -> None:
    """A transparent veil over the lower face."""
    with c.clipped(blob(h.x, h.y, h.rx + 2, h.ry + 4, bot=0.6)):
        c.fill(h.path("M-1.2 .14Q0 .32 1.2 .14V1.4H-1.2Z"), c.palette.pop.base, 0.85)
        c.line(h.path("M-1.2 .14Q0 .32 1.2 .14"), GOLD.base, 2)
    for k in range(5):
        c.oval(*h.at(-0.72 + k * 0.36, 0.2 + 0.06 * (2 - abs(k - 2))), 1.5, 1.5, GOLD.base)


@GEAR
def moustache(c: Canvas, h: Head) -> None:
    for q in (-1, 1):
        c.shaded(
            h.path("M0 .32C.2 .2 .5 .28 .62 .5C.72 .62 .86 .56 .9 .42C1.0 .8 .5 .85 0 .45Z", q),
            BLACK,
            shift=0.3,
            solid=False,
            width=1.4,
        )


@GEAR
def elder(c: Canvas, h: Head) -> None:
    """White brows, a long white beard."""
    for q in (-1, 1):
        c.shaded(h.path("M.15 -.5Q.5 -.75 1.1 -.3Q.6 -.35 .2 -.36Z", q), WHITE, shift=0.2, width=1.4, solid=False)
    c.shaded(h.path("M-.35 .75Q0 .9 .35 .75Q.45 1.5 0 2Q-.45 1.5 -.35 .75Z"), WHITE, shift=0.5)
    c.line(h.path("M-.1 .98Q-.12 1.4 0 1.7M.14 .98Q.12 1.3 .08 1.5"), WHITE.shade, 1.3)


@GEAR
def scouter(c: Canvas, h: Head) -> None:
    """A telescopic sight over one eye."""
    q = c.traits.side("scouter")
    x, y = h.at(q * EYE_U, EYE_V)
    c.shaded(ellipse(x, y, 11), IRON, shift=0.4)
    c.shape(ellipse(x, y, 7.4), oklch(0.72, 0.2, 25), 1.5, solid=False)
    c.line(place("M-7 0H7M0 -7V7", x, y), CREAM.base, 1.2)
    c.oval(x - 2.6, y - 2.8, 1.8, 1.4, "#fff", 0.9)


@GEAR
def third(c: Canvas, h: Head) -> None:
    """A third eye, upright on the forehead."""
    x, y = h.at(0, -0.68)
    c.shape(place("M0 -6Q6 0 0 6Q-6 0 0 -6Z", x, y), "#fffdf6", 1.5, solid=False)
    c.oval(x, y, 2.2, 3, c.palette.pop.shade)
    c.oval(x - 0.7, y - 1.2, 0.8, 0.8, "#fff")


@GEAR
def extra(c: Canvas, h: Head) -> None:
    """Small spider eyes above the big ones."""
    for q in (-1, 1):
        for u, v, r in ((0.16, -0.62, 3), (0.5, -0.74, 3.4), (0.86, -0.52, 2.6)):
            eye(c, *h.at(q * u, v), r * 1.3, q, "dot")


@GEAR
def crosses(c: Canvas, h: Head) -> None:
    """Sticking plasters."""
    with c.turned(-24, *h.at(-0.6, -0.6)):
        x, y = h.at(-0.6, -0.6)
        c.shape(rounded(x - 8, y - 3, 16, 6, 3), oklch(0.86, 0.06, 60), 1.3, solid=False)
