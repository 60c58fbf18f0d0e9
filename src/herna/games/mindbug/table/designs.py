"""What is printed, as values with hooks; `printed/` fills the registry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herna.games.mindbug.table.words import ALLOWED

if TYPE_CHECKING:
    from herna.games.mindbug.table.pieces import Creature
    from herna.games.mindbug.table.zones import Zones


class Aura:
    """A continuous ability that changes power or keywords (MB-3.4): computed when asked for, never stored."""

    def power(self, s: Zones, source: Creature, other: Creature) -> int:
        return 0

    def gains(self, s: Zones, source: Creature, other: Creature) -> int:
        return 0


class Ban:
    """A continuous ability that forbids attacks or blocks; it answers with the reason, 0 if it forbids nothing.

    `seat` is the player it works for, `source` the creature it stands on (0: it works from the discard pile).
    """

    def attack(self, s: Zones, seat: int, source: int, attacker: Creature) -> int:
        return ALLOWED

    def block(self, s: Zones, seat: int, source: int, attacker: Creature, blocker: Creature) -> int:
        return ALLOWED


class Condition:
    """Something that is true or false of a player's table."""

    def holds(self, s: Zones, you: int) -> bool:
        return True


class Design:
    """A face as printed. Numbers of procedures are 0 where there is no such ability."""

    def __init__(self, index: int, slug: str, set_: str, power: int, keywords: int, copies: int) -> None:
        self.index = index
        self.slug = slug
        self.set = set_
        self.power = power
        self.keywords = keywords
        self.copies = copies  # 0: a face of a double-sided card, never in a deck
        self.play = 0
        self.attack = 0
        self.defeated = 0
        self.action = 0
        self.usable: Condition = Condition()  # MB-7.2
        self.put_into_discard = 0  # MB-11.4
        self.auras: tuple[Aura, ...] = ()
        self.bans: tuple[Ban, ...] = ()
        self.traits = 0
        self.mirrors = 0  # keywords taken over from enemies (MB-10.3)
        self.pile_power = 0  # in-discard abilities (MB-11.1)
        self.pile_bans: tuple[Ban, ...] = ()
        self.pile_loss = 0
        self.evolves_to = 0
        self.stage = 1
        self.first_stage = index


NOTHING: Final = Design(0, "", "", 0, 0, 0)
DESIGNS: Final[list[Design]] = [NOTHING]  # by index; cards count from 1
