"""Where everything lies at a table of Rats of Wistar, and what can be read off it."""

from __future__ import annotations

from herna.games.wistar.table.board import TOUCHING
from herna.games.wistar.table.pieces import Side
from herna.kernel.machine import Machine
from herna.kernel.state import State


class Zones(State):
    """The players and everything between them. Zones are tuples: a copy shares them."""

    def __init__(
        self, like: Machine, sides: list[Side], order: tuple[int, ...], round_: int, turn: int, space: int, left: int,
        disc: tuple[int, ...], chiefs: tuple[int, ...], hut: tuple[int, ...],
        decks: list[tuple[int, ...]], piles: list[tuple[int, ...]], rows: list[tuple[int, ...]],
        pairs: tuple[int, ...], aside: tuple[int, ...], aside_seat: int,
        goals: tuple[int, ...], goal_discs: tuple[tuple[int, ...], ...], goal_deck: tuple[int, ...],
        goals_shown: tuple[int, ...], heroes: tuple[int, ...], tokens: tuple[int, ...],
        doors: tuple[int, ...], door_box: tuple[int, ...],
        missions: tuple[int, ...], open_missions: int, cubes: tuple[int, ...], mission_box: tuple[int, ...],
        mice: tuple[int, ...], cheese: tuple[int, ...], supply: list[tuple[int, ...]], round_stack: tuple[int, ...],
        round_mouse: int, gone: tuple[int, ...],
    ) -> None:  # fmt: skip
        State.__init__(self, like)
        self.sides = sides
        self.order = order
        self.round = round_
        self.turn = turn  # turns finished in this round
        self.space = space  # where the active player's chief was placed: 0 not yet, HUT, or a disc space
        self.left = left  # what is still to be done there: 1 main action, 2 bonus action
        self.disc = disc  # the section (1 to 6) at each of the six positions
        self.chiefs = chiefs  # by disc space: seat + 1
        self.hut = hut
        self.decks = decks  # basic and advanced; the top card is the last
        self.piles = piles
        self.rows = rows  # from the deck's end (left) to the right; 0 is a gap
        self.pairs = pairs  # while the opening pairs are chosen: basic, advanced, basic, advanced ...
        self.aside = aside  # cards drawn by a text and not yet played or discarded (RW-22.23)
        self.aside_seat = aside_seat  # who sees them: seat + 1
        self.goals = goals
        self.goal_discs = goal_discs  # the seats on each goal, from the top
        self.goal_deck = goal_deck
        self.goals_shown = goals_shown  # drawn by hot_air_balloon, to be chosen from
        self.heroes = heroes
        self.tokens = tokens
        self.doors = doors  # by passage: the face-down door, 0 if the passage is open
        self.door_box = door_box
        self.missions = missions  # by room
        self.open_missions = open_missions  # bit per room
        self.cubes = cubes  # by room * 3 + row - 1: seat + 1
        self.mission_box = mission_box
        self.mice = mice  # by mouse space: the face-down tile
        self.cheese = cheese  # the top tile is the last
        self.supply = supply  # house and cellar mice
        self.round_stack = round_stack
        self.round_mouse = round_mouse
        self.gone = gone  # tiles that have left the game face up

    # --- what is computed -----------------------------------------------------------------------------------
    @property
    def active(self) -> int:
        return self.order[self.turn % self.players]

    def is_present(self, p: Side, room: int) -> bool:  # RW-7.4
        return p.explorer == room or room in p.tents

    def is_open(self, passage: int) -> bool:
        return self.doors[passage] == 0

    def reachable(self, start: int) -> list[int]:
        """RW-7.11: every place connected by open passages, the start included."""
        found = [start]
        for room in found:
            for passage, other in TOUCHING[room]:
                if self.doors[passage] == 0 and other not in found:
                    found.append(other)
        return found

    def cubes_of(self, seat: int) -> int:
        return self.cubes.count(seat + 1)

    def cards_left(self, deck: int) -> bool:
        return bool(self.decks[deck]) or bool(self.piles[deck])

    def opponents(self, seat: int) -> list[int]:
        """The others in turn order, beginning after this seat."""
        at = self.order.index(seat)
        return list(self.order[at + 1 :] + self.order[:at])
