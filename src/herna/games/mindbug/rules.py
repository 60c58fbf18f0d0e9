"""Mindbug's procedures, in the rulebook's order. Each step is one line of its list."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.table import RULES, Rule, Table
from herna.games.mindbug.words import (
    ACT_WITH,
    ACTION,
    ACTS,
    AGAIN,
    ATTACK_ENDS,
    ATTACK_WITH,
    ATTACKS,
    BLOCK,
    BLOCKS,
    CARD_PLAYED,
    FRENZY,
    HUNT,
    HUNTER,
    HUNTS,
    INVERTS,
    MINDBUG,
    MINDBUG_KEPT,
    MINDBUG_USED,
    MUST_BE_HUNTED,
    NO,
    NO_ACTION,
    ORDER,
    POISONOUS,
    REASONS,
    RESOLVES,
    SILENCED,
    TOO_LONG,
    TURN_BEGINS,
    TURN_LIMIT,
    UNBLOCKED,
    YES,
)
from herna.games.mindbug.zones import Creature, Waiting
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result
from herna.kernel.pack import distinct


# --- MB-8.8 waiting effects -----------------------------------------------------------------------------
class Settle(Rule):
    """The active player picks which waiting effect comes next, until none waits."""

    def run(self, s: Table, f: Frame) -> None:
        n = len(s.waiting)
        if n == 1:
            self.start(s, f, 0)
        elif n > 1:
            s.ask(s.active, ORDER, different(s))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        self.start(s, f, pick - 1)

    def start(self, s: Table, f: Frame, i: int) -> None:
        w = s.waiting[i]
        s.waiting = s.waiting[:i] + s.waiting[i + 1 :]
        f.again()
        if w.is_play and s.silenced(w.you):  # MB-8.13
            s.emit(SILENCED, w.you, w.face)
        else:
            s.emit(RESOLVES, w.you, w.face)
            s.push(w.effect, w.you, w.source, w.face)


def different(s: Table) -> list[int]:
    """The waiting effects to choose from, counted from 1; of equal ones whose sources are gone only the first."""
    found: list[int] = []
    for i in range(len(s.waiting)):
        w = s.waiting[i]
        if s.creature(w.source) is not None or not any([alike(s.waiting[j - 1], w) for j in found]):
            found.append(i + 1)
    return found


def alike(a: Waiting, b: Waiting) -> bool:
    return a.effect == b.effect and a.you == b.you and a.is_play == b.is_play


# --- MB-4 turns -----------------------------------------------------------------------------------------
class BeginTurn(Rule):
    def run(self, s: Table, f: Frame) -> None:
        f.you = s.active
        s.turn += 1
        s.extra_turn = False
        if s.turn > TURN_LIMIT:  # MB-14.4
            s.finish(Result((), (1, 1), (s.sides[0].life, s.sides[1].life), REASONS[TOO_LONG]))
        else:
            s.emit(TURN_BEGINS, s.active, s.turn)


class ChooseAction(Rule):
    """MB-4.1; MB-4.2: who can do nothing has lost."""

    def run(self, s: Table, f: Frame) -> None:
        options = obliged_attacks(s, f.you) or free_actions(s, f.you)
        if options:
            s.ask(f.you, ACTION, options, hidden=True)
        else:
            s.win(1 - f.you, NO_ACTION)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick < ATTACK_WITH:
            s.push(PLAY_CARD, seat, card=pick)
        elif pick >= ACT_WITH:
            s.push(USE_ACTION, seat, source=pick - ACT_WITH)
        elif obliged_attacks(s, seat):
            s.push(OBLIGED_ATTACK, seat, source=pick - ATTACK_WITH)
        else:
            s.push(ATTACK, seat, source=pick - ATTACK_WITH)


def free_actions(s: Table, seat: int) -> list[int]:
    """Every card in hand, every creature able to attack, every usable Action."""
    side = s.sides[seat]
    options = distinct(side.hand)
    for c in side.area:
        if not s.bans_attack(c):
            options.append(ATTACK_WITH + c.uid)
    for c in side.area:
        if c.face.action and c.face.usable.holds(s, seat):  # MB-7.2
            options.append(ACT_WITH + c.uid)
    return options


def obliged_attacks(s: Table, seat: int) -> list[int]:
    """MB-6.12: an enemy that must be hunted leaves no choice but to attack with a Hunter, if one is able to."""
    if not s.controls(1 - seat, MUST_BE_HUNTED):
        return []
    return [ATTACK_WITH + c.uid for c in s.sides[seat].area if s.has(c, HUNTER) and not s.bans_attack(c)]


class EndTurn(Rule):
    """MB-4.4; MB-5.6: after a Mindbug the same player has another turn."""

    def run(self, s: Table, f: Frame) -> None:
        if not s.extra_turn:
            s.active = 1 - s.active
        f.restart()


# --- MB-5 playing a card from hand: `card` is the card ----------------------------------------------------
class ShowCard(Rule):
    """MB-5.1"""

    def run(self, s: Table, f: Frame) -> None:
        s.leave_hand(f.you, f.card)
        s.being_played = f.card
        s.emit(CARD_PLAYED, f.you, f.card)


class DrawUp(Rule):
    """MB-5.2"""

    def run(self, s: Table, f: Frame) -> None:
        s.draw_up(f.you)


class OfferMindbug(Rule):
    """MB-5.3"""

    def run(self, s: Table, f: Frame) -> None:
        if s.sides[1 - f.you].mindbugs:
            s.ask(1 - f.you, MINDBUG, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:  # MB-5.5, MB-5.6
            s.sides[seat].mindbugs -= 1
            s.extra_turn = True
            s.emit(MINDBUG_USED, seat, f.card)
        else:
            s.emit(MINDBUG_KEPT, seat, f.card)


class EnterPlay(Rule):
    """MB-5.4, MB-5.5"""

    def run(self, s: Table, f: Frame) -> None:
        s.being_played = 0
        s.enter(1 - f.you if s.extra_turn else f.you, f.card)


# --- MB-6 attacking: `source` is the attacker, `target` the blocker, `count` the attacks already made -------
class Declare(Rule):
    """MB-6.1, MB-6.3"""

    def run(self, s: Table, f: Frame) -> None:
        attacker = s.creature(f.source)
        if attacker is not None:
            f.target = NO
            f.count += 1
            s.emit(ATTACKS, f.you, attacker.face.index, attacker.uid)
            s.trigger(attacker.face.attack, attacker)


class StillThere(Rule):
    """MB-6.4"""

    def run(self, s: Table, f: Frame) -> None:
        attacker = s.creature(f.source)
        if attacker is None or attacker.seat != f.you:
            s.emit(ATTACK_ENDS, f.you)
            s.leave()


class HunterChoice(Rule):
    """MB-6.5"""

    def run(self, s: Table, f: Frame) -> None:
        attacker = s.creature(f.source)
        if attacker is not None and s.has(attacker, HUNTER):
            prey = self.prey(s, f.you)
            if prey:
                s.ask(f.you, HUNT, prey)

    def prey(self, s: Table, you: int) -> list[int]:
        enemies = [c.uid for c in s.sides[1 - you].area]
        return [*enemies, NO] if enemies else []

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.target = pick
        hunted = s.creature(pick)
        if hunted is not None:
            s.emit(HUNTS, seat, hunted.face.index, pick)


class ObligedHunt(HunterChoice):
    """MB-6.12: the one that must be hunted, while there is one; otherwise the normal choice."""

    def prey(self, s: Table, you: int) -> list[int]:
        wanted = [c.uid for c in s.sides[1 - you].area if c.face.traits & MUST_BE_HUNTED]
        return wanted or HunterChoice.prey(self, s, you)


class BlockChoice(Rule):
    """MB-6.6"""

    def run(self, s: Table, f: Frame) -> None:
        attacker = s.creature(f.source)
        if f.target == NO and attacker is not None:
            able = [c.uid for c in s.sides[1 - f.you].area if not s.bans_block(attacker, c)]
            if able:
                s.ask(1 - f.you, BLOCK, [*able, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.target = pick
        blocker = s.creature(pick)
        if blocker is not None:
            s.emit(BLOCKS, seat, blocker.face.index, pick)


class Fight(Rule):
    """MB-6.8 to MB-6.10"""

    def run(self, s: Table, f: Frame) -> None:
        attacker, blocker = s.creature(f.source), s.creature(f.target)
        if attacker is None:
            return
        if blocker is None:
            s.emit(UNBLOCKED, 1 - f.you)
            s.lose_life(1 - f.you, 1)
        else:
            s.defeat(losers(s, attacker, blocker))


def losers(s: Table, attacker: Creature, blocker: Creature) -> tuple[int, ...]:
    """MB-6.10: the weaker (in a fight with Sawn the stronger), both if equal, and whoever meets poison."""
    a, b = s.power(attacker), s.power(blocker)
    if (attacker.face.traits | blocker.face.traits) & INVERTS:
        a, b = b, a
    lost: tuple[int, ...] = ()
    if a <= b or s.has(blocker, POISONOUS):
        lost += (attacker.uid,)
    if b <= a or s.has(attacker, POISONOUS):
        lost += (blocker.uid,)
    return lost


class SecondAttack(Rule):
    """MB-9.5"""

    def run(self, s: Table, f: Frame) -> None:
        attacker = s.creature(f.source)
        if f.count == 1 and attacker is not None and attacker.seat == f.you:
            if s.has(attacker, FRENZY) and not s.bans_attack(attacker):
                s.ask(f.you, AGAIN, self.choices(s, attacker))

    def choices(self, s: Table, attacker: Creature) -> list[int]:
        return [YES, NO]

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:
            f.restart()


class ObligedSecondAttack(SecondAttack):
    """MB-6.12: compulsory while the obligation holds for this attacker; otherwise an attack like any other."""

    def choices(self, s: Table, attacker: Creature) -> list[int]:
        return [YES] if self.obliged(s, attacker) else [YES, NO]

    def obliged(self, s: Table, attacker: Creature) -> bool:
        return s.controls(1 - attacker.seat, MUST_BE_HUNTED) and s.has(attacker, HUNTER)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        attacker = s.creature(f.source)
        if attacker is not None and self.obliged(s, attacker):
            f.restart()
        elif pick == YES:
            s.leave()
            s.push(ATTACK, seat, source=f.source, count=f.count)


# --- MB-7 Action abilities --------------------------------------------------------------------------------
class Act(Rule):
    """MB-7.1"""

    def run(self, s: Table, f: Frame) -> None:
        c = s.creature(f.source)
        if c is not None:
            s.emit(ACTS, f.you, c.face.index, c.uid)
            s.push(c.face.action, f.you, c.uid, c.face.index)


TURN: Final = RULES.procedure("turn", BeginTurn(), ChooseAction(), EndTurn())
PLAY_CARD: Final = RULES.procedure("play a card", ShowCard(), DrawUp(), OfferMindbug(), EnterPlay(), Settle())
ATTACK: Final = RULES.procedure(
    "attack", Declare(), Settle(), StillThere(), HunterChoice(), BlockChoice(), Fight(), Settle(), SecondAttack()
)
OBLIGED_ATTACK: Final = RULES.procedure(
    "obliged attack",
    Declare(), Settle(), StillThere(), ObligedHunt(), BlockChoice(), Fight(), Settle(), ObligedSecondAttack(),
)  # fmt: skip
USE_ACTION: Final = RULES.procedure("use an Action", Act(), Settle())
