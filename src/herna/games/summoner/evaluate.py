"""How a position looks to a bot: the summoners' life, armies within reach of them, gates, magic and cards.

One unit of value is one of log-odds; the weights were fitted to who won some hundreds of games between bots.
"""

from __future__ import annotations

from typing import Final

from herna.games.summoner.board import DISTANCE
from herna.games.summoner.table import Table
from herna.games.summoner.things import Piece
from herna.games.summoner.words import MOVE_SPACES, RANGE, RANGED
from herna.kernel.judging import chance, final_share

SUMMONER_LIFE: Final = 0.17  # each life a summoner has left,
LIFE_IN_DANGER: Final = 0.26  # more for each of the last six,
LAST_LIFE: Final = 0.28  # and still more for the last three
MAGIC: Final = 0.06
IN_HAND: Final = 0.06
IN_DRAW_PILE: Final = 0.055
GATE_LIFE: Final = 0.05
UNIT_COST: Final = 0.06  # what a unit's abilities are worth shows in its price
UNIT_LIFE: Final = 0.05
STRENGTH: Final = 0.05
STRENGTH_IN_REACH: Final = 0.08  # could move and attack the enemy summoner
BOOST: Final = 0.04
STEP: Final = 0.02  # for each space that an army is away from where it can attack the enemy summoner
DONE_DUTY: Final = 0.1  # the cost of inaction is averted
DITHERING: Final = 0.25  # else a bot that sees nothing better would call off the same thing for ever


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        return final_share(s.outcome, seat)
    values = [0.0, 0.0]
    for i in range(2):
        side = s.sides[i]
        values[i] = MAGIC * side.magic + IN_HAND * len(side.hand) + IN_DRAW_PILE * len(side.draw)
    for p in s.pieces.values():
        values[p.seat] += piece_value(s, p)
    values[s.active] -= DITHERING * s.dithered
    if s.fought:
        values[s.active] += DONE_DUTY
    return chance(values, seat, 1.0)


def piece_value(s: Table, p: Piece) -> float:
    left = s.life(p) - p.damage
    if not p.face.is_unit:
        return GATE_LIFE * left
    value = 0.0
    strength = s.strength(p)
    if p.uid == s.summoners[p.seat]:
        value = SUMMONER_LIFE * left + LIFE_IN_DANGER * min(left, 6) + LAST_LIFE * min(left, 3)
    else:
        value = UNIT_COST * p.face.cost + UNIT_LIFE * left + STRENGTH * strength + BOOST * min(p.boost, 4)
    enemy = s.summoner(1 - p.seat)
    if enemy is not None:
        away = DISTANCE[p.space][enemy.space] - (RANGE if p.face.attack == RANGED else 1)
        if away <= MOVE_SPACES:
            value += STRENGTH_IN_REACH * strength
        if away > 0 and p.uid != s.summoners[p.seat]:  # an army that stays at home wins nothing
            value -= STEP * away
    return value
