"""What a bot is, and what it is given to decide."""

from __future__ import annotations

from dataclasses import dataclass

from herna.api import game
from herna.kernel.choice import Decision
from herna.kernel.errors import HernaError
from herna.kernel.events import Event
from herna.kernel.state import State
from herna.kernel.telling import tell_decision


@dataclass(frozen=True)
class Budget:
    """How much thought a decision may cost, set by the table: seconds, or playouts (then all is reproducible)."""

    seconds: float | None = None
    iterations: int | None = None


class Observation:
    """One seat's knowledge at its decision: the view, the options, and as many possible worlds as the bot wants.

    The true state stays in here; what comes out of it is only what the seat may know.
    """

    def __init__(self, state: State, seat: int, budget: Budget | None = None) -> None:
        self._state = state
        self.game: str = state.game
        self.players: int = state.players
        self.seat = seat
        self.width = state.options_of(seat)
        self.budget = budget

    def view(self) -> dict[str, object]:
        return self._state.view(self.seat)

    def decision(self) -> Decision:
        return self._state.decision(self.seat)

    def codes(self) -> list[str]:
        return self._state.codes(self.seat)

    def features(self) -> list[int]:
        """The view as numbers for learning programs; `herna.game(...).features` names them."""
        return self._state.features(self.seat)

    def events(self, since: int = 0) -> list[Event]:
        """What happened from event number `since` on, as this seat may know it."""
        return self._state.events(since, self.seat)

    def text(self, lang: str = "en") -> str:
        """The decision in words, for language models: table, card texts, last events, numbered options with codes."""
        return tell_decision(game(self.game), self._state, self.seat, lang)

    def world(self, seed: int) -> State:
        """A state that this seat cannot tell from the real one; the bot may do with it what it likes.

        It follows from the seat's knowledge and the seed alone.
        """
        return self._state.determinize(self.seat, seed)


@dataclass(frozen=True)
class Report:
    """What a bot thought at its last decision: playouts made, and the share of them that each option got.

    An option with a share near 1 was clear; where shares are even, the bot was not sure. A bot that makes no
    playouts reports none.
    """

    playouts: int = 0
    shares: tuple[float, ...] = ()
    seconds: float = 0.0


class PlayerFault(HernaError):
    """A bot misbehaved; `kind` says how: "crashed", "late", "garbage" or "illegal"."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(f"the bot {kind}: {why}" if kind == "crashed" else f"the bot's answer is {kind}: {why}")
        self.kind = kind


class Player:
    """A bot. The same seed and the same observations give the same choices, unless the budget is in seconds."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.name = spec.partition(":")[0]

    def rate(self, seen: Observation) -> list[float]:
        """How good each option looks to this bot, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def choose(self, seen: Observation) -> int:
        """The index of the option to take."""
        if seen.width == 1:
            return 0
        rates = self.rate(seen)
        return rates.index(max(rates))

    def report(self) -> Report:
        """How the last decision came about."""
        return Report()

    def close(self) -> None:
        """End the bot's processes, if it has any; the bot is not used afterwards."""


DECLINING = ("pass", "none", "done")


def default_choice(seen: Observation) -> int:
    """The choice for a seat whose bot has failed: decline if possible (pass, none, done), else the first option."""
    endings = [code.rpartition(":")[2] for code in seen.codes()]
    for word in DECLINING:
        if word in endings:
            return endings.index(word)
    return 0
