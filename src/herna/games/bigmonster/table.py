"""Big Monster's table: zones, what is computed from them, and the rules' single moves."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.area import Area, grow, tally
from herna.games.bigmonster.lattice import x_of, y_of
from herna.games.bigmonster.tiles import EXPLORERS, TILES, TOKENS
from herna.games.bigmonster.words import (
    ALLOWED,
    COLOURS,
    COMPLETED_WATER,
    CRYSTAL_DONE,
    CRYSTAL_POINTS,
    CRYSTALS_BLUE,
    CRYSTALS_GREEN,
    CRYSTALS_RED,
    DRAFT_TURNS,
    EARNS,
    FORCED_HOME,
    KEEPS_STACK,
    MUTATES,
    OWN_SHIP,
    PASSES,
    PLACES,
    SHIP_TAKEN,
    SLOW_MOVES,
    SUM,
    TERRAIN_BITS_WITH_EXPLORER,
    UNION,
    WATER_DONE,
    WATER_PAIR,
)
from herna.kernel.choice import Ask
from herna.kernel.events import Log
from herna.kernel.flow import Rules, Step
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result
from herna.kernel.setup import Setup
from herna.kernel.state import State


class Plan:
    """What the host settled, with everything drawn that was left to chance (BM-1.9). Never changed once play begins."""

    def __init__(
        self,
        mode: int,
        claims: int,
        slow_monster: bool,
        tier_locked: bool,
        sets: tuple[int, ...],
        tokens: tuple[int, ...],
        partners: tuple[int, ...],
    ) -> None:
        self.mode = mode
        self.claims = claims
        self.slow_monster = slow_monster
        self.tier_locked = tier_locked
        self.sets = sets  # numbers of the sets in play
        self.tokens = tokens  # kinds in play
        self.partners = partners  # by seat; empty without teams


class Player:
    """One seat's zones. A stack is a sorted tuple of tiles; `known` beside it is a mask of the seats that held it."""

    __slots__ = (
        "area", "dealt", "hand", "hand_known", "pick", "pick_known", "ship", "ship_from", "ship_known", "slow", "spare",
        "tokens",
    )  # fmt: skip

    def __init__(
        self,
        dealt: tuple[int, ...],
        spare: int,
        area: Area,
        hand: tuple[int, ...],
        hand_known: int,
        ship: tuple[int, ...],
        ship_known: int,
        ship_from: int,
        pick: int,
        pick_known: int,
        tokens: tuple[int, ...],
        slow: int,
    ) -> None:
        self.dealt = dealt  # the two explorers to choose from (BM-1.5)
        self.spare = spare  # the explorer not chosen: the ship, or out of the game
        self.area = area
        self.hand = hand
        self.hand_known = hand_known
        self.ship = ship  # the stack on this player's ship
        self.ship_known = ship_known
        self.ship_from = ship_from  # who put it there: seat + 1
        self.pick = pick  # the tile chosen in this turn, and not placed yet
        self.pick_known = pick_known  # who knows the stack it came from
        self.tokens = tokens  # kind * 2 + tier
        self.slow = slow  # slow-monster tokens kept for good (BM-10.3)

    def copy(self) -> Player:
        return Player(
            self.dealt, self.spare, self.area, self.hand, self.hand_known, self.ship, self.ship_known, self.ship_from,
            self.pick, self.pick_known, self.tokens, self.slow,
        )  # fmt: skip


