"""Words that choose between texts or repeat them: if, may pay, either, for each."""

from __future__ import annotations

from herna.games.mindbug.table.designs import Condition
from herna.games.mindbug.table.moves import PROCEDURES, Rule, Table
from herna.games.mindbug.table.words import ASK_MODE, ASK_PAY, NO, TELL_DECLINES, YES
from herna.games.mindbug.vocabulary.effects import Steps, flat, verb_of
from herna.games.mindbug.vocabulary.filters import at_all_times
from herna.kernel.flow import Label
from herna.kernel.frame import Frame


class SkipUnless(Rule):
    def __init__(self, condition: Condition, end: Label) -> None:
        self.condition = condition
        self.end = end

    def run(self, s: Table, f: Frame) -> None:
        if not self.condition.holds(s, f.you):
            f.go_to(self.end)


class OfferPrice(Rule):
    """MB-D14: pay and go on, or skip the rest. Offered only if the price can be paid."""

    def __init__(self, condition: Condition, price: str, get: str, end: Label) -> None:
        self.condition = condition
        self.price = price
        self.get = get
        self.end = end

    def purpose(self, s: Table, f: Frame) -> str:
        return f"{self.price}_for_{self.get}"

    def run(self, s: Table, f: Frame) -> None:
        if self.condition.holds(s, f.you):
            s.ask(f.you, ASK_PAY, [YES, NO])
        else:
            f.go_to(self.end)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.emit(TELL_DECLINES, seat, f.card)
            f.go_to(self.end)


class Either(Rule):
    """MB-D12: one of two halves; the second only while its condition holds."""

    verb = "mode"

    def __init__(self, first: int, second: int, condition: Condition, second_half: Label) -> None:
        self.first = first
        self.second = second
        self.condition = condition
        self.second_half = second_half

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_MODE, [self.first, self.second] if self.condition.holds(s, f.you) else [self.first])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == self.second:
            f.go_to(self.second_half)


class Jump(Rule):
    def __init__(self, end: Label) -> None:
        self.end = end

    def run(self, s: Table, f: Frame) -> None:
        f.go_to(self.end)


class ForEachPick(Rule):
    """The body as often as something was picked, one after the other (MB-8.20)."""

    def __init__(self, body: int) -> None:
        self.body = body

    def run(self, s: Table, f: Frame) -> None:
        n = len(f.picks)
        f.picks = ()
        for _ in range(n):
            s.push(self.body, f.you, f.source, f.card)


def if_(condition: Condition, *then: Steps) -> Steps:
    end = Label()
    return (SkipUnless(condition, end), *flat(then), end)


def may_pay(price: Steps, *then: Steps, if_able: Condition = at_all_times) -> Steps:
    end = Label()
    get = flat(then)
    return (OfferPrice(if_able, verb_of(price), verb_of(get), end), *price, *get, end)


def either(first: int, do_first: Steps, second: int, do_second: Steps, if_able: Condition) -> Steps:
    second_half, end = Label(), Label()
    return (Either(first, second, if_able, second_half), *do_first, Jump(end), second_half, *do_second, end)


def for_each_discarded(*body: Steps) -> Steps:
    return (ForEachPick(PROCEDURES.procedure("for each", *flat(body))),)
