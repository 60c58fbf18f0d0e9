"""What a bot is, and what it is given to decide."""

from __future__ import annotations

from herna.kernel.choice import Decision
from herna.kernel.state import State


class Observation:
    """One seat's knowledge at its decision: the view, the options, and as many possible worlds as the bot wants.

    The true state stays in here; what comes out of it is only what the seat may know.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.width = state.options_of(seat)

    def view(self) -> dict[str, object]:
        return self._state.view(self.seat)

    def decision(self) -> Decision:
        return self._state.decision(self.seat)

    def codes(self) -> list[str]:
        return self._state.codes(self.seat)

    def world(self, seed: int) -> State:
        """A state that this seat cannot tell from the real one; the bot may do with it what it likes."""
        return self._state.determinize(self.seat, seed)


class Player:
    """A bot. The same seed and the same observations give the same choices."""

    def __init__(self, name: str) -> None:
        self.name = name

    def rate(self, seen: Observation) -> list[float]:
        """How good each option looks to this bot, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def choose(self, seen: Observation) -> int:
        """The index of the option to take."""
        if seen.width == 1:
            return 0
        rates = self.rate(seen)
        return rates.index(max(rates))
