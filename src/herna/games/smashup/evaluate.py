"""How a position looks to a simple bot: victory points, what the bases promise, and cards in hand."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.pieces import Base
from herna.games.smashup.table import Table
from herna.games.smashup.words import HAND_LIMIT, PLAYING, SCORING, VP_TO_WIN

CARD: Final = 0.3  # a card in hand, in victory points
SPARE_CARD: Final = 0.08  # one that the hand limit will soon take
COMFORTABLE: Final = 7
PLACE_SHARE: Final = 0.65  # how much of a base's promise the present place decides; the rest goes by power
POWER: Final = 0.05  # power is worth a little wherever it stands
ATTACHED: Final = 0.15
SCALE: Final = 7.0


def promise(s: Table, b: Base, worth: list[float]) -> None:
    """Add what this base is likely to bring each player: more, the nearer it is to its breakpoint."""
    totals = s.totals(b)
    total = sum(totals)
    limit = s.breakpoint(b)
    near = 1.0 if total >= limit else total / limit
    near *= near
    counts = [0] * s.players
    for m in b.minions:
        counts[m.seat] += 1
    works = not s.jammed(b)
    first = b.design.vp[0]
    for seat in range(s.players):
        if counts[seat]:
            place = len([1 for other in range(s.players) if counts[other] and totals[other] > totals[seat]])
            won = b.design.vp[place] if place < 3 else 0
            if works and b.design.power_vp and place == 0:
                won += totals[seat] // b.design.power_vp
            if works and b.design.minion_vp:
                won += counts[seat]
            share = totals[seat] / total if total else 0.0
            worth[seat] += near * (PLACE_SHARE * won + (1.0 - PLACE_SHARE) * first * share) + POWER * totals[seat]
    for a in b.actions:
        worth[a.seat] += ATTACHED


def hand_worth(s: Table, seat: int) -> float:
    """Cards in hand; who has not drawn yet in this turn will have two more."""
    n = len(s.sides[seat].hand)
    if seat == s.active and (s.step == PLAYING or s.step == SCORING):
        n = min(n + 2, HAND_LIMIT)
    spare = max(0, n - COMFORTABLE)
    return CARD * (n - spare) + SPARE_CARD * spare


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        if not s.outcome.winners:
            return 0.5
        return 1.0 if seat in s.outcome.winners else 0.0
    worth = [s.sides[i].vp + hand_worth(s, i) for i in range(s.players)]
    for b in s.bases:
        promise(s, b, worth)
    rivals = [worth[i] for i in range(s.players) if i != seat]
    ahead = worth[seat] - 0.7 * max(rivals) - 0.3 * sum(rivals) / len(rivals)
    best = max([side.vp for side in s.sides])
    if best >= VP_TO_WIN:  # the end of this turn will decide
        ahead *= 2
    share = 0.5 + ahead / (2 * SCALE + 2 * abs(ahead))
    return 0.02 + 0.96 * share
