"""Control words: if, may pay, either, for each."""

from __future__ import annotations

from herna.games.mindbug.table.designs import Condition
from herna.games.mindbug.table.moves import RULES, Rule, Table
from herna.games.mindbug.table.words import MODE, NO, PAY, YES
from herna.games.mindbug.vocabulary.effects import Steps, flat
from herna.games.mindbug.vocabulary.filters import at_all_times
from herna.kernel.frame import Frame


class SkipUnless(Rule):
    def __init__(self, condition: Condition, steps: int) -> None:
        self.condition = condition
        self.steps = steps

    def run(self, s: Table, f: Frame) -> None:
        if not self.condition.holds(s, f.you):
            f.at += self.steps


class OfferPrice(Rule):
    """MB-D14: pay and go on, or skip the rest. Offered only if the price can be paid."""

    def __init__(self, condition: Condition, steps: int) -> None:
        self.condition = condition
        self.steps = steps

    def run(self, s: Table, f: Frame) -> None:
        if self.condition.holds(s, f.you):
            s.ask(f.you, PAY, [YES, NO])
        else:
            f.at += self.steps

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            f.at += self.steps


class Either(Rule):
    """MB-D12: one of two halves; the second only while its condition holds."""

    def __init__(self, first: int, second: int, condition: Condition, steps: int) -> None:
        self.first = first
        self.second = second
        self.condition = condition
        self.steps = steps  # of the first half, and the jump behind it

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, MODE, [self.first, self.second] if self.condition.holds(s, f.you) else [self.first])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == self.second:
            f.at += self.steps


class Jump(Rule):
    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, s: Table, f: Frame) -> None:
        f.at += self.steps


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
    steps = flat(then)
    return (SkipUnless(condition, len(steps)), *steps)


def may_pay(price: Steps, *then: Steps, if_able: Condition = at_all_times) -> Steps:
    steps = (*price, *flat(then))
    return (OfferPrice(if_able, len(steps)), *steps)


def either(first: int, do_first: Steps, second: int, do_second: Steps, if_able: Condition) -> Steps:
    return (Either(first, second, if_able, len(do_first) + 1), *do_first, Jump(len(do_second)), *do_second)


def for_each_discarded(*body: Steps) -> Steps:
    return (ForEachPick(RULES.procedure("for each", *flat(body))),)
