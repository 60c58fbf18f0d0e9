"""Where everything lies at a table of Mindbug, and what is computed from it."""

from __future__ import annotations

from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.pieces import Creature, Side
from herna.games.mindbug.table.words import ALLOWED, NOT_SNEAKY, SILENCES, SNEAKY
from herna.kernel.machine import Machine
from herna.kernel.waiting import Pool, Waiting


class Zones(Pool):
    """Both players and everything between them. Continuous abilities see this much: nothing here changes anything."""

    def __init__(
        self,
        like: Machine,
        sides: list[Side],
        active: int,
        turn: int,
        extra_turn: bool,
        being_played: int,
        entered: int,
        waiting: tuple[Waiting, ...],
        unused: tuple[int, ...],
        shown: tuple[int, ...],
        piles_matter: bool,
    ) -> None:
        Pool.__init__(self, like, active, waiting)
        self.sides = sides
        self.turn = turn
        self.extra_turn = extra_turn  # the active player goes again (MB-5.6)
        self.being_played = being_played
        self.entered = entered  # how many creatures have come into play: the next one's number
        self.unused = unused
        self.shown = shown  # the cards shown for the first player (MB-1.7)
        self.piles_matter = piles_matter  # some card of these sets works from the discard pile

    # --- what is computed (MB-10) ---------------------------------------------------------------------
    def creature(self, uid: int) -> Creature | None:
        """The creature with this number, if it is still in play."""
        for c in self.sides[0].area:
            if c.uid == uid:
                return c
        for c in self.sides[1].area:
            if c.uid == uid:
                return c
        return None

    def power(self, c: Creature) -> int:  # MB-3.2, MB-10.1
        total = c.face.power + len(c.boost)
        side = self.sides[c.seat]
        for source in side.area:
            if source.face.auras:
                for aura in source.face.auras:
                    total += aura.power(self, source, c)
        if self.piles_matter:
            for card in side.discard:
                total += DESIGNS[card].pile_power
        return total if total > 1 else 1

    def granted(self, c: Creature) -> int:  # MB-10.2
        words = c.face.keywords
        for source in self.sides[c.seat].area:
            if source.face.auras:
                for aura in source.face.auras:
                    words |= aura.gains(self, source, c)
        return words

    def keywords(self, c: Creature) -> int:  # MB-10.3
        words = self.granted(c)
        mirrors = c.face.mirrors
        if mirrors:
            for enemy in self.sides[1 - c.seat].area:
                words |= mirrors & self.granted(enemy)
        return words

    def has(self, c: Creature, keyword: int) -> bool:
        return c.face.keywords & keyword != 0 or self.keywords(c) & keyword != 0

    def bans_attack(self, c: Creature) -> int:
        """Why this creature is not able to attack (MB-6.2); 0 if it is."""
        for side in self.sides:
            for source in side.area:
                if source.face.bans:
                    for ban in source.face.bans:
                        reason = ban.attack(self, source.seat, source.uid, c)
                        if reason:
                            return reason
        if self.piles_matter:
            for card in self.sides[1 - c.seat].discard:
                for ban in DESIGNS[card].pile_bans:
                    reason = ban.attack(self, 1 - c.seat, 0, c)
                    if reason:
                        return reason
        return ALLOWED

    def bans_block(self, attacker: Creature, blocker: Creature) -> int:
        """Why this creature is not able to block that attacker (MB-6.7); 0 if it is."""
        if self.has(attacker, SNEAKY) and not self.has(blocker, SNEAKY):  # MB-9.3
            return NOT_SNEAKY
        side = self.sides[attacker.seat]
        for source in side.area:
            if source.face.bans:
                for ban in source.face.bans:
                    reason = ban.block(self, source.seat, source.uid, attacker, blocker)
                    if reason:
                        return reason
        if self.piles_matter:
            for card in side.discard:
                for ban in DESIGNS[card].pile_bans:
                    reason = ban.block(self, attacker.seat, 0, attacker, blocker)
                    if reason:
                        return reason
        return ALLOWED

    def controls(self, seat: int, trait: int) -> bool:
        """Whether this player has a creature with the trait in play."""
        for c in self.sides[seat].area:
            if c.face.traits & trait:
                return True
        return False

    def silenced(self, seat: int) -> bool:  # MB-8.13
        return self.controls(1 - seat, SILENCES)
