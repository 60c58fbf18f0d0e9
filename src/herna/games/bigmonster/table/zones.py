"""Where everything lies at a table of Big Monster, and what is computed from it."""

from __future__ import annotations

from herna.games.bigmonster.table.area import tally
from herna.games.bigmonster.table.designs import EXPLORERS
from herna.games.bigmonster.table.pieces import Plan, Side
from herna.games.bigmonster.table.words import (
    ALLOWED,
    CRYSTALS_BLUE,
    CRYSTALS_GREEN,
    CRYSTALS_RED,
    DRAFT_TURNS,
    OWN_SHIP,
    SHIP_TAKEN,
    SUM,
    TERRAIN_BITS_WITH_EXPLORER,
    UNION,
)
from herna.kernel.machine import Machine
from herna.kernel.state import State


class Zones(State):
    """The players' zones and those between them. Nothing here changes anything."""

    def __init__(
        self,
        like: Machine,
        plan: Plan,
        sides: list[Side],
        round_: int,
        turn: int,
        order: tuple[int, ...],
        open_picks: bool,
        slow_owner: int,
        alone: int,
        team: int,
        kept: tuple[tuple[int, ...], ...],
        discard: tuple[int, ...],
        discard_known: tuple[int, ...],
        undealt: tuple[int, ...],
        aside: tuple[int, ...],
        starter: int,
        acted: int,
        row: int,
        rows: tuple[tuple[int, ...], ...],
        piles: tuple[tuple[int, ...], ...],
        removed: tuple[int, ...],
    ) -> None:
        State.__init__(self, like)
        self.plan = plan
        self.sides = sides
        self.round = round_
        self.turn = turn  # of the round in a draft (1 to 9), of the game with rows (1 to 20)
        self.order = order  # in which ships are claimed this turn (BM-14.2)
        self.open_picks = open_picks  # the chosen tiles lie face up
        self.slow_owner = slow_owner  # of this round's slow monster: seat + 1
        self.alone = alone  # individual tokens still to be earned, bits by kind
        self.team = team  # team tokens still to be earned
        self.kept = kept  # piles for round 2 (BM-1.3)
        self.discard = discard
        self.discard_known = discard_known  # for each discarded tile a mask of the seats that know it
        self.undealt = undealt  # explorers that went back to the box unseen
        self.aside = aside  # tiles that a position leaves out; none in a real game
        self.starter = starter  # of this turn, with rows
        self.acted = acted  # how many have had their part of this turn, with rows
        self.row = row  # the row being played: 1, 2, or 0 while none is
        self.rows = rows
        self.piles = piles  # with rows; the next tile is the last one
        self.removed = removed

    def draft_turn(self) -> int:
        """The turn over both rounds, from 0 (BM-14.4)."""
        return (self.round - 1) * DRAFT_TURNS + self.turn - 1

    @property
    def active(self) -> int:
        """Whose part of the turn it is, with rows (BM-13.5)."""
        return (self.starter + self.acted) % self.players

    def tally(self, seat: int, selector: int) -> int:
        """How many of something a player has."""
        p = self.sides[seat]
        return tally(p.area, len(p.tokens), selector)  # slow monsters are kept apart (BM-10.7)

    def team_tally(self, seat: int, selector: int, combine: int) -> int:
        """BM-4.4: how many of something a player and their partner have together."""
        other = self.plan.partners[seat]
        if combine == SUM:
            return self.tally(seat, selector) + self.tally(other, selector)
        a, b = self.sides[seat].area.counts, self.sides[other].area.counts
        if combine == UNION:
            return (a[TERRAIN_BITS_WITH_EXPLORER] | b[TERRAIN_BITS_WITH_EXPLORER]).bit_count()
        colours = (CRYSTALS_GREEN, CRYSTALS_RED, CRYSTALS_BLUE)
        return min([a[colour] + b[colour] for colour in colours])

    def forbids_ship(self, seat: int, ship: int) -> int:
        """BM-14.2: the reason why this player cannot pass to this ship, 0 if they can."""
        if self.sides[ship].ship_from:
            return SHIP_TAKEN
        if ship != seat or EXPLORERS[self.sides[seat].area.explorer].own_ship or self.nowhere_else(seat):
            return ALLOWED
        return OWN_SHIP

    def nowhere_else(self, seat: int) -> bool:
        """BM-5.4: every other ship is taken."""
        for other in range(self.players):
            if other != seat and not self.sides[other].ship_from:
                return False
        return True

    def open_ships(self, seat: int) -> list[int]:
        return [ship for ship in range(self.players) if not self.forbids_ship(seat, ship)]
