"""Whom and when: the sides, filters and conditions that cards speak in."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.table.designs import Condition
from herna.games.mindbug.table.pieces import Creature
from herna.games.mindbug.table.words import POISONOUS
from herna.games.mindbug.table.zones import Zones

# --- filters: which creatures -----------------------------------------------------------------------------


class Filter:
    """Which creatures are meant; `this` is the number of the creature whose text it is."""

    def fits(self, s: Zones, you: int, this: int, c: Creature) -> bool:
        return True


class PowerBetween(Filter):
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def fits(self, s: Zones, you: int, this: int, c: Creature) -> bool:
        return self.low <= s.power(c) <= self.high


class HasKeyword(Filter):
    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def fits(self, s: Zones, you: int, this: int, c: Creature) -> bool:
        return s.has(c, self.keyword)


class Boosted(Filter):  # MB-12.6
    def fits(self, s: Zones, you: int, this: int, c: Creature) -> bool:
        return len(c.boost) > 0


class WeakerThanThis(Filter):
    def fits(self, s: Zones, you: int, this: int, c: Creature) -> bool:
        me = s.creature(this)
        return me is not None and s.power(c) < s.power(me)


class SharesPower(Filter):
    """Another creature in play has the same power."""

    def fits(self, s: Zones, you: int, this: int, c: Creature) -> bool:
        power = s.power(c)
        for side in s.sides:
            for other in side.area:
                if other.uid != c.uid and s.power(other) == power:
                    return True
        return False


class AbleToAttack(Filter):  # MB-6.2
    def fits(self, s: Zones, you: int, this: int, c: Creature) -> bool:
        return not s.bans_attack(c)


anything: Final = Filter()
boosted: Final = Boosted()
poisonous: Final = HasKeyword(POISONOUS)
weaker_than_this: Final = WeakerThanThis()
shares_power: Final = SharesPower()
able_to_attack: Final = AbleToAttack()


def power_at_least(n: int) -> Filter:
    return PowerBetween(n, 999)


def power_at_most(n: int) -> Filter:
    return PowerBetween(0, n)


def power_between(low: int, high: int) -> Filter:
    return PowerBetween(low, high)


# --- sides ------------------------------------------------------------------------------------------------
ally: Final = 1
enemy: Final = 2
any_creature: Final = 3  # MB-8.4


def find(s: Zones, you: int, this: int, side: int, which: Filter) -> list[int]:
    """The fitting creatures, yours first, each side from the left."""
    found: list[int] = []
    if side & ally:
        for c in s.sides[you].area:
            if which.fits(s, you, this, c):
                found.append(c.uid)
    if side & enemy:
        for c in s.sides[1 - you].area:
            if which.fits(s, you, this, c):
                found.append(c.uid)
    return found


# --- conditions: is it true of your table -----------------------------------------------------------------
class YourTurn(Condition):  # MB-4.6
    def holds(self, s: Zones, you: int) -> bool:
        return s.active == you


class OnlyAlly(Condition):
    def holds(self, s: Zones, you: int) -> bool:
        return len(s.sides[you].area) == 1


class ExactlyTwoAllies(Condition):
    def holds(self, s: Zones, you: int) -> bool:
        return len(s.sides[you].area) == 2


class FewerCreatures(Condition):
    def holds(self, s: Zones, you: int) -> bool:
        return len(s.sides[you].area) < len(s.sides[1 - you].area)


class EnemiesAtLeast(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Zones, you: int) -> bool:
        return len(s.sides[1 - you].area) >= self.n


class NoUnusedMindbug(Condition):
    def holds(self, s: Zones, you: int) -> bool:
        return s.sides[you].mindbugs == 0


class OwnDiscardEmpty(Condition):
    def holds(self, s: Zones, you: int) -> bool:
        return not s.sides[you].discard


class CardInHand(Condition):
    def holds(self, s: Zones, you: int) -> bool:
        return len(s.sides[you].hand) > 0


class BoostCardInPlay(Condition):
    def holds(self, s: Zones, you: int) -> bool:
        for side in s.sides:
            for c in side.area:
                if c.boost:
                    return True
        return False


class Exists(Condition):
    """A fitting creature is in play (for filters that do not speak of `this`)."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def holds(self, s: Zones, you: int) -> bool:
        return len(find(s, you, 0, self.side, self.which)) > 0


at_all_times: Final = Condition()
your_turn: Final = YourTurn()
only_ally: Final = OnlyAlly()
exactly_one_other_ally: Final = ExactlyTwoAllies()
you_control_fewer: Final = FewerCreatures()
no_unused_mindbug: Final = NoUnusedMindbug()
own_discard_empty: Final = OwnDiscardEmpty()
card_in_hand: Final = CardInHand()
boost_card_in_play: Final = BoostCardInPlay()


def enemies_at_least(n: int) -> Condition:
    return EnemiesAtLeast(n)


def exists(side: int, which: Filter = anything) -> Condition:
    return Exists(side, which)
