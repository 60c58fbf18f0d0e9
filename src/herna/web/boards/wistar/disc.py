"""The action disc: six sectors in the colours of their areas, spaces with their bonus, chiefs; areas and hut."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Any, Final

from markupsafe import Markup, escape

import herna
from herna.web.assets import address
from herna.web.boards.wistar.showing import moment
from herna.web.boards.wistar.signs import ORDER, PLACES, sign
from herna.web.boards.wistar.words import NO_CHOICE, remembered, word
from herna.web.drawing import tags as h
from herna.web.drawing.hyphens import breakable
from herna.web.drawing.identity import HERE
from herna.web.drawing.markup import Choices, hit
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

SIGNS: Final = address("wistar/signs.svg")
ACTIONS: Final = ("gather_wood", "dig", "gather_metal", "beds", "develop", "explore")
SIGN_OF: Final = ("wood", "dig", "metal", "bed", "basic", "explore")
AREA_OF: Final = ("forest", "forest", "burrow", "burrow", "farm", "farm")
AREAS: Final = ("forest", "burrow", "farm")
ROUNDS: Final = 5
TURNS: Final = 3
# What a space gives besides the main action, as signs.
BONUS: Final = {
    "s1a": ("play",),
    "s1b": ("rats", "rats"),
    "s1c": ("metal", "basic"),
    "s2a": ("task",),
    "s2b": ("versatility",),
    "s3a": ("play", "rats"),
    "s3b": ("explore", "wood"),
    "s4a": ("mouse", "rats"),
    "s4b": ("potion",),
    "s5a": ("play", "wood"),
    "s5b": ("task",),
    "s6a": ("task", "rats"),
    "s6b": ("explore", "rats"),
}
# Where the spaces of a sector lie: (degrees beside the middle, distance from the centre) for one to three spaces.
SPOTS: Final = (((0, 28.0),), ((-14.5, 28.5), (14.5, 28.5)), ((-18, 32.0), (0, 18.5), (18, 32.0)))


def point(angle: float, distance: float) -> tuple[float, float]:
    """Clockwise from the top, on a disc of 100 by 100."""
    return 50 + distance * sin(radians(angle)), 50 - distance * cos(radians(angle))


def arc(distance: float, start: float, end: float) -> str:
    (x1, y1), (x2, y2) = point(start, distance), point(end, distance)
    return f"M{x1:.1f} {y1:.1f}A{distance} {distance} 0 0 {1 if end > start else 0} {x2:.1f} {y2:.1f}"


def sector(distance: float, start: float, end: float) -> str:
    return f"{arc(distance, start, end)}L50 50Z"


def along(kind: str, path: str, text: str) -> str:
    """Words that follow a curve."""
    return f'<text class="{kind}"><textPath href="#{path}" startOffset="50%">{escape(text)}</textPath></text>'


def drawings(lang: str) -> str:
    """Everything of the disc that is printed; the page holds it once, frames only name it."""
    say = herna.game("wistar").texts.say
    parts, acts, signs = [], [], []
    for i in range(3):
        parts.append(f'<path class="ring {AREAS[i]}" d="{sector(49.6, 120 * i, 120 * i + 120)}"/>')
    for p in range(6):
        parts.append(f'<path class="sector {AREA_OF[p]} p{p % 2}" d="{sector(44.6, 60 * p, 60 * p + 60)}"/>')
        low = p in (2, 3)
        ends = (60 * p + 59, 60 * p + 1) if low else (60 * p + 1, 60 * p + 59)
        parts.append(f'<path id="w-arc{p}" class="none" d="{arc(43.2 if low else 40.9, *ends)}"/>')
        acts.append(along("act", f"w-arc{p}", say(lang, "term." + ACTIONS[p])))
        x, y = point(60 * p + 30, 39.9)
        picture = f'<image href="{SIGNS}" width="{20 * len(ORDER)}" height="20"/>'
        box = (
            f'viewBox="{20 * PLACES[SIGN_OF[p]]} 0 20 20" x="{x - 4.4:.1f}" y="{y - 4.4:.1f}" width="8.8" height="8.8"'
        )
        ground = f'<rect class="ground" x="{x - 4.4:.1f}" y="{y - 4.4:.1f}" width="8.8" height="8.8" rx="2"/>'
        signs.append(f"{ground}<svg {box}>{picture}</svg>")
    for i in range(3):
        ends = (120 * i + 118, 120 * i + 2) if i == 1 else (120 * i + 2, 120 * i + 118)
        parts.append(f'<path id="w-ring{i}" class="none" d="{arc(48.4 if i == 1 else 45.8, *ends)}"/>')
    parts.append('<circle class="hub" cx="50" cy="50" r="10.7"/>')
    x, y = point(52, 8.7)
    head = f"M{x - 2.2:.1f} {y - 1.1:.1f}L{x:.1f} {y:.1f}L{x + 0.4:.1f} {y - 2.4:.1f}"
    turning = (
        f'<symbol id="w-turning" class="turning" viewBox="0 0 100 100"><path d="{arc(8.7, -52, 52)}{head}"/></symbol>'
    )
    printed = zip(("plate", "acts", "signs"), (parts, acts, signs), strict=True)
    symbols = [
        f'<symbol id="w-{name}" class="plate-svg" viewBox="0 0 100 100">{"".join(drawn)}</symbol>'
        for name, drawn in printed
    ]
    return f"{''.join(symbols)}{turning}<style>{spot_rules()}</style>"


def at_spot(p: int, of: int, i: int) -> str:
    """The class of a space by where it lies: the how many-th of how many, in which part of the disc."""
    return f"at{p}-{of}-{i}"


def spot_rules() -> str:
    """Where spaces lie, as style rules."""
    rules = []
    for p in range(6):
        for spots in SPOTS:
            for i, (turned, distance) in enumerate(spots):
                x, y = point(60 * p + 30 + turned, distance)
                rules.append(f".{at_spot(p, len(spots), i)}{{left:{x:.1f}%;top:{y:.1f}%}}")
    return "".join(rules)


@lru_cache(64)
def plate(areas: tuple[str, ...], number: int, round: str, turn: str) -> Markup:
    """The disc: what is printed, how many rats give each area its power, the round, and which way it turns next.

    Where it is small, signs stand for the names of actions, and round and turn are told beside it.
    """
    titles = "".join([along("area", f"w-ring{i}", areas[i]) for i in range(3)])
    hub = f'<text class="round" x="50" y="50.2">{escape(round)}</text>'
    hub += f'<text class="turn" x="50" y="55">{escape(turn)}</text>'
    hub += f'<text class="number" x="50" y="53.6">{number}</text>'
    turning = "" if number >= ROUNDS else '<use href="#w-turning"/>'
    printed = '<use href="#w-plate"/><use class="acts" href="#w-acts"/><use class="signs" href="#w-signs"/>'
    hub = f'<g id="round{number}">{hub}</g>'
    return Markup(
        f'<svg class="plate-svg" viewBox="0 0 100 100" aria-hidden="true">{printed}{titles}{hub}{turning}</svg>'
    )


def disc(scene: Scene) -> h.Element:
    view, lang = scene.view, scene.lang
    rats = view["sides"][scene.viewer]["rats"] if scene.viewer is not None else None
    areas = tuple([area_title(scene, area, rats) for area in AREAS])
    round = word(lang, "round", n=max(1, view["round"]))
    turn = word(lang, "turn", n=min(max(1, view["turn"]["number"]), TURNS), of=TURNS)
    spaces = []
    told: list[str] = []  # what a chief would bring: many spaces bring the same, and a frame says it once
    for p, position in enumerate(view["disc"]):
        spots = SPOTS[len(position["spaces"]) - 1]
        for i, found in enumerate(position["spaces"]):
            spaces.append(space(scene, p, found, at_spot(p, len(spots), i), rats, told))
    brings = [h.p(".brings", id=f"brings-{number}")[text] for number, text in enumerate(told)]
    number = max(1, view["round"])
    hint = "" if number >= ROUNDS else word(lang, "turns_next")
    return h.div(".disc", id="disc")[
        plate(areas, number, round, turn),
        h.p(".when")[h.b[round], h.span[turn]],
        h.div("#spaces", data_told=moment(scene, "rotates"))[spaces],
        brings,
        h.a(
            "#disc-look",
            href=f"{HERE}/look?at=disc",
            data_look=True,
            title=hint,
            aria_label=f"{word(lang, 'tab.disc')}: {round}, {turn}",
        ),
    ]


def key(scene: Scene) -> h.Element:
    """What the disc's signs mean: each main action with its area, and how strong one is there."""
    view, lang = scene.view, scene.lang
    rats = view["sides"][scene.viewer]["rats"] if scene.viewer is not None else None
    number = max(1, view["round"])
    return h.div(".disc-key")[
        h.h2[word(lang, "tab.disc"), " · ", word(lang, "round", n=number)],
        h.ul[
            [
                h.li(class_=AREA_OF[p])[
                    sign(SIGN_OF[p]), power_words(scene, p, rats), h.b[scene.text("term." + AREA_OF[p])]
                ]
                for p in range(6)
            ]
        ],
        None if number >= ROUNDS else h.p[word(lang, "turns_next")],
    ]


