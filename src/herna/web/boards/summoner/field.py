"""The battlefield: 48 spaces seen from one's own edge, what stands on them, and where one can reach."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Option
from herna.web.boards.summoner.cards import Standing, choices, chooser, piece, word
from herna.web.boards.summoner.signs import sign
from herna.web.drawing import tags as h
from herna.web.drawing.markup import Choices
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

LETTERS: Final = "abcdef"
SPACES: Final = tuple([f"{letter}{row}" for row in range(1, 9) for letter in LETTERS])
ATTACKING: Final = ("target", "retarget", "extra")
ACTIONS: Final = (
    "turn",
    "attacks",
    "plays",
    "plays_on",
    "moves",
    "summons",
    "builds",
)  # what begins something new to look at
OF_CARDS: Final = ("summon", "build")
ARRIVALS: Final = ("summons", "builds")


def from_edge(space: str, me: int) -> tuple[int, int]:
    """Row from one's own edge and column from one's own left, both from 1."""
    row, column = int(space[1]), LETTERS.index(space[0]) + 1
    return (row, column) if me == 0 else (9 - row, 7 - column)


def near(space: str) -> list[str]:
    row, column = int(space[1]), LETTERS.index(space[0])
    steps = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return [f"{LETTERS[c]}{r}" for r, c in steps if 1 <= r <= 8 and 0 <= c <= 5]


def between(a: str, b: str) -> list[str]:
    """The spaces of a straight line without its ends; nothing if there is none."""
    if a[1] == b[1]:
        low, high = sorted((LETTERS.index(a[0]), LETTERS.index(b[0])))
        return [LETTERS[c] + a[1] for c in range(low + 1, high)]
    if a[0] == b[0]:
        low, high = sorted((int(a[1]), int(b[1])))
        return [f"{a[0]}{r}" for r in range(low + 1, high)]
    return []


def is_own(scene: Scene, id: str) -> bool:
    """Whether this is a piece of the viewer."""
    return any([p["id"] == id and p["seat"] == scene.viewer for p in scene.view["board"]])


class Field:
    """Everything about the battlefield that is worked out once for a picture."""

    def __init__(self, scene: Scene) -> None:
        view = scene.view
        self.scene = scene
        self.me = scene.viewer if scene.viewer is not None else 0
        self.pieces: list[dict[str, Any]] = view["board"]
        self.places: dict[str, str] = {p["id"]: p["at"] for p in self.pieces}
        self.taken = set(self.places.values())
        self.asked = view["asked"][0]["kind"] if view["asked"] else ""
        attack = view["attack"]
        self.chosen = self.chosen_unit()
        self.aimed: str = attack["target"] if attack is not None else ""
        self.path: list[str] = view["move"]["path"] if view["move"] is not None else []
        self.reach = self.reachable() if scene.decision is not None else set()
        self.sights = self.lines_of_sight()
        self.hurt: dict[str, int] = {}
        self.fallen: dict[str, str] = {}
        self.read_events()

    def chosen_unit(self) -> str:
        """Who moves, attacks or asks right now."""
        view = self.scene.view
        if view["move"] is not None:
            return str(view["move"]["unit"])
        if view["attack"] is not None:
            return str(view["attack"]["attacker"])
        units = [frame["unit"] for frame in view["resolving"] if frame["unit"]]
        return str(units[-1]) if units else ""

    def reachable(self) -> set[str]:
        """Where further steps may lead after the ones that are offered."""
        move = self.scene.view["move"]
        if move is None or self.asked != "path":
            return set()
        left = move["allowance"] - (len(self.path) - 1)
        found: set[str] = set()
        edge = {at for at in self.scene.options if at in SPACES and at not in self.taken}
        for _ in range(left - 1):
            edge = {n for at in edge for n in near(at) if n not in self.taken} - found - set(self.path)
            found |= edge
        return found - set(self.scene.options)

    def lines_of_sight(self) -> set[str]:
        start = self.places.get(self.chosen, "")
        if not start:
            return set()
        aims = [self.places.get(self.aimed, "")] if self.aimed else []
        if self.asked in ATTACKING:
            aims += [self.places[at] for at in self.scene.options if at in self.places]
        return {space for aim in aims if aim for space in between(start, aim)} - self.taken

    def read_events(self) -> None:
        """Wounds and losses stay marked until something new begins."""
        for event in reversed(self.scene.events):
            data = event.data
            if event.kind == "damage":
                self.hurt[data["unit"]] = self.hurt.get(data["unit"], 0) + data["amount"]
            elif event.kind == "destroyed" and data["space"] not in self.taken:
                self.fallen[data["space"]] = data["card"]
            elif event.kind in ACTIONS:
                return

    def came_from(self) -> dict[str, str]:
        """The newest arrival flies from the hand it lay in."""
        for event in reversed(self.scene.events):
            if event.kind in ARRIVALS:
                seat, slug = event.data["seat"], event.data["card"]
                side = self.scene.view["sides"][seat]
                if side["hand"] is None:
                    return {event.data["unit"]: f"h{seat}-{side['hand_size']}"}
                return {event.data["unit"]: f"h{seat}-{slug}-{side['hand'].count(slug) + 1}"}
        return {}


def battlefield(scene: Scene) -> h.Element:
    field = Field(scene)
    options = scene.options
    spaces = [space(scene, field, name, options.get(name)) for name in SPACES if name not in field.taken]
    label = word(scene.lang, "zone.field")
    return h.div("#field")[
        h.div(".grid", role="group", aria_label=label)[edges(field.me), spaces, pieces(scene, field)]
    ]


def pieces(scene: Scene, field: Field) -> list[Markup]:
    """Whatever is offered at a piece's space is offered on the piece."""
    came_from = field.came_from()
    attached: dict[str, tuple[str, ...]] = {}
    for side in scene.view["sides"]:
        for event in side["active"]:
            for unit in event["on"]:
                attached[unit] = (*attached.get(unit, ()), event["card"])
    drawn: list[tuple[int, int, Markup]] = []
    for p in field.pieces:
        id = p["id"]
        row, column = from_edge(p["at"], field.me)
        at = Standing(row, column, p["seat"] == field.me)
        at.chosen = id == field.chosen
        at.aimed = id == field.aimed
        at.hurt = field.hurt.get(id, 0)
        at.events = attached.get(id, ())
        at.came_from = came_from.get(id, "")
        options = [*scene.options.get(id, ()), *scene.options.get(p["at"], ())]
        goals = scene.chains.get(id, {})
        if goals and all([is_own(scene, goal) for goal in goals]):
            options = []  # attacks on one's own are seldom meant: they are in the list
        drawn.append((row, column, piece(scene, p, at, options)))
    drawn.sort(key=lambda d: d[:2])
    return [markup for _, _, markup in drawn]


