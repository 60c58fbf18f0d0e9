"""What grows on top of a head: tufts, combs, fins, flames, brains, leaves."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import ellipse, place, ring
from herna.web.art.palette import FIRE, GREEN, ICE, PINK, RED, STONE, YELLOW, Tone, oklch
from herna.web.art.slots import CREST


@CREST
def mohawk(c: Canvas, h: Head) -> None:
    with c.behind():
        for k, top in enumerate((1.3, 1.52, 1.66, 1.52, 1.28)):
            u = (k - 2) * 0.23
            c.shaded(
                h.path(f"M{u - 0.2:.2f} -.7L{u + (k - 2) * 0.06:.2f} {-top}L{u + 0.22:.2f} -.7Z"),
                c.palette.pop,
                shift=0.4,
            )


@CREST
def plates(c: Canvas, h: Head) -> None:
    with c.behind():
        for u, top, foot in (
            (-1.05, 1.42, 0.23),
            (-0.62, 1.66, 0.36),
            (0, 1.85, 0.55),
            (0.62, 1.66, 0.36),
            (1.05, 1.42, 0.23),
        ):
            tip = (
                f"Q{u - 0.22:.2f} {0.35 - top:.2f} {u * 1.16:.2f} {-top}"
                f"Q{u + 0.26:.2f} {0.4 - top:.2f} {u + 0.3:.2f} {-foot}Z"
            )
            c.shaded(h.path(f"M{u - 0.3:.2f} {-foot}{tip}"), c.palette.pop, shift=0.5)


@CREST
def tuft(c: Canvas, h: Head) -> None:
    c.shaded(
        h.path("M-.3 -.86Q-.38 -1.3 -.1 -1.42Q-.06 -1.2 .02 -1.14Q.12 -1.45 .42 -1.38Q.2 -1.15 .28 -.85Z"),
        c.palette.pop,
        shift=0.4,
    )


@CREST
def forelock(c: Canvas, h: Head) -> None:
    """A horse's mane falling over one eye."""
    c.shaded(
        h.path("M-.5 -.85Q-.2 -1.45 .5 -1.2Q.95 -1 .85 -.4Q.6 -.75 .4 -.5Q.35 -.8 .1 -.55Q-.1 -.8 -.5 -.85Z"),
        c.palette.pop,
        shift=0.5,
    )


@CREST
def comb(c: Canvas, h: Head) -> None:
    """A rooster's."""
    c.shaded(
        h.path(
            "M-.5 -.8Q-.75 -1.35 -.4 -1.45Q-.15 -1.45 -.12 -1.2Q-.1 -1.75 .15 -1.75"
            "Q.42 -1.7 .36 -1.25Q.5 -1.5 .7 -1.35Q.85 -1.1 .55 -.75Z"
        ),
        RED,
        shift=0.5,
    )


@CREST
def fin(c: Canvas, h: Head) -> None:
    """A shark's."""
    with c.behind():
        c.shaded(h.path("M-.45 -.8Q-.1 -1.7 .7 -1.75Q.4 -1.3 .55 -.8Z"), c.palette.skin, shift=0.7)


@CREST
def sail(c: Canvas, h: Head) -> None:
    """A fish's fin with rays, in the accent colour."""
    with c.behind():
        c.shaded(
            h.path("M-.7 -.7Q-.65 -1.25 -.35 -1.5L-.2 -1.3L.05 -1.68L.2 -1.35L.5 -1.55Q.62 -1.1 .7 -.7Z"),
            c.palette.pop,
            shift=0.6,
        )
        c.line(h.path("M-.35 -.95L-.32 -1.3M0 -.95L.04 -1.45M.32 -.95L.42 -1.35"), c.palette.pop.shade, 1.4)


@CREST
def casque(c: Canvas, h: Head) -> None:
    """A chameleon's helmet of skin."""
    with c.behind():
        c.shaded(h.path("M-.8 -.4Q-.6 -1.3 .35 -1.6Q.5 -1.1 .8 -.4Z"), c.palette.skin)
        for k in range(4):
            c.ball(*h.at(-0.68 + k * 0.27, -0.82 - k * 0.24), 2.6, c.palette.pop, width=1.1)


@CREST
def feathers(c: Canvas, h: Head) -> None:
    for k in (-1, 0, 1):
        x, y = h.at(k * 0.16, -0.85)
        with c.turned(k * 30, x, y):
            c.shaded(place("M0 .3Q-.9 -1.2 0 -2.6Q.9 -1.2 0 .3Z", x, y, 5.5, 7), c.palette.pop, shift=0.4)


@CREST
def peacock(c: Canvas, h: Head) -> None:
    for k in (-1, 0, 1):
        x, y = h.at(k * 0.2, -0.85)
        c.tube(place(f"M0 0Q{k * 2} -7 {k * 7} -12", x, y), c.palette.pop, 1.4)
        c.ball(x + k * 7, y - 14, 3.2, c.palette.pop, width=1.2)


@CREST
def flames(c: Canvas, h: Head) -> None:
    with c.behind():
        for u, top in ((-0.55, 1.45), (0, 1.8), (0.52, 1.5)):
            lick = (
                f"M{u - 0.34:.2f} -.6Q{u - 0.48:.2f} {-top * 0.72:.2f} {u - 0.05:.2f} {-top}"
                f"Q{u - 0.05:.2f} {-top * 0.8:.2f} {u + 0.2:.2f} {-top * 0.9:.2f}Q{u + 0.48:.2f} -1 {u + 0.34:.2f} -.6Z"
            )
            c.shaded(h.path(lick), FIRE, shift=0.8)
            c.oval(*h.at(u, -0.9), h.rx * 0.15, h.ry * 0.22, oklch(0.95, 0.12, 100))


