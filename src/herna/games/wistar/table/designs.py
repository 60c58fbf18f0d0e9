"""Everything that is printed: cards, tiles, tokens, fields and goals, each by its number; filled by the card tables."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.table.words import COMPONENT_LIMIT, FIRST_CELLAR_MOUSE, FIRST_HERO, FIRST_MOUSE, NO_CURRENT


class Price:
    """What is paid (wood, metal, movement, items) and what must be there (the rest) for a card or a task (RW-9.3)."""

    def __init__(
        self,
        wood: int = 0,
        metal: int = 0,
        movement: int = 0,
        items: int = 0,
        skills: tuple[int, ...] = (0, 0, 0, 0, 0),
        energy: int = 0,
        current: int = NO_CURRENT,
        kinds: tuple[int, ...] = (0, 0, 0, 0),
        mice: int = 0,
        rooms: int = 0,
    ) -> None:
        self.wood = wood
        self.metal = metal
        self.movement = movement
        self.items = items
        self.skills = skills
        self.energy = energy
        self.current = current
        self.kinds = kinds
        self.mice = mice
        self.rooms = rooms
        self.asks_skills = any([n > 0 for n in skills])
        self.asks_more = bool(energy or current or any([n > 0 for n in kinds]) or mice or rooms)


NOTHING_TO_PAY: Final = Price()


class Design:
    """Something that can lie in a player's area: a project card, a mouse, cheese, a hero or a skill token."""

    def __init__(self, index: int, slug: str) -> None:
        self.index = index
        self.slug = slug
        self.ours = True  # designed for this platform, because the printed face is not known
        self.deck = 0
        self.kind = 0  # 0: not a project card
        self.type = 0
        self.price = NOTHING_TO_PAY
        self.symbols: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        self.vp = 0
        self.effect = 0  # procedure: what an instant, income, aggressive or once-per-round text does
        self.hears = 0  # permanent: the event it waits for, and what it does then
        self.reaction = 0
        self.discount = 0  # bits of the kinds it makes cheaper (RW-22.6)
        self.digs_cheaper = 0
        self.more_wood = 0
        self.more_metal = 0
        self.chambers = 0
        self.immune = False
        self.ignores_skill = False
        self.counter = 0  # final scoring: `final_vp` for every `each` of the counter
        self.final_vp = 0
        self.each = 1

    @property
    def is_mouse(self) -> bool:
        return FIRST_MOUSE <= self.index < FIRST_HERO

    @property
    def is_cellar_mouse(self) -> bool:
        return FIRST_CELLAR_MOUSE <= self.index < FIRST_HERO


class Task:
    """One row of a mission card."""

    def __init__(self, lock: int, price: Price, reward: int) -> None:
        self.lock = lock
        self.price = price
        self.reward = reward


class Mission:
    """A mission card: what its reveal gives, and its three rows (numbered from 1)."""

    def __init__(self, index: int, slug: str, bonus: int, tasks: tuple[Task, ...], ours: bool) -> None:
        self.index = index
        self.slug = slug
        self.bonus = bonus
        self.tasks = tasks
        self.ours = ours


class Goal:
    """A goal card: what is counted, how many each space needs, and the reward."""

    def __init__(self, index: int, slug: str, counter: int, needs: tuple[int, ...], reward: int, ours: bool) -> None:
        self.index = index
        self.slug = slug
        self.counter = counter
        self.needs = needs
        self.reward = reward
        self.ours = ours


class Place:
    """A door, a field of the player board or a space of the disc: something with effects that never lies in an area."""

    def __init__(self, index: int, slug: str, effects: tuple[int, ...], ours: bool) -> None:
        self.index = index
        self.slug = slug
        self.effects = effects
        self.ours = ours
        self.copies = 1
        self.vp = 0
        self.extra_item = 0
        self.parts: tuple[str, ...] = ()  # of a space: what its effects are called


NOTHING: Final = Design(0, "")
DESIGNS: Final[list[Design]] = [NOTHING] * COMPONENT_LIMIT
NO_MISSION: Final = Mission(0, "", 0, (), False)
MISSIONS: Final[list[Mission]] = [NO_MISSION] * COMPONENT_LIMIT
NO_GOAL: Final = Goal(0, "", 0, (), 0, False)
GOALS: Final[list[Goal]] = [NO_GOAL] * COMPONENT_LIMIT
NO_PLACE: Final = Place(0, "", (), False)
PLACES: Final[list[Place]] = [NO_PLACE] * COMPONENT_LIMIT
SLUGS: Final[list[str]] = [""] * COMPONENT_LIMIT  # the id of every component by number
NUMBERS: Final[dict[str, int]] = {}  # and back


def name_component(index: int, slug: str) -> None:
    SLUGS[index] = slug
    NUMBERS[slug] = index
