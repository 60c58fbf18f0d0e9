"""The six phases: how each begins (SW-3.3), what may be done in it (SW-3.6), how it ends (SW-3.4); playing events."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.rules.arrivals import build, builds, summon, summons, summons_always
from herna.games.summoner.rules.attacking import ATTACK_WITH
from herna.games.summoner.rules.moving import MOVE_UNIT
from herna.games.summoner.rules.paths import bans_acting_in_move_phase, bans_stepping, instead_of_moving, prepare
from herna.games.summoner.rules.sights import bans_attacking, has_target, instead_of_attacking
from herna.games.summoner.table.designs import ABILITIES, ABILITY, DESIGNS, Ability
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.pieces import Lasting
from herna.games.summoner.table.words import (
    AT,
    BY,
    DO_ACT,
    DO_ATTACK,
    DO_BUILD,
    DO_DISCARD,
    DO_DRAW,
    DO_MOVE,
    DO_PLAY,
    DO_SUMMON,
    DRAW,
    FEWER_QUESTIONS,
    HAND_SIZE,
    KINDS,
    MAX_ATTACKERS,
    MAX_MOVERS,
    NO,
    OF_PHASE,
    PHASE_KINDS,
    SUMMON,
    TELL_INACTION,
    TELL_PHASE,
    TELL_PLAYS,
    TELL_PLAYS_ON,
    VERB,
)
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct, without_all
from herna.kernel.waiting import Waiting


# --- how a phase begins and ends ----------------------------------------------------------------------------
class Moment(Rule):
    """SW-18.6: what belongs to a moment of the turn; the set is fixed when the moment comes."""

    def procedure(self, ability: Ability) -> int:
        """What this ability does then, 0 for nothing."""
        raise NotImplementedError

    def gather(self, s: Table) -> None:
        for p in s.pieces.values():
            if p.seat == s.active and p.face.is_unit:
                for ability in s.abilities(p):
                    procedure = self.procedure(ability) if ability.timed else 0
                    if procedure:
                        s.waiting += (Waiting(procedure, p.seat, p.uid, ability.index, 0, 0, (), p.space, OF_PHASE),)


class BeginPhase(Moment):
    """SW-3.3"""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def procedure(self, ability: Ability) -> int:
        return ability.starts[self.phase]

    def run(self, s: Table, f: Frame) -> None:
        s.phase = self.phase
        s.movers = s.attackers = s.dithered = 0
        s.fought = s.drew = False
        s.emit(TELL_PHASE, s.active, self.phase)
        base = len(s.waiting)
        self.gather(s)
        s.settle(base)


class EndPhase(Moment):
    """SW-3.4; in the Attack Phase the cost of inaction is one of these effects (SW-18.6)."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def procedure(self, ability: Ability) -> int:
        return ability.ends[self.phase]

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        self.gather(s)
        self.inaction(s)
        s.settle(base)

    def inaction(self, s: Table) -> None:
        """Only the Attack Phase has it."""


class EndAttackPhase(EndPhase):
    def inaction(self, s: Table) -> None:
        if not s.fought:
            s.waiting += (Waiting(COST_OF_INACTION, s.active),)


class CostOfInaction(Rule):
    """SW-7.10"""

    def run(self, s: Table, f: Frame) -> None:
        if not s.fought:
            s.emit(TELL_INACTION, f.you)
            s.hurt(f.you + 1, 0, [(s.summoners[f.you], 1)])


# --- what may be done in a phase ----------------------------------------------------------------------------
class Phase(Rule):
    """SW-3.6: one thing after another, until the active player ends the phase."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: Table, f: Frame) -> None:
        seat = s.active
        options = self.options(s, seat)
        options += self.of_cards(s, seat, distinct(s.sides[seat].hand))
        options += actions(s, seat, self.phase)
        options.append(NO)
        s.ask(seat, PHASE_KINDS[self.phase], options, len(options) > 1 or self.may_hide(s, seat))

    def purpose(self, s: Table, f: Frame) -> str:
        return KINDS[PHASE_KINDS[self.phase]].name

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return 0, 0

    def may_hide(self, s: Table, seat: int) -> bool:
        """Whether those who do not see this player's cards can believe that something might be done."""
        side = s.sides[seat]
        if not s.holds(FEWER_QUESTIONS) or not public_deck(s, seat):
            return len(side.hand) > 0 or (self.phase == SUMMON and len(side.discard) > 0)
        if self.phase == SUMMON and side.discard and might_act(s, seat, self.phase):
            return True
        return len(side.hand) > 0 and len(self.of_cards(s, seat, possible_cards(s, seat))) > 0

    def of_cards(self, s: Table, seat: int, cards: list[int]) -> list[int]:
        """What can be done in this phase with these cards in hand."""
        found = plays(s, seat, self.phase, cards)
        if summons_always(s, seat):
            found += summons(s, seat, cards)
        return found

    def options(self, s: Table, seat: int) -> list[int]:
        """What else belongs to this phase."""
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
    def of_cards(self, s: Table, seat: int, cards: list[int]) -> list[int]:
        return summons(s, seat, cards) + plays(s, seat, self.phase, cards)


