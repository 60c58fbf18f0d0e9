"""Every game as a game of OpenSpiel, for its algorithms: `pyspiel.load_game("herna_mindbug")`. Needs `open_spiel`.

Chance comes first: the root is a chance node at which one of `deals` seeds is drawn, and all shuffles and dice follow
from it. Where several seats choose at once they are asked one by one. Information states remember everything
(`Memory`); tensors are the features that the seat sees now, since a table's past has no fixed length.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

import herna
from herna.kernel.errors import BadOption, shown
from herna.kernel.memory import Memory
from herna.kernel.rows import make_rows
from herna.kernel.stepping import NOBODY, Stepper, rewards_of

DEALS: Final = 4096
LONGEST: Final = 100_000  # choices; no game comes near it


class Held:
    """A table with what its seats remember. OpenSpiel copies states deeply, and this copies as a table does."""

    def __init__(self, stepper: Stepper, memory: Memory) -> None:
        self.stepper = stepper
        self.memory = memory

    def __deepcopy__(self, _: dict[int, Any]) -> Held:
        return Held(self.stepper.clone(), self.memory.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as a snapshot with what the seats remember."""
        stepper = self.stepper
        kept = stepper.game.id, stepper.players, stepper.options, stepper.small
        return unpacked, (*kept, stepper.state.dump(), self.memory.lines(stepper.state))

    def redrawn(self, seat: int, seed: int) -> Held:
        """Another table that this seat cannot tell from this one."""
        stepper, state = self.stepper.clone(), self.stepper.state
        world = state.determinize(seat, seed)
        memory = self.memory.copy_for(state, world)
        stepper.state = world
        return Held(stepper, memory)


def unpacked(id: str, players: int, options: dict[str, Any], small: int, blob: bytes, lines: list[list[str]]) -> Held:
    stepper = Stepper(herna.game(id), players, options)
    stepper.resume(herna.game(id).load(blob), small)
    return Held(stepper, Memory.resumed(lines))


class SpielGame(pyspiel.Game):
    """One game, with the parameters `players`, `deals` and `options` (JSON, as `Game.new` takes them)."""

    def __init__(self, id: str, type_: Any, params: dict[str, Any]) -> None:
        self.id = id  # OpenSpiel pickles what lies in here, so it is plain data
        room = herna.game(id)
        given = params.get("options", "") or "{}"
        try:
            self.options = json.loads(given)
        except ValueError:
            raise BadOption(f"the options of a game are JSON, not {shown(given)}") from None
        if not isinstance(self.options, dict):
            raise BadOption(f"the options of a game are a JSON object, not {shown(given)}")
        players = params.get("players", 0) or room.players[0]
        self.deals = params.get("deals", DEALS)
        if self.deals < 1:
            raise BadOption(f"there is at least one deal, not {self.deals}")
        room.new(players, 0, False, **self.options)  # tells at once what is wrong
        actions = room.actions
        assert actions is not None
        self.names = actions.names()
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.names),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_, about, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"an observer of Herna's games takes no parameters, not {params}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A table, or the chance node before it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def table(self) -> Stepper:
        assert self.held is not None, "the chance node at the root comes first"
        return self.held.stepper

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.seat == NOBODY else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.numbers) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            game = self.get_game()
            fresh = Stepper(herna.game(game.id), game.num_players(), game.options)
            fresh.deal(str(action), events=True)
            self.held = Held(fresh, Memory(fresh.state))
            return
        table = self.table
        index = table.find(action)
        if index < 0:
            raise ValueError(f"action {action} is not legal now")
        self.held.memory.take(table.state, table.slot, index)
        table.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name: str = self.get_game().names[action]
        return name

    def is_terminal(self) -> bool:
        return self.held is not None and self.table.seat == NOBODY

    def returns(self) -> list[float]:
        players = self.get_game().num_players()
        result = None if self.held is None else self.table.state.result
        return [0.0] * players if result is None else rewards_of(result, players)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that this player cannot tell from this one (for ISMCTS); `sampler` draws from 0 to 1."""
        other: SpielState = self.clone()
        assert self.held is not None
        other.held = self.held.redrawn(player, int(sampler() * (1 << 30)))
        return other

    def __str__(self) -> str:
        if self.held is None:
            return "not dealt yet"
        return json.dumps(self.table.state.view(None), sort_keys=True)


class SpielObserver:
    """What a seat sees as a tensor of features, and as a string: of everything that it has seen, or of its view now."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.perfect = kind.perfect_recall
        features, actions = herna.game(game.id).features, herna.game(game.id).actions
        assert features is not None
        assert actions is not None
        self.rows_tensor = np.zeros((1, len(features.names())), np.float32)
        self.tensor = self.rows_tensor[0]
        self.dict = {"features": self.tensor}
        self._rows = make_rows(self.rows_tensor, np.zeros((1, len(actions)), np.int8), features)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0.0)
        if state.held is not None:
            state.table.write_seat(self._rows, 0, player, [])

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return "not dealt yet"
        table = state.table.state
        if self.perfect:
            return state.held.memory.string(table, player)
        return json.dumps(table.view(player), sort_keys=True)


def register() -> None:
    """Make all games known to OpenSpiel under `herna_` and their id; called when this module is imported."""
    for id in herna.games():
        about = herna.game(id)
        if about.features is not None and about.actions is not None:
            type_ = game_type(id)
            pyspiel.register_game(type_, maker(id, type_))


def maker(id: str, type_: Any) -> Any:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, type_, params or {})

    return Registered


def game_type(id: str) -> Any:
    about = herna.game(id)
    return pyspiel.GameType(
        short_name=f"herna_{id}",
        long_name=f"Herna: {about.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.players[-1],
        min_num_players=about.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": about.players[0], "deals": DEALS, "options": ""},
    )


register()
