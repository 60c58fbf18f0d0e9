"""The turn and its six phases (SW-3), in the rulebook's order. Each step is one line of its list."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.board import NEAR
from herna.games.summoner.combat import ATTACK_WITH
from herna.games.summoner.moves import MOVE_UNIT
from herna.games.summoner.paths import bans_acting_in_move_phase, bans_stepping, instead_of_moving, prepare
from herna.games.summoner.sights import (
    bans_attacking,
    build_sites,
    common_sites,
    has_target,
    instead_of_attacking,
    summon_sites,
)
from herna.games.summoner.table import ABILITIES, ABILITY, DESIGNS, RULES, Rule, Table
from herna.games.summoner.things import Lasting, Piece, Waiting
from herna.games.summoner.words import (
    ASK_KEEP,
    AT,
    ATTACK,
    BUILD,
    BUILDS,
    BY,
    CONTROLS,
    DO_ACT,
    DO_ATTACK,
    DO_BUILD,
    DO_DISCARD,
    DO_DRAW,
    DO_MOVE,
    DO_PLAY,
    DO_SUMMON,
    DRAW,
    HAND_SIZE,
    INACTION,
    KEEPS,
    MAGIC,
    MOVE,
    NO,
    PHASE_BEGINS,
    PHASE_KINDS,
    PLAYS,
    PLAYS_ON,
    REASONS,
    SUMMON,
    SUMMONS,
    TOO_LONG,
    TURN_BEGINS,
    VERB,
    YES,
)
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result
from herna.kernel.pack import distinct


# --- SW-3.2 the start of a turn -----------------------------------------------------------------------------
class BeginTurn(Rule):
    """SW-3.1; what counts "once per turn" begins anew (SW-3.7)."""

    def run(self, s: Table, f: Frame) -> None:
        s.turn += 1
        if s.turn > s.setup.options["turn_limit"]:  # SW-23.4
            s.finish(Result((), (1, 1), tuple(lives(s)), REASONS[TOO_LONG]))
            return
        f.count = 0
        f.picks = ()
        s.phase = 0
        for p in list(s.pieces.values()):
            if p.marks or p.used:
                s.put(p.of_turn(0, (), p.gained))
        s.zone = tuple([e if not e.used else Lasting(e.uid, e.card, e.seat, e.boost, e.chosen, False) for e in s.zone])
        s.emit(TURN_BEGINS, s.active, s.turn)


def lives(s: Table) -> list[int]:
    """The life each summoner has left."""
    found: list[int] = []
    for seat in range(2):
        p = s.summoner(seat)
        found.append(0 if p is None else s.life(p) - p.damage)
    return found


class KeepEvents(Rule):
    """Boost may be spent to keep an event; `count` have been decided, `picks` are kept."""

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
            s.emit(KEEPS, seat, e.card.index)


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
        s.after(base)


# --- phases -------------------------------------------------------------------------------------------------
class BeginPhase(Rule):
    """SW-3.3, SW-18.6: start-of-phase effects; the set is fixed now."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: Table, f: Frame) -> None:
        s.phase = self.phase
        s.movers = s.attackers = s.dithered = 0
        s.fought = s.drew = False
        s.emit(PHASE_BEGINS, s.active, self.phase)
        base = len(s.waiting)
        for p in s.pieces.values():
            if p.seat == s.active and p.face.is_unit:
                for ability in s.abilities(p):
                    if ability.starts[self.phase]:
                        phase_trigger(s, ability.starts[self.phase], p, ability.index)
        s.after(base)


def phase_trigger(s: Table, procedure: int, p: Piece, ability: int) -> None:
    s.waiting += (Waiting(procedure, p.seat, p.uid, ability, 0, 0, (), p.space, False, True),)


