"""How a game ended."""

from __future__ import annotations


class Result:
    """`winners` (several if they share it, none in a draw), `ranking` and `scores` by seat, `reason` as a key."""

    def __init__(
        self, winners: tuple[int, ...], ranking: tuple[int, ...], scores: tuple[int, ...], reason: str
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.scores = scores
        self.reason = reason

    def as_dict(self) -> dict[str, object]:
        return {
            "winners": list(self.winners),
            "ranking": list(self.ranking),
            "scores": list(self.scores),
            "reason": self.reason,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.winners, self.ranking, self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


def by_score(scores: list[int], reason: str) -> Result:
    """The result of a game in which the highest score wins and equal scores share their place."""
    ranking = [1 + sum([1 for other in scores if other > score]) for score in scores]
    winners = [seat for seat in range(len(scores)) if ranking[seat] == 1]
    return Result(tuple(winners), tuple(ranking), tuple(scores), reason)


def won_by(winner: int, scores: list[int], reason: str) -> Result:
    """The result of a duel that one side has won outright."""
    ranking = [1 if seat == winner else 2 for seat in range(len(scores))]
    return Result((winner,), tuple(ranking), tuple(scores), reason)
