"""Attacking (MB-6): declaring, blocking, the fight, and a second attack."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.rules.waiting import Settle
from herna.games.mindbug.table.moves import PROCEDURES, Rule, Table
from herna.games.mindbug.table.pieces import Creature
from herna.games.mindbug.table.words import (
    ASK_AGAIN,
    ASK_BLOCK,
    ASK_HUNT,
    FRENZY,
    HUNTER,
    INVERTS,
    MUST_BE_HUNTED,
    NO,
    POISONOUS,
    TELL_ATTACK_ENDS,
    TELL_ATTACKS,
    TELL_BLOCKS,
    TELL_HUNTS,
    TELL_UNBLOCKED,
    YES,
)
from herna.kernel.frame import Frame


# --- MB-6 attacking: `source` is the attacker, `target` the blocker, `count` the attacks already made -------
class Declare(Rule):
    """MB-6.1, MB-6.3"""

    def run(self, s: Table, f: Frame) -> None:
        attacker = s.creature(f.source)
        if attacker is not None:
            f.target = NO
            f.count += 1
            s.emit(TELL_ATTACKS, f.you, attacker.face.index, attacker.uid)
            s.trigger(attacker.face.attack, attacker)


class StillThere(Rule):
    """MB-6.4"""

    def run(self, s: Table, f: Frame) -> None:
        attacker = s.creature(f.source)
        if attacker is None or attacker.seat != f.you:
            s.emit(TELL_ATTACK_ENDS, f.you)
            s.leave()


class HunterChoice(Rule):
    """MB-6.5"""

    def run(self, s: Table, f: Frame) -> None:
        attacker = s.creature(f.source)
        if attacker is not None and s.has(attacker, HUNTER):
            prey = self.prey(s, f.you)
            if prey:
                s.ask(f.you, ASK_HUNT, prey)

    def prey(self, s: Table, you: int) -> list[int]:
        enemies = [c.uid for c in s.sides[1 - you].area]
        return [*enemies, NO] if enemies else []

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.target = pick
        hunted = s.creature(pick)
        if hunted is not None:
            s.emit(TELL_HUNTS, seat, hunted.face.index, pick)


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
                s.ask(1 - f.you, ASK_BLOCK, [*able, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.target = pick
        blocker = s.creature(pick)
        if blocker is not None:
            s.emit(TELL_BLOCKS, seat, blocker.face.index, pick)


class Fight(Rule):
    """MB-6.8 to MB-6.10"""

    def run(self, s: Table, f: Frame) -> None:
        attacker, blocker = s.creature(f.source), s.creature(f.target)
        if attacker is None:
            return
        if blocker is None:
            s.emit(TELL_UNBLOCKED, 1 - f.you)
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
                s.ask(f.you, ASK_AGAIN, self.choices(s, attacker))

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


ATTACK: Final = PROCEDURES.procedure(
    "attack", Declare(), Settle(), StillThere(), HunterChoice(), BlockChoice(), Fight(), Settle(), SecondAttack()
)
OBLIGED_ATTACK: Final = PROCEDURES.procedure(
    "obliged attack",
    Declare(), Settle(), StillThere(), ObligedHunt(), BlockChoice(), Fight(), Settle(), ObligedSecondAttack(),
)  # fmt: skip
