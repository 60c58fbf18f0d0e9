"""Continuous abilities: what a creature, or a card in a discard pile, changes as long as it lies there."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.table.designs import Aura, Ban, Condition, Design
from herna.games.mindbug.table.pieces import Creature
from herna.games.mindbug.table.words import (
    ALLOWED,
    INVERTS,
    MUST_BE_HUNTED,
    NEVER_ATTACKS,
    NOBODY_MAY_BLOCK,
    POWER_TOO_FAR,
    SHARES_POWER,
    SILENCES,
)
from herna.games.mindbug.table.zones import Zones
from herna.games.mindbug.vocabulary.filters import Filter, anything, at_all_times, shares_power


class Always:
    """A continuous ability as a card's line names it; it writes itself on the design."""

    def print_on(self, design: Design) -> None:
        raise NotImplementedError


# --- power and keywords -----------------------------------------------------------------------------------
class AuraOn(Always):
    def __init__(self, aura: Aura) -> None:
        self.aura = aura

    def print_on(self, design: Design) -> None:
        design.auras += (self.aura,)


class While(Aura):
    """On the creature itself, as long as the condition is true."""

    def __init__(self, condition: Condition, power: int, gains: int) -> None:
        self.condition = condition
        self.bonus = power
        self.words = gains

    def power(self, s: Zones, source: Creature, other: Creature) -> int:
        return self.bonus if other.uid == source.uid and self.condition.holds(s, source.seat) else 0

    def gains(self, s: Zones, source: Creature, other: Creature) -> int:
        return self.words if other.uid == source.uid and self.words and self.condition.holds(s, source.seat) else 0


class OtherAllies(Aura):
    """On each other creature of the same controller (MB-10.5)."""

    def __init__(self, condition: Condition, which: Filter, power: int, gains: int) -> None:
        self.condition = condition
        self.which = which
        self.bonus = power
        self.words = gains

    def power(self, s: Zones, source: Creature, other: Creature) -> int:
        if other.uid != source.uid and self.bonus and self.condition.holds(s, source.seat):
            return self.bonus
        return 0

    def gains(self, s: Zones, source: Creature, other: Creature) -> int:
        if other.uid != source.uid and self.words and self.condition.holds(s, source.seat):
            return self.words if self.which.fits(s, source.seat, source.uid, other) else 0
        return 0


def while_(condition: Condition, power: int = 0, gains: int = 0) -> Always:
    return AuraOn(While(condition, power, gains))


def other_allies(power: int = 0, gains: int = 0, which: Filter = anything, when: Condition = at_all_times) -> Always:
    """`which` limits the keywords only: no power depends on power (MB-10.1)."""
    return AuraOn(OtherAllies(when, which, power, gains))


class Mirror(Always):
    def __init__(self, words: int) -> None:
        self.words = words

    def print_on(self, design: Design) -> None:
        design.mirrors |= self.words


def mirror_enemy_keywords(words: int) -> Always:  # MB-10.3
    return Mirror(words)


# --- permissions ------------------------------------------------------------------------------------------
class BanOn(Always):
    def __init__(self, ban: Ban) -> None:
        self.ban = ban

    def print_on(self, design: Design) -> None:
        design.bans += (self.ban,)


class NeverAttacks(Ban):
    def attack(self, s: Zones, seat: int, source: int, attacker: Creature) -> int:
        return NEVER_ATTACKS if attacker.uid == source else ALLOWED


class EqualPowersCannotAttack(Ban):
    """On either side, this creature included."""

    def attack(self, s: Zones, seat: int, source: int, attacker: Creature) -> int:
        return SHARES_POWER if shares_power.fits(s, seat, source, attacker) else ALLOWED


class NoBlockWith(Ban):
    """Against every attack of the player it works for; with `attack_too` enemies that fit cannot attack either."""

    def __init__(self, which: Filter, reason: int, attack_too: bool) -> None:
        self.which = which
        self.reason = reason
        self.attack_too = attack_too

    def attack(self, s: Zones, seat: int, source: int, attacker: Creature) -> int:
        if self.attack_too and attacker.seat != seat and self.which.fits(s, seat, source, attacker):
            return self.reason
        return ALLOWED

    def block(self, s: Zones, seat: int, source: int, attacker: Creature, blocker: Creature) -> int:
        return self.reason if self.which.fits(s, seat, source, blocker) else ALLOWED


class NotBlockableBy(Ban):
    """Only when this very creature attacks."""

    def __init__(self, which: Filter, reason: int) -> None:
        self.which = which
        self.reason = reason

    def block(self, s: Zones, seat: int, source: int, attacker: Creature, blocker: Creature) -> int:
        if attacker.uid == source and self.which.fits(s, seat, source, blocker):
            return self.reason
        return ALLOWED


class BlockableOnlyByNearPower(Ban):
    def __init__(self, distance: int) -> None:
        self.distance = distance

    def block(self, s: Zones, seat: int, source: int, attacker: Creature, blocker: Creature) -> int:
        if attacker.uid == source and abs(s.power(attacker) - s.power(blocker)) > self.distance:
            return POWER_TOO_FAR
        return ALLOWED


class NoBlockWhilePair(Ban):
    """Nobody blocks while two creatures of this player have the same power."""

    def block(self, s: Zones, seat: int, source: int, attacker: Creature, blocker: Creature) -> int:
        powers = [s.power(c) for c in s.sides[seat].area]
        return NOBODY_MAY_BLOCK if len(set(powers)) < len(powers) else ALLOWED


def opponent_cannot_block_with(which: Filter, reason: int) -> Always:
    return BanOn(NoBlockWith(which, reason, attack_too=False))


def opponent_cannot_attack_or_block_with(which: Filter, reason: int) -> Always:
    return BanOn(NoBlockWith(which, reason, attack_too=True))


def not_blockable_by(which: Filter, reason: int) -> Always:
    return BanOn(NotBlockableBy(which, reason))


def blockable_only_by_power_within(distance: int) -> Always:
    return BanOn(BlockableOnlyByNearPower(distance))


never_attacks: Final[Always] = BanOn(NeverAttacks())
equal_powers_cannot_attack: Final[Always] = BanOn(EqualPowersCannotAttack())
opponent_cannot_block_while_two_allies_equal: Final[Always] = BanOn(NoBlockWhilePair())


# --- traits -----------------------------------------------------------------------------------------------
class Trait(Always):
    def __init__(self, trait: int) -> None:
        self.trait = trait

    def print_on(self, design: Design) -> None:
        design.traits |= self.trait


opponents_play_effects_do_nothing: Final[Always] = Trait(SILENCES)
stronger_loses_its_fights: Final[Always] = Trait(INVERTS)
must_be_hunted: Final[Always] = Trait(MUST_BE_HUNTED)


# --- in the discard pile (MB-11) ----------------------------------------------------------------------------
class PilePower(Always):
    def __init__(self, power: int) -> None:
        self.power = power

    def print_on(self, design: Design) -> None:
        design.pile_power += self.power


class PileBan(Always):
    def __init__(self, ban: Ban) -> None:
        self.ban = ban

    def print_on(self, design: Design) -> None:
        design.pile_bans += (self.ban,)


class PileLoss(Always):
    def __init__(self, more: int) -> None:
        self.more = more

    def print_on(self, design: Design) -> None:
        design.pile_loss += self.more


def allies_power(power: int) -> Always:
    return PilePower(power)


def enemies_cannot_attack_or_block(which: Filter, reason: int) -> Always:
    return PileBan(NoBlockWith(which, reason, attack_too=True))


def opponent_loses_more_life(more: int) -> Always:
    return PileLoss(more)