def space(scene: Scene, field: Field, name: str, options: list[Option] | None) -> Markup:
    row, column = from_edge(name, field.me)
    step = len(field.path) - 1 - field.path[::-1].index(name) if name in field.path else 0
    state = "trod" if step else "far" if name in field.reach else "sight" if name in field.sights else ""
    fallen = field.fallen.get(name, "")
    told = word(scene.lang, "fell", name=scene.name(fallen)) if fallen else ""
    return drawn_space(name, row, column, state, step, told, scene.lang, what(scene, options))


def what(scene: Scene, options: list[Option] | None) -> Choices:
    """In the menu of a space only the card and its cost matter."""
    if not options or len(options) == 1:
        return choices(options, scene.lang)
    short = []
    for option in options:
        verb, _, rest = option.code.partition(":")
        slug = rest.partition("@")[0]
        name = (
            f"{scene.name(slug)} ({scene.game.facts(slug)['cost']})" if verb in OF_CARDS else option.label(scene.lang)
        )
        short.append(name)
    return choices(options, scene.lang, short)


@lru_cache(8192)
def drawn_space(
    name: str, row: int, column: int, state: str, step: int, fallen: str, lang: str, chosen_from: Choices
) -> Markup:
    options = chosen_from.options
    element = h.div(id=f"at-{name}", class_=[f"cell r{row} c{column}", state, {"can": bool(options)}])[
        h.span(".step")[str(step)] if step else None,
        h.span(".fell", title=fallen)[sign("skull")] if fallen else None,
        h.span(".at")[name] if options else None,
        chooser(f"at-{name}", chosen_from, name, lang) if options else None,
    ]
    return written(element)


@lru_cache(2)
def edges(me: int) -> Markup:
    """Letters and numbers along the edges, as the texts name the spaces."""
    letters = [h.span(class_=f"edge letter c{from_edge(letter + '1', me)[1]}")[letter] for letter in LETTERS]
    numbers = [h.span(class_=f"edge number r{from_edge(f'a{n}', me)[0]}")[str(n)] for n in range(1, 9)]
    return Markup("".join([str(e) for e in [*letters, *numbers]]))
