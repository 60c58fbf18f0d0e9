"""Arms, claws, tentacles, flippers, legs."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import ellipse, place
from herna.web.art.palette import RED, STEEL, Tone
from herna.web.art.slots import ARMS

_PAW = "M30 104C33 84 22 80 17 88C15 92 18 98 20 104Z"


def _paws(c: Canvas, h: Head, tone: Tone) -> None:
    for q in (-1, 1):
        c.shaded(place(_PAW, h.x, 0, q, 1), tone, shift=0.5)


@ARMS
def paws(c: Canvas, h: Head) -> None:
    _paws(c, h, c.palette.skin)


@ARMS
def dark(c: Canvas, h: Head) -> None:
    _paws(c, h, c.palette.dark)


@ARMS
def talons(c: Canvas, h: Head) -> None:
    """Paws with claws."""
    _paws(c, h, c.palette.skin)
    for q in (-1, 1):
        for x, y in ((17, 87), (21, 83), (26, 84)):
            c.shape(place(f"M{x - 2} {y}l1 -6l3.4 5Z", h.x, 0, q, 1), "#fffdf2", 1.1, solid=False)


@ARMS
def fists(c: Canvas, h: Head) -> None:
    """A fighter's, held up."""
    for q in (-1, 1):
        c.shaded(place("M46 106C52 92 46 82 38 80L28 92C30 98 34 104 34 106Z", h.x, 0, q, 1), c.palette.skin, shift=0.7)
        c.shaded(ellipse(h.x + q * 34, 79, 10.5, 9.5), c.palette.skin, shift=0.6)
        c.line(place("M29 74v6M33.5 72.5v6.5M38 73v6", h.x, 0, q, 1), width=1.4)


@ARMS
def gloves(c: Canvas, h: Head) -> None:
    """Boxing gloves."""
    for q in (-1, 1):
        c.shaded(place("M44 106L46 90H30L30 106Z", h.x, 0, q, 1), c.palette.skin, shift=0.6)
        c.shaded(place("M29 90H47V84H29Z", h.x, 0, q, 1), Tone("#ffffff", STEEL.base), shift=0.4)
        c.shaded(place("M28 84C24 66 34 62 40 62C50 62 52 72 48 84Z", h.x, 0, q, 1), RED, shift=0.8)
        c.shaded(place("M29 78C22 78 22 68 28 68C32 68 33 74 31 78Z", h.x, 0, q, 1), RED, shift=0.4)


@ARMS
def crab(c: Canvas, h: Head) -> None:
    """Two great claws."""
    for q in (-1, 1):
        c.shaded(place("M24 100C34 104 44 98 46 86L40 84C38 92 32 94 24 92Z", h.x, 0, q, 1), c.palette.pop, shift=0.6)
        c.shaded(
            place("M46 88C32 86 30 72 34 62C38 70 42 70 44 76C46 70 48 66 46 58C60 62 62 84 46 88Z", h.x, 0, q, 1),
            c.palette.pop,
            shift=0.9,
        )


@ARMS
def tentacles(c: Canvas, h: Head) -> None:
    with c.behind():
        for q in (-1, 1):
            for k, (a, b) in enumerate(((34, -14), (44, 10))):
                arm = (
                    f"M14 {64 + k * 6}C{a} 72 {a + 14} {b + 60} {a + 4} {b + 44}"
                    f"C{a + 26} {b + 54} {a + 16} 84 14 {78 + k * 6}Z"
                )
                c.shaded(place(arm, h.x, 0, q, 1), c.palette.skin, shift=0.5)
                for j in range(3):
                    c.oval(h.x + q * (a + 9 - j * 4), b + 58 + j * 7, 1.7, 1.7, c.palette.belly)
    for q in (-1, 1):
        for a in (8, 24):
            d = place(
                f"M{a - 7} 82C{a - 6} 96 {a - 4} 102 {a - 8} 108H{a + 10}C{a + 12} 98 {a + 8} 90 {a + 5} 80Z",
                h.x,
                0,
                q,
                1,
            )
            c.shaded(d, c.palette.skin, shift=0.5)
            c.oval(h.x + q * (a + 2), 97, 1.9, 1.9, c.palette.belly)
            c.oval(h.x + q * (a + 1), 90, 1.6, 1.6, c.palette.belly)


@ARMS
def flippers(c: Canvas, h: Head) -> None:
    with c.behind():
        for q in (-1, 1):
            c.shaded(place("M24 72C40 74 50 86 50 98C42 98 32 96 26 92Z", h.x, 0, q, 1), c.palette.skin, shift=0.6)


