"""Attacking (SW-7): naming a target, then the seven steps of an attack."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.rules.dice import ROLL
from herna.games.summoner.rules.hits import attack_damage, side_damage
from herna.games.summoner.rules.sights import instead_of_attacking, targets
from herna.games.summoner.table.board import DISTANCE, NEAR
from herna.games.summoner.table.designs import ABILITIES, ABILITY
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.pieces import Attack, Piece
from herna.games.summoner.table.words import (
    ADJACENT,
    ADJACENT_ENEMY,
    ANYTHING,
    ASK_CAPTURE,
    ASK_EXTRA,
    ASK_RETARGET,
    ASK_TARGET,
    ATTACK,
    ATTACKED,
    CANCEL,
    CHAMPION,
    COMMON,
    COMMON_OR_CHAMPION,
    DAMAGED_UNIT,
    ENEMY_CARD,
    ENEMY_UNIT,
    HIT,
    INSTEAD,
    MELEE,
    NO,
    RELENTLESS,
    TELL_ATTACKS,
    TELL_COUNTS,
    TELL_FIZZLES,
    TELL_HITS,
    TELL_MISSES,
    TELL_USES,
    YES,
)
from herna.games.summoner.table.zones import Battlefield
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args


# --- choosing a target: `source` attacks, normally or as an extra attack of limit `count` -------------------
def begin_attack(s: Table, p: Piece, target: int, extra: bool, limit: int) -> None:
    s.attack = Attack(p.uid, target, extra, limit, 0, False, 0, 0, 0, False, (), 0, 0, 0)
    s.push(RESOLVE_ATTACK, p.seat, p.uid)


def count_attacker(s: Table, p: Piece) -> None:
    """SW-7.1, SW-7.7"""
    if not s.has(p, RELENTLESS):
        s.attackers += 1
    s.put(p.marked(ATTACKED))


def instead(s: Table, p: Piece, pick: int, extra: bool) -> None:
    """SW-18.7, SW-18.8: whichever attack it replaces, the unit makes no normal one any more."""
    if extra:
        s.put(p.marked(ATTACKED))
    else:
        count_attacker(s, p)
    ability = ABILITIES[(pick ^ INSTEAD) - ABILITY]
    s.emit(TELL_USES, p.seat, ability.index)
    s.push(ability.instead_of_attack, p.seat, p.uid, ability.index)


def attack_options(s: Battlefield, p: Piece, limit: int) -> list[int]:
    """Targets, and what may be done instead unless the attack is limited to a kind of target (SW-18.8)."""
    found = enemies_first(s, p.seat, targets(s, p, limit))
    if limit == ANYTHING and not (s.zone and s.frozen(p)):
        found += [INSTEAD | a.index for a in instead_of_attacking(s, p)]
    return found


def enemies_first(s: Battlefield, seat: int, found: list[int]) -> list[int]:
    """Among what can be attacked one's own cards come last: hardly anybody means them."""
    mine = [uid for uid in found if s.pieces[uid].seat == seat]
    return [uid for uid in found if uid not in mine] + mine


