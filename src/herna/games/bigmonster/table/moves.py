"""Big Monster's table with the rules' single moves: tiles onto ships and into areas, tokens."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.table.area import Area, grow
from herna.games.bigmonster.table.board import x_of, y_of
from herna.games.bigmonster.table.designs import TILES, TOKENS
from herna.games.bigmonster.table.words import (
    COLOURS,
    COMPLETED_WATER,
    CRYSTAL_POINTS,
    CRYSTALS_GREEN,
    TELL_CRYSTAL_DONE,
    TELL_EARNS,
    TELL_FORCED_HOME,
    TELL_KEEPS_STACK,
    TELL_MUTATES,
    TELL_PASSES,
    TELL_PLACES,
    TELL_SLOW_MOVES,
    TELL_WATER_DONE,
    WATER_PAIR,
)
from herna.games.bigmonster.table.zones import Zones
from herna.kernel.flow import Procedures, Step


class Table(Zones):
    """What the rules do to the table in one move."""

    def lock(self, seat: int, tile: int) -> None:
        """BM-5.2: one tile of the hand is chosen, face down."""
        p = self.sides[seat]
        i = p.hand.index(tile)
        p.hand = p.hand[:i] + p.hand[i + 1 :]
        p.pick = tile
        p.pick_known = p.hand_known

    def give(self, seat: int, ship: int) -> None:
        """BM-5.3: all other tiles of the hand go onto a ship, as one stack."""
        forced = ship == seat and self.nowhere_else(seat)
        giver, taker = self.sides[seat], self.sides[ship]
        taker.ship = giver.hand
        taker.ship_known = giver.hand_known
        taker.ship_from = seat + 1
        giver.hand = ()
        giver.hand_known = 0
        if ship != seat:
            self.emit(TELL_PASSES, seat, ship, len(taker.ship))
        elif not forced:
            self.emit(TELL_KEEPS_STACK, seat, len(taker.ship))
        else:
            self.emit(TELL_FORCED_HOME, seat, len(taker.ship))
            if self.plan.slow_monster and self.slow_owner != seat + 1:  # BM-10.2
                self.slow_owner = seat + 1
                self.emit(TELL_SLOW_MOVES, seat)

    def settle(self, seat: int, position: int) -> None:
        """BM-6, BM-7: the chosen tile comes to lie in the area, and whatever mutates does so at once."""
        p = self.sides[seat]
        before = p.area
        p.area = grow(before, p.pick, position)
        tile = p.pick
        p.pick = 0
        p.pick_known = 0
        if self.log is not None:
            self.emit(TELL_PLACES, seat, tile, x_of(position), y_of(position))
            self.tell_changes(seat, before, position)

    def tell_changes(self, seat: int, before: Area, position: int) -> None:
        """What the new tile has mutated or completed, for the log."""
        after = self.sides[seat].area
        for at in after.tiles:
            levels = TILES[after.tiles[at]].levels
            if levels and after.level(at) > (before.level(at) if at in before.tiles else 0):
                self.emit(TELL_MUTATES, seat, after.tiles[at], after.level(at), levels[after.level(at)])
        if after.counts[COMPLETED_WATER] > before.counts[COMPLETED_WATER]:
            self.emit(TELL_WATER_DONE, seat, WATER_PAIR)
        for colour in range(len(COLOURS)):
            for _ in range(after.counts[CRYSTALS_GREEN + colour] - before.counts[CRYSTALS_GREEN + colour]):
                self.emit(TELL_CRYSTAL_DONE, seat, colour, CRYSTAL_POINTS[colour])

    def award(self, seat: int, token: int, tier: int) -> None:
        self.sides[seat].tokens += (token * 2 + tier,)
        self.emit(TELL_EARNS, seat, token, tier, TOKENS[token].points)


class Rule(Step[Table]):
    """A line of one of Big Monster's procedures."""


PROCEDURES: Final[Procedures[Table]] = Procedures()