def area_title(scene: Scene, area: str, rats: dict[str, int] | None) -> str:
    name = scene.text("term." + area).upper()
    return name if rats is None else f"{name} · {rats[area]}"


def power_words(scene: Scene, p: int, rats: dict[str, int] | None) -> str:
    """What is done here, and how strongly: as many rats as one has in the area of this place."""
    action = scene.text("term." + ACTIONS[p])
    return action if rats is None else word(scene.lang, "power", action=action, n=rats[AREA_OF[p]])


def space(
    scene: Scene, p: int, found: dict[str, Any], spot: str, rats: dict[str, int] | None, told: list[str]
) -> Markup:
    id = found["id"]
    options = scene.options.get("space." + id)
    chief = found["chief"]
    here = scene.view["turn"]["space"] == id and chief == scene.view["active"]
    choices = Choices(options, scene.lang) if options else NO_CHOICE
    owner = "" if chief is None else scene.who(chief)
    spoken = f"{scene.name(id)}{f' ({owner})' if owner else ''} – {power_words(scene, p, rats)}"
    text, idle = what_it_brings(scene, p, rats) if options else ("", False)
    if text and text not in told:
        told.append(text)
    brings = f"brings-{told.index(text)}" if text else None
    return drawn_space(id, p, spot, spoken, brings, chief, here, choices, idle, scene.lang)


