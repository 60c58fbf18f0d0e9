"""The vocabulary of targets: which minions, bases, players and factions a text names.

A builder returns a tuple of steps, so a card is a list of them. Registers of a text's frame: `you` its controller,
`source` the card whose text it is, `card` its design, `target` "here", `count` what kind of text acts. Targets fill
`picks`, verbs (in the modules beside this one) act on the picks; nothing else is shared.
"""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.playing import has_minion
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.words import (
    ASK_BASE,
    ASK_FACTION,
    ASK_PLAYER,
    ASK_TARGET,
    FACTIONS,
    FEWER_QUESTIONS,
    NO,
    TELL_DECLINES,
    TELL_NAMES,
)
from herna.games.smashup.vocabulary.filters import SIDES, Filter, anywhere, find
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args

Steps = tuple[Rule, ...]


class Target(Rule):
    """Names minions for the sake of the next verb of the text, or to `measure` others by them."""

    def __init__(self, side: int, which: Filter, measure: str = "") -> None:
        self.side = side
        self.which = which
        self.measure = measure

    def purpose(self, s: Table, f: Frame) -> str:
        return self.measure

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks

    def terms(self, s: Table, f: Frame) -> Args:
        """Which minions can be named, and what the verb says of itself."""
        word = self.which.word
        which = f"which.{SIDES[self.side]}" + ("." + word if word else "")
        measure = s.minion(f.picks[0]) if f.picks and not self.measure else None
        than = "" if measure is None else measure.design.slug
        return {"which": which, "power": self.which.most_power(s, f), "than": than, **terms_of_verb(s, f)}


def terms_of_verb(s: Table, f: Frame) -> Args:
    """What the next verb of this text says of itself."""
    for step in PROCEDURES.programs[f.procedure][f.next :]:
        if step.purpose(s, f):
            return step.terms(s, f)
    return {}


class One(Target):
    """SU-4.9: forced if there is one."""

    def run(self, s: Table, f: Frame) -> None:
        found = find(s, f, self.side, self.which)
        if found:
            s.ask(f.you, ASK_TARGET, different(s, found))
        else:
            f.picks = ()


def different(s: Table, minions: list[int]) -> list[int]:
    """These minions to choose one from; only the first if there is no difference between them all."""
    if not s.holds(FEWER_QUESTIONS):
        return minions
    first = s.minion(minions[0])
    for uid in minions[1:]:
        m = s.minion(uid)
        if first is None or m is None or not first.alike(m) or s.speaks_of(uid) or s.speaks_of(first.uid):
            return minions
    return minions[:1]


class MayOne(Target):
    """SU-4.7: the text says "may"."""

    def run(self, s: Table, f: Frame) -> None:
        found = find(s, f, self.side, self.which)
        if found:
            s.ask(f.you, ASK_TARGET, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks = (pick,) if pick != NO else ()
        if pick == NO:
            s.emit(TELL_DECLINES, seat, f.card)


class UpTo(Target):
    """SU-4.8: different minions, all named before anything happens."""

    def __init__(self, most: int, side: int, which: Filter) -> None:
        Target.__init__(self, side, which)
        self.most = most

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) < self.most:
            found = [uid for uid in find(s, f, self.side, self.which) if uid not in f.picks]
            if found:
                s.ask(f.you, ASK_TARGET, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            f.again()
        elif not f.picks:
            s.emit(TELL_DECLINES, seat, f.card)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return self.most, len(f.picks)


class Every(Rule):
    """SU-10.7: the set is fixed once."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        f.picks = tuple(find(s, f, self.side, self.which))


class This(Rule):
    def run(self, s: Table, f: Frame) -> None:
        f.picks = (f.source,)


class ABase(Rule):
    """SU-4.9: any base, or one where you have a minion; added to what was named before.

    `aim` is what the base is named for, where the next verb does not say it.
    """

    def __init__(self, with_own: bool, another: bool, aim: str = "") -> None:
        self.with_own = with_own
        self.another = another
        self.aim = aim

    def purpose(self, s: Table, f: Frame) -> str:
        return self.aim

    def run(self, s: Table, f: Frame) -> None:
        found = [
            b.uid
            for b in s.bases
            if (not self.with_own or has_minion(b, f.you)) and (not self.another or b.uid != f.picks[-1])
        ]
        if found:
            s.ask(f.you, ASK_BASE, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick,)

    def terms(self, s: Table, f: Frame) -> Args:
        """A base that is named after a faction, or after that and another base, is meant for its minions."""
        named: Args = {"faction": FACTIONS[f.picks[0] - 1]} if self.aim else {}
        return {**named, "base": s.slug(s.printed(f.picks[-1]))} if self.another else named


class APlayer(Rule):
    """Any player, yourself too (SU-14.14); added to what was named before, if all that was."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) == self.after:
            s.ask(f.you, ASK_PLAYER, [seat + 1 for seat in range(s.players)])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick,)

    def terms(self, s: Table, f: Frame) -> Args:
        return {"base": s.slug(s.printed(f.picks[0]))} if self.after else {}


class AFaction(Rule):
    """Any of the eight (SU-14.12); added to what was named before."""

    def __init__(self, aim: str) -> None:
        self.aim = aim

    def purpose(self, s: Table, f: Frame) -> str:
        return self.aim

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_FACTION, [i + 1 for i in range(len(FACTIONS))])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.emit(TELL_NAMES, seat, pick)
        f.picks += (pick,)

    def terms(self, s: Table, f: Frame) -> Args:
        here = s.printed(f.target)
        return {"base": s.slug(here)} if here else {}


def one(side: int, which: Filter = anywhere) -> Steps:
    return (One(side, which),)


def one_to_compare_with(side: int, which: Filter) -> Steps:
    """It stays as it is: weaker ones beside it are meant."""
    return (One(side, which, "compare"),)


def one_that_explodes(side: int) -> Steps:
    """All at its base that are no stronger are meant, itself too."""
    return (One(side, anywhere, "explode"),)


def may_one(side: int, which: Filter = anywhere) -> Steps:
    return (MayOne(side, which),)


def up_to(most: int, side: int, which: Filter = anywhere) -> Steps:
    return (UpTo(most, side, which),)


def every(side: int, which: Filter = anywhere) -> Steps:
    return (Every(side, which),)


this: Final[Steps] = (This(),)
a_base: Final[Steps] = (ABase(with_own=False, another=False),)
a_base_with_your_minion: Final[Steps] = (ABase(with_own=True, another=False),)
from_a_base: Final[Steps] = (ABase(with_own=False, another=False, aim="move_from"),)
to_another_base: Final[Steps] = (ABase(with_own=False, another=True, aim="move_to"),)
a_player: Final[Steps] = (APlayer(after=0),)
and_a_player: Final[Steps] = (APlayer(after=1),)
a_faction_to_move: Final[Steps] = (AFaction("move"),)
a_faction_to_bar: Final[Steps] = (AFaction("bar"),)


class OnlyWithTwoBases(Rule):
    """SU-4.9: without another base there is no complete choice, so nothing is asked and nothing happens."""

    def run(self, s: Table, f: Frame) -> None:
        if len(s.bases) < 2:
            s.leave()


two_bases: Final[Steps] = (OnlyWithTwoBases(),)


class UnlessNobody(Rule):
    """Where nobody is left whom the text could touch, what else it asks for makes no difference: it ends."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        if s.holds(FEWER_QUESTIONS) and not find(s, f, self.side, self.which):
            s.leave()


def unless_nobody(side: int, which: Filter = anywhere) -> Steps:
    return (UnlessNobody(side, which),)
