"""The one public function: a component's name and theme in, a small picture out, always the same."""

import herna.web.art.features  # noqa: F401 - fills the slots
from herna.web.art.canvas import Canvas
from herna.web.art.faces import MOODS
from herna.web.art.geometry import Matrix, multiply, num, rotation
from herna.web.art.palette import Palette
from herna.web.art.plans import PLANS
from herna.web.art.stages import HEIGHT, STAGES, WIDTH, backdrop
from herna.web.art.themes import THEMES, Theme
from herna.web.art.traits import Pin, Traits

NUMBERS = ("hue", "backhue", "accent", "chroma", "light", "tilt")
TOP, SIDE = 6.0, 3.0  # nothing of a figure may come nearer to the edges of the picture
LARGEST = 1.16
# Where the members of a swarm stand, and how large they are; the last one is in front.
SWARMS = {2: ((50, 94, 0.72), (100, 101, 0.8)), 3: ((46, 88, 0.62), (106, 86, 0.6), (75, 102, 0.78))}


class BadPin(ValueError):
    """A pin that names no feature, or a feature that does not exist."""


def portrait(component_id: str, theme: str, **pins: Pin) -> str:
    """SVG text, 150 x 100. `pins` fix the features that the component's name demands."""
    canvas, matrix = fit(component_id, theme, **pins)
    scene = backdrop(canvas.palette, canvas.traits, canvas.traits.choose("scene", THEMES[theme].scenes))
    numbers = " ".join(f"{v:.3f}" for v in matrix[:4]) + f" {num(matrix[4])} {num(matrix[5])}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' stroke-linejoin="round" stroke-linecap="round">{scene}'
        f'<ellipse cx="75" cy="99" rx="52" ry="7" fill="{canvas.palette.ink}" opacity=".25"/>'
        f'<g transform="matrix({numbers})">{canvas.markup()}</g></svg>'
    )


def fit(component_id: str, theme: str, **pins: Pin) -> tuple[Canvas, Matrix]:
    """The figure, and where it goes: tilted, then scaled about the foot of the picture until it fills the frame."""
    kind = THEMES[theme]
    fixed = {**kind.pins, **pins}
    _check(kind, fixed)
    traits = Traits(f"{theme}/{component_id}", fixed, kind.habits)
    gaze = traits.between("gazex", -0.9, 0.9), traits.between("gazey", -0.2, 0.6)
    canvas = Canvas(_palette(kind, traits), traits, traits.choose("mood", kind.moods), gaze)
    _draw(canvas, kind)
    turn = rotation(traits.between("tilt", -kind.tilt, kind.tilt), 75, 100)
    left, top, right, _ = canvas.extent(turn)
    scale = min(LARGEST, (HEIGHT - TOP) / (HEIGHT - top), (WIDTH - 2 * SIDE) / (right - left))
    x0, x1 = 75 + (left - 75) * scale, 75 + (right - 75) * scale
    shift = max(0.0, SIDE - x0) - max(0.0, x1 - WIDTH + SIDE)
    return canvas, multiply((scale, 0, 0, scale, 75 + shift - 75 * scale, 100 - 100 * scale), turn)


def _draw(canvas: Canvas, kind: Theme) -> None:
    """The figure, or two or three of the kind, no two of them quite alike."""
    draw = PLANS[kind.plan].draw
    swarm = canvas.traits.count("swarm", (1,))
    if swarm == 1:
        draw(canvas)
        return
    first = canvas.traits
    for k, (x, y, scale) in enumerate(SWARMS[swarm]):
        canvas.traits = Traits(f"{first.seed}/{k}", first.pins, first.habits)
        with canvas.apart(), canvas.placed(x - 75 * scale, y - 100 * scale, scale):
            draw(canvas)
    canvas.traits = first


def _check(kind: Theme, pins: dict[str, Pin]) -> None:
    common = {"mood": MOODS, "scene": tuple(STAGES)}
    for name, value in pins.items():
        if name in NUMBERS + PLANS[kind.plan].numbers:
            objection = None if isinstance(value, int | float) else f"{name} is a number, not {value!r}"
        elif name == "swarm":
            objection = None if value in (1, *SWARMS) else f"a swarm is one of {(1, *SWARMS)}, not {value!r}"
        elif name in common:
            objection = None if value in common[name] else f"no {name} called {value!r}"
        else:
            objection = PLANS[kind.plan].objection(name, value)
        if objection:
            raise BadPin(objection)


def _palette(kind: Theme, t: Traits) -> Palette:
    hue = t.pick("hue?", kind.hues) + t.between("hueshift", -8, 8)
    accent = t.pick("accent?", kind.accents) + t.between("accentshift", -10, 10)
    return Palette(
        hue=_pinned(t, "hue", hue),
        back=_pinned(t, "backhue", t.pick("backhue?", kind.backs)),
        accent=_pinned(t, "accent", accent),
        chroma=_pinned(t, "chroma", kind.chroma),
        light=_pinned(t, "light", kind.light + t.between("lightshift", *kind.spread)),
    )


def _pinned(t: Traits, name: str, drawn: float) -> float:
    return float(t.pins.get(name, drawn))
