"""What is known about a game that was played: one line of a results file."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

from herna.kernel.errors import HernaError

TIMES: Final = ("seconds", "slowest", "wall")  # all else is the same on every machine
DETAILS: Final = 3  # of a bot's faults in a game so many are kept in full, the others are only counted


class ResultsError(HernaError):
    """A results file is broken, or does not belong to the others."""


@dataclass
class Fault:
    """A decision that a bot forfeited."""

    seat: int
    decision: int
    kind: str
    detail: str


@dataclass
class Played:
    """A game. Lists go by seat; `sides` gives partners the same number; `lost` says why there is no result."""

    key: str
    bots: list[str]
    options: dict[str, Any]
    seed: str
    sides: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    ranking: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    reason: str = ""
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    wall: float = 0.0
    forfeits: list[dict[str, int]] = field(default_factory=list)  # how many of each kind
    faults: list[Fault] = field(default_factory=list)
    facts: list[dict[str, list[str]]] = field(default_factory=list)
    record: dict[str, Any] | None = None
    lost: str = ""

    def as_dict(self) -> dict[str, Any]:
        """Plain data without what is empty."""
        plain = {name: value for name, value in vars(self).items() if value or name in ("options", "wall")}
        if self.faults:
            plain["faults"] = [vars(fault) for fault in self.faults]
        return plain

    def without_times(self) -> dict[str, Any]:
        """What must be equal wherever and in whatever order the game is played."""
        return {name: value for name, value in self.as_dict().items() if name not in TIMES}

    def share(self, seat: int) -> float:
        """How much of the win is this seat's: sides that win together share it, a draw is shared by all."""
        winning = {self.sides[w] for w in self.winners} or set(self.sides)
        return 1 / len(winning) if self.sides[seat] in winning else 0.0


NAMES: Final = {f.name for f in fields(Played)}


def from_dict(data: Any, where: str) -> Played:
    """A game as a results file has it; `ResultsError` says where and why it is none."""
    if not isinstance(data, dict):
        raise ResultsError(f"{where}: a game must be an object")
    unknown = set(data) - NAMES
    if unknown:
        raise ResultsError(f"{where}: unknown field {min(unknown)!r}")
    for name in ("key", "seed", "bots", "options"):
        if name not in data:
            raise ResultsError(f"{where}: the field {name!r} is missing")
    try:
        faults = [Fault(**f) for f in data.get("faults", [])]
        game = Played(**{**data, "faults": faults})
    except TypeError as e:
        raise ResultsError(f"{where}: {e}") from None
    seats = len(game.bots)
    if not game.lost and not len(game.sides) == len(game.ranking) == len(game.decisions) == seats:
        raise ResultsError(f"{where}: sides, ranking and decisions must have an entry for each of the {seats} bots")
    return game
