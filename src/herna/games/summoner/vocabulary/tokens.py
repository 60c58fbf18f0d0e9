"""Effects that put tokens on cards or take them off: damage (SW-8) and boost (SW-13); and those that destroy."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.table.designs import Which
from herna.games.summoner.table.moves import Rule, Table
from herna.games.summoner.table.words import TELL_USES
from herna.games.summoner.vocabulary.effects import Steps, Tell
from herna.games.summoner.vocabulary.filters import find, that
from herna.kernel.frame import Frame


# --- damage (SW-8) ------------------------------------------------------------------------------------------
class DamageIt(Rule):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def purpose(self, s: Table, f: Frame) -> str:
        return f"damage_{self.amount}"

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            amount = s.ability_damage(f.you, p, self.amount) if f.source in s.pieces else self.amount
            s.hurt(f.you + 1, f.source, [(p.uid, amount)])


class DamageThis(Rule):
    """As much as the trigger counted."""

    def run(self, s: Table, f: Frame) -> None:
        s.hurt(f.you + 1, f.source, [(f.source, f.count)])


class DamageEach(Rule):
    """Everything that fits, at once."""

    def __init__(self, which: Which, amount: int) -> None:
        self.which = which
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        hit = [s.pieces[uid] for uid in find(s, f.you, f.source, self.which)]
        s.hurt(f.you + 1, f.source, [(p.uid, s.ability_damage(f.you, p, self.amount)) for p in hit])


class DamagePicked(Rule):
    """Those of the objects that the trigger named which fit and are still there, at once."""

    def __init__(self, which: Which, amount: int) -> None:
        self.which = which
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        hits: list[tuple[int, int]] = []
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None and self.which.fits(s, f.you, f.source, p):
                hits.append((uid, s.ability_damage(f.you, p, self.amount)))
        if hits:
            s.emit(TELL_USES, f.you, f.card)
            s.hurt(f.you + 1, f.source, hits)


class DamageFallenNeighbours(Rule):
    """Of a unit just destroyed: `picks` stood beside it; `count` 1 if its kills give no magic."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        hits: list[tuple[int, int]] = []
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None and p.seat != f.you:
                hits.append((uid, s.ability_damage(f.you, p, self.amount)))
        if hits:
            s.emit(TELL_USES, f.you, f.card)
            s.hurt(0 if f.count else f.you + 1, f.source, hits)


class DrainIt(Rule):
    """Destroy the target; if that was done, specials are melee hits in this attack."""

    verb = "drain"

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            if s.attack is not None and not s.saved(p):
                s.attack.drained = True
            base = len(s.waiting)
            s.destroy(f.you + 1, f.source, [p])
            s.settle(base)


class DiscardIt(Rule):
    verb = "discard"

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            base = len(s.waiting)
            s.discard_piece(p)
            s.settle(base)


def damage_it(amount: int) -> Steps:
    return (DamageIt(amount),)


def damage_each(amount: int, *which: Which) -> Steps:
    return (Tell(), DamageEach(that(*which), amount))


def damage_passed(amount: int, *which: Which) -> Steps:
    return (DamagePicked(that(*which), amount),)


damage_this_per_special: Final[Steps] = (DamageThis(),)
damage_fallen_neighbours: Final[Steps] = (DamageFallenNeighbours(1),)
drain_it: Final[Steps] = (DrainIt(),)
discard_it: Final[Steps] = (DiscardIt(),)


# --- boost (SW-13) ------------------------------------------------------------------------------------------
class BoostThis(Rule):
    quiet = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        s.boost(f.source, self.amount)


class BoostIt(Rule):
    verb = "boost"

    def run(self, s: Table, f: Frame) -> None:
        s.boost(f.target, 1)


class BoostEach(Rule):
    def __init__(self, which: Which) -> None:
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        for uid in find(s, f.you, f.source, self.which):
            s.boost(uid, 1)


class BoostSummonerPerSpecial(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.boost(s.summoners[f.you], f.count)


class LoseBoost(Rule):
    """Spent, or removed as far as there is any."""

    quiet = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        s.unboost(f.source, self.amount)
        s.settle(base)


class PassAllBoost(Rule):
    """SW-25.35: all of this unit's boost goes over to the target."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.source)
        if p is not None and p.boost:
            base = len(s.waiting)
            s.boost(f.target, p.boost)
            s.unboost(f.source, p.boost)
            s.settle(base)


def boost_this(amount: int) -> Steps:
    return (BoostThis(amount),)


def spend_boost(amount: int) -> Steps:
    return (LoseBoost(amount),)


def boost_each(*which: Which) -> Steps:
    return (Tell(), BoostEach(that(*which)))


boost_it: Final[Steps] = (BoostIt(),)
boost_summoner_per_special: Final[Steps] = (Tell(), BoostSummonerPerSpecial())
pass_all_boost: Final[Steps] = (PassAllBoost(),)
