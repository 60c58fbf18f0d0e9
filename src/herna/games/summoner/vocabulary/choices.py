"""Effects that are a choice between two things (SW-17.2)."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.rules.forces import ANY_WAY, landings
from herna.games.summoner.table.board import NEAR
from herna.games.summoner.table.designs import Which
from herna.games.summoner.table.moves import Rule, Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import (
    ASK_EITHER,
    BY_BOOST,
    BY_DAMAGE,
    BY_DISCARD,
    BY_MAGIC,
    FROST_AXE,
    NO,
    TELL_USES,
)
from herna.games.summoner.vocabulary.effects import Steps
from herna.games.summoner.vocabulary.filters import find, that
from herna.games.summoner.vocabulary.placing import force_this, if_it_was
from herna.kernel.frame import Frame


class Either(Rule):
    """One of the possible options; what each does is in `settle`."""

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        return []

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.source)
        if p is not None:
            options = self.options(s, f, p)
            if options:
                s.ask(f.you, ASK_EITHER, options)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        p = s.pieces.get(f.source)
        if p is not None and pick != NO:
            base = len(s.waiting)
            s.emit(TELL_USES, f.you, f.card)
            self.settle(s, f, p, pick)
            s.settle(base)

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        raise NotImplementedError


class PayForBoostOrSuffer(Either):
    verb = "boost_or_suffer"

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        return [BY_MAGIC, BY_DAMAGE] if s.sides[f.you].magic else [BY_DAMAGE]

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        if pick == BY_MAGIC:
            s.pay(f.you, 1)
            s.boost(p.uid, 1)
        else:
            s.strike(f.you + 1, p.uid, [(p.uid, 1)])


class PayOrDiscardThis(Either):
    verb = "pay_or_discard"

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        return [BY_MAGIC, BY_DISCARD] if s.sides[f.you].magic else [BY_DISCARD]

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        if pick == BY_MAGIC:
            s.pay(f.you, 1)
        else:
            s.discard_piece(p)


class MayPayToBeForced(Either):
    """SW-25.41: not usable if there is no space to be forced to."""

    verb = "pay_to_be_forced"

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        if not landings(s, f.you, f.source, p, 1, 2, ANY_WAY, 0):
            return []
        found = [BY_BOOST] if p.boost else []
        if s.sides[f.you].magic:
            found.append(BY_MAGIC)
        return [*found, NO] if found else []

    def run(self, s: Table, f: Frame) -> None:
        f.count = NO
        Either.run(self, s, f)

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        f.count = pick
        if pick == BY_MAGIC:
            s.pay(f.you, 1)
        else:
            s.unboost(p.uid, 1)


class BoostOrGoUnder(Either):
    """Boost this unit, or spend all of its boost and slide it under one that fits, or neither."""

    verb = "boost_or_go_under"

    def __init__(self, which: Which) -> None:
        self.which = which

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        found = find(s, f.you, f.source, self.which) if p.boost else []
        return [BY_BOOST, *found, NO]

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        if pick == BY_BOOST:
            s.boost(p.uid, 1)
            return
        s.unboost(p.uid, p.boost if s.holds(FROST_AXE) else 1)
        me, top = s.pieces.get(p.uid), s.pieces.get(pick)
        if me is not None and top is not None:
            s.slide_under(me, top)


class BoostOrPassBoost(Either):
    """Boost this unit, or spend 1 boost and boost one that fits."""

    verb = "boost_or_pass"

    def __init__(self, which: Which) -> None:
        self.which = which

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        found = find(s, f.you, f.source, self.which) if p.boost else []
        return [BY_BOOST, *found]

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        if pick == BY_BOOST:
            s.boost(p.uid, 1)
        else:
            s.boost(pick, 1)
            s.unboost(p.uid, 1)


class MayShatter(Either):
    """Spend 1 boost: each enemy unit beside a structure of yours takes damage, once (SW-25.32)."""

    verb = "shatter"

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        return [BY_BOOST, NO] if p.boost else []

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        s.unboost(p.uid, 1)
        hits: list[tuple[int, int]] = []
        for q in s.pieces.values():
            if q.seat != f.you and q.face.is_unit and self.beside_structure(s, f.you, q):
                hits.append((q.uid, s.ability_damage(f.you, q, 1)))
        s.strike(f.you + 1, f.source, hits)

    def beside_structure(self, s: Table, you: int, q: Piece) -> bool:
        for space in NEAR[q.space]:
            o = s.board[space]
            if o is not None and o.seat == you and o.face.is_structure:
                return True
        return False


pay_for_boost_or_suffer: Final[Steps] = (PayForBoostOrSuffer(),)
pay_or_discard_this: Final[Steps] = (PayOrDiscardThis(),)
may_pay_to_be_forced: Final[Steps] = (MayPayToBeForced(), *if_it_was, *force_this(1, 2))
may_shatter: Final[Steps] = (MayShatter(),)


def boost_or_go_under(*which: Which) -> Steps:
    return (BoostOrGoUnder(that(*which)),)


def boost_or_pass_boost(*which: Which) -> Steps:
    return (BoostOrPassBoost(that(*which)),)