@ARMS
def fins(c: Canvas, h: Head) -> None:
    with c.behind():
        for q in (-1, 1):
            c.shaded(
                place("M22 76C36 66 50 70 56 80L48 84L52 92L42 92L38 98C30 98 24 92 22 88Z", h.x, 0, q, 1),
                c.palette.pop,
                shift=0.6,
            )


@ARMS
def tiny(c: Canvas, h: Head) -> None:
    """The tyrant lizard's shame."""
    for q in (-1, 1):
        c.shaded(place("M22 82Q12 82 10 90Q13 95 17 91Q19 90 25 93Z", h.x, 0, q, 1), c.palette.skin, shift=0.4)


@ARMS
def legs(c: Canvas, h: Head) -> None:
    """Eight thin spider legs."""
    with c.behind():
        for q in (-1, 1):
            for d in (
                "M12 78C30 50 40 44 48 52L58 74",
                "M12 82C34 62 44 60 50 68L60 92",
                "M12 86C30 76 42 76 46 86L50 104",
                "M12 72C22 44 34 28 42 34L56 48",
            ):
                c.tube(place(d, h.x, 0, q, 1), c.palette.dark, 4)


@ARMS
def six(c: Canvas, h: Head) -> None:
    """An insect's legs."""
    with c.behind():
        for q in (-1, 1):
            for d in ("M12 80C28 66 36 66 40 74L44 84", "M14 88C30 80 40 80 44 90L46 104", "M14 94C24 92 32 94 34 106"):
                c.tube(place(d, h.x, 0, q, 1), c.palette.dark, 4)


@ARMS
def roots(c: Canvas, h: Head) -> None:
    with c.behind():
        for q in (-1, 1):
            c.shaded(
                place("M20 74C36 74 40 64 42 52L46 40L49 52L56 46L53 58L60 60L52 66C48 80 38 88 22 88Z", h.x, 0, q, 1),
                c.palette.skin,
                shift=0.7,
            )


@ARMS
def digger(c: Canvas, h: Head) -> None:
    """A mole's spades."""
    for q in (-1, 1):
        c.shaded(
            place("M18 104C16 90 24 82 34 84C42 86 42 98 38 106Z", h.x, 0, q, 1), Tone("#f3b9b0", "#d98f88"), shift=0.5
        )
        for x in (24, 30, 36):
            c.shape(place(f"M{x - 2.5} 87l1 -8l4 8Z", h.x, 0, q, 1), "#fffdf2", 1.2, solid=False)


@ARMS
def steel(c: Canvas, h: Head) -> None:
    """One flesh, one machine."""
    q = c.traits.side("steelarm")
    c.shaded(place(_PAW, h.x, 0, -q, 1), c.palette.skin, shift=0.5)
    c.shaded(place("M26 104V88H40V104Z", h.x, 0, q, 1), STEEL, shift=0.6)
    c.shaded(place("M24 86V76L29 80V70L33 76L37 70V80L42 76V86Q33 92 24 86Z", h.x, 0, q, 1), STEEL, shift=0.6)
    c.line(place("M26 94H40", h.x, 0, q, 1), width=1.4)


@ARMS
def scarves(c: Canvas, h: Head) -> None:
    """Sleeves of cloud."""
    for q in (-1, 1):
        c.shaded(
            place("M20 104C20 92 26 84 36 86C44 82 52 88 48 96C54 102 48 108 42 106Z", h.x, 0, q, 1),
            Tone("#ffffff", "#d6dcee"),
            shift=0.6,
        )


@ARMS
def spread(c: Canvas, h: Head) -> None:
    """Sleeves held wide, long fingers: a puppeteer."""
    for q in (-1, 1):
        for x in (38, 43, 48):
            c.tube(place(f"M40 84L{x + 4} 72", h.x, 0, q, 1), c.palette.skin, 2.4)
        c.shaded(place("M18 106C22 88 30 78 44 78L48 90C42 96 40 100 38 106Z", h.x, 0, q, 1), c.palette.pop, shift=0.6)


@ARMS
def cactus(c: Canvas, h: Head) -> None:
    with c.behind():
        for q in (-1, 1):
            lift = q * 5
            d = f"M.8 84H46Q52 84 52 78V{58 + lift}Q52 50 46 50Q40 50 40 {58 + lift}V72H.8Z"
            c.shaded(place(d, h.x, 0, q, 1), c.palette.skin)
