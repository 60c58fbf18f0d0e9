"""How a position looks to a bot: the score as it stands, and what everything may still be worth."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.actions import beds_possible, rooms_possible
from herna.games.wistar.rules.counters import count
from herna.games.wistar.rules.exploring import mice_near
from herna.games.wistar.rules.payment import is_playable, playable
from herna.games.wistar.rules.scoring import score
from herna.games.wistar.rules.tasks import tasks_for
from herna.games.wistar.rules.turn import BONUS_LEFT, HUT, MAIN_LEFT, goal_space
from herna.games.wistar.table.board import SECTION_OF
from herna.games.wistar.table.designs import DESIGNS, GOALS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import (
    ANY,
    AREA_OF,
    BED_VP,
    BUILD_BEDS,
    BURROW,
    CHIEFS,
    DEVELOP_PROJECTS,
    DIG_ROOMS,
    ENTRANCE,
    EXPLORE_FARM,
    FARM,
    FINAL,
    FOREST,
    GATHER_METAL,
    GOAL_DISCS,
    INCOME,
    INSTANT,
    ONCE,
    PAID,
    PERMANENT,
    ROOM_VP,
    ROUNDS,
)
from herna.kernel.judging import chance, final_share

# Everything is measured in victory points. Most of these come from a regression of the final score on some hundred
# games of the search: what has been scored counts most, what is only held turns into few points.
DECISIVE: Final = 1.5  # a lead of so many points in the last turn wins nearly three times as often; with every turn
UNSURE: Final = 0.7  # to come, so many more are needed
TRUST: Final = 0.9  # how much of what a chief may still do is counted beforehand
SOON: Final = 4.0  # turns in which what is held can be put to full use
WOOD: Final = 0.3
METAL: Final = 0.25
MOVEMENT: Final = 0.15
VERSATILITY: Final = 0.2
CURRENT: Final = 0.2
SYMBOL: Final = 0.15
CHAMBER: Final = 0.2  # each of the first three free ones
TENT: Final = 1.2
DOOR: Final = 0.5
HELD: Final = 0.15  # the part of a card's promise that it is worth in hand
GOAL: Final = 5.5  # the reward of a goal within reach; less, the farther away it is
TASK_AHEAD: Final = 1.5  # each of three tasks that could be completed now
TASK: Final = 4.0  # one that will be: its reward, and the ability that comes with it
RAT: Final = 0.03  # a rat in the forest or the burrow, for every turn to come
FARM_RAT: Final = 0.09
PLAN: Final = 8  # turns in which a bed or room begun now still leads to the better ones
TYPE_WORTH: Final[tuple[float, ...]] = (0.0, 2.5, 3.5, 3.5, 3.0, 3.0, 1.5)  # by effect type
# What so many rats in one area are good for.
CROWD: Final[tuple[float, ...]] = (0.0, 1.0, 2.1, 3.2, 4.2, 5.1, 5.9, 6.6, 7.2, 7.7)
# The tracks pay late; so many points are in sight beyond what so many beds or rooms give now.
BEDS_AHEAD: Final[tuple[float, ...]] = (0.0, 3.5, 4.3, 5.2, 4.8, 3.0, 0.0)
ROOMS_AHEAD: Final[tuple[float, ...]] = (0.0, 1.0, 1.6, 1.8, 1.6, 1.0, 0.0)
# What the bonus of a space is worth: what it always gives, 1 for a card to play, 1 for a task to complete.
BONUS_WORTH: Final[tuple[tuple[float, int, int], ...]] = (
    (0.0, 0, 0), (0.0, 1, 0), (0.6, 0, 0), (1.6, 0, 0), (0.0, 0, 1), (1.5, 0, 0), (0.4, 1, 0), (1.6, 0, 0),
    (2.0, 0, 0), (0.9, 1, 1), (0.8, 1, 0), (0.0, 0, 1), (0.4, 0, 1), (1.2, 0, 0),
)  # fmt: skip


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        return final_share(s.outcome, seat)
    left = turns_left(s)
    values = [side_value(s, i, left) for i in range(s.players)]
    return chance(values, seat, DECISIVE + UNSURE * left)


def turns_left(s: Table) -> float:
    """Turns to come for each player, the same for all: ending a turn must look neither good nor bad by itself."""
    return CHIEFS * (ROUNDS - max(1, s.round)) + CHIEFS - s.turn / s.players


def side_value(s: Table, seat: int, left: float) -> float:
    p = s.sides[seat]
    share = min(1.0, (left + 0.2) / SOON)
    planned = min(1.0, left / PLAN)
    value = score(s, seat) + share * supplies(p) + engine(p, left / CHIEFS)
    value += left * RAT * (CROWD[p.rats[FOREST]] + CROWD[p.rats[BURROW]])
    value += left * FARM_RAT * (CROWD[p.rats[FARM]] + 0.8 * p.rats[ENTRANCE])
    value += planned * (BEDS_AHEAD[p.beds] + ROOMS_AHEAD[p.rooms])
    value += share * (SYMBOL * sum(p.holds.symbols) + CHAMBER * min(3, p.free_chambers()) + CURRENT * p.current)
    value += share * (TENT * len(p.tents) + DOOR * len(p.doors) + goals_ahead(s, seat, p))
    value += share * TASK_AHEAD * min(3, len(tasks_for(s, seat, 0)))
    if s.space and s.space != HUT and s.round and s.active == seat:
        value += TRUST * pending(s, seat, p, left, share)
    return value


def supplies(p: Side) -> float:
    hand = 0.0
    for card in p.hand:
        near = HELD if is_playable(p, card, ANY, PAID) else 0.6 * HELD
        hand += near * promise(card)
    if len(p.hand) > 6:
        hand *= 6 / len(p.hand)
    tokens = MOVEMENT * min(p.movement, 3) + VERSATILITY * min(p.versatility, 3)
    return stock(p.wood, WOOD) + stock(p.metal, METAL) + tokens + hand


def stock(n: int, each: float) -> float:
    """So many wood or metal: the first few are needed most."""
    return each * (min(n, 5) + 0.44 * max(0, n - 5))


def promise(card: int) -> float:
    """What a card in hand may become: its points, symbols and effect, less its price."""
    d = DESIGNS[card]
    worth = d.vp + 0.6 * sum(d.symbols) + TYPE_WORTH[d.type]
    return max(1.0, worth - 0.8 * (d.price.wood + d.price.metal + d.price.movement))


def engine(p: Side, rounds: float) -> float:
    """Cards in the area: those that will give something again, and what the others help."""
    types = p.holds.types
    again = 1.1 * types[INCOME] + 0.8 * types[ONCE] + 0.7 * types[PERMANENT]
    return rounds * (again + 0.3 * (types[INSTANT] + types[FINAL]))


def goals_ahead(s: Table, seat: int, p: Side) -> float:
    """Goals that are reached, or nearly."""
    value = 0.0
    if len(p.goals) < GOAL_DISCS:
        for goal in s.goals:
            space = goal_space(s, seat, goal)
            if space >= 0:
                near = min(1.0, count(s, seat, GOALS[goal].counter) / GOALS[goal].needs[space])
                value += GOAL * near * near
    return value


# --- what the chief just placed may still do ----------------------------------------------------------------
def pending(s: Table, seat: int, p: Side, left: float, share: float) -> float:
    value = 0.0
    if s.left & MAIN_LEFT:
        action = s.disc.index(SECTION_OF[s.space])
        value += main_worth(s, p, action, left, share)
    if s.left & BONUS_LEFT:
        always, plays, tasks = BONUS_WORTH[s.space]
        value += always * share
        if plays:
            value += best_card(p, left, share)
        if tasks and tasks_for(s, seat, 0):
            value += TASK
    return value


def best_card(p: Side, left: float, share: float) -> float:
    """What playing the best card in hand would bring."""
    best = 0.0
    for card in playable(p, ANY, PAID):
        best = max(best, card_gain(p, card, left, share))
    return best


def card_gain(p: Side, card: int, left: float, share: float) -> float:
    """What playing a card brings beyond keeping it."""
    d = DESIGNS[card]
    again = d.type == INCOME or d.type == ONCE or d.type == PERMANENT
    effect = 0.8 * left / CHIEFS if again else TYPE_WORTH[d.type]
    price = stock(p.wood, WOOD) - stock(max(0, p.wood - d.price.wood), WOOD)
    price += stock(p.metal, METAL) - stock(max(0, p.metal - d.price.metal), METAL)
    return d.vp + effect + share * (SYMBOL * sum(d.symbols) - price - HELD * promise(card))


def main_worth(s: Table, p: Side, action: int, left: float, share: float) -> float:
    power = p.rats[AREA_OF[action]] + p.rats[ENTRANCE]  # who waits at the entrance can still be brought
    if action == DIG_ROOMS:
        return best_dig(p, min(power, rooms_possible(p, False)), left, share)
    if action == BUILD_BEDS:
        return best_beds(p, min(power, beds_possible(p, False)), left, share)
    if action == DEVELOP_PROJECTS:
        return 0.9 * power * share
    if action == EXPLORE_FARM:
        return (1.0 * power + (1.5 if power and mice_near(s, p) else 0.0)) * share
    if action == GATHER_METAL:
        return share * (stock(p.metal + power, METAL) - stock(p.metal, METAL))
    return share * (stock(p.wood + power, WOOD) - stock(p.wood, WOOD))


def best_dig(p: Side, most: int, left: float, share: float) -> float:
    free = min(3, p.free_chambers())
    planned = min(1.0, left / PLAN)
    best = 0.0
    for n in range(1, most + 1):
        points = ROOM_VP[p.rooms + n - 1] - (ROOM_VP[p.rooms - 1] if p.rooms else 0)
        ahead = planned * (ROOMS_AHEAD[p.rooms + n] - ROOMS_AHEAD[p.rooms])
        price = stock(p.metal, METAL) - stock(p.metal - n * p.room_price(), METAL)
        best = max(best, points + ahead + share * (CHAMBER * (min(3, free + n) - free) - price))
    return best


def best_beds(p: Side, most: int, left: float, share: float) -> float:
    planned = min(1.0, left / PLAN)
    best = 0.0
    for n in range(1, most + 1):
        points = BED_VP[p.beds + n - 1] - (BED_VP[p.beds - 1] if p.beds else 0)
        ahead = planned * (BEDS_AHEAD[p.beds + n] - BEDS_AHEAD[p.beds])
        price = stock(p.wood, WOOD) - stock(p.wood - n * p.bed_price(), WOOD)
        best = max(best, points + ahead + 0.8 * n * FARM_RAT * left - share * (price + CHAMBER * n))
    return best
