"""What all environments share: a game with its options, its spaces, what a seat observes, what may be given."""

from __future__ import annotations

import operator
import secrets
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.text import Text

import herna
from herna.kernel.errors import BadArgument, BadOption, IllegalChoice, shown
from herna.kernel.features import FeatureList
from herna.kernel.rows import make_rows
from herna.kernel.state import State
from herna.kernel.stepping import NOBODY, Stepper, game_seed

Observed = dict[str, NDArray[Any]]

MOST_COUNTED: Final = 255  # the bound of observations: how often a feature can be there
RENDER_MODES: Final = ("human", "ansi")


class Table:
    """One table of an environment: deals games, steps them by action numbers, and shows them as arrays."""

    def __init__(
        self, game: str, players: int | None, render_mode: str | None, options: dict[str, Any], number: int = 0
    ) -> None:
        self.game = herna.game(game)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"a table is rendered as one of {RENDER_MODES} or not at all, not as {shown(render_mode)}")
        self.render_mode = render_mode
        self.game.new(players, seed=0, events=False, **options)  # tells at once what is wrong
        self.players = self.game.players[0] if players is None else players
        self.stepper = Stepper(self.game, self.players, options)
        features, actions = self.game.features, self.game.actions
        assert features is not None
        assert actions is not None
        self.features: FeatureList = features
        self.actions = actions
        self.wide = len(features.names())
        self.most = len(actions)
        self.seed = secrets.randbelow(1 << 32)
        self.number = number
        self.dealt = 0
        seen, mask = np.zeros((1, self.wide), np.float32), np.zeros((1, self.most), np.int8)
        self._rows = make_rows(seen, mask, features)
        self._seen, self._mask = seen[0], mask[0]

    @property
    def state(self) -> State:
        return self.stepper.state

    @property
    def seat(self) -> int:
        """Whose turn it is; `NOBODY` when the game is over."""
        return self.stepper.seat

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, MOST_COUNTED, (self.wide,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.most,), np.int8),
            }
        )

    def deal(self, seed: object) -> None:
        """The next game; with a seed, the first one of that seed."""
        if seed is not None:
            self.seed = checked_seed(seed)
            self.dealt = 0
        self.stepper.deal(game_seed(self.seed, self.number, self.dealt))
        self.dealt += 1
        if self.render_mode == "human":
            print(self.picture())

    def act(self, action: object) -> None:
        """The seat whose turn it is makes the choice with this action; anything else is refused and changes nothing."""
        number = checked_action(action)
        index = self.stepper.find(number)
        if index < 0:
            name = self.actions.names()[number] if 0 <= number < self.most else "no action of this game"
            raise IllegalChoice(f"action {number} ({name}) is masked: seat {self.seat} may not choose it now")
        self.stepper.take(index)
        if self.render_mode == "human":
            print(self.picture())

    def numbers_of(self, seat: int) -> list[int]:
        """The actions of a seat's options in their order; none if it owes no choice."""
        if seat == self.stepper.seat:
            return self.stepper.numbers
        return self.state.actions(seat) if self.seat != NOBODY and self.state.options_of(seat) else []

    def observe(self, seat: int) -> Observed:
        """What this seat may know, and a mask of what it may choose now."""
        self.stepper.write_seat(self._rows, 0, seat, self.numbers_of(seat))
        return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}

    def options(self, seat: int) -> list[tuple[int, str]]:
        """The action and the code of each option of a seat, as they are offered."""
        numbers = self.numbers_of(seat)
        return list(zip(numbers, self.state.codes(seat), strict=True)) if numbers else []

    def option_rows(self, seat: int) -> NDArray[np.float32]:
        """The options of a seat as features: a row for each, a column for each word (`game.actions.words()`)."""
        return option_features(self.game.id)[self.numbers_of(seat)]

    def picture(self) -> str:
        """The table as spectators see it, as text."""
        names = tuple([f"seat_{seat}" for seat in range(self.players)])
        lines = self.game.picture(self.state.view(None), "en", names)
        return "\n".join([Text.from_markup(line).plain for line in lines])

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            print(self.picture())
            return None
        return self.picture()


def checked_seed(seed: object) -> int:
    try:
        number = operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number < 0 or isinstance(seed, bool):
        raise BadArgument(f"the seed of an environment is a whole number from 0 on, not {shown(seed)}")
    return number


def checked_action(action: object) -> int:
    try:
        number = operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalChoice(f"an action is a whole number, not {shown(action)}") from None
    if isinstance(action, bool):
        raise IllegalChoice(f"an action is a whole number, not {shown(action)}")
    return number


_OPTION_FEATURES: dict[str, NDArray[np.float32]] = {}


def option_features(game: str) -> NDArray[np.float32]:
    """The features of all actions of a game: a row for each action, a column for each word of its name."""
    if game not in _OPTION_FEATURES:
        actions = herna.game(game).actions
        if actions is None:
            raise BadOption(f"{game} has no list of actions")
        found = np.zeros((len(actions), len(actions.words())), np.float32)
        for number, words in enumerate(actions.rows()):
            found[number, words] = 1.0
        _OPTION_FEATURES[game] = found
    return _OPTION_FEATURES[game]
