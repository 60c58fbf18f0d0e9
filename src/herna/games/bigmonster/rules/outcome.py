"""Who has won (BM-11.4 to BM-11.6): scores, tie-breaks and places."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.rules import scoring
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.words import REASONS, TELL_SCORES, TELL_WINS
from herna.kernel.outcome import Result

SINGLE: Final = ("score", "water", "shared")  # which comparison decided between the best two
TEAMS: Final = ("team_score", "team_better", "team_water", "team_shared")


def finish(s: Table) -> None:
    """Score everybody and end the game."""
    scores = [scoring.score(s, seat) for seat in range(s.players)]
    water = [scoring.water_points(s.sides[seat].area) for seat in range(s.players)]
    result = ranked(scores, water, s.plan.partners)
    for seat in range(s.players):
        s.emit(TELL_SCORES, seat, scores[seat])
    for seat in result.winners:
        s.emit(TELL_WINS, seat, REASONS.index(result.reason))
    s.finish(result)


def ranked(scores: list[int], water: list[int], partners: tuple[int, ...]) -> Result:
    """The result from scores and water points; with teams both members share their team's place."""
    keys = [key_of(seat, scores, water, partners) for seat in range(len(scores))]
    heads = [seat for seat in range(len(scores)) if not partners or seat < partners[seat]]
    ranking = [1 + len([h for h in heads if keys[h] > keys[seat]]) for seat in range(len(scores))]
    winners = [seat for seat in range(len(scores)) if ranking[seat] == 1]
    reason = what_decided([keys[h] for h in heads], TEAMS if partners else SINGLE)
    return Result(tuple(winners), tuple(ranking), tuple(scores), reason)


def key_of(seat: int, scores: list[int], water: list[int], partners: tuple[int, ...]) -> tuple[int, ...]:
    """What is compared, most important first: BM-11.4, with teams BM-11.5."""
    if not partners:
        return (scores[seat], water[seat])
    other = partners[seat]
    worse, better = min(scores[seat], scores[other]), max(scores[seat], scores[other])
    return (worse, better, water[seat] + water[other])


def what_decided(keys: list[tuple[int, ...]], reasons: tuple[str, ...]) -> str:
    """The first comparison in which the best differs from the second."""
    first, second = sorted(keys, reverse=True)[:2]
    for i in range(len(first)):
        if first[i] != second[i]:
            return reasons[i]
    return reasons[-1]
