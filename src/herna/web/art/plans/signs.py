"""Signboards: a small emblem that says what a house, a door or a machine is for."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.geometry import ellipse, place, star
from herna.web.art.palette import CREAM, GOLD, GREEN, RED, WOOD, YELLOW, oklch
from herna.web.art.slots import Part, Slot

SIGN = Slot("sign")
BLUE = oklch(0.60, 0.15, 250)
BROWN = oklch(0.48, 0.09, 55)
GREY = oklch(0.55, 0.02, 250)

# Emblems in a box from -1 to 1: path and colour, drawn one over the other.
EMBLEMS: dict[str, tuple[tuple[str, str], ...]] = {
    "cross": (("M-.28 -.9H.28V-.28H.9V.28H.28V.9H-.28V.28H-.9V-.28H-.28Z", RED.base),),
    "mug": (
        ("M-.7 -.6H.4V.8H-.7Z", GOLD.base),
        ("M.4 -.3H.9V.5H.4V.2H.65V0H.4Z", GOLD.shade),
        ("M-.8 -.8H.5V-.4H-.8Z", "#fff"),
    ),
    "book": (
        (("M0 -.6Q-.5 -.9 -1 -.7V.6Q-.5 .4 0 .7Q.5 .4 1 .6V-.7Q.5 -.9 0 -.6Z"), BLUE),
        ("M-.06 -.6H.06V.7H-.06Z", "#fff"),
    ),
    "gear": ((star(0, 0, 8, 1, 0.72), GREY), ("M-.3 0A.3 .3 0 1 1 .3 0A.3 .3 0 1 1 -.3 0Z", CREAM.base)),
    "cheese": (
        ("M-1 .6V0L.6 -.7Q1 -.4 1 0V.6Z", YELLOW.base),
        (("M-.4 .3A.18 .18 0 1 1 -.04 .3A.18 .18 0 1 1 -.4 .3Z"), YELLOW.shade),
    ),
    "bolt": (("M.2 -1L-.7 .2H-.1L-.3 1L.7 -.3H.1Z", YELLOW.shade),),
    "hammer": (("M-.8 -.8H.6V-.2H-.8Z", GREY), ("M-.25 -.2H.1V1H-.25Z", BROWN)),
    "saw": (("M-1 -.4L.5 -.6V.1L.3 .35L.1 .1L-.1 .35L-.3 .1L-.5 .35L-.7 .1L-1 .2Z", GREY), ("M.5 -.7H1V.3H.5Z", BROWN)),
    "mask": (
        ("M-.9 -.6Q0 -.9 .9 -.6Q.9 .7 0 .9Q-.9 .7 -.9 -.6Z", RED.base),
        (("M-.5 -.2H-.15V.05H-.5ZM.15 -.2H.5V.05H.15ZM-.4 .3Q0 .8 .4 .3Z"), "#fff"),
    ),
    "letter": (("M-.95 -.6H.95V.65H-.95Z", "#fff"), ("M-.95 -.6L0 .2L.95 -.6L.95 -.4L0 .42L-.95 -.4Z", BLUE)),
    "key": (("M-.95 0A.45 .45 0 1 1 -.1 .15H.95V.5H.7V.15H.5V.4H.3V.15H-.1A.45 .45 0 0 1 -.95 0Z", GOLD.shade),),
    "star": ((star(0, 0, 5, 1, 0.42), GOLD.shade),),
    "wheel": (
        ("M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z", BROWN),
        ("M-.5 0A.5 .5 0 1 1 .5 0A.5 .5 0 1 1 -.5 0Z", CREAM.base),
        ("M-.9 -.1H.9V.1H-.9ZM-.1 -.9H.1V.9H-.1Z", BROWN),
    ),
    "mushroom": (("M-.3 0H.3V.9H-.3Z", "#fff"), ("M-1 .15Q-.8 -.9 0 -.9Q.8 -.9 1 .15Z", RED.base)),
    "bread": (
        (("M-1 .3Q-1 -.6 0 -.6Q1 -.6 1 .3Q1 .6 .8 .6H-.8Q-1 .6 -1 .3Z"), oklch(0.72, 0.12, 65)),
        ("M-.5 -.4L-.3 .1H-.15L-.35 -.45ZM.1 -.5L.3 .1H.45L.25 -.5Z", BROWN),
    ),
    "flame": (("M-.6 .8Q-1 0 -.1 -1Q0 -.4 .3 -.5Q.9 .2 .6 .8Q0 1.1 -.6 .8Z", oklch(0.70, 0.19, 45)),),
    "drop": (("M0 -1Q.8 .1 .7 .4Q.5 .95 0 .95Q-.5 .95 -.7 .4Q-.8 .1 0 -1Z", BLUE),),
    "bed": (
        ("M-1 -.5H-.75V.2H1V.7H.75V.5H-.75V.7H-1Z", BROWN),
        ("M-.7 -.15H-.2V.2H-.7ZM-.15 -.05H1V.25H-.15Z", RED.base),
    ),
    "scales": (
        (("M-.08 -.8H.08V.7H-.08ZM-.5 .7H.5V.9H-.5ZM-.8 -.6H.8V-.45H-.8Z"), GREY),
        ("M-1 .1H-.4Q-.7 .6 -1 .1ZM.4 .1H1Q.7 .6 .4 .1Z", GOLD.shade),
    ),
    "eye": (("M-1 0Q0 -.9 1 0Q0 .9 -1 0Z", "#fff"), ("M-.35 0A.35 .35 0 1 1 .35 0A.35 .35 0 1 1 -.35 0Z", BLUE)),
    "flask": (("M-.25 -.9H.25V-.2L.8 .7Q.8 .9 .6 .9H-.6Q-.8 .9 -.8 .7L-.25 -.2Z", GREEN.base),),
    "coin": (("M-.8 0A.8 .8 0 1 1 .8 0A.8 .8 0 1 1 -.8 0Z", GOLD.base), ("M-.12 -.5H.12V.5H-.12Z", GOLD.shade)),
    "tree": (("M-.12 .3H.12V.95H-.12Z", BROWN), ("M0 -1L.8 .35H-.8Z", GREEN.base)),
    "paw": (
        ("M-.5 .4Q0 -.3 .5 .4Q.5 .8 0 .75Q-.5 .8 -.5 .4Z", BROWN),
        (
            (
                "M-.8 -.05A.2 .25 0 1 1 -.4 -.05A.2 .25 0 1 1 -.8 -.05ZM-.35 -.5A.2 .25 0 1 1 .05 -.5"
                "A.2 .25 0 1 1 -.35 -.5ZM.15 -.45A.2 .25 0 1 1 .55 -.45A.2 .25 0 1 1 .15 -.45Z"
            ),
            BROWN,
        ),
    ),
    "crown": (("M-.9 -.4L-.4 .1L0 -.7L.4 .1L.9 -.4L.7 .7H-.7Z", GOLD.shade),),
    "mouse": (
        (
            ("M-.9 -.5A.35 .35 0 1 1 -.2 -.5A.35 .35 0 1 1 -.9 -.5ZM.2 -.5A.35 .35 0 1 1 .9 -.5A.35 .35 0 1 1 .2 -.5Z"),
            GREY,
        ),
        ("M-.6 .2A.6 .6 0 1 1 .6 .2A.6 .6 0 1 1 -.6 .2Z", GREY),
        ("M-.1 .5A.1 .1 0 1 1 .1 .5A.1 .1 0 1 1 -.1 .5Z", RED.base),
    ),
    "wood": (
        ("M-.9 .1H.5V.7H-.9ZM-.5 -.6H.9V0H-.5Z", BROWN),
        (
            ("M.3 .4A.2 .25 0 1 1 .7 .4A.2 .25 0 1 1 .3 .4ZM.7 -.3A.2 .25 0 1 1 1 -.3A.2 .25 0 1 1 .7 -.3Z"),
            oklch(0.78, 0.08, 75),
        ),
    ),
    "metal": (("M-.9 .6L-.6 -.1H.6L.9 .6Z", GREY), ("M-.6 -.2L-.4 -.7H.4L.6 -.2Z", oklch(0.70, 0.02, 250))),
    "plans": (("M-.8 -.8H.8V.8H-.8Z", BLUE), ("M-.5 -.4H.5V-.25H-.5ZM-.5 0H.2V.15H-.5ZM-.5 .4H.5V.55H-.5Z", "#fff")),
    "trophy": (("M-.6 -.9H.6V-.2Q.5 .3 .12 .35V.6H.5V.9H-.5V.6H-.12V.35Q-.5 .3 -.6 -.2Z", GOLD.shade),),
    "dice": (
        ("M-.8 -.8H.8V.8H-.8Z", "#fff"),
        (("M-.5 -.5H-.2V-.2H-.5ZM.2 .2H.5V.5H.2ZM-.15 -.15H.15V.15H-.15Z"), RED.base),
    ),
    "heart": (("M0 .9C-1.3 0 -.8 -.9 0 -.3C.8 -.9 1.3 0 0 .9Z", RED.base),),
    "anchor": (
        (
            (
                "M-.1 -.9H.1V.6Q.6 .5 .7 .1L.95 .2Q.8 .95 0 .95"
                "Q-.8 .95 -.95 .2L-.7 .1Q-.6 .5 -.1 .6ZM-.45 -.5H.45V-.3H-.45Z"
            ),
            GREY,
        ),
    ),
}


def _board(emblem: tuple[tuple[str, str], ...]) -> Part:
    def draw(c: Canvas, h: Head) -> None:
        c.tube(f"M{h.x:.0f} {h.y - 20:.0f}V{h.y - 10:.0f}", WOOD, 2)
        c.shaded(ellipse(h.x, h.y, h.rx), CREAM, shift=0.4)
        for d, colour in emblem:
            c.fill(_large(d, h), colour)

    return draw


def _large(d: str, h: Head) -> str:
    return place(d, h.x, h.y, h.rx * 0.62, h.rx * 0.62)


for _name, _emblem in EMBLEMS.items():
    SIGN.parts[_name] = _board(_emblem)
