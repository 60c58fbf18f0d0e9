"""Tails: behind the body, on the side the dice choose."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, place
from herna.web.art.palette import CREAM, PINK, Tone, oklch
from herna.web.art.slots import TAIL


def _side(c: Canvas) -> int:
    return c.traits.side("tailside")


def _rope(c: Canvas, h: Head, tone: Tone, width: float = 3.6) -> None:
    with c.behind():
        c.tube(place("M14 92C50 98 62 70 46 58S40 38 58 32", h.x, 0, _side(c), 1), tone, width)


@TAIL
def thin(c: Canvas, h: Head) -> None:
    _rope(c, h, c.palette.skin)


@TAIL
def pink(c: Canvas, h: Head) -> None:
    _rope(c, h, PINK)


@TAIL
def lion(c: Canvas, h: Head) -> None:
    _rope(c, h, c.palette.skin)
    with c.behind():
        x = h.x + _side(c) * 60
        c.shaded(place("M-6 6Q-10 -6 4 -12Q2 -6 10 -6Q8 6 -6 6Z", x, 34, _side(c), 1), c.palette.pop, shift=0.5)


@TAIL
def devil(c: Canvas, h: Head) -> None:
    _rope(c, h, c.palette.skin)
    with c.behind():
        x = h.x + _side(c) * 60
        c.shaded(place("M-4 6L-10 2L6 -12L10 6L2 4Z", x, 32, _side(c), 1), c.palette.skin, shift=0.4)


@TAIL
def bushy(c: Canvas, h: Head) -> None:
    """Squirrel."""
    q = _side(c)
    with c.behind():
        tail = place("M16 104C34 100 36 84 32 68C24 38 42 22 56 28C72 36 64 52 52 50C60 62 66 92 40 104Z", h.x, 0, q, 1)
        with c.body(tail, c.palette.skin, shift=1.4):
            for y in (44, 58, 72, 86):
                c.line(place(f"M34 {y}Q46 {y - 8} 60 {y - 2}", h.x, 0, q, 1), c.palette.dark.base, 4.5, 0.8)


@TAIL
def brush(c: Canvas, h: Head) -> None:
    """Fox: a white tip."""
    q = _side(c)
    with c.behind():
        tail = place("M12 100C44 104 40 70 40 56C40 40 54 28 60 24C70 48 68 98 28 106Z", h.x, 0, q, 1)
        with c.body(tail, c.palette.skin):
            c.fill(place("M36 46L46 52L52 44L60 54L72 42V16H36Z", h.x, 0, q, 1), CREAM.base)


@TAIL
def nine(c: Canvas, h: Head) -> None:
    """A fox spirit's fan of tails."""
    with c.behind():
        for angle in (-72, -52, 72, 52, -30, 30, -10, 10, 0):
            with c.turned(angle, h.x, 92):
                tail = place("M-6 0C-14 -30 -12 -60 0 -82C12 -60 14 -30 6 0Z", h.x, 92, 1, 0.92)
                with c.body(tail, c.palette.skin):
                    c.fill(place("M-14 -58L-4 -50L0 -58L5 -50L14 -60V-90H-14Z", h.x, 92, 1, 0.92), CREAM.base)


@TAIL
def dragon(c: Canvas, h: Head) -> None:
    q = _side(c)
    with c.behind():
        for x, y in ((30, 80), (44, 74), (54, 64)):
            c.shaded(place(f"M{x} {y}l3 -12l8 9Z", h.x, 0, q, 1), c.palette.pop, shift=0.4)
        c.shaded(place("M10 100C50 104 64 82 60 50C52 76 36 78 14 76Z", h.x, 0, q, 1), c.palette.skin)


@TAIL
def ringed(c: Canvas, h: Head) -> None:
    """Lemur and raccoon."""
    q = _side(c)
    d = place("M14 94C46 100 60 78 50 60S44 34 58 22", h.x, 0, q, 1)
    with c.behind():
        c.rim(d, 13)
        c.line(d, width=15)
        c.line(d, c.palette.pale.base, 11)
        c.raw(
            f'<path d="{d}" fill="none" stroke="{c.palette.dark.base}" stroke-widt'
            'h="11" stroke-dasharray="7 8" stroke-linecap="butt"/>'
        )


@TAIL
def curl(c: Canvas, h: Head) -> None:
    """Chameleon."""
    with c.behind():
        c.tube(
            place("M12 94C44 98 62 90 58 72C54 58 36 62 40 74C43 80 51 78 50 72", h.x, 0, _side(c), 1),
            c.palette.skin,
            6,
        )


