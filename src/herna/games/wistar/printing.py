"""How components are written down: one call per card, tile, door, goal, field and space, read by the tables."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.designs import DESIGNS, GOALS, MISSIONS, PLACES, Design, Goal, Mission, Place, Price, Task
from herna.games.wistar.designs import name_component as name
from herna.games.wistar.effects import Effect, Steps, flat
from herna.games.wistar.specials import ONCE_EFFECTS
from herna.games.wistar.words import (
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

NOTHING_SAID: Final[list[Steps]] = []


class Whenever:
    """A permanent effect: what it waits for, and what it does then."""

    def __init__(self, event: int, steps: list[Steps]) -> None:
        self.event = event
        self.steps = steps


class Always:
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


class AtEnd:
    """Final scoring: `vp` for every `each` of the counter."""

    def __init__(self, vp: int, counter: int, each: int) -> None:
        self.vp = vp
        self.counter = counter
        self.each = each


def whenever(event: int, *steps: Steps) -> Whenever:
    return Whenever(event, list(steps))


def at_end(vp: int, counter: int, each: int = 1) -> AtEnd:
    return AtEnd(vp, counter, each)


def cheaper(*kinds: int) -> Always:
    """Cards of these kinds cost 1 wood or 1 metal less."""
    return Always(cheaper=sum([1 << kind for kind in kinds]))


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


class Text:
    """What a component's text may say; everything but one is left out."""

    def __init__(
        self,
        instant: list[Steps],
        once: list[Steps],
        income: list[Steps],
        whenever: Whenever | None,
        always: Always | None,
        end: AtEnd | None,
        attack: Steps | None,
    ) -> None:
        self.instant = instant
        self.once = once
        self.income = income
        self.whenever = whenever
        self.always = always
        self.end = end
        self.attack = attack

    def write(self, d: Design) -> None:
        """Put the text on the component."""
        if self.instant:
            d.type = INSTANT
            d.effect = Effect(d.slug, flat(self.instant)).procedure
        elif self.once:
            d.type = ONCE
            effect = Effect(d.slug, flat(self.once))
            d.effect = effect.procedure
            ONCE_EFFECTS[d.index] = effect
        elif self.income:
            d.type = INCOME
            d.effect = Effect(d.slug, flat(self.income)).procedure
        elif self.attack is not None:
            d.type = AGGRESSIVE
            d.effect = Effect(d.slug, self.attack).procedure
        elif self.end is not None:
            d.type = FINAL
            d.counter, d.final_vp, d.each = self.end.counter, self.end.vp, self.end.each
        else:
            d.type = PERMANENT
            self.write_permanent(d)

    def write_permanent(self, d: Design) -> None:
        if self.whenever is not None:
            d.hears = self.whenever.event
            d.reaction = Effect(d.slug, flat(self.whenever.steps)).procedure
        if self.always is not None:
            d.discount = self.always.cheaper
            d.digs_cheaper = self.always.digs_cheaper
            d.more_wood = self.always.more_wood
            d.more_metal = self.always.more_metal
            d.chambers = self.always.chambers
            d.immune = self.always.immune
            d.ignores_skill = self.always.ignores_skill


# --- project cards ------------------------------------------------------------------------------------------
def project(kind: int, number: int, deck: int, cost: Price, shows: str, vp: int, known: bool, text: Text) -> None:
    d = Design(number, f"p{number:03}")
    d.deck = deck
    d.kind = kind
    d.price = cost
    d.symbols = symbols(shows)
    d.vp = vp
    d.ours = not known
    text.write(d)
    DESIGNS[number] = d
    name(number, d.slug)


def tool(
    number: int,
    title: str,
    deck: int,
    cost: Price,
    shows: str,
    vp: int,
    instant: list[Steps] = NOTHING_SAID,
    once: list[Steps] = NOTHING_SAID,
    income: list[Steps] = NOTHING_SAID,
    whenever: Whenever | None = None,
    always: Always | None = None,
    end: AtEnd | None = None,
    attack: Steps | None = None,
    known: bool = False,
) -> None:
    """A tool. `title` is for the reader of the table; `known`: the rulebook or the public speak of this very card."""
    text = Text(instant, once, income, whenever, always, end, attack)
    project(TOOL, number, deck, cost, shows, vp, known, text)


def samohyb(
    number: int,
    title: str,
    deck: int,
    cost: Price,
    shows: str,
    vp: int,
    instant: list[Steps] = NOTHING_SAID,
    once: list[Steps] = NOTHING_SAID,
    income: list[Steps] = NOTHING_SAID,
    whenever: Whenever | None = None,
    always: Always | None = None,
    end: AtEnd | None = None,
    attack: Steps | None = None,
    known: bool = False,
) -> None:
    """An automaton: a robot or a vehicle."""
    text = Text(instant, once, income, whenever, always, end, attack)
    project(SAMOHYB, number, deck, cost, shows, vp, known, text)


def building(
    number: int,
    title: str,
    deck: int,
    cost: Price,
    shows: str,
    vp: int,
    instant: list[Steps] = NOTHING_SAID,
    once: list[Steps] = NOTHING_SAID,
    income: list[Steps] = NOTHING_SAID,
    whenever: Whenever | None = None,
    always: Always | None = None,
    end: AtEnd | None = None,
    attack: Steps | None = None,
    known: bool = False,
) -> None:
    text = Text(instant, once, income, whenever, always, end, attack)
    project(BUILDING, number, deck, cost, shows, vp, known, text)


# --- everything else ----------------------------------------------------------------------------------------
def mouse(
    index: int,
    slug: str,
    vp: int,
    instant: list[Steps] = NOTHING_SAID,
    income: list[Steps] = NOTHING_SAID,
    whenever: Whenever | None = None,
    always: Always | None = None,
    known: bool = False,
) -> None:
    d = Design(index, slug)
    d.vp = vp
    d.ours = not known
    Text(instant, [], income, whenever, always, None, None).write(d)
    DESIGNS[index] = d
    name(index, slug)


def plain(index: int, slug: str, vp: int, shows: str, known: bool) -> None:
    """Something in an area without a text that does anything: cheese, heroes, skill tokens."""
    d = Design(index, slug)
    d.vp = vp
    d.symbols = symbols(shows)
    d.ours = not known
    DESIGNS[index] = d
    name(index, slug)


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
