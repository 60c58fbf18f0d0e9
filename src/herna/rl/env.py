"""A table as a PettingZoo environment (AEC): one seat after the other, with a mask of what is legal."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from rich.text import Text

import herna
from herna.kernel.errors import BadOption
from herna.kernel.judging import final_share
from herna.kernel.state import State
from herna.rl.encoding import Encoder

MOST: Final = 256  # options; random games have seen 53

Observed = dict[str, Any]


class TableEnv(AECEnv[str, Observed, int | None]):
    """A game for learners. An action is the number of an option in the present decision; `infos` has their codes.

    What a seat observes: `observation`, all that it may know; `options`, a row for each option; `action_mask`. Where
    several seats choose at once, they are asked one by one, and none sees what the others answered. In a race it is
    anybody's turn. The reward comes at the end: 1 for the only winner, a share of it for several, and all rewards of a
    table add up to 0. `encoder` makes arrays of views and codes; any object with the methods of `Encoder` will do.
    """

    metadata: dict[str, Any] = {"name": "herna", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        encoder: Encoder | None = None,
        most: int = MOST,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = herna.game(game)
        self.options = options
        self.players = players or self.game.players[0]
        self.encoder = encoder or Encoder()
        self.most = most
        self.render_mode = render_mode
        self.rng = Random()
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoder.table,), np.float32),
                "options": spaces.Box(-np.inf, np.inf, (most, self.encoder.option), np.float32),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(most))
        self.table: State = self.game.new(self.players, seed=0, events=False, **options)  # tells at once what is wrong

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same game. `options` is ignored: the table has its own."""
        if seed is not None:
            self.rng = Random(seed)
        self.table = self.game.new(self.players, seed=self.rng.getrandbits(64), events=False, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask_next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} must choose: the game is not over")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state = self.table
        state.choose(int(action), self.possible_agents.index(agent))
        if state.result is not None:
            for seat, name in enumerate(self.possible_agents):
                share = final_share(state.result, seat)
                self.rewards[name] = (share * self.players - 1.0) / (self.players - 1)
                self.terminations[name] = True
        self._ask_next()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observed:
        seat = self.possible_agents.index(agent)
        state = self.table
        width = state.options_of(seat)
        mask = np.zeros(self.most, np.int8)
        mask[:width] = 1
        return {
            "observation": self.encoder.view(state.view(seat)),
            "options": self.encoder.codes(state.codes(seat) if width else [], self.most),
            "action_mask": mask,
        }

    def render(self) -> str | None:
        """The table as spectators see it, as text."""
        if self.render_mode is None:
            return None
        lines = self.game.picture(self.table.view(None), "en", tuple(self.possible_agents))
        return "\n".join([Text.from_markup(line).plain for line in lines])

    def close(self) -> None:
        pass

    def _ask_next(self) -> None:
        """Choose which seat is asked now, and put the codes of its options into its `infos`."""
        state = self.table
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        if not state.to_act:
            self.agent_selection = self.agents[0]
            return
        seat = self.rng.choice(state.to_act) if state.asks[0].race else state.to_act[0]
        if state.options_of(seat) > self.most:
            raise BadOption(f"there are {state.options_of(seat)} options, more than most={self.most}")
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"codes": state.codes(seat)}
