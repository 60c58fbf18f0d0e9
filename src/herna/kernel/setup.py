"""How a game was set up: everything besides the choices that its record and its snapshots need."""

from __future__ import annotations

from typing import Any, ClassVar

from herna.kernel.chance import commitment


class Ruling:
    """A rule that is read in another way than before.

    Rulings of a game are numbered from 1. A table keeps the number of the newest one that it began under, so that games
    and records from before go on, and end, as they began. `rule` is the rule that was read anew.
    """

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule


class Setup:
    """Immutable and shared by all copies of a state. `seed` is empty in a redrawn world, which must not know it."""

    WORKED_OUT: ClassVar[tuple[str, ...]] = ("features",)

    def __init__(
        self,
        game: str,
        rules_version: str,
        players: int,
        options: dict[str, Any],
        seed: str,
        position: dict[str, Any] | None,
        rulings: int,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = options
        self.seed = seed
        self.position = position
        self.rulings = rulings  # how many of the game's rulings hold at this table
        self.features: tuple[int, ...] = ()  # those that follow from the set-up, once somebody has asked
        self._blind: Setup | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.seed) if self.seed else ""

    def without_seed(self) -> Setup:
        if not self.seed:
            return self
        if self._blind is None:
            self._blind = Setup(
                self.game, self.rules_version, self.players, self.options, "", self.position, self.rulings
            )
        return self._blind

    def as_dict(self) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "game": self.game,
            "rules": self.rules_version,
            "rulings": self.rulings,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
        }
        if self.position is not None:
            shown["position"] = self.position
        return shown
