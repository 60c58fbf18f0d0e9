"""How components are written down: one call per card, tile, door, goal, field and space, read by the tables."""

from __future__ import annotations

from herna.games.wistar.rules.uses import ONCE_EFFECTS, Effect, Steps, flat
from herna.games.wistar.table.designs import DESIGNS, GOALS, MISSIONS, PLACES, Design, Goal, Mission, Place, Price, Task
from herna.games.wistar.table.designs import name_component as name
from herna.games.wistar.table.moves import Rule
from herna.games.wistar.table.words import (
    AGGRESSIVE,
    BUILDING,
    FINAL,
    INCOME,
    INSTANT,
    NO_CURRENT,
    ONCE,
    PERMANENT,
    SAMOHYB,
    SYMBOLS,
    TOOL,
)
from herna.games.wistar.vocabulary.specials import attack


# --- prices and symbols -------------------------------------------------------------------------------------
def price(
    wood: int = 0,
    metal: int = 0,
    movement: int = 0,
    items: int = 0,
    strength: int = 0,
    wits: int = 0,
    endurance: int = 0,
    agility: int = 0,
    intelligence: int = 0,
    energy: int = 0,
    current: int = NO_CURRENT,
    tools: int = 0,
    samohybs: int = 0,
    buildings: int = 0,
    mice: int = 0,
    rooms: int = 0,
) -> Price:
    """What is paid (the first four) and what must be there."""
    skills = (strength, wits, endurance, agility, intelligence)
    return Price(wood, metal, movement, items, skills, energy, current, (0, tools, samohybs, buildings), mice, rooms)


def symbols(words: str) -> tuple[int, ...]:
    """`"strength energy"` as six counts."""
    given = words.split()
    return tuple([given.count(symbol) for symbol in SYMBOLS])


# --- texts --------------------------------------------------------------------------------------------------
class Text:
    """What a component says: each has one sort of text, and that puts itself on the component."""

    def write(self, d: Design) -> None:
        raise NotImplementedError


class Acts(Text):
    """A text that is carried out: at once, once per round, as an income, or against the others."""

    def __init__(self, type_: int, steps: list[Steps]) -> None:
        self.type = type_
        self.steps = steps

    def write(self, d: Design) -> None:
        d.type = self.type
        effect = Effect(d.slug, flat(self.steps))
        d.effect = effect.procedure
        if self.type == ONCE:
            ONCE_EFFECTS[d.index] = effect


class Whenever(Text):
    """A permanent effect: what it waits for, and what it does then."""

    def __init__(self, event: int, steps: list[Steps]) -> None:
        self.event = event
        self.steps = steps

    def write(self, d: Design) -> None:
        d.type = PERMANENT
        d.hears = self.event
        d.reaction = Effect(d.slug, flat(self.steps)).procedure


class Always(Text):
    """A permanent effect that changes a price, an amount, the chambers or what may be done to you."""

    def __init__(
        self,
        cheaper: int = 0,
        digs_cheaper: int = 0,
        more_wood: int = 0,
        more_metal: int = 0,
        chambers: int = 0,
        immune: bool = False,
        ignores_skill: bool = False,
    ) -> None:
        self.cheaper = cheaper
        self.digs_cheaper = digs_cheaper
        self.more_wood = more_wood
        self.more_metal = more_metal
        self.chambers = chambers
        self.immune = immune
        self.ignores_skill = ignores_skill

    def write(self, d: Design) -> None:
        d.type = PERMANENT
        d.discount = self.cheaper
        d.digs_cheaper = self.digs_cheaper
        d.more_wood = self.more_wood
        d.more_metal = self.more_metal
        d.chambers = self.chambers
        d.immune = self.immune
        d.ignores_skill = self.ignores_skill


class AtEnd(Text):
    """Final scoring: `vp` for every `each` of the counter."""

    def __init__(self, vp: int, counter: int, each: int) -> None:
        self.vp = vp
        self.counter = counter
        self.each = each

    def write(self, d: Design) -> None:
        d.type = FINAL
        d.counter, d.final_vp, d.each = self.counter, self.vp, self.each