class MovePhase(Phase):
    """SW-5.1"""

    def options(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        for p in s.pieces.values():
            if p.seat == seat and not bans_acting_in_move_phase(s, seat, p):
                if not bans_stepping(s, p) or instead_of_moving(s, p):
                    found.append(DO_MOVE | p.uid)
        return found

    def purpose(self, s: Table, f: Frame) -> str:
        return Phase.purpose(self, s, f) if s.movers < MAX_MOVERS else "after_moves"

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return (MAX_MOVERS, s.movers) if s.movers < MAX_MOVERS else (0, 0)


class BuildPhase(Phase):
    def of_cards(self, s: Table, seat: int, cards: list[int]) -> list[int]:
        return builds(s, seat, cards) + Phase.of_cards(self, s, seat, cards)


class AttackPhase(Phase):
    """SW-7.1"""

    def options(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        for p in s.pieces.values():
            if p.seat == seat and not bans_attacking(s, seat, p):
                if has_target(s, p) or instead_of_attacking(s, p):
                    found.append(DO_ATTACK | p.uid)
        return found

    def purpose(self, s: Table, f: Frame) -> str:
        return Phase.purpose(self, s, f) if s.attackers < MAX_ATTACKERS else "after_attacks"

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return (MAX_ATTACKERS, s.attackers) if s.attackers < MAX_ATTACKERS else (0, 0)


class MagicPhase(Phase):
    """SW-10.1"""

    def options(self, s: Table, seat: int) -> list[int]:
        return [DO_DISCARD | card for card in distinct(s.sides[seat].hand)]


class DrawPhase(Phase):
    """SW-11: the draw needs no decision, unless units may be summoned before and after it (SW-11.5)."""

    def run(self, s: Table, f: Frame) -> None:
        if summons_always(s, s.active):
            options = summons(s, s.active, distinct(s.sides[s.active].hand))
            options.append(NO if s.drew else DO_DRAW)
            s.ask(s.active, PHASE_KINDS[DRAW], options, len(options) > 1 or self.may_hide(s, s.active))
        elif not s.drew:
            draw_up(s, s.active)


def draw_up(s: Table, seat: int) -> None:
    """SW-11.1"""
    s.drew = True
    s.draw(seat, HAND_SIZE - len(s.sides[seat].hand))


def plays(s: Table, seat: int, phase: int, cards: list[int]) -> list[int]:
    """SW-12.1, SW-12.5: which of these cards are events of this phase, each with its first target if it needs one."""
    magic = s.sides[seat].magic
    found: list[int] = []
    for card in cards:
        design = DESIGNS[card]
        if not design.is_event or design.phase != phase or design.cost > magic:
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


# --- what others know of a hand ---------------------------------------------------------------------------------
def public_deck(s: Table, seat: int) -> bool:
    """A deck as sold is known to all; one that its player has built is not."""
    return isinstance(s.setup.options["south" if seat == 0 else "north"], str)


def possible_cards(s: Table, seat: int) -> list[int]:
    """All cards that this player's hand may hold, as far as the opponent can tell."""
    side = s.sides[seat]
    return distinct(without_all(side.hand + side.draw + side.discard, side.seen))


def might_act(s: Table, seat: int, phase: int) -> bool:
    """Whether a unit has an action for this phase left, if only the cards allow it."""
    for p in s.pieces.values():
        if p.seat == seat:
            for ability in s.abilities(p):
                if ability.action_phase == phase and ability.action and ability.index not in p.used:
                    return True
    return False


# --- PLAY_EVENT: `card` with its first target `target`; an active event's number becomes `source` -----------
class Announce(Rule):
    """SW-12.1, SW-12.3: pay and show it; an active event goes to its zone at once."""

    def run(self, s: Table, f: Frame) -> None:
        design = DESIGNS[f.card]
        target = s.pieces.get(f.target)
        s.pay(f.you, design.cost)
        s.leave_hand(f.you, f.card)
        if target is None:
            s.emit(TELL_PLAYS, f.you, f.card)
        else:
            s.emit(TELL_PLAYS_ON, f.you, f.card, target.face.index, target.space)
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
        s.settle(base)


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


COST_OF_INACTION: Final = PROCEDURES.procedure("cost of inaction", CostOfInaction())
PLAY_EVENT: Final = PROCEDURES.procedure("play an event", Announce(), CarryOut(), PutAway())
