"""How a position looks to a bot: summoners alive and safe, a strong army near the enemy, magic and cards."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.table.board import DISTANCE
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import RANGE, RANGED
from herna.games.summoner.table.zones import Gift
from herna.kernel.judging import chance, final_share

# One unit of value is one of log-odds.
SUMMONER_LIFE: Final = 0.375  # for each life a summoner has left,
DANGER: Final = 1.125  # more when few are left,
BESET: Final = 0.0625  # less for each enemy unit that stands beside it
MAGIC: Final = 0.07
IN_HAND: Final = 0.0625
ENOUGH: Final = 6  # more cards than that in hand help nobody
IN_DRAW_PILE: Final = 0.025  # who runs out of cards runs out of army
GATE_LIFE: Final = 0.045
UNIT: Final = 0.1
UNIT_COST: Final = 0.0625  # what a unit's abilities are worth shows in its price
UNIT_LIFE: Final = 0.055
STRENGTH: Final = 0.0625
BOOST: Final = 0.04
STEP: Final = 0.028  # for each space that a unit is away from where it can attack the enemy summoner
DONE_DUTY: Final = 0.1  # the cost of inaction is averted
DITHERING: Final = 0.25  # calling something off: else a bot that sees nothing better would do so again and again
PATIENCE: Final = 2  # who has called off more than this in a phase
STALLING: Final = 0.03  # would rather lose: else a bot about to lose would put off its end for ever


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won). A player who keeps the game from going on gets less, and the other one more."""
    if s.outcome is not None:
        return final_share(s.outcome, seat)
    values = [0.0, 0.0]
    for i in range(2):
        side = s.sides[i]
        values[i] = MAGIC * side.magic + IN_HAND * min(len(side.hand), ENOUGH) + IN_DRAW_PILE * len(side.draw)
    gifts = s.gifts()
    for p in s.pieces.values():
        values[p.seat] += piece_value(s, p, gifts)
    values[s.active] -= DITHERING * s.dithered
    if s.fought:
        values[s.active] += DONE_DUTY
    stalling = STALLING * max(0, s.dithered - PATIENCE)
    return chance(values, seat, 1.0) + (-stalling if seat == s.active else stalling)


def piece_value(s: Table, p: Piece, gifts: list[Gift]) -> float:
    left = s.life_among(p, gifts) - p.damage
    if p.uid == s.summoners[p.seat]:
        return SUMMONER_LIFE * left - DANGER / max(1, left) - BESET * s.beset(p)
    if not p.face.is_unit:
        return GATE_LIFE * left
    strength = s.strength_among(p, None, gifts)
    value = UNIT + UNIT_COST * p.face.cost + UNIT_LIFE * left + STRENGTH * strength + BOOST * min(p.boost, 4)
    enemy = s.summoner(1 - p.seat)
    if enemy is not None:  # an army that stays at home wins nothing
        reach = RANGE if p.face.attack == RANGED else 1
        value -= STEP * max(0, DISTANCE[p.space][enemy.space] - reach)
    return value
