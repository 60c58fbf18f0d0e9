"""Continuous texts: what a card or base changes as long as it lies there (SU-6.7, SU-6.11)."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.table.designs import Aura, Design, OwnPower
from herna.games.smashup.table.pieces import Base, Grant, Minion, is_microbot
from herna.games.smashup.table.words import UNLIMITED


class Always:
    """A continuous text as a card's line names it; it writes itself on the design."""

    def print_on(self, design: Design) -> None:
        raise NotImplementedError


class Trait(Always):
    def __init__(self, trait: int) -> None:
        self.trait = trait

    def print_on(self, design: Design) -> None:
        design.traits |= self.trait


class HolderPower(Always):
    def __init__(self, power: int) -> None:
        self.power = power

    def print_on(self, design: Design) -> None:
        design.holder_power = self.power


class EachTurn(Always):
    """SU-5.10: one extra play in each own turn; of an action on a base only there."""

    def __init__(self, minion: bool) -> None:
        self.minion = minion

    def print_on(self, design: Design) -> None:
        design.grant = Grant(self.minion, UNLIMITED, 0, False, False, design.index, 0)


class OwnPowerOn(Always):
    def __init__(self, power: OwnPower) -> None:
        self.power = power

    def print_on(self, design: Design) -> None:
        design.own_power = self.power


class AuraOn(Always):
    def __init__(self, aura: Aura) -> None:
        self.aura = aura

    def print_on(self, design: Design) -> None:
        design.aura = self.aura


# --- power ----------------------------------------------------------------------------------------------------
class InOthersTurns(OwnPower):
    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def of(self, active: int, bases: tuple[Base, ...], b: Base, m: Minion) -> int:
        return self.bonus if active != m.seat else 0


class PerSameNameHere(OwnPower):
    """SU-14.9: whoever controls them, itself included."""

    def of(self, active: int, bases: tuple[Base, ...], b: Base, m: Minion) -> int:
        n = 0
        for other in b.minions:
            if other.design is m.design:
                n += 1
        return n


class PerOtherOwnMinion(OwnPower):
    """Microbot Alpha: all your minions are Microbots while it is in play, so each other one counts (SU-6.14)."""

    def of(self, active: int, bases: tuple[Base, ...], b: Base, m: Minion) -> int:
        n = -1
        for place in bases:
            for other in place.minions:
                if other.seat == m.seat:
                    n += 1
        return n


class OwnMicrobots(Aura):
    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def power(self, lords: tuple[Minion, ...], source: Minion, m: Minion) -> int:
        return self.bonus if source.seat == m.seat and is_microbot(lords, m) else 0


def power_in_others_turns(bonus: int) -> Always:
    return OwnPowerOn(InOthersTurns(bonus))


def own_microbots_power(bonus: int) -> Always:
    return AuraOn(OwnMicrobots(bonus))


def holder_power(bonus: int) -> Always:
    return HolderPower(bonus)


def trait(trait_: int) -> Always:
    return Trait(trait_)


power_per_same_name_here: Final[Always] = OwnPowerOn(PerSameNameHere())
power_per_other_own_microbot: Final[Always] = OwnPowerOn(PerOtherOwnMinion())
extra_action_each_turn: Final[Always] = EachTurn(minion=False)
extra_minion_here_each_turn: Final[Always] = EachTurn(minion=True)