class EndPhase(Rule):
    """SW-3.4; in the Attack Phase the cost of inaction is one of these effects (SW-18.6)."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        for p in s.pieces.values():
            if p.seat == s.active and p.face.is_unit:
                for ability in s.abilities(p):
                    if ability.ends[self.phase]:
                        phase_trigger(s, ability.ends[self.phase], p, ability.index)
        self.inaction(s)
        s.after(base)

    def inaction(self, s: Table) -> None:
        """Only the Attack Phase has it."""


class EndAttackPhase(EndPhase):
    def inaction(self, s: Table) -> None:
        if not s.fought:
            s.waiting += (Waiting(COST_OF_INACTION, s.active, 0, 0, 0, 0, (), 0, False, False),)


class CostOfInaction(Rule):
    """SW-7.10"""

    def run(self, s: Table, f: Frame) -> None:
        if not s.fought:
            s.emit(INACTION, f.you)
            base = len(s.waiting)
            s.strike(f.you + 1, 0, [(s.summoners[f.you], 1)])
            s.after(base)


class Phase(Rule):
    """SW-3.6: one thing after another, until the active player ends the phase."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: Table, f: Frame) -> None:
        seat = s.active
        side = s.sides[seat]
        options = self.options(s, seat)
        options += plays(s, seat, self.phase)
        if self.phase != SUMMON and summons_always(s, seat):
            options += summons(s, seat)
        options += actions(s, seat, self.phase)
        options.append(NO)
        hidden = len(side.hand) > 0 or (self.phase == SUMMON and len(side.discard) > 0)
        s.ask(seat, PHASE_KINDS[self.phase], options, hidden)

    def options(self, s: Table, seat: int) -> list[int]:
        return []

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        s.rolls = ()
        f.again()
        verb = pick >> VERB << VERB
        what = pick ^ verb
        if verb == DO_MOVE:
            s.journey = prepare(s, s.pieces[what])
            s.push(MOVE_UNIT, seat, what)
        elif verb == DO_ATTACK:
            s.push(ATTACK_WITH, seat, what)
        elif verb == DO_SUMMON:
            summon(s, seat, what >> AT, what & 63)
        elif verb == DO_BUILD:
            build(s, seat, what >> AT, what & 63)
        elif verb == DO_PLAY:
            target = s.board[what & 63] if what & 63 else None
            s.push(PLAY_EVENT, seat, 0, what >> AT, 0 if target is None else target.uid)
        elif verb == DO_DISCARD:
            s.discard_face_down(seat, what)
            s.gain(seat, 1)
        elif verb == DO_ACT:
            ability = ABILITIES[(what & 511) - ABILITY]
            s.push(ability.action, seat, what >> BY, ability.index)
        elif verb == DO_DRAW:
            draw_up(s, seat)


class SummonPhase(Phase):
    def options(self, s: Table, seat: int) -> list[int]:
        return summons(s, seat)