@CREST
def brain(c: Canvas, h: Head) -> None:
    cap = ring(h.x, h.y - h.ry * 0.72, h.rx * 0.82, h.ry * 0.52, 8, 1.22, 12)
    with c.body(cap, PINK):
        fold = oklch(0.62, 0.13, 5)
        c.line(h.path("M0 -1.35V-.4"), fold, 2)
        for q in (-1, 1):
            c.line(
                h.path("M.25 -1.1Q.5 -1.25 .55 -1Q.4 -.9 .6 -.75M.2 -.75Q.4 -.9 .42 -.6M.75 -.95Q.95 -.85 .8 -.6", q),
                fold,
                1.7,
            )


@CREST
def sprout(c: Canvas, h: Head) -> None:
    x, y = h.at(0, -0.9)
    c.tube(place("M0 2Q-1 -5 1 -9", x, y), GREEN, 2.4)
    for q, k in ((-1, 11), (1, 13)):
        c.shaded(place("M0 0Q.2 -1 1.2 -.95Q1.3 .2 0 0Z", x + 1, y - 7, q * k, k), GREEN, shift=0.5)
        c.line(place("M.15 -.1L.9 -.65", x + 1, y - 7, q * k, k), GREEN.shade, 1.2)


@CREST
def leaves(c: Canvas, h: Head) -> None:
    """A tree's crown."""
    with c.behind():
        crown = ring(h.x, h.y - h.ry * 0.75, h.rx * 1.3, h.ry * 0.72, 10, 1.25)
        with c.body(crown, c.palette.pop, shift=1.3):
            for k in range(12):
                u, v = c.traits.between(f"lu{k}", -1.2, 1.2), c.traits.between(f"lv{k}", -1.4, -0.4)
                c.line(h.path(f"M{u:.2f} {v:.2f}q.1 .12 .2 0"), c.palette.pop.shade, 1.6)
            for k in range(3):
                c.oval(*h.at(-0.9 + k * 0.9, -0.95 - 0.25 * (k % 2)), 2.6, 2.8, oklch(0.62, 0.2, 25))


@CREST
def snowcap(c: Canvas, h: Head) -> None:
    c.shaded(
        h.path(
            "M-.85 -.5Q-.8 -1.2 0 -1.2Q.8 -1.2 .85 -.5Q.65 -.75 .5 -.55"
            "Q.3 -.8 .1 -.55Q-.1 -.8 -.3 -.55Q-.6 -.8 -.85 -.5Z"
        ),
        ICE,
        shift=0.5,
    )


@CREST
def crystals(c: Canvas, h: Head) -> None:
    with c.behind():
        for k in range(5):
            u = -0.8 + k * 0.4
            top = c.traits.between(f"crystal{k}", 1.3, 1.75)
            c.shaded(
                h.path(f"M{u - 0.24:.2f} -.4L{u * 1.3:.2f} {-top:.2f}L{u + 0.24:.2f} -.4Z"), c.palette.pop, shift=0.7
            )


@CREST
def rocks(c: Canvas, h: Head) -> None:
    for u, v, r in ((-0.5, -0.9, 0.3), (0.1, -1.08, 0.36), (0.62, -0.85, 0.26)):
        x, y = h.at(u, v)
        c.shaded(place("M-1 .5L-.8 -.4L-.1 -.9L.7 -.6L1 .3L.3 .8Z", x, y, h.rx * r), STONE, shift=0.5)


@CREST
def swirl(c: Canvas, h: Head) -> None:
    """A soft-ice curl of wind."""
    with c.behind():
        c.shaded(h.path("M-.9 -.4C-1.2 -1.3 -.2 -1.3 -.3 -1.6C-.1 -1.75 .9 -1.6 .5 -1.3C1.2 -1.1 .9 -.6 .9 -.4Z"), WIND)
        c.line(h.path("M-.7 -.85Q0 -.6 .8 -.95M-.35 -1.25Q.1 -1.1 .5 -1.3"), WIND.shade, 1.8)


WIND = Tone(oklch(0.90, 0.04, 220), oklch(0.78, 0.07, 230))


@CREST
def bolts(c: Canvas, h: Head) -> None:
    """Hair of lightning."""
    with c.behind():
        for k in (-1, 0, 1):
            u = k * 0.6
            c.shaded(
                h.path(
                    f"M{u - 0.3:.2f} -.6L{u - 0.15 + k * 0.3:.2f} -1.15L{u - 0.3 + k * 0.3:.2f} -1.15"
                    f"L{u + k * 0.5:.2f} -1.75L{u + 0.1 + k * 0.4:.2f} -1.3"
                    f"L{u + 0.25 + k * 0.35:.2f} -1.3L{u + 0.3:.2f} -.6Z"
                ),
                YELLOW,
                shift=0.5,
            )


@CREST
def snail(c: Canvas, h: Head) -> None:
    """A little snail as a hat."""
    x, y = h.at(0.05, -1.05)
    c.shaded(place("M-12 6Q-15 -2 -12 -5Q-8 -6 -8 0H12Q12 6 8 6Z", x, y), c.palette.pale, shift=0.4)
    c.shaded(ellipse(x + 1, y - 4, 8), c.palette.pop, shift=0.5)
    c.line(place("M4 -4A3 3 0 1 0 1 -1A6 6 0 0 0 6 -6", x, y), width=1.5)


@CREST
def hair(c: Canvas, h: Head) -> None:
    c.shaded(
        h.path("M-1.03 .05C-1.2 -1.3 1.2 -1.3 1.03 .05C.9 -.45 .4 -.5 .1 -.78C-.2 -.5 -.8 -.45 -1.03 .05Z"),
        c.palette.pop,
        shift=0.6,
    )
