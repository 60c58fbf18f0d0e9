"""Many tables of one game that step together, written into arrays that belong to the caller."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from herna.kernel.errors import BadArgument, NotNow, shown
from herna.kernel.rows import make_rows
from herna.kernel.stepping import Fleet, Stepper, rewards_of
from herna.rl.tables import Table, checked_seed

Array = NDArray[Any]


class VectorEnv:
    """`tables` games of one kind. Each step makes one choice at every table, and all arrays tell of the next decision.

    | array | shape | type | what |
    |---|---|---|---|
    | `observations` | tables, features | float32 or uint8 | what the seat sees whose turn it is: counts of features |
    | `masks` | tables, actions | int8 | 1 for each action that it may choose |
    | `seats` | tables | int32 | whose turn it is |
    | `rewards` | tables, players | float32 | of games that ended in this step, by seat; otherwise 0 |
    | `dones` | tables | bool | whether a game ended in this step; the next one is dealt already |

    Arrays that are given are written into; the others are made. Table number i deals the games of the seeds
    `"SEED.i.0"`, `"SEED.i.1"` ..., so that each can be played again alone; table 0 deals what `TableEnv` deals.
    """

    def __init__(
        self,
        game: str,
        tables: object,
        players: int | None = None,
        *,
        observations: Array | None = None,
        masks: Array | None = None,
        seats: Array | None = None,
        rewards: Array | None = None,
        dones: Array | None = None,
        **options: Any,
    ) -> None:
        if not isinstance(tables, int) or isinstance(tables, bool) or tables < 1:
            raise BadArgument(f"the number of tables is a whole number from 1 on, not {shown(tables)}")
        about = Table(game, players, None, options)  # tells at once what is wrong
        self.game, self.players, self.tables = about.game, about.players, tables
        self.observations = buffer("observations", observations, (tables, about.wide), (np.float32, np.uint8))
        self.masks = buffer("masks", masks, (tables, about.most), (np.int8,))
        self.seats = buffer("seats", seats, (tables,), (np.int32,))
        self.rewards = buffer("rewards", rewards, (tables, self.players), (np.float32,))
        self.dones = buffer("dones", dones, (tables,), (np.bool_,))
        rows = make_rows(self.observations, self.masks, about.features, self.seats)
        self.fleet = Fleet(self.game, tables, self.players, options, rows)
        self._ended: list[int] = []
        self._begun = False

    def reset(self, seed: object) -> None:
        """Deal a game at every table; the same seed and actions give the same games."""
        self.fleet.reset(checked_seed(seed))
        self._begun = True
        self.rewards[:] = 0.0
        self.dones[:] = False
        self._ended = []

    def step(self, actions: object) -> None:
        """One action for each table. If one of them is masked, `IllegalChoice` names it, and no table has moved."""
        if not self._begun:
            raise NotNow("nothing is dealt: reset first")
        if not isinstance(actions, np.ndarray) or actions.shape != (self.tables,) or actions.dtype.kind not in "iu":
            raise BadArgument(f"actions are an array of {self.tables} whole numbers, not {shown(actions)}")
        ended = self.fleet.step(actions.tolist())
        for table in self._ended:
            self.rewards[table] = 0.0
            self.dones[table] = False
        self._ended = [table for table, _ in ended]
        for table, result in ended:
            self.rewards[table] = rewards_of(result, self.players)
            self.dones[table] = True

    def stepper(self, table: int) -> Stepper:
        """One of the tables: its state, whose turn it is, and the actions of its options in their order."""
        return self.fleet.steppers[table]


def buffer(name: str, given: object, shape: tuple[int, ...], types: tuple[Any, ...]) -> Array:
    """The caller's array if it fits, or a new one."""
    if given is None:
        return np.zeros(shape, types[0])
    wanted = " or ".join([np.dtype(type_).name for type_ in types])
    if not isinstance(given, np.ndarray) or given.shape != shape or given.dtype not in types:
        raise BadArgument(f"{name} must be an array of the shape {shape} and the type {wanted}, not {described(given)}")
    if not given.flags.c_contiguous or not given.flags.writeable:
        raise BadArgument(f"{name} must be writeable and lie in one piece, row by row")
    return given


def described(given: object) -> str:
    return f"{given.shape} of {given.dtype}" if isinstance(given, np.ndarray) else shown(given)
