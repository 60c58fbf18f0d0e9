"""Setting the table up (RW-1, RW-2): everything random that happens before the first decision."""

from __future__ import annotations

from herna.games.wistar.printed.components import (
    ALL_GOALS,
    CELLAR_MICE,
    CELLAR_MISSIONS,
    DOORS,
    HEROES,
    HOUSE_MICE,
    HOUSE_MISSIONS,
    TOKENS,
    decks_for,
)
from herna.games.wistar.rules.rounds import GAME_PROCEDURE
from herna.games.wistar.table.board import DISC_SPACES, MISSION_PLAYERS, MOUSE_SPACES, PASSAGES, is_cellar
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.pieces import Side, new_side
from herna.games.wistar.table.words import (
    CHEESE3,
    CHEESE6,
    GOALS_SHOWN,
    ROOMS,
    START_METAL,
    START_MOVEMENT,
    START_VP,
    START_WOOD,
)


def shuffled(s: Table, things: tuple[int, ...]) -> tuple[int, ...]:
    order = list(things)
    s.shuffle(order)
    return tuple(order)


def starting_side() -> Side:
    """RW-2.1 to RW-2.3"""
    p = new_side()
    p.wood, p.metal, p.movement, p.vp = START_WOOD, START_METAL, START_MOVEMENT, START_VP
    p.rats = (2, 0, 0, 0)
    return p


def start(s: Table) -> None:
    """RW-1, RW-2: set up, and run to the choice of the opening pairs."""
    n = s.players
    s.sides = [starting_side() for _ in range(n)]
    s.disc = shuffled(s, (1, 2, 3, 4, 5, 6))  # RW-1.1
    s.chiefs = (0,) * len(DISC_SPACES)
    goals = shuffled(s, ALL_GOALS)  # RW-1.3
    s.goals, s.goal_deck = goals[:GOALS_SHOWN], goals[GOALS_SHOWN:]
    s.goal_discs = ((),) * GOALS_SHOWN
    s.heroes, s.tokens = HEROES, TOKENS  # RW-1.11
    s.cheese = (CHEESE6,) if n == 2 else (CHEESE3, CHEESE6)  # RW-1.6
    lay_missions(s, shuffled(s, HOUSE_MISSIONS), shuffled(s, CELLAR_MISSIONS))
    lay_mice(s, shuffled(s, HOUSE_MICE), shuffled(s, CELLAR_MICE))
    lay_doors(s, shuffled(s, DOORS))
    s.order = shuffled(s, tuple(range(n)))  # RW-2.4
    decks = decks_for(s.setup.options["aggressive"])
    s.decks = [shuffled(s, decks[0]), shuffled(s, decks[1])]
    pairs: list[int] = []
    for _ in range(n):  # RW-2.5
        pairs += [s.draw(0), s.draw(1)]
    s.pairs = tuple(pairs)
    s.push(GAME_PROCEDURE, 0)
    s.advance()


def lay_missions(s: Table, house: tuple[int, ...], cellar: tuple[int, ...]) -> None:
    """RW-1.5"""
    piles = [list(house), list(cellar)]
    missions = [0] * len(ROOMS)
    for room in range(len(ROOMS)):
        if s.players in MISSION_PLAYERS[room]:
            missions[room] = piles[1 if is_cellar(room) else 0].pop()
    s.missions = tuple(missions)
    s.mission_box = tuple(piles[0] + piles[1])
    s.cubes = (0,) * (3 * len(ROOMS))


def lay_mice(s: Table, house: tuple[int, ...], cellar: tuple[int, ...]) -> None:
    """RW-1.7 to RW-1.9"""
    piles = [list(house), list(cellar)]
    mice = [0] * len(MOUSE_SPACES)
    for i in range(1, len(MOUSE_SPACES)):
        _, in_cellar, players = MOUSE_SPACES[i]
        if s.players in players:
            mice[i] = piles[1 if in_cellar else 0].pop()
    s.mice = tuple(mice)
    stack = [piles[1].pop(), piles[1].pop(), piles[0].pop(), piles[0].pop(), piles[0].pop()]
    s.round_mouse = stack.pop()
    s.round_stack = tuple(stack)
    s.supply = [tuple(piles[0]), tuple(piles[1])]


def lay_doors(s: Table, doors: tuple[int, ...]) -> None:
    """RW-1.10"""
    pile = list(doors)
    s.doors = tuple([pile.pop() if s.players in PASSAGES[i][2] else 0 for i in range(len(PASSAGES))])
    s.door_box = tuple(pile)
