"""Paying (RW-9.3 to RW-9.6, RW-12.4): what speaks against a price, and the distinct ways to pay one."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.table.designs import DESIGNS, Design, Price
from herna.games.wistar.table.moves import PROCEDURES, Rule, Table
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import (
    ASK_CARD,
    ASK_ITEMS,
    BASE,
    DISCOUNTED,
    FREE,
    METAL,
    MOVEMENT,
    ONLY_ADVANCED,
    ONLY_BASIC,
    PAYMENT_RULES,
    PAYMENTS,
    STRENGTH,
    TELL_VERSATILE,
    WITHOUT_STRENGTH,
    WOOD,
)
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args


# --- requirements and prices --------------------------------------------------------------------------------
def missing_skills(p: Side, price: Price) -> int:
    """Skill symbols that are not there; versatility tokens can stand in for them (RW-9.5)."""
    if not price.asks_skills:
        return 0
    have = p.holds.symbols
    need = price.skills
    missing = 0
    for i in range(5):
        if need[i] > have[i]:
            missing += need[i] - have[i]
    return missing


def tokens_needed(p: Side, price: Price, ignored: int) -> int:
    """Versatility tokens to pay, after the symbols that a text lets you ignore (RW-9.6)."""
    missing = missing_skills(p, price) - ignored
    return missing if missing > 0 else 0


def is_met(p: Side, price: Price, discount: int, ignored: int) -> bool:
    """Everything there that must be there, and everything payable, with this discount of wood or metal."""
    short = 0
    if price.wood > p.wood:
        short = price.wood - p.wood
    if price.metal > p.metal:
        short += price.metal - p.metal
    if short > discount or price.movement > p.movement:
        return False
    if price.asks_skills and tokens_needed(p, price, ignored) > p.versatility:
        return False
    if price.items and price.items > p.items() - price.wood - price.metal:
        return False
    return not price.asks_more or has_more(p, price)


def has_more(p: Side, price: Price) -> bool:
    """RW-9.3 (c), (e), (f), (g) and energy: what no token replaces."""
    h = p.holds
    if price.energy > h.symbols[5] or price.current > p.current or price.mice > h.mice or price.rooms > p.rooms:
        return False
    for kind in range(1, 4):
        if price.kinds[kind] > h.kinds[kind]:
            return False
    return True


def shortages(p: Side, price: Price, discount: int, ignored: int) -> list[tuple[str, int]]:
    """What is missing, for people: the same questions as `is_met`, answered with numbers."""
    short_wood, short_metal = max(0, price.wood - p.wood), max(0, price.metal - p.metal)
    while discount and (short_wood or short_metal):
        discount -= 1
        if short_wood:
            short_wood -= 1
        else:
            short_metal -= 1
    left = p.items() - min(price.wood, p.wood) - min(price.metal, p.metal)
    missing = [
        ("wood", short_wood),
        ("metal", short_metal),
        ("movement", price.movement - p.movement),
        ("items", price.items - left if price.items else 0),
        ("skill", tokens_needed(p, price, ignored) - p.versatility),
        ("energy", price.energy - p.holds.symbols[5]),
        ("mice", price.mice - p.holds.mice),
        ("rooms", price.rooms - p.rooms),
        ("tool", price.kinds[1] - p.holds.kinds[1]),
        ("samohyb", price.kinds[2] - p.holds.kinds[2]),
        ("building", price.kinds[3] - p.holds.kinds[3]),
    ]
    if price.current > p.current:
        missing.append(("strong" if price.current > 1 else "weak", 1))
    return [(what, n) for what, n in missing if n > 0]


# --- project cards (RW-9) -----------------------------------------------------------------------------------
def discount_of(p: Side, d: Design, mode: int) -> int:
    """How many times 1 wood or 1 metal is taken off (RW-9.6)."""
    return p.holds.discounts[d.kind] + (1 if mode == DISCOUNTED else 0)


def fits(d: Design, which: int) -> bool:
    """Is this a card that the permission is for?"""
    if which <= 3:
        return which == 0 or d.kind == which
    if which == WITHOUT_STRENGTH:
        return d.symbols[STRENGTH] == 0
    return d.deck == which - ONLY_BASIC


def is_playable(p: Side, card: int, which: int, mode: int) -> bool:
    d = DESIGNS[card]
    if which and not fits(d, which):
        return False
    if mode == FREE:  # RW-9.7
        return True
    return is_met(p, d.price, discount_of(p, d, mode), 1 if p.holds.ignores_skill else 0)


def playable(p: Side, which: int, mode: int) -> list[int]:
    return [card for card in p.hand if is_playable(p, card, which, mode)]


def may_hold(p: Side, which: int) -> bool:
    """Could such a card be in hand, as far as everybody knows (backs show the deck)?"""
    if which == ONLY_BASIC or which == ONLY_ADVANCED:
        return p.hand_of(which - ONLY_BASIC) > 0
    return len(p.hand) > 0


def has_secret(p: Side, which: int) -> bool:
    """Is there a card in hand that might be such a one, and that others have not seen?"""
    for card in p.hand:
        if card not in p.known and (which < ONLY_BASIC or which == WITHOUT_STRENGTH or fits(DESIGNS[card], which)):
            return True
    return False


def price_ways(p: Side, d: Design, discount: int) -> list[int]:
    """The distinct sums of wood and metal that can be paid for a card: metal + BASE * wood."""
    wood, metal = d.price.wood, d.price.metal
    discount = min(discount, wood + metal)
    ways: list[int] = []
    for off_wood in range(max(0, discount - metal), min(discount, wood) + 1):
        pay_wood, pay_metal = wood - off_wood, metal - (discount - off_wood)
        if pay_wood <= p.wood and pay_metal <= p.metal:
            ways.append(pay_metal + BASE * pay_wood)
    return ways


def pay_rest(s: Table, seat: int, price: Price, ignored: int) -> None:
    """Movement and versatility tokens: nothing to choose there."""
    p = s.sides[seat]
    s.spend(seat, MOVEMENT, price.movement)
    tokens = tokens_needed(p, price, ignored)
    if tokens:
        p.versatility -= tokens
        s.emit(TELL_VERSATILE, seat, tokens)


# --- items (RW-12.4, RW-15.1): any mixture of wood, metal and hand cards ------------------------------------
def item_ways(p: Side, n: int) -> list[int]:
    """The distinct mixtures of n items: metal + BASE * wood + BASE² * cards."""
    ways: list[int] = []
    for wood in range(min(n, p.wood), -1, -1):
        for metal in range(min(n - wood, p.metal), -1, -1):
            cards = n - wood - metal
            if cards <= len(p.hand):
                ways.append(metal + BASE * wood + BASE * BASE * cards)
    return ways


def give_items(s: Table, seat: int, way: int, source: int, use: int) -> None:
    """Pay a mixture; which cards it takes is asked next. `source` and `use` say what it is given for."""
    s.spend(seat, WOOD, way // BASE % BASE)
    s.spend(seat, METAL, way % BASE)
    cards = way // (BASE * BASE)
    if cards:
        s.push(GIVE_CARDS, seat, source, target=use, count=cards)


class ChooseMixture(Rule):
    """`count` items have to be given; `target` is what for."""

    def purpose(self, s: Table, f: Frame) -> str:
        return PAYMENTS[f.target]

    def terms(self, s: Table, f: Frame) -> Args:
        return {"n": f.count, "rule": PAYMENT_RULES[f.target]}

    def run(self, s: Table, f: Frame) -> None:
        if f.count:
            s.ask(f.you, ASK_ITEMS, item_ways(s.sides[f.you], f.count))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        give_items(s, seat, pick, f.source, f.target)


class GiveCards(Rule):
    """`count` cards of the hand have to be given, for `target`; `picks` are those given, which everybody has seen."""

    def purpose(self, s: Table, f: Frame) -> str:
        return PAYMENTS[f.target]

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return f.count, len(f.picks)

    def terms(self, s: Table, f: Frame) -> Args:
        return {"rule": PAYMENT_RULES[f.target]}

    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.you].hand
        left = f.count - len(f.picks)
        if left >= len(hand):  # how many there are is public: nothing to choose
            for card in hand:
                self.give(s, f, card)
            left = 0
        if left > 0:
            s.ask(f.you, ASK_CARD, list(hand), hidden=True)
        elif f.picks:
            s.tell_discards(f.you, f.picks)

    def give(self, s: Table, f: Frame, card: int) -> None:
        s.leave_hand(f.you, card)
        s.discard((card,))
        f.picks += (card,)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        self.give(s, f, pick)
        f.again()


PAY_ITEMS: Final = PROCEDURES.procedure("pay items", ChooseMixture())
GIVE_CARDS: Final = PROCEDURES.procedure("give cards", GiveCards())
