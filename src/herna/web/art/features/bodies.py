"""Bodies below the head, cut by the lower edge of the picture, and what is painted on them."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import blob, ellipse, place, ring
from herna.web.art.palette import CREAM, GREEN, STEEL, Tone, oklch
from herna.web.art.slots import BELLY, BODY


def torso(x: float, y: float, w: float) -> str:
    """Shoulders of half-width `w`, starting at `y` and running out below."""
    return place(
        f"M{-w} 104C{-w} {y + 12} {-w * 0.66} {y + 2} {-w * 0.3} {y}"
        f"H{w * 0.3}C{w * 0.66} {y + 2} {w} {y + 12} {w} 104Z",
        x,
        0,
    )


def _bellied(c: Canvas, h: Head, d: str, tone: Tone | None = None) -> None:
    with c.body(d, tone or c.palette.skin, shift=1.1):
        BELLY.draw(c, h, c.traits.choose("belly", ("plain",)))


@BODY
def stout(c: Canvas, h: Head) -> None:
    _bellied(c, h, torso(h.x, h.y + 18, c.traits.between("shoulders", 27, 34)))


@BODY
def slim(c: Canvas, h: Head) -> None:
    _bellied(c, h, torso(h.x, h.y + 18, 21))


@BODY
def broad(c: Canvas, h: Head) -> None:
    """All shoulders: gorillas, wrestlers."""
    _bellied(c, h, torso(h.x, h.y + 10, 44))


@BODY
def egg(c: Canvas, h: Head) -> None:
    """Penguins, owls: no neck at all."""
    _bellied(c, h, blob(h.x, 88, 33, 34, top=0.8))


@BODY
def dark(c: Canvas, h: Head) -> None:
    """A body darker than the head: pandas, vultures."""
    _bellied(c, h, torso(h.x, h.y + 18, 31), c.palette.dark)


@BODY
def neck(c: Canvas, h: Head) -> None:
    """A long neck and a little of the shoulders."""
    top = h.y + h.ry * 0.5
    d = place(f"M-10 {top}C-9 74 -12 86 -34 104H34C12 86 9 74 10 {top}Z", h.x, 0)
    _bellied(c, h, d)


@BODY
def swan(c: Canvas, h: Head) -> None:
    top = h.y + h.ry * 0.4
    c.shaded(blob(h.x, 100, 46, 26, top=0.7), c.palette.skin)
    c.shaded(place(f"M-9 {top}C-8 70 -14 84 -16 102H16C14 84 8 70 9 {top}Z", h.x, 0), c.palette.skin)


@BODY
def coils(c: Canvas, h: Head) -> None:
    """A snake on its own rings."""
    for y, w in ((99, 46), (88, 38)):
        c.shaded(blob(h.x, y, w, 11, top=0.8, bot=0.8), c.palette.skin, shift=0.9)
    d = place(f"M-13 {h.y}C-16 64 -14 74 -15 88H15C14 74 16 64 13 {h.y}Z", h.x, 0)
    with c.body(d, c.palette.skin):
        c.fill(place(f"M-7 {h.y}V92H7V{h.y}Z", h.x, 0), c.palette.belly)
        for y in (66, 73, 80):
            c.line(place(f"M-7 {y}Q0 {y + 3} 7 {y}", h.x, 0), c.palette.shade, 1.4)


@BODY
def ghost(c: Canvas, h: Head) -> None:
    c.shaded(
        place(
            f"M-24 {h.y + 10}C-30 80 -34 84 -38 98Q-30 92 -26 100Q-18 92 -12 101"
            f"Q-4 93 2 101Q10 92 16 100Q24 92 36 97C32 84 28 80 24 {h.y + 10}Z",
            h.x,
            0,
        ),
        c.palette.skin,
    )


@BODY
def cloud(c: Canvas, h: Head) -> None:
    c.shaded(ring(h.x, 94, 44, 17, 9, 1.3, 10), Tone("#ffffff", oklch(0.88, 0.04, 240)))


@BODY
def tornado(c: Canvas, h: Head) -> None:
    wind = Tone(oklch(0.88, 0.04, 220), oklch(0.74, 0.07, 230))
    for y, w in ((98, 16), (90, 24), (81, 33), (71, 42)):
        c.shaded(blob(h.x + (w - 28) * 0.3, y, w, 8, top=0.8, bot=0.7), wind, shift=0.8)
        c.line(place(f"M{-w * 0.6} 1Q0 6 {w * 0.6} 0", h.x + (w - 28) * 0.3, y), wind.shade, 1.6)


@BODY
def can(c: Canvas, h: Head) -> None:
    """A dustbin, with its owner looking out."""
    c.shaded(place("M-31 76H31L27 106H-27Z", h.x, 0), STEEL, shift=1.4)
    for x in (-18, -6, 6, 18):
        c.line(place(f"M{x} 82L{x * 0.9} 104", h.x, 0), STEEL.shade, 2.4)
    c.shaded(place("M-35 70H35V78H-35Z", h.x, 0), STEEL, shift=0.5)


@BODY
def wave(c: Canvas, h: Head) -> None:
    """Half sunk in water."""
    _bellied(c, h, torso(h.x, h.y + 18, 28))


@BODY
def trunk(c: Canvas, h: Head) -> None:
    """A tree's."""
    d = place("M-26 60C-24 80 -30 92 -48 106H48C30 92 24 80 26 60Z", h.x, 0)
    with c.body(d, c.palette.skin):
        for x in (-16, -4, 8, 18):
            c.line(place(f"M{x} 72q-2 12 {x * 0.3} 30", h.x, 0), c.palette.shade, 2)


