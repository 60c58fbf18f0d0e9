"""Single steps and forces (SW-14): sliding a card, what enemies do about a step away, and what follows a shift."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.table.board import DISTANCE, NEAR, RAYS, line, space_name
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import ASK_FORCE, CHAMPION, COMMON, NO, STEADFAST, TELL_FORCED, TELL_USES
from herna.games.summoner.table.zones import Battlefield
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args

ANY_WAY: Final = 0
AWAY_FROM_THIS: Final = 1
TOWARD_SUMMONER: Final = 2

THIS: Final = 0  # whom a step of an effect works on: the unit whose text it is, or its target
IT: Final = 1


def take_step(s: Table, p: Piece, space: int, event: int) -> None:
    """One step of a move or a force: enemies beside the unit strike if it steps away from them (SW-14.6)."""
    s.emit(event, p.face.index, p.uid, p.space, space)
    left = p.space
    s.relocate(p, space)
    if not p.face.is_unit:
        return
    for near in NEAR[left]:
        q = s.board[near]
        if q is None or q.seat == p.seat or not q.face.is_unit or DISTANCE[near][space] <= 1:
            continue
        for ability in s.abilities(q):
            mover = s.pieces.get(p.uid)
            if ability.step_away_damage and mover is not None:
                s.emit(TELL_USES, q.seat, ability.index)
                s.strike(q.seat + 1, q.uid, [(p.uid, s.ability_damage(q.seat, mover, ability.step_away_damage))])


def shifted(s: Table, you: int, p: Piece) -> None:
    """SW-25.30: this player has moved or forced a structure."""
    if p.face.is_structure:
        for e in s.zone:
            standing = e.card.standing
            if standing is not None and standing.after_shift and e.seat == you:
                s.event_trigger(standing.after_shift, e, p.uid, p.space)


def landings(s: Battlefield, you: int, this: int, p: Piece, low: int, high: int, way: int, past: int) -> list[int]:
    """The spaces to which it can be forced: `low` to `high` empty spaces in a straight line (SW-14.1, SW-14.2)."""
    if s.has(p, STEADFAST) or s.frozen(p):  # SW-14.4
        return []
    found: list[int] = []
    for ray in RAYS[p.space]:
        for i in range(min(high, len(ray))):
            space = ray[i]
            q = s.board[space]
            if q is None:
                if i + 1 >= low and fits_way(s, you, this, p, space, way):
                    found.append(space)
            elif not q.face.classes & past:
                break
    return found


def fits_way(s: Battlefield, you: int, this: int, p: Piece, space: int, way: int) -> bool:
    """SW-14.6"""
    if way == ANY_WAY:
        return True
    if way == AWAY_FROM_THIS:
        me = s.pieces.get(this)
        return me is not None and DISTANCE[me.space][space] > DISTANCE[me.space][p.space]
    summoner = s.summoner(you)
    return summoner is not None and DISTANCE[summoner.space][space] < DISTANCE[summoner.space][p.space]


def named(s: Battlefield, uid: int) -> Args:
    """What questions call the object that they are about, and where it stands."""
    p = s.pieces[uid]
    return {"card": p.face.slug, "here": space_name(p.space)}


# --- FORCE: `you` forces object `target` to the space `count`; `picks` are the objects it passed ------------
class Slide(Rule):
    """Step by step, so that every single step is looked at."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is None:
            self.hand_over(s, f)
            s.leave()
        elif p.space != f.count:
            f.again()
            space = line(p.space, f.count)[0]
            passed = s.board[space]
            if passed is not None:
                f.picks += (passed.uid,)
            base = len(s.waiting)
            take_step(s, p, space, TELL_FORCED)
            s.settle(base)

    def hand_over(self, s: Table, f: Frame) -> None:
        """Only a force that passes others tells who they were."""


class Shifted(Rule):
    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            base = len(s.waiting)
            shifted(s, f.you, p)
            s.settle(base)


class SlidePast(Slide):
    """The frame below learns whom it passed."""

    def hand_over(self, s: Table, f: Frame) -> None:
        s.stack[-2].picks = f.picks


class TellPassed(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.stack[-2].picks = f.picks


FORCE: Final = PROCEDURES.procedure("force", Slide(), Shifted())
FORCE_PAST: Final = PROCEDURES.procedure("force past units", SlidePast(), TellPassed(), Shifted())


# --- asking for a force -------------------------------------------------------------------------------------
class Force(Rule):
    """The player who resolves the effect chooses where to; impossible: it does not happen (SW-14.2).

    Afterwards `count` is the space, 0 if nothing was forced.
    """

    def __init__(self, whom: int, low: int, high: int, may: bool, way: int, price: int) -> None:
        self.whom = whom
        self.low = low
        self.high = high
        self.may = may
        self.way = way
        self.price = price  # damage that the unit takes for it

    def purpose(self, s: Table, f: Frame) -> str:
        if self.price:
            return "force_for_damage"
        return "force" if self.high == 1 else "force_far"

    def terms(self, s: Table, f: Frame) -> Args:
        return named(s, f.source if self.whom == THIS else f.target)

    def run(self, s: Table, f: Frame) -> None:
        f.count = NO
        p = s.pieces.get(f.source if self.whom == THIS else f.target)
        if p is not None:
            spaces = landings(s, f.you, f.source, p, self.low, self.high, self.way, 0)
            if spaces:
                s.ask(f.you, ASK_FORCE, [*spaces, NO] if self.may else spaces)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.count = pick
        if pick == NO:
            return
        uid = f.source if self.whom == THIS else f.target
        s.emit(TELL_USES, f.you, f.card)
        s.push(FORCE, f.you, f.source, f.card, uid, pick)
        if self.price:
            s.hurt(f.you + 1, f.source, [(uid, self.price)])


class ForcePast(Rule):
    """As far as three spaces, past commons and champions (SW-14.3)."""

    verb = "force_past"

    def terms(self, s: Table, f: Frame) -> Args:
        return named(s, f.target)

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            spaces = landings(s, f.you, f.source, p, 1, 3, ANY_WAY, COMMON | CHAMPION)
            if spaces:
                s.ask(f.you, ASK_FORCE, spaces)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.push(FORCE_PAST, f.you, 0, f.card, f.target, pick)
