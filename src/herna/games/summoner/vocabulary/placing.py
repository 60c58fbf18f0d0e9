"""Effects that change where things stand: forces, placing and exchanging (SW-14)."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.rules.forces import ANY_WAY, AWAY_FROM_THIS, IT, THIS, TOWARD_SUMMONER, Force, named
from herna.games.summoner.rules.sights import empty_beside
from herna.games.summoner.table.moves import Rule, Table
from herna.games.summoner.table.words import ASK_PLACE, NO, TELL_EXCHANGED, TELL_USES
from herna.games.summoner.vocabulary.effects import Steps
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args


# --- forces (SW-14) -----------------------------------------------------------------------------------------
def force_it(low: int, high: int) -> Steps:
    return (Force(IT, low, high, False, ANY_WAY, 0),)


def may_force_it(low: int, high: int) -> Steps:
    return (Force(IT, low, high, True, ANY_WAY, 0),)


def force_this(low: int, high: int) -> Steps:
    return (Force(THIS, low, high, False, ANY_WAY, 0),)


def may_force_this_for_damage(price: int) -> Steps:
    return (Force(THIS, 1, 1, True, ANY_WAY, price),)


may_force_it_away: Final[Steps] = (Force(IT, 1, 1, True, AWAY_FROM_THIS, 0),)
may_force_this: Final[Steps] = (Force(THIS, 1, 1, True, ANY_WAY, 0),)
may_force_it_toward_summoner: Final[Steps] = (Force(IT, 1, 1, True, TOWARD_SUMMONER, 0),)


class StopUnlessForced(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if f.count == NO:
            s.leave()


if_it_was: Final[Steps] = (StopUnlessForced(),)


# --- places (SW-14.5) ---------------------------------------------------------------------------------------
class PlaceBeside(Rule):
    """Put the target on an empty space beside this unit."""

    verb = "place_beside"

    def terms(self, s: Table, f: Frame) -> Args:
        return named(s, f.target)

    def run(self, s: Table, f: Frame) -> None:
        me, p = s.pieces.get(f.source), s.pieces.get(f.target)
        if me is not None and p is not None:
            spaces = empty_beside(s, me.space)
            if spaces:
                s.ask(f.you, ASK_PLACE, spaces)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.place(s.pieces[f.target], pick)


class MayBePlaced(Rule):
    """This unit may go to one of the spaces that are offered."""

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(TELL_USES, f.you, f.card)
            s.place(s.pieces[f.source], pick)


class MayFollow(MayBePlaced):
    """Put this unit beside the target."""

    verb = "follow"

    def run(self, s: Table, f: Frame) -> None:
        me, leader = s.pieces.get(f.source), s.pieces.get(f.target)
        if me is not None and leader is not None:
            spaces = empty_beside(s, leader.space)
            if spaces:
                s.ask(f.you, ASK_PLACE, [*spaces, NO])


class MayTakeItsSpace(MayBePlaced):
    """Put this unit on the space `target`, if it is empty."""

    verb = "take_its_space"

    def run(self, s: Table, f: Frame) -> None:
        if f.source in s.pieces and s.board[f.target] is None:
            s.ask(f.you, ASK_PLACE, [f.target, NO])


class Exchange(Rule):
    """This unit and the target swap spaces."""

    verb = "exchange"

    def run(self, s: Table, f: Frame) -> None:
        p, q = s.pieces.get(f.source), s.pieces.get(f.target)
        if p is not None and q is not None:
            s.emit(TELL_EXCHANGED, p.face.index, p.uid, q.face.index, q.uid)
            here, there = p.space, q.space
            s.board[here] = s.board[there] = None
            s.relocate(p, there)
            s.relocate(q, here)


place_it_beside_this: Final[Steps] = (PlaceBeside(),)
may_follow: Final[Steps] = (MayFollow(),)
may_take_its_space: Final[Steps] = (MayTakeItsSpace(),)
exchange: Final[Steps] = (Exchange(),)