class MovePhase(Phase):
    """SW-5.1"""

    def options(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        for p in s.pieces.values():
            if p.seat == seat and not bans_acting_in_move_phase(s, seat, p):
                if not bans_stepping(s, p) or instead_of_moving(s, p):
                    found.append(DO_MOVE | p.uid)
        return found


class BuildPhase(Phase):
    """SW-6.1, SW-6.2"""

    def options(self, s: Table, seat: int) -> list[int]:
        side = s.sides[seat]
        cards = [c for c in distinct(side.hand) if DESIGNS[c].is_structure and DESIGNS[c].cost <= side.magic]
        if not cards:
            return []
        sites = build_sites(s, seat)
        return [DO_BUILD | card << AT | space for card in cards for space in sites]


class AttackPhase(Phase):
    """SW-7.1"""

    def options(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        for p in s.pieces.values():
            if p.seat == seat and not bans_attacking(s, seat, p):
                if has_target(s, p) or instead_of_attacking(s, p):
                    found.append(DO_ATTACK | p.uid)
        return found


class MagicPhase(Phase):
    """SW-10.1"""

    def options(self, s: Table, seat: int) -> list[int]:
        return [DO_DISCARD | card for card in distinct(s.sides[seat].hand)]


class DrawPhase(Phase):
    """SW-11: the draw needs no decision, unless units may be summoned before and after it (SW-11.5)."""

    def run(self, s: Table, f: Frame) -> None:
        if summons_always(s, s.active):
            options = summons(s, s.active)
            options.append(NO if s.drew else DO_DRAW)
            s.ask(s.active, PHASE_KINDS[DRAW], options, len(s.sides[s.active].hand) > 0)
        elif not s.drew:
            draw_up(s, s.active)


def draw_up(s: Table, seat: int) -> None:
    """SW-11.1"""
    s.drew = True
    s.draw(seat, HAND_SIZE - len(s.sides[seat].hand))


# --- what can be done in phases -----------------------------------------------------------------------------
def summons_always(s: Table, seat: int) -> bool:
    for e in s.zone:
        if e.seat == seat and e.card.standing is not None and e.card.standing.summon_always:
            return True
    return False


def summons(s: Table, seat: int) -> list[int]:
    """SW-4.1, SW-4.2: every affordable unit card at every legal space."""
    side = s.sides[seat]
    cards = [c for c in distinct(side.hand) if DESIGNS[c].is_unit and DESIGNS[c].cost <= side.magic]
    if not cards:
        return []
    usual = common_sites(s, seat)
    found: list[int] = []
    for card in cards:
        found += [DO_SUMMON | card << AT | space for space in summon_sites(s, seat, DESIGNS[card], usual)]
    return found


def plays(s: Table, seat: int, phase: int) -> list[int]:
    """SW-12.1, SW-12.5: events of this phase, each with its first target if it needs one."""
    side = s.sides[seat]
    found: list[int] = []
    for card in distinct(side.hand):
        design = DESIGNS[card]
        if not design.is_event or design.phase != phase or design.cost > side.magic:
            continue
        if design.target is None:
            found.append(DO_PLAY | card << AT)
            continue
        spaces = [p.space for p in s.pieces.values() if design.target.fits(s, seat, 0, p)]
        if len(spaces) >= design.targets:
            found += [DO_PLAY | card << AT | space for space in spaces]
    return found


def actions(s: Table, seat: int, phase: int) -> list[int]:
    """SW-17.3"""
    found: list[int] = []
    for p in s.pieces.values():
        if p.seat == seat:
            for ability in s.abilities(p):
                if ability.action_phase == phase and ability.action and ability.index not in p.used:
                    if ability.when is None or ability.when.holds(s, p):
                        found.append(DO_ACT | p.uid << BY | ability.index)
    return found


# --- summoning and building (SW-4, SW-6) --------------------------------------------------------------------
def summon(s: Table, seat: int, card: int, space: int) -> None:
    base = len(s.waiting)
    victim = s.board[space]
    if victim is not None:  # SW-4.7
        if s.saved(victim):  # SW-25.27: the cost is not paid, and the card stays in hand, seen by both
            s.leave_hand(seat, card)
            s.into_hand(seat, card)
            s.return_to_hand(victim)
            s.have_left()
            s.after(base)
            return
        s.pay(seat, DESIGNS[card].cost)
        s.destroy(seat + 1, 0, [victim])
        if s.outcome is not None:
            return
    else:
        s.pay(seat, DESIGNS[card].cost)
    s.leave_hand(seat, card)
    p = s.enter(seat, card, space)
    s.emit(SUMMONS, seat, card, p.uid, space)
    for ability in s.abilities(p):
        if ability.after_summon:
            s.trigger(ability.after_summon, p, ability, 0, 0, (), 0)
    for e in s.zone:
        standing = e.card.standing
        if e.seat == seat and standing is not None and standing.after_summon:
            chosen = s.pieces.get(e.chosen[0])
            if chosen is not None and space in NEAR[chosen.space]:
                s.waiting += (
                    Waiting(standing.after_summon, seat, e.uid, e.card.index, chosen.uid, 0, (), space, False, False),
                )  # fmt: skip
    s.after(base)


def build(s: Table, seat: int, card: int, space: int) -> None:
    s.pay(seat, DESIGNS[card].cost)
    s.leave_hand(seat, card)
    p = s.enter(seat, card, space)
    s.emit(BUILDS, seat, card, p.uid, space)


# --- PLAY_EVENT: `card` with its first target `target`; an active event's number becomes `source` -----------
class Announce(Rule):
    """SW-12.1, SW-12.3: pay and show it; an active event goes to its zone at once."""

    def run(self, s: Table, f: Frame) -> None:
        design = DESIGNS[f.card]
        target = s.pieces.get(f.target)
        s.pay(f.you, design.cost)
        s.leave_hand(f.you, f.card)
        if target is None:
            s.emit(PLAYS, f.you, f.card)
        else:
            s.emit(PLAYS_ON, f.you, f.card, target.face.index, target.space)
        standing = design.standing
        if standing is None:
            s.playing = f.card
            return
        s.entered += 1
        f.source = s.entered
        chosen = (f.target,) if f.target else ()
        s.zone += (Lasting(f.source, design, f.you, standing.own_boost, chosen, False),)
        base = len(s.waiting)
        s.wither()
        s.after(base)


class CarryOut(Rule):
    def run(self, s: Table, f: Frame) -> None:
        design = DESIGNS[f.card]
        if design.effect:
            s.push(design.effect, f.you, f.source, f.card, f.target)


class PutAway(Rule):
    """SW-12.1, SW-12.9"""

    def run(self, s: Table, f: Frame) -> None:
        if s.playing:
            s.playing = 0
            top = s.pieces.get(f.target)
            if DESIGNS[f.card].stays_under and top is not None:
                s.put_under(f.you, f.card, top)
            else:
                s.discard_seen(f.you, f.card)


# --- the end of a turn (SW-3.5) -----------------------------------------------------------------------------
class EndOfTurn(Rule):
    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        for p in s.pieces.values():
            if p.seat == s.active and p.face.is_unit:
                for ability in s.abilities(p):
                    if ability.end_of_turn:
                        phase_trigger(s, ability.end_of_turn, p, ability.index)
        s.after(base)


class Expire(Rule):
    """What lasts until the end of the turn stops: control returns, gained abilities vanish."""

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        for p in list(s.pieces.values()):
            if p.gained:
                s.put(p.of_turn(p.marks, p.used, ()))
            if p.lent:
                s.put(s.pieces[p.uid].controlled(1 - p.seat, False))
                s.emit(CONTROLS, 1 - p.seat, p.face.index, p.uid, p.space)
        s.wither()
        s.after(base)


class NextTurn(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.active = 1 - s.active
        f.you = s.active
        f.restart()


COST_OF_INACTION: Final = RULES.procedure("cost of inaction", CostOfInaction())
PLAY_EVENT: Final = RULES.procedure("play an event", Announce(), CarryOut(), PutAway())
TURN_STEPS: Final[tuple[Rule, ...]] = (
    BeginTurn(), KeepEvents(), DiscardEvents(),
    BeginPhase(SUMMON), SummonPhase(SUMMON), EndPhase(SUMMON),
    BeginPhase(MOVE), MovePhase(MOVE), EndPhase(MOVE),
    BeginPhase(BUILD), BuildPhase(BUILD), EndPhase(BUILD),
    BeginPhase(ATTACK), AttackPhase(ATTACK), EndAttackPhase(ATTACK),
    BeginPhase(MAGIC), MagicPhase(MAGIC), EndPhase(MAGIC),
    BeginPhase(DRAW), DrawPhase(DRAW), EndPhase(DRAW),
    EndOfTurn(), Expire(), NextTurn(),
)  # fmt: skip
TURN: Final = RULES.procedure("turn", *TURN_STEPS)
CHOICE_OF: Final = (0, 4, 7, 10, 13, 16, 19)  # where in TURN the choice of each phase is
