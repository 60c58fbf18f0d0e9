"""What is printed, as values with hooks; `printed/` fills the registries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from herna.games.smashup.table.pieces import Base, Grant, Minion


class OwnPower:
    """What a minion's text adds to its own power (SU-6.11): computed when asked for, never stored."""

    def of(self, active: int, bases: tuple[Base, ...], b: Base, m: Minion) -> int:
        raise NotImplementedError


class Aura:
    """What a minion's text adds to the power of others, wherever they are."""

    def power(self, lords: tuple[Minion, ...], source: Minion, m: Minion) -> int:
        raise NotImplementedError


class Design:
    """A card as printed. Numbers of procedures are 0 where there is no such text."""

    def __init__(self, index: int, slug: str, faction: int, power: int, copies: int) -> None:
        self.index = index
        self.slug = slug
        self.faction = faction
        self.power = power  # of a minion; 0 for an action
        self.copies = copies
        self.minion = True
        self.holder = 0  # what an action that stays is played on
        self.play = 0
        self.from_hand = False  # usable out of the hand before a base scores (SU-7.11)
        self.rises = False  # playable out of the discard pile (SU-14.2)
        self.before = 0  # Specials of minions in play: before and after scoring, and in the play step
        self.after = 0
        self.after_moves = False  # that needs another base to go to (SU-14.16)
        self.special = 0
        self.talent = 0  # SU-6.9
        self.destroyed = 0  # reactions
        self.microbot_destroyed = 0
        self.played_here = 0
        self.affected = 0
        self.turn_start = 0
        self.turn_end = 0
        self.traits = 0
        self.holder_power = 0
        self.own_power: OwnPower | None = None
        self.aura: Aura | None = None
        self.grant: Grant | None = None  # a play in each of the controller's turns (SU-5.10)


class BaseDesign:
    """A base as printed."""

    def __init__(self, index: int, slug: str, faction: int, breakpoint_: int, vp: tuple[int, int, int]) -> None:
        self.index = index
        self.slug = slug
        self.faction = faction
        self.breakpoint = breakpoint_
        self.vp = vp
        self.turn_start = 0
        self.played_here = 0
        self.destroyed_here = 0
        self.after = 0  # carried out once per player who may use it,
        self.for_whom = 0  # that is: winners, others, everybody there ...
        self.replaced = 0
        self.power_vp = 0  # VP when it scores: one to the winner per so much power (SU-13.14),
        self.minion_vp = 0  # or so many to each player per minion (SU-7.5)
        self.holder_power = 0
        self.traits = 0


NOTHING: Final = Design(0, "", 0, 0, 0)
NOWHERE: Final = BaseDesign(0, "", 0, 0, (0, 0, 0))
DESIGNS: Final[list[Design]] = [NOTHING]  # by index; cards count from 1
BASES: Final[list[BaseDesign]] = [NOWHERE]  # by index minus 100