class NameTarget(Rule):
    """SW-7.2 step 1 of a normal attack; nothing has happened yet, so it may be called off."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.source)
        if p is not None:
            s.ask(f.you, ASK_TARGET, [*attack_options(s, p, ANYTHING), CANCEL])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        p = s.pieces.get(f.source)
        s.leave()
        if pick == CANCEL or p is None:
            s.dithered += 1
            return
        if pick & INSTEAD:
            instead(s, p, pick, False)
        else:
            count_attacker(s, p)
            begin_attack(s, p, pick, False, ANYTHING)


class ExtraAttack(Rule):
    """SW-7.8: by the unit `source` (or `target`); `cost` boost is spent if it is used."""

    def __init__(self, limit: int, may: bool, cost: int, by_target: bool) -> None:
        self.limit = limit
        self.may = may
        self.cost = cost
        self.by_target = by_target

    def purpose(self, s: Table, f: Frame) -> str:
        if self.cost:
            return "attack_for_boost"
        return "attack_adjacent" if self.limit == ADJACENT_ENEMY else "attack"

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(self.actor(s, f))
        if p is not None:
            options = attack_options(s, p, self.limit)
            if options:
                s.ask(p.seat, ASK_EXTRA, [*options, NO] if self.may else options)

    def actor(self, s: Table, f: Frame) -> int:
        return f.target if self.by_target else f.source

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        p = s.pieces.get(self.actor(s, f))
        if pick == NO or p is None:
            return
        if self.cost:
            s.emit(TELL_USES, seat, f.card)
            s.put(p.of_turn(p.marks, (*p.used, f.card), p.gained))
            base = len(s.waiting)
            s.unboost(p.uid, self.cost)
            p = s.pieces.get(p.uid)
            if p is None:
                s.settle(base)
                return
        if pick & INSTEAD:
            instead(s, p, pick, True)
        else:
            begin_attack(s, p, pick, True, self.limit)


# --- RESOLVE_ATTACK: the unit `source` (SW-7.2) -------------------------------------------------------------
class BeforeAttack(Rule):
    """Step 2"""

    def run(self, s: Table, f: Frame) -> None:
        attack = s.attack
        p = s.pieces.get(f.source)
        if p is not None and attack is not None:
            base = len(s.waiting)
            for ability in s.abilities(p):
                if ability.before_attack:
                    s.trigger(ability.before_attack, p, ability, attack.target, 0, (), 0)
            s.settle(base)


class LockTarget(Rule):
    """Step 3: if the target is no longer legal, another may be chosen; otherwise nothing is attacked."""

    def run(self, s: Table, f: Frame) -> None:
        attack = s.attack
        p = s.pieces.get(f.source)
        if attack is None or p is None:
            self.fizzle(s, f)
            return
        legal = targets(s, p, attack.limit)
        if attack.target in legal:
            lock(s, p, attack)
        elif legal:
            s.ask(p.seat, ASK_RETARGET, [*enemies_first(s, p.seat, legal), NO])
        else:
            self.fizzle(s, f)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        attack = s.attack
        p = s.pieces.get(f.source)
        if pick == NO or attack is None or p is None:
            self.fizzle(s, f)
        else:
            attack.target = pick
            lock(s, p, attack)

    def fizzle(self, s: Table, f: Frame) -> None:
        s.emit(TELL_FIZZLES, f.you)
        s.attack = None
        s.leave()


def lock(s: Table, p: Piece, attack: Attack) -> None:
    """From here on it counts as an attack; what the target is now decides all later conditions (SW-7.9)."""
    t = s.pieces.get(attack.target)
    if t is None:
        return
    case = 0
    if t.seat != p.seat:
        case |= ENEMY_CARD
        if t.face.is_unit:
            case |= ENEMY_UNIT
        if s.phase == ATTACK and p.seat == s.active:
            s.fought = True  # SW-7.10
    if t.space in NEAR[p.space]:
        case |= ADJACENT
    if t.face.classes & (COMMON | CHAMPION):
        case |= COMMON_OR_CHAMPION
    attack.case = case
    attack.space = t.space
    attack.first = not t.marks & HIT
    attack.watchers = watchers(s, t)
    s.put(t.marked(HIT))
    s.emit(TELL_ATTACKS, p.face.index, p.uid, t.face.index, t.uid, t.seat, t.space)


def watchers(s: Table, t: Piece) -> tuple[int, ...]:
    """The target's friends (and itself) that answer attacks on units near them."""
    found: list[int] = []
    if t.face.is_unit:
        for q in s.pieces.values():
            if q.seat == t.seat and q.face.is_unit:
                for ability in s.abilities(q):
                    if ability.after_friend_attacked and DISTANCE[q.space][t.space] <= ability.watch:
                        found.append(q.uid)
    return tuple(found)


class Shields(Rule):
    """Step 4: friends of the target roll to weaken the attacker."""

    def run(self, s: Table, f: Frame) -> None:
        attack = s.attack
        if attack is None:
            return
        t = s.pieces.get(attack.target)
        if t is None:
            return
        for q in s.pieces.values():
            if q.seat == t.seat and q.face.is_unit:
                for ability in s.abilities(q):
                    if ability.shields is not None and ability.shields.fits(s, q.seat, q.uid, t):
                        s.push(SHIELD, q.seat, q.uid, ability.index, 0, ability.shield_dice)


