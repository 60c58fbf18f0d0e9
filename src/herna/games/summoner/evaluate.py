"""How a position looks to a simple bot: summoners alive and safe, a strong army near the enemy, magic and cards."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.board import DISTANCE, NEAR
from herna.games.summoner.table import Table
from herna.games.summoner.things import Piece
from herna.games.summoner.words import RANGED

SUMMONER_LIFE: Final = 3.0  # for each life a summoner has left, more when few are left
DANGER: Final = 9.0
MAGIC: Final = 0.55
CARD: Final = 0.5
GATE: Final = 0.35
BOOST: Final = 0.3
CLOSE: Final = 0.22
DITHERING: Final = 2.0
SCALE: Final = 16.0


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        if not s.outcome.winners:
            return 0.5
        return 1.0 if seat in s.outcome.winners else 0.0
    ahead = side_value(s, seat) - side_value(s, 1 - seat)
    if s.fought and s.active == seat:
        ahead += 0.8  # the cost of inaction is averted
    elif s.fought:
        ahead -= 0.8
    dithering = DITHERING * s.dithered  # else a bot that sees nothing better would call off the same thing for ever
    ahead -= dithering if s.active == seat else -dithering
    share = 0.5 + ahead / (2 * SCALE + 2 * abs(ahead))
    return 0.02 + 0.96 * share


def side_value(s: Table, seat: int) -> float:
    side = s.sides[seat]
    enemy = s.summoner(1 - seat)
    total = MAGIC * side.magic + CARD * min(len(side.hand), 6) + 0.2 * len(side.draw)
    for p in s.pieces.values():
        if p.seat == seat:
            total += piece_value(s, p, enemy)
    return total


def piece_value(s: Table, p: Piece, enemy: Piece | None) -> float:
    left = s.life(p) - p.damage
    if p.uid == s.summoners[p.seat]:
        return SUMMONER_LIFE * left - DANGER / max(1, left) - 0.5 * attackers_beside(s, p)
    if not p.face.is_unit:
        return GATE * left
    value = 0.8 + 0.5 * p.face.cost + 0.45 * left + 0.5 * s.strength(p) + BOOST * min(p.boost, 4)
    if enemy is not None:  # an army that stays at home wins nothing
        reach = 3 if p.face.attack == RANGED else 1
        value -= CLOSE * max(0, DISTANCE[p.space][enemy.space] - reach)
    return value


def attackers_beside(s: Table, p: Piece) -> int:
    """Enemies that stand next to a summoner."""
    found = 0
    for space in NEAR[p.space]:
        q = s.board[space]
        if q is not None and q.seat != p.seat and q.face.is_unit:
            found += 1
    return found
