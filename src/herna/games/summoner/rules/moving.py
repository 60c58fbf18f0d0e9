"""Moving a unit (SW-5): first its path is named space by space, then it is walked step by step."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.rules.forces import shifted, take_step
from herna.games.summoner.rules.paths import instead_of_moving, is_free, next_steps
from herna.games.summoner.table.board import NEAR, STEP
from herna.games.summoner.table.designs import ABILITIES, ABILITY
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.pieces import Journey, Piece
from herna.games.summoner.table.words import (
    ASK_PATH,
    CANCEL,
    INSTEAD,
    MOVED,
    NO,
    RAN,
    TELL_MOVES,
    TELL_STEPS,
    TELL_USES,
)
from herna.kernel.frame import Frame


class NamePath(Rule):
    """SW-5.2, SW-5.3: space by space; nothing has happened yet, so it may be called off."""

    def run(self, s: Table, f: Frame) -> None:
        j = s.journey
        p = s.pieces.get(f.source)
        if j is None or p is None:
            s.leave()
            return
        spaces = next_steps(s, j)
        if len(j.path) == 1:
            spaces += [INSTEAD | a.index for a in instead_of_moving(s, p)]
        elif not spaces:
            return
        elif is_free(s, j, j.path[-1]):
            spaces.append(NO)
        s.ask(f.you, ASK_PATH, [*spaces, CANCEL])

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        j = s.journey
        if j is None:
            return 1, 0
        made = len(j.path) - 1
        straight = j.straight if straight_so_far(j) else 0
        return max(j.allowance, straight, made + 1), made

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        j = s.journey
        p = s.pieces.get(f.source)
        if j is None or p is None:
            return
        if pick == CANCEL:
            s.dithered += 1
            s.journey = None
            s.leave()
        elif pick & INSTEAD:
            s.journey = None
            s.leave()
            count_mover(s, p)
            ability = ABILITIES[(pick ^ INSTEAD) - ABILITY]
            s.emit(TELL_USES, f.you, ability.index)
            s.push(ability.instead_of_move, f.you, p.uid, ability.index)
        elif pick != NO:
            j.path += (pick,)
            f.again()


def straight_so_far(j: Journey) -> bool:
    steps = [STEP[j.path[i]].index(j.path[i + 1]) for i in range(len(j.path) - 1)]
    return len(set(steps)) <= 1


class SetOff(Rule):
    """SW-5.7; units that follow a friend remember that it began beside them."""

    def run(self, s: Table, f: Frame) -> None:
        j = s.journey
        p = s.pieces.get(f.source)
        if j is None or p is None:
            return
        count_mover(s, p)
        for space in NEAR[p.space]:
            q = s.board[space]
            if q is not None and q.seat == p.seat and q.face.is_unit:
                for ability in s.abilities(q):
                    if ability.after_friend_move:
                        j.followers += (q.uid,)


def count_mover(s: Table, p: Piece) -> None:
    s.movers += 1
    s.put(p.marked(MOVED))


class Walk(Rule):
    """SW-5.8, SW-5.9: one step after another; a unit that falls on the way stops there."""

    def run(self, s: Table, f: Frame) -> None:
        j = s.journey
        p = s.pieces.get(f.source)
        if j is None or p is None:
            s.journey = None
            s.leave()
            return
        if j.done == len(j.path) - 1:
            return
        f.again()
        space = j.path[j.done + 1]
        passed = s.board[space]
        if passed is not None and passed.uid != p.uid and passed.uid not in j.passed:
            j.passed += (passed.uid,)
        count_streak(j, p.space, space)
        if j.run and j.streak >= j.run and not p.marks & RAN:  # SW-5.10
            p = p.marked(RAN)
            s.put(p)
        j.done += 1
        base = len(s.waiting)
        take_step(s, p, space, TELL_STEPS)
        s.settle(base)


def count_streak(j: Journey, here: int, space: int) -> None:
    """How many steps in a row went in this direction."""
    same = j.done > 0 and STEP[j.path[j.done - 1]].index(here) == STEP[here].index(space)
    j.streak = j.streak + 1 if same else 1


class Arrive(Rule):
    """After the whole move (SW-5.8): the mover's abilities, its followers', and what a moved structure sets off."""

    def run(self, s: Table, f: Frame) -> None:
        j = s.journey
        s.journey = None
        p = s.pieces.get(f.source)
        if j is None or p is None:
            return
        s.emit(TELL_MOVES, p.seat, p.face.index, p.uid, p.space)
        base = len(s.waiting)
        for ability in s.abilities(p):
            if ability.after_move:
                s.trigger(ability.after_move, p, ability, 0, 0, j.passed, 0)
        for uid in j.followers:
            q = s.pieces.get(uid)
            if q is not None:
                for ability in s.abilities(q):
                    if ability.after_friend_move:
                        s.trigger(ability.after_friend_move, q, ability, p.uid, 0, (), 0)
        shifted(s, p.seat, p)
        s.settle(base)


MOVE_UNIT: Final = PROCEDURES.procedure("move a unit", NamePath(), SetOff(), Walk(), Arrive())
