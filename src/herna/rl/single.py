"""A table as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import herna
from herna.kernel.errors import BadArgument, BadOption, BadSeat, NotNow, shown
from herna.kernel.stepping import NOBODY, rewards_of
from herna.players import Observation, make_player
from herna.rl.tables import RENDER_MODES, Observed, Table, checked_action


class MaskedDiscrete(spaces.Discrete):
    """The actions of a game. A sample without a mask is one of those that are legal at the table now."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table.most)
        self.table = table
        self.seat = seat

    def sample(self, mask: NDArray[Any] | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        if mask is None and probability is None and self.table.dealt:
            mask = self.table.observe(self.seat)["action_mask"]
        return super().sample(mask, probability)


class DuelEnv(gymnasium.Env[Any, Any]):
    """A game against bots. `opponent` is a bot as `herna arena` names it: `random`, `greedy`, `search:iterations=50`.

    `seat` is the one that learns. Observations, actions and rewards are those of `TableEnv`; a step goes on until this
    seat is asked again or the game is over. A masked action is refused (`illegal="refuse"`), or ends the game with the
    reward -1 (`illegal="lose"`), for programs that sample actions without looking at the mask.
    `gymnasium.make("herna/Mindbug-v0", opponent="greedy")` makes one.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponent: object = "random",
        seat: object = 0,
        illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game, players, render_mode, options)
        self.render_mode = render_mode
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.table.players:
            raise BadSeat(f"there is no seat {shown(seat)} at a table for {self.table.players}")
        if not isinstance(opponent, str):
            raise BadArgument(f"an opponent is named by text, not by {shown(opponent)}")
        if illegal not in ("refuse", "lose"):
            raise BadOption(f"what is illegal is met with 'refuse' or 'lose', not with {shown(illegal)}")
        make_player(opponent, 0).close()  # tells at once what is wrong
        self.seat = seat
        self.opponent = opponent
        self.illegal = illegal
        self.over = True
        self.observation_space = self.table.space()
        self.action_space = MaskedDiscrete(self.table, seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game; the same seed gives the same games and bots. `options` is ignored: the table has its own."""
        table = self.table
        table.deal(seed)
        if seed is not None:
            super().reset(seed=int(seed))
        chance = table.seed * 1_000_003 + table.dealt
        self.bots = {i: make_player(self.opponent, chance + i) for i in range(table.players) if i != self.seat}
        self._play_others()
        self.over = table.seat == NOBODY
        return table.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        table = self.table
        if self.over:
            raise NotNow("nothing is dealt: reset first")
        if self.illegal == "lose" and table.stepper.find(checked_action(action)) < 0:
            self.over = True
            self.close()
            return table.observe(self.seat), -1.0, True, False, {}
        table.act(action)
        self._play_others()
        result = table.state.result
        reward = 0.0 if result is None else rewards_of(result, table.players)[self.seat]
        if result is not None:
            self.over = True
            self.close()
        return table.observe(self.seat), reward, result is not None, False, {}

    def _play_others(self) -> None:
        table = self.table
        while table.seat not in (NOBODY, self.seat):
            seat = table.seat
            index = self.bots[seat].choose(Observation(table.state, seat))
            table.act(table.stepper.numbers[index])

    def options(self) -> list[tuple[int, str]]:
        """The action and the code of each option of the seat that learns."""
        return self.table.options(self.seat)

    def render(self) -> str | None:
        """The table as spectators see it: as text (`ansi`), or printed (`human`, also after each step)."""
        return self.table.render()

    def close(self) -> None:
        for bot in getattr(self, "bots", {}).values():
            bot.close()


def register() -> None:
    """The ids for `gymnasium.make`: `herna/Mindbug-v0` and so on, one for each game that can be learned."""
    for game in herna.games():
        about = herna.game(game)
        if about.features is not None and about.actions is not None:
            gymnasium.register(
                environment_id(game), "herna.rl.single:DuelEnv", kwargs={"game": game}, order_enforce=False
            )


def environment_id(game: str) -> str:
    return f"herna/{game.capitalize()}-v0"
