"""One player: tokens, cards, rats, chambers, fields, and what they add up to."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.table.designs import DESIGNS
from herna.games.wistar.table.words import CHAMBERS, YARD


class Holdings:
    """What a player's area adds up to: computed from the area, never changed, shared by copies."""

    __slots__ = (
        "symbols", "kinds", "decks", "types", "mice", "cellar_mice", "cheese", "hears", "discounts", "digs_cheaper",
        "more_wood", "more_metal", "chambers", "immune", "ignores_skill", "vp",
    )  # fmt: skip

    def __init__(self, area: tuple[int, ...]) -> None:
        symbols = [0, 0, 0, 0, 0, 0]
        kinds = [0, 0, 0, 0]
        decks = [0, 0]
        types = [0, 0, 0, 0, 0, 0, 0]
        discounts = [0, 0, 0, 0]
        self.mice = 0
        self.cellar_mice = 0
        self.cheese = 0
        self.hears = 0  # bit of every event that something in the area waits for
        self.digs_cheaper = 0
        self.more_wood = 0
        self.more_metal = 0
        self.chambers = 0
        self.immune = False
        self.ignores_skill = False
        self.vp = 0
        for index in area:
            d = DESIGNS[index]
            for i in range(6):
                symbols[i] += d.symbols[i]
            if d.kind:
                kinds[d.kind] += 1
                decks[d.deck] += 1
                types[d.type] += 1
            elif d.is_mouse:
                self.mice += 1
                if d.is_cellar_mouse:
                    self.cellar_mice += 1
                    if not d.type:
                        self.cheese += 1
            if d.hears:
                self.hears |= 1 << d.hears
            if d.discount:
                for kind in range(1, 4):
                    discounts[kind] += d.discount >> kind & 1
            self.digs_cheaper += d.digs_cheaper
            self.more_wood += d.more_wood
            self.more_metal += d.more_metal
            self.chambers += d.chambers
            self.immune = self.immune or d.immune
            self.ignores_skill = self.ignores_skill or d.ignores_skill
            self.vp += d.vp
        self.symbols = tuple(symbols)
        self.kinds = tuple(kinds)
        self.decks = tuple(decks)
        self.types = tuple(types)
        self.discounts = tuple(discounts)


EMPTY: Final = Holdings(())


ANNEX: Final = 1 << 2  # bits of `fields`: which cubes have left the board (RW-13.1)
CHEAP_BEDS: Final = 1 << 0
CHEAP_ROOMS: Final = 1 << 1
TWO_RATS: Final = 1 << 3


class Side:
    """Everything of one player. Zones are tuples: a copy shares them."""

    __slots__ = (
        "wood", "metal", "movement", "versatility", "vp", "current", "hand", "known", "area", "holds", "used", "rats",
        "beds", "beds_gone", "rooms", "fields", "explorer", "tents", "doors", "goals", "private", "seen_goals",
    )  # fmt: skip

    def __init__(
        self,
        wood: int,
        metal: int,
        movement: int,
        versatility: int,
        vp: int,
        current: int,
        hand: tuple[int, ...],
        known: tuple[int, ...],
        area: tuple[int, ...],
        holds: Holdings,
        used: tuple[int, ...],
        rats: tuple[int, ...],
        beds: int,
        beds_gone: int,
        rooms: int,
        fields: int,
        explorer: int,
        tents: tuple[int, ...],
        doors: tuple[int, ...],
        goals: tuple[int, ...],
        private: tuple[int, ...],
        seen_goals: tuple[int, ...],
    ) -> None:
        self.wood = wood
        self.metal = metal
        self.movement = movement
        self.versatility = versatility
        self.vp = vp
        self.current = current
        self.hand = hand
        self.known = known  # those cards of the hand that everybody has seen
        self.area = area  # cards, mice, heroes and skill tokens in the order they came (RW-19.2)
        self.holds = holds  # what the area adds up to
        self.used = used  # cards with a use token
        self.rats = rats  # at the burrow entrance, in the forest, in the burrow, on the farm
        self.beds = beds  # bed tiles that have left the board
        self.beds_gone = beds_gone  # those of them given up again (RW-17.5)
        self.rooms = rooms
        self.fields = fields  # bit per emptied ability field
        self.explorer = explorer
        self.tents = tents
        self.doors = doors
        self.goals = goals  # goals reached
        self.private = private  # goals only this player can reach (RW-16.6)
        self.seen_goals = seen_goals  # goals put aside that only this player has seen (RW-22.7)

    def copy(self) -> Side:
        return Side(
            self.wood, self.metal, self.movement, self.versatility, self.vp, self.current, self.hand, self.known,
            self.area, self.holds, self.used, self.rats, self.beds, self.beds_gone, self.rooms, self.fields,
            self.explorer, self.tents, self.doors, self.goals, self.private, self.seen_goals,
        )  # fmt: skip

    def free_chambers(self) -> int:  # RW-5.6, RW-17.2
        chambers = CHAMBERS + self.rooms + self.holds.chambers
        if self.fields & ANNEX:
            chambers += 1
        return chambers - self.beds + self.beds_gone - self.holds.mice

    def items(self) -> int:
        """How many items could be given (wood, metal, cards)."""
        return self.wood + self.metal + len(self.hand)

    def bed_price(self) -> int:
        return 1 if self.fields & CHEAP_BEDS else 2

    def room_price(self) -> int:
        return 1 if self.fields & CHEAP_ROOMS else 2

    def hand_of(self, deck: int) -> int:
        """How many cards of this deck are in hand; their backs show it."""
        return len([card for card in self.hand if DESIGNS[card].deck == deck])


def new_side() -> Side:
    return Side(0, 0, 0, 0, 0, 0, (), (), (), EMPTY, (), (0, 0, 0, 0), 0, 0, 0, 0, YARD, (), (), (), (), ())
