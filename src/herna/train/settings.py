"""What a run of training is told, and the faults that end it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import blake2b
from json import dumps
from typing import Any

from herna.kernel.errors import HernaError


class TrainingError(HernaError):
    """Training cannot begin or go on; what was finished before is on the disk and whole."""


@dataclass(frozen=True)
class Settings:
    """One run. The same settings with `games` given the same networks; with `minutes`, time decides how many games.

    `play` and `gate` are bots as `herna arena` names them, without a network: the run adds the one that plays.
    """

    game: str
    seed: str = "0"
    rounds: int = 6
    games: int = 0  # in each round; 0: as many as the time allows
    minutes: float = 120.0
    gate_games: int = 400
    epochs: float = 3.0
    play: str = "greedy:worlds=1"
    gate: str = "greedy:worlds=2"
    hidden: int = 0  # units of the first layer; 0: as many as fit into the size of shipped weights, at most 64
    corrects: bool = False  # the network corrects the hand-written evaluation instead of replacing it
    batch: int = 50  # games in one file
    window: int = 4  # rounds whose games are learned from,
    most: int = 6_000_000  # and how many positions of them at most, the newest first: a million takes half a gigabyte
    league: float = 0.25  # the part of seats that an older network, or none, plays
    carry: float = 0.5  # the part of a game's first target that is its result, and not what the network said on the way
    positions: int = 16  # of one game: those of one game share its result, so more of them teach less than more games
    teacher: int = 0  # playouts of the search that judges each position; 0: results and later estimates judge it
    sight: int = 0  # so many turns ahead it looks; 0: as many as the bots' search in this game
    start: str = ""  # a file of weights to begin with, instead of none
    blend: float = 1.0  # the part of what a round has learned in its network; the rest is what it began with

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def derive(*parts: str | int) -> int:
    """A seed that depends on all the parts and on nothing else."""
    return int.from_bytes(blake2b(dumps(parts).encode(), digest_size=7, person=b"herna train").digest(), "big")
