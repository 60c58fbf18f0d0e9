"""Where everything lies at a table of Smash Up, and what is computed from it: power, breakpoints, permissions."""

from __future__ import annotations

from herna.games.smashup.table.designs import BASES, DESIGNS
from herna.games.smashup.table.pieces import Action, Base, Grant, Minion, Side
from herna.games.smashup.table.words import (
    ALLOWED,
    ASLEEP,
    BANS_FACTION,
    BANS_OTHERS,
    BASE_CARD,
    FACTION_BARRED,
    GUARDS_HERE,
    GUARDS_HOLDER,
    IGNORES,
    JAMS,
    OTHERS_BARRED,
)
from herna.kernel.machine import Machine
from herna.kernel.waiting import Pool, Waiting


class Zones(Pool):
    """The players, the bases and everything between them."""

    def __init__(
        self,
        like: Machine,
        sides: list[Side],
        bases: tuple[Base, ...],
        base_deck: tuple[int, ...],
        base_discard: tuple[int, ...],
        lords: tuple[Minion, ...],
        active: int,
        turn: int,
        step: int,
        plays: tuple[Grant, ...],
        urgent: tuple[Grant, ...],
        limbo: tuple[Action, ...],
        waiting: tuple[Waiting, ...],
        stung: tuple[int, ...],
        scored: int,
        window: int,
        lurked: int,
        risen: bool,
        entered: int,
        blocks: int,
    ) -> None:
        Pool.__init__(self, like, active, waiting)
        self.sides = sides
        self.bases = bases
        self.base_deck = base_deck  # slots as in a deck; the top is the end
        self.base_discard = base_discard
        self.lords = lords  # the minions in play whose text reaches others: follows from `bases`
        self.turn = turn
        self.step = step
        self.plays = plays  # what the active player may still play in this step (SU-5)
        self.urgent = urgent  # plays to be made at once or never (SU-5.4), innermost last
        self.limbo = limbo  # cards being resolved (SU-4.3), innermost last
        self.stung = stung  # fours: played card, minion it affected that minds, its controller and design (SU-14.15)
        self.scored = scored  # the base being scored
        self.window = window  # which special window is open
        self.lurked = lurked  # bit mask of seats that have used a Shinobi at this base (SU-7.13)
        self.risen = risen  # a Tenacious Z has been used this turn (SU-14.2)
        self.entered = entered  # how many things have got a number
        self.blocks = blocks

    # --- finding ----------------------------------------------------------------------------------------
    def base(self, uid: int) -> Base | None:
        for b in self.bases:
            if b.uid == uid:
                return b
        return None

    def minion(self, uid: int) -> Minion | None:
        """The minion with this number, if it is still in play."""
        for b in self.bases:
            for m in b.minions:
                if m.uid == uid:
                    return m
        return None

    def base_of(self, m: Minion) -> Base:
        for b in self.bases:
            if b.uid == m.base:
                return b
        raise AssertionError(f"minion {m.uid} stands on no base")

    def action(self, uid: int) -> Action | None:
        """The attached action with this number, if it is still in play."""
        for b in self.bases:
            for a in b.actions:
                if a.uid == uid:
                    return a
            for m in b.minions:
                for a in m.actions:
                    if a.uid == uid:
                        return a
        return None

    def speaks_of(self, uid: int) -> bool:
        """Whether something that is under way or waits has to do with this very thing."""
        for f in self.stack:
            if f.source == uid or f.target == uid or uid in f.picks:
                return True
        for w in self.waiting:
            if w.source == uid or uid in w.picks:
                return True
        return uid in self.stung

    def clockwise(self) -> list[int]:
        """All seats from the active player on (SU-1.1)."""
        n = self.players
        return [(self.active + k) % n for k in range(n)]

    # --- what is computed ---------------------------------------------------------------------------------
    def power(self, m: Minion) -> int:
        return self.power_at(self.base_of(m), m)

    def power_at(self, b: Base, m: Minion) -> int:  # SU-6.11
        d = m.design
        total = d.power + m.boost
        if m.actions:
            for a in m.actions:
                total += a.design.holder_power
        if d.own_power is not None:
            total += d.own_power.of(self.active, self.bases, b, m)
        if b.design.holder_power:
            total += self.base_bonus(b, m.seat)
        if self.lords:
            for lord in self.lords:
                if lord.design.aura is not None:
                    total += lord.design.aura.power(self.lords, lord, m)
        return total if total > 0 else 0

    def base_bonus(self, b: Base, seat: int) -> int:
        """What a base adds to each minion there, unless jammed or ignored (SU-13.2, SU-13.3)."""
        if self.jammed(b):
            return 0
        for a in b.actions:
            if a.mark == 2 and a.seat == seat and a.design.traits & IGNORES:
                return 0
        return b.design.holder_power

    def totals(self, b: Base) -> list[int]:
        """The total power of each player at a base."""
        found = [0] * self.players
        for m in b.minions:
            found[m.seat] += self.power_at(b, m)
        return found

    def breakpoint(self, b: Base) -> int:  # SU-6.13
        left = b.design.breakpoint - b.lowered
        return left if left > 0 else 0

    def jammed(self, b: Base) -> bool:  # SU-13.2
        for a in b.actions:
            if a.design.traits & JAMS:
                return True
        return False

    def may_ignore(self, b: Base, seat: int) -> bool:
        """SU-13.3: this player has an Infiltrate there that still lasts."""
        for a in b.actions:
            if a.mark and a.seat == seat and a.design.traits & IGNORES:
                return True
        return False

    def guarded(self, b: Base, m: Minion) -> bool:
        """SU-11.2: other players' actions do not affect this minion."""
        for a in m.actions:
            if a.design.traits & GUARDS_HOLDER:
                return True
        for a in b.actions:
            if a.seat == m.seat and a.design.traits & GUARDS_HERE:
                return True
        return False

    def bans_minion(self, b: Base, seat: int, faction: int) -> int:
        """Why this player cannot play a minion of this faction at this base; 0 if that is allowed."""
        for a in b.actions:
            traits = a.design.traits
            if traits & BANS_FACTION and a.mark == faction + 1:
                return FACTION_BARRED
            if traits & BANS_OTHERS and a.seat != seat:
                return OTHERS_BARRED
        return ALLOWED

    def bans_action(self, seat: int) -> int:
        """Why this player cannot play actions now (SU-11.10)."""
        return ASLEEP if self.sides[seat].asleep & 2 else ALLOWED

    # --- names for people and events --------------------------------------------------------------------------
    def printed(self, uid: int) -> int:
        """The number of the design of a base in play, for events: they outlive the base."""
        b = self.base(uid)
        return BASE_CARD + b.design.index if b is not None else 0

    def slug(self, card: int) -> str:
        """The name of a card or base by its number."""
        return DESIGNS[card].slug if card < BASE_CARD else BASES[card - BASE_CARD].slug
