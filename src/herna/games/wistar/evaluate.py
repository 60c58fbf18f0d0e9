"""How a position looks to a simple bot: the score as it stands, and what things may still be worth."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.actions import beds_possible, rooms_possible
from herna.games.wistar.designs import DESIGNS
from herna.games.wistar.exploring import mice_near
from herna.games.wistar.farm import SECTION_OF
from herna.games.wistar.payment import is_playable, playable
from herna.games.wistar.player import Player
from herna.games.wistar.scoring import score
from herna.games.wistar.table import Table
from herna.games.wistar.tasks import tasks_for
from herna.games.wistar.turns import BONUS_LEFT, HUT, MAIN_LEFT
from herna.games.wistar.words import (
    ANY,
    AREA_OF,
    BED_VP,
    BUILD_BEDS,
    CHIEFS,
    DEVELOP_PROJECTS,
    DIG_ROOMS,
    ENTRANCE,
    EXPLORE_FARM,
    GATHER_METAL,
    INCOME,
    ONCE,
    PAID,
    PERMANENT,
    ROOM_VP,
    ROUNDS,
)

SCALE: Final = 30.0
TRUST: Final = 0.9  # how much of what a chief may still do is counted beforehand
RAT: Final = 0.5  # a rat on the board, for every turn to come
SYMBOL: Final = 0.8
CHAMBER: Final = 1.3  # each of the first three free ones
HELD: Final = 0.3  # the part of a card's promise that it is worth in hand
TYPE_WORTH: Final = (0.0, 2.5, 3.5, 3.5, 3.0, 3.0, 1.5)  # by effect type
CROWD: Final = (0.0, 1.0, 2.1, 3.2, 4.2, 5.1, 5.9, 6.6, 7.2, 7.7)  # what so many rats in one area are good for
# What the bonus of a space is worth: what it always gives, 1 for a card to play, 1 for a task to complete.
BONUS_WORTH: Final = (
    (0.0, 0, 0), (0.0, 1, 0), (0.6, 0, 0), (1.6, 0, 0), (0.0, 0, 1), (1.5, 0, 0), (0.4, 1, 0), (1.6, 0, 0),
    (2.0, 0, 0), (0.9, 1, 1), (0.8, 1, 0), (0.0, 0, 1), (0.4, 0, 1), (1.2, 0, 0),
)  # fmt: skip


def turns_left(s: Table) -> float:
    """Turns to come for each player, the same for all: ending a turn must look neither good nor bad by itself."""
    return CHIEFS * (ROUNDS - max(1, s.round)) + CHIEFS - s.turn / s.players


def stock(n: int) -> float:
    """Wood or metal: the first few are needed most."""
    return 0.8 * min(n, 5) + 0.35 * max(0, n - 5)


def promise(card: int) -> float:
    """What a card in hand may become: its points, symbols and effect, less its price."""
    d = DESIGNS[card]
    worth = d.vp + 0.6 * sum(d.symbols) + TYPE_WORTH[d.type]
    return max(1.0, worth - 0.8 * (d.price.wood + d.price.metal + d.price.movement))


def supplies(p: Player, share: float) -> float:
    value = stock(p.wood) + stock(p.metal) + 0.9 * min(p.movement, 3) + 0.8 * min(p.versatility, 3)
    hand = 0.0
    for card in p.hand:
        near = HELD if is_playable(p, card, ANY, PAID) else 0.6 * HELD
        hand += near * promise(card)
    if len(p.hand) > 6:
        hand *= 6 / len(p.hand)
    return (value + hand) * share


def engine(p: Player, rounds: float) -> float:
    """Things in the area that will give something again."""
    value = 0.0
    for i in p.area:
        d = DESIGNS[i]
        if d.type == INCOME:
            value += 1.1 * rounds
        elif d.type == ONCE:
            value += 0.8 * rounds
        elif d.type == PERMANENT:
            value += 0.7 * rounds
    return value


def side_value(s: Table, seat: int) -> float:
    """In victory points."""
    p = s.sides[seat]
    left = turns_left(s)
    share = min(1.0, (left + 0.2) / 2.5)
    rats = CROWD[p.rats[1]] + CROWD[p.rats[2]] + CROWD[p.rats[3]] + 0.8 * p.rats[0]
    value = score(s, seat) + supplies(p, share) + engine(p, left / CHIEFS) + RAT * left * rats
    value += share * (SYMBOL * sum(p.holds.symbols) + CHAMBER * min(3, p.free_chambers()) + 2.0 * p.current)
    value += share * (0.5 * len(p.tents) + (0.6 if p.explorer else 0.0) + 0.3 * len(p.doors))
    if s.space and s.space != HUT and s.round and s.active() == seat:
        value += TRUST * pending(s, seat, p, left, share)
    return value


# --- what the chief just placed may still do: the mean over its choices, because the bot looks ahead at random
def pending(s: Table, seat: int, p: Player, left: float, share: float) -> float:
    value = 0.0
    if s.left & MAIN_LEFT:
        action = s.disc.index(SECTION_OF[s.space])
        value += main_worth(s, p, action, left, share)
    if s.left & BONUS_LEFT:
        always, plays, tasks = BONUS_WORTH[s.space]
        value += always * share
        if plays:
            gains = [card_gain(p, card, left, share) for card in playable(p, ANY, PAID)]
            value += sum(gains) / (len(gains) + 1)
        if tasks and tasks_for(s, seat, 0):
            value += 4.0
    return value


def card_gain(p: Player, card: int, left: float, share: float) -> float:
    """What playing a card brings beyond keeping it."""
    d = DESIGNS[card]
    again = d.type == INCOME or d.type == ONCE or d.type == PERMANENT
    effect = 0.8 * left / CHIEFS if again else TYPE_WORTH[d.type]
    price = (
        stock(p.wood) - stock(max(0, p.wood - d.price.wood)) + stock(p.metal) - stock(max(0, p.metal - d.price.metal))
    )
    return d.vp + effect + share * (SYMBOL * sum(d.symbols) - price - HELD * promise(card))


def main_worth(s: Table, p: Player, action: int, left: float, share: float) -> float:
    power = p.rats[AREA_OF[action]] + p.rats[ENTRANCE]  # who waits at the entrance can still be brought
    free = min(3, p.free_chambers())
    best = 0.0
    if action == DIG_ROOMS:
        for n in range(1, min(power, rooms_possible(p, False)) + 1):
            points = ROOM_VP[p.rooms + n - 1] - (ROOM_VP[p.rooms - 1] if p.rooms else 0)
            price = stock(p.metal) - stock(p.metal - n * p.room_price())
            best += points + share * (CHAMBER * (min(3, free + n) - free) - price)
        best /= min(power, rooms_possible(p, False)) + 1
    elif action == BUILD_BEDS:
        for n in range(1, min(power, beds_possible(p, False)) + 1):
            points = BED_VP[p.beds + n - 1] - (BED_VP[p.beds - 1] if p.beds else 0)
            price = stock(p.wood) - stock(p.wood - n * p.bed_price())
            best += points + 0.8 * n * RAT * left - share * (price + CHAMBER * n)
        best /= min(power, beds_possible(p, False)) + 1
    elif action == DEVELOP_PROJECTS:
        best = 0.6 * power * share
    elif action == EXPLORE_FARM:
        best = (0.7 * power + (1.5 if power and mice_near(s, p) else 0.0)) * share
    elif action == GATHER_METAL:
        best = share * (stock(p.metal + power) - stock(p.metal))
    else:
        best = share * (stock(p.wood + power) - stock(p.wood))
    return best


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    others = [side_value(s, i) for i in range(s.players) if i != seat]
    ahead = side_value(s, seat) - max(others)
    share = 0.5 + ahead / (2 * SCALE + 2 * abs(ahead))
    return 0.02 + 0.96 * share
