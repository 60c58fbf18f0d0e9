"""The vocabulary of targets: which minions, bases, players and factions a text names.

A builder returns a tuple of steps, so a card is a list of them. Registers of a text's frame: `you` its controller,
`source` the card whose text it is, `card` its design, `target` "here", `count` what kind of text acts. Targets fill
`picks`, verbs (in the modules beside this one) act on the picks; nothing else is shared.
"""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.playing import has_minion
from herna.games.smashup.table.moves import Rule, Table
from herna.games.smashup.table.words import ASK_BASE, ASK_FACTION, ASK_PLAYER, ASK_TARGET, FACTIONS, NO, TELL_NAMES
from herna.games.smashup.vocabulary.filters import Filter, anywhere, find
from herna.kernel.frame import Frame

Steps = tuple[Rule, ...]


class One(Rule):
    """SU-4.9: forced if there is one."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        found = find(s, f, self.side, self.which)
        if found:
            s.ask(f.you, ASK_TARGET, found)
        else:
            f.picks = ()


class MayOne(Rule):
    """SU-4.7: the text says "may"."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        found = find(s, f, self.side, self.which)
        if found:
            s.ask(f.you, ASK_TARGET, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks = (pick,) if pick != NO else ()


class UpTo(Rule):
    """SU-4.8: different minions, all named before anything happens."""

    def __init__(self, most: int, side: int, which: Filter) -> None:
        self.most = most
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) < self.most:
            found = [uid for uid in find(s, f, self.side, self.which) if uid not in f.picks]
            if found:
                s.ask(f.you, ASK_TARGET, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            f.again()


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
    """SU-4.9: any base, or one where you have a minion; added to what was named before."""

    def __init__(self, with_own: bool, another: bool) -> None:
        self.with_own = with_own
        self.another = another

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


class APlayer(Rule):
    """Any player, yourself too (SU-14.14); added to what was named before, if all that was."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) == self.after:
            s.ask(f.you, ASK_PLAYER, [seat + 1 for seat in range(s.players)])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick,)


class AFaction(Rule):
    """Any of the eight (SU-14.12); added to what was named before."""

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_FACTION, [i + 1 for i in range(len(FACTIONS))])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.emit(TELL_NAMES, seat, pick)
        f.picks += (pick,)


def one(side: int, which: Filter = anywhere) -> Steps:
    return (One(side, which),)


def may_one(side: int, which: Filter = anywhere) -> Steps:
    return (MayOne(side, which),)


def up_to(most: int, side: int, which: Filter = anywhere) -> Steps:
    return (UpTo(most, side, which),)


def every(side: int, which: Filter = anywhere) -> Steps:
    return (Every(side, which),)


this: Final[Steps] = (This(),)
a_base: Final[Steps] = (ABase(with_own=False, another=False),)
a_base_with_your_minion: Final[Steps] = (ABase(with_own=True, another=False),)
another_base: Final[Steps] = (ABase(with_own=False, another=True),)
a_player: Final[Steps] = (APlayer(after=0),)
and_a_player: Final[Steps] = (APlayer(after=1),)
a_faction: Final[Steps] = (AFaction(),)


class OnlyWithTwoBases(Rule):
    """SU-4.9: without another base there is no complete choice, so nothing is asked and nothing happens."""

    def run(self, s: Table, f: Frame) -> None:
        if len(s.bases) < 2:
            s.leave()


two_bases: Final[Steps] = (OnlyWithTwoBases(),)
