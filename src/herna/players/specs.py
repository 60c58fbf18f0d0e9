"""A bot in one line: `greedy:worlds=4`, `search:seconds=0.5,processes=2`, `level3`, `program:./my-bot --fast`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from herna.kernel.errors import BadOption
from herna.players.greedy import Greedy
from herna.players.judges import BEST, HAND_WRITTEN
from herna.players.levels import LEVELS, Graded
from herna.players.player import Player
from herna.players.programs import Program
from herna.players.random import RandomPlayer
from herna.players.search import Search


class BotSettings:
    """What stands behind the colon, as `key=value,key=value`; every mistake is named."""

    def __init__(self, spec: str, known: tuple[str, ...]) -> None:
        self.spec = spec
        self.values: dict[str, str] = {}
        name, _, rest = spec.partition(":")
        for part in rest.split(",") if rest else []:
            key, equals, value = part.partition("=")
            if key not in known:
                takes = f"it takes: {', '.join(known)}" if known else "it takes none"
                raise BadOption(f"bot {spec!r}: {name} has no setting {key!r}; {takes}")
            if not equals or not value:
                raise BadOption(f"bot {spec!r}: a setting is written {key}=value")
            if key in self.values:
                raise BadOption(f"bot {spec!r}: {key} is set twice")
            self.values[key] = value

    def whole(self, key: str, most: int) -> int | None:
        """A whole number from 1 on, if it was given."""
        value = self.values.get(key)
        if value is None:
            return None
        if not (value.isascii() and value.isdigit()) or not 1 <= int(value) <= most:
            raise BadOption(f"bot {self.spec!r}: {key} is a whole number from 1 to {most}, not {value!r}")
        return int(value)

    def network(self) -> str:
        """Which evaluation: a file of weights, `none` for the hand-written one; if nothing is said, the game's best."""
        name = self.values.get("network", BEST)
        if name not in (BEST, HAND_WRITTEN) and not Path(name).is_file():
            raise BadOption(f"bot {self.spec!r}: there is no file {name!r}; network is a file of weights, or none")
        return name

    def seconds(self) -> float | None:
        value = self.values.get("seconds")
        if value is None:
            return None
        try:
            number = float(value)
        except ValueError:
            number = 0.0
        if not 0.001 <= number <= LONGEST:
            raise BadOption(f"bot {self.spec!r}: seconds is a number from 0.001 to {LONGEST}, not {value!r}")
        return number


LONGEST: Final = 3600
MOST: Final = 1_000_000_000
MOST_PROCESSES: Final = 256


def make_random(spec: str, seed: int) -> Player:
    BotSettings(spec, ())
    return RandomPlayer(seed)


def make_greedy(spec: str, seed: int) -> Player:
    given = BotSettings(spec, ("worlds", "network"))
    return Greedy(seed, given.whole("worlds", MOST), spec, given.network())


def make_search(spec: str, seed: int) -> Player:
    given = BotSettings(spec, ("iterations", "seconds", "processes", "network"))
    processes = given.whole("processes", MOST_PROCESSES)
    return Search(seed, given.whole("iterations", MOST), given.seconds(), processes or 1, spec, network=given.network())


def make_level(spec: str, seed: int) -> Player:
    BotSettings(spec, ())
    return Graded(seed, next(level for level in LEVELS if level.id == spec))


def make_program(spec: str, seed: int) -> Player:
    command = spec.partition(":")[2].strip()
    if not command:
        raise BadOption(f"bot {spec!r}: write the program to start, as in program:python3 bot.py")
    return Program(command, seed, spec)


PLAYERS: Final[dict[str, Callable[[str, int], Player]]] = {
    "random": make_random,
    "greedy": make_greedy,
    "search": make_search,
    **{level.id: make_level for level in LEVELS},
}  # those that can sit down by their name alone; a program needs its command line


def make_player(spec: str, seed: int) -> Player:
    """A bot by its one-line description, reproducible from its seed unless it watches the clock."""
    name = spec.partition(":")[0]
    if name == "program":
        return make_program(spec, seed)
    if name not in PLAYERS:
        raise BadOption(f"there is no bot {name!r}; there are: {', '.join(PLAYERS)}, program:COMMAND")
    return PLAYERS[name](spec, seed)
