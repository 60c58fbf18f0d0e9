"""The vocabulary of effects: what cards, mice, missions, doors, goals, fields and disc spaces are written in.

A builder returns a tuple of steps, so a text is a list of them. `you` is the player the text speaks to, `source` the
component whose text it is. Here are gains, conditions and exchanges; `deeds`, `drawing` and `specials` have the rest.
"""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.counters import count
from herna.games.wistar.rules.payment import give_items, item_ways
from herna.games.wistar.rules.uses import Effect, Steps, flat
from herna.games.wistar.table.designs import DESIGNS
from herna.games.wistar.table.moves import Op, Table
from herna.games.wistar.table.words import (
    ADVANCED_CARD,
    ASK_EXCHANGE,
    BASIC,
    BASIC_CARD,
    BED,
    FOR_TEXT,
    GOODS,
    ITEM,
    METAL,
    MOUSE,
    MOVEMENT,
    NO,
    STRONG,
    TELL_BED_GONE,
    TELL_MOUSE_GONE,
    VERSATILITY,
    WEAK,
    WOOD,
    YES,
)
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args


# --- gains --------------------------------------------------------------------------------------------------
class Gain(Op):
    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        s.gain(f.you, self.what, self.n, f.source)

    def useful(self, s: Table, you: int) -> bool:
        if self.what == BASIC_CARD or self.what == ADVANCED_CARD:
            return s.cards_left(self.what - BASIC_CARD)
        return True

    def gives(self) -> tuple[str, int]:
        return GOODS[self.what], self.n


class GainPer(Op):
    """RW-10.6: n for every `each` of what is counted."""

    def __init__(self, what: int, n: int, counter: int, each: int) -> None:
        self.what = what
        self.n = n
        self.counter = counter
        self.each = each

    def run(self, s: Table, f: Frame) -> None:
        s.gain(f.you, self.what, self.n * (count(s, f.you, self.counter) // self.each), f.source)


class Electricity(Op):
    """RW-11.1"""

    def run(self, s: Table, f: Frame) -> None:
        s.power_up(f.you)


def gain(n: int, what: int) -> Steps:
    return (Gain(what, n),)


def gain_per(n: int, what: int, counter: int, each: int = 1) -> Steps:
    return (GainPer(what, n, counter, each),)


electricity: Final[Steps] = (Electricity(),)


# --- conditions and exchanges -------------------------------------------------------------------------------
class If(Op):
    """Only with this side of the electricity token (RW-22.3)."""

    def __init__(self, current: int, then: Effect) -> None:
        self.current = current
        self.then = then

    def run(self, s: Table, f: Frame) -> None:
        if s.sides[f.you].current >= self.current:
            s.push(self.then.procedure, f.you, f.source)

    def useful(self, s: Table, you: int) -> bool:
        return s.sides[you].current >= self.current and self.then.useful(s, you)

    def looks_at_hand(self) -> bool:
        return self.then.looks_at_hand


class Exchange(Op):
    """RW-10.7: pay, and then get; or do not."""

    def __init__(self, n: int, what: int, get: Effect) -> None:
        self.n = n
        self.what = what
        self.get = get
        word, self.got = get.steps[0].gives()
        self.bargain = f"{GOODS[what]}_for_{word}"

    def ways(self, s: Table, you: int) -> list[int]:
        """The distinct ways to pay, as option values."""
        p = s.sides[you]
        if self.what == ITEM:
            return item_ways(p, self.n)
        if self.what == BASIC_CARD:
            return [card for card in p.hand if DESIGNS[card].deck == BASIC]
        if self.what == MOUSE:
            return [i for i in p.area if DESIGNS[i].is_mouse]
        have = p.beds - p.beds_gone
        if self.what == WOOD:
            have = p.wood
        elif self.what == METAL:
            have = p.metal
        elif self.what == MOVEMENT:
            have = p.movement
        elif self.what == VERSATILITY:
            have = p.versatility
        return [YES] if have >= self.n else []

    def run(self, s: Table, f: Frame) -> None:
        ways = self.ways(s, f.you)
        if ways:
            s.ask(f.you, ASK_EXCHANGE, [*ways, NO], hidden=self.what == BASIC_CARD)

    def purpose(self, s: Table, f: Frame) -> str:
        return self.bargain

    def terms(self, s: Table, f: Frame) -> Args:
        return {"what": GOODS[self.what], "n": self.n, "got": self.got}

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        s.push(self.get.procedure, seat, f.source)
        if self.what == ITEM:
            give_items(s, seat, pick, f.source, FOR_TEXT)
        elif self.what == BASIC_CARD:
            s.leave_hand(seat, pick)
            s.discard((pick,))
            s.tell_discards(seat, (pick,))
        elif self.what == MOUSE:
            s.evict(seat, pick)
            s.emit(TELL_MOUSE_GONE, seat, pick)
        elif self.what == BED:
            s.sides[seat].beds_gone += 1
            s.emit(TELL_BED_GONE, seat)
        else:
            s.spend(seat, self.what, self.n)

    def useful(self, s: Table, you: int) -> bool:
        return bool(self.ways(s, you)) and self.get.useful(s, you)

    def looks_at_hand(self) -> bool:
        return self.get.looks_at_hand


def if_electricity(*then: Steps) -> Steps:
    return (If(WEAK, Effect("if electricity", flat(list(then)))),)


def if_strong_electricity(*then: Steps) -> Steps:
    return (If(STRONG, Effect("if strong electricity", flat(list(then)))),)


def pay(n: int, what: int, *get: Steps) -> Steps:
    """You may pay this; if you do, get that."""
    return (Exchange(n, what, Effect("exchange", flat(list(get)))),)