def what_it_brings(scene: Scene, p: int, rats: dict[str, int] | None) -> tuple[str, bool]:
    """What a chief would bring here; True if it is nothing although rats wait that could be sent first (RW-5.3)."""
    if rats is None:
        return "", False
    n, waiting = rats[AREA_OF[p]], rats["entrance"]
    if n:
        return word(scene.lang, "brings." + ACTIONS[p], n=n), False
    told = word(scene.lang, "brings.nothing")
    return (f"{told} {word(scene.lang, 'brings.wait', n=waiting)}", True) if waiting else (told, False)


@lru_cache(4096)
def drawn_space(
    id: str,
    p: int,
    spot: str,
    spoken: str,
    brings: str | None,
    chief: int | None,
    here: bool,
    choices: Choices,
    idle: bool,
    lang: str,
) -> Markup:
    marks = {"can": bool(choices.options), "taken": chief is not None, "here": here}
    marks["idle"] = idle
    marks["two"] = len(BONUS.get(id, ())) > 1
    classes: list[str | dict[str, bool]] = ["card", "space", spot, marks]
    element = h.div(id=f"space-{id}", class_=classes, data_zone="spaces", data_brings=brings)[
        h.span(".bonus")[[sign(b) for b in BONUS.get(id, ())]],
        None if chief is None else chief_disc(chief, f"chief-{id}", here),
        hit(f"space-{id}", choices.options, spoken, lang, warn=idle),
    ]
    return written(element)