def instant(*steps: Steps) -> Text:
    return Acts(INSTANT, list(steps))


def once(*steps: Steps) -> Text:
    """Once per round (RW-15.4)."""
    return Acts(ONCE, list(steps))


def income(*steps: Steps) -> Text:
    return Acts(INCOME, list(steps))


def aggressive(counter: int, penalty: Rule) -> Text:
    """RW-18: each opponent who has strictly more of this suffers that."""
    return Acts(AGGRESSIVE, [attack(counter, penalty)])


def whenever(event: int, *steps: Steps) -> Text:
    return Whenever(event, list(steps))


def at_end(vp: int, counter: int, each: int = 1) -> Text:
    return AtEnd(vp, counter, each)


def cheaper(*kinds: int) -> Text:
    """Cards of these kinds cost 1 wood or 1 metal less."""
    return Always(cheaper=sum([1 << kind for kind in kinds]))


# --- what lies in an area -----------------------------------------------------------------------------------
def component(index: int, slug: str, vp: int, shows: str, known: bool) -> Design:
    """Something that can lie in an area; without a text of its own: cheese, heroes, skill tokens.

    `known`: the rulebook or the public speak of this very component; every other one is our design.
    """
    d = Design(index, slug)
    d.vp = vp
    d.symbols = symbols(shows)
    d.ours = not known
    DESIGNS[index] = d
    name(index, slug)
    return d


def project(
    kind: int, number: int, slug: str, deck: int, cost: Price, shows: str, vp: int, text: Text, known: bool
) -> None:
    d = component(number, slug, vp, shows, known)
    d.deck = deck
    d.kind = kind
    d.price = cost
    text.write(d)


def tool(number: int, slug: str, deck: int, cost: Price, shows: str, vp: int, text: Text, known: bool = False) -> None:
    project(TOOL, number, slug, deck, cost, shows, vp, text, known)


def samohyb(
    number: int, slug: str, deck: int, cost: Price, shows: str, vp: int, text: Text, known: bool = False
) -> None:
    """An automaton: a robot or a vehicle."""
    project(SAMOHYB, number, slug, deck, cost, shows, vp, text, known)


def building(
    number: int, slug: str, deck: int, cost: Price, shows: str, vp: int, text: Text, known: bool = False
) -> None:
    project(BUILDING, number, slug, deck, cost, shows, vp, text, known)


def mouse(index: int, slug: str, vp: int, text: Text, known: bool = False) -> None:
    text.write(component(index, slug, vp, "", known))


# --- everything else ----------------------------------------------------------------------------------------
def task(cost: Price, *reward: Steps, lock: int = 0) -> Task:
    return Task(lock, cost, Effect("task", flat(list(reward))).procedure)


def mission(index: int, slug: str, bonus: list[Steps], *tasks: Task, known: bool = False) -> None:
    MISSIONS[index] = Mission(index, slug, Effect(slug, flat(bonus)).procedure, tasks, not known)
    name(index, slug)


def goal(index: int, slug: str, counter: int, needs: tuple[int, ...], *reward: Steps, known: bool = False) -> None:
    GOALS[index] = Goal(index, slug, counter, needs, Effect(slug, flat(list(reward))).procedure, not known)
    name(index, slug)


def place(index: int, slug: str, *effects: Steps, known: bool = False) -> Place:
    """A door, a field or a disc space; each of its effects is a procedure of its own."""
    PLACES[index] = Place(index, slug, tuple([Effect(slug, steps).procedure for steps in effects]), not known)
    name(index, slug)
    return PLACES[index]


def field(index: int, slug: str, vp: int, extra_item: int, *effects: Steps) -> None:
    """A field of the player board: what it is worth at the end, what it costs besides, what it does when emptied."""
    made = place(index, slug, *effects, known=True)
    made.vp = vp
    made.extra_item = extra_item
