"""A table as a PettingZoo environment (AEC): one seat after the other, with a mask of what is legal."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from herna.kernel.errors import IllegalChoice, NotNow
from herna.kernel.state import State
from herna.kernel.stepping import NOBODY, rewards_of
from herna.rl.tables import RENDER_MODES, Observed, Table


class TableEnv(AECEnv[str, Observed, int | None]):
    """A game for learners, seat by seat. An action is a number of the game's list (`herna.game(...).actions`).

    What a seat observes: `observation`, how often each feature is there that it may know (`herna.game(...).features`
    names them), and `action_mask`. Where several seats choose at once, they are asked one by one, and none sees what
    the others answered. In a race it is anybody's turn. The reward comes at the end: 1 for the only winner, a share of
    it for several, and all rewards of a table add up to 0. The same seed gives the same games, one after the other;
    without a seed, `reset` deals the next one.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "herna",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        self.table = Table(game, players, render_mode, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        seen = self.table.space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(self.table.most))
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}

    @property
    def state_of_table(self) -> State:
        """The whole table, hidden cards and all: for tests and teachers, not for learners."""
        return self.table.state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games. `options` is ignored: the table has its own."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise NotNow("nothing is dealt: reset first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} must choose: the game is not over")
        table = self.table
        table.act(action)
        if table.seat != NOBODY:
            self.agent_selection = self.possible_agents[table.seat]
            return
        result = table.state.result
        assert result is not None
        for name, reward in zip(self.possible_agents, rewards_of(result, table.players), strict=True):
            self.rewards[name] = reward
            self.terminations[name] = True
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observed:
        return self.table.observe(self._seats[agent])

    def options(self, agent: str) -> list[tuple[int, str]]:
        """The action and the code of each option of a seat, in the order in which they are offered."""
        return self.table.options(self._seats[agent])

    def option_rows(self, agent: str) -> NDArray[np.float32]:
        """The options of a seat as features, for networks that judge options one by one: a row for each."""
        return self.table.option_rows(self._seats[agent])

    def render(self) -> str | None:
        """The table as spectators see it: as text (`ansi`), or printed (`human`, also after each step)."""
        return self.table.render()

    def close(self) -> None:
        pass
