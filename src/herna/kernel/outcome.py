"""How a game ended."""

from __future__ import annotations

from typing import Any

from herna.kernel.texts.catalogue import Args, Catalogue


class Result:
    """`winners` (several if they share it, none in a draw), `ranking` and `scores` by seat, `reason` as a key.

    `about` is the component that the reason speaks of (a summoner that has fallen); empty if there is none.
    """

    def __init__(
        self,
        winners: tuple[int, ...],
        ranking: tuple[int, ...],
        scores: tuple[int, ...],
        reason: str,
        about: str = "",
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.scores = scores
        self.reason = reason
        self.about = about
        self._texts: Catalogue | None = None

    def in_words_of(self, texts: Catalogue) -> Result:
        """This result, with the texts of its game, so that it can be said."""
        self._texts = texts
        return self

    @property
    def losers(self) -> tuple[int, ...]:
        """All who did not win; nobody in a draw."""
        return tuple([seat for seat in range(len(self.ranking)) if self.winners and seat not in self.winners])

    def text(self, lang: str = "en", names: tuple[str, ...] = (), seat: int | None = None) -> str:
        """Who won and why, in a sentence: to the player at this seat, or to anybody (None)."""
        texts = self._texts
        if texts is None:
            return self.reason
        key = "end." + self.reason
        if seat is not None:
            own = key + (".won" if seat in self.winners else ".lost")
            key = own if texts.has(own) else key
        best = max([self.scores[w] for w in self.winners], default=0)
        second = max([self.scores[seat] for seat in self.losers], default=0)
        runners_up = tuple([seat for seat in self.losers if self.scores[seat] == second])
        args: Args = {"winners": self.winners, "losers": self.losers, "best": best, "second": second}
        args["runners_up"] = runners_up
        return texts.say(lang, key, {**args, "about": self.about}, names)

    def as_dict(self) -> dict[str, object]:
        return {
            "winners": list(self.winners),
            "ranking": list(self.ranking),
            "scores": list(self.scores),
            "reason": self.reason,
            "about": self.about,
        }

    @staticmethod
    def read(shown: dict[str, Any]) -> Result:
        """The result that `as_dict` showed."""
        winners, ranking, scores = [tuple(shown[field]) for field in ("winners", "ranking", "scores")]
        return Result(winners, ranking, scores, shown["reason"], shown["about"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.winners, self.ranking, self.scores, self.reason, self.about))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


def by_score(scores: list[int], reason: str) -> Result:
    """The result of a game in which the highest score wins and equal scores share their place."""
    ranking = [1 + sum([1 for other in scores if other > score]) for score in scores]
    winners = [seat for seat in range(len(scores)) if ranking[seat] == 1]
    return Result(tuple(winners), tuple(ranking), tuple(scores), reason)


def won_by(winner: int, scores: list[int], reason: str, about: str = "") -> Result:
    """The result of a duel that one side has won outright."""
    ranking = [1 if seat == winner else 2 for seat in range(len(scores))]
    return Result((winner,), tuple(ranking), tuple(scores), reason, about)
