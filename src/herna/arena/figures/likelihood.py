"""Ratings by maximum likelihood: the Bradley-Terry model on the Elo scale, with 95 % intervals.

Every two bots of different sides in a game give one comparison: won, lost, or a draw that counts half. The interval
is the wider of two: from the observed Fisher information, which takes comparisons for independent, and from the
spread between deals, which knows that the games of a deal belong together.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from herna.arena.games.played import Played
from herna.arena.games.schedule import deal_of

ELO: Final = 400 / log(10)
SURE: Final = 1.959964  # standard deviations that hold 95 %
ROUNDS: Final = 200
CLOSE: Final = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Comparison:
    """Bot number `a` scored this much (1, 1/2, 0) against bot number `b` in this deal."""

    a: int
    b: int
    score: float
    deal: str


@dataclass(frozen=True)
class Rating:
    """Elo around 0, the mean of all bots, and half the width of its interval."""

    elo: float
    margin: float


@dataclass(frozen=True)
class Ratings:
    """`bound` tells that somebody won or lost everything, or did not meet the others.

    No rating is then the most likely one; a draw was added to each pairing, and between neighbours in the list.
    """

    by_bot: dict[str, Rating]
    bound: bool


def comparisons(games: list[Played], bots: list[str]) -> list[Comparison]:
    """Who did better than whom; partners and copies of one bot are not compared."""
    number = {bot: i for i, bot in enumerate(bots)}
    found = []
    for game in games:
        deal = deal_of(game.key)
        for i in range(len(game.bots)):
            for j in range(i + 1, len(game.bots)):
                if game.sides[i] != game.sides[j] and game.bots[i] != game.bots[j]:
                    score = 0.5 + 0.5 * (game.ranking[i] < game.ranking[j]) - 0.5 * (game.ranking[i] > game.ranking[j])
                    found.append(Comparison(number[game.bots[i]], number[game.bots[j]], score, deal))
    return found


def rate(games: list[Played], bots: list[str]) -> Ratings:
    """The most likely ratings of the bots that have been compared with others."""
    found = comparisons(games, bots)
    n = len(bots)
    if not n:
        return Ratings({}, bound=False)
    bound = not is_connected(found, n)
    if bound:
        pairs = {(min(c.a, c.b), max(c.a, c.b)) for c in found} | {(i, i + 1) for i in range(n - 1)}
        found = found + [Comparison(a, b, 0.5, "") for a, b in sorted(pairs)]
    strengths = fit(found, n)
    around = variances(found, strengths)
    ratings = {bot: Rating(ELO * strengths[i], ELO * SURE * sqrt(around[i])) for i, bot in enumerate(bots)}
    return Ratings(ratings, bound)


def is_connected(found: list[Comparison], n: int) -> bool:
    """Whether a most likely rating exists: from every bot a chain of points leads to every other one."""
    scored: list[set[int]] = [set() for _ in range(n)]
    for c in found:
        if c.score > 0:
            scored[c.a].add(c.b)
        if c.score < 1:
            scored[c.b].add(c.a)
    return all(len(reach(scored, start)) == n for start in range(n))


def reach(edges: list[set[int]], start: int) -> set[int]:
    seen = {start}
    todo = [start]
    while todo:
        for other in edges[todo.pop()] - seen:
            seen.add(other)
            todo.append(other)
    return seen


def expected(a: float, b: float) -> float:
    return 1 / (1 + exp(b - a))


def fit(found: list[Comparison], n: int) -> list[float]:
    """Newton's method on the log likelihood, with the mean held at 0."""
    strengths = [0.0] * n
    for _ in range(ROUNDS):
        steps = multiply(invert(information(found, strengths)), gradient(found, strengths))
        largest = max([abs(step) for step in steps], default=0.0)
        damped = min(1.0, 2 / largest) if largest else 1.0  # far from the top a full step can overshoot
        strengths = [s + damped * step for s, step in zip(strengths, steps, strict=True)]
        mean = sum(strengths) / n
        strengths = [s - mean for s in strengths]
        if largest < CLOSE:
            break
    return strengths


def gradient(found: list[Comparison], strengths: list[float]) -> list[float]:
    slope = [0.0] * len(strengths)
    for c in found:
        surprise = c.score - expected(strengths[c.a], strengths[c.b])
        slope[c.a] += surprise
        slope[c.b] -= surprise
    return slope


def information(found: list[Comparison], strengths: list[float]) -> Matrix:
    """Observed Fisher information. Only differences are known, so 1/n everywhere makes it invertible (mean 0)."""
    n = len(strengths)
    matrix = [[1 / n] * n for _ in range(n)]
    for c in found:
        p = expected(strengths[c.a], strengths[c.b])
        weight = p * (1 - p)
        matrix[c.a][c.a] += weight
        matrix[c.b][c.b] += weight
        matrix[c.a][c.b] -= weight
        matrix[c.b][c.a] -= weight
    return matrix


def variances(found: list[Comparison], strengths: list[float]) -> list[float]:
    """For each bot the larger of the two estimates (see above)."""
    n = len(strengths)
    inverse = invert(information(found, strengths))
    deals: dict[str, list[Comparison]] = {}
    for c in found:
        deals.setdefault(c.deal, []).append(c)
    between = [0.0] * n
    for together in deals.values():
        shift = multiply(inverse, gradient(together, strengths))
        between = [sum_ + x * x for sum_, x in zip(between, shift, strict=True)]
    return [max(inverse[i][i] - 1 / n, between[i]) for i in range(n)]


def invert(matrix: Matrix) -> Matrix:
    """Gauss and Jordan, with pivots; the matrices here are small."""
    n = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        lead = rows[i][i]
        rows[i] = [x / lead for x in rows[i]]
        for r in range(n):
            factor = rows[r][i]
            if r != i and factor:
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [row[n:] for row in rows]


def multiply(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum([x * y for x, y in zip(row, vector, strict=True)]) for row in matrix]
