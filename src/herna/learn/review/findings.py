"""What a review has found: the curve of chances, the choices that cost something, turning points, and luck."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.judging import final_share
from herna.kernel.outcome import Result

INACCURACY: Final = 0.05  # a choice that costs so much of the chance to win,
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20
GRADES: Final = ("inaccuracy", "mistake", "blunder")
BETTER: Final = "better"  # the only grade where values are no chances

LUCK: Final = (("very_unlucky", -0.45), ("unlucky", -0.15), ("even", 0.15), ("lucky", 0.45))  # below so much; else
MOST_LUCK: Final = "very_lucky"
CLOSE: Final = 0.15  # sides that gave away so much more or less than each other gave away about the same

MOST_TURNS: Final = 3
LEAST_TURN: Final = 0.12  # of a change that is worth telling
APART: Final = 4  # choices between two turning points: none is told twice


class Finding:
    """One decision: what was chosen, what would have been best, what that is worth, and what the choice has lost.

    `loss` is what two looks agree on where the first one found a loss, `look` what the first one found. Both may be
    slightly negative: then the search named another option, which turned out to be no better.
    """

    def __init__(
        self, number: int, seat: int, kind: str, code: str, best: str, value: float, loss: float, look: float
    ) -> None:
        self.number = number  # of the choice, from 0
        self.seat = seat
        self.kind = kind  # of the question
        self.code = code
        self.best = best
        self.value = value
        self.loss = loss
        self.look = look

    def as_dict(self) -> dict[str, Any]:
        numbers = {name: round(getattr(self, name), 4) for name in ("value", "loss", "look")}
        words = {name: getattr(self, name) for name in ("number", "seat", "kind", "code", "best")}
        return {**words, **numbers}

    @staticmethod
    def read(kept: dict[str, Any]) -> Finding:
        """The finding that `as_dict` has written; `ValueError` or `TypeError` if it has not."""
        words = [str(kept[name]) for name in ("kind", "code", "best")]
        numbers = [float(kept[name]) for name in ("value", "loss", "look")]
        return Finding(int(kept["number"]), int(kept["seat"]), *words, *numbers)  # type: ignore[arg-type]


class Flag:
    """A choice that has cost something: one of `GRADES`, or `better` where chances are not known."""

    def __init__(self, finding: Finding, grade: str) -> None:
        self.number = finding.number
        self.kind = finding.kind
        self.code = finding.code
        self.best = finding.best
        self.loss = finding.loss
        self.value = finding.value
        self.grade = grade


class Turn:
    """A turning point: between this choice and the own next one the chances changed from one value to the other.

    `own`: most of it was the own choice; else chance, or what others did.
    """

    def __init__(self, number: int, before: float, after: float, own: bool) -> None:
        self.number = number
        self.before = before
        self.after = after
        self.own = own


class Review:
    """A whole review. Where values are no chances (`calibrated` is false) there is no curve, no luck, and no turn."""

    def __init__(
        self, record: dict[str, Any], seat: int, result: Result, findings: list[Finding], calibrated: bool
    ) -> None:
        self.record = record
        self.game: str = record["game"]
        self.seat = seat
        self.result = result
        self.calibrated = calibrated
        self.own = [finding for finding in findings if finding.seat == seat]
        self.others = [finding for finding in findings if finding.seat != seat]
        self.share = final_share(result, seat)

    @property
    def curve(self) -> list[tuple[int, float]]:
        """(number of the choice, chance to win before it), ending with how the game ended."""
        if not self.calibrated:
            return []
        return [*[(finding.number, finding.value) for finding in self.own], (len(self.record["choices"]), self.share)]

    @property
    def flags(self) -> list[Flag]:
        """The choices that have cost something, in order."""
        return [Flag(finding, self.grade(finding.loss)) for finding in self.own if finding.loss >= INACCURACY]

    def grade(self, loss: float) -> str:
        if not self.calibrated:
            return BETTER
        return GRADES[(loss >= MISTAKE) + (loss >= BLUNDER)]

    @property
    def blame(self) -> float:
        """How much the flagged choices have cost together."""
        return sum([flag.loss for flag in self.flags])

    # --- luck against skill --------------------------------------------------------------------------------------
    @property
    def given_away(self) -> tuple[float, float]:
        """What the own choices and those of the other side have cost, by one look at each."""
        own, other = [max(0.0, sum([f.look for f in side])) for side in (self.own, self.others)]
        return own, other

    @property
    def luck(self) -> str:
        """One of five words for what neither side's choices explain; empty where that is not known."""
        if not self.calibrated or not self.own:
            return ""
        own, other = self.given_away
        luck = self.share - self.own[0].value + own - other
        return next((word for word, below in LUCK if luck < below), MOST_LUCK)

    @property
    def skill(self) -> str:
        """Who gave away more: `own`, `other` or `same`; empty where that is not known."""
        if not self.calibrated or not self.own:
            return ""
        own, other = self.given_away
        return "same" if abs(own - other) < CLOSE else "own" if own > other else "other"

    @property
    def turns(self) -> list[Turn]:
        """Where the chances changed most, in order; the last choice, which ends the game, only if it was a mistake."""
        if not self.calibrated:
            return []
        values = [*[finding.value for finding in self.own], self.share]
        last = len(self.own) - 1
        told = [i for i, finding in enumerate(self.own) if i < last or finding.loss >= MISTAKE]
        changes = sorted(told, key=lambda i: (-abs(values[i + 1] - values[i]), i))
        found: list[Turn] = []
        for i in changes:
            finding, change = self.own[i], values[i + 1] - values[i]
            if len(found) == MOST_TURNS or abs(change) < LEAST_TURN:
                break
            if all([abs(finding.number - other.number) >= APART for other in found]):
                own = change < 0 and finding.loss >= -change / 2
                found.append(Turn(finding.number, values[i], values[i + 1], own))
        return sorted(found, key=lambda turn: turn.number)
