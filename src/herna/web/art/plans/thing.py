"""Things that live: tools, food, vehicles and houses with a face of their own or somebody looking out of them."""

from herna.web.art.canvas import Canvas, Head
from herna.web.art.faces import EYES, cheeks, eyes
from herna.web.art.plans.adventure import ADVENTURES
from herna.web.art.plans.buildings import BUILDINGS
from herna.web.art.plans.creature import peek
from herna.web.art.plans.objects import OBJECTS
from herna.web.art.plans.places import PLACES
from herna.web.art.plans.plan import Plan
from herna.web.art.plans.signs import SIGN
from herna.web.art.plans.vehicles import VEHICLES
from herna.web.art.slots import ARMS, BACK, CREST, EARS, GEAR, HAT, HOLD, HORNS, MOUTH, TAIL, WINGS

KINDS = {**OBJECTS, **ADVENTURES, **BUILDINGS, **PLACES, **VEHICLES}


def draw(c: Canvas) -> None:
    """The thing; where it has a face, eyes and mouth on it."""
    t = c.traits
    rat = t.choose("peek", ("no", "no", "yes"))
    if rat == "yes":
        with c.behind():
            peek(c, 75 + t.side("peekside") * 42, 80, 0.85)
    probe = Head(75, 50, 26, 24)
    BACK.draw(c, probe, t.choose("back", ("none",)))
    WINGS.draw(c, probe, t.choose("wings", ("none",)))
    TAIL.draw(c, probe, t.choose("tail", ("none",)))
    h = KINDS[t.choose("kind", tuple(OBJECTS))](c)
    ARMS.draw(c, probe, t.choose("arms", ("none",)))
    SIGN.draw(c, Head(122, 62, 12, 12), t.choose("sign", ("none",)))
    if h is None:
        return
    HORNS.draw(c, h, t.choose("horns", ("none",)))
    EARS.draw(c, h, t.choose("ears", ("none",)))
    count = t.count("eyes", (2,))
    if count:
        r = h.rx * 0.26 * t.between("eyesize", 1, 1.1)
        eyes(c, h.x, h.y - h.ry * 0.15, h.rx * 0.42, r, t.choose("eye", ("round",)), count)
        MOUTH.draw(
            c, Head(h.x, h.y + h.ry * 0.45, h.rx * 0.3, h.rx * 0.3), t.choose("mouth", ("smile", "grin", "smirk"))
        )
        if t.choose("blush", ("yes", "no")) == "yes":
            cheeks(c, h.x, h.y + h.ry * 0.3, h.rx * 0.75, 3.6)
    GEAR.draw(c, h, t.choose("gear", ("none",)))
    CREST.draw(c, h, t.choose("crest", ("none",)))
    HAT.draw(c, h, t.choose("hat", ("none",)))
    HOLD.draw(c, h, t.choose("hold", ("none",)))


THING = Plan(
    draw,
    (ARMS, BACK, CREST, EARS, GEAR, HAT, HOLD, HORNS, MOUTH, SIGN, TAIL, WINGS),
    {"kind": tuple(KINDS), "eye": EYES, "peek": ("yes", "no"), "blush": ("yes", "no")},
    {"eyes": (0, 1, 2, 3)},
)
