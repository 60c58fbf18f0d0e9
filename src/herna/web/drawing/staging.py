"""How a picture came about: the last events as gestures, which the page plays on the things of the table.

A board has `STAGING`, with a `Cue` for every kind of event. The parts of a cue name things on the page; `{creature}` is
a value of the event, `{other}` the other seat of two, and whatever the board's `cast` adds. The page knows no game.

Only what the events told this seat gets here, so gestures cannot tell more than the log does. The sentence of a
gesture is the line of the log with the same number.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from herna.kernel.events import Event
from herna.web.drawing.scene import Scene
from herna.web.drawing.tags import Json

TOLD: Final = 16  # events that a frame tells; a page plays those which it has not seen yet

# What the page can show (static/table/stage.js), and how long it takes, in milliseconds.
GESTURES: Final = {
    "turn": 650,  # a banner with the sentence
    "show": 900,  # a ring around a card that is shown
    "land": 420,  # a thing settles
    "glide": 460,  # a thing has moved
    "aim": 650,  # an arrow from one thing to another
    "clash": 800,  # two things meet
    "strike": 620,  # one thing runs into another
    "roll": 1500,  # dice tumble, then a strike
    "lose": 620,  # a number floats away
    "gain": 420,  # a number floats in
    "fall": 620,  # a thing fades and leaves
    "shake": 450,  # a thing trembles
    "flare": 520,  # a thing lights up
    "fly": 700,  # a token flies from one thing to another
    "spin": 900,  # a part of the table turns
    "note": 160,  # only the sentence
    "quick": 0,  # nothing of its own
}

# How much a gesture says of what somebody did, when a choice is told in one sentence: deeds first, then what they led
# to, then numbers that change (a payment is one of them). That a turn begins, and what is not seen, says nothing.
MEANING: Final = {
    **dict.fromkeys(("show", "aim", "clash"), 9),
    "strike": 8,
    "fly": 7,
    **dict.fromkeys(("land", "glide"), 6),
    "fall": 5,
    **dict.fromkeys(("flare", "roll", "shake"), 4),
    "spin": 3,
    **dict.fromkeys(("gain", "lose"), 2),
    "note": 1,
    **dict.fromkeys(("turn", "quick"), 0),
}
DEED: Final = MEANING["spin"]  # the least that somebody did; less is only counted

# How it looks: its colour, and the motions that it is made of. Each motion has the thing that moves or is marked (`by`
# or `to`); how it moves, in keyframes, or how far it runs; and the shares of the time at which it begins and ends.
Keyframes = list[dict[str, str | float]]
Motion = tuple[str, str] | tuple[str, str, Keyframes | float] | tuple[str, str, list[Keyframes] | float, float, float]
SWELLING: Final[Keyframes] = [{"scale": 1}, {"scale": 1.08, "offset": 0.4}, {"scale": 1}]
TREMBLING: Final[Keyframes] = [{"translate": f"{x}px"} for x in (0, -5, 5, -4, 4, -2, 0)]
SINKING: Final[Keyframes] = [
    {"filter": "none", "opacity": 1},
    {"translate": "-4px", "offset": 0.15},
    {"translate": "4px", "offset": 0.3},
    {"filter": "grayscale(1) brightness(.6)", "opacity": 0.35, "scale": 0.92},
]
# Dice (`data-die` on the page) say by number how they move. What they come to moves last: it is not seen before.
TUMBLES: Final = 3  # ways in which dice move


def tumbling(die: int) -> Keyframes:
    return [{"rotate": f"{-540 - 90 * die}deg", "scale": 0.6}, {"rotate": "0deg", "scale": 1.15, "offset": 0.8}, {}]


TUMBLING: Final[list[Keyframes]] = [*[tumbling(die) for die in range(TUMBLES)], [{"opacity": 0}, {"opacity": 0}]]
TURNING: Final[Keyframes] = [{"rotate": "-60deg"}, {"rotate": "0deg"}]
LOOKS: Final[dict[str, tuple[str, list[Motion]]]] = {
    "turn": ("gold", [("ring", "to")]),
    "show": ("gold", [("ring", "by"), ("move", "by", SWELLING)]),
    "land": ("gold", [("ring", "by"), ("move", "by", SWELLING)]),
    "glide": ("gold", [("ring", "by")]),
    "aim": ("red", [("ring", "by"), ("ring", "to"), ("arrow", "by"), ("run", "by", 0.12)]),
    "clash": ("red", [("ring", "by"), ("ring", "to"), ("run", "by", 0.42), ("run", "to", 0.42)]),
    "strike": ("red", [("ring", "to"), ("run", "by", 0.85)]),
    "roll": ("red", [("tumble", "by", TUMBLING, 0, 0.6), ("arrow", "by"), ("run", "by", 0.85, 0.6, 1)]),
    "lose": ("red", [("float", "to"), ("move", "to", TREMBLING)]),
    "gain": ("green", [("float", "to"), ("ring", "to")]),
    "fall": ("red", [("move", "by", SINKING)]),
    "shake": ("gold", [("move", "by", TREMBLING)]),
    "flare": ("gold", [("ring", "by"), ("move", "by", SWELLING), ("float", "by")]),
    "fly": ("gold", [("token", "by", 0, 0, 0.8), ("ring", "to", 0, 0.7, 1)]),
    "spin": ("gold", [("move", "by", TURNING)]),
    "note": ("gold", []),
    "quick": ("gold", []),
}

# What can be heard of it (static/table/stage.js), and of one's own turn: the tones of each sound, each with its hertz
# at the beginning and at the end, the seconds after which it begins and those it lasts, and the kind of its wave.
Tone = tuple[float, float, float, float, str]
CARD: Final[list[Tone]] = [(520, 340, 0, 0.09, "triangle")]
DICE: Final[list[Tone]] = [(210 + 400 * after, 150, after, 0.05, "square") for after in (0, 0.11, 0.2, 0.27)]
HIT: Final[list[Tone]] = [(150, 45, 0, 0.22, "sawtooth")]
SCORE: Final[list[Tone]] = [(660, 660, 0, 0.1, "sine"), (880, 880, 0.09, 0.2, "sine")]
YOURS: Final[list[Tone]] = [(520, 520, 0, 0.16, "sine"), (660, 660, 0.14, 0.3, "sine")]
SOUNDS: Final = {
    **dict.fromkeys(("show", "land", "glide", "fly"), CARD),
    "roll": DICE,
    **dict.fromkeys(("strike", "clash", "lose", "fall"), HIT),
    "gain": SCORE,
    "yours": YOURS,
}


def gestures() -> str:
    """What the page has to know of them, as JSON: {name: [milliseconds, colour, motions, instead of motions]}."""
    return json.dumps({name: [ms, *LOOKS[name], still(name)] for name, ms in GESTURES.items()}, separators=(",", ":"))


def still(name: str) -> list[Motion]:
    """What those see who want no motion: rings around the things that would move, and the number."""
    things = sorted({motion[1] for motion in LOOKS[name][1]} | ({"to"} if name == "roll" else set()))
    return [*[("ring", thing) for thing in things], *[("float", thing) for thing in things[-1:]]]


class Cue:
    """`do` is one of the gestures; `by` and `to` are ids on the page, `n` is a number to show."""

    __slots__ = ("by", "do", "n", "to")

    def __init__(self, do: str, by: str = "", to: str = "", n: str = "") -> None:
        self.do = do
        self.by = by
        self.to = to
        self.n = n


NOTE: Final = Cue("note")  # only the sentence
QUICK: Final = Cue("quick")  # nothing of its own: it is seen together with what follows

Staging = dict[str, Cue]
Cast = Callable[[Scene, Event], dict[str, str]]


def nobody_else(scene: Scene, event: Event) -> dict[str, str]:
    """The cast of a board whose events name everything themselves."""
    return {}


def acts(scene: Scene, staging: Staging, cast: Cast) -> Json:
    """The last events as JSON: [number, gesture, by, to, n], without empty ends."""
    told = []
    for event in scene.events[-TOLD:]:
        cue = staging.get(event.kind, NOTE)
        names = {key: str(value) for key, value in event.data.items() if isinstance(value, str | int)}
        seat = event.data.get("seat")
        if isinstance(seat, int):
            names["other"] = str(1 - seat)
        names.update(cast(scene, event))
        act: list[int | str] = [event.number, cue.do, fill(cue.by, names), fill(cue.to, names), fill(cue.n, names)]
        while act[-1] == "":
            act.pop()
        told.append(act)
    return Json(json.dumps(told, separators=(",", ":")))


def fill(pattern: str, names: dict[str, str]) -> str:
    """The id that a pattern stands for; empty if the event does not say it."""
    if "{" not in pattern:
        return pattern
    try:
        return pattern.format(**names)
    except KeyError:
        return ""


def before(scene: Scene, event: Event, kind: str) -> Event | None:
    """The nearest earlier event of a kind."""
    for earlier in reversed(scene.events):
        if earlier.number < event.number and earlier.kind == kind:
            return earlier
    return None