class RollShield(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.emit(TELL_USES, f.you, f.card)
        s.push(ROLL, f.you, f.source, f.card, 0, f.count)


class Weaken(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if s.attack is not None:
            s.attack.shield += s.specials()


class RollAttack(Rule):
    """Step 5: as many dice as the attacker's strength; shields leave at least 1 (SW-25.49)."""

    def run(self, s: Table, f: Frame) -> None:
        attack = s.attack
        p = s.pieces.get(f.source)
        if attack is not None and p is not None:
            dice = s.strength(p, s.pieces.get(attack.target)) + attack.bonus
            if attack.shield and dice > 1:
                dice = max(1, dice - attack.shield)
            s.push(ROLL, p.seat, p.uid, 0, 0, dice)


class Tally(Rule):
    """SW-7.3 a to e"""

    def run(self, s: Table, f: Frame) -> None:
        attack = s.attack
        if attack is not None:
            p, t = s.pieces.get(f.source), s.pieces.get(attack.target)
            if p is not None and t is not None:
                if attack.healing == t.uid:
                    attack.damage = s.symbols(MELEE) + s.specials()
                    return
                attack.damage = attack_damage(s, p, t, attack)
                tell_hits(s, p, t, attack.damage)


def tell_hits(s: Table, p: Piece, t: Piece, hits: int) -> None:
    """A die shows several symbols, so people have to read how many of the dice count, and of those that do not why."""
    kind = p.face.attack
    shown = s.symbols(kind)
    if hits != shown:
        s.emit(TELL_COUNTS, p.face.index, p.uid, t.face.index, kind, hits, shown)
    elif hits:
        s.emit(TELL_HITS, p.face.index, p.uid, t.face.index, kind, hits)
    else:
        s.emit(TELL_MISSES, p.face.index, p.uid, t.face.index, kind)


class OfferCapture(Rule):
    """SW-7.3 f: `count` remembers the answer."""

    def run(self, s: Table, f: Frame) -> None:
        attack = s.attack
        if attack is None:
            return
        p, t = s.pieces.get(f.source), s.pieces.get(attack.target)
        if p is None or t is None or attack.healing == t.uid or t.seat == p.seat:
            return
        if t.face.classes & (COMMON | CHAMPION) and attack.damage and t.damage + attack.damage >= s.life(t):
            if self.asker(s, f)[0]:
                s.ask(p.seat, ASK_CAPTURE, [YES, NO])

    def asker(self, s: Table, f: Frame) -> tuple[int, int]:
        """The ability of the attacker that captures, 0 without one."""
        p = s.pieces.get(f.source)
        for ability in s.abilities(p) if p is not None else ():
            if ability.captures:
                return ability.index, f.source
        return 0, f.source

    def terms(self, s: Table, f: Frame) -> Args:
        attack = s.attack
        if attack is None:
            return {}
        return {"target": s.pieces[attack.target].face.slug, "damage": attack.damage}

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.count = pick


class DealDamage(Rule):
    """Step 6: on the target and, at the same moment, the attack's side damage."""

    def run(self, s: Table, f: Frame) -> None:
        attack = s.attack
        if attack is None:
            return
        p, t = s.pieces.get(f.source), s.pieces.get(attack.target)
        if p is None or t is None:
            return
        base = len(s.waiting)
        if attack.healing == t.uid:
            s.heal(t.uid, attack.damage)
        elif f.count == YES:
            s.take_control(p.seat, t, False)
        else:
            attack.added = attack.damage
            s.strike(p.seat + 1, p.uid, [(t.uid, attack.damage), *side_damage(s, p, t, attack)])
        s.settle(base)


class AfterAttack(Rule):
    """Step 7: after-attack effects of either player."""

    def run(self, s: Table, f: Frame) -> None:
        attack = s.attack
        s.attack = None
        if attack is None:
            return
        p, t = s.pieces.get(f.source), s.pieces.get(attack.target)
        case = attack.case
        if attack.added and t is not None and t.face.is_unit:
            case |= DAMAGED_UNIT
        base = len(s.waiting)
        if p is not None:
            self.of_attacker(s, p, attack, case)
            self.of_events(s, p, attack)
            if t is not None and t.seat != p.seat:
                for ability in s.abilities(t):
                    if ability.after_attacked and case & ability.on == ability.on:
                        s.trigger(ability.after_attacked, t, ability, p.uid, 0, (), 0)
            if case & ENEMY_CARD:
                self.of_watchers(s, p, attack)
        s.settle(base)

    def of_attacker(self, s: Table, p: Piece, attack: Attack, case: int) -> None:
        specials = s.specials()
        for ability in s.abilities(p):
            if ability.after_attack and case & ability.on == ability.on:
                if specials or not ability.per_special:
                    s.trigger(ability.after_attack, p, ability, attack.target, specials, (), 0)

    def of_events(self, s: Table, p: Piece, attack: Attack) -> None:
        for e in s.zone:
            standing = e.card.standing
            if standing is None or standing.after_attack_by is None or e.used or e.seat != p.seat:
                continue
            if standing.after_attack_by.fits(s, e.seat, 0, p):
                if attack.case & standing.after_attack_on == standing.after_attack_on:
                    s.event_trigger(standing.after_attack, e, p.uid, 0)

    def of_watchers(self, s: Table, p: Piece, attack: Attack) -> None:
        for uid in attack.watchers:
            q = s.pieces.get(uid)
            if q is not None:
                for ability in s.abilities(q):
                    if ability.after_friend_attacked:
                        s.trigger(ability.after_friend_attacked, q, ability, p.uid, 0, (), 0)


ATTACK_WITH: Final = PROCEDURES.procedure("attack with", NameTarget())
SHIELD: Final = PROCEDURES.procedure("shield", RollShield(), Weaken())
RESOLVE_ATTACK: Final = PROCEDURES.procedure(
    "attack",
    BeforeAttack(), LockTarget(), Shields(), RollAttack(), Tally(), OfferCapture(), DealDamage(), AfterAttack(),
)  # fmt: skip
