"""How a position looks to a bot: victory points, what the bases promise, minions in play and cards in hand."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.table.moves import Table
from herna.games.smashup.table.pieces import Base
from herna.games.smashup.table.words import HAND_LIMIT, PLAYING, SCORING, VP_TO_WIN
from herna.kernel.judging import chance, final_share

# Everything is measured in victory points.
CARD: Final = 0.15  # a card in hand
SPARE_CARD: Final = 0.05  # one that the hand limit will soon take
COMFORTABLE: Final = 7
MINION: Final = 0.2  # a minion in play, wherever it stands,
POWER: Final = 0.04  # and each point of its power
ATTACHED: Final = 0.1
BREAKS: Final = 0.75  # the part of a base's points that counts beforehand, once it is about to score
BUILDS_UP: Final = 0.45  # the same just before; less, the farther away the breakpoint is
PLACE: Final = 0.75  # how much of a base's promise the present place decides; the rest goes by power
DECISIVE: Final = 2.2  # a lead of so many points wins nearly three times of four
LAST_TURN: Final = 1.0  # the same when somebody has enough points to win
MANY: Final = 5  # minions played in one turn; a bot must not go round in circles with a card that comes back,
CIRCLING: Final = 0.2  # so each one more must gain so much


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        return final_share(s.outcome, seat)
    values = [s.sides[i].vp + hand_value(s, i) for i in range(s.players)]
    for b in s.bases:
        add_base(s, b, values)
    values[s.active] -= CIRCLING * max(0, s.sides[s.active].played - MANY)
    enough = False
    for side in s.sides:
        enough = enough or side.vp >= VP_TO_WIN
    return chance(values, seat, LAST_TURN if enough else DECISIVE)


def hand_value(s: Table, seat: int) -> float:
    """Cards in hand; who has not drawn yet in this turn will have two more."""
    n = len(s.sides[seat].hand)
    if seat == s.active and (s.step == PLAYING or s.step == SCORING):
        n = min(n + 2, HAND_LIMIT)
    spare = max(0, n - COMFORTABLE)
    return CARD * (n - spare) + SPARE_CARD * spare


def add_base(s: Table, b: Base, values: list[float]) -> None:
    """Add what lies there, and what the base is likely to bring each player: more, the nearer to its breakpoint."""
    counts = [0] * s.players
    for m in b.minions:
        counts[m.seat] += 1
    for a in b.actions:
        values[a.seat] += ATTACHED
    totals = s.totals(b)
    total = sum(totals)
    limit = s.breakpoint(b)
    promise = BREAKS if total >= limit else BUILDS_UP * (total / limit) * (total / limit)
    works = not s.jammed(b)
    for seat in range(s.players):
        if not counts[seat]:
            continue
        place = 0
        for other in range(s.players):
            if counts[other] and totals[other] > totals[seat]:
                place += 1
        points = float(b.design.vp[place]) if place < 3 else 0.0
        if works and b.design.power_vp and place == 0:
            points += totals[seat] // b.design.power_vp
        if works and b.design.minion_vp:
            points += b.design.minion_vp * counts[seat]
        by_power = b.design.vp[0] * totals[seat] / total if total else 0.0
        values[seat] += promise * (PLACE * points + (1.0 - PLACE) * by_power)
        values[seat] += MINION * counts[seat] + POWER * totals[seat]
