"""The turn (SW-3): its start, the six phases in their order, its end. Each step is one line of the rulebook's list."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.rules.phases import (
    AttackPhase,
    BeginPhase,
    BuildPhase,
    DrawPhase,
    EndAttackPhase,
    EndPhase,
    MagicPhase,
    Moment,
    MovePhase,
    SummonPhase,
)
from herna.games.summoner.rules.waiting import Settle
from herna.games.summoner.table.designs import Ability
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.pieces import Lasting
from herna.games.summoner.table.words import (
    ASK_KEEP,
    ATTACK,
    BUILD,
    DRAW,
    MAGIC,
    MOVE,
    NO,
    REASONS,
    SUMMON,
    TELL_CONTROLS,
    TELL_KEEPS,
    TELL_TURN,
    TOO_LONG,
    YES,
)
from herna.kernel.flow import Label
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result


# --- SW-3.2 the start of a turn -----------------------------------------------------------------------------
class BeginTurn(Rule):
    """SW-3.1; what counts "once per turn" begins anew (SW-3.7)."""

    def run(self, s: Table, f: Frame) -> None:
        s.turn += 1
        if s.turn > s.setup.options["turn_limit"]:  # SW-23.4
            s.finish(Result((), (1, 1), tuple(s.lives()), REASONS[TOO_LONG]))
            return
        f.count = 0
        f.picks = ()
        s.phase = 0
        for p in list(s.pieces.values()):
            if p.marks or p.used:
                s.put(p.of_turn(0, (), p.gained))
        s.zone = tuple([e.of_turn(False) if e.used else e for e in s.zone])
        s.emit(TELL_TURN, s.active, s.turn)


class KeepEvents(Rule):
    """Boost may be spent to keep an event; `count` have been decided, `picks` are kept."""

    verb = "keep"

    def run(self, s: Table, f: Frame) -> None:
        if f.count < len(keepable(s, f)):
            s.ask(s.active, ASK_KEEP, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        e = keepable(s, f)[f.count]
        f.count += 1
        f.again()
        if pick == YES:
            f.picks += (e.uid,)
            s.boost_event(e, -1)
            s.emit(TELL_KEEPS, seat, e.card.index)

    def asker(self, s: Table, f: Frame) -> tuple[int, int]:
        e = keepable(s, f)[f.count]
        return e.card.index, e.uid


def keepable(s: Table, f: Frame) -> list[Lasting]:
    found: list[Lasting] = []
    for e in s.zone:
        standing = e.card.standing
        if e.seat == s.active and standing is not None and standing.keep_for_boost:
            if e.boost or e.uid in f.picks:
                found.append(e)
    return found


class DiscardEvents(Rule):
    """All other events of the active player's zone."""

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        for e in s.zone:
            if e.seat == s.active and e.uid not in f.picks:
                s.end_event(e)
        s.wither()
        f.count = 0
        f.picks = ()
        s.settle(base)


# --- the end of a turn (SW-3.5) -----------------------------------------------------------------------------
class EndOfTurn(Moment):
    def procedure(self, ability: Ability) -> int:
        return ability.end_of_turn

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        self.gather(s)
        s.settle(base)


class Expire(Rule):
    """What lasts until the end of the turn stops: control returns, gained abilities vanish."""

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        for p in list(s.pieces.values()):
            if p.gained:
                s.put(p.of_turn(p.marks, p.used, ()))
            if p.lent:
                s.put(s.pieces[p.uid].controlled(1 - p.seat, False))
                s.emit(TELL_CONTROLS, 1 - p.seat, p.face.index, p.uid, p.space)
        s.wither()
        s.settle(base)


class NextTurn(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.active = 1 - s.active
        f.you = s.active
        f.restart()


CHOICES: Final = {phase: Label() for phase in (SUMMON, MOVE, BUILD, ATTACK, MAGIC, DRAW)}  # what to do in each phase
PROCEDURES.settle_with("settle", Settle())
TURN: Final = PROCEDURES.procedure(
    "turn",
    BeginTurn(), KeepEvents(), DiscardEvents(),
    BeginPhase(SUMMON), CHOICES[SUMMON], SummonPhase(SUMMON), EndPhase(SUMMON),
    BeginPhase(MOVE), CHOICES[MOVE], MovePhase(MOVE), EndPhase(MOVE),
    BeginPhase(BUILD), CHOICES[BUILD], BuildPhase(BUILD), EndPhase(BUILD),
    BeginPhase(ATTACK), CHOICES[ATTACK], AttackPhase(ATTACK), EndAttackPhase(ATTACK),
    BeginPhase(MAGIC), CHOICES[MAGIC], MagicPhase(MAGIC), EndPhase(MAGIC),
    BeginPhase(DRAW), CHOICES[DRAW], DrawPhase(DRAW), EndPhase(DRAW),
    EndOfTurn(), Expire(), NextTurn(),
)  # fmt: skip
