"""Herna, the game room: five modern tabletop games, played exactly by their rules, for people and programs."""

from __future__ import annotations

from herna._build import choose_build

build = choose_build()  # "compiled" or "pure"; decided before any engine module is loaded

from herna._version import __version__  # noqa: E402
from herna.api import game, games, remembered, replay, verify  # noqa: E402
from herna.kernel.choice import Decision, Option, Refusal  # noqa: E402
from herna.kernel.errors import (  # noqa: E402
    BadArgument,
    BadOption,
    BadSeat,
    HernaError,
    IllegalChoice,
    NotNow,
    PositionError,
    RecordError,
    RulesVersionError,
    SnapshotError,
    UnknownGame,
)
from herna.kernel.events import Event  # noqa: E402
from herna.kernel.game import Game  # noqa: E402
from herna.kernel.memory import Memory  # noqa: E402
from herna.kernel.outcome import Result  # noqa: E402
from herna.kernel.state import State  # noqa: E402

__all__ = [
    "BadArgument",
    "BadOption",
    "BadSeat",
    "Decision",
    "Event",
    "Game",
    "HernaError",
    "IllegalChoice",
    "Memory",
    "NotNow",
    "Option",
    "PositionError",
    "RecordError",
    "Refusal",
    "Result",
    "RulesVersionError",
    "SnapshotError",
    "State",
    "UnknownGame",
    "__version__",
    "build",
    "game",
    "games",
    "remembered",
    "replay",
    "verify",
]