@BODY
def bulb(c: Canvas, h: Head) -> None:
    """A root vegetable with leaves for a collar."""
    c.shaded(blob(h.x, 92, 26, 22, top=0.7, bot=0.4), c.palette.skin)
    for q in (-1, 1):
        c.shaded(place("M4 76Q24 66 36 78Q24 88 6 82Z", h.x, 0, q, 1), GREEN, shift=0.6)


@BODY
def pot(c: Canvas, h: Head) -> None:
    """A flower pot."""
    c.tube(f"M{h.x} {h.y + h.ry * 0.8:.1f}V84", GREEN, 6)
    for q in (-1, 1):
        c.shaded(place("M2 82Q10 66 30 70Q26 84 4 84Z", h.x, 0, q, 1), GREEN, shift=0.6)
    c.shaded(place("M-21 86H21L17 106H-17Z", h.x, 0), Tone(oklch(0.62, 0.12, 40), oklch(0.5, 0.11, 35)))
    c.shaded(place("M-25 80H25V88H-25Z", h.x, 0), Tone(oklch(0.66, 0.12, 42), oklch(0.54, 0.11, 38)), shift=0.5)


@BODY
def thorax(c: Canvas, h: Head) -> None:
    """An insect's: three small parts."""
    c.shaded(blob(h.x, 92, 25, 20, top=0.7), c.palette.dark)
    _bellied(c, h, blob(h.x, 80, 17, 13))


@BODY
def tin(c: Canvas, h: Head) -> None:
    """A robot's chest."""
    c.shaded(place("M-33 104L-30 80Q-29 74 -22 74H22Q29 74 30 80L33 104Z", h.x, 0), c.palette.skin)
    c.line(place("M-11 82H11V98H-11Z", h.x, 0), width=1.5)
    for q, hue in ((-1, 25), (1, 140)):
        c.oval(h.x + q * 4, 90, 2.4, 2.4, oklch(0.75, 0.18, hue))


@BELLY
def plain(c: Canvas, h: Head) -> None:
    c.oval(h.x, 100, 15, 20, c.palette.belly)


@BELLY
def bands(c: Canvas, h: Head) -> None:
    """Bee."""
    for y in (78, 90, 102):
        c.line(place(f"M-50 {y - 4}Q0 {y + 7} 50 {y - 4}", h.x, 0), c.palette.dark.base, 5.6)


@BELLY
def ribs(c: Canvas, h: Head) -> None:
    """Crocodile and dinosaur."""
    c.oval(h.x, 98, 15, 24, c.palette.belly)
    for y in (80, 87, 94, 101):
        c.line(place(f"M-14 {y}Q0 {y + 4} 14 {y}", h.x, 0), c.palette.shade, 1.4, 0.7)


@BELLY
def giraffe(c: Canvas, h: Head) -> None:
    for x, y, r in ((-5, 66, 4), (6, 74, 4.4), (-7, 82, 5), (5, 90, 5), (-18, 98, 6), (18, 98, 6), (-4, 100, 5)):
        c.fill(place("M-1 0L-.3 -1L1 -.5L.8 .7L-.4 1Z", h.x + x, y, r), oklch(0.52, 0.11, 50), 0.9)


@BELLY
def muscle(c: Canvas, h: Head) -> None:
    c.line(place("M0 76V104M-22 86Q-10 94 0 86Q10 94 22 86", h.x, 0), c.palette.shade, 2.4)


@BELLY
def fur(c: Canvas, h: Head) -> None:
    for x, y in ((-20, 88), (-8, 84), (6, 90), (18, 86), (-14, 97), (0, 98), (13, 98), (26, 96), (-28, 96)):
        c.line(place("M-3 0l3 4l3 -4", h.x + x, y), c.palette.shade, 1.6)


@BELLY
def tiger(c: Canvas, h: Head) -> None:
    c.oval(h.x, 100, 13, 19, c.palette.belly)
    for q in (-1, 1):
        for y in (80, 90, 100):
            c.fill(
                place(f"M40 {y - 4}Q24 {y - 2} 15 {y + 2}Q26 {y + 3} 40 {y + 3}Z", h.x, 0, q, 1), c.palette.dark.base
            )


@BELLY
def spotted(c: Canvas, h: Head) -> None:
    for x, y in ((-22, 88), (-14, 97), (20, 86), (14, 96), (-5, 84), (6, 82), (26, 98), (-28, 99)):
        c.oval(h.x + x, y, 2.6, 2.2, c.palette.dark.base)
    c.oval(h.x, 102, 9, 12, c.palette.belly)


@BELLY
def pouch(c: Canvas, h: Head) -> None:
    """A kangaroo's pocket with a passenger."""
    c.oval(h.x, 98, 17, 26, c.palette.belly)
    with c.placed(h.x, 88, 0.3):
        c.shaded(blob(0, 0, 26, 24), c.palette.skin)
        for q in (-1, 1):
            c.oval(q * 11, -4, 6, 8, c.palette.ink)
            c.oval(q * 11 - 2, -7, 2, 2, "#fff")
        c.line("M-8 12Q0 20 8 12", width=4)
    c.line(place("M-15 91Q0 99 15 91", h.x, 0), width=2)
    c.fill(place("M-15 92Q0 100 15 92V106H-15Z", h.x, 0), CREAM.base)
    c.fill(ellipse(h.x, 101, 14, 4), c.palette.belly)


@BELLY
def plates(c: Canvas, h: Head) -> None:
    for y in (76, 85, 94):
        c.line(place(f"M-50 {y}Q0 {y + 9} 50 {y}", h.x, 0), c.palette.ink, 1.6)


@BELLY
def bare(c: Canvas, h: Head) -> None:
    """Nothing painted."""
    del c, h