def chief_disc(seat: int, id: str, new: bool) -> h.Element:
    """A new chief comes from the disc on its player's plate, which is as small; when it goes, no other one moves."""
    start = f"disc{seat}" if new else None
    return h.b(id=id, class_=["chief", f"seat{seat}"], data_zone=id, data_from=start)[str(seat + 1)]


# --- areas, hut, mouse of the round -----------------------------------------------------------------------------
def areas(scene: Scene) -> Markup:
    view = scene.view
    rats = [side["rats"] for side in view["sides"]]
    data = (rats, view["hut"], view["round_mouse"], view["round_stack"], moment(scene, "new_mouse"))
    places = [*["area." + name for name in AREAS], "hut", "round_mouse"]
    return remembered(scene, "areas", data, places, lambda: all_areas(scene))


def all_areas(scene: Scene) -> h.Element:
    return h.div(".areas")[[area(scene, name) for name in AREAS], hut(scene), round_mouse(scene)]


def area(scene: Scene, name: str) -> h.Element:
    rats = [(seat, side["rats"][name]) for seat, side in enumerate(scene.view["sides"])]
    options = scene.options.get("area." + name, [])
    title = scene.text("term." + name)
    told = ", ".join([f"{scene.who(seat)} {n}" for seat, n in rats])
    actions = ", ".join([scene.text("term." + ACTIONS[i]) for i in range(6) if AREA_OF[i] == name])
    return h.div(id=f"area-{name}", class_=["card", "area", name, {"can": bool(options)}], data_zone="areas")[
        h.span(".name")[title],
        h.span(".pawns")[
            [
                h.span(
                    id=f"rats-{name}-{seat}",
                    class_=["pawn", f"seat{seat}", {"mine": seat == scene.viewer, "none": not n}],
                )[h.span(data_count=str(n))[str(n)], h.i(".landing")]
                for seat, n in rats
            ]
        ],
        hit(
            f"area-{name}",
            options,
            f"{title}. {word(scene.lang, 'area_power', actions=actions, told=told)}",
            scene.lang,
        ),
    ]


def hut(scene: Scene) -> h.Element:
    lang = scene.lang
    options = scene.options.get("hut", [])
    here = scene.view["hut"]
    name = word(lang, "hut")
    told = ", ".join([scene.who(seat) for seat in here])
    return h.div(id="hut", class_=["card", "hut", {"can": bool(options)}], data_zone="areas")[
        h.span(".name")[name],
        h.span(".bonus")[sign("movement"), sign("potion")],
        h.span(".chiefs")[[chief_disc(seat, f"chief-hut{i}", i == len(here) - 1) for i, seat in enumerate(here)]],
        h.p(".text")[word(lang, "hut_text")],
        hit("hut", options, f"{name}: {told}" if told else name, lang),
    ]


def round_mouse(scene: Scene) -> h.Element:
    view, lang = scene.view, scene.lang
    mouse = view["round_mouse"]
    options = scene.options.get("round_mouse", [])
    title = word(lang, "round_mouse")
    name = scene.name(mouse) if mouse else word(lang, "taken_mouse")
    vp = scene.game.facts(mouse)["vp"] if mouse else 0
    told = moment(scene, "new_mouse")
    text = f"{scene.rules_text(mouse)} {vp} {scene.text('term.vp')}. " if mouse else ""
    return h.div(
        id="round-mouse", class_=["card", "roundm", {"can": bool(options), "gone": not mouse}], data_zone="areas"
    )[
        h.small[h.span[title]],
        mouse and h.b(".vp", data_told=told)[str(vp), sign("vp")],
        h.span(".name", id=f"round-{mouse}" if mouse else None, data_told=told)[breakable(name, lang)],
        h.p(".text")[text, word(lang, "round_stack", n=view["round_stack"])],
        hit("round-mouse", options, f"{title}: {name}", lang),
    ]