@TAIL
def fish(c: Canvas, h: Head) -> None:
    q = _side(c)
    with c.behind():
        c.shaded(
            place(
                "M10 104C40 104 50 84 48 62C40 58 34 48 36 38C44 42 50 46 52 52"
                "C56 44 62 42 70 42C70 54 64 62 56 64C60 90 50 104 30 106Z",
                h.x,
                0,
                q,
                1,
            ),
            c.palette.pop,
        )
        c.line(place("M44 48L50 58M62 48L54 58M48 68q-2 18 -14 30", h.x, 0, q, 1), c.palette.pop.shade, 1.5)


@TAIL
def shark(c: Canvas, h: Head) -> None:
    q = _side(c)
    with c.behind():
        c.shaded(
            place(
                "M12 100C40 102 48 84 44 66C36 58 34 46 40 36Q46 46 52 52"
                "Q58 46 68 44C66 58 60 66 54 68C58 90 48 104 30 106Z",
                h.x,
                0,
                q,
                1,
            ),
            c.palette.skin,
        )


@TAIL
def scorpion(c: Canvas, h: Head) -> None:
    q = _side(c)
    with c.behind():
        for x, y, r in ((34, 86, 11), (48, 74, 10.5), (54, 57, 10), (50, 41, 9), (40, 30, 8)):
            c.shaded(ellipse(h.x + q * x, y, r, r * 0.9), c.palette.skin, shift=0.6)
        c.shaded(place("M0 -4Q-2 -12 -16 -8Q-8 -4 -7 3Q-3 4 0 4Z", h.x + q * 34, 27, q, 1), c.palette.pop, shift=0.5)


@TAIL
def stinger(c: Canvas, h: Head) -> None:
    """A wasp's striped rear with its sting."""
    q = _side(c)
    with c.behind(), c.turned(q * 22, h.x + q * 34, 88):
        rear = blob(h.x + q * 40, 84, 24, 16, top=0.7)
        c.shaded(place("M60 -4L76 1L60 6Z", h.x, 84, q, 1), c.palette.dark, shift=0.3)
        with c.body(rear, c.palette.skin):
            for x in (32, 44, 56):
                c.line(place(f"M{x} -18Q{x + 6} 0 {x} 18", h.x, 84, q, 1), c.palette.dark.base, 6)


@TAIL
def pincers(c: Canvas, h: Head) -> None:
    """An earwig's forceps, raised behind."""
    with c.behind():
        for q in (-1, 1):
            c.shaded(
                place("M16 86C44 84 56 62 44 36C40 30 34 30 30 34C44 52 40 66 16 72Z", h.x, 2, q, 1),
                c.palette.pop,
                shift=0.7,
            )


@TAIL
def peacock(c: Canvas, h: Head) -> None:
    """A fan of eyed feathers."""
    with c.behind():
        for angle in (-78, 78, -58, 58, -38, 38, -19, 19, 0):
            with c.turned(angle, h.x, 88):
                c.shaded(
                    place("M0 0C-12 -40 -13 -66 0 -80C13 -66 12 -40 0 0Z", h.x, 88),
                    Tone(oklch(0.68, 0.13, 165), oklch(0.54, 0.12, 175)),
                )
                c.oval(h.x, 24, 6.4, 8, oklch(0.80, 0.15, 90))
                c.oval(h.x, 25, 4.4, 5.6, oklch(0.60, 0.15, 250))
                c.oval(h.x, 26, 2.2, 3, oklch(0.32, 0.1, 280))


@TAIL
def flame(c: Canvas, h: Head) -> None:
    q = _side(c)
    with c.behind():
        c.shaded(
            place(
                "M12 100C40 104 50 90 46 66Q40 60 44 46Q48 54 52 54"
                "Q50 40 58 28Q58 46 66 50Q72 66 58 72C60 94 44 106 26 106Z",
                h.x,
                0,
                q,
                1,
            ),
            Tone(oklch(0.82, 0.17, 70), oklch(0.68, 0.2, 40)),
        )


@TAIL
def tadpole(c: Canvas, h: Head) -> None:
    q = _side(c)
    with c.behind():
        c.shaded(
            place(
                "M10 96C38 100 44 84 42 66C40 44 50 32 66 24C58 44 66 60 62 76C58 98 36 108 14 104Z",
                h.x,
                h.y - 74,
                q,
                1,
            ),
            c.palette.skin,
        )


@TAIL
def gecko(c: Canvas, h: Head) -> None:
    q = _side(c)
    with c.behind():
        c.shaded(
            place("M10 102C44 106 62 88 56 62C54 52 58 44 66 40C50 40 42 52 45 64C48 76 36 84 14 82Z", h.x, 0, q, 1),
            c.palette.skin,
        )
