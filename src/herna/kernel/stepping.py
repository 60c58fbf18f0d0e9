"""Tables that are stepped seat by seat and game after game: what environments for learning are made of.

Where several seats choose at once they are asked one by one, and none sees what the others have answered; in a race it
is anybody's turn. An action is a number of the game's fixed list. The same seed and actions give the same games,
whether a table is stepped alone or with others, in both builds.
"""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.chance import MASK, small_seed
from herna.kernel.choice import MISSING
from herna.kernel.errors import BadOption, IllegalChoice, NotNow
from herna.kernel.game import Game
from herna.kernel.judging import final_share
from herna.kernel.outcome import Result
from herna.kernel.state import State

NOBODY: Final = -1  # instead of a seat: the game is over


def game_seed(seed: int, table: int, number: int) -> str:
    """The seed of a table's game, by the environment's seed and how many games were dealt at this table before."""
    return f"{seed}.{table}.{number}"


class Stepper:
    """One table. `seat` is whose turn it is, `numbers` are the actions of its options in their order."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, Any]) -> None:
        if game.features is None or game.actions is None:
            raise BadOption(f"{game.id} has no features or no list of actions to learn with")
        self.game = game
        self.players = players
        self.options = options
        self.seat = NOBODY
        self.slot = 0
        self.numbers: list[int] = []
        self.small = 1  # the generator that decides whose turn it is in a race
        self._state: State | None = None

    @property
    def state(self) -> State:
        if self._state is None:
            raise NotNow("nothing is dealt yet: reset first")
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        """Put another table in place of this one, at a decision."""
        self._state = state
        self.go_on()

    def resume(self, state: State, small: int) -> None:
        """Go on at a table that was kept, with the generator that decides races."""
        self.small = small
        self._state = state
        self.go_on()

    def deal(self, seed: str, events: bool = False) -> None:
        state = self.game.new(self.players, seed, events, **self.options)
        self.small = small_seed(int.from_bytes(state.key[:4], "big"))
        self.state = state

    def clone(self) -> Stepper:
        """An independent equal stepper."""
        other = Stepper(self.game, self.players, self.options)
        other.small = self.small
        other._state = self.state.clone()
        other.seat, other.slot, other.numbers = self.seat, self.slot, self.numbers
        return other

    def find(self, action: int) -> int:
        """The index of the option with this action; -1 if there is none."""
        numbers = self.numbers
        for i in range(len(numbers)):
            if numbers[i] == action:
                return i
        return -1

    def take(self, index: int) -> None:
        """Make the choice number `index` of the seat whose turn it is, without checks."""
        self.state.take(self.slot, index)
        self.go_on()

    def write(self, rows: Any, row: int) -> None:
        """What the seat sees whose turn it is, and what it may do."""
        self.write_seat(rows, row, self.seat, self.numbers)

    def write_seat(self, rows: Any, row: int, seat: int, numbers: list[int]) -> None:
        sheet = self.state.brief(seat)
        rows.put(row, sheet.table, sheet.seats, seat, sheet.partners, numbers)

    def go_on(self) -> None:
        """Find whose turn it is now, after the state has been changed by somebody else."""
        state = self.state
        asks, answers = state.asks, state.answers
        if not asks:
            self.seat = NOBODY
            self.numbers = []
            return
        slot = 0
        if len(asks) > 1:
            if asks[0].race:
                slot = self._below(len(asks))
            elif answers:
                while answers[slot] != MISSING:
                    slot += 1
        self.slot = slot
        self.seat = asks[slot].seat
        self.numbers = state.actions_of(slot)

    def _below(self, n: int) -> int:
        x = self.small
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.small = x
        return (x * n) >> 32


class Fleet:
    """Many tables that step together. A table whose game has ended is dealt the next one in the same step."""

    def __init__(self, game: Game[Any], tables: int, players: int, options: dict[str, Any], rows: Any) -> None:
        self.steppers = [Stepper(game, players, options) for _ in range(tables)]
        self.rows = rows
        self.seed = 0
        self.dealt = [0] * tables  # games at each table

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.dealt = [0] * len(self.steppers)
        for i in range(len(self.steppers)):
            self._deal(i)

    def step(self, actions: list[int]) -> list[tuple[int, Result]]:
        """One action at each table; returns the tables whose games ended, with their results.

        An action that is not legal is refused before anything has changed at any table.
        """
        steppers = self.steppers
        indexes: list[int] = []
        for i in range(len(steppers)):
            index = steppers[i].find(actions[i])
            if index < 0:
                raise IllegalChoice(f"table {i}: action {actions[i]} is masked, and nothing was stepped")
            indexes.append(index)
        ended: list[tuple[int, Result]] = []
        rows = self.rows
        for i in range(len(steppers)):
            stepper = steppers[i]
            stepper.take(indexes[i])
            if stepper.seat == NOBODY:
                result = stepper.state.outcome
                assert result is not None
                ended.append((i, result))
                self._deal(i)
            else:
                stepper.write(rows, i)
        return ended

    def _deal(self, i: int) -> None:
        self.steppers[i].deal(game_seed(self.seed, i, self.dealt[i]))
        self.dealt[i] += 1
        self.steppers[i].write(self.rows, i)


def rewards_of(result: Result, players: int) -> list[float]:
    """1 for the only winner, a share of it for several; all rewards of a table add up to 0."""
    return [(final_share(result, seat) * players - 1.0) / (players - 1) for seat in range(players)]