class Table(State):
    """Zones of the table, and what the rules ask of it or do to it in one move."""

    def __init__(
        self,
        setup: Setup,
        stack: list[Frame],
        asks: tuple[Ask, ...],
        answers: tuple[int, ...],
        stop: int,
        key: bytes,
        drawn: int,
        small: int,
        revealed: int,
        outcome: Result | None,
        log: Log | None,
        plan: Plan,
        seats: list[Player],
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
        State.__init__(self, setup, stack, asks, answers, stop, key, drawn, small, revealed, outcome, log)
        self.plan = plan
        self.seats = seats
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

    # --- what is computed -----------------------------------------------------------------------------------
    def draft_turn(self) -> int:
        """The turn over both rounds, from 0 (BM-14.4)."""
        return (self.round - 1) * DRAFT_TURNS + self.turn - 1

    def active(self) -> int:
        """Whose part of the turn it is, with rows (BM-13.5)."""
        return (self.starter + self.acted) % self.players

    def tally(self, seat: int, selector: int) -> int:
        """How many of something a player has."""
        p = self.seats[seat]
        return tally(p.area, len(p.tokens), selector)  # slow monsters are kept apart (BM-10.7)

    def team_tally(self, seat: int, selector: int, combine: int) -> int:
        """BM-4.4: how many of something a player and his partner have together."""
        other = self.plan.partners[seat]
        if combine == SUM:
            return self.tally(seat, selector) + self.tally(other, selector)
        a, b = self.seats[seat].area.counts, self.seats[other].area.counts
        if combine == UNION:
            return (a[TERRAIN_BITS_WITH_EXPLORER] | b[TERRAIN_BITS_WITH_EXPLORER]).bit_count()
        colours = (CRYSTALS_GREEN, CRYSTALS_RED, CRYSTALS_BLUE)
        return min([a[colour] + b[colour] for colour in colours])

    def forbids_ship(self, seat: int, ship: int) -> int:
        """BM-14.2: the reason why this player cannot pass to this ship, 0 if he can."""
        if self.seats[ship].ship_from:
            return SHIP_TAKEN
        if ship != seat or EXPLORERS[self.seats[seat].area.explorer].own_ship or self.nowhere_else(seat):
            return ALLOWED
        return OWN_SHIP

    def nowhere_else(self, seat: int) -> bool:
        """BM-5.4: every other ship is taken."""
        for other in range(self.players):
            if other != seat and not self.seats[other].ship_from:
                return False
        return True

    def open_ships(self, seat: int) -> list[int]:
        return [ship for ship in range(self.players) if not self.forbids_ship(seat, ship)]

    # --- single moves ---------------------------------------------------------------------------------------
    def lock(self, seat: int, tile: int) -> None:
        """BM-5.2: one tile of the hand is chosen, face down."""
        p = self.seats[seat]
        i = p.hand.index(tile)
        p.hand = p.hand[:i] + p.hand[i + 1 :]
        p.pick = tile
        p.pick_known = p.hand_known

    def give(self, seat: int, ship: int) -> None:
        """BM-5.3: all other tiles of the hand go onto a ship, as one stack."""
        forced = ship == seat and self.nowhere_else(seat)
        giver, taker = self.seats[seat], self.seats[ship]
        taker.ship = giver.hand
        taker.ship_known = giver.hand_known
        taker.ship_from = seat + 1
        giver.hand = ()
        giver.hand_known = 0
        if ship != seat:
            self.emit(PASSES, seat, ship, len(taker.ship))
        elif not forced:
            self.emit(KEEPS_STACK, seat, len(taker.ship))
        else:
            self.emit(FORCED_HOME, seat, len(taker.ship))
            if self.plan.slow_monster and self.slow_owner != seat + 1:  # BM-10.2
                self.slow_owner = seat + 1
                self.emit(SLOW_MOVES, seat)

    def settle(self, seat: int, position: int) -> None:
        """BM-6, BM-7: the chosen tile comes to lie in the area, and whatever mutates does so at once."""
        p = self.seats[seat]
        before = p.area
        p.area = grow(before, p.pick, position)
        tile = p.pick
        p.pick = 0
        p.pick_known = 0
        if self.log is not None:
            self.emit(PLACES, seat, tile, x_of(position), y_of(position))
            self.tell_changes(seat, before, position)

    def tell_changes(self, seat: int, before: Area, position: int) -> None:
        """What the new tile has mutated or completed, for the log."""
        after = self.seats[seat].area
        for at in after.tiles:
            levels = TILES[after.tiles[at]].levels
            if levels and after.level(at) > (before.level(at) if at in before.tiles else 0):
                self.emit(MUTATES, seat, after.tiles[at], after.level(at), levels[after.level(at)])
        if after.counts[COMPLETED_WATER] > before.counts[COMPLETED_WATER]:
            self.emit(WATER_DONE, seat, WATER_PAIR)
        for colour in range(len(COLOURS)):
            for _ in range(after.counts[CRYSTALS_GREEN + colour] - before.counts[CRYSTALS_GREEN + colour]):
                self.emit(CRYSTAL_DONE, seat, colour, CRYSTAL_POINTS[colour])

    def award(self, seat: int, token: int, tier: int) -> None:
        self.seats[seat].tokens += (token * 2 + tier,)
        self.emit(EARNS, seat, token, tier, TOKENS[token].points)


class Rule(Step[Table]):
    """A line of one of Big Monster's procedures."""


RULES: Final[Rules[Table]] = Rules()
