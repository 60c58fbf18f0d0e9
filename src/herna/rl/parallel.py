"""A table as a parallel PettingZoo environment: all seats that are asked at once answer at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from herna.kernel.errors import BadArgument, IllegalChoice, NotNow, shown
from herna.kernel.stepping import NOBODY, rewards_of
from herna.rl.tables import RENDER_MODES, Observed, Table, checked_action


class ParallelTableEnv(ParallelEnv[str, Observed, int]):
    """The same games as `TableEnv`, with an answer of every seat in each step.

    Seats that are not asked wait: their only action is the last one of the space (`wait`). In a race one of the answers
    counts, drawn from the seed, and the others are asked again.
    """

    metadata: dict[str, Any] = {"name": "herna_parallel", "render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        self.table = Table(game, players, render_mode, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.wait = self.table.most  # the action of seats that are not asked
        seen = spaces.Dict(
            {
                "observation": self.table.space()["observation"],
                "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {name: spaces.Discrete(self.wait + 1) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise NotNow("nothing is dealt: reset first")
        answers = self._checked(actions)
        table = self.table
        asked = [ask.seat for ask in table.state.asks]
        race = table.state.asks[0].race
        for _ in asked:
            table.act(answers[table.seat])
            if race or table.seat == NOBODY:
                break
        observed = self._observed()
        result = table.state.result
        rewards = [0.0] * table.players if result is None else rewards_of(result, table.players)
        names = self.agents
        if result is not None:
            self.agents = []
        return (
            observed,
            dict(zip(names, rewards, strict=True)),
            dict.fromkeys(names, result is not None),
            dict.fromkeys(names, False),
            {name: {} for name in names},
        )

    def _checked(self, actions: object) -> list[int]:
        """An action for each seat; all are checked before the first one is made."""
        if not isinstance(actions, dict) or set(actions) != set(self.agents):
            raise BadArgument(f"a step needs an action for each of {self.agents}, not {shown(actions)}")
        found = []
        for seat, name in enumerate(self.possible_agents):
            action = checked_action(actions[name])
            legal = self.table.numbers_of(seat) or [self.wait]
            if action not in legal:
                raise IllegalChoice(f"{name}: action {action} is masked, and nothing was stepped")
            found.append(action)
        return found

    def _observed(self) -> dict[str, Observed]:
        found = {}
        for seat, name in enumerate(self.possible_agents):
            seen = self.table.observe(seat)
            mask = np.zeros(self.wait + 1, np.int8)
            mask[: self.wait] = seen["action_mask"]
            mask[self.wait] = not mask.any()
            found[name] = {"observation": seen["observation"], "action_mask": mask}
        return found

    def render(self) -> str | None:
        """The table as spectators see it: as text (`ansi`), or printed (`human`, also after each step)."""
        return self.table.render()

    def close(self) -> None:
        pass
